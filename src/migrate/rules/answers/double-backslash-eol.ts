import { fixCountingOn, safeFix } from '../../../edit/edit.js'
import { directiveNamed } from '../../../httpd/directives.js'
import { hiddenBy, type JoinedLine, joinedLines } from '../../../models/joined-lines.js'
import { parse } from '../../../syntax/parse.js'
import { type Directive, isDirective, isSection, type Node, type Section, sourceOf } from '../../../syntax/tree.js'
import { where } from '../../assumptions.js'
import { type Hit, ruleOf, type Severity } from '../../rule.js'

export const doubleBackslashEol = ruleOf('answers', {
  id: 'double-backslash-eol',
  title: 'A line that ends in two backslashes',
  see: 'https://httpd.apache.org/docs/2.4/configuring.html#syntax',
  fixes: 'both',
  covers: ['double-backslash-eol'],
  page: `
A backslash at the end of a line continues it on the next line. 2.2 took two backslashes there for one that is meant as such,
as in \`SetEnv DIR C:\\temp\\\\\`, and ended the line. 2.4 looks at the last one only: it joins the next line to this one, or, where
that is empty, takes another backslash away and joins the one after it.

The rule puts the last word in quotes where the directive reads its line word by word. Then the line ends in a quote, and both
versions read it alike. Require, SSLRequire and some others do not: their lines are left to a person. What other rules would change
in the lines that 2.4 joins waits until then. Nothing is said where nothing is joined: at the end of the file, or before a line of blanks. A comment that ends so
is reported at the line that 2.4 would take for a part of the comment, and loses its backslashes.`,
  *check(site) {
    for (const line of joinedLines(site)) {
      const { at } = line
      if (at.kind === 'comment') yield* commentHit(line, at)
      else if (isDirective(at) || isSection(at)) yield lineHit(line, at)
    }
  },
})

function* commentHit({ end, edit }: JoinedLine, comment: Node): Generator<Hit> {
  const at = hiddenBy(comment, end)
  const fix = edit && safeFix('Take the backslashes from the comment', edit)
  if (at) yield { at, message: hides, severity: at.kind === 'section' ? 'error' : 'warning', fix }
}

const hides =
  '2.4 takes this line for a part of the comment before it, since that ends in a backslash; take the two backslashes away.'

function lineHit({ end, edit }: JoinedLine, at: Directive | Section): Hit {
  const taken = sourceOf(at.file, { start: at.end, end }).trim()
  const [first = ''] = taken.split('\n')
  const joins = `2.4 joins ${taken ? `\`${first.trim()}\`` : 'the next line'} to this line, since it ends in a backslash, which 2.2 did not after two of them`
  const cure = edit ? 'put the last word in quotes' : 'write it so that it ends in something else'
  const known = directiveNamed(at.key) !== undefined
  const sentence = `${at.name.value} reads its words as httpd's own directives do.`
  const alike = where(!known, `double-backslash-eol:${at.name.value}`, sentence)
  return {
    at,
    message: `${joins}; ${cure}.`,
    severity: severityOf(at, end),
    fix: edit && fixCountingOn('Put the last word in quotes', alike, edit),
  }
}

/** 2.4 does not start where a tag is lost, or a directive gets more words than it takes. */
function severityOf(node: Directive | Section, end: number): Severity {
  if (node.kind === 'section' || /^\s*</.test(sourceOf(node.file, { start: node.end, end }))) return 'error'
  const [line] = parse(sourceOf(node.file, { start: node.start, end }), '', '2.4').children
  const numbers = /^TAKE(\d+)$/.exec(directiveNamed(node.key)?.in24?.kind ?? '')?.[1]
  const words = line?.kind === 'directive' ? line.args.length : 0
  return numbers && words > Math.max(...[...numbers].map(Number)) ? 'error' : 'warning'
}
