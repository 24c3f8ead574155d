import { a as siblings, c as walk, i as isSection, n as commandsUnder, o as sourceOf, r as isDirective, s as valuesOf, t as ancestors } from "./index-tree.mjs";
import { t as parse, x as isLiteral } from "./index-parse.mjs";
import { n as encode, r as isBinary, t as decode } from "./index-syntax.mjs";
export { ancestors, commandsUnder, decode, encode, isBinary, isDirective, isLiteral, isSection, parse, siblings, sourceOf, valuesOf, walk };
