import { includesMethod, type PerMethod, valuePerMethod } from '../../httpd/methods.js'
import type { AccessLine } from './access-lines.js'
import { clientsOf, type NamedClients } from './clients.js'
import { allOf, always, anyOf, type Condition, never, not } from './condition.js'
import { argumentOrMarkUnclear, markUnclearFromLine, type ScopeReading } from './read-scope.js'

/** The host lines as Apache's upgrade guide reads them: it allows the clients in Allow lines even if a Deny overrides them. */
export interface UpgradeGuideReading {
  /** The clients in Allow lines that a Deny overrides. */
  readonly allowed: Condition
  readonly host: PerMethod<Condition>
}

interface HostRules {
  /** The condition of the lines as httpd reads them. */
  readonly exact: PerMethod<Condition>
  readonly guide: UpgradeGuideReading | undefined
  readonly domains: readonly string[]
}

/** An Order, Allow or Deny line, with its clients. */
interface HostLine {
  readonly line: AccessLine
  readonly clients: NamedClients | undefined
}

/** The condition of the host lines, as check_dir_access computes it (mod_authz_host.c). */
export function hostRulesOf(reading: ScopeReading): HostRules | undefined {
  const lines: HostLine[] = []
  for (const line of reading.lines) {
    if (line.kind === 'order') lines.push({ line, clients: undefined })
    else if (line.kind === 'allow' || line.kind === 'deny') lines.push({ line, clients: clientsOf(line.at) })
  }
  if (lines.length === 0) return undefined
  for (const { line, clients } of lines) if (clients?.unclear) markUnclearFromLine(reading, line.at, clients.unclear)
  let dead: Condition | undefined
  const exact = (name: string) => {
    const { order, allowed, others } = clientsFor(reading, lines, name)
    if (order === 'deny,allow') return anyOf([allowed, others])
    if (isIneffective(allowed, others)) dead = allowed
    return allOf([allowed, others])
  }
  const guide = (name: string) => {
    const { order, allowed, others } = clientsFor(reading, lines, name)
    return order === 'allow,deny' && isIneffective(allowed, others) ? allowed : exact(name)
  }
  const names = lines.flatMap(({ line }) => line.methods.names)
  return {
    exact: valuePerMethod(names, exact),
    guide: dead && { allowed: dead, host: valuePerMethod(names, guide) },
    domains: lines.flatMap(({ line, clients }) => (line.kind === 'allow' && clients?.domains) || []),
  }
}

/**
 * For one method: `allowed` (clients in an Allow line), `others` (clients in no Deny line), and the order, by default
 * `deny,allow`.
 */
function clientsFor(reading: ScopeReading, lines: readonly HostLine[], name: string) {
  const allowed: Condition[] = []
  const denied: Condition[] = []
  let order: 'allow,deny' | 'deny,allow' = 'deny,allow'
  for (const { line, clients } of lines) {
    if (!includesMethod(line.methods, name)) continue
    if (!clients) {
      const word = argumentOrMarkUnclear(reading, line.at, 'allow,deny', 'deny,allow', 'mutual-failure')
      order = word === 'allow,deny' || word === 'mutual-failure' ? 'allow,deny' : 'deny,allow'
    }
    const into = line.kind === 'allow' ? allowed : denied
    for (const part of clients?.conditions ?? []) into.push(part)
  }
  return { order, allowed: anyOf(allowed), others: not(anyOf(denied)) }
}

/** Whether the Allow lines name some clients without effect, because a Deny for everybody overrides them. */
const isIneffective = (allowed: Condition, others: Condition): boolean =>
  others.key === never.key && allowed.key !== never.key && allowed.key !== always.key
