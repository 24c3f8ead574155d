import { describe, expect, test } from 'vitest'
import { migrate } from '../../../src/index.js'
import { accessControl } from '../../../src/migrate/rules/access/access-control.js'
import { siteFromTexts } from '../../../src/site/site.js'
import { members, open, section, shut } from './tricks.js'

/** What these files become by safe fixes alone. */
function fixed(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const site = siteFromTexts(texts, { complete: true, from: '2.2' })
  const { texts: after } = migrate(site, { rules: [accessControl] })
  return Object.fromEntries(site.files.map((file) => [file.path, after.get(file) ?? file.text]))
}

const asked = section('Directory', '/srv/x/y', members)

describe('members are not let in where a file that closes the folder may be read last', () => {
  test.each([
    [
      'by its name, whatever the order in which the files are given',
      {
        'httpd.conf': `Include conf.d/*.conf\n${asked}`,
        'conf.d/b.conf': section('Directory', '/srv/x', shut),
        'conf.d/a.conf': section('Directory', '/srv/x', open),
      },
    ],
    [
      'by its name, in a folder within the folder that is read',
      {
        'httpd.conf': `Include conf.d\n${asked}`,
        'conf.d/b/z.conf': section('Directory', '/srv/x', shut),
        'conf.d/a.conf': section('Directory', '/srv/x', open),
      },
    ],
    [
      'where two paths end alike',
      {
        'httpd.conf': `Include common/x.conf\n${asked}`,
        'one/common/x.conf': section('Directory', '/srv/x', shut),
        'two/common/x.conf': section('Directory', '/srv/x', open),
      },
    ],
    [
      'where one path shows more than another',
      {
        'httpd.conf': `Include /etc/httpd/common/*.conf\n${asked}`,
        'common/x.conf': section('Directory', '/srv/x', shut),
        'httpd/common/y.conf': section('Directory', '/srv/x', open),
      },
    ],
    [
      'where a pattern may match nothing at all',
      {
        'httpd.conf': `${section('Directory', '/srv/x', shut)}Include conf.d/*.conf\n${asked}`,
        'backup/conf.d/x.conf': section('Directory', '/srv/x', open),
      },
    ],
  ])('%s', (_what, texts) => {
    expect(fixed(texts)['httpd.conf']).toContain('AuthMerging And\nRequire valid-user')
  })

  test('where it is said which folder is meant, or only one fits, nothing is joined', () => {
    const texts = {
      'etc/httpd/conf/httpd.conf': `ServerRoot /etc/httpd\nInclude conf.d/*.conf\n${asked}`,
      'etc/httpd/conf.d/a.conf': section('Directory', '/srv/x', shut),
      'etc/httpd/conf.d/b.conf': section('Directory', '/srv/x', open),
    }
    expect(fixed(texts)['etc/httpd/conf/httpd.conf']).not.toContain('AuthMerging')
  })
})

test('lines of a section that may come from either of two files are not rewritten', () => {
  const texts = {
    'httpd.conf': section('Directory', '/srv/x', `${shut}Include x.inc\n`),
    'one/x.inc': 'Allow from 10.0.0.1\n',
    'two/x.inc': 'Allow from 10.0.0.2\n',
  }
  expect(fixed(texts)).toEqual(texts)
})

test('a DocumentRoot that may come from either of two files leads to neither for sure', () => {
  const location = section('Location', '/', open)
  const texts = {
    'httpd.conf': `Include root.conf\n${section('Directory', '/srv/x', members)}${location}`,
    'one/root.conf': 'DocumentRoot /srv/x\n',
    'two/root.conf': 'DocumentRoot /srv/y\n',
  }
  expect(fixed(texts)['httpd.conf']?.split('<Location').at(-1)).toMatch(/AuthMerging And|Order/)
})
