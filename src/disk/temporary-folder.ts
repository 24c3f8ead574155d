import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteFolderAtExit } from './after-us.js'
import { runAtEnd } from './interrupt.js'
import { followLinks } from './real-path.js'
import { ownScratchName, removeLeftovers } from './scratch.js'

/**
 * The name includes machine and process, as scratch folders do, but does not start with a dot: httpd must read the
 * copies in it.
 */
const temporaryName = /^httpd-upgrade-([\w.]+)-(\d+)-\w{6}$/

/** Makes an empty folder, and returns its real path. It is deleted when the program ends, or by the next run. */
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
