import { relative, resolve, sep } from 'node:path'
import type { ReadingFunctions } from '../commands/input.js'
import { type FilesRead, type ReadOptions, readFiles, type SourceFile } from '../disk/files.js'
import { isSameOrInside } from '../disk/is-inside.js'
import { loadSite } from '../site/load.js'
import { parse } from '../syntax/parse.js'
import type { ConfigFile } from '../syntax/tree.js'
import type { EditorFile } from './messages.js'
import type { OpenFiles } from './open-file-edits.js'
import { pathWithoutLinks } from './path-without-links.js'

/** Reads and caches files, so that a keystroke needs no disk access and no parsing of other files. */
export type FileCache = Readonly<ReturnType<typeof fileCache>>

export function fileCache() {
  let kept = new Map<string, OnDisk>()
  const trees = new Map<string, ConfigFile>()
  const loadKnowing = remembering(keptTree(trees))
  return {
    /**
     * Returns functions that read from the cache.
     * @param open the texts that replace those on disk
     */
    readingFunctions: (open: OpenFiles): ReadingFunctions => ({
      read(paths, options) {
        const asked = JSON.stringify([paths, options.also ?? [], [...(options.accessFiles ?? [])]])
        const found = kept.get(asked) ?? onDisk(readFiles(paths, options))
        kept.set(asked, found)
        return withOpenFiles(found, open, paths, options)
      },
      load: loadKnowing,
    }),
    /** Empties the cache, so that the next read looks at the disk again. */
    forget(): void {
      kept = new Map()
    },
  }
}

interface OnDisk {
  readonly reading: FilesRead
  readonly byPath: ReadonlyMap<string, SourceFile>
}

const onDisk = (reading: FilesRead): OnDisk => ({
  reading,
  byPath: new Map(reading.sources.map((source) => [pathWithoutLinks(resolve(source.path)), source])),
})

function withOpenFiles(
  { reading, byPath }: OnDisk,
  open: OpenFiles,
  paths: readonly string[],
  options: ReadOptions,
): FilesRead {
  const texts = new Map<SourceFile, string>()
  const more: SourceFile[] = []
  for (const file of open.values()) {
    const source = byPath.get(file.path)
    if (source) texts.set(source, file.text)
    else more.push(...asSource(file, paths, options))
  }
  const sources = reading.sources.map((source) => {
    const text = texts.get(source)
    return text === undefined ? source : { ...source, text }
  })
  return { ...reading, sources: [...sources, ...more] }
}

/**
 * Adds an open file that the editor calls configuration, but that the walk through the folders did not find: it has an
 * unusual name, or was never saved.
 */
function asSource(file: EditorFile, paths: readonly string[], { unwanted }: ReadOptions): SourceFile[] {
  const path = relative('', file.path).replaceAll(sep, '/')
  const isWithin = paths.some((one) => isSameOrInside(file.path, resolve(one)))
  if (!file.isHttpd || !isWithin || unwanted?.(path)) return []
  return [{ path, text: file.text, encoding: 'utf-8', named: true }]
}

/**
 * Returns a function that loads a site and remembers, while the editor runs, that earlier checks found signs of 2.2. Fixes
 * remove these signs.
 */
function remembering(tree: typeof parse): ReadingFunctions['load'] {
  let most = { old: 0, upgraded: 0 }
  return (texts, options) => {
    const loaded = loadSite(texts, options, tree)
    const { signs22, linesFor24 } = loaded.site.judgement
    if (signs22.length >= most.old) most = { old: signs22.length, upgraded: linesFor24.length }
    const isBegun = signs22.length < most.old && linesFor24.length > most.upgraded
    return isBegun ? loadSite(texts, { ...options, begun: true }, tree) : loaded
  }
}

/** Parses a text once, because a parsed file does not depend on the site around it. */
const keptTree =
  (trees: Map<string, ConfigFile>): typeof parse =>
  (text, path, version, defined) => {
    const name = JSON.stringify([path, version, ...(defined ?? [])])
    const kept = trees.get(name)
    if (kept?.text === text) return kept
    const tree = parse(text, path, version, defined)
    trees.set(name, tree)
    return tree
  }
