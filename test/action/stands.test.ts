import { expect, test } from 'vitest'
import { commentsOn, push } from '../github/people.js'
import { withGitHub } from '../github/server.js'
import { applySuggestions } from '../github/suggestion-button.js'
import type { Pull } from '../github/world.js'
import { pullOf, review, withBundle } from './scene.js'
import { neutral } from './texts.js'

withBundle()

const closed = '<Directory /srv>\n    Order allow,deny\n    Deny from all\n</Directory>\n'

const names = '<Files ~ "^\\.ht">\n    Order allow,deny\n    Deny from all\n    Satisfy all\n</Files>\n'

const status = `<Location /server-status>
    AuthType Basic
    AuthName x
    AuthUserFile /x
    <RequireAll>
        Require valid-user
        Require ip 127.0.0.1
    </RequireAll>
</Location>
`

const byId = (pull: Pull) => new Map(commentsOn(pull).map(({ id, body }) => [id, body]))

test('all that has a button is said at once, however many conditions there are', () =>
  withGitHub(async (github) => {
    const lines = [
      ...[closed, 'DefaultType text/plain\n', 'ErrorLog "|/usr/local/bin/parse"\n'],
      ...['SSLVerifyClient require\nSSLOptions +StdEnvVars\n', '{% if x %}\nRewriteLog {{ logs }}/x\n{% endif %}\n'],
    ]
    const pull = await pullOf(github, {}, { 'a.conf': lines.join(neutral(8)) })
    await review(github, pull)
    const conditions = commentsOn(pull).flatMap(({ body }) => /^Check first: .*/m.exec(body) ?? [])
    expect(new Set(conditions).size).toBe(5)
    const first = [...byId(pull).keys()]
    await applySuggestions(github, pull, commentsOn(pull).slice(0, 2))
    await review(github, pull)
    expect(first).toEqual(expect.arrayContaining([...byId(pull).keys()]))
    expect(pull.reviews.filter(({ body }) => body !== '')).toHaveLength(1)
  }))

test('a comment that stands keeps its words where less is to be checked', () =>
  withGitHub(async (github) => {
    const text = `LockFile /x\n${neutral(8)}${status}${neutral(8)}${names}`
    const pull = await pullOf(github, {}, { 'a.conf': text })
    await review(github, pull)
    const first = byId(pull)
    expect([...first.values()].join('\n')).toContain('Check first: ')
    await applySuggestions(github, pull, commentsOn(pull).slice(0, 1))
    await review(github, pull)
    for (const [id, body] of byId(pull)) expect(body).toBe(first.get(id))
  }))

test('a comment that has to say more says first that it has changed', () =>
  withGitHub(async (github) => {
    const text = `LockFile /x\n${neutral(8)}${names}`
    const pull = await pullOf(github, {}, { 'a.conf': text })
    await review(github, pull)
    const first = byId(pull)
    await push(github, pull.repository, 'topic', { 'a.conf': `${text}${neutral(8)}${status}` })
    await review(github, pull)
    const now = byId(pull)
    const updated = [...now].filter(([id, body]) => first.has(id) && first.get(id) !== body)
    expect(updated).toHaveLength(1)
    for (const [, body] of updated)
      expect(body).toMatch(/^Updated: the files or this tool have changed since .*\n\n\*\*Error, check first:/)
  }))
