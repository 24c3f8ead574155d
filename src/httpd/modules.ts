/** A module that ships with httpd. */
export interface Module {
  readonly name: string
  /** The source file, which `<IfModule>` may name. */
  readonly source: string
  /** The symbol, for LoadModule and `<IfModule>`; undefined if that version has no such module. */
  readonly symbol22: string | undefined
  readonly symbol24: string | undefined
  /** The file that LoadModule loads; undefined if the module is always built in. */
  readonly file: string | undefined
}

/**
 * One row: source, symbol in 2.2, symbol in 2.4, shared object (`=` the usual one, `-` none), and the modules with these values.
 * They come from the module structures in the source of both versions.
 */
const table = `
= = = = mod_actions mod_alias mod_asis mod_auth_basic mod_auth_digest mod_authn_anon mod_authn_dbd mod_authn_dbm
= = = = mod_authn_file mod_authnz_ldap mod_authz_dbm mod_authz_groupfile mod_authz_host mod_authz_owner mod_authz_user
= = = = mod_autoindex mod_bucketeer mod_cache mod_case_filter mod_case_filter_in mod_cern_meta mod_cgi mod_cgid
= = = = mod_charset_lite mod_dav mod_dav_fs mod_dav_lock mod_dbd mod_deflate mod_dir mod_dumpio mod_echo mod_env
= = = = mod_expires mod_ext_filter mod_file_cache mod_filter mod_headers mod_ident mod_imagemap mod_include mod_info
= = = = mod_isapi mod_log_config mod_log_forensic mod_logio mod_mime mod_mime_magic mod_negotiation
= = = = mod_optional_fn_export mod_optional_fn_import mod_optional_hook_export mod_optional_hook_import mod_proxy
= = = = mod_proxy_ajp mod_proxy_balancer mod_proxy_connect mod_proxy_ftp mod_proxy_http mod_proxy_scgi mod_reqtimeout
= = = = mod_rewrite mod_setenvif mod_speling mod_ssl mod_status mod_substitute mod_suexec mod_unique_id mod_userdir
= = = = mod_usertrack mod_version mod_vhost_alias
= - = = mod_access_compat mod_allowmethods mod_auth_form mod_authn_core mod_authn_socache mod_authnz_fcgi
= - = = mod_authz_core mod_authz_dbd mod_brotli mod_buffer mod_cache_disk mod_cache_socache mod_data mod_dialup
= - = = mod_example_hooks mod_example_ipc mod_heartbeat mod_heartmonitor mod_http2 mod_lbmethod_bybusyness
= - = = mod_lbmethod_byrequests mod_lbmethod_bytraffic mod_lbmethod_heartbeat mod_log_debug mod_lua mod_macro mod_md
= - = = mod_privileges mod_proxy_express mod_proxy_fcgi mod_proxy_fdpass mod_proxy_hcheck mod_proxy_html
= - = = mod_proxy_http2 mod_proxy_uwsgi mod_proxy_wstunnel mod_ratelimit mod_reflector mod_remoteip mod_request
= - = = mod_sed mod_session mod_session_cookie mod_session_crypto mod_session_dbd mod_slotmem_plain mod_slotmem_shm
= - = = mod_socache_dbm mod_socache_dc mod_socache_memcache mod_socache_redis mod_socache_shmcb mod_systemd mod_unixd
= - = = mod_watchdog mod_xml2enc
= = = - core mod_netware mod_so mod_win32 mpm_netware mpm_winnt
= = - = mod_authn_alias mod_authn_default mod_authz_default mod_disk_cache mod_example mod_mem_cache
= mpm_beos_module - - beos
= mpm_event_module mpm_event_module mod_mpm_event.so event
= http_module http_module - http_core
util_ldap.c = = = mod_ldap
= nwssl_module nwssl_module = mod_nw_ssl
= mpm_mpmt_os2_module mpm_mpmt_os2_module - mpmt_os2
= mpm_prefork_module mpm_prefork_module mod_mpm_prefork.so prefork
= mpm_worker_module mpm_worker_module mod_mpm_worker.so worker
`

let read: ReadonlyMap<string, Module> | undefined

/**
 * The module that `<IfModule>` or LoadModule means: by source file (`mod_ssl.c`), symbol (`ssl_module`) or plain name
 * (`mod_ssl`), in any letter case. Undefined for a module that is not part of httpd.
 */
export const moduleByName = (name: string): Module | undefined => byName().get(name.toLowerCase())

function byName(): ReadonlyMap<string, Module> {
  read ??= readTable()
  return read
}

/** Modules that 2.4 has under another name, with that name (CHANGES 2.3.x). */
export const renamedModules24: Readonly<Record<string, string>> = {
  mod_disk_cache: 'mod_cache_disk',
  mod_authn_alias: 'mod_authn_core',
  mod_example: 'mod_example_hooks',
}

/** Whether 2.4 has no module to load in place of this one. True for mod_authn_alias, which is now part of another module. */
export const isRemovedIn24 = ({ name, symbol24 }: Module): boolean =>
  !symbol24 && (name === 'mod_authn_alias' || renamedModules24[name] === undefined)

/** Every module of both versions, by name. */
export const allModules = (): readonly Module[] =>
  [...new Set(byName().values())].sort((one, other) => (one.name < other.name ? -1 : 1))

function readTable(): ReadonlyMap<string, Module> {
  const found = new Map<string, Module>()
  for (const row of table.trim().split('\n')) {
    const [source = '', symbol22 = '', symbol24 = '', file = '', ...names] = row.split(' ')
    for (const name of names) {
      const symbol = `${name.replace(/^mod_/, '')}_module`
      const module: Module = {
        name,
        source: source === '=' ? `${name}.c` : source,
        symbol22: cellOf(symbol22, symbol),
        symbol24: cellOf(symbol24, symbol),
        file: cellOf(file, `${name}.so`),
      }
      for (const key of [name, module.source, module.symbol22, module.symbol24]) if (key) found.set(key, module)
    }
  }
  return found
}

const cellOf = (cell: string, usual: string): string | undefined =>
  cell === '=' ? usual : cell === '-' ? undefined : cell
