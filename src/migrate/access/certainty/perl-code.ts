import type { Assumption } from '../../../edit/edit.js'
import type { Site } from '../../../site/site.js'
import { hasPlaceholder } from '../../../syntax/template.js'
import type { Section } from '../../../syntax/tree.js'
import { shared } from '../../assumptions.js'

/**
 * What must be true where code may make sections that nobody sees, though the files are all given: `<Perl>`, the directive Perl
 * and what PerlConfigRequire reads, which mod_perl turns into lines.
 */
export function codeWithoutAccess(site: Site): Assumption | undefined {
  const code = site.once(findCode)
  if (!code) return undefined
  const sentence = `${code} sets no Order, Allow, Deny, Satisfy or Require.`
  return shared('code-without-access', sentence, code.includes('<Perl>') ? 'Perl' : 'PerlConfigRequire')
}

function findCode(site: Site): string | undefined {
  if (site.says('Perl') || site.sections('Perl').some((section) => !onlyLoads(section))) return 'The code in <Perl>'
  return site.says('PerlConfigRequire') ? 'The code in PerlConfigRequire' : undefined
}

/**
 * Whether a `<Perl>` section loads modules and does no more. mod_perl makes lines of the variables in the package that the
 * code runs in, and of Apache2::ReadConfig (Apache2::PerlSections, symdump), or of what the code
 * hands to add_config. Here no statement names a variable or defines one; the modules that it loads are known to hand none
 * to who loads them and to make no configuration; and what else they read in (the program of `preload`) is a file of its
 * own, as PerlModule and PerlRequire read them. Whatever is not known for that (`use My::Site`, `require "x.pl"`, `do`,
 * a call, a block, a string with a placeholder) may do anything.
 */
function onlyLoads(section: Section): boolean {
  const { file, args, end, close } = section
  // `<Perl handler=…>` has something else make the lines.
  if (!close || args.length > 0) return false
  const body = file.text.slice(end, close.start)
  if (hasPlaceholder(body)) return false
  const code = body.replace(/^[ \t]*#.*$/gm, '').trim()
  return code === '' || statements.test(code)
}

/** Perl's own, mod_perl's own, and handlers of which the source was read. */
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
