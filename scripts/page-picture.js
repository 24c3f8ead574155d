// Draws docs/page.png, the picture of the page in the README: `node scripts/page-picture.js`. It needs a Chromium; CHROMIUM
// names one that is not /usr/bin/chromium.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { crc32, deflateSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { buildPage } from './page.js'
import { serveFolder } from './serve-folder.js'

const folder = mkdtempSync(join(tmpdir(), 'httpd-upgrade-page-'))
await buildPage(folder)
const server = await serveFolder(folder)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})
try {
  const size = { width: 1200, height: 740 }
  const page = await browser.newPage({ viewport: size, colorScheme: 'light' })
  await page.goto(server.address)
  // The panel shows what is said of access, which is what people come for.
  const finding = page.locator('.finding[data-rule=access-control]').nth(1)
  await finding.waitFor({ state: 'attached' })
  await finding.evaluate((card) => card.parentElement.scrollTo(0, card.offsetTop - card.parentElement.offsetTop))
  await page.evaluate(() => document.activeElement.blur())
  const shot = await page.screenshot()
  writeFileSync(fileURLToPath(new URL('../docs/page.png', import.meta.url)), png(await pixels(shot), size))
} finally {
  await browser.close()
  server.close()
  rmSync(folder, { recursive: true })
}

/** The picture's pixels as numbers 0xRRGGBB. A page without a policy of its own reads it. */
async function pixels(shot) {
  const reader = await browser.newPage()
  return reader.evaluate(
    async (url) => {
      const image = await createImageBitmap(await (await fetch(url)).blob())
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
      canvas.drawImage(image, 0, 0)
      const { data } = canvas.getImageData(0, 0, image.width, image.height)
      return Array.from(
        { length: data.length / 4 },
        (_, at) => (data[4 * at] << 16) | (data[4 * at + 1] << 8) | data[4 * at + 2],
      )
    },
    `data:image/png;base64,${shot.toString('base64')}`,
  )
}

/** A PNG of 256 colours, which is a third of the size; for all others the nearest of them. */
function png(colours, { width, height }) {
  const counts = new Map()
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const palette = paletteOf([...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour))
  const index = new Map(palette.map((colour, at) => [colour, at]))
  for (const colour of counts.keys()) if (!index.has(colour)) index.set(colour, nearest(palette, colour))
  const rows = Buffer.alloc((width + 1) * height)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      rows[row * (width + 1) + column + 1] = index.get(colours[row * width + column])
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The most frequent colours, and of the rarer ones those that are like none of them. */
function paletteOf(colours) {
  const palette = colours.slice(0, 200)
  for (const colour of colours.slice(200)) {
    if (palette.length === 256) break
    if (distance(palette[nearest(palette, colour)], colour) > 1200) palette.push(colour)
  }
  return palette
}

function nearest(palette, colour) {
  return palette.reduce((best, other, at) => (distance(other, colour) < distance(palette[best], colour) ? at : best), 0)
}

function distance(one, other) {
  return [16, 8, 0].reduce((sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0)
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
