import { expect } from 'vitest'
import { parse } from '../../src/syntax/parse.js'
import {
  type ConfigFile,
  type Directive,
  type Node,
  type Range,
  type Section,
  type Version,
  walk,
} from '../../src/syntax/tree.js'

export const named = (node: Node): node is Directive | Section => node.kind === 'directive' || node.kind === 'section'

/** Every line of the tree, closing tags included, in the order of the text. */
export const tiles = (file: ConfigFile): Range[] =>
  [...walk(file.children)]
    .flatMap((node): Range[] => (node.kind === 'section' && node.close ? [node, node.close] : [node]))
    .sort((a, b) => a.start - b.start)

/** The laws of every tree: its lines tile the text, and words lie inside their line, in order. */
export function expectSound(file: ConfigFile): void {
  let end = 0
  for (const tile of tiles(file)) {
    expect(tile.start, 'lines follow each other').toBe(end)
    end = tile.end
  }
  expect(end, 'to the end of the text').toBe(file.text.length)
  for (const node of [...walk(file.children)].filter(named)) {
    let at = node.start
    for (const word of [node.name, ...node.args]) {
      expect(word.start, 'words follow each other').toBeGreaterThanOrEqual(at)
      expect(word.end).toBeGreaterThanOrEqual(word.start)
      at = word.end
    }
    expect(at, 'inside their line').toBeLessThanOrEqual(node.end)
    // The tag of a template has a name of its own.
    if (node.key !== 'iftemplate') expect(node.name.value.toLowerCase()).toBe(node.key)
  }
  for (const { at } of file.problems)
    expect(0 <= at.start && at.start <= at.end && at.end <= file.text.length).toBe(true)
}

/** What the lines say: `name(arg)(arg)`, a section with `<`, the end of one as `/`. */
export function said(text: string, version: Version = '2.2'): string[] {
  const file = parse(text, 'httpd.conf', version)
  expectSound(file)
  const nodes = [...walk(file.children)].filter(named).map((node) => ({ at: node.start, text: textOf(node) }))
  const ends = [...walk(file.children)].flatMap((node) =>
    node.kind === 'section' && node.close ? [{ at: node.close.start, text: '/' }] : [],
  )
  return [...nodes, ...ends].sort((a, b) => a.at - b.at).map((one) => one.text)
}

const textOf = (node: Directive | Section) =>
  `${node.kind === 'section' ? '<' : ''}${node.name.value}${node.args.map((arg) => `(${arg.value})`).join('')}`
