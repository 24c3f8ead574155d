import { replace, safeFix } from '../../../edit/edit.js'
import { linesJoinedOn24 } from '../../../models/joined-lines.js'
import {
  directivesWithReplacements,
  insertsWholeMatchOn22,
  type Replacement,
  replacementsOf,
  replacementTextFor24,
  replacementWordFor24,
} from '../../../models/replacements.js'
import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import type { Directive } from '../../../syntax/tree.js'
import { type Hit, ruleOf } from '../../rule.js'

export const regexSubstitutionAmpersand = ruleOf('answers', {
  id: 'regex-substitution-ampersand',
  title: '2.4 reads & and backslashes in replacement texts and URLs differently',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_alias.html#redirectmatch',
  fixes: 'safe',
  covers: ['regex-substitution-ampersand'],
  page: `
## What 2.2 did

In AliasMatch, ScriptAliasMatch, RedirectMatch, ProxyPassMatch, SetEnvIf and BrowserMatch with a value, \`Header edit\`
and Substitute, \`&\` stood for the whole match, and \`\\&\` for an ampersand. A backslash stayed unless \`$\` or \`&\`
followed.

## What 2.4 does

\`&\` is an ampersand, and \`$0\` is the whole match. A backslash always escapes the next character, so \`C:\\www\` becomes
\`C:www\`.

## What the rule does

It writes the same text for 2.4: \`$0\` for \`&\`, \`&\` for \`\\&\`, and two backslashes for one. The file needs more
of them, because httpd halves backslashes when it splits a line into words, and \`Header edit\` halves them again.

## When not

If \`&\` is in the query string of a URL (\`?a=1&b=2\`), the line is only reported: hardly anybody wanted the whole
match there, and 2.2 sent a wrong URL. RewriteRule never treated \`&\` specially.`,
  *check(site) {
    if (site.from === '2.4') return
    for (const at of site.directives(...directivesWithReplacements)) {
      for (const found of replacementsOf(at))
        if (replacementTextFor24(found) !== found.text && !isWrittenAnew(site, at, found)) yield hit(at, found)
    }
  },
})

/** Whether the rule double-backslash-eol rewrites the word. It then writes what 2.4 needs. */
const isWrittenAnew = (site: Site, at: Directive, { word }: Replacement): boolean =>
  linesJoinedOn24(site).some((line) => line.at === at && line.edit?.start === word.start)

function hit(at: Directive, found: Replacement): Hit {
  const { word, text } = found
  if (isInQuery(text)) {
    const message =
      '2.4 sends the `&` in this URL as it is; 2.2 replaced it with the text that the pattern matched. If you mean a plain `&`, leave the line: 2.4 is right. If 2.2 was right, write `$0` in place of `&`.'
    const form = {
      name: 'whole-match',
      title: 'Write `$0` in place of `&`, to send the URL that 2.2 sent',
      edits: [replace(at, word, replacementWordFor24(at, found))],
    }
    return { at, mark: word, message, forms: isLiteral(at) ? [form] : undefined }
  }
  const message = insertsWholeMatchOn22(text)
    ? '2.4 reads `&` in a replacement as an ampersand; 2.2 replaced it with the whole match, unless a backslash came before it. Write `$0` for the match.'
    : '2.4 drops a backslash in a replacement; 2.2 kept it unless `$` or `&` followed. Write two backslashes for one.'
  if (!isLiteral(at)) return { at, mark: word, message }
  const title = insertsWholeMatchOn22(text) ? 'Write `$0` for the whole match' : 'Double the backslash'
  return { at, mark: word, message, fix: safeFix(title, replace(at, word, replacementWordFor24(at, found))) }
}

const isInQuery = (text: string) => /^[^?]*\?.*[^\\]&/s.test(text)
