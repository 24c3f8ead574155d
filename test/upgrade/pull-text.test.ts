import { describe, expect, test } from 'vitest'
import { taskBox, ticksIn } from '../../src/upgrade/body/boxes.js'
import {
  bodyMarkedClosed,
  bodyWithOurText,
  type PullMark,
  peoplesTextAround,
  pullMarkIn,
  pullTextWithMark,
} from '../../src/upgrade/pull-text.js'

const mark: PullMark = {
  state: 'open',
  head: 'a'.repeat(40),
  exactHash: '0123456789abcdef',
  changeHash: '1123456789abcdef',
  configurationHash: '2123456789abcdef',
  textHash: '3123456789abcdef',
}

describe('our part of the text of a pull request', () => {
  const ours = pullTextWithMark('Ours.', mark)

  test('is found again with its mark', () => {
    expect(pullMarkIn(ours)).toEqual(mark)
    expect(pullMarkIn(bodyMarkedClosed(ours))).toEqual({ ...mark, state: 'closed' })
    expect(pullMarkIn('Ours.')).toBeUndefined()
    expect(pullMarkIn('')).toBeUndefined()
  })

  test.each([
    ['nothing', '', ours],
    ['words before', `Mine.\n\n${ours}`, `Mine.\n\n${ours}`],
    ['words after', `${ours}\n\nMine.`, `${ours}\n\nMine.`],
    ['words without ours', 'Mine.\r\n', `Mine.\n\n${ours}`],
  ])('takes the place of the earlier one: %s', (_, body, expected) => {
    expect(bodyWithOurText(ours, body)).toBe(expected)
    expect(bodyWithOurText(ours, bodyWithOurText(ours, body))).toBe(expected)
  })

  test('that was cut short is not taken for the words of somebody else for long', () => {
    const once = bodyWithOurText(ours, 'Mine.\n<!-- httpd-upgrade:begin -->\nOu')
    expect(bodyWithOurText(ours, once)).toBe(`Mine.\n\n${ours}`)
  })

  test('ends with the last mark, whatever a line of the configuration pretends', () => {
    const fake = pullTextWithMark('x', { ...mark, head: 'b'.repeat(40) })
    const body = `Mine.\n\n${pullTextWithMark(`Ours: ${fake}`, mark)}\n\nMine.`
    expect(pullMarkIn(body)?.head).toBe(mark.head)
    expect(peoplesTextAround(body)).toEqual({ before: 'Mine.', after: 'Mine.' })
  })

  test('survives the line endings of a browser', () => {
    expect(pullMarkIn(`Mine.\r\n\r\n${ours.replaceAll('\n', '\r\n')}`)).toEqual(mark)
  })
})

describe('a task box', () => {
  test('is found ticked, and ticked again', () => {
    const open = taskBox({ keys: ['task-x'], text: 'Do this.  \n  `a.conf:1`' }, new Set())
    expect(open).toBe('- [ ] Do this. <!-- httpd-upgrade:box task-x -->  \n  `a.conf:1`')
    expect([...ticksIn(open)]).toEqual([])
    expect([...ticksIn(open.replace('[ ]', '[x]'))]).toEqual(['task-x'])
    expect([...ticksIn(open.replace('[ ]', '[X]').replaceAll('\n', '\r\n'))]).toEqual(['task-x'])
    expect(taskBox({ keys: ['task-x'], text: 'Do that.' }, new Set(['task-x']))).toMatch(/^- \[x\] Do that\./)
  })

  test('is none in the words of somebody else', () => {
    expect([...ticksIn('- [x] Mine.\n[x] <!-- httpd-upgrade:box a -->\n> x <!-- httpd-upgrade:box b -->')]).toEqual([])
  })
})
