import { type ChangedFile, lineAfter, type PatchLine, patchLines, type Side } from './diff.js'
import { pullFiles } from './files.js'
import type { Anchor, Pull, ReviewComment, World } from './world.js'

/** Where a comment is asked to stand: the keys that the API takes. */
export interface Place {
  readonly path: string
  readonly line?: number
  readonly side?: Side
  readonly start_line?: number
  readonly start_side?: Side
  readonly position?: number
}

/** The place in the diff, or the sentence with which GitHub refuses it: the sentence names neither entry nor path. */
export function anchorAt(files: readonly ChangedFile[], place: Place): Anchor | string {
  const file = files.find(({ path }) => path === place.path)
  if (!file) return 'Path could not be resolved'
  if (file.patch === undefined) return 'Line could not be resolved'
  const lines = patchLines(file.patch)
  const at =
    place.line === undefined
      ? lines.find(({ position }) => position === place.position)
      : lineOn(lines, place.side, place.line)
  if (!at) return 'Line could not be resolved'
  const side = place.side ?? (at.sign === '-' ? 'LEFT' : 'RIGHT')
  const found = { side, line: at[side] ?? 0, position: at.position, hunk: hunkDownTo(file.patch, at) }
  if (place.start_line === undefined) return { ...found, startSide: undefined, startLine: undefined }
  const startSide = place.start_side ?? side
  const start = lineOn(lines, startSide, place.start_line)
  if (!start) return 'Start line could not be resolved'
  if (start.position >= at.position) return 'Pull request review thread start line must precede the end line.'
  if (start.hunk !== at.hunk) return 'Pull request review thread start line must be part of the same hunk as the line.'
  return { ...found, startSide, startLine: place.start_line }
}

const lineOn = (lines: readonly PatchLine[], side: Side = 'RIGHT', line: number): PatchLine | undefined =>
  lines.find((each) => each[side] === line)

function hunkDownTo(patch: string, { position }: PatchLine): string {
  const lines = patch.split('\n').slice(0, position + 1)
  return lines.slice(lines.findLastIndex((line) => line.startsWith('@@'))).join('\n')
}

/** Where a comment stands now: moved by later pushes, or nowhere, when they changed its lines or left them out of the diff. */
export async function currentAnchor(
  world: World,
  pull: Pull,
  { anchor, commit, path }: ReviewComment,
): Promise<(Anchor & { readonly path: string }) | undefined> {
  if (!anchor) return undefined
  if (commit === pull.headSha) return { ...anchor, path }
  const since = await pull.repository.git.diff(commit, pull.headSha, 0)
  const change = since.find((file) => (file.previous ?? file.path) === path)
  const moved = change ? movedLines(change, anchor) : { line: anchor.line, startLine: anchor.startLine }
  if (!moved) return undefined
  const { startLine, line } = moved
  const place = {
    path: change?.path ?? path,
    line,
    side: anchor.side,
    ...(startLine !== undefined && { start_line: startLine }),
    ...(anchor.startSide !== undefined && { start_side: anchor.startSide }),
  }
  const found = anchorAt(await pullFiles(world, pull), place)
  return typeof found === 'string' ? undefined : { ...found, path: place.path }
}

function movedLines(
  { status, patch }: ChangedFile,
  anchor: Anchor,
): { line: number; startLine: number | undefined } | undefined {
  // The old side does not move with the head; GitHub gives such a comment up once the file changes.
  if (status === 'removed' || anchor.side === 'LEFT') return undefined
  if (patch === undefined) return { line: anchor.line, startLine: anchor.startLine }
  const first = anchor.startLine ?? anchor.line
  const moved = Array.from({ length: anchor.line - first + 1 }, (_, index) => lineAfter(patch, first + index))
  const line = moved.at(-1)
  const isWhole =
    line !== undefined && moved.every((each, index) => each !== undefined && each === line - (moved.length - 1 - index))
  return isWhole ? { line, startLine: anchor.startLine === undefined ? undefined : moved[0] } : undefined
}
