import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** One case of a rule's page: a configuration before and after, and what is said of it. */
export interface Case {
  readonly rule: string
  readonly title: string
  /** Path → text. */
  readonly before: Readonly<Record<string, string>>
  /** Path → text; a file that is not named here does not change. */
  readonly after: Readonly<Record<string, string>>
  /** The fixes are for review: without asking for them, nothing changes. */
  readonly review: boolean
  readonly complete: boolean
  readonly from: 'auto' | '2.2' | '2.4'
  /** `PATH:LINE: message`, the path left off for httpd.conf; undefined where the page does not list them. */
  readonly findings: readonly string[] | undefined
  /** Ways of writing that the case does not stand, see rewritings.ts. */
  readonly except: readonly string[]
  /** Why httpd is not asked about this case. */
  readonly unchecked: string | undefined
}

const folder = fileURLToPath(new URL('./', import.meta.url))

export const pageIds = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -3))

/** The cases of every rule's page, and those of what real configurations say most often of access. */
export const cases = (): Case[] => [
  ...pageIds().flatMap(casesOf),
  ...casesIn('access-control', fileURLToPath(new URL('../access/commonest.md', import.meta.url))),
]

export const casesOf = (rule: string): Case[] => casesIn(rule, `${folder}${rule}.md`)

function casesIn(rule: string, path: string): Case[] {
  return readFileSync(path, 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((part) => readCase(rule, part))
}

/**
 * A case is a heading, prose, and blocks: ```apache [file=NAME] [complete] [from=2.4] [except=WAY,…] is the file before,
 * ```apache after [review] [file=NAME] the file after, ```text findings the findings. Without an `after` block nothing may
 * change; without it and without `findings` nothing may be found either. "Not checked on httpd: REASON." in the prose
 * says why the case is not tried on a real server.
 */
function readCase(rule: string, part: string): Case {
  const before: Record<string, string> = {}
  const after: Record<string, string> = {}
  let findings: string[] | undefined
  let info = ''
  for (const [, language, words = '', text = ''] of part.matchAll(/^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm)) {
    const name = /file=(\S+)/.exec(words)?.[1] ?? 'httpd.conf'
    if (language === 'text') findings = text.trim() === '' ? [] : text.trim().split('\n')
    else if (/\bafter\b/.test(words)) after[name] = text
    else before[name] = text
    info += ` ${words}`
  }
  return {
    rule,
    title: part.slice(0, part.indexOf('\n')),
    before,
    after,
    review: /\breview\b/.test(info),
    complete: /\bcomplete\b/.test(info),
    from: (/\bfrom=(2\.[24])/.exec(info)?.[1] as '2.2' | '2.4' | undefined) ?? 'auto',
    findings,
    except: /\bexcept=(\S+)/.exec(info)?.[1]?.split(',') ?? [],
    unchecked: /Not checked on httpd: (.+)/.exec(part)?.[1],
  }
}
