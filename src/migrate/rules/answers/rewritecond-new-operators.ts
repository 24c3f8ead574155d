import { type Fix, replace, reviewFix } from '../../../edit/edit.js'
import { rewriteWords } from '../../../httpd/rewrite-words.js'
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
2.4 has more operators for the pattern of a RewriteCond: \`-h\` and \`-L\` ask for a symbolic link, \`-lt\`, \`-le\`, \`-gt\`, \`-ge\`, \`-eq\` and
\`-ne\` with a number behind them compare numbers, and \`>=\` and \`<=\` compare text. To 2.2 the former were regular expressions that
looked for just these letters, and \`>=x\` meant "after \`=x\`".

The rule offers to escape the minus sign, so that the pattern stays a regular expression. That is for review: whoever wrote
\`-lt5\` mostly wanted the operator, in which case the condition starts to work in 2.4 and the line is right as it is. For \`>=\` and
\`<=\` there is no way to write what 2.2 did.`,
  check: eachLineOn22(['RewriteCond'], (at) => {
    const words = rewriteWords(at)
    const operator = words && /^!?(-[hL]$|-(?:lt|le|gt|ge|eq|ne)(?=.)|[<>]=)/s.exec(words.second)?.[1]
    if (!operator || words.first.toLowerCase() === 'expr' || !isLiteral(at)) return undefined
    const was = operator.startsWith('-')
      ? 'a regular expression'
      : `"${operator.charAt(0)}" and the text "${words.second.replace(/^!?./, '')}"`
    return {
      message: `2.4 reads ${operator} in this RewriteCond as an operator, which was ${was} to 2.2; keep the line if the operator is meant.`,
      fix: operator.startsWith('-') ? escaped(at) : undefined,
    }
  }),
})

/** Where the second argument is plainly a word of the line: blanks behind backslashes are mod_rewrite's own way. */
function escaped(at: Directive): Fix | undefined {
  const word = at.args[1]
  const source = word ? sourceOf(at.file, word) : ''
  const minus = source.indexOf('-')
  if (!word || !/^["']?!?-/.test(source) || sourceOf(at.file, at).includes('\\ ')) return undefined
  const at0 = word.start + minus
  const edit = replace(at, { start: at0, end: at0 }, '\\')
  return reviewFix(
    'Keep it a regular expression',
    'The pattern is meant as a regular expression, as 2.2 read it.',
    edit,
  )
}
