/** Something that could not be read or written, in a sentence for the user. */
export interface FileTrouble {
  readonly path: string
  readonly message: string
  /** Nothing that could have been read was missed by it. */
  readonly isHarmless?: true
  /** It is a link that leads to nothing: where it says it does, and what comes of it where somebody would read it. */
  readonly link?: { readonly target: string; readonly failure?: string | undefined }
}

/** Whether something was missed: a link to nothing is told, and fails nothing. */
export const isAnyMissed = (troubles: readonly FileTrouble[]): boolean => troubles.some(({ isHarmless }) => !isHarmless)

type Verb = 'read' | 'written'

/** Do something with a file; what goes wrong is added to the troubles. */
export function tryWithFile(troubles: FileTrouble[], path: string, verb: Verb, action: () => void): void {
  try {
    action()
  } catch (error) {
    troubles.push({ path, message: troubleSentence(path, verb, error) })
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EEXIST: 'that name is already in use',
  EPERM: 'it is not permitted',
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

/** What went wrong with a file, in a sentence for the user. */
export function troubleSentence(path: string, verb: Verb, error: unknown): string {
  const { code = '', message = String(error) } = error as { code?: string; message?: string }
  if (code === 'ENOENT' && path.includes('\uFFFD'))
    return `${path} could not be ${verb}: its name is not UTF-8. Rename it.`
  if (code === 'ENOENT') return `${path} does not exist.`
  return `${path} could not be ${verb}: ${reasons[code] ?? message}.`
}
