/** Caches a pure function of objects: its result for each object. */
export function oncePerObject<One extends object, Result>(workOut: (one: One) => Result): (one: One) => Result {
  const known = new WeakMap<One, { readonly result: Result }>()
  return (one) => {
    const found = known.get(one) ?? { result: workOut(one) }
    known.set(one, found)
    return found.result
  }
}

/** Caches a function of any keys, undefined among them. It keeps each result as long as the returned function. */
export function oncePerKey<Key, Result>(workOut: (key: Key) => Result): (key: Key) => Result {
  const known = new Map<Key, { readonly result: Result }>()
  return (key) => {
    const found = known.get(key) ?? { result: workOut(key) }
    known.set(key, found)
    return found.result
  }
}

/** Caches a function of texts. It remembers a limited number of results, and then starts from empty. */
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

/** Returns one shared copy of equal texts: many findings have the same message. */
export const internedText: (text: string) => string = oncePerText((text) => text)
