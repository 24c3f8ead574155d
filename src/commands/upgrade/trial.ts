import { basename } from 'node:path'
import { commaList, nonEmptyTexts } from '../../base/list-text.js'
import { quoteShellPaths, quoteShellWords } from '../../base/shell-words.js'
import { type GuidedUpgradeOptions, UsageError } from '../../command-line/arguments.js'
import { writeToStream } from '../../command-line/streams.js'
import { lacksOnlyDefaultType, type ServerComparison, verdictCounts } from '../../compare/comparison.js'
import { comparisonSummary, comparisonText } from '../../compare/comparison-text.js'
import type { Explanation } from '../../explain/explain.js'
import type { VerifyResult } from '../../explain/verify-result.js'
import { moduleByName } from '../../httpd/modules.js'
import { handlerLinesOfModule, withoutDenials } from '../../migrate/content-of-module.js'
import { runRules } from '../../migrate/migrate.js'
import type { Choices } from '../../migrate/rule.js'
import { hasWindowsDrive, runsOnWindows } from '../../models/windows-drives.js'
import { notCopiedSentence, verifyResultText } from '../../report/explanation/verified-text.js'
import { printable } from '../../report/paint.js'
import { countWithNoun } from '../../report/summary.js'
import type { Site } from '../../site/site.js'
import { withoutUnreadFiles } from '../../site/sites-by-server.js'
import { type CopyPrograms, compareCopies } from '../../start/compare-copies.js'
import type { HttpdProgram } from '../../start/httpd-program.js'
import { queriedConfiguration } from '../../start/queried-configuration.js'
import { verifyMigratedCopy } from '../../verify/verify.js'
import { chosenRules } from '../chosen-rules.js'
import { paintFor } from '../output.js'
import { answersProgressPrinter } from '../progress.js'
import { findHttpdProgram } from '../requests/compare-started.js'
import { changedTextsByOriginalFile, type OriginalConfiguration } from './original-texts.js'
import type { UpgradeSnapshot } from './server-state.js'

/** The result of the trial: a sentence, and whether it found no errors. */
export interface Trial {
  readonly sentence: string
  readonly isGood: boolean
  /** Whether a 2.4 has started with the result; undefined if there was no 2.4. */
  readonly hasStarted?: boolean
  /** The responses of both copies, if they were compared. */
  readonly compared?: ServerComparison
}

/**
 * Tests the result with the 2.4 of --new-httpd or of this machine, and compares a copy of the result with a copy of the old
 * server.
 * @param before the server as it was when the first run began
 */
export async function runTrial(
  before: OriginalConfiguration,
  now: UpgradeSnapshot,
  { oldHttpd, newHttpd }: GuidedUpgradeOptions,
): Promise<Trial> {
  const newer = await httpd24ForTrial(newHttpd)
  if (newer === undefined)
    return {
      sentence:
        'Not tested: no httpd 2.4 was found on this machine. Install it, give its path with --new-httpd, or use the container of httpd-upgrade (docs/install.md). Then run this again.',
      isGood: true,
    }
  if (now.input.reading.troubles.some(({ link }) => link?.failure))
    return {
      ...{ isGood: false, hasStarted: false },
      sentence: 'Not tested: httpd does not start with the broken links named at the beginning.',
    }
  if (isWindowsServerOnOtherSystem(now.input.site) && startsOnDrive(now.input.site))
    return {
      sentence: `Not tested: ServerRoot is on a Windows drive, so no copy can start on this machine. ${checkOnWindows}`,
      isGood: true,
    }
  const old = oldHttpd === undefined ? undefined : await findHttpdProgram(oldHttpd, undefined, '--old-httpd')
  const tested = usesModulesOfThisMachine(now, newer) ? await test(now, newer) : undefined
  if (tested && !tested.isGood) return tested
  if (before.input.site.from === '2.4') {
    const sentence = 'Not compared: the files are already for 2.4.'
    return tested ? { ...tested, sentence: `${tested.sentence} ${sentence}` } : { sentence, isGood: true }
  }
  const compared = await compare(before, now, { old: old ?? newer, newer })
  if (isWindowsServerOnOtherSystem(now.input.site))
    return { ...compared, sentence: `${compared.sentence} Not tested: the modules of Windows. ${checkOnWindows}` }
  return tested ? { ...compared, sentence: `${tested.sentence} ${compared.sentence}` } : compared
}

const checkOnWindows = 'Run `httpd -t` on the new machine.'

/** The 2.4 for the trial: the named one, or one on this machine; undefined if there is none. */
export async function httpd24ForTrial(named: string | undefined): Promise<HttpdProgram | undefined> {
  try {
    return await findHttpdProgram(named, '2.4', '--new-httpd')
  } catch (error) {
    if (named === undefined && error instanceof UsageError) return undefined
    throw error
  }
}

/**
 * Whether the server runs on Windows and this machine does not, so that the 2.4 here has different modules, and paths without
 * drives.
 */
export const isWindowsServerOnOtherSystem = (site: Site): boolean =>
  process.platform !== 'win32' && runsOnWindows(withoutUnreadFiles(site))

/** Whether ServerRoot is on a Windows drive, so that no copy of the server can start on another system. */
const startsOnDrive = (site: Site): boolean =>
  withoutUnreadFiles(site)
    .directives('ServerRoot')
    .some(({ args }) => hasWindowsDrive(args[0]?.value ?? ''))

/** Whether the new server will use this machine's modules. */
export const usesModulesOfThisMachine = ({ input: { site } }: UpgradeSnapshot, { modules }: HttpdProgram): boolean =>
  modules !== undefined && site.target?.folder === modules

/** The command, after a command that sets variables. Debian's httpd takes its variables from the file beside its main file. */
const withVariables = (command: string): string =>
  `v="$(dirname {})/envvars"; if [ -f "$v" ]; then . "$v"; fi; ${command}`

async function test({ input, migration }: UpgradeSnapshot, { path, release }: HttpdProgram): Promise<Trial> {
  const names = [...(input.site.files[0]?.defined ?? [])].flatMap(([name, isDefined]) =>
    isDefined ? ['-D', name] : [],
  )
  const command = `${quoteShellWords([path, '-t', ...names])} -f {}`
  const { paths } = input.options
  const ran = await verifyMigratedCopy(
    { ...input, migration },
    { command: withVariables(command), paths, links: input.reading.links },
  )
  // The command is shown without the part that sets variables.
  const verified = { ...ran, command }
  const absent = modulesNotHere(verified)
  const isGood = verified.outcome === 'accepted' || absent.length > 0
  if (!isGood) writeToStream(1, `${refusalText(verified, input.options.paths, paintFor(input.options))}\n`)
  else if (verified.notCopied) writeToStream(1, `${notCopiedSentence(verified.notCopied)}\n`)
  return {
    ...(isGood ? {} : { hasStarted: false }),
    isGood,
    sentence: `httpd ${release} ${isGood ? `accepts it (-t)${besides(absent)}.` : 'rejects it (-t): see above.'}`,
  }
}

/** The errors of 2.4 as text. For a line that the report has already explained, only the file and line number are printed. */
function refusalText(verified: VerifyResult, paths: readonly string[], paint: ReturnType<typeof paintFor>): string {
  const { explained, rounds } = verified
  const isNamed = ({ places }: Explanation) => places.length > 0 && places.every(({ finding }) => finding)
  const named = explained.explanations.filter(isNamed).flatMap(({ places }) => places)
  const others = explained.explanations.filter((one) => !isNamed(one) && !warnings.test(one.said.code ?? ''))
  const lines = commaList([...new Set(named.map(({ file, line }) => `${file.path}:${line}`))], 8)
  const rest = rounds?.isAll && others.length === 0 ? ' It accepts the rest.' : ''
  const known = named.length > 0 ? `\n2.4 stops at lines that are reported above: ${printable(lines)}.${rest}\n` : ''
  const isAllNamed = named.length > 0 && others.length === 0
  const more = others.length - maxErrors
  const command = printable(`httpd-upgrade --verify ${quoteShellWords([verified.command])} ${quoteShellPaths(paths)}`)
  const left = more > 0 ? `${countWithNoun(more, 'more error')}. To see all, run: ${command}\n` : ''
  return isAllNamed
    ? known
    : verifyResultText({ ...verified, explained: { ...explained, explanations: others.slice(0, maxErrors) } }, paint) +
        left +
        known
}

/** The number of errors to explain, at most. The first ones often cause the others. */
const maxErrors = 5

/**
 * Matches messages that do not keep httpd from starting: it does not know its own name, or resolves no name of a virtual host
 * (server/core.c, vhost.c).
 */
const warnings = /^AH00(547|548|557|558)$/

const besides = (absent: readonly string[]): string =>
  absent.length > 0 ? `, except ${commaList(absent)}, which the new machine must have` : ''

/** The module files that are missing on this machine, if nothing else keeps 2.4 from starting. */
function modulesNotHere({ output, rounds }: VerifyResult): readonly string[] {
  const files = [...output.matchAll(/Cannot load (\S+) into server/g)].map(([, file = '']) => basename(file))
  const isOther = files.some((file) => moduleOfFile(file))
  return rounds?.isAll && !isOther && rounds.loaded.length === 0 && rounds.takenOut === files.length ? files : []
}

const moduleOfFile = (file: string) => moduleByName(file.replace(/\.so$/, ''))

async function compare(
  { input, given }: OriginalConfiguration,
  now: UpgradeSnapshot,
  programs: CopyPrograms,
): Promise<Trial> {
  const { site, options } = input
  const rules = chosenRules(options, input.settings)
  const { choices } = now.input
  const migration = runRules(site, rules, { ...choices, fixes: 'safe' })
  const served = withoutUnreadFiles(now.input.site)
  const denied = modulesDenied(served, choices)
  const content = denied.flatMap((symbol) => handlerLinesOfModule(served, symbol) ?? [])
  const texts = [...changedTextsByOriginalFile(site, now.input.site)].map(
    ([file, text]) => [file, withoutDenials(text, content)] as const,
  )
  const asked = queriedConfiguration(given, migration, new Map(texts))
  const answered = await compareCopies(asked, programs, {
    ...{ timeout: 10_000, retries: 2, rate: undefined, concurrency: 4, headers: [], also: new Set<never>(), more: [] },
    canSend: () => true,
    progress: answersProgressPrinter,
  })
  if ('which' in answered) {
    writeToStream(2, answered.output)
    const sentence = `A copy of the ${answered.which} server did not start: ${answered.trouble}`
    const hasStarted = answered.which === 'old'
    return { sentence, isGood: hasStarted, hasStarted }
  }
  const types = new Set([...choices.confirmed].flatMap((name) => /^default-type:(.*)$/.exec(name)?.[1] ?? []))
  const results = answered.results.filter((one) => !lacksOnlyDefaultType(one, types))
  const untyped = answered.results.length - results.length
  const decided = nonEmptyTexts(
    denied.length > 0 && `files of ${commaList(denied)}: the new server denies them, as you decided.`,
    untyped > 0 &&
      `the Content-Type of files of unknown type: ${countWithNoun(untyped, 'answer no longer has', 'answers no longer have')} it, as you decided.`,
  )
  const compared = { ...answered, results, unasked: [...decided, ...answered.unasked] }
  const { same } = verdictCounts(compared)
  const isGood = same === compared.results.length
  if (!isGood || compared.unasked.length > 0) writeToStream(1, `\n${comparisonText(compared, paintFor(options))}`)
  return {
    sentence: `Compared ${compared.old} with ${compared.newer}: ${comparisonSummary(compared)}`,
    isGood,
    hasStarted: true,
    compared,
  }
}

/**
 * The modules that the user decided to do without. 2.4 then denies the files of these modules. That is not reported as a
 * difference.
 */
const modulesDenied = (site: Site, { confirmed }: Choices): readonly string[] =>
  [...confirmed].flatMap((name) => {
    const [, symbol = ''] = name.split(':')
    return symbol.endsWith('_module') && handlerLinesOfModule(site, symbol)?.length ? symbol : []
  })
