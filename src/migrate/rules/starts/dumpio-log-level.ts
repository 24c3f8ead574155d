import { removeLine, safeFix } from '../../../edit/edit.js'
import { generalLogLevelOf, logLevelLineFor, logVerbosityOf } from '../../../models/log-level.js'
import type { Site } from '../../../site/site.js'
import type { Directive } from '../../../syntax/tree.js'
import { moduleLogLevelFix } from '../../module-log-level.js'
import { type Hit, ruleOf } from '../../rule.js'

export const dumpioLogLevel = ruleOf('starts', {
  id: 'dumpio-log-level',
  title: 'DumpIOLogLevel is gone',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_dumpio.html',
  fixes: 'safe',
  covers: ['dumpio-log-level'],
  page: `
## What 2.2 did

mod_dumpio logged traffic at the level of DumpIOLogLevel, by default debug.

## What 2.4 does

It logs at trace7, and httpd refuses to start because of DumpIOLogLevel.

## What the rule does

It removes the line. If 2.2 did log traffic (DumpIOInput or DumpIOOutput is on and LogLevel showed that level), it
adds \`dumpio:trace7\` to LogLevel.`,
  *check(site) {
    const switches = site
      .directives('DumpIOInput', 'DumpIOOutput')
      .filter((line) => /^on$/i.test(line.args[0]?.value ?? ''))
    const lines = site.directives('DumpIOLogLevel')
    for (const at of lines) yield logLevelHit(site, at, switches.length > 0)
    const at = switches[0]
    if (at && lines.length === 0 && site.from !== '2.4') yield* unseenDump(site, at)
  },
})

function logLevelHit(site: Site, at: Directive, on: boolean): Hit {
  const gone = '2.4 refuses to start because of DumpIOLogLevel;'
  if (on && lets(site, at, at.args[0]?.value ?? 'debug')) {
    return {
      at,
      message: `${gone} add dumpio:trace7 to LogLevel instead.`,
      fix: moduleLogLevelFix(site, at, 'dumpio', 'trace7', 'goes'),
    }
  }
  return { at, message: `${gone} remove it.`, fix: safeFix('Remove DumpIOLogLevel', removeLine(at)) }
}

/**
 * The hit for a dump that 2.4 no longer logs: 2.2 dumped at level debug by default, which LogLevel debug shows, but 2.4 at
 * trace7.
 */
function* unseenDump(site: Site, at: Directive): Generator<Hit> {
  if (!logLevelLineFor(site, at) || !lets(site, at, 'debug')) return
  const fix = moduleLogLevelFix(site, at, 'dumpio', 'trace7', 'stays')
  if (fix.edits.length === 0) return
  yield {
    at,
    severity: 'warning',
    message:
      'mod_dumpio of 2.4 logs traffic at the level trace7, which LogLevel debug does not show. Add dumpio:trace7 to LogLevel.',
    fix,
  }
}

/** Whether the LogLevel in force (by default warn) includes a level. */
function lets(site: Site, at: Directive, level: string): boolean {
  const line = logLevelLineFor(site, at)?.line
  return logVerbosityOf((line && generalLogLevelOf(line)) ?? 'warn') >= logVerbosityOf(level)
}
