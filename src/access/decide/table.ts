import { oncePerObject } from '../../base/once.js'
import { anyOtherMethod, methodNamesIn, valueForMethod } from '../../httpd/methods.js'
import type { Site } from '../../site/site.js'
import type { RequestClass, ScopeVisitor, ServerSection, VisitContext } from '../merge/merge.js'
import { walkInMergeOrder } from '../merge/merge-order.js'
import type { Scope } from '../merge/scope.js'
import { withLazyKey } from '../merge/state-set.js'
import type { AccessRules } from '../read/access.js'
import { allOf, anyOf, distinguishingFacts, type RequestFacts } from '../read/condition.js'
import { accessReaderOn24, type State24 } from './by-24.js'
import { decisionAtPlaceLookup } from './places-asked.js'
import {
  type AccessReader,
  type AccessVerdict,
  type ConditionOrError,
  decisionWithoutAuthType,
  isUnclearVerdict,
  type RulesInForce,
} from './reader.js'

/**
 * How one version reads a section. `unread`: it skips the section. `refused`: it answers 500 because of the section's .htaccess
 * file.
 */
export type SectionReading = AccessRules | 'unread' | 'refused' | 'unclear'

/** A section's rules for the server of today, and for 2.4 once the files are changed. */
export interface RulesBeforeAndAfter {
  readonly before: SectionReading
  readonly after: SectionReading
  /** The old text as 2.4 with mod_access_compat reads it. Needed where lines of 2.2 stay, or only one version reads a part. */
  readonly unchanged: SectionReading
  /**
   * Whether only one version reads the section, or a part of it. A difference for this reason does not count against the
   * edits.
   */
  readonly isForOneVersion: boolean
  /** Whether the edits change this section. */
  readonly isChanged: boolean
  /** Whether the decisions of both versions must be compared for requests that match this section. */
  readonly needsCheck: boolean
}

/** A class of requests that both versions answer differently, with one example. */
export interface RequestClassDifference {
  readonly requests: RequestClass<StatesBeforeAndAfter>
  readonly method: string
  /** Which leaves of the rules the example meets, by their key; empty if the difference does not depend on them. */
  readonly facts: RequestFacts
  readonly before: ConditionOrError
  readonly after: ConditionOrError
  /** The changed sections that the requests match, in merge order. */
  readonly changed: readonly Scope[]
}

/** For each reading, whether the server answers 500 because of a .htaccess file. */
export type Answers500ByReading = Readonly<Record<'before' | 'after' | 'unchanged', boolean>>

/** The rules in force for a request by each reading, after the sections that it has matched so far. */
export interface StatesBeforeAndAfter {
  readonly key: string
  readonly before: RulesInForce
  readonly after: State24
  readonly unchanged: State24
  /** Whether one of the matched sections, or a part of it, is for one version only. */
  readonly isForOneVersion: boolean
  /** The matched sections that the edits change, in merge order. */
  readonly changed: readonly Scope[]
  /** Whether one of the matched sections has `needsCheck`. */
  readonly needsCheck: boolean
  readonly refusedBy: Answers500ByReading
  readonly isUnclear: boolean
}

/** The data for comparing a configuration before and after the edits. The scopes are those of the new text. */
export interface AccessComparisonData<Of extends RulesInForce> {
  /** The site with the new text. */
  readonly site: Site
  readonly scopes: readonly Scope[]
  /** Whether requests to this server are checked. */
  readonly isServerChecked: (server: ServerSection) => boolean
  readonly reader: AccessReader<Of>
  readonly rulesOf: (scope: Scope, around: VisitContext<unknown>) => RulesBeforeAndAfter
  /** Whether requests of this class exist at all. */
  readonly exists: (of: RequestClass<StatesBeforeAndAfter>) => boolean
  /** Whether 2.4 is allowed to deny requests of this class, because no real client is expected to send them. */
  readonly mayClose: (of: RequestClass<StatesBeforeAndAfter>) => boolean
}

/**
 * Compares today's decision by the old text with 2.4's decision by the new text, for each class of requests that matches a
 * changed section and one with `needsCheck`. If lines of 2.2 stay in the new text, it is no difference if 2.4 denies more: 2.4
 * reads these lines with mod_access_compat, or does not start.
 * @returns the first difference of each kind
 */
export function* requestClassDifferences<Of extends RulesInForce>(
  readings: AccessComparisonData<Of>,
): Generator<RequestClassDifference> {
  const { site, scopes, isServerChecked, reader, rulesOf, exists, mayClose } = readings
  const walker: ScopeVisitor<StatesBeforeAndAfter> = {
    start: startOf(reader),
    afterFiles: (state) => afterFiles(reader, state),
    visit: (scope, _, around) => {
      const rules = rulesOf(scope, around)
      return (state) => afterSection(reader, state, scope, rules)
    },
  }
  const classes = walkInMergeOrder(site, scopes, walker, isServerChecked)
  const sameVerdicts = new Map<string, Set<AccessVerdict>>()
  const withPlacesAnswered = decisionAtPlaceLookup(scopes)
  const decidedOn24 = oncePerObject(({ after }: StatesBeforeAndAfter) => accessReaderOn24.decide(after))
  for (const requests of classes) {
    if (!exists(requests)) continue
    for (const state of requests.states) {
      if (!state.needsCheck || state.changed.length === 0 || state.isUnclear) continue
      const after = verdictOn(state, 'after', decidedOn24(state))
      const here = isUnclearVerdict(after) ? after : withPlacesAnswered(after, requests)
      const alike = sameVerdicts.get(state.key) ?? new Set<AccessVerdict>()
      if (alike.has(here)) continue
      sameVerdicts.set(state.key, alike)
      const closes = mayClose(requests)
      const before = verdictOn(state, 'before', reader.decide(state.before as Of))
      const difference = differenceBetween(before, here, state, closes)
      if (!closes && (!difference || here === after)) alike.add(here)
      if (difference) yield { requests, changed: state.changed, ...difference }
    }
  }
}

const startOf = <Of extends RulesInForce>({ start }: AccessReader<Of>): StatesBeforeAndAfter =>
  withLazyKeyOfBoth({
    before: start,
    after: accessReaderOn24.start,
    unchanged: accessReaderOn24.start,
    isForOneVersion: false,
    changed: [],
    needsCheck: false,
    refusedBy: { before: false, after: false, unchanged: false },
    isUnclear: false,
  })

function afterSection<Of extends RulesInForce>(
  reader: AccessReader<Of>,
  state: StatesBeforeAndAfter,
  scope: Scope,
  { before, after, unchanged, isForOneVersion, isChanged, needsCheck }: RulesBeforeAndAfter,
): StatesBeforeAndAfter {
  return withLazyKeyOfBoth({
    before: typeof before === 'string' ? state.before : reader.after(state.before as Of, before, scope.kind),
    after: typeof after === 'string' ? state.after : accessReaderOn24.after(state.after, after, scope.kind),
    unchanged:
      typeof unchanged === 'string' ? state.unchanged : accessReaderOn24.after(state.unchanged, unchanged, scope.kind),
    isForOneVersion: state.isForOneVersion || isForOneVersion,
    changed: isChanged ? [...state.changed, scope] : state.changed,
    needsCheck: state.needsCheck || needsCheck,
    refusedBy: {
      before: state.refusedBy.before || before === 'refused',
      after: state.refusedBy.after || after === 'refused',
      unchanged: state.refusedBy.unchanged || unchanged === 'refused',
    },
    isUnclear: state.isUnclear || before === 'unclear' || after === 'unclear',
  })
}

function afterFiles<Of extends RulesInForce>(
  reader: AccessReader<Of>,
  state: StatesBeforeAndAfter,
): StatesBeforeAndAfter {
  const before = reader.afterFiles(state.before as Of)
  const [after, unchanged] = [accessReaderOn24.afterFiles(state.after), accessReaderOn24.afterFiles(state.unchanged)]
  const isSame = before === state.before && after === state.after && unchanged === state.unchanged
  return isSame ? state : withLazyKeyOfBoth({ ...state, before, after, unchanged })
}

const withLazyKeyOfBoth = (state: Omit<StatesBeforeAndAfter, 'key'>): StatesBeforeAndAfter => withLazyKey(state, keyOf)

function keyOf(state: StatesBeforeAndAfter): string {
  const own = [state.isForOneVersion, state.changed.length > 0, state.needsCheck, state.isUnclear]
  const flags = [...own, ...Object.values(state.refusedBy)].map(Number).join('')
  return `${flags}\n${state.before.key}\n${state.after.key}\n${state.unchanged.key}`
}

const verdictOn = (
  { refusedBy }: StatesBeforeAndAfter,
  side: keyof Answers500ByReading,
  verdict: AccessVerdict,
): AccessVerdict => (refusedBy[side] ? refusedToAll : verdict)

const refusedToAll: AccessVerdict = { named: new Map(), other: 'error' }

function differenceBetween(
  before: AccessVerdict,
  after: AccessVerdict,
  state: StatesBeforeAndAfter,
  mayClose: boolean,
): Omit<RequestClassDifference, 'requests' | 'changed'> | undefined {
  if (isUnclearVerdict(before) || isUnclearVerdict(after)) return undefined
  // A difference that the versions have without the edits is reported elsewhere, and does not count against the edits.
  const isOwn = state.isForOneVersion && state.unchanged.key !== accessReaderOn24.start.key
  const keepsOldLines = state.after.compat !== undefined
  const unchanged = verdictOn(state, 'unchanged', accessReaderOn24.decide(state.unchanged))
  if (isUnclearVerdict(unchanged) && keepsOldLines) return undefined
  for (const method of [...methodNamesIn(before, after), anyOtherMethod]) {
    const today = valueForMethod(before, method)
    const new24 = asAnswered(state, 'after', valueForMethod(after, method))
    const unchanged24 = isUnclearVerdict(unchanged)
      ? 'error'
      : asAnswered(state, 'unchanged', valueForMethod(unchanged, method))
    const facts = keepsOldLines
      ? openedBeyond([today, unchanged24], new24)
      : mayClose
        ? openedBeyond([today], new24)
        : changedBy(today, new24)
    if (facts && !(isOwn && !changedBy(unchanged24, new24))) return { method, facts, before: today, after: new24 }
  }
  return undefined
}

/**
 * 2.4's decision. If only the rules of today have an AuthType, nobody can log in on 2.4. If neither version has one, a file
 * that is not given may set it, and the decision stays.
 */
const asAnswered = (
  state: StatesBeforeAndAfter,
  side: 'after' | 'unchanged',
  admission: ConditionOrError,
): ConditionOrError => (state.before.authType && !state[side].authType ? decisionWithoutAuthType(admission) : admission)

function changedBy(before: ConditionOrError, after: ConditionOrError): RequestFacts | undefined {
  if (before === 'error' || after === 'error') return before === after ? undefined : new Map()
  return distinguishingFacts(before, after)
}

/** The facts of a request that `after` allows and none of the others allows; undefined if there is none. */
function openedBeyond(others: readonly ConditionOrError[], after: ConditionOrError): RequestFacts | undefined {
  if (after === 'error') return undefined
  const letIn = anyOf(others.flatMap((other) => (other === 'error' ? [] : other)))
  return distinguishingFacts(allOf([letIn, after]), after)
}
