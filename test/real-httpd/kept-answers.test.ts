import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.js'
import type { Httpd } from './install.js'
import { answered, buildOf, forgetOldAnswers, type Keeping, type Said } from './kept-answers.js'

/** A server that counts what it is asked, and says each question in capitals. */
function server(says = (question: string): Said<string> => ({ answer: question.toUpperCase(), keeps: true })) {
  const asked: string[][] = []
  const ask = (questions: readonly string[], keeping: Keeping, kind = 'text') =>
    answered<string>(
      {
        kind,
        questions,
        ask: async (indexes) => {
          const some = indexes.flatMap((index) => questions[index] ?? [])
          asked.push(some)
          return some.map(says)
        },
      },
      keeping,
    )
  return { asked, ask }
}

/** A process that keeps answers in this folder, and asks nothing again. */
const keepingIn = (root: string, more: Partial<Keeping> = {}): Keeping => ({
  ...{ folder: root, server: '2.4', again: 0, random: () => 0.5, memory: new Map() },
  ...more,
})

describe('what a real httpd said', () => {
  test('is not asked again, in this process or another', async () => {
    const [root, { asked, ask }] = [folder(), server()]
    const here = keepingIn(root)
    expect(await ask(['a', 'b'], here)).toEqual(['A', 'B'])
    expect(await ask(['b', 'c', 'a'], here)).toEqual(['B', 'C', 'A'])
    expect(await ask(['c', 'b'], keepingIn(root))).toEqual(['C', 'B'])
    expect(asked).toEqual([['a', 'b'], ['c']])
  })

  test.each<[string, string, Partial<Keeping>]>([
    ['of another kind', 'other', {}],
    ['by another server', 'text', { server: '2.4, another build' }],
  ])('is no answer %s', async (_, kind, more) => {
    const [root, { asked, ask }] = [folder(), server()]
    await ask(['a'], keepingIn(root))
    await ask(['a'], keepingIn(root, more), kind)
    expect(asked).toEqual([['a'], ['a']])
  })

  test('is not kept where the machine had a part in it', async () => {
    const [root, { asked, ask }] = [folder(), server((question) => ({ answer: 'no', keeps: question !== 'late' }))]
    for (const here of [keepingIn(root), keepingIn(root)]) expect(await ask(['late', 'b'], here)).toEqual(['no', 'no'])
    expect(asked).toEqual([['late', 'b'], ['late']])
  })

  test('is asked again, a share of it, some at a time', async () => {
    const [root, { asked, ask }] = [folder(), server()]
    const questions = Array.from({ length: 100 }, (_, n) => `q${n}`)
    await ask(questions, keepingIn(root))
    const chances = [0.9, 0.04, 0.05, 0.01].values()
    const here = keepingIn(root, { again: 0.05, random: () => chances.next().value ?? 1 })
    await ask([...questions, 'new'], here)
    expect(asked[1]).toEqual([...questions.slice(32, 64), ...questions.slice(96), 'new'])
  })

  test('fails the test where httpd says something else now, and shows both', async () => {
    const root = folder()
    await server().ask(['a', 'b'], keepingIn(root))
    const other = server(() => ({ answer: 'B', keeps: true }))
    await expect(other.ask(['a', 'b'], keepingIn(root, { again: 1 }))).rejects.toThrow(
      `httpd's answer differs from the kept one. If httpd or one of its libraries has changed, delete .cache/answers.\nasked:  "a"\nbefore: "A"\nnow:    "B"`,
    )
    expect(await other.ask(['a'], keepingIn(root)), 'what was kept stays').toEqual(['A'])
  })

  test('is asked anew where a line of it is broken', async () => {
    const [root, { asked, ask }] = [folder(), server()]
    await ask(['a', 'b', 'c'], keepingIn(root))
    const [file = ''] = readdirSync(root)
    const [, a = '', b = '', c = ''] = readFileSync(join(root, file), 'utf8').split('\n')
    writeFileSync(join(root, file), `\0\n${a.slice(0, -1)}\n${b}${c}\n${c}`)
    expect(await ask(['a', 'b', 'c'], keepingIn(root))).toEqual(['A', 'B', 'C'])
    expect(await ask(['a', 'b', 'c'], keepingIn(root))).toEqual(['A', 'B', 'C'])
    expect(asked.slice(1)).toEqual([['a', 'b']])
  })

  test('goes once so much else was asked that the file has been full twice', async () => {
    const [root, { asked, ask }] = [folder(), server()]
    await ask(['old', 'used'], keepingIn(root))
    forgetOldAnswers(root, 1000)
    await ask(['old'], keepingIn(root))
    expect(asked.length, 'it is not full').toBe(1)
    for (let full = 0; full < 2; full++) {
      forgetOldAnswers(root, 10)
      await ask(['used', `new ${full}`], keepingIn(root))
    }
    expect(readdirSync(root)).toHaveLength(2)
    expect(await ask(['old', 'used'], keepingIn(root))).toEqual(['OLD', 'USED'])
    expect(asked.slice(1)).toEqual([['new 0'], ['new 1'], ['old']])
  })
})

test('another build of the same version is another server', () => {
  const root = folder({ 'bin/httpd': 'program', 'modules/mod_a.so': 'a' })
  const one: Httpd = {
    ...{ binary: join(root, 'bin/httpd'), modules: join(root, 'modules'), version: '2.4.71', env: {} },
    ...{ builtIn: ['core'], loadable: ['a'] },
  }
  const builds = [buildOf(one), buildOf({ ...one, version: '2.4.72' }), buildOf({ ...one, builtIn: ['core', 'so'] })]
  writeFileSync(one.binary, 'Program')
  builds.push(buildOf(one))
  writeFileSync(join(root, 'modules/mod_a.so'), 'patched')
  builds.push(buildOf(one))
  mkdirSync(join(root, 'modules/mod_b.so'))
  builds.push(buildOf(one))
  expect(new Set(builds).size).toBe(builds.length)
  expect(buildOf(one)).toBe(builds.at(-1))
})
