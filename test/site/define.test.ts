import { expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import { siteFromTexts } from '../../src/site/site.js'

const text = `ServerName x
<IfDefine OLD>
    NameVirtualHost *:80
</IfDefine>
<IfDefine !OLD>
    CookieLog logs/cookies
</IfDefine>
`

const found = (...define: string[]) =>
  migrate(siteFromTexts({ 'httpd.conf': text }, { define, from: '2.2' })).findings.map(({ rule }) => rule.id)

test.each<readonly [string, readonly string[], readonly string[]]>([
  ['nothing is known', [], ['name-virtual-host', 'cookie-log']],
  ['defined', ['OLD'], ['name-virtual-host']],
  ['not defined', ['!OLD'], ['cookie-log']],
  ['another name, or another letter case', ['NEW', 'old'], ['name-virtual-host', 'cookie-log']],
])('<IfDefine>: %s', (_what, define, rules) => {
  expect(found(...define).filter((id) => /^(name-virtual-host|cookie-log)$/.test(id))).toEqual(rules)
})
