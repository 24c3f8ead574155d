/** A task list entry that people can tick. */
export interface Box {
  /** The keys of the box, which do not depend on line numbers. A tick applies to each key. */
  readonly keys: readonly [string, ...string[]]
  /** The text beside the box: one paragraph of Markdown, with further lines indented. */
  readonly text: string
}

const boxLine = /^[ \t]*[-*+] \[([xX ])\] .*<!-- httpd-upgrade:box ([\w -]+?) --> *\r?$/gm

/**
 * Matches keys that say that something is false. In a text, a tick always means true: a key `untrue-X` is written as an
 * unticked box with the key `holds-X`.
 */
const untrue = /^untrue-/
const holds = /^holds-/

/** The keys of the boxes that people have ticked or unticked. */
export const ticksIn = (body: string): ReadonlySet<string> =>
  new Set(
    Array.from(body.matchAll(boxLine), ([, mark, keys = '']) =>
      keys
        .split(' ')
        .filter((key) => holds.test(key) === (mark === ' '))
        .map((key) => key.replace(holds, 'untrue-')),
    ).flat(),
  )

/** A task box that the next run recognises. */
export function taskBox({ keys, text }: Box, ticks: ReadonlySet<string>): string {
  const [first = '', ...more] = text.split('\n')
  const [, words = '', breaking = ''] = /^(.*?)( {2})?$/.exec(first) ?? []
  const isSaid = keys.every((key) => ticks.has(key))
  const isTicked = isSaid !== untrue.test(keys[0])
  const shown = keys.map((key) => key.replace(untrue, 'holds-')).join(' ')
  const head = `- [${isTicked ? 'x' : ' '}] ${words} <!-- httpd-upgrade:box ${shown} -->${breaking}`
  return [head, ...more].join('\n')
}
