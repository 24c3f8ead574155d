import { expect, test } from 'vitest'
import { translateSsiExpression } from '../../../src/models/beside/ssi-expression.js'
import { ssiElementsIn } from '../../../src/site/beside/ssi.js'

const elements = (text: string): string[][] =>
  Array.from(ssiElementsIn(text), ({ name, args }) => [name.value, ...args.map((word) => word.value)])

test.each([
  ['<!--#if expr="a" -->', [['if', 'expr=a']]],
  ['<!--#if expr="a"-->', [['if', 'expr=a']]],
  ['<!--#SET Var = \'a\'\n value="b c" -->', [['SET', 'var=a', 'value=b c']]],
  ['<!--#if expr="a \\"b\\" \\c" -->', [['if', 'expr=a "b" \\c']]],
  ['<!--#if expr=`a` --><!--#else --><!--#endif-->', [['if', 'expr=a'], ['else'], ['endif']]],
  ['<!--#echo var=DATE -->', [['echo', 'var=DATE']]],
  ['<!--#if "a" -->', [['if']]],
  ['<!-- #if expr="a" --><!--if expr="a"-->', []],
  ['<!--#if expr="never closed', [['if']]],
])('elements of %j', (text, found) => {
  expect(elements(text)).toEqual(found)
})

test.each([
  ['$a', "-n v('a')"],
  ['!$a', "-z v('a')"],
  ['!!$a', "! -z v('a')"],
  ['$a = b c', "v('a') = 'b c'"],
  ["$a=''", "v('a') = ''"],
  ['$a = /b\\/c/', "v('a') =~ m#b/c#"],
  ['$a != /[#,;]\\//', "v('a') !~ m:[#,;]/:"],
  ['x$a', 'true'],
  ["!x$a'", 'false'],
  ['$a = \\\\$b', "v('a') = '$b'"],
  ['$a = $1', 'unknown'],
  ['$a = /$b/', 'unknown'],
  ['$a = //', 'unknown'],
  [`\${a-b}`, "-n v('a-b')"],
  [`\${a b}`, 'unknown'],
  ['$a &&', undefined],
  ['&& $a', undefined],
  ['()', undefined],
  ['', undefined],
])('%s is %s', (source, text) => {
  const found = translateSsiExpression(source, "'")
  expect(found.kind === 'rewrite' ? found.text : found.kind === 'unknown' ? 'unknown' : undefined).toBe(text)
})

test('strings avoid the quotes around the condition', () => {
  expect(translateSsiExpression('$a = b', '"')).toMatchObject({ text: 'v("a") = "b"' })
})
