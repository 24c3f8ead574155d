import { describe, expect, test } from 'vitest'
import { migrate } from '../../../../src/index.js'
import { accessControl } from '../../../../src/migrate/rules/access/access-control.js'
import { siteFromTexts } from '../../../../src/site/site.js'
import { httpd } from '../../../real-httpd/install.js'
import { members, open, root, section, shut, staysShut, type Trick } from '../tricks.js'

const vhost = (name: string, lines = '') => `<VirtualHost *:@PORT@>\nServerName ${name}\n${lines}</VirtualHost>\n`
const some = `${shut}Allow from 127.0.0.2\n`

/** Copies of a section would be read by servers that the original, or what makes them needed, is not for. */
const tricks: readonly Trick[] = [
  {
    what: 'several slashes in a URL with other rules',
    text:
      `MergeSlashes Off\n${root}` +
      section('Directory', '@/www', open) +
      section('Location', '/a/b', members + shut) +
      section('Location', '/', some),
    paths: ['/a/b/page', '/a//b/page', '/page'],
  },
  {
    what: 'a name of one host in a folder that all share',
    text:
      root +
      section('Directory', '@/www', members + section('FilesMatch', '^p', some)) +
      vhost('a') +
      vhost('b', section('Files', 'page', 'Satisfy any\n')),
    paths: ['/page', '/a/page'],
  },
  {
    what: 'a name of one host in a URL that all share',
    text:
      root +
      section('Directory', '@/www', members) +
      section('Location', '/', some) +
      vhost('a') +
      vhost('b', section('Files', 'page', 'Satisfy any\n')),
    paths: ['/page', '/a/page'],
  },
  {
    what: 'a name of one host in a folder with other rules',
    text:
      root +
      section('Directory', '@/www', members) +
      section('Directory', '@/www/a', `${members}Satisfy any\n${some}`) +
      vhost('a') +
      vhost('b', section('Files', 'page', open)),
    paths: ['/page', '/a/page'],
  },
]

/** 2.4 merges the sections for URLs with one another first, and takes the last AuthMerging for all. */
const joined: readonly Trick[] = [
  {
    what: 'Or after And among the sections for URLs',
    text:
      root +
      section('Location', '/', `${open}Satisfy all\n`) +
      section('Directory', '@/www/a', open + members.replace('valid-user', 'user joe')) +
      vhost(
        'a',
        `DocumentRoot "@/www/a"\n${section('Files', '*ge', 'Require valid-user\nRequire user joe\n')}` +
          section('Location', '/b', `${shut}Satisfy any\n`),
      ) +
      vhost('b'),
    paths: ['/b/page', '/page'],
  },
]

/** What stays old for a person goes on inheriting what stands above it. */
const left: readonly Trick[] = [
  {
    what: 'Satisfy in a guard below a closed folder',
    text:
      root +
      section('Directory', '@/www', shut) +
      section('Directory', '@/www/a', `${members}<IfDefine Nowhere>\nSatisfy all\n</IfDefine>\n`),
    paths: ['/page', '/a/page'],
  },
]

describe.skipIf(!httpd())('no safe fix opens what was refused', () => {
  test.each([...tricks, ...joined, ...left])('$what', staysShut)
})

const finished = ({ text }: Trick) => {
  const config = text.replaceAll('@PORT@', '80').replaceAll('@', '/srv')
  const site = siteFromTexts({ 'httpd.conf': config }, { complete: true, from: '2.2' })
  return [...migrate(site, { rules: [accessControl] }).texts.values()][0] ?? config
}

test.each(tricks)('no copy is made of $what', (trick) => {
  const count = (text: string) => text.match(/^\s*<(Files|If|Location)/gm)?.length
  expect(count(finished(trick))).toBe(count(trick.text))
})

test('AuthzUserAuthoritative, which has to go first, keeps the host rules above it old', () => {
  const text =
    section('Directory', '/srv', shut) +
    section('Directory', '/srv/a', `${members}AuthzUserAuthoritative Off\nRequire foreign-thing x\n`)
  expect(finished({ what: '', text, paths: [] })).toBe(text.replace('@', '/srv'))
})

test('Or is not said over lines for one method, which leave the others without any', () => {
  const text =
    'DocumentRoot "/srv"\n' +
    section('Directory', '/', 'AuthType Basic\nAuthName R\n') +
    section('Directory', '/srv/a', 'Deny from 10.0.0.1\n') +
    section('FilesMatch', 'e$', '<Limit POST>\nAllow from all\n</Limit>\n') +
    section('Location', '/a', 'Satisfy any\nRequire valid-user\n')
  expect(finished({ what: '', text, paths: [] })).not.toContain('AuthMerging Or')
})

describe('a .htaccess file that one virtual host does not read', () => {
  const config = (override: string) =>
    'Listen 80\nDocumentRoot "/srv"\n' +
    section('Directory', '/srv', `AllowOverride All\n${shut}`) +
    `<VirtualHost *:80>\n${section('Directory', '/srv', `AllowOverride ${override}\n${open}Require valid-user\n`)}</VirtualHost>\n`
  const after = (override: string) => {
    const texts = { '/conf/httpd.conf': config(override), '/srv/a/.htaccess': open }
    const site = siteFromTexts(texts, { complete: true, from: '2.2' })
    const { texts: done } = migrate(site, { rules: [accessControl] })
    return [...done].find(([{ path }]) => path.endsWith('.htaccess'))?.[1]
  }

  test('is rewritten for the others alone', () => {
    expect(after('None')).toBe('Require all granted\n')
  })

  test('stays where one that does asks for users', () => {
    expect(after('All')).toBeUndefined()
  })
})
