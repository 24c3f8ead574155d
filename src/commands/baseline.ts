import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import {
  type Baseline,
  BaselineError,
  baselineEntryParts,
  baselineOf,
  baselineText,
  compareWithBaseline,
  parseBaseline,
} from '../change/baseline.js'
import { type Options, UsageError } from '../command-line/arguments.js'
import { writeToStream } from '../command-line/streams.js'
import { tryFileAccess } from '../command-line/usage-error.js'
import { fileFailureSentence } from '../disk/file-failures.js'
import { realOrAbsolutePath } from '../disk/real-path.js'
import { writeAtomically } from '../disk/write-files.js'
import type { Finding } from '../migrate/rule.js'
import { everyRule } from '../migrate/rules/index.js'
import { countWithNoun, filesIn } from '../report/summary.js'
import type { Settings } from '../settings/settings.js'
import type { Site } from '../site/site.js'
import type { ConfigFile } from '../syntax/tree.js'
import { chosenRules } from './chosen-rules.js'

/** The options, settings and site of a run, which show the files and rules that it checked. */
export interface RunCoverage {
  readonly options: Options
  readonly settings: Settings
  readonly site: Site
}

/**
 * The findings that a baseline does not list, and sentences about the listed findings and the outdated entries.
 * @throws UsageError for a baseline that cannot be read
 */
export function findingsBeyondBaseline(
  path: string,
  findings: readonly Finding[],
  coverage: RunCoverage,
): { fresh: readonly Finding[]; notes: readonly string[] } {
  const baseline = baselineIn(path)
  const isGone = (file: string) => !existsSync(resolve(dirname(path), file))
  const { fresh, known, gone } = compareWithBaseline(baseline, findings, pathsFrom(path), isGone)
  // With --changed, unchanged lines were not checked, so their entries may still be valid.
  const missing = coverage.options.changed === undefined ? total(seenBy(path, coverage, gone)) : 0
  // If the settings name the baseline, the user may not know the option that ignores it.
  const all = coverage.settings.baseline === undefined ? '' : `; --no-baseline shows ${known === 1 ? 'it' : 'them'}`
  const notes = [
    ...(known
      ? [`${countWithNoun(known, 'finding')} of the baseline ${known === 1 ? 'is' : 'are'} left out${all}.`]
      : []),
    ...(missing
      ? [
          `${countWithNoun(missing, 'finding')} of the baseline ${missing === 1 ? 'is' : 'are'} gone; --write-baseline ${path} removes ${missing === 1 ? 'it' : 'them'} from the list.`,
        ]
      : []),
  ]
  return { fresh, notes }
}

/**
 * Writes the findings to the baseline file. Entries of files and rules that this run did not check stay.
 * @throws UsageError
 */
export function writeBaseline(path: string, findings: readonly Finding[], coverage: RunCoverage): void {
  const before: Baseline = existsSync(path) ? baselineIn(path) : new Map()
  const seen = seenBy(path, coverage, before)
  const kept = [...before].filter(([entry]) => !seen.has(entry))
  const now = baselineOf(findings, pathsFrom(path))
  tryFileAccess(path, 'written', () => writeAtomically(path, baselineText(new Map([...kept, ...now]))))
  const others =
    kept.length > 0
      ? `, and ${countWithNoun(kept.length, 'entry', 'entries')} for files and rules that this run did not check`
      : ''
  writeToStream(
    1,
    `${path} lists ${countWithNoun(total(now), 'finding')}${others}. To report only new findings, add --baseline ${path}\n`,
  )
}

function baselineIn(path: string): Baseline {
  try {
    // Devices are never read, because they could give endless input.
    if (statSync(path).isCharacterDevice()) throw new BaselineError('It is not a file; name another.')
    return parseBaseline(readFileSync(path, 'utf8'))
  } catch (error) {
    if (error instanceof BaselineError) throw new UsageError(`${path}: ${error.message}`)
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new UsageError(`${path} does not exist; --write-baseline ${path} creates it.`)
    throw new UsageError(fileFailureSentence(path, 'read', error))
  }
}

const total = (baseline: Baseline): number => [...baseline.values()].reduce((sum, count) => sum + count, 0)

/** The entries for files that were checked or no longer exist, by rules that were checked or no longer exist. */
function seenBy(path: string, { options, settings, site }: RunCoverage, baseline: Baseline): Baseline {
  const pathOf = pathsFrom(path)
  const files = new Set(filesIn(site).map(pathOf))
  const rules = new Set(chosenRules(options, settings).map(({ id }) => id))
  const isKnownRule = (rule: string) => everyRule.some(({ id }) => id === rule)
  const isSeen = (entry: string) => {
    const { path: file, rule } = baselineEntryParts(entry)
    const isThere = files.has(file) || !existsSync(resolve(dirname(path), file))
    return isThere && (rules.has(rule) || !isKnownRule(rule))
  }
  return new Map([...baseline].filter(([entry]) => isSeen(entry)))
}

/** Returns a function that makes a path relative to the folder of the baseline file, wherever the tool runs. */
function pathsFrom(baseline: string): (file: Pick<ConfigFile, 'path'>) => string {
  const folder = realOrAbsolutePath(dirname(resolve(baseline)))
  const known = new Map<string, string>()
  return ({ path }) => {
    const own = known.get(path) ?? relative(folder, realOrAbsolutePath(path)).split(sep).join('/')
    known.set(path, own)
    return own
  }
}
