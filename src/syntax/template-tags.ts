import { templateTagStartSource } from './template.js'
import type { Range } from './tree.js'

/** A template tag, and its role for the lines around it. */
export interface TemplateTag extends Range {
  readonly kind: Kind
}

/** The tags of a text, in order. The text may be a template. */
export const templateTagsIn = (text: string): readonly TemplateTag[] =>
  Array.from(text.matchAll(tag), ({ 0: source, index }) => ({
    start: index,
    end: index + source.length,
    kind: kindOf(source),
  }))

const tag = new RegExp(
  [
    /<%[\s\S]*?%>|<\?(?!xml)[\s\S]*?\?>/.source,
    `${templateTagStartSource}[\\s\\S]*?%\\}`,
    /\{\{[\s\S]*?\}\}|\{#[\s\S]*?#\}|\[%\s[\s\S]*?%\]|<\/?tmpl_\w+[^>]*>|\{\/?tmpl_\w+[^}]*\}/.source,
  ].join('|'),
  'gi',
)

/** The role of a tag for the lines around it. A tag of the kind `text` outputs something, `nothing` does not. */
type Kind = 'open' | 'middle' | 'end' | 'nothing' | 'text' | 'unknown'

/** The role of a tag, by its first and last words. */
function kindOf(source: string): Kind {
  const head = source.toLowerCase()
  if (/^[<{]\/?tmpl_/.test(head)) return templateTag(head)
  if (head.startsWith('<%')) return ruby(source.slice(2, -2).replace(/^-|-$/g, ''))
  if (head.startsWith('{%') || head.startsWith('[%'))
    return jinja(
      source
        .slice(2, -2)
        .replace(/^[-+]|[-+]$/g, '')
        .trim(),
    )
  if (head.startsWith('{{'))
    return braces(
      source
        .slice(2, -2)
        .replace(/^[-~{]|[-~}]$/g, '')
        .trim(),
    )
  return head.startsWith('{#') ? 'nothing' : php(source.slice(2, -2).trim())
}

/** The role of a tag of HTML::Template and similar engines; some write `</tmpl_else>` in the middle. */
function templateTag(head: string): Kind {
  if (/^[<{]\/?tmpl_(else|elseif|elsif)\b/.test(head)) return 'middle'
  if (/^[<{]\/tmpl_/.test(head)) return 'end'
  if (/^[<{]tmpl_(if|unless|loop|foreach|ifnot)\b/.test(head)) return 'open'
  if (/^[<{]tmpl_comment\b/.test(head)) return 'unknown'
  return 'text'
}

function ruby(body: string): Kind {
  if (/^[=|]/.test(body)) return 'text'
  if (body.startsWith('#')) return 'nothing'
  const words = body.trim()
  if (/^(else|elsif|when)\b/.test(words) || /^\}\s*els(e|if)\b.*\{$/s.test(words)) return 'middle'
  if (/^(end|\})$/.test(words)) return 'end'
  const opens =
    /^(if|unless|case|while|until|for|begin)\b/.test(words) || /\bdo(\s*\|[^|]*\|)?$|\{(\s*\|[^|]*\|)?$/.test(words)
  if (!opens) return /\b(if|unless|do|end|begin|case|while|until)\b|[{}]/.test(words) ? afterwards(words) : 'nothing'
  return /[\n;]|\bend\b/.test(words) ? 'unknown' : 'open'
}

/** The role of `x = 1 if y`: here the `if` opens no block. */
const afterwards = (words: string): Kind =>
  /^[^\n;{}]*\S\s+(if|unless)\b[^\n;{}]*$/.test(words) && !/\b(do|end|begin|case|while|until)\b/.test(words)
    ? 'nothing'
    : 'unknown'

function jinja(body: string): Kind {
  if (/^(else|elif|elseif|elsif|case|when)\b/i.test(body)) return 'middle'
  if (/^end\w*$/i.test(body) || /^end\w+\b/.test(body)) return 'end'
  if (/^(if|unless|for|foreach|while|block|macro|call|filter|with|switch|wrapper|raw|autoescape)\b/i.test(body))
    return 'open'
  if (/^(set|do|import|from)\b/i.test(body)) return body.includes('=') || !/^set\b/i.test(body) ? 'nothing' : 'unknown'
  return body.startsWith('#') ? 'nothing' : 'text'
}

function braces(body: string): Kind {
  if (body.startsWith('!') || body.startsWith('/*')) return 'nothing'
  if (/^(#|\^|(if|range|with|define|block)\b)/.test(body)) return 'open'
  if (/^(else|\^$)/.test(body)) return 'middle'
  return /^(\/|end$)/.test(body) ? 'end' : 'text'
}

function php(body: string): Kind {
  const words = body.replace(/^php\b/, '').trim()
  if (/^\}\s*else\b.*\{$|^else(if)?\b.*:$/s.test(words)) return 'middle'
  if (/^\}$|^end(if|foreach|for|while)\s*;?$/.test(words)) return 'end'
  if (/^(if|foreach|for|while)\b[^;{}]*[{:]$/.test(words)) return 'open'
  return /^(=|echo\b|print\b|include\b|require\b)/.test(words) ? 'text' : 'unknown'
}
