import { isGuard } from '../../../httpd/guards.js'
import { filtersOnLine, moduleOfFilter } from '../../../models/filter-modules.js'
import { contextsOf } from '../../../site/context.js'
import { firstMainFile } from '../../../site/main-file.js'
import { directivesByConfiguration } from '../../../site/reading-order.js'
import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import { ancestors, type Directive } from '../../../syntax/tree.js'
import { failureAt } from '../../failure.js'
import { type Hit, ruleOf } from '../../rule.js'

export const filterUnknownProvider = ruleOf('starts', {
  id: 'filter-unknown-provider',
  title: 'A filter that is used before it is defined',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_filter.html#addoutputfilterbytype',
  fixes: 'none',
  covers: ['filter-unknown-provider'],
  page: `
## What 2.2 did

Filters were looked up at each request. If one did not exist, the response was sent without it.

## What 2.4 does

httpd looks up the filters of AddOutputFilterByType and FilterProvider when it reads the line. If one does not exist
yet, httpd does not start ("Unknown filter provider"). In a \`.htaccess\` file it answers 500.

## What the rule does

It reports the line if ExtFilterDefine comes later in the files, or if the files are the whole configuration and no
LoadModule line loads the filter's module. Move the definition up, load the module, or remove the line.`,
  *check(site) {
    const uses = site.directives('AddOutputFilterByType', 'FilterProvider').filter(isLiteral)
    if (uses.length === 0) return
    yield* definedLater(site, new Set(uses))
    yield* notLoaded(site, uses)
  },
})

function* definedLater(site: Site, uses: ReadonlySet<Directive>): Generator<Hit> {
  if (!site.hasDirective('ExtFilterDefine')) return
  const early = new Map<Directive, Directive>()
  for (const order of directivesByConfiguration(site)) {
    const defined = new Set<string>()
    const waiting = new Map<string, Directive>()
    for (const { at } of order) {
      if (at.key === 'extfilterdefine') {
        const name = at.args[0]?.value.toLowerCase() ?? ''
        const use = waiting.get(name)
        if (use) early.set(use, at)
        defined.add(name)
      } else if (uses.has(at))
        for (const name of filtersOnLine(at)) if (!defined.has(name)) waiting.set(name, waiting.get(name) ?? at)
    }
  }
  for (const [at, definition] of early) {
    yield {
      at,
      message: `2.4 does not start, because the filter ${definition.args[0]?.value} is defined only below this line. Move \`ExtFilterDefine ${definition.args[0]?.value}\` above it.`,
    }
  }
}

function* notLoaded(site: Site, uses: readonly Directive[]): Generator<Hit> {
  if (!site.complete || !firstMainFile(site) || !site.hasDirective('LoadModule')) return
  for (const at of uses) {
    const name = filtersOnLine(at).find((name) => isMissing(site, moduleOfFilter(name)))
    const guarded = [...ancestors(at)].some(isGuard) || contextsOf(site, at).has('other')
    if (!name || guarded) continue
    yield {
      at,
      message: `2.4 ${failureAt(at)} because of the filter ${name.toUpperCase()} unless ${moduleOfFilter(name)} is loaded. Load the module, or remove the line.`,
    }
  }
}

const isMissing = (site: Site, module: string | undefined): boolean => module !== undefined && !site.loads(module)
