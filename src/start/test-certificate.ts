import { generateKeyPairSync, sign } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The paths of a certificate and its key, in PEM. */
export type TestCertificate = Readonly<ReturnType<typeof writeTestCertificate>>

/** Writes a self-signed certificate that is valid for one day. Copies do not need the server's own. */
export function writeTestCertificate(folder: string) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from('a copy of a server')))))
  const now = Date.now()
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    sha256WithRsa,
    name,
    sequence(time(now - day), time(now + day)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey))
  const certificate = join(folder, 'certificate.pem')
  const key = join(folder, 'key.pem')
  writeFileSync(certificate, pem(sequence(body, sha256WithRsa, signature)))
  writeFileSync(key, privateKey.export({ type: 'pkcs1', format: 'pem' }), { mode: 0o600 })
  return { certificate, key }
}

const day = 86_400_000

/** One DER value: tag, length and content (ITU-T X.690). */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts)

/** A time as `YYMMDDhhmmssZ`. */
const time = (milliseconds: number): Buffer =>
  der(0x17, Buffer.from(`${new Date(milliseconds).toISOString().slice(2, 19).replace(/\D/g, '')}Z`))

/** The OID 2.5.4.3. */
const commonName = der(0x06, Buffer.from([0x55, 0x04, 0x03]))

/** The OID 1.2.840.113549.1.1.11. */
const sha256WithRsa = sequence(
  der(0x06, Buffer.from([0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b])),
  der(0x05),
)

const pem = (bytes: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').replace(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----\n`
