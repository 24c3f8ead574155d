import { mayWildcardPatternMatch } from '../../../httpd/fnmatch.js'
import { type VirtualHost, virtualHostGroups } from '../../../models/virtual-hosts.js'
import { onlyVersionReading } from '../../../site/guard-reading.js'
import { fileAndLine } from '../../../syntax/file-and-line.js'
import { ruleOf } from '../../rule.js'

export const vhostNameInTag = ruleOf('answers', {
  id: 'vhost-name-in-tag',
  title: 'A name in <VirtualHost> that another virtual host also has',
  see: 'https://httpd.apache.org/docs/2.4/vhosts/details.html',
  fixes: 'none',
  page: `
## What 2.2 did

httpd compared the Host header with the name in \`<VirtualHost www.example.org:80>\` before any ServerAlias, and used
that virtual host.

## What 2.4 does

It compares ServerName and ServerAlias of all virtual hosts first. If another one has the same name there, **that one
answers**, with its own rules.

## What the rule does

It reports the section. Give the name only to the virtual host that should answer.`,
  *check(site) {
    if (site.from === '2.4') return
    for (const { hosts } of virtualHostGroups(site) ?? []) {
      const firstNamed = firstByName(hosts)
      for (const [name, inTag] of firstInTag(hosts)) {
        const other = firstNamed(name)
        const isBefore = other !== undefined && hosts.indexOf(other) <= hosts.indexOf(inTag)
        if (!other || isBefore || onlyVersionReading(site, inTag.at) || onlyVersionReading(site, other.at)) continue
        yield {
          at: inTag.at,
          message: `2.4 answers requests for ${name} from another virtual host, which has that name as ServerName or ServerAlias (${fileAndLine(other.at)}). 2.2 used this virtual host, because its tag contains the name. Remove the name from the virtual host that should not answer.`,
        }
      }
    }
  },
})

/** The names in the tags of virtual hosts, each with the first virtual host that has it. */
function firstInTag(hosts: readonly VirtualHost[]): ReadonlyMap<string, VirtualHost> {
  const found = new Map<string, VirtualHost>()
  for (const host of hosts) for (const name of namesInTag(host)) if (!found.has(name)) found.set(name, host)
  return found
}

const namesInTag = ({ at }: VirtualHost): readonly string[] =>
  at.args
    .map(({ value }) => value.toLowerCase().replace(/:(\d+|\*)$/, ''))
    .filter((name) => /^[a-z\d][a-z\d.-]*$/.test(name))

/**
 * Returns a function: the first virtual host that has a name, by ServerName or by ServerAlias, which may be a pattern
 * (server/vhost.c, matches_aliases).
 */
function firstByName(hosts: readonly VirtualHost[]): (name: string) => VirtualHost | undefined {
  const byName = new Map<string, number>()
  const patterns: [string, number][] = []
  for (const [index, { names }] of hosts.entries())
    for (const name of names)
      if (/[*?]/.test(name)) patterns.push([name, index])
      else if (!byName.has(name)) byName.set(name, index)
  return (name) => {
    const matching = patterns.find(([pattern]) => mayWildcardPatternMatch(pattern, name))?.[1]
    return hosts[Math.min(byName.get(name) ?? hosts.length, matching ?? hosts.length)]
  }
}
