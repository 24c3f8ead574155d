import { expect, test } from 'vitest'
// @ts-expect-error: a script of the build, which has no types
import { acyclic, circleIn } from '../../scripts/acyclic.js'

test.each([
  [{ main: ['a', 'b'], a: ['b'], b: [] }, undefined],
  [{ main: ['a'], a: ['b'], b: ['a'] }, ['a', 'b', 'a']],
  [{ main: ['main'] }, ['main', 'main']],
  [{ a: [], b: ['c'], c: ['d', 'a'], d: ['b'] }, ['b', 'c', 'd', 'b']],
])('a circle among %o is found', (imports, expected) => {
  expect(circleIn(new Map(Object.entries(imports)))).toEqual(expected)
})

test('a build with a circle is refused, and a chunk that is loaded later is none', () => {
  const chunk = (fileName: string, imports: string[], dynamicImports: string[] = []) => [
    fileName,
    { fileName, imports, dynamicImports },
  ]
  const later = Object.fromEntries([chunk('main.js', [], ['run.js']), chunk('run.js', ['main.js'])])
  expect(acyclic.generateBundle({}, later)).toBe(undefined)
  const circle = Object.fromEntries([chunk('proof.js', ['run.js']), chunk('run.js', ['proof.js'])])
  expect(() => acyclic.generateBundle({}, circle)).toThrow('in a circle: proof.js → run.js → proof.js.')
})
