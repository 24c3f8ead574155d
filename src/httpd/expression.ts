/**
 * A part of a text that was plain in 2.2 and that 2.4 parses as a string expression (docs: expr.html; server/util_expr_scan.l).
 */
export interface ExpressionPart {
  /** The part: `%{NAME}`, `$1`, or a backslash with the next character. */
  readonly text: string
  /** Whether 2.4 rejects the text, because it has no such variable or function. */
  readonly isUnknown: boolean
}

/**
 * The first part of this text that 2.4 would reject, or else the first one that it would replace; undefined if there is none. A
 * backslash before `\`, `%` or `$` is taken as an escape for 2.4.
 */
export function rejectedOrReplacedPart(text: string): ExpressionPart | undefined {
  let first: ExpressionPart | undefined
  for (const [found, body] of text.matchAll(/\\[\\%$]|\\(?:[\s\S]|$)|\$\d|%\{([^}]*)\}?/g)) {
    if (/^\\[\\%$]/.test(found)) continue
    const isUnknown = found.startsWith('%') && !(found.endsWith('}') && isKnownVariableOrFunction(body ?? ''))
    if (isUnknown) return { text: found, isUnknown }
    first ??= { text: found, isUnknown }
  }
  return first
}

/**
 * The first escape after `Require KEYWORD` that only 2.4 recognises; undefined if there is none. For modules of 2.2 that split
 * the line into words, two backslashes already meant one (server/util.c, ap_getword_conf); 2.2 passed LDAP names and filters on
 * unchanged (mod_authnz_ldap.c).
 */
export function escapeOnlyOn24InRequire(provider: string, words: string): string | undefined {
  const isPlain = (found: string) =>
    found === '\\\\' ? /^ldap-(dn|group|filter)$/.test(provider) : /^\\[%$]$/.test(found)
  return [...words.matchAll(/\\[\s\S]/g)].map(([found]) => found).find(isPlain)
}

/** Escapes the text, so that 2.4 reads it as an expression with this text as its value. */
export const escapedForExpression = (text: string): string =>
  text.replace(/\\[\\%$]|\\|%\{|\$(?=\d)/g, (found) => (/^\\./.test(found) ? found : `\\${found}`))

/**
 * Whether 2.4 knows this text between `%{` and `}`. Names are compared in any letter case; mod_ssl accepts any SSL_
 * name.
 */
export const isKnownVariableOrFunction = (body: string) => variable.test(body) || functionCall.test(body)

/** The variables that 2.4 knows (server/util_expr_eval.c). */
const variable =
  /^(HTTPS|IPV6|CONN_LOG_ID|CONN_REMOTE_ADDR|HTTP2|REQUEST_(METHOD|SCHEME|URI|FILENAME|LOG_ID|STATUS)|REMOTE_(HOST|IDENT|USER|ADDR|PORT)|SERVER_(ADMIN|NAME|PORT|PROTOCOL|SOFTWARE)|SCRIPT_(FILENAME|USER|GROUP)|PATH_INFO|QUERY_STRING|IS_SUBREQ|DOCUMENT_(ROOT|URI)|AUTH_TYPE|THE_REQUEST|CONTENT_TYPE|HANDLER|LAST_MODIFIED|CONTEXT_(PREFIX|DOCUMENT_ROOT)|TIME(_(YEAR|MON|DAY|HOUR|MIN|SEC|WDAY))?|API_VERSION|HTTP_(ACCEPT|COOKIE|FORWARDED|HOST|PROXY_CONNECTION|REFERER|USER_AGENT)|SSL_\w+)$/i

const functionCall =
  /^(osenv|env|resp|req|http|note|reqenv|req_novary|tolower|toupper|escape|unescape|file|filesize|base64|unbase64|sha1|md5|ldap|SSL):/i
