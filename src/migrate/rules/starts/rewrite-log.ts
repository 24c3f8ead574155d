import { type Fix, removeLine, safeFix } from '../../../edit/edit.js'
import type { Site } from '../../../site/site.js'
import { type Directive, siblings } from '../../../syntax/tree.js'
import { moduleLogLevelFix } from '../../module-log-level.js'
import { ruleOf } from '../../rule.js'

export const rewriteLog = ruleOf('starts', {
  id: 'rewrite-log',
  title: 'RewriteLog and RewriteLogLevel are gone',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html#logging',
  fixes: 'both',
  covers: ['rewrite-log', 'rewrite-log-level', 'rewritelog-privacy'],
  page: `
## What 2.2 did

mod_rewrite wrote to its own file, RewriteLog, in the detail set by RewriteLogLevel.

## What 2.4 does

It writes to the ErrorLog, at the levels trace1 to trace8 of LogLevel. httpd refuses to start because of the old
directives.

## What the rule does

It removes RewriteLog. \`RewriteLogLevel 3\` becomes \`rewrite:trace3\` on the LogLevel line of the same server or
virtual host, or a new LogLevel line, which leaves the level of other modules alone. \`RewriteLogLevel 0\` is removed,
and so is a RewriteLogLevel whose log was /dev/null. Levels from 9 become trace8. Everybody who can read the ErrorLog
then sees the rewriting.`,
  weighsGuards: true,
  *check(site) {
    for (const at of site.directives('RewriteLog')) {
      yield {
        at,
        message: '2.4 refuses to start because of RewriteLog. Remove the line: mod_rewrite now writes to the ErrorLog.',
        fix: safeFix('Remove RewriteLog', removeLine(at)),
      }
    }
    for (const at of site.directives('RewriteLogLevel')) {
      const level = traceLevelOf(at)
      const quiet = level === 0 || isOverruled(at) || isWithoutLog(site) || isThrownAway(at)
      const what = quiet
        ? 'Remove it'
        : `Add rewrite:trace${level ?? 'N'} to LogLevel instead${level === undefined ? ', with the level as N' : ''}: mod_rewrite now writes to the ErrorLog`
      const fix = quiet ? remove(at) : level && moduleLogLevelFix(site, at, 'rewrite', `trace${level}`, 'goes')
      yield {
        at,
        message: `2.4 refuses to start because of RewriteLogLevel. ${what}.`,
        fix: fix ? fix : undefined,
      }
    }
  },
})

/** The level from 0 to 8, as 2.2's atoi reads it; undefined if a variable or a template fills it in. */
function traceLevelOf(at: Directive): number | undefined {
  const value = at.args[0]?.value ?? ''
  if (/[${<%@]/.test(value)) return undefined
  return Math.min(8, Math.max(0, Number.parseInt(value, 10) || 0))
}

/** Whether a RewriteLogLevel further down in the same section or file replaces this one. */
const isOverruled = (at: Directive): boolean =>
  siblings(at).some((other) => other.kind === 'directive' && other.key === at.key && other.start > at.start)

/** Whether 2.2 writes no rewrite log, because no line names its file. */
const isWithoutLog = (site: Site): boolean => site.complete && !site.hasDirective('RewriteLog')

/** Whether the last RewriteLog in the same section or file names the null device. */
const isThrownAway = (at: Directive): boolean => {
  const logs = siblings(at).filter((node): node is Directive => node.kind === 'directive' && node.key === 'rewritelog')
  return /^(\/dev\/null|nul)$/i.test(logs.at(-1)?.args[0]?.value ?? '')
}

const remove = (at: Directive): Fix => safeFix('Remove RewriteLogLevel', removeLine(at))
