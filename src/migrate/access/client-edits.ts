import type { Access } from '../../access/read/access.js'
import type { AccessLine } from '../../access/read/access-lines.js'
import { type Condition, leavesOf } from '../../access/read/condition.js'
import { grouped } from '../../base/grouped.js'
import { type Edit, replaceLine } from '../../edit/edit.js'
import { render } from './authorization.js'
import { commentOf, remove } from './removal.js'

/** A list of clients is written where its Allow lines are, so that comments between them keep their sense. */
export function clientEdits(
  condition: Condition,
  old: readonly AccessLine[],
  access: Access,
  unit: string,
): readonly Edit[] | undefined {
  const parts = condition.kind === 'any' ? condition.parts : [condition]
  const allows = old.filter((line) => line.kind === 'allow')
  const [first] = allows
  if (!first || allows.some((line) => line.within.at(-1) !== first.within.at(-1))) return undefined
  if (!parts.every(({ kind }) => kind === 'leaf')) return undefined
  const lines = linesByPlace(access)
  const lineOf = (part: Condition) => (part.kind === 'leaf' ? lines.get(part.from) : undefined)
  if (!parts.every((part) => lineOf(part)?.kind === 'allow')) return undefined
  const used = new Set<AccessLine>()
  const clients = grouped(leavesOf(condition), lineOf)
  const written = allows.flatMap((line) => {
    const mine = clients.get(line)
    if (!mine) return []
    used.add(line)
    const texts = mine.length === 1 ? render(mine[0], unit) : render({ kind: 'any', parts: mine, key: '' }, unit)
    return [replaceLine(line.at, [...commentOf(line), ...texts])]
  })
  return [
    ...written,
    ...remove(
      old.filter((line) => !used.has(line)),
      new Set([...used].map(({ at }) => at)),
    ),
  ]
}

/** The lines of a section by where they stand: of one that is read more than once, the first. */
const linesByPlace = ({ lines }: Access): ReadonlyMap<unknown, AccessLine> =>
  new Map(lines.toReversed().map((line) => [line.at, line]))
