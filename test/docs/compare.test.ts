import { spawn } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { folder } from '../folder.js'
import { httpd, needHttpd } from '../real-httpd/install.js'
import { cliStart, useCli } from '../run-cli.js'

useCli()

const root = fileURLToPath(new URL('../..', import.meta.url))
const page = readFileSync(join(root, 'docs/compare.md'), 'utf8')

/** The commands of the page, in its order: an upgrade from the first look to the switch. */
const commands = [...page.matchAll(/^ {4}httpd-upgrade (.*)$/gm)].map(([, words = '']) => words)

/** A server that answers everything alike. */
async function answering(): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(403).end())
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`
}

const runs = (cwd: string, args: readonly string[]): Promise<{ code: number | null; out: string; err: string }> =>
  new Promise((settle) => {
    const env = { ...process.env, ...needHttpd().env }
    const child = spawn(...cliStart(...args), { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let [out, err] = ['', '']
    child.stdout.on('data', (text) => (out += text))
    child.stderr.on('data', (text) => (err += text))
    child.on('close', (code) => settle({ code, out, err }))
  })

describe.skipIf(!httpd())('the page on comparing', () => {
  test('its commands do what it says, one after the other', async () => {
    const here = folder({
      access_log: '10.0.0.1 - - [22/Nov/2026:06:40:14 +0000] "GET /shop?item=1 HTTP/1.1" 200 12\n',
    })
    cpSync(join(root, 'test/sites/redhat'), join(here, 'old'), { recursive: true })
    const [old, newer] = [await answering(), await answering()]
    const played = (words: string) =>
      words
        .replaceAll('/var/log/httpd/access_log', 'access_log')
        .replace(/--old-httpd \S+/, '')
        .replace(/(?<=--new-httpd )\S+/, 'NEW')
        .replace(/(http:\/\/)?old\.example\.org/, old)
        .replace(/(http:\/\/)?(new\.example\.org|10\.0\.0\.7:8080)/, newer)
        .split(/\s+/)
        .map((word) => (word === 'NEW' ? needHttpd().binary : word))
    const seen: { words: string; code: number | null; out: string }[] = []
    for (const words of commands) {
      const { code, out, err } = await runs(here, played(words))
      expect(`${code} ${err}`).not.toMatch(/^2 /)
      seen.push({ words, code, out })
    }
    const [look, requests, started, live, junit] = seen
    expect(look).toMatchObject({ words: 'old', code: 1 })
    expect(requests?.out).toMatch(/^ {2}GET http:\/\/\S+ {2}→ is (answered|refused)$/m)
    expect(started).toMatchObject({ code: 0, out: expect.stringMatching(/^\d\d+ requests, the same responses\.$/m) })
    expect(live).toMatchObject({ code: 0, out: expect.stringMatching(/^Not tested: /m) })
    expect(junit?.code).toBe(0)
    expect(existsSync(join(here, 'compare.xml'))).toBe(true)
    expect(seen).toHaveLength(5)
  })
})
