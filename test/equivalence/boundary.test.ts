import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { httpd } from '../real-httpd/install.js'
import { type RecordedServer, recorded, upgraded } from './laid-server.js'

/** How the tool is called: nothing is said of the files, or that they are all there is. */
const ways = { 'by default': [], complete: ['--assume-complete'] } as const
type Way = keyof typeof ways

/**
 * A small server with one of the thirteen kinds of things around access rules that once opened, closed or changed answers without
 * a word: which .htaccess files are read, which requests arise, what 2.2 refused, and what is missing from a catalogue.
 */
interface BoundaryServer extends Omit<RecordedServer, 'options'> {
  /** 1 a .htaccess file behind a link, 2 a module that 2.2 lacked, 3 a word that it did not know, 4 requests within requests, 5 the
   *  letter case of variables, 6 what is not seen, 7 patterns, 8 long lines, 9 answers that are no longer given, 10 RewriteRule
   *  below an alias, 11 handlers of folders, 12 PUT of WebDAV, 13 changes that are not about access. */
  readonly seen: number
  readonly what: string
  /**
   * What is said of it where 2.4 may answer otherwise, the ways in which that is tried: findings that are left with their
   * places, `checklist ID`, or `catalogue ID` where docs/coverage.md says why nothing has to be done.
   */
  readonly said: Readonly<Partial<Record<Way, readonly string[]>>>
}

const servers = recorded<BoundaryServer>('boundary-servers.jsonl')

const tries = servers.flatMap((server) =>
  (Object.keys(server.said) as Way[]).map((way) => [server.seen, server.what, way, server] as const),
)

interface Change {
  readonly id: string
  readonly how?: string
}

const catalogue: { readonly entries: readonly Change[] } = JSON.parse(
  readFileSync(new URL('../../docs/catalogue.json', import.meta.url), 'utf8'),
)

const reasons = catalogue.entries.flatMap(({ id, how }) => (how ? [`catalogue ${id}`] : []))

describe.skipIf(!httpd())('what once opened at the boundary', () => {
  test.each(tries)('%s: %s, %s', async (_, __, way, server) => {
    const said = server.said[way] ?? []
    const { left, checklist, differences } = await upgraded({ ...server, options: ways[way] })
    const words = [...left, ...checklist.map((id) => `checklist ${id}`), ...reasons]
    expect(words).toEqual(expect.arrayContaining([...said]))
    if (said.length === 0) expect(server.probes.filter((_, n) => differences[n] !== 'same')).toEqual([])
  })

  test('each of the thirteen is tried, in both ways', () => {
    const tried = (way: Way) => new Set(tries.filter((one) => one[2] === way).map(([seen]) => seen))
    const all = Array.from({ length: 13 }, (_, n) => n + 1)
    expect([...tried('by default')]).toEqual(all)
    // What is not given cannot be all there is.
    expect([...tried('complete')]).toEqual(all.filter((seen) => seen !== 6))
  })
})
