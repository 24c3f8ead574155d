/** A task that somebody may tick. */
export interface Box {
  /** They tell it from others whatever line it moves to: a tick is for each of them. */
  readonly keys: readonly [string, ...string[]]
  /** One paragraph of Markdown; further lines are indented. */
  readonly text: string
}

const boxLine = /^[ \t]*[-*+] \[([xX ])\] .*<!-- httpd-upgrade:box ([\w -]+?) --> *\r?$/gm

/** In a text a tick always says that it is so: what is said by a key of the first kind, an empty box of the second says. */
const untrue = /^untrue-/
const holds = /^holds-/

/** The keys of what somebody has said with the boxes of a text. */
export const ticksIn = (body: string): ReadonlySet<string> =>
  new Set(
    Array.from(body.matchAll(boxLine), ([, mark, keys = '']) =>
      keys
        .split(' ')
        .filter((key) => holds.test(key) === (mark === ' '))
        .map((key) => key.replace(holds, 'untrue-')),
    ).flat(),
  )

/** A task box that the next run finds again. */
export function box({ keys, text }: Box, ticks: ReadonlySet<string>): string {
  const [first = '', ...more] = text.split('\n')
  const [, words = '', breaking = ''] = /^(.*?)( {2})?$/.exec(first) ?? []
  const isSaid = keys.every((key) => ticks.has(key))
  const isTicked = isSaid !== untrue.test(keys[0])
  const shown = keys.map((key) => key.replace(untrue, 'holds-')).join(' ')
  const head = `- [${isTicked ? 'x' : ' '}] ${words} <!-- httpd-upgrade:box ${shown} -->${breaking}`
  return [head, ...more].join('\n')
}
