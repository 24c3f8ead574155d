import type { Authorizers } from '../read/requirements.js'
import { doubtsIn, wholeOf } from './decision.js'
import { inherit, initialState } from './inherit.js'
import type { Reader } from './reader.js'
import type { State } from './state.js'

/**
 * How 2.2 decides. It keeps three things apart and merges each in its own way: host lines, replaced as a block; Require lines,
 * likewise; Satisfy, method by method (`inherit`). Then both host lines and Require have to be met, or one of them (`decide`;
 * server/request.c, ap_process_request_internal). It merges `<Files>` and `<Location>` with what was before, one by one.
 */
export const by22 = (authorizers: Authorizers): Reader<State> => ({
  start: initialState,
  after: (state, access) => inherit(state, access),
  afterFiles: (state) => state,
  decide: (state) => {
    if (state.unclear !== false) return { unclear: 'a section whose meaning is not clear' }
    const [doubt] = doubtsIn(state, authorizers)
    return doubt ? { unclear: doubt } : wholeOf(state, authorizers)
  },
})
