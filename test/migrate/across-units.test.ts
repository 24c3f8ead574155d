import { expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import { siteFromTexts } from '../../src/site/site.js'

const host = (name: string) => `roles/${name}/files/${name}.conf`
const shut = (tag: string) => `<${tag}>\nOrder deny,allow\nDeny from all\n</${tag.split(' ')[0]}>\n`
const open = (tag: string) => `<${tag}>\nOrder allow,deny\nAllow from all\n</${tag.split(' ')[0]}>\n`

function told(texts: Readonly<Record<string, string>>, complete = true) {
  const { findings } = migrate(siteFromTexts(texts, { complete, from: '2.2' }))
  return findings
    .filter(({ rule }) => rule.id === 'access-control')
    .map(({ file, fix }) => [file.path, fix?.safe ? 'safe' : (fix?.assumes ?? 'none')])
}

test('what is exact alone and beside all other parts is safe, where the files are said to be all', () => {
  const texts = { [host('a')]: open('Directory /srv/a'), [host('b')]: shut('Directory /srv/b') }
  expect(told(texts)).toEqual([
    [host('a'), 'safe'],
    [host('b'), 'safe'],
  ])
  expect(told(texts, false).map(([, said]) => said)).not.toContain('safe')
})

test('what meets a section of another part names the two files, and the other parts are safe', () => {
  const texts = {
    [host('a')]: '<Directory /srv/x/y>\nOrder allow,deny\nAllow from 192.0.2.1\n</Directory>\n',
    [host('b')]:
      '<Directory /srv/x>\nAuthType Basic\nAuthName x\nAuthUserFile /srv/users\nRequire valid-user\n</Directory>\n',
    [host('c')]: open('Directory /srv/c'),
  }
  expect(told(texts)).toEqual([
    [host('a'), `No server has ${host('a')} and ${host('b')} together.`],
    [host('c'), 'safe'],
  ])
})

test('what is exact in one order of two parts alone is not safe', () => {
  const anybody = '<Location /x>\nAllow from 192.0.2.1\n</Location>\n'
  const users =
    '<Location /x>\nAuthType Basic\nAuthName x\nAuthUserFile /srv/users\nRequire user a\nOrder deny,allow\nDeny from all\nAllow from 192.0.2.1\n</Location>\n'
  for (const [one, other] of [
    [anybody, users],
    [users, anybody],
  ] as const)
    expect(told({ [host('a')]: one, [host('b')]: other })).toEqual([
      [host('a'), `No server has ${host('a')} and ${host('b')} together.`],
      [host('b'), `No server has ${host('b')} and ${host('a')} together.`],
    ])
})
