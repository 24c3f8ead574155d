import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { everyRule } from '../../src/migrate/rules/index.js'
import { folder } from '../folder.js'
import { repository } from '../repository.js'
import { cliCommand, cliPath, cliStart, run, runIn, useCli } from '../run-cli.js'

useCli()

const old = 'NameVirtualHost *:80\nListen 80\n'
const only = ['--only', 'name-virtual-host,suexec-user-group']

describe('what no line of the server reads', () => {
  const files = {
    'conf/httpd.conf': 'ServerRoot "/etc/httpd"\nListen 80\nProtocols http/1.1\nRequire all granted\n',
    'conf/extra/a.conf': 'KeepAlive yes\n',
  }
  const named = 'The server does not read conf/extra/a.conf; 1 finding there is not shown'
  const shown = 'conf/extra/a.conf:1:11: error'

  test.each([[['.']], [['conf']], [['--format', 'json', '.']]])('fails no run: %j', (args) => {
    const { code, out } = run(files, ['--from', '2.4', ...args])
    expect(code).toBe(0)
    if (args.length === 1) expect(out).toContain(named)
  })

  test.each(['json', 'sarif', 'github', 'gitlab', 'rdjson', 'markdown'])('is no finding of %s', (format) => {
    const listing = (main: string) =>
      run({ ...files, ...{ 'conf/httpd.conf': main } }, ['--from', '2.4', '--format', format, '.']).out
    expect(listing(files['conf/httpd.conf'])).not.toContain('KeepAlive')
    expect(listing(`${files['conf/httpd.conf']}Include extra/*.conf\n`)).toContain('KeepAlive')
  })

  test('is told of where it is asked for', () => {
    for (const args of [['conf/extra/a.conf'], ['--context', '.', 'conf/extra/a.conf']]) {
      const { code, out } = run(files, ['--from', '2.4', ...args])
      expect(out).toContain(shown)
      expect(code).toBe(1)
    }
    const { root, git } = repository(files)
    writeFileSync(join(root, 'conf/extra/a.conf'), 'KeepAlive yes\n# once more\n')
    git('add', '--all')
    const { code, out } = runIn(root, ['--from', '2.4', '--staged'])
    expect(out).toContain(shown)
    expect(code).toBe(1)
  })
})

describe('what is done, and the exit status', () => {
  test.each<[string, string[], number, RegExp]>([
    [
      'findings are left',
      ['a.conf'],
      1,
      /^1 finding works differently in 2\.4\.\n\na\.conf:1:1: warning: NameVirtualHost .*\n[\s\S]*1 safe fix \(--write\)\.\n$/,
    ],
    ['a folder', ['.'], 1, /^1 finding works differently in 2\.4\.\n\na\.conf:1:1: /],
    ['the current folder', [], 1, /^1 finding works differently in 2\.4\.\n\na\.conf:1:1: /],
    ['nothing is left', ['--write', 'a.conf'], 0, /^1 file read, 1 finding: 1 fix written to 1 file\.\n$/],
    ['nothing is found', ['b.conf'], 0, /^1 file read: no problems for 2\.4\.\n$/],
    [
      'a diff',
      ['--diff', 'a.conf'],
      1,
      /^--- a\/a\.conf\n\+\+\+ b\/a\.conf\n@@ -1,2 \+1 @@\n-NameVirtualHost \*:80\n Listen 80\n$/,
    ],
    ['a diff of nothing', ['--diff', 'b.conf'], 0, /^$/],
    ['one line', ['--quiet', 'a.conf'], 1, /^1 file read, 1 finding: .*\n$/],
    ['the same', ['-q', 'a.conf'], 1, /^1 file read, 1 finding: .*\n$/],
    [
      'JSON',
      ['--format', 'json', 'a.conf'],
      1,
      /^\{\n {2}"version": 1,\n {2}"complete": false,\n {2}"from": "2\.2",[\s\S]*"rule": "name-virtual-host"[\s\S]*\}\n$/,
    ],
    ['that all is given', ['--assume-complete', '--format=json', 'a.conf'], 1, /"complete": true/],
    ['the version', ['--from', '2.4', '--format=json', 'a.conf'], 1, /"from": "2\.4"/],
    ['only another rule', ['--only', 'suexec-user-group', 'a.conf'], 0, /no problems for 2\.4/],
    [
      'all but this rule',
      ['--skip', 'name-virtual-host', '--only', 'name-virtual-host', 'a.conf'],
      0,
      /no problems for 2\.4/,
    ],
    ['further files', ['--include', '*.txt'], 1, / also at c\.txt:1, d\/e\.txt:1\n[\s\S]*\n4 files read, /],
    ['fewer files', ['--exclude', 'a.*'], 0, /^1 file read: /],
    [
      'fewer folders',
      ['--exclude', 'd', '--include', 'd/*.txt'],
      1,
      /^1 finding works differently in 2\.4\.\n\na\.conf:1:1: [\s\S]*\n2 files read, /,
    ],
    ['a file that is named, whatever its name', ['c.txt'], 1, /^1 finding works differently in 2\.4\.\n\nc\.txt:1:1: /],
    [
      'colour',
      ['--color', 'a.conf'],
      1,
      /^\u001B\[1m1 finding works differently in 2\.4\.\u001B\[0m\n\n\u001B\[1ma\.conf:1:1\u001B\[0m: /,
    ],
    ['help', ['--help'], 0, /^Usage: httpd-upgrade /],
    ['help, in short, before all else', ['-h', '--quiet', 'x'], 0, /^Usage: httpd-upgrade /],
    ['the version of the tool', ['--version'], 0, /^1\.2\.3\n$/],
    ['the same in short', ['-v'], 0, /^1\.2\.3\n$/],
    ['the rules', ['rules'], 0, /^access-control +access +error +/m],
    [
      'the page of one',
      ['rules', 'name-virtual-host'],
      0,
      /^name-virtual-host \(warning, group tidy\): [\s\S]*\nSee https:\/\/httpd\.apache\.org\//,
    ],
  ])('%s', (_title, args, code, out) => {
    const files = { 'a.conf': old, 'b.conf': 'Listen 80\n', 'c.txt': old, 'd/e.txt': old }
    const isPlain = args.some((arg) => /^(--only|-h|--help|-v|--version|rules)$/.test(arg))
    const result = run(files, isPlain ? args : [...only, ...args])
    // Files that look like configuration by their text are named beside the report; see look-alikes.test.ts.
    expect(result.err.replace(/^httpd-upgrade: \d files? looks? like httpd configuration .*\n$/, '')).toBe('')
    expect(result.out).toMatch(out)
    expect(result.code).toBe(code)
    expect(result.file('a.conf')).toBe(args.includes('--write') ? 'Listen 80\n' : old)
  })

  test('fixes for review are taken when asked for', () => {
    const text = '<Macro a>\nNameVirtualHost *:80\n</Macro>\n'
    expect(run({ 'a.conf': text }, [...only, '--write', 'a.conf'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('1 for review'),
    })
    const reviewed = run({ 'a.conf': text }, [...only, '--write', '--review', 'a.conf'])
    expect([reviewed.code, reviewed.file('a.conf')]).toEqual([0, '<Macro a>\n</Macro>\n'])
    expect(run({ 'a.conf': text }, [...only, '--diff', '--review', 'a.conf']).out).toContain('\n-NameVirtualHost')
  })

  describe('after --write, lines are those of the files as they stand', () => {
    const unclear = '<Directory /b>\n<IfModule ${MODULE}>\nRequire user bob\n</IfModule>\n</Directory>\n'
    const files = {
      'a.conf': `NameVirtualHost *:80\n#\n#\nNameVirtualHost *:81\n${unclear}NameVirtualHost *:82\nInclude b.conf\n`,
      'b.conf': 'Listen 80\nNameVirtualHost *:83\n<Files x>\nDeny from all\nAllow from 10.0.0.1\n</Files>\n',
    }
    const options = ['--from', '2.2', '--assume-complete', '--only', 'name-virtual-host,access-control', '.']

    test('in the report, and in the lines that its sentences name', () => {
      expect(run(files, options).out).toMatch(/^b\.conf:4:1: error: .*`<Directory \/b>` \(a\.conf:5\)/m)
      const { out, file } = run(files, ['--write', ...options])
      expect(file('b.conf')?.split('\n')[2]).toBe('Deny from all')
      expect(file('a.conf')?.split('\n')[2]).toBe('<Directory /b>')
      expect(out).toMatch(/^b\.conf:3:1: error: .*`<Directory \/b>` \(a\.conf:3\).*\n {4}Deny from all\n {4}\^{13}\n/m)
    })

    test.each(['json', 'sarif', 'gitlab', 'rdjson', 'github', 'markdown'])('as %s, too', (format) => {
      const { out } = run(files, ['--write', '--format', format, ...options])
      expect(out).toContain('(a.conf:3)')
      // The edits that were made are those of the text as it was.
      const shown = out.replace(/"edits": \[[^\]]*\]/g, '')
      const places = [...shown.matchAll(/(?:"(?:line|startLine|begin)"(?:: \{\s*"line")?: |line=|b\.conf:)(\d+)/g)]
      expect(places.map(([, line]) => line)).toContain('3')
      expect(places.map(([, line]) => line)).not.toContain('4')
    })
  })

  test('every rule is listed, and every option of the help exists', () => {
    expect(
      run({}, ['rules'])
        .out.split('\n')
        .map((line) => line.split(' ')[0])
        .filter(Boolean),
    ).toEqual(everyRule.map((rule) => rule.id))
    const options = [...run({}, ['--help', 'all']).out.matchAll(/(?<=\s)--[a-z-]+[0-9]*/g)].map(([option]) => option)
    expect(options.length).toBeGreaterThan(15)
    for (const option of new Set(options))
      expect(run({ 'a.conf': '' }, [option, 'a.conf', 'a.conf']).err, option).not.toContain('There is no option')
  })

  test('bytes stay what they are, and a patch has those of its file', () => {
    const latin1 = Buffer.from('# caf\xe9\r\nNameVirtualHost *\r\nListen 80', 'latin1')
    const root = folder({ 'a.conf': latin1 })
    const { stdout } = spawnSync(...cliStart(...only, '--diff', 'a.conf'), { cwd: root })
    expect(stdout.includes(Buffer.from(' # caf\xe9\r\n', 'latin1'))).toBe(true)
    expect(
      Buffer.from(runIn(root, [...only, '--write', 'a.conf']).file('a.conf') ?? '', 'utf8').length,
    ).toBeGreaterThan(0)
    expect(
      spawnSync('cat', ['a.conf'], { cwd: root }).stdout.equals(Buffer.from('# caf\xe9\r\nListen 80', 'latin1')),
    ).toBe(true)
  })
})

describe('standard input and output', () => {
  test('a text in, a report out', () => {
    expect(run({}, [...only, '-'], { input: old })).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^1 finding works differently in 2\.4\.\n\nstandard-input:1:1: /),
      err: '',
    })
  })

  test.each([
    ['changed', old, 'Listen 80\n', / written to standard output\.$/m],
    ['as it was', 'Listen 80', 'Listen 80', /^1 file read/],
    ['even empty', '', '', /^1 file read/],
  ])('written: the new text out, the report beside it: %s', (_title, input, output, said) => {
    expect(run({}, [...only, '--write', '-'], { input })).toMatchObject({
      code: 0,
      out: output,
      err: expect.stringMatching(said),
    })
  })

  test.each(['/dev/stdin', '/dev/fd/0', '/proc/self/fd/0'])('called %s, it is no file either', (path) => {
    expect(run({}, [...only, '--write', path], { input: old })).toMatchObject({ code: 0, out: 'Listen 80\n' })
  })

  test('closed, it is an error and not an empty file', () => {
    const closed = (command: string) => {
      const { status, stderr } = spawnSync('sh', ['-c', `exec ${cliCommand()} ${command}`])
      return [status, String(stderr)]
    }
    const message = 'httpd-upgrade: Standard input could not be read: it is closed.\n'
    expect([closed('- <&-'), closed('explain <&-')]).toEqual([
      [2, expect.stringContaining(message)],
      [2, expect.stringContaining(message)],
    ])
    expect(closed('- </dev/null')[0]).toBe(0)
  })

  test('how far a long run has come is shown on a terminal, and gone when there is more to say', ({ skip }) => {
    const root = folder({
      'a.conf': '<Directory /a>\nOrder allow,deny\nAllow from all\n</Directory>\n',
    })
    // Nothing is shown in the first second. The executable takes no options from outside.
    const later = 'data:text/javascript,const{uptime}=process;process.uptime=()=>uptime()+1'
    const command = `"${process.execPath}" "--import=${later}" "${cliPath()}" --quiet .`
    const { status, stdout } = spawnSync('script', ['-qec', command, '/dev/null'], { cwd: root })
    if (status === null)
      console.warn('\n*** There is no script(1) here (apt-get install bsdutils): the progress line is SKIPPED. ***\n')
    skip(status === null)
    expect(String(stdout)).toMatch(/\r\u001B\[Krule \d+ of \d+: [\w-]+…/)
    expect(String(stdout)).toMatch(/\r\u001B\[K[^\r]*1 file read/)
  })

  test('beside files', () => {
    const result = run({ 'standard-input': old }, [...only, '--write', 'standard-input', '-'], { input: 'Listen 1\n' })
    expect([result.out, result.file('standard-input')]).toEqual(['Listen 1\n', 'Listen 80\n'])
  })

  test('the report goes into a file', () => {
    const result = run({ 'a.conf': old }, [...only, '--format', 'json', '--output', 'r.json', 'a.conf'])
    expect([result.code, result.out, JSON.parse(result.file('r.json') ?? '').version]).toEqual([1, '', 1])
    expect(run({ 'a.conf': old }, [...only, '--color', '--output', 'r', 'a.conf']).file('r')).toContain('\u001B[')
  })

  test('no colour where nobody sees it, nor against the wish', () => {
    expect(run({ 'a.conf': old }, [...only, 'a.conf']).out).not.toContain('\u001B')
    expect(run({ 'a.conf': old }, [...only, '--no-color', 'a.conf']).out).not.toContain('\u001B')
  })

  test.each<[string, string[], Record<string, string>, boolean]>([
    ['FORCE_COLOR', [], { FORCE_COLOR: '1' }, true],
    ['FORCE_COLOR without a number', [], { FORCE_COLOR: '' }, true],
    ['FORCE_COLOR before NO_COLOR', [], { FORCE_COLOR: '3', NO_COLOR: '1' }, true],
    ['FORCE_COLOR=0', [], { FORCE_COLOR: '0' }, false],
    ['FORCE_COLOR=false', [], { FORCE_COLOR: 'false' }, false],
    ['an option before either', ['--no-color'], { FORCE_COLOR: '1' }, false],
    ['the other option before either', ['--color'], { FORCE_COLOR: '0', NO_COLOR: '1' }, true],
  ])('colour as the environment has it: %s', (_, args, env, isThere) => {
    const { out } = run({ 'a.conf': old }, [...only, ...args, 'a.conf'], { env })
    expect(out.includes('\u001B')).toBe(isThere)
  })

  test('no colour in a file, whatever the environment says', () => {
    const done = run({ 'a.conf': old }, [...only, '--output', 'said', 'a.conf'], { env: { FORCE_COLOR: '1' } })
    expect(done.file('said')).toContain('name-virtual-host')
    expect(done.file('said')).not.toContain('\u001B')
  })

  test('colour on a terminal, unless NO_COLOR or a dumb one', ({ skip }) => {
    const onTerminal = (env: Record<string, string>) =>
      spawnSync('script', ['-qec', `${cliCommand()} ${only.join(' ')} a.conf`, '/dev/null'], {
        cwd: folder({ 'a.conf': old }),
        env: { PATH: process.env.PATH, TERM: 'xterm', ...env },
        encoding: 'utf8',
      }).stdout
    const hasScript = spawnSync('script', ['--version']).status === 0
    if (!hasScript)
      console.warn(
        '\n*** This machine has no program "script" here (apt-get install bsdutils): colour on a terminal is SKIPPED. ***\n',
      )
    skip(!hasScript)
    expect(onTerminal({})).toContain('\u001B[33mwarning\u001B[0m')
    for (const env of [{ NO_COLOR: '1' }, { TERM: 'dumb' }] as Record<string, string>[])
      expect(onTerminal(env)).not.toContain('\u001B[33m')
    expect(onTerminal({ NO_COLOR: '' })).toContain('\u001B[33m')
    // Who reads there can type the next command; a pipe has no use for it.
    expect(onTerminal({})).toMatch(
      /(cli\.cjs|httpd-upgrade) --write --from 2\.2 --only \S+ a\.conf +# apply the 1 safe fix\r\n/,
    )
    const piped = run({ 'a.conf': old }, [...only, 'a.conf'])
    expect([piped.err, piped.out.includes('# write')]).toEqual(['', false])
  })

  test('a full disk behind standard output is told', ({ skip }) => {
    if (!existsSync('/dev/full')) skip()
    const command = `${cliCommand()} --help > /dev/full`
    const { status, stderr } = spawnSync('bash', ['-c', command], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([2, 'httpd-upgrade: Standard output could not be written: the disk is full.\n'])
    const silent = spawnSync('bash', ['-c', `${cliCommand()} --nope 2> /dev/full`])
    expect(silent.status).toBe(2)
  })

  test('a reader that stops reading is no error', () => {
    const root = folder({ 'a.conf': 'NameVirtualHost a\n<A>\n'.repeat(20_000) })
    const command = `${cliCommand()} ${only.join(' ')} a.conf | head -n 1; echo "\${PIPESTATUS[0]}"`
    const { stdout, stderr } = spawnSync('bash', ['-c', command], { cwd: root, encoding: 'utf8' })
    expect(stdout.split('\n').slice(-2)).toEqual(['1', ''])
    expect(stderr).toBe('')
  })
})

describe('a site', () => {
  test('links in sites-enabled are known, and written through', () => {
    const files = {
      'apache2.conf': 'Include /etc/apache2/sites-enabled/\n',
      'sites-available/default': '<VirtualHost *:80>\n</VirtualHost>\nNameVirtualHost *:80\n',
      'sites-enabled/000-default': '-> ../sites-available/default',
    }
    const result = run(files, [...only, '--write', '.'])
    expect([result.code, result.file('sites-enabled/000-default')]).toEqual([0, '<VirtualHost *:80>\n</VirtualHost>\n'])
  })

  test('files of other programs are left alone', () => {
    expect(run({ 'nginx.conf': 'listen 80;\nserver_name a;\n', 'a.conf': old }, [...only, '.']).out).toContain(
      '1 file read',
    )
  })

  test('many files, and a folder that has the name of a file', () => {
    const root = folder(Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`conf.d/${at}.conf`, old])))
    expect(runIn(root, [...only, '--write', '.'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('150 fixes written to 150 files'),
    })
    expect(readdirSync(join(root, 'conf.d')).length).toBe(150)
    mkdirSync(join(root, 'x.conf'))
    writeFileSync(join(root, 'x.conf/y.conf'), old)
    chmodSync(root, 0o755)
    expect(runIn(root, [...only, '.']).out).toContain('151 files read, 1 finding')
  })
})
