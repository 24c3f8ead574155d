import { type VirtualHost, virtualHostsOf } from '../../../models/virtual-hosts.js'
import { soleReader } from '../../../site/present.js'
import { fileAndLine } from '../../../syntax/place.js'
import { ruleOf } from '../../rule.js'

export const vhostNameInTag = ruleOf('answers', {
  id: 'vhost-name-in-tag',
  title: 'A name in <VirtualHost> that another virtual host has for its own',
  see: 'https://httpd.apache.org/docs/2.4/vhosts/details.html',
  page: `
2.2 holds the Host that a client names against the name in \`<VirtualHost www.example.org:80>\` before it looks at any ServerAlias,
and takes that virtual host. 2.4 looks at ServerName and ServerAlias of all of them first (server/vhost.c, check_hostalias). Where one
has a name in its tag and another has the same name as ServerName or ServerAlias, the other one answers in 2.4, by its own rules.

There is no fix: give the name to the virtual host that is to have it.`,
  *check(site) {
    if (site.from === '2.4') return
    for (const { hosts } of virtualHostsOf(site) ?? [])
      for (const host of hosts)
        for (const name of namesInTag(host)) {
          const other = hosts.find((one) => one !== host && one.names.includes(name))
          if (!other || host.names.includes(name) || soleReader(site, host.at) || soleReader(site, other.at)) continue
          yield {
            at: host.at,
            message: `2.2 answers requests for ${name} from this virtual host, by the name in its tag. 2.4 takes the one that says it in ServerName or ServerAlias (${fileAndLine(other.at)}). Give the name to the one that is to have it.`,
          }
        }
  },
})

const namesInTag = ({ at }: VirtualHost): readonly string[] =>
  at.args
    .map(({ value }) => value.toLowerCase().replace(/:(\d+|\*)$/, ''))
    .filter((name) => /^[a-z][a-z\d.-]*$/.test(name))
