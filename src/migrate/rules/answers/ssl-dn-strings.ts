import { groupBy } from '../../../base/group-by.js'
import { type Edit, type Fix, fixWithAssumptions, insertBefore, replace, reviewFix } from '../../../edit/edit.js'
import { isHtaccess } from '../../../site/htaccess.js'
import { isWithinLineScopes, lineScopeOf } from '../../../site/line-scope.js'
import type { Site } from '../../../site/site.js'
import { ancestors, type Directive, sourceOf, valuesOf } from '../../../syntax/tree.js'
import { assumptionIf } from '../../assumptions.js'
import { ruleOf } from '../../rule.js'

export const sslDnStrings = ruleOf('answers', {
  id: 'ssl-dn-strings',
  title: 'Names from certificates are in a different format',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#ssloptions',
  fixes: 'both',
  covers: ['ssl-dn-format'],
  page: `
## What 2.2 did

SSL_CLIENT_S_DN, SSL_CLIENT_I_DN, SSL_SERVER_S_DN and SSL_SERVER_I_DN had the form \`/C=DE/O=Example/CN=Alice\`. Parts
of a name (SSL_CLIENT_S_DN_CN and so on) were the bytes of the certificate.

## What 2.4 does

The form is that of RFC 2253, \`CN=Alice,O=Example,C=DE\`: reversed, with commas, in UTF-8. Comparisons no longer match,
and log files look different. Parts are in UTF-8 too, which matters for non-ASCII letters in a certificate that is not
in UTF-8.

## What the rule does

It adds \`SSLOptions +LegacyDNStringFormat\`, which keeps the old form, once to each section that uses such a name. The
fix is for review if an unsigned SSLOptions line may undo it, or if \`+StdEnvVars\` passes names to programs: only the
programs show whether they read one. Comparisons of parts with non-ASCII letters are only reported.

## When not

If the line is in a \`.htaccess\` file, it is only reported, because the option needs \`AllowOverride Options\` there.
User names from FakeBasicAuth have not changed.`,
  weighsGuards: true,
  *check(site) {
    if (site.from === '2.4') return
    const told = new Set(site.directives('SSLOptions').filter(isLegacy).map(lineScopeOf))
    const fixFor = fixer(site)
    for (const at of site.directives(...users)) {
      const name = wholeName.exec(sourceOf(at.file, at))?.[0].toUpperCase()
      if (!name || isWithinLineScopes(at, told)) continue
      told.add(lineScopeOf(at))
      const message = `2.4 writes ${name} as "CN=...,O=...,C=..."; 2.2 wrote "/C=.../O=.../CN=...". To keep the old format, add \`SSLOptions ${legacy}\`.`
      yield { at, message, fix: isHtaccess(at.file) ? undefined : fixFor(at) }
    }
    for (const at of site.directives('SSLRequire', 'RewriteCond')) {
      const source = sourceOf(at.file, at)
      const name = partOfName.exec(source)?.[0].toUpperCase()
      if (!name || !otherLetters.test(source)) continue
      const message = `This comparison may have a different result: 2.4 gives ${name} in UTF-8, 2.2 gave the bytes of the certificate. Check certificates that are not in UTF-8.`
      yield { at, message }
    }
    for (const at of asksForCertificates(site) ? site.directives('SSLOptions') : []) {
      if (!handsOver(at) || !isClosed(at) || isWithinLineScopes(at, told)) continue
      told.add(lineScopeOf(at))
      yield {
        at,
        message: `Programs get SSL_CLIENT_S_DN and the other _DN variables as "CN=...,O=...,C=..." in 2.4; 2.2 wrote "/C=.../O=.../CN=...". If a program reads a _DN variable, add \`${legacy}\` to this line.`,
        fix: reviewFix(
          title,
          'A program reads one of the _DN variables that this SSLOptions line sets, such as SSL_CLIENT_S_DN.',
          append(at),
        ),
      }
    }
  },
})

const legacy = '+LegacyDNStringFormat'

const title = `Add ${legacy}, which keeps 2.2's form of names`

const wholeName = /\bSSL_(?:CLIENT|SERVER)_[SI]_DN(?!\w)/i

// ssl_engine_vars.c, ssl_var_lookup_ssl_cert_dn: 2.4 converts the entry with modssl_X509_NAME_ENTRY_to_string.
const partOfName = /\bSSL_(?:CLIENT|SERVER)_[SI]_DN_(?!\w*_RAW\b)\w+/i

/** Letters that are not ASCII: written as they are, or by their number in octal. */
const otherLetters = /[^\0-\x7f]|\\[23][0-7]{2}/

/** Directives in which a variable for a part of a certificate's name can occur. */
const users = [
  ...['SSLRequire', 'SSLUserName', 'RewriteCond', 'RewriteRule'],
  ...['LogFormat', 'CustomLog', 'TransferLog', 'Header', 'RequestHeader', 'ExtFilterDefine'],
]

const isLegacy = (line: Directive) => valuesOf(line).some((word) => /^\+?LegacyDNStringFormat$/i.test(word))

const asksForCertificates = (site: Site) =>
  site.directives('SSLVerifyClient').some((line) => /^(require|optional)/i.test(line.args[0]?.value ?? ''))

const handsOver = (line: Directive) =>
  !isHtaccess(line.file) && valuesOf(line).some((word) => /^\+?StdEnvVars$/i.test(word))

/** Returns a function for the fix: an addition to the last SSLOptions line of the same section, or else a new line. */
function fixer(site: Site): (at: Directive) => Fix {
  const options = site.directives('SSLOptions')
  const beside = groupBy(options.filter(isClosed), siblingsKey)
  const unsigned = new Set(options.filter(isUnsigned).map(siblingsKey))
  return (at) => {
    const last = beside.get(siblingsKey(at))?.at(-1)
    const edit = last ? append(last) : insertBefore(at, optionLines(site, at))
    const mayUndo = unsigned.size > (unsigned.has(siblingsKey(at)) ? 1 : 0)
    const sentence = 'No SSLOptions line without + or - applies to the same requests.'
    return fixWithAssumptions(title, assumptionIf(mayUndo, 'ssl-dn-strings:SSLOptions', sentence), edit)
  }
}

const siblingsKey = ({ parent, file }: Directive) => parent ?? file

const isUnsigned = (line: Directive) => valuesOf(line).some((word) => !/^[+-]/.test(word))

/** Whether the last word has its closing quote; otherwise added text would become part of it. */
const isClosed = (line: Directive) =>
  /^[^"']|^(["']).*[^\\]\1$/s.test(sourceOf(line.file, line.args.at(-1) ?? line.name))

function append(line: Directive): Edit {
  const end = line.args.at(-1)?.end ?? line.name.end
  return replace(line, { start: end, end }, ` ${legacy}`)
}

/**
 * The SSLOptions line with the new option. It is only known to be accepted where mod_ssl is loaded, which a line of another
 * module does not show.
 */
function optionLines(site: Site, at: Directive): string[] {
  const isSure =
    at.key.startsWith('ssl') ||
    site.loads('mod_ssl') ||
    [...ancestors(at)].some(
      (outer) => /^ifmodule$/.test(outer.key) && /^(mod_ssl\.c|ssl_module)$/i.test(outer.args[0]?.value ?? ''),
    )
  return isSure ? [`SSLOptions ${legacy}`] : ['<IfModule mod_ssl.c>', `    SSLOptions ${legacy}`, '</IfModule>']
}
