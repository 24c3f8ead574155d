import { knownLayouts, type Layout, sameLayout } from '../httpd/layouts.js'
import { type Hit, type Rule, type ServerToday, type Severity, serversToday } from '../migrate/rule.js'
import type { Version } from '../syntax/tree.js'

/** The settings of a project; `settingEntries` describes each. Options on the command line override them. */
export interface Settings {
  readonly paths?: readonly string[]
  readonly include?: readonly string[]
  readonly exclude?: readonly string[]
  readonly complete?: boolean
  readonly from?: 'auto' | Version
  readonly server?: ServerToday
  readonly begun?: boolean | readonly string[]
  readonly layout?: Layout | typeof sameLayout
  readonly define?: readonly string[]
  readonly modules?: readonly string[]
  readonly guards?: 'leave' | 'drop-22' | 'keep-22'
  readonly 'ineffective-allow'?: 'exact' | 'guide'
  readonly defaults?: 'keep' | 'safer' | 'adopt'
  readonly 'likely-mistakes'?: 'write' | 'review' | 'close'
  readonly confirmed?: readonly string[]
  readonly declined?: Readonly<Record<string, string>>
  readonly 'server-root'?: string
  readonly root?: string
  readonly 'path-mapping'?: Readonly<Record<string, string>>
  readonly baseline?: string
  readonly rules?: Readonly<Record<string, Severity | 'off'>>
}

/** The name of the settings file without its extension, and of the key in package.json. */
export const settingsName = 'httpd-upgrade'

export const settingsFile = `${settingsName}.json`

/** The parts of JSON schema that the settings use. */
export type SettingShape =
  | { readonly type: 'boolean' }
  | { readonly type: 'string'; readonly pattern?: string; readonly minLength?: number }
  | { readonly enum: readonly string[] }
  | { readonly type: 'array'; readonly items: SettingShape }
  | { readonly anyOf: readonly SettingShape[] }
  | { readonly type: 'object'; readonly additionalProperties: SettingShape; readonly propertyNames?: SettingShape }

interface SettingEntry {
  /** What the value must be, to end the sentence "… must be". */
  readonly must: string
  /** The description, for editors and the manual. */
  readonly description: string
  readonly shape: SettingShape
}

const text: SettingShape = { type: 'string', minLength: 1 }
const texts: SettingShape = { type: 'array', items: text }
const onServer: SettingShape = { type: 'string', pattern: '^(/|[A-Za-z]:[/\\\\])' }

/** Every setting, for reading the file, for its JSON schema and for the documentation. */
export const settingEntries: Readonly<Record<keyof Settings, SettingEntry>> = {
  paths: {
    must: 'a list of files and folders',
    description: 'Files and folders to check if you name none, relative to this file.',
    shape: texts,
  },
  include: {
    must: 'a list of globs',
    description: 'Globs: more files to read in folders.',
    shape: texts,
  },
  exclude: {
    must: 'a list of globs',
    description: 'Globs: files and folders to skip.',
    shape: texts,
  },
  complete: {
    must: 'true or false',
    description:
      'True if a run without paths covers the whole configuration of the server, so that no other file matters.',
    shape: { type: 'boolean' },
  },
  from: {
    must: '"auto", "2.2" or "2.4"',
    description:
      'The version in use today: 2.2, 2.4 (with mod_access_compat), or auto: 2.4 if directives that only 2.4 has show it.',
    shape: { enum: ['auto', '2.2', '2.4'] },
  },
  server: {
    must: '"2.2", "2.4" or "both"',
    description:
      'The httpd that uses these files today. With 2.2 or both, only changes that 2.2 reads as before are suggested and written, and access rules get an <IfModule> block for each version. Everything else waits for the switch. The upgrade pull request has all of it.',
    shape: { enum: serversToday },
  },
  begun: {
    must: 'true or false, or a list of files and folders',
    description:
      'True if a run has written to files of 2.2 here, or the files and folders it wrote to, relative to this file. Lines for 2.4 there count as done, and the rest as 2.2. --write sets it; remove it once the server runs 2.4.',
    shape: { anyOf: [{ type: 'boolean' }, texts] },
  },
  layout: {
    must: '"debian", "redhat", "suse", "freebsd" or "same"',
    description:
      'The packages of the target 2.4: Debian and Ubuntu, Red Hat and its derivatives, SUSE, or FreeBSD; "same" if it uses the paths of this server.',
    shape: { enum: [...knownLayouts, sameLayout] },
  },
  define: {
    must: 'a list of names, such as "SSL" or "!SSL"',
    description: 'Names that httpd is started with (-D NAME), or without (!NAME). They decide <IfDefine>.',
    shape: { type: 'array', items: { type: 'string', pattern: '^!?[^\\s!=]+$' } },
  },
  modules: {
    must: 'a list of files and folders',
    description:
      'The modules of the target 2.4: files with the output of httpd -M or httpd -l, or modules folders, relative to this file. Only --modules takes a command.',
    shape: texts,
  },
  guards: {
    must: '"leave", "drop-22" or "keep-22"',
    description:
      'Access rules for both versions, each in an <IfModule> block: keep the blocks as they are (leave), keep only the rules for 2.4 (drop-22), or write both (keep-22).',
    shape: { enum: ['leave', 'drop-22', 'keep-22'] },
  },
  'ineffective-allow': {
    must: '"exact" or "guide"',
    description:
      "Allow lines that never worked: leave them without effect, which keeps these clients out (exact), or read them as Apache's upgrade guide does, which lets them in (guide).",
    shape: { enum: ['exact', 'guide'] },
  },
  defaults: {
    must: '"keep", "safer" or "adopt"',
    description:
      "Changed defaults: write a line that keeps 2.2's, only offer it if 2.4's protects the server, or only report the change.",
    shape: { enum: ['keep', 'safer', 'adopt'] },
  },
  'likely-mistakes': {
    must: '"write", "review" or "close"',
    description:
      'Likely mistakes that an exact fix would keep: keep them (write), ask first (review), or also close files that were open by accident (close).',
    shape: { enum: ['write', 'review', 'close'] },
  },
  confirmed: {
    must: 'a list of names of assumptions',
    description:
      'Assumptions that are true, by the names that httpd-upgrade upgrade prints. Fixes that depend on them are safe. The command asks about each and saves the answer here.',
    shape: texts,
  },
  declined: {
    must: 'an object: name of an assumption → why',
    description:
      'Assumptions that are false, by name, with the reason. Lines that depend on one stay as they are, and the report gives the reason.',
    shape: { type: 'object', additionalProperties: text },
  },
  'server-root': {
    must: 'a path on the server that starts at its root, such as "/etc/httpd"',
    description: 'ServerRoot, if no file sets it: relative Include names start there.',
    shape: onServer,
  },
  root: {
    must: 'the path of a folder',
    description:
      'For a copied server: the folder that stands for /, relative to this file. Needed only if the files of the server do not show it.',
    shape: text,
  },
  'path-mapping': {
    must: 'an object: path on the server, from its root → folder, relative to the settings file',
    description: 'The places of server folders, relative to this file, such as "/etc/httpd": "files/apache".',
    shape: { type: 'object', propertyNames: onServer, additionalProperties: text },
  },
  baseline: {
    must: 'the path of a file',
    description: 'A file from --write-baseline, relative to this file. Every run leaves out the findings it lists.',
    shape: text,
  },
  rules: {
    must: 'an object: rule → "off", "error", "warning" or "info"',
    description:
      'Rules to switch off, or with another severity, by name. A group (access, starts, answers, defaults, modules, tidy) means its rules that are not named.',
    shape: { type: 'object', additionalProperties: { enum: ['off', 'error', 'warning', 'info'] } },
  },
}

/** The rules that the settings do not turn off, with the severities that the settings give them. */
export function rulesBySettings(settings: Settings, rules: readonly Rule[]): readonly Rule[] {
  const levels = settings.rules
  if (!levels) return rules
  return rules.flatMap((rule) => {
    const level = levels[rule.id] ?? levels[rule.group]
    if (level === 'off') return []
    return [level ? withSeverity(rule, level) : rule]
  })
}

const withSeverity = ({ check, checkUnused, ...rule }: Rule, severity: Severity): Rule => {
  const all = function* (hits: Iterable<Hit>) {
    for (const hit of hits) yield { ...hit, severity }
  }
  return {
    ...rule,
    severity,
    check: (site, choices) => all(check(site, choices)),
    ...(checkUnused ? { checkUnused: (names) => all(checkUnused(names)) } : {}),
  }
}
