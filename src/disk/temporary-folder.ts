import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atEnd } from './interrupt.js'
import { followLinks } from './real-path.js'

/** An empty folder, by its real path, which is removed however this program ends. */
export function temporaryFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = followLinks(mkdtempSync(join(tmpdir(), 'httpd-upgrade-')))
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
