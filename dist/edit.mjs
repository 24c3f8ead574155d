import { t as choose } from "./index-choose.mjs";
import { _ as reviewFix, b as unwrap, c as insertAfter, d as removeLine, f as removeSection, g as replaceLine, h as replaceArgs, l as insertBefore, m as replace, n as applyEdits, p as removeWord, t as append, u as insertInto, v as safeFix } from "./index-edit.mjs";
import { n as linesOf, t as lineChanges } from "./index-line-changes.mjs";
export { append, applyEdits, choose, insertAfter, insertBefore, insertInto, lineChanges, linesOf, removeLine, removeSection, removeWord, replace, replaceArgs, replaceLine, reviewFix, safeFix, unwrap };
