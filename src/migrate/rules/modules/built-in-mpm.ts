import { type Edit, fixWithAssumptions, insertAfter, insertBefore } from '../../../edit/edit.js'
import { moduleByName } from '../../../httpd/modules.js'
import { hasBuiltInMpm, isBuiltIn } from '../../../httpd/target-modules.js'
import { hasFileForEachModule, loadedModules } from '../../../models/modules/loaded-modules.js'
import { type LikelyMpm, likelyMpmOn22 } from '../../../models/mpm.js'
import { isServerComplete, type Server, serversOn22, startLines } from '../../../site/server-level.js'
import type { Site } from '../../../site/site.js'
import { fileAndLine } from '../../../syntax/file-and-line.js'
import { ancestors, type Directive, siblings } from '../../../syntax/tree.js'
import {
  defaultLoadModuleWriter,
  linesLoadingModule,
  lineToAddFirstLoadModuleAfter,
  loadModuleLines,
} from '../../load-module-lines.js'
import { type Hit, ruleOf } from '../../rule.js'

export const builtInMpm = ruleOf('modules', {
  id: 'built-in-mpm',
  title: 'No MPM is loaded',
  severity: 'warning',
  see: 'https://httpd.apache.org/docs/2.4/upgrading.html#mpm',
  fixes: 'review',
  covers: ['loadmodule-mpm', 'mpm-default-event', 'ifmodule-mpm-blocks', 'err-mpm'],
  page: `
## What 2.2 did

The MPM was built in: usually prefork, with one process for each request.

## What 2.4 does

In most builds the MPM is a module, and httpd does not start if none is loaded ("No MPM loaded", AH00534). A build
with a built-in MPM has event by default, which uses threads. The settings in \`<IfModule prefork.c>\` then have no
effect, and modules that are not thread-safe, such as most builds of mod_php, do not load.

## What the rule does

It offers to load mpm_prefork_module, which keeps 2.2's process model. If 2.2 used threads, it offers
mpm_worker_module: mod_cgid without mod_cgi shows that, or a ThreadsPerChild outside of \`<IfModule>\`. The fix is for
review because only one MPM may be loaded: \`httpd -l\` and \`httpd -M\` show whether there is another. It is safe if \`--modules\` shows
that none is built in and all files are given.

## When not

If \`--modules\` shows that an MPM is built in, the rule reports nothing.`,
  *check(site) {
    for (const server of serversOn22(site)) {
      const modules = loadedModules(site, server)
      if (
        modules.onWindows ||
        hasBuiltInMpm(site.target) ||
        ['prefork', 'worker', 'event'].some((mpm) => modules.names.has(mpm))
      )
        continue
      yield hit(site, server, likelyMpmOn22(site, server, modules))
    }
  },
})

function hit(site: Site, server: Server, { mpm, shownBy }: LikelyMpm): Hit {
  const load = hasFileForEachModule(site, server) ? `Run "${enabling(mpm)}"` : `Load mpm_${mpm}_module`
  const why = shownBy ? `for ${shownBy}` : "2.2's default"
  const isAbsent = isBuiltIn(site.target, mpm) === false
  const isOnly = preforkOnly.test(shownBy ?? '')
  const maybe = mpm === 'prefork' ? lineOfPreforkOnly(site, server) : undefined
  const objection = maybe
    ? ` If that is event, which refuses ${maybe.name.value} (${fileAndLine(maybe)}), remove the lines that only prefork knows.`
    : ''
  const message = isAbsent
    ? `2.4 does not start: it has no MPM built in, and none is loaded. ${load} to keep ${mpm} (${why}).`
    : isOnly
      ? `No file loads an MPM, so 2.4 has none, or uses its built-in one (usually event), which refuses to start because of ${shownBy}. ${load} to keep ${mpm}.`
      : `No file loads an MPM, and 2.4 does not start without one. ${load} to keep ${mpm} (${why}), unless \`httpd -l\` lists a built-in MPM.${objection}`
  const edit = editFor(site, server, mpm)
  const title = `Load the MPM ${mpm}`
  const assumptions = [
    { name: `built-in-mpm:${mpm}`, sentence: `2.2 runs ${mpm} (httpd -V shows it).` },
    isAbsent
      ? { name: 'built-in-mpm:no-other', sentence: 'No other file that this server reads loads an MPM.' }
      : {
          name: 'built-in-mpm:only',
          sentence: '`httpd -l` of 2.4 lists no MPM, and no other file of the new server loads one (LoadModule mpm_…).',
        },
  ]
  const isSafe = isAbsent && isServerComplete(site, server)
  const at = loadModuleLines(site, server)?.first
  return {
    at: at?.file === server.file ? at : server.at,
    concerns: 'server',
    message,
    severity: isOnly || isAbsent ? 'error' : undefined,
    fix: edit && fixWithAssumptions(title, isSafe ? [] : assumptions, edit),
  }
}

/** Directives of prefork only (server/mpm/prefork/prefork.c). */
const preforkOnly = /^M(in|ax)SpareServers$/

/** A line that only prefork knows, and that 2.4 may read with any MPM. */
const lineOfPreforkOnly = (site: Site, server: Server): Directive | undefined =>
  startLines(site, server, 'MinSpareServers', 'MaxSpareServers').find(
    (line) => ![...ancestors(line)].some(({ key }) => key === 'ifmodule'),
  )

/** The command that enables an MPM on Debian. Any other than event, which Debian's package enables, must replace event. */
const enabling = (mpm: string) => `${mpm === 'event' ? '' : 'a2dismod mpm_event; '}a2enmod mpm_${mpm}`

function editFor(site: Site, server: Server, mpm: string): Edit | undefined {
  const module = moduleByName(mpm)
  const loads = loadModuleLines(site, server)
  const place = lineToAddFirstLoadModuleAfter(site, server)
  if (!module) return undefined
  if (place) return insertAfter(place, linesLoadingModule(defaultLoadModuleWriter(site.target), module, site.target))
  if (loads?.first.file !== server.file) return undefined
  const insert = hasComment(loads.first) ? insertAfter : insertBefore
  return insert(loads.first, linesLoadingModule(loads, module, site.target))
}

/** Whether a comment is above the line. A line inserted between them would separate the two. */
const hasComment = (line: Directive): boolean => {
  const around = siblings(line)
  return around[around.indexOf(line) - 1]?.kind === 'comment'
}
