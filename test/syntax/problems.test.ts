import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from '../../src/syntax/parse.js'
import { problemsIn } from '../../src/syntax/problems.js'
import type { Version } from '../../src/syntax/tree.js'
import { corpus, hasCorpus } from '../corpus.js'
import { seeded } from '../thoroughness.js'
import { noise } from './noise-text.js'

const bothVersions: readonly Version[] = ['2.2', '2.4']

/** The problems with what they are said of. */
const said = (text: string): readonly string[] =>
  problemsIn(text).map(({ at, message }) => `${JSON.stringify(text.slice(at.start, at.end))} ${message}`)

describe('the problems of a text', () => {
  test.each<[string, string, readonly string[]]>([
    ['none', '<Files a>\nDeny from all\n</Files>\n', []],
    ['a stray end', 'Listen 80\n</Files>\n', ['"</Files>" </Files> closes nothing.']],
    [
      'sections that are never closed, in their order',
      '<Files a>\n<Limit GET>\n',
      ['"<Files a>" <Files> is never closed.', '"<Limit GET>" <Limit> is never closed.'],
    ],
    [
      'one that another closes',
      '<Files a>\n<Limit GET>\n</Files>\n',
      ['"<Limit GET>" <Limit> is not closed before </Files>.'],
    ],
    [
      'no closing bracket',
      '<Files a\n</Files\n',
      ['"<Files a" <Files> lacks its closing ">".', '"</Files" </Files lacks its closing ">".'],
    ],
    ['what stands in other languages', '<Perl>\n</Files>\n</Perl>\n=pod\n</Files>\n=cut\n__END__\n</Files>\n', []],
    [
      'the branches of a template',
      "<% if @apache_version >= '2.4' %>\n<Files a>\n<% else %>\n</Files>\n<% end %>\n",
      [],
    ],
    ['a continued end', 'Listen 80\\\n', ['"Listen 80\\\\" The file ends in a continued line, which only 2.4 reads.']],
  ])('%s', (_title, text, problems) => expect(said(text)).toEqual(problems))

  test('are told of sections nested too deep, and of those around them', () => {
    const text = `${'<Limit GET>\n'.repeat(130)}${'</Limit>\n'.repeat(129)}`
    expect(problemsIn(text).map(({ message }) => message.slice(0, 40))).toEqual([
      '<Limit> is never closed.',
      'Sections are nested more than 128 deep h',
    ])
  })
})

describe('are those that reading it into a tree finds', () => {
  const pieces = [
    '=pod\n',
    '=cut\n',
    '__END__\n',
    '<Perl>\n',
    '</Perl>\n',
    "<% if @apache_version >= '2.4' %>\n",
    '<% else %>\n',
    '<% end %>\n',
  ]
  const mixed = fc.array(fc.oneof(noise, fc.constantFrom(...pieces)), { maxLength: 6 }).map((parts) => parts.join('\n'))

  test.each(bothVersions)('in noise, as %s reads it', (version) => {
    fc.assert(
      fc.property(mixed, (text) => {
        expect(problemsIn(text, version)).toEqual(parse(text, 'a', version).problems)
      }),
      seeded(`problems of ${version}`, 2_000, 20_000),
    )
  })

  test.skipIf(!hasCorpus)('in real files', () => {
    for (const { path, text } of corpus()) expect(problemsIn(text), path).toEqual(parse(text, path).problems)
  })
})
