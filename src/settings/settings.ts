import { type Layout, layouts } from '../httpd/layouts.js'
import { type Hit, type Rule, type ServerToday, type Severity, serversToday } from '../migrate/rule.js'
import type { Version } from '../syntax/tree.js'

/** The settings file: what a project wants of every run, as `settingEntries` describes it. Options on the command line come first. */
export interface Settings {
  readonly paths?: readonly string[]
  readonly include?: readonly string[]
  readonly exclude?: readonly string[]
  readonly complete?: boolean
  readonly from?: 'auto' | Version
  readonly server?: ServerToday
  readonly begun?: boolean | readonly string[]
  readonly layout?: Layout
  readonly define?: readonly string[]
  readonly modules?: readonly string[]
  readonly guards?: 'leave' | 'drop-22' | 'keep-22'
  readonly 'dead-allow'?: 'exact' | 'guide'
  readonly defaults?: 'keep' | 'safer' | 'adopt'
  readonly unmeant?: 'write' | 'review' | 'close'
  readonly confirmed?: readonly string[]
  readonly declined?: Readonly<Record<string, string>>
  readonly 'server-root'?: string
  readonly root?: string
  readonly 'path-mapping'?: Readonly<Record<string, string>>
  readonly baseline?: string
  readonly rules?: Readonly<Record<string, Severity | 'off'>>
}

/** The name of the settings file, and of the key in package.json. */
export const settingsName = 'httpd-upgrade'

/** The file for settings and nothing else. */
export const settingsFile = `${settingsName}.json`

/** As much of JSON schema as settings need. */
export type Shape =
  | { readonly type: 'boolean' }
  | { readonly type: 'string'; readonly pattern?: string; readonly minLength?: number }
  | { readonly enum: readonly string[] }
  | { readonly type: 'array'; readonly items: Shape }
  | { readonly anyOf: readonly Shape[] }
  | { readonly type: 'object'; readonly additionalProperties: Shape; readonly propertyNames?: Shape }

interface SettingEntry {
  /** What its value must be, as the end of a sentence. */
  readonly must: string
  /** For editors and the manual. */
  readonly description: string
  readonly shape: Shape
}

const text: Shape = { type: 'string', minLength: 1 }
const texts: Shape = { type: 'array', items: text }
const onServer: Shape = { type: 'string', pattern: '^(/|[A-Za-z]:[/\\\\])' }

/** Every setting: what reading the file, its JSON schema and the documentation know of it. */
export const settingEntries: Readonly<Record<keyof Settings, SettingEntry>> = {
  paths: {
    must: 'a list of files and folders',
    description: 'Files and folders to check where none is named, told from this file.',
    shape: texts,
  },
  include: {
    must: 'a list of globs',
    description: 'In folders also read the files that match.',
    shape: texts,
  },
  exclude: {
    must: 'a list of globs',
    description: 'In folders pass over the files and folders that match.',
    shape: texts,
  },
  complete: {
    must: 'true or false',
    description:
      'Whether what is checked without naming a path is the whole configuration of the server, so that nothing out of sight can matter.',
    shape: { type: 'boolean' },
  },
  from: {
    must: '"auto", "2.2" or "2.4"',
    description:
      'What the configuration runs on today: 2.2, 2.4 with mod_access_compat, or auto: 2.4 if directives that only 2.4 has show it.',
    shape: { enum: ['auto', '2.2', '2.4'] },
  },
  server: {
    must: '"2.2", "2.4" or "both"',
    description:
      'Which httpd runs with these files today. With 2.2 or both, only what 2.2 reads just as before is suggested and written, and access rules get a guard for each version. All else waits for the day of the switch. The upgrade pull request holds all of it.',
    shape: { enum: serversToday },
  },
  begun: {
    must: 'true or false, or a list of files and folders',
    description:
      'Whether a run has written to files of 2.2 here, or in which files and folders, told from this file. What they say for 2.4 is finished, and the rest is still judged as that of 2.2. --write notes it; take it out once the server runs on 2.4.',
    shape: { anyOf: [{ type: 'boolean' }, texts] },
  },
  layout: {
    must: '"debian", "redhat", "suse" or "freebsd"',
    description:
      'Whose packages of 2.4 the configuration is for: those of Debian and Ubuntu, of Red Hat and what is made of it, of SUSE, or of FreeBSD.',
    shape: { enum: layouts },
  },
  define: {
    must: 'a list of names, such as "SSL" or "!SSL"',
    description: 'Names that httpd is started with (-D NAME), or without (!NAME): they decide <IfDefine>.',
    shape: { type: 'array', items: { type: 'string', pattern: '^!?[^\\s!=]+$' } },
  },
  modules: {
    must: 'a list of files and folders',
    description:
      'What tells of the modules of the 2.4 that the configuration is for, told from this file: files with what httpd -M or httpd -l printed, or modules folders. A command is for --modules alone.',
    shape: texts,
  },
  guards: {
    must: '"leave", "drop-22" or "keep-22"',
    description: 'Of access rules for both versions: leave them, keep those of 2.4 alone, or write both.',
    shape: { enum: ['leave', 'drop-22', 'keep-22'] },
  },
  'dead-allow': {
    must: '"exact" or "guide"',
    description: "How to read an Allow that never had an effect: as 2.2 did, or as Apache's upgrade guide reads it.",
    shape: { enum: ['exact', 'guide'] },
  },
  defaults: {
    must: '"keep", "safer" or "adopt"',
    description:
      "Where 2.4 has another default: write a line that keeps 2.2's, only offer it where 2.4's protects the server, or say what changes and write none.",
    shape: { enum: ['keep', 'safer', 'adopt'] },
  },
  unmeant: {
    must: '"write", "review" or "close"',
    description:
      'Where an exact fix would spell out what was hardly meant: make it, leave it for review, or close what was open by accident.',
    shape: { enum: ['write', 'review', 'close'] },
  },
  confirmed: {
    must: 'a list of names of assumptions',
    description:
      'What somebody who knows the server has said to be true. These are the names of assumptions, by which the fixes that count on them are safe. httpd-upgrade upgrade asks for each and notes the answer.',
    shape: texts,
  },
  declined: {
    must: 'an object: name of an assumption → why',
    description:
      'What is not to be counted on, and why: names of assumptions. What would have counted on one is left as it is, and the reason is told.',
    shape: { type: 'object', additionalProperties: text },
  },
  'server-root': {
    must: 'a path on the server that starts at its root, such as "/etc/httpd"',
    description: 'ServerRoot, where no file that is read says it: relative names in Include start there.',
    shape: onServer,
  },
  root: {
    must: 'the path of a folder',
    description: 'The folder that is / of a copied server, told from this file, where its files do not tell.',
    shape: text,
  },
  'path-mapping': {
    must: 'an object: path on the server, from its root → folder, told from the settings file',
    description: 'Where folders of the server lie, such as "/etc/httpd": "files/apache", told from this file.',
    shape: { type: 'object', propertyNames: onServer, additionalProperties: text },
  },
  baseline: {
    must: 'the path of a file',
    description: 'A file that --write-baseline wrote, told from this file: what it lists is left out of every run.',
    shape: text,
  },
  rules: {
    must: 'an object: rule → "off", "error", "warning" or "info"',
    description:
      'Rules switched off, or of another severity: by name, or by the name of a group (access, starts, answers, defaults, modules, tidy) for those that are not named.',
    shape: { type: 'object', additionalProperties: { enum: ['off', 'error', 'warning', 'info'] } },
  },
}

/** The rules that the settings leave, with the severities they give them. */
export function rulesUnder(settings: Settings, rules: readonly Rule[]): readonly Rule[] {
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
