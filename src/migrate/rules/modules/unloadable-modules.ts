import { removeLine, safeFix } from '../../../edit/edit.js'
import { moduleNamed, successors } from '../../../httpd/modules.js'
import { packageOf } from '../../../httpd/packages.js'
import { isLinkedIn } from '../../../httpd/target-modules.js'
import { isNotEnabled } from '../../../site/enabled.js'
import type { Site } from '../../../site/site.js'
import { hasPlaceholder } from '../../../syntax/template.js'
import { type Directive, sourceOf, valuesOf } from '../../../syntax/tree.js'
import { absence, isFileThere } from '../../absent-module.js'
import { type Hit, ruleOf } from '../../rule.js'
import { sentAsTheyAre, withoutModule } from '../../without-module.js'

export const unloadableModules = ruleOf('modules', {
  id: 'unloadable-modules',
  title: 'LoadModule of what is linked in, or is not there',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_so.html#loadmodule',
  fixes: 'safe',
  covers: ['loadmodule-version-static'],
  page: `
What is linked into httpd and what are files differs from build to build: Red Hat's 2.4 loads mod_log_config from a file, Debian's
has it linked in. It does not start with a LoadModule for a module that is linked in ("is built-in and can't be
loaded"), or whose file is not there ("Cannot load").

\`--modules\` says what the 2.4 has that the configuration is for. It takes the name of its modules folder, a command such as
\`'httpd -l'\` or \`'apache2ctl -M'\`, or a file that holds what such a command printed. It may be given more than once. Without it
this rule has nothing to say.

A line for what is linked in is removed. Where the file is not there the module must be installed, or the line taken out with what
needs it, which somebody has to decide. For modules that do not come with httpd the rule third-party-modules says so.`,
  *check(site) {
    if (!site.target) return
    for (const at of site.directives('LoadModule')) {
      const [symbol = ''] = valuesOf(at)
      if (hasPlaceholder(sourceOf(at.file, at)) || isNotEnabled(site, at.file) || isGone(symbol)) continue
      if (isLinkedIn(site.target, symbol)) {
        if (!isSkipped(site, at, symbol)) yield linkedIn(at, symbol)
      } else if (moduleNamed(symbol) && isFileThere(site.target, at) === false) yield* noFile(site, at, symbol)
    }
  },
})

/** What other rules rename or remove. */
function isGone(symbol: string): boolean {
  const module = moduleNamed(symbol)
  return module !== undefined && (!module.symbol24 || successors[module.name] !== undefined)
}

/** Whether all places of a line stand in a guard that holds only where the module is not linked in. */
const isSkipped = (site: Site, at: Directive, symbol: string): boolean =>
  site.enclosing(at).every((sections) =>
    sections.some(({ key, args }) => {
      const word = args[0]?.value ?? ''
      return (
        key === 'ifmodule' &&
        word.startsWith('!') &&
        (moduleNamed(word.slice(1)) ?? word) === (moduleNamed(symbol) ?? symbol)
      )
    }),
  )

const linkedIn = (at: Directive, symbol: string): Hit => ({
  at,
  message: `2.4 here has ${symbol} linked in and does not start with a line that loads it; remove the line.`,
  fix: safeFix('Remove the line', removeLine(at)),
})

function* noFile(site: Site, at: Directive, symbol: string): Generator<Hit> {
  const absent = absence(site, at)
  const packaged = packageOf(moduleNamed(symbol)?.name ?? '')
  const install = packaged ? `install it (${packaged} on Red Hat)` : 'install it'
  if (absent?.what)
    yield {
      at,
      message: `${absent.what}; ${install}${absent.without}.${sentAsTheyAre(site, at)}`,
      ...withoutModule(site, at, unloadableModules.id),
    }
}
