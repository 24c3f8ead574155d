/** The words of the message by the names of the regular expression's groups; empty if it was recognised by number. */
export type Words = Readonly<Record<string, string | undefined>>

/** The cause of a message, and what to do. */
export interface Answer {
  readonly cause: string
  readonly action: string
  /** Entries of the catalogue of changes (docs/catalogue.json) whose rules mend it. */
  readonly mendedBy?: readonly string[]
  /** A page of httpd's manual, if no rule has a better one. */
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
  /** The numbers of this message in the log, such as `AH00548`. */
  readonly codes?: readonly string[]
  /**
   * Recognises the sentence from its start; undefined if only numbers identify it. Named groups that help to find the
   * place: `path` and `line` of a file, `directive`, `name` (a word in the configuration), `request` (what the client
   * requested).
   */
  readonly says?: RegExp
  /** The directives that cause it, if it names no line and no rule finds one: lines with `name` in them. */
  readonly directives?: readonly string[]
  /** The message is about a line of a .htaccess file; elsewhere the sentence means something else. */
  readonly ofAccessFile?: true
  /** The place of the line precedes the sentence; the words alone are too common to start a message. */
  readonly ofLine?: true
  /** httpd logs the message for every request that reaches the same line; such messages count as one. */
  readonly perRequest?: true
}

/** The answer to a message whose words are known. */
export const answerOf = (message: KnownMessage, words: Words): Answer =>
  'answer' in message ? message.answer(words) : message

/** Messages that httpd repeats for each request to the same line. */
export const repeatedMessages = (messages: readonly KnownMessage[]): readonly KnownMessage[] =>
  messages.map((message) => ({ ...message, perRequest: true }))
