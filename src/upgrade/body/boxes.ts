/** An entry of a task list in Markdown, with a box that people can tick. */
export interface Box {
  /** The keys by which later runs know the box. They do not depend on line numbers. A tick applies to all of them. */
  readonly keys: readonly [string, ...string[]]
  /** The text beside the box: one paragraph of Markdown, with further lines indented. */
  readonly text: string
}

const boxLine = /^[ \t]*[-*+] \[([xX ])\] .*<!-- httpd-upgrade:box ([\w -]+?) --> *\r?$/gm

/**
 * Matches keys that say that a statement is false. In the text, a tick means that the statement is true, so the box for the key
 * `untrue-X` has the key `holds-X`, and counts if it is not ticked.
 */
const untrue = /^untrue-/
const holds = /^holds-/

/** The keys of the ticked boxes; for boxes that are ticked at first, the keys of the unticked ones. */
export const ticksIn = (body: string): ReadonlySet<string> =>
  new Set(
    Array.from(body.matchAll(boxLine), ([, mark, keys = '']) =>
      keys
        .split(' ')
        .filter((key) => holds.test(key) === (mark === ' '))
        .map((key) => key.replace(holds, 'untrue-')),
    ).flat(),
  )

/** The Markdown of a box that the next run recognises. */
export function taskBox({ keys, text }: Box, ticks: ReadonlySet<string>): string {
  const [first = '', ...more] = text.split('\n')
  const [, words = '', breaking = ''] = /^(.*?)( {2})?$/.exec(first) ?? []
  const isSaid = keys.every((key) => ticks.has(key))
  const isTicked = isSaid !== untrue.test(keys[0])
  const shown = keys.map((key) => key.replace(untrue, 'holds-')).join(' ')
  const head = `- [${isTicked ? 'x' : ' '}] ${words} <!-- httpd-upgrade:box ${shown} -->${breaking}`
  return [head, ...more].join('\n')
}
