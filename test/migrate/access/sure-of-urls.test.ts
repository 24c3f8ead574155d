import { describe, test } from 'vitest'
import { httpd } from '../../real-httpd/install.js'
import { members, open, root, section, shut, staysShut, type Trick } from './tricks.js'

/** Where requests are answered from another place, or by other sections, than it seems; `@` is a scratch folder. */
const tricks: readonly Trick[] = [
  {
    what: 'an alias that another one comes before',
    text:
      `${root}Alias /a "@/x"\nAlias /a/b "@/y"\n${section('Directory', '@/y', open)}` +
      section('Directory', '@/x', members) +
      section('Location', '/a/b', open),
    paths: ['/a/b/page', '/a/page'],
  },
  {
    what: 'folders that the name of the host leads to',
    text:
      `ServerName x.test\nUseCanonicalName On\nVirtualDocumentRoot "@/%1"\n${section('Directory', '@/x', members)}` +
      section('Location', '/b', open),
    paths: ['/b/page', '/page'],
  },
  {
    what: 'folders that the name of the host leads to, in a guard',
    text:
      `${root}ServerName x.test\nUseCanonicalName On\n<IfDefine !Nowhere>\nVirtualDocumentRoot "@/%1"\n</IfDefine>\n` +
      section('Directory', '@/x', members) +
      section('Location', '/b', open),
    paths: ['/b/page', '/page'],
  },
  {
    what: 'folders that the name of the host leads to, beside an alias',
    text:
      `ServerName x.test\nUseCanonicalName On\nVirtualDocumentRoot "@/%1"\nAlias /a "@/y"\n` +
      section('Directory', '@/x', members) +
      section('Location', '/a', open) +
      section('Location', '/c', open),
    paths: ['/a/page', '/c/page'],
  },
  {
    what: 'an alias said twice',
    text: `${root}Alias /a "@/x"\nAlias /a "@/y"\n${section('Directory', '@/x', members)}${section('Location', '/a', open)}`,
    paths: ['/a/b/page', '/a/page'],
  },
  {
    what: 'an alias of the virtual host, before all of the main server',
    text:
      `${root}Alias /a/b "@/y"\n${section('Directory', '@/x', members)}` +
      `<VirtualHost *:@PORT@>\nAlias /a "@/x"\n${section('Location', '/a/b', open)}</VirtualHost>\n`,
    paths: ['/a/b/page', '/a/page'],
  },
  {
    what: 'an alias in a guard',
    text:
      `${root}<IfDefine Nowhere>\nAlias /a "@/y"\n</IfDefine>\n${section('Directory', '@/www', members)}` +
      section('Location', '/a', open),
    paths: ['/a/b/page', '/page'],
  },
  {
    what: 'a DocumentRoot in a guard',
    text:
      `<IfDefine !Nowhere>\nDocumentRoot "@/x"\n</IfDefine>\n<IfDefine Nowhere>\nDocumentRoot "@/y"\n</IfDefine>\n` +
      section('Directory', '@/x', members) +
      section('Location', '/b', open),
    paths: ['/b/page', '/page'],
  },
  {
    what: 'an alias that ends within a name',
    text: `${root}Alias /a/ "@/pre"\n${section('Directory', '@/prefix', members)}${section('Location', '/a/fix', open)}`,
    paths: ['/a/fix/page'],
  },
  {
    what: 'a path with two dots',
    text: `DocumentRoot "@/www/../x"\n${section('Directory', '@/x', members)}${section('Location', '/b', open)}`,
    paths: ['/b/page', '/page'],
  },
  {
    what: 'a folder with two URLs',
    text:
      `DocumentRoot "@"\nAlias /z "@/x"\n${section('Directory', '@', `${shut}Allow from 127.0.0.2\n`)}` +
      section('Directory', '@/x', members) +
      section('Location', '/', `${shut}Allow from 127.0.0.1\n`),
    paths: ['/x/page', '/z/page', '/y/page'],
  },
  {
    what: 'a folder that is another URL on a virtual host',
    text:
      `DocumentRoot "@"\n<VirtualHost *:@PORT@>\nDocumentRoot "@/x"\n</VirtualHost>\n` +
      section('Directory', '@', `${shut}Allow from 127.0.0.2\n`) +
      section('Directory', '@/x', members) +
      section('Location', '/', `${shut}Allow from 127.0.0.1\n`),
    paths: ['/page', '/b/page'],
  },
  {
    what: 'a wild-card held against the whole URL',
    text:
      root +
      section('Directory', '@/www', shut) +
      section('Location', '/a/*', open) +
      section('Location', '/a/b', members),
    paths: ['/a/b/page', '/a/b'],
  },
  {
    what: 'a slash at the end of a URL',
    text:
      root +
      section('Directory', '@/www', shut) +
      section('Location', '/page/', open) +
      section('Location', '/page', members),
    paths: ['/page', '/page/more'],
  },
  {
    what: 'a pattern that looks ahead',
    text:
      root +
      section('Directory', '@/www', shut) +
      section('DirectoryMatch', '^@/www/(?!private)', open) +
      section('Location', '/', members),
    paths: ['/private/page', '/a/b/page'],
  },
  {
    what: 'a class of characters by its name',
    text: root + section('FilesMatch', '^[[:alpha:]]+$', shut) + section('Files', 'page', members),
    paths: ['/page'],
  },
  {
    what: 'the end of a name as PCRE writes it',
    text: root + section('FilesMatch', 'ge\\z', shut) + section('Files', 'page', members),
    paths: ['/page'],
  },
  {
    what: 'wild-cards that cross',
    text:
      'DocumentRoot "@"\n' +
      section('Directory', '@', open) +
      section('Directory', '@/*/b', shut) +
      section('Directory', '@/x/*', members),
    paths: ['/x/b/page', '/x/c/page', '/y/b/page'],
  },
  {
    what: 'wild-cards of another depth that cross',
    text:
      'DocumentRoot "@"\n' +
      section('Directory', '@', open) +
      section('Directory', '@/*', shut) +
      section('Directory', '@/[xy]/b', members),
    paths: ['/x/b/page', '/y/b/page'],
  },
  {
    what: 'a .htaccess file that AccessFileName does not name',
    text: `AccessFileName .acl\n${root}${section('Directory', '@/www', `AllowOverride All\n${shut}`)}${section('Location', '/a', members)}`,
    file: ['@/www/a/.htaccess', open],
    paths: ['/a/b/page'],
  },
  {
    what: 'a file that waits to be named .htaccess',
    text: `${root}${section('Directory', '@/www', `AllowOverride All\n${shut}`)}${section('Location', '/a', members)}`,
    file: ['@/www/a/htaccess.txt', open],
    paths: ['/a/b/page'],
  },
  {
    what: 'a .htaccess file that a guard may keep from being read',
    text:
      root +
      section('Directory', '@/www', `AllowOverride All\n<IfDefine Nowhere>\nAllowOverride None\n</IfDefine>\n${open}`) +
      section('Location', '/a', open),
    file: ['@/www/a/.htaccess', members],
    paths: ['/a/b/page', '/page'],
  },
  {
    what: 'a .htaccess file that one server reads and another does not',
    text:
      `${root}${section('Directory', '@/www', `AllowOverride None\n${shut}`)}${section('Location', '/a', members)}` +
      `<VirtualHost 127.0.0.9:@PORT@>\n${section('Directory', '@/www', 'AllowOverride All\n')}</VirtualHost>\n`,
    file: ['@/www/a/.htaccess', open],
    paths: ['/a/b/page', '/page'],
  },
  {
    what: 'an alias below the URL of a copy',
    text:
      `${root}Alias /a/b "@/x"\n${section('Directory', '@/www', members)}` +
      section('Directory', '@/www/a', `Satisfy any\n${open}`) +
      section('Directory', '@/x', members) +
      section('Location', '/', 'Order deny,allow\nDeny from 127.0.0.9\n'),
    paths: ['/a/b/page'],
  },
  {
    what: 'an alias in the place of a folder',
    text:
      `${root}Alias /a "@/x"\n${section('Directory', '@/www', members)}` +
      section('Directory', '@/www/a', `Satisfy any\n${open}`) +
      section('Directory', '@/x', members) +
      section('Location', '/', 'Order deny,allow\nDeny from 127.0.0.9\n'),
    paths: ['/a/b/page', '/a/page'],
  },
  {
    what: 'an alias around the URL that a folder would have',
    text:
      `${root}Alias /a "@/x"\n${section('Directory', '@/www', members)}` +
      section('Directory', '@/www/a/b', `Satisfy any\n${open}`) +
      section('Directory', '@/x', members) +
      section('Location', '/', 'Order deny,allow\nDeny from 127.0.0.9\n'),
    paths: ['/a/b/page', '/a/page'],
  },
  {
    what: 'a pattern of aliases below the URL of a copy',
    text:
      `${root}AliasMatch ^/a/b/(.*) "@/x/$1"\n${section('Directory', '@/www', members)}` +
      section('Directory', '@/www/a', `Satisfy any\n${open}`) +
      section('Directory', '@/x', members) +
      section('Location', '/', 'Order deny,allow\nDeny from 127.0.0.9\n'),
    paths: ['/a/b/page'],
  },
]

describe.skipIf(!httpd())('no safe fix opens what was refused', () => {
  test.each(tricks)('$what', staysShut)
})
