/** A function that computes its value on the first call and returns the same value afterwards. */
export function lazy<T>(make: () => T): () => T {
  let known: { readonly it: T } | undefined
  return () => {
    known ??= { it: make() }
    return known.it
  }
}
