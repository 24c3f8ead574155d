import { describe, expect, test } from 'vitest'
import { checklistOf } from '../../src/checklist/checklist.js'
import { wantedFixTest } from '../../src/commands/chosen-rules.js'
import { thisDisk } from '../../src/disk/server-files.js'
import { migrate } from '../../src/index.js'
import { siteFromTexts } from '../../src/site/site.js'
import { runIn, useCli } from '../run-cli.js'
import { corpusTrees } from './corpus-trees.js'
import { migrated } from './migrated.js'
import { ownTrees } from './own-trees.js'
import { onDisk } from './tree.js'

useCli()

describe('the command line, in a folder with a whole server', () => {
  test.each([...ownTrees(), ...corpusTrees()].map((tree) => [tree.name, tree] as const))('%s', (_name, tree) => {
    const args = ['--assume-complete', '--from', '2.2', '--write', '--review', '--format', 'json', '.']
    const root = onDisk(tree)
    const around = { folder: root, folders: ['.'], disk: thisDisk() }
    const site = siteFromTexts(tree.texts, { from: '2.2', complete: true, links: tree.links, ...around })
    const migration = migrate(site, { fixes: 'all', wanted: wantedFixTest({ only: [] }) })
    const checks = checklistOf(site, migration).map(({ what }) => what)
    const { code, out, err, file } = runIn(root, args)
    // Some of these lack files that they name, which is told, and nothing else.
    expect(
      err.replace(
        /^httpd-upgrade: .*( in content that is not among the given files\.|Progress saved in httpd-upgrade\.json\.|as confirmed: default-type).*\n/gm,
        '',
      ),
    ).toBe('')
    expect(code).toBeLessThan(2)
    const wanted = migrated(tree, migration)
    for (const path of Object.keys(tree.texts)) expect(file(path), path).toBe(wanted[path])
    const { checklist } = JSON.parse(out) as { checklist: { id: string; what: string }[] }
    expect(checklist.map(({ what }) => what)).toEqual(checks)
  })
})
