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

/** What a section says to one version: `unread` where it does not read it, `refused` where it answers 500 for the file. */
export type Saying = Access | 'unread' | 'refused' | 'unclear'

/** What a section says to the server of today and, once the files are changed, to 2.4. */
export interface Sayings {
  readonly old: Saying
  readonly young: Saying
  /** The same of 2.4 with mod_access_compat by the old text; needed where lines of 2.2 stay, or where one version alone reads something. */
  readonly kept: Saying
  /** One version alone reads it, or something in it: what 2.4 makes of that is told apart from its edits. */
  readonly isForOne: boolean
  /** Whether the section itself is changed. */
  readonly isChanged: boolean
}

/** A class of requests that the two answer otherwise, and one request of it. */
export interface ClassDifference {
  readonly of: RequestClass<Both>
  readonly method: string
  /** What the request answers to the questions of the rules; undefined where the rules need not be asked. */
  readonly facts: RequestFacts
  readonly old: Admission
  readonly young: Admission
  /** The changed sections that it meets, in the order of the merge. */
  readonly changed: readonly Scope[]
}

/** Which readings answer 500 for a .htaccess file as a whole. */
export type Refused = Readonly<Record<'old' | 'young' | 'kept', boolean>>

/** What both versions have made of the sections that a request has met so far. */
export interface Both {
  readonly key: string
  readonly old: InForce
  readonly young: State24
  readonly kept: State24
  /** One of the sections met is, or has rules, for one version alone. */
  readonly isForOne: boolean
  /** The changed sections among those met. */
  readonly changed: readonly Scope[]
  readonly refusedBy: Refused
  readonly isUnclear: boolean
}

/** Both texts of a configuration, read as one: each section stands where the new text has it. */
export interface TwoReadings<Of extends InForce> {
  /** Of the new text. */
  readonly site: Site
  readonly scopes: readonly Scope[]
  /** Whether requests to a server are to be looked at. */
  readonly isAsked: (server: ServerSection) => boolean
  readonly reader: Reader<Of>
  readonly say: (scope: Scope, around: Around<unknown>) => Sayings
  /** Whether requests of the class arise at all. */
  readonly arises: (of: RequestClass<Both>) => boolean
  /** Requests that nobody is taken to send: 2.4 may keep them out. */
  readonly mayClose: (of: RequestClass<Both>) => boolean
}

/**
 * The table: for each class of requests that a changed section has a part in, what the version of today decides by the old text,
 * and 2.4 by the new one. Where lines of 2.2 stay in a class, which 2.4 reads with mod_access_compat or does not start with,
 * 2.4 may refuse more.
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
  // What 2.4 alone reads, or does not read, is its owner's, as long as the edits change nothing there.
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

/** Where neither has an AuthType, one may stand in what is not seen. */
const asAnswered = (state: Both, side: 'young' | 'kept', admission: Admission): Admission =>
  state.old.authType && !state[side].authType ? withoutLogin(admission) : admission

const nobody: RequestFacts = new Map()

function changedBy(old: Admission, young: Admission): RequestFacts | undefined {
  if (old === 'error' || young === 'error') return old === young ? undefined : nobody
  return toldApartBy(old, young)
}

const openedBy = (old: Admission, young: Admission) => openedBeyond([old], young)

/** A request that is let in, and was by none of the others. */
function openedBeyond(others: readonly Admission[], young: Admission): RequestFacts | undefined {
  if (young === 'error') return undefined
  const letIn = anyOf(others.flatMap((other) => (other === 'error' ? [] : other)))
  return toldApartBy(allOf([letIn, young]), young)
}
