import type { ChecklistItem } from '../../src/checklist/checklist.js'
import type { Migration } from '../../src/migrate/migrate.js'
import type { Texts, Tree } from './tree.js'

export const migrated = (tree: Tree, { texts }: Migration): Texts => ({
  ...tree.texts,
  ...Object.fromEntries(Array.from(texts, ([file, text]) => [file.path, text])),
})

/** With the modules that the checklist says to enable. */
export function withModules(tree: Tree, list: readonly ChecklistItem[]): Tree {
  const what = list.find(({ id }) => id === 'enable-modules')?.what ?? ''
  const names = /a2enmod ([\w ]+)/.exec(what)?.[1]?.split(' ') ?? []
  return { ...tree, builtIn: [...tree.builtIn, ...names.filter((name) => !name.startsWith('mpm_'))] }
}
