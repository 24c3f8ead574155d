import { readFileSync, writeFileSync } from 'node:fs'
import { readLog, type Spot } from '../explain/log.js'
import { decode, encode } from '../syntax/encoding.js'
import { parse } from '../syntax/parse.js'
import { type ConfigFile, commandsUnder, type Directive, type Section } from '../syntax/tree.js'
import { type CommandResult, runCommand } from './run-command.js'

/** What a command said of a copy, once for each thing that stopped it. */
export interface RoundsResult extends CommandResult {
  /** How many lines or sections were taken out of the copy to hear more. */
  readonly takenOut: number
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
  let [last, takenOut] = [first, 0]
  while (isRefusal(last) && takenOut < mostRounds && Date.now() < end) {
    if (!takeOut(last.output, options)) break
    takenOut++
    last = await runCommand(options.command, Math.max(1, (end - Date.now()) / 1000))
    for (const message of messagesIn(last.output)) said.add(message)
  }
  // A later round says nothing of what the user asked for but whether there is more.
  const isAll = takenOut > 0 && last.code === 0
  return { ...first, output: takenOut > 0 ? `${[...said].join('\n')}\n` : first.output, takenOut, isAll }
}

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

/** Takes out what the last message is about. False where that is no line of the copy. */
function takeOut(output: string, { filesAt, files }: RoundsOptions): boolean {
  const spot = readLog(output, () => false).findLast(({ at }) => at)?.at
  if (spot)
    return filesAt(spot.path)
      .map((path) => takeOutLine(path, spot))
      .some(Boolean)
  // mod_unixd names no line (ap_uname2id, ap_gname2id in server/util.c).
  const [, kind, name] = /bad (user|group) name (\S+)/.exec(output) ?? []
  return name !== undefined && files.map((path) => takeOutNamed(path, kind ?? '', name)).some(Boolean)
}

function takeOutLine(path: string, { line }: Spot): boolean {
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

const takeOutNamed = (path: string, key: string, name: string): boolean =>
  rewrite(path, (file) => file.named(key).find(({ args }) => args[0]?.value === name))

function rewrite(path: string, choose: (file: ConfigFile) => Directive | Section | undefined): boolean {
  const { text, encoding } = decode(readFileSync(path))
  const node = choose(parse(text, path, '2.4'))
  if (!node) return false
  const end = node.kind === 'section' ? (node.close?.end ?? text.length) : node.end
  const commented = text.slice(node.start, end).replace(/^(?=.)/gm, '#')
  writeFileSync(path, encode(text.slice(0, node.start) + commented + text.slice(end), encoding))
  return true
}

function offsetOf(text: string, line: number): number {
  let at = 0
  for (let left = line - 1; left > 0 && at >= 0; left--) at = text.indexOf('\n', at) + 1 || text.length
  return at
}
