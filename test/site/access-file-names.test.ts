import { describe, expect, test } from 'vitest'
import { isHtaccess } from '../../src/site/htaccess.js'
import { siteFromTexts } from '../../src/site/site.js'

const perDirectory = (texts: Readonly<Record<string, string>>) =>
  siteFromTexts(texts)
    .files.filter(isHtaccess)
    .map(({ path }) => path)

describe('files that httpd reads for the folder that they lie in', () => {
  test.each([
    ['by the usual name', '', ['a/.htaccess']],
    ['by the name that AccessFileName says, too', 'AccessFileName .acl\n', ['a/.htaccess', 'a/.acl']],
    ['by one of several', 'AccessFileName x.txt ".acl"\n', ['a/.htaccess', 'a/.acl', 'a/x.txt']],
    ['not by a name that a variable fills in', 'AccessFileName ${NAME}.txt\n', ['a/.htaccess']],
    ['not the file that says the name', 'AccessFileName httpd.conf\n', ['a/.htaccess']],
  ])('%s', (_, said, expected) => {
    const texts = { 'httpd.conf': `Listen 80\n${said}`, 'a/.htaccess': '', 'a/.acl': '', 'a/x.txt': '' }
    expect(perDirectory(texts)).toEqual(expected)
  })
})
