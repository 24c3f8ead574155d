import { type Directive, type Range, sourceOf } from '../../syntax/tree.js'

/** A piece of a SSLRequire line, at its place in the file. */
export interface SslRequireToken extends Range {
  readonly text: string
}

/** The tokens: strings, regular expressions, variables and names, as ssl_expr_scan.l of 2.2 splits them. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|m([^\w:\s-])(?:(?!\1).)*\1|%\s*\{\s*[A-Za-z][\w:-]*\s*\}|[A-Za-z][\w:-]*/gs

export function sslRequireTokensOf(at: Directive): readonly SslRequireToken[] {
  const start = at.name.end
  const source = sourceOf(at.file, { start, end: at.end })
  return [...source.matchAll(token)].map(({ 0: text, index }) => ({
    text,
    start: start + index,
    end: start + index + text.length,
  }))
}

/** The name between `%{` and `}`; undefined if the token is not a variable. */
export const sslVariableName = ({ text }: SslRequireToken): string | undefined =>
  /^%\s*\{\s*(.*?)\s*\}$/s.exec(text)?.[1]

/** Whether 2.2 had this variable. An unknown variable was empty (ssl_engine_vars.c, ssl_var_lookup). */
export const isSslVariableOf22 = (name: string): boolean => of22.test(name) && !newInSsl.test(name)

const of22 =
  /^(HTTPS|HTTP_(USER_AGENT|REFERER|COOKIE|FORWARDED|HOST|PROXY_CONNECTION|ACCEPT)|HTTP:.+|REQUEST_(METHOD|SCHEME|URI|FILENAME)|REMOTE_(HOST|IDENT|USER|ADDR)|SERVER_(ADMIN|NAME|PORT|PROTOCOL|SOFTWARE)|SCRIPT_FILENAME|PATH_INFO|QUERY_STRING|IS_SUBREQ|DOCUMENT_ROOT|AUTH_TYPE|THE_REQUEST|API_VERSION|TIME(_(YEAR|MON|DAY|HOUR|MIN|SEC|WDAY))?|ENV:.+|SSL_\w+)$/i

const newInSsl = /^SSL_(SESSION_RESUMED|SRP_\w+|CLIENT_CERT_RFC4523_CEA|(CLIENT|SERVER)_SAN_\w+|\w+_DN_\w+_RAW)$/i
