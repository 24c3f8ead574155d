/** One file that a change touches. Line numbers count from 1. */
export interface ChangedFile {
  readonly path: string
  /** Where it was, of a renamed file. */
  readonly previous: string | undefined
  readonly status: 'added' | 'modified' | 'removed' | 'renamed' | 'changed'
  /** The blob's id after the change; before it, where the change removes the file; a submodule's commit. */
  readonly sha: string
  readonly additions: number
  readonly deletions: number
  /** The hunks, from the first `@@` on, without the last line ending; absent where no text changed, and of binary files. */
  readonly patch: string | undefined
}

/** A git that reads pairs of trees and writes for `parseDiff` to read: the entries, then the patches in the same order. */
export const diffOptions = (context: number): string[] => [
  ...['-c', 'core.quotePath=false', 'diff-tree', '--stdin', '-r', '--raw', '-z', '--patch', '--abbrev=40'],
  ...['-M', '-l10000', `--unified=${context}`, '--no-color', '--no-ext-diff', '--no-textconv'],
]

export function parseDiff(out: Buffer): ChangedFile[] {
  // Paths and lines that are not UTF-8 come out with U+FFFD in them, as they do in GitHub's JSON.
  const text = out.toString()
  const split = text.indexOf('\0\0')
  if (split < 0) return []
  const fields = text.slice(0, split).split('\0')
  // A line of a hunk starts with a sign, so a line that starts like this is always a header.
  const sections = text.slice(split + 2).split(/^(?=diff --git )/m)
  const files: ChangedFile[] = []
  while (fields.length > 0) {
    const meta = fields.shift() ?? ''
    const letter = meta.split(' ')[4]?.[0] ?? ''
    const paths = fields.splice(0, letter === 'R' ? 2 : 1)
    // A file that became a link, or the other way round, is shown as one removed and one added.
    files.push(changedFile(meta, letter, paths, sections.splice(0, letter === 'T' ? 2 : 1)))
  }
  return files
}

const statuses: Readonly<Record<string, ChangedFile['status']>> = {
  A: 'added',
  M: 'modified',
  D: 'removed',
  R: 'renamed',
  T: 'changed',
}

function changedFile(meta: string, letter: string, paths: readonly string[], sections: readonly string[]): ChangedFile {
  const [, , before = '', after = ''] = meta.split(' ')
  const bodies = sections.map(hunksOf)
  const lines = bodies.flatMap((body) => body.split('\n'))
  return {
    path: paths.at(-1) ?? '',
    previous: letter === 'R' ? paths[0] : undefined,
    status: statuses[letter] ?? 'changed',
    sha: letter === 'D' ? before : after,
    additions: lines.filter((line) => line.startsWith('+')).length,
    deletions: lines.filter((line) => line.startsWith('-')).length,
    patch: bodies.length === 1 && bodies[0] ? bodies[0] : undefined,
  }
}

const hunksOf = (section: string): string => /^@@ .*(?=\n)/ms.exec(section)?.[0] ?? ''

export type Side = 'LEFT' | 'RIGHT'

/** One line of a patch as GitHub shows it. */
export interface PatchLine {
  /** Which hunk, from 0. */
  readonly hunk: number
  /** How many lines below the first `@@` line: what GitHub calls a position. */
  readonly position: number
  readonly sign: '+' | '-' | ' '
  /** Line numbers in the old and in the new file; undefined on the side where the line does not exist. */
  readonly LEFT: number | undefined
  readonly RIGHT: number | undefined
}

/** The lines of a patch, headers left out. */
export function patchLines(patch: string): PatchLine[] {
  const lines: PatchLine[] = []
  let hunk = -1
  let left = 0
  let right = 0
  patch.split('\n').forEach((text, position) => {
    const header = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(text)
    const sign = text[0]
    if (header) {
      hunk++
      left = Number(header[1])
      right = Number(header[2])
    } else if (sign === '+') lines.push({ hunk, position, sign, LEFT: undefined, RIGHT: right++ })
    else if (sign === '-') lines.push({ hunk, position, sign, LEFT: left++, RIGHT: undefined })
    else if (sign === ' ') lines.push({ hunk, position, sign, LEFT: left++, RIGHT: right++ })
  })
  return lines
}

/**
 * Where a line of the old file is in the new one, told from a patch without context lines.
 * Undefined where the change rewrites or removes it.
 */
export function lineAfter(patch: string, line: number): number | undefined {
  let shift = 0
  for (const [, oldStart, oldCount = '1', newStart, newCount = '1'] of patch.matchAll(
    /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm,
  )) {
    // An empty span is named by the line before it.
    const first = Number(oldStart) + (oldCount === '0' ? 1 : 0)
    if (line < first) break
    if (line < first + Number(oldCount)) return undefined
    shift = Number(newStart) + (newCount === '0' ? 1 : 0) + Number(newCount) - (first + Number(oldCount))
  }
  return line + shift
}
