import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium as playwright,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
// @ts-expect-error: a script of the build, which has no types
import { behindFirstFindings } from '../../scripts/page.js'
import { pageBundle } from '../bundles.js'
import { chromium } from './chromium.js'

/** The page in a browser, as somebody has it who opened it just now. */
export interface Visit {
  readonly page: Page
  /** What it asked of the server, in order, from its first request on. */
  readonly requests: readonly string[]
  /** The files that the server has sent for it, each as often as it was sent. */
  readonly files: readonly string[]
  /** What the browser complained of: errors of scripts, what the Content-Security-Policy forbade. */
  readonly complaints: readonly string[]
}

/** What comes behind the first findings, and still is part of loading. */
export const later: RegExp = behindFirstFindings

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

let server: Server | undefined
const served: string[] = []
let browser: Browser | undefined
const open: { close(): Promise<void> }[] = []

/** Less than what ends a test that hangs. */
const hanging = 170_000

/** Have the page served and a browser there for the tests of a file. */
export function usePage(): void {
  beforeAll(async () => {
    const folder = await pageBundle()
    server = createServer(({ url = '/' }, answer) => {
      const path = join(folder, normalize(decodeURIComponent(url.replace(/\?.*/, ''))))
      const file = path.endsWith('/') ? `${path}index.html` : path
      if (!existsSync(file)) return void answer.writeHead(404).end()
      served.push(file)
      // As GitHub Pages does: what is fetched early is not fetched again.
      const type = types[extname(file)] ?? 'application/octet-stream'
      answer.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=600' })
      answer.end(readFileSync(file))
    })
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
    browser = await start()
  })
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close()
  })
  afterAll(async () => {
    await browser?.close()
    server?.close()
  })
}

const start = (): Promise<Browser> => {
  const { binary, env } = chromium() ?? { binary: '', env: {} }
  const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update']
  return playwright.launch({
    executablePath: binary,
    env: { ...(process.env as Record<string, string>), ...env },
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-sync', ...quiet],
  })
}

/** The address of the page. */
export const address = (): string => `http://127.0.0.1:${(server!.address() as AddressInfo).port}/`

/** Open the page, and wait until it has looked at what it shows, and all of it is there. */
export async function visit(fragment = '', options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await newContext(options)
  const page = await context.newPage()
  served.length = 0
  const requests: string[] = []
  const complaints: string[] = []
  context.on('request', (request) => requests.push(request.url()))
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))
  page.on('pageerror', (error) => void complaints.push(String(error)))
  await page.goto(`${address()}${fragment && `#${fragment}`}`)
  await settled(page)
  await vi.waitFor(() => expect(requests.filter((url) => later.test(url))).toHaveLength(8), { timeout: hanging })
  return { page, requests, files: [...served], complaints }
}

/** A browser that has never been there; it goes when the test has run. */
async function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser!.newContext({ viewport: { width: 1400, height: 900 }, ...options })
  open.push(context)
  context.setDefaultTimeout(hanging)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.addInitScript(countTimers)
  return context
}

/** What is typed is asked about a moment later, so that the page is not at rest while a timer runs; one that hides a word may. */
function countTimers(): void {
  const timers = new Set<number>()
  Object.assign(window, { timers })
  const { setTimeout: set, clearTimeout: clear } = window
  window.setTimeout = ((run: () => void, delay = 0) => {
    if (delay >= 1000) return set(run, delay)
    const timer = set(() => {
      run()
      timers.delete(timer)
    }, delay)
    timers.add(timer)
    return timer
  }) as typeof window.setTimeout
  window.clearTimeout = (timer) => {
    timers.delete(timer as number)
    clear(timer)
  }
}

/** Open the page where nothing comes behind the first finding, and wait for that. @returns what was asked for in vain */
export async function firstFindingAlone(): Promise<readonly string[]> {
  const context = await newContext()
  const inVain: string[] = []
  await context.route(later, (route) => {
    inVain.push(route.request().url())
    return route.abort()
  })
  const page = await context.newPage()
  await page.goto(address())
  await page.locator('.finding').first().waitFor()
  await vi.waitFor(() => expect(inVain.join()).toContain('for-configuration'), { timeout: hanging })
  return inVain
}

/** Wait until nothing is left to be asked, and the engine has answered. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { timers } = window as unknown as { timers: ReadonlySet<number> }
    return timers.size === 0 && document.querySelector('#panel[aria-busy=false]') !== null
  })
}

/** Drop files and folders of this machine onto the page, as a file manager does. */
export async function drop(page: Page, paths: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: [...paths], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: 400, y: 400, data })
  await settled(page)
}

/** Empty the editor and paste a text into it, as a person does. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.click('#own')
  await page.evaluate((text) => navigator.clipboard.writeText(text), text)
  await page.keyboard.press('Control+V')
  await settled(page)
}

/** The new text, as the button to copy it gives it. */
export async function result(page: Page): Promise<string> {
  await page.click('#copy-result')
  return page.evaluate(() => navigator.clipboard.readText())
}
