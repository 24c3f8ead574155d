import { replace, reviewFix } from '../../../edit/edit.js'
import { configuresOf, switchNamed } from '../../../models/beside/configure.js'
import { ruleOf } from '../../rule.js'

export const configureDistcache = ruleOf('modules', {
  id: 'configure-distcache',
  title: '--enable-distcache',
  severity: 'warning',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_socache_dc.html',
  covers: ['build-distcache'],
  page: `
Support for distcache was a part of mod_ssl in 2.2. In 2.4 it is a module of its own, mod_socache_dc, that is built with
\`--enable-socache-dc\` and finds the library with \`--with-distcache=DIR\`; the old option is ignored with a warning.`,
  *check(site) {
    for (const command of configuresOf(site)) {
      const old = switchNamed(command, 'enable-distcache')
      if (!old) continue
      yield {
        at: command.at,
        mark: old.word,
        message:
          '2.4 ignores --enable-distcache with a warning; say --enable-socache-dc, and --with-distcache=DIR where the library lies elsewhere.',
        fix: reviewFix(
          'Use --enable-socache-dc',
          'The distcache library lies where the compiler finds it, or --with-distcache says where.',
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
