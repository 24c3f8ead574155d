import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { siteFromTexts } from '../src/config/site.js'
import { migrate } from '../src/migrate/migrate.js'
import { positionsIn } from '../src/report/position.js'
import { diff } from '../src/report/diff.js'
import { accepts } from './httpd/check.js'
test('x', async () => {
  for (const part of readFileSync(process.env.SAMPLES ?? '/tmp/samples1.txt', 'utf8').split(/^@@ /m).slice(1)) {
    const [head = '', ...lines] = part.split('\n')
    const file = /file=(\S+)/.exec(head)?.[1] ?? 'httpd.conf'
    const text = lines.join('\n')
    const out = [`##### ${head}`]
    const site = siteFromTexts({ [file]: text }, { complete: !head.includes("file=") })
    const m = migrate(site, { fixes: 'all' })
    for (const f of m.findings) out.push(`${positionsIn(f.file).at(f.range.start).line} ${f.severity} ${f.fix ? (f.fix.safe ? 'SAFE' : 'REVIEW if ' + f.fix.assumes) : 'NOFIX'} [${f.rule.id}] ${f.message}`)
    const d = diff(m); out.push(d.split('\n').filter(l => /^[-+](?![-+][-+])/.test(l)).join('\n'))
    const o = { context: file === '.htaccess' ? 'htaccess' as const : 'server' as const, standIns: true }
    const before = await accepts({ [file]: text }, o)
    const after = await accepts({ [file]: m.texts.get(site.files[0]!) ?? text }, o)
    out.push(`-t before: ${before.ok ? 'ok ' + before.warnings.join(' | ').slice(0,150) : before.message.slice(0, 130)}   after: ${after.ok ? 'ok' : 'REFUSED ' + after.message.slice(0, 150)}`)
    console.log(out.filter(Boolean).join('\n'))
  }
}, 120000)
