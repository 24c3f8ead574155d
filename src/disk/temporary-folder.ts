import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteFolderAtExit } from './after-us.js'
import { runAtEnd } from './interrupt.js'
import { followLinks } from './real-path.js'
import { ownScratchName, removeLeftovers } from './scratch.js'

/** With the machine and the process that made it, as scratch folders have them, and no dot: what is copied here is read. */
const temporaryName = /^httpd-upgrade-([\w.]+)-(\d+)-\w{6}$/

/**
 * An empty folder, by its real path, which is removed however this program ends, or by the next one where nobody was left to
 * do it.
 */
export function temporaryFolder(): { readonly folder: string; readonly remove: () => void } {
  removeLeftovers(tmpdir(), temporaryName)
  const folder = deleteFolderAtExit(() => followLinks(mkdtempSync(join(tmpdir(), ownScratchName().replace('.', '')))))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const stopListening = runAtEnd(remove)
  return {
    folder,
    remove() {
      remove()
      stopListening()
    },
  }
}
