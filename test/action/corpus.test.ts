import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineUrl } from '../../src/action/line-link.js'
import { applyEdits, type Fix } from '../../src/edit/edit.js'
import { lineChanges, linesOf } from '../../src/edit/line-changes.js'
import { migrate } from '../../src/index.js'
import { type Finding, formsOnGitHub } from '../../src/migrate/rule.js'
import { linesOfFinding } from '../../src/report/position.js'
import { loadSite } from '../../src/site/load.js'
import type { Site } from '../../src/site/site.js'
import { isWantedPath } from '../../src/site/wanted-path.js'
import { decode, isBinary } from '../../src/syntax/encoding.js'
import type { ConfigFile } from '../../src/syntax/tree.js'
import { corpus, hasCorpus } from '../corpus.js'
import { commentsOn } from '../github/people.js'
import type { Files } from '../github/repository.js'
import { type GitHub, withGitHub } from '../github/server.js'
import { suggestionIn } from '../github/suggestion.js'
import { applySuggestions } from '../github/suggestion-button.js'
import type { Pull, ReviewComment } from '../github/world.js'
import { seeded } from '../thoroughness.js'
import { countingFor } from './counting.js'
import { pullOf, review, withBundle } from './scene.js'
import { bodies } from './seen.js'

withBundle()

/** A file of the corpus, how it is written, and what the pull request does to its lines; all of them are new where nothing. */
interface Made {
  readonly file: number
  readonly written: keyof typeof writings
  readonly changes: readonly { readonly at: number; readonly lines: number; readonly how: keyof typeof undoings }[]
}

const writings = {
  'as it is': (text: string) => text,
  CRLF: (text: string) => text.replace(/\r?\n/g, '\r\n'),
  'no last line ending': (text: string) => text.replace(/[\r\n]+$/, ''),
  'Latin-1': (text: string) => `# caf\xe9\n${text}`,
}

/** What stood in the place of lines before the pull request added, changed or surrounded them. */
const undoings = {
  added: () => [],
  changed: (lines: readonly string[]) => lines.map((_, index) => `# before ${index}\n`),
  'left behind': (lines: readonly string[]) => [...lines, '# gone\n', '# gone too\n'],
}

const files = corpus().filter(
  ({ bytes, path }) => isWantedPath(path) && !isBinary(bytes) && bytes.length > 0 && bytes.length < 60_000,
)

const keys = <T extends object>(object: T) => Object.keys(object) as (keyof T)[]

const made: fc.Arbitrary<Made> = fc.record({
  file: fc.nat(Math.max(0, files.length - 1)),
  written: fc.constantFrom(...keys(writings)),
  changes: fc.array(
    fc.record({
      at: fc.integer({ min: 0, max: 999 }),
      lines: fc.integer({ min: 1, max: 12 }),
      how: fc.constantFrom(...keys(undoings)),
    }),
    { maxLength: 4 },
  ),
})

/** Byte by byte, as Latin-1 has it. */
const bytesOf = (text: string) => Buffer.from(text, 'latin1')

/** What the file holds, and what it held before; undefined where it was not there. */
function versions({ file, written, changes }: Made): { after: string; before: string | undefined } {
  const after = writings[written](files[file]?.bytes.toString('latin1') ?? '')
  if (changes.length === 0) return { after, before: undefined }
  const lines = after.split(/(?<=\n)/)
  for (const { at, lines: count, how } of changes) {
    const start = Math.floor((at * lines.length) / 1_000)
    lines.splice(start, count, ...undoings[how](lines.slice(start, start + count)))
  }
  return { after, before: lines.join('') }
}

describe.skipIf(!hasCorpus)('pull requests made up from real files', () => {
  test.each(['safe', 'all'] as const)(
    'accepting every suggestion gives what the migrator writes on those lines: %s',
    async (fixes) => {
      let suggestions = 0
      await fc.assert(
        fc.asyncProperty(
          fc.uniqueArray(made, { minLength: 12, maxLength: 24, selector: ({ file }) => file }),
          fc.constantFrom('kept' as const, 'lf' as const),
          async (chosen, endings) => {
            suggestions += await withGitHub((github) => acceptsAll(github, chosen, { fixes, endings }))
          },
        ),
        { ...seeded(`made-up pull requests, ${fixes}`, 2, 6), endOnFailure: true },
      )
      // Few lines of the files are of those that changed in 2.4.
      expect(suggestions).toBeGreaterThan(0)
    },
  )
})

interface Accepting {
  readonly fixes: 'safe' | 'all'
  /** How the button ends the lines that it writes. */
  readonly endings: 'kept' | 'lf'
}

/** @returns how many suggestions there were */
async function acceptsAll(github: GitHub, chosen: readonly Made[], { fixes, endings }: Accepting): Promise<number> {
  // A line that is rewritten whatever stands in the other files.
  const after: Record<string, Uint8Array> = { 'conf.d/own.conf': bytesOf('MaxClients 20\n') }
  const old: Record<string, Uint8Array> = {}
  for (const one of chosen) {
    const path = files[one.file]?.path ?? ''
    const { after: text, before } = versions(one)
    // What comes out as it was is not in the pull request.
    if (text === before) continue
    after[path] = bytesOf(text)
    if (before !== undefined) old[path] = bytesOf(before)
  }
  const pull = await pullOf(github, old as Files, after as Files)
  const run = await review(github, pull, { inputs: { fixes, 'max-comments': '100' } })
  expect(run.exitCode, run.log).toBe(0)
  const suggesting = commentsOn(pull).filter(({ body }) => suggestionIn(body))
  const { site, migration } = migrated(after, fixes)
  const counting = await countingFor(github, pull, migration.findings)
  expect(run.outputs.findings).toBe(String(counting.length))
  const taken = counting.filter((finding) => migration.taken.has(finding))
  expect(untold(taken, pull)).toEqual([])
  const expected = expectedTexts(site, taken, suggesting)
  if (suggesting.length > 0) await applySuggestions(github, pull, suggesting, { endings })
  const ends = (text: string) => (endings === 'kept' ? text : text.replaceAll('\r\n', '\n'))
  for (const [path, text] of Object.entries(expected)) expect(ends(await textAt(pull, path)), path).toBe(ends(text))
  return suggesting.length
}

const textAt = async (pull: Pull, path: string) =>
  decode((await pull.repository.git.read(`topic:${path}`))?.content ?? Buffer.alloc(0)).text

function migrated(after: Readonly<Record<string, Uint8Array>>, fixes: 'safe' | 'all') {
  const texts = Object.entries(after)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, bytes]) => ({ path, text: decode(bytes).text, named: false }))
  const { site } = loadSite(texts)
  // Files of a pull request are named, and written whether a server reads them or not.
  return { site, migration: migrate(site, { ...formsOnGitHub, fixes, within: () => true }) }
}

/** Fixes that neither a comment stands for nor the list, unless the list was cut. */
function untold(taken: readonly Finding[], pull: Pull): string[] {
  const list = bodies(pull).join()
  if (/…and [\d,]+ more| and \d+ more/.test(list)) return []
  return taken.flatMap((finding) => {
    const { path } = finding.file
    const { first, last } = linesOfFinding(finding)
    const isIn = commentsOn(pull).some(
      ({ path: other, anchor, body }) =>
        other === path &&
        anchor &&
        (anchor.startLine ?? anchor.line) <= last &&
        first <= anchor.line &&
        suggestionIn(body),
    )
    const commit = { gitHubUrl: '', repository: pull.repository.fullName, sha: pull.reviews[0]?.commit ?? '' }
    return isIn || list.includes(lineUrl(commit, path, { first, last })) || isElsewhere(finding, pull)
      ? []
      : [`${path}:${first}`]
  })
}

/** A fix may stand on other lines than what it mends: then they are in a suggestion with the rule's page. */
const isElsewhere = ({ file, rule }: Finding, pull: Pull): boolean =>
  commentsOn(pull).some(({ path, body }) => path === file.path && body.includes(`[\`${rule.id}\`]`))

/** Each file with what the migrator makes of the lines that have a suggestion, and all others as they were. */
function expectedTexts(
  site: Site,
  taken: readonly Finding[],
  comments: readonly ReviewComment[],
): Record<string, string> {
  // What concerns the whole server is in the review's text, without a button.
  const fixes = taken.filter(({ concerns }) => concerns === 'line').flatMap(({ fix }) => fix ?? [])
  return Object.fromEntries(
    site.files.map((file) => {
      const own = comments.filter(({ path }) => path === file.path)
      return [file.path, withFixesOn(file, fixes, own)]
    }),
  )
}

/** The file with every fix that lies within the lines of one comment. */
function withFixesOn(file: ConfigFile, fixes: readonly Fix[], comments: readonly ReviewComment[]): string {
  const starts = [0]
  for (const line of linesOf(file.text)) starts.push((starts.at(-1) ?? 0) + line.length)
  const spans = comments.map(({ anchor }) => ({
    start: starts[(anchor?.startLine ?? anchor?.line ?? 1) - 1] ?? 0,
    end: starts[anchor?.line ?? 1] ?? file.text.length,
  }))
  const isWithin = (changes: ReturnType<typeof lineChanges>) =>
    changes.length > 0 &&
    spans.some((span) => changes.every(({ start, end }) => span.start <= start && end <= span.end))
  const edits = fixes.flatMap((fix) => {
    const changes = fix.edits.every((edit) => edit.file === file) ? lineChanges(file, fix.edits) : []
    return isWithin(changes) ? fix.edits : []
  })
  return applyEdits(file, edits)
}
