import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { witnessOf } from '../../../../src/access/decide/witness.js'
import { applyEdits } from '../../../../src/edit/edit.js'
import { migrate } from '../../../../src/index.js'
import { isAsPlanned } from '../../../../src/migrate/access/outcome/as-planned.js'
import { differencesAfter } from '../../../../src/migrate/access/outcome/outcome.js'
import { outcomeOf } from '../../../../src/migrate/access/outcome/read-back.js'
import { editsByFile } from '../../../../src/migrate/reviewed.js'
import { type EditsByFile, usualChoices } from '../../../../src/migrate/rule.js'
import { accessControl } from '../../../../src/migrate/rules/access/access-control.js'
import { type Site, siteFromTexts } from '../../../../src/site/site.js'
import { casesFrom } from '../../../rules/cases.js'

const page = readFileSync(new URL('../../../rules/access/access-control.md', import.meta.url), 'utf8')

/** Slips of the one who writes a fix, some of which open access. */
const slips: Readonly<Record<string, (text: string) => string>> = {
  none: (text) => text,
  granted: (text) => text.replace('all denied', 'all granted'),
  denied: (text) => text.replace('all granted', 'all denied'),
  any: (text) => text.replaceAll('RequireAll>', 'RequireAny>'),
  'not a not': (text) => text.replaceAll('Require not ', 'Require '),
  'a line less': (text) => text.replace(/^ *Require (?!all).*\n/m, ''),
  'another address': (text) => text.replace(/ip 1/, 'ip 2'),
  'no merging': (text) => text.replace(/^ *AuthMerging.*\n/m, ''),
}

describe('what the proof passes over, the table over everything does not object to', () => {
  test.each(Object.keys(slips))('slip: %s', (slip) => {
    let skipped = 0
    for (const one of casesFrom('access-control', page)) {
      const site = siteFromTexts(one.before, one)
      const { taken } = migrate(site, { rules: [accessControl], fixes: 'all' })
      const edits = slipped([...taken], slips[slip] as (text: string) => string)
      const outcome = outcomeOf(site, edits)
      const seen: boolean[] = []
      const proving: typeof isAsPlanned = (...given) => {
        const isProved = isAsPlanned(...given)
        return (scope) => {
          const is = isProved(scope)
          seen.push(is)
          return is
        }
      }
      const proved = told(site, differencesAfter(outcome, usualChoices, proving))
      const whole = told(
        site,
        differencesAfter(outcome, usualChoices, () => () => false),
      )
      expect(proved, `${one.title}\n${textsAfter(edits)}`).toEqual(whole)
      if (seen.some(Boolean)) skipped++
    }
    expect(skipped).toBeGreaterThan(20)
  })
})

type Taken = Parameters<typeof editsByFile>[0][number] & ReturnType<typeof migrate>['findings'][number]

function slipped(taken: readonly unknown[], slip: (text: string) => string): EditsByFile {
  const fixable = taken.filter((one): one is Taken => (one as Taken).fix !== undefined)
  const edits = editsByFile(fixable)
  return new Map([...edits].map(([file, some]) => [file, some.map((edit) => ({ ...edit, text: slip(edit.text) }))]))
}

const told = (site: Site, differences: ReturnType<typeof differencesAfter>): readonly string[] =>
  differences.map((difference) => witnessOf(difference, site.from))

const textsAfter = (edits: EditsByFile): string => [...edits].map(([file, some]) => applyEdits(file, some)).join('\n')
