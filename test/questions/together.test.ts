import { expect, test } from 'vitest'
import type { Finding } from '../../src/migrate/rule.js'
import {
  countOfQuestionItems,
  type OpenQuestion,
  questionItems,
  questionsToAskTogether,
} from '../../src/questions/questions.js'

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

test('a further condition of the changes of one question has no number of its own', () => {
  const [first, further] = [question('built-in-mpm:runs', one), question('built-in-mpm:lists', one)]
  expect(questionItems([first, further], [first, further])).toEqual([{ questions: [first, further], findings: [one] }])
  expect(countOfQuestionItems([first, further, question('alias-slash', two)])).toBe(2)
})

test('a further condition of the changes of several questions has a number of its own', () => {
  const [first, second] = [question('release:2.4.8', one), question('module-loaded:dir', two)]
  const further = question('guard-module', one, two)
  expect(questionItems([first, second, further], [first, second, further])).toEqual([
    { questions: [first], findings: [one] },
    { questions: [second], findings: [two] },
    { questions: [further], findings: [] },
  ])
})
