import { groupBy } from '../base/group-by.js'
import { type Edit, editsInOrder, insertBefore } from '../edit/edit.js'
import { lineChanges } from '../edit/line-changes.js'
import type { Finding } from '../migrate/rule.js'
import { countWithNoun } from '../report/summary.js'
import type { ConfigFile, Range } from '../syntax/tree.js'
import type { SiteCheck } from './check.js'
import type { FileEdits, OfferedAction, TextRange } from './messages.js'
import { remarkOf } from './remarks.js'
import { positionConverter } from './text-positions.js'

/** The actions for the findings on these lines: the fix of each finding, and a comment that silences the finding. */
export function offeredActionsOnLines(check: SiteCheck, path: string, { start, end }: TextRange): OfferedAction[] {
  const file = check.files.get(path)
  if (!file) return []
  const places = positionConverter(file)
  const isThere = ({ range }: Finding) => {
    const span = places.span(range)
    return span.start.line <= end.line && span.end.line >= start.line
  }
  const found = check.findings.filter((finding) => finding.file === file && !finding.failed && isThere(finding))
  return [
    ...found.flatMap((finding) => fixOffered(check, finding)),
    ...found.flatMap((finding) => ignoreOffered(check, finding)),
  ]
}

function fixOffered(check: SiteCheck, finding: Finding): OfferedAction[] {
  const { fix } = finding
  if (!fix) return []
  return [
    {
      title: fix.safe ? fix.title : `${fix.title} (check first: is this true? ${fix.assumes ?? ''})`,
      isSafe: fix.safe,
      settles: remarkOf(finding),
      files: editsOf(check, fix.edits, (one, edits) => editsInOrder(one, edits)),
    },
  ]
}

/** A comment that silences a finding. Without a reason it has no effect, so the user has to add one. */
function ignoreOffered(check: SiteCheck, finding: Finding): OfferedAction[] {
  const { rule, file, at } = finding
  if (!check.input.site.files.includes(file) || isIgnoredBefore(finding)) return []
  const edit = insertBefore(at, [`# httpd-upgrade-ignore ${rule.id} : `])
  const { line } = positionConverter(file).span(edit).start
  const character = /^[^\r\n]*/.exec(edit.text)?.[0].length ?? 0
  return [
    {
      title: `Ignore ${rule.id} here, with a reason`,
      isSafe: false,
      settles: remarkOf(finding),
      files: editsOf(check, [edit], (_, edits) => edits),
      cursorAfter: { line, character },
    },
  ]
}

/** Whether the line before the finding is already a comment that silences it, but without a reason. */
function isIgnoredBefore({ rule, file, at }: Finding): boolean {
  const before = file.text.slice(0, at.start).trimEnd()
  const line = before.slice(before.lastIndexOf('\n') + 1)
  return /httpd-upgrade-ignore/i.test(line) && line.toLowerCase().includes(rule.id)
}

/** One action that applies all safe fixes that change a file, also in other files. Undefined if there are none. */
export function actionForSafeFixes(check: SiteCheck, path: string): OfferedAction | undefined {
  const file = check.files.get(path)
  const taken = [...check.safely().taken].flatMap(({ fix }) =>
    fix?.edits.some((one) => one.file === file) ? [fix] : [],
  )
  if (!file || taken.length === 0) return undefined
  return {
    title: `Apply ${countWithNoun(taken.length, 'safe fix', 'safe fixes')}`,
    isSafe: true,
    settles: undefined,
    files: editsOf(
      check,
      taken.flatMap(({ edits }) => edits),
      // Fixes are widened to whole lines, which never overlap, and treat the end of the file as `--write` does.
      (one, edits) => lineChanges(one, edits).map(({ start, end, after }) => ({ start, end, text: after })),
    ),
  }
}

type Arranged = (file: ConfigFile, edits: readonly Edit[]) => readonly (Range & { readonly text: string })[]

const editsOf = (check: SiteCheck, edits: readonly Edit[], arranged: Arranged): FileEdits[] =>
  Array.from(
    groupBy(edits, ({ file }) => file),
    ([file, own]) => {
      const path = check.pathOf(file)
      const places = positionConverter(file)
      return {
        path,
        version: check.open.get(path)?.version,
        edits: arranged(file, own).map((edit) => ({ range: places.span(edit), newText: edit.text })),
      }
    },
  )
