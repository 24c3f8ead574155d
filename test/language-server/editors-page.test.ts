import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { folder } from '../folder.js'
import { runIn, useCli } from '../run-cli.js'
import { neovim } from './neovim.js'

useCli()

const page = readFileSync(new URL('../../docs/editors.md', import.meta.url), 'utf8')

const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))].map(([, text = '']) => text)

/** A report with a finding of each severity, and the lines that each of them begins with. */
function report() {
  const root = folder({ 'conf/httpd.conf': 'Listen 80\nKeepAlive yes\nMaxClients 5\n' })
  const { out } = runIn(root, ['--no-color'])
  const heads = out.split('\n').filter((line) => /^conf\/httpd\.conf:\d/.test(line))
  expect(new Set(heads.map((line) => line.split(': ')[1]))).toEqual(new Set(['error', 'warning', 'info']))
  return { root, out, heads }
}

test("the task of VS Code finds every finding's place", () => {
  const task = blocks('json')
    .map((text) => JSON.parse(text))
    .find(({ tasks }) => tasks)
  const { pattern } = task.tasks[0].problemMatcher
  const { out, heads } = report()
  const found = out.split('\n').flatMap((line) => new RegExp(pattern.regexp).exec(line) ?? [])
  expect(found.filter((_, index) => index % 7 === 0)).toEqual(heads)
  expect(found.slice(0, 5)).toEqual([
    heads[0],
    'conf/httpd.conf',
    expect.stringMatching(/^\d+$/),
    expect.stringMatching(/^\d+$/),
    expect.any(String),
  ])
})

test('the file of efm-langserver is one, with the formats of Vim', () => {
  const [text = ''] = blocks('yaml')
  const { languages } = parse(text, { merge: true })
  const [vim = ''] = blocks('vim')
  for (const format of languages.apache[0]['lint-formats']) expect(vim.replaceAll('\\ ', ' ')).toContain(format)
})

describe.skipIf(!neovim())('in Neovim', () => {
  const { binary = '', env = {} } = neovim() ?? {}
  const run = (root: string, ...commands: string[]) =>
    spawnSync(binary, ['--clean', '--headless', ...commands.flatMap((one) => ['-c', one]), '-c', 'qall!'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...env, HOME: root },
    }).stdout

  test('errorformat finds every finding', () => {
    const { root, out, heads } = report()
    writeFileSync(join(root, 'said'), out)
    writeFileSync(join(root, 'vimrc'), blocks('vim').join(''))
    const told = run(
      root,
      `source ${join(root, 'vimrc')}`,
      `cgetfile ${join(root, 'said')}`,
      'lua for _, one in ipairs(vim.fn.getqflist()) do io.stdout:write(table.concat({ vim.fn.bufname(one.bufnr), one.lnum, one.col, one.type }, ":") .. "\\n") end',
    )
    const expected = heads.map((line) => line.replace(/: (\w)\w*: .*$/, ':$1'))
    expect(told.trim().split('\n')).toEqual(expected)
  })

  test.each(blocks('lua').map((text) => [text.split('\n')[0], text]))('this is Lua: %s', (_, text = '') => {
    const root = folder({ 'some.lua': text })
    const check = 'lua local ok, problem = loadfile("some.lua"); io.stdout:write(ok and "well" or problem)'
    expect(run(root, check)).toBe('well')
  })
})
