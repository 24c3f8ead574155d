/** A set of HTTP methods: the named ones, or all except the named ones. */
export interface MethodSet {
  readonly except: boolean
  readonly names: readonly string[]
}

export const allMethods: MethodSet = { except: true, names: [] }

/** A set of methods by their names. HEAD becomes GET (server/protocol.c). Method names are case-sensitive. */
export const methodsNamed = (names: readonly string[], { except = false } = {}): MethodSet => ({
  except,
  names: [...new Set(names.map((name) => (name === 'HEAD' ? 'GET' : name)))],
})

export const includesMethod = (methods: MethodSet, name: string): boolean =>
  methods.names.includes(name) !== methods.except

/** Stands for every method without rules of its own. No real method has this name. */
export const anyOtherMethod = '*'

/** Methods built into 2.4 (modules/http/http_protocol.c, ap_method_registry_init; modules/dav/main/mod_dav.c). */
export const builtInMethods: readonly string[] =
  'GET HEAD PUT POST DELETE CONNECT OPTIONS TRACE PATCH PROPFIND PROPPATCH MKCOL COPY MOVE LOCK UNLOCK VERSION-CONTROL CHECKOUT UNCHECKOUT CHECKIN UPDATE LABEL REPORT MKWORKSPACE MKACTIVITY BASELINE-CONTROL MERGE BIND SEARCH'.split(
    ' ',
  )

/** A value for each method. Unnamed methods share `other`. */
export interface PerMethod<T> {
  readonly named: ReadonlyMap<string, T>
  readonly other: T
}

export const valueForMethod = <T>(values: PerMethod<T>, name: string): T => {
  const own = values.named.get(name)
  return own === undefined ? values.other : own
}

/** Computes the value for each name, and for all other methods. */
export function valuePerMethod<T>(names: readonly string[], ask: (name: string) => T): PerMethod<T> {
  if (names.length === 0) return { named: noNames, other: ask(anyOtherMethod) }
  const named = new Map<string, T>()
  for (const name of new Set(names)) named.set(name, ask(name))
  return { named, other: ask(anyOtherMethod) }
}

/** The empty map, shared because most rules apply to every method alike. */
const noNames: ReadonlyMap<string, never> = new Map<string, never>()

/** A text that is equal if each method has an equal value. */
export function perMethodKey<T>({ named, other }: PerMethod<T>, text: (one: T) => string): string {
  const rest = text(other)
  if (named.size === 0) return rest
  const apart = [...named].flatMap(([name, one]) => (text(one) === rest ? [] : `${name}=${text(one)}`))
  return JSON.stringify([...apart.sort(), rest])
}

/** The methods that any of these values names. */
export function methodNamesIn(...values: readonly PerMethod<unknown>[]): readonly string[] {
  const naming = values.filter((one) => one.named.size > 0)
  return naming.length === 0 ? none : [...new Set(naming.flatMap((one) => [...one.named.keys()]))]
}

const none: readonly string[] = []
