import { listedPlainly } from '../../../base/listed.js'
import type { Site } from '../../../site/site.js'
import { macroParameters } from '../../../syntax/literal.js'
import { hasPlaceholder } from '../../../syntax/template.js'
import { type Directive, type Section, sourceOf, walk } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const configVariable = ruleOf('tidy', {
  id: 'config-variable',
  title: 'Variables from the environment in the configuration',
  see: 'https://httpd.apache.org/docs/2.4/configuring.html#syntax',
  covers: ['config-variable', 'err-config-var'],
  page: `
\`\${NAME}\` in a configuration file stands for a variable of the environment in which httpd is started. 2.4 also looks among those
that \`Define\` sets; where there is none of the name, both versions leave the text as it is, and 2.4 warns at every start
(AH00111: Config variable \${NAME} is not defined).

The rule names the variables once, since the environment has to come along to the new server. An init script or
/etc/sysconfig/httpd that sets it may not be read there any more. The names that Debian's envvars file sets are left out.`,
  *check(site) {
    if (site.from === '2.4') return
    const names = new Map<string, Directive | Section>()
    for (const [name, at] of variables(site)) if (!names.has(name)) names.set(name, at)
    const [first] = names.values()
    if (!first) return
    yield {
      at: first,
      concerns: 'server',
      message: `2.4 warns at every start (AH00111) and uses the text as it stands if one of these variables is not set: ${listedPlainly([...names.keys()])}; set them in the environment of the new server, or write \`Define NAME value\`.`,
    }
  },
})

/** What Debian's and Ubuntu's /etc/apache2/envvars set. */
const debian =
  /^(APACHE_(RUN_USER|RUN_GROUP|PID_FILE|RUN_DIR|LOCK_DIR|LOG_DIR|CONFDIR|ARGUMENTS|ULIMIT_MAX_FILES)|LANG|HOSTNAME|PATH|HOME)$/

function* variables(site: Site): Generator<[string, Directive | Section]> {
  const defined = new Set(site.directives('Define').map((line) => line.args[0]?.value))
  for (const file of site.files) {
    if (!file.text.includes('${')) continue
    for (const node of walk(file.children)) {
      if (node.kind !== 'directive' && node.kind !== 'section') continue
      const source = sourceOf(file, node)
      if (!source.includes('${') || /^rewrite/.test(node.key) || hasPlaceholder(source) || !site.isLive(node)) continue
      const parameters = node.key === 'macro' ? node.args.map((arg) => arg.value) : macroParameters(node)
      for (const [whole, name = ''] of source.matchAll(/\$\{([A-Z_][A-Z0-9_]*)\}/g)) {
        if (
          !debian.test(name) &&
          !defined.has(name) &&
          !parameters.some((each) => whole.includes(each) || each === `$${name}`)
        )
          yield [name, node]
      }
    }
  }
}
