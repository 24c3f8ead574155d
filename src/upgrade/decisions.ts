import type { CheckedConfiguration } from '../action/configuration.js'
import { type Group, groupBy } from '../base/group-by.js'
import { chooseFixes } from '../edit/choose.js'
import { applyEdits, type Fix } from '../edit/edit.js'
import type { Alternative, Finding } from '../migrate/rule.js'
import { findingKey, fingerprintHash } from '../report/fingerprint.js'
import type { LoadedText } from '../site/load.js'
import type { ConfigFile } from '../syntax/tree.js'
import type { Ticks } from './ticks.js'

/** The form that a person has chosen for findings with the same message. */
export interface ChosenForm {
  /** The findings with the same message. */
  readonly findings: Group<Finding>
  readonly forms: readonly FormToTick[]
  /** The chosen form as a fix. */
  readonly fix: Fix
}

/** A form that can be chosen by a box in the pull request. */
export interface FormToTick extends Alternative {
  /** The key of the box, independent of line numbers. */
  readonly key: string
}

/**
 * The key of a box for several findings. It changes if a finding is added or removed, because a tick was for exactly these
 * findings.
 */
export const boxKeyOfFindings = (findings: Group<Finding>, kind: string): string =>
  fingerprintHash([kind, ...findings.map(findingKey).sort()].join('\n'))

export const groupByMessageAndForms = (findings: readonly Finding[]): Group<Finding>[] => [
  ...groupBy(findings, ({ rule, message, severity, forms = [] }) =>
    JSON.stringify([rule.id, message, severity, forms.map(({ title }) => title)]),
  ).values(),
]

/** The forms of findings with the same message, each applied to all of them. */
export const formsToTick = (findings: Group<Finding>): readonly FormToTick[] =>
  (findings[0].forms ?? []).map(({ name, title }, index) => ({
    key: boxKeyOfFindings(findings, `form ${name}`),
    name,
    title,
    edits: findings.flatMap(({ forms }) => (forms as readonly Alternative[])[index]?.edits ?? []),
  }))

/** The forms that the ticks choose. If two forms conflict, only the first is taken. */
function decidedIn(findings: readonly Finding[], ticks: Ticks): readonly ChosenForm[] {
  const decided = groupByMessageAndForms(findings).flatMap((group) => {
    const forms = formsToTick(group)
    const form = forms.find(({ key }) => ticks.has(key))
    return form ? [{ findings: group, forms, fix: { title: form.title, safe: false, edits: form.edits } }] : []
  })
  return chooseFixes(decided).taken
}

/** A configuration with the chosen forms written into its texts, and the findings that remain. */
export interface ConfigurationWithChosenForms<T> extends CheckedConfiguration<T> {
  readonly decided: readonly ChosenForm[]
  /** The texts that the chosen forms change, by the files of the original configuration. */
  readonly texts: ReadonlyMap<ConfigFile, string>
}

/**
 * Writes the forms that the ticks choose, and then runs the rules on the result, so that fixes that depend on a form are found.
 * @param judge runs the rules on files
 */
export function checkWithChosenForms<T extends LoadedText>(
  files: readonly T[],
  judge: (files: readonly T[]) => CheckedConfiguration<T>,
  ticks: Ticks,
): ConfigurationWithChosenForms<T> {
  const first = judge(files)
  const decided = decidedIn(first.findings, ticks)
  if (decided.length === 0) return { ...first, decided, texts: new Map() }
  const edits = groupBy(
    decided.flatMap(({ fix }) => fix.edits),
    ({ file }) => file,
  )
  const texts = new Map(
    Array.from(edits, ([file, own]) => [first.sources.get(file)?.path ?? file.path, applyEdits(file, own)]),
  )
  const second = judge(files.map((one) => ({ ...one, text: texts.get(one.path) ?? one.text })))
  const changed = [...second.sources].filter(([, { path }]) => texts.has(path))
  return { ...second, decided, texts: new Map(changed.map(([file]) => [file, file.text])) }
}
