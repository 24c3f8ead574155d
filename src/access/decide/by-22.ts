import type { Authorizers } from '../read/requirements.js'
import { ambiguitiesIn, conditionsByMethod } from './decision.js'
import { inherit, initialState } from './inherit.js'
import type { Reader } from './reader.js'
import type { State } from './state.js'

/**
 * How 2.2 decides. Three settings are merged separately (`inherit`): host lines replace all host lines above, Require
 * lines replace all Require lines above, and Satisfy is replaced for its methods. A request must then meet host lines
 * and Require, or one of both (`decide`; server/request.c, ap_process_request_internal). Each `<Files>` and
 * `<Location>` is merged with all before it.
 */
export const by22 = (authorizers: Authorizers): Reader<State> => ({
  start: initialState,
  after: (state, access) => inherit(state, access),
  afterFiles: (state) => state,
  decide: (state) => {
    if (state.unclear !== false) return { unclear: 'a section whose meaning is not clear' }
    const [doubt] = ambiguitiesIn(state, authorizers)
    return doubt ? { unclear: doubt } : conditionsByMethod(state, authorizers)
  },
})
