import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderGoesWithUs } from './after-us.js'
import { atEnd } from './interrupt.js'
import { followLinks } from './real-path.js'
import { clearLeft, ourName } from './scratch.js'

/** With the machine and the process that made it, as scratch folders have them, and no dot: what is copied here is read. */
const temporaryName = /^httpd-upgrade-([\w.]+)-(\d+)-\w{6}$/

/**
 * An empty folder, by its real path, which is removed however this program ends, or by the next one where nobody was left to
 * do it.
 */
export function temporaryFolder(): { readonly folder: string; readonly remove: () => void } {
  clearLeft(tmpdir(), temporaryName)
  const folder = folderGoesWithUs(() => followLinks(mkdtempSync(join(tmpdir(), ourName().replace('.', '')))))
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
