import fc from 'fast-check'
import { expect, test } from 'vitest'
import { initialState } from '../../../src/access/decide/inherit.js'
import type { State } from '../../../src/access/decide/state.js'
import {
  changeStates,
  mainServerStates,
  representativeServer,
  serverGroupsAt,
  serverStatesAt,
  serversInGroup,
  setStatesOfGroup,
  statesByVirtualHostAt,
} from '../../../src/access/merge/folder-states.js'
import { Folder, findOrAddFolder } from '../../../src/access/merge/folder-tree.js'
import type { StateSet } from '../../../src/access/merge/state-set.js'
import { siteFromTexts } from '../../../src/site/site.js'
import type { Section } from '../../../src/syntax/tree.js'
import { seeded } from '../../thoroughness.js'

/** From the root down, as they are merged. */
const paths = ['/', '/srv', '/srv/a', '/srv/b', '/srv/a/x', '/srv/b/x', '/srv/a/x/y']

const hosts = Array.from({ length: 7 }, (_, index) => `<VirtualHost *:80>\nServerName v${index}\n</VirtualHost>\n`)

/** What is merged at a folder: a section of a virtual host, one of the main server, or a .htaccess file. */
const said = fc.record({
  path: fc.integer({ min: 0, max: paths.length - 1 }),
  by: fc.constantFrom('host', 'host', 'host', 'main', 'htaccess'),
  host: fc.integer({ min: 0, max: hosts.length - 1 }),
  // Two that say the same come to the same; `=` changes nothing.
  what: fc.constantFrom('a', 'b', '='),
})

/** States that are told by one word, each set once. */
function states() {
  const known = new Map<string, StateSet>()
  const of = (key: string): StateSet => {
    const set = known.get(key) ?? { states: [{ ...initialState, key } as State] }
    known.set(key, set)
    return set
  }
  const keyOf = (set: StateSet): string => set.states[0]?.key ?? ''
  return { of, after: (set: StateSet, what: string) => (what === '=' ? set : of(`${keyOf(set)}${what}`)) }
}

test('virtual hosts that are alike are as they would be one by one', () => {
  fc.assert(
    fc.property(fc.array(said, { maxLength: 25 }), (all) => {
      const site = siteFromTexts({ 'httpd.conf': hosts.join('') })
      const servers = site.sections('VirtualHost')
      const { of, after } = states()
      const [together, apart] = [new Folder('', undefined, false), new Folder('', undefined, false)]
      for (const tree of [together, apart]) tree.mainStates = of('')
      for (const { path, by, host, what } of [...all].sort((a, b) => a.path - b.path)) {
        const [one, other] = [together, apart].map((tree) => findOrAddFolder(tree, paths[path] ?? '')) as [
          Folder,
          Folder,
        ]
        const change = (set: StateSet) => after(set, what)
        if (by !== 'htaccess') {
          const server = by === 'host' ? servers[host] : undefined
          for (const folder of [one, other]) changeStates(folder, server, change, (state) => state)
          continue
        }
        const { groups } = serverGroupsAt(site, one)
        changeStates(other, undefined, change, (state) => state)
        one.mainStates = change(mainServerStates(one))
        for (const group of groups) setStatesOfGroup(one, group, change(group.states))
      }
      for (const path of paths) expectAlike(findOrAddFolder(together, path), findOrAddFolder(apart, path))
    }),
    seeded('folders of virtual hosts', 400, 20_000),
  )

  function expectAlike(one: Folder, other: Folder) {
    const site = siteFromTexts({})
    const own = statesByVirtualHostAt(other)
    expect(mainServerStates(one)).toBe(mainServerStates(other))
    expect(statesByVirtualHostAt(one)).toEqual(own)
    for (const [server, set] of own) expect(serverStatesAt(one, server)).toBe(set)
    const { all, groups } = serverGroupsAt(site, one)
    expect(all).toEqual(new Set(own.keys()))
    const members = groups.flatMap((group) => serversInGroup(group).map((server) => [server, group.states] as const))
    expect(members.length).toBe(own.size)
    expect(new Map<Section, StateSet>(members)).toEqual(own)
    for (const group of groups) expect(serversInGroup(group)[0]).toBe(representativeServer(group))
  }
})

test('hosts that say the same of / are one, but for the one that says more of a folder', () => {
  const site = siteFromTexts({ 'httpd.conf': hosts.join('') })
  const servers = site.sections('VirtualHost')
  const { of } = states()
  const tree = new Folder('', undefined, false)
  tree.mainStates = of('')
  for (const server of servers)
    changeStates(
      tree,
      server,
      () => of('a'),
      (state) => state,
    )
  const folder = findOrAddFolder(tree, '/srv/a')
  changeStates(
    folder,
    servers[3],
    () => of('b'),
    (state) => state,
  )
  const { groups } = serverGroupsAt(site, folder)
  expect(groups.map(serversInGroup)).toEqual([[servers[3]], servers.filter((server) => server !== servers[3])])
  expect(serverGroupsAt(site, findOrAddFolder(tree, '/srv/b')).groups.map(serversInGroup)).toEqual([servers])
})

test('hosts that come to the same in a folder are two where one above it is not the same for both', () => {
  const site = siteFromTexts({ 'httpd.conf': hosts.join('') })
  const [first, second] = site.sections('VirtualHost')
  const { of } = states()
  const tree = new Folder('', undefined, false)
  tree.mainStates = of('')
  const say = (path: string, server: Section | undefined, what: string) =>
    changeStates(
      findOrAddFolder(tree, path),
      server,
      () => of(what),
      (state) => state,
    )
  say('/srv', first, 'b')
  say('/srv/a', first, 'a')
  say('/srv/a', second, 'a')
  const groupsIn = (path: string) => serverGroupsAt(site, findOrAddFolder(tree, path)).groups.map(serversInGroup)
  expect(groupsIn('/srv/a')).toEqual([[first], [second]])
  say('/opt', first, 'a')
  say('/opt', second, 'a')
  expect(groupsIn('/opt')).toEqual([[first, second]])
})
