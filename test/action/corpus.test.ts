import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ConfigFile } from '../../src/config/tree.js'
import { isWantedPath } from '../../src/config/wanted-path.js'
import { applyEdits, type Fix } from '../../src/edit.js'
import { lineChanges, linesOf } from '../../src/line-changes.js'
import { load } from '../../src/load.js'
import { migrate } from '../../src/migrate/migrate.js'
import { decode, isBinary } from '../../src/text.js'
import { corpus, hasCorpus } from '../corpus.js'
import { commentsOn } from '../github/people.js'
import type { Files } from '../github/repository.js'
import { withGitHub } from '../github/server.js'
import { suggestionIn } from '../github/suggestion.js'
import { applySuggestions } from '../github/suggestion-button.js'
import type { Pull, ReviewComment } from '../github/world.js'
import { pullOf, review, withBundle } from './scene.js'

withBundle()

/** A file of the corpus, and runs of its lines that the pull request adds; the whole file where there are none. */
interface Made {
  readonly file: number
  readonly added: readonly { readonly at: number; readonly lines: number }[]
}

const files = corpus().filter(
  ({ bytes, path }) => isWantedPath(path) && !isBinary(bytes) && bytes.length > 0 && bytes.length < 60_000,
)

const made: fc.Arbitrary<Made> = fc.record({
  file: fc.nat(Math.max(0, files.length - 1)),
  added: fc.array(fc.record({ at: fc.integer({ min: 0, max: 999 }), lines: fc.integer({ min: 1, max: 12 }) }), {
    maxLength: 4,
  }),
})

/** What the file held before: without the lines that the pull request adds. */
function before(bytes: Uint8Array, { added }: Made): Uint8Array | undefined {
  if (added.length === 0) return undefined
  const lines = Buffer.from(bytes)
    .toString('latin1')
    .split(/(?<=\n)/)
  for (const { at, lines: count } of added) lines.splice(Math.floor((at * lines.length) / 1_000), count)
  return Buffer.from(lines.join(''), 'latin1')
}

describe.skipIf(!hasCorpus)('pull requests made up from real files', () => {
  test.each(['safe', 'all'] as const)(
    'accepting every suggestion gives what the migrator writes on those lines: %s',
    async (fixes) => {
      let suggestions = 0
      await fc.assert(
        fc.asyncProperty(
          fc.uniqueArray(made, { minLength: 12, maxLength: 24, selector: ({ file }) => file }),
          async (chosen) => {
            suggestions += await withGitHub((github) => acceptsAll(github, chosen, fixes))
          },
        ),
        { numRuns: Number(process.env.CORPUS_RUNS ?? 6), endOnFailure: true },
      )
      expect(suggestions).toBeGreaterThan(10)
    },
    240_000,
  )
})

async function acceptsAll(
  github: Parameters<Parameters<typeof withGitHub>[0]>[0],
  chosen: readonly Made[],
  fixes: 'safe' | 'all',
): Promise<number> {
  const after: Record<string, Uint8Array> = {}
  const old: Record<string, Uint8Array> = {}
  for (const one of chosen) {
    const file = files[one.file]
    if (!file) continue
    after[file.path] = file.bytes
    const previous = before(file.bytes, one)
    if (previous) old[file.path] = previous
  }
  const pull = await pullOf(github, old as Files, after as Files)
  const run = await review(github, pull, { inputs: { fixes, 'max-comments': '100' } })
  expect(run.exitCode, run.log).toBe(0)
  const suggesting = commentsOn(pull).filter(({ body }) => suggestionIn(body))
  const expected = expectedTexts(after, suggesting, fixes)
  if (suggesting.length > 0) await applySuggestions(github, pull, suggesting)
  for (const [path, text] of Object.entries(expected)) expect(await textAt(pull, path), path).toBe(text)
  return suggesting.length
}

const textAt = async (pull: Pull, path: string) =>
  decode((await pull.repository.git.read(`topic:${path}`))?.content ?? Buffer.alloc(0)).text

/** Each file with what the migrator makes of the lines that have a suggestion, and all others as they were. */
function expectedTexts(
  after: Readonly<Record<string, Uint8Array>>,
  comments: readonly ReviewComment[],
  fixes: 'safe' | 'all',
): Record<string, string> {
  const texts = Object.entries(after)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, bytes]) => ({ path, text: decode(bytes).text, named: false }))
  const { site, sources } = load(texts)
  const { taken } = migrate(site, { fixes })
  const expected = Object.fromEntries(texts.map(({ path, text }) => [path, text]))
  for (const file of sources.keys()) {
    const own = comments.filter(({ path }) => path === file.path)
    expected[file.path] = withFixesOn(
      file,
      [...taken].flatMap(({ fix }) => fix ?? []),
      own,
    )
  }
  return expected
}

/** The file with every fix that lies within the lines of one comment. */
function withFixesOn(file: ConfigFile, fixes: readonly Fix[], comments: readonly ReviewComment[]): string {
  const starts = [0]
  for (const line of linesOf(file.text)) starts.push((starts.at(-1) ?? 0) + line.length)
  const spans = comments.map(({ anchor }) => ({
    start: starts[(anchor?.startLine ?? anchor?.line ?? 1) - 1] ?? 0,
    end: starts[anchor?.line ?? 1] ?? file.text.length,
  }))
  const edits = fixes.flatMap((fix) => {
    const changes = fix.edits.every((edit) => edit.file === file) ? lineChanges(file, fix.edits) : []
    const isWithin =
      changes.length > 0 &&
      spans.some((span) => changes.every(({ start, end }) => span.start <= start && end <= span.end))
    return isWithin ? fix.edits : []
  })
  return applyEdits(file, edits)
}
