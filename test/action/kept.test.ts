import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { badGateway, readOnly as onlyRead, primaryLimit } from '../github/faults.js'
import { commentsOn, push } from '../github/people.js'
import { withGitHub } from '../github/server.js'
import { addRepository } from '../github/setup.js'
import { suggestionIn } from '../github/suggestion.js'
import { applySuggestion } from '../github/suggestion-button.js'
import type { Pull } from '../github/world.js'
import { pullOf, readOnly, review, withBundle } from './scene.js'
import { bodies, placed } from './seen.js'
import { hosts, open } from './texts.js'
import { branch, pullIn, readAt, siteWith, upgrade } from './upgrade-scene.js'

withBundle()

const main = 'ServerRoot /etc/httpd\nListen 80\nUser www\n'

const commentWith = (pull: Pull, text: string) => {
  const found = commentsOn(pull).find(({ body }) => suggestionIn(body)?.join('\n').includes(text))
  if (!found) throw new Error(`No comment suggests ${text}.`)
  return found
}

describe('a review after a suggestion was accepted', () => {
  const access = '<Directory /srv/www>\n  Order allow,deny\n  Require all granted\n</Directory>\n'

  test.each([
    ['nothing else shows 2.2', ''],
    ['2.4 refuses another line', '<Directory /srv/a>\n  Options FollowSymLinks -Indexes\n</Directory>\n'],
  ])('takes the files for what they were, where %s', (_, more) =>
    withGitHub(async (github) => {
      const text = `${main}RewriteEngine On\nRewriteLog logs/rewrite.log\nRewriteLogLevel 5\n${access}${more}`
      const pull = await pullOf(github, {}, { 'httpd.conf': text })
      await review(github, pull)
      const before = commentsOn(pull).map(({ body }) => body)
      expect(before.join()).toContain('Require all granted')
      await applySuggestion(github, pull, commentWith(pull, 'LogLevel'))
      await review(github, pull)
      const after = commentsOn(pull).map(({ body }) => body)
      expect(after.join()).not.toMatch(/```suggestion[^`]*Require all denied/)
      expect(before).toEqual(expect.arrayContaining(after))
    }),
  )
})

test('each comment stands by itself, also when the one before it is gone', () =>
  withGitHub(async (github) => {
    const section = (name: string) => `<Directory /srv/${name}>\n  Order allow,deny\n  Allow from all\n</Directory>\n`
    const gap = '# \n'.repeat(5)
    const text = ['www', 'shop', 'mail'].map(section).join(gap)
    const pull = await pullOf(github, {}, { 'httpd.conf': `${main}${text}` })
    await review(github, pull)
    const said = commentsOn(pull).map(({ body }) => body)
    expect(said.length).toBeGreaterThan(1)
    for (const body of said) {
      expect(body).toMatch(/^\*\*\w+, check first:\*\* Without mod_access_compat, /)
      expect(body).not.toMatch(/The same as|Assumed/)
    }
  }))

test('a condition is asked in the review, once, as long as a comment counts on it', () =>
  withGitHub(async (github) => {
    const section = (name: string) => `<Directory /srv/${name}>\n  Order allow,deny\n  Allow from all\n</Directory>\n`
    const gap = '# \n'.repeat(9)
    const left = 'LDAPTrustedClientCert CA_DER /x\n'
    const text = [section('www'), section('shop'), hosts, left].join(gap)
    const pull = await pullOf(github, {}, { 'httpd.conf': `${main}${text}` })
    const asked = () =>
      bodies(pull)
        .join('\n')
        .match(/Check first/g)?.length
    await review(github, pull)
    expect(asked()).toBe(1)
    expect(bodies(pull)[0]).toContain('If not, do not accept the suggestions that say *check first*.')
    for (const wanted of [1, undefined]) {
      await applySuggestion(github, pull, commentWith(pull, 'Require all granted'))
      await review(github, pull)
      expect(asked()).toBe(wanted)
    }
  }))

test.each([
  ['lines that lie near', 6, 1],
  ['lines that lie apart, for GitHub shows all between as taken out and put in', 9, 2],
])('a suggestion holds both of two changes in one virtual host: %s', (_, lines, count) =>
  withGitHub(async (github) => {
    const section = (name: string) => `<Directory /srv/${name}>\nOrder allow,deny\nAllow from all\n</Directory>\n`
    const host = `<VirtualHost *:80>\n${section('a')}${'# \n'.repeat(lines - 2)}${section('b')}</VirtualHost>\n`
    const pull = await pullOf(github, {}, { 'httpd.conf': `${main}${host}` })
    await review(github, pull)
    expect(commentsOn(pull).map(({ body }) => /The new lines? ha\w+/.exec(body)?.[0])).toEqual(
      count === 1 ? ['The new lines have'] : ['The new line has', 'The new line has'],
    )
  }),
)

test('a Satisfy any in one folder leaves the buttons to those beside it', () =>
  withGitHub(async (github) => {
    const pull = await pullOf(
      github,
      {},
      {
        'admin/.htaccess': 'Order deny,allow\nDeny from all\nAllow from 10.0.0.0/8\nRequire valid-user\nSatisfy any\n',
        'api/.htaccess': 'Order allow,deny\nAllow from all\n',
      },
    )
    await review(github, pull)
    expect(placed(pull).map(([path, , , text]) => [path, text])).toEqual([
      ['admin/.htaccess', 'Require valid-user\nRequire ip 10.0.0.0/8'],
      ['api/.htaccess', 'Require all granted'],
    ])
    expect(bodies(pull).join()).not.toContain('without a button')
  }))

describe('a box of the upgrade pull request', () => {
  const text = `${main}${hosts}${open}`

  test.each(['all', 'safe'])('is ticked exactly where its condition is taken for true, with fixes: %s', (fixes) =>
    withGitHub(async (github) => {
      const site = await siteWith(github, { 'httpd.conf': text })
      await upgrade(github, site, { inputs: { fixes } })
      const isTicked = () => /^- \[x\] No other file sets access rules/m.test(pullIn(site).body ?? '')
      const isMade = async () => (await readAt(site, branch, 'httpd.conf'))?.includes('Require all granted')
      expect([isTicked(), await isMade()]).toEqual([fixes === 'all', fixes === 'all'])
      // Whoever has checked it and sees it ticked leaves it so.
      await upgrade(github, site, { inputs: { fixes } })
      expect([isTicked(), await isMade()]).toEqual([fixes === 'all', fixes === 'all'])
    }),
  )
})

test('a box of the upgrade pull request is for one condition', () =>
  withGitHub(async (github) => {
    const deflate = 'LoadModule deflate_module modules/mod_deflate.so\nSetOutputFilter DEFLATE\n'
    const site = await siteWith(github, { 'httpd.conf': `${main}${deflate}` })
    await upgrade(github, site)
    const boxes = pullIn(site).body?.match(/^- \[x\] .*/gm) ?? []
    expect(boxes.filter((box) => box.includes('2.4.58'))).toEqual([
      expect.stringMatching(/^- \[x\] The server is httpd 2\.4\.58 or later\. \(/),
    ])
    expect(boxes.filter((box) => box.includes('prefork'))).toHaveLength(1)
  }))

test('a role that lets in the networks of a loop is suggested Require ip', () =>
  withGitHub(async (github) => {
    const loop = '{% for net in nets %}\n  Allow from {{ net }}\n{% endfor %}\n'
    const text = `<Location /admin>\n  Order deny,allow\n  Deny from all\n${loop}</Location>\n`
    const pull = await pullOf(github, {}, { 'roles/web/templates/admin.conf.j2': text })
    await review(github, pull)
    expect(placed(pull).map(([, , , text]) => text)).toEqual([
      expect.stringMatching(/Require all denied\n\{% for net in nets %\}\n\s*Require ip \{\{ net \}\}$/),
    ])
  }))

test('the configuration of another program, with a Listen of its own, is none of ours', () =>
  withGitHub(async (github) => {
    const clamd = 'LogFile /var/log/clamd.log\nListen 3310\nUser clamav\nMaxThreads 20\n'
    const pull = await pullOf(github, {}, { 'etc/clamd.conf': clamd })
    expect((await review(github, pull)).outputs).toMatchObject({ findings: '0', changed: 'false' })
  }))

test('where both versions run, what stops 2.4 stays for 2.2 in a guard', () =>
  withGitHub(async (github) => {
    const text =
      '<VirtualHost *:80>\n  RewriteEngine On\n  RewriteLog logs/a.log\n  RewriteLogLevel 3\n</VirtualHost>\n'
    const pull = await pullOf(github, { 'httpd-upgrade.json': '{ "server": "both" }\n' }, { 'site.conf': text })
    await review(github, pull)
    expect(bodies(pull)[0]).toContain(
      'Accept the suggestions now: 2.2 reads the new lines as before, and 2.4 reads them too.',
    )
    const suggested = placed(pull).map(([, , , text]) => text)
    expect(suggested.join('\n')).toMatch(/<IfModule !mod_authz_core\.c>\n\s*RewriteLog logs\/a\.log\n\s*<\/IfModule>/)
  }))

describe('the first sentence of the last review', () => {
  const first = (pull: Pull) => bodies(pull).at(-1)?.split('\n')[0]
  const gap = '# \n'.repeat(9)
  const errors = `RewriteEngine On\nRewriteLog logs/rewrite.log\n${gap}LockFile logs/lock\n${gap}`
  /** Only a person can decide it. */
  const left = 'LDAPTrustedClientCert CA_DER /x\n'

  test('counts all that is open, after each push and each accepted suggestion', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, { 'httpd.conf': `${main}${errors}${left}` })
      await review(github, pull)
      expect(first(pull)).toMatch(/^These files are written for Apache 2\.2: 3 errors keep 2\.4 from starting; /)
      await applySuggestion(github, pull, commentWith(pull, ''))
      await review(github, pull)
      expect(first(pull)).toMatch(/^These files are written for Apache 2\.2: 2 errors keep 2\.4 from starting; /)
      // What is new comes with a review of its own, which tells of the older ones too.
      await push(github, pull.repository, 'topic', { 'other.conf': 'RewriteEngine On\nRewriteLog logs/other.log\n' })
      await review(github, pull)
      expect(first(pull)).toMatch(/^These files are written for Apache 2\.2: 3 errors keep 2\.4 from starting; /)
      await push(github, pull.repository, 'topic', { 'other.conf': null, 'httpd.conf': main })
      await review(github, pull)
      expect(first(pull)).toMatch(
        /^These files are written for Apache 2\.2: 2 findings are about modules that 2\.4 needs; .*1 is a changed default; 3 more have fixes that few servers need\./,
      )
    }))

  test('knows a configuration that runs on 2.4 with mod_access_compat', () =>
    withGitHub(async (github) => {
      const modules = ['authz_core', 'access_compat'].map(
        (name) => `LoadModule ${name}_module modules/mod_${name}.so\n`,
      )
      const pull = await pullOf(github, {}, { 'httpd.conf': `${main}${modules.join('')}${open}` })
      await review(github, pull)
      expect(first(pull)).toBe(
        'These files already run on Apache 2.4. Nothing has to change. The suggestions are optional.',
      )
      expect(bodies(pull).join('\n')).not.toMatch(/runs? on (httpd )?2\.4 today|not before/i)
    }))
})

test('what runs on 2.4 as its lines show is not asked about: who knows better is told where to say so', () =>
  withGitHub(async (github) => {
    const both = '<Directory /srv/www>\n  Allow from all\n  Require all granted\n</Directory>\n'
    const compat = '<IfDefine !STRICT>\nLoadModule access_compat_module modules/b.so\n</IfDefine>\n'
    const modules = `LoadModule authz_core_module modules/a.so\n${compat}`
    const pull = await pullOf(github, {}, { 'httpd.conf': `${main}${modules}${both}` })
    await review(github, pull)
    const [body = ''] = bodies(pull)
    expect(body).toMatch(
      /^These files already run on Apache 2\.4 \(if not, set `"from": "2\.2"` in `httpd-upgrade\.json`\)\./,
    )
    expect(body).not.toContain('mod_access_compat')
  }))

describe('a copy of the main file, which no server reads', () => {
  const files = { 'conf/httpd.conf': `${main}LockFile logs/lock\n`, 'conf/httpd.conf.14Apr2020': `${main}${open}` }

  test('has no comments, and is named', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, files)
      await review(github, pull)
      expect(placed(pull).map(([path]) => path)).toEqual(['conf/httpd.conf'])
      expect(bodies(pull)[0]).toMatch(/^These files are written for Apache 2\.2: 1 error keeps 2\.4 from starting/)
      expect(bodies(pull)[0]).toContain('Copies that no server reads were not checked: conf/httpd.conf.14Apr2020.')
    }))

  test('stays as it is, and keeps no upgrade from being finished', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, files)
      await upgrade(github, site)
      const { title, body } = pullIn(site)
      expect([title, /Not ready|Not changed/.exec(body ?? '')]).toEqual(['Upgrade to Apache httpd 2.4', null])
      expect(body).toContain('These files are unchanged, because no server reads them: conf/httpd.conf.14Apr2020.')
      expect(await readAt(site, branch, 'conf/httpd.conf.14Apr2020')).toBe(`${main}${open}`)
    }))
})

test('the upgrade of what runs on 2.4 already says that nothing has to change, and offers no 2.2', () =>
  withGitHub(async (github) => {
    const modules = 'LoadModule authz_core_module modules/a.so\nLoadModule access_compat_module modules/b.so\n'
    const site = await siteWith(github, { 'httpd.conf': `${main}${modules}${open}` })
    await upgrade(github, site)
    const { title, body } = pullIn(site)
    expect(title).toBe('Replace old directives for Apache httpd 2.4')
    expect(body).toMatch(
      /^\*\*These files already run on 2\.4\*\*, and nothing has to change\. Merge this pull request at any time, or close it\.$/m,
    )
    expect(body).not.toContain('for 2.2 as well')
  }))

describe('more than ten comments', () => {
  const gap = '# \n'.repeat(9)
  const section = (name: string) =>
    `<Directory /srv/${name}>\n  Order allow,deny\n  Allow from all\n</Directory>\n${gap}`
  const many = Array.from({ length: 16 }, (_, index) => section(`s${index}`)).join('')

  test('are not refilled: what did not fit stays one offer, whatever is accepted', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, { 'httpd.conf': `${main}${many}` })
      await review(github, pull)
      expect(commentsOn(pull)).toHaveLength(10)
      for (const comment of commentsOn(pull).slice(0, 5)) await applySuggestion(github, pull, comment)
      await review(github, pull)
      expect(commentsOn(pull)).toHaveLength(5)
      expect(bodies(pull).at(-1)).toMatch(/- 6 more in/)
      // What a push brings is new.
      await push(github, pull.repository, 'topic', { 'new.conf': 'RewriteEngine On\nRewriteLog logs/a.log\n' })
      await review(github, pull)
      expect(commentsOn(pull).map(({ path }) => path)).toContain('new.conf')
      expect(commentsOn(pull)).toHaveLength(6)
    }))

  test('are not refilled by findings alike, one of which is settled', () =>
    withGitHub(async (github) => {
      const errors = Array.from({ length: 3 }, () => `LockFile logs/lock\n${gap}`).join('')
      const pull = await pullOf(github, {}, { 'httpd.conf': `${main}${errors}` })
      const options = { inputs: { 'max-comments': '2' } }
      await review(github, pull, options)
      const [first] = commentsOn(pull)
      if (first) await applySuggestion(github, pull, first)
      await review(github, pull, options)
      expect(commentsOn(pull)).toHaveLength(1)
      for (const comment of commentsOn(pull)) await applySuggestion(github, pull, comment)
      await review(github, pull, options)
      expect(commentsOn(pull)).toEqual([])
      expect(bodies(pull)).toHaveLength(1)
    }))

  test('are none of notes, of which more than three are one offer', () =>
    withGitHub(async (github) => {
      const notes = (count: number) => `MaxClients 10\n${gap}`.repeat(count)
      const pull = await pullOf(github, {}, { 'few.conf': `${main}${notes(3)}` })
      await review(github, pull)
      expect(commentsOn(pull)).toHaveLength(3)
      await push(github, pull.repository, 'topic', { 'few.conf': null, 'many.conf': `${main}${notes(4)}` })
      await review(github, pull)
      expect(commentsOn(pull)).toEqual([])
      expect(bodies(pull).at(-1)).toContain('- 4 more in')
    }))

  test('are those that weigh most: what stops 2.4, then access, then the rest, and what is enabled before the rest', () =>
    withGitHub(async (github) => {
      const old = (name: string) => section(name) + '# \n'.repeat(9)
      const pull = await pullOf(
        github,
        {},
        {
          'a/apache2.conf': 'ServerRoot /etc/apache2\nListen 80\nInclude sites-enabled/*.conf\n',
          'a/sites-available/a.conf': old('a'),
          'a/sites-enabled/z.conf': `LogLevel warn\nDefaultType text/html\n${gap}${old('z')}RewriteEngine On\nRewriteLog logs/a.log\n`,
        },
      )
      await review(github, pull, { inputs: { 'max-comments': '2' } })
      const said = commentsOn(pull).map(({ path, body }) => [path, /Require all granted|RewriteLog/.exec(body)?.[0]])
      expect(said.sort()).toEqual([
        ['a/sites-enabled/z.conf', 'Require all granted'],
        ['a/sites-enabled/z.conf', 'RewriteLog'],
      ])
    }))
})

describe('a job', () => {
  test('with wrong settings says in which line, and in the summary', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(
        github,
        { 'httpd-upgrade.json': '{\n  "compleet": true\n}\n' },
        { 'httpd.conf': main + open },
      )
      const run = await review(github, pull)
      expect(run.exitCode).toBe(1)
      expect(run.annotations).toEqual([
        expect.objectContaining({ properties: { file: 'httpd-upgrade.json', line: '2' } }),
      ])
      expect(run.annotations[0]?.message).toMatch(/Did you mean complete\?$/)
      expect(run.summary).toContain('Did you mean complete?')
    }))

  test.each([
    ['is down', badGateway()],
    ['may not be asked', onlyRead()],
    ['has been asked too often', primaryLimit(Math.floor(Date.now() / 1_000) + 3_000)],
  ])('reports what it finds where GraphQL %s, and fails by `fail-on` alone', (_, fault) =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, { 'httpd.conf': `${main}${open}LockFile x\n`, 'b.conf': open })
      github.faults.plan(fault, { on: 'graphql', times: 99 })
      const run = await review(github, pull)
      expect(run).toMatchObject({ exitCode: 0, outputs: { comments: '0' } })
      expect(run.annotations.map(({ properties }) => properties.file)).toContain('httpd.conf')
      expect(run.summary).toContain('GitHub does not show the earlier comments')
      expect(pull.reviews).toEqual([])
      expect((await review(github, pull, { inputs: { 'fail-on': 'error' } })).exitCode).toBe(1)
    }),
  )

  test('names no path of the runner in its summary, and says no sentence twice', () =>
    withGitHub(async (github) => {
      const sections = Array.from({ length: 22 }, (_, index) => open.replaceAll('/srv', `/srv/${index}`)).join('')
      const pull = await pullOf(github, {}, { 'httpd.conf': `${main}${sections}` })
      const run = await review(github, pull, { token: readOnly })
      expect(run.summary).not.toContain(dirname(run.outputs['sarif-file'] ?? '/'))
      expect(run.summary?.match(/Without mod_access_compat/g)).toHaveLength(1)
    }))
})

describe('what describes the server', () => {
  const guarded = `${main}<IfDefine SSL>\nRewriteLog logs/a\n</IfDefine>\n`

  test('is said in the settings, and an input that has moved holds with a warning', () =>
    withGitHub(async (github) => {
      const pull = await pullOf(github, {}, { 'httpd.conf': guarded })
      const run = await review(github, pull, { inputs: { define: '!SSL' } })
      expect(run.annotations.map(({ message }) => message)).toContain(
        'The input define has moved to httpd-upgrade.json, as "define".',
      )
      expect(bodies(pull).join()).not.toContain('RewriteLog')
    }))

  test('with the modules of the 2.4, in a file that the settings name', () =>
    withGitHub(async (github) => {
      const text = `${main}LoadModule dir_module modules/mod_dir.so\n${open}`
      const list =
        'Compiled in modules:\n  core.c\n  http_core.c\n  mod_so.c\n  event.c\n  mod_unixd.c\n  mod_authz_core.c\n'
      const written = async (files: Readonly<Record<string, string>>, inputs: Readonly<Record<string, string>>) => {
        const site = await addRepository(github, `acme/site${Object.keys({ ...files, ...inputs }).length}`, {
          files: { 'httpd.conf': text, ...files },
        })
        await upgrade(github, site, { inputs })
        return readAt(site, branch, 'httpd.conf')
      }
      const unknown = await written({}, {})
      const said = await written({}, { modules: list })
      expect(said).not.toBe(unknown)
      const settings = { 'httpd-upgrade.json': '{ "modules": ["modules.txt"] }\n', 'modules.txt': list }
      expect(await written(settings, {})).toBe(said)
    }))

  test('with a file of modules that is not there, is told at once', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, { 'httpd.conf': main, 'httpd-upgrade.json': '{ "modules": ["m.txt"] }\n' })
      const run = await upgrade(github, site)
      expect(run.exitCode).toBe(1)
      expect(run.annotations.map(({ message }) => message).join()).toContain(
        'The setting "modules" names m.txt, which is not a file',
      )
    }))
})
