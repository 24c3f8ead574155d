import { type Finding, rulesSortedByName } from '../migrate/rule.js'
import * as besideRules from '../migrate/rules/beside/index.js'
import { rulesWithFixesFor22 } from '../migrate/today/for-today.js'

/**
 * When a change can be made. `before`: 2.2 accepts the changed line and responds the same. `switch`: 2.2 does not start with the
 * changed line, and 2.4 does not start with the old one. `after`: 2.4 starts with either line.
 */
export type UpgradeStage = 'before' | 'switch' | 'after'

/** Rules whose safe fixes form one commit if possible. */
export interface RuleFamily {
  readonly id: string
  /** The subject of the commit, in the imperative. */
  readonly title: string
  readonly rules: readonly string[]
  /** The stage of all changes in this family, if it is the same. */
  readonly stage?: UpgradeStage
}

export const ruleFamilies: readonly RuleFamily[] = [
  // These rules write lines of 2.2 that mean the same as the old ones.
  { id: 'alike', title: 'Write lines that httpd 2.2 and 2.4 read alike', rules: rulesWithFixesFor22, stage: 'before' },
  // Modules and the lines that need them belong together.
  {
    id: 'modules',
    title: 'Load the modules that httpd 2.4 has',
    rules: ['built-in-mpm', 'missing-modules', 'removed-modules', 'renamed-modules'],
    stage: 'switch',
  },
  { id: 'access', title: 'Control access with Require', rules: ['access-control', 'limit-htaccess-override'] },
  {
    id: 'names',
    title: 'Use the new names of directives',
    rules: ['name-virtual-host', 'renamed-directives'],
  },
  {
    id: 'defaults',
    title: 'Keep the defaults of httpd 2.2',
    rules: [
      'default-type',
      'ldap-shared-cache-zero',
      'no-cache-dir-levels',
      'no-default-type',
      'no-max-requests-per-child',
      'no-request-read-timeout',
      'no-ssl-proxy-checks',
      'piped-error-log',
      'piped-log-shell',
      'scgi-path-info',
      'ssl-dn-strings',
      'ssl-revocation-lists',
      'substitute-line-length',
    ],
  },
  // Files beside the configuration, such as scripts: httpd starts whatever they contain.
  {
    id: 'beside',
    title: 'Update scripts and pages for httpd 2.4',
    rules: rulesSortedByName(besideRules).map(({ id }) => id),
    stage: 'after',
  },
]

/** The family of the rules that are in no other family. */
export const otherRuleFamily: RuleFamily = {
  id: 'rest',
  title: 'Rewrite lines that httpd 2.4 reads differently',
  rules: [],
}

const byRule = new Map(ruleFamilies.flatMap((family) => family.rules.map((rule) => [rule, family] as const)))

/** The family of a finding's rule. */
export const ruleFamilyOf = ({ rule }: Finding): RuleFamily => byRule.get(rule.id) ?? otherRuleFamily

/** When the change for a finding can be made. */
export const upgradeStageOf = (finding: Finding): UpgradeStage =>
  ruleFamilyOf(finding).stage ?? (finding.severity === 'error' ? 'switch' : 'after')
