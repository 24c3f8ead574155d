import { hasAccessRules } from '../../../access/read/access-lines.js'
import { commaList } from '../../../base/list-text.js'
import { insertAfter, insertBefore, removeLine, removeSection, safeFix, unwrapSection } from '../../../edit/edit.js'
import { directiveByName, isInclude, mayHaveEffect } from '../../../httpd/directives.js'
import { type Module, moduleByName } from '../../../httpd/modules.js'
import { isAvailableButNotEnabled } from '../../../site/enabled.js'
import { guardReadingToday } from '../../../site/guard-reading.js'
import type { Site } from '../../../site/site.js'
import { logicalLineText } from '../../../syntax/lines.js'
import { isLiteral } from '../../../syntax/literal.js'
import { type Directive, isCommand, isSection, type Node, type Section, walk } from '../../../syntax/tree.js'
import { type Alternative, type Hit, ruleOf } from '../../rule.js'

/** The removed modules, each with its replacement in 2.4. */
const removed: Readonly<Record<string, string>> = {
  mod_authn_default: '2.4 needs no fallback for authentication',
  mod_authz_default: '2.4 itself denies a request that no authorization module has allowed',
  mod_authn_alias: 'mod_authn_core replaces it',
  mod_mem_cache: 'mod_cache_disk or mod_cache_socache can replace it',
}

export const removedModules = ruleOf('modules', {
  id: 'removed-modules',
  title: 'The module no longer exists',
  see: 'https://httpd.apache.org/docs/2.4/upgrading.html#compile-time',
  fixes: 'safe',
  covers: ['loadmodule-removed', 'ifmodule-dead-branches', 'authn-provider-alias'],
  page: `
## What 2.2 did

mod_authn_default and mod_authz_default refused requests that no other module decided. mod_authn_alias provided
\`<AuthnProviderAlias>\`. mod_mem_cache cached in memory.

## What 2.4 does

These modules are gone, and httpd refuses to start because of their LoadModule lines. It refuses undecided requests
itself; mod_authn_core provides the aliases. Without the cache, responses are the same but slower. httpd silently skips
an \`<IfModule>\` on such a module, and always reads an \`<IfModule !…>\` on it.

## What the rule does

It removes the LoadModule line, with sections around it that contain nothing else. It removes an \`<IfModule>\` that contains only
directives of the module. If both versions treat all its lines alike (Redirect, for example) and 2.2 loads the module,
it removes the tags and keeps the lines. Otherwise it names the lines that are lost, perhaps access rules: move the
ones you need out of the block. A block \`<IfModule !mod_authz_default.c>\` that 2.2 never read gets
\`<IfVersion < 2.4>\`.`,
  *check(site) {
    for (const at of site.directives('LoadModule')) {
      const module = moduleByName(at.args[0]?.value ?? '')
      const instead = module && removed[module.name]
      if (!instead) continue
      const message = `This line stops 2.4 from starting: ${module.name} is gone. Remove the line; ${instead}.`
      yield { at, message, fix: safeFix(`Do not load ${module.name}`, removeLine(at)) }
    }
    if (site.from === '2.4') return
    for (const at of guards(site))
      for (const hit of guardHit(site, at)) if (hit.fix || !isAvailableButNotEnabled(site, at.file)) yield hit
  },
})

/** The IfModule guards that no other guard hides from 2.4. (`site.sections` leaves out guards that 2.4 skips.) */
const guards = (site: Site): readonly Section[] =>
  site.files
    .flatMap((file) => file.named('<ifmodule'))
    .filter(isSection)
    .filter(({ parent }) => !parent || site.isLive(parent))

function* guardHit(site: Site, at: Section): Generator<Hit> {
  const word = at.args[0]?.value ?? ''
  const name = word.replace(/^!/, '')
  const module = moduleByName(name)
  // mod_authn_alias is left out, because mod_authn_core has its aliases now.
  if (!module || !removed[module.name] || module.name === 'mod_authn_alias') return
  if (name !== module.source && name !== module.symbol22) return
  const held = [...walk(at.children)].filter(isCommand)
  const lost = held.filter((node) => !isOf(node, module))
  const decides = lost.some((node) => isDeciding(node) && !isOfCache(node))
  if (word.startsWith('!')) yield* alwaysRead(site, at, module, held)
  else if (lost.length === 0 && module.name !== 'mod_mem_cache') yield needless(at, module)
  else if (module.name === 'mod_mem_cache' && !decides) yield lostCache(at)
  else yield lostLines(site, at, module, lost)
}

const isOf = (node: Directive | Section, { name }: Module): boolean => {
  const known = directiveByName(node.key)
  return known?.in22?.module === name && !known.in24
}

const needless = (at: Section, { name }: Module): Hit => ({
  at,
  severity: 'info',
  message: `2.4 has no ${name}, so it never reads this block. Remove the block.`,
  fix: safeFix('Remove the block', removeSection(at)),
})

const lostCache = (at: Section): Hit => ({
  at,
  severity: 'warning',
  message:
    '2.4 has no mod_mem_cache and skips this block, so nothing is cached in memory. Remove the block. To keep a cache, use mod_cache_disk or mod_cache_socache.',
  forms: [withoutIt(at)],
})

const withoutIt = (at: Section): Alternative => ({
  name: 'remove',
  title: 'Remove the block',
  edits: [removeSection(at)],
})

function lostLines(site: Site, at: Section, module: Module, lost: readonly (Directive | Section)[]): Hit {
  const skips = `2.4 has no ${module.name} and silently skips this block with ${linesListed(lost)}`
  if (guardReadingToday(site, at) === 'always' && [...walk(at.children)].every(isSameFor(module))) {
    const own = [...walk(at.children)].filter(isCommand).filter((node) => isOf(node, module))
    return {
      at,
      severity: 'warning',
      message: `${skips}; 2.2 reads it. Remove the tags.`,
      fix: safeFix('Remove the tags, keep the lines', [...unwrapSection(at), ...own.map(removeLine)]),
    }
  }
  return {
    at,
    severity: 'warning',
    message: `${skips}. Move the lines you need out of it.`,
    forms: [{ name: 'keep-lines', title: 'Remove the tags, keep the lines', edits: unwrapSection(at) }, withoutIt(at)],
  }
}

/**
 * Whether both versions read the lines alike and no other rule handles them, so that only the tags need to go. Not for
 * templates or nested guards.
 */
const isSameFor =
  (module: Module) =>
  (node: Node): boolean =>
    node.kind === 'comment' ||
    node.kind === 'blank' ||
    (isCommand(node) && isLiteral(node) && (isOf(node, module) || isSameForBoth(node)))

function isSameForBoth({ key, args }: Directive | Section): boolean {
  const [first] = args.map(({ value }) => value)
  if (/^redirect/.test(key))
    return first !== undefined && /^(\/.*|30[1237]|40[34]|410|permanent|temp|seeother|gone)$/i.test(first)
  if (/^(directory|files|location)$/.test(key)) return args.length === 1 && first !== '~'
  return /^(anonymous(_\w+)?|serveradmin|serversignature)$/.test(key) && !args.some(({ value }) => value === '')
}

function* alwaysRead(
  site: Site,
  at: Section,
  { name }: Module,
  held: readonly (Directive | Section)[],
): Generator<Hit> {
  if (held.length === 0) return
  const reads = `2.4 has no ${name} and always reads this block with ${linesListed(held)}`
  const isKept = guardReadingToday(site, at) === 'never' && at.close !== undefined && !held.some(isOfOthers)
  yield isKept
    ? {
        at,
        severity: 'warning',
        message: `${reads}; 2.2 does not. Put the block into \`<IfVersion < 2.4>\`.`,
        fix: safeFix(
          'Put the block into <IfVersion < 2.4>',
          insertBefore(at, ['<IfVersion < 2.4>']),
          insertAfter(at, ['</IfVersion>']),
        ),
      }
    : {
        at,
        severity: 'warning',
        message: `${reads}. If you meant this block for 2.2 only, remove the block.`,
        forms: [withoutIt(at)],
      }
}

/** Whether other rules depend on the line, so that this rule must not remove it. */
const isOfOthers = (node: Directive | Section): boolean =>
  hasAccessRules([node]) ||
  isInclude(node) ||
  /^(virtualhost|allowoverride|options|documentroot|loadmodule|accessfilename|namevirtualhost|listen|define|use|macro)$/.test(
    node.key,
  )

/** Whether a line may decide an answer. */
const isDeciding = ({ key, kind }: Directive | Section): boolean =>
  kind === 'directive' &&
  (['maps', 'passes', 'asks', 'sets', 'reads', 'brings', 'refuses', 'authorizes'] as const).some((effect) =>
    mayHaveEffect(key, effect),
  )

const isOfCache = ({ key }: Directive | Section): boolean => /^m?cache/.test(key)

/** The most lines to quote in a message, because a person has to find each of them. */
const maxDeciding = 20

/** The lines as a list for a message: quoted if some of them may change responses, otherwise only their names. */
function linesListed(nodes: readonly (Directive | Section)[]): string {
  const deciding = nodes.filter((node) => isDeciding(node) && !isOfCache(node))
  if (deciding.length > 0)
    return commaList(
      [...new Set(deciding.map((node) => `\`${logicalLineText(node.file.text, node).trim()}\``))],
      maxDeciding,
    )
  const names = [...new Set(nodes.map((node) => (node.kind === 'section' ? `<${node.name.value}>` : node.name.value)))]
  return commaList(names, 4)
}
