import { expect, test } from 'vitest'
import { run, useCli } from '../run-cli.js'

useCli()

const htaccess = 'Order allow,deny\nDeny from all\nphp_value upload_max_filesize 10M\n'

test('standard input is read as the file that --stdin-filename names', () => {
  const { out, err } = run({}, ['--write', '--review', '--stdin-filename', '.htaccess', '-'], { input: htaccess })
  expect(out).toBe('Require all denied\nphp_value upload_max_filesize 10M\n')
  expect(err).toContain('written to standard output')
  const { out: said } = run({}, ['--stdin-filename', 'site/.htaccess', '-'], { input: htaccess })
  expect(said).toMatch(/^site\/\.htaccess for 2\.4:\n\nRequire all denied\n/)
  expect(said).toContain('\nsite/.htaccess:1:1: error: ')
})

test('--stdin-filename without standard input is refused', () => {
  const { code, err } = run({ '.htaccess': htaccess }, ['--stdin-filename', '.htaccess', '.htaccess'])
  expect({ code, err }).toMatchObject({
    code: 2,
    err: expect.stringContaining('--stdin-filename needs - as a PATH.'),
  })
})
