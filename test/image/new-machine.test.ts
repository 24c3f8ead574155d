import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { certificate } from '../ask/certificate.js'
import { corpusFolder, hasCorpus } from '../corpus.js'
import { folder } from '../folder.js'
import { needHttpd } from '../real-httpd/install.js'
import { runIn, useCli } from '../run-cli.js'
import { shareOf } from '../thoroughness.js'
import { corpusTrees } from '../trees/corpus-trees.js'

useCli()

const packages = inject('machinePackages')
const sites = fileURLToPath(new URL('../sites/', import.meta.url))

/** Machines; beside the packages, for what stays as it is is linked and not copied. */
const machines: string[] = []
afterAll(() => {
  for (const machine of machines) rmSync(machine, { recursive: true, force: true })
})

/** A machine on which Debian's 2.4 was installed, as its packages set it up. */
function machine(): string {
  const root = `${packages}.${process.pid}.${machines.length}`
  machines.push(root)
  run('cp', '-al', packages, root)
  for (const name of ['passwd', 'group'])
    cpSync(join(root, `usr/share/base-passwd/${name}.master`), join(root, `etc/${name}`))
  const enabled = join(root, 'etc/apache2/mods-enabled')
  for (const name of ['mpm_event.load', 'access_compat.load'])
    symlinkSync(`../mods-available/${name}`, join(enabled, name))
  symlinkSync('../sites-available/000-default.conf', join(root, 'etc/apache2/sites-enabled/000-default.conf'))
  return root
}

function run(command: string, ...words: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, words, { encoding: 'utf8', timeout: 180_000 })
  if (status !== 0) throw new Error(`${command}: ${error?.message ?? stderr + stdout}`)
  return stdout + stderr
}

interface CopiedServer {
  readonly layout: readonly string[]
  readonly main: string
  /** Lay it out in a folder. */
  readonly lay: (old: string) => void
}

const documents = (old: string, ...names: readonly string[]): void => {
  for (const name of names) mkdirSync(join(old, name), { recursive: true })
  writeFileSync(join(old, names[0] ?? '', 'index.html'), 'hello\n')
}

const ofRedHat = (from: string, to = 'etc/httpd'): CopiedServer => ({
  layout: ['--layout', 'debian'],
  main: '/etc/httpd/conf/httpd.conf',
  lay(old) {
    cpSync(from, join(old, to), { recursive: true })
    mkdirSync(join(old, 'etc/httpd/conf.d'), { recursive: true })
    documents(old, 'var/www/html', 'var/www/icons', 'var/www/cgi-bin', 'var/www/error')
  },
})

const servers: Readonly<Record<string, CopiedServer>> = {
  'the configuration that 2.2 installs': {
    layout: ['--layout', 'debian'],
    main: '/usr/local/apache2/conf/httpd.conf',
    lay(old) {
      cpSync(join(sites, 'upstream/conf'), join(old, 'usr/local/apache2/conf'), { recursive: true })
      documents(old, 'usr/local/apache2/htdocs', 'usr/local/apache2/cgi-bin', 'usr/local/apache2/error')
    },
  },
  "Red Hat's": ofRedHat(join(sites, 'redhat')),
  "Debian's": {
    layout: [],
    main: '/etc/apache2/apache2.conf',
    lay(old) {
      const etc = join(old, 'etc/apache2')
      cpSync(join(sites, 'debian'), etc, { recursive: true })
      mkdirSync(join(etc, 'mods-enabled'), { recursive: true })
      mkdirSync(join(etc, 'sites-enabled'), { recursive: true })
      documents(old, 'var/www')
    },
  },
  ...Object.fromEntries(
    shareOf(3, [
      ['rhel5-linuxfiles', ofRedHat(join(corpusFolder, 'rhel5-linuxfiles/etc'), 'etc')],
      ['rhel6-maluroam', ofRedHat(join(corpusFolder, 'rhel6-maluroam/etc'), 'etc')],
      ['debian-squeeze-thesis', { layout: [], main: '/etc/apache2/apache2.conf', lay: laySqueeze }],
    ] as const).filter(() => hasCorpus),
  ),
}

/** With the links of its sites and modules, and in the place of what was not published, what its packages install. */
function laySqueeze(old: string): void {
  const tree = corpusTrees().find(({ name }) => name === 'debian-squeeze-thesis')
  for (const [path, text] of Object.entries(tree?.texts ?? {})) lay(old, path, (at) => writeFileSync(at, text))
  for (const [link, target] of tree?.links ?? [])
    lay(old, link, (at) => symlinkSync(relative(dirname(link), target), at))
  documents(old, 'var/www', 'usr/lib/cgi-bin')
}

function lay(old: string, path: string, write: (at: string) => void): void {
  const at = join(old, path)
  mkdirSync(dirname(at), { recursive: true })
  write(at)
}

/** A 2.4 that is not installed: one that is would be asked whether it takes the files where they are to lie. */
function httpdElsewhere(): { readonly program: string; readonly env: Readonly<Record<string, string>> } {
  const { binary, modules, env } = needHttpd()
  const root = folder({ 'lib/apache2/modules': `-> ${modules}` })
  const program = join(root, 'sbin/apache2')
  cpSync(binary, program, { dereference: true })
  return { program, env }
}

/** Everything that is asked is so. */
function upgraded({ layout, lay }: CopiedServer): { readonly root: string; readonly out: string } {
  const { program, env } = httpdElsewhere()
  const root = folder()
  lay(join(root, 'old'))
  const guided = ['upgrade', '--yes', ...layout, '--new-httpd', program]
  const confirmed: string[] = []
  // What is confirmed may make something else possible, which is asked then.
  for (;;) {
    writeFileSync(join(root, 'answers.json'), JSON.stringify({ confirmed }))
    const { out } = runIn(root, [...guided, '--answers', 'answers.json', '--report', 'report.html', 'old'], { env })
    const [, questions = ''] = out.split(/questions? to answer:/)
    const names = [...questions.matchAll(/^([a-z\d-]+(?::\S+)?)$/gm)].flatMap(([, name]) => name ?? [])
    if (names.length === 0) return { root, out }
    confirmed.push(...names)
  }
}

/** The commands of the list that is printed, and what has to be done with a machine that came with a server of its own. */
const setUp = (out: string): string =>
  [
    'rm -f /etc/apache2/mods-enabled/mpm_event.load /etc/apache2/sites-enabled/000-default.conf',
    ...[...out.matchAll(/`(mkdir -p [^`]+)`/g)].flatMap(([, command]) => command ?? []),
  ].join('\n')

/** The files of the old machine that the list asks for: certificates, with their keys. */
const filesAsked = (out: string): readonly string[] =>
  [...out.matchAll(/missing files from the old server[^:]*:\n +ssh SERVER (.+) \| tar -xf/g)].flatMap(
    // Whole folders may be missing too.
    ([, command = '']) => command.split(/[ )']/).filter((path) => /\/.*\.(?!d$)\w+$/.test(path)),
  )

function giveCertificate(path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, certificate.cert + certificate.key)
}

describe.skipIf(packages === '').each(Object.keys(servers))('%s goes onto a Debian with its own 2.4', (name) => {
  test('whose httpd -t takes it, and which starts', () => {
    const server = servers[name] as CopiedServer
    const { root, out } = upgraded(server)
    expect(out).toMatch(/with the upgraded one \(httpd [\d.]+\): \d+ requests?, the same responses\./)
    expect(existsSync(join(root, 'report.html'))).toBe(true)
    const at = machine()
    run('cp', '-a', '--remove-destination', `${join(root, 'old')}/.`, at)
    for (const path of filesAsked(out)) giveCertificate(join(at, path))
    const script = `exec 2>&1
${setUp(out)}
ip link set lo up 2>/dev/null
. /etc/apache2/envvars
mkdir -p $APACHE_RUN_DIR $APACHE_LOCK_DIR $APACHE_LOG_DIR
apache2 -t -f ${server.main} || exit 1
apache2 -f ${server.main} -k start || { cat /var/log/apache2/*; exit 1; }
apache2 -f ${server.main} -k stop
echo started`
    const inside = `mount --rbind /dev "$1/dev" && mount -t tmpfs tmpfs "$1/run" && exec chroot "$1" env PATH=/usr/sbin:/usr/bin:/sbin:/bin sh -c "$2"`
    expect(
      run(
        'setpriv',
        '--pdeathsig',
        'KILL',
        'unshare',
        '--mount',
        '--net',
        '--pid',
        '--fork',
        '--kill-child',
        'sh',
        '-ec',
        inside,
        'sh',
        at,
        script,
      ),
    ).toMatch(/Syntax OK[^]*started/)
  })
})
