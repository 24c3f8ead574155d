/** A module that does not come with httpd, and what 2.4 changes for those who use it. */
export interface OtherModule {
  /** As people call it. */
  readonly name: string
  /** Its name in a LoadModule line, without `_module`. */
  readonly symbols: RegExp
  /** Its directives. */
  readonly directives: RegExp
  /** The first release that runs with 2.4, where its own list of changes or its source says so. */
  readonly since?: string
  /** What to use in its place: what comes after "use". */
  readonly instead?: string
  /** Nobody maintains it, and nothing takes its place. */
  readonly isEnded?: true
  /** What else to know before the change: a sentence. */
  readonly note?: string
  /** The AuthType that it answers for, in lower case. */
  readonly authType?: string
  /** What AuthBasicProvider and the like call it. */
  readonly provider?: string
  /** The directives that are gone from it for 2.4, by name in lower case. */
  readonly gone?: Readonly<Record<string, GoneDirective>>
  readonly requires?: RequireWords
  /** Where these facts stand; no more than its names were looked up where there is none. */
  readonly source?: string
}

export interface GoneDirective {
  /** Why it is not needed there, or what says the same: a half sentence. */
  readonly why: string
  /** Its line is to be written in another way, and not just taken out. */
  readonly isReplaced?: true
}

/** How the words after Require that a module looks for are called in 2.4. */
export interface RequireWords {
  /** The directive beside a Require line by which the module answers for it in 2.2, in lower case: its AuthType, or one of its own. */
  readonly usedBy: string
  /** By word; in lower case where the module takes it in any letter case. */
  readonly renamed: Readonly<Record<string, string>>
  /** The words that 2.4 knows as they are. */
  readonly kept?: RegExp
  /** Put before any other word, which is the name of what it compares. */
  readonly before?: string
  /** The directive that makes all Require lines of a section hold together, in lower case. */
  readonly togetherBy?: string
}

/** How to get the module for 2.4: a clause without a full stop. */
export function installAdvice({ name, since, instead, isEnded }: OtherModule): string {
  if (isEnded) return `Remove its lines: ${name} is no longer maintained`
  if (since) return `Install ${name} ${since} or newer, built for 2.4${instead ? `, or use ${instead}` : ''}`
  return instead ? `Use ${instead}` : `Install ${name}, built for 2.4`
}
