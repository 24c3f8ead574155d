/** The parser by itself: text to tree, bytes to text. It knows no directive. */
export { decode, type Encoding, encode, isBinary } from './encoding.js'
export { isLiteral } from './literal.js'
export { parse } from './parse.js'
export * from './tree.js'
