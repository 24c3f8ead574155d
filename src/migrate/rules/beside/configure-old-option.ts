import { listed } from '../../../base/listed.js'
import { type Fix, replace, reviewFix, safeFix } from '../../../edit/edit.js'
import { configuresOf, removeSwitch, type Switch } from '../../../models/beside/configure.js'
import { type Directive, sourceOf } from '../../../syntax/tree.js'
import { type Hit, ruleOf } from '../../rule.js'

/** Modules that have another name in 2.4, or none. */
const successors: Readonly<Record<string, string | undefined>> = {
  'disk-cache': 'cache-disk',
  example: 'example-hooks',
  'mem-cache': undefined,
  'authn-alias': undefined,
  'authn-default': undefined,
  'authz-default': undefined,
}

export const configureOldOption = ruleOf('modules', {
  id: 'configure-old-option',
  title: "An option that 2.4's configure does not know",
  severity: 'warning',
  see: 'https://httpd.apache.org/docs/2.4/upgrading.html#compile-time',
  covers: ['build-option-renamed', 'build-option-removed'],
  page: `
configure passes over an option that it does not know with no more than a warning, so a build with the options of 2.2 quietly
lacks what was asked for.

mod_disk_cache is called mod_cache_disk in 2.4, and mod_example mod_example_hooks: their options are renamed, also in the lists
of \`--enable-modules\` and \`--enable-mods-shared\`. 2.4 has no mod_mem_cache, mod_authn_alias, mod_authn_default and mod_authz_default: their options are removed. So is \`--with-sslc\`, for review, since mod_ssl now needs OpenSSL.`,
  *check(site) {
    for (const { at, switches } of configuresOf(site)) for (const one of switches) yield* hitOf(at, one)
  },
})

function* hitOf(at: Directive, one: Switch): Iterable<Hit> {
  const module = /^(?:en|dis)able-(.+)$/.exec(one.name)?.[1] ?? ''
  if (one.name === 'with-sslc') {
    const assumes = 'OpenSSL is there for mod_ssl, or mod_ssl is not needed.'
    const fix = reviewFix('Remove --with-sslc', assumes, removeSwitch(at, one.word))
    yield {
      at,
      mark: one.word,
      message: '2.4 has no support for RSA SSL-C and ignores --with-sslc; remove it, and say --with-ssl for OpenSSL.',
      fix,
    }
  } else if (module in successors) yield said(at, one, `--${one.name}`, successors[module], fixOf(at, one, module))
  else if (/^(modules|mods-(shared|static))$/.test(module)) yield* inList(at, one)
}

function fixOf(at: Directive, one: Switch, module: string): Fix {
  const successor = successors[module]
  if (!successor) return safeFix(`Remove --${one.name}`, removeSwitch(at, one.word))
  const start = one.word.start + sourceOf(at.file, one.word).indexOf(module)
  return safeFix(`Rename to ${successor}`, replace(at, { start, end: start + module.length }, successor))
}

/** The names in a list, all in one fix. */
function* inList(at: Directive, one: Switch): Iterable<Hit> {
  const source = sourceOf(at.file, one.word)
  const found: string[] = []
  const text = source.replace(/([\s="']|^)([a-z_-]+)(?=[\s"']|$)/g, (whole, before: string, name: string) => {
    const module = name.replaceAll('_', '-')
    if (!(module in successors)) return whole
    found.push(module)
    return successors[module] ? before + successors[module] : /\s/.test(before) ? '' : before
  })
  const [first] = found
  if (!first) return
  const isEmpty = /=["']?\s*["']?$/.test(text)
  const edit = isEmpty ? removeSwitch(at, one.word) : replace(at, one.word, text.replace(/(=["']?)\s+/, '$1'))
  yield said(
    at,
    one,
    listed(found),
    found.length === 1 ? successors[first] : undefined,
    safeFix('Bring the list up to date', edit),
  )
}

function said(at: Directive, { word }: Switch, what: string, successor: string | undefined, fix: Fix): Hit {
  const advice = successor ? `say ${successor} instead` : 'remove or rename it'
  return {
    at,
    mark: word,
    message: `2.4's configure does not know ${what} and ignores it with a warning; ${advice}.`,
    fix,
  }
}
