import { treeIn } from '../../access/decide/by-24.js'
import { decide } from '../../access/decide/decision.js'
import { methodsIn, type State } from '../../access/decide/state.js'
import { authorizersOf } from '../../access/read/authorizers.js'
import { allOf, equivalent } from '../../access/read/condition.js'
import { type Edit, insertAfter, insertBefore } from '../../edit/edit.js'
import { otherMethod } from '../../httpd/methods.js'
import { isPlainPattern, withoutSigns } from '../../httpd/plain-pattern.js'
import { contextsOf, isConditional } from '../../site/context.js'
import { isSurelyReadOn24 } from '../../site/present.js'
import { type Server, startLines } from '../../site/server-level.js'
import type { Site } from '../../site/site.js'
import { commandsUnder, type Directive, isDirective, type Section } from '../../syntax/tree.js'
import type { Plan } from './plan.js'

/** The lines with which 2.4 reads paths and patterns as 2.2 did, as far as they may matter to this server and are not there. */
export function readingLines(site: Site, server: Server): readonly string[] {
  const minded = patternsIn(site)
    .filter(({ at }) => server.files.has(at.file))
    .map(mindedBy)
  const sets = (name: string, word: RegExp) =>
    startLines(site, server, name).some(
      (line) => isSurelyReadOn24(site, line) && line.args.some(({ value }) => word.test(value)),
    )
  const options = [
    ...(minded.some(({ dotAll }) => dotAll) && !sets('RegexDefaultOptions', /^-DOTALL$/i) ? ['-DOTALL'] : []),
    ...(minded.some(({ dollarEnd }) => dollarEnd) && !sets('RegexDefaultOptions', /^-DOLLAR_ENDONLY$/i)
      ? ['-DOLLAR_ENDONLY']
      : []),
  ]
  return [
    ...(minded.some(({ slashes }) => slashes) && !sets('MergeSlashes', /^off$/i) ? ['MergeSlashes Off'] : []),
    ...(options.length > 0 ? [`RegexDefaultOptions ${options.join(' ')}`] : []),
  ]
}

/** What of 2.4's ways may make a pattern match otherwise, going by its signs. */
const mindedBy = ({ text, isForUrl }: Omit<Pattern, 'at'>) => ({
  slashes: isForUrl && (/\/|\[\^|\\\W/.test(text) || !isPlainPattern(text)),
  dotAll: (isPlainPattern(text) ? text.replace(charactersAndSets, '') : text).includes('.'),
  dollarEnd: text.includes('$'),
})

const charactersAndSets = new RegExp(withoutSigns, 'g')

const isMinded = (pattern: Omit<Pattern, 'at'>): boolean => Object.values(mindedBy(pattern)).includes(true)

/** The patterns that ask a whole path for two slashes, which 2.4 never finds. */
export const doubledSlashes = (site: Site): readonly Pattern[] =>
  patternsIn(site).filter(
    ({ text, isForUrl }) => isForUrl && /(?<![\^:]\(*)\/(?:\/(?![?*]|\{0)|\{[2-9])/.test(text.replaceAll('\\/', '/')),
  )

/** The lines hold for what follows them, so that they stand at the beginning of a server. */
export function readingEdit(site: Site, server: Server): Edit | undefined {
  const lines = readingLines(site, server)
  return lines.length > 0 ? atBeginning(site, server, lines) : undefined
}

/** Lines for what a server reads first; behind its ServerRoot, where it begins with that. */
export function atBeginning(site: Site, server: Server, lines: readonly string[]): Edit | undefined {
  const [first] = server.file.commands
  if (!first) return undefined
  const [line] = [...commandsUnder([first])].filter(isDirective)
  const isRoot = line?.key === 'serverroot' && !isConditional(site, line)
  return isRoot ? insertAfter(line, lines) : insertBefore(first, lines)
}

/** A regular expression that something of a request is held against. */
export interface Pattern {
  readonly at: Directive | Section
  readonly text: string
  /** It is held against a URL, in which 2.2 kept the slashes that a client had doubled. */
  readonly isForUrl: boolean
}

/** Every regular expression that something of a request is held against. What a client says in a header has neither line end nor path. */
export const patternsIn = (site: Site): readonly Pattern[] => site.once(findPatterns)

function findPatterns(site: Site): readonly Pattern[] {
  const sections = site
    .sections('LocationMatch', 'Location', 'ProxyMatch', 'Proxy', 'FilesMatch', 'Files', 'DirectoryMatch', 'Directory')
    .filter(({ key, args }) => key.endsWith('match') || args[0]?.value === '~')
    .map((at) => ({ at, text: at.args.at(-1)?.value ?? '', isForUrl: /^(location|proxy)/.test(at.key) }))
  const lines = site.directives(...Object.keys(patternWord)).flatMap((at) => {
    const word = at.args[patternWord[at.key]?.(at) ?? -1]
    // In a folder a rule sees the path on the disk, without doubled slashes; its conditions see the URL everywhere.
    const isForUrl = at.key !== 'rewriterule' || /server|virtualhost/.test([...contextsOf(site, at)].join())
    return word ? [{ at, text: word.value, isForUrl }] : []
  })
  return [...sections, ...lines].filter(({ text }) => !/^!?[<>=-]/.test(text))
}

/** Which word of a line is the pattern; undefined where it is for something that comes from the client alone. */
const patternWord: Readonly<Record<string, (line: Directive) => number | undefined>> = {
  rewriterule: () => 0,
  rewritecond: ({ args }) =>
    /^%\{(HTTP_|REMOTE_|HTTP:|REQUEST_METHOD|SERVER_|TIME)/i.test(args[0]?.value ?? '') ? undefined : 1,
  setenvif: (line) => (ofClient.test(line.args[0]?.value ?? '') ? undefined : 1),
  setenvifnocase: (line) => (ofClient.test(line.args[0]?.value ?? '') ? undefined : 1),
  redirectmatch: ({ args }) => (/^(\d+|permanent|temp|seeother|gone)$/i.test(args[0]?.value ?? '') ? 1 : 0),
  aliasmatch: () => 0,
  scriptaliasmatch: () => 0,
  proxypassmatch: () => 0,
}

/** Attributes of SetEnvIf that no variable stands for. */
export const ofClient =
  /^(remote_\w+|server_\w+|request_(method|protocol)|user-agent|referer|host|cookie|accept(-\w+)?)$/i

/**
 * Whether a section lets in or refuses by a pattern that may match other requests in 2.4, or by a variable that one sets. The
 * name of a file has no line end that anybody gave it; there it only counts who might be let in that was not.
 */
export function decidesByPattern(site: Site, { scope, bases, after }: Plan): boolean {
  const { kind, path, regex } = scope
  const sets = ({ at }: Pattern) => /^(setenvif|rewrite)/.test(at.key)
  if (after.some(asksVariable) && patternsIn(site).some((one) => sets(one) && isMinded(one))) return true
  if (kind === 'htaccess' || !(regex || kind === 'pattern')) return false
  const isForUrl = kind === 'location' || kind === 'proxy'
  const own = { text: path, isForUrl }
  if (isForUrl ? !isMinded(own) : !mindedBy(own).dotAll) return false
  return bases.some((base, index) => {
    const then = after[index]
    return then !== undefined && changes(site, base, then, isForUrl ? 'any' : 'opens')
  })
}

function changes(site: Site, base: State, then: State, which: 'any' | 'opens'): boolean {
  const authorizers = authorizersOf(site)
  return [...methodsIn(base), ...methodsIn(then), otherMethod].some((name) => {
    const [before, after] = [decide(base, name, authorizers).whole, decide(then, name, authorizers).whole]
    return which === 'any' ? !equivalent(before, after) : !equivalent(allOf([before, after]), after)
  })
}

/** A quick look, as few ask for any. */
export function asksVariable({ host, authz, require, on24 }: State): boolean {
  const said = [host, authz, treeIn(on24)].flatMap((one) => (one ? [one.other, ...one.named.values()] : []))
  return (
    said.some((one) => one?.key.includes('env ')) ||
    require?.some(({ keyword, words }) => /\benv /.test(`${keyword} ${words}`)) === true
  )
}
