/** What the sentence said, by the names of the groups that recognised it; empty where only its number is known. */
export type Words = Readonly<Record<string, string | undefined>>

/** Why httpd says it, and what to do. */
export interface Answer {
  readonly cause: string
  readonly action: string
  /** Entries of the catalogue of changes (docs/catalogue.json) whose rules mend it. */
  readonly mendedBy?: readonly string[]
  /** A page of httpd's manual, where no rule says a better one. */
  readonly see?: string
}

/**
 * A message that 2.4 logs for a configuration that worked on 2.2, and its explanation, which may depend on words of the message.
 */
export type KnownMessage = Recognised & (Answer | { readonly answer: (words: Words) => Answer })

interface Recognised {
  readonly id: string
  /** Entries of the catalogue of changes that it explains. */
  readonly covers?: readonly string[]
  /** Its numbers in the log, such as `AH00548`. */
  readonly codes?: readonly string[]
  /**
   * Recognises the sentence from its start; what is missing is known by its numbers alone. Groups with a meaning for the search of its place: `path` and `line` of a
   * file, `directive`, `name` (a word that stands in the configuration), `request` (what a client asked for).
   */
  readonly says?: RegExp
  /** The directives that it is about, where it names no line and no rule finds one: those lines that hold `name`. */
  readonly directives?: readonly string[]
  /** Said of a line of a .htaccess file; elsewhere the sentence means something else. */
  readonly ofAccessFile?: true
  /** Said of a line whose place stands before the sentence; the words alone are too common to begin a message. */
  readonly ofLine?: true
  /** Said again for each request that meets the same line: such messages count as one. */
  readonly perRequest?: true
}

/** The answer to a message whose words are known. */
export const answerOf = (message: KnownMessage, words: Words): Answer =>
  'answer' in message ? message.answer(words) : message

/** Messages that httpd repeats for each request to the same line. */
export const repeatedMessages = (messages: readonly KnownMessage[]): readonly KnownMessage[] =>
  messages.map((message) => ({ ...message, perRequest: true }))
