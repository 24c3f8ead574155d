import { expect, test } from 'vitest'
import { shareOf } from '../thoroughness.js'
import { clientOf } from './client.js'
import { close, commentsOn, openPullRequest, push } from './people.js'
import type { Content } from './repository.js'
import { text } from './scene.js'
import { type GitHub, withGitHub } from './server.js'
import { addRepository, addToken } from './setup.js'
import { suggestionIn } from './suggestion.js'
import { applySuggestion, applySuggestions, type ButtonOptions } from './suggestion-button.js'
import type { Pull } from './world.js'

test.each<[string, string, readonly string[] | undefined]>(
  shareOf(2, [
    ['one line', 'Why.\n\n```suggestion\nRequire all granted\n```\n', ['Require all granted']],
    ['none: a deletion', '```suggestion\n```', []],
    ['an empty line', '```suggestion\n\n```', ['']],
    ['with CRLF, as a browser sends it', '```suggestion\r\na\r\n```\r\n', ['a']],
    ['a longer fence around a shorter one', '````suggestion\n```\na\n````', ['```', 'a']],
    ['a fence that its text breaks', '```suggestion\na\n```\nb\n```', ['a']],
    ['tildes', '~~~suggestion\na\n~~~', ['a']],
    ['an indented fence', '  ```suggestion\n    a\n  b\n  ```', ['  a', 'b']],
    ['never closed', '```suggestion\na', ['a']],
    ['after another block', '```apache\n```suggestion\n```\n\n```suggestion\na\n```', ['a']],
    ['in a comment that nobody sees', '<!-- x\n```suggestion\na\n```\n-->', undefined],
    ['after such a comment', '<!-- x -->\n```suggestion\na\n```', ['a']],
    ['straight after a tag: still HTML', '<details>\n```suggestion\na\n```\n</details>', undefined],
    ['after a tag and a blank line', '<details>\n\n```suggestion\na\n```\n\n</details>', ['a']],
    ['indented code', '    ```suggestion\n    a\n    ```', undefined],
    ['another language', '```suggestions\na\n```', undefined],
  ]),
)('what a comment suggests: %s', (_, body, expected) => {
  expect(suggestionIn(body)).toEqual(expected)
})

/** The pull request that replaces a file by `content`, with one suggestion for each pair of lines. */
async function suggested(
  github: GitHub,
  content: Content,
  places: readonly (readonly [number, number, string])[],
): Promise<Pull> {
  const repository = await addRepository(github, 'acme/site', { files: { 'a.conf': 'before\n' } })
  await push(github, repository, 'topic', { 'a.conf': content })
  const pull = await openPullRequest(github, repository, { head: 'topic' })
  const octokit = clientOf(github, addToken(github, { permissions: { pull_requests: 'write' } }))
  const comments = places.map(([first, line, body]) => ({
    path: 'a.conf',
    line,
    body,
    ...(first < line && { start_line: first }),
  }))
  await octokit.rest.pulls.createReview({
    owner: 'acme',
    repo: 'site',
    pull_number: pull.number,
    event: 'COMMENT',
    comments,
  })
  return pull
}

const block = (lines: string) => `\`\`\`suggestion\n${lines}\`\`\``

const applied = (
  content: Content,
  places: readonly (readonly [number, number, string])[],
  options: ButtonOptions = {},
) =>
  withGitHub(async (github) => {
    const pull = await suggested(github, content, places)
    await applySuggestions(github, pull, commentsOn(pull), options)
    return (await pull.repository.git.read('topic:a.conf'))?.content.toString('latin1')
  })

test.each<[string, Content, readonly (readonly [number, number, string])[], string]>(
  shareOf(2, [
    ['one line', 'a\nb\nc\n', [[2, 2, block('B\n')]], 'a\nB\nc\n'],
    ['several lines by one', 'a\nb\nc\n', [[1, 2, block('AB\n')]], 'AB\nc\n'],
    ['one by several', 'a\nb\nc\n', [[2, 2, block('b1\nb2\n')]], 'a\nb1\nb2\nc\n'],
    ['a deletion', 'a\nb\nc\n', [[2, 2, block('')]], 'a\nc\n'],
    [
      'a batch, in any order',
      'a\nb\nc\nd\n',
      [
        [3, 3, block('C1\nC2\n')],
        [1, 1, block('')],
      ],
      'b\nC1\nC2\nd\n',
    ],
    ['CRLF is kept', 'a\r\nb\r\nc\r\n', [[2, 2, block('b1\nb2\n')]], 'a\r\nb1\r\nb2\r\nc\r\n'],
    ['no last line ending: none after', 'a\nb', [[2, 2, block('B1\nB2\n')]], 'a\nB1\nB2'],
    ['no last line ending, in a CRLF file', 'a\r\nb', [[2, 2, block('B1\nB2\n')]], 'a\r\nB1\r\nB2'],
    ['the last line, away', 'a\nb', [[2, 2, block('')]], 'a\n'],
    [
      'bytes that are no text are kept',
      Buffer.from('a\xe9\nb\n', 'latin1'),
      [[2, 2, block('\u00fc\n')]],
      'a\xe9\n\xc3\xbc\n',
    ],
  ]),
)('the button: %s', async (_, content, places, expected) => {
  expect(await applied(content, places)).toBe(expected)
})

test('the button can also leave a CRLF file mixed', async () => {
  expect(await applied('a\r\nb\r\n', [[1, 1, block('A\n')]], { endings: 'lf' })).toBe('A\nb\r\n')
})

test('it makes one commit of the person who pressed it, signed by GitHub, and keeps the mode', () =>
  withGitHub(async (github) => {
    const pull = await suggested(github, { executable: 'a\nb\n' }, [
      [1, 1, block('A\n')],
      [2, 2, block('B\n')],
    ])
    const before = pull.headSha
    const sha = await applySuggestions(github, pull, commentsOn(pull), { by: 'grace' })
    expect(pull.headSha).toBe(sha)
    const { git, signed } = pull.repository
    expect((await git.git(['log', '-1', '--format=%an %cn %P', sha])).toString()).toBe(`grace GitHub ${before}\n`)
    expect(signed.has(sha)).toBe(true)
    expect((await git.git(['ls-tree', sha, 'a.conf'])).toString()).toMatch(/^100755 /)
  }))

test('where the button is greyed out', () =>
  withGitHub(async (github) => {
    const pull = await suggested(github, 'a\nb\n', [
      [1, 1, 'no block'],
      [1, 1, block('a\n')],
      [1, 2, block('x\n')],
      [2, 2, block('y\n')],
    ])
    const [plain, same, wide, last] = commentsOn(pull)
    if (!plain || !same || !wide || !last) throw new Error('comments are missing')
    await expect(applySuggestion(github, pull, plain)).rejects.toThrow('holds no suggestion')
    await expect(applySuggestion(github, pull, same)).rejects.toThrow('no changes were made')
    await expect(applySuggestions(github, pull, [wide, last])).rejects.toThrow('Only one suggestion per line')
    await applySuggestion(github, pull, wide)
    await expect(applySuggestion(github, pull, last)).rejects.toThrow('outdated')
    close(github, pull)
    await expect(applySuggestion(github, pull, same)).rejects.toThrow('while the pull request is closed')
  }))

test('an applied suggestion moves those below it', () =>
  withGitHub(async (github) => {
    const pull = await suggested(github, text(['a', 'b', 'c', 'd', 'e', 'f']), [
      [1, 1, block('A1\nA2\n')],
      [5, 5, block('E\n')],
    ])
    for (const comment of commentsOn(pull)) await applySuggestion(github, pull, comment)
    expect((await pull.repository.git.read('topic:a.conf'))?.content.toString()).toBe(
      text(['A1', 'A2', 'b', 'c', 'd', 'E', 'f']),
    )
  }))
