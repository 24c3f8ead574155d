import { describe, expect, test } from 'vitest'
import { directiveByName } from '../../src/httpd/directives.js'
import { moduleByName } from '../../src/httpd/modules.js'
import { httpd } from '../real-httpd/install.js'
import { shareOf } from '../thoroughness.js'
import { corpusTrees } from '../trees/corpus-trees.js'
import { withoutWindows } from '../trees/machine.js'
import { ownTrees } from '../trees/own-trees.js'
import { type Step, untilItStarts } from './until-it-starts.js'

const trees = [...ownTrees(), ...shareOf(3, corpusTrees())].map((tree) => [tree.name, tree] as const)

describe.skipIf(!httpd())('a 2.4 is started with a tree of 2.2, message after message', () => {
  test.each(trees)('%s', (_name, tree) => {
    const steps = untilItStarts(tree, withoutWindows)
    expect(steps.length).toBeGreaterThan(3)
    expect(steps.filter((step) => step.done.endsWith('left out') && !needsAPerson(step))).toEqual([])
  })
})

/** What is not httpd's, and files and folders that this machine has not. */
function needsAPerson({ id, said }: Step): boolean {
  const module = /mod_\w+/.exec(said)?.[0] ?? ''
  const directive = /'(\w+)'/.exec(said)?.[1] ?? ''
  if (id === 'cannot-load') return !moduleByName(module)
  if (id === 'invalid-command') return !directiveByName(directive)
  return id === 'unknown-dav-provider' || id === 'include-missing' || id === 'log-folder'
}
