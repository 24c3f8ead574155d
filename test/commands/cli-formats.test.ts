import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.js'
import { rdjsonMistakes } from '../report/rdjson-schema.js'
import { sarifMistakes } from '../report/sarif-schema.js'
import { run, runIn, useCli } from '../run-cli.js'

useCli()

const files = { 'a.conf': 'NameVirtualHost *:80\nListen 80\n', 'none.conf': 'Listen 80\n' }
const only = ['--only', 'name-virtual-host']

describe.each<[string, (out: string) => void]>([
  [
    'sarif',
    (out) => {
      expect(sarifMistakes(out)).toEqual([])
      expect(JSON.parse(out).runs[0].tool.driver.version).toBe('1.2.3')
    },
  ],
  ['github', (out) => expect(out).toMatch(/^::warning file=a\.conf,line=1,endLine=1,col=1,endColumn=21,title=/)],
  ['gitlab', (out) => expect(JSON.parse(out)).toMatchObject([{ location: { path: 'a.conf' } }])],
  ['rdjson', (out) => expect(rdjsonMistakes(JSON.parse(out))).toEqual([])],
  ['rdjsonl', (out) => expect(JSON.parse(out).location.path).toBe('a.conf')],
  ['markdown', (out) => expect(out).toContain('| `a.conf:1` | warning |')],
  ['patch', (out) => expect(out).toContain('\n-NameVirtualHost *:80\n')],
  ['statistics', (out) => expect(out).toContain('     1  Works differently in 2.4: name-virtual-host 1\n')],
  ['files', (out) => expect(out).toContain('a.conf: perhaps included by another file\n')],
])('--format %s', (format, check) => {
  const args = [...only, '--format', format]

  test('on standard output', () => {
    const { code, out, err } = run(files, [...args, '.'])
    expect([code, err]).toEqual([1, ''])
    check(out)
  })

  test('in a file, with the same exit status', () => {
    const { code, out, err, file } = run(files, [...args, '--output', 'report', '.'])
    expect([code, out, err]).toEqual([1, '', ''])
    check(file('report') ?? '')
    expect(run(files, [...args, '--output', 'report', 'none.conf']).code).toBe(0)
  })
})

test('statistics tell servers apart, by what 2.4 does, and files by which line they are read', () => {
  const server = {
    'conf/httpd.conf': 'ServerRoot "/srv"\nListen 80\nUser web\nInclude conf/own.conf\nKeepAlive yes\n',
    'conf/own.conf': 'NameVirtualHost *:80\nLoadModule jk_module modules/mod_jk.so\n',
    'conf/extra/info.conf': 'NameVirtualHost *:81\n',
    'docs/.htaccess': 'Deny from all\n',
  }
  const root = folder(server)
  const said = (format: string) => runIn(root, ['--format', format, '.']).out
  expect(said('statistics')).toMatch(
    /^Server of conf\/httpd\.conf \(3 files\):\n +\d+ {2}Keeps 2\.4 from starting: .*\n +\d+ {2}Makes 2\.4 answer 500: .*\n +\d+ {2}Modules that 2\.4 needs: .*third-party-modules 1\n +\d+ {2}Works differently in 2\.4: .*\n/,
  )
  expect(said('statistics')).toContain('1 file that no server reads, with 1 finding.')
  expect(said('files').split('\n').sort()).toEqual([
    '',
    'conf/extra/info.conf: not read',
    'conf/httpd.conf: main file',
    'conf/own.conf: read by conf/httpd.conf:4',
    'docs/.htaccess: read with each request for its folder',
  ])
})

test('statistics tell of what is read by no server that is seen once, from however many projects it comes', () => {
  const projects = ['a', 'b'].map((name) => [
    `cookbooks/${name}/templates/default/x.conf.erb`,
    '<Directory /x>\nOrder allow,deny\nDeny from all\n</Directory>\n',
  ])
  const { out } = run(Object.fromEntries(projects), ['--format', 'statistics', '.'])
  expect(out.match(/^Files that no main file here includes \(2 files\):$/gm)).toHaveLength(1)
  expect(out).toMatch(/access-control 2/)
})

test.each([
  [['--fail-on', 'error'], 0],
  [['--fail-on', 'never'], 0],
  [['--fail-on', 'warning'], 1],
  [[], 1],
])('%j: a warning makes the exit status %i', (words, code) => {
  expect(run(files, [...only, ...words, 'a.conf']).code).toBe(code)
})

test('--fail-on never still tells what could not be done', () => {
  expect(run(files, ['--fail-on', 'never', 'nothing.conf']).code).toBe(2)
})

test('an empty standard input is said to be empty', () => {
  const said = (input: string) => runIn(folder(), ['-'], { input })
  expect(said('\n')).toMatchObject({
    code: 0,
    out: '1 file read: it is empty.\n',
    err: 'httpd-upgrade: Standard input is empty, so nothing was checked.\n',
  })
  expect(said('Listen 80\n')).toMatchObject({ out: '1 file read: no problems for 2.4.\n', err: '' })
})

test('--diff goes with no other format than patch', () => {
  expect(run(files, ['--diff', '--format', 'json', '.'])).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('--diff prints a patch, so it cannot be used with --format json.'),
  })
  expect(run(files, ['--diff', '--format', 'patch', '.']).out).toBe(run(files, ['--diff', '.']).out)
})

describe('--output', () => {
  test('takes the place of a file in one step, keeps its mode, and leaves nothing beside it', () => {
    const root = folder({ ...files, report: 'old' })
    chmodSync(join(root, 'report'), 0o640)
    runIn(root, ['--output', 'report', '.'])
    expect(readFileSync(join(root, 'report'), 'utf8')).toContain('NameVirtualHost')
    expect(statSync(join(root, 'report')).mode & 0o777).toBe(0o640)
    expect(readdirSync(root).sort()).toEqual(['a.conf', 'none.conf', 'report'])
  })

  test('writes through a link, and to what is no plain file', () => {
    const root = folder({ ...files, real: 'old', link: '-> real' })
    runIn(root, ['--output', 'link', '.'])
    expect(readFileSync(join(root, 'real'), 'utf8')).toContain('NameVirtualHost')
    expect(runIn(root, ['--output', '/dev/null', '.'])).toMatchObject({ code: 1, out: '', err: '' })
  })

  test('a folder that is not there loses the report, and says so', () => {
    const root = folder(files)
    writeFileSync(join(root, 'file'), '')
    expect(runIn(root, ['--output', 'file/x', '.'])).toMatchObject({
      code: 2,
      err: expect.stringContaining(
        'The report was not written: file/x could not be written: a part of its path is not a folder.',
      ),
    })
  })
})
