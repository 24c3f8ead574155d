import { readFileSync, writeFileSync } from 'node:fs'
import { type LogLocation, readLog } from '../explain/log.js'
import type { CopyCorrections } from '../explain/verify-result.js'
import { directiveByName } from '../httpd/directives.js'
import { type Module, moduleByName } from '../httpd/modules.js'
import { decode, encode } from '../syntax/encoding.js'
import { parse } from '../syntax/parse.js'
import { type ConfigFile, commandsUnder, type Directive, type Section } from '../syntax/tree.js'
import { type CommandResult, runCommand } from './run-command.js'

export interface CommandRoundsOptions {
  readonly command: string
  /** The time limit for all rounds together. */
  readonly seconds: number
  /** The files of the copy that a path in a message of httpd may mean. */
  filesAt(path: string): readonly string[]
  /** Removes a broken link from the copy; false if the path is not a broken link. */
  removeLink(path: string): boolean
  /** Loads one more module in the copy; false if its file is missing. */
  loadModule(module: Module): boolean
  /** All files of the copy that httpd may read. */
  readonly files: readonly string[]
}

/** The largest number of rounds. Nobody corrects more errors at once, and each round starts a program. */
const maxRounds = 60

/**
 * Runs the command again and again until it reports no new error. Each round corrects one error in the copy: it loads a
 * missing module, makes the line a comment, or removes a broken link. The output has the messages of all rounds; the status
 * is that of the first.
 */
export async function runCommandInRounds(
  options: CommandRoundsOptions,
): Promise<CommandResult & { readonly rounds: CopyCorrections }> {
  const end = Date.now() + options.seconds * 1000
  const first = await runCommand(options.command, options.seconds)
  const said = new Set(messagesIn(first.output))
  const mends: Mend[] = []
  let last = first
  while (isRefusal(last) && mends.length < maxRounds && Date.now() < end) {
    const mend = mended(last.output, options, mends)
    if (!mend) break
    if (mend.kind === 'following') said.delete(messagesIn(last.output).findLast(isPlaced) ?? '')
    mends.push(mend)
    last = await runCommand(options.command, Math.max(1, (end - Date.now()) / 1000))
    for (const message of messagesIn(last.output)) said.add(message)
  }
  const count = (kind: Mend['kind']) => mends.filter((mend) => mend.kind === kind).length
  return {
    ...first,
    output: mends.length > 0 ? `${[...said].join('\n')}\n` : first.output,
    rounds: {
      takenOut: count('line') + count('link'),
      following: count('following'),
      loaded: mends.flatMap((mend) => (mend.kind === 'module' ? (mend.module.symbol24 ?? []) : [])),
      isAll: mends.length > 0 && last.code === 0,
    },
  }
}

/**
 * A correction in the copy after one round. `following`: the line only fails because an earlier round removed the line that loads
 * its module.
 */
type Mend =
  | { readonly kind: 'line' | 'following'; readonly node: Directive | Section }
  | { readonly kind: 'link' }
  | { readonly kind: 'module'; readonly module: Module }

/** Corrects the error of the last message in the copy. Undefined if the message is not about the copy. */
function mended(output: string, options: CommandRoundsOptions, before: readonly Mend[]): Mend | undefined {
  const missing = /Could not open configuration file (\S+): /.exec(output)?.[1]
  if (missing && options.removeLink(missing)) return { kind: 'link' }
  const module = missingModuleIn(output)
  const isNew = !before.some((mend) => mend.kind === 'module' && mend.module === module)
  if (module && isNew && options.loadModule(module)) return { kind: 'module', module }
  const node = takeOut(output, options)
  return node && { kind: isFollowing(node, before) ? 'following' : 'line', node }
}

/** The missing module of httpd that makes httpd stop; undefined if the output names none. */
export function missingModuleIn(output: string): Module | undefined {
  if (/AH00534: .*No MPM loaded/.test(output)) return moduleByName('prefork')
  // A CustomLog or LogFormat with %I, %O or %S needs mod_logio.
  if (/Unrecognized LogFormat directive %[IOS]\b/.test(output)) return moduleByName('mod_logio')
  if (/Failed to lookup provider 'shm' for 'slotmem'/.test(output)) return moduleByName('mod_slotmem_shm')
  if (/Unknown DAV provider: filesystem/.test(output)) return moduleByName('mod_dav_fs')
  const cache = /session cache not supported .*\((mod_socache_\w+)\?\)/.exec(output)?.[1]
  const command = /Invalid command '<?([^'>]+)>?', perhaps misspelled/.exec(output)?.[1]
  const owner = command === undefined ? undefined : directiveByName(command.toLowerCase())?.in24?.module
  return moduleByName(cache ?? owner ?? '')
}

/**
 * Whether a line fails only because an earlier round removed the LoadModule line of its module. For a third-party module,
 * this is assumed if the LoadModule line was in the same file.
 */
function isFollowing({ key, file }: Directive | Section, before: readonly Mend[]): boolean {
  const module = directiveByName(key)?.in24?.module
  return before.some((mend) => {
    if (mend.kind !== 'line' || mend.node.key !== 'loadmodule') return false
    const loaded = moduleByName(mend.node.args[0]?.value ?? '')?.name
    return module ? loaded === module : !loaded && mend.node.file.path === file.path
  })
}

const isPlaced = (message: string): boolean => /on line \d+ of /.test(message)

const isRefusal = ({ code, trouble }: CommandResult): boolean => trouble === undefined && code !== 0

/** The messages of the output. A message that names a line continues on the next line. */
function messagesIn(output: string): readonly string[] {
  const lines = output.split(/\r?\n/).filter((line) => line !== '' && line !== 'Syntax OK')
  return lines.flatMap((line, index) => {
    if (isWrapper(lines[index - 1])) return []
    return isWrapper(line) && lines[index + 1] !== undefined ? `${line}\n${lines[index + 1]}` : line
  })
}

const isWrapper = (line: string | undefined): boolean => line !== undefined && /on line \d+ of .*:\s*$/.test(line)

/** Comments out the line of the last message. Undefined if it is not in the copy. */
function takeOut(output: string, { filesAt, files }: CommandRoundsOptions): Directive | Section | undefined {
  const spot = readLog(output, () => false).findLast(({ at }) => at)?.at
  if (spot) return filesAt(spot.path).flatMap((path) => takeOutLine(path, spot) ?? [])[0]
  // mod_unixd names no line for this error (ap_uname2id, ap_gname2id in server/util.c).
  const [, kind, name] = /bad (user|group) name (\S+)/.exec(output) ?? []
  return name === undefined ? undefined : files.flatMap((path) => takeOutNamed(path, kind ?? '', name) ?? [])[0]
}

function takeOutLine(path: string, { line }: LogLocation): Directive | Section | undefined {
  return rewrite(path, (file) => {
    const all = [...commandsUnder(file.commands)]
    const offset = offsetOf(file.text, line)
    // For a continued line, httpd names its last line.
    return all.findLast((node) => node.start <= offset && offset < node.end) ?? closedAt(all, offset)
  })
}

const closedAt = (all: readonly (Directive | Section)[], offset: number): Section | undefined =>
  all.find(
    (node): node is Section =>
      node.kind === 'section' && node.close !== undefined && node.close.start <= offset && offset < node.close.end,
  )

const takeOutNamed = (path: string, key: string, name: string): Directive | Section | undefined =>
  rewrite(path, (file) => file.named(key).find(({ args }) => args[0]?.value === name))

function rewrite(
  path: string,
  choose: (file: ConfigFile) => Directive | Section | undefined,
): Directive | Section | undefined {
  const { text, encoding } = decode(readFileSync(path))
  const node = choose(parse(text, path, '2.4'))
  if (!node) return undefined
  const end = node.kind === 'section' ? (node.close?.end ?? text.length) : node.end
  const commented = text.slice(node.start, end).replace(/^(?=.)/gm, '#')
  writeFileSync(path, encode(text.slice(0, node.start) + commented + text.slice(end), encoding))
  return node
}

function offsetOf(text: string, line: number): number {
  let at = 0
  for (let left = line - 1; left > 0 && at >= 0; left--) at = text.indexOf('\n', at) + 1 || text.length
  return at
}
