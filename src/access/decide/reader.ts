import type { PerMethod } from '../../httpd/methods.js'
import type { Scope } from '../merge/scope.js'
import type { Access } from '../read/access.js'
import { assume, type Condition, leavesOf, never } from '../read/condition.js'

/** What is in force by one version; how it asks for a password is told here, as both ask only where they have an AuthType. */
export interface InForce {
  readonly key: string
  readonly authType: boolean
}

/** What one version does with the sections that a request meets, in the order in which it merges them. */
export interface Reader<Of extends InForce> {
  /** Before any section. */
  readonly start: Of
  /** After a section of this kind that says this. */
  readonly after: (state: Of, access: Access, kind: Scope['kind']) => Of
  /** Once all `<Files>` sections are merged. */
  readonly afterFiles: (state: Of) => Of
  readonly decide: (state: Of) => Decided
}

/** By method, who is let in; or why nobody can tell. */
export type Decided = PerMethod<Admission> | { readonly unclear: string }

/** Under which condition a request is let in; `error` where the server answers 500 to all of them. */
export type Admission = Condition | 'error'

export const isUnclear = (verdict: Decided): verdict is { readonly unclear: string } => 'unclear' in verdict

/**
 * What is answered to a request without any AuthType: 500 where only a user would be let in (server/request.c,
 * ap_process_request_internal). Who is let in anyhow is let in.
 */
export function withoutLogin(admission: Admission): Admission {
  if (admission === 'error') return admission
  const users = leavesOf(admission).filter(({ asksUser }) => asksUser)
  const left = users.reduce((condition, leaf) => assume(condition, leaf, false), admission)
  const isLetIn = left.key !== never.key || users.length === 0
  return isLetIn ? left : 'error'
}

/** What one section says of access, and what kind of section it is. */
export interface Said {
  readonly access: Access
  readonly kind: Scope['kind']
}

/** What a version decides for a request that meets these sections, in the order of the merge. */
export function verdictOf<Of extends InForce>(reader: Reader<Of>, met: readonly Said[]): Decided {
  const isLast = ({ kind }: Said) => kind === 'location'
  const merge = (state: Of, { access, kind }: Said) => reader.after(state, access, kind)
  const onDisk = reader.afterFiles(met.filter((one) => !isLast(one)).reduce(merge, reader.start))
  return reader.decide(met.filter(isLast).reduce(merge, onDisk))
}
