import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { majorVersionTag, npmPackageAndVersion, releaseTag } from '../../src/base/tool.js'
import { folder } from '../folder.js'
import { type Httpd, httpd, needHttpd } from '../real-httpd/install.js'
import { plainGit, repositoryAt } from '../repository.js'
import { cliCommand, cliPath, cliStart, useCli } from '../run-cli.js'
import { takesAll } from '../thoroughness.js'
import { type CopiedServer, copiedServers, copyOf } from '../trees/copied-servers.js'

useCli()

const root = fileURLToPath(new URL('../..', import.meta.url))
const legacy = join(root, 'test/sites/legacy')
const page = (name: string) => readFileSync(join(root, name), 'utf8')

/** The blocks of a page, in their order. */
const blocks = (text: string): { language: string; text: string }[] =>
  [...text.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].map(([, language = '', text = '']) => ({ language, text }))

/** Programs that a page takes for granted: the tool itself, and another machine and its httpd, which are only played here. */
function programs(others: Readonly<Record<string, string>> = {}): string {
  const bin = folder({
    'httpd-upgrade': `#!/bin/sh\nexec ${cliCommand()} "$@"\n`,
    ssh: `#!/bin/sh
[ "$1" = SERVER ] || exec cat >/dev/null
at=$(mktemp -d) && mkdir -p "$at/etc" "$at/var/www" && cp -r "${legacy}" "$at/etc/httpd"
mv "$at/etc/httpd/htdocs" "$at/var/www/html" && touch "$at/var/www/html/film.mp4"
shift && sh -c "$(echo "$*" | sed "s#cd / #cd $at #")" && rm -r "$at"\n`,
    httpd: "#!/bin/sh\necho 'KeepAlive must be On or Off' >&2\nexit 1\n",
    ...others,
  })
  for (const name of readdirSync(bin)) chmodSync(join(bin, name), 0o755)
  return bin
}

interface Trying {
  /** Programs in the place of those that are played. */
  readonly programs?: Readonly<Record<string, string>>
  /** The one that is called httpd. */
  readonly httpd?: Httpd
  readonly which?: (command: string) => boolean
}

/** Every line of a page that somebody may type into a shell. */
const commandsIn = (name: string): readonly string[] =>
  blocks(page(name))
    .filter(({ language }) => language === 'sh')
    .flatMap(({ text }) => text.trim().split('\n'))

/** The commands that have been run, by their pages. */
const run = new Map<string, Set<string>>()

/** Run the commands of a page one after the other. @returns what each printed; none may fail to do what was asked */
function tried(name: string, cwd: string, trying: Trying = {}): { command: string; out: string }[] {
  const bin = programs(trying.programs)
  if (trying.httpd) {
    rmSync(join(bin, 'httpd'))
    symlinkSync(trying.httpd.binary, join(bin, 'httpd'))
  }
  const env = { ...plainGit(), ...trying.httpd?.env, PATH: `${bin}:${process.env.PATH}` }
  return commandsIn(name)
    .filter(trying.which ?? (() => true))
    .map((command) => {
      run.set(name, (run.get(name) ?? new Set()).add(command))
      const { stdout, stderr, status } = spawnSync('bash', ['-c', command], { cwd, env, encoding: 'utf8', input: '' })
      expect([0, 1], `${command}: ${stderr}`).toContain(status)
      expect(stderr, command).not.toMatch(/error of its own|command not found/)
      return { command, out: stdout }
    })
}

const isClone = (command: string): boolean => command.startsWith('git clone')

const isGuided = (command: string): boolean => command.startsWith('httpd-upgrade upgrade')

const said = (runs: readonly { command: string; out: string }[], words: string) =>
  runs.find(({ command }) => command.includes(words))?.out ?? `no ${words}`

/** All in `npm run test:all`; else the one that DISTRIBUTION names, or another each day. */
function distributionsToTry(): readonly (readonly [name: string, server: CopiedServer])[] {
  const all = Object.entries(copiedServers)
  if (takesAll) return all
  const day = Math.floor(Date.now() / 86_400_000)
  const name = process.env.DISTRIBUTION ?? all[day % all.length]?.[0]
  const chosen = all.filter(([each]) => each === name)
  const names = all.map(([each]) => each).join(', ')
  if (chosen.length === 0) throw new Error(`DISTRIBUTION is ${name}, which is none of: ${names}`)
  console.info(`docs/server.md on ${name} (DISTRIBUTION=NAME takes another of ${names}; npm run test:all all of them)`)
  return chosen
}

describe('the commands of the page', () => {
  test('on a server', () => {
    const cwd = folder()
    const runs = tried('docs/server.md', cwd, { which: (one) => !isGuided(one) })
    expect(said(runs, 'httpd-upgrade old')).toContain('old/etc/httpd/conf/httpd.conf:6:11: error')
    expect(said(runs, '--diff old')).toMatch(/^--- a\/old\/etc\/httpd\/conf/)
    expect(said(runs, '--write')).toMatch(/fixes written to \d+ files/)
    expect(said(runs, '--review')).toContain('+++ b/')
    expect(readFileSync(join(cwd, 'old/etc/httpd/conf/httpd.conf'), 'utf8')).toContain('KeepAlive On')
  })

  test.skipIf(!httpd()).each(distributionsToTry())('on a copied server, with a real 2.4: %s', (_, server) => {
    const ssh = `#!/bin/sh\nexec tar -cf - -C "${copyOf(server)}/old" .\n`
    const how = { programs: { ssh }, httpd: needHttpd() }
    const cwd = folder()
    const guided = tried('docs/server.md', cwd, { ...how, which: (one) => isGuided(one) || /^mkdir|^ssh/.test(one) })
    expect(said(guided, 'upgrade old')).toMatch(/\d+ safe fixes in \d+ files?, which change no response:/)
    expect(said(guided, 'upgrade --yes')).toMatch(/^Done: \d+ fixes written.* \d+ requests, the same responses\.$/m)
    expect(readFileSync(join(cwd, 'upgrade.html'), 'utf8')).toContain('<h2>Requests sent to both servers</h2>')
    const runs = tried('docs/server.md', folder(), { ...how, which: (one) => !isGuided(one) })
    expect(said(runs, '--write')).toMatch(/fixes written to \d+ files/)
    expect(said(runs, '--verify')).toContain('httpd -t')
  })

  test('on a repository', () => {
    const cwd = folder()
    cpSync(legacy, cwd, { recursive: true })
    const { git } = repositoryAt(cwd)
    git('init', '--quiet', '--initial-branch=main')
    git('add', '--all')
    git('commit', '--quiet', '-m', 'all')
    const runs = tried('docs/repository.md', cwd)
    expect(git('log', '--format=%s', 'httpd-2.4')).toBe('Take the configuration to httpd 2.4\nall\n')
    expect(said(runs, 'init')).toContain('Wrote .github/workflows/')
    expect(existsSync(join(cwd, '.git/hooks/pre-commit'))).toBe(true)
    expect(said(runs, '--baseline')).toContain('read')
  })

  test('on hooks', () => {
    const cwd = folder()
    cpSync(legacy, cwd, { recursive: true })
    const { git } = repositoryAt(cwd)
    git('init', '--quiet', '--initial-branch=main')
    git('add', '--all')
    // Without a word `init` asks, and nobody is there.
    const runs = tried('docs/hooks.md', cwd, { which: (one) => !/^#!|init +#/.test(one) })
    expect(runs).toHaveLength(6)
    expect(said(runs, '--with-baseline')).toContain('httpd-upgrade-baseline.json')
    expect(said(runs, ' --baseline')).toContain('no problems beyond the baseline')
  })

  test('on formats', () => {
    const cwd = folder()
    cpSync(legacy, cwd, { recursive: true })
    const { git } = repositoryAt(cwd)
    git('init', '--quiet', '--initial-branch=main')
    git('add', '--all')
    git('commit', '--quiet', '-m', 'all')
    tried('docs/formats.md', cwd, { programs: { reviewdog: '#!/bin/sh\nexec cat\n' } })
    expect(JSON.parse(readFileSync(join(cwd, 'httpd.sarif'), 'utf8')).version).toBe('2.1.0')
    expect(git('diff', '--stat')).toContain('conf/httpd.conf')
  })

  test('of the README, on a copied server', () => {
    const cwd = folder()
    mkdirSync(join(cwd, 'dist'))
    symlinkSync(cliPath(), join(cwd, 'dist/cli.js'))
    const runs = tried('README.md', cwd, { which: (one) => /^(mkdir|ssh|node) /.test(one) })
    expect(said(runs, 'node dist/cli.js old')).toContain(
      "old is treated as the server's root folder (/). Its main file is etc/httpd/conf/httpd.conf.",
    )
    expect(existsSync(join(cwd, 'old/var/www/html/intern/.htaccess'))).toBe(true)
    expect(existsSync(join(cwd, 'old/var/www/html/film.mp4')), 'documents are not copied').toBe(false)
  })

  test('of the README, in a fresh clone', () => {
    const command = commandsIn('README.md').find(isClone) ?? ''
    run.set('README.md', (run.get('README.md') ?? new Set()).add(command))
    const local = command.replace('https://github.com/httpd-upgrade/httpd-upgrade', `"${root}" httpd-upgrade`)
    // A clone that brought along no history has no other commit than its last one.
    const isThere = spawnSync('git', ['cat-file', '-e', `${releaseTag()}^{commit}`], { cwd: root }).status === 0
    if (!isThere)
      console.warn(`
!!! NO COMMIT ${releaseTag()} HERE: what the README names is NOT TRIED, but the last one !!!
`)
    const here = isThere ? local : local.replace(/ && git checkout \S+ \S+/, '')
    const { stdout, stderr, status } = spawnSync('sh', ['-c', here], {
      cwd: folder(),
      env: plainGit(),
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    expect(status).toBe(1)
    const [shown] = /(?<=<tspan font-weight="bold">)test\/[^<]*/.exec(page('docs/output.svg')) ?? []
    expect(stdout).toContain(`${shown}: error`)
  })

  test('on one .htaccess for both: what it shows is what is written', () => {
    const cwd = folder({ '.htaccess': 'Order deny,allow\nDeny from all\n' })
    const runs = tried('docs/both-versions.md', cwd)
    const shown = blocks(page('docs/both-versions.md')).filter(({ language }) => language === 'apache')
    expect(runs.filter(({ command }) => command.startsWith('cat')).map(({ out }) => out)).toEqual(
      shown.map(({ text }) => text),
    )
  })

  test('on mod_access_compat', () => {
    const text =
      'ServerRoot /etc/httpd\n<Directory />\n    AllowOverride None\n    Order deny,allow\n    Deny from all\n</Directory>\n'
    const runs = tried('docs/access-compat.md', folder({ 'etc-httpd/conf/httpd.conf': text }))
    expect(said(runs, '--from 2.4 --diff')).toContain('+    Require all denied')
    expect(said(runs, 'grep')).toBe('mod_access_compat is not needed\n')
  })

  test('on messages: what it shows is what is said', () => {
    const cwd = folder({ error_log: '[error] KeepAlive must be On or Off\n' })
    cpSync(legacy, join(cwd, 'etc-httpd'), { recursive: true })
    const runs = tried('docs/messages.md', cwd)
    const [shown] = blocks(page('docs/messages.md')).filter(({ language }) => language === 'text')
    expect(said(runs, 'httpd -t')).toContain(shown?.text)
    expect(said(runs, 'LockFile')).toContain('why')
    expect(said(runs, 'AH00526')).toContain('why')
  })

  test("on a rule of one's own: what it shows is what is printed", () => {
    const cwd = folder({ 'package.json': '{ "type": "module" }' })
    const all = blocks(page('docs/own-rule.md'))
    mkdirSync(join(cwd, 'node_modules'))
    symlinkSync(root, join(cwd, 'node_modules/httpd-upgrade'), 'dir')
    writeFileSync(join(cwd, 'house-rules.mjs'), all.find(({ language }) => language === 'js')?.text ?? '')
    const [run] = tried('docs/own-rule.md', cwd)
    expect(run?.out.trim()).toBe(all.find(({ language }) => language === 'text')?.text.trim())
  })
})

/** What no test here runs, and why. */
const notRun: Readonly<Record<string, string>> = {
  'npm cit': 'it runs these very tests',
  '#!/bin/sh': 'the head of a script',
  'httpd-upgrade init        # asks what to set up, writes it and shows it; overwrites nothing': 'test/init asks it',
}

/** What these say takes another machine, or a release: test/image, test/editors and test/package run it. */
const elsewhere = ['docs/install.md', 'docs/editors.md', 'docs/library.md']

describe('every command of a page is run here', () => {
  const pages = readdirSync(join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? `docs/${name}` : []))
  const withCommands = ['README.md', ...pages].filter(
    (name) => commandsIn(name).length > 0 && !elsewhere.includes(name),
  )

  test.skipIf(!httpd()).each(withCommands)('%s', (name) => {
    expect(commandsIn(name).filter((one) => !run.get(name)?.has(one) && !(one in notRun))).toEqual([])
  })
})

describe('the README', () => {
  const readme = page('README.md')

  test('shows before and after what the tool makes of it', () => {
    const [before, after] = blocks(readme).filter(({ language }) => language === 'apache')
    const { stdout } = spawnSync(...cliStart('--assume-complete', '--write', '-'), {
      cwd: folder(),
      input: before?.text ?? '',
      encoding: 'utf8',
    })
    expect(stdout).toBe(after?.text)
  })

  test('has a line for a workflow and one for a hook', () => {
    const lines = [...readme.matchAll(/^\|.*\| `- (.*)` \|$/gm)].map(([, line = '']) => parse(line))
    expect(lines).toMatchObject([
      { uses: `httpd-upgrade/httpd-upgrade@${majorVersionTag()}` },
      { repo: 'https://github.com/httpd-upgrade/httpd-upgrade', hooks: [{ id: 'httpd-upgrade' }] },
    ])
    expect(page('docs/action.md')).toContain(`- uses: ${lines[0].uses}`)
    expect(page('docs/hooks.md')).toContain(`rev: ${lines[1].rev}`)
    expect(parse(page('.pre-commit-hooks.yaml')).map(({ id }: { id: string }) => id)).toContain(lines[1].hooks[0].id)
  })

  test('says at its head what its table proves', () => {
    const [, cases, requests] = /<!-- proof -->\n(\d+) configurations, ([\d,]+) requests/.exec(readme) ?? []
    const row = (way: string) =>
      [...(new RegExp(`^\\| ${way}.*`, 'm').exec(readme)?.[0] ?? '').matchAll(/\d+/g)].map(Number)
    const [, opened, closed] = row('\\*\\*httpd-upgrade')
    const [, openedByLine] = row('line by line')
    const [, openedAsIs] = row('left as it is')
    expect([opened, closed]).toEqual([0, 0])
    const head = readme.slice(0, readme.indexOf('<table>')).replace(/\s+/g, ' ')
    expect(head).toContain(
      `we sent ${requests} requests to a real 2.2 and a real 2.4. In ${cases} configurations, the safe fixes of httpd-upgrade never opened or closed access.`,
    )
    expect(head).toContain(`Converting line by line, as most guides advise, opened access in ${openedByLine} of them.`)
    expect(head).toContain(`Keeping the old lines, with mod_access_compat, opened access in ${openedAsIs}.`)
  })

  test('has the picture of its first command', () => {
    const command = 'node dist/cli.js test/sites/legacy'
    expect(commandsIn('README.md').find(isClone)).toMatch(new RegExp(` && ${command}$`))
    expect(page('docs/output.svg')).toContain(`$ ${command}<`)
  })
})

/** Pages that people write; those of the rules are made. */
const written = [
  'README.md',
  'CONTRIBUTING.md',
  '.github/SECURITY.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

test.each(written)('%s links to what is there', (name) => {
  const anchors = (text: string) => [
    ...Array.from(text.matchAll(/<a id="([\w-]+)">/g), ([, id = '']) => id),
    ...[...text.replace(/^```[^]*?^```$/gm, '').matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  ]
  const lost = [
    ...page(name)
      .replace(/^```[^]*?^```$/gm, '')
      .matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g),
  ].filter(([, path = '', anchor]) => {
    const target = path === '' ? name : join(dirname(name), path)
    if (!existsSync(join(root, target))) return true
    return anchor !== undefined && !anchors(page(target)).includes(anchor)
  })
  expect(lost.map(([link]) => link)).toEqual([])
})

test('each page has people clone, install and run the version that is released', () => {
  const pages = [
    'README.md',
    ...readdirSync(join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? `docs/${name}` : [])),
  ]
  const named = pages.flatMap((name) =>
    [...page(name).matchAll(/git clone [^\n]*\n?[^\n]*|rev: \S+|uses: httpd-upgrade\/httpd-upgrade\S*/g)].map(
      ([text]) => `${name}: ${text}`,
    ),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((text) => !text.includes(releaseTag()) && !text.includes(`@${majorVersionTag()}`))).toEqual([])
  expect(page('docs/library.md')).toContain(`npm install ${npmPackageAndVersion()}\n`)
  // What is printed comes from the one function that knows, too.
  const said = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(ts|html)$/.test(name) && name !== join('base', 'tool.ts'),
  )
  const own =
    /npx (--yes |-y )?httpd-upgrade|npm (i|install)( -\S+)* httpd-upgrade|httpd-upgrade@[v\d]|rev: v|refs\/tags|ghcr\.io/
  expect(said.length).toBeGreaterThan(500)
  expect(said.filter((name) => own.test(page(join('src', name))))).toEqual([])
})
