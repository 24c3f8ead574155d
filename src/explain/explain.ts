import { directiveByName } from '../httpd/directives.js'
import type { Rule } from '../migrate/rule.js'
import { everyRule } from '../migrate/rules/index.js'
import { type LogMessage, readLog } from './log.js'
import { explanationOfMessage, type KnownMessage, type MessageExplanation, type MessageWords } from './message.js'
import { originOfMessageNumber } from './message-numbers.js'
import { type ConfigurationOfLog, type MessagePlace, placesOfMessage } from './message-place.js'
import { knownMessages } from './messages/index.js'
import { manualPageOf } from './messages/invalid-command.js'

/** One message of a log, with its explanation and the number of its occurrences. */
export type Explanation = Readonly<ReturnType<typeof explanationOf>>

export interface ExplainResult {
  /** The messages in the order in which they first occur. */
  readonly explanations: readonly Explanation[]
  /** The number of unknown messages of level notice or lower. */
  readonly notices: number
}

/**
 * Explains one message, a log, or the output of `httpd -t`. The function is pure.
 * @param config the configuration that httpd read, to find the lines
 */
export function explain(log: string, config?: ConfigurationOfLog): ExplainResult {
  const said = readLog(log, (text) => knownMessages.some(({ says, ofLine }) => !ofLine && says?.test(text)))
  const groups = new Map<string, { first: Recognised; places: readonly MessagePlace[]; count: number }>()
  let notices = 0
  for (const recognised of said.map((one) => recognise(one, said.length === 1))) {
    if (!recognised.message && isNotice(recognised.said)) {
      notices++
      continue
    }
    const places = config ? placesOfMessage(config, recognised) : []
    const key = keyOf(recognised, places)
    const known = groups.get(key)
    if (known) known.count++
    else groups.set(key, { first: recognised, places, count: 1 })
  }
  return {
    explanations: [...groups.values()].map(({ first, places, count }) => explanationOf(first, places, count)),
    notices,
  }
}

type Recognised = Readonly<ReturnType<typeof recognise>>

/**
 * Finds the known message for a message of the log.
 * @param isAlone whether the log has no other message: a message about a line then needs no file and line before it
 */
function recognise(said: LogMessage, isAlone: boolean) {
  const { message, words } = recognised(said, isAlone)
  const answer = message && answerIn(said, explanationOfMessage(message, words))
  return { said, message, words, answer, mendedBy: answer?.mendedBy ?? [] }
}

/**
 * The answer, with the effect of an error in a .htaccess file. httpd reads the file for each request, and answers 500 if it
 * cannot.
 */
function answerIn({ accessFile }: LogMessage, answer: MessageExplanation): MessageExplanation {
  const folder = accessFile?.replace(/[/\\]?[^/\\]*$/, '') || (accessFile?.startsWith('/') ? '/' : 'its folder')
  const cause = `2.4 answers 500 to every request for ${folder}. ${answer.cause}`
  return accessFile === undefined ? answer : { ...answer, cause }
}

/** The known message with this number or, if no known message has the number, with this sentence; and the words found in it. */
function recognised(
  { sentence, unbroken, code, level, at, accessFile }: LogMessage,
  isAlone: boolean,
): {
  message: KnownMessage | undefined
  words: MessageWords
} {
  const place = accessFile === undefined ? {} : { path: accessFile }
  const numbered = code ? knownMessages.filter(({ codes }) => codes?.includes(code)) : []
  const ofFile = knownMessages.filter((message) => accessFile !== undefined && message.ofAccessFile)
  const isOfLine =
    at !== undefined || accessFile !== undefined || (isAlone && code === undefined && level === undefined)
  const ofAny = (numbered.length ? numbered : knownMessages).filter(
    (message) => !message.ofAccessFile && (isOfLine || !message.ofLine),
  )
  for (const message of [...ofFile, ...ofAny]) {
    const found = message.says?.exec(sentence) ?? message.says?.exec(unbroken)
    if (found) return { message, words: { ...found.groups, ...place } }
  }
  return { message: numbered[0], words: place }
}

const isNotice = ({ level, code }: LogMessage) =>
  (level ? /^(notice|info|debug|trace\d)$/.test(level) : false) || code === 'AH00094'

function keyOf({ said, message, words }: Recognised, places: readonly MessagePlace[]): string {
  const where = places.map(({ file, line }) => `${file.path}:${line}`).join(' ')
  if (message?.perRequest || (message && said.accessFile))
    return [message.id, words.path, words.directive, words.name, where].join('\n')
  const spot = said.at ? `${said.at.path}:${said.at.line}` : ''
  if (message) return [message.id, said.text, spot].join('\n')
  return [said.code ?? said.text.replace(/\d+/g, '#'), spot].join('\n')
}

function explanationOf(
  { said, message, answer, mendedBy }: Recognised,
  places: readonly MessagePlace[],
  count: number,
) {
  const found = message ? new Set(places.flatMap(({ finding }) => finding?.rule ?? [])) : new Set<Rule>()
  const mending = found.size ? [...found] : everyRule.filter(({ covers }) => covers.some((id) => mendedBy.includes(id)))
  const source = message ? undefined : sourceOf(said)
  const module = message ? undefined : (source?.module ?? (said.module || undefined))
  const see = answer?.see ?? mending[0]?.see ?? (message ? manualOfLine(said, places) : module && manualPage(module))
  return {
    /** The first occurrence of the message. */
    said,
    count,
    /** The known message; undefined if the message is not known. */
    message,
    answer,
    /** The rules that find the cause of the message. */
    rules: mending,
    /** The places in the given configuration that the message is about. */
    places,
    /** The module that logged an unknown message. */
    module,
    /** The subject of a message without an explanation, if its number or its module shows it. */
    about: source?.about,
    /** A page of httpd's manual. */
    see,
  }
}

/**
 * The module and subject of a message, by its number. MPMs log some messages without a number, and third-party modules without
 * their name: `[:error]`.
 */
function sourceOf({ code, module }: LogMessage) {
  if (code) return originOfMessageNumber(code)
  if (module === '') return { module: undefined, about: 'foreign' } as const
  return module?.startsWith('mpm_') ? ({ module, about: 'server' } as const) : undefined
}

/** The manual page of the directive on the line, or of the directive at the beginning of the sentence. */
function manualOfLine({ sentence }: LogMessage, places: readonly MessagePlace[]): string | undefined {
  const name = places[0]?.node?.key ?? /^<?(\w+)/.exec(sentence)?.[1] ?? ''
  const known = directiveByName(name.replace('<', ''))
  return known?.in24 && `${manualPageOf(known.in24.module)}#${known.name.toLowerCase()}`
}

const manualPage = (module: string) => (module.startsWith('mod_') ? manualPageOf(module) : undefined)
