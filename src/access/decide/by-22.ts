import type { Authorizers } from '../read/requirements.js'
import { conditionsByMethod, decisionAmbiguities } from './decision.js'
import { inheritOn22, initialState } from './inherit.js'
import type { Reader } from './reader.js'
import type { State } from './state.js'

/**
 * Reads access rules as 2.2 does. The host lines, Require lines and Satisfy of a section each replace those above it (`inheritOn22`).
 * A request must then meet the host lines and Require, or one of the two (`decideOn22`; server/request.c,
 * ap_process_request_internal).
 */
export const reader22 = (authorizers: Authorizers): Reader<State> => ({
  start: initialState,
  after: (state, access) => inheritOn22(state, access),
  afterFiles: (state) => state,
  decide: (state) => {
    if (state.unclear !== false) return { unclear: 'a section whose meaning is not clear' }
    const [doubt] = decisionAmbiguities(state, authorizers)
    return doubt ? { unclear: doubt } : conditionsByMethod(state, authorizers)
  },
})
