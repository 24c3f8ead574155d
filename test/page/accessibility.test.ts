import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { everyRule } from '../../src/migrate/rules/index.js'
import { shareOf } from '../thoroughness.js'
import { address, paste, result, settled, usePage, visit } from './browser.js'
import { chromium } from './chromium.js'

const legacy = fileURLToPath(new URL('../sites/legacy', import.meta.url))

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds against WCAG 2.2 AA and its own best practices, a line each. */
async function broken(page: Page): Promise<string[]> {
  // The page runs no script of anybody else's; the debugger may.
  await page.evaluate(axe)
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(options),
    { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] } as RunOptions,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}

describe.skipIf(!chromium())('the page is for everybody', () => {
  usePage()

  test.each([
    ['light', { colorScheme: 'light' }],
    ['dark', { colorScheme: 'dark' }],
    ['on a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ] as const)('%s', async (_name, options) => {
    const { page } = await visit('', options)
    expect(await broken(page)).toEqual([])
    if (await page.locator('#views').isVisible()) await page.click('#view-panel')
    await page.click('.switches summary')
    await page.fill('#define', 'A=1')
    // An answer that comes between moves what is clicked.
    await settled(page)
    await page.click('#tab-explain')
    await page.fill('#log', "Invalid command 'RewriteLog', perhaps misspelled or defined by a module")
    await settled(page)
    expect(await broken(page)).toEqual([])
  })

  test('the pages of the rules, and the list of them', async () => {
    const { page } = await visit()
    const names = ['index', 'access-control', ...shareOf(80, everyRule).map(({ id }) => id)]
    for (const name of names) {
      await page.goto(`${address()}rules/${name}.html`)
      expect([name, await broken(page)]).toEqual([name, []])
    }
    await page.goto(`${address()}rules/access-control.html`)
    // Of 206 cases it had 97,000 pixels.
    expect(await page.locator('h3').count()).toBeLessThanOrEqual(8)
  })

  test('a server of several files, and an empty editor', async () => {
    const { page } = await visit()
    await page.setInputFiles('#chosen-folder', legacy)
    await settled(page)
    expect(await broken(page)).toEqual([])
    await page.click('#own')
    await settled(page)
    expect(await broken(page)).toEqual([])
  })

  test('on a phone nothing is wider than the screen, and old, new and findings are each a tap away', async () => {
    const { page } = await visit('', { viewport: { width: 360, height: 700 }, hasTouch: true, isMobile: true })
    for (const view of ['input', 'result', 'panel']) {
      await page.click(`#view-${view}`)
      if (view === 'panel') await page.click('.switches summary')
      expect(await page.evaluate(() => document.documentElement.scrollWidth), view).toBeLessThanOrEqual(360)
    }
    expect(await page.locator('.finding').first().isVisible()).toBe(true)
    await page.click('.finding .line')
    expect(await page.locator('.stacked.input').isVisible()).toBe(true)
  })

  test('with the keyboard alone: from the first key to a fix that is taken', async () => {
    const { page } = await visit()
    await paste(page, '<Directory /a>\nOrder allow,deny\nAllow from all\n</Directory>\n')
    await page.uncheck('#review')
    await settled(page)
    await page.locator('.cm-content').first().focus()
    const press = async (key: string, until: string) => {
      for (let times = 0; times < 60; times++) {
        await page.keyboard.press(key)
        if (await page.evaluate((until) => document.activeElement?.matches(until), until)) return
      }
      throw new Error(`${key} never leads to ${until}`)
    }
    await press('Tab', '.take')
    await page.keyboard.press('Enter')
    await settled(page)
    expect(await result(page)).toContain('Require all granted')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('copy-result')
    await page.focus('#tab-findings')
    await page.keyboard.press('ArrowRight')
    expect(await page.locator('#checklist').isVisible()).toBe(true)
  })

  test('the focus stays on the button that was pressed', async () => {
    const { page } = await visit()
    await page.locator('.take').nth(1).focus()
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-focus'))
    const name = await focused()
    await page.keyboard.press('Enter')
    await settled(page)
    expect(name).toMatch(/^take /)
    expect(await focused()).toBe(name)
  })

  test('colours are those of the system until others are chosen, and the choice is kept', async () => {
    const { page } = await visit('', { colorScheme: 'dark' })
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const dark = await ground()
    await page.click('#theme')
    const light = await ground()
    expect(light).not.toBe(dark)
    await page.reload()
    await settled(page)
    expect(await ground()).toBe(light)
  })
})
