import { expect, test } from 'vitest'
import { textForLog } from '../../../src/action/log.js'

test.each([
  ['conf/a.conf: `Order` is gone.', 'conf/a.conf: `Order` is gone.'],
  ['::error::x', ':\u200B:error::x'],
  ['a\n  ::set-output name=matrix::x\r\n::y\r::z', 'a\n  :\u200B:set-output name=matrix::x\n:\u200B:y\n:\u200B:z'],
  ['a.conf: `##[set-output name=a;]b`', 'a.conf: `##\u200B[set-output name=a;]b`'],
  ['<Location "http://[::1]/">', '<Location "http://[::1]/">'],
  ['\u001B[2J\u202Ex', '\uFFFD[2J\uFFFDx'],
])('%j is no command to the runner', (text, expected) => {
  expect(textForLog(text)).toBe(expected)
})
