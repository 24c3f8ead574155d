import { replace, safeFix } from '../../../edit/edit.js'
import { mainFile } from '../../../site/main-file.js'
import { hasPlaceholder } from '../../../syntax/template.js'
import { ruleOf } from '../../rule.js'

export const includeNoMatch = ruleOf('starts', {
  id: 'include-no-match',
  title: 'Include of a pattern that matches no file',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#includeoptional',
  covers: ['include-no-match', 'err-include'],
  page: `
2.2 did not mind if the pattern of an Include, such as \`conf.d/*.conf\`, matched no file. 2.4 does not start then; its
IncludeOptional is what Include was.

An Include of a server's configuration whose pattern matches none of the given files becomes IncludeOptional. That reads the
same files in the same order, and also forgives a folder that is not there. An Include that matches something stays as it
is, as does one without a pattern, whose file must be there in both versions. Where only a part of a configuration is
given, without the file that the server starts with, nothing can be said.`,
  *check(site) {
    if (site.from === '2.4' || !(site.complete || mainFile(site))) return
    for (const at of site.directives('Include')) {
      const path = at.args[0]
      if (!path || !isPattern(path.value) || site.filesOf(at).length > 0 || site.includedBy(at).lost.length > 0)
        continue
      const why = site.complete ? 'matches none' : 'matches none of the files seen here'
      yield {
        at,
        mark: at.name,
        // On the server the pattern may match a file that is not seen.
        severity: site.complete ? 'error' : 'warning',
        message: `2.4 does not start when an Include matches no file, and "${path.value}" ${why}. IncludeOptional works as Include did in 2.2.`,
        fix: safeFix('Write IncludeOptional', replace(at, at.name, 'IncludeOptional')),
      }
    }
  },
})

/** A pattern in the last part of the path: 2.2 took none in the name of a folder. */
const isPattern = (path: string): boolean => /[*?[][^/\\]*$/.test(path) && !hasPlaceholder(path)
