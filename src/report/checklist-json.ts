import type { ChecklistItem } from '../checklist/checklist.js'
import { positionsIn } from './position.js'

/** The checklist as `--format json` has it. Lines count from 1. */
export const checklistObjects = (items: readonly ChecklistItem[]) =>
  items.map(({ id, what, why, see, places }) => ({
    id,
    what,
    why,
    see,
    places: places.map(({ file, name }) => ({ path: file.path, line: positionsIn(file).at(name.start).line })),
  }))
