import type { ChecklistItem } from '../checklist/checklist.js'
import { currentPositions, type RewrittenFiles } from './rewritten.js'

/** The checklist for `--format json`, with lines from 1. */
export const checklistObjects = (items: readonly ChecklistItem[], rewritten?: RewrittenFiles) =>
  items.map(({ id, what, why, see, places }) => ({
    id,
    what,
    why,
    see,
    places: places.map(({ file, name }) => ({
      path: file.path,
      line: currentPositions(rewritten, file).at(name.start).line,
    })),
  }))
