import type { Asked, WireRequest } from '../compare/http-answer.js'

/** How fast requests are sent. */
export interface Pace {
  /** How many may be under way at once. */
  readonly concurrency: number
  /** How many may be begun in a second; undefined for as many as it takes. */
  readonly rate: number | undefined
  /** After how many milliseconds no more are begun; never unless it is said. */
  readonly deadline?: number
}

/** After so many requests in a row without an answer the others are not sent: the server is not there. */
const patience = 12

/**
 * Send all requests, in their order, and hand over the answers in the same order. Stops sending to a server that answers none.
 * @param done told how many have been answered
 */
export async function askAll(
  requests: readonly WireRequest[],
  send: (request: WireRequest) => Promise<Asked>,
  { concurrency, rate, deadline = Number.POSITIVE_INFINITY }: Pace,
  done: (answered: number) => void = () => {},
): Promise<readonly Asked[]> {
  const answers: Asked[] = []
  const begun = performance.now()
  let [next, answered, silent] = [0, 0, 0]
  let lost: string | undefined
  const work = async (): Promise<void> => {
    for (let index = next++; index < requests.length; index = next++) {
      const request = requests[index] as WireRequest
      if (performance.now() - begun > deadline) lost ??= 'There was no time left to ask.'
      if (lost !== undefined) {
        answers[index] = { trouble: lost }
        continue
      }
      if (rate !== undefined) await until(begun + (index / rate) * 1000)
      const asked = await send(request)
      answers[index] = asked
      silent = 'trouble' in asked ? silent + 1 : 0
      if (silent >= patience && 'trouble' in asked) lost = asked.trouble
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
