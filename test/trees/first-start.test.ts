import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { corpusFolder, hasCorpus } from '../corpus.js'
import { httpd } from '../real-httpd/install.js'
import { cliPath, useCli } from '../run-cli.js'
import { commandsIn, hasTerminal, typed } from '../terminal.js'
import { shareOf } from '../thoroughness.js'
import { hasPackage } from './apache2-package.js'
import { corpusTrees } from './corpus-trees.js'
import { answerOf, type NewMachine, newMachine, type OldServer } from './new-machine.js'
import { textsIn } from './tree.js'

useCli()

/** Where one can read afterwards what was typed and what was shown. */
const records = fileURLToPath(new URL('../../.cache/first-start', import.meta.url))

/** A tree of the corpus with its links as links say them. */
function oldServer(
  name: string,
  more: Pick<OldServer, 'folder' | 'modules'> & Partial<OldServer>,
): OldServer | undefined {
  const tree = corpusTrees().find((one) => one.name === name)
  const links = new Map(Array.from(tree?.links ?? [], ([link, path]) => [link, relative(dirname(link), path)]))
  return tree && { name, texts: tree.texts, main: tree.main, links, ...more }
}

const redHat = (name: string) => oldServer(name, { folder: 'etc/httpd', modules: 'etc/httpd/modules' })

/** With all of its links, as the corpus lists them: one leads out of what was copied. */
function squeeze(): OldServer | undefined {
  const list = `${corpusFolder}debian-squeeze-thesis/SYMLINKS.tsv`
  if (!existsSync(list)) return undefined
  const [, ...rows] = readFileSync(list, 'utf8').trim().split('\n')
  const links = new Map(rows.map((row) => `etc/${row}`.split('\t') as [string, string]))
  return debian('debian-squeeze-thesis', { links })
}

function debian(name: string, more: Partial<OldServer> = {}): OldServer | undefined {
  const own = { folder: 'etc/apache2', modules: 'usr/lib/apache2/modules', debian: true } as const
  const old = oldServer(name, { ...own, ...more })
  const { env = {} } = corpusTrees().find((tree) => tree.name === name) ?? {}
  const script = Object.entries(env).map(([variable, value]) => `export ${variable}=${value}\n`)
  return old && { ...old, texts: { ...old.texts, 'etc/apache2/envvars': script.join('') } }
}

/** The panel writes the line that says where to listen. */
function panel(name: string, folder: string, place: (path: string) => string): OldServer | undefined {
  const texts = Object.entries(textsIn(`${corpusFolder}${folder}`, '') ?? {}).map(([path, text]) => [place(path), text])
  if (texts.length === 0) return undefined
  return {
    name,
    texts: { ...Object.fromEntries(texts), 'etc/httpd/conf.d/0listen.conf': 'Listen 80\n' },
    main: 'etc/httpd/conf/httpd.conf',
    folder: 'etc/httpd',
    modules: 'etc/httpd/modules',
  }
}

const vestaPlace = (path: string) => (path === 'httpd.conf' ? 'etc/httpd/conf/httpd.conf' : `etc/httpd/conf.d/${path}`)

const servers = [
  redHat('rhel5-linuxfiles'),
  redHat('rhel6-maluroam'),
  squeeze(),
  ...shareOf(3, [
    panel('panel-vesta', 'panel-vesta/install/rhel/5/httpd', vestaPlace),
    panel('panel-kloxo', 'panel-kloxo/kloxo/file/apache/etc', (path) => `etc/httpd/${path}`),
    redHat('rhel6-topecongiro'),
    oldServer('mac-ketema', { folder: 'opt/local/apache2/conf', modules: 'opt/local/apache2/modules' }),
    oldServer('the upstream distribution', { folder: 'usr/local/apache2/conf', modules: 'usr/local/apache2/modules' }),
  ]),
].flatMap((server) => server ?? [])

/** What was typed, and what was shown. */
type Session = { readonly command: string; readonly shown: string }[]

/** Look, type the two commands that are printed, then what is printed to run besides; then ask httpd once. */
function upgrade({ root, env, check }: NewMachine, old: OldServer): Session {
  const session: Session = []
  const type = (command: string): string => {
    const shown = typed(root, command, env)
    session.push({ command, shown })
    return shown
  }
  const program = old.debian ? 'apache2' : 'httpd'
  const [write = '', review = ''] = commandsIn(
    type(`node ${cliPath()} --modules '${program} -l' --modules ${old.modules} ${old.folder}`),
  )
  type(write)
  const left = type(review.replace('--diff', '--write'))
  for (const command of new Set([...left.matchAll(/`((?:mv|rm|a2\w+) [^`]+)`/g)].map(([, one = '']) => one)))
    type(command)
  for (const [, path = '', line = ''] of left.matchAll(/^(\S+):\d+:\d+: .*, or remove this line and.*\n {4}(.*)$/gm))
    session.push({ command: `# takes a line out of ${path}`, shown: takenOut(join(root, path), line.trim()) })
  type(check)
  return session
}

/** The line that begins so becomes a comment. @returns it */
function takenOut(path: string, start: string): string {
  const lines = readFileSync(path, 'latin1').split('\n')
  const at = lines.findIndex((line) => line.trim().startsWith(start))
  lines[at] = `#${lines[at]}`
  writeFileSync(path, lines.join('\n'), 'latin1')
  return lines[at]
}

const recordOf = (session: Session): string => session.map(({ command, shown }) => `$ ${command}\n${shown}`).join('\n')

if (servers.length === 0) test.skip('SKIPPED, for the corpus is not there: whole servers of 2.2', () => {})

const tried = servers.filter((server) => !server.debian || hasPackage())
for (const { name } of servers.filter((server) => !tried.includes(server)))
  test.skip(`SKIPPED, for Debian's package is not there: ${name}`, () => {})

test.skipIf(!hasCorpus || !httpd() || !hasTerminal).each(tried.map((server) => [server.name, server] as const))(
  '%s: three commands of ours and what they print lead to a 2.4 that starts',
  async (name, old) => {
    const machine = await newMachine(old)
    try {
      const session = upgrade(machine, old)
      mkdirSync(records, { recursive: true })
      writeFileSync(join(records, `${name}.txt`), recordOf(session).replaceAll(machine.root, ''))
      expect(session.filter(({ command }) => command.startsWith('node ')).length).toBe(3)
      expect(session.at(-1)?.shown).toMatch(/^Syntax OK$/m)
      expect(await answerOf(machine)).toBeGreaterThan(199)
    } finally {
      rmSync(join(machine.root, '..'), { recursive: true, force: true })
    }
  },
)
