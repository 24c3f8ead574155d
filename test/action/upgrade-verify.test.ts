import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.js'
import { push } from '../github/people.js'
import { withGitHub } from '../github/server.js'
import { runAlone } from '../processes/action-process.js'
import { httpd, needHttpd } from '../real-httpd/install.js'
import { withBundle } from './scene.js'
import { hosts } from './texts.js'
import { branch, cloneOf, operation, pullIn, readAt, siteWith, upgrade } from './upgrade-scene.js'

withBundle()

const one = { 'commit-message': 'Upgrade', fixes: 'safe' }
const before = {
  'conf/httpd.conf': `ServerRoot /etc/httpd\n${hosts}Include conf.d/*.conf\n`,
  'conf.d/a.conf': `# Ours\n${hosts}${hosts}Frobnicate on\n`,
}

/** As httpd 2.4 says it, of line 2 of the migrated file. */
const refusing = `test "$INPUT_GITHUB_TOKEN$(env | grep -c '^INPUT_GITHUB-TOKEN=')" = 0 || exit 3; printf 'AH00526: Syntax error on line 2 of %s/conf.d/a.conf:\\nInvalid command '"'Frobnicate'"', perhaps misspelled or defined by a module not included in the server configuration\\n' {root}; exit 1`

describe.concurrent('a command that looks at the migrated files first', () => {
  test('and takes them, is named in the pull request', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      const command = 'grep -q Include {} && ! grep -r NameVirtualHost {root}'
      const run = await upgrade(github, site, { inputs: { ...one, verify: command } })
      expect(run).toMatchObject({ exitCode: 0, outputs: { 'pull-request-operation': 'created' } })
      expect(pullIn(site).body).toContain(`\`${command}\` accepted the changed files.`)
      expect(pullIn(site)).toMatchObject({ title: 'Upgrade to Apache httpd 2.4' })
      expect(pullIn(site).body).toMatch(/^<!-- httpd-upgrade:begin -->\n\*\*2\.4 starts with this change\.\*\* /)
      expect(run.summary).toContain('accepted the changed files.')
    }))

  test('and refuses them, is heard: what it says stands in the pull request, at the lines of the files as they are', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      const run = await upgrade(github, site, { inputs: { ...one, verify: refusing } })
      expect(run).toMatchObject({ exitCode: 0, outputs: { 'pull-request-operation': 'created' } })
      const base = await site.git.commitOf('main')
      const { body } = pullIn(site)
      expect(body).toContain('**rejected** the changed files.')
      expect(body).toContain(`[\`conf.d/a.conf:4\`](${github.url}/acme/site/blob/${base}/conf.d/a.conf#L4)`)
      expect(body).toContain('Frobnicate')
      expect(body).not.toMatch(/\/tmp\//)
      expect(run.summary).toContain('rejected the changed files with 1 message.')

      // The same again is nothing new, another verdict is.
      expect(operation(await upgrade(github, site, { inputs: { ...one, verify: refusing } }))).toBe('none')
      expect(operation(await upgrade(github, site, { inputs: { ...one, verify: 'true {}' } }))).toBe('updated')
      expect(pullIn(site).body).toContain('`true {}` accepted')
    }))

  test('and is ended with the job, leaves no files behind', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      const temporary = folder()
      const verify = 'kill -TERM $PPID; exec sleep 60 # {}'
      // The signal must not end a process that others run in.
      const options = { run: runAlone, env: { TMPDIR: temporary } }
      const run = await upgrade(github, site, { ...options, inputs: { ...one, verify } })
      expect(run.exitCode).toBe(null)
      expect(run.log).toContain('Running kill -TERM')
      expect(readdirSync(temporary)).toEqual([])
    }))

  test('and cannot be run, leaves it open', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      const run = await upgrade(github, site, { inputs: { ...one, verify: 'no-such-httpd -t' } })
      expect(operation(run)).toBe('created')
      expect(pullIn(site).body).toContain('failed: The command no-such-httpd was not found.')
    }))

  test('may say what it likes: no secret gets into the pull request, and the runner obeys nothing', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      const command = `printf '%s\\n' "$LDAP_PASSWORD" '::error::pwned' '##[set-output name=changed;]pwned'; exit 1`
      const env = { LDAP_PASSWORD: 'correct-horse' }
      const run = await upgrade(github, site, { inputs: { ...one, verify: command }, env })
      expect(run).toMatchObject({ exitCode: 0, annotations: [], outputs: { changed: 'true' } })
      expect(run.log).not.toMatch(/^::error|##\[/m)
      expect(run.log).toContain('pwned')
      expect(pullIn(site).body).toContain('***')
      expect(`${pullIn(site).body}${run.summary}`).not.toContain('correct-horse')
    }))

  test('and what is explained of its words has stars for a secret, too', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      const verify = refusing.replaceAll('Frobnicate', 'Correcthorse')
      const env = { LDAP_PASSWORD: 'Correcthorse' }
      const run = await upgrade(github, site, { inputs: { ...one, verify }, env })
      expect(pullIn(site).body).toContain("`Invalid command '***'")
      expect(`${pullIn(site).body}${run.summary}`).not.toContain('Correcthorse')
    }))

  test('sees all of a checkout, and nothing where nothing changes', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, { ...before, 'conf/mime.types': 'text/html html\n' })
      const { folder } = await cloneOf(github, site)
      const command = 'test -f {root}/conf/mime.types && ! grep NameVirtualHost {} && touch {root}/seen'
      const run = await upgrade(github, site, { inputs: { ...one, verify: command }, workspace: folder })
      expect(operation(run)).toBe('created')
      expect(pullIn(site).body).toContain('accepted the changed files')
      await push(github, site, 'main', { 'conf/httpd.conf': null, 'conf.d/a.conf': '# Ours\n' })
      const none = await upgrade(github, site, { inputs: { ...one, verify: 'echo it was run' } })
      expect(operation(none)).toBe('closed')
      expect(none.log).not.toContain('it was run')
    }))
})

/** By a path that needs no quotes: the folder of the project may have a space in its own. */
function plainly(path: string): string {
  if (!/\s/.test(path)) return path
  const link = links.get(path) ?? join(folder({ [basename(path)]: `-> ${path}` }), basename(path))
  links.set(path, link)
  return link
}

const links = new Map<string, string>()

describe.skipIf(!httpd()).concurrent('a real 2.4', () => {
  test('refuses what no rule knows, at its line, and then takes all of it', () =>
    withGitHub(async (github) => {
      const { binary, env, modules } = needHttpd()
      const load = (name: string) => `LoadModule ${name}_module "${modules}/mod_${name}.so"\n`
      const own = `${['mpm_prefork', 'authn_core', 'authz_core', 'alias'].map(load).join('')}LockFile /x\n${hosts}`
      const site = await siteWith(github, {
        'conf/httpd.conf': `ServerRoot /srv/none\n${own}Listen 127.0.0.1:65533\nInclude conf.d/*.conf\n`,
        'conf.d/a.conf': `${hosts}${hosts}Frobnicate on\n`,
      })
      const variables = Object.entries(env).map(([name, value]) => `${name}='${value}' `)
      const verify = `${variables.join('')}${plainly(binary)} -t -f {}`
      await upgrade(github, site, { inputs: { ...one, verify } })
      const refused = pullIn(site).body
      expect(refused).toContain('**rejected** the changed files.')
      expect(refused).toMatch(/- \[`conf\.d\/a\.conf:3`\]\(\S+\/conf\.d\/a\.conf#L3\): `[^`]*Frobnicate/)

      await push(github, site, 'main', { 'conf.d/a.conf': hosts })
      expect(operation(await upgrade(github, site, { inputs: { ...one, verify } }))).toBe('updated')
      expect(pullIn(site).body).toContain('accepted the changed files.')
    }))

  /** A whole server that this machine's 2.4 takes as it is once it is migrated. */
  const server = (lines: string) => {
    const { modules } = needHttpd()
    const names = ['authz_host', 'dir', 'mime']
    const loads = names.map((name) => `LoadModule ${name}_module modules/mod_${name}.so\n`).join('')
    return `ServerRoot ${plainly(dirname(modules))}\n${loads}Listen 80\nServerName www.example.org\nDocumentRoot /srv/www\nTypesConfig mime.types\n<Directory />\nAllowOverride None\n</Directory>\n${lines}`
  }
  const closed = 'Order deny,allow\nDeny from all\nAllow from 127.0.9\n'
  const inFolder = (path: string, lines: string) => `<Directory /srv/www/${path}>\n${lines}</Directory>\n`
  /** The command as the page has it, with the program of this machine. */
  const trying = () => ({ verify: `${plainly(needHttpd().binary)} -t -T -f {}`, 'assume-complete': 'true' })

  test('that takes them also answers: copies of both are asked the same', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, {
        'conf/httpd.conf': server(inFolder('a', closed)),
        'mime.types': 'text/html html\n',
      })
      const run = await upgrade(github, site, { inputs: trying(), env: needHttpd().env })
      expect(run).toMatchObject({ exitCode: 0, outputs: { 'pull-request-operation': 'created' } })
      const body = `${pullIn(site).body}`
      const [, count] =
        /^\*\*2\.4 starts with this change, and (\d+) requests got the same responses as before\.\*\*/m.exec(body) ?? []
      expect(Number(count)).toBeGreaterThan(10)
      expect(body).toContain('accepted the changed files.\n\nTwo copies of the server got the same requests: one')
      expect(run.summary).toContain(`accepted the changed files. ${count} requests: the same responses as before.`)
      // Nothing of it is another text the next time.
      expect(operation(await upgrade(github, site, { inputs: trying(), env: needHttpd().env }))).toBe('none')
    }))

  test('that has its modules elsewhere than the server answers with copies, as in the workflow that init writes', () =>
    withGitHub(async (github) => {
      const elsewhere = server(inFolder('a', closed)).replace(/^ServerRoot .*$/m, 'ServerRoot /etc/httpd')
      const site = await siteWith(github, { 'conf/httpd.conf': elsewhere, 'mime.types': 'text/html html\n' })
      const verify = `${plainly(needHttpd().binary)} -v`
      await upgrade(github, site, { inputs: { verify, 'assume-complete': 'true' }, env: needHttpd().env })
      expect(pullIn(site).body).toMatch(
        /^\*\*2\.4 starts with this change, and \d+ requests got the same responses as before\.\*\*/m,
      )
    }))

  test('that rejects the files for modules of the server is no contradiction to the copies that started', () =>
    withGitHub(async (github) => {
      const elsewhere = server(inFolder('a', closed)).replace(/^ServerRoot .*$/m, 'ServerRoot /etc/httpd')
      const site = await siteWith(github, { 'conf/httpd.conf': elsewhere, 'mime.types': 'text/html html\n' })
      await upgrade(github, site, { inputs: trying(), env: needHttpd().env })
      expect(pullIn(site).body).toMatch(/^\*\*2\.4 starts with this change, and \d+ requests got the same responses/m)
      expect(pullIn(site).body).toContain("With this runner's modules and folders, 2.4 starts. ")
      expect(pullIn(site).body).not.toContain('**rejected**')
    }))

  test('has the rules of folders above what is served', () =>
    withGitHub(async (github) => {
      const above = `<Directory />\nRequire all denied\n</Directory>\n<Directory /srv>\nRequire all granted\n</Directory>\n`
      const compat = ['mpm_prefork', 'authz_core', 'access_compat']
        .map((name) => `LoadModule ${name}_module modules/mod_${name}.so\n`)
        .join('')
      const own = '<Directory /srv/www>\nOrder allow,deny\nAllow from all\n</Directory>\n'
      const site = await siteWith(github, {
        'conf/httpd.conf': server(compat + above + own),
        'mime.types': 'text/html html\n',
        'httpd-upgrade.json': '{ "from": "2.4" }\n',
      })
      await upgrade(github, site, { inputs: trying(), env: needHttpd().env })
      expect(await readAt(site, branch, 'conf/httpd.conf')).not.toContain('Order')
      expect(pullIn(site).body).toMatch(/^\*\*2\.4 starts with this change, and \d+ requests got the same responses/m)
    }))

  test('that lets somebody in whom the old rules refuse, says so first', () =>
    withGitHub(async (github) => {
      const both = `<IfModule mod_authz_core.c>\n# httpd-upgrade-ignore access-control: meant\nRequire all granted\n</IfModule>\n<IfModule !mod_authz_core.c>\n${closed}</IfModule>\n`
      const site = await siteWith(github, {
        'conf/httpd.conf': server(inFolder('a', closed) + inFolder('b', both)),
        'mime.types': 'text/html html\n',
      })
      const run = await upgrade(github, site, { inputs: trying(), env: needHttpd().env })
      expect(operation(run)).toBe('created')
      const body = `${pullIn(site).body}`
      expect(body).toMatch(
        /2\.4 starts with this change\.\*\* 🛑 Of \d+ requests, \*\*3 allowed, but refused by the old rules\*\*\. .*Check these requests before you merge this pull request\./,
      )
      const opened = '- opened: `GET http://www.example.org/b/page.html` ([`conf/httpd.conf:17`]'
      expect(body.indexOf(opened)).toBeGreaterThan(0)
      expect(body.indexOf(opened)).toBeLessThan(body.indexOf('<sub>This pull request follows'))
      expect(body).toContain('#L17)): `status: 403 → 200`')
    }))

  test('of what does not start, names the line where it stopped as the base has it', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, {
        'conf/httpd.conf': server('Include conf.d/a.conf\n'),
        'conf.d/a.conf': `${hosts}${hosts}Frobnicate on\n`,
      })
      const verify = `${plainly(needHttpd().binary)} -v`
      const run = await upgrade(github, site, { inputs: { verify }, env: needHttpd().env })
      const told =
        /The test copy did not start, so no responses were compared\. It stopped at \[`conf\.d\/a\.conf:3`\]\(\S+\/conf\.d\/a\.conf#L3\): `Invalid command 'Frobnicate'/
      expect(pullIn(site).body).toMatch(
        /^\*\*Not tested: the test copy did not start\*\*; see \*How it was tested\*\. Merge this pull request when/m,
      )
      expect(pullIn(site).body).toMatch(new RegExp(`### How it was tested[^]*${told.source}`))
      expect(run.summary).toMatch(told)
    }))
})
