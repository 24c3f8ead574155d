import fc from 'fast-check'
import { chooseFixes } from '../../src/edit/choose.js'
import { type Edit, safeFix } from '../../src/edit/edit.js'
import { parse } from '../../src/syntax/parse.js'
import type { ConfigFile } from '../../src/syntax/tree.js'

const line = fc.constantFrom(
  'a',
  'b',
  '  c d',
  '',
  'a',
  'x \\',
  '\t',
  'éß',
  '-a',
  '+b',
  '@@ -1 +1 @@',
  '\\ No newline at end of file',
)
const ending = fc.constantFrom('\n', '\n', '\n', '\r\n')

/** A file of a few lines, with and without a line ending at its end, with line endings of both kinds. */
const fileText: fc.Arbitrary<string> = fc
  .tuple(fc.array(fc.tuple(line, ending), { maxLength: 30 }), fc.option(line, { nil: '' }))
  .map(([lines, last]) => lines.flat().join('') + last)

const newText = fc.array(fc.oneof(line, ending), { maxLength: 4 }).map((parts) => parts.join(''))

/** A file, and edits of it that do not clash: of whole lines, of parts of them and across them, at the start and the end. */
export const editedFile: fc.Arbitrary<{ file: ConfigFile; edits: readonly Edit[] }> = fileText.chain((text) => {
  const file = parse(text, 'httpd.conf')
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1), text.length]
  const offset = fc.oneof(fc.constantFrom(...starts), fc.nat(text.length))
  const edit = fc
    .tuple(offset, offset, newText)
    .map(([a, b, text]): Edit => ({ file, start: Math.min(a, b), end: Math.max(a, b), text }))
  return fc.array(edit, { maxLength: 5 }).map((edits) => {
    const { taken } = chooseFixes(edits.map((one) => ({ fix: safeFix('x', one) })))
    return { file, edits: taken.flatMap(({ fix }) => fix.edits) }
  })
})
