import { replace, reviewFix } from '../../../edit/edit.js'
import { virtualHostAround } from '../../../site/line-scope.js'
import type { Site } from '../../../site/site.js'
import { quotedLineAndPlace } from '../../../syntax/file-and-line.js'
import { isLiteral } from '../../../syntax/literal.js'
import { type ConfigFile, type Directive, type Section, sourceOf, type Word } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const headerNameUnderscore = ruleOf('answers', {
  id: 'header-name-underscore',
  title: 'A request header with an underscore in its name',
  see: 'https://httpd.apache.org/docs/2.4/env.html#fixheader',
  fixes: 'review',
  covers: ['cgi-header-names'],
  page: `
## What 2.2 did

CGI scripts, PHP and SSI pages see a request header \`X-Name\` as the variable HTTP_X_NAME. \`X_Name\`, or any similar
name, became the same variable.

## What 2.4 does

Headers whose names contain anything but letters, digits and hyphens do not become variables, because clients could use
them to forge another header.

## What the rule does

Where RequestHeader sets such a header, it offers hyphens, for review: the variable stays the same. A program that
reads the header by its own name, or a back end that receives it, would notice.

## When not

If the virtual host has ProxyPass, the rule reports nothing. If another line names the header, such as
\`SetEnvIf X_Name yes staff\`, there is no fix: with the new name that line would never match. The files do not show
which headers clients send; the manual shows how to accept one: \`SetEnvIfNoCase ^X.Name$ ^(.*)$ fix=$1\` and
\`RequestHeader set X-Name %{fix}e env=fix\`.`,
  *check(site) {
    if (site.from === '2.4') return
    const proxies = proxiesOf(site)
    for (const at of site.directives('RequestHeader')) {
      const word = nameOf(at)
      if (!word || !isLiteral(at) || proxies.has(serverOf(at))) continue
      const name = word.value.replace(/:$/, '')
      const better = name.replace(/[^A-Za-z0-9]/g, '-')
      if (!/[^A-Za-z0-9-]/.test(name)) continue
      const other = otherNaming(site, name)
      const message = `Programs no longer see the request header ${name}: 2.4 makes no variable from this name.`
      if (other) {
        yield {
          at,
          mark: word,
          message: `${message} Write ${better} here and in ${quotedLineAndPlace(other)}; the variable stays the same.`,
        }
        continue
      }
      yield {
        at,
        mark: word,
        message: `${message} Write ${better}, which gives the same variable.`,
        fix: reviewFix(
          `Rename the header to ${better}`,
          [
            {
              name: `header-name-underscore:${better}`,
              sentence: `Programs read this header as the variable HTTP_${better.toUpperCase().replaceAll('-', '_')}, not by its own name.`,
            },
          ],
          replace(at, word, withQuotes(at, word, word.value.replace(name, better))),
        ),
      }
    }
  },
})

/** A line that uses the header by its old name and so would not see the new one. */
const otherNaming = (site: Site, name: string): Directive | undefined =>
  site
    .directives(...[...site.names].filter((name) => !name.startsWith('<')))
    .find((line) => !nameOf(line) && line.args.some(({ value }) => isNamedIn(value, name)))

/** Whether a text has the name as a word: `^X_Name$`, `%{HTTP:X_Name}`. */
const isNamedIn = (text: string, name: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\w.-]+/)
    .includes(name.toLowerCase())

/** The name of the header that a RequestHeader line sets; undefined if its action sets none. */
const nameOf = ({ args }: Directive): Word | undefined =>
  /^(set|append|add|merge|setifempty)$/i.test(args[0]?.value ?? '') ? args[1] : undefined

const withQuotes = (at: Directive, word: Word, text: string) =>
  /^["']/.test(sourceOf(at.file, word)) ? `"${text}"` : text

/** The virtual hosts with a ProxyPass line, and the files with a ProxyPass line outside of virtual hosts. */
const proxiesOf = (site: Site): ReadonlySet<Section | ConfigFile> =>
  new Set(site.directives('ProxyPass', 'ProxyPassMatch').map(serverOf))

const serverOf = (line: Directive): Section | ConfigFile => virtualHostAround(line) ?? line.file
