import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
// @ts-expect-error: a script of the build, which has no types
import { ruleLists } from '../scripts/rules-index.js'
import { everyRule } from '../src/migrate/rules/index.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The files below a folder, told from the project's own folder. */
const filesIn = (folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => posix.join(entry.parentPath, entry.name).slice(root.length))
    : []

const sources = filesIn('src').filter((path) => path.endsWith('.ts'))

/** What a source file imports: files of ours by their path below src/, packages by name. */
function importsOf(path: string): string[] {
  const found = [
    ...read(path).matchAll(/(?:^(?:import|export)\b[^'\n]* from |^\} from |^import |\bimport\()'([^'\n]+)'/gm),
  ].map(([, name = '']) => name)
  return found.map((name) =>
    name.startsWith('.') ? posix.join(posix.dirname(path.slice('src/'.length)), name).replace(/\.js$/, '') : name,
  )
}

const isOurs = (name: string) => existsSync(join(root, 'src', `${name}.ts`))

/** The floors of the house, from the ground: a file may import from its own floor and from those below. */
const floors: readonly (readonly string[])[] = [
  ['base/'],
  ['syntax/'],
  ['edit/'],
  ['httpd/'],
  ['site/'],
  ['live/'],
  ['models/'],
  ['access/read/'],
  ['access/merge/'],
  ['access/decide/'],
  ['migrate/'],
  ['migrate/access/'],
  ['migrate/rules/'],
  ['settings/', 'report/', 'explain/', 'checklist/', 'change/', 'questions/'],
  ['requests/'],
  ['compare/'],
  ['disk/', 'git/', 'verify/', 'ask/', 'start/'],
  ['command-line/', 'init/', 'action/', 'unified/'],
  ['commands/', 'comment/', 'upgrade/', 'page/'],
  // It looks at a site as the command line does.
  ['language-server/'],
  ['library/'],
  ['cli', 'main', 'index'],
]

/** Rooms side by side: what two of them share has a room on a floor below. */
const rooms: readonly string[] = ['commands/', 'comment/', 'upgrade/', 'page/']

/** The number of a file's floor, by the longest name that fits it. */
function floorOf(name: string): number {
  const fitting = floors.flatMap((names, floor) =>
    names
      .filter((one) => one === name || (one.endsWith('/') && name.startsWith(one)))
      .map((one) => ({ floor, length: one.length })),
  )
  return fitting.sort((a, b) => b.length - a.length)[0]?.floor ?? -1
}

/** No clock, no environment, no disk: these see nothing but what they are given. */
const pure =
  /^src\/(base|syntax|edit|httpd|site|live|models|access|migrate|report|checklist|questions|requests|compare|page\/engine)\/|^src\/change\/baseline\.ts$|^src\/comment\/review\.ts$|^src\/upgrade\/(body\/[\w-]+|rule-families|pull-text|commit-steps)\.ts$/

/** A package that is as pure: the distance between two words. */
const purePackage = 'leven'

/** Where the others are worked out as purely, and the only files that reach beyond the process, with what they use. */
const behindDoors = /^src\/(action|change|comment)\//
const doors: Readonly<Record<string, readonly string[]>> = {
  'src/action/checkout.ts': ['node:crypto', 'node:fs', 'node:path'],
  'src/action/client.ts': ['@actions/github', '@octokit/plugin-retry', '@octokit/plugin-throttling'],
  'src/action/settings.ts': ['node:path'],
  'src/change/changed-lines.ts': [
    'node:child_process',
    'node:fs/promises',
    'node:os',
    'node:path',
    'unified',
    'unified-diff',
    'vfile',
  ],
  'src/comment/baseline.ts': ['node:path'],
  'src/comment/read-selection.ts': ['node:path'],
}

const looks =
  /\b(process\.\w|Date\.now|new Date|performance\.|Math\.random|console\.|globalThis|fetch\(|setTimeout|Buffer\.)/

/** Files that import one another, in a circle or several, as one line for each such set. */
function circlesAmong(names: readonly string[]): string[] {
  const ofOurs = new Map(names.map((name) => [name, importsOf(`src/${name}.ts`).filter(isOurs)]))
  const reachable = (from: string): Set<string> => {
    const seen = new Set<string>()
    const open = [from]
    for (let name = open.pop(); name !== undefined; name = open.pop())
      for (const next of ofOurs.get(name) ?? [])
        if (!seen.has(next)) {
          seen.add(next)
          open.push(next)
        }
    return seen
  }
  const reached = new Map(names.map((name) => [name, reachable(name)]))
  const circles = names
    .filter((name) => reached.get(name)?.has(name))
    .map((name) =>
      [...(reached.get(name) ?? [])]
        .filter((other) => reached.get(other)?.has(name))
        .sort()
        .join(' '),
    )
  return [...new Set(circles)]
}

describe('imports', () => {
  test('every file has its floor', () => {
    expect(sources.length).toBeGreaterThan(50)
    expect(sources.filter((path) => floorOf(path.slice('src/'.length, -'.ts'.length)) < 0)).toEqual([])
  })

  test('point down', () => {
    const upward = sources.flatMap((path) => {
      const floor = floorOf(path.slice('src/'.length, -'.ts'.length))
      return importsOf(path)
        .filter((name) => isOurs(name) && floorOf(name) > floor)
        .map((name) => `${path} imports ${name}`)
    })
    expect(upward).toEqual([])
  })

  test('lead from no room into the one beside it', () => {
    const sideways = sources.flatMap((path) => {
      const room = rooms.find((each) => path.startsWith(`src/${each}`))
      return importsOf(path)
        .filter((name) => room && rooms.some((other) => other !== room && name.startsWith(other)))
        .map((name) => `${path} imports ${name}`)
    })
    expect(sideways).toEqual([])
    expect(rooms.filter((room) => !sources.some((path) => path.startsWith(`src/${room}`)))).toEqual([])
  })

  test('run in no circle', () => {
    expect(circlesAmong(sources.map((path) => path.slice('src/'.length, -'.ts'.length)))).toEqual([])
  })

  test('lead somewhere', () => {
    const lost = sources.flatMap((path) =>
      importsOf(path)
        .filter((name) => name.includes('/') && !isOurs(name) && !/^(node:|@|vscode-)/.test(name))
        .map((name) => `${path} imports ${name}`),
    )
    expect(lost).toEqual([])
  })

  test('of pure files are pure', () => {
    const impure = sources
      .filter((path) => pure.test(path))
      .flatMap((path) =>
        importsOf(path)
          .filter((name) => !isOurs(name) && name !== purePackage)
          .map((name) => `${path} imports ${name}`),
      )
    expect(impure).toEqual([])
  })

  test('are not needed for a look at the world: pure files ask no clock and no environment', () => {
    expect(sources.filter((path) => pure.test(path) && looks.test(read(path)))).toEqual([])
  })

  test('of packages and of Node are at the doors of the Action alone', () => {
    const inside = sources.filter((path) => behindDoors.test(path))
    expect(inside.length).toBeGreaterThan(30)
    const found = inside.flatMap((path) =>
      importsOf(path)
        .filter((name) => !isOurs(name) && !doors[path]?.includes(name))
        .map((name) => `${path} imports ${name}`),
    )
    expect(found).toEqual([])
    expect(Object.keys(doors).filter((path) => !inside.includes(path))).toEqual([])
    const restless = inside.filter(
      (path) => !(path in doors) && /\b(process\.|Date\b|Math\.random|fetch\()/.test(read(path)),
    )
    expect(restless).toEqual([])
  })
})

describe('rooms', () => {
  test('hold no more than a person can look over, and nothing lies before their doors', () => {
    const byFolder = new Map<string, number>()
    for (const path of sources) byFolder.set(posix.dirname(path), (byFolder.get(posix.dirname(path)) ?? 0) + 1)
    const crowded = [...byFolder].filter(([folder, count]) => count > 30 && !folder.startsWith('src/migrate/rules/'))
    expect(crowded).toEqual([])
    expect(sources.filter((path) => posix.dirname(path) === 'src')).toEqual([
      'src/cli.ts',
      'src/index.ts',
      'src/main.ts',
    ])
  })

  test('share no name: what is exported under one name is one thing', () => {
    const exported = /^export (?:declare )?(?:async )?(?:const|let|function\*?|interface|type|class) (\w+)/gm
    const places = new Map<string, string[]>()
    for (const path of sources)
      for (const name of new Set([...read(path).matchAll(exported)].map(([, name = '']) => name)))
        places.set(name, [...(places.get(name) ?? []), path])
    const shared = [...places].filter(([, paths]) => paths.length > 1)
    expect(shared.map(([name, paths]) => `${name}: ${paths.join(', ')}`)).toEqual([])
  })
})

describe('names', () => {
  /** Participles without a noun, and words that only this project understood. CONTRIBUTING says what to write instead. */
  const unclear = new Set(
    `Said Saying Sayings Met Meeting Coming Applied Around Apart Way Ways Bond Tie Doubt Asking Asked Narrowed Printed Saved
    Enabled Look Talk Journey Cut Posted Listed Sending Sent NotPlaced Submitted Tidied Compared Explained Spot Verified Staged
    Checked Shown Answers ReadAgain IsUnread Ignored Judged Written Use Uses Need Absence Replaced Lack Loading Marked Kept Heeded
    Given Wanted Shared Rewritten Suggested Numbered Choosing Expected Reached Reach Ruling Likely Included SaidOfOrigin Kind
    Launched Launch Joined Placed Opened Tried Chosen Upgraded SoFar Standing LeftIn Steps Copy Old Young
    adopted asWalked byTick choosing edited emptied end fail fill inOne instead keep kept leavingOut liveFindings look made meant
    numbered old passedOver pasting pinned placedIn rare release removed restored reviewed say searching slashed talk thoseSaid
    toNote tryOut turnedByFixes unmeant where young`.split(/\s+/),
  )

  test('say what they hold', () => {
    const exported = /^export (?:declare )?(?:async )?(?:const|let|function\*?|interface|type|class) (\w+)/gm
    const found = sources.flatMap((path) => [...read(path).matchAll(exported)].map(([, name = '']) => ({ path, name })))
    expect(found.length).toBeGreaterThan(1500)
    expect(found.filter(({ name }) => unclear.has(name) || /^doubt/i.test(name))).toEqual([])
  })
})

describe('comments', () => {
  test('name what they speak of', () => {
    const unclear = /\b(?:whom|whoever|those that|(?:is|are) told (?:of|from)|hardly meant|so it is)\b/i
    const found = sources.flatMap((path) =>
      [...read(path).matchAll(/^\s*(?:\/\*\*|\*|\/\/).*$/gm)].map(([line]) => `${path}: ${line.trim()}`),
    )
    expect(found.length).toBeGreaterThan(3000)
    expect(found.filter((line) => unclear.test(line))).toEqual([])
  })

  /** Where a name is changed by the letter, it may stand in a sentence after. */
  test('begin with no name of a type of ours', () => {
    const types = new Set(
      sources.flatMap((path) =>
        [...read(path).matchAll(/^(?:export )?(?:interface|type|class) (\w+)/gm)].map(([, name = '']) => name),
      ),
    )
    const comments = sources.flatMap((path) =>
      [...read(path).matchAll(/\/\*\*\s+(?:\* )?([A-Z][a-z]+(?:[A-Z][a-z]+)+)\b.*/g)].map((found) => ({ path, found })),
    )
    expect(types.size).toBeGreaterThan(300)
    const named = comments.filter(({ found: [, word = ''] }) => types.has(word))
    expect(named.map(({ path, found: [line] }) => `${path}: ${line}`)).toEqual([])
  })
})

describe('rules', () => {
  const names = filesIn('src/migrate/rules').filter(
    (path) => path.endsWith('.ts') && !/\/(index|for-configuration)\.ts$/.test(path),
  )
  const idOf = (path: string) => path.replace(/^.*\/|\.ts$/g, '')

  test('are all in the list, which is what the build writes', () => {
    expect(everyRule.map((rule) => rule.id).sort()).toEqual(names.map(idOf).sort())
    for (const [path, text] of Object.entries<string>(ruleLists())) expect(read(`src/migrate/${path}`), path).toBe(text)
  })

  test('have a page each, and no page is left over', () => {
    expect(
      filesIn('test/rules')
        .filter((path) => path.endsWith('.md'))
        .map((path) => path.replace(/^.*\/|\.md$/g, ''))
        .sort(),
    ).toEqual(names.map(idOf).sort())
    for (const { id, page } of everyRule) expect(page.trim().length, id).toBeGreaterThan(80)
  })

  test('lie in the folder of their group, and their pages in its mirror, but for what stands beside a configuration', () => {
    const inFolder = (path: string, id: string, group: string) =>
      path.endsWith(`/${group}/${id}.ts`) || path.endsWith(`/beside/${id}.ts`)
    for (const { id, group } of everyRule) {
      const path = names.find((name) => inFolder(name, id, group)) ?? ''
      expect(path, id).not.toBe('')
      expect(existsSync(join(root, path.replace('src/migrate', 'test').replace(/ts$/, 'md'))), id).toBe(true)
    }
  })

  test('say what they are', () => {
    for (const { id, title, see, covers } of everyRule) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(title, id).toMatch(/^\S.{5,80}[^.\s]$/)
      expect(see, id).toMatch(/^https:\/\//)
      expect(covers, id).toBeInstanceOf(Array)
    }
  })

  /** A line one level deeper is four blanks; what stands before the first level, and behind each line, is not theirs to write. */
  test('write no indent and no line ending', () => {
    const writing = /(['"`])(?: {2,3}| {5,}|\\t|\t)[^\s'"`]|['"`][^'"`\n]*[^\\'"`\n]\\[nr][^'"`\n]*['"`]/
    const lines = names.flatMap((path) =>
      read(path)
        .replace(/page: `[\s\S]*?[^\\]`,/, '')
        .split('\n')
        .filter((line) => writing.test(line.replace(/\/(?:\\.|[^/\n])+\/[a-z]*/g, '')))
        .map((line) => `${path}: ${line.trim()}`),
    )
    expect(lines).toEqual([])
  })
})

describe('files speak of httpd, not of how they came to be', () => {
  const all = [
    ...['src', 'scripts', 'test', 'docs', '.github'].flatMap(filesIn),
    'README.md',
    'CONTRIBUTING.md',
    'action.yml',
    'package.json',
  ]
    .filter((path) => !path.includes('/node_modules/'))
    .filter((path) => existsSync(join(root, path)) && !/\.(gz|pem|png|svg)$|^test\/(fixtures|sites)\//.test(path))
    // In pieces, so that this file does not hold them.
    .filter((path) => path !== 'test/architecture.test.ts')

  test.each<[string, RegExp]>([
    [
      'who or what wrote them',
      new RegExp(
        [
          'clau' + 'de',
          'anthro' + 'pic',
          'open' + 'ai',
          'chat' + 'gpt',
          'co' + 'pilot',
          'language ' + 'model',
          'sub' + 'agent',
          'co-authored' + '-by',
        ].join('|'),
        'i',
      ),
    ],
    ['folders of a machine', /(?<![\w.-])\/(?:work|root|home\/\w+)\/(?:main|shared|\.)/],
    [
      'hosts of package registries',
      new RegExp(
        ['registry\\.npm' + 'js', 'npm' + 'js\\.(com|org)', 'py' + 'pi\\.org', 'deb\\.deb' + 'ian\\.org'].join('|'),
      ),
    ],
  ])('%s', (_title, words) => {
    expect(all.length).toBeGreaterThan(100)
    expect(all.filter((path) => words.test(read(path)))).toEqual([])
  })
})
