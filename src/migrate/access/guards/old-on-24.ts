import type { Scope } from '../../../access/merge/scope.js'
import { compatGuardsWithoutCounterpart, testsAccessCompat } from '../../../access/read/access-lines.js'
import { groupBy } from '../../../base/group-by.js'
import { isAccessCompatDirective } from '../../../httpd/directives.js'
import { isGuard } from '../../../httpd/guards.js'
import { filesWithGuardedLines } from '../../../models/for-one-version/lines-of-one.js'
import { isSurelyReadOn24, onlyVersionReading } from '../../../site/guard-reading.js'
import type { Site } from '../../../site/site.js'
import { commandsUnder, type Directive, type Section } from '../../../syntax/tree.js'
import type { Hit } from '../../rule.js'

/** Findings about lines that only 2.4 reads, and that it rejects: always, or without mod_access_compat (one for each guard). */
export function* oldLinesFor24Hits(site: Site): Generator<Hit> {
  const files = site.once(filesWithGuardedLines)
  if (site.from === '2.4' || files.length === 0) return
  const linesNamed = (names: readonly string[]) =>
    names
      .flatMap((name) => files.flatMap((file) => site.directivesIn(file, name)))
      .filter((line) => isReadOnlyOn24(site, line))
  for (const at of linesNamed(goneFrom24)) {
    const guard = innermostGuard(site, at)
    const message = `2.4 does not know \`${at.name.value}\`. Remove the line.`
    if (guard) yield { at, severity: 'error', message: `${readsThis(site, at, guard)}, but ${message}` }
  }
  if (site.loads('mod_access_compat')) return
  const lines = linesNamed([...site.names].filter(isAccessCompatDirective))
  for (const [guard, [at]] of groupBy(lines, (line) => innermostGuard(site, line))) {
    const message = `2.4 replaced \`${at.name.value}\` with \`Require\`. Rewrite the line with \`Require\`, or remove the line.`
    if (guard) yield { at, severity: 'error', message: `${readsThis(site, at, guard)}, but ${message}` }
  }
}

/** Whether a section has lines that only 2.4 reads and that need mod_access_compat. */
export const hasOldLinesFor24 = (site: Site, { nodes }: Scope): boolean =>
  site.from !== '2.4' &&
  !site.loads('mod_access_compat') &&
  [...commandsUnder(nodes)].some(
    (node) => node.kind === 'directive' && isAccessCompatDirective(node.key) && isReadOnlyOn24(site, node),
  )

/** Findings about rules that 2.4 has only if it loads mod_access_compat, with no rules beside them for servers without it. */
export function* compatOnlyRuleHits(site: Site): Generator<Hit> {
  if (site.from !== '2.4') return
  for (const at of compatGuardsWithoutCounterpart(site))
    yield {
      at,
      severity: 'info',
      message:
        'Without mod_access_compat, 2.4 does not read these rules. Before you remove the module, write Require lines into an `<IfModule !mod_access_compat.c>` beside these rules.',
    }
}

/** Directives that 2.4 does not know with any module. */
const goneFrom24 = ['Default', 'User', 'GroupFile', 'DBM', 'Owner', 'LDAP'].map((name) => `Authz${name}Authoritative`)

const readsThis = (site: Site, at: Directive, guard: Section): string =>
  `Only 2.4 ${isSurelyReadOn24(site, at) ? 'reads' : 'may read'} this line, in \`<${guard.name.value} ${guard.args.map(({ value }) => value).join(' ')}>\``

/** The guard around the line, or around the Include of its file. */
const innermostGuard = (site: Site, line: Directive): Section | undefined => site.enclosing(line).flat().find(isGuard)

/**
 * Whether guards hide a line from 2.2, and none of them tests for mod_access_compat, which shows that the line is meant for
 * 2.4.
 */
const isReadOnlyOn24 = (site: Site, line: Directive): boolean =>
  onlyVersionReading(site, line) === '2.4' && !site.enclosing(line).flat().some(testsAccessCompat)
