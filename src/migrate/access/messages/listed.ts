import { listed } from '../../../base/listed.js'

/** More lines than these are not named. */
export const mostLines = 2

/** Names in code: `Order`, `Allow` and `Deny`. */
export const namesInCode = (names: readonly string[]): string => listed(names.map((name) => `\`${name}\``))
