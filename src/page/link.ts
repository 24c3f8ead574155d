import { knownLayouts } from '../httpd/layouts.js'
import type { PageFile, Switches, WantedFixes } from './engine/question.js'

/** The content of a link. It is in the fragment of the address, which no browser sends to a server. */
export interface LinkContent extends WantedFixes {
  readonly files: readonly Pick<PageFile, 'path' | 'text'>[]
  /** The values at the time the link was made. */
  readonly switches: Partial<Switches>
  readonly log: string
}

/**
 * The beginning of every link in this format. A link without it has another format; a link with it that cannot be read is
 * damaged.
 */
const mark = '1.'

/** The number of bytes to which a link may unpack, at most. */
const most = 32e6

/** The fragment, without `#`, of a link to the page with this content. */
export async function toUrlFragment(shared: LinkContent): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(shared))
  return mark + base64url(await through(bytes, new CompressionStream('deflate-raw')))
}

/**
 * Reads the content of a link from its fragment.
 * @returns undefined for a fragment that `toUrlFragment` did not make, or a damaged one
 */
export async function fromUrlFragment(fragment: string): Promise<LinkContent | undefined> {
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
  // The error is ignored here, because the reader reports the same one.
  writer.write(bytes as Uint8Array<ArrayBuffer>).catch(() => {})
  writer.close().catch(() => {})
  const parts: Uint8Array[] = []
  let length = 0
  const reader = stream.readable.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length
    if (length > most) throw new RangeError('The link contains too much.')
    parts.push(next.value)
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer())
}

function base64url(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const fromBase64url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** Whether unpacked JSON has the form of a link's content. A link made by hand may contain anything. */
function isShared(said: unknown): said is LinkContent {
  if (!isRecord(said) || !Array.isArray(said.files) || !isRecord(said.switches)) return false
  const { switches } = said
  return (
    said.files.every((file) => isRecord(file) && typeof file.path === 'string' && typeof file.text === 'string') &&
    Object.keys(switches).every((name) => isSwitch(name, switches[name])) &&
    typeof said.review === 'boolean' &&
    isRecord(said.decisions) &&
    Object.values(said.decisions).every((taken) => typeof taken === 'boolean') &&
    typeof said.log === 'string'
  )
}

/** The allowed values or the type of each switch. */
const shapes: { readonly [Name in keyof Switches]: readonly Switches[Name][] | 'boolean' | 'string' } = {
  from: ['auto', '2.2', '2.4'],
  complete: 'boolean',
  guards: ['leave', 'drop-22', 'keep-22'],
  ineffectiveAllow: ['exact', 'guide'],
  defaults: ['keep', 'adopt'],
  likelyMistakes: ['write', 'review'],
  layout: ['any', ...knownLayouts],
  define: 'string',
  modules: 'string',
}

function isSwitch(name: string, value: unknown): boolean {
  if (!Object.hasOwn(shapes, name)) return false
  const shape: unknown = shapes[name as keyof Switches]
  return Array.isArray(shape) ? shape.includes(value) : typeof value === shape
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
