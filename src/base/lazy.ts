/** Returns a function that calls `make` on its first call, and returns the same value on all later calls. */
export function lazy<T>(make: () => T): () => T {
  let known: { readonly it: T } | undefined
  return () => {
    known ??= { it: make() }
    return known.it
  }
}
