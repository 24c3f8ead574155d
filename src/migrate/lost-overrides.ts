import { chooseFixes } from '../edit/choose.js'
import { applyEdits, type Edit, type Fix } from '../edit/edit.js'
import { directiveByName } from '../httpd/directives.js'
import { isGuard } from '../httpd/guards.js'
import { isProvedComplete } from '../models/completeness.js'
import { isOverrideGrantedEverywhere } from '../models/granted-overrides.js'
import { isHtaccess } from '../site/htaccess.js'
import type { Site } from '../site/site.js'
import { parse } from '../syntax/parse.js'
import { ancestors, type ConfigFile, commandsUnder, type Directive, isDirective, valuesOf } from '../syntax/tree.js'
import { sharedAssumption, withMoreAssumptions, withoutConfirmedAssumptions } from './assumptions.js'
import { editsByFile } from './objected-fixes.js'
import { type Choices, type Finding, type Fixable, isFixable } from './rule.js'

/**
 * Adds an assumption to each fix that removes the last line of an override class from a `.htaccess` file: AllowOverride grants
 * the class. If it does not, 2.2 answers 500 because of that line.
 */
export function withOverrideAssumptions(
  site: Site,
  findings: readonly Finding[],
  choices: Choices,
): readonly Finding[] {
  if (site.from === '2.4') return findings
  const { taken } = chooseFixes(findings.filter(isFixable).filter(isInHtaccess))
  if (taken.length === 0) return findings
  const needed = new Map(
    [...editsByFile(taken)]
      .filter(([file]) => isHtaccess(file))
      .map(([file, edits]) => [file, classesOnceWritten(file, edits)] as const),
  )
  return findings.map((finding) => {
    // Rules that read back the texts, such as access-control, check AllowOverride themselves.
    if (!isFixable(finding) || !isInHtaccess(finding) || finding.rule.review) return finding
    const lost = finding.fix.edits.flatMap((edit) => lostBy(site, edit, needed.get(edit.file)))
    return lost.length === 0 ? finding : { ...finding, fix: countingOnOverrides(finding, lost, choices) }
  })
}

const isInHtaccess = ({ fix }: Fixable): boolean => fix.edits.some(({ file }) => isHtaccess(file))

/** The override classes that 2.4 needs for the file's new text, each behind the tags of the guards around its line. */
function classesOnceWritten(file: ConfigFile, edits: readonly Edit[]): ReadonlySet<string> {
  const { commands } = parse(applyEdits(file, edits), file.path, '2.4')
  const lines = [...commandsUnder(commands)].filter(isDirective)
  return new Set(lines.map((line) => `${guardsAround(line)}${classOf(line, 'in24')}`))
}

/** The tags of the guards around a line: httpd reads or skips the line together with them. */
const guardsAround = (line: Directive): string =>
  [...ancestors(line)]
    .filter(isGuard)
    .map((guard) => `${guard.key} ${valuesOf(guard).join(' ')}\n`)
    .join('')

/** The class that AllowOverride must grant for a directive. Empty if it needs none, or if any one of several is enough. */
function classOf({ key }: Directive, version: 'in22' | 'in24'): string {
  const override = directiveByName(key)?.[version]?.override ?? ''
  return /^(All|.*\+.*)$/.test(override) ? '' : override
}

interface LostClass {
  readonly line: Directive
  readonly override: string
}

function lostBy(site: Site, edit: Edit, needed: ReadonlySet<string> | undefined): readonly LostClass[] {
  if (!needed) return []
  const changed = [...commandsUnder(edit.file.commands)].filter(
    (node): node is Directive => node.kind === 'directive' && node.start < edit.end && edit.start < node.end,
  )
  return changed.flatMap((line) => {
    const override = classOf(line, 'in22')
    const isNeeded = needed.has(override) || needed.has(`${guardsAround(line)}${override}`)
    return override === '' || isNeeded || isGranted(site, override) ? [] : { line, override }
  })
}

/**
 * Whether AllowOverride surely grants the class. If the whole configuration is given and has no AllowOverride, 2.2's default
 * grants all classes.
 */
const isGranted = (site: Site, override: string): boolean =>
  isOverrideGrantedEverywhere(site, override) ?? isProvedComplete(site)

function countingOnOverrides(finding: Fixable, lost: readonly LostClass[], choices: Choices): Fix {
  const granted = lost.map(({ line, override }) =>
    sharedAssumption(
      'override-granted',
      `AllowOverride grants ${override} to ${line.file.path}. (Without it, 2.2 answers 500 to every request for the folder, and 2.4 with the fix answers these requests.)`,
      `${override}:${line.file.path}`,
    ),
  )
  const distinct = [...new Map(granted.map((one) => [one.name, one])).values()]
  return withoutConfirmedAssumptions(finding.rule.id, withMoreAssumptions(finding, distinct), choices)
}
