/** A keyword after Require, and the module that handles it. */
export interface AuthzProvider {
  /** The keyword in lower case, as 2.4 requires. */
  readonly word: string
  /** The module that handles the keyword in 2.4. */
  readonly module: string
  /** Whether a module of 2.2 handles the keyword (the hooks auth_checker of modules/aaa/mod_authz_*.c). */
  readonly in22: boolean
  /** Whether the answer depends on the user, so that a login is needed first. */
  readonly asksUser: boolean
  /**
   * Whether 2.2 knows the keyword only in lower case, because it compares the keyword by strcmp (mod_authnz_ldap.c and
   * mod_authz_owner.c).
   */
  readonly inLowerCaseOnly: boolean
}

const oldForUsers = { in22: true, asksUser: true, inLowerCaseOnly: false }
const oldInLowerCase = { ...oldForUsers, inLowerCaseOnly: true }
const newForUsers = { in22: false, asksUser: true, inLowerCaseOnly: false }
const newForClients = { ...newForUsers, asksUser: false }

const table: readonly (readonly [module: string, words: string, facts: Omit<AuthzProvider, 'word' | 'module'>])[] = [
  ['mod_authz_core', 'all env expr method', newForClients],
  ['mod_authz_host', 'ip host local forward-dns', newForClients],
  ['mod_ssl', 'ssl ssl-verify-client', newForClients],
  ['mod_authz_user', 'user valid-user', oldForUsers],
  ['mod_authz_groupfile', 'group', oldForUsers],
  ['mod_authz_groupfile', 'file-group', oldInLowerCase],
  ['mod_authz_owner', 'file-owner', oldInLowerCase],
  ['mod_authnz_ldap', 'ldap-user ldap-dn ldap-group ldap-attribute ldap-filter', oldInLowerCase],
  ['mod_authnz_ldap', 'ldap-search', newForUsers],
  ['mod_authz_dbm', 'dbm-group dbm-file-group', newForUsers],
  ['mod_authz_dbd', 'dbd-group dbd-login dbd-logout', newForUsers],
]

/** The keywords after Require that httpd's own modules handle. */
export const authzProviders: readonly AuthzProvider[] = table.flatMap(([module, words, facts]) =>
  words.split(' ').map((word) => ({ word, module, ...facts })),
)

const byWord: ReadonlyMap<string, AuthzProvider> = new Map(authzProviders.map((one) => [one.word, one]))

/** The provider of a word, in any letter case; undefined if no httpd module has it. */
export const authzProviderNamed = (word: string): AuthzProvider | undefined => byWord.get(word.toLowerCase())

/** Whether only 2.4 knows the word: a provider, or `not`. */
export const isRequireWordOnlyOn24 = (word: string): boolean =>
  word.toLowerCase() === 'not' || authzProviderNamed(word)?.in22 === false
