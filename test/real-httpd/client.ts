import { connect } from 'node:net'

export interface Probe {
  readonly path: string
  /** The source address: any of 127.0.0.0/8, or ::1. 127.0.0.1 if not given. */
  readonly ip?: string
  /** GET if not given. */
  readonly method?: string
  readonly user?: string
  readonly password?: string
  readonly headers?: Readonly<Record<string, string>>
  /** The Host header; `localhost` if not given. */
  readonly host?: string
}

/**
 * Status; the file served (what follows `FILE ` in the body); WWW-Authenticate; Location without scheme and host.
 * Status 0: the server closed the connection, twice, without an answer.
 */
export type Answer = readonly [status: number, file: string | null, challenge: string | null, location: string | null]

/** A server that keeps a connection open and says nothing on it: a defect of the machine or of httpd, and no answer. */
export class SilentServer extends Error {}

/**
 * Sends all probes and returns the answers in the same order. Each source address has one connection,
 * and requests follow one another on it without waiting: thousands of probes take about a second.
 * @param patience in ms: a connection on which nothing comes for so long is given up
 * @throws SilentServer where a request gets no answer, and no end of the connection either, on two connections
 */
export async function sendAll(port: number, probes: readonly Probe[], patience = hanging): Promise<Answer[]> {
  const answers: Answer[] = probes.map(() => noAnswer)
  const addresses = new Set(probes.map(address))
  const lane = async (ip: string) => {
    const mine = [...probes.entries()].filter(([, probe]) => address(probe) === ip)
    const got = await sendFrom(
      { ip, port, patience },
      mine.map(([, probe]) => probe),
    )
    for (const [position, [index]] of mine.entries()) answers[index] = got[position] ?? noAnswer
  }
  await Promise.all([...addresses].map(lane))
  return answers
}

const noAnswer: Answer = [0, null, null, null]

function address(probe: Probe): string {
  return probe.ip ?? '127.0.0.1'
}

/** Connects again where the server closes between requests. A request that it closes on twice is given up. */
async function sendFrom(lane: Lane, probes: readonly Probe[]): Promise<Answer[]> {
  const answers: Answer[] = []
  let refusals = 0
  while (answers.length < probes.length) {
    const { got, silent } = await converse(lane, probes.slice(answers.length))
    answers.push(...got)
    refusals = got.length > 0 ? 0 : refusals + 1
    if (refusals < 2) continue
    if (silent) throw new SilentServer(silence(lane, probes[answers.length]))
    answers.push(noAnswer)
  }
  return answers
}

const silence = ({ ip, port, patience }: Lane, probe: Probe | undefined): string =>
  `The server said nothing for ${patience / 1000} s: ${probe?.method ?? 'GET'} ${probe?.path} from ${ip} to port ${port}`

/** In ms: what takes longer hangs. A test may take a little longer, so that it can say what hung. */
export const hanging = 150_000

interface Lane {
  readonly ip: string
  readonly port: number
  readonly patience: number
}

/** How many requests may be under way on a connection; the server handles them one after another. */
const ahead = 32

/** One connection: sends as many of the probes as the server will answer before it closes. */
function converse({ ip, port, patience }: Lane, probes: readonly Probe[]): Promise<{ got: Answer[]; silent: boolean }> {
  const host = ip.includes(':') ? '::1' : '127.0.0.1'
  const socket = connect({ host, port, localAddress: ip, noDelay: true })
  const answers: Answer[] = []
  let sent = 0
  let pending = ''
  let silent = false
  const send = () => {
    const next = probes.slice(sent, answers.length + ahead)
    sent += next.length
    if (next.length > 0) socket.write(next.map(request).join(''))
    if (answers.length === probes.length) socket.end()
  }
  const receive = (ended: boolean) => {
    for (let probe = probes[answers.length]; probe; probe = probes[answers.length]) {
      const response = readResponse(pending, probe.method ?? 'GET', ended)
      if (!response) return
      answers.push(response.answer)
      pending = pending.slice(response.length)
    }
  }
  return new Promise((resolve) => {
    socket.setEncoding('latin1').on('connect', send)
    // A connection on which nothing comes any more is given up, and what was not answered is asked again on another.
    socket.setTimeout(patience, () => {
      silent = true
      socket.destroy()
    })
    socket.on('data', (text) => {
      pending += text
      receive(false)
      if (sent - answers.length <= ahead / 2) send()
    })
    // A reset is the server's way to say that it is done with this connection.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      receive(true)
      resolve({ got: answers, silent })
    })
  })
}

function request(probe: Probe): string {
  const credentials = Buffer.from(`${probe.user}:${probe.password ?? ''}`).toString('base64')
  const headers = {
    Host: probe.host ?? 'localhost',
    ...(probe.user === undefined ? {} : { Authorization: `Basic ${credentials}` }),
    ...probe.headers,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${probe.method ?? 'GET'} ${probe.path} HTTP/1.1\r\n${lines.join('')}\r\n`
}

interface Response {
  readonly answer: Answer
  /** How much of the text it takes up. */
  readonly length: number
}

function readResponse(text: string, method: string, ended: boolean): Response | undefined {
  const headEnd = text.indexOf('\r\n\r\n')
  if (headEnd < 0) return undefined
  const [first = '', ...lines] = text.slice(0, headEnd).split('\r\n')
  const status = Number(first.split(' ')[1])
  const field = (name: string) => {
    const line = lines.find((each) => each.toLowerCase().startsWith(`${name}: `))
    return line?.slice(name.length + 2) ?? null
  }
  const rest = text.slice(headEnd + 4)
  const bodyless = method === 'HEAD' || status === 204 || status === 304
  const body = bodyless ? { text: '', length: 0 } : readBody(rest, field, ended)
  if (!body) return undefined
  const file = body.text.startsWith('FILE ') ? body.text.slice(5).trim() : null
  const location = field('location')?.replace(/^https?:\/\/[^/]+/, '') ?? null
  return { answer: [status, file, field('www-authenticate'), location], length: headEnd + 4 + body.length }
}

interface Body {
  readonly text: string
  readonly length: number
}

function readBody(rest: string, field: (name: string) => string | null, ended: boolean): Body | undefined {
  if (field('transfer-encoding') === 'chunked') return readChunks(rest)
  const declared = field('content-length')
  if (declared === null) return ended ? { text: rest, length: rest.length } : undefined
  const length = Number(declared)
  return rest.length < length ? undefined : { text: rest.slice(0, length), length }
}

function readChunks(rest: string): Body | undefined {
  let text = ''
  for (let at = 0; ; ) {
    const lineEnd = rest.indexOf('\r\n', at)
    const size = Number.parseInt(rest.slice(at, lineEnd), 16)
    const next = lineEnd + 2 + size + 2
    if (lineEnd < 0 || next > rest.length) return undefined
    if (size === 0) return { text, length: next }
    text += rest.slice(lineEnd + 2, lineEnd + 2 + size)
    at = next
  }
}
