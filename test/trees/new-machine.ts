import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { needHttpd } from '../real-httpd/install.js'
import { scratchFolder } from '../real-httpd/preamble.js'
import { freePort, launch } from '../real-httpd/server.js'
import { packageFolder } from './apache2-package.js'
import { makeFolders, mapped, put, withPlaceholders } from './machine.js'
import { exported, type Texts, textsIn } from './tree.js'

/** The configuration of a 2.2 as somebody copies it to a machine that has 2.4; paths as in `texts`. */
export interface OldServer {
  readonly name: string
  readonly texts: Texts
  readonly main: string
  /** Link → where it leads, as the link says it. */
  readonly links?: ReadonlyMap<string, string>
  /** The folder that somebody gives us. */
  readonly folder: string
  /** Where the modules of 2.4 lie on the new machine. */
  readonly modules: string
  /** The new machine is a Debian, whose package has put its files where there were none. */
  readonly debian?: true
}

/** A machine below a folder, and what it takes to use it. */
export interface NewMachine {
  readonly root: string
  readonly port: number
  readonly env: Readonly<Record<string, string>>
  /** How httpd is asked whether it would start, and how it is started. */
  readonly check: string
  readonly start: readonly string[]
}

export async function newMachine(old: OldServer): Promise<NewMachine> {
  const root = join(scratchFolder(), 'root')
  const ports = new Map([
    ['80', await freePort()],
    ['443', await freePort()],
  ])
  for (const [path, text] of Object.entries(old.texts)) put(join(root, path), fit(text, root, ports))
  for (const [link, target] of old.links ?? []) {
    mkdirSync(dirname(join(root, link)), { recursive: true })
    symlinkSync(target.startsWith('/') ? join(root, target) : target, join(root, link))
  }
  mkdirSync(dirname(join(root, old.modules)), { recursive: true })
  symlinkSync(needHttpd().modules, join(root, old.modules))
  const main = readFileSync(join(root, old.main), 'latin1')
  const serverRoot = /^[ \t]*ServerRoot[ \t]+"?([^"\s]+)/im.exec(main)?.[1] ?? join(root, dirname(old.main))
  const etc = join(root, dirname(old.main))
  const variables = existsSync(join(etc, 'envvars')) ? exported(readFileSync(join(etc, 'envvars'), 'utf8')) : {}
  makeFolders(allText(etc), root, serverRoot, pathsOf(variables, root))
  return { root, port: ports.get('80') ?? 0, ...commands(old, root, serverRoot) }
}

/** Paths, users, certificates and ports that this machine has. */
function fit(text: string, root: string, ports: ReadonlyMap<string, number>): string {
  return withPlaceholders(mapped(text, dirname(root)))
    .replace(
      /^([ \t]*(?:Listen|NameVirtualHost|<VirtualHost)\b.*?)\b(80|443)\b/gim,
      (_, start: string, port: string) => `${start}${ports.get(port)}`,
    )
    .replace(/^(export APACHE_RUN_(?:USER|GROUP))=.*$/gm, (_, name: string) =>
      name.endsWith('USER') ? `${name}=${runUser()}` : `${name}='#65534'`,
    )
}

/** Debian's scripts give folders to this user, which somebody who is not root can do for themselves only. */
const runUser = () => (process.getuid?.() === 0 ? 'nobody' : userInfo().username)

const pathsOf = (variables: Readonly<Record<string, string>>, root: string) =>
  Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, value.replace(root, '')]))

const allText = (folder: string): string =>
  readdirSync(folder, { recursive: true })
    .map((path) => join(folder, String(path)))
    .filter((path) => existsSync(path) && statSync(path).isFile())
    .map((path) => readFileSync(path, 'latin1'))
    .join('\n')

/** What the packages of the machine bring: the program, which knows where its main file lies, and Debian's scripts. */
function commands({ main, debian }: OldServer, root: string, serverRoot: string): Omit<NewMachine, 'root' | 'port'> {
  const { binary, env } = needHttpd()
  const bin = join(root, 'usr/sbin')
  const program = join(bin, debian ? 'apache2' : 'httpd')
  const own = `-d '${serverRoot}' -f '${join(root, main)}' -C 'DefaultRuntimeDir "${root}/run"'`
  const lines = Object.entries(env).map(([name, value]) => `export ${name}='${value}'`)
  mkdirSync(join(root, 'run'), { recursive: true })
  put(program, ['#!/bin/sh', ...lines, `exec '${binary}' ${own} "$@"`, ''].join('\n'))
  chmodSync(program, 0o755)
  const variables = { PATH: `${bin}:${process.env.PATH}` }
  if (!debian) return { env: variables, check: 'httpd -t', start: ['httpd', '-D', 'FOREGROUND'] }
  const confdir = join(root, dirname(main))
  layPackage(root, confdir)
  return {
    env: {
      ...variables,
      APACHE_CONFDIR: confdir,
      APACHE_HTTPD: program,
      APACHE_STATE_DIRECTORY: join(root, 'state'),
    },
    check: 'apache2ctl -t',
    start: ['sh', '-c', `. '${confdir}/envvars'; exec apache2 -D FOREGROUND`],
  }
}

/** Debian's package of 2.4, unpacked as dpkg does it: a file that is there stays. */
function layPackage(root: string, confdir: string): void {
  const etc = join(packageFolder, 'etc/apache2')
  for (const [path, text] of Object.entries(textsIn(etc, '.') ?? {}))
    if (!existsSync(join(confdir, path))) put(join(confdir, path), mapped(text, dirname(root)))
  const scripts = join(packageFolder, 'usr/sbin')
  cpSync(scripts, join(root, 'usr/sbin'), { recursive: true, verbatimSymlinks: true })
  for (const name of ['a2enmod', 'apache2ctl']) {
    const text = readFileSync(join(scripts, name), 'utf8').replaceAll('/usr/sbin/', `${root}/usr/sbin/`)
    put(join(root, 'usr/sbin', name), text)
  }
}

/** Start httpd, ask for a page, and stop it. @returns the status of the answer, or what httpd said instead */
export async function answerOf({ root, port, env, start }: NewMachine): Promise<number | string> {
  const running = launch(start, dirname(root), { cwd: root, env })
  while (!running.ended()) {
    const status = await fetch(`http://127.0.0.1:${port}/`).then(
      (response) => response.status,
      () => undefined,
    )
    if (status !== undefined) {
      running.stop()
      await running.gone
      return status
    }
    await sleep(50)
  }
  return running.log()
}
