import { describe, expect, test } from 'vitest'
import { checklistOf } from '../../src/checklist/checklist.js'
import { migrate } from '../../src/index.js'
import type { Finding } from '../../src/migrate/rule.js'
import { unreadFiles } from '../../src/site/sites-by-server.js'
import { httpd } from '../real-httpd/install.js'
import { corpusTrees } from './corpus-trees.js'
import { refusal, withoutForeign } from './machine.js'
import { migrated, withModules } from './migrated.js'
import { ownTrees } from './own-trees.js'
import { siteOfTree, siteUnsaid } from './tree.js'

const trees = [...ownTrees(), ...corpusTrees()].map((tree) => [tree.name, tree] as const)

/** Modules of others are not loaded here. */
const isLeftAsError = ({ fix, severity, rule }: Finding): boolean =>
  !fix && severity === 'error' && rule.id !== 'third-party-modules'

describe.skipIf(!httpd())('a whole server', () => {
  test.each(trees)('%s: 2.4 refuses it, and accepts it once it is migrated', (_name, tree) => {
    expect(refusal(tree, tree.texts, withoutForeign)).toBeDefined()
    const ways = [
      [siteOfTree(tree), 'safe'],
      [siteOfTree(tree), 'all'],
      [siteUnsaid(tree), 'all'],
    ] as const
    for (const [site, fixes] of ways) {
      const migration = migrate(site, { fixes })
      expect([...migration.refused, ...migration.broken.keys()]).toEqual([])
      const list = checklistOf(site, migration)
      const ready = withModules(tree, list)
      // What a 2.4 refuses and no fix mends is told, where not everything is known.
      if (!site.complete && migration.findings.some(isLeftAsError)) expect(list.map(({ id }) => id)).toContain('decide')
      else expect(refusal(ready, migrated(tree, migration), withoutForeign), fixes).toBeUndefined()
    }
  })
})

describe('what a person must still do', () => {
  test.each(trees)('%s: is five lines at most, all on the checklist', (_name, tree) => {
    const site = siteOfTree(tree)
    const migration = migrate(site, { fixes: 'all' })
    const list = checklistOf(site, migration).filter(({ id }) => id !== 'try-it')
    expect(list.map(({ what }) => what).slice(5)).toEqual([])
    const listed = new Set(list.flatMap(({ places }) => places))
    // What no line of the server reads asks nothing of anybody.
    const unread = unreadFiles(site)
    const left = migration.findings.filter(
      (finding) => isLeft(finding) && !unread.has(finding.file) && !listed.has(finding.at),
    )
    expect(left.map(({ rule, message }) => `${rule.id}: ${message}`)).toEqual([])
  })
})

const isLeft = ({ fix, severity }: Finding) => !fix && severity !== 'info'
