import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect, createServer } from 'node:tls'
import { expect, test } from 'vitest'
import { writeTestCertificate } from '../../src/start/test-certificate.js'
import { folder } from '../folder.js'

test('a certificate is one, of its own key, for today; TLS can be spoken with it', async () => {
  const made = writeTestCertificate(folder())
  const [cert, key] = [readFileSync(made.certificate, 'utf8'), readFileSync(made.key, 'utf8')]
  const read = new X509Certificate(cert)
  expect(read.subject).toBe('CN=a copy of a server')
  expect(read.verify(read.publicKey)).toBe(true)
  expect([new Date(read.validFrom) < new Date(), new Date(read.validTo) > new Date()]).toEqual([true, true])
  const server = createServer({ cert, key }, (socket) => socket.end('hello'))
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  const { port } = server.address() as { port: number }
  const said = await new Promise<string>((settle, reject) => {
    const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false })
    socket.once('data', (data) => settle(`${data}`)).once('error', reject)
  })
  server.close()
  expect(said).toBe('hello')
})
