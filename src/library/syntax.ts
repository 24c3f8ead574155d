/** The parser, which turns bytes into text and text into a tree. It knows no directive. */
export { decode, type Encoding, encode, isBinary } from '../syntax/encoding.js'
export { isLiteral } from '../syntax/literal.js'
export { parse } from '../syntax/parse.js'
export * from '../syntax/tree.js'
