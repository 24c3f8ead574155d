import { expect, test } from 'vitest'
import { unreadFileNotes } from '../../src/comment/unread-notes.js'

const entry = (path: string) => ({ path, sha: 'a1', mode: '100644', size: 1 })

/** What is said where these files to check, and these around them, were not read. */
function said(checked: readonly string[], around: readonly string[]): readonly string[] {
  const unchecked = checked.map(entry)
  return unreadFileNotes({
    selection: { checked: unchecked, context: [], links: [], tooLarge: [], tooLargeAround: [] },
    read: { blobs: [], links: new Map(), missing: [...unchecked, ...around.map(entry)] },
    isCut: false,
  })
}

test.each<[string, readonly string[], readonly string[], readonly string[]]>([
  ['all was read', [], [], []],
  [
    'one file to check was not',
    ['a.conf'],
    [],
    ['1 file to check was not read: a.conf. GitHub has no such file in this repository; it may be a submodule.'],
  ],
  [
    'more to check than are asked for',
    Array.from({ length: 401 }, (_, index) => `${index}.conf`),
    [],
    [
      expect.stringMatching(
        /^401 files to check were not read: 0\.conf, .*\. At most 400 are fetched one by one\. To read all of them, put actions\/checkout before this step\.$/,
      ),
    ],
  ],
  [
    'one around them was not',
    [],
    ['b.conf'],
    [
      '1 more file of configuration was not read or considered, so check yourself whether it sets access rules. To read all files, put actions/checkout before this step.',
    ],
  ],
  [
    'several around them were not',
    [],
    ['b.conf', 'c.conf'],
    [
      '2 more files of configuration were not read or considered, so check yourself whether they set access rules. To read all files, put actions/checkout before this step.',
    ],
  ],
])('%s', (_title, checked, around, sentences) => expect(said(checked, around)).toEqual(sentences))
