import { isTemplated } from './context.js'
import { ancestors, sourceOf, type Directive, type Section } from './tree.js'

/**
 * Whether the words of a line are the ones that httpd will read: no tag of a template, no `${NAME}` to be replaced when
 * the file is read, no parameter of the macro that the line stands in.
 */
export function isLiteral(node: Directive | Section): boolean {
  const source = sourceOf(node.file, node)
  if (source.includes('${') || isTemplated(node)) return false
  return !macroParameters(node).some((parameter) => source.includes(parameter))
}

/** mod_macro: the words after the macro's name; they replace text anywhere in the body, inside words too. */
export function macroParameters(node: Directive | Section): string[] {
  const found: string[] = []
  for (const section of ancestors(node)) {
    if (section.key === 'macro') found.push(...section.args.slice(1).map((arg) => arg.value).filter(Boolean))
  }
  return found
}

/** The text as one double-quoted word, which both versions read back as the very same text (server/util.c, ap_getword_conf). */
export const quoted = (text: string): string => `"${text.replace(/\\(?=[\\"]|$)/g, '\\\\').replace(/"/g, '\\"')}"`

/** The text as one word, in quotes only where it needs them. */
export const asWord = (text: string): string => (/^[^\s"'\\]+$/.test(text) ? text : quoted(text))
