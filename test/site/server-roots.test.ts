import { describe, expect, test } from 'vitest'
import { siteFromTexts } from '../../src/site/site.js'

const rootsIn = (texts: Readonly<Record<string, string>>) =>
  siteFromTexts(texts).serverRoots.map(({ diskRoot, place }) => `${diskRoot?.join('/')} ${place?.join('/')}`)

describe('the root of a copied server is', () => {
  test.each([
    ['Red Hat', 'old/etc/httpd/conf/httpd.conf', 'ServerRoot "/etc/httpd"\n', 'old old/etc/httpd'],
    [
      'the source',
      'old/usr/local/apache2/conf/httpd.conf',
      'ServerRoot "/usr/local/apache2"\n',
      'old old/usr/local/apache2',
    ],
    ['FreeBSD', 'old/usr/local/etc/apache22/httpd.conf', 'ServerRoot "/usr/local"\n', 'old old/usr/local'],
    ['XAMPP', 'a/b/opt/lampp/etc/httpd.conf', 'ServerRoot "/opt/lampp"\n', 'a/b a/b/opt/lampp'],
    ['Debian', 'old/etc/apache2/apache2.conf', 'User www-data\n', 'old old/etc/apache2'],
    ['a server that lies where it says', 'etc/httpd/conf/httpd.conf', 'ServerRoot "/etc/httpd"\n', ' etc/httpd'],
  ])('seen by the place of the main file against ServerRoot: %s', (_, path, text, root) => {
    expect(rootsIn({ [path]: text })).toEqual([root])
  })

  test('seen by the files that absolute paths name, where ServerRoot is not said: SuSE', () => {
    const texts = {
      'old/etc/apache2/httpd.conf': 'Listen 80\nInclude /etc/apache2/default-server.conf\nInclude conf.d/*.conf\n',
      'old/etc/apache2/default-server.conf': 'DocumentRoot "/srv/www/htdocs"\n',
      'old/srv/www/htdocs/.htaccess': 'Options None\n',
    }
    expect(rootsIn(texts)).toEqual(['old undefined'])
  })

  test.each([
    ['Slackware', 'old/etc/httpd/httpd.conf', 'ServerRoot "/usr"\n', 'old old/usr'],
    ['Apple', 'old/etc/apache2/httpd.conf', 'ServerRoot "/usr"\n', 'old old/usr'],
    ['Apple, by its other name', 'old/private/etc/apache2/httpd.conf', 'ServerRoot "/usr"\n', 'old old/usr'],
    ['Gentoo', 'old/etc/apache2/httpd.conf', 'ServerRoot "/usr/lib/apache2"\n', 'old old/usr/lib/apache2'],
    ['FreeBSD', 'old/usr/local/etc/apache22/httpd.conf', 'ServerRoot "/srv/www"\n', 'old old/srv/www'],
  ])('where packages have the main file, and ServerRoot elsewhere: %s', (_, path, text, root) => {
    expect(rootsIn({ [path]: text })).toEqual([root])
  })

  test('not guessed where ServerRoot has a folder etc of its own', () => {
    expect(rootsIn({ 'old/etc/httpd/httpd.conf': 'ServerRoot "/opt/filer/etc/httpd"\n' })).toEqual([])
  })

  test('not guessed by one name that is the same', () => {
    expect(rootsIn({ 'srv/conf/httpd.conf': 'ServerRoot "/srv"\nListen 80\n', 'x/.htaccess': '' })).toEqual([' srv'])
    expect(rootsIn({ 'old/srv/conf/httpd.conf': 'ServerRoot "/srv"\nListen 80\n' })).toEqual([])
    expect(rootsIn({ 'repo/conf/httpd.conf': 'ServerRoot "/usr/local/apache2"\nListen 80\n' })).toEqual([])
  })
})
