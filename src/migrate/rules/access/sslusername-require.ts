import { removeLine, reviewFix } from '../../../edit/edit.js'
import { isGuard } from '../../../httpd/guards.js'
import { isHtaccess } from '../../../site/htaccess.js'
import { type LineScope, lineScopeOf, virtualHostAround } from '../../../site/line-scope.js'
import type { Site } from '../../../site/site.js'
import { isLiteral } from '../../../syntax/literal.js'
import { ancestors, type Directive, type Section, valuesOf } from '../../../syntax/tree.js'
import { type Hit, ruleOf } from '../../rule.js'

export const sslusernameRequire = ruleOf('access', {
  id: 'sslusername-require',
  title: 'SSLUserName lets in certificates without a password',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslusername',
  fixes: 'review',
  page: `
## What 2.2 did

SSLUserName set the user name from the client's certificate. Where Require asked for users, httpd still asked for a
password, and the name of the login replaced it.

## What 2.4 does

httpd checks Require before it asks for a password. **A certificate with a name that Require allows needs no
password.** Every other certificate is refused with 403, whatever password is sent. \`Require valid-user\` lets in every
certificate that the server accepts.

## What the rule does

It offers to remove SSLUserName from a section with such a Require. The fix is for review: if Satisfy Any lets people in
without a password, logs and scripts see the name. If SSLUserName applies to more than that section, such as a whole
server, you decide, since the logs of other folders may use it.

## When not

If \`SSLOptions +FakeBasicAuth\` is on, or no certificate is requested, the rule reports nothing.`,
  *check(site) {
    if (site.from === '2.4') return
    const faked = placesFaked(site)
    const named = site.directives('SSLUserName').filter((at) => !faked.has(lineScopeOf(at)) && !isNeverSet(site, at))
    if (named.length === 0) return
    const asking = site.directives('Require').filter(asksUser).map(reachOf)
    for (const own of named.map(reachOf)) {
      const require = asking.find(({ place }) => place === own.place) ?? asking.find((other) => meet(own, other))
      if (require) yield hit(own.at, require.at)
    }
  },
})

/**
 * The hit for SSLUserName. In 2.4 mod_ssl sets the user in its access checker, and mod_authz_core checks Require before a
 * password is requested (ssl_engine_kernel.c, ssl_hook_Access; mod_authz_core.c, authorize_userless). 2.2 requested the
 * password first, and mod_auth_basic replaced the name.
 */
function hit(at: Directive, require: Directive): Hit {
  const said = `\`Require ${valuesOf(require).join(' ')}\``
  const message = `A certificate replaces the password: 2.4 treats the name in it as a logged-in user, so ${said} lets the client in. 2.4 refuses clients with any other certificate, whatever password they send. Remove SSLUserName where users should log in with a password.`
  const isBeside = lineScopeOf(at) === lineScopeOf(require) && lineScopeOf(at) !== 'server'
  return {
    at,
    message,
    fix: isBeside ? reviewFix('Remove SSLUserName', isNoNameNeeded, removeLine(at)) : undefined,
  }
}

const isNoNameNeeded = 'No log or program here needs the name from a certificate when nobody logs in.'

/** Whether 2.2 needs a user for this Require. False for words that only 2.4 knows, because they let nobody in on 2.2. */
const asksUser = ({ args }: Directive): boolean =>
  /^(valid-user|user|group|file-(owner|group)|ldap-\w+)$/i.test(args[0]?.value ?? '')

const isFake = (sign: string) => (line: Directive) =>
  valuesOf(line).some((word) => new RegExp(`^${sign}FakeBasicAuth$`, 'i').test(word))

/** The scopes of lines where FakeBasicAuth is on: it sets the name after the password check. Empty if a line may turn it off. */
function placesFaked(site: Site): ReadonlySet<LineScope> {
  const options = site.directives('SSLOptions')
  const isLost = options.some(
    (line) => isFake('-')(line) || (!isFake('')(line) && valuesOf(line).some((word) => !/^[+-]/.test(word))),
  )
  return new Set(isLost ? [] : options.filter(isFake('[+]?')).map(lineScopeOf))
}

/** Whether SSLUserName sets no user, because it takes the name from a client certificate and none is requested. */
const isNeverSet = (site: Site, at: Directive): boolean =>
  site.complete && isLiteral(at) && /^SSL_CLIENT_/i.test(at.args[0]?.value ?? '') && site.once(asksForNone)

const asksForNone = (site: Site): boolean =>
  site.directives('SSLVerifyClient').every((line) => line.args[0]?.value.toLowerCase() === 'none')

/** The requests to which a line applies, by its virtual host and the plain path of its section. */
const reachOf = (at: Directive) => ({
  at,
  place: lineScopeOf(at),
  host: virtualHostAround(at),
  path: pathOf(at),
})
type Reach = ReturnType<typeof reachOf>

/** Whether one request may match both lines. */
function meet({ host, path: a }: Reach, { host: other, path: b }: Reach): boolean {
  if (host && other && host !== other) return false
  return !a || !b || a.key !== b.key || a.path.startsWith(b.path) || b.path.startsWith(a.path)
}

/** The path of the outermost section, with a final slash; undefined if it is not a plain path. */
function pathOf(line: Directive): { readonly key: string; readonly path: string } | undefined {
  if (isHtaccess(line.file)) return undefined
  const outer = [...ancestors(line)].filter((section) => !isGuard(section) && section.key !== 'virtualhost').at(-1)
  return outer && isPlain(outer) ? { key: outer.key, path: `${outer.args[0]?.value.replace(/\/+$/, '')}/` } : undefined
}

const isPlain = (section: Section): boolean =>
  /^(directory|location)$/.test(section.key) &&
  section.args.length === 1 &&
  isLiteral(section) &&
  /^([A-Za-z]:)?\/[^*?[]*$/.test(section.args[0]?.value ?? '')
