// `node bench/page.js`: what the web page weighs on its way, and how long somebody waits for the first finding, from the
// address until it is on the screen. On a quiet machine; CHROMIUM names a Chromium that is not /usr/bin/chromium.
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
} finally {
  await browser.close()
  server.close()
  rmSync(folder, { recursive: true })
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
