import { listedPlainly } from '../../../base/listed.js'
import { removeLine, removeSection, safeFix, unwrap } from '../../../edit/edit.js'
import { directiveNamed } from '../../../httpd/directives.js'
import { type Module, moduleNamed } from '../../../httpd/modules.js'
import { isNotEnabled } from '../../../site/enabled.js'
import type { Site } from '../../../site/site.js'
import { type Directive, isCommand, isSection, type Section, walk } from '../../../syntax/tree.js'
import { type Alternative, type Hit, ruleOf } from '../../rule.js'

/** The module and what stands in for it in 2.4. */
const removed: Readonly<Record<string, string>> = {
  mod_authn_default: '2.4 itself refuses what no module decides',
  mod_authz_default: '2.4 itself refuses what no module decides',
  mod_authn_alias: 'mod_authn_core does its work',
  mod_mem_cache: 'mod_cache_disk or mod_cache_socache can cache instead',
}

export const removedModules = ruleOf('modules', {
  id: 'removed-modules',
  title: 'The module is gone',
  see: 'https://httpd.apache.org/docs/2.4/upgrading.html#compile-time',
  covers: ['loadmodule-removed', 'ifmodule-dead-branches', 'authn-provider-alias'],
  page: `
2.4 has no mod_authn_default, mod_authz_default, mod_authn_alias and mod_mem_cache. LoadModule for one of them stops
2.4, and the line is removed. The first two refused what nobody else decided, which 2.4 does by itself, and a site
without its cache in memory answers the same, more slowly.

An \`<IfModule>\` on such a module is false for good, so 2.4 leaves out what it holds without a word. A block with nothing but
directives of the module that was merely a default is removed. For any other the finding says what is lost. It may be the cache that mod_mem_cache kept, or lines of other modules, access rules perhaps. Such lines must be moved out of the block to live on. In the same
way an \`<IfModule !mod_authz_default.c>\` is always read.`,
  *check(site) {
    for (const at of site.directives('LoadModule')) {
      const module = moduleNamed(at.args[0]?.value ?? '')
      const instead = module && removed[module.name]
      if (!instead) continue
      const message = `2.4 has no ${module.name} and does not start with this line; remove it: ${instead}.`
      yield { at, message, fix: safeFix(`Do not load ${module.name}`, removeLine(at)) }
    }
    if (site.from === '2.4') return
    for (const at of guards(site))
      for (const hit of guardHit(at)) if (hit.fix || !isNotEnabled(site, at.file)) yield hit
  },
})

/** The guards that 2.4 would read but for the module. The site's own index leaves out what stands in a dead branch. */
const guards = (site: Site): readonly Section[] =>
  site.files
    .flatMap((file) => file.named('<ifmodule'))
    .filter(isSection)
    .filter(({ parent }) => !parent || site.isLive(parent))

function* guardHit(at: Section): Generator<Hit> {
  const word = at.args[0]?.value ?? ''
  const name = word.replace(/^!/, '')
  const module = moduleNamed(name)
  // The aliases live on under the name of mod_authn_core.
  if (!module || !removed[module.name] || module.name === 'mod_authn_alias') return
  if (name !== module.source && name !== module.symbol22) return
  const held = [...walk(at.children)].filter(isCommand)
  const lost = held.filter((node) => !isOf(node, module))
  if (word.startsWith('!')) yield* alwaysRead(at, module, held)
  else if (lost.length === 0 && module.name !== 'mod_mem_cache') yield needless(at, module)
  else if (module.name === 'mod_mem_cache') yield lostCache(at)
  else yield lostLines(at, module, lost)
}

const isOf = (node: Directive | Section, { name }: Module): boolean => {
  const known = directiveNamed(node.key)
  return known?.in22?.module === name && !known.in24
}

const needless = (at: Section, { name }: Module): Hit => ({
  at,
  severity: 'info',
  message: `2.4 has no ${name} and never reads this block, which holds nothing that 2.4 needs; remove it.`,
  fix: safeFix('Remove the block', removeSection(at)),
})

const lostCache = (at: Section): Hit => ({
  at,
  severity: 'warning',
  message:
    '2.4 has no mod_mem_cache and silently skips this block, so nothing is cached in memory; remove it, and decide whether mod_cache_disk or mod_cache_socache shall cache instead.',
  forms: [withoutIt(at)],
})

const withoutIt = (at: Section): Alternative => ({ title: 'Remove the block', edits: [removeSection(at)] })

const lostLines = (at: Section, { name }: Module, lost: readonly (Directive | Section)[]): Hit => ({
  at,
  severity: 'warning',
  message: `2.4 has no ${name} and silently skips this block, with ${linesListed(lost)} in it; move what is still wanted out of it.`,
  forms: [{ title: 'Keep its lines without the block', edits: unwrap(at) }, withoutIt(at)],
})

function* alwaysRead(at: Section, { name }: Module, held: readonly (Directive | Section)[]): Generator<Hit> {
  if (held.length === 0) return
  const message = `2.4 has no ${name} and always reads this block, with ${linesListed(held)} in it; remove the block if that is not wanted.`
  yield { at, severity: 'warning', message, forms: [withoutIt(at)] }
}

function linesListed(nodes: readonly (Directive | Section)[]): string {
  const names = [...new Set(nodes.map((node) => (node.kind === 'section' ? `<${node.name.value}>` : node.name.value)))]
  return listedPlainly(names, 4)
}
