import { otherMethod, perMethod } from '../../httpd/methods.js'
import type { Authorizers } from '../read/requirements.js'
import { decide } from './decision.js'
import { methodsIn, type State } from './keyed-state.js'
import type { Reader } from './reader.js'
import { inherit, initialState } from './state.js'

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
    const names = methodsIn(state)
    if (state.unclear !== false) return { unclear: 'a section that nobody can be sure of' }
    const doubt = [...names, otherMethod].map((name) => decide(state, name, authorizers).doubt).find(Boolean)
    return doubt ? { unclear: doubt } : perMethod(names, (name) => decide(state, name, authorizers).whole)
  },
})
