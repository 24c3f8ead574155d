import { groupBy } from '../base/group-by.js'
import { nonEmptyTexts } from '../base/list-text.js'
import { quoteShellWords } from '../base/shell-words.js'
import { positionsIn } from '../report/position.js'
import { sourceOf } from '../syntax/tree.js'
import type { ChosenRequest, ExpectedOutcome } from './chosen-request.js'
import type { Endpoint } from './endpoints.js'
import { isProxyUrl } from './url-samples.js'

/** The content of a request that every format shows. */
export type ShownRequest = Readonly<ReturnType<typeof shownRequest>>

/** The requests as formats show them, each with the line that it tests. */
export const shownRequests = (requests: readonly ChosenRequest[]): readonly ShownRequest[] => requests.map(shownRequest)

const shownRequest = ({ method, endpoint, path, asker, about, expects }: ChosenRequest) => ({
  method,
  url: urlText(endpoint, path),
  client: asker.client.address,
  user: asker.user,
  headers: asker.headers,
  path: about?.file.path,
  line: about && positionsIn(about.file).at(about.start).line,
  /** The text of the tested line; of a section or a continued line, only the first line. */
  text: about && sourceOf(about.file, about).trim().split('\n')[0],
  expects: { old: expects.old, new: expects.newer },
})

/** The full URL of a request, without a default port. */
export function urlText({ scheme, host, port }: Endpoint, path: string): string {
  const usual = port === (scheme === 'https' ? 443 : 80)
  return isProxyUrl(path) ? path : `${scheme}://${host}${usual ? '' : `:${port}`}${path}`
}

/** The requests as text, grouped by the lines that they test. */
export function requestsText(shown: readonly ShownRequest[]): string {
  const { compare } = new Intl.Collator('en', { numeric: true })
  const places = [...groupBy(shown, placeText)].sort(([a], [b]) => compare(a, b))
  const lines = places.flatMap(([place, about]) => [
    '',
    place === '' ? 'Requests for every server' : `${place}  ${about[0].text ?? ''}`,
    ...about.map((one) => `  ${one.method} ${one.url}${senderText(one)}  → ${expectedText(one.expects)}`),
  ])
  return lines.length > 0 ? `${lines.slice(1).join('\n')}\n` : ''
}

const placeText = ({ path, line }: ShownRequest): string => (path === undefined ? '' : `${path}:${line}`)

/** Who sends a request: ` from 10.0.0.1 as alice with X: y`. */
export function senderText({ client, user, headers }: Pick<ShownRequest, 'client' | 'user' | 'headers'>): string {
  const from = client === '127.0.0.1' ? '' : ` from ${client}`
  const as = user ? ` as ${user.name}${user.password === 'wrong' ? ' with a wrong password' : ''}` : ''
  return `${from}${as}${headers.map(([name, value]) => ` with ${name}: ${value}`).join('')}`
}

const words: Readonly<Record<ExpectedOutcome, string>> = {
  answers: 'is answered',
  refuses: 'is refused',
  asks: 'must log in',
  redirects: 'is sent elsewhere',
  unknown: 'cannot be predicted',
}

const expectedText = ({ old, new: newer }: ShownRequest['expects']): string =>
  old === newer ? words[old] : `${words[old]} by the old, ${words[newer]} by the new`

export const requestsJsonLines = (shown: readonly ShownRequest[]): string =>
  shown.map((one) => `${JSON.stringify({ version: 1, ...one })}\n`).join('')

/**
 * The requests as a file for editors that can send them. Passwords are not in it: `{{password}}` is a variable of these editors.
 */
export const requestsHttpFile = (shown: readonly ShownRequest[]): string =>
  shown
    .map((one) => {
      const place = placeText(one)
      const lines = nonEmptyTexts(
        `### ${one.method} ${one.url}${senderText(one)}`,
        place !== '' && `# ${place} ${one.text ?? ''}`,
        `# ${expectedText(one.expects)}`,
        `${one.method} ${one.url} HTTP/1.1`,
        one.user && `Authorization: Basic ${one.user.name} ${one.user.password === 'wrong' ? 'wrong' : '{{password}}'}`,
        ...one.headers.map(([name, value]) => `${name}: ${value}`),
      )
      return `${lines.join('\n')}\n`
    })
    .join('\n')

/** The requests as shell commands. The password is in the variable PASSWORD. */
export const requestsCurlCommands = (shown: readonly ShownRequest[]): string =>
  shown
    .map((one) => `${commandOf(one)}  # ${placeText(one) || 'every server'}: ${expectedText(one.expects)}\n`)
    .join('')

function commandOf({ method, url, client, user, headers }: ShownRequest): string {
  const method_ = method === 'GET' ? [] : method === 'HEAD' ? ['--head'] : ['--request', method]
  const from = client === '127.0.0.1' ? [] : ['--interface', client]
  const sent = headers.flatMap(([name, value]) => ['--header', `${name}: ${value}`])
  const plain = [
    'curl',
    '--silent',
    '--output',
    '/dev/null',
    '--write-out',
    '%{http_code}\\n',
    '--path-as-is',
    '--globoff',
    ...method_,
    ...from,
    ...sent,
  ]
  const as = user
    ? ` --anyauth --user ${quoteShellWords([user.name])}:${user.password === 'wrong' ? 'wrong' : '"$PASSWORD"'}`
    : ''
  return `${quoteShellWords(plain)}${as} ${quoteShellWords([url])}`
}
