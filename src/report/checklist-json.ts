import type { ChecklistItem } from '../checklist/checklist.js'
import { currentPositions, type RewrittenPositions } from './rewritten.js'

/** The checklist as objects for `--format json`. Lines count from 1. */
export const checklistObjects = (items: readonly ChecklistItem[], rewritten?: RewrittenPositions) =>
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
