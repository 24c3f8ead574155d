import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAll } from './client.js'
import { httpd } from './install.js'
import { namesWork } from './names.js'
import { type Mpm, scratchFolder } from './preamble.js'
import { ipv6Works, probe, type Server, startServer } from './server.js'

const named = httpd() !== undefined && namesWork()
if (!named)
  console.warn('\n!!! SKIPPED: loopback addresses cannot be given names here, nothing is asked about them !!!\n')

/** Its password is `pw`. */
const users = 'alice:{SHA}GpHWL3ymc5liWkNopqtdSjuqYHM=\n'

describe.skipIf(!httpd())('a server', () => {
  const folder = scratchFolder()
  let server: Server

  beforeAll(async () => {
    for (const path of ['page.html', 'near/page.html', 'named/page.html', 'private/page.html', 'old/index.html']) {
      mkdirSync(join(folder, 'htdocs', path, '..'), { recursive: true })
      writeFileSync(join(folder, 'htdocs', path), `FILE /${path}\n`)
    }
    writeFileSync(join(folder, 'users'), users)
    server = await startServer({ folder, config: config(folder) })
  })

  afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true })
  })

  test('tells the file it serves', async () => {
    expect(await probe(server, { path: '/page.html' })).toEqual([200, '/page.html', null, null])
    expect(await probe(server, { path: '/page.html', method: 'HEAD' })).toEqual([200, null, null, null])
    expect(await probe(server, { path: '/none' })).toEqual([404, null, null, null])
  })

  test('sees the address that a probe comes from', async () => {
    expect(await probe(server, { path: '/near/page.html', ip: '127.0.1.9' })).toEqual([
      200,
      '/near/page.html',
      null,
      null,
    ])
    expect(await probe(server, { path: '/near/page.html', ip: '127.0.2.1' })).toEqual([403, null, null, null])
  })

  test.skipIf(!ipv6Works())('listens on IPv6', async () => {
    expect(await probe(server, { path: '/page.html', ip: '::1' })).toEqual([200, '/page.html', null, null])
    expect(await probe(server, { path: '/near/page.html', ip: '::1' })).toEqual([403, null, null, null])
  })

  test.skipIf(!named)('sees the name that an address has', async () => {
    const from = async (ip: string) => (await probe(server, { path: '/named/page.html', ip }))[0]
    expect([await from('127.0.5.1'), await from('127.0.5.4'), await from('127.0.0.1')]).toEqual([200, 403, 403])
  })

  test('asks for a password', async () => {
    const realm = 'Basic realm="R"'
    const as = (user: string, password: string) => probe(server, { path: '/private/page.html', user, password })
    expect(await probe(server, { path: '/private/page.html' })).toEqual([401, null, realm, null])
    expect(await as('alice', 'bad')).toEqual([401, null, realm, null])
    expect(await as('alice', 'pw')).toEqual([200, '/private/page.html', null, null])
  })

  test('sends methods and headers, and tells where a redirect leads', async () => {
    expect(await probe(server, { path: '/page.html', method: 'DELETE' })).toEqual([405, null, null, null])
    expect(await probe(server, { path: '/page.html', headers: { 'X-Odd': '1' } })).toEqual([403, null, null, null])
    expect(await probe(server, { path: '/old' })).toEqual([301, null, null, '/old/'])
  })

  test('keeps the order of many probes', async () => {
    const paths = Array.from(
      { length: 300 },
      (_, index) => ['/page.html', '/near/page.html', '/none', '/old'][index % 4] ?? '',
    )
    const answers = await sendAll(
      server.port,
      paths.map((path, index) => ({ path, ip: `127.0.1.${index % 3}` })),
    )
    expect(answers.map(([status]) => status)).toEqual(paths.map((_, index) => [200, 200, 404, 301][index % 4]))
  })

  test('reloads, and keeps what it has if the new configuration is bad', async () => {
    await server.reload(`DocumentRoot "${folder}/htdocs/near"\n`)
    expect(await probe(server, { path: '/page.html' })).toEqual([200, '/near/page.html', null, null])
    expect(await probe(server, { path: '/near/page.html' })).toEqual([404, null, null, null])
    await expect(server.reload('Foo\n')).rejects.toThrow("Invalid command 'Foo'")
    expect(await probe(server, { path: '/near/page.html' })).toEqual([404, null, null, null])
    await server.reload(config(folder))
    expect(await probe(server, { path: '/near/page.html', ip: '127.0.2.1' })).toEqual([403, null, null, null])
  })
})

describe.skipIf(!httpd())('starting and stopping', () => {
  test.each<Mpm>(['event', 'worker', 'prefork'])('%s answers, with or without mod_access_compat', async (mpm) => {
    const server = await startServer({
      mpm,
      accessCompat: true,
      config: '<Location />\nDeny from 127.0.1\n</Location>\n',
    })
    const answers = await sendAll(server.port, [{ path: '/x' }, { path: '/x', ip: '127.0.1.1' }])
    await server.stop()
    expect(answers.map(([status]) => status)).toEqual([404, 403])
    expect(existsSync(server.folder)).toBe(false)
    expect(await sendAll(server.port, [{ path: '/x' }])).toEqual([[0, null, null, null]])
  })

  test('a configuration that is refused is told as httpd tells it', async () => {
    await expect(startServer({ config: '<Location />\nDeny from all\n</Location>\n' })).rejects.toThrow(
      "Invalid command 'Deny'",
    )
    // This one passes `httpd -t`.
    await expect(startServer({ config: 'SSLEngine On\n', modules: ['ssl'] })).rejects.toThrow(
      'Failed to configure at least one certificate',
    )
  })

  test('no server outlives who started it', async () => {
    const program = await bundle()
    const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
    const line = await new Promise<string>((resolve) => child.stdout.on('data', (data) => resolve(String(data))))
    const { port, folder } = JSON.parse(line) as { port: number; folder: string }
    expect((await sendAll(port, [{ path: '/' }]))[0]?.[0]).not.toBe(0)
    child.kill('SIGKILL')
    const there = async () => existsSync(folder) || (await sendAll(port, [{ path: '/' }]))[0]?.[0] !== 0
    while (await there()) await sleep(10)
  })
})

function config(folder: string): string {
  return `
DocumentRoot "${folder}/htdocs"
<Directory "${folder}/htdocs/near">
Require ip 127.0.1
</Directory>
<Directory "${folder}/htdocs/named">
Require host example.test
</Directory>
<Directory "${folder}/htdocs/private">
AuthType Basic
AuthName R
AuthUserFile "${folder}/users"
Require valid-user
</Directory>
SetEnvIf X-Odd 1 odd
<Location /page.html>
<RequireAll>
Require all granted
Require not env odd
</RequireAll>
</Location>
`
}

/** A program that starts a server and never stops it. Node 20 cannot run TypeScript by itself. */
async function bundle(): Promise<string> {
  const folder = fileURLToPath(new URL('../../.cache/orphan/', import.meta.url))
  const entry = join(folder, 'entry.ts')
  const start = `const { port, folder } = await startServer({ config: '' })`
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    entry,
    `import { startServer } from '../../test/real-httpd/server.ts'\n${start}\nconsole.log(JSON.stringify({ port, folder }))\n`,
  )
  const built = await rolldown({ input: entry, platform: 'node' })
  await built.write({ file: join(folder, 'entry.mjs') })
  await built.close()
  return join(folder, 'entry.mjs')
}
