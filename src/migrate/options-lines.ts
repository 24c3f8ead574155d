/** The effect of an Options line: the options that are on, and the signs that sections below inherit. */
interface OptionsEffect {
  /** Whether the line has a word without a sign, which turns off all options of the sections above. */
  readonly absolute: boolean
  /** The options that the line turns on, as bits. Only if `absolute`. */
  readonly on: number
  /** Options last named with `+`, and with `-`. Sections below whose words all have signs apply them again. */
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
const wordsOfAll = ['Indexes', 'Includes', 'FollowSymLinks', 'ExecCGI'] as const

const ownWords = [...wordsOfAll, 'IncludesNOEXEC', 'SymLinksIfOwnerMatch', 'MultiViews']

const bitsOf = (word: string): number | undefined => bits[word.replace(/^[+-]/, '').toLowerCase()]

const isSigned = (word: string): boolean => /^[+-]/.test(word)

/**
 * The effect of the words in 2.2, which reads them from left to right (server/core.c, set_options). Undefined if 2.2 rejects one
 * of them. The first word without a sign turns off everything before it.
 */
function effectIn22(words: readonly string[]): OptionsEffect | undefined {
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

/** Why 2.4 rejects words that 2.2 accepts: its first complaint (server/core.c, set_options). Undefined if it accepts them. */
export function optionsErrorIn24(words: readonly string[]): 'signs' | 'position' | undefined {
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
 * Words without signs that turn on exactly these options. Words of the old line come first and keep their spelling. Undefined if
 * no words can express it: exec without Includes.
 */
function wordsFor(on: number, given: readonly string[]): string[] | undefined {
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

/** The words with a sign in a form that 2.4 accepts: `+All` is spelled out, `+None` is left out, and no word is repeated. */
function signedWords(words: readonly string[]): string[] {
  const found = new Map<string, string>()
  for (const word of words.filter(isSigned)) {
    const name = word.slice(1)
    const names = /^all$/i.test(name) ? wordsOfAll : /^none$/i.test(name) ? [] : [name]
    for (const each of names) {
      found.delete(each.toLowerCase())
      found.set(each.toLowerCase(), word.charAt(0) + each)
    }
  }
  return [...found.values()]
}

/**
 * Whether other Options lines may have another effect if the line becomes a plain list. 2.2 remembered the signs of a
 * mixed line, and applied them again in sections below whose words all have signs (server/core.c,
 * merge_core_dir_configs).
 * @param others the words of every other Options line
 */
function signsMatter({ on, added, removed }: OptionsEffect, others: readonly (readonly string[])[]): boolean {
  if ((removed & on) !== 0) return true
  const below = others.filter((words) => words.length > 0 && words.every(isSigned))
  if ((added & ~on) !== 0 && below.length > 0) return true
  return (added & EXEC) !== 0 && below.flat().some((word) => /^\+includesnoexec$/i.test(word))
}

/**
 * Lines that 2.4 accepts, and that have the effect of these words in 2.2, in the section and in sections below. Empty
 * if the words had no effect. Undefined if 2.2 refused them, or if no line has the effect.
 * @param others the words of every other Options line that httpd reads
 * @param optionsToName which options the lines must name. For `.htaccess` files, both versions refuse a line that names an
 * option which AllowOverride does not list, even to turn it off.
 */
export function optionLinesFor24(
  words: readonly string[],
  others: readonly (readonly string[])[],
  optionsToName: 'active' | 'all' = 'active',
): string[][] | undefined {
  const effect = effectIn22(words)
  if (!effect) return undefined
  const signs = signedWords(words)
  if (!effect.absolute) return signs.length > 0 ? [signs] : []
  const plain = wordsFor(effect.on, words)
  if (!plain) return undefined
  // 2.4 keeps the signs of one line and then applies the list of the next line, as 2.2 did within one line.
  const isSignLost = optionsToName === 'all' && (allBitsOf(signs) & ~allBitsOf(plain)) !== 0
  return signs.length > 0 && (isSignLost || signsMatter(effect, others)) ? [signs, plain] : [plain]
}

const allBitsOf = (words: readonly string[]): number => words.reduce((all, word) => all | (bitsOf(word) ?? 0), 0)
