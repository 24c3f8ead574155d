import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.js'
import { runIn, useCli } from '../run-cli.js'

useCli()

const latin1 = (text: string) => Buffer.from(text, 'latin1')

/** What git and patches get wrong when they are careless. */
const files: Readonly<Record<string, string | Uint8Array>> = {
  'httpd.conf':
    'MaxClients 5\nListen 80\n# x\n# x\n# x\n# x\n# x\n# x\n# x\nNameVirtualHost *:80\nMaxRequestsPerChild 0\n',
  'crlf.conf': '# ü\r\nMaxClients 5\r\n\r\nNameVirtualHost *:80\r\n',
  'mixed.conf': '# a\r\nMaxClients 5\n# b\r\nMaxClients 6\r\n',
  'latin-1.conf': latin1('# \xFC\xE9 Gr\xFC\xDFe\r\nMaxClients 5 # \xFC\nNameVirtualHost *:80\n# \xA0\x85\n'),
  'unended.conf': 'Listen 80\nMaxClients 5',
  'unended-crlf.conf': '# x\r\nNameVirtualHost *:80',
  'alone.conf': 'NameVirtualHost *:80',
  'bom.conf': '\uFEFFMaxClients 5\n',
  'a b/c d.conf': 'MaxClients 5\n',
  'ümläut/日本 "x"\t\\.conf': 'MaxClients 5\n',
  'sub/.htaccess': '<IfModule mod_disk_cache.c>\nCacheRoot /c\n</IfModule>\n',
  'continued.conf': 'NameVirtualHost \\\n  *:80\nMaxClients \\\r\n 5\n',
  'same.conf': 'Listen 80\n',
}

const git = (cwd: string, args: readonly string[], input?: Uint8Array) => {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }
  const { status, stderr } = spawnSync('git', ['-c', 'core.autocrlf=false', ...args], {
    cwd,
    env,
    ...(input ? { input } : {}),
  })
  expect([status, String(stderr)], args.join(' ')).toEqual([0, ''])
}

const bytesIn = (root: string) => Object.keys(files).map((name) => readFileSync(join(root, name)).toString('latin1'))

/** A repository with these files, and the same files as --write leaves them. */
function twins(within: string, args: readonly string[]): { repository: string; written: string } {
  const repository = folder(files)
  git(repository, ['init', '--quiet'])
  const written = folder(files)
  const { code, err } = runIn(join(written, within), ['--write', '--no-config', ...args])
  expect([code, err]).toEqual([expect.any(Number), ''])
  return { repository, written }
}

describe('a patch that git applies leaves what --write does, byte for byte', () => {
  test.each<[string, string, string[], string[]]>([
    ['of a folder', '.', ['--format', 'patch'], ['.']],
    ['the same by --diff', '.', ['--diff'], ['.']],
    ['with the fixes for review', '.', ['--format=patch', '--review'], ['.']],
    ['of one file', '.', ['--diff'], ['latin-1.conf']],
    ['of a folder that is named', '.', ['--diff'], ['./a b/']],
    ['in a folder of the repository', 'a b', ['--diff'], ['.']],
    ['deeper, of a file with an odd name', 'ümläut', ['--diff', '--review'], ['日本 "x"\t\\.conf']],
  ])('%s', (_title, within, how, paths) => {
    const { repository, written } = twins(within, [...how.filter((one) => one === '--review'), ...paths])
    const cwd = join(repository, within)
    const { code, err } = runIn(cwd, [...how, ...paths, '--output', join(repository, 'all.patch')])
    expect([code === 2, err]).toEqual([false, ''])
    const patch = readFileSync(join(repository, 'all.patch'))
    expect(patch.length).toBeGreaterThan(50)
    git(cwd, ['apply', '--whitespace=nowarn', '-'], patch)
    expect(bytesIn(repository)).toEqual(bytesIn(written))
    expect(bytesIn(repository)).not.toEqual(bytesIn(folder(files)))
  })

  test('and git takes it back again', () => {
    const repository = folder(files)
    git(repository, ['init', '--quiet'])
    const patch = join(repository, 'all.patch')
    runIn(repository, ['--diff', '--output', patch])
    git(repository, ['apply', '--whitespace=nowarn', patch])
    git(repository, ['apply', '--whitespace=nowarn', '-R', patch])
    expect(bytesIn(repository)).toEqual(bytesIn(folder(files)))
  })
})
