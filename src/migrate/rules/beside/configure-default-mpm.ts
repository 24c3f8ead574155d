import { safeFix } from '../../../edit/edit.js'
import { addSwitch, configuresOf, switchNamed } from '../../../models/beside/configure.js'
import { ruleOf } from '../../rule.js'

export const configureDefaultMpm = ruleOf('modules', {
  id: 'configure-default-mpm',
  title: 'The MPM is left to configure',
  severity: 'warning',
  see: 'https://httpd.apache.org/docs/2.4/mpm.html#defaults',
  covers: ['build-mpm'],
  page: `
Without \`--with-mpm\`, configure chose prefork for 2.2 on Unix; for 2.4 it chooses event where the system supports it. Modules
that are not safe with threads, above all PHP as it is usually built, work with prefork only.

\`--with-mpm=prefork\` keeps what 2.2 had. \`--enable-mpms-shared=all\` leaves the choice to a LoadModule line.
The MPM for BeOS is gone.`,
  *check(site) {
    for (const command of configuresOf(site)) {
      const { at } = command
      const chosen = switchNamed(command, 'with-mpm')
      if (chosen?.value === 'beos')
        yield { at, mark: chosen.word, severity: 'error', message: '2.4 has no MPM for BeOS, and does not run there.' }
      if (chosen) continue
      yield {
        at,
        message:
          "2.4's configure chooses the event MPM where 2.2's chose prefork; add --with-mpm=prefork to keep that.",
        fix: safeFix('Add --with-mpm=prefork', addSwitch(command, '--with-mpm=prefork')),
      }
    }
  },
})
