/** The words that the named groups of `says` found in the message; empty if it was recognised by number. */
export type MessageWords = Readonly<Record<string, string | undefined>>

/** The cause of a message, and what to do. */
export interface MessageExplanation {
  readonly cause: string
  readonly action: string
  /** Entries of the catalogue of changes (docs/catalogue.json) whose rules fix the cause. */
  readonly mendedBy?: readonly string[]
  /** A page of httpd's manual, if no rule has a better one. */
  readonly see?: string
}

/**
 * A message that 2.4 logs for a configuration that worked on 2.2, with its explanation. The explanation may depend on words of
 * the message.
 */
export type KnownMessage = Recognised &
  (MessageExplanation | { readonly answer: (words: MessageWords) => MessageExplanation })

interface Recognised {
  readonly id: string
  /** Entries of the catalogue of changes that the message explains. */
  readonly covers?: readonly string[]
  /** The numbers of this message in the log, such as `AH00548`. */
  readonly codes?: readonly string[]
  /**
   * Matches the sentence from its start; undefined if only numbers identify the message. Named groups that help to find the
   * line: `path` and `line` of a file, `directive`, `name` (a word in the configuration), `request` (the requested path or
   * URL). `answer` may use further groups.
   */
  readonly says?: RegExp
  /** Directives whose lines are shown if the message names no line and no rule finds one. The line must contain `name`. */
  readonly directives?: readonly string[]
  /**
   * Set if this explanation is only for a line of a .htaccess file, because the same sentence means something else for other
   * files.
   */
  readonly ofAccessFile?: true
  /** Set if `says` is tried only on messages that name a file and line, because its words are too common in other messages. */
  readonly ofLine?: true
  /** Set if httpd logs the message for every request that reaches the same line. The repetitions are explained once. */
  readonly perRequest?: true
}

export const explanationOfMessage = (message: KnownMessage, words: MessageWords): MessageExplanation =>
  'answer' in message ? message.answer(words) : message

/** Marks messages that httpd repeats for each request to the same line. */
export const markPerRequest = (messages: readonly KnownMessage[]): readonly KnownMessage[] =>
  messages.map((message) => ({ ...message, perRequest: true }))
