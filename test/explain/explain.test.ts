import { describe, expect, test } from 'vitest'
import { type Explanation, explain } from '../../src/explain/explain.js'
import { migrate } from '../../src/index.js'
import { siteFromTexts } from '../../src/site/site.js'

function explained(log: string, texts: Readonly<Record<string, string>>, links?: ReadonlyMap<string, string>) {
  const site = siteFromTexts(texts)
  return explain(log, { site, migration: migrate(site), ...(links ? { links } : {}) }).explanations
}

/** `PATH:LINE rule`, for each place. */
const places = ({ places }: Explanation) =>
  places.map(({ file, line, finding }) => `${file.path}:${line} ${finding?.rule.id ?? '-'}`)

const invalid = (directive: string) =>
  `Invalid command '${directive}', perhaps misspelled or defined by a module not included in the server configuration`
const at = (path: string, line: number, reason: string) =>
  `AH00526: Syntax error on line ${line} of ${path}:\n${reason}`

describe('the place of a message', () => {
  const main = 'ServerRoot "/etc/httpd"\nListen 80\nLockFile logs/accept.lock\nInclude conf.d/*.conf\n'
  const vhost =
    '<VirtualHost *:80>\n  RewriteLog logs/rewrite.log\n  <Directory /srv>\n    Order allow,deny\n    Allow from all\n  </Directory>\n</VirtualHost>\n'
  const files = { 'httpd/conf/httpd.conf': main, 'httpd/conf.d/a.conf': vhost }

  test.each([
    [at('/etc/httpd/conf/httpd.conf', 3, invalid('LockFile')), ['httpd/conf/httpd.conf:3 accept-mutex']],
    [at('/etc/httpd/conf.d/a.conf', 2, invalid('RewriteLog')), ['httpd/conf.d/a.conf:2 rewrite-log']],
    [at('/etc/httpd/conf.d/a.conf', 5, invalid('Allow')), ['httpd/conf.d/a.conf:5 access-control']],
    [at('C:\\Apache\\conf\\httpd.conf', 3, invalid('LockFile')), ['httpd/conf/httpd.conf:3 accept-mutex']],
    [
      `httpd: Syntax error on line 4 of /etc/httpd/conf/httpd.conf: ${at('/etc/httpd/conf.d/a.conf', 2, invalid('RewriteLog')).slice(9)}`,
      ['httpd/conf.d/a.conf:2 rewrite-log'],
    ],
    // Another file of that name, which was not given.
    [at('/opt/other/httpd.conf', 3, invalid('LockFile')), ['httpd/conf/httpd.conf:3 accept-mutex']],
    [at('/etc/httpd/conf.d/b.conf', 2, invalid('RewriteLog')), []],
    // The file has changed since.
    [at('/etc/httpd/conf/httpd.conf', 2, invalid('LockFile')), ['httpd/conf/httpd.conf:2 -']],
  ])('%s', (log, expected) => {
    expect(explained(log, files).flatMap(places)).toEqual(expected)
  })

  test('of a continued directive httpd counts the last line', () => {
    const text = 'ServerRoot /x\nAcceptMutex \\\n  fcntl\nListen 80\n'
    const [one] = explained(at('/x/httpd.conf', 3, invalid('AcceptMutex')), { 'httpd.conf': text })
    expect(one && places(one)).toEqual(['httpd.conf:3 accept-mutex'])
  })

  test('a file is found by the name of a link to it', () => {
    const texts = { 'sites-available/default': 'RewriteLog x\n' }
    const log = at('/etc/apache2/sites-enabled/000-default', 1, invalid('RewriteLog'))
    expect(explained(log, texts).flatMap(places)).toEqual([])
    const links = new Map([['sites-enabled/000-default', 'sites-available/default']])
    expect(explained(log, texts, links).flatMap(places)).toEqual(['sites-available/default:1 rewrite-log'])
  })

  test('of two files that could be meant, the one that holds the directive on that line', () => {
    const texts = { 'a/conf/httpd.conf': 'Listen 80\nLockFile x\n', 'b/conf/httpd.conf': 'LockFile x\nListen 80\n' }
    expect(explained(at('/etc/conf/httpd.conf', 1, invalid('LockFile')), texts).flatMap(places)).toEqual([
      'b/conf/httpd.conf:1 accept-mutex',
    ])
  })

  test('of a .htaccess the line in the open is meant, and without a directive what a rule finds there', () => {
    const php = '<IfModule mod_php5.c>\nphp_value a 1\n</IfModule>\nphp_value b 2\n'
    const filters = 'FilterProvider COMPRESS DEFLATE resp=Content-Type $text/html\n'
    const texts = { 'site/.htaccess': php, 'other/.htaccess': filters }
    const log = `[core:alert] [pid 1] /srv/site/.htaccess: ${invalid('php_value')}`
    expect(
      explained(log, texts)
        .flatMap(places)
        .map((place) => place.split(' ')[0]),
    ).toEqual(['site/.htaccess:4'])
    const other = '[core:alert] [pid 1] /srv/other/.htaccess: FilterProvider takes three arguments, filter-name'
    expect(explained(other, texts).flatMap(places)).toEqual(['other/.htaccess:1 filterprovider'])
  })

  test('a .htaccess is named without a line', () => {
    const texts = { 'site/private/.htaccess': '# x\nAuthType Basic\n\nRewriteLog x\n' }
    const log = `[core:alert] [pid 1] [client 1.2.3.4:5] /srv/site/private/.htaccess: ${invalid('RewriteLog')}`
    expect(explained(log, texts).flatMap(places)).toEqual(['site/private/.htaccess:4 rewrite-log'])
    expect(explained('/srv/other/.htaccess: RewriteLog not allowed here', texts).flatMap(places)).toEqual([])
  })

  test('some messages have the place in their words', () => {
    const texts = { 'httpd.conf': 'Listen 80\nNameVirtualHost *:80\nDefaultType text/html\n' }
    const log =
      'AH00548: NameVirtualHost has no effect and will be removed in the next release /etc/httpd.conf:2\nAH00117: Ignoring deprecated use of DefaultType in line 3 of /etc/httpd.conf.'
    expect(explained(log, texts).map(places)).toEqual([
      ['httpd.conf:2 name-virtual-host'],
      ['httpd.conf:3 default-type'],
    ])
  })

  test('others are about what the rules that mend them find', () => {
    const texts = {
      'httpd.conf':
        'ServerRoot /x\nListen 80\nLoadModule authn_file_module modules/mod_authn_file.so\nInclude conf.d/*.conf\n',
    }
    const log = "Include/IncludeOptional: No matches for the wildcard '*.conf' in '/x/conf.d', failing"
    expect(explained(log, texts).flatMap(places)).toEqual(['httpd.conf:4 include-no-match'])
  })
})

describe('what a client was refused', () => {
  const section = (path: string, lines: string) => `<Directory ${path}>\n${lines}</Directory>\n`
  const open = 'Order allow,deny\nAllow from all\n'
  const texts = {
    'httpd.conf': section('/srv/www', open) + section('/srv/www/private', 'Order allow,deny\nAllow from 10.0.0.1\n'),
  }
  const denied = (path: string) =>
    `[access_compat:error] [pid 1] AH01797: client denied by server configuration: ${path}`

  test('is in the nearest section above it', () => {
    expect(explained(denied('/srv/www/private/x'), texts).flatMap(places)).toEqual(['httpd.conf:6 access-control'])
    expect(explained(denied('/srv/www/x'), texts).flatMap(places)).toEqual(['httpd.conf:2 access-control'])
  })
  test('is not looked for where no section is above it', () => {
    expect(explained(denied('/home/x'), texts).flatMap(places)).toEqual([])
    expect(explained(denied('/srv/www2/x'), texts).flatMap(places)).toEqual([])
  })
  test('is said once for each place, with a count', () => {
    const log = ['/srv/www/a', '/srv/www/b', '/srv/www/private/c', '/srv/www/d'].map(denied).join('\n')
    expect(explained(log, texts).map(({ count }) => count)).toEqual([3, 1])
  })
})

describe('a line that is refused', () => {
  test('leads to the page of its directive, where no rule knows better', () => {
    const texts = { 'httpd.conf': 'Listen 80\nCacheDirLevels none\n' }
    const [one] = explained(at('/etc/httpd.conf', 2, 'CacheDirLevels value must be an integer greater than 0'), texts)
    expect(one?.message?.id).toBe('line-value')
    expect(one && places(one)).toEqual(['httpd.conf:2 -'])
    expect(one?.see).toBe('https://httpd.apache.org/docs/2.4/mod/mod_cache_disk.html#cachedirlevels')
  })
  test('is not guessed at in what other programs say', () => {
    const log = 'Something invalid happened\nAH00526: Syntax error on line 2 of /etc/httpd.conf:\nOdd value is unknown'
    expect(explain(log).explanations.map(({ message }) => message?.id)).toEqual([undefined, 'line-value'])
  })
  test('is not taken for one where a log says the same words of a request', () => {
    const log = '[Thu Nov 21 10:50:34 2024] [x:error] [pid 1] Odd value must be an integer greater than 0'
    expect(explain(log).explanations).toMatchObject([{ message: undefined }])
  })
})

describe('what is not known', () => {
  test('says which module it is from', () => {
    const [coded, named, bare] = explain(
      'AH02042: rejecting client initiated renegotiation\n[Thu Nov 21 10:50:34 2024] [dav:error] [pid 1] Odd\n[Thu Nov 21 10:50:34 2024] [error] Odd too',
    ).explanations
    expect(coded).toMatchObject({
      message: undefined,
      module: 'mod_ssl',
      about: 'connection',
      see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html',
    })
    expect(named).toMatchObject({ message: undefined, module: 'dav', about: undefined })
    expect(bare).toMatchObject({ message: undefined, answer: undefined, module: undefined, see: undefined, rules: [] })
  })
  test('a number that no module has', () => {
    expect(explain('AH99999: Odd').explanations).toMatchObject([{ message: undefined, module: undefined }])
  })
  test('shows what the rules say of the line, but not as its cure', () => {
    const [one] = explained(at('/etc/httpd.conf', 1, 'Frobnicate is wrong'), { 'httpd.conf': 'NameVirtualHost *:80\n' })
    expect(one && places(one)).toEqual(['httpd.conf:1 name-virtual-host'])
    expect(one).toMatchObject({ message: undefined, rules: [] })
  })
  test('notices are counted only', () => {
    const log =
      '[Thu Nov 21 10:50:34 2024] [mpm_event:notice] [pid 12] AH00489: Apache/2.4.57 configured -- resuming normal operations'
    expect(explain(`${log}\n${log}`)).toEqual({ explanations: [], notices: 2 })
  })
})

test('a message that is known by its number alone is explained', () => {
  const [one] = explain('AH00548').explanations
  expect(one?.answer?.action).toBe('Delete the line.')
  expect(one?.rules.map(({ id }) => id)).toEqual(['name-virtual-host'])
})

test('a log of many thousand lines is said in a few', () => {
  const lines = Array.from(
    { length: 20_000 },
    (_, index) =>
      `[Thu Nov 21 10:50:34 2024] [authz_core:error] [pid ${index}] [client 10.0.0.1:${index}] AH01630: client denied by server configuration: /srv/${index}`,
  )
  expect(explain(lines.join('\n')).explanations.map(({ count }) => count)).toEqual([20_000])
})

test.each([
  ['Valid-User', '2.4 needs the word after Require in lower case. 2.2 also accepted `Valid-User`.'],
  [
    'LDAP-Group',
    '2.4 needs the word after Require in lower case. 2.2 did not know `LDAP-Group`, so the line let nobody in.',
  ],
  ['valid_user', 'No loaded module knows `Require valid_user`. 2.2 started anyway.'],
])('Require %s in 2.2, and in 2.4', (word, cause) => {
  const [one] = explain(`Unknown Authz provider: ${word}`).explanations
  expect(one?.answer?.cause).toBe(cause)
})

test('a word of Require that is nearly right is corrected', () => {
  const [one] = explain('Unknown Authz provider: valid_user').explanations
  expect(one?.answer?.action).toMatch(
    /^Load the module that knows this word, or correct the word\. Did you mean valid-user\?/,
  )
})
