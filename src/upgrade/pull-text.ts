import { pullMarkStart } from '../change/begun-upgrade.js'

/** Hidden data for later runs, at the end of our part of a pull request's text. */
export interface PullMark {
  /** `closed` if a run of this tool has closed the pull request. */
  readonly state: 'open' | 'closed'
  /** The last commit that a run has put on the branch. */
  readonly head: string
  /** This hash and the next two identify the content of the proposal; proposal.ts says how. */
  readonly exactHash: string
  readonly changeHash: string
  readonly configurationHash: string
  /** Identifies our text, without ticks and links. */
  readonly textHash: string
}

const begin = '<!-- httpd-upgrade:begin -->'
const hex = '([0-9a-f]+)'
const end = new RegExp(
  `${pullMarkStart}(open|closed) ${Array.from({ length: 5 }, () => hex).join(' ')} -->(?![^]*${pullMarkStart})`,
)

/** Our part of a pull request's text, with the mark at its end. */
export const pullTextWithMark = (
  text: string,
  { state, head, exactHash, changeHash, configurationHash, textHash }: PullMark,
): string =>
  `${begin}\n${text}\n\n${pullMarkStart}${[state, head, exactHash, changeHash, configurationHash, textHash].join(' ')} -->`

/** The mark in the text of a pull request; undefined without one. */
export function pullMarkIn(body: string): PullMark | undefined {
  const [, state, head, exactHash, changeHash, configurationHash, textHash] = end.exec(body) ?? []
  return head && exactHash && changeHash && configurationHash && textHash
    ? { state: state === 'closed' ? 'closed' : 'open', head, exactHash, changeHash, configurationHash, textHash }
    : undefined
}

/** The text that people have written before and after our part. */
export function peoplesTextAround(body: string): { readonly before: string; readonly after: string } {
  const last = end.exec(body)
  const first = body.indexOf(begin)
  if (!last || first < 0 || first > last.index) return { before: body.trim(), after: '' }
  return { before: body.slice(0, first).trim(), after: body.slice(last.index + last[0].length).trim() }
}

/** The text of a pull request with our new part in place of the earlier one, or appended. */
export function bodyWithOurText(ours: string, body: string): string {
  const { before, after } = peoplesTextAround(body)
  return [before, ours, after].filter((part) => part !== '').join('\n\n')
}

/** The text of a pull request, with `closed` in its mark. */
export const bodyMarkedClosed = (body: string): string =>
  body.replace(end, (text) => text.replace('httpd-upgrade:end open', 'httpd-upgrade:end closed'))
