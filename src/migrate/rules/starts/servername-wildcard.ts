import { replaceArgs, reviewFix } from '../../../edit/edit.js'
import { isLiteral } from '../../../syntax/literal.js'
import { eachLine, ruleOf } from '../../rule.js'

export const servernameWildcard = ruleOf('starts', {
  id: 'servername-wildcard',
  title: 'ServerName with a wildcard',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#servername',
  fixes: 'review',
  covers: ['servername-wildcard'],
  page: `
## What 2.2 did

A ServerName such as \`*.example.org\` was an ordinary name. No client asks for a host with an asterisk, so it never
matched. The virtual host answered only for its ServerAlias names, or as the first on its address.

## What 2.4 does

httpd refuses to start because of a wildcard in ServerName.

## What the rule does

It offers a name that nobody can request (\`.invalid\` is reserved for that), so that the virtual host answers as
before. If you meant the wildcard, write it as \`ServerAlias\` and add a plain ServerName. The virtual host then matches
names that it did not match before, so this is not offered as a fix.`,
  check: eachLine(['ServerName'], (at) => {
    const [word, ...more] = at.args
    if (!word || more.length > 0 || !isPattern(word.value) || !isLiteral(at)) return undefined
    const name = unusedName(word.value)
    return {
      mark: word,
      message: `2.4 refuses to start because of a wildcard in ServerName; in 2.2 it never matched. To match such names, write \`ServerAlias ${hostOf(word.value)}\` and a plain ServerName.`,
      fix: reviewFix(
        `Write ServerName ${name}`,
        'The virtual host should answer as before: for its ServerAlias names, or as the first on its address.',
        replaceArgs(at, name),
      ),
    }
  }),
})

/**
 * Whether the value is a pattern for apr_fnmatch_test: it has an asterisk, a question mark or a bracket expression without a
 * backslash before it.
 */
const isPattern = (value: string) => /[*?]|\[[^\]]*\]/.test(value.replace(/\\./g, ''))

const hostOf = (value: string) => value.replace(/^.*:\/\//, '').replace(/:\d*$/, '')

/** The value with a host name that no name service has (RFC 2606); scheme and port stay. */
function unusedName(value: string): string {
  const [, scheme = '', port = ''] = /^(.*:\/\/)?.*?(:\d+)?$/.exec(value) ?? []
  const host = hostOf(value)
    .replace(/\[[^\]]*\]|[*?]+/g, 'any')
    .replace(/[^\w.-]/g, '')
  return `${scheme}${host}.invalid${port}`
}
