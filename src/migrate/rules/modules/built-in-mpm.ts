import { type Edit, fixCountingOn, insertAfter, insertBefore } from '../../../edit/edit.js'
import { moduleNamed } from '../../../httpd/modules.js'
import { hasLinkedMpm, isLinkedIn } from '../../../httpd/target-modules.js'
import { hasFileForEachModule, loadedModules } from '../../../models/modules/loaded-modules.js'
import { type FormerMpm, formerMpm } from '../../../models/mpm.js'
import { isWhole, type Server, serversOn22 } from '../../../site/server-level.js'
import type { Site } from '../../../site/site.js'
import { where } from '../../assumptions.js'
import { defaultLoadLines, linesFor, loadLines, placeForFirst } from '../../load-lines.js'
import { type Hit, ruleOf } from '../../rule.js'

export const builtInMpm = ruleOf('modules', {
  id: 'built-in-mpm',
  title: 'No MPM is named',
  severity: 'warning',
  see: 'https://httpd.apache.org/docs/2.4/upgrading.html#mpm',
  fixes: 'review',
  covers: ['loadmodule-mpm', 'mpm-default-event', 'ifmodule-mpm-blocks', 'err-mpm'],
  page: `
2.2 had its MPM built in: prefork, one process for each request, unless it was built with another. In 2.4 the MPM is a module
like any other in most builds, and 2.4 does not start where none is loaded ("No MPM loaded", AH00534). Where 2.4 has one
linked in, it is event by default, with threads. Then the numbers of \`<IfModule prefork.c>\` do not count, and modules
that cannot stand threads, as mod_php mostly cannot, do not load.

The fix loads mpm_prefork_module, which keeps 2.2's processes, or mpm_worker_module where 2.2 ran threads: mod_cgid without mod_cgi
shows that, or an unguarded ThreadsPerChild, with which prefork does not start. It is for review. Only one MPM may be loaded, so
it must neither be linked in nor loaded in a file that is not seen here (\`httpd -l\` and \`httpd -M\` tell). Where
\`--modules\` has said that none is linked in, and every file is given, it is safe; where one is, there is nothing to do.`,
  *check(site) {
    for (const server of serversOn22(site)) {
      const modules = loadedModules(site, server)
      if (
        modules.onWindows ||
        hasLinkedMpm(site.target) ||
        ['prefork', 'worker', 'event'].some((mpm) => modules.names.has(mpm))
      )
        continue
      yield hit(site, server, formerMpm(site, server, modules))
    }
  },
})

function hit(site: Site, server: Server, { mpm, shownBy }: FormerMpm): Hit {
  const load = hasFileForEachModule(site, server) ? `Run "${enabling(mpm)}"` : `Load mpm_${mpm}_module`
  const why = shownBy ? `for ${shownBy}` : "2.2's default"
  const isAbsent = isLinkedIn(site.target, mpm) === false
  const isOnly = preforkOnly.test(shownBy ?? '')
  const message = isAbsent
    ? `This 2.4 has no MPM built in and does not start until one is loaded. ${load} (${why}) to keep the processes of 2.2.`
    : isOnly
      ? `No MPM is loaded here: 2.4 uses event, and does not start with ${shownBy}. ${load} to keep the processes of 2.2.`
      : `No MPM is loaded here: 2.4 uses event, or does not start if it has none built in. ${load} (${why}) to keep the processes of 2.2.`
  const edit = editFor(site, server, mpm)
  const title = `Load the MPM ${mpm}`
  const sentence = isAbsent
    ? `2.2 runs ${mpm} (httpd -V shows it), and no file outside these loads an MPM.`
    : `2.2 runs ${mpm} (httpd -V shows it), and 2.4 has no MPM built in or loaded elsewhere.`
  const isSafe = isAbsent && isWhole(site, server)
  const at = loadLines(site, server)?.first
  return {
    at: at?.file === server.file ? at : server.at,
    concerns: 'server',
    message,
    severity: isOnly || isAbsent ? 'error' : undefined,
    fix:
      edit && fixCountingOn(title, where(!isSafe, `built-in-mpm:${mpm}${isAbsent ? '' : ':built-in'}`, sentence), edit),
  }
}

/** What no other MPM knows (server/mpm/prefork/prefork.c). */
const preforkOnly = /^M(in|ax)SpareServers$/

/** Debian enables event, beside which a2enmod enables no other. */
const enabling = (mpm: string) => `${mpm === 'event' ? '' : 'a2dismod mpm_event; '}a2enmod mpm_${mpm}`

function editFor(site: Site, server: Server, mpm: string): Edit | undefined {
  const module = moduleNamed(mpm)
  const loads = loadLines(site, server)
  const place = placeForFirst(site, server)
  if (!module) return undefined
  if (place) return insertAfter(place, linesFor(defaultLoadLines(site.target), module, site.target))
  return loads?.first.file === server.file ? insertBefore(loads.first, linesFor(loads, module, site.target)) : undefined
}
