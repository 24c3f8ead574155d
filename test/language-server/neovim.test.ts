import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.js'
import { cliCommand, cliStart, runIn, useCli } from '../run-cli.js'
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
  assert(vim.wait(180000, function() return #vim.diagnostic.get(0) > 0 end), 'no diagnostics')
  local before = #vim.diagnostic.get(0)
  vim.ui.select = function(items, _, choose) choose(items[1], 1) end
  local wanted = { diagnostics = {}, only = { 'source.fixAll.httpd-upgrade' } }
  vim.lsp.buf.code_action(vim.fn.has('nvim-0.8') == 1 and { context = wanted } or wanted)
  assert(vim.wait(180000, function() return vim.bo.modified end), 'the action changed nothing')
  assert(vim.wait(180000, function() return #vim.diagnostic.get(0) < before end), 'the diagnostics stayed')
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

  /** Neovim with `httpd-upgrade` on its PATH, in a folder with a configuration. @returns what the script printed */
  function inNeovim(lines: readonly string[]): string {
    const root = folder({ 'httpd.conf': 'KeepAlive yes\nNameVirtualHost *:80\n', 'httpd-upgrade.json': '{}' })
    const bin = folder({ 'httpd-upgrade': `#!/bin/sh\nexec ${cliCommand()} "$@"\n` })
    chmodSync(join(bin, 'httpd-upgrade'), 0o755)
    writeFileSync(join(root, 'use.lua'), lines.join('\n'))
    const { binary = '', env } = neovim() ?? {}
    const paths = { PATH: `${bin}:${process.env.PATH}`, HOME: folder(), XDG_STATE_HOME: folder() }
    const { stdout, stderr } = spawnSync(binary, ['--clean', '--headless', '-c', 'luafile use.lua'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...env, ...paths },
    })
    return stdout + stderr
  }

  const manual = readFileSync(new URL('../../docs/editors.md', import.meta.url), 'utf8')

  test('the lines of the manual for this Neovim show the findings', () => {
    const blocks = [...manual.matchAll(/^(?:From|With) 0\.(\d+)\b[^]*?^```lua\n([^]*?)^```$/gm)]
    expect(blocks.map(([, version]) => version)).toEqual(['11', '8', '7'])
    const { binary = '', env } = neovim() ?? {}
    const { stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8', env: { ...process.env, ...env } })
    const minor = Number(/NVIM v0\.(\d+)/.exec(stdout)?.[1])
    const [, , lines = ''] = blocks.find(([, version]) => Number(version) <= minor) ?? []
    const said = inNeovim([
      lines,
      "vim.cmd('edit httpd.conf')",
      'vim.wait(180000, function() return #vim.diagnostic.get(0) > 1 end)',
      "for _, one in ipairs(vim.diagnostic.get(0)) do io.stdout:write(one.lnum .. ' ' .. one.code .. '\\n') end",
      "vim.cmd('qall!')",
    ])
    expect(said.split('\n').filter((line) => /^\d/.test(line))).toEqual(['0 keepalive-value', '1 name-virtual-host'])
  })

  test('its lines for any other lead :make to the places', () => {
    const [, lines = ''] = /^```vim\n([^]*?)^```$/m.exec(manual) ?? []
    const said = inNeovim([
      `vim.cmd([[\n${lines}]])`,
      "vim.cmd('silent! make')",
      "for _, one in ipairs(vim.fn.getqflist()) do io.stdout:write(vim.fn.bufname(one.bufnr) .. ' ' .. one.lnum .. ' ' .. one.type .. '\\n') end",
      "vim.cmd('qall!')",
    ])
    expect(said.split('\n').filter((line) => /^httpd/.test(line))).toEqual(
      expect.arrayContaining(['httpd.conf 1 e', 'httpd.conf 2 w']),
    )
  })
})
