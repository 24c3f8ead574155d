import { expect, test } from 'vitest'
import { fileAndLine, lineNumberOf } from '../../src/syntax/file-and-line.js'
import { parse } from '../../src/syntax/parse.js'

test.each([
  ['the first line', 'Listen 80\n', 1],
  ['a line behind an empty one and a comment', '\n# ports\nListen 80\n', 3],
  ['Windows line endings', '# ports\r\n\r\nListen 80\r\n', 3],
  ['a line behind one that goes on', 'ServerName \\\n  a.test\nListen 80', 3],
])('%s', (_, text, line) => {
  const listen = parse(text, 'conf/ports.conf').commands.find(({ key }) => key === 'listen')
  expect(listen && lineNumberOf(listen)).toBe(line)
  expect(listen && fileAndLine(listen)).toBe(`conf/ports.conf:${line}`)
})

test('a section begins where its tag does', () => {
  const [section] = parse('# x\n<Directory />\n  Options None\n</Directory>\n', 'a.conf').commands
  expect(section && fileAndLine(section)).toBe('a.conf:2')
})
