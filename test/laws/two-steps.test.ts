import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { countedBy } from '../../src/base/grouped.js'
import { readAsServer } from '../../src/commands/server-reading.js'
import { read, type Source } from '../../src/disk/files.js'
import { type Migration, runRules } from '../../src/migrate/migrate.js'
import { everyRule } from '../../src/migrate/rules/index.js'
import { load } from '../../src/site/load.js'
import type { Site, SiteOptions } from '../../src/site/site.js'
import { isWantedPath } from '../../src/site/wanted-path.js'
import { corpusFolder, hasCorpus } from '../corpus.js'
import { shareOf } from '../thoroughness.js'

const root = fileURLToPath(new URL('../sites', import.meta.url))

/** Trees of the corpus, and those of the suite. */
const trees = [...(hasCorpus ? shareOf(4, foldersIn(corpusFolder)) : []), ...foldersIn(root)]

function foldersIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return entries.map(({ name }) => `${folder.replace(/\/$/, '')}/${name}`).sort()
}

interface Step {
  readonly site: Site
  readonly sources: readonly Source[]
  readonly migration: Migration
}

function step(sources: readonly Source[], options: SiteOptions, fixes: 'safe' | 'all'): Step {
  const loaded = load(sources, options)
  const migration = runRules(loaded.site, everyRule, { fixes })
  const texts = new Map([...migration.texts].map(([file, text]) => [loaded.sources.get(file)?.path, text]))
  const written = sources.map((source) => ({ ...source, text: texts.get(source.path) ?? source.text }))
  return { site: loaded.site, sources: written, migration }
}

const textsOf = ({ sources }: Step) => Object.fromEntries(sources.map(({ path, text }) => [path, text]))

/** How many sections of each file are still to be decided about. */
function undecided({ migration: { findings, taken } }: Step): Record<string, number> {
  const left = findings.filter((finding) => finding.rule.id === 'access-control' && !taken.has(finding))
  return Object.fromEntries(countedBy(left, ({ file }) => file.path))
}

/** Its sections are of both versions, so that what is above some of them is clear only once others are written. */
const mixed = /\/chef-apache2$/

describe.each(['as they are', 'said to be complete'])(
  'fixes first for sure and then for review, of trees %s',
  (said) => {
    test.each(trees.filter((tree) => !mixed.test(tree)).map((tree) => [tree.replace(/.*\//, ''), tree]))(
      '%s',
      (_, tree) => {
        const { reading } = readAsServer(
          [tree],
          { wanted: isWantedPath },
          {
            read,
            load: ({ sources, links }) => load(sources, { links }),
          },
        )
        const options: SiteOptions = {
          from: '2.2',
          complete: said !== 'as they are',
          links: reading.links,
          folder: '/',
          folders: [tree],
        }
        const once = step(reading.sources, options, 'all')
        const first = step(reading.sources, options, 'safe')
        const second = step(first.sources, options, 'all')
        expect(textsOf(second)).toEqual(textsOf(once))
        const open = undecided(once)
        const news = Object.entries(undecided(step(second.sources, options, 'all'))).filter(
          ([path, count]) => count > (open[path] ?? 0),
        )
        expect(news, 'nothing is found in what was written').toEqual([])
      },
    )
  },
)
