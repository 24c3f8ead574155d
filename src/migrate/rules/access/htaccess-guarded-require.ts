import { allowsOverrideClass, becomesReadableWithAuthConfig, skipsHtaccess } from '../../../access/merge/override.js'
import { type Fix, reviewFix, safeFix } from '../../../edit/edit.js'
import { isGuard } from '../../../httpd/guards.js'
import { isOverrideNowhereGranted } from '../../../models/granted-overrides.js'
import { guardReadingToday } from '../../../site/guard-reading.js'
import { isHtaccess } from '../../../site/htaccess.js'
import type { Site } from '../../../site/site.js'
import { ancestors, type Directive } from '../../../syntax/tree.js'
import { editAllowingAuthConfig } from '../../access/edits.js'
import { ruleOf } from '../../rule.js'

export const htaccessGuardedRequire = ruleOf('access', {
  id: 'htaccess-guarded-require',
  title: 'A Require for 2.4 alone in .htaccess where AllowOverride lacks AuthConfig',
  severity: 'error',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#allowoverride',
  fixes: 'safe',
  page: `
## What 2.2 did

In a \`.htaccess\` file for both versions, httpd read the Order and Allow lines for 2.2, for which \`AllowOverride Limit\`
was enough. It never read the Require for 2.4.

## What 2.4 does

httpd reads the Require, which needs AuthConfig in AllowOverride. Without it, httpd answers 500 to every request in the
folder.

## What the rule does

It adds AuthConfig where no AllowOverride in the given files has it. The fix is for review if AuthConfig could also
activate lines that 2.2 refused, or lines that cannot be seen.`,
  *check(site) {
    if (site.from === '2.4' || !isOverrideNowhereGranted(site, 'AuthConfig')) return
    for (const at of site.directives('Require')) {
      if (!isHtaccess(at.file) || !isPassedBy(site, at)) continue
      yield {
        at,
        message:
          '2.4 answers 500 for everything in this folder: this Require, which 2.2 never read, needs AuthConfig in AllowOverride. Add AuthConfig to the AllowOverride of this folder.',
        fix: site.once(widened),
      }
    }
  },
})

/** Whether 2.2 skips the guard around a line. */
const isPassedBy = (site: Site, at: Directive): boolean =>
  [...ancestors(at)].some((section) => isGuard(section) && guardReadingToday(site, section) === 'never')

function widened(site: Site): Fix {
  const lines = site
    .directives('AllowOverride')
    .filter((line) => !skipsHtaccess(line) && !allowsOverrideClass(line, 'AuthConfig'))
  const wakes = site.files.some(
    (file) => isHtaccess(file) && lines.some((line) => becomesReadableWithAuthConfig(site, file.commands, line)),
  )
  const title = 'Add AuthConfig to AllowOverride'
  const edits = lines.map(editAllowingAuthConfig)
  return site.complete && !wakes ? safeFix(title, ...edits) : reviewFix(title, wakesNone, ...edits)
}

const wakesNone = 'No .htaccess file has lines that 2.2 refused because AllowOverride lacks AuthConfig.'
