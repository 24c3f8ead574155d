import type { Keyed } from '../merge/state-set.js'

/** A state whose key is made when somebody asks for it: most states are only asked what they decide. */
export const keyed = <Of extends Keyed>(state: Omit<Of, 'key'>, keyOf: (state: Of) => string): Of =>
  new LazilyKeyed(state, keyOf) as Keyed as Of

class LazilyKeyed<Of extends Keyed> implements Keyed {
  readonly #keyOf: (state: Of) => string
  #key: string | undefined
  constructor(state: Omit<Of, 'key'>, keyOf: (state: Of) => string) {
    this.#keyOf = keyOf
    Object.assign(this, state)
  }
  get key(): string {
    this.#key ??= this.#keyOf(this as Keyed as Of)
    return this.#key
  }
}
