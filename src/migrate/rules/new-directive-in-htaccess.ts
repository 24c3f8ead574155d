import { directiveNamed } from '../../httpd/directives.js'
import { isGuard } from '../../httpd/guards.js'
import { overridesGranted } from '../../models/granted-overrides.js'
import { readingToday } from '../../site/present.js'
import { isHtaccess, type Site } from '../../site/site.js'
import { hasPlaceholder } from '../../syntax/template.js'
import { ancestors, type ConfigFile, commandsUnder, type Directive, type Section } from '../../syntax/tree.js'
import type { Rule } from '../rule.js'

export const newDirectiveInHtaccess: Rule = {
  id: 'new-directive-in-htaccess',
  title: 'A directive of 2.4 in a .htaccess file of 2.2',
  severity: 'warning',
  group: 'access',
  see: 'https://httpd.apache.org/docs/2.4/mod/directives.html',
  covers: [],
  page: `
2.2 answers 500 to every request for a folder whose \`.htaccess\` file, or one above it, has a directive that it does not know.
2.4 knows it, and serves the folder to whomever the rest of the configuration lets in.

Either the folder was forgotten, or the file was brought to 2.4 already. Only you can say, so nothing is changed.`,
  *check(site) {
    if (site.from === '2.4' || overridesGranted(site)?.size === 0) return
    for (const file of site.files) {
      const at = isHtaccess(file) ? newDirectiveIn(site, file) : undefined
      if (at)
        yield {
          at,
          message: `2.2 does not know ${at.name.value} and answers 500 to every request for this folder; 2.4 lets in whom the other lines let in. Make sure that they may come in.`,
        }
    }
  },
}

/** The first line that 2.2 reads for sure and does not know, but for Require and its sections, which are judged as rules. */
const newDirectiveIn = (site: Site, file: ConfigFile): Directive | Section | undefined =>
  [...commandsUnder(file.commands)].find((node) => {
    const known = directiveNamed(node.key)
    if (!known?.in24 || known.in22 || /^(require\w+|authmerging)$/.test(node.key) || hasPlaceholder(node.key))
      return false
    return [...ancestors(node)].every((around) => !isGuard(around) || readingToday(site, around) === 'always')
  })
