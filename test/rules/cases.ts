import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { knownLayouts, type Layout } from '../../src/httpd/layouts.js'
import { parseTargetModules, type TargetModules } from '../../src/httpd/target-modules.js'
import { ruleGroups } from '../../src/migrate/rule-groups.js'
import { type Block, casesOnPage, uncheckedFor, type WrittenCase } from './case-page.js'
import { rewritings } from './rewritings.js'

/** One case of a rule's page: files before and after, and what is said of them. */
export interface Case {
  readonly rule: string
  readonly title: string
  /** Path → text. In beside/, `*.conf` and `.htaccess` are the configuration, anything else stands beside it. */
  readonly before: Readonly<Record<string, string>>
  /** Path → text; a file that is not named here does not change. */
  readonly after: Readonly<Record<string, string>>
  /** The fixes are for review: without asking for them, nothing changes. */
  readonly review: boolean
  readonly complete: boolean
  readonly from: 'auto' | '2.2' | '2.4'
  /** What `linked=SOURCE,…` and `has=FILE,…` say of the modules of 2.4. */
  readonly target?: TargetModules
  readonly layout?: Layout
  /** `PATH:LINE: message`, the path left off for httpd.conf; undefined where the page does not list them. */
  readonly findings: readonly string[] | undefined
  /** Ways of writing that the case does not stand, see rewritings.ts. */
  readonly except: readonly string[]
  /** Why httpd is not asked about this case. */
  readonly unchecked: string | undefined
}

const path = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url))

/** The cases of every rule's page, and those of what real configurations say most often of access. */
export const cases = (): Case[] => [
  ...Object.keys(ruleGroups).flatMap(casesBelow),
  ...casesIn('access-control', path('../access/commonest.md')),
]

/** The cases of the rules for what stands beside a configuration. */
export const besideCases = (): Case[] => casesBelow('beside')

const casesBelow = (folder: string): Case[] =>
  readdirSync(path(folder))
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => casesIn(name.slice(0, -'.md'.length), path(`${folder}/${name}`)))

const casesIn = (rule: string, page: string): Case[] => casesFrom(rule, readFileSync(page, 'utf8'))

/**
 * The cases of a page's text.
 * @throws Error for a word behind the language that means nothing
 */
export const casesFrom = (rule: string, page: string): Case[] =>
  casesOnPage(page).map((written) => {
    for (const part of written.parts) if (typeof part !== 'string') refuseUnknown(rule, written.title, part)
    return caseOf(rule, written)
  })

/** A slip would else have the case test something else. */
function refuseUnknown(rule: string, title: string, { words }: Block): void {
  const refused = words.split(' ').find((word) => word !== '' && !isKnown(word))
  if (refused === undefined) return
  throw new Error(`${rule}: ${title}: \`${refused}\` means nothing behind the language; CONTRIBUTING names what does.`)
}

function isKnown(word: string): boolean {
  const [name = '', value = ''] = word.split('=')
  if (name === 'except') return value.split(',').every((way) => way in rewritings)
  if (name === 'layout') return knownLayouts.some((layout) => layout === value)
  return /^(after|findings|review|complete|from=2\.[24]|(file|linked|has)=\S+)$/.test(word)
}

function caseOf(rule: string, written: WrittenCase): Case {
  const blocks = written.parts.filter((part): part is Block => typeof part !== 'string')
  const textsOf = (shows: Block['shows']) =>
    Object.fromEntries(blocks.filter((block) => block.shows === shows).map(({ file, text }) => [file, text]))
  const words = blocks.map((block) => block.words).join(' ')
  const layout = knownLayouts.find((name) => words.includes(`layout=${name}`))
  const modules = parseTargetModules(
    (/\blinked=(\S+)/.exec(words)?.[1] ?? '').concat(',', /\bhas=(\S+)/.exec(words)?.[1] ?? '').replaceAll(',', '\n'),
  )
  return {
    ...(layout ? { layout } : {}),
    ...(modules ? { target: modules } : {}),
    rule,
    title: written.title,
    before: textsOf('before'),
    after: textsOf('after'),
    review: /\breview\b/.test(words),
    complete: /\bcomplete\b/.test(words),
    from: (/\bfrom=(2\.[24])/.exec(words)?.[1] as '2.2' | '2.4' | undefined) ?? 'auto',
    findings: blocks
      .find(({ shows }) => shows === 'findings')
      ?.text.split('\n')
      .filter(Boolean),
    except: /\bexcept=(\S+)/.exec(words)?.[1]?.split(',') ?? [],
    unchecked: uncheckedFor(written),
  }
}
