import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { groupBy } from '../../base/group-by.js'
import { type Options, UsageError } from '../../command-line/arguments.js'
import { fileFailureSentence } from '../../disk/file-failures.js'
import { readFiles } from '../../disk/files.js'
import { type Assumption, assumptionFields, type Edit } from '../../edit/edit.js'
import { assumptionsOf } from '../../migrate/assumptions.js'
import type { Migration } from '../../migrate/migrate.js'
import type { Finding } from '../../migrate/rule.js'
import { loadSite } from '../../site/load.js'
import type { Site } from '../../site/site.js'
import { withoutUnreadFiles } from '../../site/sites-by-server.js'
import type { ServedSite } from '../../start/server-copy.js'
import { ancestors, type ConfigFile } from '../../syntax/tree.js'
import { type CommandInput, type ReadingFunctions, readInput } from '../input.js'
import { printNote } from '../output.js'

const nothingKept = { texts: {}, made: [], written: {} }

/** The file beside the settings with the texts from before the first change. */
const originalFile = 'httpd-upgrade-original.json'

/** The saved texts. Paths are relative to the folder of the file. */
interface Original {
  /** The original texts of the files that have been written. */
  readonly texts: Readonly<Record<string, string>>
  /** Files and links that did not exist before. */
  readonly made: readonly string[]
  /** A hash of the text that the last run wrote to each file. If a file has another text, a person has edited it. */
  readonly written: Readonly<Record<string, string>>
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

const placeOf = ({ settingsPath }: CommandInput): string => join(dirname(settingsPath), originalFile)

/**
 * Saves the original texts of files to be written, so that later runs compare with the original server. Texts saved
 * before are kept. Prints a note if it fails.
 * @param made files about to be created
 */
export function saveOriginalTexts(
  input: CommandInput,
  { texts }: Pick<Migration, 'texts'>,
  made: readonly string[],
): void {
  const place = placeOf(input)
  const known = readOriginal(place) ?? nothingKept
  const named = (path: string) => relative(dirname(place), resolve(path)).replaceAll(sep, '/')
  const written = [...texts.keys()].map(({ path, text }) => [named(path), text] as const)
  const all: Original = {
    texts: { ...Object.fromEntries(written), ...known.texts },
    made: [...new Set([...known.made, ...made.map(named)])],
    written: {
      ...known.written,
      ...Object.fromEntries([...texts].map(([{ path }, text]) => [named(path), hashOf(text)])),
    },
  }
  try {
    // The texts may be secret, so only the owner may read the file.
    writeFileSync(`${place}.new`, `${JSON.stringify(all, undefined, 2)}\n`, { mode: 0o600 })
    renameSync(`${place}.new`, place)
  } catch (error) {
    printNote(
      `${fileFailureSentence(place, 'written', error)} A later run will compare with the files as they are then.`,
    )
  }
}

/** Marks the input as a partly upgraded 2.2 if an earlier step has written one of its files. */
export function inputMarkedIfPartlyUpgraded(input: CommandInput): CommandInput {
  const isWritten = filesWritten(input).size > 0
  return isWritten && !input.site.judgement.stated.begun
    ? { ...input, site: input.site.withFiles(input.site.files, { begun: true }) }
    : input
}

/** The files that still have the text that an earlier run wrote. */
function filesWritten(input: CommandInput): ReadonlySet<ConfigFile> {
  const place = placeOf(input)
  const { written } = readOriginal(place) ?? nothingKept
  const hashes = new Map(Object.entries(written).map(([path, hash]) => [resolve(dirname(place), path), hash]))
  return new Set(input.site.files.filter(({ path, text }) => hashes.get(resolve(path)) === hashOf(text)))
}

/**
 * The given findings without the ones that written fixes have settled. The other findings keep the conditions that they had in
 * the original files.
 * @param find runs the rules, with the answers of this run
 */
export async function unsettledFindings(
  asked: Options,
  now: CommandInput,
  findings: readonly Finding[],
  find: (site: Site) => readonly Finding[],
): Promise<readonly Finding[]> {
  const written = filesWritten(now)
  if (!findings.some(({ file }) => written.has(file))) return findings
  const { input } = await readOriginalConfiguration(asked, now)
  const before = groupBy(find(input.site), placeOf22)
  return findings.flatMap((finding) => {
    const were = written.has(finding.file) && !finding.failed ? before.get(placeOf22(finding)) : undefined
    if (!were || were.some(({ fix }) => !fix)) return [finding]
    const { fix } = finding
    const left = new Set(fix && assumptionsOf(finding.rule.id, fix).map(({ name }) => name))
    const open = were
      .flatMap(({ rule, fix: one }) => (one ? assumptionsOf(rule.id, one) : []))
      .filter(({ name }) => left.has(name) || !isAboutModules24.test(name))
    if (open.length > 0)
      return fix ? [{ ...finding, fix: { ...fix, safe: false, ...assumptionFields(distinct(open)) } }] : [finding]
    if (!fix || fix.safe) return fix ? [finding] : []
    // If a fix in the original files has the same edits, the fix gets its safety from there. Otherwise, the fix is dropped.
    const known = new Set(were.flatMap((one) => one.fix?.edits ?? []).map(effectOf))
    const { assumes, assumptions, ...rest } = fix
    return fix.edits.every((edit) => known.has(effectOf(edit))) ? [{ ...finding, fix: { ...rest, safe: true } }] : []
  })
}

/** Matches conditions about the modules of 2.4. A written LoadModule line may have settled them since. */
const isAboutModules24 = /^(handler-on-directory:mod_dir$|module-loaded:)/

/** The old and the new text of an edit, independent of its place. */
const effectOf = ({ file, start, end, text }: Edit): string =>
  JSON.stringify([resolve(file.path), file.text.slice(start, end), text])

const distinct = (all: readonly Assumption[]): readonly Assumption[] => [
  ...new Map(all.map((one) => [one.name, one])).values(),
]

/** Rules whose findings are about one module each. */
const ofModules = /^(third-party|unloadable)-modules$/

/** The place of a finding by its rule, its module and the sections around it, independent of line numbers. */
const placeOf22 = ({ rule, file, at }: Finding): string =>
  JSON.stringify([
    ...[rule.id, resolve(file.path), ofModules.test(rule.id) ? at.args[0]?.value : ''],
    ...[at, ...ancestors(at)].flatMap((node) =>
      node.kind === 'section' ? [[node.key, ...node.args.map(({ value }) => value)]] : [],
    ),
  ])

/** The original configuration, and the files to copy with it. */
export interface OriginalConfiguration {
  readonly input: CommandInput
  readonly given: ServedSite
}

/**
 * The configuration before a guided upgrade first wrote to it; the current one if none has.
 * @throws UsageError if the saved texts cannot be read
 */
export async function readOriginalConfiguration(asked: Options, now: CommandInput): Promise<OriginalConfiguration> {
  const folder = dirname(now.settingsPath)
  const kept = readOriginal(placeOf(now))
  const input = kept ? await readInput(asked, undefined, waysBefore(kept, folder)) : now
  const { site, sources, options } = input
  const known = new Set(withoutUnreadFiles(site).files.map(({ path }) => path))
  const given = {
    ...{ site, sources, paths: options.paths },
    without: (kept?.made ?? []).map((path) => resolve(folder, path)),
    more: withoutUnreadFiles(now.site).files.filter(({ path }) => !known.has(path)),
  }
  return { input, given }
}

/**
 * The current texts of the old configuration's files, by old file. Unchanged files are left out.
 * @param texts further texts that replace the current ones
 */
export function changedTextsByOriginalFile(
  before: Site,
  now: Site,
  texts: ReadonlyMap<ConfigFile, string> = new Map(),
): ReadonlyMap<ConfigFile, string> {
  const byPath = new Map(now.files.map((file) => [file.path, texts.get(file) ?? file.text]))
  return new Map(
    before.files.flatMap((file) => {
      const text = byPath.get(file.path)
      return text === undefined || text === file.text ? [] : [[file, text] as const]
    }),
  )
}

function readOriginal(place: string): Original | undefined {
  if (!existsSync(place)) return undefined
  try {
    const { texts, made, written } = JSON.parse(readFileSync(place, 'utf8')) as Original
    return { texts: { ...texts }, made: [...made], written: { ...written } }
  } catch {
    throw new UsageError(
      `The file ${place} is damaged: it should hold the configuration from before the upgrade. Delete ${place} to start again; your configuration files stay.`,
    )
  }
}

/** Functions that read the files as they were before the first change. */
function waysBefore({ texts, made }: Original, folder: string): ReadingFunctions {
  const before = new Map(Object.entries(texts).map(([path, text]) => [resolve(folder, path), text]))
  const newer = new Set(made.map((path) => resolve(folder, path)))
  const wasThere = (path: string) => !newer.has(resolve(path))
  return {
    read(paths, options) {
      const reading = readFiles(paths, options)
      const there = reading.sources.filter(({ path }) => wasThere(path))
      return {
        ...reading,
        sources: there.map((source) => ({ ...source, text: before.get(resolve(source.path)) ?? source.text })),
        links: new Map([...reading.links].filter(([link]) => wasThere(link))),
      }
    },
    load: (files, options) => loadSite(files, { ...options, begun: false }),
  }
}
