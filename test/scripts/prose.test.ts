import { expect, test } from 'vitest'
// @ts-expect-error: a script of the project, which has no types
import { remarksOn } from '../../scripts/prose.js'

const kindsIn = (sentence: string): string[] => remarksOn(sentence).map(({ kind }: { readonly kind: string }) => kind)

test.each([
  ['The file is written in one step.', ['passive']],
  ['Write the the line again.', ['repeated-words']],
  ['Utilize the folder.', ['simplify']],
  [
    'Administrative heterogeneity complicates organisational configuration methodologies, interoperability considerations and responsibilities.',
    ['readability'],
  ],
  ['The tool reads each file once and changes only what it must.', []],
  ['Require all granted satisfies the request for this address.', []],
])('%s', (sentence, kinds) => {
  expect(kindsIn(sentence)).toEqual(kinds)
})
