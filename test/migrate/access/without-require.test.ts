import { describe, expect, test } from 'vitest'
import { migrate } from '../../../src/index.js'
import { accessControl } from '../../../src/migrate/rules/access/access-control.js'
import { siteFromTexts } from '../../../src/site/site.js'
import { httpd } from '../../real-httpd/install.js'
import { members, open, root, section, shut, staysShut, type Trick } from './tricks.js'

const anybody = 'Satisfy any\nAllow from all\n'
const asked = section('Location', '/x', members)
const free = section('Directory', '/srv/free', anybody)

function fixed(text: string): string {
  const site = siteFromTexts({ 'httpd.conf': text }, { complete: true, from: '2.2' })
  const [file] = site.files
  return (file && migrate(site, { rules: [accessControl] }).texts.get(file)) ?? text
}

describe('where a Require is joined with what is free, what only lets everybody in says nothing', () => {
  test.each([
    ['a folder', section('Directory', '/srv/www', open), section('Directory', '/srv/www', '')],
    [
      'two folders',
      section('Directory', '/srv', open) + section('Directory', '/srv/www', open),
      section('Directory', '/srv', '') + section('Directory', '/srv/www', ''),
    ],
  ])('%s', (_what, before, after) => {
    expect(fixed(before + free + asked)).toBe(
      after +
        section('Directory', '/srv/free', 'Require all granted\n') +
        asked.replace('Require', 'AuthMerging Or\nRequire'),
    )
  })
})

describe('it says so', () => {
  const granted = section('Directory', '/srv/www', 'Require all granted\n')
  test.each([
    ['where nothing is joined', section('Directory', '/srv/www', open)],
    [
      'where nothing is joined any better without',
      section('Directory', '/', shut) + section('Directory', '/srv/www', open) + free + asked,
    ],
    [
      'where only a Require keeps AuthType from answering 500',
      section('Directory', '/srv', 'AuthType Basic\nAuthName a\n') +
        section('Directory', '/srv/www', open) +
        section('Directory', '/srv/www/a', shut),
    ],
  ])('%s', (_what, text) => {
    expect(fixed(text)).toContain(granted)
  })
})

const tricks: readonly Trick[] = [
  {
    what: 'a password for all but one folder',
    text:
      root +
      section('Directory', '@/www', 'Allow from all\n') +
      section('Directory', '@/www/a', anybody) +
      section('Location', '/', members),
    paths: ['/page', '/a/page', '/a/b/page', '/private/page'],
  },
  {
    what: 'a folder that is closed in one that is free',
    text:
      root +
      section('Directory', '@/www', 'Allow from all\n') +
      section('Directory', '@/www/a', anybody) +
      section('Directory', '@/www/a/b', `Satisfy all\n${shut}`) +
      section('Location', '/', members),
    paths: ['/page', '/a/page', '/a/b/page'],
  },
]

describe.skipIf(!httpd())('a real 2.4 opens nothing with it', () => {
  test.each(tricks)('$what', staysShut)
})
