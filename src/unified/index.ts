import type { Plugin } from 'unified'
import { runRules } from '../migrate/migrate.js'
import type { Choices, Finding } from '../migrate/rule.js'
import { everyRule } from '../migrate/rules/index.js'
import { diagnosticsOf } from '../report/diagnostics.js'
import { rulesWithSettings, type Settings } from '../settings/settings.js'
import { loadSite } from '../site/load.js'
import type { SiteOptions } from '../site/site.js'
import { addMessage } from './message.js'
import { type Root, treeOf } from './tree.js'

export type { Argument, DirectiveNode, Line, Literal, Point, Position, Root, SectionNode } from './tree.js'

export interface UpgradeOptions extends Pick<SiteOptions, 'complete' | 'from'>, Partial<Choices> {
  /** The severities of rules; a rule can also be off. */
  readonly rules?: Settings['rules']
  /** The fixes to write into the text that `httpdStringify` returns. Findings that they fix are not reported. */
  readonly write?: 'safe' | 'all'
  /** Other files of the configuration, path → text. They are read to judge the file, but not reported. */
  readonly context?: Readonly<Record<string, string>>
}

/** What `httpdUpgrade` stores in `data` of a file. */
export interface UpgradeData {
  readonly findings: readonly Finding[]
  /** The text with the fixes of `write`. */
  readonly text: string
}

declare module 'vfile' {
  interface DataMap {
    httpdUpgrade: UpgradeData
  }
}

/** Plugin: reads a configuration file, or a .htaccess, into a unist tree with positions. */
export const httpdParse: Plugin<[], string, Root> = function () {
  this.parser = (document, file) => treeOf(document, file.path ?? unnamed)
}

/** Plugin: reports problems for 2.4 as messages. It reads the text of the file, and does not change the tree. */
export const httpdUpgrade: Plugin<[UpgradeOptions?], Root> = (options = {}) => {
  const { rules = {}, write, context = {}, complete = false, from = 'auto', ...choices } = options
  return (_tree, file) => {
    const path = file.path ?? unnamed
    const others = Object.entries(context).filter(([other]) => other !== path)
    const texts = [[path, String(file)] as const, ...others].map(([path, text]) => ({ path, text, named: true }))
    const { site, sources } = loadSite(texts, { complete, from })
    const migration = runRules(site, rulesWithSettings({ rules }, everyRule), { ...choices, fixes: write ?? 'safe' })
    const applied = write ? migration.taken : new Set<Finding>()
    for (const diagnostic of diagnosticsOf({ site, migration, applied }))
      if (diagnostic.file.path === path) addMessage(file, diagnostic)
    const [own] = [...sources].find(([, source]) => source.path === path) ?? []
    file.data.httpdUpgrade = {
      findings: migration.findings.filter((finding) => finding.file === own),
      text: (write && own && migration.texts.get(own)) ?? String(file),
    }
  }
}

/** Plugin: returns the text of the file, with the fixes of `write`. */
export const httpdStringify: Plugin<[], Root, string> = function () {
  this.compiler = (_tree, file) => file.data.httpdUpgrade?.text ?? String(file)
}

const unnamed = 'unnamed.conf'
