import { analysisOf, explainedLog, type JudgedTexts, judgeTexts } from './engine/judge.js'
import type { Question, Reply } from './engine/question.js'

/** The engine, in a thread of its own: answers each question in its turn. */

let judged: JudgedTexts | undefined

self.onmessage = ({ data }: MessageEvent<Question>) => self.postMessage(replyTo(data))

function replyTo({ number, given, wanted, log }: Question): Reply {
  try {
    if (given) judged = judgeTexts(given)
    if (!judged) return { number, trouble: 'Nothing was given.' }
    return {
      number,
      analysis: analysisOf(judged, wanted),
      explained: log.trim() === '' ? undefined : explainedLog(judged, log),
    }
  } catch (error) {
    return { number, trouble: error instanceof Error ? error.message : String(error) }
  }
}
