import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { scratchFolder } from '../real-httpd/preamble.js'
import { type Server, startServer } from '../real-httpd/server.js'
import { type Adapt, layOut, put, withoutForeign } from './machine.js'
import type { Texts, Tree } from './tree.js'

/** A migrated tree that runs on a real 2.4. */
export interface Running {
  readonly server: Server
  stop(): Promise<void>
}

/**
 * Start a real 2.4 with a tree that has been migrated, and documents in place: path on the server → text. It listens on
 * one port, which stands for 80; users' folders are below the tree's own /home.
 */
export async function run(tree: Tree, texts: Texts, documents: Texts): Promise<Running> {
  const folder = scratchFolder()
  const stop = async (server?: Server) => {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const { main, before } = layOut(tree, texts, folder, (text) => onOnePort(withoutForeign(text)))
    for (const [path, text] of Object.entries(documents)) {
      put(join(folder, 'root', path), text)
      if (text.startsWith('#!')) chmodSync(join(folder, 'root', path), 0o755)
    }
    // The harness names its own ServerRoot.
    const config = [...before, 'Define TREE_PORT @PORT@', `Include "${main}"`, 'User nobody', 'Group #65534'].join('\n')
    const server = await startServer({ config, modules: [], mpm: tree.mpm })
    return { server, stop: () => stop(server) }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The harness listens, loads the MPM and says which processes there are. */
const onOnePort: Adapt = (text) =>
  text
    .replace(/^([ \t]*)((?:Listen|LoadModule[ \t]+mpm_\w+|PidFile)[ \t].*)$/gim, '$1# $2')
    .replace(/^([ \t]*<VirtualHost[ \t].*):80\b/gim, '$1:${TREE_PORT}')
    .replace(
      /^([ \t]*UserDir)[ \t]+"?(?!disabled|enabled|\/)([\w ]+?)"?[ \t\r]*$/gim,
      (_, start: string, name: string) => `${start} "/${name === 'Sites' ? 'Users' : 'home'}/*/${name}"`,
    )
    .replaceAll('.example.com', '.example.test')
