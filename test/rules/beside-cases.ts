import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** One case of a page: files before and after, and what is said of them. */
export interface Case {
  readonly rule: string
  readonly title: string
  /** Path → text. `*.conf` and `.htaccess` are the configuration, anything else stands beside it. */
  readonly before: Readonly<Record<string, string>>
  readonly after: Readonly<Record<string, string>>
  /** The fixes are for review: without asking for them, nothing changes. */
  readonly review: boolean
  /** `PATH:LINE: message`, as in test/rules; undefined where the page does not list them. */
  readonly findings: readonly string[] | undefined
}

const folder = fileURLToPath(new URL('./beside/', import.meta.url))

/** The cases of every page of the folder. The form is that of test/rules: blocks name their file with file=NAME. */
export const cases = (): Case[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      const [, ...parts] = readFileSync(folder + name, 'utf8').split(/^## /m)
      return parts.map((part) => readCase(name.slice(0, -3), part))
    })

function readCase(rule: string, part: string): Case {
  const before: Record<string, string> = {}
  const after: Record<string, string> = {}
  let findings: string[] | undefined
  let review = false
  for (const [, language, words = '', text = ''] of part.matchAll(/^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm)) {
    const name = /file=(\S+)/.exec(words)?.[1] ?? ''
    if (language === 'text') findings = text.trim().split('\n')
    else if (/\bafter\b/.test(words)) after[name] = text
    else before[name] = text
    review ||= /\breview\b/.test(words)
  }
  return { rule, title: part.slice(0, part.indexOf('\n')), before, after, review, findings }
}
