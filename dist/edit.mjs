import { t as choose } from "./index-choose.mjs";
import { C as safeFix, S as reviewFix, T as unwrap, _ as removeSection, b as replaceArgs, f as insertAfter, g as removeLine, i as applyEdits, m as insertInto, n as linesOf, p as insertBefore, r as append, t as lineChanges, v as removeWord, x as replaceLine, y as replace } from "./index-line-changes.mjs";
export { append, applyEdits, choose, insertAfter, insertBefore, insertInto, lineChanges, linesOf, removeLine, removeSection, removeWord, replace, replaceArgs, replaceLine, reviewFix, safeFix, unwrap };
