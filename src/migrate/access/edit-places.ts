import type { AccessLine } from '../../access/read/access-lines.js'
import { joined } from '../../syntax/lines.js'
import type { Node } from '../../syntax/tree.js'
import { limitAround } from './new-lines.js'
import { isEmptied } from './removal.js'

/** New lines go where users are named, else where the last client was. */
export function anchorOf(old: readonly AccessLine[], written: readonly AccessLine[]): AccessLine | undefined {
  const hosts = old.filter(({ kind }) => kind === 'order' || kind === 'allow' || kind === 'deny')
  const choice = [written, hosts, old].find((lines) => lines.length > 0) ?? []
  // Most lines stand in the section itself.
  if (choice.every(({ within }) => within.length === 0)) return choice.at(-1)
  const depth = choice.reduce((least, line) => Math.min(least, guardsOf(line).length), Number.POSITIVE_INFINITY)
  return choice.findLast((line) => guardsOf(line).length === depth)
}

const guardsOf = ({ within }: AccessLine) => within.filter((section) => !/^limit/.test(section.key))

/** The line to replace: within a `<Limit>`, which the new lines bring along themselves, its tag. */
export function placeToReplace(anchor: AccessLine, lines: readonly AccessLine[]): Node {
  const limit = limitAround(anchor)
  if (!limit) return anchor.at
  const gone = new Set<Node>(lines.map(({ at }) => at))
  return isEmptied(limit, gone) ? limit : anchor.at
}

/** The own Require lines, if the new lines begin with the very same. */
export function keptLines(written: readonly AccessLine[], lines: readonly string[]): boolean {
  const [first] = written
  if (!first || written.some((line) => line.within.at(-1) !== first.within.at(-1))) return false
  return written.every(
    ({ at }, index) =>
      lines[index]?.startsWith('Require ') &&
      joined(at.file.text, at)
        .replace(/[ \t\r\n\v\f]+/g, ' ')
        .replace(/^[^ ]+/, 'Require') === lines[index],
  )
}
