import { describe, expect, test } from 'vitest'
import { migrate } from '../../../src/index.js'
import { accessControl } from '../../../src/migrate/rules/access/access-control.js'
import { siteFromTexts } from '../../../src/site/site.js'
import { httpd } from '../../real-httpd/install.js'
import { runTrials, type Trial } from '../../real-httpd/trials.js'

/** What is written for a section with these lines, and what that counts on; undefined where nothing is. */
function written(lines: string, name = 'vhost.conf.j2') {
  const site = siteFromTexts({ [name]: `<Location /a>\n${lines}</Location>\n` }, { complete: true, from: '2.2' })
  const { texts, findings } = migrate(site, { rules: [accessControl], fixes: 'all' })
  const [text] = texts.values()
  const body = text?.replace(/^<Location \/a>\n|<\/Location>\n$/g, '')
  return { body, fix: findings[0]?.fix }
}

const closed = 'Order deny,allow\nDeny from all\n'
const loop = `${closed}{% for net in nets %}\nAllow from {{ net }}\n{% endfor %}\n`

describe('clients that a template fills in', () => {
  test('of a loop are asked for where the loop says them, and nobody is let in without any', () => {
    const { body, fix } = written(loop)
    expect(body).toBe('Require all denied\n{% for net in nets %}\nRequire ip {{ net }}\n{% endfor %}\n')
    expect(fix).toMatchObject({
      safe: false,
      assumes: 'The template fills in addresses or networks for `{{ net }}`, never `all`, `env=` or a host name.',
    })
  })

  test.each([
    ['a list', `${closed}Allow from {{ nets | join(' ') }}\n`, "Require ip {{ nets | join(' ') }}\n"],
    ['an address beside its mask', `${closed}Allow from {{ net }}/24\n`, 'Require ip {{ net }}/24\n'],
    ['a variable of httpd', `${closed}Allow from \${NET}\n`, 'Require ip ${NET}\n'],
    ['a placeholder', `${closed}Allow from @NET@\n`, 'Require ip @NET@\n'],
    ['no Deny', 'Order allow,deny\nAllow from {{ net }}\n', 'Require ip {{ net }}\n'],
    [
      'names beside it',
      `${closed}Allow from localhost\nAllow from <%= @net %>\n`,
      'Require host localhost\nRequire ip <%= @net %>\n',
    ],
    [
      'a condition',
      `${closed}<% if @net %>\nAllow from <%= @net %>\n<% end %>\n`,
      'Require all denied\n<% if @net %>\nRequire ip <%= @net %>\n<% end %>\n',
    ],
  ])('are asked for with %s', (_, before, after) => {
    expect(written(before, before.includes('<%') ? 'vhost.conf.erb' : 'vhost.conf.j2').body).toBe(after)
  })

  test.each([
    ['others are let in', 'Order allow,deny\nAllow from all\nDeny from {{ net }}\n'],
    ['Deny is filled in', 'Order deny,allow\nDeny from {{ all }}\nAllow from {{ net }}\n'],
    ['Deny may be left out', 'Order deny,allow\n{% if a %}\nDeny from all\n{% endif %}\nAllow from {{ net }}\n'],
    ['the order is filled in', 'Order {{ order }}\nDeny from all\nAllow from {{ net }}\n'],
    ['a user may be asked for', `${closed}Allow from {{ net }}\nRequire valid-user\n`],
    ['either is enough', `${closed}Allow from {{ net }}\nSatisfy any\n`],
    ['the name of a host is filled in', `${closed}Allow from {{ name }}.example.com\n`],
    ['other lines may be filled in', `${closed}Allow from {{ net }}\n{{ more }}\n`],
  ])('are left to a person where %s', (_, lines) => {
    expect(written(lines)).toMatchObject({ body: undefined, fix: undefined })
  })

  test('are left to a person below a Satisfy Any with users', () => {
    const above = '<Directory />\nAuthType Basic\nAuthName x\nRequire valid-user\nSatisfy Any\n</Directory>\n'
    const text = `${above}<Location /a>\n${loop}</Location>\n`
    const site = siteFromTexts({ 'vhost.conf.j2': text }, { complete: true, from: '2.2' })
    const { findings } = migrate(site, { rules: [accessControl], fixes: 'all' })
    expect(findings.find(({ at }) => at.key === 'order')?.fix).toBeUndefined()
  })

  test.skipIf(!httpd())('are let in as before, however many there are', async () => {
    const filled = (text: string, nets: readonly string[]) =>
      text.replace(/\{% for .*\n(.*\n)\{% endfor %\}\n/, (_, line) =>
        nets.map((net) => line.replace('{{ net }}', net)).join(''),
      )
    const trialOf = (lines: string): Trial => ({
      files: { 'httpd.conf': `<Location /a>\n${lines}</Location>\n` },
      documents: ['htdocs/a/page.html'],
      probes: ['127.0.0.1', '127.0.1.1', '127.0.2.1'].map((ip) => ({ path: '/a/page.html', ip })),
    })
    const each = [[], ['127.0.0.1'], ['127.0.1.0/24', '127.0.2']]
    const before = await runTrials(
      each.map((nets) => trialOf(filled(loop, nets))),
      { accessCompat: true },
    )
    const after = await runTrials(each.map((nets) => trialOf(filled(written(loop).body ?? '', nets))))
    const statuses = (outcomes: typeof before) =>
      outcomes.map((one) => ('answers' in one ? one.answers.map(([status]) => status) : one.error))
    expect(statuses(after)).toEqual([
      [403, 403, 403],
      [200, 403, 403],
      [403, 200, 200],
    ])
    expect(statuses(after)).toEqual(statuses(before))
  })
})
