import { readFileSync, writeFileSync } from 'node:fs'
import { readLog, type Spot } from '../explain/log.js'
import { directiveNamed } from '../httpd/directives.js'
import { moduleNamed } from '../httpd/modules.js'
import { decode, encode } from '../syntax/encoding.js'
import { parse } from '../syntax/parse.js'
import { type ConfigFile, commandsUnder, type Directive, type Section } from '../syntax/tree.js'
import { type CommandResult, runCommand } from './run-command.js'

/** What a command said of a copy, once for each thing that stopped it. */
export interface RoundsResult extends CommandResult {
  /** How many lines or sections were taken out of the copy to hear more. */
  readonly takenOut: number
  /** How many besides, which only need a module that is among them. */
  readonly following: number
  /** Whether the copy was accepted once these were out of it, so that nothing else stops it. */
  readonly isAll: boolean
}

export interface RoundsOptions {
  readonly command: string
  /** For all rounds together. */
  readonly seconds: number
  /** The files of the copy that a path in a message means. */
  filesAt(path: string): readonly string[]
  /** All files of the copy that httpd may read. */
  readonly files: readonly string[]
}

/** Nobody mends more in one go, and each round starts a program. */
const mostRounds = 60

/**
 * httpd stops at the first line that it does not take. Run the command; take that line out of the copy, as a comment so that
 * the others keep their numbers; run it again, until it stops at nothing new. The output is that of all rounds, each
 * message once; the status is that of the first.
 */
export async function runInRounds(options: RoundsOptions): Promise<RoundsResult> {
  const end = Date.now() + options.seconds * 1000
  const first = await runCommand(options.command, options.seconds)
  const said = new Set(messagesIn(first.output))
  const taken: Taken[] = []
  let [last, following] = [first, 0]
  while (isRefusal(last) && taken.length < mostRounds && Date.now() < end) {
    const node = takeOut(last.output, options)
    if (!node) break
    if (isFollowing(node, taken)) {
      following++
      said.delete(messagesIn(last.output).findLast(isPlaced) ?? '')
    }
    taken.push(node)
    last = await runCommand(options.command, Math.max(1, (end - Date.now()) / 1000))
    for (const message of messagesIn(last.output)) said.add(message)
  }
  const takenOut = taken.length - following
  const output = takenOut > 0 ? `${[...said].join('\n')}\n` : first.output
  return { ...first, output, takenOut, following, isAll: takenOut > 0 && last.code === 0 }
}

type Taken = Directive | Section

/** Whether a line only needs a module whose LoadModule line went before: of another program, one in the same file. */
function isFollowing({ key, file }: Taken, taken: readonly Taken[]): boolean {
  const module = directiveNamed(key)?.in24?.module
  return taken.some((one) => {
    if (one.key !== 'loadmodule') return false
    const loaded = moduleNamed(one.args[0]?.value ?? '')?.name
    return module ? loaded === module : !loaded && one.file.path === file.path
  })
}

const isPlaced = (message: string): boolean => /on line \d+ of /.test(message)

const isRefusal = ({ code, trouble }: CommandResult): boolean => trouble === undefined && code !== 0

/** A line that names a place goes with the sentence that follows. */
function messagesIn(output: string): readonly string[] {
  const lines = output.split(/\r?\n/).filter((line) => line !== '' && line !== 'Syntax OK')
  return lines.flatMap((line, index) => {
    if (isWrapper(lines[index - 1])) return []
    return isWrapper(line) && lines[index + 1] !== undefined ? `${line}\n${lines[index + 1]}` : line
  })
}

const isWrapper = (line: string | undefined): boolean => line !== undefined && /on line \d+ of .*:\s*$/.test(line)

/** Takes out what the last message is about. Undefined where that is no line of the copy. */
function takeOut(output: string, { filesAt, files }: RoundsOptions): Taken | undefined {
  const spot = readLog(output, () => false).findLast(({ at }) => at)?.at
  if (spot) return filesAt(spot.path).flatMap((path) => takeOutLine(path, spot) ?? [])[0]
  // mod_unixd names no line (ap_uname2id, ap_gname2id in server/util.c).
  const [, kind, name] = /bad (user|group) name (\S+)/.exec(output) ?? []
  return name === undefined ? undefined : files.flatMap((path) => takeOutNamed(path, kind ?? '', name) ?? [])[0]
}

function takeOutLine(path: string, { line }: Spot): Taken | undefined {
  return rewrite(path, (file) => {
    const all = [...commandsUnder(file.commands)]
    const offset = offsetOf(file.text, line)
    // Of a continued line httpd names the last one.
    return all.findLast((node) => node.start <= offset && offset < node.end) ?? closedAt(all, offset)
  })
}

const closedAt = (all: readonly (Directive | Section)[], offset: number): Section | undefined =>
  all.find(
    (node): node is Section =>
      node.kind === 'section' && node.close !== undefined && node.close.start <= offset && offset < node.close.end,
  )

const takeOutNamed = (path: string, key: string, name: string): Taken | undefined =>
  rewrite(path, (file) => file.named(key).find(({ args }) => args[0]?.value === name))

function rewrite(path: string, choose: (file: ConfigFile) => Taken | undefined): Taken | undefined {
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
