import { insertAfter, insertBefore, removeLine, replaceArgs, reviewFix } from '../../../edit/edit.js'
import { guardReading, isGuard } from '../../../httpd/guards.js'
import { type Module, moduleByName } from '../../../httpd/modules.js'
import { isBuiltIn } from '../../../httpd/target-modules.js'
import { thirdPartyModuleBySymbol } from '../../../httpd/third-party-modules/known-modules.js'
import { installAdvice } from '../../../httpd/third-party-modules/third-party-module.js'
import { isModuleFromBefore22 } from '../../../models/old-httpd.js'
import { isWholeServer } from '../../../models/whole-server.js'
import { isAvailableButNotEnabled } from '../../../site/enabled.js'
import { isHtaccess } from '../../../site/htaccess.js'
import type { Site } from '../../../site/site.js'
import { isLiteral, quotedIfNeeded } from '../../../syntax/literal.js'
import { hasPlaceholder } from '../../../syntax/template.js'
import { ancestors, type Directive, type Section } from '../../../syntax/tree.js'
import { explainMissingModuleFile, hasModuleFileOn24, type MissingModuleText } from '../../absent-module.js'
import { failureAt } from '../../failure.js'
import { type Hit, ruleOf } from '../../rule.js'
import { formWithoutModule, sentAsSourceSentence } from '../../without-module.js'

export const thirdPartyModules = ruleOf('modules', {
  id: 'third-party-modules',
  title: 'A third-party module needs a build for 2.4',
  severity: 'warning',
  see: 'https://httpd.apache.org/docs/2.4/upgrading.html#third-party',
  fixes: 'review',
  covers: ['loadmodule-third-party', 'err-module-garbled'],
  page: `
## What 2.2 did

LoadModule loaded modules compiled for 2.2.

## What 2.4 does

A module compiled for 2.2 does not load ("API module structure is garbled", or an undefined symbol). Some third-party
modules are now part of httpd: mod_macro, mod_proxy_html and mod_xml2enc under the same names, mod_remoteip for
mod_rpaf, mod_ratelimit for mod_bw, mod_authn_dbd for mod_auth_mysql, mod_proxy_fcgi for mod_fastcgi. httpd itself has
the Define of mod_define.

## What the rule does

It reports each module that is not httpd's own: install a build for 2.4. The line stays unless file name or directives
change. If you say that 2.4 should work without the module, the rule removes it and denies the files that it ran,
because 2.4 would send them as source. If it cannot deny them by name, it lists the lines and you write the rule.
Apple's own builds, such as apple_userdir_module, have the same directives as httpd's module, so the rule loads that
one.

If the whole server is given and no line loads PHP, it also reports \`php_flag\` and \`php_value\` lines, which stop 2.4.
In \`.htaccess\` files given alone, it mentions such lines outside of \`<IfModule>\` once per file: under PHP-FPM they give 500.

## When not

If only 2.4 reads the line, its file name contains 24, or \`--modules\` lists the file, the rule reports nothing.`,
  *check(site) {
    if (site.from === '2.4') return
    for (const at of site.directives('LoadModule')) {
      const symbol = at.args[0]?.value ?? ''
      if (
        symbol === '' ||
        moduleByName(symbol) ||
        isModuleFromBefore22(symbol) ||
        hasPlaceholder(symbol) ||
        isFor24(at)
      )
        continue
      if (isAvailableButNotEnabled(site, at.file)) continue
      const isThere = hasModuleFileOn24(site.target, at)
      if (isBuiltIn(site.target, symbol) || (isThere && symbol !== 'define_module')) continue
      const own = moduleOfApple(site, symbol)
      yield symbol === 'define_module'
        ? partOf24(at)
        : own
          ? insteadOfApple(at, symbol, own)
          : without(site, foreign(at, symbol, explainMissingModuleFile(site, at)))
    }
    yield* linesOfPhp(site)
    yield* linesForPhpFpm(site)
  },
})

const phpLines = ['php_flag', 'php_value', 'php_admin_flag', 'php_admin_value'] as const

/** In `.htaccess` files without a server: for each file, its first PHP line outside of guards. */
function* linesForPhpFpm(site: Site): Generator<Hit> {
  if (!site.files.every(isHtaccess)) return
  const bare = site.directives(...phpLines).filter((line) => ![...ancestors(line)].some(isGuard))
  const last = [...bare].sort((a, b) => b.start - a.start)
  for (const at of new Map(last.map((line) => [line.file, line])).values())
    yield {
      at,
      severity: 'info',
      message:
        'If your 2.4 host runs PHP as PHP-FPM, 2.4 answers 500 because of php_value and php_flag. In that case move these settings to .user.ini.',
    }
}

const isOfPhp = (node: Directive | Section): node is Directive =>
  node.kind === 'directive' && /^php_(admin_)?(flag|value)$/.test(node.key)

/** PHP lines on a completely given server that loads no PHP. In 2.2, a file of the PHP package loaded it. */
function* linesOfPhp(site: Site): Generator<Hit> {
  if (!isWholeServer(site) || site.directives('LoadModule').some(({ args }) => /^php/.test(args[0]?.value ?? '')))
    return
  for (const first of site.directives(...phpLines)) {
    const around = first.parent?.commands ?? first.file.commands
    const at = around.indexOf(first)
    const isMore = at > 0 && isOfPhp(around[at - 1] as Directive | Section)
    if (isMore || [...ancestors(first)].some(isGuard) || !isLiteral(first)) continue
    const end = around.findIndex((node, index) => index > at && !isOfPhp(node))
    const last = around.at(end < 0 ? -1 : end - 1) ?? first
    yield {
      at: first,
      severity: 'error',
      message: `2.4 ${failureAt(first)} because of ${first.name.value} unless PHP is loaded, and no line here loads PHP. Install PHP as a module for 2.4, or move these settings to the php.ini of PHP-FPM.`,
      fix: reviewFix(
        'Put the PHP settings into `<IfModule mod_php5.c>`',
        [
          {
            name: 'third-party-modules:php',
            sentence: 'The php.ini of the new server has these settings, or 2.4 loads PHP 5 as a module.',
          },
        ],
        insertBefore(first, ['<IfModule mod_php5.c>']),
        insertAfter(last, ['</IfModule>']),
      ),
    }
  }
}

/** The hit for the module that gave Define to 2.2. 2.4 has Define itself (server/core.c, set_define). */
const partOf24 = (at: Directive): Hit => ({
  at,
  message: '2.4 has Define built in and cannot load the 2.2 build of define_module. Remove the line.',
  fix: reviewFix(
    'Remove the line',
    [
      {
        name: 'third-party-modules:define_module',
        sentence: 'Every Define line has the form `Define NAME VALUE`, which 2.4 reads.',
      },
    ],
    removeLine(at),
  ),
})

/** The module of httpd for a module that Apple's build changed (mod_userdir_apple.c); undefined if it is loaded too. */
function moduleOfApple(site: Site, symbol: string): Module | undefined {
  const name = /^(?:apple_(\w+)|(\w+)_apple)_module$/.exec(symbol)?.slice(1).find(Boolean)
  const module = name === undefined ? undefined : moduleByName(`mod_${name}`)
  return module?.file && module.symbol24 && !site.loads(module.name) ? module : undefined
}

/** The hit for a module that only Apple builds. Without httpd's own module, 2.4 would reject the directives that both have. */
const insteadOfApple = (at: Directive, symbol: string, { name, symbol24 = '', file = '' }: Module): Hit => ({
  at,
  message: `2.4 cannot load ${symbol}, which only Apple builds. Load ${name} instead, which has the same directives.`,
  forms: [
    {
      name: 'replace',
      title: `Load ${name}`,
      assumptions: [
        {
          name: `${thirdPartyModules.id}:${symbol}`,
          sentence: `The new server can use ${name} in place of Apple's ${symbol}.`,
        },
      ],
      edits: [replaceArgs(at, [symbol24, quotedIfNeeded(`${folderIn(at)}${file}`)].join(' '))],
    },
  ],
})

const folderIn = ({ args }: Directive): string => args[1]?.value.replace(/[^/]*$/, '') ?? ''

/**
 * The hit for a third-party module, which needs a build for 2.4.
 * @param absence set if the target 2.4 may not have the file
 */
function foreign(
  at: Directive,
  symbol: string,
  absence: MissingModuleText | undefined,
): Hit & { readonly at: Directive } {
  const onWindows = /\.dll$/i.test(at.args[1]?.value ?? '')
  const module = thirdPartyModuleBySymbol(symbol)
  const isPhpOnWindows = onWindows && /^php/.test(symbol)
  const get = isPhpOnWindows
    ? 'Install a build for 2.4 (PHP for Windows includes one, such as php7apache2_4.dll)'
    : module
      ? installAdvice(module)
      : 'Install a build for 2.4'
  const note = module?.note && !isPhpOnWindows ? ` ${module.note}` : ''
  const without = absence?.advice ?? ''
  if (isFor22(at)) {
    const file = /[^/\\]*$/.exec(at.args[1]?.value ?? '')?.[0]
    return {
      at,
      severity: 'error',
      message: `2.4 refuses to start because of ${file}, built for 2.2. ${get}${without}.${note}`,
    }
  }
  if (absence?.statement) return { at, severity: 'error', message: `${absence.statement}. ${get}${without}.${note}` }
  return { at, message: `2.4 cannot load the 2.2 build of ${symbol}. ${get}${without}.${note}` }
}

const without = (site: Site, hit: Hit & { readonly at: Directive }): Hit => ({
  ...hit,
  message: hit.message + sentAsSourceSentence(site, hit.at),
  ...formWithoutModule(site, hit.at, thirdPartyModules.id),
})

/** Matches a module file built for 2.2, as in mod_shib_22.so and php5apache2_2.dll. */
const isFor22 = ({ args }: Directive): boolean => /(^|\D)2[._]?2[^\d/\\]*$/.test(args[1]?.value ?? '')

function isFor24(at: Directive): boolean {
  const path = at.args[1]?.value ?? ''
  if (/(^|\D)2[._]?4[^\d/][^/]*$/.test(path)) return true
  for (const section of ancestors(at)) if (isGuard(section) && guardReading(section, '2.2') === 'never') return true
  return false
}
