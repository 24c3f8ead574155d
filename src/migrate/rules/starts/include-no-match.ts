import { replace, safeFix } from '../../../edit/edit.js'
import { firstMainFile } from '../../../site/main-file.js'
import { hasPlaceholder } from '../../../syntax/template.js'
import { ruleOf } from '../../rule.js'

export const includeNoMatch = ruleOf('starts', {
  id: 'include-no-match',
  title: 'Include with a pattern that matches no file',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#includeoptional',
  fixes: 'safe',
  covers: ['include-no-match', 'err-include'],
  page: `
## What 2.2 did

httpd accepted an Include whose pattern, such as \`conf.d/*.conf\`, matched no file.

## What 2.4 does

httpd does not start. IncludeOptional behaves like Include in 2.2.

## What the rule does

It writes IncludeOptional where the pattern matches none of the given files. IncludeOptional reads the same files in
the same order, and also accepts a missing folder.

## When not

If the pattern matches a file, or the main file is not given, the rule reports nothing. The same applies if there is no
pattern: the file must then exist in both versions.`,
  *check(site) {
    if (site.from === '2.4' || !(site.complete || firstMainFile(site))) return
    for (const at of site.directives('Include')) {
      const path = at.args[0]
      if (!path || !isPattern(path.value) || site.filesOf(at).length > 0 || site.includedBy(at).brokenLinks.length > 0)
        continue
      const why = site.complete ? 'matches none' : 'matches none of the given files'
      yield {
        at,
        mark: at.name,
        // On the server the pattern may match a file that is not seen.
        severity: site.complete ? 'error' : 'warning',
        message: `2.4 does not start if an Include matches no file, and "${path.value}" ${why}. Write IncludeOptional, which behaves like Include in 2.2.`,
        fix: safeFix('Write IncludeOptional', replace(at, at.name, 'IncludeOptional')),
      }
    }
  },
})

/** Whether the last part of the path is a pattern. 2.2 took no pattern in the name of a folder. */
const isPattern = (path: string): boolean => /[*?[][^/\\]*$/.test(path) && !hasPlaceholder(path)
