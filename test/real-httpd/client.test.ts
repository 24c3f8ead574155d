import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { type Answer, type Probe, sendAll } from './client.js'

test('reads a body in chunks', async () => {
  const answers = await ask(
    (_, response) => {
      response.write('FI')
      response.write(`LE /${'x'.repeat(70_000)}`)
      response.end('\n')
    },
    [{ path: '/' }, { path: '/' }],
  )
  const answer = [200, `/${'x'.repeat(70_000)}`, null, null]
  expect(answers).toEqual([answer, answer])
})

test('reads a body that ends with the connection, and asks the rest on another', async () => {
  const answers = await ask(
    ({ url, socket }) => socket.end(`HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nFILE ${url}\n`),
    Array.from({ length: 50 }, (_, index) => ({ path: `/${index}` })),
  )
  expect(answers).toEqual(Array.from({ length: 50 }, (_, index) => [200, `/${index}`, null, null]))
})

test('gives a request up after two connections, and goes on', async () => {
  const tries: (string | undefined)[] = []
  const answers = await ask(
    ({ url, socket }, response) => {
      tries.push(url)
      if (url === '/bad') socket.destroy()
      else response.end(`FILE ${url}`)
    },
    [{ path: '/1' }, { path: '/bad' }, { path: '/2' }],
  )
  expect(answers).toEqual([
    [200, '/1', null, null],
    [0, null, null, null],
    [200, '/2', null, null],
  ])
  expect(tries.filter((url) => url === '/bad').length).toBeGreaterThan(1)
})

test('a server that says nothing is not taken for one that answers', async () => {
  await expect(ask(() => undefined, [{ path: '/mute' }], 100)).rejects.toThrow(
    'The server said nothing for 0.1 s: GET /mute from 127.0.0.1 to port',
  )
})

test('takes no body after HEAD, 204 and 304', async () => {
  const answers = await ask(
    ({ url }, response) => response.writeHead(Number(url?.slice(1)), { 'Content-Length': '5' }).end(),
    [{ path: '/200', method: 'HEAD' }, { path: '/204' }, { path: '/304' }, { path: '/403', method: 'HEAD' }],
  )
  expect(answers.map(([status]) => status)).toEqual([200, 204, 304, 403])
})

async function ask(listener: RequestListener, probes: readonly Probe[], patience?: number): Promise<Answer[]> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await sendAll((server.address() as AddressInfo).port, probes, patience)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
