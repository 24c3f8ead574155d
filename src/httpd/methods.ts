/** The HTTP methods that something is said for: those named, or all but those named. */
export interface Methods {
  readonly except: boolean
  readonly names: readonly string[]
}

export const everyMethod: Methods = { except: true, names: [] }

/** HEAD counts as GET (server/protocol.c); other names keep their case, since a method is what it is written as. */
export const methodsNamed = (names: readonly string[], { except = false } = {}): Methods => ({
  except,
  names: [...new Set(names.map((name) => (name === 'HEAD' ? 'GET' : name)))],
})

export const covers = (methods: Methods, name: string): boolean => methods.names.includes(name) !== methods.except

/** Stands for every method without rules of its own. No real method has this name. */
export const otherMethod = '*'

/** Methods built into 2.4 (modules/http/http_protocol.c, ap_method_registry_init; modules/dav/main/mod_dav.c). */
export const builtInMethods: readonly string[] =
  'GET HEAD PUT POST DELETE CONNECT OPTIONS TRACE PATCH PROPFIND PROPPATCH MKCOL COPY MOVE LOCK UNLOCK VERSION-CONTROL CHECKOUT UNCHECKOUT CHECKIN UPDATE LABEL REPORT MKWORKSPACE MKACTIVITY BASELINE-CONTROL MERGE BIND SEARCH'.split(
    ' ',
  )

/** Something said of each method; names that are missing share `other`. */
export interface PerMethod<T> {
  readonly named: ReadonlyMap<string, T>
  readonly other: T
}

export const atMethod = <T>(said: PerMethod<T>, name: string): T => {
  const own = said.named.get(name)
  return own === undefined ? said.other : own
}

/** Ask for each of the names and for all others. */
export function perMethod<T>(names: readonly string[], ask: (name: string) => T): PerMethod<T> {
  if (names.length === 0) return { named: nobody, other: ask(otherMethod) }
  const named = new Map<string, T>()
  for (const name of new Set(names)) named.set(name, ask(name))
  return { named, other: ask(otherMethod) }
}

/** Nearly all rules are for every method. */
const nobody: ReadonlyMap<string, never> = new Map<string, never>()

/** One text for the values of all methods. Equal meanings give equal texts. */
export function perMethodText<T>({ named, other }: PerMethod<T>, text: (one: T) => string): string {
  const rest = text(other)
  if (named.size === 0) return rest
  const apart = [...named].flatMap(([name, one]) => (text(one) === rest ? [] : `${name}=${text(one)}`))
  return JSON.stringify([...apart.sort(), rest])
}

/** Names that make a difference in any of these. */
export function namesIn(...said: readonly PerMethod<unknown>[]): readonly string[] {
  const naming = said.filter((one) => one.named.size > 0)
  return naming.length === 0 ? none : [...new Set(naming.flatMap((one) => [...one.named.keys()]))]
}

const none: readonly string[] = []
