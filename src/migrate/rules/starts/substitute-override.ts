import { isOverrideNowhereGranted } from '../../../models/granted-overrides.js'
import { isHtaccess } from '../../../site/htaccess.js'
import { ruleOf } from '../../rule.js'

export const substituteOverride = ruleOf('starts', {
  id: 'substitute-override',
  title: 'Substitute in .htaccess where AllowOverride does not grant FileInfo',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_substitute.html#substitute',
  fixes: 'none',
  covers: ['substitute-override'],
  page: `
## What 2.2 did

Every \`.htaccess\` file could have Substitute.

## What 2.4 does

Since 2.4.11, Substitute needs FileInfo in AllowOverride. Otherwise httpd answers 500 to every request below the file.

## What the rule does

It reports the line. Grant FileInfo, which allows the file more than Substitute, or move the line to the server's
configuration.

## When not

If the given files have no AllowOverride, or one of these lines grants FileInfo, the rule reports nothing.`,
  *check(site) {
    const lines = site.directives('Substitute')
    if (lines.length === 0 || !isOverrideNowhereGranted(site, 'FileInfo')) return
    for (const at of lines) {
      if (!isHtaccess(at.file)) continue
      yield {
        at,
        message:
          '2.4 answers 500 for Substitute in .htaccess unless AllowOverride grants FileInfo. Add FileInfo to AllowOverride, or move the line to the <Directory> of this folder.',
      }
    }
  },
})
