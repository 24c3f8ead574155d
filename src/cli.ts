#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs'
import { UsageError, readArguments, type Options } from './arguments.js'
import { checklistOf } from './checklist/checklist.js'
import type { Site } from './config/site.js'
import type { ConfigFile } from './config/tree.js'
import { read, type Reading, type Source, write } from './files.js'
import { help } from './help.js'
import { isWantedPath, load } from './load.js'
import { migrate, type Migration } from './migrate/migrate.js'
import type { Rule } from './migrate/rule.js'
import { rules } from './migrate/rules/index.js'
import { didYouMean } from './nearest-name.js'
import { fileDiffs } from './report/diff.js'
import { explanationJson } from './report/explanation-json.js'
import { explanationText } from './report/explanation-text.js'
import { json } from './report/json.js'
import { inColour, plain, printable } from './report/paint.js'
import { rulePage, rulesList } from './report/rule-page.js'
import { isWorkLeft, type Report } from './report/summary.js'
import { summaryLine, text } from './report/text.js'
import { verifiedText } from './report/verified-text.js'
import { SettingsError, readSettings, rulesUnder, type Settings } from './settings.js'
import { isTerminal, put, takeInput, type Stream } from './streams.js'
import { decode, encode, isBinary } from './text.js'
import { type Trouble, troubleSentence } from './troubles.js'
import type { Verified } from './verify/verified.js'
import type { Given } from './verify/verify.js'

main(process.argv.slice(2)).then((code) => {
  process.exitCode = code
})

async function main(argv: readonly string[]): Promise<number> {
  try {
    const command = readArguments(argv)
    if (command.name === 'migrate') return await run(command.options)
    if (command.name === 'rules') return showRules(command.id)
    if (command.name === 'explain') return await explainMessage(command.message, command.options)
    put(1, command.name === 'help' ? help : `${VERSION}\n`)
    return 0
  } catch (error) {
    if (error instanceof UsageError) return fail(`${error.message} \`httpd-upgrade --help\` lists the options.`)
    const { message } = error as Error
    return fail(`httpd-upgrade met an error of its own: ${message}. Please report it, with the file.`)
  }
}

/** Set by the build to the version in package.json. */
declare const VERSION: string

function fail(message: string): number {
  put(2, `httpd-upgrade: ${printable(message)}\n`)
  return 2
}

function showRules(id: string | undefined): number {
  const rule = rules.find((rule) => rule.id === id)
  if (id && !rule) throw new UsageError(`There is no rule ${id}.${didYouMean(id, rules.map((rule) => rule.id))}`)
  put(1, rule ? rulePage(rule) : rulesList(rules))
  return 0
}

async function explainMessage(message: string | undefined, options: Options): Promise<number> {
  if (message === undefined && (await import('node:tty')).isatty(0)) put(2, 'Paste what httpd said, and end with Ctrl-D on a line of its own.\n')
  const log = message ?? decode(takeInput()).text
  if (log.trim() === '') throw new UsageError('There is nothing to explain; `httpd -t` writes to standard error, so pipe it with 2>&1.')
  const settings = settingsFor(options)
  const reading = await readPaths(options, settings)
  const { site } = siteFor(options, settings, reading)
  const { explain } = await import('./explain/explain.js')
  const explained = explain(log, { site, migration: migrate(site), links: reading.links })
  printText(options, options.format === 'json' ? explanationJson(explained) : explanationText(explained, wantsColour(options) ? inColour : plain))
  return explained.explanations.every((one) => one.message) ? 0 : 1
}

async function run(options: Options): Promise<number> {
  const settings = settingsFor(options)
  const chosen = chosenRules(options, settings)
  const reading = await readPaths(options, settings)
  for (const { message } of reading.troubles) fail(message)
  const { site, sources } = siteFor(options, settings, reading)
  if (sources.size === 0) return reading.troubles.length ? 2 : fail(nothingFound(options))
  const migration = migrate(site, { rules: chosen, fixes: options.fixes })
  const verified = await verifiedBy(options, { site, migration, sources }, reading)
  const mayWrite = !verified || verified.outcome === 'accepted'
  if (options.action === 'write' && !mayWrite) fail('Nothing was written, because the command of --verify did not accept the migrated copy.')
  const { written, troubles } = options.action === 'write' && mayWrite ? save(migration, sources) : { written: new Set<ConfigFile>(), troubles: [] }
  for (const { message } of troubles) fail(message)
  for (const [file, { message }] of migration.broken) fail(`${file.path} is left as it was: its fixes would have broken it (${message}). Please report it, with the file.`)
  const applied = new Set([...migration.taken].filter(({ fix }) => fix?.edits.every((edit) => written.has(edit.file))))
  const checklist = options.only.length > 0 ? [] : checklistOf(site, migration)
  const report: Report = { site, migration, applied, checklist, ...(verified ? { verified } : {}) }
  print(options, report, sources)
  if (verified && options.action === 'diff') put(2, verifiedText(verified))
  const failed = reading.troubles.length + troubles.length + migration.broken.size > 0 || verified?.outcome === 'failed'
  return failed ? 2 : isWorkLeft(report) || !mayWrite ? 1 : 0
}

async function verifiedBy({ verify: command, paths }: Options, given: Given, { links }: Reading): Promise<Verified | undefined> {
  if (command === undefined) return undefined
  if (paths.includes('-')) throw new UsageError('--verify needs files: standard input has no folder to copy.')
  const { verify } = await import('./verify/verify.js')
  return verify(given, { command, paths, links })
}

const nothingFound = ({ paths }: Options) =>
  `No httpd configuration was found in ${paths.join(', ')}, so nothing was checked; name the files, or add --include GLOB.`

function settingsFor({ config }: Options): Settings {
  if (config === undefined) return {}
  try {
    return readSettings(readFileSync(config, 'utf8'), rules)
  } catch (error) {
    if (error instanceof SettingsError) throw new UsageError(`${config}: ${error.message}`)
    throw new UsageError(troubleSentence(config, 'read', error))
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
  const wanted = (path: string) => (isWantedPath(path) || include(path)) && !exclude(path)
  const paths = options.paths.filter((path) => path !== '-')
  const reading = read(paths, { wanted, unwanted: exclude, ...progress() })
  return paths.length === options.paths.length ? reading : withInput(reading)
}

function withInput(reading: Reading): Reading {
  const trouble = (message: string): Reading => ({ ...reading, troubles: [...reading.troubles, { path: '-', message }] })
  try {
    const bytes = takeInput()
    if (isBinary(bytes)) return trouble('Standard input is not a text that httpd could read.')
    return { ...reading, sources: [...reading.sources, { path: 'standard-input', named: true, input: true, ...decode(bytes) }] }
  } catch (error) {
    return trouble(troubleSentence('Standard input', 'read', error))
  }
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
  return load(reading.sources, {
    complete: options.complete || (settings.complete ?? false),
    from: options.from ?? settings.from ?? 'auto',
    links: reading.links,
  })
}

function save({ texts }: Migration, sources: ReadonlyMap<ConfigFile, Source>): { written: ReadonlySet<ConfigFile>; troubles: readonly Trouble[] } {
  const onDisk = [...texts].flatMap(([file, text]) => {
    const source = sources.get(file)
    return source && !source.input ? [{ file, source, text }] : []
  })
  const { written, troubles } = write(onDisk)
  const done = new Set(onDisk.filter((change) => written.includes(change)).map(({ file }) => file))
  for (const [file, { input, encoding }] of sources) {
    if (!input) continue
    put(1, encode(texts.get(file) ?? file.text, encoding))
    done.add(file)
  }
  return { written: done, troubles }
}

function print(options: Options, report: Report, sources: ReadonlyMap<ConfigFile, Source>): void {
  const out = options.action === 'diff' ? diffBytes(report.migration, sources) : rendered(options, report)
  // Where standard input is rewritten, standard output is the new text.
  printText(options, out, options.action === 'write' && options.paths.includes('-') ? 2 : 1)
}

function printText({ output }: Options, text: string | Uint8Array, stream: Stream = 1): void {
  if (output === undefined) return put(stream, text)
  try {
    writeFileSync(output, text)
  } catch (error) {
    throw new UsageError(`The report is lost: ${troubleSentence(output, 'written', error)}`)
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
