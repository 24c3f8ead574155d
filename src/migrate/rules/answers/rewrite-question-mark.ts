import { reviewFix } from '../../../edit/edit.js'
import { captureGroups, mayMatchQuestionMark } from '../../../httpd/pattern-groups.js'
import { flagsOfRewriteRule, isProxying, type RewriteWords, wordsOfRewriteLine } from '../../../httpd/rewrite-words.js'
import { addRewriteFlag, capturesOfConditionBefore } from '../../../models/rewrite-rules.js'
import { type Directive, sourceOf } from '../../../syntax/tree.js'
import { eachLineOn22, ruleOf } from '../../rule.js'

export const rewriteQuestionMark = ruleOf('answers', {
  id: 'rewrite-question-mark',
  title: 'RewriteRule that sends part of the URL to another server',
  see: 'https://httpd.apache.org/docs/2.4/rewrite/flags.html#flag_unsafe_allow_3f',
  fixes: 'review',
  covers: ['rewrite-proxy-question'],
  page: `
## What 2.2 did

mod_rewrite sees the decoded path: \`/wiki/Why%3F\` is \`/wiki/Why?\`. If a rule with the flag P copies it into the URL of
a back end (\`http://back/$1\`), \`%3f\` becomes a question mark and the rest a query string. httpd sent that.

## What 2.4 does

2.4.60 and later answer 403 and log "Unsafe URL with %3f URL rewritten without UnsafeAllow3F" (AH10508).

## What the rule does

It offers the flag UnsafeAllow3F for review, which keeps the old behaviour; older versions refuse to start because of
it. The flag B encodes the question mark and every other special character, so the back end sees the original name.
Which one is right depends on the back end.

## When not

If the pattern cannot match a question mark (\`([0-9]+)\`, \`([\\w/-]+)\`), nothing is reported. The same applies if the
RewriteRule already has one of the flags, or its own question mark before that part.`,
  check: eachLineOn22(['RewriteRule'], (at) => {
    if (!/\$[\d]|%[\d{]/.test(sourceOf(at.file, at))) return undefined
    const words = wordsOfRewriteLine(at)
    const word = words && questionMarkIn(at, words)
    if (!words || word === undefined) return undefined
    const [allowed, encoded] = [addRewriteFlag(at, words.flags, 'UnsafeAllow3F'), addRewriteFlag(at, words.flags, 'B')]
    return {
      message: `2.4.60 and later answer 403 when ${word} contains %3f; 2.2 sent a question mark to the back end. To send a question mark again, add the flag UnsafeAllow3F. To send %3f, add the flag B.`,
      ...(allowed && {
        fix: reviewFix(
          'Add the flag UnsafeAllow3F',
          'The server is httpd 2.4.60 or later, and clients should be able to choose the query string for the back end.',
          allowed,
        ),
      }),
      ...(encoded && { forms: [{ name: 'flag-b', title: 'Add the flag B', edits: [encoded] }] }),
    }
  }),
})

const variables = /%\{(?:REQUEST_URI|REQUEST_FILENAME|SCRIPT_FILENAME|PATH_INFO)\}/i

/**
 * The part of a rule that may put a question mark of the request into the back end's URL: a reference before the rule's own `?`.
 */
function questionMarkIn(at: Directive, { first, second, flags }: RewriteWords): string | undefined {
  const given = new Set(flagsOfRewriteRule(flags))
  if (!isProxying(flags) || ['b', 'unsafeallow3f'].some((flag) => given.has(flag))) return undefined
  const isLastCounted = given.has('qsl') || given.has('qslast')
  // The values of a RewriteMap are not known: references to maps are removed.
  const path = second.replace(/\$\{[^}]*\}?/g, '').replace(isLastCounted ? /\?[^?]*$/s : /\?.*$/s, '')
  const variable = variables.exec(path)
  if (variable) return variable[0]
  return path.match(/[$%]\d/g)?.find((reference) => {
    const groups = reference.startsWith('$')
      ? captureGroups(first.replace(/^!/, ''))
      : capturesOfConditionBefore(at, variables)
    const part = groups[Number(reference[1])]
    return part !== undefined && mayMatchQuestionMark(part)
  })
}
