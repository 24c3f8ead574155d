import { type Rule, rulesSortedByName } from '../migrate/rule.js'
import { besideKind } from '../site/beside/kind.js'
import { exampleRules } from './engine/first-rules.js'
import { analysisOf, type CheckedPageConfiguration, checkPageConfiguration } from './engine/judge.js'
import type { EngineQuestion, GivenConfiguration } from './engine/question.js'
import type { EngineReply } from './engine/reply.js'

/** The configuration of the last question that had one, with its findings. */
let judged: CheckedPageConfiguration | undefined

self.onmessage = async ({ data }: MessageEvent<EngineQuestion>) => {
  if (!others) self.postMessage({ ...(await replyTo(data, exampleRules)), isPartial: true })
  others ??= import('../migrate/rules/for-configuration.js')
  self.postMessage(await replyTo(data, rulesSortedByName(await others)))
  // This code is loaded after the first findings, so that the explanation of a pasted message needs no network.
  messages ??= loadMessages()
}

/** The rules for configuration, which are loaded while the first findings are shown. */
let others: Promise<Readonly<Record<string, Rule>>> | undefined

/** The code that explains messages: a seventh of the page, and not needed for findings. */
const loadMessages = () => import('./engine/explained-log.js')
let messages: ReturnType<typeof loadMessages> | undefined

async function replyTo({ number, given, wanted, log }: EngineQuestion, rules: readonly Rule[]): Promise<EngineReply> {
  try {
    if (given)
      judged = checkPageConfiguration(given, [...rules, ...(await besideRulesFor(given))], await heededFor(given))
    if (!judged) return { number, trouble: 'There is no input.' }
    const analysis = analysisOf(judged, wanted)
    if (log.trim() === '') return { number, analysis }
    messages ??= loadMessages()
    return { number, analysis, explained: (await messages).explainedLog(judged, log) }
  } catch (error) {
    return { number, trouble: error instanceof Error ? error.message : String(error) }
  }
}

const heededFor = async ({ settings, switches }: GivenConfiguration) =>
  settings && (await import('./engine/page-settings.js')).pageSettingsFrom(settings, switches)

/** The rules for scripts and pages, which are loaded only if the files contain any. */
const besideRulesFor = async ({ files }: GivenConfiguration) =>
  files.some(({ path, text }) => besideKind(path, text))
    ? rulesSortedByName(await import('../migrate/rules/beside/index.js'))
    : []
