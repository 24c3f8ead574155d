import type { Question } from './engine/question.js'
import type { Reply } from './engine/reply.js'

/** A way to the engine: of the questions that come while it is busy, it gets the last one. */
export type Engine = Readonly<ReturnType<typeof startEngine>>

/**
 * Starts the engine in a thread of its own.
 * @param onReply called with the reply to the latest question alone
 */
export function startEngine(onReply: (reply: Reply) => void) {
  let number = 0
  let isBusy = false
  let waiting: Question | undefined
  const worker = confined()
  const send = (question: Question) => {
    isBusy = true
    worker.postMessage(question)
  }
  const receive = (reply: Reply) => {
    if (reply.isPartial) {
      if (reply.number === number) onReply(reply)
      return
    }
    isBusy = false
    const next = waiting
    waiting = undefined
    if (reply.number === number) onReply(reply)
    if (next) send(next)
  }
  const listen = () => {
    worker.onmessage = ({ data }: MessageEvent<Reply>) => receive(data)
    worker.onerror = ({ message }) => receive({ number, trouble: message || 'The engine could not be started.' })
  }
  listen()
  return {
    ask(asked: Omit<Question, 'number'>): void {
      // A question that was not sent takes along what it was about.
      const given = asked.given ?? waiting?.given
      const question: Question = { ...asked, ...(given ? { given } : {}), number: ++number }
      if (isBusy) waiting = question
      else send(question)
    },
  }
}

/**
 * A worker has the Content-Security-Policy that its own script comes with, and a static host sends none. One that starts
 * from an address of the page's own making has the page's instead, which forbids every request.
 */
function confined(): Worker {
  const script = new URL('worker.js', import.meta.url).href
  const start = new Blob([`import ${JSON.stringify(script)}`], { type: 'text/javascript' })
  return new Worker(trusted(URL.createObjectURL(start)), { type: 'module' })
}

/** The page makes no other address of a script: its policy allows this one maker of them. */
function trusted(address: string): string {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  const policy = types?.createPolicy('engine', { createScriptURL: (text) => text })
  return policy ? policy.createScriptURL(address) : address
}

/** As much of https://www.w3.org/TR/trusted-types/ as is used here. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(text: string): string },
  ): { createScriptURL(text: string): string }
}
