import { type Fix, replace, reviewFix } from '../../../edit/edit.js'
import { wordsOfRewriteLine } from '../../../httpd/rewrite-words.js'
import { isLiteral } from '../../../syntax/literal.js'
import { type Directive, sourceOf } from '../../../syntax/tree.js'
import { eachLineOn22, ruleOf } from '../../rule.js'

export const rewritecondNewOperators = ruleOf('answers', {
  id: 'rewritecond-new-operators',
  title: 'A RewriteCond pattern that is an operator in 2.4',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html#rewritecond',
  fixes: 'review',
  covers: ['rewritecond-new-operators'],
  page: `
## What 2.2 did

\`-h\`, \`-L\`, \`-lt\`, \`-le\`, \`-gt\`, \`-ge\`, \`-eq\` and \`-ne\` in a RewriteCond were regular expressions that looked for
these letters. \`>=x\` meant "after \`=x\`", and \`<=x\` "before \`=x\`".

## What 2.4 does

They are operators: \`-h\` and \`-L\` test for a symbolic link, the others compare numbers, and \`>=\` and \`<=\` compare
text.

## What the rule does

It offers to escape the minus sign, so that the pattern stays a regular expression. The fix is for review: the author
of \`-lt5\` probably wanted the operator. Then the line is right and starts to work in 2.4. What \`>=\` and \`<=\` did in
2.2 cannot be written in 2.4.`,
  check: eachLineOn22(['RewriteCond'], (at) => {
    const words = wordsOfRewriteLine(at)
    const operator = words && /^!?(-[hL]$|-(?:lt|le|gt|ge|eq|ne)(?=.)|[<>]=)/s.exec(words.second)?.[1]
    if (!operator || words.first.toLowerCase() === 'expr' || !isLiteral(at)) return undefined
    const was = operator.startsWith('-')
      ? 'a regular expression'
      : `"${operator.charAt(0)}" and the text "${words.second.replace(/^!?./, '')}"`
    return {
      message: `2.4 reads ${operator} in this RewriteCond as an operator; 2.2 read it as ${was}. If you mean the operator, keep the line${operator.startsWith('-') ? `; to match the text, escape the dash: \`\\${operator}\`` : ''}.`,
      fix: operator.startsWith('-') ? escaped(at) : undefined,
    }
  }),
})

/**
 * The fix that escapes the dash. Undefined if the line has spaces behind backslashes, which only mod_rewrite reads as part of
 * a word.
 */
function escaped(at: Directive): Fix | undefined {
  const word = at.args[1]
  const source = word ? sourceOf(at.file, word) : ''
  const minus = source.indexOf('-')
  if (!word || !/^["']?!?-/.test(source) || sourceOf(at.file, at).includes('\\ ')) return undefined
  const at0 = word.start + minus
  const edit = replace(at, { start: at0, end: at0 }, '\\')
  return reviewFix(
    'Escape the dash, so that 2.4 reads a regular expression',
    'The pattern should be a regular expression, as 2.2 read it.',
    edit,
  )
}
