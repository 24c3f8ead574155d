/**
 * Splits the argument of a lock directive of 2.2 into method (`default`, `sysvsem`, `fcntl`, …, in lower case) and
 * file: `method:path`, as ssl_cmd_SSLMutex of 2.2 and ap_parse_mutex of 2.4 (server/util_mutex.c) do.
 */
export function parseLockArgument(value: string) {
  const [method = '', ...path] = value.split(':')
  return { method: method.toLowerCase(), path: path.join(':') || undefined }
}

/** The folder of a lock file. 2.4's Mutex takes the folder where 2.2 took the file; both are relative to ServerRoot. */
export function lockFolderOf(path: string): string {
  const end = Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'))
  return end < 0 ? '.' : path.slice(0, end) || '/'
}

/** Whether a lock method uses a lock file. Other methods ignore the path. */
export const isLockFileMethod = (method: string): boolean => /^(file|fcntl|flock)$/.test(method)

/**
 * The module of each lock, by the name of the lock in Mutex lines. Without the module, 2.4 does not start because of such a line
 * (ap_mutex_register in the module).
 */
export const moduleByLock: Readonly<Record<string, string>> = {
  ...{ 'ssl-cache': 'mod_ssl', 'ssl-stapling': 'mod_ssl', 'ssl-stapling-refresh': 'mod_ssl' },
  ...{ 'authdigest-client': 'mod_auth_digest', 'authdigest-opaque': 'mod_auth_digest' },
  ...{ 'rewrite-map': 'mod_rewrite', 'ldap-cache': 'mod_ldap', 'watchdog-callback': 'mod_watchdog' },
}
