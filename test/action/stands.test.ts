import { expect, test } from 'vitest'
import { commentsOn } from '../github/people.js'
import { withGitHub } from '../github/server.js'
import { applySuggestions } from '../github/suggestion-button.js'
import type { Pull } from '../github/world.js'
import { pullOf, review, withBundle } from './scene.js'
import { neutral } from './texts.js'

withBundle()

const closed = '<Directory /srv>\n    Order allow,deny\n    Deny from all\n</Directory>\n'

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
