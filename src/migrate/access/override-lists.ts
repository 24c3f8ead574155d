import { allows, forbiddenIn, isKnown } from '../../access/merge/override.js'
import type { Scope } from '../../access/merge/scope.js'
import { type Edit, insertAfter } from '../../edit/edit.js'
import type { Site } from '../../site/site.js'
import type { Directive } from '../../syntax/tree.js'
import type { OverrideLists, Plan, Planner } from './plan.js'

/**
 * What .htaccess files may use besides what AllowOverride lets them, where AuthConfig would let them use more than 2.2 did:
 * enough for the lines that are written (server/core.c, set_override_list; server/config.c, invoke_cmd).
 */
const listed: readonly string[] = ['AuthMerging', 'Require', '<RequireAll', '<RequireAny', '<RequireNone']

const listedKeys: ReadonlySet<string> = new Set(listed.map((name) => name.replace('<', '').toLowerCase()))

/**
 * The lists that let the plan's .htaccess file say what it has to, and wake none that 2.2 refused; undefined where there are
 * none: where a line is not known, or where the directives of the list are all that such a file was refused for.
 */
export function listsFor(planner: Planner, { overrides }: Plan): OverrideLists | undefined {
  const { site, forbidding } = planner
  const all = site.directives('AllowOverride')
  const isPlain = all.every((line) => isKnown(line) && isInFolder(site, line))
  const stayRefused = overrides.every((line) =>
    (forbidding.get(line) ?? []).every((scope) => staysRefused(planner, scope, line, listedKeys)),
  )
  if (!isPlain || !stayRefused) return undefined
  const lines = all.filter((line) => needsList(planner, line))
  return { lines: overrides, others: all.filter((line) => !lines.includes(line) && !overrides.includes(line)) }
}

/**
 * Whether a file that 2.2 refused under a line is refused by 2.4 too: where it is read under others, with Require in the place
 * of its old lines.
 * @param also what it may use besides
 */
export function staysRefused(
  { site, skipped }: Planner,
  scope: Scope,
  line: Directive,
  also: ReadonlySet<string> = new Set(),
): boolean {
  const changes = !skipped.has(scope)
  if (changes && !also.has('require') && !allows(line, 'AuthConfig')) return true
  return forbiddenIn(site, scope.nodes, line, changes ? new Set([...also, ...oldKeys]) : also) !== undefined
}

const oldKeys: readonly string[] = ['order', 'allow', 'deny', 'satisfy', 'require']

const needsList = ({ forbidding, plans }: Planner, line: Directive): boolean =>
  forbidding.has(line) && [...plans.values()].some(({ overrides }) => overrides.includes(line))

const isInFolder = (site: Site, line: Directive): boolean =>
  line.parent?.key === 'directory' &&
  site.enclosing(line).length === 1 &&
  site.enclosing(line)[0]?.every(({ key }) => key === 'directory' || key === 'virtualhost') === true

/** The lists, each behind its AllowOverride line. */
export const listEdits = ({ lines, others }: OverrideLists): readonly Edit[] => [
  ...lines.map((line) => insertAfter(line, [`AllowOverrideList ${listed.join(' ')}`])),
  ...others.map((line) => insertAfter(line, ['AllowOverrideList None'])),
]
