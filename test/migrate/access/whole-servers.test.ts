import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { migrate } from '../../../src/index.js'
import { accessControl } from '../../../src/migrate/rules/access/access-control.js'
import { siteFromTexts } from '../../../src/site/site.js'
import { runs } from '../../thoroughness.js'
import { answerOf22, answerOf24, type Caller, readServer, walksFor } from './whole-servers.js'

type Texts = Readonly<Record<string, string>>
const htaccess = '/srv/a/.htaccess'

const auth = ['AuthType Basic', 'AuthName R', 'AuthUserFile /u']
const urls = ['/p.gif', '/q.txt', '/a/p.gif', '/a/q.txt', '/a/b/p.gif', '/x/p.gif', '/x/b/q.txt']
const callers: readonly Caller[] = ['10.0.0.1', '10.0.0.2'].flatMap((ip) =>
  [undefined, 'alice', 'bob'].flatMap((user) => [[], ['x']].map((env) => ({ ip, user, env }))),
)

/** Requests that are let in though neither 2.2 nor the old lines on 2.4 did; or, if all is migrated, any other answer. */
function differences(texts: Texts): string[] {
  const site = siteFromTexts(texts, { complete: true, from: '2.2' })
  const { findings, taken, texts: changed } = migrate(site, { rules: [accessControl] })
  const after = Object.fromEntries(site.files.map((file) => [file.path, changed.get(file) ?? file.text]))
  const isWhole =
    findings.every((finding) => taken.has(finding)) && !/^\s*(order|allow|deny|satisfy)\b/im.test(all(after))
  const [before, now] = [texts, after].map(walksIn)
  const hosts = all(texts).match(/<VirtualHost/g)?.length ?? 0
  const requests = Array.from({ length: hosts + 1 }, (_, host) => urls.map((url) => [host - 1, url] as const)).flat()
  return requests.flatMap(([host, url]) => {
    const [old, next] = [before?.(host, url) ?? [], now?.(host, url) ?? []]
    return callers.flatMap((caller) => {
      const [said, kept, answer] = [answerOf22(old, caller), answerOf24(old, caller), answerOf24(next, caller)]
      const isOpened = answer === 200 && said !== 200 && kept !== 200
      return isOpened || (isWhole && answer !== said)
        ? [`${host} ${url} ${JSON.stringify(caller)}: ${said}, now ${answer}\n${all(texts)}\n=>\n${all(after)}`]
        : []
    })
  })
}

const all = (texts: Texts) => Object.values(texts).join('\n')

function walksIn(texts: Texts) {
  const server = readServer(texts['httpd.conf'] ?? '')
  const files = new Map(texts[htaccess] === undefined ? [] : [['/srv/a', readServer(texts[htaccess])] as const])
  return (host: number, url: string) => walksFor(server, files, host, url)
}

const line = fc.constantFrom(
  ...['Order deny,allow', 'Order allow,deny', 'Allow from all', 'Deny from all', 'Allow from 10.0.0.1'],
  ...[
    'Deny from 10.0.0.1',
    'Allow from env=x',
    'Require valid-user',
    'Require user alice',
    'Satisfy any',
    'Satisfy all',
  ],
)
const usual = fc.constantFrom(
  ...[
    ['Order deny,allow', 'Deny from all'],
    ['Order allow,deny', 'Allow from all'],
    ['Require valid-user'],
    ['Satisfy any'],
  ],
)
const lines = fc.oneof(
  fc.tuple(usual, fc.array(line, { maxLength: 1 })).map((parts) => parts.flat()),
  fc.array(line, { minLength: 1, maxLength: 3 }),
)
const within = (tags: readonly (readonly [string, string])[], body: fc.Arbitrary<readonly string[]>) =>
  fc.tuple(fc.constantFrom(...tags), body).map(([[name, path], own]) => [`<${name} "${path}">`, ...own, `</${name}>`])
const rarely = (more: fc.Arbitrary<readonly string[]>) => fc.option(more, { freq: 3, nil: [] })
const and = (...parts: readonly fc.Arbitrary<readonly string[]>[]) => fc.tuple(...parts).map((all) => all.flat())

const files = within(
  [
    ['Files', '*.gif'],
    ['Files', 'p.gif'],
    ['Files', '*'],
    ['FilesMatch', '^p'],
    ['FilesMatch', '\\.gif$'],
  ],
  lines,
)
const overrides = fc.constantFrom('All', 'None').map((word) => [`AllowOverride ${word}`])
const paths = ['/srv', '/srv/a', '/srv/*', '/', '/srv/a/b'].map((path) => ['Directory', path] as const)
const folder = within(paths, and(rarely(overrides), fc.oneof(lines, fc.constant([])), rarely(files)))
const location = within(
  [
    ['Location', '/'],
    ['Location', '/a'],
    ['Location', '/a/b'],
    ['Location', '/*'],
    ['LocationMatch', '\\.gif$'],
    ['LocationMatch', '^/a'],
  ],
  lines,
)
/** Only one pattern: several are for a person to judge. */
const pattern = within([['DirectoryMatch', '^/srv/a']], and(lines, rarely(files)))
const section = fc.oneof({ weight: 2, arbitrary: folder }, files, { weight: 2, arbitrary: location }, pattern)
const sections = (most: number) => fc.array(section, { maxLength: most }).map((parts) => parts.flat())
const elsewhere = fc.constantFrom(['DocumentRoot "/srv/a"'], ['Alias /x "/srv"'])
const host = and(rarely(elsewhere), sections(2)).map((own) => ['<VirtualHost *:80>', ...own, '</VirtualHost>'])
const main = and(
  fc.constant(['Listen 80', 'Listen 8080', 'DocumentRoot "/srv"']),
  rarely(fc.constant(['Alias /x "/srv/a"'])),
  and(overrides, rarely(lines)).map((own) => ['<Directory "/">', ...auth, ...own, '</Directory>']),
  sections(5),
  fc.array(host, { maxLength: 2 }).map((hosts) => hosts.flat()),
)
const texts = fc.tuple(main, fc.option(and(lines, rarely(files)))).map(([config, local]) => ({
  'httpd.conf': `${config.join('\n')}\n`,
  ...(local ? { [htaccess]: `${local.join('\n')}\n` } : {}),
}))

const numRuns = runs(200, 600)

test(`${numRuns} servers answer as before, and none lets in more where a part is left to a person`, () => {
  const odd = fc.sample(texts, { numRuns, seed: 22 }).flatMap((one) => differences(one).slice(0, 1))
  expect(odd.slice(0, 1)).toEqual([])
})

const start = (...more: readonly string[]) =>
  ['Listen 80', 'Listen 8080', 'DocumentRoot "/srv"', '<Directory "/">', ...auth, 'AllowOverride All', ...more].join(
    '\n',
  )
const shut = 'Order deny,allow\nDeny from all'
const open = 'Order allow,deny\nAllow from all'

describe('servers that once answered otherwise', () => {
  test.each<readonly [string, string, string?]>([
    [
      'Or after And among the sections for URLs',
      `</Directory>\n<Location "/">\n${open}\nSatisfy all\n</Location>\n<Directory "/srv/a">\n${open}\nRequire user alice\n</Directory>\n<VirtualHost *:80>\nDocumentRoot "/srv/a"\n<Files "*.gif">\nRequire valid-user\nRequire user alice\n</Files>\n<Location "/a/b">\n${shut}\nSatisfy any\n</Location>\n</VirtualHost>`,
    ],
    [
      'names in a folder with wild-cards over the states of a folder that it matches',
      '</Directory>\n<Directory "/srv/*">\nRequire valid-user\n<FilesMatch "\\.gif$">\nOrder deny,allow\n</FilesMatch>\n</Directory>',
      'Satisfy any\nAllow from 10.0.0.1',
    ],
    [
      'a copy in a section that the original stands in',
      `</Directory>\n<Directory "/srv/a">\nRequire valid-user\n${shut}\n</Directory>\n<VirtualHost *:80>\n<Directory "/srv/*">\nSatisfy any\n<Files "p.gif">\nOrder allow,deny\n</Files>\n</Directory>\n</VirtualHost>`,
    ],
    [
      'a copy that comes before the names in a pattern',
      `Require user alice\n</Directory>\n<DirectoryMatch "^/srv">\nRequire user alice\n<Files "p.gif">\nRequire valid-user\nSatisfy any\n</Files>\n</DirectoryMatch>\n<Directory "/srv/a">\n${shut}\n</Directory>`,
    ],
    [
      'names over folders with other rules, one of them in a section of one host too',
      `</Directory>\n<Directory "/srv">\nRequire valid-user\nSatisfy any\n${shut}\n</Directory>\n<Directory "/srv/a">\nSatisfy all\n</Directory>\n<Files "p.gif">\n${shut}\nAllow from 10.0.0.2\n</Files>\n<VirtualHost *:80>\n<Directory "/srv/a">\nSatisfy all\n</Directory>\n</VirtualHost>`,
    ],
    [
      'a copy in .htaccess, after names in the section of the same folder',
      `${open}\n</Directory>\n<Directory "/srv">\nSatisfy any\nAllow from env=x\n<Files "p.gif">\nSatisfy any\nOrder allow,deny\n</Files>\n</Directory>\n<VirtualHost *:80>\nDocumentRoot "/srv/a"\n<Directory "/srv/a">\nRequire valid-user\n<Files "*">\nAllow from 10.0.0.1\n</Files>\n</Directory>\n</VirtualHost>`,
      'Require user alice',
    ],
    [
      'a copy in a .htaccess file that is not read',
      `</Directory>\n<Directory "/srv/a">\nAllowOverride None\n${open}\nSatisfy any\n</Directory>\n<FilesMatch "^p">\nRequire user alice\nAllow from 10.0.0.1\n</FilesMatch>`,
      'Require valid-user',
    ],
    [
      'a copy for names that others go by too, in a URL',
      `</Directory>\n<Files "*">\n${shut}\n</Files>\n<LocationMatch "\\.gif$">\nRequire valid-user\n</LocationMatch>\n<FilesMatch "^p">\n${shut}\nAllow from 10.0.0.1\n</FilesMatch>`,
      `${shut}\nDeny from 10.0.0.1\n<FilesMatch "\\.gif$">\nSatisfy any\n</FilesMatch>`,
    ],
    [
      'a copy that is made late and comes last',
      `</Directory>\n<Files "*.gif">\nRequire valid-user\nOrder allow,deny\n</Files>\n<FilesMatch "^p">\nRequire valid-user\nAllow from env=x\n</FilesMatch>\n<Directory "/srv/a/b">\n${shut}\n</Directory>\n<VirtualHost *:80>\n<Files "p.gif">\nDeny from all\n</Files>\n<Files "*">\nSatisfy any\n</Files>\n</VirtualHost>`,
    ],
    [
      'a copy after names in a folder with wild-cards',
      `Require valid-user\n</Directory>\n<Files "*">\n${shut}\nAllow from 10.0.0.1\n</Files>\n<Directory "/srv/*">\n<Files "*">\n${shut}\n</Files>\n</Directory>\n<Directory "/srv/a/b">\nSatisfy any\n</Directory>`,
    ],
    [
      'a copy after names that are left to a person',
      `${open}\n</Directory>\n<Directory "/srv/a/b">\nRequire valid-user\nOrder deny,allow\n</Directory>\n<LocationMatch "\\.gif$">\nAllow from env=x\n</LocationMatch>\n<Files "*">\n${shut}\nSatisfy any\n</Files>\n<VirtualHost *:80>\n<Files "*.gif">\nSatisfy all\nRequire user alice\n</Files>\n</VirtualHost>`,
    ],
    [
      'a section that counts on one that is left to a person',
      `${shut}\nAllow from env=x\n</Directory>\n<Location "/*">\n${open}\n</Location>\n<Directory "/srv">\n${shut}\n<Files "*">\nRequire valid-user\nDeny from all\n</Files>\n</Directory>\n<Location "/*">\nOrder allow,deny\nDeny from all\n</Location>\n<VirtualHost *:80>\n<FilesMatch "^p">\nSatisfy any\nRequire user alice\n</FilesMatch>\n</VirtualHost>`,
    ],
  ])('%s', (_what, more = '', local) => {
    const config = { 'httpd.conf': `${start(...more.split('\n'))}\n`, ...(local ? { [htaccess]: `${local}\n` } : {}) }
    expect(differences(config).slice(0, 1)).toEqual([])
  })
})
