import { type Group, grouped } from '../../base/grouped.js'
import { lineChanges } from '../../edit/line-changes.js'
import type { Finding } from '../../migrate/rule.js'
import { changedLines } from '../../report/fix-places.js'
import { code, codeBlock, link, prose } from '../../report/markdown-text.js'
import { counted } from '../../report/summary.js'
import { type LinkContext, placeLinks } from './finding-groups.js'

/** What changes and why: an entry for each rule, the one with the most places first. */
export const changeEntries = (findings: readonly Finding[], at: LinkContext): string[] =>
  [...grouped(findings, ({ rule }) => rule.id).values()]
    .sort((a, b) => b.length - a.length)
    .map((group) => entry(group, at))

function entry(findings: Group<Finding>, at: LinkContext): string {
  const [first] = findings
  const { rule } = first
  const files = new Set(findings.map(({ file }) => file)).size
  const review = findings.filter(({ fix }) => !fix?.safe).length
  const marks =
    review > 0 ? [`<b>${review === findings.length ? 'on a condition' : `${review} on a condition`}</b>`] : []
  const count = [`${counted(findings.length, 'place')} in ${counted(files, 'file')}`, ...marks].join(', ')
  const example = exampleOf(findings)
  return [
    `<details><summary>${html(rule.title)} (${count})</summary>`,
    `${prose(first.message)} ${link(code(rule.id), rule.see)}`,
    ...(example ? [example] : []),
    placeLinks(findings, at),
    '</details>',
  ].join('\n\n')
}

const html = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const mostLines = 12

/** The shortest of the changes as a diff, of those that put something in the place of something if there is one. */
function exampleOf(findings: readonly Finding[]): string | undefined {
  const examples = findings.slice(0, 20).flatMap((finding) => exampleIn(finding))
  const halves = (lines: readonly string[]) => new Set(lines.map((line) => line[0])).size
  const [shortest] = examples.sort((a, b) => halves(b) - halves(a) || a.length - b.length)
  return shortest && shortest.length <= mostLines ? codeBlock(shortest.join('\n'), 'diff') : undefined
}

function exampleIn({ file, fix }: Finding): string[][] {
  const own = (fix?.edits ?? []).filter((edit) => edit.file === file)
  const lines = own.length === 0 ? [] : changedLines(lineChanges(file, own))
  return lines.length === 0 ? [] : [lines]
}
