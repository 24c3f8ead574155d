/**
 * What a whole server answers, worked out from the text of its files with none of the code under test: which sections
 * apply to a request, in which order (server/request.c), and what 2.2 and 2.4 make of them. For the paths, sections and
 * lines that the tests beside it write.
 */
export interface Caller {
  readonly ip: string
  readonly user: string | undefined
  readonly env: readonly string[]
}

/** 500 where 2.4 finds an AuthType and no Require. */
export type Status = 200 | 401 | 403 | 500

interface Line {
  readonly name: string
  readonly words: readonly string[]
}

interface Block extends Line {
  readonly children: readonly (Line | Block)[]
}

type Body = readonly (Line | Block)[]

const isBlock = (node: Line | Block): node is Block => 'children' in node

/** The text as blocks and lines; a block's name has a `<` before it. */
export function readServer(text: string): Body {
  const stack: { name: string; words: readonly string[]; children: (Line | Block)[] }[] = []
  const root: (Line | Block)[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '' || line.startsWith('#')) continue
    const [name = '', ...words] = (line.replace(/>$/, '').match(/"[^"]*"|[^\s"]+/g) ?? []).map((word) =>
      word.replace(/^"|"$/g, ''),
    )
    const around = stack.at(-1)?.children ?? root
    if (line.startsWith('</')) stack.pop()
    else if (line.startsWith('<')) {
      const block = { name: name.toLowerCase(), words, children: [] }
      around.push(block)
      stack.push(block)
    } else around.push({ name: name.toLowerCase(), words })
  }
  return root
}

/** The sections that apply to a request, in the walks that 2.4 merges by themselves before it joins them. */
export type Walks = readonly (readonly Body[])[]

/**
 * @param htaccess the .htaccess files by their folders
 * @param host which virtual host answers, or -1 for the main server
 */
export function walksFor(server: Body, htaccess: ReadonlyMap<string, Body>, host: number, url: string): Walks {
  const blocks = server.filter(isBlock)
  const main = server.filter((node) => node.name !== '<virtualhost')
  const own = blocks.filter(({ name }) => name === '<virtualhost')[host]?.children ?? []
  const path = fileOf(main, own, url)
  const folder = path.slice(0, path.lastIndexOf('/'))
  const file = path.slice(folder.length + 1)
  const all = [...main, ...own].filter(isBlock)
  const folders = foldersFor(all, htaccess, folder)
  const isNamed = ({ name, words }: Block) =>
    name === '<files' ? wild(words[0], file, '.') : name === '<filesmatch' && matches(words[0], file)
  const isLocated = ({ name, words }: Block) =>
    name === '<location'
      ? /[*?[]/.test(words[0] ?? '')
        ? wild(words[0], url, '[^/]')
        : isWithin(url, words[0] ?? '')
      : name === '<locationmatch' && matches(words[0], url)
  const files = [...all, ...folders.flat().filter(isBlock)].filter(isNamed).map(bodyOf)
  const locations = all.filter(isLocated).map(bodyOf)
  const settled = (body: Body): Body => body.map((node) => asked(node, path, url))
  return [folders, files, locations].map((walk) => walk.map(settled))
}

/** What is asked of the path and of the URL is known: everybody meets it, or nobody does. */
function asked(node: Line | Block, path: string, url: string): Line | Block {
  if (isBlock(node)) return { ...node, children: node.children.map((child) => asked(child, path, url)) }
  if (node.name !== 'require' || node.words[0] !== 'expr') return node
  return { name: 'require', words: ['all', holds(node.words.slice(1).join(' '), path, url) ? 'granted' : 'denied'] }
}

const bodyOf = ({ children }: Block): Body => children

function fileOf(main: Body, own: Body, url: string): string {
  const said = (body: Body, name: string) => body.filter((line) => line.name === name)
  const alias = [...said(own, 'alias'), ...said(main, 'alias')].find(({ words }) => isWithin(url, words[0] ?? ''))
  if (alias) return (alias.words[1] ?? '') + url.slice(alias.words[0]?.length)
  const root = said(own, 'documentroot').at(-1) ?? said(main, 'documentroot').at(-1)
  return (root?.words[0] ?? '') + url
}

/** `<Directory>` from the shortest path down, each folder's .htaccess after it, then patterns. */
function foldersFor(all: readonly Block[], htaccess: ReadonlyMap<string, Body>, folder: string): Body[] {
  const names = segments(folder)
  const found: Body[] = []
  let overrides = true
  for (let depth = 0; depth <= names.length; depth++) {
    const here = all.filter(({ name, words }) => {
      const pattern = segments(words[0] ?? '')
      return (
        name === '<directory' && pattern.length === depth && pattern.every((one, at) => wild(one, names[at] ?? '', '.'))
      )
    })
    for (const { children } of here) {
      found.push(children)
      const line = children.filter(({ name }) => name === 'allowoverride').at(-1)
      if (line) overrides = line.words[0] !== 'None'
    }
    const file = htaccess.get(`/${names.slice(0, depth).join('/')}`)
    if (file && overrides) found.push(file)
  }
  const patterns = all.filter(({ name, words }) => name === '<directorymatch' && matches(words[0], `${folder}/`))
  return [...found, ...patterns.map(bodyOf)]
}

const segments = (path: string) => path.split('/').filter(Boolean)
const isWithin = (url: string, prefix: string) => url === prefix || url.startsWith(prefix.replace(/\/?$/, '/'))
const matches = (pattern = '', text = '') => new RegExp(pattern).test(text)
const wild = (pattern = '', text = '', any = '.') =>
  matches(`^${pattern.replace(/[.+^${}()|]/g, '\\$&').replace(/\*/g, `${any}*`)}$`, text)

function holds(expression: string, path: string, url: string): boolean {
  const [, name, slash = '', sign, pattern] =
    /^'?%\{REQUEST_(FILENAME|URI)\}(?:(\/)')? ([=!])~ m#(.*)#$/.exec(expression) ?? []
  return matches(pattern, (name === 'URI' ? url : path) + slash) === (sign === '=')
}

const isHost = ({ name }: Line) => /^(order|allow|deny)$/.test(name)
const isRequire = ({ name }: Line) => name === 'require'
const isAny = ({ words }: Line) => words[0]?.toLowerCase() === 'any'

export function answerOf22(walks: Walks, caller: Caller): Status {
  let host: Body = []
  let require: Body = []
  let any = false
  for (const body of walks.flat()) {
    if (body.some(isHost)) host = body.filter(isHost)
    if (body.some(isRequire)) require = body.filter(isRequire)
    for (const line of body) if (line.name === 'satisfy') any = isAny(line)
  }
  const open = letsIn(host, caller)
  if (any ? open : open && require.length === 0) return 200
  if (any ? require.length === 0 : !open) return 403
  return require.some(({ words }) => isUser(words, caller.user)) ? 200 : 401
}

function letsIn(lines: Body, { ip, env }: Caller): boolean {
  const isMeant = (word: string) =>
    word === 'all' || word === ip || (word.startsWith('env=') && env.includes(word.slice('env='.length)))
  const said = (name: string) => lines.some((line) => line.name === name && line.words.slice(1).some(isMeant))
  const order = lines.filter(({ name }) => name === 'order').at(-1)?.words[0] ?? 'deny,allow'
  return order === 'deny,allow' ? said('allow') || !said('deny') : said('allow') && !said('deny')
}

const isUser = ([keyword, ...names]: readonly string[], user: string | undefined): boolean =>
  user !== undefined && (keyword === 'valid-user' || names.includes(user))

/** A leaf is granted, denied, or denied as long as there is no user. */
type Result = 'granted' | 'denied' | 'no-user' | 'neutral'
type Tree = (caller: Caller) => Result

/** A section's Require lines with its AuthMerging (mod_authz_core.c, merge_authz_core_dir_config). */
interface Rules {
  readonly merging: string | undefined
  readonly tree: Tree | undefined
}

/** With mod_access_compat, which does nothing where no old line is left. */
export function answerOf24(walks: Walks, caller: Caller): Status {
  const merged = walks.map((walk) => walk.map(rulesOf).reduce(merge, undefined))
  const tree = merged.reduce(merge, undefined)?.tree
  const old = walks.flat().findLast((body) => body.some((line) => isHost(line) || line.name === 'satisfy')) ?? []
  const open = letsIn(old.filter(isHost), caller)
  const last = old.filter(({ name }) => name === 'satisfy').at(-1)
  if (last && isAny(last)) return open ? 200 : byTree(tree, caller)
  return open ? byTree(tree, caller) : 403
}

function byTree(tree: Tree | undefined, caller: Caller): Status {
  if (!tree) return 500
  const first = tree({ ...caller, user: undefined })
  if (first !== 'no-user') return first === 'granted' ? 200 : 403
  return caller.user !== undefined && tree(caller) === 'granted' ? 200 : 401
}

function rulesOf(body: Body): Rules | undefined {
  const merging = body.filter(({ name }) => name === 'authmerging').at(-1)?.words[0]
  const parts = body.filter((node) => isRequire(node) || /^<require/.test(node.name)).map(treeOf)
  return merging || parts.length > 0 ? { merging, tree: parts.length > 0 ? anyOf(parts) : undefined } : undefined
}

function merge(base: Rules | undefined, next: Rules | undefined): Rules | undefined {
  if (!base || !next) return next ?? base
  if (!next.merging || (!base.tree && !next.tree)) return next
  const trees = [base.tree, next.tree].filter((tree) => tree !== undefined)
  return { merging: next.merging, tree: (next.merging === 'And' ? allOf : anyOf)(trees) }
}

function treeOf(node: Line | Block): Tree {
  if (isBlock(node)) return (node.name === '<requireall' ? allOf : anyOf)(node.children.map(treeOf))
  const [first, ...rest] = node.words
  return first === 'not'
    ? (caller) => (leaf(rest, caller) === 'granted' ? 'denied' : 'neutral')
    : (caller) => leaf(node.words, caller)
}

function leaf(words: readonly string[], { ip, env, user }: Caller): Result {
  const [provider, ...rest] = words
  if (provider === 'all') return rest[0] === 'granted' ? 'granted' : 'denied'
  if (provider === 'ip') return rest.includes(ip) ? 'granted' : 'denied'
  if (provider === 'env') return rest.some((name) => env.includes(name)) ? 'granted' : 'denied'
  if (user === undefined) return 'no-user'
  return isUser(words, user) ? 'granted' : 'denied'
}

const allOf =
  (parts: readonly Tree[]): Tree =>
  (caller) => {
    const results = parts.map((part) => part(caller))
    return results.find((one) => one === 'denied') ?? results.find((one) => one === 'no-user') ?? 'granted'
  }

const anyOf =
  (parts: readonly Tree[]): Tree =>
  (caller) => {
    const results = parts.map((part) => part(caller))
    return results.find((one) => one === 'granted') ?? results.find((one) => one === 'no-user') ?? 'denied'
  }
