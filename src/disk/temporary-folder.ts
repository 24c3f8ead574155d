import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runAtExit } from './interrupt.js'
import { followLinks } from './real-path.js'
import { ownScratchPrefix, removeLeftovers } from './scratch.js'
import { makeFolderUntilExit } from './until-exit.js'

/**
 * Matches the names of temporary folders. Like the names of scratch folders, they contain the machine and the process. But they
 * do not start with a dot, because httpd must read the copies in the folder.
 */
const temporaryName = /^httpd-upgrade-([\w.]+)-(\d+)-\w{6}$/

/** Makes an empty folder, and returns its real path. It is deleted when the program ends, or by the next run. */
export function makeTemporaryFolder(): { readonly folder: string; readonly remove: () => void } {
  removeLeftovers(tmpdir(), temporaryName)
  const folder = makeFolderUntilExit(() =>
    followLinks(mkdtempSync(join(tmpdir(), ownScratchPrefix().replace('.', '')))),
  )
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const stopListening = runAtExit(remove)
  return {
    folder,
    remove() {
      remove()
      stopListening()
    },
  }
}
