import type { GuidedOptions, Options } from '../../command-line/arguments.js'
import { put } from '../../command-line/streams.js'
import { type Layout, layouts, packagedHttpds } from '../../httpd/layouts.js'
import type { Settings } from '../../settings/settings.js'
import { copiedServers } from '../../site/copied-servers.js'
import type { HttpdProgram } from '../../start/httpd-program.js'
import { type Decisions, keep, keepSettings } from './decisions.js'
import type { Look } from './look.js'
import { chooseWord, type Talk } from './talk.js'
import { programHere } from './trial.js'

/** The name that the question is answered by. */
const question = 'new-machine'

interface Asking {
  readonly asked: Options
  readonly wanted: GuidedOptions
  readonly talk: Talk | undefined
  readonly answers: Decisions
  readonly said: Decisions
}

/**
 * Ask whether the upgraded server is to run on a machine like this one, where there is a 2.4 and nobody has said what the new
 * machine has; the answer goes to the settings.
 * @returns whether it is said now, so that the server is to be looked at anew
 */
export async function askForMachine({ asked, wanted, talk, answers, said }: Asking, look: Look): Promise<boolean> {
  const { site, choices, options } = look.input
  const isKnown = site.layout !== undefined || site.target !== undefined || site.from === '2.4'
  if (isKnown || options.paths.length === 0 || choices.declined.has(question)) return false
  const program = await programHere(wanted.newHttpd)
  const found = program && settingsFor(program, look)
  if (!program || !found) return false
  const sentence = `This machine has httpd ${program.release}, with its modules in ${program.modules}. Is the server to run on a machine like this one?`
  const reason = answers.declined.get(question)
  if (reason !== undefined) said.declined.set(question, reason)
  else if (!answers.confirmed.has(question)) {
    if (!talk) {
      put(1, `${sentence} Answer with "${question}" in --answers, or say --layout and --modules.\n\n`)
      return false
    }
    const answer = await chooseWord(talk, `${sentence}\n`, ['later', 'yes', 'no'])
    if (answer === undefined || answer === 'later') return false
    if (answer === 'no') said.declined.set(question, 'It is to run on another machine.')
  }
  if (said.declined.has(question)) {
    keep(asked, look.input, said)
    return false
  }
  return keepSettings(asked, look.input, found)
}

/** What a program on this machine says in terms of the settings; nothing where it has no modules to load. */
function settingsFor({ path, modules }: HttpdProgram, { input }: Look): Partial<Settings> | undefined {
  if (modules === undefined) return undefined
  const layout = layoutOf(path)
  const [copy] = copiedServers(input.site)
  // What its packages read today they go on reading.
  const isSame = layout !== undefined && copy !== undefined && packagedHttpds[layout].main === `/${copy.main}`
  const isPackaged = layout !== undefined && packagedHttpds[layout].modules === modules
  return {
    ...(layout !== undefined && !isSame ? { layout } : {}),
    ...(isPackaged && !isSame ? {} : { modules: [modules] }),
  }
}

/** Whose packages have their program there. */
const layoutOf = (program: string): Layout | undefined =>
  layouts.find((layout) => packagedHttpds[layout].program.test(program))
