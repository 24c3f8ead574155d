/** A task that somebody may tick. */
export interface Box {
  /** They tell it from others whatever line it moves to: a tick is for each of them. */
  readonly keys: readonly [string, ...string[]]
  /** One paragraph of Markdown; further lines are indented. */
  readonly text: string
}

const ticked = /^[ \t]*[-*+] \[[xX]\] .*<!-- httpd-upgrade:box ([\w -]+?) --> *\r?$/gm

/** The keys of the boxes that are ticked in a text. */
export const ticksIn = (body: string): ReadonlySet<string> =>
  new Set(Array.from(body.matchAll(ticked), ([, keys = '']) => keys.split(' ')).flat())

/** A task box that the next run finds again. */
export function box({ keys, text }: Box, ticks: ReadonlySet<string>): string {
  const [first = '', ...more] = text.split('\n')
  const [, words = '', breaking = ''] = /^(.*?)( {2})?$/.exec(first) ?? []
  const isTicked = keys.every((key) => ticks.has(key))
  const head = `- [${isTicked ? 'x' : ' '}] ${words} <!-- httpd-upgrade:box ${keys.join(' ')} -->${breaking}`
  return [head, ...more].join('\n')
}
