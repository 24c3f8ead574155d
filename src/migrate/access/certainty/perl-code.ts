import type { Assumption } from '../../../edit/edit.js'
import type { Site } from '../../../site/site.js'
import { hasPlaceholder } from '../../../syntax/template.js'
import type { Section } from '../../../syntax/tree.js'
import { sharedAssumption } from '../../assumptions.js'

/** The assumption about code whose variables mod_perl turns into lines: `<Perl>`, Perl and PerlConfigRequire. */
export function perlCodeAssumption(site: Site): Assumption | undefined {
  const code = site.once(findCode)
  if (!code) return undefined
  const sentence = `${code} sets no Order, Allow, Deny, Satisfy or Require.`
  return sharedAssumption('code-without-access', sentence, code.includes('<Perl>') ? 'Perl' : 'PerlConfigRequire')
}

function findCode(site: Site): string | undefined {
  if (site.hasDirective('Perl') || site.sections('Perl').some((section) => !onlyLoads(section)))
    return 'The code in <Perl>'
  // The file that PerlConfigRequire reads is not given. If the given files are the whole configuration, it does not exist and
  // sets nothing.
  return site.hasDirective('PerlConfigRequire') && !site.complete ? 'The code in PerlConfigRequire' : undefined
}

/**
 * Whether a `<Perl>` section only loads modules. mod_perl turns variables into lines: those of the package that the code runs in,
 * those of Apache2::ReadConfig (Apache2::PerlSections, symdump), and what the code passes to add_config. In the accepted code, no
 * statement names or defines a variable. The modules that it loads are known to export none and to write no configuration.
 * Anything else that they load (the program of `preload`) is a separate file, as with PerlModule and PerlRequire. All other code
 * may write lines: `use My::Site`, `require "x.pl"`, `do`, a call, a block, or a string with a placeholder.
 */
function onlyLoads(section: Section): boolean {
  const { file, args, end, close } = section
  // `<Perl handler=…>` names other code that writes the lines.
  if (!close || args.length > 0) return false
  const body = file.text.slice(end, close.start)
  if (hasPlaceholder(body)) return false
  const code = body.replace(/^[ \t]*#.*$/gm, '').trim()
  return code === '' || statements.test(code)
}

/** Modules of Perl, mod_perl and Plack. Their source code exports no variables and writes no configuration. */
const modules = [
  ...['strict', 'warnings', 'utf8'],
  'Apache2::(?:Access|Const|Log|Module|RequestIO|RequestRec|RequestUtil|Response|ServerRec|ServerUtil|SubRequest)',
  'APR::(?:Const|Table)',
  'ModPerl::(?:PerlRun|Registry|RegistryLoader|Util)',
  'Plack::Handler::Apache2',
].join('|')

const word = '\\w[\\w:./-]*'
const literal = `(?:"[\\w :./-]*"|'[\\w :./-]*'|qw\\(\\s*(?:${word}\\s+)*(?:${word})?\\s*\\)|\\d+|-\\w+)`
const list = `${literal}(?:\\s*(?:,|=>)\\s*${literal})*`
const name = `(?:${modules})(?![\\w:'])`
const statement = [
  `(?:use|no)\\s+${name}(?:\\s+\\d[\\d._]*)?(?:\\s*\\(\\s*(?:${list})?\\s*\\)|\\s+${list}|\\s+FATAL\\s*=>\\s*${literal})?`,
  `require\\s+${name}`,
  `Plack::Handler::Apache2\\s*->\\s*preload\\s*\\(\\s*${list}\\s*\\)`,
].join('|')
const statements = new RegExp(`^(?:(?:${statement})\\s*;\\s*)+$`)
