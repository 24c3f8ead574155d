import { meet } from '../../../access/merge/file-names.js'
import type { Folder } from '../../../access/merge/folder-tree.js'
import type { State } from '../../../access/merge/keyed-state.js'
import type { Part, ServerSection } from '../../../access/merge/merge.js'
import type { Scope } from '../../../access/merge/scope.js'
import { urlCovers } from '../../../access/merge/url-paths.js'
import type { Access } from '../../../access/read/access.js'
import type { Condition } from '../../../access/read/condition.js'
import { grouped } from '../../../base/grouped.js'
import { fitsPath, isWild } from '../../../httpd/fnmatch.js'
import { segmentsOf } from '../../../httpd/folder-path.js'
import { isGuard } from '../../../httpd/guards.js'
import type { PerMethod } from '../../../httpd/methods.js'
import type { Site } from '../../../site/site.js'
import { templateBlocksOf } from '../../../site/template-blocks.js'
import { isInMacro, isLiteral } from '../../../syntax/literal.js'
import type { Section } from '../../../syntax/tree.js'
import { type Form, formOf } from '../forms.js'
import type { Planner } from '../plan.js'
import { type Repeat, type Split, type SplitOptions, singleTree, splitOf, statesIn, type Tag } from './split.js'

/** More copies than this are no longer what a person would write. */
const patience = 12

/** A virtual host, what a section of the main server comes to there, and where it is repeated there. */
interface Copy {
  readonly server: Section
  readonly parts: readonly Part[]
  readonly tree: PerMethod<Condition>
  readonly more: readonly Repeat[]
}

/** The tag of a copy of a location that these servers can have; undefined where it cannot be told. */
export type TagOf = (repeat: Repeat, servers: readonly ServerSection[]) => Tag | undefined

/**
 * A section of the main server over virtual hosts with different rules: one form for most of them, and a copy at the
 * beginning of each other one, which 2.4 merges after all sections of its kind of the main server, and before those of the
 * virtual host (server/core.c, merge_core_server_configs). Undefined where there is no such form.
 */
export function splitByServer(
  planner: Planner,
  scope: Scope,
  own: Access,
  parts: readonly Part[],
  tagOf: TagOf,
): Split | undefined {
  const { site, authorizers } = planner
  if (!mayBeCopied(planner, scope)) return undefined
  const byServer = grouped(parts, ({ server }) => server)
  if (byServer.size < 2) return undefined
  // A copy of names in a folder comes after those of virtual hosts.
  const within = (some: readonly Part[], alone?: true): Split | undefined =>
    scope.kind === 'location'
      ? splitWithin({ own, parts: some, authorizers, ...usual, ...(alone && { alone }) }, tagOf)
      : undefined
  const copies = [...byServer].flatMap(([server, mine]): Copy[] => {
    if (!server || !canHold(site, server)) return []
    const tree = singleTree(own, statesIn(mine), authorizers)
    if (tree) return [{ server, parts: mine, tree, more: [] }]
    const split = within(mine, true)
    return split?.form.kind === 'tree'
      ? [{ server, parts: mine, tree: split.form.authorization.tree, more: split.repeats }]
      : []
  })
  const without = (chosen: readonly Copy[]): Split => {
    const left = parts.filter((part) => !chosen.some(({ server }) => server === part.server))
    const rest = left.length > 0 ? left : parts
    const form = formOf(own, statesIn(rest), authorizers)
    const split = (form.kind === 'none' && chosen.length > 0 && within(rest)) || { form, repeats: [] }
    return { ...split, form: usable(split.form, statesIn(parts)) }
  }
  const chosen = fewest(copies, (some) => without(some).form.kind !== 'none')
  if (!chosen) return undefined
  const { form, repeats } = without(chosen)
  const inHosts = chosen.flatMap(({ server, tree, more }) => [
    { folder: undefined, names: [], tree, server },
    ...more.map((repeat) => ({ ...repeat, server })),
  ])
  return repeats.length + inHosts.length > patience ? undefined : { form, repeats: [...repeats, ...inHosts] }
}

/**
 * A .htaccess file that several servers read over different rules: its own form for most of them, and a pattern for its folder
 * in each other virtual host, which is merged after all folders. Undefined where something else would come in between.
 */
export function splitHtaccess(
  { site, authorizers, scopes }: Planner,
  scope: Scope,
  own: Access,
  parts: readonly Part[],
): Split | undefined {
  const names = segmentsOf(scope.path)
  const liesBelow = (other: Scope) => {
    const path = segmentsOf(other.path)
    return path.length > names.length && fitsPath(names, path)
  }
  const isInTheWay = (other: Scope) =>
    other.kind === 'pattern' || (/^(directory|htaccess)$/.test(other.kind) && (!other.placed || liesBelow(other)))
  if (!scope.placed || !/^(\/[\w.~+-]+)+$/.test(scope.path) || scopes.some(isInTheWay)) return undefined
  const tag = { name: 'DirectoryMatch', path: `^${scope.path.replace(/[.+]/g, '\\$&')}(/|$)` }
  const all = parts.flatMap((part) => [part, ...(part.others?.() ?? []).map((server) => ({ ...part, server }))])
  const copies = [...grouped(all, ({ server }) => server)].flatMap(([server, mine]): Copy[] => {
    const tree = server && canHold(site, server) ? singleTree(own, statesIn(mine), authorizers) : undefined
    return server && tree ? [{ server, parts: mine, tree, more: [] }] : []
  })
  const formWithout = (chosen: readonly Copy[]): Form => {
    const left = all.filter((part) => !chosen.some(({ server }) => server === part.server))
    return usable(formOf(own, statesIn(left.length > 0 ? left : parts), authorizers), statesIn(parts))
  }
  const chosen = fewest(copies, (some) => formWithout(some).kind !== 'none')
  if (!chosen || chosen.length > patience) return undefined
  const repeats = chosen.map(({ server, tree }) => ({ folder: undefined, names: [], tree, server, tag }))
  return { form: formWithout(chosen), repeats }
}

const usual = { forced: new Set<Folder>(), ownForm: 'first', namesLast: true } as const

/** A location that is repeated for some of its URLs on these servers alone. */
function splitWithin(options: SplitOptions, tagOf: TagOf): Split | undefined {
  const servers = [...new Set(options.parts.map(({ server }) => server))]
  const split = splitOf(options)
  const repeats = split?.repeats.map((repeat) => ({ ...repeat, tag: tagOf(repeat, servers) }))
  if (!split || !repeats?.every((repeat): repeat is Repeat & { tag: Tag } => repeat.tag !== undefined)) return undefined
  return { form: split.form, repeats }
}

/** Below a section that says nothing in 2.4 it would not be known that the copies say something. */
const usable = (form: Form, states: readonly State[]): Form =>
  form.kind === 'nothing' && !states.every(({ treeOn24 }) => treeOn24) ? { kind: 'none' } : form

/** One that is enough, or as few of them as can be told quickly. */
function fewest(copies: readonly Copy[], isEnough: (chosen: readonly Copy[]) => boolean): readonly Copy[] | undefined {
  const one = copies.find((copy) => isEnough([copy]))
  if (one) return [one]
  if (!isEnough(copies)) return undefined
  return copies.reduce((chosen, copy) => {
    const fewer = chosen.filter((other) => other !== copy)
    return fewer.length > 0 && isEnough(fewer) ? fewer : chosen
  }, copies)
}

/** Whether the section stands for itself in the main server, and nothing of its kind comes between it and its copies. */
function mayBeCopied({ site, scopes }: Planner, scope: Scope): boolean {
  const [place, ...others] = scope.places
  const isAlone = scope.at?.close && place && others.length === 0 && !place.server && !place.outer && !place.maybe
  if (!isAlone || scope.branch !== undefined || !scope.placed || !isPlain(site, scope.at as Section)) return false
  if (!/^(directory|pattern|files|location)$/.test(scope.kind)) return false
  return !scopes.some(
    (other) =>
      other !== scope &&
      other.kind === scope.kind &&
      other.places.some(({ server, outer, order }) => !server && !outer && order > place.order) &&
      mayShare(scope, other),
  )
}

/** Whether a later section of the same kind may be for the same requests. */
function mayShare(scope: Scope, other: Scope): boolean {
  if (scope.kind === 'files') return meet(scope, other) !== 'never'
  if (scope.kind === 'location') return urlCovers(scope, other) !== 'never'
  if (scope.kind === 'pattern') return true
  if (isWild(scope.path) || isWild(other.path) || !other.placed) return true
  const [one, two] = [segmentsOf(scope.path), segmentsOf(other.path)]
  return one.length === two.length && one.every((segment, index) => segment === two[index])
}

/** Whether it is read once and for sure, as it stands. */
const isPlain = (site: Site, section: Section): boolean =>
  isLiteral(section) &&
  !isInMacro(section) &&
  site.isLive(section) &&
  templateBlocksOf(site, section.file)?.at(section.start) === '' &&
  site.enclosing(section).length === 1 &&
  site.enclosing(section)[0]?.every((around) => isGuard(around) && isLiteral(around)) === true

/** A virtual host that may be skipped takes its copies with it. */
const canHold = (site: Site, server: Section): boolean =>
  server.close !== undefined &&
  isLiteral(server) &&
  !isInMacro(server) &&
  site.isLive(server) &&
  templateBlocksOf(site, server.file)?.at(server.start) === '' &&
  site.enclosing(server).length === 1
