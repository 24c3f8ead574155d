import { meet } from '../../../access/merge/file-names.js'
import type { State } from '../../../access/merge/keyed-state.js'
import type { Part } from '../../../access/merge/merge.js'
import type { Scope } from '../../../access/merge/scope.js'
import { urlCovers } from '../../../access/merge/url-paths.js'
import type { Access } from '../../../access/read/access.js'
import type { Condition } from '../../../access/read/condition.js'
import { grouped } from '../../../base/grouped.js'
import { isWild } from '../../../httpd/fnmatch.js'
import { segmentsOf } from '../../../httpd/folder-path.js'
import { isGuard } from '../../../httpd/guards.js'
import type { PerMethod } from '../../../httpd/methods.js'
import type { Site } from '../../../site/site.js'
import { templateBlocksOf } from '../../../site/template-blocks.js'
import { isInMacro, isLiteral } from '../../../syntax/literal.js'
import type { Section } from '../../../syntax/tree.js'
import { type Form, formOf } from '../forms.js'
import type { Planner } from '../plan.js'
import { type Split, singleTree, statesIn } from './split.js'

/** More copies than this are no longer what a person would write. */
const patience = 12

/** A virtual host, and what a section of the main server comes to there. */
interface Copy {
  readonly server: Section
  readonly parts: readonly Part[]
  readonly tree: PerMethod<Condition>
}

/**
 * A section of the main server over virtual hosts with different rules: one form for most of them, and a copy at the
 * beginning of each other one, which 2.4 merges after all sections of its kind of the main server, and before those of the
 * virtual host (server/core.c, merge_core_server_configs). Undefined where there is no such form.
 */
export function splitByServer(planner: Planner, scope: Scope, own: Access, parts: readonly Part[]): Split | undefined {
  const { site, authorizers } = planner
  if (!mayBeCopied(planner, scope)) return undefined
  const byServer = grouped(parts, ({ server }) => server)
  if (byServer.size < 2) return undefined
  const copies = [...byServer].flatMap(([server, mine]): Copy[] => {
    const tree = server && canHold(site, server) ? singleTree(own, statesIn(mine), authorizers) : undefined
    return server && tree ? [{ server, parts: mine, tree }] : []
  })
  const formWithout = (chosen: readonly Copy[]): Form => {
    const left = parts.filter((part) => !chosen.some(({ server }) => server === part.server))
    return usable(formOf(own, statesIn(left.length > 0 ? left : parts), authorizers), statesIn(parts))
  }
  const chosen = fewest(copies, (some) => formWithout(some).kind !== 'none')
  if (!chosen || chosen.length > patience) return undefined
  const repeats = chosen.map(({ server, tree }) => ({ folder: undefined, names: [], tree, server }))
  return { form: formWithout(chosen), repeats }
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
