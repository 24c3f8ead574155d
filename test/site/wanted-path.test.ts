import { expect, test } from 'vitest'
import { isWantedPath } from '../../src/site/wanted-path.js'

test.each([
  ['apache2/mods-available/php5.load', true],
  ['apache2/conf.d/security', true],
  ['php/8.2/mods-available/xml.ini', false],
  ['app/conf.d/logging.xml', false],
  ['app/conf.d/routes.yml', false],
  ['templates/httpd.conf-CentOS', true],
  ['templates/httpd.conf-CentOS.erb', true],
  ['templates/httpd.conf-CentOS.orig', false],
])('of files in folders with names of httpd: %s', (path, isWanted) => expect(isWantedPath(path)).toBe(isWanted))
