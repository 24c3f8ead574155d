import { insertBefore, removeLine, replace, reviewFix, safeFix } from '../../src/edit/edit.js'
import { migrate } from '../../src/index.js'
import type { Rule } from '../../src/migrate/rule.js'
import type { Report } from '../../src/report/summary.js'
import { type SiteOptions, siteFromTexts } from '../../src/site/site.js'

const see = 'https://httpd.apache.org/docs/2.4/'
const about = { group: 'tidy' as const, covers: [], page: 'A page.', see }

/** Rules of every kind: with a fix that is safe, one for review, and none. */
export const rules: readonly Rule[] = [
  {
    ...about,
    id: 'old-name',
    title: 'Old has a new name',
    severity: 'info',
    *check(site) {
      for (const at of site.directives('Old'))
        yield {
          at,
          mark: at.name,
          message: 'Old is called New in 2.4.',
          fix: safeFix('Rename to New', replace(at, at.name, 'New')),
        }
    },
  },
  {
    ...about,
    id: 'gone',
    title: 'Gone is gone',
    severity: 'error',
    *check(site) {
      for (const at of site.directives('Gone'))
        yield {
          at,
          message: '2.4 does not know Gone; remove it.',
          fix: reviewFix('Remove Gone', 'Nobody needs it.', removeLine(at)),
        }
    },
  },
  {
    ...about,
    id: 'hard',
    title: 'Hard needs a decision',
    severity: 'warning',
    *check(site) {
      for (const at of site.directives('Hard'))
        yield { at, message: `Hard ${at.args[0]?.value ?? ''} means something else in 2.4; decide.` }
    },
  },
  {
    ...about,
    id: 'far',
    title: 'Far changes another file',
    severity: 'error',
    *check(site) {
      const [first] = site.files[0]?.named('first') ?? []
      for (const at of site.directives('Far'))
        if (first)
          yield {
            at,
            message: 'Far belongs to the main file.',
            fix: safeFix('Move Far', removeLine(at), insertBefore(first, ['Far'])),
          }
    },
  },
]

/** What is found in these texts, and written of it. */
export function reportOf(
  texts: Readonly<Record<string, string>>,
  written: 'safe' | 'all' | 'nothing' = 'nothing',
  options: SiteOptions = {},
): Report {
  const site = siteFromTexts(texts, options)
  const migration = migrate(site, { rules, fixes: written === 'all' ? 'all' : 'safe' })
  return { site, migration, applied: written === 'nothing' ? new Set() : migration.taken }
}
