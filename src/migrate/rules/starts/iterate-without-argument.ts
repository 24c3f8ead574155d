import { removeLine, safeFix } from '../../../edit/edit.js'
import { directiveNamed } from '../../../httpd/directives.js'
import type { Directive } from '../../../syntax/tree.js'
import { failureAt } from '../../failure.js'
import { type Hit, ruleOf } from '../../rule.js'

export const iterateWithoutArgument = ruleOf('starts', {
  id: 'iterate-without-argument',
  title: 'A directive that takes a list, without a list',
  see: 'https://httpd.apache.org/docs/2.4/mod/directives.html',
  covers: ['iterate-without-argument'],
  page: `
Directives that take a list of words, such as UnsetEnv, PassEnv, IndexIgnore or LanguagePriority, could stand in 2.2 with no
word at all, and then did nothing. 2.4 does not start with such a line ("requires at least one argument"), and answers 500
where it stands in \`.htaccess\`. An empty first word (\`""\`) counts as none in both.

The rule removes the line. An empty DirectoryIndex did nothing either, and takes every index away in 2.4, so that it goes too.
ServerAlias and AccessFileName may still be empty and are left alone. An empty
AuthBasicProvider or AuthDigestProvider did something: it forgot the providers of the section above, so that passwords came
from AuthUserFile. It is left to a person.`,
  *check(site) {
    for (const at of site.directives('DirectoryIndex')) if (at.args.length === 0) yield indexHit(at)
    const names = [...site.names].filter(isList)
    for (const at of site.directives(...names)) {
      if (at.args[0] && at.args[0].value !== '') continue
      const name = directiveNamed(at.key)?.name ?? at.name.value
      yield {
        at,
        message: resets.test(at.key)
          ? `2.4 ${failureAt(at)} with ${name} and no argument; in 2.2 it went back to the passwords in AuthUserFile, so write ${name} file.`
          : `2.4 ${failureAt(at)} with ${name} and no argument; remove the line, which did nothing in 2.2.`,
        fix: resets.test(at.key) ? undefined : safeFix('Remove the line', removeLine(at)),
      }
    }
  },
})

/** 2.4 reads the whole line (mod_dir.c, add_index), 2.2 read it word by word and so not at all. */
const indexHit = (at: Directive): Hit => ({
  at,
  severity: 'warning',
  message:
    '2.4 takes DirectoryIndex without a word for no index at all, and lists the folder or answers 403; remove the line, which did nothing in 2.2.',
  fix: safeFix('Remove the line', removeLine(at)),
})

/** A section with any directive of these modules forgets what was set above (mod_auth_basic.c and mod_auth_digest.c have no merger). */
const resets = /^auth(basic|digest)provider$/

/** Whether both versions read it word by word (include/http_config.h, ITERATE). */
function isList(name: string): boolean {
  const known = directiveNamed(name)
  return known?.in22?.kind === 'ITERATE' && known.in24?.kind === 'ITERATE'
}
