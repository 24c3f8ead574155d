/** Numbers objects. `keyOf` returns the numbers of a list of objects as a text, to be a key in a Map. */
export interface ObjectNumbers {
  readonly keyOf: (all: readonly object[]) => string
}

export function objectNumbers(): ObjectNumbers {
  const known = new Map<object, number>()
  const numberOf = (one: object): number => {
    const number = known.get(one) ?? known.size
    known.set(one, number)
    return number
  }
  return { keyOf: (all) => all.map(numberOf).join() }
}
