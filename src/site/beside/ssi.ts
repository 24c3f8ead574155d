import type { Word } from '../../syntax/tree.js'
import type { Statement } from './file.js'

/**
 * The elements of a page with server-side includes, `<!--#name attribute="value" … -->`. Each becomes a statement with
 * the element's name and the quoted values as arguments (mod_include.c, find_directive and find_argument).
 */
export function* ssiElementsIn(text: string): Generator<Statement> {
  for (const { index, 1: name = '' } of text.matchAll(/<!--#([a-z]+)(?=\s|-->)/gi)) {
    const start = index + '<!--#'.length
    yield {
      name: { start, end: start + name.length, value: name },
      args: [...attributesFrom(text, start + name.length)],
    }
  }
}

/** The attributes up to the end of the element, as words of the form `name=value`. */
function* attributesFrom(text: string, from: number): Generator<Word> {
  const attribute = /\s*(?:(-->)|([^\s=>]+)\s*=\s*(?:(["'`])((?:\\[\s\S]|(?!\3)[^\\])*)\3|([^\s>"'`][^\s>]*)))/y
  for (attribute.lastIndex = from; ; ) {
    const start = attribute.lastIndex
    const found = attribute.exec(text)
    if (!found || found[1]) return
    const [whole, , name = '', quote, quoted, plain = ''] = found
    const value = quoted === undefined ? plain : quoted.replaceAll(`\\${quote}`, quote ?? '')
    yield {
      start: start + whole.length - whole.trimStart().length,
      end: attribute.lastIndex,
      value: `${name.toLowerCase()}=${value}`,
    }
  }
}
