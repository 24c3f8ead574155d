import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { directiveNamed } from '../../src/config/directives.js'
import { moduleNamed } from '../../src/config/modules.js'
import { decode } from '../../src/text.js'
import { httpd } from '../httpd/install.js'
import { type Step, untilItStarts } from './until-it-starts.js'

/** Trees of 2.2 servers, with the file that each starts from. */
const trees: readonly (readonly [string, string])[] = [
  ['test/sites/legacy', 'conf/httpd.conf'],
  ['../shared/corpus/rhel5-linuxfiles/etc/httpd', 'conf/httpd.conf'],
  ['../shared/corpus/rhel6-maluroam/etc/httpd', 'conf/httpd.conf'],
  ['../shared/corpus/rhel6-topecongiro/httpd', 'conf/httpd.conf'],
  ['../shared/corpus/freebsd-apache22-agri/etc/apache22', 'httpd.conf'],
]

const absent = trees.filter(([folder]) => !existsSync(folder))
if (absent.length) console.warn(`\n*** ${absent.map(([folder]) => folder).join(', ')}: not there, so SKIPPED. ***\n`)

describe.skipIf(!httpd())('a 2.4 is started with a tree of 2.2, message after message', () => {
  test.each(trees.filter(([folder]) => existsSync(folder)))(
    '%s',
    (folder, main) => {
      const steps = untilItStarts({
        texts: textsIn(folder),
        main,
        preamble: ['LoadModule mpm_prefork_module modules/mod_mpm_prefork.so'],
      })
      expect(steps.length).toBeGreaterThan(5)
      expect(steps.filter((step) => step.done.endsWith('left out') && !needsAPerson(step))).toEqual([])
    },
    120_000,
  )
})

/** What is not httpd's, and files and folders that this machine has not. */
function needsAPerson({ id, said }: Step): boolean {
  const module = /mod_\w+/.exec(said)?.[0] ?? ''
  const directive = /'(\w+)'/.exec(said)?.[1] ?? ''
  if (id === 'cannot-load') return !moduleNamed(module)
  if (id === 'invalid-command') return !directiveNamed(directive)
  return id === 'unknown-dav-provider' || id === 'include-missing' || id === 'log-folder'
}

function textsIn(folder: string, below = ''): Record<string, string> {
  const entries = readdirSync(join(folder, below)).filter((name) => !/\.md$/.test(name))
  return Object.assign(
    {},
    ...entries.map((name) =>
      statSync(join(folder, below, name)).isDirectory()
        ? textsIn(folder, join(below, name))
        : { [join(below, name)]: decode(readFileSync(join(folder, below, name))).text },
    ),
  )
}
