import { join } from 'node:path'
import { commaList } from '../../base/list-text.js'
import { writeToStream } from '../../command-line/streams.js'
import { startOptionsInCopy } from '../../disk/start-command.js'
import { defineNamesError } from '../../httpd/define-names.js'
import { printable } from '../../report/paint.js'
import { copiedServers } from '../../site/copied-servers.js'
import { mainFiles } from '../../site/main-file.js'
import type { Site } from '../../site/site.js'
import { withoutUnreadFiles } from '../../site/sites-by-server.js'
import { isLiteral } from '../../syntax/literal.js'
import { printNote } from '../output.js'
import { writeSettings } from '../remember.js'
import type { GuidedUpgrade } from './guided-upgrade.js'
import type { UpgradeSnapshot } from './server-state.js'

/**
 * Takes the -D names from the start files in the copy, or asks for them. Saves the answer.
 * @returns whether the names are now known, so the server must be checked again
 */
export async function askForStartOptions(
  { options, dialog, givenAnswers }: GuidedUpgrade,
  { input }: UpgradeSnapshot,
): Promise<boolean> {
  const { site, options: read, settings, settingsPath } = input
  if (read.paths.length === 0 || site.from === '2.4') return false
  const isSaid = options.define.length > 0 || settings.define !== undefined
  const [copy] = copiedServers(site)
  const found = copy && startOptionsInCopy(copy.folder)
  if (found) sayMain(site, copy.folder, found)
  const more = {
    ...(found?.root !== undefined && !site.hasDirective('ServerRoot') && settings['server-root'] === undefined
      ? { 'server-root': found.root }
      : {}),
  }
  if (isSaid) return Object.keys(more).length > 0 && writeSettings(options, settingsPath, more)
  const names = namesAsked(site)
  if (found && found.defines.length > 0) {
    const words = found.defines.map((name) => `-D ${name}`).join(' ')
    const others = names.filter((name) => !found.defines.includes(name))
    writeToStream(1, `${commaList(found.files)} starts httpd with ${words}.\n${withoutText(others)}\n`)
    return writeSettings(options, settingsPath, { ...more, define: onlyThese(found.defines, names) })
  }
  if (Object.keys(more).length > 0) writeSettings(options, settingsPath, more)
  if (names.length === 0) return false
  const define = givenAnswers.define
    ? onlyThese(givenAnswers.define, names)
    : dialog
      ? await askNames(dialog, names)
      : undefined
  if (define) return writeSettings(options, settingsPath, { define })
  if (!dialog) writeToStream(1, `${sentenceFor(names)} Name them with --define, or with "define" in --answers.\n\n`)
  return false
}

/**
 * Asks for the -D names again if 2.2 itself cannot start with the given names, because all later answers depend on these
 * names. Without a terminal, it prints a note.
 * @param before the server as it was read before the names were known
 * @returns whether other names were given, so the server must be checked again
 */
export async function askDefinesAgainIfOldCannotStart(
  { options, dialog }: GuidedUpgrade,
  before: UpgradeSnapshot,
  { input, migration }: UpgradeSnapshot,
): Promise<boolean> {
  const wrong = migration.findings.find(({ rule }) => rule.id === 'configuration-of-2-0')
  if (!wrong) return false
  if (!dialog) {
    printNote(
      `${printable(wrong.message)} To correct the answer, change "define" in ${printable(input.settingsPath)} and run this again.`,
    )
    return false
  }
  printNote(printable(wrong.message))
  const define = await askNames(dialog, namesAsked(before.input.site))
  return define !== undefined && writeSettings(options, input.settingsPath, { define })
}

const sentenceFor = (names: readonly string[]): string =>
  `The files do not show which -D names 2.2 is started with. <IfDefine> tests these: ${commaList(names, 12)}.`

/** The names that httpd is started with, and with `!` before them the other names in question. */
const onlyThese = (said: readonly string[], names: readonly string[]): readonly string[] => [
  ...said,
  ...names.filter((name) => !said.includes(name) && !said.includes(`!${name}`)).map((name) => `!${name}`),
]

const withoutText = (names: readonly string[]): string =>
  names.length === 0
    ? ''
    : `httpd skips \`<IfDefine>\` with ${commaList(names, 12)}. These lines stay as they are: if another httpd reads them, run this again with --define and its names.\n`

/** Asks for the names. A name that is not typed is not defined. Undefined if the user will answer later. */
async function askNames(
  { line }: NonNullable<GuidedUpgrade['dialog']>,
  names: readonly string[],
): Promise<readonly string[] | undefined> {
  const prompt = `${sentenceFor(names)}\nOn the old server, \`ps -ef | grep -E 'httpd|apache'\` shows them. Type the -D names of one httpd process, with spaces between them. [later/none/NAME …] `
  for (;;) {
    const typed = await line(prompt)
    if (typed === undefined || /^(later|)$/i.test(typed)) return undefined
    const said = /^none$/i.test(typed)
      ? []
      : typed
          .split(/[\s,]+/)
          .map((word) => word.replace(/^-D/, ''))
          .filter(Boolean)
    const trouble = /^(yes|no)$/i.test(typed)
      ? 'Type the names, such as SSL, or none or later.'
      : defineNamesError(said)
    if (trouble === undefined) {
      writeToStream(1, withoutText(names.filter((name) => !said.includes(name))))
      return onlyThese(said, names)
    }
    writeToStream(1, `${trouble}\n`)
  }
}

/** The names that `<IfDefine>` tests and that neither a Define line nor an option decides. */
function namesAsked(all: Site): readonly string[] {
  const site = withoutUnreadFiles(all)
  const set = new Set(site.directives('Define').map(({ args: [word] }) => word?.value))
  const names = site.sections('IfDefine').flatMap((section) => {
    const name = section.args[0]?.value.replace(/^!/, '') ?? ''
    return name === '' || !isLiteral(section) || section.file.defined?.has(name) || set.has(name) ? [] : name
  })
  return [...new Set(names)]
}

/** Prints a note if the start files name another main file, because the settings cannot name one. */
function sayMain(
  site: Site,
  folder: string,
  { main, root = '', files }: NonNullable<ReturnType<typeof startOptionsInCopy>>,
) {
  if (main === undefined) return
  const path = join(folder, main.startsWith('/') ? main : `${root}/${main}`)
  if (!mainFiles(site).some(({ file }) => file.path === path))
    printNote(`${commaList(files)} starts httpd with -f ${main}, but another file is treated as the main file here.`)
}
