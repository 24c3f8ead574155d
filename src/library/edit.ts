/** Changing texts: edits, fixes, which of them go together, and what they change line by line. */
export { chooseFixes as choose } from '../edit/choose.js'
export {
  appendLines as append,
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
  unwrapSection as unwrap,
} from '../edit/edit.js'
export { type LineChange, lineChanges, linesOf } from '../edit/line-changes.js'
