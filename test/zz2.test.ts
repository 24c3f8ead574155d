import fs from 'node:fs'
import path from 'node:path'
import { test } from 'vitest'
import { migrate, siteFromTexts } from '../src/index.js'

test('x', () => {
  const texts: Record<string, string> = {}
  const walk = (d: string) => {
    for (const e of fs.readdirSync(d, { withFileTypes: true })) {
      const p = path.join(d, e.name)
      if (e.isDirectory()) walk(p)
      else texts[p] = fs.readFileSync(p, 'latin1')
    }
  }
  walk('/work/shared/corpus/estate-nu-info')
  const define = process.env.DEFINE?.split(' ')
  const site = siteFromTexts(texts, { complete: true, ...(define ? { define } : {}) })
  migrate(site, {})
})
