import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { corpusFolder, hasCorpus } from '../corpus.js'
import { folder } from '../folder.js'
import { currentAnchor } from '../github/anchors.js'
import { commentsOn } from '../github/people.js'
import { type GitHub, withGitHub } from '../github/server.js'
import { suggestionIn } from '../github/suggestion.js'
import { applySuggestion } from '../github/suggestion-button.js'
import type { Pull, ReviewComment } from '../github/world.js'
import { runIn, useCli } from '../run-cli.js'
import { seeded, takesAll } from '../thoroughness.js'
import { type Texts, textsIn } from '../trees/tree.js'
import { pullOf, review, withBundle } from './scene.js'

withBundle()
useCli()

const sites = fileURLToPath(new URL('../sites', import.meta.url))

const servers = [
  ...['rhel6-maluroam', 'debian-squeeze-thesis', 'debian-nyxcharon', 'win-neard-2.2', 'freebsd-apache22-agri'],
  ...['mac-ketema', 'rhel5-linuxfiles', 'rhel6-topecongiro', 'panel-vesta', 'site-hebcal'],
]

const trees = takesAll
  ? [...readdirSync(sites).map((name) => join(sites, name)), ...(hasCorpus ? servers : []).map(inCorpus)]
  : [join(sites, 'debian')]

function inCorpus(name: string): string {
  return join(corpusFolder, name)
}

/** What the branch that is asked for holds already. */
const scenes = {
  'brings all of the files': () => ({}),
  'changes lines of all of the files': (texts: Texts) => withEach(texts, commented),
} as const

const withEach = (texts: Texts, change: (text: string) => string): Texts =>
  Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, change(text)]))

/** So many comments that the hunks without them show every line, and none within a line that goes on. */
function commented(text: string): string {
  const lines = text.split(/(?<=\n)/)
  const isWithin = (index: number) => /\\\r?\n$/.test(lines[index - 1] ?? '')
  return lines.map((line, index) => (index % 3 === 0 && !isWithin(index) ? `# before\n${line}` : line)).join('')
}

const linesIn = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** What the command line makes of files, whatever the order of lines that are added side by side. */
function ended(texts: Texts): Texts {
  const at = folder(texts)
  runIn(at, ['--write', '--review', '--from', '2.2', '.'])
  return Object.fromEntries(
    Object.keys(texts).map((path) => [path, [...linesIn(readFileSync(join(at, path), 'utf8'))].sort().join('\n')]),
  )
}

const filesOf = async (pull: Pull, texts: Texts): Promise<Texts> =>
  Object.fromEntries(
    await Promise.all(Object.keys(texts).map(async (path) => [path, await fileOf(pull, path)] as const)),
  )

const fileOf = async (pull: Pull, path: string): Promise<string> =>
  (await pull.repository.git.read(`topic:${path}`))?.content.toString('utf8') ?? ''

/** A suggestion with a button that can be pressed. */
interface Offered {
  readonly comment: ReviewComment
  readonly path: string
  /** The lines that it takes, and those that it writes. */
  readonly old: readonly string[]
  readonly new: readonly string[]
}

async function offeredOn(github: GitHub, pull: Pull): Promise<readonly Offered[]> {
  const each = commentsOn(pull).map(async (comment): Promise<Offered[]> => {
    const [suggested, at] = [suggestionIn(comment.body), await currentAnchor(github, pull, comment)]
    if (!suggested || !at) return []
    const lines = (await fileOf(pull, at.path)).split(/\r?\n/).slice((at.startLine ?? at.line) - 1, at.line)
    return [{ comment, path: at.path, old: linesIn(lines.join('\n')), new: linesIn(suggested.join('\n')) }]
  })
  return (await Promise.all(each)).flat()
}

/** What takes back a line, or calls it a mistake. */
const against = /[^.|]*(2\.2 knows no|Hardly meant|Take it out to go on as 2\.2)[^.|]*/g

const lost = ({ old, new: written }: Offered): readonly string[] => old.filter((line) => !written.includes(line))

/** More than any of the trees has suggestions. */
const maxSteps = 300

/** Lines that go on the way to the end, and are there still. */
const leftOf = (now: Texts, target: Texts): readonly string[] =>
  Object.entries(now).flatMap(([path, text]) => {
    const kept = new Set(target[path]?.split('\n'))
    return linesIn(text).flatMap((line) => (kept.has(line) ? [] : [`${path} ${line}`]))
  })

/**
 * Accept one suggestion of each review, and hold what the next one says against what was accepted.
 * @returns the lines that some review had another text for, as `PATH LINE`
 */
async function acceptAll(github: GitHub, pull: Pull, choose: (count: number) => number): Promise<ReadonlySet<string>> {
  const accepted = new Set<string>()
  const replaced = new Set<string>()
  const complaints = new Set<string>()
  for (let steps = 0; steps < maxSteps; steps++) {
    const { exitCode, log, summary } = await review(github, pull, {
      inputs: { filter: 'file', fixes: 'all', 'max-comments': '100' },
    })
    expect(exitCode, log).toBe(0)
    const said = [summary, ...commentsOn(pull).map(({ body }) => body)].join('\n').match(against) ?? []
    if (steps === 0) for (const one of said) complaints.add(one)
    expect(said.filter((one) => !complaints.has(one))).toEqual([])
    const offered = await offeredOn(github, pull)
    const undone = offered.filter((one) => lost(one).some((line) => accepted.has(`${one.path} ${line}`)))
    expect(undone.map(({ old, new: written }) => ({ old, new: written }))).toEqual([])
    const one = offered[choose(offered.length)]
    if (!one) return replaced
    for (const each of offered) for (const line of lost(each)) replaced.add(`${each.path} ${line}`)
    for (const line of one.new) if (!one.old.includes(line)) accepted.add(`${one.path} ${line}`)
    await applySuggestion(github, pull, one.comment)
  }
  throw new Error('There is no end of suggestions.')
}

describe.each(trees.map((tree) => [basename(tree), tree]))('%s', (_, tree) => {
  test.each(Object.entries(scenes))(
    'suggestions accepted in reviews one at a time, in any order, of a pull request that %s',
    (_, before) => {
      const texts = textsIn(tree, '') ?? {}
      const target = ended(texts)
      return fc.assert(
        fc.asyncProperty(fc.infiniteStream(fc.nat()), (numbers) =>
          withGitHub(async (github) => {
            const pull = await pullOf(github, before(texts), texts)
            const replaced = await acceptAll(github, pull, (count) =>
              count === 0 ? 0 : Number(numbers.next().value) % count,
            )
            const now = await filesOf(pull, texts)
            const left = leftOf(now, target).filter((line) => replaced.has(line))
            expect(left, 'no review is empty before all is done').toEqual([])
            expect(ended(now)).toEqual(target)
          }),
        ),
        seeded('one by one in reviews', 1, 1),
      )
    },
  )
})
