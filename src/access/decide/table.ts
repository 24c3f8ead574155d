import { once } from '../../base/once.js'
import { atMethod, namesIn, otherMethod } from '../../httpd/methods.js'
import type { Site } from '../../site/site.js'
import type { Around, RequestClass, ServerSection, Walker } from '../merge/merge.js'
import { mergeInOrder } from '../merge/merge-order.js'
import type { Scope } from '../merge/scope.js'
import { keyed } from '../merge/state-set.js'
import type { Access } from '../read/access.js'
import { allOf, anyOf, type RequestFacts, toldApartBy } from '../read/condition.js'
import { by24, type State24 } from './by-24.js'
import { placesSettled } from './places-asked.js'
import { type Admission, type Decided, type InForce, isUnclear, type Reader, withoutLogin } from './reader.js'

/** How one version reads a section. `unread`: it skips the section. `refused`: it answers 500 because of the file. */
export type Saying = Access | 'unread' | 'refused' | 'unclear'

/** A section's rules for the server of today, and for 2.4 once the files are changed. */
export interface Sayings {
  readonly old: Saying
  readonly young: Saying
  /** The old text as 2.4 with mod_access_compat reads it. Needed where lines of 2.2 stay, or only one version reads a part. */
  readonly kept: Saying
  /** Only one version reads the section, or a part of it. Such differences do not come from the edits. */
  readonly isForOne: boolean
  /** Whether the edits change this section. */
  readonly isChanged: boolean
}

/** A class of requests that both versions answer differently, with one example. */
export interface ClassDifference {
  readonly of: RequestClass<Both>
  readonly method: string
  /** The example's answers to the questions of the rules. Undefined if they do not matter. */
  readonly facts: RequestFacts
  readonly old: Admission
  readonly young: Admission
  /** The changed sections that it matches, in merge order. */
  readonly changed: readonly Scope[]
}

/** Which of the readings answer 500 because of a .htaccess file. */
export type Refused = Readonly<Record<'old' | 'young' | 'kept', boolean>>

/** The rules in force for a request by each reading, after the sections that it has matched so far. */
export interface Both {
  readonly key: string
  readonly old: InForce
  readonly young: State24
  readonly kept: State24
  /** One of these sections, or a part of it, is for one version only. */
  readonly isForOne: boolean
  /** The changed sections among them. */
  readonly changed: readonly Scope[]
  readonly refusedBy: Refused
  readonly isUnclear: boolean
}

/** Both texts of a configuration. Each section has its place in the new text. */
export interface TwoReadings<Of extends InForce> {
  /** The site with the new text. */
  readonly site: Site
  readonly scopes: readonly Scope[]
  /** Whether requests to this server are checked. */
  readonly isAsked: (server: ServerSection) => boolean
  readonly reader: Reader<Of>
  readonly say: (scope: Scope, around: Around<unknown>) => Sayings
  /** Whether requests of this class exist at all. */
  readonly arises: (of: RequestClass<Both>) => boolean
  /** Requests that no real client is expected to send. 2.4 may refuse them. */
  readonly mayClose: (of: RequestClass<Both>) => boolean
}

/**
 * Makes the table. For each class of requests that matches a changed section, it compares today's decision by the old
 * text with that of 2.4 by the new text. If lines of 2.2 stay, 2.4 may refuse more: it reads them with
 * mod_access_compat, or does not start.
 * @returns the first difference of each kind
 */
export function* differencesIn<Of extends InForce>(readings: TwoReadings<Of>): Generator<ClassDifference> {
  const { site, scopes, isAsked, reader, say, arises, mayClose } = readings
  const walker: Walker<Both> = {
    start: startOf(reader),
    afterFiles: (state) => afterFiles(reader, state),
    visit: (scope, _, around) => {
      const sayings = say(scope, around)
      return (state) => after(reader, state, scope, sayings)
    },
  }
  const classes = mergeInOrder(site, scopes, walker, isAsked)
  const judged = new Map<string, Set<Decided>>()
  const settled = placesSettled(scopes)
  const decidedOn24 = once(({ young }: Both) => by24.decide(young))
  for (const of of classes) {
    if (!arises(of)) continue
    for (const state of of.states) {
      if (state.changed.length === 0 || state.isUnclear) continue
      const young = verdictOn(state, 'young', decidedOn24(state))
      const here = isUnclear(young) ? young : settled(young, of)
      const alike = judged.get(state.key) ?? new Set<Decided>()
      if (alike.has(here)) continue
      judged.set(state.key, alike)
      const closes = mayClose(of)
      const old = verdictOn(state, 'old', reader.decide(state.old as Of))
      const difference = differenceBetween(old, here, state, closes ? openedBy : changedBy)
      if (!closes && (!difference || here === young)) alike.add(here)
      if (difference) yield { of, changed: state.changed, ...difference }
    }
  }
}

const startOf = <Of extends InForce>({ start }: Reader<Of>): Both =>
  bothKeyed({
    old: start,
    young: by24.start,
    kept: by24.start,
    isForOne: false,
    changed: [],
    refusedBy: { old: false, young: false, kept: false },
    isUnclear: false,
  })

function after<Of extends InForce>(
  reader: Reader<Of>,
  state: Both,
  scope: Scope,
  { old, young, kept, isForOne, isChanged }: Sayings,
): Both {
  return bothKeyed({
    old: typeof old === 'string' ? state.old : reader.after(state.old as Of, old, scope.kind),
    young: typeof young === 'string' ? state.young : by24.after(state.young, young, scope.kind),
    kept: typeof kept === 'string' ? state.kept : by24.after(state.kept, kept, scope.kind),
    isForOne: state.isForOne || isForOne,
    changed: isChanged ? [...state.changed, scope] : state.changed,
    refusedBy: {
      old: state.refusedBy.old || old === 'refused',
      young: state.refusedBy.young || young === 'refused',
      kept: state.refusedBy.kept || kept === 'refused',
    },
    isUnclear: state.isUnclear || old === 'unclear' || young === 'unclear',
  })
}

function afterFiles<Of extends InForce>(reader: Reader<Of>, state: Both): Both {
  const old = reader.afterFiles(state.old as Of)
  const [young, kept] = [by24.afterFiles(state.young), by24.afterFiles(state.kept)]
  const isSame = old === state.old && young === state.young && kept === state.kept
  return isSame ? state : bothKeyed({ ...state, old, young, kept })
}

const bothKeyed = (state: Omit<Both, 'key'>): Both => keyed(state, keyOf)

function keyOf({ old, young, kept, isForOne, changed, refusedBy, isUnclear }: Both): string {
  const flags = [isForOne, changed.length > 0, refusedBy.old, refusedBy.young, refusedBy.kept, isUnclear]
    .map(Number)
    .join('')
  return `${flags}\n${old.key}\n${young.key}\n${kept.key}`
}

function verdictOn({ refusedBy }: Both, side: keyof Refused, verdict: Decided): Decided {
  return refusedBy[side] ? refusedToAll : verdict
}

const refusedToAll: Decided = { named: new Map(), other: 'error' }

function differenceBetween(
  old: Decided,
  young: Decided,
  state: Both,
  differ: typeof changedBy,
): Omit<ClassDifference, 'of' | 'changed'> | undefined {
  if (isUnclear(old) || isUnclear(young)) return undefined
  // Differences between the versions that exist without the edits are reported elsewhere.
  const isOwn = state.isForOne && state.kept.key !== by24.start.key
  const staysOld = state.young.compat !== undefined
  const kept = verdictOn(state, 'kept', by24.decide(state.kept))
  if (isUnclear(kept) && staysOld) return undefined
  for (const method of [...namesIn(old, young), otherMethod]) {
    const before = atMethod(old, method)
    const now = asAnswered(state, 'young', atMethod(young, method))
    const already = isUnclear(kept) ? 'error' : asAnswered(state, 'kept', atMethod(kept, method))
    const facts = staysOld ? openedBeyond([before, already], now) : differ(before, now)
    if (facts && !(isOwn && !changedBy(already, now))) return { method, facts, old: before, young: now }
  }
  return undefined
}

/** If neither version has an AuthType, an unseen file may set one. */
const asAnswered = (state: Both, side: 'young' | 'kept', admission: Admission): Admission =>
  state.old.authType && !state[side].authType ? withoutLogin(admission) : admission

const nobody: RequestFacts = new Map()

function changedBy(old: Admission, young: Admission): RequestFacts | undefined {
  if (old === 'error' || young === 'error') return old === young ? undefined : nobody
  return toldApartBy(old, young)
}

const openedBy = (old: Admission, young: Admission) => openedBeyond([old], young)

/** An example request that is allowed, and that none of the others allow. */
function openedBeyond(others: readonly Admission[], young: Admission): RequestFacts | undefined {
  if (young === 'error') return undefined
  const letIn = anyOf(others.flatMap((other) => (other === 'error' ? [] : other)))
  return toldApartBy(allOf([letIn, young]), young)
}
