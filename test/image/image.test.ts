import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { executable } from '../bundles.js'
import { folder } from '../folder.js'
import { clonedPackage } from '../hooks/scene.js'
import { imageSteps } from './dockerfile.js'

const project = fileURLToPath(new URL('../..', import.meta.url))
const legacy = join(project, 'test/sites/legacy')
const packages = inject('imagePackages')
const steps = imageSteps()

/** Folders that are roots; beside the packages, for what stays as it is is linked and not copied. */
const roots: string[] = []
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true })
})

function rootOfPackages(): string {
  const root = `${packages}.${process.pid}.${roots.length}`
  roots.push(root)
  run('cp', '-al', packages, root)
  return root
}

/** What the steps of Dockerfile make of the packages, with the command line as the source has it now. */
async function imageRoot(): Promise<string> {
  const root = rootOfPackages()
  const clone = await clonedPackage()
  const at = join(root, steps.copied.to)
  mkdirSync(at, { recursive: true })
  cpSync(join(clone, 'LICENSE'), join(at, 'LICENSE'))
  cpSync(join(clone, 'dist'), at, { recursive: true })
  for (const command of steps.commands) run('chroot', root, 'sh', '-ec', command)
  return root
}

/** The packages without Node, and the one file that holds it. */
async function rootWithExecutable(program: string): Promise<string> {
  const root = rootOfPackages()
  const node = readdirSync(join(root, 'usr/bin')).filter((name) => /^node/.test(name))
  expect(node).toContain('node')
  for (const name of node) rmSync(join(root, 'usr/bin', name))
  cpSync(program, join(root, 'usr/bin/httpd-upgrade'))
  mkdirSync(join(root, 'old'))
  return root
}

/**
 * As `docker run --read-only --network none --tmpfs /tmp` does it: an ordinary user, no network but the machine's own
 * loopback, and nothing to write to but the copied server and /tmp.
 */
const container = `root=$1 old=$2; shift 2
mount --make-rprivate / && mount --bind "$root" "$root" && mount --bind "$old" "$root/old" && mount -t tmpfs tmpfs "$root/tmp"
mount --rbind /dev "$root/dev" && mount -t proc proc "$root/proc" && mount -o remount,bind,ro "$root" && ip link set lo up
exec chroot --userspec=${steps.user} "$root" env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin sh -c 'cd ${steps.folder}; exec "$@"' sh "$@"`

function inContainer(root: string, old: string, ...words: string[]): { status: number | null; said: string } {
  run('chown', '-R', steps.user, old)
  const apart = ['--mount', '--net', '--pid', '--ipc', '--fork', '--kill-child', 'sh', '-ec', container, 'sh']
  // It ends with us, and all that runs in it with it.
  const { status, stdout, stderr } = spawnSync(
    'setpriv',
    ['--pdeathsig', 'KILL', 'unshare', ...apart, root, old, ...words],
    {
      encoding: 'utf8',
      timeout: 180_000,
    },
  )
  return { status, said: stdout + stderr }
}

function run(command: string, ...words: string[]): void {
  const { status, stderr, error } = spawnSync(command, words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command}: ${error?.message ?? stderr}`)
}

/** What people copy off the old machine: its configuration alone, or all with the folders that it names. */
const servers: Record<string, () => string> = {
  'a folder of configuration': () => {
    const at = folder()
    cpSync(legacy, at, { recursive: true })
    return at
  },
  'a copied server': () => {
    const at = folder()
    cpSync(legacy, join(at, 'etc/httpd'), { recursive: true })
    cpSync(join(legacy, 'htdocs'), join(at, 'var/www/html'), { recursive: true })
    rmSync(join(at, 'etc/httpd/htdocs'), { recursive: true })
    return at
  },
}

describe.skipIf(packages === '').each(Object.keys(servers))('%s is upgraded, tried and asked on a 2.4', (name) => {
  const expectJourney = (root: string) => {
    const old = servers[name]?.() ?? ''
    expect(inContainer(root, old, 'sh', '-c', 'touch /x || touch /usr/x').said).toMatch(/Read-only[^]*Read-only/)
    const { said } = inContainer(root, old, ...steps.start, 'upgrade', '--yes', '/old')
    expect(said).toMatch(/Done: \d\d fixes written/)
    expect(said).toMatch(/with the upgraded one \(httpd 2\.4\.\d+\): \d\d requests, the same responses/)
  }

  test('in the image', async () => expectJourney(await imageRoot()))

  test('where there is no Node', async ({ skip }) => {
    const program = await executable()
    skip(program === undefined)
    const root = await rootWithExecutable(String(program))
    expect(inContainer(root, folder(), 'sh', '-c', 'command -v node || echo none').said).toBe('none\n')
    expectJourney(root)
  })
})

test('the image is of one Debian, without root, and takes what dist/ has of the command line', () => {
  expect(steps.from).toMatchObject({ name: 'debian', digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) })
  expect(steps.packages).toEqual(['apache2-bin', 'nodejs'])
  expect(steps.user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
  expect(steps.copied.names).toEqual(['LICENSE', 'dist/package.json', 'dist/cli*.js*'])
  const taken = readdirSync(join(project, 'dist')).filter((name) => /^cli.*\.js/.test(name))
  expect(taken.map((name) => basename(name))).toEqual(
    expect.arrayContaining(['cli.js', 'cli-start.js', 'cli-pages.json']),
  )
})
