import { isScopeSection } from '../../../access/merge/collect-scopes.js'
import { accessKinds, isAccessLineOf22 } from '../../../access/read/access-lines.js'
import { listText } from '../../../base/list-text.js'
import { removeLine, unwrapSection } from '../../../edit/edit.js'
import { isRequireWordOnlyOn24 } from '../../../httpd/authz-providers.js'
import { guardReading, isGuard } from '../../../httpd/guards.js'
import { firstHtaccessLinesRejectedOnlyBy24, htaccessRejectedOnlyBy22 } from '../../../models/rejected-htaccess.js'
import {
  ancestors,
  type Directive,
  isDirective,
  type Node,
  type Section,
  valuesOf,
  walk,
} from '../../../syntax/tree.js'
import { accessHits } from '../../access/hits.js'
import { objectionsTo } from '../../access/outcome/outcome.js'
import { type Alternative, type Hit, ruleOf } from '../../rule.js'

export const accessControl = ruleOf('access', {
  id: 'access-control',
  title: 'Order, Allow, Deny and Satisfy become Require, with copies of inherited rules',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/upgrading.html#access',
  fixes: 'both',
  covers: [
    ...['access-deny-all', 'access-allow-all', 'access-allow-list', 'access-deny-list', 'access-mixed-lists'],
    ...['access-missing-order', 'access-mutual-failure', 'access-dead-allow', 'access-env', 'access-env-negated'],
    ...['access-host', 'access-ip-forms', 'access-trailing-comment', 'access-satisfy-all', 'access-hosts-disabled'],
    ...['access-satisfy-any', 'access-satisfy-any-open', 'access-satisfy-any-others', 'access-satisfy-inherited'],
    ...['access-child-require-inherits-hosts', 'access-child-hosts-inherits-require', 'access-child-partial-hosts'],
    ...['access-unknown-base', 'access-limit', 'access-limit-other-methods'],
    ...['access-limit-gap', 'access-htaccess-class'],
    ...['access-mixed', 'access-mixed-example-denied', 'access-mixed-example-granted', 'access-keep-old'],
    ...['access-version-guards', 'access-guard-authz-host', 'access-files-ht', 'access-proxy-section'],
    ...['authz-require-several-modules', 'authz-authoritative-removed', 'authz-require-case', 'authz-require-quoted'],
    ...['authz-dbm-group', 'authtype-without-require', 'authz-negative-only', 'authz-owner', 'auth-merging'],
  ],
  page: `
## What 2.2 did

Two checks decided: is the address allowed (Order, Allow, Deny), and is the user allowed (Require)? Satisfy said
whether both had to pass or one was enough. Each of the three was inherited on its own: a section with one Allow line
lost the host rules of the section above, but kept its Require and Satisfy.

With \`Order allow,deny\`, \`Deny from all\` beats every Allow. The last two examples in Apache's upgrade guide let in the
address that Allow names; a real 2.2 refused it.

## What 2.4 does

Require alone decides, and a section inherits or replaces it as a whole. If a section below closed host rules has only
\`Require valid-user\`, users that 2.2 refused get in.

## What the rule does

It works out what 2.2 decided in each section, including what the section inherits, and writes Require lines with the
same result. \`AuthMerging And\` keeps inherited rules. If the result depends on the folder, the new rule checks the
folder (\`Require expr\`). Changes that depend on each other are one fix.

A fix is safe if the given files are the whole configuration (\`--assume-complete\`): it is then proved that every
request is answered as before. Otherwise the fix states its condition. A message starts with any rule that had an
unexpected effect in 2.2; \`likely-mistakes: review\` makes those fixes for review. \`ineffective-allow: guide\` offers the form of
Apache's guide for review.

Rules for each version (\`<IfModule mod_authz_core.c>\`) stay if both versions decide alike. If the rules for
2.4 are missing or let in more, they are rewritten to match 2.2. If they refuse more, you decide. \`--drop-22\` keeps
only the rules for 2.4, and is for review unless both let in the same requests; \`--keep-22\` writes both. Rules in
\`<IfDefine NAME>\`, or in an \`<IfModule>\` that may or may not apply, are worked out for each case, for at most three
names.

In a template, a fix is right for every branch and every path that a placeholder can stand for. A client that the
template fills in is assumed to be an address, for review: \`Allow from {{ net }}\` becomes \`Require ip {{ net }}\`, also
in a loop.

## When not

If 2.4 has no exact form, the message says what to decide.`,
  weighsGuards: true,
  *check(site, choices) {
    const isRefused = () =>
      htaccessRejectedOnlyBy22(site).size > 0 || firstHtaccessLinesRejectedOnlyBy24(site).length > 0
    if (!deciding.some((name) => site.names.has(name)) && !isRefused()) return
    for (const hit of accessHits(site, choices)) yield hit.fix ? hit : { ...hit, ...formsAt(hit.at) }
  },
  review: objectionsTo,
})

const deciding = [
  ...['order', 'allow', 'deny', 'satisfy', 'require', 'authtype', '<limit', '<limitexcept'],
  // Directives because of which 2.2 may answer 500 for a .htaccess file, and with it refuse all requests.
  ...['accessfilename', 'allowoverride'],
  ...['user', 'groupfile', 'dbm', 'owner', 'ldap'].map((name) => `authz${name}authoritative`),
]

/**
 * The forms to choose from if rules that only 2.4 reads are beside rules for 2.2: keep the rules of one version, without the
 * others. Empty if no rule is only for 2.4.
 */
function formsAt(at: Directive | Section): Pick<Hit, 'forms'> {
  // Without a line that 2.2 reads, there is no choice between the rules of two versions.
  if (!isReadOn22(at)) return {}
  const place = placeOf(at)
  const own = [...walk((place ?? at.file).children)].filter(isDirective).filter((line) => placeOf(line) === place)
  const old = own.filter((line) => isOldLine(line.key) && isReadOn22(line))
  const newer = own.filter(({ key, args }) => key === 'require' && isRequireWordOnlyOn24(args[0]?.value ?? ''))
  if (old.length === 0 || newer.length === 0) return {}
  return {
    forms: [
      form('for-24', `Keep ${named(newer)}, without ${named(old)}`, old),
      form('for-22', `Keep ${named(old)}, without ${named(newer)}`, newer),
    ],
  }
}

/** The section for which a node sets rules: not a guard, `<Limit>` or group of Require lines. Undefined at server level. */
function placeOf(node: Node): Section | undefined {
  for (const section of ancestors(node)) if (isScopeSection(section) || section.key === 'virtualhost') return section
  return undefined
}

const isReadOn22 = (line: Node): boolean =>
  ![...ancestors(line)].some((section) => isGuard(section) && guardReading(section, '2.2') === 'never')

const isOldLine = (key: string): boolean => {
  const kind = accessKinds.get(key)
  return kind !== undefined && isAccessLineOf22({ kind })
}

/** A form that removes some lines, and the tags of Require groups around them. */
const form = (name: string, title: string, lines: readonly Directive[]): Alternative => {
  const around = lines.flatMap((line) => [...ancestors(line)].filter(({ key }) => /^require(all|any|none)$/.test(key)))
  return { name, title, edits: [...lines.map(removeLine), ...[...new Set(around)].flatMap(unwrapSection)] }
}

const named = (lines: readonly Directive[]): string => {
  const all = [...new Set(lines.map((line) => `\`${[line.name.value, ...valuesOf(line)].join(' ')}\``))]
  return listText(all, 2)
}
