import { moduleByName } from '../httpd/modules.js'
import { isConditional } from '../site/context.js'
import { type Server, startLines } from '../site/server-level.js'
import type { Site } from '../site/site.js'
import { ancestors, type Node } from '../syntax/tree.js'
import type { LoadedModules } from './modules/loaded-modules.js'

/** A multi-processing module, which creates the processes and threads of a server. */
export type Mpm = 'prefork' | 'worker' | 'event'

/**
 * The MPM that 2.4 runs where a line is read: that of the innermost guard around the line, else that of a LoadModule line. 2.2
 * had its MPM built in, so most configurations do not name it, and the result is undefined.
 */
export function mpmOn24At(site: Site, node: Node): Mpm | undefined {
  for (const section of ancestors(node)) {
    const named = section.key === 'ifmodule' ? mpmOf(section.args[0]?.value ?? '') : undefined
    if (named) return named
  }
  return loadedMpm(site)
}

/** The MPM that a LoadModule line names. */
function loadedMpm(site: Site): Mpm | undefined {
  for (const line of site.directives('LoadModule')) {
    const named = mpmOf(line.args[0]?.value ?? '')
    if (named) return named
  }
  return undefined
}

function mpmOf(name: string): Mpm | undefined {
  const module = moduleByName(name)?.name
  return module === 'prefork' || module === 'worker' || module === 'event' ? module : undefined
}

/** The MPM that 2.2 had built in, and the directive or module that shows it. */
export interface LikelyMpm {
  readonly mpm: Mpm
  /** The directive or module that shows it; undefined if it is only the default. */
  readonly shownBy: string | undefined
}

/** Directives that only one kind of MPM knows. Outside of guards, they stop servers with other MPMs. */
const tellTales: readonly (readonly [string, Mpm])[] = [
  ['MinSpareServers', 'prefork'],
  ['MaxSpareServers', 'prefork'],
  ['MinSpareThreads', 'worker'],
  ['MaxSpareThreads', 'worker'],
  ['ThreadsPerChild', 'worker'],
]

/** Whether lines show an MPM with threads, as on Windows. Prefork does not know them (server/mpm/prefork/prefork.c). */
export const showsThreadedMpm = (site: Site): boolean =>
  tellTales.some(([name, mpm]) => mpm === 'worker' && site.directives(name).some((line) => !isConditional(site, line)))

/**
 * The MPM that 2.2 probably runs, and the directive or module that shows it. If nothing shows it, prefork, the default of 2.2.
 */
export function likelyMpmOn22(site: Site, server: Server, { names }: LoadedModules): LikelyMpm {
  for (const [name, mpm] of tellTales) {
    if (startLines(site, server, name).some((line) => !isConditional(site, line))) return { mpm, shownBy: name }
  }
  const php = startLines(site, server, 'LoadModule').find((line) => /^php\d?_module$/.test(line.args[0]?.value ?? ''))
  if (php) return { mpm: 'prefork', shownBy: php.args[0]?.value }
  if (names.has('mod_cgid') && !names.has('mod_cgi')) return { mpm: 'worker', shownBy: 'mod_cgid' }
  return { mpm: 'prefork', shownBy: undefined }
}
