import { chmodSync } from 'node:fs'
import { temporaryFolder } from '../disk/temporary-folder.js'

/** A folder for the copies, which is removed however this program ends. */
export function scratchForCopies(): ReturnType<typeof temporaryFolder> {
  const scratch = temporaryFolder()
  // Where root starts the servers they answer as somebody else, who has to get in here.
  if (process.getuid?.() === 0) chmodSync(scratch.folder, 0o711)
  return scratch
}
