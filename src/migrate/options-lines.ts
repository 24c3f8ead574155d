/** How the words of an Options line come out: what is on, and the signs that its child sections inherit. */
interface OptionsEffect {
  /** A word without a sign was there, so what was on before is off. */
  readonly absolute: boolean
  /** The options that are on (where `absolute`), as bits. */
  readonly on: number
  /** Options last named with `+`, and with `-`: child sections that use signs only apply them again. */
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
 * What 2.2 made of the words, from left to right (server/core.c, set_options). Undefined where it refused one.
 * The first word without a sign empties the set, whatever stood before it.
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

/** Why 2.4 refuses the words though 2.2 took them (server/core.c, set_options): the first thing that it trips over. */
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
 * Words without signs that turn on just these options, the given ones first, as they are written there. Undefined where
 * no words can say it: exec without Includes.
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

/** The words with a sign, as 2.4 takes them: `+All` spelled out, `+None` left out, nothing said twice. */
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
 * Whether other Options lines may see a difference between the line and its result as a plain list. In 2.2 the signs of
 * a mixed line were kept, and where a section below has nothing but words with signs they were applied there once more
 * (server/core.c, merge_core_dir_configs).
 * @param others the words of every other Options line
 */
function signsMatter({ on, added, removed }: OptionsEffect, others: readonly (readonly string[])[]): boolean {
  if ((removed & on) !== 0) return true
  const below = others.filter((words) => words.length > 0 && words.every(isSigned))
  if ((added & ~on) !== 0 && below.length > 0) return true
  return (added & EXEC) !== 0 && below.flat().some((word) => /^\+includesnoexec$/i.test(word))
}

/**
 * Lines of words that 2.4 takes and that do what 2.2 made of these words, in a section and in those below. No line where
 * the words did nothing; undefined where 2.2 refused them or no line can say it.
 * @param others the words of every other Options line that is read
 * @param named which options they have to name: both versions refuse a `.htaccess` file that names one which AllowOverride
 * does not list, also where the line turns it off
 */
export function linesFor24(
  words: readonly string[],
  others: readonly (readonly string[])[],
  named: 'active' | 'all' = 'active',
): string[][] | undefined {
  const effect = effectIn22(words)
  if (!effect) return undefined
  const signs = signedWords(words)
  if (!effect.absolute) return signs.length > 0 ? [signs] : []
  const plain = wordsFor(effect.on, words)
  if (!plain) return undefined
  // 2.4 keeps the signs of one line and then takes the list of the next, just as 2.2 did within one.
  const isSignLost = named === 'all' && (allBitsOf(signs) & ~allBitsOf(plain)) !== 0
  return signs.length > 0 && (isSignLost || signsMatter(effect, others)) ? [signs, plain] : [plain]
}

const allBitsOf = (words: readonly string[]): number => words.reduce((all, word) => all | (bitsOf(word) ?? 0), 0)
