import { fixWithAssumptions, safeFix } from '../../../edit/edit.js'
import { directiveByName } from '../../../httpd/directives.js'
import { type JoinedLine, linesJoinedOn24, nodeHiddenByComment } from '../../../models/joined-lines.js'
import { parse } from '../../../syntax/parse.js'
import { type Directive, isDirective, isSection, type Node, type Section, sourceOf } from '../../../syntax/tree.js'
import { assumptionIf } from '../../assumptions.js'
import { type Hit, ruleOf, type Severity } from '../../rule.js'

export const doubleBackslashEol = ruleOf('answers', {
  id: 'double-backslash-eol',
  title: 'A line that ends in two backslashes',
  see: 'https://httpd.apache.org/docs/2.4/configuring.html#syntax',
  fixes: 'both',
  covers: ['double-backslash-eol'],
  page: `
## What 2.2 did

A backslash at the end of a line continues it on the next line. Two backslashes there, as in \`SetEnv DIR C:\\temp\\\\\`,
meant one backslash and ended the line.

## What 2.4 does

Only the last backslash counts: httpd joins the next line to this one. If the next line is empty, it removes another
backslash and joins the line after it.

## What the rule does

It puts the last word in quotes, so that both versions read the line alike. In a comment it removes the backslashes.
Other rules leave the joined lines alone until then.

## When not

If nothing is joined (at the end of the file, or before a blank line), the rule reports nothing. Require, SSLRequire and
some other directives do not split their line into words; their lines are only reported.`,
  *check(site) {
    for (const line of linesJoinedOn24(site)) {
      const { at } = line
      if (at.kind === 'comment') yield* commentHit(line, at)
      else if (isDirective(at) || isSection(at)) yield lineHit(line, at)
    }
  },
})

function* commentHit({ end, edit }: JoinedLine, comment: Node): Generator<Hit> {
  const at = nodeHiddenByComment(comment, end)
  const fix = edit && safeFix('Remove the backslashes from the comment', edit)
  if (at) yield { at, message: hides, severity: at.kind === 'section' ? 'error' : 'warning', fix }
}

const hides =
  '2.4 reads this line as part of the comment before it, which ends in a backslash. Remove the two backslashes at the end of that comment.'

function lineHit({ end, edit }: JoinedLine, at: Directive | Section): Hit {
  const taken = sourceOf(at.file, { start: at.end, end }).trim()
  const [first = ''] = taken.split('\n')
  const joins = `2.4 joins ${taken ? `\`${first.trim()}\`` : 'the next line'} to this line, because this line ends in a backslash; 2.2 did not join lines after two backslashes`
  const cure = edit ? 'Put the last word in quotes' : 'Rewrite the line so that it does not end in a backslash'
  const known = directiveByName(at.key) !== undefined
  const sentence = `The module of ${at.name.value} splits the line into words, as httpd's own directives do.`
  const alike = assumptionIf(!known, `double-backslash-eol:${at.name.value}`, sentence)
  return {
    at,
    message: `${joins}. ${cure}.`,
    severity: severityOf(at, end),
    fix: edit && fixWithAssumptions('Put the last word in quotes', alike, edit),
  }
}

/** The severity: 2.4 does not start if a tag is lost or a directive gets too many words. */
function severityOf(node: Directive | Section, end: number): Severity {
  if (node.kind === 'section' || /^\s*</.test(sourceOf(node.file, { start: node.end, end }))) return 'error'
  const [line] = parse(sourceOf(node.file, { start: node.start, end }), '', '2.4').children
  const numbers = /^TAKE(\d+)$/.exec(directiveByName(node.key)?.in24?.kind ?? '')?.[1]
  const words = line?.kind === 'directive' ? line.args.length : 0
  return numbers && words > Math.max(...[...numbers].map(Number)) ? 'error' : 'warning'
}
