import { liesWithin } from '../httpd/folder-path.js'
import { mainFiles } from './main-file.js'
import type { Site } from './site.js'

/** The servers among the given files that lie in another folder than they name, where that folder can be told. */
export const copiedServers = (site: Site) =>
  mainFiles(site).flatMap(({ file }) => {
    const place = site.placeOf(file.path)
    const top = site.serverRoots.find((root) => root.top && liesWithin(place, root.top))?.top
    if (!top || top.length === 0) return []
    const main = place.slice(top.length).join('/')
    if (!file.path.endsWith(main)) return []
    return {
      /** The folder that is `/` of the server, by its path as given; `.` for the folder that paths are relative to. */
      folder: file.path.slice(0, -main.length).replace(/\/$/, '') || '.',
      /** The path of the main file below it. */
      main,
    }
  })
