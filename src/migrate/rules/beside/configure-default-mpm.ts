import { safeFix } from '../../../edit/edit.js'
import { addSwitch, configureCallsOf, switchNamed } from '../../../models/beside/configure.js'
import { ruleOf } from '../../rule.js'

export const configureDefaultMpm = ruleOf('modules', {
  id: 'configure-default-mpm',
  title: 'configure chooses another MPM by default',
  severity: 'warning',
  see: 'https://httpd.apache.org/docs/2.4/mpm.html#defaults',
  fixes: 'safe',
  covers: ['build-mpm'],
  page: `
## What 2.2 did

Without \`--with-mpm\`, configure chose the prefork MPM on Unix.

## What 2.4 does

configure chooses event where the system supports it. Modules that are not thread-safe, above all most builds of PHP,
work with prefork only. The MPM for BeOS is gone.

## What the rule does

It offers \`--with-mpm=prefork\`, which keeps what 2.2 had. With \`--enable-mpms-shared=all\` a LoadModule line chooses
instead.`,
  *check(site) {
    for (const command of configureCallsOf(site)) {
      const { at } = command
      const chosen = switchNamed(command, 'with-mpm')
      if (chosen?.value === 'beos')
        yield {
          at,
          mark: chosen.word,
          severity: 'error',
          message: '2.4 does not run on BeOS and has no MPM for it. Remove the option.',
        }
      if (chosen) continue
      yield {
        at,
        message:
          "2.4's configure chooses the event MPM where 2.2's chose prefork; add --with-mpm=prefork to keep prefork.",
        fix: safeFix('Add --with-mpm=prefork', addSwitch(command, '--with-mpm=prefork')),
      }
    }
  },
})
