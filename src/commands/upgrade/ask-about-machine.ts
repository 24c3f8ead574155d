import type { Options } from '../../command-line/arguments.js'
import { writeToStream } from '../../command-line/streams.js'
import { followLinks } from '../../disk/real-path.js'
import { knownLayouts, type Layout, packagedHttpds, sameLayout } from '../../httpd/layouts.js'
import type { Settings } from '../../settings/settings.js'
import { copiedServers } from '../../site/copied-servers.js'
import type { HttpdProgram } from '../../start/httpd-program.js'
import { writeSettings } from '../remember.js'
import type { GuidedUpgrade } from './guided-upgrade.js'
import type { UpgradeSnapshot } from './server-state.js'
import { askForWord } from './terminal-dialog.js'
import { httpd24ForTrial, isWindowsServerOnOtherSystem, usesModulesOfThisMachine } from './trial.js'

/** The name of the question about the new machine. */
const question = 'new-machine'

/**
 * Asks about the new machine if it is not known. If this machine has a 2.4, the question is whether the new machine is like
 * this one; otherwise, which distribution it runs. Saves the answer.
 * @returns whether the new machine is now known, so the server must be checked again
 */
export async function askAboutNewMachine(
  { options, guidedOptions, dialog, givenAnswers }: GuidedUpgrade,
  now: UpgradeSnapshot,
): Promise<boolean> {
  const { site, settings, options: read } = now.input
  const isKnown =
    site.layout !== undefined || site.target !== undefined || site.from === '2.4' || isWindowsServerOnOtherSystem(site)
  if (isKnown || read.paths.length === 0 || settings.layout === sameLayout) return false
  const program = await httpd24ForTrial(guidedOptions.newHttpd)
  if (!program) return askForPackages({ options, dialog }, now)
  const found = settingsFor(program, now)
  if (!found) return false
  const sentence = `This machine has httpd ${program.release}, with its modules in ${program.modules}. Will the server run on a machine like this one?`
  if (givenAnswers.declined.has(question)) return keepPaths(options, now)
  if (!givenAnswers.confirmed.has(question)) {
    if (!dialog) {
      writeToStream(
        1,
        `${sentence} To answer yes, put {"confirmed": ["${question}"]} into the file of --answers; for no, put it under "declined". Or add --layout and --modules.\n\n`,
      )
      return false
    }
    writeToStream(1, `${sentence}\n`)
    const answer = await askForWord(dialog, 'Is it like this one?', ['later', 'yes', 'no'], {
      later: 'keep the paths of the old server for now; the next run asks again',
      yes: "use this httpd's modules, paths and user",
      no: 'ask which distribution the new machine runs',
    })
    if (answer === undefined || answer === 'later') return false
    if (answer === 'no') return askForPackages({ options, dialog }, now)
  }
  return writeSettings(options, now.input.settingsPath, found)
}

/**
 * If the new server will run on this machine, takes the release from the httpd of this machine, so that the user is not
 * asked.
 * @returns whether an open question is now answered
 */
export async function answerReleaseFromThisMachine(
  { guidedOptions, newAnswers }: Pick<GuidedUpgrade, 'guidedOptions' | 'newAnswers'>,
  now: UpgradeSnapshot,
): Promise<boolean> {
  const names = now.questions.map(({ name }) => name).filter((name) => name.startsWith('release:'))
  const program = names.length > 0 ? await httpd24ForTrial(guidedOptions.newHttpd) : undefined
  if (!program || !usesModulesOfThisMachine(now, program)) return false
  const told = names.filter((name) => !isBefore(program.release, name.slice('release:'.length)))
  for (const name of told) newAnswers.answeredByMachine?.add(name)
  return told.length > 0
}

const isBefore = (release: string, other: string): boolean =>
  release.localeCompare(other, undefined, { numeric: true }) < 0

/** Asks which distribution the new machine runs. Call it only if the new machine is not the current one. */
async function askForPackages(
  { options, dialog }: Pick<GuidedUpgrade, 'options' | 'dialog'>,
  now: UpgradeSnapshot,
): Promise<boolean> {
  if (!dialog) return false
  writeToStream(1, 'Which distribution does the new machine run?\n')
  const answer = await askForWord(dialog, 'Which distribution?', ['later', ...knownLayouts, 'others'], {
    later: 'keep the paths of the old server for now; the next run asks again',
    others: 'for any other system; keeps the paths of the old server',
  })
  if (answer === undefined || answer === 'later') return false
  const isKept = answer === 'others' || isMainOf(answer, now)
  const isSaved = isKept ? keepPaths(options, now) : writeSettings(options, now.input.settingsPath, { layout: answer })
  if (isSaved) writeToStream(1, `${savedText(isKept ? sameLayout : answer, now)}\n\n`)
  return isSaved
}

/** A sentence about what the settings now say about the new machine. */
const savedText = (layout: Layout | typeof sameLayout, { input }: UpgradeSnapshot): string =>
  layout === sameLayout
    ? `Saved in ${input.settingsPath}: the new server keeps the paths of the old one ("layout": "same").`
    : `Saved in ${input.settingsPath}: the new server gets the paths of the ${layout} packages ("layout": "${layout}").`

const keepPaths = (options: Options, { input }: UpgradeSnapshot): boolean =>
  writeSettings(options, input.settingsPath, { layout: sameLayout })

/**
 * Whether the copied server starts with the main file that these packages install, so that their httpd reads the same files
 * as today.
 */
function isMainOf(layout: Layout, { input }: UpgradeSnapshot): boolean {
  const [copy] = copiedServers(input.site)
  return copy !== undefined && packagedHttpds[layout].mainFile === `/${copy.main}`
}

/** The settings for an httpd on this machine; undefined if it has no loadable modules. */
function settingsFor({ path, modules }: HttpdProgram, now: UpgradeSnapshot): Partial<Settings> | undefined {
  if (modules === undefined) return undefined
  const layout = layoutOf(path)
  const isSame = layout !== undefined && isMainOf(layout, now)
  const isPackaged = layout !== undefined && packagedHttpds[layout].moduleFolder === modules
  return {
    ...(layout !== undefined && !isSame ? { layout } : {}),
    ...(isPackaged && !isSame ? {} : { modules: [modules] }),
  }
}

/** The packages that install their program at this path. SUSE's is a link to the program of an MPM. */
const layoutOf = (program: string): Layout | undefined =>
  [followLinks(program), program]
    .flatMap((path) => knownLayouts.filter((layout) => packagedHttpds[layout].program.test(path)))
    .at(0)
