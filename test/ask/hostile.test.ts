import { createServer, type Server, type Socket } from 'node:net'
import { createServer as createTls } from 'node:tls'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { requestSender, type SendOptions } from '../../src/ask/send.js'
import { sendToServer } from '../../src/ask/send-to-server.js'
import { parseServerAddress } from '../../src/ask/server-address.js'
import type { WireRequest } from '../../src/compare/http-answer.js'
import { certificate } from './certificate.js'

/** The request that came last on a new connection. */
let first = ''
const open: Server[] = []
const sockets = new Set<Socket>()
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  for (const server of open.splice(0)) server.close()
})

/** A server that does this with each connection once a request has come; its address. */
async function serverThat(does: (socket: Socket) => void, make = createServer): Promise<string> {
  const server = make((socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('data', (chunk) => {
      first = String(chunk)
      does(socket)
    })
  })
  open.push(server)
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  const address = server.address()
  return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

const request: WireRequest = {
  method: 'GET',
  scheme: 'http',
  host: 'www.example.org',
  address: '*',
  port: 80,
  path: '/',
  headers: [],
  client: undefined,
}

const options: SendOptions = {
  // For hanging only.
  timeout: 120_000,
  retries: 0,
  clientAddress: undefined,
  tlsName: undefined,
  insecure: false,
  maxBodyBytes: 10_000,
}

async function ask(name: string, more: Partial<SendOptions> = {}, changes: Partial<WireRequest> = {}) {
  const server = parseServerAddress(name)
  if (!server) throw new Error(name)
  const sender = requestSender(server, { ...options, ...more })
  try {
    const asked = await sender.send({ ...request, ...changes })
    return 'trouble' in asked ? asked.trouble.replaceAll(name, 'SERVER') : asked
  } finally {
    sender.close()
  }
}

/** Write something again and again, until nobody takes it. */
function endless(socket: Socket, text: string): void {
  const timer = setInterval(() => (socket.destroyed ? clearInterval(timer) : socket.write(text)), 1)
  socket.on('close', () => clearInterval(timer))
}

const ok = 'HTTP/1.1 200 OK\r\n'

describe('of a server that is no good there is one sentence', () => {
  test.each<[string, (socket: Socket) => void, string]>([
    ['is silent', () => {}, 'SERVER sent no complete response within 0.3 seconds.'],
    [
      'is slow: a letter now and then',
      (socket) => {
        socket.write(`${ok}Content-Length: 1000\r\n\r\n`)
        const timer = setInterval(() => socket.write('x'), 20)
        socket.on('close', () => clearInterval(timer))
      },
      'SERVER sent no complete response within 0.3 seconds.',
    ],
    ['hangs up', (socket) => socket.end(), 'SERVER closed the connection without a response.'],
    ['resets', (socket) => socket.resetAndDestroy(), 'SERVER closed the connection without a response.'],
    [
      'stops in the middle',
      (socket) => socket.end(`${ok}Content-Length: 1000\r\n\r\nhalf`),
      'SERVER closed the connection without a response.',
    ],
    [
      'has headers without end',
      (socket) => {
        socket.write(ok)
        endless(socket, `X-More: ${'x'.repeat(900)}\r\n`)
      },
      'SERVER sent too many headers.',
    ],
    [
      'only ever promises',
      (socket) => endless(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n'),
      'SERVER sent no complete response within 0.3 seconds.',
    ],
    [
      'speaks something else',
      (socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'),
      'SERVER sent something that is not an HTTP response.',
    ],
    [
      'sends garbage',
      (socket) => socket.end(Buffer.from([0, 255, 13, 10, 7])),
      'SERVER sent something that is not an HTTP response.',
    ],
    [
      'has one header without end',
      (socket) => {
        socket.write(`${ok}X-More: `)
        endless(socket, 'x'.repeat(900))
      },
      'SERVER sent too many headers.',
    ],
    [
      'answers as before HTTP/1.0, with a page alone',
      (socket) => socket.end('<html><title>hello</title></html>\n'),
      'SERVER sent something that is not an HTTP response.',
    ],
    [
      'says two lengths',
      (socket) => socket.end(`${ok}Content-Length: 2\r\nContent-Length: 3\r\n\r\nok!`),
      'SERVER sent something that is not an HTTP response.',
    ],
    [
      'has a length that is none',
      (socket) => socket.end(`${ok}Content-Length: -1\r\n\r\n`),
      'SERVER sent something that is not an HTTP response.',
    ],
    [
      'has chunks that are none',
      (socket) => socket.end(`${ok}Transfer-Encoding: chunked\r\n\r\nzz\r\nxx\r\n`),
      'SERVER sent something that is not an HTTP response.',
    ],
    [
      'stops in the middle of a chunk',
      (socket) => socket.end(`${ok}Transfer-Encoding: chunked\r\n\r\nff\r\nxx`),
      'SERVER closed the connection without a response.',
    ],
    [
      'has a chunk whose size does not end',
      (socket) => {
        socket.write(`${ok}Transfer-Encoding: chunked\r\n\r\n1;`)
        endless(socket, 'x'.repeat(900))
      },
      'SERVER sent something that is not an HTTP response.',
    ],
  ])('which %s', async (_what, does, sentence) => {
    // Only who never answers is waited for in vain.
    const waits = sentence.includes('no complete response')
    expect(await ask(await serverThat(does), waits ? { timeout: 300 } : {})).toBe(sentence)
  })

  test('which is not there', async () => {
    expect(await ask('127.0.0.1:9')).toBe('SERVER refused the connection.')
  })

  test('which takes the connection, and never gets TLS done', async () => {
    const silent = await serverThat(() => {})
    expect(await ask(silent, { timeout: 300 }, { scheme: 'https' })).toBe(
      'SERVER sent no complete response within 0.3 seconds.',
    )
  })

  test('which has no TLS where it should, and TLS where it should have none', async () => {
    const plain = await serverThat((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    expect(await ask(plain, {}, { scheme: 'https' })).toMatch(/^SERVER does not speak valid TLS \(\w+\)\.$/)
  })

  test('whose certificate is for another name, or not trusted; --tls-name and --insecure mend it', async () => {
    const tls = await serverThat((socket) => socket.end(`${ok}Content-Length: 2\r\n\r\nok`), ((
      listener: (socket: Socket) => void,
    ) => createTls(certificate, listener)) as unknown as typeof createServer)
    expect(await ask(tls, {}, { scheme: 'https' })).toMatch(
      /^SERVER has a certificate that is not trusted on this machine \(\w+\)\. To accept any certificate, add --insecure\.$/,
    )
    expect(await ask(tls, { ca: certificate.cert }, { scheme: 'https' })).toBe(
      'SERVER has a certificate that is not for www.example.org. Name the host in the certificate with --tls-name, or accept any certificate with --insecure.',
    )
    expect(await ask(tls, { ca: certificate.cert, tlsName: 'httpd-upgrade.test' }, { scheme: 'https' })).toMatchObject({
      status: 200,
    })
    expect(await ask(tls, { insecure: true }, { scheme: 'https' })).toMatchObject({ status: 200 })
  })
})

describe('an answer is taken as it comes', () => {
  test('of a body without end the beginning', async () => {
    const server = await serverThat((socket) => {
      socket.write(`${ok}\r\n`)
      endless(socket, 'x'.repeat(1000))
    })
    expect(await ask(server)).toMatchObject({ status: 200, length: undefined })
  })

  test('of chunks without end too', async () => {
    const server = await serverThat((socket) => {
      socket.write(`${ok}Transfer-Encoding: chunked\r\n\r\n`)
      endless(socket, `3e8\r\n${'x'.repeat(1000)}\r\n`)
    })
    expect(await ask(server)).toMatchObject({ status: 200, length: undefined })
  })

  test('of what is compressed as many bytes as came: nothing is unpacked, whatever it would grow to', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000))
    const server = await serverThat((socket) => {
      socket.write(`${ok}Content-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n\r\n`)
      socket.end(bomb)
    })
    const before = process.memoryUsage().rss
    expect(await ask(server, { maxBodyBytes: 1_000_000 })).toMatchObject({ status: 200, length: bomb.length })
    expect(process.memoryUsage().rss - before).toBeLessThan(40_000_000)
  })

  test('by HTTP/1.0 too, to the end of the connection', async () => {
    const server = await serverThat((socket) => socket.end('HTTP/1.0 200 OK\r\n\r\nhello'))
    expect(await ask(server)).toMatchObject({ status: 200, length: 5 })
  })

  test('and what comes after it is not taken for the answer to the next request', async () => {
    const server = await serverThat((socket) => {
      socket.write(`${ok}Content-Length: 2\r\n\r\nok${ok}Content-Length: 4\r\n\r\nevil`)
      socket.on('data', () => socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n'))
    })
    const address = parseServerAddress(server)
    if (!address) throw new Error(server)
    const answers = await sendToServer(
      address,
      [request, request],
      { ...options, concurrency: 1, rate: undefined },
      () => {},
    )
    expect(answers[0]).toMatchObject({ status: 200, length: 2 })
    expect(answers[1]).not.toMatchObject({ status: 200, length: 4 })
  })

  test('after a promise or two', async () => {
    const server = await serverThat((socket) =>
      socket.end('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n'),
    )
    expect(await ask(server)).toMatchObject({ status: 204 })
  })

  test('and nothing is sent to where a redirection leads', async () => {
    let strangers = 0
    const other = await serverThat(() => strangers++)
    const server = await serverThat((socket) =>
      socket.end(`HTTP/1.1 302 Found\r\nLocation: http://${other}/\r\nContent-Length: 0\r\n\r\n`),
    )
    expect(await ask(server)).toMatchObject({ status: 302, location: `http://${other}/` })
    expect(strangers).toBe(0)
  })

  test('a change of protocol that nobody asked for is one', async () => {
    const server = await serverThat((socket) =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
    )
    expect(await ask(server)).toMatchObject({ status: 101 })
  })

  test('a request without an answer is sent again', async () => {
    let count = 0
    const server = await serverThat((socket) => {
      count++
      if (count < 3) socket.resetAndDestroy()
      else socket.end(`${ok}Content-Length: 0\r\n\r\n`)
    })
    expect(await ask(server, { retries: 2 })).toMatchObject({ status: 200 })
    expect(count).toBe(3)
  })
})

test('a user is sent by Basic at once, and by Digest where that is asked for', async () => {
  const seen: string[] = []
  const server = await serverThat((socket) => {
    const answer = (said: string) => {
      seen.push(/^authorization: (\w+)/im.exec(said)?.[1] ?? 'none')
      const challenge = 'WWW-Authenticate: Digest realm="x", nonce="1", qop="auth"\r\n'
      const is = /authorization: Digest username="alice"/i.test(said)
      socket.write(is ? `${ok}Content-Length: 2\r\n\r\nok` : `HTTP/1.1 401 x\r\n${challenge}Content-Length: 0\r\n\r\n`)
    }
    answer(first)
    socket.on('data', (chunk) => answer(String(chunk)))
  })
  expect(await ask(server, {}, { user: { name: 'alice', password: 'geheim' } })).toMatchObject({ status: 200 })
  expect(seen).toEqual(['Basic', 'Digest'])
})

test('after its time is up no more are asked', async () => {
  const name = await serverThat((socket) => socket.on('data', () => {}).write(`${ok}Content-Length: 0\r\n\r\n`))
  const server = parseServerAddress(name)
  if (!server) throw new Error(name)
  const answers = await sendToServer(
    server,
    [request, request],
    { ...options, concurrency: 1, rate: undefined, deadline: -1 },
    () => {},
  )
  expect(answers).toEqual([
    { trouble: 'There was no time left for this request.' },
    { trouble: 'There was no time left for this request.' },
  ])
})

test('a server that answers nothing is not asked for long', async () => {
  let count = 0
  const name = await serverThat((socket) => {
    count++
    socket.resetAndDestroy()
  })
  const server = parseServerAddress(name)
  if (!server) throw new Error(name)
  const all = Array.from({ length: 1000 }, (_, index) => ({ ...request, path: `/${index}` }))
  const answers = await sendToServer(server, all, { ...options, concurrency: 4, rate: undefined }, () => {})
  expect(answers).toHaveLength(1000)
  expect(new Set(answers.map((one) => ('trouble' in one ? one.trouble : one.status)))).toEqual(
    new Set([`${name} closed the connection without a response.`]),
  )
  expect(count).toBeLessThan(30)
})

test.each<[string, Partial<SendOptions>, Partial<WireRequest>, RegExp]>([
  [
    'a header',
    { clientAddress: { header: 'X-Forwarded-For' } },
    { client: '10.1.2.3' },
    /\r\nX-Forwarded-For: 10\.1\.2\.3\r\n/,
  ],
  [
    'the PROXY protocol',
    { clientAddress: 'proxy-protocol' },
    { client: '10.1.2.3' },
    /^PROXY TCP4 10\.1\.2\.3 127\.0\.0\.1 40000 \d+\r\nGET \/ HTTP\/1\.1\r\n/,
  ],
  [
    'the PROXY protocol, for IPv6',
    { clientAddress: 'proxy-protocol' },
    { client: '2001:db8::1' },
    /^PROXY TCP6 2001:db8::1 ::1 /,
  ],
  ['its own address, on loopback', {}, { client: '127.0.3.4' }, /^GET/],
])('a client address is sent by %s', async (_how, more, changes, wanted) => {
  let from: string | undefined
  let said = ''
  const server = createServer((socket) => {
    sockets.add(socket)
    from = socket.remoteAddress
    socket.on('data', (chunk) => {
      said += chunk
      if (said.endsWith('\r\n\r\n')) socket.end(`${ok}Content-Length: 0\r\n\r\n`)
    })
  })
  open.push(server)
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  const { port } = server.address() as { port: number }
  expect(await ask(`127.0.0.1:${port}`, more, changes)).toMatchObject({ status: 200 })
  expect(said).toMatch(wanted)
  expect(said).toContain('\r\nHost: www.example.org\r\n')
  expect(from).toBe(changes.client?.startsWith('127.') ? changes.client : '127.0.0.1')
})
