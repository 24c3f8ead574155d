import type { ObjectStore } from './object-store.js'

/** What stands at a path of a tree: its mode as git shows it, six digits, and the SHA of its object. */
export interface TreeFile {
  readonly mode: string
  readonly sha: string
}

export interface TreeEntry extends TreeFile {
  readonly type: 'blob' | 'tree' | 'commit'
  readonly path: string
  /** Bytes; of blobs only. */
  readonly size?: number
}

/** The entries of one tree by name; a name is its bytes, each as one character. */
export function entriesOf(store: ObjectStore, tree: string): Map<string, TreeFile> {
  const content = store.read(tree)?.content ?? Buffer.alloc(0)
  const entries = new Map<string, TreeFile>()
  for (let at = 0; at < content.length; ) {
    const end = content.indexOf(0, at)
    const [mode = '', name = ''] = splitAt(content.toString('latin1', at, end), ' ')
    entries.set(name, { mode: mode.padStart(6, '0'), sha: content.toString('hex', end + 1, end + 21) })
    at = end + 21
  }
  return entries
}

/** What `git ls-tree` shows of a tree; paths begin with `above`. Below it, too, on demand: only files, or folders as well. */
export function listTree(
  store: ObjectStore,
  tree: string,
  below: 'nothing' | 'files' | 'all' = 'nothing',
  above = '',
): TreeEntry[] {
  return [...entriesOf(store, tree)].flatMap(([name, file]) => {
    const entry = treeEntry(store, file, above + asText(name))
    if (below === 'nothing' || entry.type !== 'tree') return [entry]
    const inside = listTree(store, file.sha, below, `${entry.path}/`)
    return below === 'all' ? [entry, ...inside] : inside
  })
}

/** What stands at a path below a tree. */
export function entryAt(store: ObjectStore, tree: string, path: string): TreeEntry | undefined {
  let found: TreeFile | undefined = { mode: '040000', sha: tree }
  for (const step of path.split('/').filter(Boolean))
    found = found?.mode === '040000' ? entriesOf(store, found.sha).get(asBytes(step)) : undefined
  return found && treeEntry(store, found, path)
}

function treeEntry(store: ObjectStore, { mode, sha }: TreeFile, path: string): TreeEntry {
  if (mode === '040000') return { mode, type: 'tree', sha, path }
  if (mode === '160000') return { mode, type: 'commit', sha, path }
  return { mode, type: 'blob', sha, path, size: store.read(sha)?.content.length ?? 0 }
}

/** What becomes of a tree. Paths are their bytes, each as one character. */
export interface TreeEditor {
  /** What is put there takes the place of all that stood there and below, and of a file where its folder is to be. */
  readonly put: (path: string, file: TreeFile) => void
  /** @returns whether there was something */
  readonly remove: (path: string) => boolean
  /** What `git write-tree` does. @returns the SHA of the tree */
  readonly write: () => string
}

/** @param tree the SHA of the tree to begin with; without it, an empty one */
export function treeEditor(store: ObjectStore, tree?: string): TreeEditor {
  const root: Folder = new Map(tree === undefined ? [] : entriesOf(store, tree))
  const folderOf = (steps: readonly string[]) => steps.reduce((at, step) => opened(store, at, step), root)
  return {
    put: (path, file) => {
      const steps = path.split('/')
      folderOf(steps.slice(0, -1)).set(steps.at(-1) ?? '', file)
    },
    remove: (path) => {
      const steps = path.split('/')
      return folderOf(steps.slice(0, -1)).delete(steps.at(-1) ?? '')
    },
    write: () => writeFolder(store, root),
  }
}

/** By name; a folder in which nothing has been changed is as it stands in the tree. */
interface Folder extends Map<string, TreeFile | Folder> {}

function opened(store: ObjectStore, at: Folder, name: string): Folder {
  const inside = at.get(name)
  if (inside instanceof Map) return inside
  const folder: Folder = new Map(inside?.mode === '040000' ? entriesOf(store, inside.sha) : [])
  at.set(name, folder)
  return folder
}

function writeFolder(store: ObjectStore, folder: Folder): string {
  const files = [...folder].flatMap(([name, inside]): [string, TreeFile][] => {
    if (!(inside instanceof Map)) return [[name, inside]]
    return holdsFiles(inside) ? [[name, { mode: '040000', sha: writeFolder(store, inside) }]] : []
  })
  // A folder is sorted as if its name ended in a slash.
  const nameOf = ([name, { mode }]: [string, TreeFile]) => (mode === '040000' ? `${name}/` : name)
  const sorted = files.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
  const parts = sorted.flatMap(([name, { mode, sha }]) => [
    Buffer.from(`${mode.replace(/^0/, '')} ${name}\0`, 'latin1'),
    Buffer.from(sha, 'hex'),
  ])
  return store.write('tree', Buffer.concat(parts))
}

/** A folder without files is none to git. */
const holdsFiles = (folder: Folder): boolean =>
  [...folder.values()].some((inside) => !(inside instanceof Map) || holdsFiles(inside))

/** A path as its bytes, each as one character. */
export const asBytes = (path: string): string => Buffer.from(path).toString('latin1')

const asText = (bytes: string): string => Buffer.from(bytes, 'latin1').toString()

function splitAt(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
