import { isLineOfModule } from '../migrate/without-module.js'
import { parseAgain } from '../syntax/parse.js'
import type { Directive, Section } from '../syntax/tree.js'
import type { CopyToStart } from './copy-to-start.js'
import { moduleFile } from './httpd-program.js'

/** The modules, by their symbols, that a copy would load and this machine has not. */
export function absentModules({ given: { site }, texts, program }: CopyToStart): readonly string[] {
  return site.files.flatMap((file) => {
    const text = texts.get(file)
    if (text === undefined && file.named('loadmodule').length === 0) return []
    const lines = (text === undefined ? file : parseAgain(file, text)).named('loadmodule')
    return lines.flatMap(({ args: [symbol, path] }) =>
      symbol && path && moduleFile(program, path.value) === null ? symbol.value : [],
    )
  })
}

/** Tells the lines that both copies leave out: the LoadModule lines of these modules, and lines that only they accept. */
export function isLineOfModules(symbols: readonly string[]): (node: Directive | Section) => boolean {
  const taken = symbols.map(isLineOfModule)
  return (node) =>
    node.key === 'loadmodule' ? symbols.includes(node.args[0]?.value ?? '') : taken.some((isTaken) => isTaken(node))
}
