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
   * Recognises the sentence from its start; undefined if only numbers identify it. Named groups that help to find the
   * place: `path` and `line` of a file, `directive`, `name` (a word in the configuration), `request` (what the client
   * requested).
   */
  readonly says?: RegExp
  /** The directives that cause the message, if it names no line and no rule finds one. Only lines with `name` in them count. */
  readonly directives?: readonly string[]
  /** Whether the message must be about a line of a .htaccess file. Elsewhere the same sentence means something else. */
  readonly ofAccessFile?: true
  /** Whether the place of a line must precede the sentence, because its words alone are too common to start a message. */
  readonly ofLine?: true
  /** Whether httpd logs the message for every request that reaches the same line. Messages of this kind count as one. */
  readonly perRequest?: true
}

export const explanationOfMessage = (message: KnownMessage, words: MessageWords): MessageExplanation =>
  'answer' in message ? message.answer(words) : message

/** Marks messages that httpd repeats for each request to the same line. */
export const markPerRequest = (messages: readonly KnownMessage[]): readonly KnownMessage[] =>
  messages.map((message) => ({ ...message, perRequest: true }))
