import { t as choose } from "./index-choose.mjs";
import { _ as replaceLine, c as insertAfter, f as removeLine, g as replaceArgs, h as replace, l as insertBefore, m as removeWord, n as applyEdits, p as removeSection, t as append, u as insertInto, v as reviewFix, x as unwrap, y as safeFix } from "./index-edit.mjs";
import { n as linesOf, t as lineChanges } from "./index-line-changes.mjs";
export { append, applyEdits, choose, insertAfter, insertBefore, insertInto, lineChanges, linesOf, removeLine, removeSection, removeWord, replace, replaceArgs, replaceLine, reviewFix, safeFix, unwrap };
