import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import picomatch from 'picomatch'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { configGlobs, isWantedPath, wantedGlob, wantedPattern } from '../../src/site/wanted-path.js'
import { folder } from '../folder.js'
import { missing } from '../missing.js'
import { commitAll, type Repository, repository, repositoryAt } from '../repository.js'
import { takesAll } from '../thoroughness.js'
import { clonedPackage, env, install, type Person, personIn } from './scene.js'

const old = 'NameVirtualHost *:80\n'
const fresh = 'ServerName www.example.org\n'
const finding = 'httpd.conf:1:1: warning: NameVirtualHost has no effect'

const projectRoot = fileURLToPath(new URL('../../', import.meta.url))

let ownPackage = ''
beforeAll(async () => {
  ownPackage = await clonedPackage()
})

/** Where people have their configuration. */
const everywhere = [
  'conf/httpd.conf',
  'conf.d/a.conf',
  'a/conf.d/b.conf',
  'htdocs/.htaccess',
  'vhosts/x.vhost',
  'etc/httpd/conf.d/ssl.conf.j2',
  'etc/apache2/sites-available/example.org',
  'etc/apache2/mods-enabled/ssl.load',
  'my site.conf',
  'sites.enabled/a b',
]

/**
 * What every hook must do, whatever calls it: stop a commit, let it pass when the file is mended, and leave other files alone.
 * Which paths it looks at is a table below; `npm run test:all` commits each of them.
 */
function expectGuarded(repo: Repository, { commit }: Person): void {
  for (const path of takesAll ? everywhere : ['my site.conf']) {
    const [bad, good] = path.endsWith('.htaccess')
      ? ['Order allow,deny\nDeny from all\n', 'Options None\n']
      : [old, fresh]
    repo.stage(path, bad + good)
    expect([path, commit()]).toMatchObject([path, { passed: false, said: expect.stringContaining(`${path}:1:1: `) }])
    repo.stage(path, good)
    expect([path, commit()]).toMatchObject([path, { passed: true }])
  }
  repo.stage('main.c', 'int main;\n')
  expect(commit()).toMatchObject({ passed: true })
}

describe('husky', () => {
  function husky(): { repo: Repository; person: Person } {
    const repo = repository({ 'package.json': '{ "private": true, "devDependencies": { "husky": "9" } }\n' })
    install(repo, ownPackage, { husky: 'bin.js' })
    const person = personIn(repo, env())
    expect(person.run('node_modules/.bin/husky').status).toBe(0)
    expect(person.run('node_modules/.bin/httpd-upgrade', 'init', '--husky').status).toBe(0)
    expect(readFileSync(join(repo.root, '.husky/pre-commit'), 'utf8')).toBe('httpd-upgrade --staged\n')
    commitAll(repo)
    return { repo, person }
  }

  test('stops a line for 2.2 and lets everything else pass', () => {
    const { repo, person } = husky()
    expectGuarded(repo, person)
  })

  test('git commit -a and git commit PATH: what is committed counts, not what was staged before', () => {
    const { repo, person } = husky()
    for (const name of ['httpd.conf', 'other.conf']) repo.stage(name, fresh)
    expect(person.commit().passed).toBe(true)
    repo.write('httpd.conf', old)
    expect(person.commit('-a')).toMatchObject({ passed: false, said: expect.stringContaining(finding) })
    expect(person.commit('httpd.conf').passed).toBe(false)
    repo.git('add', 'httpd.conf')
    repo.write('other.conf', `# more\n${fresh}`)
    expect(person.commit('other.conf').passed).toBe(true)
    expect(person.commit().passed).toBe(false)
  })

  test('--no-verify commits all the same, as its last line says', () => {
    const { repo, person } = husky()
    repo.stage('httpd.conf', old)
    const { said } = person.commit()
    expect(said).toContain('To commit anyway:   git commit --no-verify')
    expect(person.commit('--no-verify').passed).toBe(true)
  })
})

describe('husky with lint-staged', () => {
  function lintStaged(): { repo: Repository; person: Person } {
    const dependencies = '"devDependencies": { "husky": "9", "lint-staged": "16" }'
    const repo = repository({ 'package.json': `{ "private": true, ${dependencies} }\n` })
    install(repo, ownPackage, { husky: 'bin.js', 'lint-staged': 'bin/lint-staged.js' })
    const person = personIn(repo, env())
    expect(person.run('node_modules/.bin/husky').status).toBe(0)
    expect(person.run('node_modules/.bin/httpd-upgrade', 'init', '--husky', '--lint-staged').status).toBe(0)
    commitAll(repo)
    return { repo, person }
  }

  test('stops a line for 2.2 and lets everything else pass', () => {
    const { repo, person } = lintStaged()
    expectGuarded(repo, person)
  })

  test('of a file that is staged in part, the part counts, and the rest stays', () => {
    const { repo, person } = lintStaged()
    repo.stage('my site.conf', old)
    repo.write('my site.conf', fresh)
    expect(person.commit().passed).toBe(false)
    expect(readFileSync(join(repo.root, 'my site.conf'), 'utf8')).toBe(fresh)
    repo.git('add', 'my site.conf')
    repo.write('my site.conf', fresh + old)
    expect(person.commit().passed).toBe(true)
    expect(readFileSync(join(repo.root, 'my site.conf'), 'utf8')).toBe(fresh + old)
  })

  test('with the recipe that fixes, what is committed is fixed', () => {
    const { repo, person } = lintStaged()
    const config = readFileSync(join(repo.root, '.lintstagedrc.json'), 'utf8')
    repo.write('.lintstagedrc.json', config.replace('httpd-upgrade --context', 'httpd-upgrade --write --context'))
    repo.stage('httpd.conf', old + fresh)
    expect(person.commit().passed).toBe(true)
    expect(repo.git('show', 'HEAD:httpd.conf')).toBe(fresh)
  })
})

describe('a hook of git itself', () => {
  test('stops a line for 2.2 and lets everything else pass, in a linked work tree too', () => {
    const repo = repository({ 'package.json': '{}\n' })
    install(repo, ownPackage, {})
    const person = personIn(repo, env())
    expect(person.run(process.execPath, join(ownPackage, 'dist/cli.js'), 'init', '--git-hook').status).toBe(0)
    expectGuarded(repo, person)
  })

  test('is one for every linked work tree', () => {
    const repo = repository({ README: '' })
    const person = personIn(repo, env())
    expect(person.run(process.execPath, join(ownPackage, 'dist/cli.js'), 'init', '--git-hook').status).toBe(0)
    const linked = join(repo.root, 'linked')
    repo.git('worktree', 'add', '--quiet', linked)
    const there = repositoryAt(linked)
    expectGuarded(there, personIn(there, env()))
  })
})

const hasPreCommit = spawnSync('pre-commit', ['--version']).status === 0
if (!hasPreCommit) missing('NO pre-commit: its hooks are NOT TRIED (apt-get install pre-commit)')

describe.skipIf(!hasPreCommit)('the pre-commit framework, from a clean clone and without a registry', () => {
  function framework(hook: string): { repo: Repository; person: Person } {
    const config = `repos:\n  - repo: ${ownPackage}\n    rev: v1\n    hooks:\n      - id: ${hook}\n`
    const repo = repository({ '.pre-commit-config.yaml': config })
    const person = personIn(repo, env())
    expect(person.run('pre-commit', 'install').status).toBe(0)
    return { repo, person }
  }

  beforeAll(() => {
    const source = repositoryAt(ownPackage)
    source.git('init', '--quiet')
    commitAll(source)
    source.git('tag', 'v1')
  })

  test('checks', () => {
    const { repo, person } = framework('httpd-upgrade')
    expectGuarded(repo, person)
  })

  test('checks all files, knowing the rest of the configuration', () => {
    const { repo, person } = framework('httpd-upgrade')
    repo.write('httpd.conf', '<Directory "/var/www">\nAllowOverride FileInfo\n</Directory>\n')
    repo.write('htdocs/.htaccess', '<LimitExcept GET>\nSetEnv A b\n</LimitExcept>\n')
    repo.write('nginx.conf', 'server {\n  listen 80;\n}\n')
    commitAll(repo)
    const { status, stdout } = person.run('pre-commit', 'run', '--all-files')
    expect([status, stdout]).toEqual([1, expect.stringContaining('htdocs/.htaccess:1:1: error:')])
    expect(stdout).not.toContain('nginx')
  })

  test('fixes, and has what it fixed looked at', () => {
    const { repo, person } = framework('httpd-upgrade-fix')
    repo.stage('httpd.conf', old + fresh)
    repo.write('httpd.conf', `${old}${fresh}# not staged\n`)
    expect(person.commit()).toMatchObject({ passed: false, said: expect.stringContaining('files were modified') })
    writeFileSync(join(repo.root, 'httpd.conf'), fresh)
    repo.git('add', 'httpd.conf')
    expect(person.commit()).toMatchObject({ passed: true })
    expect(repo.git('show', 'HEAD:httpd.conf')).toBe(fresh)
  })

  test('has nothing to say of how the hooks are declared', () => {
    const { status, stdout, stderr } = spawnSync('pre-commit', ['validate-manifest', '.pre-commit-hooks.yaml'], {
      cwd: ownPackage,
      encoding: 'utf8',
    })
    expect([status, stdout + stderr]).toEqual([0, ''])
  })
})

test('a tarball of it installs without a registry, and runs', () => {
  const environment = env()
  const npm = (...args: string[]) =>
    spawnSync('npm', args, { cwd: ownPackage, env: environment, encoding: 'utf8', shell: process.platform === 'win32' })
  const target = folder({ 'package.json': '{}' })
  const tarball = npm('pack', '--silent', '--pack-destination', target).stdout.trim()
  expect(npm('install', '--prefix', target, '--offline', '--no-audit', join(target, tarball)).status).toBe(0)
  const version = spawnSync(join(target, 'node_modules/.bin/httpd-upgrade'), ['--version'], { encoding: 'utf8' })
  expect(version.stdout).toBe('1.2.3\n')
})

test('what the framework starts is a program in the committed tree', () => {
  const modes = execFileSync('git', ['ls-files', '--stage', 'dist/cli.js'], { cwd: projectRoot, encoding: 'utf8' })
  expect(modes).toMatch(/^100755 /)
})

test('the framework passes on every file that is worth reading', () => {
  const hooks = parse(readFileSync(new URL('../../.pre-commit-hooks.yaml', import.meta.url), 'utf8')) as {
    files: string
  }[]
  const paths = [
    ...['.htaccess', 'www/.htaccess.dist', 'dot_htaccess', 'my-htaccess', 'htaccess.txt', '_htaccess-old'],
    ...['httpd.conf', 'a.conf.in', 'a.CONF.dpkg-new', 'a.vhost', 'ssl.load', 'x.macro', 'a.conf-old', 'conf.d/README'],
    ...[
      'sites-available/default',
      'etc/mods-enabled/x',
      'conf.enabled/y',
      'vhosts/a',
      'vhosts.d/b',
      'vhosts-enabled/c',
    ],
    ...['config.nice', 'a/Dockerfile', 'Makefile', 'make.conf', 'etc/sysconfig/apache2', 'run.sh', 'a.service'],
    ...['error/include/top.html', 'apache.spec', 'index.shtml', 'a.shtm', 'a.stm', 'x.var', 'start.bash', 'a.init'],
  ]
  expect([...paths, ...everywhere].filter((path) => !isWantedPath(path))).toEqual([])
  expect([...new Set(hooks.map(({ files }) => files))]).toEqual([wantedPattern])
  for (const { files } of hooks) {
    const pattern = new RegExp(files.replace(/^\(\?i\)/, ''), 'i')
    expect([...paths, ...everywhere].filter((path) => !pattern.test(path))).toEqual([])
    expect(['main.c', 'README.md', 'src/confetti.ts', 'package.json'].filter((path) => pattern.test(path))).toEqual([])
  }
})

test('lint-staged passes on the same, but for unusual letters, and the manual prints the glob as it is', () => {
  const isMatch = picomatch(wantedGlob, { dot: true })
  const more = ['a.CONF.dpkg-new', 'index.html', 'src/a.ts', 'conf.d.md', 'a/htdocs/x.php']
  expect(
    [...everywhere, 'httpd.conf', '.htaccess', 'a/b/Dockerfile', ...more].filter((path) => !isMatch(path)),
  ).toEqual(more)
  expect(readFileSync(new URL('../../docs/hooks.md', import.meta.url), 'utf8')).toContain(JSON.stringify(wantedGlob))
})

test('what the manual has editors take is among it', () => {
  const manual = readFileSync(new URL('../../docs/editors.md', import.meta.url), 'utf8')
  const globs = [
    ...Array.from(manual.matchAll(/glob = "([^"]+)"/g), ([, glob = '']) => glob),
    ...Array.from(
      manual.matchAll(/^ +pattern = \{([^}]*)\}/gm),
      ([, list = '']) => list.match(/[^', ]+/g) ?? [],
    ).flat(),
  ]
  expect(globs.length).toBeGreaterThan(5)
  expect(globs.filter((glob) => !isWantedPath(glob.replaceAll('*', 'a')))).toEqual([])
  expect(configGlobs.filter((glob) => !isWantedPath(glob.replace('**/', 'x/').replaceAll('*', '-')))).toEqual([])
  const isTaken = picomatch([...configGlobs], { dot: true })
  expect(everywhere.filter((path) => !isTaken(path))).toEqual([])
})
