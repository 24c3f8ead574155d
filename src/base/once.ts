/** A function that works out what it says of an object the first time that it is asked. It must be pure. */
export function once<One extends object, Result>(workOut: (one: One) => Result): (one: One) => Result {
  const known = new WeakMap<One, { readonly result: Result }>()
  return (one) => {
    const found = known.get(one) ?? { result: workOut(one) }
    known.set(one, found)
    return found.result
  }
}
