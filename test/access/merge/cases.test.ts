import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accessReaderToday } from '../../../src/access/decide/by-22.js'
import { scopesOf } from '../../../src/access/merge/collect-scopes.js'
import { walkInMergeOrder } from '../../../src/access/merge/merge-order.js'
import { accessRulesOf } from '../../../src/access/read/access.js'
import { authorizersOf } from '../../../src/access/read/authorizers.js'
import { siteFromTexts } from '../../../src/site/site.js'
import { seeded } from '../../thoroughness.js'

/** Sections, each with the files and folders of `/srv` that it is for. */
const sections: readonly (readonly [tag: string, isFor: RegExp])[] = [
  ['Files "a.html"', /\/a\.html$/],
  ['Files "b.txt"', /\/b\.txt$/],
  ['Files "*"', /[^/]$/],
  ['Files "*.html"', /\.html$/],
  ['Files "?.txt"', /\/[^/]\.txt$/],
  ['FilesMatch "^a"', /\/a[^/]*$/],
  ['FilesMatch "\\.(html|txt)$"', /\.(html|txt)$/],
  ['DirectoryMatch "^/srv/x/"', /^\/srv\/x\//],
  ['DirectoryMatch "/[xy]/"', /\/[xy]\//],
]
const files = ['a.html', 'b.html', 'a.txt', 'b.txt', 'ab', 'c'].flatMap((name) => [`/srv/${name}`, `/srv/x/${name}`])

/** What is met together, by its tags, each once. */
const together = (tags: readonly string[]): string => [...new Set(tags)].sort().join('; ')

/** The sections that requests of one class meet, for each class. */
function classesFor(tags: readonly string[]): ReadonlySet<string> {
  const lines = tags.map((tag) => `<${tag}>\nDeny from all\n</${tag.split(' ')[0]}>\n`)
  const site = siteFromTexts({ 'httpd.conf': `DocumentRoot /srv\n${lines.join('')}` }, { complete: true, from: '2.2' })
  const reader = accessReaderToday(authorizersOf(site))
  const classes = walkInMergeOrder<typeof reader.start>(site, scopesOf(site), {
    start: reader.start,
    afterFiles: reader.afterFiles,
    visit: (scope) => (state) => reader.after(state, accessRulesOf(site, scope.nodes), scope.kind),
  })
  return new Set(
    Array.from(classes, ({ names }) =>
      together(names.map(({ at }) => `${at?.name.value} "${at?.args[0]?.value.replaceAll('\\\\', '\\')}"`)),
    ),
  )
}

test('whatever sections a file meets, there is a class of requests that meets the very same', () => {
  const said = fc.array(fc.constantFrom(...sections), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(said, fc.constantFrom(...files), (some, file) => {
      const met = some.filter(([, isFor]) => isFor.test(file)).map(([tag]) => tag)
      expect([...classesFor(some.map(([tag]) => tag))]).toContain(together(met))
    }),
    seeded('sections that a file meets', 300, 20_000),
  )
})
