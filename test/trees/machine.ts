import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { directiveByName } from '../../src/httpd/directives.js'
import { moduleByName } from '../../src/httpd/modules.js'
import { type Httpd, needHttpd } from '../real-httpd/install.js'
import { scratchFolder } from '../real-httpd/preamble.js'
import { certificate, fitModulePaths } from '../real-httpd/stand-in.js'
import type { Texts, Tree } from './tree.js'

/** A tree laid out in a scratch folder, with what this machine has in place of what it names. */
export interface Laid {
  readonly folder: string
  readonly httpd: Httpd
  /** The main file, and the lines that must come before it. */
  readonly main: string
  readonly before: readonly string[]
}

/** What is done to each text, line for line. */
export type Adapt = (text: string) => string

/** Write the files of a tree below a folder: `/etc/httpd` is `FOLDER/root/etc/httpd`. */
export function layOut(tree: Tree, texts: Texts, folder: string, adapt: Adapt = (text) => text): Laid {
  const httpd = needHttpd()
  const root = join(folder, 'root')
  const fitted = Object.entries(texts).map(([path, text]) => {
    // Our own paths come last: they too may begin like one of the server's.
    const fit = withPlaceholders(fitModulePaths(mapped(adapt(text), folder), httpd))
    return [join(root, path), fit] as const
  })
  for (const [path, text] of fitted) put(path, text)
  for (const [link, path] of tree.links) {
    mkdirSync(dirname(join(root, link)), { recursive: true })
    symlinkSync(relative(dirname(link), path), join(root, link))
  }
  const serverRoot = mapped(serverRootOf(tree), folder)
  makeFolders(fitted.map(([, text]) => text).join('\n'), root, serverRoot, tree.env)
  const linked = tree.builtIn.filter((name) => !httpd.builtIn.includes(name))
  const before = [
    `ServerRoot "${serverRoot}"`,
    `DefaultRuntimeDir "${folder}"`,
    ...Object.entries(tree.env).map(([name, value]) => `Define ${name} "${stand(name, mapped(value, folder))}"`),
    ...linked.map((name) => `LoadModule ${name}_module "${httpd.modules}/mod_${name}.so"`),
  ]
  return { folder, httpd, main: join(root, tree.main), before }
}

/**
 * `httpd -t`: what it says, with the paths of the server; undefined where it accepts. An MPM is loaded where the tree
 * loads none, since 2.2 had it built in.
 */
export function refusal(tree: Tree, texts: Texts, adapt?: Adapt): string | undefined {
  const folder = scratchFolder()
  try {
    const { httpd, main, before } = layOut(tree, texts, folder, adapt)
    const mpm = hasMpm(texts) ? [] : [`LoadModule mpm_${tree.mpm}_module "${httpd.modules}/mod_mpm_${tree.mpm}.so"`]
    put(join(folder, 'start.conf'), [...before, ...mpm, `Include "${main}"`, ''].join('\n'))
    const env = { ...process.env, ...httpd.env }
    const { stderr, status } = spawnSync(httpd.binary, ['-t', '-f', join(folder, 'start.conf')], {
      encoding: 'utf8',
      env,
    })
    return status === 0 ? undefined : stderr.replaceAll(join(folder, 'root'), '')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const hasMpm = (texts: Texts) => Object.values(texts).some((text) => /^[ \t]*LoadModule[ \t]+mpm_/im.test(text))

const topFolders = 'Users|etc|home|opt|owaspbwa|private|srv|tmp|usr|var|xampp'

/** Absolute paths of the server, put below a folder. Comments, addresses and programs of pipes stay as they are. */
export function mapped(text: string, folder: string): string {
  const path = new RegExp(`(?<=[\\s"'=:]|^)(?:[A-Za-z]:)?(?=/(?:${topFolders})(?:/|\\b))`, 'g')
  return text.replace(/^(?![ \t]*#).*$/gm, (line) => line.replace(path, join(folder, 'root')))
}

function serverRootOf({ texts, main }: Tree): string {
  const said = /^[ \t]*ServerRoot[ \t]+"?([^"\s]+)/im.exec(texts[main] ?? '')?.[1]
  return said ?? `/${dirname(main)}`
}

/** Certificates that are not there, and users. */
export function withPlaceholders(text: string): string {
  const pem = certificate()
  return text
    .replace(/^([ \t]*SSL(?:Proxy)?(?:CA|Machine)?(?:Certificate|Revocation)\w*File)[ \t]+\S.*$/gim, `$1 "${pem}"`)
    .replace(/^([ \t]*User)[ \t]+[^$\s].*$/gim, '$1 nobody')
    .replace(/^([ \t]*Group)[ \t]+[^$\s].*$/gim, '$1 #65534')
}

const stand = (name: string, value: string) =>
  name === 'APACHE_RUN_USER' ? 'nobody' : name === 'APACHE_RUN_GROUP' ? '#65534' : value

/** The folders that the configuration names, and the files without which httpd does not start. */
export function makeFolders(text: string, root: string, serverRoot: string, env: Tree['env']): void {
  const words = [...text.matchAll(/^(?![ \t]*#)[ \t]*<?(\w+)[ \t]+(.*)$/gm)].flatMap(([, name = '', rest = '']) =>
    [...rest.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => ({ name, word: quoted ?? bare ?? '' })),
  )
  for (const { name, word } of words) {
    const path = word.replace(/^\w+:(?=\/)/, '').replace(/\(\d+\)$|>$/g, '')
    if (!path.startsWith(`${root}/`) || /[*?[\]$^\\(]/.test(path)) continue
    mkdirSync(/^(documentroot|directory)$/i.test(name) ? path : dirname(path), { recursive: true })
  }
  for (const [name, value] of Object.entries(env))
    if (value.startsWith('/')) mkdirSync(join(root, /DIR$/.test(name) ? value : dirname(value)), { recursive: true })
  for (const name of ['logs', 'run', 'var', 'conf']) mkdirSync(join(serverRoot, name), { recursive: true })
  for (const name of ['TypesConfig', 'MimeMagicFile']) {
    const said = new RegExp(`^[ \\t]*${name}[ \\t]+"?([^"\\s]+)`, 'im').exec(text)?.[1] ?? 'conf/mime.types'
    const path = said.startsWith('/') ? said : join(serverRoot, said)
    if (!existsSync(path)) put(path, name === 'TypesConfig' ? 'text/html html\ntext/plain txt\n' : '')
  }
}

export function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/**
 * As if the modules that are not httpd's were not there: nobody has built them for this machine, nor those for Windows.
 * Their lines are commented out, line for line.
 */
export const withoutForeign: Adapt = (text) =>
  text.replace(/^([ \t]*)([A-Za-z]\w*)((?:[ \t]+.*)?)$/gm, (line, indent: string, name: string, rest: string) =>
    isForeign(name, rest) ? `${indent}# ${line.trim()}` : line,
  )

/** As if the module for programs of Windows were not there. */
export const withoutWindows: Adapt = (text) => text.replace(/^[ \t]*LoadModule[ \t]+isapi_module\b/gim, '# $&')

function isForeign(name: string, rest: string): boolean {
  const first = /^\s*(\S+)/.exec(rest)?.[1] ?? ''
  if (/^loadmodule$/i.test(name)) return !moduleByName(first) || first === 'isapi_module'
  if (/^loadfile$/i.test(name)) return true
  if (/^sethandler$/i.test(name)) return first === 'modperl'
  return /^dav$/i.test(name) ? !/^(on|off|filesystem)$/i.test(first) : !directiveByName(name)
}
