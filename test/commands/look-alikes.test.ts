import { describe, expect, test } from 'vitest'
import { skippedLookAlikeNotes } from '../../src/commands/look-alikes.js'
import { readFiles } from '../../src/disk/files.js'
import { isWantedPath, mayBeConfigPath } from '../../src/site/wanted-path.js'
import { corpus, corpusFolder, hasCorpus } from '../corpus.js'
import { folder } from '../folder.js'
import { run, runIn, useCli } from '../run-cli.js'

useCli()

const section = '<Directory /srv>\n  Order allow,deny\n  Allow from all\n</Directory>\n'

describe('files that look like configuration by their text, and not by their name', () => {
  const tree = () =>
    folder({
      'httpd.conf': 'Listen 80\n',
      'templates/vhost.erb': `<VirtualHost *:80>\n  ServerName <%= @name %>\n</VirtualHost>\n`,
      'templates/part.tpl': section,
      'sites/example.com': section,
      'sites/README.txt': 'How to make a site: write <Directory /srv> and so on, into a file of its own.\n',
      'lib/page.php': `<?php /*\n${section}*/\n`,
      'a.bin': new Uint8Array([0, 1, 2]),
    })

  test('are counted and named, with what takes them', () => {
    const { err, out } = runIn(tree(), [])
    expect(out).toContain('1 file read')
    expect(err).toBe(
      "httpd-upgrade: 3 files look like httpd configuration but were skipped because of the name: sites/example.com, templates/part.tpl, templates/vhost.erb. To read them too, add --include 'sites/*' --include '*.tpl' --include '*.erb'.\n",
    )
  })

  test('are read then, and nothing more is said', () => {
    const { err, out } = runIn(tree(), ['--include', 'sites/*', '--include', '*.tpl', '--include', '*.erb'])
    expect(out).toContain('sites/example.com:2:3: error')
    expect(out).toContain('4 files read')
    expect(err).toBe('')
  })

  test('are not spoken of where somebody wants one line, or left them out', () => {
    expect(runIn(tree(), ['--quiet']).err).toBe('')
    expect(runIn(tree(), ['--exclude', 'sites', '--exclude', 'templates']).err).toBe('')
  })

  test('are named where nothing else is there', () => {
    const { code, err } = run({ 'vhost.erb': section }, [])
    expect(err).toContain('nothing was checked')
    expect(err).toContain(
      "1 file looks like httpd configuration but was skipped because of the name: vhost.erb. To read it too, add --include '*.erb'.",
    )
    expect(code).toBe(2)
  })
})

describe('a file that is named on purpose', () => {
  test('and is none of httpd is said to be none', () => {
    const { err } = run({ 'a.txt': 'Dear Sir,\nhow do you do?\n' }, ['a.txt'])
    expect(err).toBe(
      'httpd-upgrade: a.txt does not look like httpd configuration. It was read anyway because you named it.\n',
    )
  })

  test.each([
    ['configuration of any name', section],
    ['an empty file', ''],
    ['comments', '# nothing\n'],
  ])('and is %s is not spoken of', (_, text) => {
    expect(run({ 'a.txt': text }, ['a.txt']).err).toBe('')
  })
})

test('what cannot be read for sure counts in the exit status', () => {
  const { code, out } = run({ 'a.conf': '<IfModule mod_x.c>\nKeepAlive On\n' }, ['a.conf'])
  expect(out).toContain('1 place whose meaning is not clear')
  expect(code).toBe(1)
  expect(run({ 'a.conf': '<IfModule mod_x.c>\nKeepAlive On\n</IfModule>\n' }, ['a.conf']).code).toBe(0)
})

test.skipIf(!hasCorpus)('no real file of 2.2 is passed over without a word', () => {
  const files = corpus().filter(({ group }) => group === '2.2')
  const trees = new Set(files.map(({ path }) => path.split('/')[0] ?? ''))
  const reads = [...trees].map((tree) =>
    readFiles([corpusFolder + tree], { wanted: isWantedPath, possible: mayBeConfigPath, unwanted: () => false }),
  )
  const known = new Set(reads.flatMap(({ sources, links }) => [...sources.map(({ path }) => path), ...links.keys()]))
  const passedOver = files.map(({ path }) => corpusFolder + path).filter((path) => !known.has(path))
  expect(passedOver.length).toBeGreaterThan(50)
  const possible = new Set(reads.flatMap(({ unread }) => unread))
  expect(passedOver.filter((path) => !possible.has(path) || skippedLookAlikeNotes([path]).length === 0)).toEqual([])
})
