import { isConditional } from '../../../site/context.js'
import { ancestors, type Directive } from '../../../syntax/tree.js'
import { failureAt } from '../../failure.js'
import { type Hit, ruleOf } from '../../rule.js'

/** An MPM that was patched into 2.2, by the directives that it alone had, and what to do on 2.4. */
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
    instead: 'Load mpm_prefork_module and mpm_itk_module, a module of its own that was built for 2.4',
  },
  {
    name: 'peruser',
    directives: [
      ...['ServerEnvironment', 'Multiplexer', 'Processor', 'MinMultiplexers', 'MaxMultiplexers'],
      ...['MinSpareProcessors', 'MinProcessors', 'MaxProcessors', 'ProcessorWaitTimeout'],
    ],
    instead: 'Run each site under its own user by mpm_itk_module, PHP-FPM or suEXEC, and take its lines out',
  },
  {
    name: 'metuxmpm',
    directives: ['ChildPerUserID', 'MultiplexerUserID'],
    instead: 'Run each site under its own user by mpm_itk_module, PHP-FPM or suEXEC, and take its lines out',
  },
]

export const foreignMpm = ruleOf('modules', {
  id: 'foreign-mpm',
  title: 'An MPM that was patched into 2.2',
  see: 'https://httpd.apache.org/docs/2.4/mpm.html',
  fixes: 'none',
  page: `
The MPMs itk, peruser and metuxmpm were patched into 2.2, to run each virtual host under a user of its own. 2.4 has none of
them, and does not start with their directives. What became of itk is a module for 2.4 beside the MPM prefork, with the same
directives; of the others there is none.

The rule speaks once for each of them, at its first line, and again where the lines stand in a guard that holds on 2.2 alone,
as \`<IfModule itk.c>\`: 2.4 passes them by, and all sites run under the same user. Where the module mpm_itk is loaded, or its lines wait for it by
the name that it has in 2.4, there is nothing to do.`,
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

/** `<IfModule itk.c>`; 2.4's module is mpm_itk.c. */
const isGuardedByOldName = (line: Directive, { name }: ForeignMpm): boolean =>
  [...ancestors(line)].some(({ key, args }) => key === 'ifmodule' && args[0]?.value.toLowerCase() === `${name}.c`)

function hitAt(lines: readonly Directive[], { name, instead }: ForeignMpm, stops: boolean): Hit | undefined {
  const [at] = lines
  if (!at) return undefined
  const effect = stops ? failureAt(at) : `silently passes by the lines in \`<IfModule ${name}.c>\``
  const what = stops ? ` with ${at.name.value}` : ': all sites run under the same user'
  const message = `2.4 has no MPM ${name} and ${effect}${what}. ${instead}.`
  return { at, message, severity: stops ? undefined : 'warning' }
}
