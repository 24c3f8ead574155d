import { describe, test } from 'vitest'
import { httpd } from '../../real-httpd/install.js'
import { members, open, root, section, shut, staysShut, type Trick } from './tricks.js'

const vhost = (lines: string) => `<VirtualHost *:@PORT@>\n${lines}</VirtualHost>\n`

/** Sections for other names and folders than it seems, as apr_fnmatch and httpd's own clean-up of paths have it. */
const named: readonly Trick[] = [
  {
    what: 'a folder for all but one letter',
    text:
      'DocumentRoot "@"\n' +
      section('Directory', '@', open) +
      section('Directory', '@/[^z]', shut) +
      section('Directory', '@/x', members),
    paths: ['/x/b/page', '/x/page', '/y/b/page'],
  },
  {
    what: 'a name for all but one letter',
    text:
      root +
      section('Directory', '@/www', open) +
      section('Files', '[^z]age', shut) +
      section('Files', 'page', members),
    paths: ['/page'],
  },
  {
    what: 'a bracket within brackets',
    text:
      root +
      section('Directory', '@/www', open) +
      section('Files', '[]p]age', shut) +
      section('Files', 'page', members),
    paths: ['/page'],
  },
  {
    what: 'a letter behind a backslash',
    text:
      root +
      section('Directory', '@/www', open) +
      section('Files', '\\\\p[a]ge', shut) +
      section('Files', 'page', members),
    paths: ['/page'],
  },
  {
    what: 'a letter behind a backslash, before a star',
    text:
      root +
      section('Directory', '@/www', open) +
      section('Files', 'p\\\\age*', shut) +
      section('Files', 'page', members),
    paths: ['/page'],
  },
  {
    what: 'a bracket that is never closed',
    text:
      root + section('Directory', '@/www', shut) + section('Files', '[page', open) + section('Files', 'page', members),
    paths: ['/page'],
  },
  {
    what: 'a bracket that is never closed, within a name',
    text:
      root + section('Directory', '@/www', shut) + section('Files', 'pag[e', open) + section('Files', 'page', members),
    paths: ['/page'],
  },
  {
    what: 'letters from the last to the first',
    text:
      root +
      section('Directory', '@/www', shut) +
      section('Files', '[z-a]age', open) +
      section('Files', 'page', members),
    paths: ['/page'],
  },
  {
    what: 'letters from the last to the first, before a star',
    text:
      root + section('Directory', '@/www', shut) + section('Files', '[z-a]*', open) + section('Files', 'page', members),
    paths: ['/page'],
  },
  {
    what: 'a name that begins with a dot and a slash',
    text:
      root + section('Directory', '@/www', open) + section('Files', './page', shut) + section('Files', 'page', members),
    paths: ['/page'],
  },
  {
    what: 'a name with two dots',
    text:
      root +
      section('Directory', '@/www', open) +
      section('Files', 'a/../page', shut) +
      section('Files', 'page', members),
    paths: ['/page'],
  },
  {
    what: 'a backslash in the name of a folder',
    text:
      root +
      section('Directory', '@/www', shut) +
      section('Directory', '@/www\\\\a', open) +
      section('Directory', '@/www/a', members),
    paths: ['/a/b/page'],
  },
  {
    what: 'a folder with a bracket that is never closed',
    text:
      root +
      section('Directory', '@/www', shut) +
      section('Directory', '@/www/[a', open) +
      section('Directory', '@/www/a', members),
    paths: ['/a/b/page'],
  },
  {
    what: 'a URL with a backslash before a letter',
    text:
      root +
      section('Directory', '@/www', open) +
      section('Location', '/\\\\a/*/page', shut) +
      section('Location', '/a/b', members),
    paths: ['/a/b', '/a/b/page'],
  },
  {
    what: 'a copy for names that begin with none of some letters',
    text:
      root +
      section('Directory', '@/www', shut) +
      section('Files', '[!p]*', open) +
      section('FilesMatch', 'age$', members),
    paths: ['/a/page', '/page'],
  },
  {
    what: 'AllowOverride for all folders but one',
    text:
      root +
      section('Directory', '@/www', `AllowOverride All\n${shut}`) +
      section('Directory', '@/www/[^z]', 'AllowOverride None\n') +
      section('Location', '/a', members),
    file: ['@/www/a/.htaccess', open],
    paths: ['/a/page', '/page'],
  },
  {
    what: 'AllowOverride for a bracket within brackets',
    text:
      root +
      section('Directory', '@/www', `AllowOverride None\n${shut}`) +
      section('Directory', '@/www/[]a]', 'AllowOverride All\n') +
      section('Location', '/a/b', members),
    file: ['@/www/a/.htaccess', members],
    paths: ['/a/page', '/page', '/a/b/page'],
  },
]

/** `<Files>` sections that come with the section around them, which may not be there. */
const nested: readonly Trick[] = [
  {
    what: 'names in a pattern that matches elsewhere',
    text:
      root +
      section('Directory', '@/www', shut) +
      section('DirectoryMatch', '^@/www/b', section('Files', 'page', open)) +
      section('DirectoryMatch', '^@/www', section('Files', 'page', members)),
    paths: ['/a/page', '/page', '/a/b/page'],
  },
  {
    what: 'names in folders whose wild-cards cross',
    text:
      'DocumentRoot "@"\n' +
      section('Directory', '@', open) +
      section('Directory', '@/*/b', section('Files', 'page', shut)) +
      section('Directory', '@/x/*', section('Files', 'page', members)),
    paths: ['/x/b/page', '/x/c/page', '/y/b/page'],
  },
  {
    what: 'names in a folder that a wild-card lies in',
    text:
      'DocumentRoot "@"\n' +
      section('Directory', '@', open) +
      section('Directory', '@/x', section('Files', 'page', shut)) +
      section('Directory', '@/*/b', section('Files', 'page', members)),
    paths: ['/x/b/page', '/y/b/page'],
  },
  {
    what: 'names in a pattern over names in a folder',
    text:
      root +
      section('Directory', '@/www', open + section('Files', 'page', shut)) +
      section('DirectoryMatch', '^@/www', section('Files', 'page', members)),
    paths: ['/a/page', '/page'],
  },
  {
    what: 'names in a pattern over names in .htaccess',
    text:
      root +
      section('Directory', '@/www', `${open}AllowOverride All\n`) +
      section('DirectoryMatch', '^@/www', section('Files', 'page', members)),
    file: ['@/www/a/.htaccess', section('Files', 'page', shut)],
    paths: ['/a/page', '/page'],
  },
  {
    what: 'names in a guard that is not read',
    text:
      root +
      section('Directory', '@/www', shut) +
      '<IfDefine Nowhere>\n' +
      section('Files', 'page', open) +
      '</IfDefine>\n' +
      section('FilesMatch', '^p', members),
    paths: ['/a/page', '/page'],
  },
  {
    what: 'names in a guard that is read',
    text:
      root +
      section('Directory', '@/www', open) +
      '<IfDefine !Nowhere>\n' +
      section('Files', 'page', shut) +
      '</IfDefine>\n' +
      section('FilesMatch', '^p', members),
    paths: ['/a/page', '/page'],
  },
]

/** A pattern that matches a folder comes before one that matches only what lies in it. */
const patterns: readonly Trick[] = [
  {
    what: 'a pattern that ends in a class',
    text: `${root}${section('Directory', '@/www', shut)}${section('DirectoryMatch', '/a[$/]', open)}${section('DirectoryMatch', '/a', members)}`,
    paths: ['/a/page', '/page', '/a/b/page'],
  },
  {
    what: 'a pattern that ends in a slash',
    text: `${root}${section('Directory', '@/www', shut)}${section('DirectoryMatch', '/a/', open)}${section('DirectoryMatch', '/a', members)}`,
    paths: ['/a/page', '/page', '/a/b/page'],
  },
  {
    what: 'a pattern that looks ahead below a folder',
    text: `${root}${section('Directory', '@/www', shut)}${section('DirectoryMatch', '^@/www/a(?!/b)', open)}${section('DirectoryMatch', '^@/www/a', members)}`,
    paths: ['/a/page', '/page', '/a/b/page'],
  },
]

/** One section that a request meets twice, with another one in between; and one file under two AllowOverride lines. */
const twice: readonly Trick[] = [
  {
    what: 'a location of the main server and of a virtual host',
    text:
      root +
      section('Directory', '@/www', open) +
      'Include @/common.conf\n' +
      vhost(`${section('Location', '/a', shut)}Include @/common.conf\n`),
    file: ['@/common.conf', section('Location', '/a', members)],
    paths: ['/a/page'],
  },
  {
    what: 'a location',
    text:
      root +
      section('Directory', '@/www', open) +
      'Include @/common.conf\n' +
      section('Location', '/a', shut) +
      'Include @/common.conf\n',
    file: ['@/common.conf', section('Location', '/a', members)],
    paths: ['/a/page'],
  },
  {
    what: 'a folder',
    text:
      root +
      section('Directory', '@/www', open) +
      'Include @/common.conf\n' +
      section('Directory', '@/www/a', shut) +
      'Include @/common.conf\n',
    file: ['@/common.conf', section('Directory', '@/www/a', members)],
    paths: ['/a/page'],
  },
  {
    what: 'a folder of the main server and of a virtual host',
    text:
      root +
      section('Directory', '@/www', open) +
      'Include @/common.conf\n' +
      vhost(`${section('Directory', '@/www/a', shut)}Include @/common.conf\n`),
    file: ['@/common.conf', section('Directory', '@/www/a', members)],
    paths: ['/a/page'],
  },
  {
    what: 'a name',
    text:
      root +
      section('Directory', '@/www', open) +
      'Include @/common.conf\n' +
      section('Files', 'page', shut) +
      'Include @/common.conf\n',
    file: ['@/common.conf', section('Files', 'page', members)],
    paths: ['/a/page'],
  },
  {
    what: 'a pattern',
    text:
      root +
      section('Directory', '@/www', open) +
      'Include @/common.conf\n' +
      section('DirectoryMatch', '^@/www/a', shut) +
      'Include @/common.conf\n',
    file: ['@/common.conf', section('DirectoryMatch', '^@/www/a', members)],
    paths: ['/a/page'],
  },
  {
    what: 'a name in two folders',
    text:
      root +
      section('Directory', '@/www', `${open}Include @/common.conf\n`) +
      section('Directory', '@/www/a', `${section('Files', 'page', shut)}Include @/common.conf\n`),
    file: ['@/common.conf', section('Files', 'page', members)],
    paths: ['/a/page', '/page'],
  },
  {
    what: 'a name in a folder and outside',
    text:
      root +
      'Include @/common.conf\n' +
      section('Directory', '@/www', open) +
      section('Directory', '@/www/a', `${section('Files', 'page', shut)}Include @/common.conf\n`),
    file: ['@/common.conf', section('Files', 'page', members)],
    paths: ['/a/page', '/page'],
  },
  {
    what: 'a .htaccess file that one server refuses',
    text:
      root +
      section('Directory', '@/www', `AllowOverride Limit\n${shut}`) +
      vhost(section('Directory', '@/www', 'AllowOverride AuthConfig\n')),
    file: ['@/www/a/.htaccess', open],
    paths: ['/a/b/page', '/page'],
  },
]

describe.skipIf(!httpd())('no safe fix opens what was refused', () => {
  test.each(named)('$what', staysShut)
  test.each(nested)('$what', staysShut)
  test.each(patterns)('$what', staysShut)
  test.each(twice)('$what, met twice', staysShut)
})
