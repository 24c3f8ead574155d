import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { sentencesOf } from './sentences.js'

/** A sentence of the source that somebody may read. */
export interface SourceSentence {
  readonly path: string
  readonly sentence: string
}

/** Of every text in these folders of the source; what is put into a text counts as one word. */
export const sentencesIn = (root: string, folders: readonly string[]): SourceSentence[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .flatMap((name) => {
        const path = `${folder}/${name}`
        const ast = parseAst(readFileSync(join(root, path), 'utf8'), { lang: 'ts' })
        return textsIn(ast).flatMap((text) => sentencesOf(text).map((sentence) => ({ path, sentence })))
      }),
  )

interface Quasi {
  readonly value: { readonly cooked: string }
}

/** Strings, and templates with a word for each value. */
function textsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, value, quasis } = node as { type?: string; value?: unknown; quasis?: readonly Quasi[] }
  const own =
    type === 'Literal' && typeof value === 'string'
      ? [value]
      : type === 'TemplateLiteral' && quasis
        ? [quasis.map(({ value }) => value.cooked).join('…')]
        : []
  return [...own, ...Object.values(node).flatMap(textsIn)]
}
