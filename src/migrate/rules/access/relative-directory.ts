import { soleReader } from '../../../site/present.js'
import { isLiteral } from '../../../syntax/literal.js'
import { commandsUnder, type Section } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const relativeDirectory = ruleOf('access', {
  id: 'relative-directory',
  title: '<Directory> of a folder that is not told from /',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#directory',
  page: `
2.2 takes the words of \`<Directory htdocs/upload>\` as they stand, and no folder on disk is called so: the section never applies. 2.4
puts ServerRoot before them (server/core.c, dirsection). So what the section says begins to hold: rules of access, Options,
AllowOverride, handlers.

There is no fix. If the section is to hold, write the whole path; if not, take it out.`,
  *check(site) {
    if (site.from === '2.4') return
    for (const at of site.sections('Directory'))
      if (isRelative(at) && soleReader(site, at) !== '2.4' && [...commandsUnder(at.commands)].length > 0)
        yield {
          at,
          message: `2.2 never applies <Directory ${at.args[0]?.value}>, whose path does not begin with /. 2.4 puts ServerRoot before it, and the section holds. Write the whole path if that is meant; else take it out.`,
        }
  },
})

/** `~` begins a pattern; `*` stands for a beginning, too. */
function isRelative(at: Section): boolean {
  const path = at.args[0]?.value ?? ''
  return at.args.length === 1 && isLiteral(at) && /^[\w.-]/.test(path) && !/^[a-z]:/i.test(path)
}
