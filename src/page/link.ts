import type { GivenText, Switches, Wanted } from './engine/question.js'

/** All that a link holds: it stands in the fragment of the address, which no browser sends to a server. */
export interface Shared extends Wanted {
  readonly files: readonly Pick<GivenText, 'path' | 'text'>[]
  readonly switches: Switches
  readonly log: string
}

/** So that a link of another make is told from a damaged one. */
const mark = '1.'

/** No link may unpack to more than this many bytes. */
const most = 32e6

/** The fragment, without `#`, for a link that shows the same. */
export async function toFragment(shared: Shared): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(shared))
  return mark + base64url(await through(bytes, new CompressionStream('deflate-raw')))
}

/** @returns undefined for what `toFragment` has not made: a link that is damaged, or somebody's own */
export async function fromFragment(fragment: string): Promise<Shared | undefined> {
  if (!fragment.startsWith(mark)) return undefined
  try {
    const bytes = await through(fromBase64url(fragment.slice(mark.length)), new DecompressionStream('deflate-raw'))
    const said: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isShared(said) ? said : undefined
  } catch {
    return undefined
  }
}

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const writer = stream.writable.getWriter()
  // What goes wrong here goes wrong for the reader too, which says so.
  writer.write(bytes as Uint8Array<ArrayBuffer>).catch(() => {})
  writer.close().catch(() => {})
  const parts: Uint8Array[] = []
  let length = 0
  const reader = stream.readable.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length
    if (length > most) throw new RangeError('The link holds too much.')
    parts.push(next.value)
  }
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

function base64url(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const fromBase64url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** Whoever makes a link by hand may write anything into it. */
function isShared(said: unknown): said is Shared {
  if (!isRecord(said) || !Array.isArray(said.files) || !isRecord(said.switches)) return false
  const { from, complete, guards, deadAllow, defaults } = said.switches
  return (
    said.files.every((file) => isRecord(file) && typeof file.path === 'string' && typeof file.text === 'string') &&
    isOneOf(from, ['auto', '2.2', '2.4']) &&
    typeof complete === 'boolean' &&
    isOneOf(guards, ['leave', 'drop-22', 'keep-22']) &&
    isOneOf(deadAllow, ['exact', 'guide']) &&
    isOneOf(defaults, ['keep', 'adopt']) &&
    typeof said.review === 'boolean' &&
    isRecord(said.decisions) &&
    Object.values(said.decisions).every((taken) => typeof taken === 'boolean') &&
    typeof said.log === 'string'
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isOneOf = (value: unknown, words: readonly string[]) => words.some((word) => word === value)
