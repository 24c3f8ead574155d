import { describe, expect, test } from 'vitest'
import { parse } from '../../src/syntax/parse.js'
import { expectSound, said } from './said.js'

describe('words are cut as httpd cuts them', () => {
  test.each<[string, string, string]>([
    ['blanks of every kind', 'Alias\t /a \f\v /b  \n', 'Alias(/a)(/b)'],
    ['quotes', `Header set "X Y" 'a "b"'\n`, 'Header(set)(X Y)(a "b")'],
    ['a quote inside a word', `SetEnv a"b c"\n`, 'SetEnv(a"b)(c")'],
    ['words that touch after a quote', `SetEnv "a"b'c'd\n`, "SetEnv(a)(b'c'd)"],
    ['an empty word', 'SetEnv A ""\n', 'SetEnv(A)()'],
    ['a quote that is not closed', 'SetEnv A "b c  \r\n', 'SetEnv(A)(b c)'],
    ['a single quote at the end', 'SetEnv A "\n', 'SetEnv(A)()'],
    ['an escaped quote', 'SetEnv A "b \\" c"\n', 'SetEnv(A)(b " c)'],
    ['the other quote is not escaped', `SetEnv A "b \\' c"\n`, "SetEnv(A)(b \\' c)"],
    ['two backslashes are one', 'Alias /a C:\\\\b\\c\n', 'Alias(/a)(C:\\b\\c)'],
    ['also in quotes', 'Alias /a "C:\\\\b\\"\n', 'Alias(/a)(C:\\b")'],
    ['a backslash before a blank keeps nothing together', 'RewriteRule a\\ b -\n', 'RewriteRule(a\\)(b)(-)'],
    ['no comment behind a directive', 'Listen 80 # web\n', 'Listen(80)(#)(web)'],
    ['a word across a continuation', 'Alias /long\\\n/path /b\n', 'Alias(/long/path)(/b)'],
    ['a quoted word across one', 'SetEnv A "b \\\r\n  c"\n', 'SetEnv(A)(b   c)'],
    ['a name across one', 'Lis\\\nten 80\n', 'Listen(80)'],
    ['a name in quotes', '"Listen" 80\n', 'Listen(80)'],
    ['a name with a bracket', 'Listen> 80\n', 'Listen(80)'],
    ['nothing after a NUL', 'Listen 80\0 81\n', 'Listen(80)'],
  ])('%s', (_title, text, line) => expect(said(text)).toEqual([line]))

  test('2.2 keeps one of two backslashes at the end of a line', () => {
    expect(said('SetEnv A C:\\a\\\\\nListen 80\n')).toEqual(['SetEnv(A)(C:\\a\\)', 'Listen(80)'])
    expect(said('SetEnv A C:\\a\\\\\nListen 80\n', '2.4')).toEqual(['SetEnv(A)(C:\\a\\Listen)(80)'])
  })
})

describe('tags are read as httpd reads them', () => {
  test.each<[string, string, string[]]>([
    ['a section', '<Directory /a>\nOptions None\n</Directory>\n', ['<Directory(/a)', 'Options(None)', '/']],
    ['letter case', '<DIRECTORY /a>\n</directory>\n', ['<DIRECTORY(/a)', '/']],
    ['a blank before the bracket', '<Directory /a >\n</Directory>\n', ['<Directory(/a)', '/']],
    ['quotes', '<Files "a b">\n</Files>\n', ['<Files(a b)', '/']],
    ['several brackets: the last one counts', '<Location /a>b>\n</Location>\n', ['<Location(/a>b)', '/']],
    ['a bracket in quotes is one too', '<Location "/a>b">\n</Location>\n', ['<Location(/a>b)', '/']],
    ['what follows the bracket is not read', '<Limit GET> # only\n</Limit>\n', ['<Limit(GET)', '/']],
    ['a name without arguments', '<Limit>\n</Limit>\n', ['<Limit', '/']],
    ['a name without a bracket', '<RequireAll\n</RequireAll>\n', ['<RequireAll', '/']],
    ['a bracket behind the name, then arguments', '<Limit> GET>\n</Limit>\n', ['<Limit(GET)', '/']],
    ['a path that touches the name is part of it', '<Directory/>\n</Directory/>\n', ['<Directory/', '/']],
    ['nothing but a bracket', '<>\n</>\n', ['<', '/']],
    ['a blank behind the bracket', '< Directory /a>\n</>\n', ['<(Directory)(/a)', '/']],
    ['text behind the closing tag', '<Limit GET>\n</Limit> # end\n', ['<Limit(GET)', '/']],
    ['a tag across a continuation', '<Dir\\\nectory \\\n  /a>\n</Direc\\\ntory>\n', ['<Directory(/a)', '/']],
    ['a tag in quotes', '"<Limit" GET>\n"</Limit>"\n', ['<Limit(GET)', '/']],
    ['a quote behind the bracket is part of the name', '<"Limit" GET>\n</"Limit">\n', ['<"Limit"(GET)', '/']],
  ])('%s', (_title, text, lines) => {
    expect(said(text)).toEqual(lines)
    expect(parse(text, 'a').problems).toEqual([])
  })

  test.each<[string, string, string[]]>([
    ['no bracket', '<Directory /a\n</Directory>\n', ['1: <Directory> lacks its closing ">".']],
    [
      'a bracket on an earlier line is not its own',
      '<Limit GET>\n<Files a\n</Files>\n</Limit>\n',
      ['2: <Files> lacks its closing ">".'],
    ],
    ['a bracket behind the name only', '<Limit> GET\n</Limit>\n', ['1: <Limit> lacks its closing ">".']],
    ['no bracket at the closing tag', '<Limit GET>\n</Limit >\n', ['2: </Limit lacks its closing ">".']],
    ['never closed', '<Limit GET>\nDeny from all\n', ['1: <Limit> is never closed.']],
    ['nothing to close', 'Listen 80\n</Limit>\n', ['2: </Limit> closes nothing.']],
    [
      'closed in the wrong order',
      '<Files a>\n<Limit GET>\n</Files>\n</Limit>\n',
      ['2: <Limit> is not closed before </Files>.', '4: </Limit> closes nothing.'],
    ],
    [
      'a path that touches the name',
      '<Directory/>\n</Directory>\n',
      ['1: <Directory/> is never closed.', '2: </Directory> closes nothing.'],
    ],
    ['a long name is cut short', `</${'x'.repeat(100)}>\n`, [`1: </${'x'.repeat(58)}…> closes nothing.`]],
  ])('%s', (_title, text, problems) => {
    const file = parse(text, 'a')
    expectSound(file)
    expect(file.problems.map(({ at, message }) => `${text.slice(0, at.start).split('\n').length}: ${message}`)).toEqual(
      problems,
    )
  })
})
