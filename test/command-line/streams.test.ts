import { expect, test } from 'vitest'
import { showProgressLine, writeToStream } from '../../src/command-line/streams.js'

test('a line that is shown again and again leaves nothing behind', () => {
  const before = process.listenerCount('exit')
  for (let shown = 0; shown < 20; shown++) {
    showProgressLine('at work')
    writeToStream(2, '')
  }
  expect(process.listenerCount('exit')).toBe(before)
})
