import { execFileSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openArchive } from '../../src/page/archives.js'
import { folder } from '../folder.js'

const long = `${'folder-with-a-long-name/'.repeat(8)}a.conf`
const files = {
  'etc/httpd/httpd.conf': 'Listen 80\n',
  'etc/httpd/sites-available/a': 'é\r\n',
  'var/www/.htaccess': '',
  [long]: 'x\n',
}

/** A server with links such as Debian's, packed by other programs. */
function packed(command: string, ...words: string[]): Uint8Array {
  const root = folder(files)
  symlinkSync('sites-available', join(root, 'etc/httpd/sites-enabled'))
  symlinkSync('/etc/httpd/sites-available/a', join(root, 'etc/httpd/b.conf'))
  symlinkSync('../../nowhere', join(root, 'etc/httpd/c.conf'))
  const target = join(folder(), 'packed')
  execFileSync(
    command,
    words.map((word) => (word === 'TARGET' ? target : word)),
    { cwd: root, stdio: 'ignore' },
  )
  return readFileSync(target)
}

const isLinked = {
  'old/etc/httpd/sites-enabled/a': 'old/etc/httpd/sites-available/a',
  'old/etc/httpd/b.conf': 'old/etc/httpd/sites-available/a',
}

const opened = (name: string, bytes: Uint8Array) => {
  const archive = openArchive(name, bytes, 1e6)
  const texts = archive.files.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)] as const)
  return { ...archive, files: Object.fromEntries(texts) }
}

const expected = Object.fromEntries(Object.entries(files).map(([path, text]) => [`old/${path}`, text]))

describe('an archive is a folder of its name', () => {
  test.each(['gnu', 'pax', 'ustar', 'v7'])('tar, in the form %s', (form) => {
    // The oldest form knows no long names.
    const less = form === 'v7' ? ['--exclude=folder-with*'] : []
    const archive = opened('old.tar', packed('tar', `--format=${form}`, ...less, '-cf', 'TARGET', '.'))
    expect(archive).toMatchObject({ folder: 'old', links: isLinked })
    const { [`old/${long}`]: _, ...short } = expected
    expect(archive.files).toEqual(form === 'v7' ? short : expected)
  })

  test.each(['old.tar.gz', 'old.tgz'])('%s', (name) => {
    expect(opened(name, packed('tar', '-czf', 'TARGET', 'etc', 'var', long)).files).toEqual(expected)
  })

  test('zip, in which links are what they lead to', () => {
    const script =
      "import shutil, sys; shutil.make_archive(sys.argv[1], 'zip', '.'); import os; os.rename(sys.argv[1] + '.zip', sys.argv[1])"
    expect(opened('some/old.zip', packed('python3', '-c', script, 'TARGET')).files).toMatchObject(expected)
  })

  test('one that holds just the folder of its name has no other around it', () => {
    const root = folder({ 'old/a.conf': 'x\n' })
    execFileSync('tar', ['-cf', 'old.tar', 'old'], { cwd: root })
    expect(Object.keys(opened('old.tar', readFileSync(join(root, 'old.tar'))).files)).toEqual(['old/a.conf'])
  })
})

describe('an archive that somebody made to do harm', () => {
  test('leads nowhere', () => {
    const root = folder({ 'a.conf': 'x\n' })
    execFileSync('tar', ['-cf', 'x.tar', '--transform=s,^,../../../etc/,', '-P', 'a.conf'], { cwd: root })
    expect(Object.keys(opened('x.tar', readFileSync(join(root, 'x.tar'))).files)).toEqual(['x/etc/a.conf'])
  })

  test.each(['tar.gz', 'zip'])('is not unpacked where that takes too much room: %s', (kind) => {
    const root = folder({ 'a.conf': ' '.repeat(2_000_000) })
    if (kind === 'zip')
      execFileSync('python3', ['-c', "import zipfile; zipfile.ZipFile('a.zip', 'w', 8).write('a.conf')"], { cwd: root })
    else execFileSync('tar', ['-czf', 'a.tar.gz', 'a.conf'], { cwd: root })
    expect(() => opened(`a.${kind}`, readFileSync(join(root, `a.${kind}`)))).toThrow('Its content is too large.')
  })

  test('cut off anywhere, it is what there is of it, or an error', () => {
    const whole = packed('tar', '-cf', 'TARGET', 'etc')
    for (let length = 0; length < whole.length; length += 331)
      expect(Object.keys(expected)).toEqual(
        expect.arrayContaining(Object.keys(opened('old.tar', whole.subarray(0, length)).files)),
      )
    const zipped = packed('tar', '-czf', 'TARGET', 'etc')
    expect(() => opened('old.tgz', zipped.subarray(0, 100))).toThrow()
  })
})
