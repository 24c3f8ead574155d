import { listText } from '../../../base/list-text.js'
import { type Fix, replace, reviewFix, safeFix } from '../../../edit/edit.js'
import { type ConfigureSwitch, configureCallsOf, removeSwitch } from '../../../models/beside/configure.js'
import { moduleListFor24, removedOrRenamedModule } from '../../../models/beside/tools.js'
import { type Directive, sourceOf } from '../../../syntax/tree.js'
import { type Hit, ruleOf } from '../../rule.js'

export const configureOldOption = ruleOf('modules', {
  id: 'configure-old-option',
  title: "An option that 2.4's configure does not know",
  severity: 'warning',
  see: 'https://httpd.apache.org/docs/2.4/upgrading.html#compile-time',
  fixes: 'both',
  covers: ['build-option-renamed', 'build-option-removed'],
  page: `
## What 2.2 did

configure had options for modules that 2.4 renamed or dropped.

## What 2.4 does

configure only warns about an option that it does not know, so the build silently lacks what you asked for.

## What the rule does

It renames the options of mod_disk_cache (now mod_cache_disk) and mod_example (now mod_example_hooks), also in the
lists of \`--enable-modules\` and \`--enable-mods-shared\`. It removes those of mod_mem_cache, mod_authn_alias,
mod_authn_default and mod_authz_default. It removes \`--with-sslc\` for review, since mod_ssl now needs OpenSSL.`,
  *check(site) {
    for (const { at, switches } of configureCallsOf(site)) for (const one of switches) yield* hitOf(at, one)
  },
})

function* hitOf(at: Directive, one: ConfigureSwitch): Iterable<Hit> {
  const module = /^(?:en|dis)able-(.+)$/.exec(one.name)?.[1] ?? ''
  const former = removedOrRenamedModule(module, '-')
  if (one.name === 'with-sslc') {
    const assumes = 'OpenSSL is installed, or mod_ssl is not needed.'
    const fix = reviewFix('Remove --with-sslc', assumes, removeSwitch(at, one.word))
    yield {
      at,
      mark: one.word,
      message:
        '2.4 does not support RSA SSL-C and ignores --with-sslc. Remove the option, and use --with-ssl for OpenSSL.',
      fix,
    }
  } else if (former) {
    const { successor } = former
    const advice = successor ? `use ${successor} instead` : 'remove the option'
    const message = `2.4's configure does not know --${one.name} and ignores it with a warning; ${advice}.`
    yield { at, mark: one.word, message, fix: fixOf(at, one, module, successor) }
  } else if (/^(modules|mods-(shared|static))$/.test(module)) yield* inList(at, one)
}

function fixOf(at: Directive, one: ConfigureSwitch, module: string, successor: string | undefined): Fix {
  if (!successor) return safeFix(`Remove --${one.name}`, removeSwitch(at, one.word))
  const start = one.word.start + sourceOf(at.file, one.word).indexOf(module)
  return safeFix(`Rename to ${successor}`, replace(at, { start, end: start + module.length }, successor))
}

/** Hits for the names in a list that 2.4 does not know, all in one fix. */
function* inList(at: Directive, one: ConfigureSwitch): Iterable<Hit> {
  const { text, found } = moduleListFor24(sourceOf(at.file, one.word), '-')
  if (found.length === 0) return
  const isEmpty = /=["']?\s*["']?$/.test(text)
  const edit = isEmpty ? removeSwitch(at, one.word) : replace(at, one.word, text)
  const advice = found.map((name) => {
    const successor = removedOrRenamedModule(name, '-')?.successor
    return successor ? `use ${successor} instead of ${name}` : `remove ${name}`
  })
  yield {
    at,
    mark: one.word,
    message: `2.4's configure does not know ${listText(found)} and ignores ${found.length === 1 ? 'it' : 'them'}; ${listText(advice)}.`,
    fix: safeFix('Use the module names of 2.4', edit),
  }
}
