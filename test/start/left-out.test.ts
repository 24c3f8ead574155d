import { expect, test } from 'vitest'
import { isLineOfModules } from '../../src/start/left-out.js'
import { parse } from '../../src/syntax/parse.js'
import { commandsUnder } from '../../src/syntax/tree.js'

test.each([
  ['LoadModule ssl_module modules/mod_ssl.so', true],
  ['SSLEngine on', true],
  ['SSLMutex sem', true],
  ['Mutex file:/var/run ssl-cache', true],
  ['Mutex file:/var/run default', false],
  ['Mutex sem', false],
  ['Mutex sem rewrite-map', false],
  ['CustomLog logs/ssl "%t %{SSL_PROTOCOL}x"', true],
  ['LogFormat "%<{SSL_CIPHER}c" tls', true],
  ['CustomLog logs/a "%h %{Referer}i %>s"', false],
  ['LoadModule dir_module modules/mod_dir.so', false],
])('without mod_ssl a copy goes without %s: %s', (line, isLeftOut) => {
  const [node] = commandsUnder(parse(`${line}\n`, 'a.conf').commands)
  expect(node && isLineOfModules(['ssl_module'])(node)).toBe(isLeftOut)
})
