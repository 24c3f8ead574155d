/** A third-party module, and what its users must change for 2.4. */
export interface ThirdPartyModule {
  /** The usual name of the module. */
  readonly name: string
  /** The module's name in a LoadModule line, without `_module`. */
  readonly symbols: RegExp
  /** The module's directives. */
  readonly directives: RegExp
  /** The first release that works with 2.4, by its change log or source. */
  readonly since?: string
  /** The replacement, as text that can follow "use". */
  readonly instead?: string
  /** Whether the module is unmaintained and has no replacement. */
  readonly isUnmaintained?: true
  /** One more sentence of advice. */
  readonly note?: string
  /** The AuthType that the module adds, in lower case. */
  readonly authType?: string
  /** The module's name in AuthBasicProvider and similar directives. */
  readonly provider?: string
  /** Directives that the module no longer has for 2.4, by name in lower case. */
  readonly removedDirectives?: Readonly<Record<string, DirectiveToRemove>>
  readonly requires?: RequireWords
  /** The source of these facts; undefined if only the names were looked up. */
  readonly source?: string
}

export interface DirectiveToRemove {
  /** Half a sentence: why the directive is not needed in 2.4, or what replaces it. */
  readonly why: string
  /** Whether the line must be rewritten, not just removed. */
  readonly isReplaced?: true
}

/** The Require words of a module, and their names in 2.4. */
export interface RequireWords {
  /**
   * The directive, in lower case, that must be beside a Require line so that the module handles the line in 2.2. It is the
   * module's AuthType or one of its own directives.
   */
  readonly usedBy: string
  /** The name in 2.4 of each word. The word is in lower case if the module accepts any letter case. */
  readonly renamed: Readonly<Record<string, string>>
  /** Matches the words that have the same name in 2.4. */
  readonly unchangedIn24?: RegExp
  /** The keyword to insert before a word that is in neither list above: such a word is the name of an attribute. */
  readonly before?: string
  /** The directive, in lower case, that makes a request need all Require lines of a section, not just one. */
  readonly togetherBy?: string
}

/** How to get the module for 2.4: a clause without a full stop. */
export function installAdvice({ name, since, instead, isUnmaintained }: ThirdPartyModule): string {
  if (isUnmaintained) return `Remove the lines of ${name}, which is no longer maintained`
  if (since) return `Install ${name} ${since} or newer, built for 2.4${instead ? `, or use ${instead}` : ''}`
  return instead ? `Use ${instead}` : `Install ${name}, built for 2.4`
}
