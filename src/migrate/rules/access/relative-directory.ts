import { onlyVersionReading } from '../../../site/guard-reading.js'
import { isLiteral } from '../../../syntax/literal.js'
import { commandsUnder, type Section } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const relativeDirectory = ruleOf('access', {
  id: 'relative-directory',
  title: '<Directory> with a relative path',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#directory',
  fixes: 'none',
  page: `
## What 2.2 did

\`<Directory htdocs/upload>\` never applied, because no folder on disk has that name.

## What 2.4 does

httpd puts ServerRoot before the path, so the section applies: its access rules, Options, AllowOverride and handlers
take effect.

## What the rule does

It reports the section. If it should apply, write the full path; otherwise remove it.`,
  *check(site) {
    if (site.from === '2.4') return
    for (const at of site.sections('Directory'))
      if (isRelative(at) && onlyVersionReading(site, at) !== '2.4' && [...commandsUnder(at.commands)].length > 0)
        yield {
          at,
          message: `2.4 puts ServerRoot before the path of <Directory ${at.args[0]?.value}> and applies the section; 2.2 never did. If the section should apply, write the full path; otherwise remove the section.`,
        }
  },
})

/**
 * Whether the path of a `<Directory>` is relative. A path after `~` is a pattern, and one that begins with `*` may be absolute.
 */
function isRelative(at: Section): boolean {
  const path = at.args[0]?.value ?? ''
  return at.args.length === 1 && isLiteral(at) && /^[\w.-]/.test(path) && !/^[a-z]:/i.test(path)
}
