import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { unified } from 'unified'
import unifiedDiff from 'unified-diff'
import { VFile } from 'vfile'
import { afterEach, describe, expect, test } from 'vitest'
import { applyEdits } from '../../src/edit/edit.js'
import { positionsIn } from '../../src/report/position.js'
import { httpdParse, httpdStringify, httpdUpgrade, type UpgradeOptions } from '../../src/unified/index.js'
import { addMessage } from '../../src/unified/message.js'
import { type Root, treeOf } from '../../src/unified/tree.js'
import { editedFile } from '../edit/random-edits.js'
import { folder } from '../folder.js'
import { seeded } from '../thoroughness.js'

const processed = (text: string, options: UpgradeOptions = {}, path = 'httpd.conf') =>
  unified()
    .use(httpdParse)
    .use(httpdUpgrade, options)
    .use(httpdStringify)
    .process(new VFile({ path, value: text }))

describe('the tree', () => {
  const text =
    '\uFEFF# é\r\n\r\n<Directory "/a b">\r\n  Options \\\r\n    None\r\n  <Limit GET>\r\n  </Limit>\r\n</Directory>\r\n</Files>\r\n{{ x }}\r\n'

  /** The nodes, a line each: depth, type, and the text at their position. */
  function shown(root: Root): string[] {
    const rows: string[] = []
    const visit = (
      node: {
        type: string
        position: { start: { offset: number }; end: { offset: number } }
        children?: readonly object[]
      },
      depth: number,
    ) => {
      const { start, end } = node.position
      rows.push(`${'  '.repeat(depth)}${node.type} ${JSON.stringify(text.slice(start.offset, end.offset))}`)
      for (const child of node.children ?? []) visit(child as typeof node, depth + 1)
    }
    for (const child of root.children) visit(child, 0)
    return rows
  }

  test('has every line that says something, at its place', () => {
    expect(shown(treeOf(text, 'a.conf'))).toEqual([
      'comment "# é"',
      'section "<Directory \\"/a b\\">\\r\\n  Options \\\\\\r\\n    None\\r\\n  <Limit GET>\\r\\n  </Limit>\\r\\n</Directory>"',
      '  directive "Options \\\\\\r\\n    None"',
      '    argument "None"',
      '  section "<Limit GET>\\r\\n  </Limit>"',
      'stray "</Files>"',
      'template "{{ x }}"',
    ])
  })

  test('is a tree as unist has it: positions count from 1, offsets from 0', () => {
    const tree = unified()
      .use(httpdParse)
      .parse(new VFile({ value: text }))
    expect(tree.position).toEqual({
      start: { line: 1, column: 1, offset: 0 },
      end: { line: 11, column: 1, offset: text.length },
    })
    expect(tree.children[1]).toMatchObject({
      type: 'section',
      name: 'Directory',
      arguments: [{ type: 'argument', value: '/a b' }],
      position: { start: { line: 3, column: 1 }, end: { line: 8, column: 13 } },
    })
  })

  test('takes what is broken, and sections as deep as they like', () => {
    expect(treeOf('<A>\n<B>\nC\n', 'a.conf').children[0]?.position.end).toMatchObject({ line: 3, column: 2 })
    const deep = treeOf('<IfModule x>\n'.repeat(20_000), 'a.conf')
    expect(deep.children).toHaveLength(1)
    expect(treeOf('', 'a.conf').children).toEqual([])
  })
})

describe('messages', () => {
  const text =
    'NameVirtualHost *:80\nMaxClients 5\n<Directory /a>\n  Order allow,deny\n  Allow from all\n</Directory>\n'

  test('say which rule, where, how bad, and where to read more', async () => {
    const file = await processed(text)
    expect(file.messages.map(({ ruleId, source, fatal, line, url }) => [ruleId, source, fatal, line, url])).toEqual([
      ['name-virtual-host', 'httpd-upgrade', false, 1, expect.stringMatching(/^https:/)],
      ['renamed-directives', 'httpd-upgrade', undefined, 2, expect.stringMatching(/^https:/)],
      ['access-control', 'httpd-upgrade', true, 4, expect.stringMatching(/^https:/)],
    ])
    const [host, rename] = file.messages
    expect(String(host)).toMatch(/^httpd\.conf:1:1(-\d+:\d+)?: NameVirtualHost /)
    expect(rename).toMatchObject({
      place: { start: { line: 2, column: 1 }, end: { line: 2, column: 11 } },
      actual: 'MaxClients',
      expected: ['MaxRequestWorkers'],
      note: 'Fix: Rename to MaxRequestWorkers.',
    })
    expect(String(file)).toBe(text)
  })

  test('hold what is expected in their place: put there, it is the fix', async () => {
    const legacy = fileURLToPath(new URL('../sites/legacy/', import.meta.url))
    const texts = ['conf/httpd.conf', 'conf.d/ssl.conf', 'vhosts.d/sites.conf', 'htdocs/intern/.htaccess'].map(
      (path) => [path, readFileSync(join(legacy, path), 'utf8')] as const,
    )
    const seen = { all: 0, expected: 0 }
    for (const [path, text] of texts) {
      const { messages, data } = await processed(text, { context: Object.fromEntries(texts) }, path)
      const lines = text.split(/(?<=\n)/)
      const offset = ({ line, column }: { line: number; column: number }) =>
        lines.slice(0, line - 1).join('').length + column - 1
      const fixed = (data.httpdUpgrade?.findings ?? []).flatMap(({ file, fix }) =>
        fix?.edits.every((edit) => edit.file === file) ? [applyEdits(file, fix.edits)] : [],
      )
      seen.all += messages.length
      for (const { place, actual, expected } of messages) {
        if (!expected) continue
        if (!place || !('start' in place)) throw new Error('An expected text without a place')
        const [start, end] = [offset(place.start), offset(place.end)]
        expect(text.slice(start, end)).toBe(actual)
        expect(fixed).toContain(text.slice(0, start) + expected[0] + text.slice(end))
        seen.expected++
      }
    }
    expect(seen.all).toBeGreaterThan(20)
    expect(seen.expected).toBeGreaterThan(seen.all / 3)
  })

  test('and so it is whatever the fix, and wherever in the file', () => {
    const { seed, numRuns } = seeded('expected texts', 300, 1000)
    let expected = 0
    fc.assert(
      fc.property(editedFile, ({ file, edits }) => {
        const positions = positionsIn(file)
        const [first] = edits
        if (!first) return
        const start = positions.at(Math.min(...edits.map((edit) => edit.start)))
        const vfile = new VFile({ value: file.text })
        addMessage(vfile, {
          ...{
            file,
            path: file.path,
            id: 'x',
            title: 'x',
            severity: 'info',
            see: undefined,
            message: 'x',
            fingerprint: 'x',
          },
          ...{ start, end: start, positions, fix: { title: 'x', safe: true, edits } },
        })
        const [message] = vfile.messages
        if (!message?.expected) return
        expected++
        const from = Math.min(...edits.map((edit) => edit.start))
        const end = from + (message.actual ?? '').length
        expect(file.text.slice(0, from) + message.expected[0] + file.text.slice(end)).toBe(applyEdits(file, edits))
      }),
      { seed, numRuns },
    )
    expect(expected).toBeGreaterThan(numRuns / 2)
  })

  test('go by the options', async () => {
    const off = await processed(text, { rules: { 'access-control': 'off', 'renamed-directives': 'error' } })
    expect(off.messages.map(({ ruleId, fatal }) => [ruleId, fatal])).toEqual([
      ['name-virtual-host', false],
      ['renamed-directives', true],
    ])
    const note = async (complete: boolean) =>
      (await processed('Order deny,allow\nDeny from all\n', { complete }, 'a/.htaccess')).messages.map(
        ({ note }) => note,
      )
    expect(String(await note(false))).toContain('Fix, for review')
    expect(String(await note(true))).not.toContain('Fix, for review')
  })

  test('tell places whose meaning is not clear, and only of the file itself', async () => {
    const context = { 'other.conf': 'MaxClients 1\n<Directory /a>\n' }
    const file = await processed('Listen 80\n</Files>\n', { context }, 'a.conf')
    expect(file.messages.map(({ ruleId, line }) => [ruleId, line])).toEqual([['unsure', 2]])
  })

  test('come to a file without a name, too', async () => {
    const file = await unified().use(httpdParse).use(httpdUpgrade).use(httpdStringify).process('MaxClients 5\n')
    expect(file.messages.map(({ ruleId }) => ruleId)).toEqual(['renamed-directives'])
  })
})

test('fixes are written where they are asked for, and are no messages then', async () => {
  const section = '<Directory /srv/a>\r\nOrder deny,allow\r\nDeny from all\r\n</Directory>\r\n'
  const text = `MaxClients 5\r\n${section}`
  const file = await processed(text, { write: 'safe' }, 'a.conf')
  expect(String(file)).toBe(`MaxRequestWorkers 5\r\n${section}`)
  expect(file.messages.map(({ ruleId }) => ruleId)).toEqual(['access-control'])
  expect(String(await processed(text, { write: 'all' }, 'a.conf'))).toContain('Require all denied')
})

describe('with unified-diff', () => {
  const before = process.env.TRAVIS_COMMIT_RANGE
  afterEach(() => {
    if (before === undefined) delete process.env.TRAVIS_COMMIT_RANGE
    else process.env.TRAVIS_COMMIT_RANGE = before
  })

  test('only what lies on changed lines is left', async () => {
    const cwd = folder({ 'a.conf': 'MaxClients 5\nListen 80\nListen 81\n' })
    const git = (...args: string[]) => {
      const { status, stderr } = spawnSync('git', ['-c', 'user.name=n', '-c', 'user.email=n@localhost', ...args], {
        cwd,
      })
      expect([status, String(stderr)]).toEqual([0, ''])
    }
    git('init', '--quiet', '--initial-branch=main')
    git('add', '.')
    git('commit', '--quiet', '-m', 'one')
    git('checkout', '--quiet', '-b', 'topic')
    const text = 'MaxClients 5\nListen 80\nListen 81\nNameVirtualHost *:80\nMaxRequestsPerChild 0\n'
    const { writeFileSync } = await import('node:fs')
    writeFileSync(join(cwd, 'a.conf'), text)
    git('commit', '--quiet', '-am', 'two')
    process.env.TRAVIS_COMMIT_RANGE = 'main...topic'
    const file = new VFile({ path: join(cwd, 'a.conf'), cwd, value: text })
    await unified().use(httpdParse).use(httpdUpgrade).use(unifiedDiff).use(httpdStringify).process(file)
    expect(file.messages.map(({ ruleId, line }) => [ruleId, line])).toEqual([
      ['name-virtual-host', 4],
      ['renamed-directives', 5],
    ])
  })
})
