import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipOf } from '../../src/page/download-texts.js'
import { folder } from '../folder.js'

const bytes = (text: string) => new TextEncoder().encode(text)

test('another program finds the files in it, and nothing wrong with it', () => {
  const root = folder({})
  const files = { 'conf/httpd.conf': 'Listen 80\n', '.htaccess': '', 'ü b.conf': 'é\r\n' }
  const packed = Object.entries(files).map(([path, text]) => ({ path, bytes: bytes(text) }))
  writeFileSync(join(root, 'a.zip'), zipOf(packed))
  const script =
    "import zipfile; z = zipfile.ZipFile('a.zip'); assert z.testzip() is None; print(z.namelist()); z.extractall('out')"
  const { stdout, stderr } = spawnSync('python3', ['-c', script], { cwd: root, encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(stdout).toBe("['conf/httpd.conf', '.htaccess', 'ü b.conf']\n")
  for (const [path, text] of Object.entries(files)) expect(readFileSync(join(root, 'out', path), 'utf8')).toBe(text)
})

test.each([
  ['../../etc/x.conf', 'etc/x.conf'],
  ['/etc/x.conf', 'etc/x.conf'],
  ['a/../../etc/x.conf', 'etc/x.conf'],
  ['a/./b//x.conf', 'a/b/x.conf'],
  ['..\\x.conf', 'x.conf'],
  ['a\\..\\..\\x.conf', 'x.conf'],
  ['C:\\Apache\\conf\\httpd.conf', 'Apache/conf/httpd.conf'],
  ['.htaccess', '.htaccess'],
  ['conf..d/..x.conf', 'conf..d/..x.conf'],
])('%s is %s in an archive', (path, expected) => {
  expect(Object.keys(unzipSync(zipOf([{ path, bytes: bytes('x') }])))).toEqual([expected])
})
