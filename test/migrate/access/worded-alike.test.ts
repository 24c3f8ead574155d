import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { migrate } from '../../../src/index.js'
import { accessControl } from '../../../src/migrate/rules/access/access-control.js'
import { readingOfRequests } from '../../../src/migrate/rules/access/reading-of-requests.js'
import { siteFromTexts } from '../../../src/site/site.js'
import { runs } from '../../thoroughness.js'

const lines = [
  ...['Order allow,deny', 'Order deny,allow', 'Allow from all', 'Deny from all', 'Allow from 10.1', 'Deny from 10.2'],
  ...['Allow from example.org 10.3', 'Allow from env=office', 'Satisfy Any', 'Satisfy All', 'Require valid-user'],
  ...[
    'Require user alice',
    'AuthType Basic',
    'AuthName "a"',
    'AuthUserFile /etc/users',
    'AuthMerging And',
    'SSLRequireSSL',
  ],
  ...[
    'Options None',
    '# a comment',
    '<Limit GET>\nDeny from 10.4\n</Limit>',
    '<IfModule mod_ssl.c>\nDeny from all\n</IfModule>',
  ],
]
const folders = ['/', '/srv', '/srv/a', '/srv/a/b', '/srv/c', '/srv/*', '/srv/c/d']
const kinds = ['Directory', 'Directory', 'Location', 'Files']
const indents = ['', '    ', '\t']

const section = fc.record({
  kind: fc.constantFrom(...kinds),
  folder: fc.constantFrom(...folders),
  indent: fc.constantFrom(...indents),
  body: fc.integer({ min: 0, max: 5 }),
  inside: fc.boolean(),
})
/** Few bodies for many sections, so that most of these are worded as another one is. */
const bodies = fc.array(fc.array(fc.constantFrom(...lines), { maxLength: 5 }), { minLength: 6, maxLength: 6 })

describe('sections that are worded alike', () => {
  test('are rewritten as if each were worded in its own way', () => {
    fc.assert(
      fc.property(bodies, fc.array(section, { maxLength: 9 }), fc.boolean(), (texts, sections, complete) => {
        // Blanks at the end of a line say nothing, and make another wording of it.
        const textWith = (blanks: (index: number) => string) =>
          sections
            .map(({ kind, folder, indent, body, inside }, index) => {
              const own = (texts[body] ?? []).join('\n').split('\n').filter(Boolean)
              const words = own.map((line) => indent + line + blanks(index)).map((line) => `${line}\n`)
              const whole = `<${kind} ${kind === 'Files' ? `x${index % 2}` : folder}>\n${words.join('')}</${kind}>\n`
              return inside ? `<VirtualHost *:80>\n${whole}</VirtualHost>\n` : whole
            })
            .join('')
        expect(
          rewritten(
            textWith(() => ''),
            complete,
          ),
        ).toEqual(
          rewritten(
            textWith((index) => ' '.repeat(index + 1)),
            complete,
          ),
        )
      }),
      { numRuns: runs(130, 400) },
    )
  })

  test('name their clients in the line that was read, however often it stands there', () => {
    const section = (path: string) =>
      `<Directory ${path}>\nAllow from 10.1 10.2\n# why\nOrder allow,deny\nAllow from 10.1 10.2\n</Directory>\n`
    const alone = rewritten(section('/a'), true).text
    expect(alone).toContain('# why\nRequire ip 10.1 10.2\n</Directory>')
    expect(rewritten(section('/a') + section('/b'), true).text).toBe(alone + alone.replace('/a', '/b'))
  })
})

/** A variable that is another one for requests of httpd's own, of which it is said which line asks for it. */
const office = 'DirectoryIndex /index.php\nSetEnvIf Request_URI a office\nLoadModule dir_module modules/mod_dir.so\n'

/** The text with every fix, and what is said, without blanks at the ends of lines. */
function rewritten(text: string, complete: boolean) {
  const site = siteFromTexts({ 'httpd.conf': `${text}${office}` }, { from: '2.2', complete })
  const { findings, texts } = migrate(site, { rules: [accessControl, readingOfRequests], fixes: 'all' })
  const bare = (words: string) => words.replace(/ +$/gm, '')
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length
  return {
    said: findings.map(({ message, fix, range }) => [
      lineOf(range.start),
      bare(message),
      fix?.safe,
      fix?.assumes,
      fix?.edits.map(({ start }) => lineOf(start)),
    ]),
    text: bare([...texts.values()][0] ?? text).replace(office, ''),
  }
}
