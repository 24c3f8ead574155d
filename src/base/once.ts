/** Returns a function that calls `workOut` once for each object and caches the result. */
export function oncePerObject<One extends object, Result>(workOut: (one: One) => Result): (one: One) => Result {
  const known = new WeakMap<One, { readonly result: Result }>()
  return (one) => {
    const found = known.get(one) ?? { result: workOut(one) }
    known.set(one, found)
    return found.result
  }
}

/** Returns a function that calls `workOut` once for each key and keeps all results. A key may be undefined. */
export function oncePerKey<Key, Result>(workOut: (key: Key) => Result): (key: Key) => Result {
  const known = new Map<Key, { readonly result: Result }>()
  return (key) => {
    const found = known.get(key) ?? { result: workOut(key) }
    known.set(key, found)
    return found.result
  }
}

/** Returns a function that caches the results of `workOut`. When the cache has `maxTexts` results, it is emptied. */
export function oncePerText<Result>(workOut: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, { readonly result: Result }>()
  return (text) => {
    const found = known.get(text) ?? { result: workOut(text) }
    if (known.size >= maxTexts) known.clear()
    known.set(text, found)
    return found.result
  }
}

const maxTexts = 5000

/** Returns a cached copy of an equal text, if there is one, because many findings have the same message. */
export const internedText: (text: string) => string = oncePerText((text) => text)
