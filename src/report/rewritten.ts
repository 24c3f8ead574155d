import { firstIndexPast } from '../base/binary-search.js'
import { groupBy } from '../base/group-by.js'
import { type Edit, editsInOrder } from '../edit/edit.js'
import type { Migration } from '../migrate/migrate.js'
import type { Finding } from '../migrate/rule.js'
import type { ConfigFile } from '../syntax/tree.js'
import { lineStarts, type Positions, positionsIn } from './position.js'

/** For each file that fixes were written to: a converter from offsets in the old text to positions in the new text. */
export type RewrittenPositions = ReadonlyMap<ConfigFile, Positions>

/** The converter from offsets in a file's text to positions in the file on disk, whether or not the file was rewritten. */
export const currentPositions = (rewritten: RewrittenPositions | undefined, file: ConfigFile): Positions =>
  rewritten?.get(file) ?? positionsIn(file)

/**
 * The converters for the files that were written.
 * @param files the written files
 */
export function rewrittenPositions({ texts, taken }: Migration, files: ReadonlySet<ConfigFile>): RewrittenPositions {
  const edits = groupBy(
    [...taken].flatMap(({ fix }) => fix?.edits ?? []),
    ({ file }) => file,
  )
  return new Map(
    [...texts].flatMap(([file, text]) =>
      files.has(file) ? [[file, positionsAfter(file, text, edits.get(file) ?? [])] as const] : [],
    ),
  )
}

/** Converts offsets in the old text to positions in the new one. A removed text has the position where it was. */
function positionsAfter(file: ConfigFile, text: string, edits: readonly Edit[]): Positions {
  const positions = positionsIn({ text })
  const sorted = editsInOrder(file, edits)
  let grown = 0
  const shifts = sorted.map((edit) => {
    grown += edit.text.length - (edit.end - edit.start)
    return grown
  })
  const moved = (offset: number) => {
    const next = firstIndexPast(sorted.length, (index) => (sorted[index]?.end ?? 0) > offset)
    const before = offset + (shifts[next - 1] ?? 0)
    const around = sorted[next]
    return around && around.start < offset ? around.start + (shifts[next - 1] ?? 0) : before
  }
  return { at: (offset) => positions.at(moved(offset)), line: positions.line }
}

/** Returns a function that updates places such as `conf/httpd.conf:12` in the sentences of a finding. */
export function namedPlacesUpdater(rewritten: RewrittenPositions): (finding: Finding) => Finding {
  const now = placesIn(rewritten)
  return (finding) => {
    const { message, fix } = finding
    const said = fix && { ...fix, title: now(fix.title), ...(fix.assumes && { assumes: now(fix.assumes) }) }
    const isSame = now(message) === message && said?.title === fix?.title && said?.assumes === fix?.assumes
    return isSame ? finding : { ...finding, message: now(message), fix: said }
  }
}

/** A line's place as sentences name it: `conf/httpd.conf:12`. */
const place = /([^\s(`]+):(\d+)(?![\d:])/g

function placesIn(rewritten: RewrittenPositions): (sentence: string) => string {
  const byPath = new Map(
    [...rewritten].map(([file, positions]) => [file.path, { starts: lineStarts(file.text), positions }]),
  )
  return (sentence) =>
    sentence.replace(place, (said: string, path: string, line: string) => {
      const known = byPath.get(path)
      const start = known?.starts[Number(line) - 1]
      return known && start !== undefined ? `${path}:${known.positions.at(start).line}` : said
    })
}
