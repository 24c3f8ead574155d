import { createServer } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { httpd } from '../../real-httpd/install.js'
import { usualModules } from '../../real-httpd/preamble.js'
import { startServer } from '../../real-httpd/server.js'
import { run, useCli } from '../../run-cli.js'

useCli()

const rules = 'Order deny,allow\nDeny from all\nAllow from 10.1.2\n'
const conf = `ServerRoot /etc/httpd\nListen 80\nServerName www.example.org\nDocumentRoot /srv/www\n<Directory /srv/www>\n${rules}</Directory>\n`

/** A server that trusts what it is told of its clients, and lets in those of a network; on a port of its own. */
async function serverWith(how: string, network: string): Promise<string> {
  const port = await freePort()
  const inside = `${how}\n<Location />\nRequire ip ${network}\n</Location>`
  const config = `Listen 127.0.0.1:${port}\n<VirtualHost 127.0.0.1:${port}>\n${inside}\n</VirtualHost>\n`
  const server = await startServer({ config, modules: [...usualModules, 'remoteip'] })
  onTestFinished(() => server.stop())
  return `http://127.0.0.1:${port}`
}

function freePort(): Promise<number> {
  return new Promise((settle) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => settle(port))
    })
  })
}

describe.skipIf(!httpd())('clients of other addresses', () => {
  test.each([
    ['by-header X-Forwarded-For', 'RemoteIPHeader X-Forwarded-For\nRemoteIPInternalProxy 127.0.0.1'],
    ['proxy-protocol', 'RemoteIPProxyProtocol On'],
  ])('%s', async (how, config) => {
    const [old, same, other] = [
      await serverWith(config, '10.1.2'),
      await serverWith(config, '10.1.2'),
      await serverWith(config, '10.9'),
    ]
    const asked = (newer: string) =>
      run({ 'httpd.conf': conf }, [
        ...['compare', old, newer, 'httpd.conf', '--no-config', '--from', '2.2', '--client-address', how],
      ])
    expect(asked(same)).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+ requests, the same responses\.$/m) })
    const { code, out } = asked(other)
    expect(code).toBe(1)
    expect(out).toMatch(/^closed {5}GET http:\/\/www\.example\.org\/\S* from 10\.1\.2\.1\n {2}status: \d+ → 403$/m)
    expect(out).not.toContain('Not tested: requests from')
  })
})
