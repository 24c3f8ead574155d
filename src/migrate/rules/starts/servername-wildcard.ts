import { replaceArgs, reviewFix } from '../../../edit/edit.js'
import { isLiteral } from '../../../syntax/literal.js'
import { eachLine, ruleOf } from '../../rule.js'

export const servernameWildcard = ruleOf('starts', {
  id: 'servername-wildcard',
  title: 'ServerName with a wildcard',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#servername',
  covers: ['servername-wildcard'],
  page: `
To 2.2 a ServerName such as \`*.example.org\` was a name like any other. Since no client asks for a host with an asterisk in its name, no request was ever matched by it. The virtual host answered only to its ServerAlias names, or as the first one
of its address. 2.4 does not start with such a line.

The rule offers a name that nobody can ask for (\`.invalid\` is set aside for that), so that the virtual host goes on answering
what it answered. Most likely the wildcard was meant: then write \`ServerAlias\` with it and a plain ServerName. This is not
offered as a fix because from then on the virtual host matches names that it did not match before.`,
  check: eachLine(['ServerName'], (at) => {
    const [word, ...more] = at.args
    if (!word || more.length > 0 || !isPattern(word.value) || !isLiteral(at)) return undefined
    const name = unusedName(word.value)
    return {
      mark: word,
      message: `2.4 refuses a wildcard in ServerName; write \`ServerAlias ${hostOf(word.value)}\` and a plain ServerName if such names are to be matched, which 2.2 never did.`,
      fix: reviewFix(
        `Name it ${name}`,
        'The virtual host is to be found as before, by its ServerAlias names or as the first of its address.',
        replaceArgs(at, name),
      ),
    }
  }),
})

/** APR's apr_fnmatch_test: an asterisk, a question mark or a bracket expression, and none of them behind a backslash. */
const isPattern = (value: string) => /[*?]|\[[^\]]*\]/.test(value.replace(/\\./g, ''))

const hostOf = (value: string) => value.replace(/^.*:\/\//, '').replace(/:\d*$/, '')

/** The same scheme and port, and a host that is in no name service (RFC 2606). */
function unusedName(value: string): string {
  const [, scheme = '', port = ''] = /^(.*:\/\/)?.*?(:\d+)?$/.exec(value) ?? []
  const host = hostOf(value)
    .replace(/\[[^\]]*\]|[*?]+/g, 'any')
    .replace(/[^\w.-]/g, '')
  return `${scheme}${host}.invalid${port}`
}
