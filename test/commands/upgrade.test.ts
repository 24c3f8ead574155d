import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.js'
import { httpd, needHttpd } from '../real-httpd/install.js'
import { cliCommand, run, runIn, useCli } from '../run-cli.js'
import { hasTerminal, typed } from '../terminal.js'

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
  'old/var/www/html/index.html': 'hello\n',
  'old/var/www/html/secret/index.html': 'hush\n',
}

const isOf = [
  'built-in-mpm:prefork:built-in',
  'default-type:text/plain',
  'no-enable-sendfile',
  'no-max-requests-per-child',
]
/** No 2.4 of this machine has a part in it. */
const nowhere = { env: { PATH: '/nowhere' } }
const answers = (confirmed: readonly string[], declined: Readonly<Record<string, string>>) =>
  JSON.stringify({ confirmed, declined })

describe('without a terminal', () => {
  test('it says what it sees, what it would write and what it would ask, and writes nothing', () => {
    const { code, out, file } = run(server, ['upgrade', 'old'], nowhere)
    expect(out).toContain(
      `${main} (old is / of the server) starts a server of 2.2, as Red Hat's packages lay it out.\n`,
    )
    expect(out).toContain('fixes keep every answer as it is, in 2 files:')
    expect(out).toContain('4 questions are open.')
    for (const name of isOf) expect(out).toContain(`\n${name}\n`)
    expect(
      out
        .trimEnd()
        .split('\n')
        .slice(-3)
        .map((line) => line.split(' ')[0]),
    ).toEqual(['Done:', 'Left:', 'Copy:'])
    expect(out).toContain('Copy: tar -cf - -C old . | ssh NEW tar -xf - -C /\n')
    expect([file(main), file(settings)]).toEqual([server[main], undefined])
    expect(code).toBe(1)
  })

  test('--yes writes what keeps every answer, and no more', () => {
    const { code, file } = run(server, ['upgrade', '--yes', 'old'], nowhere)
    expect(file(htaccess)).toBe('Require ip 127.0.0.1\n')
    expect(file(main)).toContain('Require all denied')
    expect(file(main)).toContain('DefaultType text/plain')
    expect(code).toBe(1)
  })

  test('--answers are kept, each once, and what counts on them is written', () => {
    const [mpm = '', type = '', ...others] = isOf
    const root = folder({
      ...server,
      'answers.json': answers([mpm, type], Object.fromEntries(others.map((name) => [name, 'not here']))),
    })
    const { out, file } = runIn(root, ['upgrade', '--yes', '--answers', 'answers.json', 'old'], nowhere)
    expect(file(main)).not.toContain('DefaultType')
    expect(file(main)).toContain('LoadModule mpm_prefork_module')
    expect(file(main)).not.toContain('EnableSendfile')
    expect(JSON.parse(file(settings) ?? '')).toEqual({
      begun: true,
      confirmed: [mpm, type],
      declined: Object.fromEntries(others.map((name) => [name, 'not here'])),
    })
    expect(out).toContain('2 confirmed, 2 declined.')
    const again = runIn(root, ['upgrade', '--yes', 'old'], nowhere)
    expect(again.out).not.toContain('open.')
    expect(again.out).toContain('Left as it is: not here')
    expect(again.file(main)).toBe(file(main))
  })

  test.each([
    ['{ "confirmed": ["no-such"] }', 'answers.json:1:17: There is no assumption "no-such".'],
    ['{', 'answers.json:1:2: It is not valid JSON'],
  ])('a slip in the answers is told: %s', (text, message) => {
    const { code, err } = run({ ...server, 'answers.json': text }, ['upgrade', '--answers', 'answers.json', 'old'])
    expect(err).toContain(message)
    expect(code).toBe(2)
  })

  test.each([
    [['upgrade', '-'], 'upgrade needs a folder; standard input has none.'],
    [['upgrade', '--diff', 'old'], '--diff has no use with `httpd-upgrade upgrade`.'],
    [['--answers', 'a.json', 'old'], '--answers belongs to `httpd-upgrade upgrade`.'],
    [['upgrade', 'old', 'new'], '`httpd-upgrade upgrade` has no use for "new".'],
    [['upgrade', 'nothing'], 'nothing does not exist.'],
  ])('%j is refused', (args, message) => {
    const { code, err } = run(server, args)
    expect(err).toContain(message)
    expect(code).toBe(2)
  })
})

describe.skipIf(!hasTerminal)('at a terminal', () => {
  const at = (root: string, input: string) =>
    typed(root, `${cliCommand()} upgrade old`, { PATH: '/usr/bin:/bin' }, input)
  const textOf = (root: string, name: string) => readFileSync(join(root, name), 'utf8')

  test('each thing is asked once, and done as it is answered', () => {
    const root = folder(server)
    const shown = at(root, 'show\nyes\nyes\nno\nwe have such files\n\nshow\nlater\n')
    expect(shown).toContain('+Require ip 127.0.0.1')
    expect(shown).toContain('+MaxConnectionsPerChild 10000')
    expect(textOf(root, main)).toContain('LoadModule mpm_prefork_module')
    expect(textOf(root, main)).toContain('DefaultType text/plain')
    expect(JSON.parse(textOf(root, settings))).toMatchObject({
      confirmed: ['built-in-mpm:prefork:built-in'],
      declined: { 'default-type:text/plain': 'we have such files' },
    })
    const again = at(root, '\n\n')
    expect(again).toContain('2 questions left.')
    expect(again).not.toContain('No file of unknown type is served here')
  })

  test('a no changes nothing', () => {
    const root = folder(server)
    expect(at(root, 'no\n')).toContain('Done: 0 fixes written.')
    expect([textOf(root, main), existsSync(join(root, settings))]).toEqual([server[main], false])
  })

  test('where the answers end, what was answered is kept', () => {
    const root = folder(server)
    expect(at(root, 'yes\nyes\n')).toContain('1 confirmed')
    expect(textOf(root, main)).toContain('LoadModule mpm_prefork_module')
  })
})

describe.skipIf(!httpd())('with a 2.4', () => {
  test('the result is started beside the old, and asked the same', () => {
    const { binary, env } = needHttpd()
    const root = folder(server)
    cpSync(join(root, 'old'), join(root, 'new'), { recursive: true })
    writeFileSync(
      join(root, 'answers.json'),
      answers(isOf.slice(0, 2), { [isOf[2] ?? '']: 'NFS', [isOf[3] ?? '']: 'no' }),
    )
    const { out } = runIn(root, ['upgrade', '--yes', '--answers', 'answers.json', '--new-httpd', binary, 'new'], {
      env,
    })
    expect(out).toMatch(/^Done: .* \d+ requests, the same answers\.$/m)
  })
})
