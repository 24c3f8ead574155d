import type { Access } from '../../access/read/access.js'
import { type AccessLine, isOld } from '../../access/read/access-lines.js'
import { type Edit, type Fix, insertBefore, safeFix } from '../../edit/edit.js'
import type { Site } from '../../site/site.js'
import type { Directive, Section } from '../../syntax/tree.js'
import type { Choices, Hit } from '../rule.js'
import { type Defined, type DefineState, editsIn, isUnread, nodeIn, statesOfDefines } from './define-states.js'
import { editsOf, overrideEdits, unitOf } from './edits.js'
import { textOfEdits } from './fix.js'
import { accessFixTitle } from './messages/fix-title.js'
import { newLines } from './new-lines.js'
import type { Plan } from './plan.js'
import { remove } from './removal.js'
import { surveyOf } from './survey.js'
import { changes, hasEnd } from './together/together.js'

/** A state with what is found in it, and the plans by the place of their scopes. */
interface Found extends DefineState {
  readonly hits: ReadonlyMap<string, Hit>
  readonly plans: ReadonlyMap<string, Plan>
  /** .htaccess files that 2.2 refuses in this state, and 2.4 too as long as the old lines are there. */
  readonly refused: ReadonlySet<string>
}

/**
 * What is to be said where nobody can tell which `<IfDefine>`s are read: one form for each state, in guards of its own where
 * they differ. Undefined where no state is undecided, or one of them has no form that is sure.
 */
export function hitsInStates(
  site: Site,
  choices: Choices,
  hitsAsIs: (site: Site) => Iterable<Hit>,
): readonly Hit[] | undefined {
  const states = statesOfDefines(site)?.map((state): Found => {
    const hits = new Map([...hitsAsIs(state.site)].map((hit) => [placeOf(hit.at), hit]))
    const { plans, partlyRefused } = surveyOf(state.site, choices.deadAllow)
    const refused = new Set([...partlyRefused].map(({ file }) => file.path))
    return { ...state, hits, refused, plans: new Map(plans.map((plan) => [scopeKey(plan), plan])) }
  })
  if (!states?.every(({ site: other, hits }) => other.from === site.from && [...hits.values()].every(isSure)))
    return undefined
  const places = [...new Set(states.flatMap(({ hits }) => [...hits.keys()]))]
  const alike = places.filter((place) => new Set(states.map(({ hits }) => textOfFix(hits.get(place)))).size === 1)
  const fixes = new Map<string, Fix>()
  for (const place of alike) {
    const fix = states[0]?.hits.get(place)?.fix
    if (fix) fixes.set(place, { ...fix, edits: editsIn(site, fix.edits) })
  }
  const differing = places.filter((place) => !fixes.has(place))
  const merged = differing.length > 0 ? mergedFix(site, states, differing) : undefined
  if (differing.length > 0 && !merged) return undefined
  return places.flatMap((place): Hit[] => {
    const hit = states.find(({ hits }) => hits.has(place))?.hits.get(place)
    const at = hit && nodeIn(site, hit.at)
    const fix = fixes.get(place) ?? merged
    return hit && at && isPlace(at) && fix ? [{ ...hit, at, fix }] : []
  })
}

const isSure = ({ fix }: Hit): boolean => fix?.safe === true
const textOfFix = (hit: Hit | undefined): string => (hit?.fix ? textOfEdits(hit.fix.edits) : '')
const placeOf = ({ file, start }: Directive | Section): string => `${file.path}:${start}`
const isPlace = (node: { readonly kind: string }): node is Directive | Section =>
  node.kind === 'directive' || node.kind === 'section'
const scopeKey = ({ scope: { at, file } }: Plan): string => `${file.path}:${at?.start ?? 'file'}`

/** One fix for what differs from state to state: what is read in one of them alone changes as it does there. */
function mergedFix(site: Site, states: readonly Found[], places: readonly string[]): Fix | undefined {
  const wanted = states.map(({ defined, hits }) => ({
    defined,
    edits: distinctEdits(
      site,
      places.flatMap((place) => hits.get(place)?.fix?.edits ?? []),
    ),
  }))
  const clashing = new Set(
    wanted.flatMap(({ edits }) =>
      [...edits].flatMap(([key, edit]) =>
        wanted.every((other) => other.edits.has(key) || isUnread(site, edit, other.defined)) ? [] : key,
      ),
    ),
  )
  const keys = [...new Set(states.flatMap(({ plans }) => [...plans.keys()]))]
  const scopes = keys.map((key) => {
    const plans = states.map((state) => state.plans.get(key))
    const own = plans.flatMap((plan) => (plan && changes(plan) ? [...distinctEdits(site, editsOf(plan)).keys()] : []))
    return { plans, own: new Set(own) }
  })
  const apart = scopes.filter(({ own }) => [...own].some((key) => clashing.has(key)))
  const replaced = new Set(apart.flatMap(({ own }) => [...own]))
  if ([...clashing].some((key) => !replaced.has(key))) return undefined
  const forms = apart.map(({ plans }) => formsApart(site, states, plans))
  if (!forms.every((edits) => edits !== undefined)) return undefined
  const kept = new Map(wanted.flatMap(({ edits }) => [...edits].filter(([key]) => !replaced.has(key))))
  const edits = [...kept.values(), ...distinctEdits(site, forms.flat()).values()]
  const group = states[0] ? [...states[0].plans.values()].filter(changes) : []
  return edits.length > 0 ? safeFix(accessFixTitle(group, edits), edits) : undefined
}

const distinctEdits = (site: Site, edits: readonly Edit[]): ReadonlyMap<string, Edit> =>
  new Map(editsIn(site, edits).map((edit) => [textOfEdits([edit]), edit]))

/** What a section says in each of the states, each in a guard of its own; undefined where it cannot be written so. */
function formsApart(
  site: Site,
  states: readonly Found[],
  plans: readonly (Plan | undefined)[],
): readonly Edit[] | undefined {
  const known = plans.flatMap((plan) => plan ?? [])
  const [one] = known
  if (!one || !known.every(isPlain) || states.some(({ refused }) => refused.has(one.scope.file.path))) return undefined
  const lines = new Map(known.flatMap(({ access }) => linesIn(site, access)).map((line) => [line.at.start, line]))
  const [first, ...others] = [...lines.values()].sort((a, b) => a.at.start - b.at.start)
  if (!first) return undefined
  const unit = unitOf(one)
  const forms = states.map(({ defined }, index) => {
    const plan = plans[index]
    return { defined, lines: plan ? newLines(plan, unit) : [] }
  })
  const names = [...(states[0]?.defined.keys() ?? [])]
  return [
    ...known.flatMap(overrideEdits),
    insertBefore(first.within[0] ?? first.at, byState(forms, names, unit)),
    ...remove([first, ...others], new Set()),
  ]
}

const isPlain = ({ access, form, repeats, instead, reason, scope }: Plan): boolean =>
  reason === undefined && form.kind !== 'none' && repeats.length === 0 && !instead && !access.dual && !hasEnd(scope)

/** The lines that the new ones take the place of, where they stand in the site. */
function linesIn(site: Site, { lines }: Access): readonly AccessLine[] {
  return lines
    .filter((line) => isOld(line) || line.kind === 'require' || line.kind === 'new')
    .flatMap((line) => {
      const at = nodeIn(site, line.at)
      const within = line.within.flatMap((section) => nodeIn(site, section) ?? [])
      return at?.kind === 'directive' && within.every(isSection) ? { ...line, at, within } : []
    })
}

const isSection = (node: { readonly kind: string }): node is Section => node.kind === 'section'

interface StateLines {
  readonly defined: Defined
  readonly lines: readonly string[]
}

/** The lines of each state within guards for the names that make a difference. */
function byState(forms: readonly StateLines[], [name, ...names]: readonly string[], unit: string): readonly string[] {
  if (name === undefined) return forms[0]?.lines ?? []
  const of = (value: boolean) =>
    byState(
      forms.filter(({ defined }) => defined.get(name) === value),
      names,
      unit,
    )
  const [on, off] = [of(true), of(false)]
  if (on.join('\n') === off.join('\n')) return on
  return [...guardedBy(name, on, unit), ...guardedBy(`!${name}`, off, unit)]
}

const guardedBy = (word: string, lines: readonly string[], unit: string): readonly string[] =>
  lines.length > 0 ? [`<IfDefine ${word}>`, ...lines.map((line) => unit + line), '</IfDefine>'] : []
