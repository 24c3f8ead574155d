import { hasPlaceholder } from './template.js'
import { type Directive, type Node, type Range, type Section, sourceOf, valuesOf } from './tree.js'

/**
 * Whether httpd reads the words of this line as written: the line has no template tag, no `${NAME}`, no macro parameter, and no
 * two backslashes at its end, where 2.4 joins the next line.
 */
export function isLiteral(node: Directive | Section): boolean {
  const source = sourceOf(node.file, node)
  if (source.includes('${') || /\\\\\r?\n$/.test(source) || hasTemplateTag(node)) return false
  return !macroParameters(node).some((parameter) => source.includes(parameter))
}

/** Whether the line has a template tag or placeholder, so that httpd will read other words. */
export const hasTemplateTag = (node: Directive | Section): boolean => hasPlaceholder(sourceOf(node.file, node))

/**
 * The parameters of the macros around a node (mod_macro). Their values replace text anywhere in the body, even within
 * words.
 */
export function macroParameters(node: Directive | Section): string[] {
  const found: string[] = []
  // A plain loop instead of a generator, because this runs for nearly every section.
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

/** Whether a node is in a macro, and so is read wherever the macro is used. */
export function isInMacro(node: Node): boolean {
  for (let section = node.parent; section; section = section.parent) if (section.key === 'macro') return true
  return false
}

/** The text as one double-quoted word, which both versions read back unchanged (server/util.c, ap_getword_conf). */
export const quoted = (text: string): string => `"${text.replace(/\\(?=[\\"]|$)/g, '\\\\').replace(/"/g, '\\"')}"`

/** The text in quotes if the replaced word has quotes. */
export const quotedLike = (node: Directive | Section, word: Range, text: string): string =>
  /^["']/.test(sourceOf(node.file, word)) ? quoted(text) : text

/** The text as one word, in quotes if necessary. */
export const quotedIfNeeded = (text: string): string => (/^[^\s"'\\]+$/.test(text) ? text : quoted(text))

/** The argument of a directive that takes only one. In a template line, all words, because a placeholder may contain spaces. */
export const onlyArgumentOf = (node: Directive): string =>
  hasTemplateTag(node) ? valuesOf(node).join(' ') : (node.args[0]?.value ?? '')

/** Whether the text can be put in quotes. It cannot if a placeholder contains quotes, which must not be escaped. */
export const canBeQuoted = (text: string): boolean => !(hasPlaceholder(text) && text.includes('"'))
