import { configuresOf, switchNamed } from '../../../models/beside/configure.js'
import { ruleOf } from '../../rule.js'

export const configureBundledLibraries = ruleOf('modules', {
  id: 'configure-bundled-libraries',
  title: 'Libraries that came with 2.2',
  see: 'https://httpd.apache.org/docs/2.4/install.html#requirements',
  covers: ['build-apr-pcre'],
  page: `
The sources of 2.2 held APR, APR-util and PCRE. Those of 2.4 hold none of them: with \`--with-included-apr\` configure stops
unless you have unpacked apr and apr-util into \`srclib/\`, and PCRE must be installed in any case.`,
  *check(site) {
    for (const command of configuresOf(site)) {
      const bundled = switchNamed(command, 'with-included-apr')
      const isPcreNamed = !!switchNamed(command, 'with-pcre')
      const pcre = isPcreNamed ? '' : ' Install PCRE too.'
      if (bundled && bundled.value !== 'no') {
        yield {
          at: command.at,
          mark: bundled.word,
          message: `The sources of 2.4 hold no APR, and configure stops at --with-included-apr; unpack apr and apr-util into srclib/, or say --with-apr and --with-apr-util.${pcre}`,
        }
      } else if (!isPcreNamed) {
        const message =
          'The sources of 2.4 hold neither PCRE nor APR; install both, and say --with-pcre and --with-apr where configure does not find them.'
        yield { at: command.at, severity: 'info', message }
      }
    }
  },
})
