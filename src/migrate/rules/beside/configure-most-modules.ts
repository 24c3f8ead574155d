import { listedPlainly } from '../../../base/listed.js'
import { reviewFix } from '../../../edit/edit.js'
import { addSwitch, configuresOf, listOf, switchNamed } from '../../../models/beside/configure.js'
import { ruleOf } from '../../rule.js'

/** Modules that were in these sets of 2.2 and are not in those of 2.4 (modules/…/config*.m4). */
const dropped = { most: ['asis', 'ident', 'imagemap'], all: ['cern-meta', 'ident', 'imagemap'] } as const

export const configureMostModules = ruleOf('modules', {
  id: 'configure-most-modules',
  title: 'Sets of modules that have become smaller',
  severity: 'info',
  see: 'https://httpd.apache.org/docs/2.4/programs/configure.html',
  covers: ['build-dropped-from-most'],
  page: `
\`most\` and \`all\` stand for fewer modules in 2.4: mod_ident and mod_imagemap are in neither, mod_asis is no longer in \`most\`, nor
mod_cern_meta in \`all\`. Each is built when it is named. Their options are offered for review; most servers need none of them.`,
  *check(site) {
    for (const command of configuresOf(site)) {
      const words = [
        ...listOf(switchNamed(command, 'enable-modules')),
        ...listOf(switchNamed(command, 'enable-mods-shared')),
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
        message: `In 2.4 "${set}" no longer holds ${listedPlainly(lost.map((name) => `mod_${name.replaceAll('-', '_')}`))}; name them if they are used.`,
        fix: reviewFix(
          'Name the modules',
          'The modules are in use.',
          ...lost.map((name) => addSwitch(command, `--enable-${name}`)),
        ),
      }
    }
  },
})
