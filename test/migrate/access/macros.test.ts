import { describe, expect, test } from 'vitest'
import { migrate } from '../../../src/index.js'
import { accessControl } from '../../../src/migrate/rules/access/access-control.js'
import { siteFromTexts } from '../../../src/site/site.js'

const open = 'Order allow,deny\nAllow from all\n'
const shut = 'Order deny,allow\nDeny from all\n'
const members = 'AuthType Basic\nAuthName members\nAuthUserFile /etc/users\nRequire valid-user\n'
const section = (kind: string, path: string, lines: string) => `<${kind} ${path}>\n${lines}</${kind}>\n`
const macro = (words: string, lines: string) => `<Macro ${words}>\n${lines}</Macro>\n`

function run(text: string): { readonly text: string; readonly assumes: readonly (string | undefined)[] } {
  const site = siteFromTexts({ 'httpd.conf': text }, { complete: true, from: '2.2' })
  const [file] = site.files
  const { findings, texts } = migrate(site, { rules: [accessControl] })
  return { text: (file && texts.get(file)) ?? text, assumes: findings.map(({ fix }) => fix?.assumes) }
}

const filledIn = "The macro's parameters do not change the meaning of these lines."

describe('a section of a macro is rewritten for sure', () => {
  test.each([
    ['where its lines hold no parameter', macro('Site $name', section('Location', '/x', open))],
    [
      'in a virtual host that a parameter names',
      macro('Site $ip', section('VirtualHost', '$ip:80', section('Location', '/', open))),
    ],
    [
      'beside other lines that hold one',
      macro('Site $dir', `DocumentRoot $dir\n${section('Location', '/', `Options $dir\n${open}`)}`),
    ],
    ['without any parameter', macro('Site', section('Location', '/x', open))],
  ])('%s', (_what, text) => {
    expect(run(`${text}Use Site /srv\n`)).toEqual({
      text: `${text.replace(open, 'Require all granted\n')}Use Site /srv\n`,
      assumes: [undefined],
    })
  })
})

describe('it is for review', () => {
  test.each([
    [
      'where a parameter is among its words',
      macro('Site $who', section('Location', '/x', `${shut}Allow from 10.0.0.$who\n`)),
    ],
    ['where it is for a path that a parameter fills in', macro('Site $dir', section('Files', '$dir', open))],
    [
      'where a parameter chooses the methods',
      macro('Site $m', section('Location', '/x', `<IfDefine $m>\n${open}</IfDefine>\n`)),
    ],
    ['where a line may become another', macro('Site $more', section('Location', '/x', `${open}$more\n`))],
    [
      'where the beginning of a name is a parameter',
      macro('Site %kind', section('Location', '/x', `${open}%kindUserFile /etc/users\n`)),
    ],
    [
      'where a part of a name is a parameter',
      macro('Site User', section('Location', '/x', `${open}AuthUserFile /etc/users\n`)),
    ],
    ['where the new lines would hold a parameter', macro('Site granted', section('Location', '/x', open))],
  ])('%s', (_what, text) => {
    const whole = `${text}Use Site a\n`
    expect(run(whole).text).toBe(whole)
  })

  test('where the macro is used with a word that joins two lines', () => {
    const text = `${macro('Site $dir', section('Location', '/x', `Options $dir\n${open}`))}Use Site a\\\\\n`
    expect(run(text)).toEqual({ text, assumes: [filledIn] })
  })

  test('where it may come behind a section whose Require it keeps', () => {
    const text = `${macro('Open', section('Location', '/x', open))}${section('Location', '/x', members)}Use Open\n`
    expect(run(text).text).toContain(open)
  })

  test('and so is one that it may come before', () => {
    const inner = section('Location', '/x', `${members}Satisfy any\n${shut}`)
    const text = `${section('Location', '/x', open)}${macro('Asked', inner)}Use Asked\n`
    expect(run(text).text).toContain(open)
  })

  test('where the line that has to allow AuthConfig stands in a macro', () => {
    const texts = {
      'httpd.conf': `DocumentRoot /srv\n${macro('Site $what', section('Directory', '/srv', 'AllowOverride Limit $what\n'))}Use Site Options\n`,
      '/srv/.htaccess': open,
    }
    const site = siteFromTexts(texts, { complete: true, from: '2.2' })
    expect(migrate(site, { rules: [accessControl] }).texts.size).toBe(0)
  })
})
