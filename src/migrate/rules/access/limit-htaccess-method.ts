import { type Fix, reviewFix, safeFix } from '../../../edit/edit.js'
import { builtInMethods } from '../../../httpd/methods.js'
import { isHtaccess } from '../../../site/htaccess.js'
import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import { type Section, valuesOf } from '../../../syntax/tree.js'
import { registration } from '../../access/methods-named.js'
import { ruleOf } from '../../rule.js'

export const limitHtaccessMethod = ruleOf('access', {
  id: 'limit-htaccess-method',
  title: '<Limit> in .htaccess with a method that httpd does not know',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#registerhttpmethod',
  covers: ['limit-htaccess-method'],
  page: `
2.2 took any word in \`<Limit>\` or \`<LimitExcept>\` for a method, and made one up that it did not know. Since 2.4.28 that works in
the server's own files only: in \`.htaccess\` an unknown method makes httpd answer every request with 500. Names of methods are
in capitals; \`get\` is not GET, and a \`<Limit get>\` never applied to anything.

Correct the name if it is one of httpd's own. Otherwise write \`RegisterHttpMethod NAME\` into the server's configuration, which
is done where that is among the given files.`,
  *check(site) {
    let registered: ReadonlySet<string> | undefined
    for (const at of site.sections('Limit', 'LimitExcept')) {
      if (!isHtaccess(at.file) || !isLiteral(at)) continue
      registered ??= registeredMethods(site)
      for (const word of at.args) {
        if (word.value === '' || registered.has(word.value)) continue
        const upper = word.value.toUpperCase()
        const cure = registered.has(upper)
          ? `write ${upper} if it is meant`
          : `write \`RegisterHttpMethod ${word.value}\` in the server's configuration`
        yield {
          at,
          mark: word,
          message: `2.4 answers 500 for the unknown method ${word.value} in <${at.name.value}> of an .htaccess file; ${cure}, or take it out.`,
          fix: fixFor(site, at, word.value),
        }
      }
    }
  },
})

/**
 * Known to 2.4, it is limited as by 2.2, which made it known by reading it. It read it with a first request that was of no known method
 * yet, and so among those that `<LimitExcept>` limits.
 */
function fixFor(site: Site, at: Section, method: string): Fix | undefined {
  const edits = site.from === '2.4' ? undefined : registration(site, method)
  if (!edits) return undefined
  const title = `Make ${method} known to 2.4`
  if (at.key === 'limit') return safeFix(title, ...edits)
  const sentence = `${method} requests may pass this section. 2.2 let them pass too, but for the first one to each child process.`
  return reviewFix(title, [{ name: `limit-htaccess-method:${method}`, sentence }], ...edits)
}

/** Also those that the server's own files name: reading a name there makes it known. */
function registeredMethods(site: Site): Set<string> {
  const sections = site.sections('Limit', 'LimitExcept').filter((section) => !isHtaccess(section.file))
  const lines = [...sections, ...site.directives('RegisterHttpMethod')].flatMap((node) => valuesOf(node))
  const scripts = site.directives('Script').flatMap((line) => valuesOf(line).slice(0, 1))
  return new Set([...builtInMethods, ...lines, ...scripts])
}
