import { commaList } from '../../../base/list-text.js'
import type { Site } from '../../../site/site.js'
import { macroParameters } from '../../../syntax/literal.js'
import { hasPlaceholder } from '../../../syntax/template.js'
import { type Directive, type Section, sourceOf, walk } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'

export const configVariable = ruleOf('tidy', {
  id: 'config-variable',
  title: 'Environment variables that the new server must have too',
  see: 'https://httpd.apache.org/docs/2.4/configuring.html#syntax',
  fixes: 'none',
  covers: ['config-variable', 'err-config-var'],
  page: `
## What 2.2 did

\`\${NAME}\` in a configuration file stood for an environment variable of the httpd process. If there was none, the text
stayed as it was.

## What 2.4 does

2.4 also looks for a \`Define\` of that name. If there is neither, the text stays as it is and 2.4 warns at every start
(AH00111: Config variable \${NAME} is not defined).

## What the rule does

It lists the variables once, because the new server needs them too. The new server may not read the init script or
/etc/sysconfig/httpd that set them.

## When not

If Debian's envvars file sets the variable, the rule does not list it.`,
  *check(site) {
    if (site.from === '2.4') return
    const names = new Map<string, Directive | Section>()
    for (const [name, at] of variables(site)) if (!names.has(name)) names.set(name, at)
    const [first] = names.values()
    if (!first) return
    yield {
      at: first,
      concerns: 'server',
      message: `2.4 warns at every start (AH00111) and leaves the text as it is unless these variables are set: ${commaList([...names.keys()])}. Set them in the environment of the new server, or write \`Define NAME value\`.`,
    }
  },
})

/** The variables that /etc/apache2/envvars sets on Debian and Ubuntu. */
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
