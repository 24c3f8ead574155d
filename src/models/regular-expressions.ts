import type { Site } from '../site/site.js'
import type { Directive, Section, Word } from '../syntax/tree.js'

/** A regular expression that httpd compiles when it reads a line. */
export interface RegularExpression {
  readonly at: Directive | Section
  readonly word: Word
}

/** Every regular expression in the lines of a site. */
export const regularExpressionsIn = (site: Site): readonly RegularExpression[] => site.once(find)

function find(site: Site): readonly RegularExpression[] {
  const sections = site
    .sections('LocationMatch', 'Location', 'ProxyMatch', 'Proxy', 'FilesMatch', 'Files', 'DirectoryMatch', 'Directory')
    .filter(({ key, args }) => key.endsWith('match') || args[0]?.value === '~')
    .map((at) => ({ at, word: at.args.at(-1) }))
  const lines = site
    .directives(...Object.keys(wordOf))
    .map((at) => ({ at, word: at.args[wordOf[at.key]?.(at.args.map(({ value }) => value)) ?? -1] }))
  return [...sections, ...lines].flatMap(({ at, word }) =>
    // A RewriteCond that compares values or tests a file has no regular expression.
    word && !/^!?[<>=-]/.test(word.value) ? [{ at, word }] : [],
  )
}

const afterEdit = (words: readonly string[]): number | undefined => {
  const edit = words.findIndex((word) => /^edit\*?$/i.test(word))
  return edit === -1 ? undefined : edit + 2
}

/** The index, from 0, of the word of a line that is a regular expression. */
const wordOf: Readonly<Record<string, (words: readonly string[]) => number | undefined>> = {
  rewriterule: () => 0,
  rewritecond: () => 1,
  setenvif: () => 1,
  setenvifnocase: () => 1,
  browsermatch: () => 0,
  browsermatchnocase: () => 0,
  redirectmatch: ([first = '']) => (/^(\d+|permanent|temp|seeother|gone)$/i.test(first) ? 1 : 0),
  aliasmatch: () => 0,
  scriptaliasmatch: () => 0,
  proxypassmatch: () => 0,
  proxyremotematch: () => 0,
  header: afterEdit,
  requestheader: afterEdit,
}
