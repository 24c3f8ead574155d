/**
 * The symbol of the module whose functions a module calls. httpd cannot load the caller without it: "undefined symbol"
 * (mod_dav.h, mod_proxy.h, mod_cache.h and mod_session.h declare the functions).
 * @param symbol such as `dav_fs_module`
 */
export const moduleNeededToLoad = (symbol: string): string | undefined =>
  families.find(([members]) => members.test(symbol))?.[1]

const families = [
  [/^dav_\w+_module$/, 'dav_module'],
  [/^proxy_(?!html_)\w+_module$/, 'proxy_module'],
  [/^(cache_(disk|socache)|(disk|mem)_cache)_module$/, 'cache_module'],
  [/^session_\w+_module$/, 'session_module'],
] as const
