import { withoutQuerySecrets } from './query-secrets.js'

/** A request in an access log, and the number of times that it occurs. */
export interface LoggedRequest {
  readonly method: string
  /** The path as it was sent, without values that may be secrets. */
  readonly path: string
  /** The name of the server; undefined if the log does not contain it. */
  readonly host: string | undefined
  readonly count: number
}

/** How to read a line of a log. */
export interface LogFormat {
  readonly name: string
  readonly pattern: RegExp
  /** The fields, in the order of the pattern's groups. */
  readonly fields: readonly Field[]
}

type Field = 'request' | 'method' | 'path' | 'query' | 'host' | 'status'

/** The formats of httpd's own configuration. */
const wellKnown: Readonly<Record<string, string>> = {
  combined: '%h %l %u %t "%r" %>s %b "%{Referer}i" "%{User-Agent}i"',
  vhost_combined: '%v:%p %h %l %u %t "%r" %>s %O "%{Referer}i" "%{User-Agent}i"',
  common: '%h %l %u %t "%r" %>s %b',
}

/** The possible formats of a log: the given one first, then those of the configuration, then httpd's own. */
export function logFormatsFor(
  said: string | undefined,
  configured: readonly (readonly [name: string, format: string])[],
): readonly LogFormat[] {
  if (said !== undefined) return [logFormat('--log-format', wellKnown[said] ?? said)].filter(tells)
  const all = [...configured, ...Object.entries(wellKnown)].map(([name, format]) => logFormat(name, format))
  // The longest format is tried first, because a shorter one also matches the beginning of its lines.
  return all.filter(tells).sort((a, b) => b.pattern.source.length - a.pattern.source.length)
}

const tells = ({ fields }: LogFormat): boolean => fields.includes('request') || fields.includes('path')

/** Reads a LogFormat (mod_log_config.c, parse_log_misc_string). */
export function logFormat(name: string, format: string): LogFormat {
  const fields: Field[] = []
  const source = format
    .replace(/\\"/g, '"')
    .replace(/\\t/g, '\t')
    .replace(
      /%%|%[!\d,]*[<>]?(?:\{([^}]*)\})?(\^?[a-zA-Z]{1,2}|[a-zA-Z])|[^%]+|%/g,
      (token, argument: string | undefined, letter: string | undefined) => {
        if (letter === undefined) return token === '%%' ? '%' : escaped(token)
        const own = letter.startsWith('^') ? letter : letter.charAt(0)
        const rest = letter.startsWith('^') ? '' : letter.slice(1)
        return fieldPattern(own, argument, fields) + escaped(rest)
      },
    )
  return { name, fields, pattern: new RegExp(`^${source}(?=\\s|$)`) }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ +/g, ' +')

const word = '\\S+'

function fieldPattern(letter: string, argument: string | undefined, fields: Field[]): string {
  const field = told[letter]
  const isHost = letter === 'i' && argument?.toLowerCase() === 'host'
  if (field !== undefined) fields.push(field)
  else if (isHost) fields.push('host')
  if (letter === 't') return argument === undefined ? '\\[[^\\]]*\\]' : '.+?'
  if (letter === 'r') return '((?:[^"\\\\]|\\\\.)*)'
  if (letter === 'i' || letter === 'o' || letter === 'e' || letter === 'n')
    return isHost ? '((?:[^"\\\\ ]|\\\\.)*)' : '(?:[^"\\\\]|\\\\.)*?'
  if (letter === 'q') return '(\\?[^\\s"]*)?'
  return field === undefined ? word : letter === 's' ? '(\\d{3}|-)' : '([^\\s"]+?)'
}

const told: Readonly<Record<string, Field>> = {
  r: 'request',
  m: 'method',
  U: 'path',
  q: 'query',
  v: 'host',
  V: 'host',
  s: 'status',
}

/** The result of reading a log. */
export type LogReading = Readonly<ReturnType<ReturnType<typeof loggedRequestCounter>['reading']>>

/** The most different requests to count. If a log has more, the rarest are dropped. */
const maxKinds = 200_000

/** Counts the requests of a log, line by line. */
export function loggedRequestCounter(formats: readonly LogFormat[]) {
  const counts = new Map<string, { method: string; path: string; host: string | undefined; count: number }>()
  let [lines, unread] = [0, 0]
  return {
    line(text: string): void {
      if (text.trim() === '') return
      lines++
      const found = readLine(formats, text)
      if (!found) {
        unread++
        return
      }
      const key = `${found.method} ${found.host ?? ''} ${found.path}`
      const known = counts.get(key)
      if (known) known.count++
      else {
        if (counts.size >= maxKinds) forgetRare(counts)
        counts.set(key, { ...found, count: 1 })
      }
    },
    /**
     * The requests so far.
     * @param limit their number, at most
     * @param canSend whether a request with this method can be sent
     */
    reading: (limit: number, canSend: (method: string) => boolean) => ({
      /** The requests, the most frequent first. */
      requests: commonest(
        [...counts.values()].filter(({ method }) => canSend(method)),
        limit,
      ),
      lines,
      /** The number of lines that match none of the formats. */
      unread,
    }),
  }
}

function forgetRare(counts: Map<string, { readonly count: number }>): void {
  for (const [key, { count }] of counts) if (count === 1) counts.delete(key)
}

/**
 * The most frequent request of each kind (`kindOf`) comes first, so that many requests of one kind do not displace the other
 * kinds.
 */
function commonest(all: readonly LoggedRequest[], limit: number): readonly LoggedRequest[] {
  const byKind = new Map<string, number>()
  const ranked = [...all]
    .sort((a, b) => b.count - a.count)
    .map((request) => {
      const kind = kindOf(request)
      const rank = byKind.get(kind) ?? 0
      byKind.set(kind, rank + 1)
      return { request, rank }
    })
  return ranked
    .sort(
      (a, b) =>
        Math.floor(Math.log2(a.rank + 1)) - Math.floor(Math.log2(b.rank + 1)) || b.request.count - a.request.count,
    )
    .slice(0, limit)
    .map(({ request }) => request)
}

/** The kind of a logged request. Paths that differ only in numbers are of the same kind. */
const kindOf = ({ method, host, path }: LoggedRequest): string =>
  `${method} ${host ?? ''} ${(path.split('?')[0] ?? '').replace(/[\da-f]{8,}|\d+/gi, '#')}`

function readLine(formats: readonly LogFormat[], text: string): Omit<LoggedRequest, 'count'> | undefined {
  for (const { pattern, fields } of formats) {
    const found = pattern.exec(text)
    if (!found) continue
    const value = (field: Field) => {
      const index = fields.indexOf(field)
      return index < 0 ? undefined : found[index + 1]
    }
    const line = value('request')
    const [method, target] =
      line === undefined ? [value('method') ?? 'GET', `${value('path') ?? ''}${value('query') ?? ''}`] : line.split(' ')
    const path = target === undefined ? undefined : pathOf(target)
    if (method === undefined || path === undefined || !/^[A-Z]+$/.test(method)) return undefined
    const host = value('host')?.replace(/:\d+$/, '').toLowerCase()
    return { method, path, host: host === '-' || host === '' ? undefined : host }
  }
  return undefined
}

/** The path in a request line, even if the request was for a proxy. Undefined for a path that mod_log_config escaped. */
function pathOf(target: string): string | undefined {
  const plain = target.replace(/^https?:\/\/[^/]+/i, '')
  if (!plain.startsWith('/') || /\\x|[^!-~]/.test(plain)) return undefined
  return withoutQuerySecrets(plain.replace(/\\(.)/g, '$1'))
}
