import { isConditional } from '../../../site/context.js'
import { ancestors, type Directive } from '../../../syntax/tree.js'
import { failureAt } from '../../failure.js'
import { type Hit, ruleOf } from '../../rule.js'

/** An MPM that was patched into 2.2: its own directives, and what to do on 2.4. */
interface ForeignMpm {
  readonly name: string
  readonly directives: readonly string[]
  readonly instead: string
}

// The documentation of mpm-itk (mpm-itk.sesse.net), peruser and metuxmpm.
const mpms: readonly ForeignMpm[] = [
  {
    name: 'itk',
    directives: ['AssignUserID', 'MaxClientsVHost', 'NiceValue'],
    instead: 'Load mpm_prefork_module and mpm_itk_module, built for 2.4',
  },
  {
    name: 'peruser',
    directives: [
      ...['ServerEnvironment', 'Multiplexer', 'Processor', 'MinMultiplexers', 'MaxMultiplexers'],
      ...['MinSpareProcessors', 'MinProcessors', 'MaxProcessors', 'ProcessorWaitTimeout'],
    ],
    instead: 'Run each site under its own user with mpm_itk_module, PHP-FPM or suEXEC, and remove these lines',
  },
  {
    name: 'metuxmpm',
    directives: ['ChildPerUserID', 'MultiplexerUserID'],
    instead: 'Run each site under its own user with mpm_itk_module, PHP-FPM or suEXEC, and remove these lines',
  },
]

export const foreignMpm = ruleOf('modules', {
  id: 'foreign-mpm',
  title: 'An MPM that was patched into 2.2',
  see: 'https://httpd.apache.org/docs/2.4/mpm.html',
  fixes: 'none',
  page: `
## What 2.2 did

Patches added the MPMs itk, peruser and metuxmpm, which run each virtual host under its own user.

## What 2.4 does

None of them exists, and httpd refuses to start because of their directives. If the lines are in a section such as
\`<IfModule itk.c>\`, httpd skips them: **all sites run under the same user**. itk continues as a module for 2.4,
mpm_itk, with the same directives, beside the prefork MPM.

## What the rule does

It reports each of them once, at the first line, and again where an \`<IfModule>\` hides the lines from 2.4.

## When not

If mpm_itk is loaded, or the \`<IfModule>\` names it as 2.4 does, the rule reports nothing.`,
  *check(site) {
    if (site.from === '2.4') return
    for (const mpm of mpms) {
      if (mpm.name === 'itk' && site.loads('mpm_itk_module')) continue
      const lines = site.directives(...mpm.directives)
      const bare = lines.filter((line) => !isConditional(site, line))
      const old = lines.filter((line) => isGuardedByOldName(line, mpm))
      for (const hit of [hitAt(bare, mpm, true), hitAt(old, mpm, false)]) if (hit) yield hit
    }
  },
})

/**
 * Whether a guard on the patch's module is around the line, such as `<IfModule itk.c>`. 2.4's module is mpm_itk.c, so 2.4 skips
 * it.
 */
const isGuardedByOldName = (line: Directive, { name }: ForeignMpm): boolean =>
  [...ancestors(line)].some(({ key, args }) => key === 'ifmodule' && args[0]?.value.toLowerCase() === `${name}.c`)

function hitAt(lines: readonly Directive[], { name, instead }: ForeignMpm, stops: boolean): Hit | undefined {
  const [at] = lines
  if (!at) return undefined
  const effect = stops ? failureAt(at) : `silently skips the lines in \`<IfModule ${name}.c>\``
  const what = stops ? ` because of ${at.name.value}` : ': all sites run under the same user'
  const message = `2.4 has no MPM ${name} and ${effect}${what}. ${instead}.`
  return { at, message, severity: stops ? undefined : 'warning' }
}
