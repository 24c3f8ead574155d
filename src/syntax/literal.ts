import { hasPlaceholder } from './template.js'
import { type Directive, type Node, type Range, type Section, sourceOf, valuesOf } from './tree.js'

/**
 * Whether the words of a line are the ones that httpd will read: no tag of a template, no `${NAME}` to be replaced when
 * the file is read, no parameter of the macro that the line stands in, and no two backslashes at its end, after which
 * 2.4 reads on.
 */
export function isLiteral(node: Directive | Section): boolean {
  const source = sourceOf(node.file, node)
  if (source.includes('${') || /\\\\\r?\n$/.test(source) || isTemplated(node)) return false
  return !macroParameters(node).some((parameter) => source.includes(parameter))
}

/** Whether the line holds a tag or placeholder of a template, so that its words are not the ones httpd will read. */
export const isTemplated = (node: Directive | Section): boolean => hasPlaceholder(sourceOf(node.file, node))

/** mod_macro: the words after the macro's name; they replace text anywhere in the body, inside words too. */
export function macroParameters(node: Directive | Section): string[] {
  const found: string[] = []
  // A loop of its own, since this is asked of nearly every section.
  for (let section = node.parent; section; section = section.parent) {
    if (section.key === 'macro')
      found.push(
        ...section.args
          .slice(1)
          .map((arg) => arg.value)
          .filter(Boolean),
      )
  }
  return found
}

/** Whether a node stands in a macro, so that it is read wherever the macro is used. */
export function isInMacro(node: Node): boolean {
  for (let section = node.parent; section; section = section.parent) if (section.key === 'macro') return true
  return false
}

/** The text as one double-quoted word, which both versions read back as the very same text (server/util.c, ap_getword_conf). */
export const quoted = (text: string): string => `"${text.replace(/\\(?=[\\"]|$)/g, '\\\\').replace(/"/g, '\\"')}"`

/** The text in quotes if the replaced word has quotes. */
export const quotedLike = (node: Directive | Section, word: Range, text: string): string =>
  /^["']/.test(sourceOf(node.file, word)) ? quoted(text) : text

/** The text as one word, in quotes only where it needs them. */
export const quotedIfNeeded = (text: string): string => (/^[^\s"'\\]+$/.test(text) ? text : quoted(text))

/** The only argument: in a line of a template all of its words, since a placeholder may hold blanks. */
export const wholeArgumentOf = (node: Directive): string =>
  isTemplated(node) ? valuesOf(node).join(' ') : (node.args[0]?.value ?? '')

/** Whether the text can stand in quotes: those within a placeholder must stay as they are. */
export const mayStandInQuotes = (text: string): boolean => !(hasPlaceholder(text) && text.includes('"'))
