import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FindingsAndChangedLines, findingsOnChangedLines } from '../../src/change/changed-lines.js'

interface Found {
  readonly name: string
  readonly lines: readonly number[]
}

const linesOf = ({ lines }: Found) => lines
const found = (...lines: readonly number[]): Found => ({ name: `on ${lines}`, lines })
const file = (changed: readonly number[], ...findings: readonly Found[]): FindingsAndChangedLines<Found> => ({
  changedLines: new Set(changed),
  findings,
})
const kept = async (...files: readonly FindingsAndChangedLines<Found>[]) =>
  (await findingsOnChangedLines(files, linesOf)).map((own) => own.map(({ name }) => name))

test('findings on changed lines, in any number of places and files', async () => {
  const files = [
    file([3, 40, 41], found(2), found(3), found(41), found(42)),
    file([], found(1)),
    file([1], found(1)),
    file([5]),
  ]
  expect(await kept(...files)).toEqual([['on 3', 'on 41'], [], ['on 1'], []])
})

test('a finding on several lines stays when one of them changed, and once', async () => {
  expect(await kept(file([7, 8], found(5, 6, 7, 8), found(5, 6)))).toEqual([['on 5,6,7,8']])
})

test('nothing changed, all changed, or nothing found: git is not asked', async () => {
  const path = process.env.PATH
  process.env.PATH = ''
  try {
    expect(await kept(file([1]), file([], found(1)))).toEqual([[], []])
    expect(await kept(file([1], found(1)))).toEqual([['on 1']])
    await expect(kept(file([1], found(1), found(2)))).rejects.toThrow('git')
  } finally {
    process.env.PATH = path
  }
})

test('more than three hundred changed lines in one file', async () => {
  const lines = Array.from({ length: 950 }, (_, index) => index + 1)
  const odd = lines.filter((line) => line % 2 === 1)
  expect(await kept(file(odd, ...lines.map((line) => found(line))))).toEqual([odd.map((line) => `on ${line}`)])
})

test('the environment and the temporary folder are left as they were, whatever a git hook has set', async () => {
  const set = {
    GIT_DIR: '/nowhere',
    GIT_INDEX_FILE: '/nowhere/index',
    TRAVIS_COMMIT_RANGE: 'a...b',
    GITHUB_SHA: 'f'.repeat(40),
    GITHUB_HEAD_REF: 'x',
  }
  const before = { ...process.env }
  const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('changed-lines-'))
  const left = folders()
  Object.assign(process.env, set)
  try {
    expect(await kept(file([2], found(1), found(2)))).toEqual([['on 2']])
    expect(process.env).toEqual({ ...before, ...set })
  } finally {
    for (const name of Object.keys(set)) delete process.env[name]
    Object.assign(process.env, before)
  }
  expect(folders()).toEqual(left)
})

test('as a plain filter has it', async () => {
  const lines = (max: number) => fc.array(fc.integer({ min: 1, max }), { maxLength: max })
  const one = fc
    .constantFrom(6, 60, 900)
    .chain((max) =>
      fc.tuple(
        lines(max),
        fc.array(fc.array(fc.integer({ min: 1, max }), { minLength: 1, maxLength: 3 }), { maxLength: 30 }),
      ),
    )
  await fc.assert(
    fc.asyncProperty(fc.array(one, { maxLength: 4 }), async (given) => {
      const files = given.map(([changed, findings]) => file(changed, ...findings.map((each) => found(...each))))
      const plain = files.map(({ changedLines: changed, findings }) =>
        findings.filter((each) => each.lines.some((line) => changed.has(line))),
      )
      expect(await findingsOnChangedLines(files, linesOf)).toEqual(plain)
    }),
    { numRuns: 60 },
  )
})
