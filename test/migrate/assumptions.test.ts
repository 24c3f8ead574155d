import { expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import { assumptionsOf } from '../../src/migrate/assumptions.js'
import { noServerAccessRulesButAuthConfigSentence, noServerAccessRulesSentence } from '../../src/migrate/rule.js'
import { siteFromTexts } from '../../src/site/site.js'
import { cases } from '../rules/cases.js'

const closed = `<Directory /srv/www>
    Order deny,allow
    Deny from all
</Directory>
`

const server = { 'httpd.conf': `NameVirtualHost *:80\n${closed}` }

const judge = (texts: Readonly<Record<string, string>>, choices: Parameters<typeof migrate>[1] = {}) => {
  const site = siteFromTexts(texts, { from: '2.2' })
  const { findings, texts: written } = migrate(site, choices)
  return { findings, written: [...written.values()] }
}

test('what is confirmed makes the fixes that count on it safe', () => {
  expect(judge(server).written[0]).toContain('Deny from all')
  expect(judge(server, { confirmed: new Set(['unseen-access']) }).written[0]).toContain('Require all denied')
})

test('and no others', () => {
  expect(judge(server, { confirmed: new Set(['template']) }).written[0]).toContain('Deny from all')
})

test('a fix says all that it counts on, and asks for what is not confirmed', () => {
  const texts = { 'httpd.conf': `PerlConfigRequire /etc/x.pl\n${closed}` }
  const named = (choices: Parameters<typeof migrate>[1]) =>
    judge(texts, choices).findings.flatMap(({ rule, fix }) =>
      fix ? assumptionsOf(rule.id, fix).map(({ name }) => name) : [],
    )
  const code = 'code-without-access:PerlConfigRequire'
  expect(named({})).toEqual(['unseen-access', code])
  expect(named({ confirmed: new Set(['unseen-access']) })).toEqual([code])
  expect(named({ confirmed: new Set(['unseen-access', code]) })).toEqual([])
})

test('a line of a template that may bring in a Require of its own is named', () => {
  const texts = { 'x.conf.erb': closed.replace('</Dir', '<%= @login -%>\n</Dir') }
  const assumes = ({ findings }: ReturnType<typeof judge>) => findings.map(({ fix }) => fix?.assumes).join('\n')
  const sentence = 'No Require, Order, Allow, Deny or Satisfy comes from `<%= @login -%>`.'
  expect(assumes(judge(texts))).toContain(`sets access rules for these folders. ${sentence}`)
  expect(assumes(judge(texts, { confirmed: new Set(['unseen-access', 'template']) }))).toBe(sentence)
  expect(assumes(judge({ 'x.conf.erb': closed.replace('/srv/www', '<%= @root %>') }))).not.toContain(sentence)
})

test('what is declined leaves the lines, says why, and is not offered again', () => {
  const declined = new Map([['unseen-access', 'vhosts.d has more']])
  const { findings, written } = judge(server, { declined, fixes: 'all' })
  expect(written[0]).toContain('Deny from all')
  const [finding] = findings.filter(({ rule }) => rule.id === 'access-control')
  expect(finding?.fix).toBeUndefined()
  expect(finding?.message).toMatch(/ You left this unchanged: "vhosts\.d has more"\.$/)
})

test('a name stands for one sentence, whatever case it is said in', () => {
  const sentences = new Map<string, Set<string>>()
  for (const { before, complete, from, target, layout } of cases()) {
    const site = siteFromTexts(before, { complete, from, ...(target ? { target } : {}), ...(layout ? { layout } : {}) })
    for (const { rule, fix } of migrate(site, { fixes: 'all' }).findings)
      for (const { name, sentence, directive } of fix ? assumptionsOf(rule.id, fix) : []) {
        // The longer sentence of a .htaccess file says what the shorter one says.
        const known = sentence === noServerAccessRulesButAuthConfigSentence ? noServerAccessRulesSentence : sentence
        const said = directive === undefined ? known : 'unseen'
        sentences.set(name, (sentences.get(name) ?? new Set()).add(said))
      }
  }
  const several = [...sentences].filter(([, said]) => said.size > 1).map(([name, said]) => [name, ...said])
  expect(several).toEqual([])
})
