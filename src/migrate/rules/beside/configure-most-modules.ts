import { commaList } from '../../../base/list-text.js'
import { reviewFix } from '../../../edit/edit.js'
import { addSwitch, configureCallsOf, modulesInList, switchNamed } from '../../../models/beside/configure.js'
import { ruleOf } from '../../rule.js'

/** Modules that 2.2 builds for `most` or `all`, and 2.4 does not (modules/…/config*.m4). */
const dropped = { most: ['asis', 'ident', 'imagemap'], all: ['cern-meta', 'ident', 'imagemap'] } as const

export const configureMostModules = ruleOf('modules', {
  id: 'configure-most-modules',
  title: '`most` and `all` build fewer modules',
  severity: 'info',
  see: 'https://httpd.apache.org/docs/2.4/programs/configure.html',
  fixes: 'review',
  covers: ['build-dropped-from-most'],
  page: `
## What 2.2 did

\`most\` and \`all\` stood for larger sets of modules.

## What 2.4 does

mod_ident and mod_imagemap are in neither. mod_asis is no longer in \`most\`, nor mod_cern_meta in \`all\`. Each is built
only if it is named.

## What the rule does

It offers the options of these modules for review. Most servers need none of them.`,
  *check(site) {
    for (const command of configureCallsOf(site)) {
      const words = [
        ...modulesInList(switchNamed(command, 'enable-modules')),
        ...modulesInList(switchNamed(command, 'enable-mods-shared')),
      ]
      const set = words.includes('all') ? 'all' : words.includes('most') ? 'most' : undefined
      const lost =
        set &&
        dropped[set].filter(
          (name) => !words.includes(name) && !switchNamed(command, `enable-${name}`, `disable-${name}`),
        )
      if (!set || !lost?.length) continue
      yield {
        at: command.at,
        message: `In 2.4 "${set}" no longer includes ${commaList(lost.map((name) => `mod_${name.replaceAll('-', '_')}`))}; name them if you use them.`,
        fix: reviewFix(
          'Add --enable-NAME for each module',
          'The configuration uses each module that the fix adds.',
          ...lost.map((name) => addSwitch(command, `--enable-${name}`)),
        ),
      }
    }
  },
})
