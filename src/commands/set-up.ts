import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeToStream } from '../command-line/streams.js'
import { tryFileAccess } from '../command-line/usage-error.js'
import type { LocalRepository } from '../init/local-repository.js'
import type { PlannedFile } from '../init/plan.js'

/**
 * Writes a file and shows it; if it exists already, shows the text to add.
 * @throws UsageError
 */
export function writePlannedFile(
  { root, read }: LocalRepository,
  { path, text, textToAdd: addition, isProgram }: PlannedFile,
): 'done' | 'by-hand' {
  const before = read(path)
  if (before?.includes(addition.trim()) || isAtWork.test(before ?? '')) {
    writeToStream(1, `${path} already runs httpd-upgrade and is unchanged.\n\n`)
    return 'done'
  }
  if (before !== undefined) {
    writeToStream(1, `${path} exists and is unchanged. Add these lines to the file:\n\n${indented(addition)}\n`)
    return 'by-hand'
  }
  tryFileAccess(path, 'written', () => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text, { flag: 'wx', mode: isProgram ? 0o755 : 0o644 })
  })
  writeToStream(1, `Wrote ${path}:\n\n${indented(text)}\n`)
  return 'done'
}

/** Matches a file that already contains a call of this tool. */
const isAtWork = /httpd-upgrade\/httpd-upgrade|httpd-upgrade\S* --(staged|context|write)/

const indented = (text: string): string => text.replace(/^(?=.)/gm, '    ')
