import { describe, expect, test } from 'vitest'
import { box, ticksIn } from '../../src/upgrade/body/boxes.js'
import { around, type Mark, marked, markedClosed, markIn, placed } from '../../src/upgrade/region.js'

const mark: Mark = {
  state: 'open',
  head: 'a'.repeat(40),
  exact: '0123456789abcdef',
  change: '1123456789abcdef',
  configuration: '2123456789abcdef',
  text: '3123456789abcdef',
}

describe('our part of the text of a pull request', () => {
  const ours = marked('Ours.', mark)

  test('is found again with its mark', () => {
    expect(markIn(ours)).toEqual(mark)
    expect(markIn(markedClosed(ours))).toEqual({ ...mark, state: 'closed' })
    expect(markIn('Ours.')).toBeUndefined()
    expect(markIn('')).toBeUndefined()
  })

  test.each([
    ['nothing', '', ours],
    ['words before', `Mine.\n\n${ours}`, `Mine.\n\n${ours}`],
    ['words after', `${ours}\n\nMine.`, `${ours}\n\nMine.`],
    ['words without ours', 'Mine.\r\n', `Mine.\n\n${ours}`],
  ])('takes the place of the earlier one: %s', (_, body, expected) => {
    expect(placed(ours, body)).toBe(expected)
    expect(placed(ours, placed(ours, body))).toBe(expected)
  })

  test('that was cut short is not taken for the words of somebody else for long', () => {
    const once = placed(ours, 'Mine.\n<!-- httpd-upgrade:begin -->\nOu')
    expect(placed(ours, once)).toBe(`Mine.\n\n${ours}`)
  })

  test('ends with the last mark, whatever a line of the configuration pretends', () => {
    const fake = marked('x', { ...mark, head: 'b'.repeat(40) })
    const body = `Mine.\n\n${marked(`Ours: ${fake}`, mark)}\n\nMine.`
    expect(markIn(body)?.head).toBe(mark.head)
    expect(around(body)).toEqual({ before: 'Mine.', after: 'Mine.' })
  })

  test('survives the line endings of a browser', () => {
    expect(markIn(`Mine.\r\n\r\n${ours.replaceAll('\n', '\r\n')}`)).toEqual(mark)
  })
})

describe('a task box', () => {
  test('is found ticked, and ticked again', () => {
    const open = box({ key: 'task-x', text: 'Do this.  \n  `a.conf:1`' }, new Set())
    expect(open).toBe('- [ ] Do this. <!-- httpd-upgrade:box task-x -->  \n  `a.conf:1`')
    expect([...ticksIn(open)]).toEqual([])
    expect([...ticksIn(open.replace('[ ]', '[x]'))]).toEqual(['task-x'])
    expect([...ticksIn(open.replace('[ ]', '[X]').replaceAll('\n', '\r\n'))]).toEqual(['task-x'])
    expect(box({ key: 'task-x', text: 'Do that.' }, new Set(['task-x']))).toMatch(/^- \[x\] Do that\./)
  })

  test('is none in the words of somebody else', () => {
    expect([...ticksIn('- [x] Mine.\n[x] <!-- httpd-upgrade:box a -->\n> x <!-- httpd-upgrade:box b -->')]).toEqual([])
  })
})
