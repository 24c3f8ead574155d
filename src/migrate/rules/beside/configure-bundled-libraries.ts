import { configureCallsOf, switchNamed } from '../../../models/beside/configure.js'
import { ruleOf } from '../../rule.js'

export const configureBundledLibraries = ruleOf('modules', {
  id: 'configure-bundled-libraries',
  title: '2.4 does not include APR and PCRE',
  see: 'https://httpd.apache.org/docs/2.4/install.html#requirements',
  fixes: 'none',
  covers: ['build-apr-pcre'],
  page: `
## What 2.2 did

The source code included APR, APR-util and PCRE.

## What 2.4 does

It includes none of them. With \`--with-included-apr\`, configure stops unless you have unpacked apr and apr-util into
\`srclib/\`. PCRE must always be installed.

## What the rule does

It reports the option. You choose where the libraries come from.`,
  *check(site) {
    for (const command of configureCallsOf(site)) {
      const bundled = switchNamed(command, 'with-included-apr')
      const isPcreNamed = !!switchNamed(command, 'with-pcre')
      const pcre = isPcreNamed ? '' : ' Install PCRE too.'
      if (bundled && bundled.value !== 'no') {
        yield {
          at: command.at,
          mark: bundled.word,
          message: `The source of 2.4 does not include APR, so configure stops at --with-included-apr. Unpack apr and apr-util into srclib/, or use --with-apr and --with-apr-util.${pcre}`,
        }
      } else if (!isPcreNamed) {
        const message =
          'The source of 2.4 includes neither PCRE nor APR. Install both, and add --with-pcre and --with-apr if configure does not find them.'
        yield { at: command.at, severity: 'info', message }
      }
    }
  },
})
