import type { GitObject, ObjectStore } from './object-store.js'

/** Who, and when: seconds since 1970. */
export interface Stamp {
  readonly name: string
  readonly email: string
  readonly time: number
}

export interface Commit {
  readonly sha: string
  readonly tree: string
  readonly parents: readonly string[]
  readonly author: Stamp
  readonly committer: Stamp
  readonly message: string
}

/** Write a commit that no ref holds yet. @returns its SHA */
export function writeCommit(
  store: ObjectStore,
  { tree, parents, message, author, committer }: Omit<Commit, 'sha'>,
): string {
  const lines = [
    `tree ${tree}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${lineOf(author)}`,
    `committer ${lineOf(committer)}`,
    '',
    message,
  ]
  return store.write('commit', Buffer.from(lines.join('\n')))
}

const lineOf = ({ name, email, time }: Stamp): string =>
  `${cleaned(name)} <${cleaned(email)}> ${Math.floor(time)} +0000`

/** Without what would end the name, and without what git takes away around it (ident.c, strbuf_addstr_without_crud). */
const cleaned = (text: string): string =>
  text.replace(/[<>\n]/g, '').replace(/^[\0-\x20.,:;"\\']+|[\0-\x20.,:;"\\']+$/g, '')

export function parseCommit({ sha, content }: GitObject): Commit {
  const text = content.toString()
  const blank = text.indexOf('\n\n')
  const header = text.slice(0, blank)
  const field = (name: string) => new RegExp(`^${name} (.+)$`, 'm').exec(header)?.[1] ?? ''
  return {
    sha,
    tree: field('tree'),
    parents: [...header.matchAll(/^parent (.+)$/gm)].map(([, parent = '']) => parent),
    author: stampOf(field('author')),
    committer: stampOf(field('committer')),
    message: text.slice(blank + 2).replace(/\n$/, ''),
  }
}

function stampOf(field: string): Stamp {
  const [, name = '', email = '', time = '0'] = /^(.*?) ?<(.*)> (\d+)/.exec(field) ?? []
  return { name, email, time: Number(time) }
}

/** Commits that are reachable from one and not from others, newest first: what `git rev-list` gives. */
export function commitsBetween(store: ObjectStore, from: readonly string[], to: string): Commit[] {
  const without = new Set(from.flatMap((name) => reachable(store, name).map(({ sha }) => sha)))
  return reachable(store, to).filter(({ sha }) => !without.has(sha))
}

/** The newest common ancestor that is no ancestor of another one: what `git merge-base` gives. */
export function mergeBaseOf(store: ObjectStore, a: string, b: string): string | undefined {
  const ofA = new Set(reachable(store, a).map(({ sha }) => sha))
  const common = reachable(store, b).filter(({ sha }) => ofA.has(sha))
  return common.find(({ sha }) => !common.some(({ parents }) => parents.includes(sha)))?.sha
}

export const isAncestorOf = (store: ObjectStore, ancestor: string, of: string): boolean =>
  reachable(store, of).some(({ sha }) => sha === ancestor)

/** A commit and all above it, the newest first; of two of the same second the one that was met first. */
function reachable(store: ObjectStore, from: string): Commit[] {
  const found: Commit[] = []
  const met = new Set<string>()
  const next: Commit[] = []
  const meet = (sha: string) => {
    const object = met.has(sha) ? undefined : store.read(sha)
    met.add(sha)
    if (object?.type !== 'commit') return
    const commit = parseCommit(object)
    const later = next.findIndex(({ committer }) => committer.time < commit.committer.time)
    next.splice(later < 0 ? next.length : later, 0, commit)
  }
  meet(from)
  for (let commit = next.shift(); commit; commit = next.shift()) {
    found.push(commit)
    commit.parents.forEach(meet)
  }
  return found
}
