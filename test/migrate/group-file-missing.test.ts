import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { thisDisk } from '../../src/disk/server-files.js'
import { segmentsOf } from '../../src/httpd/folder-path.js'
import { migrate } from '../../src/index.js'
import { authFileLongLine } from '../../src/migrate/rules/access/auth-file-long-line.js'
import { authGroupFileMissing } from '../../src/migrate/rules/access/auth-group-file-missing.js'
import type { Disk } from '../../src/site/disk.js'
import { siteFromTexts } from '../../src/site/site.js'

const disk: Disk = {
  kindAt: (place) => (/^(srv(\/groups)?|etc\/httpd\/groups)$/.test(place.join('/')) ? 'file' : 'nothing'),
  hasLineLongerThan: (length, place) => length === 8191 && place.at(-1) === 'groups',
  realPlace: (place) => place,
  isInGitWorkTree: () => false,
  filesNamed: () => undefined,
}

/** What is said of a server that lies under this path, with this line for groups. */
function said(
  line: string,
  { root = '', require = 'group staff', rules = [authGroupFileMissing] } = {},
): readonly string[] {
  const text = `ServerRoot "/etc/httpd"\nListen 80\nUser www\n<Directory "/srv/www">\n${line}\nRequire ${require}\n</Directory>\n`
  const site = siteFromTexts({ [`${root}/etc/httpd/conf/httpd.conf`]: text }, { folder: '/', from: '2.2', disk })
  return migrate(site, { rules }).findings.map(({ message }) => message)
}

test.each([
  ['by its whole path', 'AuthGroupFile "/srv/none"', '/srv/none'],
  ['below ServerRoot', 'authgroupfile conf/none', '/etc/httpd/conf/none'],
])('a group file that the server has not is said, %s', (_, line, path) => {
  expect(said(line)).toEqual([
    `${path} does not exist. Where a Require asks for a group, 2.4 refuses every password (401); 2.2 answered 500. Name the right file, or remove those Require lines.`,
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

describe('a line that 2.2 cut', () => {
  const rules = [authFileLongLine]

  test.each([
    [
      'AuthGroupFile /srv/groups',
      'A line of /srv/groups is longer than 8191 characters. 2.2 cut the line off there; 2.4 reads the whole line and lets in the users named after that point. Remove the names of users who should stay out.',
    ],
    [
      'AuthUserFile groups',
      'A line of /etc/httpd/groups is longer than 8191 characters. 2.2 cut the line off there; 2.4 reads no line after the long one. Shorten the long line.',
    ],
  ])('is said of %s', (line, message) => {
    expect(said(line, { rules })).toEqual([message])
  })

  test('is looked for in the files that are there, with the lines that it continues in', () => {
    const folder = mkdtempSync(join(tmpdir(), 'long-line-'))
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
    write('short', `${'a: b\n'.repeat(3000)}`)
    write('long', `a: ${'b '.repeat(4100)}\n`)
    write('continued', `a: ${'b \\\n'.repeat(4100)}\n`)
    const disk = thisDisk()
    const found = ['short', 'long', 'continued', 'none'].map((name) =>
      disk.hasLineLongerThan(8191, segmentsOf(join(folder, name))),
    )
    expect(found).toEqual([false, true, true, undefined])
    rmSync(folder, { recursive: true })
  })
})
