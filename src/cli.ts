#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs'
import { UsageError, readArguments, type Options } from './arguments.js'
import { isConfigPath, isForHttpd } from './config/recognise.js'
import { parse } from './config/parse.js'
import { siteOf, type Site } from './config/site.js'
import type { ConfigFile } from './config/tree.js'
import { read, write, type Reading, type Source, type Trouble } from './files.js'
import { help } from './help.js'
import { migrate, type Migration } from './migrate/migrate.js'
import type { Rule } from './migrate/rule.js'
import { rules } from './migrate/rules/index.js'
import { didYouMean } from './nearest-name.js'
import { fileDiffs } from './report/diff.js'
import { json } from './report/json.js'
import { rulePage, rulesList } from './report/rule-page.js'
import { isWorkLeft, type Report } from './report/summary.js'
import { inColour, plain, summaryLine, text } from './report/text.js'
import { SettingsError, readSettings, rulesUnder, type Settings } from './settings.js'
import { isTerminal, put } from './streams.js'
import { decode, encode } from './text.js'

main(process.argv.slice(2)).then((code) => {
  process.exitCode = code
})

async function main(argv: readonly string[]): Promise<number> {
  try {
    const command = readArguments(argv)
    if (command.name === 'migrate') return await run(command.options)
    if (command.name === 'rules') return showRules(command.id)
    put(1, command.name === 'help' ? help : `${VERSION}\n`)
    return 0
  } catch (error) {
    if (error instanceof UsageError) return fail(`${error.message} \`httpd-upgrade --help\` lists the options.`)
    const { message } = error as Error
    return fail(`httpd-upgrade met an error of its own: ${message}. Please report it, with the file; nothing was written.`)
  }
}

/** Set by the build to the version in package.json. */
declare const VERSION: string


function fail(message: string): number {
  put(2, `httpd-upgrade: ${message}\n`)
  return 2
}

function showRules(id: string | undefined): number {
  const rule = rules.find((rule) => rule.id === id)
  if (id && !rule) throw new UsageError(`There is no rule ${id}.${didYouMean(id, rules.map((rule) => rule.id))}`)
  put(1, rule ? rulePage(rule) : rulesList(rules))
  return 0
}

async function run(options: Options): Promise<number> {
  const settings = settingsFor(options)
  const chosen = chosenRules(options, settings)
  const reading = await readPaths(options, settings)
  for (const { message } of reading.troubles) fail(message)
  const { site, sources } = siteFor(options, settings, reading)
  if (sources.size === 0) return reading.troubles.length ? 2 : fail(nothingFound(options))
  const migration = migrate(site, { rules: chosen, fixes: options.fixes })
  const troubles = options.action === 'write' ? save(migration, sources) : []
  for (const { message } of troubles) fail(message)
  for (const [file, { message }] of migration.broken) fail(`${file.path} is left as it was: its fixes would have broken it (${message}). Please report it, with the file.`)
  const applied = options.action === 'write' && troubles.length === 0 ? migration.taken : new Set<never>()
  const report = { site, migration, applied }
  print(options, report, sources)
  return reading.troubles.length + troubles.length + migration.broken.size > 0 ? 2 : isWorkLeft(report) ? 1 : 0
}

const nothingFound = ({ paths }: Options) =>
  `No httpd configuration was found in ${paths.join(', ')}, so nothing was checked; name the files, or add --include GLOB.`

function settingsFor({ config }: Options): Settings {
  if (config === undefined) return {}
  try {
    return readSettings(readFileSync(config, 'utf8'), rules)
  } catch (error) {
    if (error instanceof SettingsError) throw new UsageError(`${config}: ${error.message}`)
    throw new UsageError(`${config} could not be read: ${(error as Error).message}.`)
  }
}

function chosenRules({ only, skip }: Options, settings: Settings): readonly Rule[] {
  const names = rules.map((rule) => rule.id)
  const unknown = [...only, ...skip].find((name) => !names.includes(name))
  if (unknown) throw new UsageError(`There is no rule ${unknown}.${didYouMean(unknown, names)}`)
  return rulesUnder(settings, rules).filter(({ id }) => (only.length === 0 || only.includes(id)) && !skip.includes(id))
}

async function readPaths(options: Options, settings: Settings): Promise<Reading> {
  const include = await matcher('--include', [...options.include, ...(settings.include ?? [])])
  const exclude = await matcher('--exclude', [...options.exclude, ...(settings.exclude ?? [])])
  const wanted = (path: string) => (isConfigPath(path) || include(path)) && !exclude(path)
  const paths = options.paths.filter((path) => path !== '-')
  const reading = read(paths, { wanted, ...progress() })
  if (paths.length === options.paths.length) return reading
  const input: Source = { path: 'standard-input', named: true, ...decode(readFileSync(0)) }
  return { ...reading, sources: [...reading.sources, input] }
}

async function matcher(option: string, globs: readonly string[]): Promise<(path: string) => boolean> {
  if (globs.length === 0) return () => false
  const { globMatcher } = await import('./globs.js')
  try {
    return globMatcher(globs)
  } catch (error) {
    throw new UsageError(`${option}: ${(error as Error).message}`)
  }
}

/** A line on a terminal that tells how far reading has come, when it takes longer than a second. */
function progress(): { progress: (files: number) => void } {
  const start = Date.now()
  let shown = false
  process.once('exit', () => shown && put(2, '\r\u001B[K'))
  return {
    progress(files) {
      if (Date.now() - start < 1000 || !isTerminal(2)) return
      shown = true
      put(2, `\r\u001B[K${files} files read…`)
    },
  }
}

function siteFor(options: Options, settings: Settings, reading: Reading): { site: Site; sources: ReadonlyMap<ConfigFile, Source> } {
  const from = options.from ?? settings.from ?? 'auto'
  const sources = new Map<ConfigFile, Source>()
  for (const source of reading.sources) {
    const file = parse(source.text, source.path, from === '2.4' ? '2.4' : '2.2')
    if (source.named || isForHttpd(file)) sources.set(file, source)
  }
  const complete = options.complete || (settings.complete ?? false)
  return { site: siteOf([...sources.keys()], { complete, from, links: reading.links }), sources }
}

function save({ texts }: Migration, sources: ReadonlyMap<ConfigFile, Source>): readonly Trouble[] {
  const changes = Array.from(texts, ([file, text]) => ({ source: sources.get(file) as Source, text }))
  const onDisk = changes.filter(({ source }) => source.path !== 'standard-input')
  for (const { source, text } of changes) if (source.path === 'standard-input') put(1, text)
  return write(onDisk).troubles
}

function print(options: Options, report: Report, sources: ReadonlyMap<ConfigFile, Source>): void {
  const out = options.action === 'diff' ? diffBytes(report.migration, sources) : rendered(options, report)
  // Where standard input is rewritten, standard output is the new text.
  const stream = options.action === 'write' && options.paths.includes('-') ? 2 : 1
  if (options.output === undefined) return put(stream, out)
  try {
    writeFileSync(options.output, out)
  } catch (error) {
    throw new UsageError(`The report could not be written to ${options.output}: ${(error as Error).message}.`)
  }
}

/** A patch holds lines of the files, so it must be in their encoding. */
const diffBytes = (migration: Migration, sources: ReadonlyMap<ConfigFile, Source>): Uint8Array =>
  Buffer.concat(fileDiffs(migration).map(({ file, text }) => encode(text, sources.get(file)?.encoding ?? 'utf-8')))

function rendered(options: Options, report: Report): string {
  if (options.format === 'json') return json(report)
  const paint = wantsColour(options) ? inColour : plain
  return options.quiet ? summaryLine(report, paint) : text(report, paint)
}

function wantsColour({ color, output }: Options): boolean {
  if (color !== undefined) return color
  return output === undefined && isTerminal(1) && !process.env.NO_COLOR && process.env.TERM !== 'dumb'
}
