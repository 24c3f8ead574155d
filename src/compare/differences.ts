import { type HttpAnswer, isHttpAnswer, type RequestOutcome, type WireRequest } from './http-answer.js'

/**
 * The result for a request. `opened`: the old server denied it, and the new one answers; `closed`: the reverse; `changed`:
 * another difference; `unanswered`: a server did not respond.
 */
export type Verdict = 'same' | 'opened' | 'closed' | 'changed' | 'unanswered'

/** A part of the responses to compare besides status, Location, WWW-Authenticate and Content-Type. */
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
  if (!isHttpAnswer(old) || !isHttpAnswer(newer)) {
    const said = (asked: RequestOutcome) => (isHttpAnswer(asked) ? `${asked.status}` : asked.trouble)
    return { verdict: 'unanswered', differences: [{ what: 'status', old: said(old), newer: said(newer) }] }
  }
  const differences = [...differencesOf(request, old, newer, extra)]
  if (differences.length === 0) return { verdict: 'same', differences }
  const [was, is] = [isRefused(old), isRefused(newer)]
  return { verdict: was === is ? 'changed' : was ? 'opened' : 'closed', differences }
}

/** Whether the client gets no content: a 401, a 403 or a server error. */
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
  // The types of error pages and of empty responses are not compared.
  if (old.status === newer.status && old.status < 300 && hasType(request, old, newer))
    yield* texts('Content-Type', ({ type }) => plainType(type))
  if (extra.has('etag')) yield* texts('ETag', ({ etag }) => etag ?? '')
  if (extra.has('length')) yield* texts('length', ({ length }) => (length === undefined ? 'no end' : `${length}`))
  // Both servers have copies of the same documents, so a different digest means a different document.
  if (extra.has('document') && old.status === newer.status) yield* texts('document', documentOf)
  if (extra.has('body')) yield* texts('body', ({ digest }) => digest)
}

/**
 * Whether types are compared: not if both responses to a GET are empty, because 2.2 sends a type even for an empty response.
 */
const hasType = ({ method }: WireRequest, old: HttpAnswer, newer: HttpAnswer): boolean =>
  method === 'HEAD' || old.length !== 0 || newer.length !== 0

/** What the response contains, in words. A denial may contain a page of the site, whose content is not compared. */
function documentOf({ isDocument, isOwnWords, digest, status }: HttpAnswer): string {
  if (status >= 400) return isOwnWords ? 'text of httpd' : 'a page of the site'
  return isDocument ? `a document (${digest.slice(0, 8)})` : 'content made for the request'
}

/** The Location, as a path if it leads to the requested host: servers may write another scheme or port for the same target. */
function plainLocation(location: string | undefined, { host }: WireRequest): string {
  if (location === undefined) return ''
  const found = /^(https?):\/\/(\[[^\]]*\]|[^/:]*)(?::\d+)?(\/.*)?$/i.exec(location)
  if (!found) return location
  const [, , name = '', path = ''] = found
  return name.toLowerCase() === host.toLowerCase() ? path || '/' : location
}

/** A challenge without nonce and opaque, which are different each time. */
const plainChallenge = (challenge: string): string =>
  challenge
    .replace(/,?\s*\b(nonce|opaque)=("[^"]*"|[^\s,]+)/gi, '')
    .replace(/\s+,?/g, (blank) => (blank.includes(',') ? ', ' : ' '))
    .trim()

const plainType = (type: string | undefined): string => (type ?? '').toLowerCase().replace(/\s*;\s*/g, '; ')
