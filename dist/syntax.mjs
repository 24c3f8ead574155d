import { a as isSection, c as valuesOf, i as isDirective, l as walk, n as commandsUnder, o as siblings, r as isCommand, s as sourceOf, t as ancestors } from "./index-tree.mjs";
import { C as isLiteral, t as parse } from "./index-parse.mjs";
import { n as encode, r as isBinary, t as decode } from "./index-syntax.mjs";
export { ancestors, commandsUnder, decode, encode, isBinary, isCommand, isDirective, isLiteral, isSection, parse, siblings, sourceOf, valuesOf, walk };
