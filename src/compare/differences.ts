import { type HttpAnswer, isAnswer, type RequestOutcome, type WireRequest } from './http-answer.js'

/**
 * `opened`: it was refused, and is now answered; `closed`: the reverse; `changed`: another difference; `unanswered`: a
 * server did not respond.
 */
export type Verdict = 'same' | 'opened' | 'closed' | 'changed' | 'unanswered'

/** What can be compared in addition to status, Location, WWW-Authenticate and Content-Type. */
export type ExtraAspect = 'etag' | 'length' | 'body' | 'document'

/** One difference between two responses, as shown. */
export interface AnswerDifference {
  readonly what: 'status' | 'Location' | 'WWW-Authenticate' | 'Content-Type' | 'ETag' | 'length' | 'body' | 'document'
  readonly old: string
  readonly newer: string
}

export interface ComparisonResult {
  readonly verdict: Verdict
  readonly differences: readonly AnswerDifference[]
}

/** Compares the responses of the old and the new server to one request. */
export function compareAnswers(
  request: WireRequest,
  old: RequestOutcome,
  newer: RequestOutcome,
  extra: ReadonlySet<ExtraAspect>,
): ComparisonResult {
  if (!isAnswer(old) || !isAnswer(newer)) {
    const said = (asked: RequestOutcome) => (isAnswer(asked) ? `${asked.status}` : asked.trouble)
    return { verdict: 'unanswered', differences: [{ what: 'status', old: said(old), newer: said(newer) }] }
  }
  const differences = [...differencesOf(request, old, newer, extra)]
  if (differences.length === 0) return { verdict: 'same', differences }
  const [was, is] = [isRefused(old), isRefused(newer)]
  return { verdict: was === is ? 'changed' : was ? 'opened' : 'closed', differences }
}

/** A server error counts as a refusal: the client gets no content. */
const isRefused = ({ status }: HttpAnswer): boolean => status === 401 || status === 403 || status >= 500

function* differencesOf(
  request: WireRequest,
  old: HttpAnswer,
  newer: HttpAnswer,
  extra: ReadonlySet<ExtraAspect>,
): Generator<AnswerDifference> {
  const texts = (what: AnswerDifference['what'], of: (answer: HttpAnswer) => string) =>
    of(old) === of(newer) ? [] : [{ what, old: of(old), newer: of(newer) }]
  yield* texts('status', ({ status }) => `${status}`)
  yield* texts('Location', ({ location }) => plainLocation(location, request))
  yield* texts('WWW-Authenticate', ({ authenticate }) => authenticate.map(plainChallenge).join(', '))
  // The type of an error page does not count, nor does the body if the lengths differ.
  if (old.status === newer.status && old.status < 300 && hasType(request, old, newer))
    yield* texts('Content-Type', ({ type }) => plainType(type))
  if (extra.has('etag')) yield* texts('ETag', ({ etag }) => etag ?? '')
  if (extra.has('length')) yield* texts('length', ({ length }) => (length === undefined ? 'no end' : `${length}`))
  // Both have copies of the same documents, so another text is another document.
  if (extra.has('document') && old.status === newer.status) yield* texts('document', documentOf)
  if (extra.has('body')) yield* texts('body', ({ digest }) => digest)
}

/** A response without content needs no type, but 2.2 sends one. */
const hasType = ({ method }: WireRequest, old: HttpAnswer, newer: HttpAnswer): boolean =>
  method === 'HEAD' || old.length !== 0 || newer.length !== 0

/** A refusal may come with a page of the site, which has no fixed content. */
function documentOf({ isDocument, isOwnWords, digest, status }: HttpAnswer): string {
  if (status >= 400) return isOwnWords ? 'in words of its own' : 'with a page of the site'
  return isDocument ? `a document (${digest.slice(0, 8)})` : 'something made for the request'
}

/** A server may name itself as in the request, or by its own name and port; both mean the same target. */
function plainLocation(location: string | undefined, { host }: WireRequest): string {
  if (location === undefined) return ''
  const found = /^(https?):\/\/(\[[^\]]*\]|[^/:]*)(?::\d+)?(\/.*)?$/i.exec(location)
  if (!found) return location
  const [, , name = '', path = ''] = found
  return name.toLowerCase() === host.toLowerCase() ? path || '/' : location
}

/** A nonce is different each time. */
const plainChallenge = (challenge: string): string =>
  challenge
    .replace(/,?\s*\b(nonce|opaque)=("[^"]*"|[^\s,]+)/gi, '')
    .replace(/\s+,?/g, (blank) => (blank.includes(',') ? ', ' : ' '))
    .trim()

const plainType = (type: string | undefined): string => (type ?? '').toLowerCase().replace(/\s*;\s*/g, '; ')
