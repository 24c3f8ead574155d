import { countByKey } from '../../src/base/group-by.js'
import { begunSettingToSave } from '../../src/change/begun-files.js'
import { readPathsAndIncludedFiles } from '../../src/commands/server-reading.js'
import { readFiles, type SourceFile } from '../../src/disk/files.js'
import { thisDisk } from '../../src/disk/server-files.js'
import { findingsOfRules, migrationOf } from '../../src/migrate/migrate.js'
import type { Finding } from '../../src/migrate/rule.js'
import { everyRule } from '../../src/migrate/rules/index.js'
import { loadSite } from '../../src/site/load.js'
import type { SiteOptions } from '../../src/site/site.js'
import { isWantedPath } from '../../src/site/wanted-path.js'

/** The texts of a tree, and how they are read at every step. */
export interface Tree {
  readonly sources: readonly SourceFile[]
  readonly options: SiteOptions
}

/** A tree as a run on this disk reads it. */
export function treeAt(folder: string, options: SiteOptions): Tree {
  const around = { folder: '/', folders: [folder], disk: thisDisk() }
  const { reading } = readPathsAndIncludedFiles(
    [folder],
    { wanted: isWantedPath },
    { read: readFiles, load: ({ sources, links }) => loadSite(sources, { links, ...around }) },
  )
  return { sources: reading.sources, options: { ...options, links: reading.links, ...around } }
}

/** A tree after a run: with what the run notes beside the files, if it would note anything. */
export function remembered(before: Tree, after: Tree): Tree {
  const { site, sources } = loadSite(before.sources, before.options)
  const written = new Map(after.sources.map(({ path, text }) => [path, text]))
  const texts = new Map([...sources].map(([file, { path, text }]) => [file, written.get(path) ?? text]))
  const begun = begunSettingToSave(site, texts)
  return begun === undefined ? after : { ...after, options: { ...after.options, begun } }
}

/** What is found in a tree, and what some of it makes of its texts. */
export interface Step {
  readonly findings: readonly Finding[]
  with(wanted: (finding: Finding) => boolean): Tree
  readonly all: Tree
}

export function stepOf(tree: Tree): Step {
  const loaded = loadSite(tree.sources, tree.options)
  const findings = findingsOfRules(loaded.site, everyRule)
  function made(wanted: (finding: Finding) => boolean): Tree {
    const { texts } = migrationOf(findings, { fixes: 'all', wanted })
    const byPath = new Map([...texts].map(([file, text]) => [loaded.sources.get(file)?.path, text]))
    const sources = tree.sources.map((source) => ({ ...source, text: byPath.get(source.path) ?? source.text }))
    return { ...tree, sources }
  }
  return { findings, with: made, all: made(() => true) }
}

/** The lines of a tree, whatever their order: of lines that are added side by side it may be another one. */
export const linesOf = ({ sources }: Tree): string =>
  sources.map(({ path, text }) => `${path}\n${text.split(/\r?\n/).map(plain).sort().join('\n')}`).join('\n')

const plain = (line: string): string => line.trim()

/** What is left to a person, by rule and file. */
export function open(findings: readonly Finding[]): ReadonlyMap<string, number> {
  return countByKey(
    findings.filter(({ fix, severity }) => !fix && severity !== 'info'),
    ({ rule, file }) => `${rule.id} ${file.path}`,
  )
}

/** What was open and is no longer said, though nobody has settled it. */
export function hidden(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): readonly string[] {
  return [...before.keys()].filter((key) => !after.has(key))
}
