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
    description: 'Files and folders to check if the command names none, relative to this settings file.',
    shape: texts,
  },
  include: {
    must: 'a list of globs',
    description: 'Globs of further files to read in the checked folders.',
    shape: texts,
  },
  exclude: {
    must: 'a list of globs',
    description: 'Globs of files and folders to skip.',
    shape: texts,
  },
  complete: {
    must: 'true or false',
    description: 'True if a run without paths on the command line reads the whole configuration of the server.',
    shape: { type: 'boolean' },
  },
  from: {
    must: '"auto", "2.2" or "2.4"',
    description:
      'The version in use today: 2.2, 2.4 (with mod_access_compat), or auto. With auto, directives that only 2.4 has show that a server runs 2.4.',
    shape: { enum: ['auto', '2.2', '2.4'] },
  },
  server: {
    must: '"2.2", "2.4" or "both"',
    description:
      'The httpd that uses these files today. With 2.2 or both, only changes that 2.2 reads as before are suggested and written, and access rules get an <IfModule> block for each version. All other changes wait for the switch to 2.4. The upgrade pull request has all changes.',
    shape: { enum: serversToday },
  },
  begun: {
    must: 'true, false, or a list of files and folders',
    description:
      'True if a run has already upgraded some files from 2.2, or the paths of the upgraded files and folders, relative to this settings file. In these files, lines for 2.4 count as done, and all other lines as lines of 2.2. --write adds this setting. Remove the setting once the server runs 2.4.',
    shape: { anyOf: [{ type: 'boolean' }, texts] },
  },
  layout: {
    must: '"debian", "redhat", "suse", "freebsd" or "same"',
    description:
      'Whose packages the target 2.4 is installed from: Debian and Ubuntu, Red Hat and its derivatives, SUSE, or FreeBSD. "same" if the target uses the paths of this server.',
    shape: { enum: [...knownLayouts, sameLayout] },
  },
  define: {
    must: 'a list of names, such as "SSL" or "!SSL"',
    description: 'Names that httpd is started with (-D NAME), or without (!NAME). These names decide <IfDefine>.',
    shape: { type: 'array', items: { type: 'string', pattern: '^!?[^\\s!=]+$' } },
  },
  modules: {
    must: 'a list of files and folders',
    description:
      'The modules of the target 2.4: files with the output of httpd -M or httpd -l, or folders of module files, relative to this settings file. A command is accepted only by the option --modules.',
    shape: texts,
  },
  guards: {
    must: '"leave", "drop-22" or "keep-22"',
    description:
      'Whether access rules have an <IfModule> block for each version: leave existing blocks as they are (leave), keep only the rules for 2.4 (drop-22), or write both blocks (keep-22).',
    shape: { enum: ['leave', 'drop-22', 'keep-22'] },
  },
  'ineffective-allow': {
    must: '"exact" or "guide"',
    description:
      "What happens to Allow lines that never worked. With exact they stay without effect, which keeps their clients out. With guide they count as in Apache's upgrade guide, which lets their clients in.",
    shape: { enum: ['exact', 'guide'] },
  },
  defaults: {
    must: '"keep", "safer" or "adopt"',
    description:
      'What to write for changed defaults. With keep, lines that keep the defaults of 2.2. With safer, no such lines where the default of 2.4 protects the server. With adopt, none at all.',
    shape: { enum: ['keep', 'safer', 'adopt'] },
  },
  'likely-mistakes': {
    must: '"write", "review" or "close"',
    description:
      'Likely mistakes that an exact fix would keep: keep the mistakes (write), ask first (review), or also close files that were open by accident (close).',
    shape: { enum: ['write', 'review', 'close'] },
  },
  confirmed: {
    must: 'a list of names of assumptions',
    description:
      'Assumptions that are true, by the names that httpd-upgrade upgrade prints. Fixes that depend only on these assumptions are safe. The command asks about each assumption and saves the answer here.',
    shape: texts,
  },
  declined: {
    must: 'an object that maps names of assumptions to reasons',
    description:
      'Assumptions that are false, by name, with the reason. Lines whose fix depends on one of these assumptions stay as they are, and the report gives the reason.',
    shape: { type: 'object', additionalProperties: text },
  },
  'server-root': {
    must: 'a path on the server that starts at its root, such as "/etc/httpd"',
    description: 'The ServerRoot, if no file sets one. Relative Include paths start in this folder.',
    shape: onServer,
  },
  root: {
    must: 'the path of a folder',
    description:
      'For a copied server: the folder that stands for /, relative to this settings file. Needed only if the files of the server do not show which folder that is.',
    shape: text,
  },
  'path-mapping': {
    must: 'an object that maps absolute paths on the server to folders, relative to the settings file',
    description:
      'Where folders of the server are, relative to this settings file, such as "/etc/httpd": "files/apache".',
    shape: { type: 'object', propertyNames: onServer, additionalProperties: text },
  },
  baseline: {
    must: 'the path of a file',
    description:
      'The path of a file that --write-baseline wrote, relative to this settings file. Runs leave out the findings in that file.',
    shape: text,
  },
  rules: {
    must: 'an object that maps rules to "off", "error", "warning" or "info"',
    description:
      'Rules to switch off or to give another severity, by name. A group (access, starts, answers, defaults, modules, tidy) stands for its rules that are not named themselves.',
    shape: { type: 'object', additionalProperties: { enum: ['off', 'error', 'warning', 'info'] } },
  },
}

/** The rules that the settings do not turn off, with the severities that the settings give them. */
export function rulesWithSettings(settings: Settings, rules: readonly Rule[]): readonly Rule[] {
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
