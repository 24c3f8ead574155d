import { t as choose } from "./index-choose.mjs";
import { C as unwrap, _ as replace, b as reviewFix, d as insertBefore, f as insertInto, g as removeWord, h as removeSection, m as removeLine, n as applyEdits, t as append, u as insertAfter, v as replaceArgs, x as safeFix, y as replaceLine } from "./index-edit.mjs";
import { n as linesOf, t as lineChanges } from "./index-line-changes.mjs";
export { append, applyEdits, choose, insertAfter, insertBefore, insertInto, lineChanges, linesOf, removeLine, removeSection, removeWord, replace, replaceArgs, replaceLine, reviewFix, safeFix, unwrap };
