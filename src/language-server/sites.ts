import { basename, dirname, sep } from 'node:path'
import { type EditorDocument, editorFileOf, editsSince } from './documents.js'
import type { CheckedFile, Remark, SiteRemarks } from './messages.js'
import { moveRemarks } from './move-remarks.js'
import { type SiteChecker, startChecker } from './site-checker.js'

/** A file and its new remarks, which replace the ones that the editor shows. */
export interface ShownFile {
  readonly path: string
  readonly version: number | undefined
  readonly remarks: readonly Remark[]
}

/** The folders of the workspace, the open files, and the latest findings of their sites. */
export type WorkspaceSites = ReturnType<typeof startWorkspaceSites>

/** The functions that make the editor show remarks and error messages. */
export interface EditorDisplay {
  show(shown: ShownFile): void
  complain(sentence: string): void
}

/** The folder of a site, and the paths to check in the folder. Without paths, the settings decide. */
interface Home {
  readonly folder: string
  readonly paths: readonly string[]
}

interface KnownSite {
  readonly home: Home
  readonly checker: SiteChecker
  files: readonly CheckedFile[]
  mistakes: readonly string[]
}

/** The number of unexpected ends after which a process is not started again. */
const maxStarts = 5

export function startWorkspaceSites(screen: EditorDisplay) {
  const known = new Map<string, KnownSite>()
  const starts = new Map<string, number>()
  const documents = new Map<string, EditorDocument>()
  const isAt = (path: string, { home }: KnownSite): boolean =>
    nameOfHome(homeOf(path, sites.roots)) === nameOfHome(home)
  const showFile = (file: CheckedFile) => {
    const shown = shownNow(file, documents.get(file.path))
    if (shown) screen.show(shown)
  }
  const hear = (site: KnownSite, { files, mistakes }: SiteRemarks) => {
    const gone = site.files.filter(({ path }) => !files.some((file) => file.path === path))
    for (const { path } of gone) screen.show({ path, version: undefined, remarks: [] })
    for (const mistake of mistakes) if (!site.mistakes.includes(mistake)) screen.complain(mistake)
    site.files = files.filter(({ path }) => isAt(path, site))
    site.mistakes = mistakes
    for (const file of site.files) showFile(file)
  }
  const start = (home: Home): KnownSite | undefined => {
    const name = nameOfHome(home)
    const times = starts.get(name) ?? 0
    if (times === maxStarts) return undefined
    starts.set(name, times + 1)
    const lost = () => {
      known.delete(name)
      if (times + 1 === maxStarts) screen.complain(`httpd-upgrade stopped while it checked ${home.folder}.`)
      else if ([...documents.keys()].some((path) => nameOfHome(homeOf(path, sites.roots)) === name)) start(home)
    }
    const site: KnownSite = {
      home,
      checker: startChecker(home, (checked) => hear(site, checked), lost),
      files: [],
      mistakes: [],
    }
    known.set(name, site)
    for (const document of documents.values())
      if (isAt(document.path, site)) site.checker.tell({ kind: 'open', file: editorFileOf(document) })
    return site
  }
  const sites = {
    documents,
    roots: [] as readonly string[],
    /** The process for a file. It is started if necessary; undefined if it keeps ending. */
    checkerFor(path: string): SiteChecker | undefined {
      const home = homeOf(path, sites.roots)
      return (known.get(nameOfHome(home)) ?? start(home))?.checker
    },
    /** All checkers that are running. */
    checkers: (): readonly SiteChecker[] => Array.from(known.values(), ({ checker }) => checker),
    /** Shows the latest findings of a file at their moved places. */
    showMoved(path: string): void {
      for (const site of known.values()) for (const file of site.files) if (file.path === path) showFile(file)
    },
    /** Assigns each open file to its site, after the folders have changed. */
    moveDocuments(): void {
      sites.tidy()
      for (const site of known.values())
        for (const { path } of documents.values()) if (!isAt(path, site)) site.checker.tell({ kind: 'close', path })
      for (const path of documents.keys()) sites.checkerFor(path)
    },
    /** Ends the checkers of sites without a workspace folder and without an open file. */
    tidy(): void {
      for (const [name, site] of known) {
        const isFolder = site.home.paths.length === 0 && sites.roots.includes(site.home.folder)
        if (isFolder || [...documents.values()].some(({ path }) => isAt(path, site))) continue
        hear(site, { files: [], mistakes: [] })
        site.checker.stop()
        known.delete(name)
      }
    },
  }
  return sites
}

/**
 * The remarks to show for a file now. Undefined if the open file has not been checked yet: the findings are then for the file on
 * disk.
 */
function shownNow(
  { path, version, remarks }: CheckedFile,
  document: EditorDocument | undefined,
): ShownFile | undefined {
  if (!document) return { path, version: undefined, remarks }
  if (version === undefined) return undefined
  const edits = editsSince(document, version)
  if (edits.length === 0) return { path, version, remarks }
  const { text } = document
  const moved = moveRemarks(remarks, edits).map((remark) => ({
    ...remark,
    range: { start: text.positionAt(remark.start), end: text.positionAt(remark.end) },
  }))
  return { path, version: text.version, remarks: moved }
}

/** The innermost workspace folder of the file. A file outside all of them is a site of its own. */
function homeOf(path: string, roots: readonly string[]): Home {
  const holding = roots.filter((root) => path.startsWith(root.replace(/[/\\]?$/, sep)))
  const [innermost] = holding.sort((a, b) => b.length - a.length)
  return innermost === undefined
    ? { folder: dirname(path), paths: [`./${basename(path)}`] }
    : { folder: innermost, paths: [] }
}

const nameOfHome = ({ folder, paths }: Home): string => [folder, ...paths].join('\n')
