import { removeLine, safeFix } from '../../../edit/edit.js'
import { moduleByName, renamedModules24 } from '../../../httpd/modules.js'
import { redHatPackageOf } from '../../../httpd/packages.js'
import { isBuiltIn } from '../../../httpd/target-modules.js'
import { isAvailableButNotEnabled } from '../../../site/enabled.js'
import type { Site } from '../../../site/site.js'
import { hasPlaceholder } from '../../../syntax/template.js'
import { type Directive, sourceOf, valuesOf } from '../../../syntax/tree.js'
import { explainMissingModuleFile, hasModuleFileOn24 } from '../../absent-module.js'
import { type Hit, ruleOf } from '../../rule.js'
import { formWithoutModule, sentAsSourceSentence } from '../../without-module.js'

export const unloadableModules = ruleOf('modules', {
  id: 'unloadable-modules',
  title: 'LoadModule for a module that is built in or missing',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_so.html#loadmodule',
  fixes: 'safe',
  covers: ['loadmodule-version-static'],
  page: `
## What 2.2 did

Which modules are built in and which are files differs between builds.

## What 2.4 does

Red Hat's 2.4 loads mod_log_config from a file; Debian's has it built in. httpd refuses to start because of LoadModule
for a built-in module ("is built-in and can't be loaded"), or if the file is missing ("Cannot load").

## What the rule does

It needs \`--modules\`, which says what the new 2.4 has: its modules folder, a command such as \`'httpd -l'\` or
\`'apache2ctl -M'\`, or a file with the output of such a command. The option may be repeated. The rule removes a line
for a built-in module. If the file is missing, install the module, or remove the line with everything that needs it.

## When not

If \`--modules\` is not given, the rule reports nothing. The rule third-party-modules covers third-party modules.`,
  *check(site) {
    if (!site.target) return
    for (const at of site.directives('LoadModule')) {
      const [symbol = ''] = valuesOf(at)
      if (hasPlaceholder(sourceOf(at.file, at)) || isAvailableButNotEnabled(site, at.file) || isGone(symbol)) continue
      if (isBuiltIn(site.target, symbol)) {
        if (!isSkipped(site, at, symbol)) yield builtIn(at, symbol)
      } else if (moduleByName(symbol) && hasModuleFileOn24(site.target, at) === false) yield* noFile(site, at, symbol)
    }
  },
})

/** Whether another rule renames or removes the module. */
function isGone(symbol: string): boolean {
  const module = moduleByName(symbol)
  return module !== undefined && (!module.symbol24 || renamedModules24[module.name] !== undefined)
}

/** Whether the line is always in a guard that is read only if the module is not built in. */
const isSkipped = (site: Site, at: Directive, symbol: string): boolean =>
  site.enclosing(at).every((sections) =>
    sections.some(({ key, args }) => {
      const word = args[0]?.value ?? ''
      return (
        key === 'ifmodule' &&
        word.startsWith('!') &&
        (moduleByName(word.slice(1)) ?? word) === (moduleByName(symbol) ?? symbol)
      )
    }),
  )

const builtIn = (at: Directive, symbol: string): Hit => ({
  at,
  message: `This line stops 2.4 from starting, because 2.4 has ${symbol} built in. Remove the line.`,
  fix: safeFix('Remove the line', removeLine(at)),
})

function* noFile(site: Site, at: Directive, symbol: string): Generator<Hit> {
  const absent = explainMissingModuleFile(site, at)
  const packaged = redHatPackageOf(moduleByName(symbol)?.name ?? '')
  const install = packaged ? `Install the module (${packaged} on Red Hat)` : 'Install the module'
  if (absent?.statement)
    yield {
      at,
      message: `${absent.statement}. ${install}${absent.advice}.${sentAsSourceSentence(site, at)}`,
      ...formWithoutModule(site, at, unloadableModules.id),
    }
}
