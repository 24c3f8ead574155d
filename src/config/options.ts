/** How the words of an Options line come out: what is on, and the signs that its child sections inherit. */
export interface OptionsEffect {
  /** A word without a sign was there, so what was on before is off. */
  readonly absolute: boolean
  /** The options that are on (where `absolute`), as bits. */
  readonly on: number
  /** Options that `+` named last, and those that `-` did: child sections with signs only apply them once more. */
  readonly added: number
  readonly removed: number
}

const INDEXES = 1
const INCLUDES = 2
const EXEC = 4
const FOLLOW = 8
const OWNER = 16
const CGI = 32
const VIEWS = 64

const bits: Readonly<Record<string, number>> = {
  indexes: INDEXES,
  includes: INCLUDES | EXEC,
  includesnoexec: INCLUDES,
  followsymlinks: FOLLOW,
  symlinksifownermatch: OWNER,
  execcgi: CGI,
  multiviews: VIEWS,
  runscripts: VIEWS | CGI,
  none: 0,
  all: INDEXES | INCLUDES | EXEC | FOLLOW | CGI,
}

/** The words of `All`, which has no sign in 2.4. */
export const wordsOfAll = ['Indexes', 'Includes', 'FollowSymLinks', 'ExecCGI'] as const

const ownWords = [...wordsOfAll, 'IncludesNOEXEC', 'SymLinksIfOwnerMatch', 'MultiViews']

const bitsOf = (word: string): number | undefined => bits[word.replace(/^[+-]/, '').toLowerCase()]

export const isSigned = (word: string): boolean => /^[+-]/.test(word)

/**
 * What 2.2 made of the words, from left to right (server/core.c, set_options). Undefined where it refused one.
 * The first word without a sign empties the set, whatever stood before it.
 */
export function effectIn22(words: readonly string[]): OptionsEffect | undefined {
  let [absolute, on, added, removed] = [false, 0, 0, 0]
  for (const word of words) {
    const bit = bitsOf(word)
    if (bit === undefined) return undefined
    if (!isSigned(word)) {
      if (!absolute) [absolute, on] = [true, 0]
      on |= bit
    } else if (word.startsWith('+')) {
      on |= bit
      added |= bit
      removed &= ~bit
    } else {
      on &= ~bit
      removed |= bit
      added &= ~bit
    }
  }
  return { absolute, on, added, removed }
}

/** Why 2.4 refuses the words though 2.2 took them (server/core.c, set_options): the first thing that it trips over. */
export function complaintIn24(words: readonly string[]): 'signs' | 'position' | undefined {
  let signed = false
  let opened = false
  for (const [index, word] of words.entries()) {
    if (isSigned(word)) {
      if (!signed && index > 0 && !opened) return 'signs'
      signed = true
    } else if (index > 0 && signed) return 'signs'
    if (/^[+-]?(all|none)$/i.test(word)) {
      if (index > 0 || signed) return 'position'
      opened = true
    }
  }
  return undefined
}

/**
 * Words without signs that turn on just these options, the given ones first, as they are written there. Undefined where
 * no words can say it: exec without Includes.
 */
export function wordsFor(on: number, given: readonly string[]): string[] | undefined {
  const names = given.map((word) => word.replace(/^[+-]/, ''))
  const all = names.some((name) => /^all$/i.test(name)) ? ['All'] : []
  const found: string[] = []
  let left = on
  for (const name of [...all, ...names, ...ownWords]) {
    const bit = bitsOf(name) ?? 0
    // Includes goes before IncludesNOEXEC, which is a part of it.
    const part = /^includesnoexec$/i.test(name) && (on & EXEC) !== 0
    if (bit === 0 || part || (bit & ~on) !== 0 || (bit & left) === 0) continue
    if (/^all$/i.test(name) && found.length > 0) continue
    found.push(name)
    left &= ~bit
  }
  if (left !== 0) return undefined
  return found.length > 0 ? found : ['None']
}

/**
 * Whether sections below, or further lines of the same one, may see a difference between the line and its result as a
 * plain list: a sign outlived the option that it turned on or off (server/core.c, merge_core_dir_configs).
 */
export const leavesSigns = ({ on, added, removed }: OptionsEffect): boolean => (added & ~on) !== 0 || (removed & on) !== 0
