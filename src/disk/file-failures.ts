/** A file that could not be read or written, with a sentence for the user. */
export interface FileFailure {
  readonly path: string
  readonly message: string
  /** Whether every file that can be read was read nevertheless. */
  readonly isHarmless?: true
  /** For a broken link: its target, and the effect on a program that reads it. */
  readonly link?: { readonly target: string; readonly failure?: string | undefined }
}

/** Whether a file could not be read. Harmless problems such as broken links do not count. */
export const hasUnreadableFile = (troubles: readonly FileFailure[]): boolean =>
  troubles.some(({ isHarmless }) => !isHarmless)

type Verb = 'read' | 'written'

/** Runs an action that reads or writes a file. If it fails, adds the failure to the list. */
export function runAndRecordFailure(troubles: FileFailure[], path: string, verb: Verb, action: () => void): void {
  try {
    action()
  } catch (error) {
    troubles.push({ path, message: fileFailureSentence(path, verb, error) })
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EEXIST: 'that name is already in use',
  EPERM: 'the system does not permit it',
  EISDIR: 'it is a folder',
  ELOOP: 'its links form a circle',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'the file would be too large',
  ENOTDIR: 'a part of its path is not a folder',
  ENAMETOOLONG: 'its name is too long',
  EROFS: 'the file system is read-only',
  EMFILE: 'too many files are open',
}

/** The failure as a sentence for the user. */
export function fileFailureSentence(path: string, verb: Verb, error: unknown): string {
  const { code = '', message = String(error) } = error as { code?: string; message?: string }
  if (code === 'ENOENT' && path.includes('\uFFFD'))
    return `${path} could not be ${verb}: its name is not UTF-8. Rename the file.`
  if (code === 'ENOENT') return `${path} does not exist.`
  return `${path} could not be ${verb}: ${reasons[code] ?? message}.`
}
