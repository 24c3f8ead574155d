import { reviewFix } from '../../../edit/edit.js'
import { captureGroups } from '../../../httpd/pattern-groups.js'
import { type RewriteWords, wordsOfRewriteLine } from '../../../httpd/rewrite-words.js'
import { addRewriteFlag, capturesOfConditionBefore } from '../../../models/rewrite-rules.js'
import { type Directive, sourceOf } from '../../../syntax/tree.js'
import { eachLineOn22, ruleOf } from '../../rule.js'

export const rewriteQueryBlank = ruleOf('answers', {
  id: 'rewrite-query-blank',
  title: 'RewriteRule that copies part of the URL into the query string',
  see: 'https://httpd.apache.org/docs/2.4/rewrite/flags.html#flag_bctls',
  fixes: 'review',
  covers: ['rewrite-query-encoding'],
  page: `
## What 2.2 did

mod_rewrite sees the decoded path: \`/tag/new%20york\` is \`/tag/new york\`. A rule such as \`index.php?q=$1\` makes a query
string with a space in it. httpd accepted that.

## What 2.4 does

2.4.56 and later answer 403 and log "Rewritten query string contains control characters or spaces" (AH10410, AH10411).
Variables that can contain spaces, such as \`%{HTTP_USER_AGENT}\`, have the same effect.

## What the rule does

It offers the flag BCTLS (2.4.57 or later) for review, if everything the rule copies goes into the query string. BCTLS
encodes spaces and control characters, and nothing else. B works in older versions too, but encodes every other
special character. Both write \`+\` for a space, which programs decode.

## When not

If the pattern cannot match a space (\`([0-9]+)\`, \`([\\w-]+)\`), or the rule already has one of the flags, the rule
reports nothing. The same applies to a redirect without NE, because its URL is encoded as a whole.`,
  check: eachLineOn22(['RewriteRule'], (at) => {
    if (!mayTakeOver.test(sourceOf(at.file, at))) return undefined
    const words = wordsOfRewriteLine(at)
    const word = words && blankIn(at, words)
    if (!words || word === undefined) return undefined
    const what = word.startsWith('%{') ? word : word.startsWith('$') ? 'a part of the URL' : 'a part of the request'
    const message = `2.4.56 and later answer 403 when ${what} puts a space into the query string${cureFor(word)}.`
    return { message, ...fixFor(at, words, word) }
  }),
})

const cureFor = (word: string) =>
  word.startsWith('%{')
    ? '. Escape the variable with a RewriteMap of `int:escape`'
    : ', as with %20 in a URL. Add the flag BCTLS (2.4.57 or later) or B'

/** A quick test: few substitutions have a reference behind a question mark. */
const mayTakeOver = /\?.*[$%][\d{]/s

const flag = (names: string): RegExp => new RegExp(`(^|[[,])\\s*(${names})\\s*([\\],=]|$)`, 'i')

const redirects = flag('R|redirect')
const proxies = flag('P|proxy')
const refuses = flag('F|forbidden|G|gone')
const escapesNothing = flag('NE|noescape')
const encodes = flag('B|BCTLS')

/** The part of a rule that may put spaces into the query string; undefined if there is none. */
function blankIn(at: Directive, { first, second, flags = '' }: RewriteWords): string | undefined {
  // The values of a RewriteMap are not known: references to maps are removed.
  const query = second.replace(/\$\{[^}]*\}?/g, '').replace(/^[^?]*/, '')
  if (!/[$%]/.test(query)) return undefined
  const leaves = redirects.test(flags) || (/^(https?|ftp):/i.test(second) && !proxies.test(flags))
  if (refuses.test(flags) || (leaves && !escapesNothing.test(flags))) return undefined
  const variable = variables.exec(query)
  if (variable) return variable[0]
  if (encodes.test(flags)) return undefined
  return query.match(/[$%]\d/g)?.find((reference) => {
    const groups = reference.startsWith('$') ? captureGroups(first) : capturesOfConditionBefore(at, variables)
    const part = groups[Number(reference[1])]
    return part !== undefined && mayHoldBlank(part)
  })
}

/** Matches variables whose values may contain a space: decoded paths, and headers. QUERY_STRING is not among them: mod_rewrite sees it as it was sent. */
const variables = /%\{(REQUEST_URI|REQUEST_FILENAME|SCRIPT_FILENAME|PATH_INFO|HTTP_USER_AGENT|HTTP_REFERER)\}/i

/** Whether a pattern may match a space: `.`, a class with a space, or a negated class without one. */
function mayHoldBlank(pattern: string): boolean {
  const withoutEscaped = pattern.replace(/\\[^WDHs]/g, '')
  const sets = withoutEscaped.match(/\[\^?\]?[^\]]*\]/g) ?? []
  const rest = withoutEscaped.replace(/\[\^?\]?[^\]]*\]/g, '')
  return /[. ]|\\/.test(rest) || sets.some(takesBlank)
}

const takesBlank = (set: string): boolean =>
  set.startsWith('[^') ? !/ |\\|:(space|blank|print):/.test(set) : / |\\|!-|:(space|blank|print):/.test(set)

/**
 * A fix if the B flag does no harm: it applies to all text that the rule copies, and writes + for a space, which means a plus
 * sign in a path.
 */
function fixFor(at: Directive, { second, flags }: RewriteWords, word: string) {
  const edit = addRewriteFlag(at, flags, 'BCTLS')
  if (!edit || word.startsWith('%{')) return {}
  if (/[$%]\d/.test(second.replace(/\?.*$/s, '')))
    return { forms: [{ name: 'flag-b', title: 'Add the flag B', edits: [addRewriteFlag(at, flags, 'B') ?? edit] }] }
  return {
    fix: reviewFix(
      'Add the flag BCTLS',
      'The server is httpd 2.4.57 or later, and the program that reads the query string accepts + for a space.',
      edit,
    ),
  }
}
