import { ambiguitiesOfDecision } from '../../access/decide/by-22.js'
import { treeInForceOn24 } from '../../access/decide/by-24.js'
import type { State } from '../../access/decide/state.js'
import { hostLinesRefuseEverybody } from '../../access/decide/written.js'
import type { Authorizers } from '../../access/read/requirements.js'
import { canReplaceContainers } from './edits.js'
import type { Plan, UndecidedReason } from './plan.js'

/** Why a person has to decide; undefined if the form is exact. */
export function reasonForPerson(
  { scope, access, form, bases, after }: Pick<Plan, 'scope' | 'access' | 'form' | 'bases' | 'after'>,
  authorizers: Authorizers,
): UndecidedReason | undefined {
  if (scope.at && !scope.at.close)
    return { kind: 'unclear', what: `\`<${scope.at.name.value}>\`, which is never closed` }
  if (access.unclear) return { kind: 'unclear', what: access.unclear }
  const isRewritten = form.kind === 'none' || (form.kind === 'tree' && !canReplaceContainers(access))
  if (access.containers.length > 0 && isRewritten) return { kind: 'containers' }
  // With a Satisfy in the section, rules that seem to be inherited may not be.
  if (form.kind === 'nothing' && access.satisfy.length > 0 && bases.some((base) => base.unclear === true))
    return { kind: 'unclear-above' }
  if (
    form.kind === 'nothing' ||
    (form.kind === 'as-written' && !form.merging && bases.every((base) => !base.unclear))
  ) {
    if (access.authz)
      return ambiguityAbout(
        after.filter(({ on24 }) => treeInForceOn24(on24)),
        authorizers,
      )
    // The group file applies again once the line that cancelled it is removed.
    const isFoundAgain =
      access.authoritative.has('authzgroupfileauthoritative') && after.some(({ settings }) => settings.lostGroupFile)
    const ambiguity = ambiguityAbout(after, authorizers)
    if (access.require || isFoundAgain) return ambiguity
    // A section with only a TLS check or a Satisfy gets no new line. But in 2.4 a password no longer makes the TLS check
    // optional.
    const isWeighed = access.ssl || access.satisfy.length > 0
    if (isWeighed && after.some((state) => ambiguitiesOfDecision(state, authorizers).includes('ssl')))
      return { kind: 'ssl' }
    // A group file or LDAP server of the section may change the meaning of inherited rules.
    const isNew = ambiguity && ambiguity.kind !== 'ssl' && ambiguityAbout(bases, authorizers)?.kind !== ambiguity.kind
    return isNew ? ambiguity : undefined
  }
  if (after.some((state) => state.unclear && !hostLinesRefuseEverybody(state))) return { kind: 'unclear-above' }
  if (form.kind === 'none') return { kind: 'differs' }
  return ambiguityAbout(after, authorizers)
}

function ambiguityAbout(states: readonly State[], authorizers: Authorizers): UndecidedReason | undefined {
  for (const state of states) for (const kind of ambiguitiesOfDecision(state, authorizers)) return { kind }
  return undefined
}
