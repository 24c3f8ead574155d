import { mkdirSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { folder } from '../folder.js'
import { makeFolders, mapped, put } from './machine.js'
import type { Tree } from './tree.js'

/** Lays a tree below a folder where its own paths say, with the folders that it names. @returns where its root is */
export function laid({ texts, links, main: file, env }: Tree): string {
  const base = realpathSync(folder())
  const root = join(base, 'root')
  const mappedTexts = Object.entries(texts).map(([path, text]) => [path, mapped(text, base)] as const)
  for (const [path, text] of mappedTexts) put(join(root, path), text)
  for (const [link, path] of links) {
    mkdirSync(dirname(join(root, link)), { recursive: true })
    symlinkSync(relative(dirname(link), path), join(root, link))
  }
  makeFolders(mappedTexts.map(([, text]) => text).join('\n'), root, join(root, dirname(file)), env)
  return root
}
