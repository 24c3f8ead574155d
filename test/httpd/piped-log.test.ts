import { expect, test } from 'vitest'
import { needsShell, programOfPipe, withShellIfNeeded } from '../../src/httpd/piped-log.js'

test.each([
  '|/usr/sbin/rotatelogs -l /var/log/access.%Y-%m-%d 86400',
  '| /usr/bin/logger -p local1.info',
  '|bin/rotatelogs logs/access 5M',
  '|C:/Apache/bin/rotatelogs.exe logs/access 86400',
  `|\${BIN}/rotatelogs \${LOGS}/access 86400`,
  '||cat > /tmp/a',
  '|$cat > /tmp/a',
  'logs/access > log',
  'syslog:local1',
  '|',
  '',
])('%s means the same without a shell', (target) => {
  expect(needsShell(target)).toBe(false)
  expect(withShellIfNeeded(target)).toBe(target)
})

test.each([
  '|/bin/cat >> /tmp/a',
  '|/bin/a | /bin/b',
  '|/bin/a; /bin/b',
  '|/bin/a &',
  '|/bin/a $HOME/b',
  '|/bin/a `hostname`',
  '|/bin/a ~/b',
  '|/bin/a *.log',
  '|/bin/a "b c"',
  "|/bin/a 'b'",
  '|cronolog /var/log/%Y',
  '|cd /tmp',
  '|TZ=/x /bin/a',
  '|/bin/a b\\ c',
])('%s needs one', (target) => {
  expect(needsShell(target)).toBe(true)
  expect(withShellIfNeeded(target)).toBe(`|$${target.slice(1)}`)
})

test('the program of a pipe, without its folder', () => {
  expect(programOfPipe('|/usr/sbin/RotateLogs x')).toBe('rotatelogs')
  expect(programOfPipe('|$ "/opt/my/parser.pl" -x')).toBe('parser.pl')
  expect(programOfPipe('||C:\\bin\\tee.exe')).toBe('tee.exe')
  expect(programOfPipe('logs/error_log')).toBeUndefined()
})
