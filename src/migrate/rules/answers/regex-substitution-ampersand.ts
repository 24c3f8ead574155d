import { replace, safeFix } from '../../../edit/edit.js'
import { joinedLines } from '../../../models/joined-lines.js'
import {
  hasWholeMatch,
  inTermsOf24,
  type Replacement,
  replacementsOf,
  replacing,
  wordIn24,
} from '../../../models/replacements.js'
import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import type { Directive } from '../../../syntax/tree.js'
import { type Hit, ruleOf } from '../../rule.js'

export const regexSubstitutionAmpersand = ruleOf('answers', {
  id: 'regex-substitution-ampersand',
  title: '& or a backslash in a replacement',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_alias.html#redirectmatch',
  fixes: 'safe',
  covers: ['regex-substitution-ampersand'],
  page: `
Some directives take the place of a match: AliasMatch, ScriptAliasMatch, RedirectMatch, ProxyPassMatch, SetEnvIf and BrowserMatch with a value, \`Header edit\`, Substitute. In their text 2.2 put the whole match for every \`&\`, and \`\\&\` was an ampersand. In 2.4 \`&\` is an ampersand,
and the whole match is \`$0\`. A backslash stood for itself in 2.2, unless a \`$\` or \`&\` followed; in 2.4 it always hides the next
character, so that \`C:\\www\` comes out as \`C:www\`.

The fix says the same in the words of 2.4: \`$0\` for \`&\`, \`&\` for \`\\&\`, and two backslashes for one. Backslashes are halved once more when httpd cuts a line into words (and \`Header edit\` once again), so that more of them are seen in the file.

In the query string of an address (\`?a=1&b=2\`) hardly anybody meant the whole match: 2.2 sent a wrong address, and 2.4 sends the
one that is written there. Such a line is shown and left as it is. RewriteRule never gave \`&\` a meaning.`,
  *check(site) {
    if (site.from === '2.4') return
    for (const at of site.directives(...replacing)) {
      for (const found of replacementsOf(at))
        if (inTermsOf24(found) !== found.text && !isWrittenAnew(site, at, found)) yield hit(at, found)
    }
  },
})

/** The rule double-backslash-eol writes the word in 2.4's terms. */
const isWrittenAnew = (site: Site, at: Directive, { word }: Replacement): boolean =>
  joinedLines(site).some((line) => line.at === at && line.edit?.start === word.start)

function hit(at: Directive, found: Replacement): Hit {
  const { word, text } = found
  if (isInQuery(text)) {
    const message =
      '2.4 sends each & of this address as it stands; 2.2 replaced it with the whole match. Leave the line if & was meant, or write $0 where the match was.'
    const form = { title: 'Write `$0` for the whole match', edits: [replace(at, word, wordIn24(at, found))] }
    return { at, mark: word, message, forms: isLiteral(at) ? [form] : undefined }
  }
  const message = hasWholeMatch(text)
    ? '2.4 takes & in a replacement for itself, 2.2 put the whole match there unless a backslash stood before it; write $0 for the match.'
    : '2.4 drops a backslash in a replacement, 2.2 kept it where no $ or & followed; double it.'
  if (!isLiteral(at)) return { at, mark: word, message }
  return { at, mark: word, message, fix: safeFix('Say the same in 2.4', replace(at, word, wordIn24(at, found))) }
}

const isInQuery = (text: string) => /^[^?]*\?.*[^\\]&/s.test(text)
