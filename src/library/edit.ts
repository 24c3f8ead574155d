/** Changing texts: edits, fixes, which of them go together, and what they change line by line. */
export { choose } from '../edit/choose.js'
export {
  append,
  applyEdits,
  type Edit,
  type Fix,
  insertAfter,
  insertBefore,
  insertInto,
  removeLine,
  removeSection,
  removeWord,
  replace,
  replaceArgs,
  replaceLine,
  reviewFix,
  safeFix,
  type TextFile,
  unwrap,
} from '../edit/edit.js'
export { type LineChange, lineChanges, linesOf } from '../edit/line-changes.js'
