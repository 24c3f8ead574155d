import { accessPlans } from '../migrate/access/survey.js'
import { findingsOfRules } from '../migrate/migrate.js'
import type { Choices, Finding } from '../migrate/rule.js'
import { accessControl } from '../migrate/rules/access/access-control.js'
import { assumptionsOfFinding, hasRarelyNeededFix } from '../questions/assumptions.js'
import type { Site } from '../site/site.js'
import { versionOfReadFiles } from '../site/sites-by-server.js'
import { type FormChoice, formChoicesOfSettings, isFormChosen, type Ticks } from './ticks.js'

interface Found {
  readonly site: Site
  readonly findings: readonly Finding[]
  readonly choices: Choices
}

/** The forms that would change the fixes here, and the ones that are already chosen. */
export const formChoicesToOffer = (found: Found, ticks: Ticks): readonly FormChoice[] =>
  formChoicesOfSettings.filter((form) => isFormChosen(form, ticks) || makesDifference[form.key]?.(found) === true)

const makesDifference: Readonly<Record<string, (found: Found) => boolean>> = {
  'form-keep-22': ({ site, findings, choices }) =>
    choices.guards === 'leave' &&
    versionOfReadFiles(site) !== '2.4' &&
    findings.some(({ rule, fix }) => rule === accessControl && fix),
  'form-adopt-defaults': ({ findings, choices }) =>
    choices.defaults !== 'adopt' &&
    findings.some((finding) => finding.rule.group === 'defaults' && finding.fix && !hasRarelyNeededFix(finding)),
  'form-as-22': ({ findings }) =>
    findings.some((finding) => assumptionsOfFinding(finding).some(({ name }) => name === 'closed-names')),
  'form-guide': isGuideDifferent,
}

function isGuideDifferent({ site, findings, choices }: Found): boolean {
  const own = findings.filter(({ rule }) => rule === accessControl)
  if (choices.ineffectiveAllow === 'guide' || own.length === 0) return false
  // Without an ineffective Allow, the forms `closed` and `guide` are equal.
  if (choices.ineffectiveAllow === 'closed' && !hasIneffectiveAllow(site)) return false
  return written(findingsOfRules(site, [accessControl], { ...choices, ineffectiveAllow: 'guide' })) !== written(own)
}

const hasIneffectiveAllow = (site: Site): boolean =>
  accessPlans(site, 'closed').plans.some(({ access }) => access.guideReading !== undefined)

const written = (findings: readonly Finding[]): string =>
  JSON.stringify(
    findings.flatMap(({ fix }) => fix?.edits.map(({ file, start, text }) => [file.path, start, text]) ?? []),
  )
