import { isPathWithin } from '../httpd/folder-path.js'
import { mainFiles } from './main-file.js'
import type { Site } from './site.js'

/** The copied servers among the given files: the root of the server's disk is a known folder here, not `/`. */
export const copiedServers = (site: Site) =>
  mainFiles(site).flatMap(({ file }) => {
    const place = site.placeOf(file.path)
    const top = site.serverRoots.find((root) => root.diskRoot && isPathWithin(place, root.diskRoot))?.diskRoot
    if (!top || top.length === 0) return []
    const main = place.slice(top.length).join('/')
    if (!file.path.endsWith(main)) return []
    return {
      /** The given folder that is `/` of the server; `.` for the folder that paths are relative to. */
      folder: file.path.slice(0, -main.length).replace(/\/$/, '') || '.',
      /** The path of the main file below that folder. */
      main,
    }
  })
