import { replace, reviewFix } from '../../../edit/edit.js'
import { virtualHostAround } from '../../../site/around.js'
import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import { type ConfigFile, type Directive, type Section, sourceOf, type Word } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const headerNameUnderscore = ruleOf('answers', {
  id: 'header-name-underscore',
  title: 'Request header with an underscore in its name',
  see: 'https://httpd.apache.org/docs/2.4/env.html#fixheader',
  fixes: 'review',
  covers: ['cgi-header-names'],
  page: `
CGI scripts, PHP and SSI pages see a request header \`X-Name\` as the variable HTTP_X_NAME. 2.2 made the same variable of \`X_Name\`
and of any other name. 2.4 leaves out headers whose names hold anything but letters, digits and hyphens, since a client could
forge one name by the other.

Where RequestHeader sets such a header, the fix for review writes hyphens instead: the variable stays the same, and programs
that read it notice nothing. A program that asks for the header by its own name, or a back end that is sent it, would. A
virtual host with ProxyPass is therefore left out.

Headers with such names that come from clients are not seen here. The manual shows how to let one through:
\`SetEnvIfNoCase ^X.Name$ ^(.*)$ fix=$1\` and \`RequestHeader set X-Name %{fix}e env=fix\`.`,
  *check(site) {
    if (site.from === '2.4') return
    const proxies = proxiesOf(site)
    for (const at of site.directives('RequestHeader')) {
      const word = nameOf(at)
      if (!word || !isLiteral(at) || proxies.has(serverOf(at))) continue
      const name = word.value.replace(/:$/, '')
      const better = name.replace(/[^A-Za-z0-9]/g, '-')
      if (!/[^A-Za-z0-9-]/.test(name)) continue
      yield {
        at,
        mark: word,
        message: `2.4 makes no variable of a request header ${name}, so that programs miss it; ${better} gives the same variable.`,
        fix: reviewFix(
          `Name it ${better}`,
          [
            {
              name: `header-name-underscore:${better}`,
              sentence: `Programs read it as the variable HTTP_${better.toUpperCase().replaceAll('-', '_')}, not by the header's name.`,
            },
          ],
          replace(at, word, withQuotes(at, word, word.value.replace(name, better))),
        ),
      }
    }
  },
})

/** `[early] ACTION NAME …`, ACTION one of those that give the header a value. */
const nameOf = ({ args }: Directive): Word | undefined =>
  /^(set|append|add|merge|setifempty)$/i.test(args[0]?.value ?? '') ? args[1] : undefined

const withQuotes = (at: Directive, word: Word, text: string) =>
  /^["']/.test(sourceOf(at.file, word)) ? `"${text}"` : text

/** The virtual hosts, and the files outside of them, that hand requests on. */
const proxiesOf = (site: Site): ReadonlySet<Section | ConfigFile> =>
  new Set(site.directives('ProxyPass', 'ProxyPassMatch').map(serverOf))

const serverOf = (line: Directive): Section | ConfigFile => virtualHostAround(line) ?? line.file
