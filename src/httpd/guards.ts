import { oncePerObject } from '../base/once.js'
import { hasPlaceholder } from '../syntax/template.js'
import { type ConfigFile, type Section, sourceOf, type Version, valuesOf } from '../syntax/tree.js'
import { isEvaluablePattern } from './evaluable-pattern.js'
import { type Module, moduleByName, renamedModules24 } from './modules.js'

/** Whether a version of httpd reads the lines of a section: `maybe` if the files do not decide it. */
export type GuardReading = 'always' | 'never' | 'maybe'

/** How `version` reads this section; `always` for a section that is not a guard. */
export const guardReading = (section: Section, version: Version): GuardReading =>
  isGuard(section) ? conditionRead[version](section) : 'always'

/** How each version reads a guard. Cached, because nearly every rule needs it. */
const conditionRead: Readonly<Record<Version, (guard: Section) => GuardReading>> = {
  '2.2': oncePerObject((guard) => readCondition(guard, '2.2')),
  '2.4': oncePerObject((guard) => readCondition(guard, '2.4')),
}

function readCondition(section: Section, version: Version): GuardReading {
  if (hasQuotesThatMatchNoName(section, version)) return guardReadingIfNameAbsent(section)
  switch (section.key) {
    case 'ifmodule':
      return isTemplated(section) ? 'maybe' : ifModule(section, version)
    case 'ifversion':
      return isTemplated(section) ? 'maybe' : ifVersion(valuesOf(section), version)
    case 'ifdefine':
      return isTemplated(section) ? 'maybe' : ifDefine(section)
    case 'iftemplate':
      return section.readings?.[version] ?? 'maybe'
    case 'iffile':
    case 'ifdirective':
    case 'ifsection':
      return version === '2.2' ? 'never' : 'maybe'
    default:
      return 'always'
  }
}

/**
 * Whether httpd reads or skips the section when it starts: `<IfModule>`, `<IfVersion>`, `<IfDefine>`, 2.4's `<IfFile>`
 * and the like, and a template branch for one version.
 */
export const isGuard = (section: Section): boolean => section.key.startsWith('if') && guards.test(section.key)

const guards = /^if(module|version|define|file|directive|section|template)$/

/** Whether a file has a guard. Most files have none, and their lines then need no check. */
export const hasGuards = ({ keys }: ConfigFile): boolean =>
  [...keys].some((key) => key.startsWith('<if') && guards.test(key.slice(1)))

/** How httpd reads an `<IfDefine>`. Names are case-sensitive (server/core.c, start_ifdefine and ap_exists_config_define). */
function ifDefine({ args, file }: Section): GuardReading {
  const text = args.length === 1 ? (args[0]?.value ?? '') : ''
  const negated = text.startsWith('!')
  const isDefined = file.defined?.get(negated ? text.slice(1) : text)
  if (isDefined === undefined) return 'maybe'
  return isDefined === negated ? 'never' : 'always'
}

/**
 * Whether the quotes in an `<IfModule>` or `<IfDefine>` make its name match nothing: 2.2 keeps quotes after a `!`, and
 * 2.4 sees no negation in a quoted `!` (server/core.c, start_ifmod and start_cond_section).
 */
export function hasQuotesThatMatchNoName(section: Section, version: Version): boolean {
  return (version === '2.2' ? /^!["']/ : /^["']!/).test(nameSaid(section) ?? '')
}

/**
 * Whether 2.2 accepts the line of an `<IfModule>` or `<IfDefine>`: `>` must follow a single unquoted word
 * (AP_INIT_TAKE1).
 */
export const isGuardTagAcceptedBy22 = (section: Section): boolean => {
  const name = nameSaid(section)
  return name === undefined || name === section.args[0]?.value
}

/** The text of the name in an `<IfModule>` or `<IfDefine>`, up to the `>` of the tag. */
function nameSaid(section: Section): string | undefined {
  const [first] = section.args
  const isOfName = section.key === 'ifmodule' || section.key === 'ifdefine'
  if (!first || first.value === '!' || !isOfName || isTemplated(section)) return undefined
  const text = sourceOf(section.file, section)
  return text.slice(first.start - section.start, text.lastIndexOf('>'))
}

/** How a guard is read if the module or name that it tests is missing. */
export const guardReadingIfNameAbsent = ({ args, file }: Section): GuardReading =>
  file.text[args[0]?.start ?? 0] === '!' ? 'always' : 'never'

/** The name in an `<IfModule>` or `<IfDefine>`, without `!`. */
export const testedName = ({ args }: Section): string =>
  args[0]?.value.replace(/^!/, '').replace(/^(["'])(.*)\1$/, '$2') ?? ''

/** The module in an `<IfModule>`, if it comes with httpd. */
export const testedModule = (guard: Section): Module | undefined =>
  isModuleGuard(guard) ? moduleByName(testedName(guard)) : undefined

export const isModuleGuard = ({ key }: Section): boolean => key === 'ifmodule'

const isTemplated = (section: Section) => hasPlaceholder(sourceOf(section.file, section))

/** Modules taken to be in every 2.4: the core, mod_so, and mod_authz_core, without which 2.4 answers 500 to every request. */
const alwaysThere = new Set(['core', 'http_core', 'mod_so', 'mod_authz_core'])

/**
 * How a version reads an `<IfModule>`. Its condition is false for a module that this version never had, and for a name that does
 * not match a source file or symbol exactly (server/core.c, start_ifmod; server/config.c, ap_find_linked_module).
 */
function ifModule(section: Section, version: Version): GuardReading {
  const [text = '', ...more] = valuesOf(section)
  if (more.length > 0) return 'maybe'
  const negated = text.startsWith('!')
  const name = testedName(section)
  const loaded = hasModule(name, version)
  const taken = loaded === 'maybe' ? section.file.loaded?.get(nameOfModuleIn24(name)) : undefined
  const reading = taken === undefined ? loaded : taken ? 'always' : 'never'
  return negated ? opposite(reading) : reading
}

function hasModule(name: string, version: Version): GuardReading {
  const module = moduleByName(name)
  if (!module) return 'maybe'
  const { source, symbol22, symbol24 } = module
  // Fixes rename a guard on a renamed module, so 2.4 will read its content.
  const known = version === '2.2' ? symbol22 : (symbol24 ?? renamedModules24[module.name])
  const exact = name === source || name === symbol22 || name === symbol24
  return !known || !exact ? 'never' : alwaysThere.has(module.name) ? 'always' : 'maybe'
}

/** The name under which `ConfigFile.loaded` has a module: its name in 2.4; for a third-party module, the given name. */
export function nameOfModuleIn24(name: string): string {
  const module = moduleByName(name)?.name
  return module === undefined ? name : (renamedModules24[module] ?? module)
}

const opposite = (reading: GuardReading): GuardReading =>
  reading === 'maybe' ? 'maybe' : reading === 'always' ? 'never' : 'always'

/** The first and the last release of each series, as [major, minor, patch]. */
const releases: Record<Version, readonly (readonly [number, number, number])[]> = {
  '2.2': [
    [2, 2, 0],
    [2, 2, 34],
  ],
  '2.4': [
    [2, 4, 1],
    [2, 4, 999],
  ],
}

/**
 * How a version reads an `<IfVersion>`, written as `[[!]operator] version`. The default operator is `=`, which also takes a
 * pattern between slashes (modules/metadata/mod_version.c, start_ifversion). The result is `maybe` for a line that httpd rejects.
 */
function ifVersion(words: readonly string[], version: Version): GuardReading {
  const [operator = '', operand = ''] = words.length === 1 ? ['=', ...words] : words
  const match = /^(!?)(==?|>=?|<=?|~)$/.exec(operator)
  if (!match || words.length > 2) return 'maybe'
  const [, negated, sign = ''] = match
  const pattern = sign === '~' ? operand : /^==?$/.test(sign) ? /^\/(.*)\/$/.exec(operand)?.[1] : undefined
  const holds = pattern === undefined ? compares(sign, operand, version) : matches(pattern, version)
  return negated ? opposite(holds) : holds
}

function compares(operator: string, operand: string, version: Version): GuardReading {
  if (!/^\d+(\.\d+){0,2}$/.test(operand)) return 'maybe'
  const [major = 0, minor = 0, patch = 0] = operand.split('.').map(Number)
  const signs = releases[version].map((release) =>
    Math.sign(release[0] - major || release[1] - minor || release[2] - patch),
  )
  const all = (test: (sign: number) => boolean) => signs.every(test)
  const tests: Record<string, (sign: number) => boolean> = {
    '=': (sign) => sign === 0,
    '==': (sign) => sign === 0,
    '>': (sign) => sign > 0,
    '>=': (sign) => sign >= 0,
    '<': (sign) => sign < 0,
    '<=': (sign) => sign <= 0,
  }
  const test = tests[operator]
  if (!test) return 'maybe'
  if (all(test)) return 'always'
  const between = signs[0] !== signs[1]
  return all((sign) => !test(sign)) && !(between && test(0)) ? 'never' : 'maybe'
}

function matches(operand: string, version: Version): GuardReading {
  if (!isEvaluablePattern(operand)) return 'maybe'
  try {
    const pattern = new RegExp(operand)
    const series = Array.from({ length: version === '2.2' ? 35 : 100 }, (_, patch) =>
      pattern.test(`${version}.${patch}`),
    )
    if (series.every(Boolean)) return 'always'
    return series.some(Boolean) ? 'maybe' : 'never'
  } catch {
    return 'maybe'
  }
}
