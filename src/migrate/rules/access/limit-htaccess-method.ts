import { type Fix, reviewFix, safeFix } from '../../../edit/edit.js'
import { builtInMethods } from '../../../httpd/methods.js'
import { isHtaccess } from '../../../site/htaccess.js'
import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import { type Section, valuesOf } from '../../../syntax/tree.js'
import { editsRegisteringMethod } from '../../access/methods-named.js'
import { ruleOf } from '../../rule.js'

export const limitHtaccessMethod = ruleOf('access', {
  id: 'limit-htaccess-method',
  title: '<Limit> in .htaccess with a method that httpd does not know',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#registerhttpmethod',
  fixes: 'both',
  covers: ['limit-htaccess-method'],
  page: `
## What 2.2 did

\`<Limit>\` and \`<LimitExcept>\` accepted any word as a method.

## What 2.4 does

Since 2.4.28, an unknown method in a \`.htaccess\` file makes httpd answer every request with 500. In the server's own
files it still works. Methods are written in capitals: \`<Limit get>\` never applied to anything.

## What the rule does

It reports the word. If it is one of httpd's own methods in another letter case, write it in capitals. Otherwise write \`RegisterHttpMethod NAME\` in the
server's configuration; if that is among the given files, the rule does so.`,
  *check(site) {
    let registered: ReadonlySet<string> | undefined
    for (const at of site.sections('Limit', 'LimitExcept')) {
      if (!isHtaccess(at.file) || !isLiteral(at)) continue
      registered ??= registeredMethods(site)
      for (const word of at.args) {
        if (word.value === '' || registered.has(word.value)) continue
        const upper = word.value.toUpperCase()
        const cure = registered.has(upper)
          ? `write ${upper} if you meant that method`
          : `write \`RegisterHttpMethod ${word.value}\` in the server's configuration`
        yield {
          at,
          mark: word,
          message: `2.4 answers 500 because of the unknown method ${word.value} in <${at.name.value}> of a .htaccess file; ${cure}, or remove the method.`,
          fix: fixFor(site, at, word.value),
        }
      }
    }
  },
})

/**
 * The fix: once 2.4 knows the method, it applies the section as 2.2 does. 2.2 registers a method when it reads the file, so
 * `<LimitExcept>` still applies to the first request with it.
 */
function fixFor(site: Site, at: Section, method: string): Fix | undefined {
  const edits = site.from === '2.4' ? undefined : editsRegisteringMethod(site, method)
  if (!edits) return undefined
  const title = `Add RegisterHttpMethod ${method}`
  if (at.key === 'limit') return safeFix(title, ...edits)
  const sentence = `${method} requests may skip the rules in this <LimitExcept>, as all but the first in each child process of 2.2 did.`
  return reviewFix(title, [{ name: `limit-htaccess-method:${method}`, sentence }], ...edits)
}

/**
 * The methods that httpd knows, including those named in server files: when httpd reads a name there, it registers the method.
 */
function registeredMethods(site: Site): Set<string> {
  const sections = site.sections('Limit', 'LimitExcept').filter((section) => !isHtaccess(section.file))
  const lines = [...sections, ...site.directives('RegisterHttpMethod')].flatMap((node) => valuesOf(node))
  const scripts = site.directives('Script').flatMap((line) => valuesOf(line).slice(0, 1))
  return new Set([...builtInMethods, ...lines, ...scripts])
}
