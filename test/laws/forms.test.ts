import { describe, expect, test } from 'vitest'
import { groupBy } from '../../src/base/group-by.js'
import { applyEdits } from '../../src/edit/edit.js'
import { migrate } from '../../src/index.js'
import type { Alternative, Finding } from '../../src/migrate/rule.js'
import { findingKey } from '../../src/report/fingerprint.js'
import { siteFromTexts } from '../../src/site/site.js'
import { type Case, cases } from '../rules/cases.js'

interface Choice {
  readonly from: Case
  readonly finding: Finding
  readonly form: Alternative
}

const findingsOf = (texts: Readonly<Record<string, string>>, { from, complete }: Case): readonly Finding[] =>
  migrate(siteFromTexts(texts, { complete, ...(from === 'auto' ? {} : { from }) })).findings

const choices: Choice[] = cases().flatMap((one) =>
  findingsOf(one.before, one).flatMap((finding) => (finding.forms ?? []).map((form) => ({ from: one, finding, form }))),
)

/** The files with what a person chose. */
function chosen({ from: { before }, form }: Choice): Record<string, string> {
  const edits = groupBy(form.edits, ({ file }) => file)
  const texts = Array.from(edits, ([file, own]) => [file.path, applyEdits(file, own)] as const)
  return { ...before, ...Object.fromEntries(texts) }
}

const said = (findings: readonly Finding[]) => new Set(findings.map((one) => `${findingKey(one)} ${one.message}`))

describe('what a person can choose, in the cases of all rules', () => {
  test('comes from several rules, and never beside a fix', () => {
    expect(new Set(choices.map(({ finding }) => finding.rule.id)).size).toBeGreaterThan(4)
    expect(choices.filter(({ finding }) => finding.fix)).toEqual([])
  })

  test.each(choices.map((choice) => [`${choice.finding.rule.id}, ${choice.from.title}: ${choice.form.title}`, choice]))(
    'settles what was asked: %s',
    (_, choice) => {
      const after = chosen(choice as Choice)
      const { finding, from } = choice as Choice
      expect(after).not.toEqual(from.before)
      expect([...said(findingsOf(after, from))]).not.toContain([...said([finding])][0])
    },
  )
})

test('what waits for a decision has a fix once it is made', () => {
  const lone = choices.filter(({ form }) => form.title.includes('AuthMerging And'))
  expect(lone.length).toBeGreaterThan(0)
  for (const choice of lone) {
    const waiting = findingsOf(choice.from.before, choice.from).filter(({ waits }) => waits)
    const after = findingsOf(chosen(choice), choice.from)
    expect(waiting.length, choice.from.title).toBeGreaterThan(0)
    for (const { file, at } of waiting) {
      const now = after.filter((one) => one.file.path === file.path && one.at.name.value === at.name.value)
      expect(
        now.map(({ waits }) => waits),
        choice.from.title,
      ).not.toContain(true)
    }
  }
})
