import { describe, expect, test } from 'vitest'
import { close, comment, deleteBranch, edit, openPullRequest, push, reopen, squash } from '../github/people.js'
import { pullsOf } from '../github/pulls.js'
import { withGitHub } from '../github/server.js'
import type { IssueComment } from '../github/world.js'
import { withBundle } from './scene.js'
import { hosts } from './texts.js'
import { branch, operation, pullIn, readAt, siteWith, subjects, upgrade } from './upgrade-scene.js'

withBundle()

const inputs = { 'commit-message': 'Upgrade' }
const before = { 'a.conf': `Listen 80\n${hosts}` }
const more = { 'a.conf': `Listen 80\n${hosts}MaxClients 5\n` }

const ticked = ({ body }: IssueComment) => body.replace('- [ ] ', '- [x] ')

describe.concurrent('a person who commits to the branch', () => {
  test('has it from then on, which is said once, until the box is ticked', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      await upgrade(github, site, { inputs })
      const pull = pullIn(site)
      const own = await push(github, site, branch, { 'b.conf': 'Listen 81\n' })
      await push(github, site, 'main', more)
      const text = pull.body

      const run = await upgrade(github, site, { inputs })
      expect(run).toMatchObject({
        exitCode: 0,
        outputs: { 'pull-request-operation': 'none', 'pull-request-number': '1', changed: 'true' },
      })
      expect(run.outputs['pull-request-head-sha']).toBe('')
      expect(run.summary).toContain('was not changed')
      expect([pull.headSha, pull.body]).toEqual([own, text])
      expect(pull.comments).toHaveLength(1)
      const said = pull.comments[0] as IssueComment
      expect(said.body).toContain(
        'Somebody has committed to `httpd-upgrade/2.4`, so httpd-upgrade no longer changes the branch',
      )
      expect(said.body).toMatch(/\n- \[ \] \*\*Start over:\*\*/)

      const again = await upgrade(github, site, { inputs })
      expect(again.outputs).toMatchObject({ 'pull-request-operation': 'none', changed: 'false' })
      expect(pull.comments).toHaveLength(1)

      edit(github, said, ticked(said))
      const over = await upgrade(github, site, { inputs })
      expect(over.outputs).toMatchObject({ 'pull-request-operation': 'updated', changed: 'true' })
      expect(await readAt(site, branch, 'b.conf')).toBeUndefined()
      expect(await readAt(site, branch, 'a.conf')).toBe('Listen 80\nMaxRequestWorkers 5\n')
      expect(pull.body).toContain('This pull request changes 2 places in 1 file.')
      expect(said.body).toContain('was recreated from `main`')

      await push(github, site, branch, { 'b.conf': 'Listen 82\n' })
      expect(operation(await upgrade(github, site, { inputs }))).toBe('none')
      expect(pull.comments).toHaveLength(2)
      expect(await readAt(site, branch, 'b.conf')).toBe('Listen 82\n')
    }))

  test('gives it back by the box at the end of the text, too', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      await upgrade(github, site, { inputs })
      const pull = pullIn(site)
      await push(github, site, branch, { 'b.conf': 'Listen 82\n' })
      pull.body = (pull.body ?? '').replace('- [ ] **Start over:**', '- [x] **Start over:**')
      expect(operation(await upgrade(github, site, { inputs }))).toBe('updated')
      expect(await readAt(site, branch, 'b.conf')).toBeUndefined()
      // Once is enough.
      expect(pull.body).toContain('- [ ] **Start over:**')
      expect(operation(await upgrade(github, site, { inputs }))).toBe('none')
    }))

  test('has it also where the commit changes what ours had, under our message', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      await upgrade(github, site, { inputs })
      const message = (await site.git.git(['log', '-1', '--format=%B', branch])).toString().trim()
      const base = (await site.git.commitOf('main')) ?? ''
      await push(github, site, branch, { 'a.conf': 'Listen 8080\n' }, { message, parents: [base] })
      await push(github, site, 'main', more)
      expect(operation(await upgrade(github, site, { inputs }))).toBe('none')
      expect(await readAt(site, branch, 'a.conf')).toBe('Listen 8080\n')
      expect(pullIn(site).comments).toHaveLength(1)
    }))

  test('keeps it where nothing is left to change, too', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      await upgrade(github, site, { inputs })
      await push(github, site, branch, { 'b.conf': 'Listen 81\n' })
      await push(github, site, 'main', { 'a.conf': 'Listen 80\n' })
      expect(operation(await upgrade(github, site, { inputs }))).toBe('none')
      expect(pullIn(site).state).toBe('open')
    }))

  test('is not spoken for by what others write in our words', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      await upgrade(github, site, { inputs })
      const own = await push(github, site, branch, { 'b.conf': 'Listen 81\n' })
      const pull = pullIn(site)
      await upgrade(github, site, { inputs })
      comment(github, pull, ticked(pull.comments[0] as IssueComment), 'mallory')
      expect(operation(await upgrade(github, site, { inputs }))).toBe('none')
      expect(pull.headSha).toBe(own)
    }))

  test.for([
    ['upon the base', {}],
    ['upon nothing', { parents: [] }],
  ] as const)('has the branch before there is a pull request, which is a warning: %s', ([, options]) =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      const own = await push(github, site, branch, { 'b.conf': 'Listen 81\n' }, options)
      const run = await upgrade(github, site, { inputs })
      expect(run).toMatchObject({ exitCode: 0, outputs: { 'pull-request-operation': 'none' } })
      expect(run.annotations.map(({ message }) => message)).toEqual([expect.stringContaining('has commits by others')])
      expect(await site.git.commitOf(branch)).toBe(own)
    }),
  )

  test('has it where a merge of the base brings more than the base', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      await upgrade(github, site, { inputs })
      const base = await push(github, site, 'main', { 'README.md': 'Another\n' })
      const tip = (await site.git.commitOf(branch)) ?? ''
      const files = { 'README.md': 'Another\n', 'b.conf': 'Listen 81\n' }
      const own = await push(github, site, branch, files, { message: 'Merge main', parents: [tip, base] })
      await push(github, site, 'main', more)
      expect(operation(await upgrade(github, site, { inputs }))).toBe('none')
      expect(await site.git.commitOf(branch)).toBe(own)
    }))

  test('who merely brings it up to the base has not taken it', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      await upgrade(github, site, { inputs })
      const base = await push(github, site, 'main', { 'README.md': 'Another\n' })
      const tip = (await site.git.commitOf(branch)) ?? ''
      await push(github, site, branch, { 'README.md': 'Another\n' }, { message: 'Merge main', parents: [tip, base] })
      expect(operation(await upgrade(github, site, { inputs }))).toBe('updated')
      expect(pullIn(site).comments).toEqual([])
      await push(github, site, 'main', more)
      expect(operation(await upgrade(github, site, { inputs }))).toBe('updated')
      expect(await readAt(site, branch, 'a.conf')).toBe('Listen 80\nMaxRequestWorkers 5\n')
    }))
})

describe.concurrent('a person who closes it', () => {
  test('sees no other one until the configuration changes', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      await upgrade(github, site, { inputs })
      close(github, pullIn(site))
      const run = await upgrade(github, site, { inputs })
      expect(run).toMatchObject({ exitCode: 0, outputs: { 'pull-request-operation': 'none', changed: 'false' } })
      expect(run.summary).toContain('was closed by a person')

      // Lines that are not ours to change are no reason.
      await push(github, site, 'main', { 'a.conf': `# Ours\nListen 80\n${hosts}`, 'README.md': 'Another\n' })
      expect(operation(await upgrade(github, site, { inputs }))).toBe('none')

      await push(github, site, 'main', more)
      const back = await upgrade(github, site, { inputs })
      expect(back.outputs).toMatchObject({ 'pull-request-operation': 'created', 'pull-request-number': '2' })
      expect(await subjects(site)).toEqual(['Upgrade'])
    }))

  test('or deletes its branch, has closed it', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      await upgrade(github, site, { inputs })
      await deleteBranch(github, site, branch)
      expect(pullIn(site).state).toBe('closed')
      expect(operation(await upgrade(github, site, { inputs }))).toBe('none')
      expect(await site.git.commitOf(branch)).toBeUndefined()
    }))

  test('sees no other one for asking for other fixes, and the old one again when it is reopened', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, {
        'a.conf': `${hosts}<Directory /srv>\nOrder allow,deny\nAllow from all\n</Directory>\n`,
      })
      await upgrade(github, site, { inputs: { ...inputs, fixes: 'safe' } })
      const pull = pullIn(site)
      close(github, pull)
      const all = inputs
      expect(operation(await upgrade(github, site, { inputs: all }))).toBe('none')
      reopen(pull)
      expect(operation(await upgrade(github, site, { inputs: all }))).toBe('updated')
      expect(await readAt(site, branch, 'a.conf')).toContain('Require all granted')
    }))
})

describe.concurrent('a person who merges it as one commit', () => {
  test('with a commit of theirs on it, and keeps the branch, is done: what comes later is another one', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      await upgrade(github, site, { inputs })
      const pull = pullIn(site)
      await push(github, site, branch, { 'b.conf': 'Timeout 5\n' })
      await squash(github, pull)
      expect((await upgrade(github, site, { inputs })).outputs).toMatchObject({
        'pull-request-operation': 'none',
        changed: 'false',
      })
      await push(github, site, 'main', more)
      const run = await upgrade(github, site, { inputs })
      expect(run).toMatchObject({ annotations: [], outputs: { 'pull-request-operation': 'created' } })
      expect(await subjects(site)).toEqual(['Upgrade'])
      expect(await readAt(site, branch, 'b.conf')).toBe('Timeout 5\n')
    }))

  test('and commits to the branch after that, keeps what is on it', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      await upgrade(github, site, { inputs })
      await squash(github, pullIn(site))
      const own = await push(github, site, branch, { 'b.conf': 'Timeout 5\n' })
      await push(github, site, 'main', more)
      const run = await upgrade(github, site, { inputs })
      expect(run.annotations.map(({ message }) => message)).toEqual([
        expect.stringContaining(`The branch ${branch} has commits by others`),
      ])
      expect(await site.git.commitOf(branch)).toBe(own)
    }))

  test('and takes it back, is asked again', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      await upgrade(github, site, { inputs })
      await squash(github, pullIn(site))
      await push(github, site, 'main', before)
      const run = await upgrade(github, site, { inputs })
      expect(run.outputs).toMatchObject({ 'pull-request-operation': 'created', 'pull-request-number': '2' })
      expect(await readAt(site, branch, 'a.conf')).toBe('Listen 80\n')
    }))
})

describe.concurrent('another base', () => {
  test('that a person gives the pull request is theirs to give: it is said, and nothing else is done', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      await push(github, site, 'stable', { 'README.md': 'Stable\n' })
      await upgrade(github, site, { inputs })
      const tip = await site.git.commitOf(branch)
      pullIn(site).baseRef = 'stable'
      await push(github, site, 'main', more)
      const run = await upgrade(github, site, { inputs })
      expect(run).toMatchObject({
        exitCode: 0,
        outputs: { 'pull-request-operation': 'none', 'pull-request-number': '1', changed: 'false' },
        annotations: [
          {
            level: 'warning',
            message: expect.stringContaining(`Pull request #1 from ${branch} is for stable, but this run is for main`),
          },
        ],
      })
      expect(await site.git.commitOf(branch)).toBe(tip)
      expect(pullIn(site).comments).toEqual([])

      const there = await upgrade(github, site, { inputs: { ...inputs, base: 'stable' } })
      expect(operation(there)).toBe('updated')
    }))

  test('that has a pull request of somebody from the same branch keeps the branch when ours is closed', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      await push(github, site, 'stable', { 'README.md': 'Stable\n' })
      await upgrade(github, site, { inputs })
      const theirs = await openPullRequest(github, site, { head: branch, base: 'stable' })
      await push(github, site, 'main', { 'a.conf': 'Listen 80\n' })
      expect(operation(await upgrade(github, site, { inputs }))).toBe('closed')
      expect(theirs.state).toBe('open')
      expect(await site.git.commitOf(branch)).toBe(theirs.headSha)
    }))

  test('by default opens no second pull request; when the first is closed there is one', () =>
    withGitHub(async (github) => {
      const site = await siteWith(github, before)
      await upgrade(github, site, { inputs })
      await push(github, site, 'trunk', {})
      site.defaultBranch = 'trunk'
      expect(operation(await upgrade(github, site, { inputs }))).toBe('none')
      close(github, pullIn(site))
      const run = await upgrade(github, site, { inputs })
      expect(run.outputs).toMatchObject({ 'pull-request-operation': 'created', 'pull-request-number': '2' })
      expect(pullsOf(site).at(-1)?.baseRef).toBe('trunk')
    }))
})

test('a person who opened it for us has it kept up to date, and the words stay', () =>
  withGitHub(async (github) => {
    const site = await siteWith(github, before)
    site.actionsMayOpenPulls = false
    expect(operation(await upgrade(github, site, { inputs }))).toBe('pushed')
    const pull = await openPullRequest(github, site, { head: branch, title: 'My title', body: 'My words.', by: 'ada' })
    expect(operation(await upgrade(github, site, { inputs }))).toBe('updated')
    expect(pull.title).toBe('My title')
    expect(pull.body).toMatch(/^My words\.\n\n<!-- httpd-upgrade:begin -->\n/)
    expect(operation(await upgrade(github, site, { inputs }))).toBe('none')
    await push(github, site, 'main', more)
    expect(operation(await upgrade(github, site, { inputs }))).toBe('updated')
    expect(pullsOf(site)).toHaveLength(1)
    expect(await readAt(site, branch, 'a.conf')).toBe('Listen 80\nMaxRequestWorkers 5\n')
  }))
