/**
 * Two small servers of our own to compare with: what httpd 2.2 and 2.4 decide, worked out from the text of a chain of
 * sections, line by line and for one request, with none of the code under test.
 */
export interface Caller {
  readonly ip: string
  readonly env: readonly string[]
  readonly user: string | undefined
  readonly method: string
}

/** 401 where a password is asked for or is not good enough. */
export type Status = 200 | 401 | 403

interface Block {
  readonly tag: string
  readonly words: readonly string[]
  readonly children: readonly (Block | readonly string[])[]
}

/** The text of one section as blocks and lines of words. */
export function readBlock(text: string): Block {
  const stack: { tag: string; words: string[]; children: (Block | string[])[] }[] = [
    { tag: '', words: [], children: [] },
  ]
  for (const line of text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')) {
    const top = stack.at(-1)
    const open = /^<([A-Za-z]\w*)\s*([^>]*)>$/.exec(line)
    if (open)
      stack.push({
        tag: (open[1] ?? '').toLowerCase(),
        words: (open[2] ?? '').split(/\s+/).filter(Boolean),
        children: [],
      })
    else if (line.startsWith('</')) stack.at(-2)?.children.push(stack.pop() as Block)
    else top?.children.push(line.split(/\s+/))
  }
  return stack[0] as Block
}

interface Said {
  readonly name: string
  readonly words: readonly string[]
  readonly applies: boolean
}

/** The lines of a 2.2 section, and whether each is said for the method of the request. */
function saidIn(block: Block, method: string, applies = true): Said[] {
  return block.children.flatMap((child) => {
    if ('tag' in child) {
      const named = child.words.includes(method)
      return saidIn(child, method, applies && (child.tag === 'limit' ? named : !named))
    }
    return { name: (child[0] ?? '').toLowerCase(), words: child.slice(1), applies }
  })
}

/** What 2.2 answers at the end of a chain of sections. */
export function answerOf22(chain: readonly string[], caller: Caller): Status {
  let host: readonly Said[] = []
  let require: readonly Said[] = []
  let any = false
  for (const lines of chain.map((text) => saidIn(readBlock(text), caller.method))) {
    const isHost = ({ name }: Said) => name === 'order' || name === 'allow' || name === 'deny'
    if (lines.some(isHost)) host = lines.filter(isHost)
    if (lines.some(({ name }) => name === 'require')) require = lines.filter(({ name }) => name === 'require')
    for (const line of lines) if (line.name === 'satisfy' && line.applies) any = line.words[0]?.toLowerCase() === 'any'
  }
  const open = hostsLetIn(
    host.filter(({ applies }) => applies),
    caller,
  )
  const asked = require.filter(({ applies }) => applies)
  if (any ? open : open && asked.length === 0) return 200
  if (any ? asked.length === 0 : !open) return 403
  return asked.some(({ words }) => isUser(words, caller.user)) ? 200 : 401
}

function hostsLetIn(lines: readonly Said[], caller: Caller): boolean {
  const matches = (name: string) =>
    lines.some((line) => line.name === name && line.words.slice(1).some((word) => isClient(word, caller)))
  const order =
    lines
      .filter(({ name }) => name === 'order')
      .at(-1)
      ?.words[0]?.toLowerCase() ?? 'deny,allow'
  return order === 'deny,allow' ? matches('allow') || !matches('deny') : matches('allow') && !matches('deny')
}

function isClient(word: string, { ip, env }: Caller): boolean {
  if (word === 'all') return true
  if (word.startsWith('env=!')) return !env.includes(word.slice(5))
  if (word.startsWith('env=')) return env.includes(word.slice(4))
  return word === ip
}

const isUser = (words: readonly string[], user: string | undefined): boolean =>
  user !== undefined && (words[0]?.toLowerCase() === 'valid-user' || words.slice(1).includes(user))

/** A leaf is granted, denied, or denied as long as there is no user. */
type Result = 'granted' | 'denied' | 'no-user' | 'neutral'

/** What 2.4 answers, without mod_access_compat. */
export function answerOf24(chain: readonly string[], caller: Caller): Status {
  const first = treeResult(chain, { ...caller, user: undefined })
  if (first === 'granted') return 200
  if (first === 'denied') return 403
  return caller.user !== undefined && treeResult(chain, caller) === 'granted' ? 200 : 401
}

function treeResult(chain: readonly string[], caller: Caller): Result {
  let trees: { readonly blocks: readonly Block[]; readonly and: boolean } | undefined
  for (const block of chain.map(readBlock)) {
    const lines = block.children.filter((child): child is readonly string[] => !('tag' in child))
    if (lines.some(([name]) => /^(order|allow|deny|satisfy)$/i.test(name ?? '')))
      throw new Error('2.4 knows no such directive')
    const merging = lines.find(([name]) => /^authmerging$/i.test(name ?? ''))?.[1]?.toLowerCase()
    const says = block.children.some((child) =>
      'tag' in child ? /^(limit|limitexcept|require\w+)$/.test(child.tag) : /^require$/i.test(child[0] ?? ''),
    )
    if (says)
      trees =
        merging && trees ? { blocks: [...trees.blocks, block], and: merging === 'and' } : { blocks: [block], and: true }
  }
  if (!trees) return 'granted'
  const results = trees.blocks.map((block) => anyOf(resultsIn(block, caller), 'granted'))
  return trees.and ? allOf(results) : anyOf(results, 'granted')
}

/** One result for each line and container that applies to the method. */
function resultsIn(block: Block, caller: Caller): Result[] {
  return block.children.flatMap((child): Result[] => {
    if (!('tag' in child)) return /^require$/i.test(child[0] ?? '') ? [leaf(child.slice(1), caller)] : []
    if (/^limit/.test(child.tag))
      return child.words.includes(caller.method) === (child.tag === 'limit') ? resultsIn(child, caller) : []
    if (child.tag === 'requireall') return [allOf(resultsIn(child, caller))]
    return child.tag === 'requireany' ? [anyOf(resultsIn(child, caller), 'denied')] : []
  })
}

function leaf(words: readonly string[], caller: Caller): Result {
  if (words[0] === 'not') return leaf(words.slice(1), caller) === 'granted' ? 'denied' : 'neutral'
  const [provider, ...rest] = words
  if (provider === 'all') return rest[0] === 'granted' ? 'granted' : 'denied'
  if (provider === 'ip') return rest.includes(caller.ip) ? 'granted' : 'denied'
  if (provider === 'env') return rest.some((name) => caller.env.includes(name)) ? 'granted' : 'denied'
  if (provider === 'method') return rest.includes(caller.method) ? 'granted' : 'denied'
  if (provider !== 'user' && provider !== 'valid-user') throw new Error(`Unknown Authz provider: ${provider}`)
  if (caller.user === undefined) return 'no-user'
  return isUser(words, caller.user) ? 'granted' : 'denied'
}

function allOf(results: readonly Result[]): Result {
  if (results.includes('denied')) return 'denied'
  if (results.includes('no-user')) return 'no-user'
  return results.includes('granted') ? 'granted' : 'denied'
}

/** @param otherwise where no line applies to the method at all */
function anyOf(results: readonly Result[], otherwise: Result): Result {
  if (results.length === 0) return otherwise
  if (results.includes('granted')) return 'granted'
  return results.includes('no-user') ? 'no-user' : 'denied'
}
