import { wholeOf } from '../../../access/decide/decision.js'
import type { State } from '../../../access/decide/keyed-state.js'
import { inherit } from '../../../access/decide/state.js'
import { mayBeOne } from '../../../access/merge/file-names.js'
import { type Folder, foldersUpFrom } from '../../../access/merge/folder-tree.js'
import type { Part } from '../../../access/merge/merge.js'
import type { Scope } from '../../../access/merge/scope.js'
import type { Access } from '../../../access/read/access.js'
import { type Condition, equivalent } from '../../../access/read/condition.js'
import type { Authorizers } from '../../../access/read/requirements.js'
import { fitsPath } from '../../../httpd/fnmatch.js'
import { atMethod, namesIn, otherMethod, type PerMethod } from '../../../httpd/methods.js'
import { type Form, formOf, isExactFor } from '../forms.js'

/** A section that lies over different rules: what it says itself, and where it is repeated with other rules. */
export interface Split {
  readonly form: Form
  readonly repeats: readonly Repeat[]
  /** The locations of which one has the last word wherever this one applies, where no form of its own is exact. */
  readonly overruledBy?: readonly Scope[]
}

export interface Repeat {
  /** The folder that it is repeated in; undefined where it is repeated beside the section itself. */
  readonly folder: Folder | undefined
  /** The `<Files>` sections that have to apply as well. */
  readonly names: readonly Scope[]
  /** The locations that have to apply as well. */
  readonly urls?: readonly Scope[]
  readonly tree: PerMethod<Condition>
  /** It is written as an `<If>` that tells the folder by the file that is asked for, since no URL does. */
  readonly byFile?: true
  /** The locations that have the last word on their URLs, where it is written as an `<If>`. */
  readonly except?: readonly Scope[]
}

/** Of copies for the same request 2.4 merges the one of the highest rank last. */
export const mergeRank = (
  { folder, names, urls = [] }: Pick<Repeat, 'folder' | 'names' | 'urls'>,
  namesLast: boolean,
): number => (namesLast && names.length > 0 ? 100_000 : 0) + 1000 * urls.length + (folder?.depth ?? -1)

export interface SplitOptions {
  readonly own: Access
  readonly kind: Scope['kind']
  readonly parts: readonly Part<State>[]
  readonly authorizers: Authorizers
  /** Folders where it has to be repeated, since a section that comes before it is. */
  readonly forced: ReadonlySet<Folder>
  /** The folders that its own form may be for: not for others than the first, where it cannot be repeated there. */
  readonly ownForm: 'anywhere' | 'first' | 'wild'
  /** Copies for some names are written as `<If>`, which 2.4 merges after all other sections. */
  readonly namesLast: boolean
}

/** More copies than this are no longer what a person would write. */
const patience = 12

/** Requests of one folder, for files that the same sections apply to. */
interface Case {
  readonly folder: Folder
  readonly names: readonly Scope[]
  readonly urls: readonly Scope[]
  readonly states: readonly State[]
}

/** The fewest repetitions that make a section right everywhere; undefined where there is no such form. */
export function splitOf(options: SplitOptions): Split | undefined {
  const { ownForm } = options
  const cases = casesOf(options.parts)
  const first = cases[0]?.folder
  if (!first || cases.length > 200) return undefined
  const seeds = cases
    .filter(({ names, urls }) => names.length + urls.length === 0)
    .filter(({ folder }) => ownForm === 'anywhere' || (ownForm === 'first' ? folder === first : folder.wild))
    .slice(0, patience)
  const choices = seeds.map((seed) => grow(options, cases, seed)).sort((a, b) => b.size - a.size)
  for (const best of choices.slice(0, 3)) {
    const form = formFor(options, statesOf(best))
    if (form.kind === 'none') continue
    const repeats = repeatsOf(options, cases, best)
    if (repeats && repeats.length <= patience) return { form, repeats }
  }
  return undefined
}

/** From the shallowest folder down, and from few sections for names to many. */
function casesOf(parts: readonly Part<State>[]): readonly Case[] {
  const cases = new Map<string, Omit<Case, 'states'> & { states: Map<string, State> }>()
  for (const { folder, names, urls = [], bases } of parts) {
    const key = `${folder.path}\n${keyOf(names)}\n\n${keyOf(urls)}`
    const one = cases.get(key) ?? { folder, names, urls, states: new Map<string, State>() }
    for (const base of bases) one.states.set(base.key, base)
    cases.set(key, one)
  }
  const all = [...cases.values()].map((one) => ({ ...one, states: [...one.states.values()] }))
  return all.sort(
    (a, b) =>
      a.folder.depth - b.folder.depth ||
      Number(b.folder.wild) - Number(a.folder.wild) ||
      a.names.length - b.names.length ||
      a.urls.length - b.urls.length,
  )
}

const keyOf = (scopes: readonly Scope[]): string =>
  scopes.map(({ path, places }) => `${path} ${places[0]?.order}`).join('\n')

/** Cases that one form of the section is right for, beginning with one of them. */
function grow(options: SplitOptions, cases: readonly Case[], seed: Case): Set<Case> {
  const fitting = new Set([seed])
  if (formFor(options, seed.states).kind === 'none') return new Set()
  for (const one of cases) {
    fitting.add(one)
    if (one !== seed && formFor(options, statesOf(fitting)).kind === 'none') fitting.delete(one)
  }
  return fitting
}

const formFor = ({ own, kind, authorizers }: SplitOptions, bases: readonly State[]): Form =>
  formOf(own, { kind, bases, authorizers })

function statesOf(cases: Iterable<Case>): State[] {
  const states = new Map<string, State>()
  for (const one of cases) for (const state of one.states) states.set(state.key, state)
  return [...states.values()]
}

/** What a case inherits from the copies made so far may be right for it already. */
function repeatsOf(options: SplitOptions, cases: readonly Case[], best: ReadonlySet<Case>): Repeat[] | undefined {
  const { own, authorizers, forced } = options
  const isRightAt = ({ states }: Case, tree: Repeat['tree']) =>
    isExactFor(own, { merging: undefined, tree }, { kind: options.kind, bases: states, authorizers })
  const repeats: Repeat[] = []
  for (const one of cases) {
    const last = lastOf(options, repeats, one)
    const fits = last ? isRightAt(one, last.tree) : best.has(one)
    const isForced = forced.has(one.folder) && !repeats.some((repeat) => repeat.folder === one.folder)
    if (fits && !isForced) continue
    const tree = singleTree(own, one.states, authorizers)
    if (!tree) return undefined
    const isRight = (other: Case) => isRightAt(other, tree)
    const everywhere = one.names.length + one.urls.length > 0 && !last?.folder && alikeTo(cases, one).every(isRight)
    repeats.push({ folder: everywhere ? undefined : one.folder, names: one.names, urls: one.urls, tree })
  }
  // A copy that was made for one folder may come last elsewhere too.
  const fits = (one: Case) => {
    const last = lastOf(options, repeats, one)
    return last ? isRightAt(one, last.tree) : best.has(one)
  }
  return cases.every(fits) ? repeats : undefined
}

/** In any folder the cases of the same names and the same URLs. */
const alikeTo = (cases: readonly Case[], { names, urls }: Case): readonly Case[] =>
  sameNamesIn(
    cases.filter((other) => sameScopes(other.urls, urls)),
    names,
  )

/** For each folder the cases of files that go by these names, whether or not the sections for them apply there. */
function sameNamesIn(cases: readonly Case[], names: readonly Scope[]): readonly Case[] {
  return [...new Set(cases.map(({ folder }) => folder))].flatMap((folder) => {
    const here = cases.filter((one) => one.folder === folder)
    const known = names.filter((scope) => here.some((one) => one.names.includes(scope)))
    if (known.length === names.length) return here.filter((one) => sameScopes(one.names, known))
    // What else applies to files of these names there is not told by the sections that do.
    const mayBeMeant = (one: Case) => one.names.every((other) => names.every((name) => mayBeOne(name, other)))
    return here.filter((one) => known.every((scope) => one.names.includes(scope)) && mayBeMeant(one))
  })
}

/** The copy that is merged last for a case: of the deepest folder, for the most names. */
function lastOf(
  { namesLast }: SplitOptions,
  repeats: readonly Repeat[],
  { folder, names, urls }: Case,
): Repeat | undefined {
  const above = new Set([...foldersUpFrom(folder)])
  const mine = repeats.filter(
    (repeat) =>
      (!repeat.folder || above.has(repeat.folder) || matchesAbove(repeat.folder, folder)) &&
      repeat.names.every((scope) => names.includes(scope)) &&
      (repeat.urls ?? []).every((scope) => urls.includes(scope)),
  )
  return mine.reduce<Repeat | undefined>(
    (best, next) => (!best || mergeRank(next, namesLast) >= mergeRank(best, namesLast) ? next : best),
    undefined,
  )
}

/** Whether a path with wild-cards is for what lies in a folder too. */
const matchesAbove = (wild: Folder, { depth, segments }: Folder): boolean =>
  wild.wild && depth >= wild.depth && fitsPath(wild.segments, segments)

const sameScopes = (a: readonly Scope[], b: readonly Scope[]) =>
  a.length === b.length && a.every((scope) => b.includes(scope))

/** What all these states come to with the section, if it is the same. */
function singleTree(own: Access, states: readonly State[], authorizers: Authorizers): PerMethod<Condition> | undefined {
  const [first, ...rest] = states.map((state) => wholeOf(inherit(state, own), authorizers))
  if (!first) return undefined
  const alike = rest.every((other) =>
    [...namesIn(first, other), otherMethod].every((name) => equivalent(atMethod(first, name), atMethod(other, name))),
  )
  return alike ? first : undefined
}
