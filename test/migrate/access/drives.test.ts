import { describe, expect, test } from 'vitest'
import { migrate } from '../../../src/index.js'
import { accessControl } from '../../../src/migrate/rules/access/access-control.js'
import { siteFromTexts } from '../../../src/site/site.js'
import { members, open, section, shut } from './tricks.js'

/** What the text becomes by safe fixes alone. */
function fixed(text: string): string {
  const site = siteFromTexts({ 'httpd.conf': text }, { complete: true, from: '2.2' })
  return [...migrate(site, { rules: [accessControl] }).texts.values()][0] ?? text
}

const root = 'ServerRoot "C:/xampp/apache"\n'
const joined = /AuthMerging And\nRequire valid-user/

/** On Windows `/xampp` is a folder on the drive that httpd is started on. */
describe('a folder without its drive', () => {
  test.each([
    ['above one with it', '/xampp/htdocs', 'C:/xampp/htdocs/sub'],
    ['below one with it', 'c:\\xampp\\htdocs', '/Xampp/htdocs/sub'],
    ['beside no other', '/xampp/htdocs', '/xampp/htdocs/sub'],
  ])('%s', (_what, above, below) => {
    const text = root + section('Directory', above, shut) + section('Directory', below, members)
    expect(fixed(text)).toMatch(joined)
  })

  test('is the one that a document root with its drive names, and the other way round', () => {
    const location = section('Location', '/sub', members)
    for (const [folder, documents] of [
      ['/xampp/htdocs', 'C:/xampp/htdocs'],
      ['C:/xampp/htdocs', '/xampp/htdocs'],
    ] as const)
      expect(fixed(`DocumentRoot "${documents}"\n${section('Directory', folder, shut)}${location}`)).toMatch(joined)
  })

  test('may be any where several drives are named', () => {
    const text = `${root}Alias /x "D:/x"\n${section('Directory', '/srv', open)}${section('Directory', 'D:/srv/sub', `${shut}Require user joe\n`)}`
    expect(fixed(text)).toContain(open)
    const location = `DocumentRoot "/srv"\nAlias /x "D:/x"\n${section('Directory', 'D:/srv', members)}${section('Location', '/', open)}`
    expect(fixed(location).split('<Location').at(-1)).toMatch(/AuthMerging And|Order/)
  })

  test('is as it is where no drive is named', () => {
    const text = section('Directory', '/srv', shut) + section('Directory', '/srv/www', open)
    expect(fixed(text)).not.toContain('Order')
  })
})
