import { treeIn } from '../../access/decide/by-24.js'
import { doubtsIn } from '../../access/decide/decision.js'
import type { State } from '../../access/decide/state.js'
import { isClosed } from '../../access/decide/written.js'
import type { Authorizers } from '../../access/read/requirements.js'
import { areReplaced } from './edits.js'
import type { Plan, Reason } from './plan.js'

/** Why a person has to decide; undefined where the form is exact. */
export function reasonOf(
  { scope, access, form, bases, after }: Pick<Plan, 'scope' | 'access' | 'form' | 'bases' | 'after'>,
  authorizers: Authorizers,
): Reason | undefined {
  if (scope.at && !scope.at.close)
    return { kind: 'unclear', what: `\`<${scope.at.name.value}>\`, which is never closed` }
  if (access.unclear) return { kind: 'unclear', what: access.unclear }
  const isRewritten = form.kind === 'none' || (form.kind === 'tree' && !areReplaced(access))
  if (access.containers.length > 0 && isRewritten) return { kind: 'containers' }
  // What seems to be inherited anyhow may not be.
  if (form.kind === 'nothing' && access.satisfy.length > 0 && bases.some((base) => base.unclear === true))
    return { kind: 'unclear-above' }
  if (
    form.kind === 'nothing' ||
    (form.kind === 'as-written' && !form.merging && bases.every((base) => !base.unclear))
  ) {
    if (access.authz)
      return doubtAbout(
        after.filter(({ on24 }) => treeIn(on24)),
        authorizers,
      )
    // With the line that lost it, the group file is there again.
    const isFoundAgain =
      access.authoritative.has('authzgroupfileauthoritative') && after.some(({ settings }) => settings.lostGroupFile)
    const doubt = doubtAbout(after, authorizers)
    if (access.require || isFoundAgain) return doubt
    // Nothing is written where a TLS rule, or the Satisfy beside it, is all that a section says; but 2.4 weighs it otherwise.
    const isWeighed = access.ssl || access.satisfy.length > 0
    if (isWeighed && after.some((state) => isOutvoted(state, authorizers))) return { kind: 'ssl' }
    // What is inherited may mean something else beside a group file or a directory of its own.
    const isNew = doubt && doubt.kind !== 'ssl' && doubtAbout(bases, authorizers)?.kind !== doubt.kind
    return isNew ? doubt : undefined
  }
  if (after.some((state) => state.unclear && !isClosed(state))) return { kind: 'unclear-above' }
  if (form.kind === 'none') return { kind: 'differs' }
  return doubtAbout(after, authorizers)
}

/** Whether a password outweighs what mod_ssl and the like ask for, for some method. */
const isOutvoted = (state: State, authorizers: Authorizers): boolean => doubtsIn(state, authorizers).includes('ssl')

function doubtAbout(states: readonly State[], authorizers: Authorizers): Reason | undefined {
  for (const state of states) for (const kind of doubtsIn(state, authorizers)) return { kind }
  return undefined
}
