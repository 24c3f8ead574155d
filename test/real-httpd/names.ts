import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scratchFolder } from './preamble.js'

/** What loopback addresses are called in the recorded cases. Every address that probes come from has a name. */
const loopbackNames: Readonly<Record<string, string>> = {
  '127.0.0.1': 'localhost',
  '::1': 'ip6-localhost',
  '127.0.5.1': 'good.example.test',
  '127.0.5.2': 'evil.example.test',
  '127.0.5.3': 'www.other.test',
  '127.0.5.4': 'notexample.test',
  '127.0.0.2': 'h02.probe.test',
  '127.0.1.1': 'h11.probe.test',
  '127.0.1.9': 'h19.probe.test',
  '127.0.1.200': 'h1200.probe.test',
  '127.0.2.1': 'h21.probe.test',
  '127.0.12.1': 'h121.probe.test',
  '127.1.0.1': 'h101.probe.test',
}

/** How servers here come to see these names; settled once. */
let how: 'by themselves' | 'in a namespace' | 'not at all' | undefined

/** Whether a server here sees these names; if not, nothing can be asked about host names. */
export function namesWork(): boolean {
  const folder = scratchFolder()
  try {
    withNames(folder)
    return how !== 'not at all'
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The words that go before a command so that it sees these names, or [] where that needs none or is not allowed. */
export function withNames(folder: string): string[] {
  const words = inNamespace(folder)
  how ??= sees([]) ? 'by themselves' : sees(words) ? 'in a namespace' : 'not at all'
  return how === 'in a namespace' ? words : []
}

/** The command gets a mount namespace of its own, in which our files lie over two of /etc. */
function inNamespace(folder: string): string[] {
  writeFileSync(join(folder, 'hosts'), hosts())
  // Names that are not in the file must fail at once: asking a resolver can take seconds.
  writeFileSync(join(folder, 'nsswitch.conf'), 'passwd: files\ngroup: files\nhosts: files\n')
  const there = ['hosts', 'nsswitch.conf'].filter((name) => existsSync(`/etc/${name}`))
  const mounts = there.map((name) => `mount --bind "$0/${name}" /etc/${name} && `).join('')
  const uid = process.getuid?.()
  if (uid === 0) return ['unshare', '--mount', 'sh', '-c', `${mounts}exec "$@"`, folder]
  // An ordinary user may mount only as root of a user namespace, and goes on as itself in one more.
  const itself = `unshare --map-user=${uid} --map-group=${process.getgid?.()}`
  return ['unshare', '--map-root-user', '--mount', 'sh', '-c', `${mounts}exec ${itself} "$@"`, folder]
}

function sees(words: readonly string[]): boolean {
  const [command = '', ...rest] = [...words, 'getent', 'hosts', '127.0.5.1']
  return spawnSync(command, rest, { encoding: 'utf8' }).stdout?.includes('good.example.test') ?? false
}

function hosts(): string {
  return Object.entries(loopbackNames)
    .map(([address, name]) => `${address} ${name}\n`)
    .join('')
}
