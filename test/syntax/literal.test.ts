import fc from 'fast-check'
import { expect, test } from 'vitest'
import { siteFromTexts } from '../../src/site/site.js'
import { isLiteral, quoted } from '../../src/syntax/literal.js'

const readBack = (word: string) =>
  siteFromTexts({ 'httpd.conf': `SetEnv A ${word}\n` }).directives('SetEnv')[0]?.args[1]?.value

test('what is quoted is read back', () => {
  const text = fc.string({ unit: fc.constantFrom('\\', '"', "'", ' ', '$', 'a', '%') })
  fc.assert(
    fc.property(text, (text) => {
      expect(readBack(quoted(text))).toBe(text)
    }),
  )
})

test.each([
  ['KeepAlive On\n', true],
  ['KeepAlive ${KEEP}\n', false],
  ['KeepAlive {{ keep }}\n', false],
  ['KeepAlive On\\\\\n', false],
  ['<Macro Host $name $keep>\nKeepAlive $keep\n</Macro>\n', false],
  ['<Macro Host $name $keep>\nKeepAlive On\n</Macro>\n', true],
])('%j', (text, literal) => {
  expect(siteFromTexts({ 'httpd.conf': text }).directives('KeepAlive').map(isLiteral)).toEqual([literal])
})
