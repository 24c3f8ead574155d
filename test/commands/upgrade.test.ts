import type { SpawnSyncOptions } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lazy } from '../../src/base/lazy.js'
import { changesOf, endedAt } from '../disk/ending-at.js'
import { folder } from '../folder.js'
import { type Httpd, httpd, needHttpd } from '../real-httpd/install.js'
import { cliCommand, run, runIn, useCli } from '../run-cli.js'
import { hasTerminal, typed } from '../terminal.js'
import { shareOf } from '../thoroughness.js'
import { noHttpd, withoutHttpd } from './without-httpd.js'

useCli()

const main = 'old/etc/httpd/conf/httpd.conf'
const htaccess = 'old/var/www/html/secret/.htaccess'
const settings = 'old/httpd-upgrade.json'

/** A server of Red Hat's layout, copied with its documents. */
const server = {
  [main]: `ServerRoot "/etc/httpd"
Listen 80
ServerName www.example.org
User apache
Group apache
LoadModule authz_host_module modules/mod_authz_host.so
LoadModule mime_module modules/mod_mime.so
LoadModule dir_module modules/mod_dir.so
LoadModule log_config_module modules/mod_log_config.so
DefaultType text/plain
TypesConfig /etc/mime.types
DocumentRoot "/var/www/html"
<Directory />
    AllowOverride None
    Order deny,allow
    Deny from all
</Directory>
<Directory "/var/www/html">
    AllowOverride All
    Order allow,deny
    Allow from all
</Directory>
`,
  [htaccess]: 'Order deny,allow\nDeny from all\nAllow from 127.0.0.1\n',
  'old/etc/httpd/logs': '-> ../../var/log/httpd',
  'old/etc/httpd/modules': '-> ../../usr/lib/httpd/modules',
  'old/etc/httpd/run': '-> ../../var/run',
  'old/var/www/html/index.html': 'hello\n',
  'old/var/www/html/secret/index.html': 'hush\n',
}

const isOf = [
  'built-in-mpm:prefork',
  'built-in-mpm:only',
  'default-type:text/plain',
  'no-enable-sendfile',
  'no-max-requests-per-child',
]
const answers = (confirmed: readonly string[], declined: Readonly<Record<string, string>>) =>
  JSON.stringify({ confirmed, declined })

describe('without a terminal', () => {
  test('it says what it sees, what it would write and what it would ask, and writes nothing', () => {
    const { code, out, file } = run(server, ['upgrade', 'old'], withoutHttpd)
    expect(out).toContain(
      `${main} is the main file of a 2.2 server (Red Hat layout). old is treated as its root folder (/).\n`,
    )
    expect(out).toContain('safe fixes in 2 files, which change no response:')
    expect(out).toContain('4 questions to answer:')
    for (const name of isOf.slice(0, 4)) expect(out).toContain(`\n${name}\n`)
    expect(out).toContain(
      'Add MaxConnectionsPerChild 10000 (no-max-requests-per-child) if a loaded module leaks memory.',
    )
    expect(
      out
        .trimEnd()
        .split('\n')
        .slice(-3)
        .map((line) => line.split(' ')[0]),
    ).toEqual(['Done:', 'Left:', 'Copying'])
    expect(out).toContain('Copying to the new machine: not ready. Nothing is written or tested without --yes.\n')
    expect([file(main), file(settings)]).toEqual([server[main], undefined])
    expect(code).toBe(1)
  })

  test('--yes writes what keeps every answer, and no more', () => {
    const { code, file } = run(server, ['upgrade', '--yes', 'old'], withoutHttpd)
    expect(file(htaccess)).toBe('Require ip 127.0.0.1\n')
    expect(file(main)).toContain('Require all denied')
    expect(file(main)).toContain('DefaultType text/plain')
    expect(code).toBe(1)
  })

  test('nobody is asked what a run has made of the files', () => {
    const files = { ...server, [main]: `${server[main]}Include conf/missing.conf\n` }
    const { out, file } = run(files, ['upgrade', '--yes', 'old'], withoutHttpd)
    expect(file(main)).toContain('LoadModule authz_core_module')
    expect(out).toContain('\nunseen-access\n')
    expect(out).not.toContain('came-from-22')
  })

  test('--answers are kept, each once, and what counts on them is written', () => {
    const [mpm = '', only = '', type = '', ...others] = isOf
    const root = folder({
      ...server,
      'answers.json': answers([mpm, only, type], Object.fromEntries(others.map((name) => [name, 'not here']))),
    })
    const { out, file } = runIn(root, ['upgrade', '--yes', '--answers', 'answers.json', 'old'], withoutHttpd)
    expect(file(main)).not.toContain('DefaultType')
    expect(file(main)).toContain('LoadModule mpm_prefork_module')
    expect(file(main)).not.toContain('EnableSendfile')
    expect(JSON.parse(file(settings) ?? '')).toEqual({
      begun: true,
      confirmed: [mpm, only, type],
      declined: Object.fromEntries(others.map((name) => [name, 'not here'])),
    })
    expect(out).toContain('You answered yes to 3 questions and no to 2 questions.')
    const again = runIn(root, ['upgrade', '--yes', 'old'], withoutHttpd)
    expect(again.out).not.toContain('to answer:')
    expect(again.out).toContain('You left this unchanged: "not here".')
    expect(again.file(main)).toBe(file(main))
  })

  test.each([
    ['{ "confirmed": ["no-such"] }', 'answers.json:1:17: There is no assumption "no-such".'],
    ['{', 'answers.json:1:2: Not valid JSON'],
  ])('a slip in the answers is told: %s', (text, message) => {
    const { code, err } = run({ ...server, 'answers.json': text }, ['upgrade', '--answers', 'answers.json', 'old'])
    expect(err).toContain(message)
    expect(code).toBe(2)
  })

  test.each([
    [['upgrade', '-'], '`httpd-upgrade upgrade` needs a folder, so it cannot read standard input.'],
    [['upgrade', '--diff', 'old'], '`httpd-upgrade upgrade` does not take --diff.'],
    [['--answers', 'a.json', 'old'], '--answers belongs to `httpd-upgrade upgrade`.'],
    [['upgrade', 'old', 'new'], '`httpd-upgrade upgrade` does not take "new".'],
    [['upgrade', 'nothing'], 'nothing does not exist.'],
  ])('%j is refused', (args, message) => {
    const { code, err } = run(server, args)
    expect(err).toContain(message)
    expect(code).toBe(2)
  })
})

/** With a module that no 2.4 has, and a replacement that nobody but a person can read. */
const withModule = {
  ...server,
  [main]: `${server[main]}LoadModule jk_module modules/mod_jk.so
JkMount /app node1
JkLogLevel info
RedirectMatch ^/a$ http://example.org/?x=1&y=2
`,
}

describe('what has no fix', () => {
  test('a form is chosen by its name, in --answers and in settings', () => {
    const root = folder({ ...withModule, 'answers.json': answers(['third-party-modules:jk_module'], {}) })
    const { out, file } = runIn(root, ['upgrade', '--yes', '--answers', 'answers.json', 'old'], withoutHttpd)
    expect(file(main)).toContain('<IfModule jk_module>\nJkMount /app node1\nJkLogLevel info\n</IfModule>\n')
    expect(file(main)).not.toContain('LoadModule jk_module')
    expect(out).not.toContain('Install these modules for 2.4')
  })

  test('what no line of a server reads leaves nothing to do', () => {
    const plain = `ServerRoot "/etc/httpd"\nListen 80\nProtocols http/1.1\nRequire all granted\n`
    const files = { [main]: plain, 'old/etc/httpd/conf/spare.conf': 'Order allow,deny\nAllow from all\n' }
    expect(run(files, ['old'], withoutHttpd).out).toContain('1 finding there is not shown')
    const { code, out } = run(files, ['upgrade', '--yes', '--from', '2.4', 'old'], withoutHttpd)
    expect(out).toMatch(/^Left: nothing\.$/m)
    expect(code).toBe(0)
  })

  test('what is declined stays on the list, with the reason', () => {
    const root = folder({
      ...withModule,
      'answers.json': answers([], { 'third-party-modules:jk_module': 'we have one' }),
    })
    const { out, file } = runIn(root, ['upgrade', '--yes', '--answers', 'answers.json', 'old'], withoutHttpd)
    expect(file(main)).toContain('LoadModule jk_module modules/mod_jk.so')
    expect(out).toContain('You left this unchanged: "we have one".')
    expect(out).toContain('Install these modules for 2.4, or decide to replace or remove them: jk_module.')
    const [, toEdit = '', unchanged = ''] = out.split(/Still to do by hand:|You left these unchanged:/)
    expect(toEdit).toContain('[regex-substitution-ampersand]')
    expect(toEdit).not.toContain('jk_module')
    expect(unchanged).toContain('[third-party-modules]')
    expect(out).toMatch(
      /^Left: \d questions to answer, 1 finding to edit by hand, \d steps before you start 2\.4 \(listed above\)\.$/m,
    )
  })

  test('no copy is offered while 2.4 would let in more', () => {
    const forOld =
      '<IfModule !mod_authz_core.c>\n<Location /a>\nOrder allow,deny\nDeny from all\n</Location>\n</IfModule>\n'
    const { out } = run(
      { [main]: `ServerRoot /etc/httpd\nListen 80\n${forOld}` },
      ['upgrade', '--yes', 'old'],
      withoutHttpd,
    )
    expect(out).toContain(
      `Copying to the new machine: not ready. 2.4 may let in more clients than 2.2 because of this line:\n  ${main}:6: 2.4 lets in more clients here: only 2.2 reads these rules, and nothing replaces them for 2.4. See above.\n`,
    )
  })

  test('no copy is offered while lines keep 2.4 from starting', () => {
    const text = `${server[main]}Include conf/missing.conf\n`
    const { out } = run({ ...server, [main]: text }, ['upgrade', '--yes', 'old'], withoutHttpd)
    expect(out).toContain(
      `Copying to the new machine: not ready. 2.4 does not start because of these lines:\n  ${main}:19: Without mod_access_compat, 2.4 refuses to start because of \`Order\` and \`Deny\`. To have it changed, answer unseen-access with yes.\n`,
    )
    expect(out).not.toContain('ssh NEW')
  })

  test('nobody is asked where nobody is there: the forms are named', () => {
    const { out } = run(withModule, ['upgrade', 'old'], withoutHttpd)
    expect(out).toContain(
      `\nthird-party-modules:jk_module\n2.4 cannot load the 2.2 build of jk_module.\nRemove jk_module?\n  ${main}:23\n  Only if: The new server does not need jk_module. Without the module, pages that only this module protects may become open, and any files that it ran are sent as source. If you need jk_module, install its version for 2.4, or a replacement.\n`,
    )
  })

  test.skipIf(!hasTerminal)('at a terminal a form is written, or a reason why the line stays', () => {
    const asked = (root: string, more: string) =>
      typed(root, `${cliCommand()} upgrade old`, noHttpd, `later\nyes\n${'later\n'.repeat(3)}${more}`)
    const chosen = folder(withModule)
    expect(asked(chosen, 'yes\n')).toContain(', 1 line changed as you chose.')
    expect(readFileSync(join(chosen, main), 'utf8')).toContain('?x=1$0y=2')
    const left = folder(withModule)
    expect(asked(left, 'leave\nthe & is meant\n')).toContain(', 1 line changed as you chose.')
    expect(readFileSync(join(left, main), 'utf8')).toContain(
      '# httpd-upgrade-ignore regex-substitution-ampersand : the & is meant\nRedirectMatch',
    )
    expect(runIn(left, ['--only', 'regex-substitution-ampersand', 'old']).out).toContain('no problems')
  })
})

test('a Debian server has modules enabled in its copy', () => {
  const root = folder({
    'old/etc/apache2/apache2.conf':
      'User ${APACHE_RUN_USER}\nInclude mods-enabled/*.load\nInclude sites-enabled/\n<Directory />\n  Order deny,allow\n  Deny from all\n</Directory>\n',
    'old/etc/apache2/mods-available/authz_host.load':
      'LoadModule authz_host_module /usr/lib/apache2/modules/mod_authz_host.so\n',
  })
  const enabled = join(root, 'old/etc/apache2/mods-enabled')
  mkdirSync(enabled)
  symlinkSync('../mods-available/authz_host.load', join(enabled, 'authz_host.load'))
  const { out } = runIn(root, ['upgrade', '--yes', 'old'], withoutHttpd)
  expect(out).toMatch(/^Enabled in the copy, as by a2enmod: mpm_prefork, authz_core\b/m)
  expect(out).not.toContain('before the first start: `a2dismod')
  expect(readFileSync(join(enabled, 'authz_core.load'), 'utf8')).toBe(
    'LoadModule authz_core_module /usr/lib/apache2/modules/mod_authz_core.so\n',
  )
})

describe('--report', () => {
  const reported = (name: string) =>
    run(withModule, ['upgrade', '--yes', '--report', name, 'old'], withoutHttpd).file(name) ?? ''

  test('one page with each change, its reason, and what is left', () => {
    const page = reported('page.md')
    expect(page).toContain('# httpd 2.2 → 2.4')
    expect(page).toContain(`### ${htaccess}:1 Write Require ip 127.0.0.1`)
    expect(page).toContain('-Order deny,allow\n-Deny from all\n-Allow from 127.0.0.1\n+Require ip 127.0.0.1\n')
    expect(page).toContain('- Open: The new server does not need jk_module')
  })

  test('the missing files are one step, with the reason that fits them', () => {
    const text = `${server[main]}LoadModule mime_magic_module modules/mod_mime_magic.so\nMIMEMagicFile conf/magic\nInclude conf.d/*.conf\n`
    const { file } = run({ ...server, [main]: text }, ['upgrade', '--yes', '--report', 'page.md', 'old'], withoutHttpd)
    const page = file('page.md') ?? ''
    expect(page.match(/To do: Copy the missing files.*/g)).toEqual([
      expect.stringMatching(
        /etc\/httpd\/conf\.d etc\/httpd\/conf\/magic .* The copy lacks them\. Their lines can keep 2\.4 from starting, or change who gets in\.$/,
      ),
    ])
  })

  test('in HTML nothing of the configuration is markup, and nothing is loaded from elsewhere', () => {
    const page = reported('page.html')
    expect(page).toContain('<del>-Order deny,allow</del>')
    expect(page).toMatch(/2\.4 sends the \S*&#38;\S* in this URL/)
    expect(page).not.toMatch(/<(script|link|img)\b|src=|url\(/)
  })

  test('has no use elsewhere', () => {
    expect(run(server, ['--report', 'a.md', 'old']).err).toContain('--report belongs to `httpd-upgrade upgrade`.')
  })
})

describe('ended at any step', () => {
  const words = ['upgrade', '--yes', '--answers', 'answers.json', 'old']
  const withAnswers = () => ({ ...withModule, 'answers.json': answers([...isOf, 'third-party-modules:jk_module'], {}) })

  const { env } = withoutHttpd
  const whole = lazy(() => runIn(folder(withAnswers()), words, withoutHttpd))
  /** As many as a run makes. */
  const changes = 23
  const steps = Array.from({ length: changes }, (_, index) => index + 1)

  test('every step of a run is known', () => {
    expect(changesOf(folder(withAnswers()), words, env)).toBe(changes)
  })

  // One signal at each step, and both by turns.
  test.each(shareOf(11, steps).map((step) => [step, step % 2 === 0 ? 'SIGKILL' : 'SIGINT'] as const))(
    'before change %i, by %s: nothing is lost or half written, and the next run goes on there',
    (step, signal) => {
      const root = folder(withAnswers())
      const { by } = endedAt(step, signal, root, words, env)
      if (signal === 'SIGKILL') expect(by).toBe(signal)
      const between = readFileSync(join(root, main), 'utf8')
      if (between !== withModule[main] && between !== whole().file(main))
        expect(between).toMatch(/^ServerRoot "\/etc\/httpd"\n[^]*y=2\n$/)
      if (existsSync(join(root, settings))) JSON.parse(readFileSync(join(root, settings), 'utf8'))
      runIn(root, words, withoutHttpd)
      const after = (name: string) => readFileSync(join(root, name), 'utf8')
      expect([after(main), after(htaccess)]).toEqual([whole().file(main), whole().file(htaccess)])
      // Who is killed tidies nothing away.
      if (signal === 'SIGINT')
        expect(readdirSync(join(root, 'old')).filter((name) => /^\.|\.new$/.test(name))).toEqual([])
      const kept = JSON.parse(readFileSync(join(root, 'old/httpd-upgrade-original.json'), 'utf8'))
      expect(kept.texts['etc/httpd/conf/httpd.conf']).toBe(withModule[main])
    },
  )
})

describe.skipIf(!hasTerminal)('at a terminal', () => {
  const at = (root: string, input: string) => typed(root, `${cliCommand()} upgrade old`, noHttpd, input)
  const textOf = (root: string, name: string) => readFileSync(join(root, name), 'utf8')

  test('each thing is asked once, and done as it is answered', () => {
    const root = folder(server)
    const shown = at(root, 'later\nshow\nyes\nyes\nshow\n3\nwe have such files\n')
    expect(shown).toContain('+Require ip 127.0.0.1')
    expect(shown).toContain('+EnableSendfile On')
    expect(shown).not.toContain('Which one?')
    expect(shown.match(/^Questions? .*/gm)).toEqual([
      'Question 1 of 3',
      'Questions 2 to 3 of 3. Your answer counts for all of them; to say yes to only some, type their numbers',
    ])
    expect(textOf(root, main)).toContain('LoadModule mpm_prefork_module')
    expect(textOf(root, main)).toContain('DefaultType text/plain')
    expect(JSON.parse(textOf(root, settings))).toMatchObject({
      confirmed: ['built-in-mpm:prefork', 'built-in-mpm:only', 'no-enable-sendfile'],
      declined: { 'default-type:text/plain': 'we have such files' },
    })
    expect(at(root, '\n\n')).not.toMatch(/^Question/m)
  })

  test('numbers that are not asked about answer nothing, and all numbers mean yes', () => {
    const root = folder(server)
    const shown = at(root, 'later\nyes\nyes\n2 7\n2, 3\n')
    expect(shown).toContain('Please answer one of: later, yes, no, show, numbers.')
    expect(shown).not.toContain('Why not')
    expect(JSON.parse(textOf(root, settings))).toMatchObject({
      confirmed: ['built-in-mpm:prefork', 'built-in-mpm:only', 'default-type:text/plain', 'no-enable-sendfile'],
    })
  })

  test('whose packages the new machine has is asked where this one has none, once', () => {
    const root = folder(server)
    expect(at(root, 'debian\nyes\n')).toContain('Which distribution does the new machine run?')
    expect(textOf(root, main)).toContain('LoadModule mime_module /usr/lib/apache2/modules/mod_mime.so')
    expect(JSON.parse(textOf(root, settings))).toMatchObject({ layout: 'debian' })
    expect(at(root, '')).not.toContain('Whose packages')
    const same = folder(server)
    const shown = at(same, 'redhat\nno\n')
    expect(shown).toContain('Done: 0 fixes written.')
    expect(shown).toContain('the new server keeps the paths of the old one ("layout": "same").')
    expect(at(same, '')).not.toContain('Whose packages')
  })

  test('Enter that was pressed while it worked answers no question, and words do', () => {
    const root = folder(server)
    expect(at(root, '\n\n\n')).toContain('Done: 0 fixes written.')
    expect([textOf(root, main), existsSync(join(root, settings))]).toEqual([server[main], false])
    at(root, '\n\ndebian\n\nyes\n')
    expect(JSON.parse(textOf(root, settings))).toMatchObject({ layout: 'debian' })
    expect(textOf(root, main)).not.toBe(server[main])
  })

  test('a no changes nothing', () => {
    const root = folder(server)
    const shown = at(root, '?\nlater\nno\n')
    expect(shown).toContain('later: keep the paths of the old server for now; the next run asks again')
    expect(shown).toContain('Done: 0 fixes written.')
    expect(shown).toContain('not ready. Nothing was written, so no question was asked.')
    expect([textOf(root, main), existsSync(join(root, settings))]).toEqual([server[main], false])
  })

  test('where the answers end, what was answered is kept', () => {
    const root = folder(server)
    expect(at(root, 'later\nyes\nyes\n')).toContain('You answered yes to 1 question.')
    expect(textOf(root, main)).toContain('LoadModule mpm_prefork_module')
  })

  test('the modules to remove are asked at once, and a fix is listed once', () => {
    const load = ['jk', 'bonjour', 'spnego']
      .map((name) => `LoadModule ${name}_module modules/mod_${name}.so\n`)
      .join('')
    const text = `${server[main]}Include conf/missing.conf\n`.replace('LoadModule mime', `${load}LoadModule mime`)
    const root = folder({ ...server, [main]: text })
    const shown = at(root, `${'later\n'.repeat(2)}yes\n${'later\n'.repeat(9)}`)
    expect(shown).toMatch(/^Questions .*\n(\d+\. 2\.4 cannot load .*\n +Remove \w+_module\?\n.*\n +Only if: .*\n){3}/m)
    expect(shown.match(/Keep 2\.2's default: add EnableSendfile On\?/g)).toHaveLength(1)
    expect(shown.match(/Load the MPM prefork\?/g)).toHaveLength(1)
  })

  test('that the new server keeps the paths of the old one is a setting', () => {
    const root = folder(server)
    expect(at(root, 'others\nno\n')).toContain('Which distribution does the new machine run?')
    expect(JSON.parse(textOf(root, settings))).toEqual({ layout: 'same' })
    expect(at(root, 'no\n')).not.toContain('Which distribution')
  })
})

/** The 2.4 of the tests where a folder of this name leads to it. */
function httpdBehind(name: string): Pick<Httpd, 'binary' | 'modules' | 'env'> {
  const { binary, modules, env } = needHttpd()
  const above = dirname(dirname(binary))
  const link = join(folder({ [name]: `-> ${above}` }), name)
  return { binary: join(link, relative(above, binary)), modules: join(link, relative(above, modules)), env }
}

describe.skipIf(!httpd())('with a 2.4', () => {
  test('spaces in the paths of the server, of the program and of temporary files change nothing', () => {
    const { binary, env } = httpdBehind('my programs')
    const root = folder({
      ...Object.fromEntries(Object.entries(server).map(([path, text]) => [`my ${path}`, text])),
      'my files/none': '',
    })
    const words = ['upgrade', '--yes', '--new-httpd', binary, 'my old']
    const { out } = runIn(root, words, { env: { ...env, TMPDIR: join(root, 'my files') } })
    expect(out).toMatch(/^Done: .* \d+ requests, the same responses\.$/m)
  })

  test('the result is started beside the old, and asked the same', () => {
    const { binary, env } = needHttpd()
    const root = folder(server)
    cpSync(join(root, 'old'), join(root, 'new'), { recursive: true })
    writeFileSync(
      join(root, 'answers.json'),
      answers(isOf.slice(0, 3), { [isOf[3] ?? '']: 'NFS', [isOf[4] ?? '']: 'no' }),
    )
    const { out } = runIn(root, ['upgrade', '--yes', '--answers', 'answers.json', '--new-httpd', binary, 'new'], {
      env,
    })
    expect(out).toMatch(/^Done: .* \d+ requests, the same responses\.$/m)
    expect(out).not.toContain('They are not here')
  })

  test('what to copy is said where a 2.4 has started with it, and what stands before it elsewhere', () => {
    const { binary, env } = needHttpd()
    const copying =
      "tar -cf - -C old --owner=root --group=root --exclude='./httpd-upgrade*.json' . | ssh NEW tar -xf - --no-overwrite-dir -C /"
    const lastOf = (files: typeof server, how: SpawnSyncOptions, ...words: string[]) =>
      run(files, ['upgrade', '--yes', ...words, 'old'], how)
        .out.trimEnd()
        .replace(/^[^]*\n(?=Copying )/, '')
    expect(lastOf(server, { env }, '--new-httpd', binary)).toBe(`Copying to the new machine:\n  ${copying}`)
    expect(lastOf(server, withoutHttpd)).toBe(
      `Copying to the new machine: Run \`httpd -t\` there before you start 2.4.\n  ${copying}`,
    )
    const refused = { ...server, [main]: `${server[main]}NoSuchDirective on\n` }
    expect(lastOf(refused, { env }, '--new-httpd', binary)).toContain(
      '\n  Fix any other errors above, too. Then run this again.',
    )
  })

  test('a run that goes on compares with what the first one found, and so does compare', () => {
    const { binary, env } = needHttpd()
    const root = folder(server)
    const words = ['upgrade', '--yes', '--new-httpd', binary, 'old']
    const part = 'the configuration as it is, upgraded in part'
    const asked = /(\d+) requests, the same responses/
    const first = runIn(root, words, { env })
    const kept = JSON.parse(first.file('old/httpd-upgrade-original.json') ?? '')
    expect(kept).toMatchObject({
      texts: { 'etc/httpd/conf/httpd.conf': server[main], 'var/www/html/secret/.htaccess': server[htaccess] },
      made: [],
    })
    expect(statSync(join(root, 'old/httpd-upgrade-original.json')).mode & 0o77).toBe(0)
    const again = runIn(root, words, { env })
    expect(again.out).not.toContain(part)
    expect(asked.exec(again.out)).toEqual(expect.arrayContaining([asked.exec(first.out)?.[1]]))
    expect(JSON.parse(again.file('old/httpd-upgrade-original.json') ?? '')).toEqual(kept)
    const compared = runIn(root, ['compare', '--start', '--new-httpd', binary, 'old'], { env })
    expect(compared.out).toContain('the same')
    // What somebody opens by hand between two runs is seen, for the old server is still the old one.
    writeFileSync(join(root, htaccess), 'Require all granted\n')
    expect(runIn(root, words, { env }).out).toMatch(/^ *opened +GET .*\/secret\//m)
    expect(runIn(root, ['compare', '--start', '--new-httpd', binary, 'old'], { env }).out).toMatch(
      /^ *opened +GET .*\/secret\//m,
    )
    rmSync(join(root, 'old/httpd-upgrade-original.json'))
    expect(runIn(root, words, { env }).out).toContain(part)
    writeFileSync(join(root, 'old/httpd-upgrade-original.json'), '{ "texts"')
    const { code, err } = runIn(root, words, { env })
    expect([code, err]).toEqual([
      2,
      expect.stringContaining('httpd-upgrade-original.json to start again; your configuration files stay.'),
    ])
  })

  test('the new server is tried where no copy of the old one starts', () => {
    const { binary, env } = needHttpd()
    const old = join(folder({ httpd: '#!/bin/sh\necho "Server version: Apache/2.2.34 (Unix)"\nexit 1\n' }), 'httpd')
    chmodSync(old, 0o755)
    const words = ['upgrade', '--yes', '--new-httpd', binary, '--old-httpd', old, 'old']
    const { out } = run(server, words, { env })
    expect(out).toMatch(/^Done: .* A copy of the old server did not start: /m)
    expect(out).toMatch(/^Copying to the new machine:\n {2}tar /m)
    const refused = { ...server, [main]: `${server[main]}NoSuchDirective on\n` }
    expect(run(refused, words, { env }).out).toMatch(
      /^Copying to the new machine: not ready\. [^]* {2}Fix any other errors above/m,
    )
  })

  test('what was confirmed goes for the 2.4 that stands in for the old server too', () => {
    const { binary, env } = needHttpd()
    const files = {
      ...server,
      [main]: `${server[main]}php_flag display_errors off\n`,
      'answers.json': answers(['third-party-modules:php'], {}),
    }
    const words = ['upgrade', '--yes', '--answers', 'answers.json', '--new-httpd', binary, 'old']
    expect(run(files, words, { env }).out).toMatch(/\d+ requests, the same responses\.$/m)
  })

  test('a file that may be read, and is not, keeps no server from being seen to start', () => {
    const { binary, env } = needHttpd()
    const files = {
      ...server,
      [main]: `${server[main]}Include elsewhere/*.conf\n`,
      'old/etc/httpd/conf/a-spare.conf': 'Listen 443\n',
      'answers.json': answers(['unseen-access', 'server-of-htaccess'], {}),
    }
    const words = ['upgrade', '--yes', '--answers', 'answers.json', '--new-httpd', binary, 'old']
    const { out } = run(files, words, { env })
    expect(out).toMatch(/\d+ requests, the same responses\.$/m)
  })

  test('what this machine has no module for both copies go without, and the report says what was asked', () => {
    const { binary, env } = needHttpd()
    const root = folder(withModule)
    const words = ['upgrade', '--yes', '--new-httpd', binary, '--report', 'report.md', 'old']
    const { out, file } = runIn(root, words, { env })
    expect(out).toMatch(/\d+ requests, the same responses\.$/m)
    expect(file('report.md')).toContain('Not tested: the effect of jk_module.')
    expect(file('report.md')).toMatch(/^\| `GET .*` \| `200` \| `200` \|$/m)
  })

  test.skipIf(!hasTerminal)('somebody at a terminal says that the new machine is like this one, once', () => {
    const { binary, env, modules } = httpdBehind('programs')
    const root = folder(server)
    const command = `${cliCommand()} upgrade --new-httpd "${binary}" old`
    const shown = typed(root, command, env, `yes\nyes\n${'yes\n'.repeat(8)}`)
    expect(shown).toContain(`with its modules in ${modules}. Will the server run on a machine like this one?`)
    expect(shown).toMatch(/\d+ requests, the same responses\.$/m)
    expect(readFileSync(join(root, main), 'utf8')).toContain(
      `LoadModule authz_host_module ${modules}/mod_authz_host.so`,
    )
    expect(typed(root, command, env, '')).not.toContain('like this one')
  })

  test.skipIf(!hasTerminal)('of one that is not like this one somebody says whose packages it has', () => {
    const { binary, env } = needHttpd()
    const root = folder(server)
    const shown = typed(root, `${cliCommand()} upgrade --new-httpd "${binary}" old`, env, 'no\ndebian\nno\n')
    expect(shown).toContain('Which distribution does the new machine run?')
    expect(JSON.parse(readFileSync(join(root, settings), 'utf8'))).toMatchObject({ layout: 'debian' })
  })
})
