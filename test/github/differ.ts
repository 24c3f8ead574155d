import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { folder } from '../folder.js'
import { diffOptions } from './diff.js'
import { environment } from './git.js'
import { type ObjectStore, writeLoose } from './object-store.js'
import { entriesOf } from './trees.js'

/**
 * What `git diff` writes of two trees. One git answers for all repositories as long as this process runs: to start one takes
 * longer than a hundred answers.
 */
export async function diffTrees(store: ObjectStore, from: string, to: string, context: number): Promise<Buffer> {
  const { dir, ask } = differ(context)
  copyDifferences(store, join(dir, 'objects'), from, to)
  return ask(from, to)
}

interface Differ {
  readonly dir: string
  readonly ask: (from: string, to: string) => Promise<Buffer>
}

/** By how many lines of context they give. */
const differs = new Map<number, Differ>()

function differ(context: number): Differ {
  const known = differs.get(context) ?? startDiffer(context)
  differs.set(context, known)
  return known
}

function startDiffer(context: number): Differ {
  const dir = folder({
    HEAD: 'ref: refs/heads/main\n',
    config: '[core]\n\trepositoryformatversion = 0\n\tbare = true\n',
    'refs/heads/.keep': '',
    'objects/.keep': '',
  })
  const child = spawn('git', ['--git-dir', dir, ...diffOptions(context)], { env: environment })
  letGo(child)
  let failure: Error | undefined
  let waiting: { readonly mark: Buffer; readonly settle: (out: Buffer | Error) => void }[] = []
  let written: Buffer = Buffer.alloc(0)
  child.stderr.on('data', (chunk: Buffer) => {
    failure = new Error(`git diff-tree: ${chunk}`)
  })
  child.stdout.on('data', (chunk: Buffer) => {
    written = Buffer.concat([written, chunk])
    for (let [first] = waiting; first; [first] = waiting) {
      const end = written.indexOf(first.mark)
      if (end < 0) return
      first.settle(written.subarray(0, end))
      written = written.subarray(end + first.mark.length)
      waiting = waiting.slice(1)
    }
  })
  child.on('close', () => {
    differs.delete(context)
    for (const { settle } of waiting) settle(failure ?? new Error('git diff-tree has ended'))
  })
  return {
    dir,
    ask: (from, to) =>
      new Promise((resolve, reject) => {
        // A line that names nothing is written as it is: it marks the end of the answer before it.
        const mark = `end ${randomUUID()}\n`
        const header = `${from} ${to}\n`.length
        const settle = (out: Buffer | Error) => (out instanceof Error ? reject(out) : resolve(out.subarray(header)))
        waiting.push({ mark: Buffer.from(mark), settle })
        child.stdin.write(`${from} ${to}\n${mark}`)
      }),
  }
}

/** It ends with this process and keeps it from nothing. */
function letGo(child: ChildProcessWithoutNullStreams): void {
  child.unref()
  for (const pipe of [child.stdin, child.stdout, child.stderr]) (pipe as unknown as Socket).unref()
}

/** Put into a folder the trees and files in which two trees differ; undefined stands for none. */
function copyDifferences(store: ObjectStore, folder: string, from: string | undefined, to: string | undefined): void {
  if (from === to) return
  const [before, after] = [from, to].map((tree) => (tree === undefined ? new Map() : copied(store, folder, tree)))
  for (const name of new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])) {
    const files = [before?.get(name), after?.get(name)]
    if (files[0]?.sha === files[1]?.sha && files[0]?.mode === files[1]?.mode) continue
    const [a, b] = files.map((file) => (file?.mode === '040000' ? file.sha : undefined))
    copyDifferences(store, folder, a, b)
    for (const file of files) {
      const object = file && file.mode !== '040000' ? store.read(file.sha) : undefined
      if (object) writeLoose(folder, object)
    }
  }
}

function copied(store: ObjectStore, folder: string, tree: string) {
  const object = store.read(tree)
  if (object) writeLoose(folder, object)
  return entriesOf(store, tree)
}
