import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readFiles } from '../../src/disk/files.js'
import { folder } from '../folder.js'

const all = { wanted: () => true }

/** What is read of a folder, with paths told from there. */
function readIn(root: string, names: readonly string[], options: Parameters<typeof readFiles>[1] = all) {
  const short = (text: string) => text.replaceAll(`${root}/`, '').replaceAll(root, '.')
  const { sources, links, troubles } = readFiles(
    names.map((name) => join(root, name)),
    options,
  )
  return {
    texts: Object.fromEntries(sources.map(({ path, text }) => [short(path), text])),
    named: sources.filter((source) => source.named).map(({ path }) => short(path)),
    links: Object.fromEntries(Array.from(links, ([link, path]) => [short(link), short(path)])),
    troubles: troubles.map(({ message }) => short(message)),
  }
}

describe('reading', () => {
  test('takes what is named, and of a folder what is wanted, in the order of names', () => {
    const root = folder({
      'z.txt': 'z',
      'd/b.conf': 'b',
      'd/a/c.conf': 'c',
      'd/x.txt': 'x',
      'd/.git/config.conf': 'g',
      'd/node_modules/n.conf': 'n',
    })
    const { texts, named, troubles } = readIn(root, ['z.txt', 'd/'], { wanted: (path) => path.endsWith('.conf') })
    expect(Object.entries(texts)).toEqual([
      ['d/a/c.conf', 'c'],
      ['d/b.conf', 'b'],
      ['z.txt', 'z'],
    ])
    expect(named).toEqual(['z.txt'])
    expect(troubles).toEqual([])
  })

  test('takes the files of a large folder in the order of names, and tells how many it has', () => {
    const names = Array.from({ length: 250 }, (_, at) => `${String(at).padStart(3, '0')}.conf`)
    const told: number[] = []
    const root = folder(Object.fromEntries(names.toReversed().map((name) => [name, 'x'])))
    expect(Object.keys(readIn(root, ['.'], { ...all, progress: (count) => told.push(count) }).texts)).toEqual(names)
    expect(told).toEqual([100, 200])
  })

  test('takes files of any length whole, and none has anything of the one before it', () => {
    const texts = {
      'a.conf': 'Listen 1\n'.repeat(30_000),
      'b.conf': 'Listen 2\n',
      'c.conf': '',
      'd.conf': `# ${'d'.repeat(131_070)}`,
    }
    expect(readIn(folder(texts), Object.keys(texts)).texts).toEqual(texts)
  })

  test('passes over what is not wanted, folders with all that they hold', () => {
    const root = folder({ 'd/a/c.conf': 'c', 'd/b.conf': 'b' })
    expect(Object.keys(readIn(root, ['d'], { ...all, unwanted: (path) => path.endsWith('/a') }).texts)).toEqual([
      'd/b.conf',
    ])
  })

  test('reads a file once, and knows its other names', () => {
    const root = folder({
      'sites-available/default': 'x',
      'sites-enabled/000-default': '-> ../sites-available/default',
      'a-enabled/1': '-> ../sites-available/default',
      'only/link.conf': '-> ../elsewhere.conf',
      'elsewhere.conf': 'y',
    })
    expect(readIn(root, ['a-enabled', 'sites-enabled', 'sites-available', 'sites-available/default', 'only'])).toEqual({
      texts: { 'sites-available/default': 'x', 'only/link.conf': 'y' },
      named: ['sites-available/default'],
      links: { 'a-enabled/1': 'sites-available/default', 'sites-enabled/000-default': 'sites-available/default' },
      troubles: [],
    })
  })

  test('prefers a name that ends like the file itself, where all are below a link', () => {
    const root = folder({
      'real/sites/x': 'x',
      'real/enabled/1': '-> ../sites/x',
      'real/a/2': '-> ../sites/x',
      alias: '-> real',
    })
    expect(readIn(root, ['alias'])).toMatchObject({
      texts: { 'alias/sites/x': 'x' },
      links: { 'alias/enabled/1': 'alias/sites/x', 'alias/a/2': 'alias/sites/x' },
    })
  })

  test('knows the files of a folder by all the names of the folder', () => {
    const root = folder({ 'd/conf.d/a': 'x', 'd/also': '-> conf.d' })
    expect(readIn(root, ['d'])).toMatchObject({
      texts: { 'd/conf.d/a': 'x' },
      links: { 'd/also/a': 'd/conf.d/a' },
      troubles: [],
    })
  })

  test.each<[string, Record<string, string>, string[]]>([
    ['a missing path', {}, ['no/such does not exist.']],
    ['a link to nothing', { 'no/such': '-> nowhere' }, ['no/such does not exist.']],
    [
      'links in a circle',
      { 'no/such': '-> other', 'no/other': '-> such' },
      ['no/such could not be read: its links form a circle.'],
    ],
    ['a path through a file', { no: 'x' }, ['no/such could not be read: a part of its path is not a folder.']],
    [
      'a binary file',
      { 'no/such': '\u0000\u0001\u0002\u0003\u0000' },
      ['no/such is not a text file that httpd can read, so the file is not changed.'],
    ],
  ])('says what is wrong: %s', (_title, files, troubles) => {
    expect(readIn(folder(files), ['no/such'])).toMatchObject({ texts: {}, troubles })
  })

  test.each([
    ['some/a.conf', '.'],
    ['conf.d/a', '.'],
    ['conf.d/a.conf', ', so httpd does not start. Copy ../other/a, or remove the link (`rm conf.d/a.conf`).'],
    [
      'sites-enabled/a',
      ', so httpd does not start and a2enmod fails. Copy ../other/a, or remove the link (`rm sites-enabled/a`).',
    ],
  ])('says of a link to nothing what comes of it: %s', (path, more) => {
    const root = folder({ [path]: '-> ../other/a' })
    const { troubles } = readIn(root, [dirname(path)])
    expect(troubles).toEqual([`${path} is a link to nothing${more}`])
  })

  test('says what is no file', () => {
    expect(readFiles(['/dev/null'], all).troubles.map(({ message }) => message)).toEqual([
      '/dev/null is neither a file nor a folder.',
    ])
  })

  test('does not follow a link to a folder that it lies in', () => {
    const root = folder({ 'd/a/b.conf': 'b', 'd/a/up': '-> ..', 'd/a/self': '-> .' })
    expect(readIn(root, ['d'])).toMatchObject({
      texts: { 'd/a/b.conf': 'b' },
      troubles: [
        'd/a/self is a link to a folder above itself, so the link was not followed.',
        'd/a/up is a link to a folder above itself, so the link was not followed.',
      ],
    })
    expect(readIn(root, ['d'], { ...all, unwanted: (path) => /up$|self$/.test(path) }).troubles).toEqual([])
  })

  test('knows what httpd reads in it by the name of the link, too', () => {
    const root = folder({ 'd/.htaccess': 'b', 'd/a/acl': 'c', 'd/a/up': '-> ..', 'd/a/x.conf': 'd' })
    const accessFiles = new Set(['acl'])
    expect(readIn(root, ['d'], { ...all, accessFiles }).links).toEqual({
      'd/a/up/.htaccess': 'd/.htaccess',
      'd/a/up/a/acl': 'd/a/acl',
    })
  })

  test('ends, however many ways links make', () => {
    const links = Array.from(
      { length: 30 },
      (_, at) =>
        [
          [`d${at}/x`, `-> ../d${at + 1}`],
          [`d${at}/y`, `-> ../d${at + 1}`],
        ] as const,
    ).flat()
    expect(Object.values(readIn(folder({ ...Object.fromEntries(links), 'd30/a.conf': 'a' }), ['d0']).texts)).toEqual([
      'a',
    ])
  })

  test('leaves pictures and the like in a folder alone without a word', () => {
    expect(
      readIn(folder({ 'a.conf': Buffer.from([0xff, 0xd8, 0, 0, 1, 2, 3, 0]), 'b.conf': 'b' }), ['.']),
    ).toMatchObject({ texts: { 'b.conf': 'b' }, troubles: [] })
  })
})
