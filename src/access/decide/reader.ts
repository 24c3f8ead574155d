import type { PerMethod } from '../../httpd/methods.js'
import type { Scope } from '../merge/scope.js'
import type { Access } from '../read/access.js'
import type { Condition } from '../read/condition.js'

/** What one version does with the sections that a request meets, in the order in which it merges them. */
export interface Reader<Of extends { readonly key: string }> {
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

/** What one section says of access, and what kind of section it is. */
export interface Said {
  readonly access: Access
  readonly kind: Scope['kind']
}

/** What a version decides for a request that meets these sections, in the order of the merge. */
export function verdictOf<Of extends { readonly key: string }>(reader: Reader<Of>, met: readonly Said[]): Decided {
  const isLast = ({ kind }: Said) => kind === 'location'
  const merge = (state: Of, { access, kind }: Said) => reader.after(state, access, kind)
  const onDisk = reader.afterFiles(met.filter((one) => !isLast(one)).reduce(merge, reader.start))
  return reader.decide(met.filter(isLast).reduce(merge, onDisk))
}
