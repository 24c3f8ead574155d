import { describe, expect, test } from 'vitest'
import { runs } from '../thoroughness.js'
import { paste, result, settled, usePage, visit } from './browser.js'
import { chromium } from './chromium.js'

const section = (number: number) => `<Directory /srv/${number}>
    Options Indexes +FollowSymLinks
    Order allow,deny
    Allow from 192.0.2.${number % 250}
</Directory>
${`RewriteRule ^/old/${number} /new/${number} [R=301,L]\n`.repeat(40)}`

/** Up to a megabyte in some 25,000 lines; how long it takes is measured by bench/page.js. */
const sections = runs(140, 550)
const large = Array.from({ length: sections }, (_, number) => section(number)).join('')

describe.skipIf(!chromium())('the page, and texts that nobody would write', () => {
  usePage()

  test.each([
    [
      'markup',
      '<script>document.title = "taken"</script>\n<img src=x onerror="document.title=\'taken\'">\nKeepAlive yes\n',
    ],
    [
      'markup in what is quoted back',
      'AuthName "<img src=x onerror=document.title=1>"\nAuthType None\nRequire <b>x</b>\n',
    ],
    ['odd characters', 'KeepAlive yes\u0000\n\u202eListen 80\n\ud800 \u2028Options \u0007\n'],
    ['sections without end', '<Directory />\n'.repeat(3000)],
  ])('%s: is text, and nothing else', async (_name, text) => {
    const { page, complaints, requests } = await visit()
    const before = requests.length
    await paste(page, text)
    expect(await page.textContent('#status')).not.toContain('wrong')
    expect(await page.title()).toContain('httpd-upgrade')
    expect(await page.locator('#panel img, #panel script, #panel b b').count()).toBe(0)
    await page.click('#tab-explain')
    await page.fill(
      '#log',
      `AH00526: Syntax error on line 1 of <img src=x onerror="document.title=1">:\n${text.slice(0, 500)}`,
    )
    await settled(page)
    expect(await page.title()).toContain('httpd-upgrade')
    expect(await page.locator('#explained img, #explained script').count()).toBe(0)
    expect(requests.slice(before)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('names of files are text too', async () => {
    const { page, complaints } = await visit()
    const name = '<img src=x onerror=document.title=1>.conf'
    const buffer = Buffer.from('KeepAlive yes\n')
    await page.setInputFiles('#chosen-files', [
      { name, mimeType: 'text/plain', buffer },
      { name: '__proto__', mimeType: 'text/plain', buffer },
      { name: 'constructor', mimeType: 'text/plain', buffer },
    ])
    await settled(page)
    expect(await page.locator('#files .file').allTextContents()).toContain(`${name}1 finding`)
    await page.click('#files .file:has-text("constructor")')
    expect(await result(page)).toBe('KeepAlive On\n')
    expect(complaints).toEqual([])
  })

  test('a picture is refused in words', async () => {
    const { page } = await visit()
    const buffer = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 4, 0, 0, 0, 0, 1, 0, 0])
    await page.setInputFiles('#chosen-files', [{ name: 'a.conf', mimeType: 'image/png', buffer }])
    await page.locator('#said.shown').waitFor()
    expect(await page.textContent('#said')).toBe('a.conf is not text that httpd can read.')
  })

  test('thousands of lines are judged, and so is what is typed then', async () => {
    const { page, complaints } = await visit()
    await paste(page, large)
    expect(await page.textContent('#status')).toContain(`${2 * sections} findings: ${2 * sections} fixed`)
    expect(await page.locator('.finding').count()).toBeLessThan(200)
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('KeepAlive yes\n')
    await settled(page)
    expect(await page.textContent('#status')).toContain(`${2 * sections + 1} findings`)
    expect((await result(page)).slice(0, 60)).toBe(
      'KeepAlive On\n<Directory /srv/0>\n    Options Indexes FollowSymLinks'.slice(0, 60),
    )
    expect(complaints).toEqual([])
  })

  test('a hundred thousand lines of nothing', async () => {
    const { page, complaints } = await visit()
    await paste(page, 'x\n'.repeat(100_000))
    expect(await page.textContent('#status')).not.toContain('wrong')
    expect(complaints).toEqual([])
  })
})
