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

test('--diff goes with no other format than patch', () => {
  expect(run(files, ['--diff', '--format', 'json', '.'])).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('--diff shows a patch, which --format json is not; leave one of them out.'),
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
      err: expect.stringContaining('The report is lost: file/x could not be written: a part of its path is no folder.'),
    })
  })
})
