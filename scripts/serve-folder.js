// Serves a folder on this machine alone, packed as GitHub Pages packs it.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }

/** @param {string} folder @param {(name: string, bytes: number) => void} sent told of each file that is sent, and its packed size */
export async function serveFolder(folder, sent = () => {}) {
  const server = createServer(({ url = '/' }, answer) => {
    const name = normalize(url === '/' ? '/index.html' : url.replace(/\?.*/, ''))
    if (!existsSync(join(folder, name))) return void answer.writeHead(404).end()
    const packed = gzipSync(readFileSync(join(folder, name)))
    sent(name, packed.length)
    const type = types[extname(name)] ?? 'application/octet-stream'
    answer.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip', 'cache-control': 'max-age=600' })
    answer.end(packed)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }
}
