import { analysisOf, type JudgedTexts, judgeTexts } from './engine/judge.js'
import type { Question, Reply } from './engine/question.js'

/** The engine, in a thread of its own: the page asks one question at a time. */

let judged: JudgedTexts | undefined

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  self.postMessage(await replyTo(data))
  // Fetched behind the first findings, while the page still loads: whoever pastes a message later needs no network.
  messages ??= loadMessages()
}

/** What explains messages: a seventh of the page, and none of it is in the findings. */
const loadMessages = () => import('./engine/explained-log.js')
let messages: ReturnType<typeof loadMessages> | undefined

async function replyTo({ number, given, wanted, log }: Question): Promise<Reply> {
  try {
    if (given) judged = judgeTexts(given)
    if (!judged) return { number, trouble: 'Nothing was given.' }
    const analysis = analysisOf(judged, wanted)
    if (log.trim() === '') return { number, analysis }
    messages ??= loadMessages()
    return { number, analysis, explained: (await messages).explainedLog(judged, log) }
  } catch (error) {
    return { number, trouble: error instanceof Error ? error.message : String(error) }
  }
}
