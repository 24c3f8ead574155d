import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { toWireRequest } from '../../src/ask/wire-requests.js'
import { compareAnswers } from '../../src/compare/differences.js'
import { readFiles } from '../../src/disk/files.js'
import { chooseRequests } from '../../src/requests/choose-requests.js'
import { versionModel } from '../../src/requests/version-model.js'
import { loadSite } from '../../src/site/load.js'
import { startAndAskCopies } from '../../src/start/ask-copies.js'
import { examineHttpd } from '../../src/start/httpd-program.js'
import { diskPathConverter, documentsOnDisk } from '../../src/start/known-files.js'
import { knownUsers, testPassword } from '../../src/start/test-users.js'
import { parse } from '../../src/syntax/parse.js'
import type { ConfigFile } from '../../src/syntax/tree.js'
import { folder } from '../folder.js'
import { httpd, needHttpd } from '../real-httpd/install.js'
import { shareOf } from '../thoroughness.js'

interface Trap {
  readonly id: string
  readonly files: Readonly<Record<string, string>>
  readonly documents: readonly string[]
  readonly correct: Readonly<Record<string, string>>
  readonly wrong: Readonly<Record<string, string>>
}

const traps = readFileSync(new URL('../fixtures/answers/traps.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Trap)

/** The trap's fragment, with what makes it a server of its own. */
const whole = (root: string, fragment: string) =>
  `ServerRoot "${root}"\nListen 80\nServerName trap.test\nUser nobody\nGroup nogroup\nDocumentRoot "${root}/htdocs"\n${fragment}`

const placed = (root: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => {
      const own = text.replaceAll('@ROOT@', `${root}/htdocs`).replaceAll('@CASE@', root)
      return [path, path === 'httpd.conf' ? whole(root, own) : own]
    }),
  )

/** What the requests that the old form of a trap and another one call for find between two forms of it, both on a real 2.4. */
async function found(trap: Trap, one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) {
  const root = folder(Object.fromEntries(trap.documents.map((path) => [path, `FILE ${path}\n`])))
  for (const [path, text] of Object.entries(placed(root, trap.files))) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const reading = readFiles([root], { wanted: (path) => /httpd\.conf$|\.htaccess$/.test(path) })
  const { site, sources } = loadSite(reading.sources, { complete: true, from: '2.2' })
  const textsOf = (files: Readonly<Record<string, string>>) => {
    const texts = placed(root, files)
    return new Map(
      site.files.map((file): [ConfigFile, string] => [file, texts[file.path.slice(root.length + 1)] ?? file.text]),
    )
  }
  const [before, after] = [textsOf(one), textsOf(other)]
  const onDisk = diskPathConverter(site)
  const served = documentsOnDisk(site, onDisk)
  const known = {
    isFile: (path: string) => served.files.includes(path),
    isFolder: (path: string) => served.folders.has(path),
  }
  const reads = (texts: ReadonlyMap<ConfigFile, string>, from: '2.2' | '2.4') =>
    versionModel(
      site.withFiles(
        site.files.map((file) => parse(texts.get(file) ?? '', file.path, from)),
        { from },
      ),
      known,
    )
  const users = knownUsers(site, onDisk)
  const { requests, combinations } = chooseRequests(reads(textsOf(trap.files), '2.2'), reads(after, '2.4'), {
    files: served.files,
    users,
    namedClients: [],
    canComeFrom: (address) => address.startsWith('127.'),
    canLogInAs: () => true,
    canSend: () => true,
    canForward: true,
  })
  const program = await examineHttpd(needHttpd().binary)
  if ('trouble' in program) throw new Error(program.trouble)
  const given = { site, sources, paths: [root] }
  const wires = requests.map((request) => toWireRequest(request, { passwordOf: () => testPassword, headers: [] }))
  const answers = await startAndAskCopies(
    {
      old: {
        given,
        program,
        texts: before,
        keepsAccessRulesOf22: false,
        leftOutModules: [],
        builtInto22: [],
        linesToReadAs22: [],
      },
      newer: {
        given,
        program,
        texts: after,
        keepsAccessRulesOf22: false,
        leftOutModules: [],
        builtInto22: [],
        linesToReadAs22: [],
      },
    },
    {
      requests: wires,
      users,
      onDisk,
      wanted: [],
      onResponse: () => {},
      sendOptions: {
        ...{
          timeout: 120_000,
          retries: 2,
          clientAddress: undefined,
          tlsName: undefined,
          insecure: true,
          maxBodyBytes: 100_000,
        },
        ...{ concurrency: 8, rate: undefined },
      },
    },
  )
  if ('which' in answers) return { started: false, verdicts: new Set([answers.output]), requests, combinations }
  const extra = new Set(['document'] as const)
  const verdicts = wires.flatMap((wire, index) => {
    const [old, newer] = [answers.old[index], answers.newer[index]]
    return old && newer ? [compareAnswers(wire, old, newer, extra).verdict] : []
  })
  return { started: true, verdicts: new Set<string>(verdicts), requests, combinations }
}

Object.assign(process.env, httpd()?.env)

describe.skipIf(!httpd())('of the traps the wrong form is told from the right one', () => {
  test.concurrent.for(shareOf(4, traps).map((trap) => [trap.id, trap] as const))('%s', async ([, trap]) => {
    const wrong = await found(trap, trap.correct, { ...trap.files, ...trap.wrong })
    expect([...wrong.verdicts]).not.toEqual(['same'])
    expect(wrong.requests.length * 10).toBeLessThanOrEqual(wrong.combinations)
  })

  test.concurrent.for(shareOf(10, traps).map((trap) => [trap.id, trap] as const))(
    'and the right one from nothing: %s',
    async ([, trap]) => {
      const same = await found(trap, { ...trap.files, ...trap.correct }, { ...trap.files, ...trap.correct })
      expect([...same.verdicts]).toEqual(['same'])
    },
  )
})
