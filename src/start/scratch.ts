import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atEnd } from '../disk/interrupt.js'

/** A folder for the copies, which is removed however this program ends. */
export function scratchForCopies(): { readonly folder: string; readonly remove: () => void } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'httpd-upgrade-')))
  // Where root starts the servers they answer as somebody else, who has to get in here.
  if (process.getuid?.() === 0) chmodSync(folder, 0o711)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const stopListening = atEnd(remove)
  return {
    folder,
    remove() {
      remove()
      stopListening()
    },
  }
}
