import type { RequestOutcome, WireRequest } from '../compare/http-answer.js'

/** The limits on the number of requests at once, per second and in total time. */
export interface RequestPace {
  /** The most requests under way at once. */
  readonly concurrency: number
  /** The most requests to start in a second; undefined for no limit. */
  readonly rate: number | undefined
  /** The time in milliseconds after which no request is started; undefined for no limit. */
  readonly deadline?: number
}

/** After this many unanswered requests in a row to one port, no further request is sent to that port. */
const patience = 12

/**
 * Sends the requests in order, and returns the outcomes in the same order. A port that left `patience` requests unanswered in
 * a row gets no further request.
 * @param done called with the number of outcomes so far
 */
export async function sendAllRequests(
  requests: readonly WireRequest[],
  send: (request: WireRequest) => Promise<RequestOutcome>,
  { concurrency, rate, deadline = Number.POSITIVE_INFINITY }: RequestPace,
  done: (answered: number) => void = () => {},
): Promise<readonly RequestOutcome[]> {
  const answers: RequestOutcome[] = []
  const begun = performance.now()
  let [next, answered] = [0, 0]
  const silent = new Map<string, number>()
  const lost = new Map<string, string>()
  const work = async (): Promise<void> => {
    for (let index = next++; index < requests.length; index = next++) {
      const request = requests[index] as WireRequest
      const place = `${request.address} ${request.port}`
      const late = performance.now() - begun > deadline ? 'There was no time left for this request.' : undefined
      const trouble = lost.get(place) ?? late
      if (trouble !== undefined) {
        answers[index] = { trouble }
        continue
      }
      if (rate !== undefined) await until(begun + (index / rate) * 1000)
      const asked = await send(request)
      answers[index] = asked
      const unanswered = 'trouble' in asked ? (silent.get(place) ?? 0) + 1 : 0
      silent.set(place, unanswered)
      if (unanswered >= patience && 'trouble' in asked) lost.set(place, asked.trouble)
      done(++answered)
    }
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, requests.length) }, work))
  return answers
}

const until = (time: number): Promise<void> => {
  const left = time - performance.now()
  return left <= 0 ? Promise.resolve() : new Promise((settle) => setTimeout(settle, left))
}
