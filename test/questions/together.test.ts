import { expect, test } from 'vitest'
import type { Finding } from '../../src/migrate/rule.js'
import { type OpenQuestion, questionsToAskTogether } from '../../src/questions/questions.js'

const [one, two, three] = [{}, {}, {}] as Finding[]

const question = (name: string, ...findings: (Finding | undefined)[]): OpenQuestion => ({
  ...{ name, sentence: name, isRarelyTrue: false, directives: [] },
  findings: findings as unknown as OpenQuestion['findings'],
})

const namesAsked = (...[first, ...others]: readonly [OpenQuestion, ...OpenQuestion[]]) =>
  questionsToAskTogether(first, others).map(({ name }) => name)

test('questions of one subject are asked at once', () => {
  expect(
    namesAsked(
      question('third-party-modules:jk_module', one),
      question('no-enable-sendfile', two),
      question('unloadable-modules:cache_module', three),
    ),
  ).toEqual(['third-party-modules:jk_module', 'unloadable-modules:cache_module'])
})

test('several conditions of the same changes are asked at once', () => {
  expect(
    namesAsked(question('unseen-access', one, two), question('checks-again', two), question('alias-slash', three)),
  ).toEqual(['unseen-access', 'checks-again'])
  expect(
    namesAsked(
      question('handler-on-directory:mod_dir', one),
      question('alias-slash', two),
      question('release:2.4.8', one, two),
    ),
  ).toEqual(['handler-on-directory:mod_dir', 'release:2.4.8'])
})

test('other questions are asked one by one', () => {
  expect(namesAsked(question('checks-again', one), question('alias-slash', two))).toEqual(['checks-again'])
})
