import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.js'
import { httpd, needHttpd } from '../real-httpd/install.js'
import { cliCommand, type Run, run, runIn, useCli } from '../run-cli.js'
import { hasTerminal, typed } from '../terminal.js'
import { noHttpd, withoutHttpd } from './without-httpd.js'

useCli()

const main = 'old/etc/httpd/conf/httpd.conf'
const root = `ServerRoot "/etc/httpd"
Listen 80
ServerName x.example
Timeout 60
User apache
`
const modules = (...names: readonly string[]) =>
  names.map((name) => `LoadModule ${name}_module modules/mod_${name}.so\n`).join('')
const open = (path: string) =>
  `<Directory ${path}>\nOptions None\nAllowOverride None\nOrder allow,deny\nAllow from all\n</Directory>\n`

/** What anybody says who knows such a server, and has it run here. */
const yes = [
  'new-machine',
  'built-in-mpm:prefork',
  'built-in-mpm:only',
  'no-enable-sendfile',
  'places-of-old-layout:www-data',
]

function upgraded(
  files: Readonly<Record<string, string>>,
  confirmed: readonly string[] = yes,
): Run & { readonly end: string } {
  const { binary, env } = needHttpd()
  const cwd = folder({ ...files, 'answers.json': JSON.stringify({ confirmed }) })
  const ran = runIn(cwd, ['upgrade', '--yes', '--answers', 'answers.json', '--new-httpd', binary, 'old'], { env })
  return { ...ran, end: ran.out.slice(ran.out.lastIndexOf('\nDone: ') + 1).trimEnd() }
}

const tested = /^Done: .* accepts it \(-t\)\. .* requests, the same responses\.$/m

describe.skipIf(!httpd())('a copy is tried with what is in it', () => {
  test('a document root far from ServerRoot', () => {
    const { out, end } = upgraded({
      [main]: `${root}${modules('authz_host', 'dir')}DocumentRoot /srv/shop/web\n${open('/srv/shop/web').replace('None\nOrder', 'All\nOrder')}`,
      'old/srv/shop/web/index.html': 'hi\n',
      'old/srv/shop/web/.htaccess': 'Order allow,deny\nAllow from all\nDeny from 10.0.0.1\n',
    })
    expect(end).toMatch(tested)
    expect(end).toContain('Copying to the new machine:\n  tar ')
    expect(out).not.toContain('stood in for')
  })

  test('a folder that a .htaccess file opens where AllowOverride lets it: it stays shut, and what opens it is told', () => {
    const config = `ServerRoot "/etc/httpd"\nServerName x.example\nListen 127.0.0.1:18090\n${modules('authz_host', 'dir', 'alias')}<IfDefine MAINT>
DocumentRoot /var/empty\n</IfDefine>\n<IfDefine !MAINT>\nDocumentRoot /srv/www\n<Directory />\nOptions FollowSymLinks\nAllowOverride None\nOrder deny,allow\nDeny from all\n</Directory>
<Directory /srv/www>\nOrder allow,deny\nAllow from all\n</Directory>\n<Directory /srv/x>\nOrder deny,allow\nDeny from all\nAllow from 10.0.0.0/8\n</Directory>\n</IfDefine>
Alias /x /srv/x\nKeepAlive Off\nKeepAliveTimeout 15\n`
    const files = {
      [main]: config,
      'old/etc/sysconfig/httpd': 'OPTIONS=""\n',
      'old/var/empty/index.html': 'shut for today\n',
      'old/srv/www/index.html': 'hi\n',
      'old/srv/x/index.html': 'hush\n',
      'old/srv/x/.htaccess': 'Order allow,deny\nAllow from all\n',
    }
    expect(upgraded(files).end).toMatch(tested)
    // As long as nobody says what it is started with, nothing opens folders for .htaccess files.
    const { [main]: text, 'old/srv/x/.htaccess': htaccess } = files
    const undecided = run({ [main]: text, 'old/srv/x/.htaccess': htaccess }, ['--write', 'old'], withoutHttpd)
    expect(undecided.file(main)).not.toContain('AllowOverride All')
    expect(undecided.out).toContain('.htaccess files should also be obeyed when `<IfDefine !MAINT>` skips ')
    // What is confirmed once the rest has been written is as exact as all at once.
    const answers = JSON.stringify({ confirmed: ['unseen-htaccess:/srv/www /var/empty', 'unseen-htaccess:/var/empty'] })
    const { 'old/etc/sysconfig/httpd': _, 'old/var/empty/index.html': __, ...less } = files
    const later = run({ ...less, 'a.json': answers }, ['upgrade', '--yes', '--answers', 'a.json', 'old'], withoutHttpd)
    expect(later.file(main)).not.toContain('Order')
    const { binary, env } = needHttpd()
    const cwd = folder(files)
    runIn(cwd, ['upgrade', '--yes', '--new-httpd', binary, 'old'], { env })
    const written = readFileSync(join(cwd, main), 'utf8')
    writeFileSync(join(cwd, main), written.replaceAll('AllowOverride None', 'AllowOverride All'))
    const { out } = runIn(cwd, ['upgrade', '--yes', '--new-httpd', binary, 'old'], { env })
    expect(out).toMatch(/^ *opened +GET .*\/x\//m)
  })

  test('an Include that names a folder beside a ServerRoot nobody copied', () => {
    const { end } = upgraded(
      {
        'old/etc/apache2/httpd.conf': `${root.replace('/etc/httpd', '/usr/lib/apache2')}${modules('dir', 'authz_host')}DocumentRoot /var/www/htdocs\nInclude /etc/apache2/modules.d/*.conf\n`,
        'old/etc/apache2/modules.d/00_x.conf': open('/var/www/htdocs'),
        'old/var/www/htdocs/index.html': 'hi\n',
      },
      [...yes, 'unseen-defaults'],
    )
    expect(end).toMatch(tested)
  })

  test('what links of sites and modules lead to is read there alone, and run folders are made', () => {
    const { end } = upgraded(
      {
        'old/etc/apache2/apache2.conf':
          'ServerName x.example\nListen 80\nLockFile /var/run/no-such/accept.lock\nPidFile /var/run/no-such/pid\nUser www-data\nErrorLog /var/log/no-such/e.log\nInclude /etc/apache2/mods-enabled/*.load\nInclude /etc/apache2/sites-enabled/\n',
        ...Object.fromEntries(
          ['authz_host', 'dir', 'no_such'].map((name) => [
            `old/etc/apache2/mods-available/${name}.load`,
            `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n`,
          ]),
        ),
        'old/etc/apache2/mods-enabled/authz_host.load': '-> ../mods-available/authz_host.load',
        'old/etc/apache2/mods-enabled/dir.load': '-> ../mods-available/dir.load',
        'old/etc/apache2/sites-available/default': `DocumentRoot /var/www\n${open('/var/www')}`,
        'old/etc/apache2/sites-enabled/000-default': '-> ../sites-available/default',
        'old/var/www/index.html': 'hi\n',
      },
      [...yes, 'unseen-defaults', 'unseen-access'],
    )
    expect(end).toMatch(tested)
  })

  test('a main file that leaves ServerRoot to the program, beside a first file that has one', () => {
    const { out, end, file } = upgraded(
      {
        'old/usr/local/apache/conf/httpd.conf': `ServerName x.example\nListen 80\n${modules('authz_host', 'dir')}DocumentRoot /home/localhost/www\n<Directory /usr/local/apache/icons>\nOptions None\n</Directory>\nInclude conf/vhosts.conf\n`,
        'old/usr/local/apache/icons/a.gif': '',
        'old/usr/local/apache/conf/vhosts.conf': open('/home/localhost/www'),
        'old/usr/local/apache/conf/original/httpd.conf': root.replace('/etc/httpd', 'C:/Program Files/Apache'),
        'old/home/localhost/www/index.html': 'hi\n',
      },
      [...yes, 'unseen-defaults', 'unseen-access'],
    )
    expect(out).not.toContain('Could not open')
    expect(file('old/usr/local/apache/conf/httpd.conf')).not.toContain('LoadModule dir_module modules/')
    expect(end).toMatch(tested)
  })

  test('logs by the variables of packages that are not installed here, and a document root that ServerRoot begins', () => {
    const { out, end } = upgraded(
      {
        'old/etc/apache2/apache2.conf': `ServerRoot "/etc/apache2"\nListen 80\nServerName x.example\nUser \${APACHE_RUN_USER}\nErrorLog \${APACHE_LOG_DIR}/error.log\nDocumentRoot "html"\n${modules('authz_host', 'dir').replaceAll('modules/', '/usr/lib/apache2/modules/')}${open('/etc/apache2/html')}`,
        'old/etc/apache2/envvars': 'export APACHE_RUN_USER=www-data\nexport APACHE_LOG_DIR=/var/log/no-such\n',
      },
      [...yes, 'unseen-defaults', 'unseen-access'],
    )
    expect(out).toContain('Missing here, so the test server used dummies: /etc/apache2/html.')
    expect(end).toMatch(tested)
  })

  const withTls = {
    [main]: `${root}${modules('authz_host', 'dir', 'ssl')}DocumentRoot /var/www/html\n${open('/var/www/html')}Include conf.d/*.conf\n`,
    'old/etc/httpd/conf.d/ssl.conf':
      'Listen 443\n<VirtualHost *:443>\nSSLEngine on\nSSLCertificateFile /etc/pki/tls/certs/x.crt\nSSLCertificateKeyFile /etc/pki/tls/private/x.key\n</VirtualHost>\n',
    'old/var/www/html/index.html': 'hi\n',
  }

  test('certificates that were not copied are stood in for, and named once', () => {
    const { out, end } = upgraded(withTls)
    expect(end).toMatch(tested)
    expect(out).toContain(
      '\nMissing here, so the test server used dummies: /etc/pki/tls/certs/x.crt, /etc/pki/tls/private/x.key.\n',
    )
    expect(out).not.toContain('Put the certificate')
  })

  test('what it does not take is said with the command that anybody would type', () => {
    const { out } = upgraded({ ...withTls, [main]: `${withTls[main]}NoSuchDirective on\n` })
    expect(out).toContain(`\`${needHttpd().binary} -t -f {}\` rejected the upgraded copy:`)
    expect(out).not.toContain('dirname')
  })

  test('certificates that were copied are those that are read', () => {
    const { out } = upgraded({
      ...withTls,
      'old/etc/pki/tls/certs/x.crt': 'none\n',
      'old/etc/pki/tls/private/x.key': 'none\n',
    })
    expect(out).not.toContain('stood in for')
    expect(out).toContain('requests, the same responses')
  })
})

describe('what the server is started with', () => {
  const guarded = {
    'old/etc/apache2/httpd.conf': `${root.replace('/etc/httpd', '/usr/lib/apache2')}${modules('dir', 'authz_host')}DocumentRoot /var/www/htdocs\nInclude /etc/apache2/modules.d/*.conf\n${open('/var/www/htdocs')}`,
    'old/etc/apache2/modules.d/00_x.conf': `<IfDefine INFO>\n<Location /info>\nOrder deny,allow\nDeny from all\n</Location>\n</IfDefine>\n`,
    'old/var/www/htdocs/index.html': 'hi\n',
  }
  const started = { 'old/etc/conf.d/apache2': 'APACHE2_OPTS="-D DEFAULT_VHOST -D INFO"\n' }
  const settingsOf = ({ file }: Run) => JSON.parse(file('old/httpd-upgrade.json') ?? '{}')

  test('is read where a file of the copy says it, and kept', () => {
    const cwd = folder({ ...guarded, ...started })
    const first = runIn(cwd, ['upgrade', '--yes', 'old'], withoutHttpd)
    expect(first.out).toContain('old/etc/conf.d/apache2 starts httpd with -D DEFAULT_VHOST -D INFO.\n')
    expect(settingsOf(first).define).toEqual(['DEFAULT_VHOST', 'INFO'])
    expect(first.file('old/etc/apache2/modules.d/00_x.conf')).toContain('Require all denied')
    expect(runIn(cwd, ['upgrade', '--yes', 'old'], withoutHttpd).out).not.toContain('starts httpd with')
  })

  test('names that are not among them are not defined: their lines stay, and nothing is asked of them', () => {
    const [path, text] = [
      'old/etc/apache2/modules.d/00_y.conf',
      '<IfDefine DAV>\nLoadModule dav_svn_module x.so\nOrder deny,allow\n</IfDefine>\n',
    ]
    const ran = run({ ...guarded, ...started, [path]: text }, ['upgrade', '--yes', 'old'], withoutHttpd)
    expect(ran.out).toContain(
      'httpd skips `<IfDefine>` with DAV. These lines stay as they are: if another httpd reads them, run this again with --define and its names.\n',
    )
    expect(settingsOf(ran).define).toEqual(['DEFAULT_VHOST', 'INFO', '!DAV'])
    expect(ran.out).not.toContain('dav_svn_module')
    expect(ran.file(path)).toBe(text)
  })

  test('is taken from the answers, and asked for where nobody says it', () => {
    const told = folder({ ...guarded, 'answers.json': '{ "define": ["INFO"] }' })
    expect(runIn(told, ['upgrade', 'old'], withoutHttpd).out).toContain(
      'The files do not show which -D names 2.2 is started with. <IfDefine> tests these: INFO. Name them with --define, or with "define" in --answers.',
    )
    const ran = runIn(told, ['upgrade', '--answers', 'answers.json', 'old'], withoutHttpd)
    expect(settingsOf(ran).define).toEqual(['INFO'])
  })

  test('names that the answers do not contain are not defined, as at a terminal', () => {
    const more = { 'old/etc/apache2/modules.d/00_y.conf': '<IfDefine DAV>\nDavLockDB /x\n</IfDefine>\n' }
    const cwd = folder({ ...guarded, ...more, 'answers.json': '{ "define": ["INFO"] }' })
    const ran = runIn(cwd, ['upgrade', '--answers', 'answers.json', 'old'], withoutHttpd)
    expect(settingsOf(ran).define).toEqual(['INFO', '!DAV'])
  })

  test.each([
    ['redhat', 'add OPTIONS="-f /etc/apache2/httpd.conf -D INFO" to /etc/sysconfig/httpd'],
    ['debian', "add export APACHE_ARGUMENTS='-f /etc/apache2/httpd.conf -D INFO' to /etc/apache2/envvars"],
    ['freebsd', 'run `sysrc apache24_flags="-f /etc/apache2/httpd.conf -D INFO"`'],
  ])('the service of %s is to start with them too', (layout, how) => {
    const { out } = run({ ...guarded, ...started }, ['upgrade', '--yes', '--layout', layout, 'old'], withoutHttpd)
    expect(out).toContain(`Make the service start with this main file and the -D names of 2.2: ${how}.`)
  })

  test.skipIf(!hasTerminal).each([
    ['none', ['!INFO']],
    ['-D INFO LIVE', ['INFO', 'LIVE']],
    ['SSL=1\nSSL', ['SSL', '!INFO']],
    ['yes\nINFO', ['INFO']],
  ])('at a terminal it is the first question: %j', (answer, define) => {
    const cwd = folder(guarded)
    const shown = typed(cwd, `${cliCommand()} upgrade old`, noHttpd, `${answer}\nlater\nno\n`)
    expect(shown).toContain('Type the -D names of one httpd process, with spaces between them. [later/none/NAME …]')
    expect(settingsOf(runIn(cwd, ['rules', 'hosts'])).define).toEqual(define)
  })

  test.skipIf(!hasTerminal)('is asked again if not even 2.2 starts with these names', () => {
    const old = 'LoadModule auth_module modules/mod_auth.so\n'
    const cwd = folder({ ...guarded, 'old/etc/apache2/modules.d/00_y.conf': `<IfDefine !LIVE>\n${old}</IfDefine>\n` })
    const shown = typed(cwd, `${cliCommand()} upgrade old`, noHttpd, 'none\nLIVE\nlater\nno\n')
    expect(shown).toContain('With the -D names given, not even 2.2 starts.')
    expect(shown.split('Type the -D names of one httpd process')).toHaveLength(3)
    expect(settingsOf(runIn(cwd, ['rules', 'hosts'])).define).toEqual(['LIVE', '!INFO'])
  })

  test.skipIf(!httpd())('is what a 2.4 is tried with', () => {
    const broken = {
      ...guarded,
      ...started,
      'old/etc/apache2/modules.d/00_y.conf': '<IfDefine INFO>\nNoSuch on\n</IfDefine>\n',
    }
    const { out } = upgraded(broken, [...yes, 'unseen-defaults'])
    expect(out).toContain('-t -D DEFAULT_VHOST -D INFO -f {}` rejected the upgraded copy:')
    expect(out).toContain('NoSuch')
  })
})

test.skipIf(!hasTerminal)('that no other file sets access rules or defaults is asked at once', () => {
  const files = {
    [main]: `${root}${modules('authz_host', 'dir')}DocumentRoot /var/www/html\n${open('/var/www/html')}Include conf/missing.conf\n`,
  }
  const asked = (input: string) => typed(folder(files), `${cliCommand()} upgrade old`, noHttpd, `later\nyes\n${input}`)
  const yes = asked('yes\n')
  expect(yes).toMatch(
    /Questions 1 to \d of \d.*\n(?:.*\n)*? {5}Only if: No .htaccess or other file outside old\/ sets access rules .*\n(?:.*\n)*?2\. .*\n(?:.*\n)*? {5}Only if (?:both|all \d) are true: .*No other file sets /,
  )
  expect(yes).toMatch(/You answered yes to [23] questions\./)
  expect(asked('1\nit does\n')).toMatch(/You answered yes to 1 question and no to [12] questions?\./)
})

test('that 2.2 lets users have what is denied to all is said first, and held where it need not be meant', () => {
  const users = 'AuthType Basic\nAuthName x\nAuthUserFile /etc/httpd/htp\nRequire valid-user\n'
  const files = {
    [main]: `${root}${modules('authz_host', 'auth_basic', 'authz_user', 'authn_file')}DocumentRoot /var/www/html
<Directory />\nAllowOverride None\nOrder deny,allow\nDeny from all\n</Directory>
${open('/var/www/html').replace('AllowOverride None', 'AllowOverride All')}<FilesMatch "^\\.ht">\nOrder allow,deny\nDeny from all\n</FilesMatch>\n`,
    'old/var/www/html/zm/.htaccess': `${users}Order deny,allow\nDeny from all\nAllow from 10.0.0.0/8\nSatisfy any\n`,
  }
  const { out } = run(files, ['old'], withoutHttpd)
  expect(out).toMatch(
    /httpd\.conf:23:\d+: error: This section denies these files .* `Satisfy Any` applies.*, 2\.2 let in users /,
  )
  expect(out).toContain('To write `Require all denied` instead, start httpd-upgrade with `--likely-mistakes=close`.')
  const guided = run(files, ['upgrade', '--yes', 'old'], withoutHttpd)
  expect(guided.out).toMatch(
    /leave a likely mistake as it is:\n {2}old\/\S+httpd\.conf:23: This section denies these files .* `Satisfy Any` applies.*, 2\.2 let in users /,
  )
  const held = run(files, ['--write', '--likely-mistakes', 'review', 'old'], withoutHttpd)
  expect(held.file(main)).toContain('Deny from all\n</FilesMatch>')
  expect(held.out).toContain('2.4 should allow what 2.2 allowed here, although the old rules look like a mistake.')
})

test('what a run has written is not taken for the work of others', () => {
  const shut = 'Order deny,allow\nDeny from all\n'
  const files = {
    'old/a/.htaccess': `${shut}<FilesMatch "a.b">\nOrder allow,deny\nAllow from all\n</FilesMatch>\n`,
    'old/b/.htaccess': shut,
    'a.json': JSON.stringify({ confirmed: ['server-of-htaccess'] }),
  }
  const { out, file } = run(files, ['upgrade', '--yes', '--answers', 'a.json', 'old'], withoutHttpd)
  expect(file('old/b/.htaccess')).toBe('Require all denied\n')
  expect(file('old/a/.htaccess')).toContain('Order allow,deny')
  expect(out).toContain('\npatterns-alike\n')
  expect(out).not.toContain('came-from-22')
})

describe('what no server reads', () => {
  const old = 'Order allow,deny\nAllow from all\n'
  const unread = {
    'old/etc/httpd/conf/httpd.conf.default': `${root}${open('/var/www/html')}`,
    'old/etc/httpd/conf/original/httpd.conf': `NameVirtualHost *:80\n<Directory /x>\n${old}</Directory>\n`,
    'old/etc/httpd/conf.d/old.conf.bak': `<Location /x>\n${old}</Location>\n`,
    'old/var/www/html/.htaccess': `RewriteEngine On\nRewriteRule ^(.*)$ index.php?q=$1 [L]\n${old}`,
  }
  const files = {
    ...unread,
    [main]: `${root}${modules('authz_host', 'dir', 'rewrite')}DocumentRoot /var/www/html\n<Directory /var/www/other>\nAllowOverride All\n</Directory>\n<Directory />\nAllowOverride None\n</Directory>\n${open('/var/www/html')}Include conf.d/*.conf\n`,
    'old/etc/httpd/conf.d/a.conf': 'Alias /y /var/www/html\n',
    'old/var/www/html/index.html': 'hi\n',
    'old/var/www/other/index.html': 'hi\n',
  }
  const kept = (ran: Run) => Object.fromEntries(Object.keys(unread).map((name) => [name, ran.file(name)]))

  test.each([[['--write', '--review', 'old']], [['upgrade', '--yes', 'old']]])('stays as it is: %j', (words) => {
    const ran = run(files, words, withoutHttpd)
    expect(kept(ran)).toEqual(unread)
    expect(ran.file(main)).toContain('Require all granted')
    expect(ran.file(main)).not.toContain('RegexDefaultOptions')
    expect(ran.out.match(/httpd does not read .*/g)).toEqual([
      `httpd does not read old/var/www/html/.htaccess: AllowOverride None (${main}:18).`,
    ])
    expect(ran.out).not.toMatch(/\.htaccess:\d/)
    expect(ran.out).not.toContain('not written')
  })

  test.each([
    ['a link in a folder where they are read leads to it', { 'old/var/www/other/x': '-> ../html' }],
    ['a link leads to what was not copied', { 'old/var/www/other/x': '-> /srv/elsewhere' }],
    ['a folder where they are read was not copied', { 'old/var/www/other/index.html': undefined }],
  ])('a .htaccess file may be read after all where %s', (_, more) => {
    const given = Object.fromEntries(Object.entries({ ...files, ...more }).filter(([, text]) => text !== undefined))
    const ran = run(given as Record<string, string>, ['--write', '--review', 'old'], withoutHttpd)
    expect(ran.out).not.toContain('httpd does not read')
    expect(ran.file('old/var/www/html/.htaccess')).not.toBe(unread['old/var/www/html/.htaccess'])
  })

  test('is written where it is named by itself, or beside the server', () => {
    const bak = 'old/etc/httpd/conf.d/old.conf.bak'
    expect(run(files, ['--write', '--review', 'old', bak]).file(bak)).toContain('Require all granted')
  })

  test('is written where it is named by itself', () => {
    const name = 'old/etc/httpd/conf.d/old.conf.bak'
    expect(run(files, ['--write', '--review', name]).file(name)).toContain('Require all granted')
  })

  const readable = (more: string) =>
    run({ ...files, [main]: `${files[main]}${more}` }, ['old'], withoutHttpd).out.includes('httpd does not read')

  test.each([
    '<Directory /var/www>\nAllowOverride FileInfo\n</Directory>\n',
    '<DirectoryMatch /ht>\nAllowOverride All\n</DirectoryMatch>\n',
    '<Directory /var/*>\nAllowOverride All\n</Directory>\n',
    '<VirtualHost *:80>\n<Directory /var/www/html>\nAllowOverride Limit\n</Directory>\n</VirtualHost>\n',
    '<IfDefine DEV>\n<Directory /var/www/html>\nAllowOverride All\n</Directory>\n</IfDefine>\n',
    'Include /srv/more.conf\n',
  ])('may be read after all: %j', (more) => {
    expect(readable(more)).toBe(false)
    expect(readable('')).toBe(true)
  })

  test('a None that is not always there keeps httpd from nothing', () => {
    const text = files[main]
      .replace(
        '<Directory />\nAllowOverride None\n</Directory>\n',
        '<IfDefine X>\n<Directory />\nAllowOverride None\n</Directory>\n</IfDefine>\n',
      )
      .replace('Options None\nAllowOverride None', 'Options None')
    expect(run({ ...files, [main]: text }, ['old'], withoutHttpd).out).not.toContain('httpd does not read')
  })
})

test.each([
  [
    'old/etc/apache2/httpd.conf',
    'ServerRoot "/usr/lib/apache2"\nInclude /etc/apache2/modules.d/*.conf\n',
    'Gentoo layout',
  ],
  ['old/etc/apache2/httpd.conf', 'ServerRoot "/usr"\nDocumentRoot "/Library/WebServer/Documents"\n', 'Apple layout'],
  ['old/etc/apache2/httpd.conf', 'ServerRoot "/srv"\n', ''],
  ['old/etc/apache2/2.2/httpd.conf', 'ServerRoot "/usr/apache2/2.2"\n', 'Solaris layout'],
  [
    'old/etc/httpd/conf/httpd.conf',
    'ServerRoot "/etc/httpd"\n<Directory /srv/http>\n</Directory>\nDocumentRoot "/srv/http"\n',
    'Arch Linux layout',
  ],
  ['old/etc/httpd/conf/httpd.conf', 'ServerRoot "/etc/httpd"\n', 'Red Hat layout'],
  ['old/etc/httpd/httpd.conf', 'ServerRoot "/usr"\n', 'Slackware layout'],
  ['old/usr/local/apache/conf/httpd.conf', 'ServerRoot "/usr/local/apache"\n', 'cPanel layout'],
  ['old/usr/local/apache/conf/httpd.conf', 'LoadModule php5_module "Z:/php5/php5apache2_2.dll"\n', ''],
])('whose layout it is, is told by its own marks: %s, %j', (path, text, words) => {
  const files = {
    [path]: `${text}DocumentRoot /srv/www\nListen 80\nUser x\n`,
    'old/etc/apache2/modules.d/00_mod_info.conf': 'ExtendedStatus On\n',
  }
  const [line] = run(files, ['upgrade', 'old'], withoutHttpd).out.split('\n')
  expect(line).toMatch(
    words ? new RegExp(`main file of a 2\\.2 server \\(${words}\\)\\. `) : /main file of a 2\.2 server\./,
  )
})

test('a folder of first files beside those in use is read by nobody', () => {
  const rules = `${root}${open('/var/www/html')}`
  const files = {
    'old/etc/httpd/conf/original/httpd.conf': `${rules}Include conf/original/extra/a.conf\n`,
    'old/etc/httpd/conf/original/extra/a.conf': open('/x'),
    [main]: `${rules}Include /srv/missing.conf\n`,
  }
  const { out, file } = run(files, ['--write', '--review', 'old'], withoutHttpd)
  expect(out).toContain(
    'The server does not read old/etc/httpd/conf/original/extra/a.conf, old/etc/httpd/conf/original/httpd.conf',
  )
  expect(file('old/etc/httpd/conf/original/httpd.conf')).toBe(files['old/etc/httpd/conf/original/httpd.conf'])
  expect(file(main)).toContain('Require all granted')
})

describe.skipIf(!httpd())('what this machine tells', () => {
  const dav = '<Location /dav>\nSetHandler server-status\n</Location>\nErrorDocument 404 "%{x} y\n'
  const files = {
    [main]: `${root}${modules('authz_host', 'dir', 'status')}DocumentRoot /var/www/html\n${open('/var/www/html')}${dav}`,
    'old/var/www/html/index.html': 'hi\n',
  }

  test('is not asked: its release', () => {
    expect(upgraded(files, []).out).toContain('release:2.4.13')
    const { out, file } = upgraded(files)
    expect(out).not.toContain('release:2.4')
    expect(JSON.parse(file('old/httpd-upgrade.json') ?? '').confirmed).not.toContain('release:2.4.13')
  })

  test('that files of a module are denied, as was decided, is no difference', () => {
    const php = {
      ...files,
      [main]: `${root}${modules('authz_host', 'dir', 'mime')}LoadModule php5_module modules/libphp5.so\nDocumentRoot /var/www/html\n${open('/var/www/html')}AddHandler php5-script .php .html\n`,
    }
    const { out, end, file } = upgraded(php, [...yes, 'third-party-modules:php5_module'])
    expect(out).toContain('Not tested: files of php5_module: the new server denies them, as you decided.')
    expect(out).not.toContain('Only if: ')
    expect(file(main)).toContain('<FilesMatch "(?i)\\.(php|html)(\\.|$)">')
    expect(end).toMatch(tested)
    expect(upgraded(php).out).toContain('files that it ran (.php, .html) get 403.')
  })

  test('nor if a file that the server does not read would let in such requests', () => {
    const php = {
      ...files,
      [main]: `${root}${modules('authz_host', 'dir', 'mime')}LoadModule php5_module modules/libphp5.so\nDocumentRoot /var/www/html\n${open('/var/www/html')}AddHandler php5-script .php\n`,
      'old/etc/httpd/conf/extra/info.conf': '<Location /info>\nAllow from 10.0.0.1\n</Location>\n',
    }
    const { out, end } = upgraded(php, [...yes, 'third-party-modules:php5_module'])
    expect(out).toContain('Not tested: files of php5_module: the new server denies them, as you decided.')
    expect(end).toMatch(tested)
  })

  test("a server of Apple's starts with httpd's own module in place of Apple's build", () => {
    const apple = {
      ...files,
      [main]: `${root}${modules('authz_host', 'dir')}LoadModule apple_userdir_module libexec/apache2/mod_userdir_apple.so\nDocumentRoot /var/www/html\n${open('/var/www/html')}UserDir Sites\n`,
    }
    const more = ['unseen-access', 'missing-modules:default-build', 'third-party-modules:apple_userdir_module']
    const { end, file } = upgraded(apple, [...yes, ...more])
    expect(file(main)).toMatch(/^LoadModule userdir_module \S+\/mod_userdir\.so$/m)
    expect(end).toMatch(tested)
  })

  test('what few servers need is told, and asked only of whoever answers it', () => {
    const { out, file } = upgraded(files)
    expect(out).toContain(
      'Add MaxConnectionsPerChild 10000 (no-max-requests-per-child) if a loaded module leaks memory.',
    )
    expect(file(main)).not.toContain('MaxConnectionsPerChild')
    expect(upgraded(files, [...yes, 'no-max-requests-per-child']).file(main)).toContain('MaxConnectionsPerChild 10000')
  })

  test('of a file that is missing nobody knows whether 2.4 starts with it', () => {
    const { end } = upgraded({ ...files, [main]: `${files[main]}Include conf/extra/a.conf\n` }, [
      ...yes,
      'built-in-mpm:no-other',
      'unseen-defaults',
      'unseen-access',
    ])
    expect(end).toContain('accepts it (-t)')
    expect(end).toContain(
      'Copying to the new machine: not ready. The missing files may have lines that stop 2.4. Copy them and run this again:\n  ssh SERVER',
    )
  })

  test('a copy without a Listen line that is read is tried with one, and is not ready', () => {
    const lines = `${root.replace(/^(Listen.*\n)/m, '<IfDefine !LIVE>\n$1</IfDefine>\n')}${modules('authz_host', 'dir')}DocumentRoot /var/www/html\n${open('/var/www/html')}`
    const { end } = upgraded({ ...files, [main]: lines, 'old/etc/sysconfig/httpd': 'OPTIONS="-D LIVE"\n' }, yes)
    expect(end).toMatch(tested)
    expect(end).toContain('Copying to the new machine: not ready. No Listen line is read, and httpd does not start')
  })

  test('a copy is tried although the only Listen line is in a file that no Include names', () => {
    const lines = `${root.replace(/^Listen.*\n/m, '')}${modules('authz_host', 'dir')}DocumentRoot /var/www/html\n${open('/var/www/html')}Include conf/sites/a.conf\n`
    const { end } = upgraded({ ...files, [main]: lines, 'old/etc/httpd/conf/extra/b.conf': 'Listen 8080\n' }, [
      ...[...yes, 'built-in-mpm:no-other', 'missing-modules:default-build'],
      ...['unseen-defaults', 'unseen-access'],
    ])
    expect(end).not.toContain('No answer from a copy')
    expect(end).toContain('Copying to the new machine: not ready. The missing files may have lines that stop 2.4.')
  })

  test('a line that the report has named is not explained again where 2.4 stops at it', () => {
    const simple = `${root}${modules('authz_host', 'dir')}DocumentRoot /var/www/html\n${open('/var/www/html')}`
    const { out, end } = upgraded(
      { [main]: `${simple}Include conf.d/*.conf\n`, 'old/etc/httpd/conf.d/x.conf': 'DefaultType text/plain\n' },
      ['new-machine'],
    )
    expect(out).toMatch(
      /^2\.4 stops at lines that are reported above: old\/etc\/httpd\/\S+:\d+.*\. It accepts the rest\.$/m,
    )
    expect(out).not.toContain('rejected the upgraded copy')
    expect(end).toContain(' To have it changed, answer ')
  })

  const byDefault = [
    ...yes,
    'missing-modules:default-build',
    'missing-modules:linked-in',
    'unseen-access',
    'third-party-modules:php5_module',
  ]
  const scripts = 'ScriptAlias /cgi-bin/ /var/www/cgi-bin/\n'

  test('modules that are built into 2.2 run in its copy, with the modules whose functions they call', () => {
    const dav =
      '<Directory /var/www/dav>\nDav On\nOrder allow,deny\nAllow from all\n</Directory>\nDavLockDB var/DavLock\n'
    const lines = `${root}DocumentRoot /var/www/html\n${open('/var/www/html')}${open('/var/www/cgi-bin')}${scripts}${dav}`
    const { end } = upgraded(
      {
        [main]: lines,
        'old/var/www/html/index.html': 'hi\n',
        'old/var/www/cgi-bin/a': '#!/bin/sh\n',
        'old/etc/httpd/var/x': '',
      },
      byDefault,
    )
    expect(end).toMatch(tested)
  })

  test('a copy that ends after it has opened its ports is not taken for a server', () => {
    const proxy = `${modules('authz_host', 'dir', 'proxy', 'proxy_balancer', 'proxy_http')}<Proxy balancer://x>\nBalancerMember http://127.0.0.1:9\n</Proxy>\nProxyPass /x balancer://x\n`
    const lines = `${root}${proxy}DocumentRoot /var/www/html\n${open('/var/www/html')}`
    const { end } = upgraded({ [main]: lines, 'old/var/www/html/index.html': 'hi\n' }, [
      ...byDefault,
      'unseen-defaults',
    ])
    expect(end).toMatch(tested)
  })

  test('modules of httpd are built into a 2.2 that loads only modules of others', () => {
    const guarded = `<IfModule alias_module>\n${scripts}</IfModule>\nLoadModule php5_module modules/libphp5.so\n`
    const lines = `${root}${guarded}DocumentRoot /var/www/html\n${open('/var/www/html')}${open('/var/www/cgi-bin')}`
    const { end } = upgraded(
      { [main]: lines, 'old/var/www/html/index.html': 'hi\n', 'old/var/www/cgi-bin/a': '#!/bin/sh\n' },
      byDefault,
    )
    expect(end).toMatch(tested)
  })

  test('a Listen line without an address serves the virtual hosts of every address', () => {
    const host = '<VirtualHost 10.1.1.1:80>\nDocumentRoot /var/www/html\nRedirect /old /new\n</VirtualHost>\n'
    const lines = `${root}${modules('authz_host', 'dir', 'alias')}DocumentRoot /var/www/html\n${open('/var/www/html')}${host}`
    const { out, end } = upgraded({ [main]: lines, 'old/var/www/html/index.html': 'hi\n' }, byDefault)
    expect(end).toMatch(tested)
    expect(out).not.toContain('that neither copy answers')
  })

  test('a Listen line that no server reads takes no port from one that a server reads', () => {
    const lines = `${root.replace('Listen 80\n', '')}${modules('authz_host', 'dir')}DocumentRoot /var/www/html\n${open('/var/www/html')}Include conf/sites/b.conf\nInclude conf/sites/c.conf\n`
    const { end } = upgraded(
      {
        [main]: lines,
        'old/etc/httpd/conf/sites/a.conf': 'Listen 8080\n',
        'old/etc/httpd/conf/sites/b.conf':
          'Listen 8080\n<VirtualHost *:8080>\nDocumentRoot /var/www/html\n</VirtualHost>\n',
        'old/etc/httpd/conf/sites/c.conf': 'Listen 8081\n',
        'old/var/www/html/index.html': 'hi\n',
      },
      yes,
    )
    expect(end).toMatch(tested)
  })

  test('a value is no file because the name of its directive ends in Type', () => {
    const lines = '<IfModule security2_module>\nSecAuditLogType Serial\n</IfModule>\n'
    const { out, end } = upgraded({ ...files, [main]: `${files[main]}${lines}` }, [...yes, 'unseen-access'])
    expect(end).toMatch(tested)
    expect(out).not.toContain('Serial')
  })

  test('a server of Windows is not asked about a machine like this one, nor tested here', () => {
    const windows = 'ServerRoot "C:/www"\nListen 80\nUser x\nDocumentRoot "C:/www/htdocs"\n'
    const { out, end } = upgraded({ 'old/conf/httpd.conf': `${windows}${open('C:/www/htdocs')}` }, [])
    expect(out).not.toContain('This machine has httpd')
    expect(end).toContain(
      'Not tested: ServerRoot is on a Windows drive, so no copy can start on this machine. Run `httpd -t` on the new machine.',
    )
    expect(end).toContain(
      'Copying to the new machine: not ready. 2.4 does not start because of this line:\n  old/conf/httpd.conf:10: Without mod_access_compat, 2.4 refuses to start because of `Order` and `Allow`. To have it changed, answer ',
    )
    expect(end).not.toContain('--root')
  })

  test('a module that the new server lacks is asked about, although another one is built in', () => {
    const lines = `${files[main].replace(dav, '')}${modules('log_config', 'example')}`
    const { out } = upgraded({ ...files, [main]: lines }, [...byDefault, 'unseen-defaults'])
    expect(out).toMatch(/^unloadable-modules:example_hooks_module\n.*\nRemove example_hooks_module\?$/m)
  })

  test('a server of Windows has an MPM with threads in its copies', () => {
    const lines = `${files[main].replace('User apache\n', '')}ThreadsPerChild 25\nAlias /z "Z:/z"\n`
    const { end } = upgraded({ ...files, [main]: lines }, [...byDefault, 'unseen-defaults', 'release:2.4.13'])
    expect(end).toMatch(/^Done: .* requests, the same responses\. Not tested: the modules of Windows\./m)
  })

  test('a file on a missing drive is named with its place in the copy', () => {
    const lines = 'ServerRoot "C:/www"\nListen 80\nInclude "D:/sites/c.conf"\n'
    const files = { 'old/conf/httpd.conf': lines }
    expect(run(files, ['upgrade', 'old'], withoutHttpd).out).toContain(
      'not in this copy: D:/sites/c.conf. Copy each to its path without the drive: D:/sites/c.conf as sites/c.conf in this copy.\n',
    )
    const more = { ...files, 'old/sites/c.conf': 'KeepAlive Off\n' }
    expect(run(more, ['upgrade', 'old'], withoutHttpd).out).not.toContain('not in this copy')
  })

  test('the first errors of 2.4 are explained, and a command shows the others', () => {
    const wrong = Array.from({ length: 9 }, (_, index) => `KeepAliveTimeout x${index}\nNoSuch${index} on\n`).join('')
    const { out } = upgraded({ ...files, [main]: `${files[main]}${wrong}` }, [...yes, 'unseen-access'])
    expect(out).toMatch(/^\d+ more errors?\. To see all, run: httpd-upgrade --verify '.* -t -f \{\}' old$/m)
  })

  test('a server of Windows without a drive in ServerRoot is compared, but not called ready while a line stops 2.4', () => {
    const php = 'LoadModule php5_module "/php/php5apache2_2.dll"\nAddType application/x-httpd-php .php\n'
    const text = `${files[main].replace('User apache\n', '')}${php}<Location /p>\nOrder allow,deny\nAllow from all\n</Location>\nAlias /z "Z:/z"\n`
    const { end } = upgraded({ ...files, [main]: text }, [...yes, 'unseen-access', 'missing-modules:default-build'])
    expect(end).toContain('Not tested: the modules of Windows. Run `httpd -t` on the new machine.')
    expect(end).toMatch(/^Copying to the new machine: not ready/m)
  })

  test('is no fault of the configuration: an account, and a module of others that it has not', () => {
    const { out, end } = upgraded(
      {
        ...files,
        [main]: `${files[main].replace('User apache', 'User nosuch')}LoadModule foo_module modules/mod_foo.so\nFooBar on\n`,
      },
      [...yes, 'unseen-access'],
    )
    expect(out).toContain('Missing here, so the test server used dummies: user nosuch')
    expect(end).toContain('accepts it (-t), except mod_foo.so, which the new machine must have.')
    expect(end).toContain('requests, the same responses')
  })
})
