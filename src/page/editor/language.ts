import { HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { tags } from '@lezer/highlight'

interface LineState {
  /** The line goes on after a backslash. */
  isContinued: boolean
}

/** Colours alone: what the lines mean, the engine says. */
const httpdLanguage = StreamLanguage.define<LineState>({
  name: 'httpd',
  startState: () => ({ isContinued: false }),
  token(stream, state) {
    const isFirst = stream.sol() && !state.isContinued
    if (stream.sol()) state.isContinued = /\\\r?$/.test(stream.string)
    if (stream.eatSpace()) return null
    const isName = isFirst || /^\s*$/.test(stream.string.slice(0, stream.start))
    if (isName && stream.match(/^#.*/)) {
      state.isContinued = /\\\r?$/.test(stream.string)
      return 'comment'
    }
    if (isName && stream.match(/^<\/?[\w:]+/)) return 'tagName'
    if (isName && stream.match(/^[^\s"']+/)) return 'keyword'
    if (stream.match(/^"(?:[^"\\]|\\.)*"?/) || stream.match(/^'(?:[^'\\]|\\.)*'?/)) return 'string'
    if (stream.match(/^[$%]\{[^}]*\}/)) return 'variableName'
    if (stream.match(/^>\s*$/)) return 'tagName'
    if (stream.match(/^\d[\w./:]*(?=[\s>]|$)/)) return 'number'
    if (stream.match(/^(?:[^\s"'$%>]|[$%](?!\{))+/)) return null
    stream.next()
    return null
  },
})

const style = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--code-comment)', fontStyle: 'italic' },
  { tag: tags.tagName, color: 'var(--code-tag)' },
  { tag: tags.keyword, color: 'var(--code-name)' },
  { tag: tags.string, color: 'var(--code-string)' },
  { tag: tags.variableName, color: 'var(--code-variable)' },
  { tag: tags.number, color: 'var(--code-number)' },
])

export const httpdHighlighting: Extension = [httpdLanguage, syntaxHighlighting(style)]
