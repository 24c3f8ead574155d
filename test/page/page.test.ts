import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { toolCommandAndLinksOfRelease } from '../../src/base/tool.js'
import { everyRule } from '../../src/migrate/rules/index.js'
import { folder } from '../folder.js'
import { runIn, useCli } from '../run-cli.js'
import { address, drop, firstFindingAlone, later, paste, result, settled, usePage, visit } from './browser.js'
import { chromium } from './chromium.js'

const { start } = toolCommandAndLinksOfRelease()

const legacy = fileURLToPath(new URL('../sites/legacy', import.meta.url))

const vhost = `<VirtualHost *:80>
    RewriteLog logs/rewrite
    <Directory /srv/a>
        Order allow,deny
        Allow from all
    </Directory>
</VirtualHost>
`

describe.skipIf(!chromium())('the page', () => {
  usePage()
  useCli()

  test('shows an example, looked at, without a word from anybody', async () => {
    const { page, complaints } = await visit()
    expect(await page.textContent('#status')).toMatch(/^\d+ findings: \d+ fixed, \d+ left$/)
    expect(await page.locator('.finding').count()).toBeGreaterThan(5)
    expect(complaints).toEqual([])
  })

  test('what is pasted is judged, and all fixes are in the new text, or the safe ones alone', async () => {
    const { page } = await visit()
    await paste(page, vhost)
    expect(await page.inputValue('#name')).toBe('site.conf')
    expect(await page.textContent('#status')).toBe('2 findings: 2 fixed, 0 left')
    expect(await result(page)).toContain('        Require all granted\n')
    await page.uncheck('#review')
    await settled(page)
    expect(await page.textContent('#status')).toBe('2 findings: 1 fixed, 1 left')
    expect(await result(page)).toBe(vhost.replace('    RewriteLog logs/rewrite\n', ''))
  })

  test('pasted over the example, a text takes its place', async () => {
    const { page } = await visit()
    await page.evaluate(() => navigator.clipboard.writeText('Order allow,deny\nAllow from all\n'))
    await page.locator('.cm-content').first().click()
    await page.keyboard.press('Control+V')
    await settled(page)
    expect(await page.inputValue('#name')).toBe('.htaccess')
    expect(await page.textContent('#status')).toBe('1 finding: 1 fixed, 0 left')
    await page.locator('.cm-content').first().click()
    await page.keyboard.press('Control+Z')
    await settled(page)
    expect(await result(page)).toContain('shop.example.com')
  })

  test('findings stand beside their lines, and what changes is marked in the old and in the new text', async () => {
    const { page } = await visit()
    await paste(page, vhost)
    await page.uncheck('#review')
    await settled(page)
    const top = async (selector: string) => Math.round((await page.locator(selector).first().boundingBox())?.y ?? -1)
    const line = (number: number) => `.cm-merge-a .cm-line >> nth=${number - 1}`
    const beside = (selector: string) => page.locator(selector).count()
    expect(await page.locator('.cm-merge-a .cm-changedLine').allTextContents()).toEqual(['    RewriteLog logs/rewrite'])
    expect(await beside('.cm-merge-b .cm-line')).toBe((await beside('.cm-merge-a .cm-line')) - 1)
    expect(await beside('.cm-merge-a .cm-lint-marker')).toBe(2)
    expect(Math.abs((await top('.cm-lint-marker-error')) - (await top(line(2))))).toBeLessThan(6)
    await page.locator('.cm-lint-marker-error').first().hover()
    expect(await page.textContent('.cm-tooltip .fix')).toMatch(/^Fixed: /)
    await page.locator('.finding[data-rule=access-control] .line').click()
    expect(
      await page.evaluate(() => document.querySelector('#editors')?.shadowRoot?.activeElement?.className),
    ).toContain('cm-content')
    expect(await page.locator('.cm-merge-a .cm-activeLine').textContent()).toContain('Order allow,deny')
  })

  test('the new text, the patch and the command are copied', async () => {
    const { page } = await visit()
    await paste(page, 'KeepAlive yes\n')
    expect(await result(page)).toBe('KeepAlive On\n')
    const copied = async (button: string) => {
      await page.click(button)
      return page.evaluate(() => navigator.clipboard.readText())
    }
    expect(await copied('#copy-patch')).toBe(
      '--- a/site.conf\n+++ b/site.conf\n@@ -1 +1 @@\n-KeepAlive yes\n+KeepAlive On\n',
    )
    expect(await copied('#copy-command')).toBe(`${start} --write site.conf`)
    expect(await page.textContent('#said')).toBe('The command is on your clipboard.')
  })

  test('one fix is accepted by its card, and undone by button and by key', async () => {
    const { page } = await visit()
    await paste(page, vhost)
    await page.uncheck('#review')
    await settled(page)
    const safe = await result(page)
    const card = page.locator('.finding[data-rule=access-control]')
    expect(await card.textContent()).toContain('Only if no other file sets access rules')
    await card.locator('.take').click()
    await settled(page)
    expect(await result(page)).toContain('        Require all granted\n')
    expect(await page.textContent('#status')).toBe('2 findings: 2 fixed, 0 left')
    await page.click('#undo')
    await settled(page)
    expect(await result(page)).toBe(safe)
    await card.locator('.take').click()
    await page.keyboard.press('Control+Z')
    await settled(page)
    expect(await result(page)).toBe(safe)
    expect(await page.isDisabled('#undo')).toBe(true)
  })

  test('a safe fix can be left, at the line itself', async () => {
    const { page } = await visit()
    await paste(page, 'LockFile logs/lock\nListen 80\n')
    expect(await result(page)).toBe('Listen 80\n')
    await page.locator('.cm-lintRange').first().hover()
    await page.locator('.cm-diagnosticAction').click()
    await settled(page)
    expect(await result(page)).toBe('LockFile logs/lock\nListen 80\n')
    expect(await page.textContent('#command')).toBe(`${start} site.conf`)
  })

  test('the switches do what the options do', async () => {
    const { page } = await visit()
    await paste(page, vhost)
    expect(await page.textContent('#command')).toBe(`${start} --write --review site.conf`)
    await page.uncheck('#review')
    await page.check('#complete')
    await page.click('.switches summary')
    await page.selectOption('#from', '2.2')
    await page.selectOption('#defaults', 'adopt')
    await page.selectOption('#ineffectiveAllow', 'guide')
    await page.selectOption('#likelyMistakes', 'review')
    await page.selectOption('#guards', 'keep-22')
    await page.selectOption('#layout', 'redhat')
    await page.fill('#define', '-DSSL, !TEST')
    await settled(page)
    expect(await page.textContent('#command')).toBe(
      `${start} --write --from 2.2 --assume-complete --keep-22 --ineffective-allow guide --defaults adopt --likely-mistakes review --layout redhat --define SSL --define '!TEST' site.conf`,
    )
    expect(await result(page)).toContain('<IfModule !mod_authz_core.c>')
    expect(await page.textContent('.switches summary')).toBe('More switches: 7 set')
  })

  test('names that httpd is started with decide, and what cannot be taken for one is said', async () => {
    const { page } = await visit()
    await paste(page, '<IfDefine OLD>\nKeepAlive yes\n</IfDefine>\nLockFile a\n')
    await page.click('.switches summary')
    await page.fill('#define', '!OLD')
    await settled(page)
    expect(await page.textContent('#status')).toBe('1 finding: 1 fixed, 0 left')
    await page.fill('#define', 'OLD=1')
    await settled(page)
    expect(await page.textContent('#define-wrong')).toBe('--define takes one name, such as SSL or !SSL, not "OLD=1".')
    expect(await page.getAttribute('#define', 'aria-invalid')).toBe('true')
    expect(await page.textContent('#status')).toBe('2 findings: 2 fixed, 0 left')
    await page.fill('#define', '')
    await page.fill('#modules', 'command not found')
    await settled(page)
    expect(await page.textContent('#modules-wrong')).toContain('The pasted text names no modules')
    expect(await page.textContent('#command')).toBe(`${start} --write site.conf`)
  })

  test('the modules of the new server are pasted, and saved for the command, which makes the same', async () => {
    const { page } = await visit()
    const conf =
      'ServerRoot /etc/httpd\nLoadModule ssl_module modules/mod_ssl.so\nSSLMutex default\nDefaultType text/plain\n'
    await page.setInputFiles('#chosen-files', [
      { name: 'httpd.conf', mimeType: 'text/plain', buffer: Buffer.from(conf) },
    ])
    await settled(page)
    const without = await result(page)
    await page.click('.switches summary')
    await page.fill(
      '#modules',
      'Loaded Modules:\n core_module (static)\n ssl_module (static)\n unixd_module (static)\n',
    )
    await settled(page)
    const made = await result(page)
    expect(made).not.toBe(without)
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('#download-modules')])
    const command = (await page.textContent('#command')) ?? ''
    expect(command).toBe(`${start} --write --review --modules modules.txt httpd.conf`)
    const root = folder({
      'httpd.conf': conf,
      [download.suggestedFilename()]: readFileSync(await download.path(), 'utf8'),
    })
    runIn(root, command.split(' ').slice(2))
    expect(readFileSync(join(root, 'httpd.conf'), 'utf8')).toBe(made)
  })

  test('a folder is one configuration; the patch and the command that are shown make the same of it', async () => {
    const { page } = await visit()
    const [ours, theirs] = [folder({}), folder({})]
    for (const one of [ours, theirs]) cpSync(legacy, join(one, 'legacy'), { recursive: true })
    await page.setInputFiles('#chosen-folder', legacy)
    await settled(page)
    expect(await page.locator('#files .file').allTextContents()).toHaveLength(5)
    const command = (await page.textContent('#command')) ?? ''
    expect(command).toBe(`${start} --write --review --config legacy/httpd-upgrade.json legacy`)
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('#download-patch')])
    const patch = readFileSync(await download.path())
    expect(spawnSync('patch', ['-p1', '--binary', '-s'], { cwd: ours, input: patch }).status).toBe(0)
    runIn(theirs, command.split(' ').slice(2))
    for (const path of ['conf/httpd.conf', 'conf.d/ssl.conf', 'vhosts.d/sites.conf', 'htdocs/intern/.htaccess'])
      expect(readFileSync(join(ours, 'legacy', path), 'utf8'), path).toBe(
        readFileSync(join(theirs, 'legacy', path), 'utf8'),
      )
  })

  test('files and folders are dropped anywhere, also over the editors', async () => {
    const { page } = await visit()
    await drop(page, [legacy])
    expect(await page.locator('#files .file').allTextContents()).toHaveLength(5)
    expect(await page.textContent('#command')).toBe(
      `${start} --write --review --config legacy/httpd-upgrade.json legacy`,
    )
    const root = folder({ 'a.conf': 'KeepAlive yes\n', '.htaccess': 'Deny from all\n', 'b.conf': '' })
    await drop(page, [join(root, 'a.conf'), join(root, '.htaccess')])
    expect(await page.locator('#files .file').allTextContents()).toHaveLength(7)
    expect(await page.textContent('#command')).toBe(
      `${start} --write --review --config legacy/httpd-upgrade.json legacy .htaccess a.conf`,
    )
  })

  test('the page is busy until files are read, however long their disk takes', async () => {
    const { page } = await visit()
    await page.evaluate(() => {
      const read = File.prototype.arrayBuffer
      File.prototype.arrayBuffer = async function () {
        await new Promise((goOn) => Object.assign(window, { goOn }))
        return read.call(this)
      }
    })
    const dropped = drop(page, [join(folder({ 'a.conf': 'KeepAlive yes\n' }), 'a.conf')])
    await page.waitForFunction(() => 'goOn' in window)
    expect(await page.getAttribute('#panel', 'aria-busy')).toBe('true')
    await page.evaluate(() => (window as unknown as { goOn(): void }).goOn())
    await dropped
    expect(await page.textContent('#command')).toBe(`${start} --write a.conf`)
  })

  test.each(['legacy.tar.gz', 'legacy.tar', 'legacy.zip'])(
    '%s is what it holds, with its settings: the command line says the same of the folder',
    async (name) => {
      const { page } = await visit()
      const at = folder({})
      cpSync(legacy, join(at, 'legacy'), { recursive: true })
      const pack = name.endsWith('.zip')
        ? ['python3', '-c', "import shutil; shutil.make_archive('legacy', 'zip', '.', 'legacy')"]
        : ['tar', name.endsWith('gz') ? '-czf' : '-cf', name, 'legacy']
      expect(spawnSync(String(pack[0]), pack.slice(1), { cwd: at }).status).toBe(0)
      await page.setInputFiles('#chosen-files', join(at, name))
      await settled(page)
      await page.uncheck('#review')
      await settled(page)
      expect(await page.locator('#files .file').count()).toBe(5)
      const { summary } = JSON.parse(runIn(at, ['--format', 'json', 'legacy']).out)
      expect(summary.findings).toBeGreaterThan(30)
      expect(await page.textContent('#status')).toBe(
        `${summary.findings} findings: ${summary.safe} fixed, ${summary.findings - summary.safe} left`,
      )
      expect(await page.textContent('#findings')).toContain('The settings in legacy/httpd-upgrade.json apply.')
      expect(await page.textContent('#command')).toBe(`${start} --write --config legacy/httpd-upgrade.json legacy`)
    },
  )

  test('a damaged archive is refused in words', async () => {
    const { page } = await visit()
    await page.setInputFiles('#chosen-files', {
      name: 'a.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('PK\x03\x04 no'),
    })
    await settled(page)
    expect(await page.textContent('#said')).toContain('a.zip cannot be unpacked')
  })

  test('files are a tree, which keys open and close', async () => {
    const { page } = await visit()
    expect(await page.isHidden('#files')).toBe(true)
    await page.setInputFiles('#chosen-folder', legacy)
    await settled(page)
    const shown = () => page.locator('#files [role=treeitem] > span:first-child').allTextContents()
    const all = await shown()
    expect(all).toEqual(expect.arrayContaining(['legacy', 'conf', 'httpd.conf', 'htdocs', 'intern', '.htaccess']))
    await page.focus('#files [aria-selected=true]')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowLeft')
    expect(await shown()).toEqual(['legacy'])
    await page.keyboard.press('ArrowRight')
    expect(await shown()).toEqual(all)
    await page.locator('#files .file', { hasText: '.htaccess' }).first().click()
    expect(await page.inputValue('#name')).toContain('.htaccess')
  })

  test('whether that is all is asked once after a paste, and the answer counts', async () => {
    const { page } = await visit()
    expect(await page.isHidden('#all')).toBe(true)
    await paste(page, vhost)
    expect(await page.isVisible('#all')).toBe(true)
    await page.click('#all-no')
    await settled(page)
    expect(await page.isHidden('#all')).toBe(true)
    expect(await page.isChecked('#complete')).toBe(false)
    await paste(page, vhost)
    await page.click('#all-yes')
    await settled(page)
    expect(await page.isChecked('#complete')).toBe(true)
    expect(await page.textContent('#command')).toBe(`${start} --write --assume-complete site.conf`)
    expect(await page.textContent('#status')).toBe('2 findings: 2 fixed, 0 left')
  })

  test('one .htaccess has its whole result from the start, what is for review on amber, and what it rests on', async () => {
    const { page } = await visit()
    await paste(page, 'Options -Indexes\nOrder allow,deny\nAllow from all\nDeny from 10.1.2.3\n')
    expect(await page.textContent('#all-question')).toBe('Is this one .htaccess, or the whole server?')
    expect(await result(page)).toBe(
      'Options -Indexes\n<RequireAll>\n    Require all granted\n    Require not ip 10.1.2.3\n</RequireAll>\n',
    )
    expect(await page.locator('.cm-merge-b .cm-forReview').count()).toBe(4)
    expect(await page.textContent('#verdict')).toBe('1 error makes 2.4 answer 500.')
    expect(await page.textContent('#rests-on')).toMatch(
      /^Right unless your host sets access rules for this folder itself, /,
    )
    await page.click('#all-htaccess')
    await settled(page)
    expect(await page.isHidden('#all')).toBe(true)
    expect(await page.inputValue('#name')).toBe('.htaccess')
    expect(await page.textContent('#command')).toBe(`${start} --write --review .htaccess`)
  })

  test('the whole server has its common defaults folded, with one switch', async () => {
    const { page } = await visit()
    await paste(page, 'ServerRoot /etc/httpd\nUser apache\nListen 80\nNameVirtualHost *:80\n')
    await page.click('#all-yes')
    await settled(page)
    const rules = () =>
      page.locator('#findings > .finding').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-rule')))
    expect(await rules()).toContain('name-virtual-host')
    expect(await rules()).not.toContain('no-file-etag')
    expect(await page.locator('.common .finding[data-rule=no-file-etag]').isVisible()).toBe(false)
    await page.click('.common summary')
    await page.click('.common > button')
    await settled(page)
    expect(await result(page)).not.toContain('FileETag')
  })

  test('an empty editor says so, and not that all is well', async () => {
    const { page } = await visit()
    await page.click('#own')
    await settled(page)
    expect(await page.textContent('#status')).toBe('Nothing here yet')
    expect(await page.textContent('.cm-placeholder')).toBe('Paste a configuration here, or open its files.')
    expect(await page.textContent('#findings')).toContain('Paste a configuration or a .htaccess')
    expect(await page.textContent('#findings')).not.toContain('No problems for 2.4 here')
  })

  test('a page beside the configuration is looked at, too', async () => {
    const { page } = await visit()
    await drop(page, [folder({ 'a.conf': 'AddHandler server-parsed .shtml\n', 'b.shtml': '<!--#if expr="$X" -->\n' })])
    await settled(page)
    expect(await page.locator('.finding[data-rule=ssi-condition]').count()).toBe(1)
  })

  test('several files are downloaded as one archive, a single one as it is', async () => {
    const { page } = await visit()
    await page.setInputFiles('#chosen-files', [
      { name: 'a.conf', mimeType: 'text/plain', buffer: Buffer.from('LockFile é\r\nListen 80\r\n', 'latin1') },
    ])
    await settled(page)
    const [one] = await Promise.all([page.waitForEvent('download'), page.click('#download-result')])
    expect(one.suggestedFilename()).toBe('a.conf')
    expect(readFileSync(await one.path(), 'latin1')).toBe('Listen 80\r\n')
    await page.setInputFiles('#chosen-files', [
      { name: 'b.conf', mimeType: 'text/plain', buffer: Buffer.from('KeepAlive yes\n') },
    ])
    await settled(page)
    const [two] = await Promise.all([page.waitForEvent('download'), page.click('#download-result')])
    expect(two.suggestedFilename()).toBe('httpd-2.4.zip')
    expect(readFileSync(await two.path(), 'latin1')).toMatch(/^PK.*a\.confListen 80\r\nPK.*b\.confKeepAlive On\n/s)
  })

  test('Windows line ends stay, also of what is typed', async () => {
    const { page } = await visit()
    await paste(page, 'KeepAlive yes\r\nListen 80\r\n')
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('# a\n')
    await settled(page)
    expect(await result(page)).toBe('# a\r\nKeepAlive On\r\nListen 80\r\n')
  })

  test('a link brings back all that was there', async () => {
    const { page, complaints } = await visit()
    await paste(page, vhost)
    await page.check('#complete')
    await page.click('.switches summary')
    await page.selectOption('#layout', 'debian')
    await page.fill('#modules', 'core.c\nmod_so.c\n')
    await page.click('#tab-explain')
    await page.fill('#log', "Invalid command 'RewriteLog', perhaps misspelled or defined by a module")
    await settled(page)
    await page.click('#copy-link')
    await page.waitForFunction(() => location.hash.length > 10)
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link.startsWith(`${address()}#1.`)).toBe(true)
    const again = await visit(link.split('#')[1])
    expect(await again.page.textContent('#command')).toBe(
      `${start} --write --assume-complete --layout debian --modules modules.txt site.conf`,
    )
    expect(await again.page.inputValue('#log')).toContain('Invalid command')
    expect(await again.page.inputValue('#modules')).toContain('mod_so.c')
    expect(await result(again.page)).toContain('Require all granted')
    expect([...complaints, ...again.complaints]).toEqual([])
  })

  test('a damaged link says so', async () => {
    const { page } = await visit('1.AAAA')
    expect(await page.textContent('#said')).toContain('This link is damaged')
    expect(await page.locator('.finding').count()).toBeGreaterThan(5)
  })

  test('messages of 2.4 are explained, at their lines', async () => {
    const { page } = await visit()
    await paste(page, vhost)
    await page.click('#tab-explain')
    await page.fill(
      '#log',
      "AH00526: Syntax error on line 2 of /etc/httpd/conf.d/site.conf:\nInvalid command 'RewriteLog', perhaps misspelled",
    )
    await settled(page)
    const text = await page.textContent('#explained')
    expect(text).toContain('site.conf:2')
    expect(text).toContain('Do: ')
  })

  test('once it is loaded it needs no network for anything', async () => {
    const { page, complaints } = await visit()
    await page.context().setOffline(true)
    await paste(page, vhost)
    await page.click('#tab-explain')
    await page.fill('#log', "Invalid command 'RewriteLog', perhaps misspelled")
    await settled(page)
    expect(await page.textContent('#explained')).toContain('Do: ')
    await page.locator('.cm-content').first().click()
    await page.keyboard.press('Control+F')
    await page.keyboard.type('Order')
    await page.keyboard.press('Enter')
    expect(await page.locator('.cm-searchMatch-selected').textContent()).toBe('Order')
    expect(complaints).toEqual([])
  })

  test('after loading it asks nothing of any server, and could not', async () => {
    const { page, requests } = await visit()
    const before = requests.length
    await paste(page, vhost)
    await page.uncheck('#review')
    await page.click('#copy-link')
    await settled(page)
    await page.setViewportSize({ width: 600, height: 800 })
    await settled(page)
    expect(requests.slice(before)).toEqual([])
    const isRefused = (url: string) => fetch(url).then(String, () => 'refused')
    expect(await page.evaluate(isRefused, `${address()}x`)).toBe('refused')
    const [worker] = page.workers()
    expect(await worker?.evaluate(isRefused, `${address()}x`)).toBe('refused')
  })

  test('a rule leads to its page', async () => {
    const { page } = await visit()
    const link = page.locator('.finding[data-rule=access-control] footer a').first()
    const [rule] = await Promise.all([page.context().waitForEvent('page'), link.click()])
    expect(await rule.textContent('h1')).toBe('access-control')
    expect(await rule.locator('pre').first().textContent()).toContain('Order')
    await rule.click('nav >> text=Rules')
    for (const { id } of everyRule) expect(await rule.locator(`a[href="${id}.html"]`).count(), id).toBe(1)
  })

  test('what comes behind the first findings is not waited for', async () => {
    expect(await firstFindingAlone()).toContainEqual(expect.stringContaining('for-configuration'))
  })

  test('is small, packed as GitHub Pages packs it: what the first findings need, and all of it', async () => {
    const { files } = await visit()
    const packed = (some: readonly string[]) =>
      some.reduce((all, file) => all + gzipSync(new Uint8Array(readFileSync(file))).length, 0)
    expect(files).toHaveLength(15)
    // Room for a sentence more of a rule, and none for another library.
    expect(packed(files.filter((file) => !later.test(file)))).toBeLessThan(277 * 1024)
    expect(packed(files)).toBeLessThan(388 * 1024)
  })
})
