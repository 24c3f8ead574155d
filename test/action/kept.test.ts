import { describe, expect, test } from 'vitest'
import { commentsOn } from '../github/people.js'
import { withGitHub } from '../github/server.js'
import { suggestionIn } from '../github/suggestion.js'
import { applySuggestion } from '../github/suggestion-button.js'
import { pullOf, review, withBundle } from './scene.js'
import { hosts, open } from './texts.js'
import { branch, pullIn, readAt, siteWith, upgrade } from './upgrade-scene.js'

withBundle()

const main = 'ServerRoot /etc/httpd\nListen 80\nUser www\n'

const commentWith = (pull: Parameters<typeof commentsOn>[0], text: string) => {
  const found = commentsOn(pull).find(({ body }) => suggestionIn(body)?.join('\n').includes(text))
  if (!found) throw new Error(`No comment suggests ${text}.`)
  return found
}

describe('a review after a suggestion was accepted', () => {
  const access = '<Directory /srv/www>\n  Order allow,deny\n  Require all granted\n</Directory>\n'

  test.each([
    ['nothing else shows 2.2', ''],
    ['2.4 refuses another line', '<Directory /srv/a>\n  Options FollowSymLinks -Indexes\n</Directory>\n'],
  ])('takes the files for what they were, where %s', (_, more) =>
    withGitHub(async (github) => {
      const text = `${main}RewriteEngine On\nRewriteLog logs/rewrite.log\nRewriteLogLevel 5\n${access}${more}`
      const pull = await pullOf(github, {}, { 'httpd.conf': text })
      await review(github, pull)
      const before = commentsOn(pull).map(({ body }) => body)
      expect(before.join()).toContain('Require all granted')
      await applySuggestion(github, pull, commentWith(pull, 'LogLevel'))
      await review(github, pull)
      const after = commentsOn(pull).map(({ body }) => body)
      expect(after.join()).not.toContain('Require all denied')
      expect(before).toEqual(expect.arrayContaining(after))
    }),
  )
})

test('each comment stands by itself, also when the one before it is gone', () =>
  withGitHub(async (github) => {
    const section = (name: string) => `<Directory /srv/${name}>\n  Order allow,deny\n  Allow from all\n</Directory>\n`
    const gap = '# \n'.repeat(5)
    const text = ['www', 'shop', 'mail'].map(section).join(gap)
    const pull = await pullOf(github, {}, { 'httpd.conf': `${main}${text}` })
    await review(github, pull)
    const bodies = commentsOn(pull).map(({ body }) => body)
    expect(bodies.length).toBeGreaterThan(1)
    for (const body of bodies) {
      expect(body).toMatch(/^\*\*\w+:\*\* Apache 2\.4 replaced/)
      expect(body).not.toMatch(/The same as|Assumed as/)
    }
  }))

describe('a box of the upgrade pull request', () => {
  const text = `${main}${hosts}${open}`

  test.each(['all', 'safe'])('is ticked exactly where its condition is taken for true, with fixes: %s', (fixes) =>
    withGitHub(async (github) => {
      const site = await siteWith(github, { 'httpd.conf': text })
      await upgrade(github, site, { inputs: { fixes } })
      const isTicked = () => /^- \[x\] All access rules/m.test(pullIn(site).body ?? '')
      const isMade = async () => (await readAt(site, branch, 'httpd.conf'))?.includes('Require all granted')
      expect([isTicked(), await isMade()]).toEqual([fixes === 'all', fixes === 'all'])
      // Whoever has checked it and sees it ticked leaves it so.
      await upgrade(github, site, { inputs: { fixes } })
      expect([isTicked(), await isMade()]).toEqual([fixes === 'all', fixes === 'all'])
    }),
  )
})
