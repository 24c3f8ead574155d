import { createHash, randomBytes } from 'node:crypto'

/** The user who logs in, and the request to log in for. */
export interface DigestLogin {
  readonly name: string
  readonly password: string
  readonly method: string
  /** The path, as in the request line. */
  readonly path: string
}

/**
 * The Authorization header that answers a Digest challenge (RFC 7616, 3.4; RFC 2069 without qop). Undefined if none of
 * the challenges can be answered.
 */
export function digestAuthorization(challenges: readonly string[], login: DigestLogin): string | undefined {
  for (const challenge of challenges) {
    const said = parametersOf(challenge)
    const algorithm = said && hashes[(said.get('algorithm') ?? 'MD5').toUpperCase()]
    const qop = said?.get('qop')
    const isAuth = qop?.split(/\s*,\s*/).includes('auth')
    if (said && algorithm && (qop === undefined || isAuth)) return answerTo(said, algorithm, isAuth === true, login)
  }
  return undefined
}

const hashes: Readonly<Record<string, string>> = { MD5: 'md5', 'SHA-256': 'sha256' }

function parametersOf(challenge: string): ReadonlyMap<string, string> | undefined {
  if (!/^Digest\s/i.test(challenge)) return undefined
  const found = challenge.matchAll(/([\w-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s,]+))/g)
  return new Map(
    Array.from(found, ([, name = '', quoted, plain]) => [
      name.toLowerCase(),
      quoted?.replace(/\\(.)/g, '$1') ?? plain ?? '',
    ]),
  )
}

function answerTo(
  said: ReadonlyMap<string, string>,
  algorithm: string,
  isAuth: boolean,
  { name, password, method, path }: DigestLogin,
): string {
  const hash = (text: string) => createHash(algorithm).update(text).digest('hex')
  const [realm, nonce] = [said.get('realm') ?? '', said.get('nonce') ?? '']
  const [one, two] = [hash(`${name}:${realm}:${password}`), hash(`${method}:${path}`)]
  const client = randomBytes(8).toString('hex')
  const count = '00000001'
  const response = hash(isAuth ? `${one}:${nonce}:${count}:${client}:auth:${two}` : `${one}:${nonce}:${two}`)
  const parts = [
    `username="${quoted(name)}"`,
    `realm="${quoted(realm)}"`,
    `nonce="${quoted(nonce)}"`,
    `uri="${quoted(path)}"`,
    `response="${response}"`,
    ...(said.has('algorithm') ? [`algorithm=${said.get('algorithm')}`] : []),
    ...(said.has('opaque') ? [`opaque="${quoted(said.get('opaque') ?? '')}"`] : []),
    ...(isAuth ? ['qop=auth', `nc=${count}`, `cnonce="${client}"`] : []),
  ]
  return `Digest ${parts.join(', ')}`
}

const quoted = (text: string): string => text.replace(/["\\]/g, '\\$&')
