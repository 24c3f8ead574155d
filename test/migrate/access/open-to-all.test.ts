import { describe, expect, test } from 'vitest'
import { migrate } from '../../../src/index.js'
import { accessControl } from '../../../src/migrate/rules/access/access-control.js'
import { siteFromTexts } from '../../../src/site/site.js'
import { httpd } from '../../real-httpd/install.js'
import { members, open, root, section, shut, staysShut, type Trick } from './tricks.js'

const anybody = 'Satisfy any\nAllow from all\n'
/** For review: another program puts lines into it. */
const unsure = `${shut}@MORE@\n`
/** For a person: the guard may hold or not. */
const left = '<IfDefine Nowhere>\nDeny from 10.0.0.1\n</IfDefine>\n'

/** The section for `/pub` as safe fixes alone leave it. */
function fixed(text: string): string {
  const site = siteFromTexts({ 'httpd.conf': text }, { complete: true, from: '2.2' })
  const [file] = site.files
  const after = (file && migrate(site, { rules: [accessControl] }).texts.get(file)) ?? text
  return /<(\w+) "[^"]*pub">[\s\S]*?<\/\1>/.exec(after)?.[0] ?? ''
}

const host = (lines: string) => `<VirtualHost *:80>\n${lines}</VirtualHost>\n`

describe('Satisfy Any that lets in anybody needs nothing that comes before it to change too', () => {
  const pub = section('Location', '/pub', anybody)
  test.each([
    ['a folder', section('Directory', '/srv', unsure) + pub],
    ['names', section('Files', 'x*', unsure) + pub],
    ['a location', section('Location', '/', unsure) + pub],
    ['a location of the main server', host(pub) + section('Location', '/', unsure)],
    ['a location of another virtual host', host(pub) + host(section('Location', '/', unsure))],
    ['a folder beside', section('Directory', '/srv/pub', anybody) + section('Directory', '/srv/x', unsure)],
    ['a folder around', section('Directory', '/srv', unsure) + section('Directory', '/srv/pub', anybody)],
  ])('%s', (_what, text) => {
    expect(fixed(text)).toContain('>\nRequire all granted\n</')
  })
})

describe('it is left with what', () => {
  const pub = section('Location', '/pub', anybody)
  test.each([
    ['comes behind it', pub + section('Location', '/pub/x', unsure)],
    ['may come behind it', pub + section('LocationMatch', 'x$', unsure)],
    ['a virtual host has for its URLs', pub + host(section('Location', '/pub', unsure))],
    ['lies in its folder', section('Directory', '/srv/pub', anybody) + section('Directory', '/srv/pub/x', unsure)],
    ['is for its folder too', section('Directory', '/srv/pub', anybody) + section('Directory', '/srv/pub', unsure)],
    ['is for names', section('Directory', '/srv/pub', anybody) + section('Files', 'x', unsure)],
    ['a macro brings', `<Macro M>\n${section('Location', '/', unsure)}</Macro>\n${pub}Use M\n`],
    [
      'comes before, where it lets in some only',
      section('Location', '/', unsure) + section('Location', '/pub', `Satisfy any\n${shut}Allow from 10.0.0.2\n`),
    ],
    [
      'comes before, where it is for one method',
      section('Location', '/', unsure) +
        section('Location', '/pub', `<Limit GET>\nSatisfy any\n</Limit>\nAllow from all\n`),
    ],
    [
      'comes before, where all have to agree',
      section('Location', '/', unsure) + section('Location', '/pub', `${anybody}<Limit POST>\nSatisfy all\n</Limit>\n`),
    ],
    [
      'comes before, where SSL is asked for',
      section('Location', '/', unsure) + section('Location', '/pub', `SSLRequireSSL\n${anybody}`),
    ],
  ])('%s', (_what, text) => {
    expect(fixed(text)).toContain('Allow from')
  })
})

test.each(['${PLACE}/x', 'x'])('what may lie in its folder, %s, waits for it where it is for review', (path) => {
  const text = section('Directory', '/srv/pub', `${anybody}@MORE@\n`) + section('Directory', path, shut)
  const site = siteFromTexts({ 'httpd.conf': text }, { complete: true, from: '2.2' })
  expect(migrate(site, { rules: [accessControl] }).texts.size).toBe(0)
})

const tricks: readonly Trick[] = [
  {
    what: 'a closed folder that is left above it',
    text: root + section('Directory', '@/www', `${shut}${left}${members}`) + section('Location', '/a', anybody),
    paths: ['/a/page', '/page'],
  },
  {
    what: 'a closed location behind it',
    text:
      root +
      section('Directory', '@/www', `Order deny,allow\n${left}${members}`) +
      section('Location', '/a', anybody) +
      section('Location', '/a/b', `${shut}Satisfy all\n`),
    paths: ['/a/page', '/a/b/page', '/page'],
  },
  {
    what: 'a location behind it that asks for a password again',
    text:
      root +
      section('Directory', '@/www', `${open}${members}`) +
      section('Location', '/a', anybody) +
      section('Location', '/a/b', 'Satisfy all\n'),
    paths: ['/a/page', '/a/b/page', '/page'],
  },
  {
    what: 'names behind it that are refused',
    text:
      root +
      section('Directory', '@/www', `Order deny,allow\n${left}${members}`) +
      section('Directory', '@/www/a', anybody) +
      section('Files', 'page', `${shut}Satisfy all\n`),
    paths: ['/a/page', '/page'],
  },
]

describe.skipIf(!httpd())('a real 2.4 opens nothing with the fixes that are safe', () => {
  test.each(tricks)('$what', staysShut)
})
