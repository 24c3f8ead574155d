import { moduleNamed, successors } from './modules.js'
import { hasPlaceholder } from './template.js'
import { sourceOf, type Section, type Version } from './tree.js'

/** Whether a version of httpd reads what stands in a section: for sure, never, or depending on what cannot be seen. */
export type Reading = 'always' | 'never' | 'maybe'

/** What `version` makes of this section's condition; `always` for a section that has none. */
export function readingOf(section: Section, version: Version): Reading {
  switch (section.key) {
    case 'ifmodule':
      return isTemplated(section) ? 'maybe' : ifModule(condition(section), version)
    case 'ifversion':
      return isTemplated(section) ? 'maybe' : ifVersion(condition(section), version)
    case 'ifdefine':
      return 'maybe'
    case 'iffile':
    case 'ifdirective':
    case 'ifsection':
      return version === '2.2' ? 'never' : 'maybe'
    default:
      return 'always'
  }
}

/** `<IfModule>`, `<IfVersion>`, `<IfDefine>` and 2.4's `<IfFile>` and the like: read or skipped when httpd starts. */
export const isGuard = (section: Section): boolean => /^if(module|version|define|file|directive|section)$/.test(section.key)

const condition = (section: Section) => section.args.map((arg) => arg.value).join(' ')

const isTemplated = (section: Section) => hasPlaceholder(sourceOf(section.file, section))

/** Modules that every 2.4 has: the core, and what a 2.4 cannot do without when it controls access. */
const alwaysThere = new Set(['core', 'http_core', 'mod_so', 'mod_authz_core'])

/**
 * A module that this version never had makes the condition false. Both versions compare source file and symbol
 * (server/core.c, start_ifmod; ap_find_linked_module).
 */
function ifModule(text: string, version: Version): Reading {
  const negated = text.startsWith('!')
  const module = moduleNamed(text.slice(negated ? 1 : 0).trim())
  if (!module) return 'maybe'
  // A guard on a renamed module is going to be renamed too, so what it holds counts already.
  const symbol = version === '2.2' ? module.symbol22 : (module.symbol24 ?? successors[module.name])
  const loaded: Reading = !symbol ? 'never' : alwaysThere.has(module.name) ? 'always' : 'maybe'
  return negated ? opposite(loaded) : loaded
}

const opposite = (reading: Reading): Reading => (reading === 'maybe' ? 'maybe' : reading === 'always' ? 'never' : 'always')

/** The first and the last release of each series, as [major, minor, patch]. */
const releases: Record<Version, readonly (readonly [number, number, number])[]> = {
  '2.2': [[2, 2, 0], [2, 2, 34]],
  '2.4': [[2, 4, 1], [2, 4, 999]],
}

/** mod_version's manual: `[[!]operator] version`, the operator `=` unless given; `~` or slashes make it a pattern. */
function ifVersion(text: string, version: Version): Reading {
  const match = /^(!?)\s*(==?|>=?|<=?|~)?\s*(.+)$/.exec(text.trim())
  if (!match) return 'maybe'
  const [, negated, operator = '=', operand = ''] = match
  const holds = operator === '~' || operand.startsWith('/') ? matches(operand, version) : compares(operator, operand, version)
  return negated ? opposite(holds) : holds
}

function compares(operator: string, operand: string, version: Version): Reading {
  if (!/^\d+(\.\d+){0,2}$/.test(operand)) return 'maybe'
  const [major = 0, minor = 0, patch = 0] = operand.split('.').map(Number)
  const signs = releases[version].map((release) => Math.sign(release[0] - major || release[1] - minor || release[2] - patch))
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

function matches(operand: string, version: Version): Reading {
  try {
    const pattern = new RegExp(operand.replace(/^\/(.*)\/$/, '$1'))
    const series = [1, 3, 10, 25, 34, 46, 62].map((patch) => pattern.test(`${version}.${patch}`))
    if (series.every(Boolean)) return 'always'
    return series.some(Boolean) ? 'maybe' : 'never'
  } catch {
    return 'maybe'
  }
}
