import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.js'
import { cliStart, runIn, useCli } from '../run-cli.js'
import { neovim } from './neovim.js'

useCli()

const legacy = fileURLToPath(new URL('../sites/legacy', import.meta.url))

const textsIn = (root: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'use.lua')
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(root.length), readFileSync(path, 'utf8')]),
  )

/** What somebody does at the keys, and where an error ends it. */
const script = (site: string) => `
local function use()
  vim.cmd('edit ' .. ${JSON.stringify(join(site, 'conf/httpd.conf'))})
  vim.bo.filetype = 'apache'
  local client = vim.lsp.start_client({
    name = 'httpd-upgrade',
    cmd = { ${cliStart('lsp')
      .flat()
      .map((word) => JSON.stringify(word))
      .join(', ')} },
    root_dir = ${JSON.stringify(site)},
    workspace_folders = { { uri = vim.uri_from_fname(${JSON.stringify(site)}), name = 'site' } },
  })
  vim.lsp.buf_attach_client(0, client)
  assert(vim.wait(20000, function() return #vim.diagnostic.get(0) > 0 end), 'no diagnostics')
  local before = #vim.diagnostic.get(0)
  vim.ui.select = function(items, _, choose) choose(items[1], 1) end
  local wanted = { diagnostics = {}, only = { 'source.fixAll.httpd-upgrade' } }
  vim.lsp.buf.code_action(vim.fn.has('nvim-0.8') == 1 and { context = wanted } or wanted)
  assert(vim.wait(20000, function() return vim.bo.modified end), 'the action changed nothing')
  assert(vim.wait(20000, function() return #vim.diagnostic.get(0) < before end), 'the diagnostics stayed')
  vim.cmd('wall')
  io.stdout:write(before .. ' ' .. #vim.diagnostic.get(0) .. '\\n')
end
local ok, problem = pcall(use)
if not ok then io.stdout:write(tostring(problem) .. '\\n') end
vim.cmd(ok and 'qall!' or 'cquit')
`

describe.skipIf(!neovim())('in Neovim', () => {
  test('the findings are shown, and all safe fixes leave what --write leaves', () => {
    const [edited, written] = [folder(), folder()]
    for (const root of [edited, written]) cpSync(legacy, root, { recursive: true })
    writeFileSync(join(edited, 'use.lua'), script(edited))
    const { binary = '', env } = neovim() ?? {}
    const { stdout, stderr } = spawnSync(
      binary,
      ['--clean', '--headless', '-c', `luafile ${join(edited, 'use.lua')}`],
      {
        encoding: 'utf8',
        env: { ...process.env, ...env, HOME: edited, XDG_STATE_HOME: join(folder(), 'state') },
        timeout: 60_000,
      },
    )
    const [before = 0, after = 0] = stdout.split(' ').map(Number)
    expect(before, stdout + stderr).toBeGreaterThan(10)
    expect(after).toBeLessThan(before)
    runIn(written, ['--write', '--quiet'])
    const own = textsIn(written)['/conf/httpd.conf']
    expect(own).not.toBe(readFileSync(join(legacy, 'conf/httpd.conf'), 'utf8'))
    expect(textsIn(edited)['/conf/httpd.conf']).toBe(own)
  })
})
