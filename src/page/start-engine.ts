import type { EngineQuestion } from './engine/question.js'
import type { EngineReply } from './engine/reply.js'

/** The connection to the engine. While the engine is busy, only the latest question is kept. */
export type Engine = Readonly<ReturnType<typeof startEngine>>

/**
 * Starts the engine in a thread of its own.
 * @param onReply called with the reply to the latest question only
 */
export function startEngine(onReply: (reply: EngineReply) => void) {
  let number = 0
  let isBusy = false
  let waiting: EngineQuestion | undefined
  const worker = confined()
  const send = (question: EngineQuestion) => {
    isBusy = true
    worker.postMessage(question)
  }
  const receive = (reply: EngineReply) => {
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
    worker.onmessage = ({ data }: MessageEvent<EngineReply>) => receive(data)
    worker.onerror = ({ message }) => receive({ number, trouble: message || 'The engine could not be started.' })
  }
  listen()
  return {
    ask(asked: Omit<EngineQuestion, 'number'>): void {
      // If the waiting question is replaced by this one, its files must be sent with this one.
      const given = asked.given ?? waiting?.given
      const question: EngineQuestion = { ...asked, ...(given ? { given } : {}), number: ++number }
      if (isBusy) waiting = question
      else send(question)
    },
  }
}

/**
 * Makes the worker obey the page's Content-Security-Policy, which forbids every request. A worker from a file would have the
 * policy that the host sends for the file, and a static host sends none. A worker from a blob URL has the policy of the page.
 */
function confined(): Worker {
  const script = new URL('worker.js', import.meta.url).href
  const start = new Blob([`import ${JSON.stringify(script)}`], { type: 'text/javascript' })
  return new Worker(trusted(URL.createObjectURL(start)), { type: 'module' })
}

/** The page's policy allows only this function to make script URLs. */
function trusted(address: string): string {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  const policy = types?.createPolicy('engine', { createScriptURL: (text) => text })
  return policy ? policy.createScriptURL(address) : address
}

/** The part of https://www.w3.org/TR/trusted-types/ that is used here. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(text: string): string },
  ): { createScriptURL(text: string): string }
}
