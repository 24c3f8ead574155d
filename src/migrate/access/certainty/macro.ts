import type { Site } from '../../../site/site.js'
import { isInMacro, isLiteral, macroParameters } from '../../../syntax/literal.js'
import { type Directive, type Node, type Section, sourceOf } from '../../../syntax/tree.js'
import type { Plan } from '../plan.js'

/**
 * Whether the lines of a scope mean what they say whatever the macro around them is used with. mod_macro puts words in the
 * place of a parameter wherever its name occurs in a line, and reads the lines then (process_content). So none of these lines,
 * nor a tag around them, may hold the name of one, and no other line of the scope may get the name of its directive from one;
 * what the words do to other lines does not bear on access. Where the section is read is another question (unplaced.ts).
 */
export function isClearOfMacro(site: Site, { scope, access, byPlace, overrides }: Plan): boolean {
  if (!site.names.has('<macro')) return true
  const lines = [...access.lines.flatMap((line) => [line.at, ...line.within]), ...access.containers]
  if (byPlace || overrides.some(isInMacro)) return false
  const own = [...lines, ...(scope.at ? [scope.at] : [])].filter(isInMacro)
  if (own.length === 0) return true
  return (
    own.every((line) => isLiteral(line) && macroParameters(line).every(isMarked)) &&
    !(scope.at ?? scope.file).children.some(mayBecomeAnother) &&
    site.once(usesPlainWords)
  )
}

/** A parameter without a mark could stand in the new lines too, `Require all granted`. */
const isMarked = (parameter: string): boolean => /^[$@%]\w/.test(parameter)

/** Whether a line may turn into one with another directive. */
function mayBecomeAnother(node: Node): boolean {
  if (node.kind === 'template') return true
  if (node.kind !== 'directive' && node.kind !== 'section') return false
  return takesName(node) || (node.kind === 'section' && node.children.some(mayBecomeAnother))
}

const takesName = (node: Directive | Section): boolean =>
  /[$@%]/.test(node.name.value) || macroParameters(node).some((parameter) => node.name.value.includes(parameter))

/** A word that ends in a backslash would join the line that it ends with the next one. */
const usesPlainWords = (site: Site): boolean =>
  site.directives('Use').every((line) => !sourceOf(line.file, line).includes('\\'))
