/** A task that somebody may tick. */
export interface Box {
  /** Tells it from others whatever line it moves to; hexadecimal digits or the id of a task. */
  readonly key: string
  /** One paragraph of Markdown; further lines are indented. */
  readonly text: string
}

const ticked = /^[ \t]*[-*+] \[[xX]\] .*<!-- httpd-upgrade:box ([\w-]+) --> *\r?$/gm

/** The keys of the boxes that are ticked in a text. */
export const ticksIn = (body: string): ReadonlySet<string> =>
  new Set(Array.from(body.matchAll(ticked), ([, key = '']) => key))

/** A task box that the next run finds again. */
export function box({ key, text }: Box, ticks: ReadonlySet<string>): string {
  const [first = '', ...more] = text.split('\n')
  const [, words = '', breaking = ''] = /^(.*?)( {2})?$/.exec(first) ?? []
  const head = `- [${ticks.has(key) ? 'x' : ' '}] ${words} <!-- httpd-upgrade:box ${key} -->${breaking}`
  return [head, ...more].join('\n')
}
