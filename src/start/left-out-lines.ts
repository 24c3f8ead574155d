import { moduleNeededToLoad } from '../httpd/module-families.js'
import { lineOfModuleTest } from '../migrate/without-module.js'
import { reparse } from '../syntax/parse.js'
import type { Directive, Section } from '../syntax/tree.js'
import type { CopyToStart } from './copy-to-start.js'
import { moduleFileFor } from './httpd-program.js'

/**
 * The symbols of modules that one of the copies cannot load, because its httpd lacks the module, or a module whose functions
 * the module calls.
 */
export function absentModules(copies: readonly CopyToStart[]): readonly string[] {
  const lines = copies.map((copy) => loadLines(copy))
  const absent = new Set(
    copies.flatMap(({ program }, index) =>
      (lines[index] ?? []).flatMap(({ symbol, path }) => (moduleFileFor(program, path) === null ? symbol : [])),
    ),
  )
  const callers = lines.flat().filter(({ symbol }) => absent.has(moduleNeededToLoad(symbol) ?? ''))
  return [...new Set([...absent, ...callers.map(({ symbol }) => symbol)])]
}

const loadLines = ({ given: { site }, texts }: CopyToStart) =>
  site.files.flatMap((file) => {
    const text = texts.get(file)
    if (text === undefined && file.named('loadmodule').length === 0) return []
    const lines = (text === undefined ? file : reparse(file, text)).named('loadmodule')
    return lines.flatMap(({ args: [symbol, path] }) =>
      symbol && path ? { symbol: symbol.value, path: path.value } : [],
    )
  })

/**
 * Returns a test for the lines that both copies leave out: the LoadModule lines of these modules, and the lines that only these
 * modules accept.
 */
export function absentModuleLineTest(absentSymbols: readonly string[]): (node: Directive | Section) => boolean {
  const taken = absentSymbols.map(lineOfModuleTest)
  return (node) =>
    node.key === 'loadmodule'
      ? absentSymbols.includes(node.args[0]?.value ?? '')
      : taken.some((isTaken) => isTaken(node))
}
