import { replace, reviewFix } from '../../../edit/edit.js'
import { configureCallsOf, switchNamed } from '../../../models/beside/configure.js'
import { ruleOf } from '../../rule.js'

export const configureDistcache = ruleOf('modules', {
  id: 'configure-distcache',
  title: "2.4's configure ignores --enable-distcache",
  severity: 'warning',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_socache_dc.html',
  fixes: 'review',
  covers: ['build-distcache'],
  page: `
## What 2.2 did

Support for distcache was part of mod_ssl.

## What 2.4 does

It is a separate module, mod_socache_dc, built with \`--enable-socache-dc\`. configure ignores \`--enable-distcache\` with
a warning.

## What the rule does

It offers \`--enable-socache-dc\`. Add \`--with-distcache=DIR\` if the compiler does not find the library.`,
  *check(site) {
    for (const command of configureCallsOf(site)) {
      const old = switchNamed(command, 'enable-distcache')
      if (!old) continue
      yield {
        at: command.at,
        mark: old.word,
        message:
          '2.4 ignores --enable-distcache with a warning. Use --enable-socache-dc, and --with-distcache=DIR if the library is elsewhere.',
        fix: reviewFix(
          'Use --enable-socache-dc',
          'The compiler finds the distcache library, or --with-distcache names its folder.',
          replace(
            command.at,
            old.word,
            command.at.file.text.slice(old.word.start, old.word.end).replace('enable-distcache', 'enable-socache-dc'),
          ),
        ),
      }
    }
  },
})
