import { t as choose } from "./index-choose.mjs";
import { S as unwrap, _ as replaceArgs, b as safeFix, d as insertInto, g as replace, h as removeWord, l as insertAfter, m as removeSection, n as applyEdits, p as removeLine, t as append, u as insertBefore, v as replaceLine, y as reviewFix } from "./index-edit.mjs";
import { n as linesOf, t as lineChanges } from "./index-line-changes.mjs";
export { append, applyEdits, choose, insertAfter, insertBefore, insertInto, lineChanges, linesOf, removeLine, removeSection, removeWord, replace, replaceArgs, replaceLine, reviewFix, safeFix, unwrap };
