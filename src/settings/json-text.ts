/** A JSON value with its place in the text. Offsets are in UTF-16 units. */
export interface JsonNode {
  readonly start: number
  /** The offset after the value's last character. */
  readonly end: number
  readonly value: unknown
  /** The keys of an object, with their places and values. */
  readonly members: ReadonlyMap<string, { readonly start: number; readonly json: JsonNode }>
  /** The values of a list. */
  readonly items: readonly JsonNode[]
}

/** Invalid JSON, with a sentence and the place of the mistake. */
export class JsonError extends Error {
  constructor(
    message: string,
    readonly at: number,
  ) {
    super(message)
  }
}

/** The deepest nesting that is accepted. */
const deepest = 100

/**
 * Parses JSON (RFC 8259), and keeps the place of each value. A duplicate key is an error.
 * @throws JsonError
 */
export function parseJsonNode(text: string): JsonNode {
  const reader: Reader = { text, at: text.startsWith('\uFEFF') ? 1 : 0 }
  const json = valueAt(reader, 0)
  skipBlanks(reader)
  if (reader.at < text.length) throw unexpected(reader, 'the end')
  return json
}

interface Reader {
  readonly text: string
  at: number
}

const none = { members: new Map(), items: [] }

function valueAt(reader: Reader, depth: number): JsonNode {
  skipBlanks(reader)
  const start = reader.at
  if (depth > deepest) throw new JsonError('The JSON is nested too deeply.', start)
  switch (reader.text[start]) {
    case '{':
      return objectAt(reader, depth)
    case '[':
      return listAt(reader, depth)
    case '"':
      return ended(reader, { ...none, start, value: textAt(reader) })
    default:
      return ended(reader, { ...none, start, value: plainAt(reader) })
  }
}

const ended = ({ at }: Reader, json: Omit<JsonNode, 'end'>): JsonNode => ({ ...json, end: at })

function objectAt(reader: Reader, depth: number): JsonNode {
  const start = reader.at
  const members = new Map<string, { start: number; json: JsonNode }>()
  eachUntil(reader, '}', () => {
    const at = reader.at
    if (reader.text[at] !== '"') throw unexpected(reader, 'a key in double quotes')
    const key = textAt(reader)
    if (members.has(key)) throw new JsonError(`"${key}" is set twice. Remove one of the two.`, at)
    skipBlanks(reader)
    if (reader.text[reader.at] !== ':') throw unexpected(reader, 'a colon')
    reader.at++
    members.set(key, { start: at, json: valueAt(reader, depth + 1) })
  })
  const value = Object.fromEntries(Array.from(members, ([key, { json }]) => [key, json.value]))
  return ended(reader, { start, value, members, items: [] })
}

function listAt(reader: Reader, depth: number): JsonNode {
  const start = reader.at
  const items: JsonNode[] = []
  eachUntil(reader, ']', () => items.push(valueAt(reader, depth + 1)))
  return ended(reader, { start, value: items.map((item) => item.value), members: none.members, items })
}

/** Reads items separated by commas up to the closing bracket. */
function eachUntil(reader: Reader, close: string, each: () => void): void {
  reader.at++
  skipBlanks(reader)
  if (reader.text[reader.at] !== close) {
    for (;;) {
      skipBlanks(reader)
      each()
      skipBlanks(reader)
      if (reader.text[reader.at] !== ',') break
      reader.at++
    }
  }
  if (reader.text[reader.at] !== close) throw unexpected(reader, `a comma or ${close}`)
  reader.at++
}

const string = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const plain = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?)(?![\w.+-])/y

function textAt(reader: Reader): string {
  return JSON.parse(
    match(reader, string) ?? fail(reader, 'This string does not end on its line, or has an invalid escape.'),
  )
}

function plainAt(reader: Reader): unknown {
  const found = match(reader, plain)
  if (found === undefined) throw unexpected(reader, 'a value')
  return JSON.parse(found)
}

function match(reader: Reader, pattern: RegExp): string | undefined {
  pattern.lastIndex = reader.at
  const found = pattern.exec(reader.text)?.[0]
  reader.at += found?.length ?? 0
  return found
}

const skipBlanks = (reader: Reader): void => {
  match(reader, /[ \t\r\n]*/y)
}

function fail(reader: Reader, message: string): never {
  throw new JsonError(message, reader.at)
}

function unexpected({ text, at }: Reader, wanted: string): JsonError {
  if (/^\/[/*]/.test(text.slice(at, at + 2))) return new JsonError('JSON has no comments. Remove this comment.', at)
  const found =
    at < text.length ? `not ${JSON.stringify(String.fromCodePoint(text.codePointAt(at) ?? 0))}` : 'not the end'
  return new JsonError(`Not valid JSON: expected ${wanted}, ${found}.`, at)
}
