/** What is worked out when somebody first asks for it, and not again. */
export function lazy<T>(make: () => T): () => T {
  let known: { readonly it: T } | undefined
  return () => {
    known ??= { it: make() }
    return known.it
  }
}
