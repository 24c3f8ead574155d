/**
 * The method that a lock directive of 2.2 asks for (`default`, `sysvsem`, `fcntl`, …, in lower case), and the file that
 * it would use: `method:path` is taken apart as ssl_cmd_SSLMutex of 2.2 and ap_parse_mutex of 2.4 (server/util_mutex.c)
 * do.
 */
export function lockMethodOf(value: string) {
  const [method = '', ...path] = value.split(':')
  return { method: method.toLowerCase(), path: path.join(':') || undefined }
}

/** The folder of a lock file: 2.4's Mutex takes the folder where 2.2 took the file. Both start from ServerRoot. */
export function folderOf(path: string): string {
  const end = Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'))
  return end < 0 ? '.' : path.slice(0, end) || '/'
}

/** The methods whose locks are files; the others never look at a path. */
export const isFileMethod = (method: string): boolean => /^(file|fcntl|flock)$/.test(method)

/** Whose a lock is, by the name that Mutex takes: a 2.4 without the module does not start with it (ap_mutex_register there). */
export const modulesOfLocks: Readonly<Record<string, string>> = {
  ...{ 'ssl-cache': 'mod_ssl', 'ssl-stapling': 'mod_ssl', 'ssl-stapling-refresh': 'mod_ssl' },
  ...{ 'authdigest-client': 'mod_auth_digest', 'authdigest-opaque': 'mod_auth_digest' },
  ...{ 'rewrite-map': 'mod_rewrite', 'ldap-cache': 'mod_ldap', 'watchdog-callback': 'mod_watchdog' },
}
