import { expect, test } from 'vitest'
import { migrate } from '../../src/index.js'
import { authGroupFileMissing } from '../../src/migrate/rules/auth-group-file-missing.js'
import type { Disk } from '../../src/site/disk.js'
import { siteFromTexts } from '../../src/site/site.js'

const disk: Disk = {
  kindAt: (place) => (/^(srv(\/groups)?|etc\/httpd\/groups)$/.test(place.join('/')) ? 'file' : 'nothing'),
  realPlace: (place) => place,
  isVersioned: () => false,
  filesCalled: () => undefined,
}

/** What is said of a server that lies under this path, with this line for groups. */
function said(line: string, { root = '', require = 'group staff' } = {}): readonly string[] {
  const text = `ServerRoot "/etc/httpd"\nListen 80\nUser www\n<Directory "/srv/www">\n${line}\nRequire ${require}\n</Directory>\n`
  const site = siteFromTexts({ [`${root}/etc/httpd/conf/httpd.conf`]: text }, { folder: '/', from: '2.2', disk })
  return migrate(site, { rules: [authGroupFileMissing] }).findings.map(({ message }) => message)
}

test.each([
  ['by its whole path', 'AuthGroupFile "/srv/none"', '/srv/none'],
  ['below ServerRoot', 'authgroupfile conf/none', '/etc/httpd/conf/none'],
])('a group file that the server has not is said, %s', (_, line, path) => {
  expect(said(line)).toEqual([
    `There is no ${path}: where a group is asked for, 2.2 answered 500 to a right password, and 2.4 answers 401 and asks again. Name the file, or take out what asks for the group.`,
  ])
})

test.each([
  ['it is there', 'AuthGroupFile /srv/groups', {}],
  ['it is there, below ServerRoot', 'AuthGroupFile groups', {}],
  ['no group is asked for', 'AuthGroupFile /srv/none', { require: 'valid-user' }],
  ['this is a copy, which the file may lie outside of', 'AuthGroupFile /srv/none', { root: '/home/me/copy' }],
  ['its name is filled in', `AuthGroupFile \${BASE}/none`, {}],
])('nothing is said where %s', (_, line, options) => {
  expect(said(line, options)).toEqual([])
})
