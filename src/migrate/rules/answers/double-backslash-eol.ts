import { type Fix, fixCountingOn, replace, safeFix } from '../../../edit/edit.js'
import { directiveNamed } from '../../../httpd/directives.js'
import type { Site } from '../../../site/site.js'
import { endOfLogicalLine } from '../../../syntax/lines.js'
import { quoted } from '../../../syntax/literal.js'
import { parse } from '../../../syntax/parse.js'
import {
  type ConfigFile,
  type Directive,
  type Node,
  type Section,
  siblings,
  sourceOf,
  walk,
} from '../../../syntax/tree.js'
import { where } from '../../assumptions.js'
import { type Hit, ruleOf, type Severity } from '../../rule.js'

export const doubleBackslashEol = ruleOf('answers', {
  id: 'double-backslash-eol',
  title: 'A line that ends in two backslashes',
  see: 'https://httpd.apache.org/docs/2.4/configuring.html#syntax',
  covers: ['double-backslash-eol'],
  page: `
A backslash at the end of a line continues it on the next line. 2.2 took two backslashes there for one that is meant as such,
as in \`SetEnv DIR C:\\temp\\\\\`, and ended the line. 2.4 looks at the last one only: it joins the next line to this one, or, where
that is empty, takes another backslash away and joins the one after it.

The rule puts the last word in quotes where the directive takes a path, so that the line ends in a quote and both versions read
it alike. Nothing is said where nothing is joined: at the end of the file, or before a line of blanks. A comment that ends so
is reported at the line that 2.4 would take for a part of the comment, and loses its backslashes.`,
  *check(site) {
    if (site.from === '2.4') return
    for (const file of site.files) {
      // Most files hold no such line: one search answers for all.
      if (file.text.includes('\\\\') && /\\\\\r?\n/.test(file.text)) yield* hitsIn(site, file)
    }
  },
})

function* hitsIn(site: Site, file: ConfigFile): Generator<Hit> {
  for (const node of walk(file.children)) {
    if (!/\\\\\r?\n$/.test(sourceOf(file, node).slice(-4)) || !site.isLive(node)) continue
    const end = endOfLogicalLine(file.text, node.start, '2.4')
    if (node.kind === 'directive' || node.kind === 'section') {
      if (changes(sourceOf(file, { start: node.end, end })))
        yield { at: node, message: joins, severity: severityOf(node, end), fix: inQuotes(node) }
    } else if (node.kind === 'comment') {
      const at = lost(node, end)
      const fix = safeFix('Take the backslashes from the comment', withoutBackslashes(node))
      if (at) yield { at, message: hides, severity: at.kind === 'section' ? 'error' : 'warning', fix }
    }
  }
}

const joins =
  '2.4 joins the next line to this one, since it ends in a backslash, which 2.2 did not after two of them; put the last word in quotes.'
const hides =
  '2.4 takes this line for a part of the comment before it, since that ends in a backslash; take the two backslashes away.'

/** 2.4 does not start where a tag is lost, or a directive gets more words than it takes. */
function severityOf(node: Directive | Section, end: number): Severity {
  if (node.kind === 'section' || /^\s*</.test(sourceOf(node.file, { start: node.end, end }))) return 'error'
  const [line] = parse(sourceOf(node.file, { start: node.start, end }), '', '2.4').children
  const numbers = /^TAKE(\d+)$/.exec(directiveNamed(node.key)?.in24?.kind ?? '')?.[1]
  const words = line?.kind === 'directive' ? line.args.length : 0
  return numbers && words > Math.max(...[...numbers].map(Number)) ? 'error' : 'warning'
}

/** Whether the joined text says something, or begins with an empty line, which costs one more backslash. */
const changes = (text: string): boolean => text.trim() !== '' || /^\r?\n/.test(text)

/** What 2.4 would not read: the next directive or section, or the section whose closing tag is gone. */
function lost(comment: Node, end: number): Directive | Section | undefined {
  const list = siblings(comment)
  const next = list
    .slice(list.indexOf(comment) + 1)
    .find((node) => node.kind === 'directive' || node.kind === 'section')
  if (next && next.start < end) return next as Directive | Section
  const { parent } = comment
  return !next && parent?.close && parent.close.start < end ? parent : undefined
}

function withoutBackslashes(comment: Node) {
  const [slashes = ''] = /\\+\s*$/.exec(sourceOf(comment.file, comment)) ?? []
  const start = comment.end - slashes.length
  return replace(comment, { start, end: start + slashes.trim().length }, '')
}

/**
 * Directives whose last word is a path or any text, and that are the same in 2.4. Others cut their lines themselves, or
 * need another change to this very word.
 */
const takesText = new Set(
  'setenv alias scriptalias documentroot serverroot cacheroot coredumpdirectory pidfile typesconfig mimemagicfile'.split(
    ' ',
  ),
)

function inQuotes(node: Directive | Section): Fix | undefined {
  const last = node.args.at(-1)
  const known = directiveNamed(node.key) !== undefined
  const source = sourceOf(node.file, { start: last?.start ?? node.end, end: node.end }).trim()
  if (!last || node.kind === 'section' || /^["']|\n/.test(source) || (known && !takesText.has(node.key)))
    return undefined
  const edit = replace(node, { start: last.start, end: last.start + source.length }, quoted(last.value))
  const sentence = `${node.name.value} reads its words as httpd's own directives do.`
  const alike = where(!known, `double-backslash-eol:${node.name.value}`, sentence)
  return fixCountingOn('Put the last word in quotes', alike, edit)
}
