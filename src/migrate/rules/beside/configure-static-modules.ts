import { reviewFix } from '../../../edit/edit.js'
import {
  addSwitch,
  type ConfigureCall,
  type ConfigureSwitch,
  configureCallsOf,
  modulesInList,
  switchNamed,
} from '../../../models/beside/configure.js'
import { serversOn22 } from '../../../site/server-level.js'
import { ruleOf } from '../../rule.js'

export const configureStaticModules = ruleOf('modules', {
  id: 'configure-static-modules',
  title: 'Modules are no longer built into httpd by default',
  severity: 'warning',
  see: 'https://httpd.apache.org/docs/2.4/upgrading.html#compile-time',
  fixes: 'review',
  covers: ['build-static-default', 'build-default-set'],
  page: `
## What 2.2 did

configure built the basic modules, and those named by \`--enable-…\`, into httpd.

## What 2.4 does

configure builds most modules, each as a separate file that needs a LoadModule line. The httpd.conf it installs loads
only some of them.

## What the rule does

It offers \`--enable-mods-static=few\` for review, with the names of modules that were basic in 2.2 and are no longer.
It is better to write a LoadModule line for each module you use.

## When not

If the server's configuration is given too, the rule missing-modules writes the lines, and 2.4 refuses to start because
of a line for a built-in module. If \`--enable-mods-shared\` is \`all\` or \`most\`, 2.2 built separate files too.`,
  *check(site) {
    const isConfigured = serversOn22(site).length > 0
    for (const command of configureCallsOf(site)) {
      const shared = modulesInList(switchNamed(command, 'enable-mods-shared'))
      if (shared.includes('all') || shared.includes('most') || switchNamed(command, 'enable-mods-static')) continue
      const text = `--enable-mods-static=${staticList(command).join(' ')}`
      yield {
        at: command.at,
        message:
          '2.4 builds modules as files that need LoadModule lines; 2.2 built the basic modules into httpd. Write LoadModule lines, or add --enable-mods-static.',
        // If the configuration is given, there is no fix here: missing-modules writes the LoadModule lines, which need modules
        // as files.
        fix: isConfigured
          ? undefined
          : reviewFix(
              'Build the modules into httpd',
              'The modules should stay built into httpd, without LoadModule lines.',
              addSwitch(command, text),
            ),
      }
    }
  },
})

/** The modules that 2.2 built by default and 2.4 does not, and the modules that the requested ones need. */
function staticList(command: ConfigureCall): string[] {
  const chosen = modulesInList(switchNamed(command, 'enable-modules'))
  const selection = chosen.find((name) => name === 'all' || name === 'most')
  if (selection) return [selection]
  const mpm = switchNamed(command, 'with-mpm')?.value ?? 'prefork'
  const cgi = mpm === 'prefork' ? 'cgi' : 'cgid'
  const basic = ['actions', 'asis', cgi, 'include', 'negotiation', 'userdir'].filter(
    (name) => !switchNamed(command, `disable-${name}`),
  )
  const isAsked = (name: string) => chosen.includes(name) || isOn(switchNamed(command, `enable-${name}`))
  return ['few', ...basic, ...(isAsked('ssl') ? ['socache-shmcb'] : []), ...(isAsked('proxy') ? ['slotmem-shm'] : [])]
}

const isOn = (one: ConfigureSwitch | undefined): boolean => !!one && one.value !== 'no'
