// `node bench/page.js`: what the web page weighs on its way, how long somebody waits for the first finding, from the
// address until it is on the screen, and how long the page stands still while it judges a megabyte. On a quiet machine; CHROMIUM names a Chromium that is not /usr/bin/chromium.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { behindFirstFindings, buildPage } from '../scripts/page.js'
import { serveFolder } from '../scripts/serve-folder.js'

const folder = mkdtempSync(join(tmpdir(), 'httpd-upgrade-page-'))
await buildPage(folder)
const sizes = new Map()
const server = await serveFolder(folder, (name, bytes) => sizes.set(name, bytes))
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})
try {
  const times = []
  for (let turn = 0; turn < 9; turn++) times.push(await firstFinding())
  const middle = Math.round(times.sort((a, b) => a - b)[times.length >> 1])
  const sum = (names) => Math.round(names.reduce((all, name) => all + sizes.get(name), 0) / 1000)
  const all = [...sizes.keys()]
  const first = sum(all.filter((name) => !behindFirstFindings.test(name)))
  console.log(`the page: ${first} KB until the first finding (aim: 250), ${sum(all)} KB with what comes behind it`)
  console.log(`first finding: after ${middle} ms (aim: 1000)`)
  const { judged, still } = await megabyte()
  console.log(`a megabyte: judged after ${judged} ms, and drawn at least every ${still} ms meanwhile (aim: 500)`)
} finally {
  await browser.close()
  server.close()
  rmSync(folder, { recursive: true })
}

/** A megabyte in some 25,000 lines, pasted: how long it is judged, and the longest time between two frames until then. */
async function megabyte() {
  const section = (number) => `<Directory /srv/${number}>
    Options Indexes +FollowSymLinks
    Order allow,deny
    Allow from 192.0.2.${number % 250}
</Directory>
${`RewriteRule ^/old/${number} /new/${number} [R=301,L]\n`.repeat(40)}`
  const text = Array.from({ length: 550 }, (_, number) => section(number)).join('')
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  await page.goto(server.address)
  await page.locator('.finding').first().waitFor()
  await page.click('#own')
  await page.evaluate((text) => navigator.clipboard.writeText(text), text)
  await page.evaluate(() => {
    globalThis.drawn = { start: performance.now(), last: performance.now(), still: 0 }
    const draw = () => {
      const now = performance.now()
      globalThis.drawn.still = Math.max(globalThis.drawn.still, now - globalThis.drawn.last)
      globalThis.drawn.last = now
      requestAnimationFrame(draw)
    }
    draw()
  })
  await page.keyboard.press('Control+V')
  const found = await page.waitForFunction(() => {
    const isJudged = /^1100 findings/.test(document.querySelector('#status').textContent ?? '')
    return isJudged && document.querySelector('#panel[aria-busy=false]') ? globalThis.drawn : undefined
  })
  const { start, last, still } = await found.jsonValue()
  await context.close()
  return { judged: Math.round(last - start), still: Math.round(still) }
}

/** In a browser that has never been there. */
async function firstFinding() {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const look = () => {
      const isThere = document.querySelector('.finding') !== null
      if (isThere) globalThis.found = performance.now()
      else requestAnimationFrame(look)
    }
    look()
  })
  await page.goto(server.address)
  const found = await page.waitForFunction(() => globalThis.found)
  const time = await found.jsonValue()
  // All that comes behind it, too.
  await page.waitForLoadState('networkidle')
  await context.close()
  return time
}
