/** A module that ships with httpd. */
export interface Module {
  readonly name: string
  /** The source file, which `<IfModule>` may name. */
  readonly source: string
  /** The symbol, which `<IfModule>` may name too and LoadModule must; absent where that version has no such module. */
  readonly symbol22: string | undefined
  readonly symbol24: string | undefined
  /** The file that LoadModule loads; absent where the module is always built in. */
  readonly file: string | undefined
}

/**
 * Name, source, symbol in 2.2, symbol in 2.4, shared object (`=` the usual one, `-` none): from the module structures in the
 * source of both versions.
 */
const table = `
beos = mpm_beos_module - -
core = = = -
event = mpm_event_module mpm_event_module mod_mpm_event.so
http_core = http_module http_module -
mod_access_compat = - = =
mod_actions = = = =
mod_alias = = = =
mod_allowmethods = - = =
mod_asis = = = =
mod_auth_basic = = = =
mod_auth_digest = = = =
mod_auth_form = - = =
mod_authn_alias = = - =
mod_authn_anon = = = =
mod_authn_core = - = =
mod_authn_dbd = = = =
mod_authn_dbm = = = =
mod_authn_default = = - =
mod_authn_file = = = =
mod_authn_socache = - = =
mod_authnz_fcgi = - = =
mod_authnz_ldap = = = =
mod_authz_core = - = =
mod_authz_dbd = - = =
mod_authz_dbm = = = =
mod_authz_default = = - =
mod_authz_groupfile = = = =
mod_authz_host = = = =
mod_authz_owner = = = =
mod_authz_user = = = =
mod_autoindex = = = =
mod_brotli = - = =
mod_bucketeer = = = =
mod_buffer = - = =
mod_cache = = = =
mod_cache_disk = - = =
mod_cache_socache = - = =
mod_case_filter = = = =
mod_case_filter_in = = = =
mod_cern_meta = = = =
mod_cgi = = = =
mod_cgid = = = =
mod_charset_lite = = = =
mod_data = - = =
mod_dav = = = =
mod_dav_fs = = = =
mod_dav_lock = = = =
mod_dbd = = = =
mod_deflate = = = =
mod_dialup = - = =
mod_dir = = = =
mod_disk_cache = = - =
mod_dumpio = = = =
mod_echo = = = =
mod_env = = = =
mod_example = = - =
mod_example_hooks = - = =
mod_example_ipc = - = =
mod_expires = = = =
mod_ext_filter = = = =
mod_file_cache = = = =
mod_filter = = = =
mod_headers = = = =
mod_heartbeat = - = =
mod_heartmonitor = - = =
mod_http2 = - = =
mod_ident = = = =
mod_imagemap = = = =
mod_include = = = =
mod_info = = = =
mod_isapi = = = =
mod_lbmethod_bybusyness = - = =
mod_lbmethod_byrequests = - = =
mod_lbmethod_bytraffic = - = =
mod_lbmethod_heartbeat = - = =
mod_ldap util_ldap.c = = =
mod_log_config = = = =
mod_log_debug = - = =
mod_log_forensic = = = =
mod_logio = = = =
mod_lua = - = =
mod_macro = - = =
mod_md = - = =
mod_mem_cache = = - =
mod_mime = = = =
mod_mime_magic = = = =
mod_negotiation = = = =
mod_netware = = = -
mod_nw_ssl = nwssl_module nwssl_module =
mod_optional_fn_export = = = =
mod_optional_fn_import = = = =
mod_optional_hook_export = = = =
mod_optional_hook_import = = = =
mod_privileges = - = =
mod_proxy = = = =
mod_proxy_ajp = = = =
mod_proxy_balancer = = = =
mod_proxy_connect = = = =
mod_proxy_express = - = =
mod_proxy_fcgi = - = =
mod_proxy_fdpass = - = =
mod_proxy_ftp = = = =
mod_proxy_hcheck = - = =
mod_proxy_html = - = =
mod_proxy_http = = = =
mod_proxy_http2 = - = =
mod_proxy_scgi = = = =
mod_proxy_uwsgi = - = =
mod_proxy_wstunnel = - = =
mod_ratelimit = - = =
mod_reflector = - = =
mod_remoteip = - = =
mod_reqtimeout = = = =
mod_request = - = =
mod_rewrite = = = =
mod_sed = - = =
mod_session = - = =
mod_session_cookie = - = =
mod_session_crypto = - = =
mod_session_dbd = - = =
mod_setenvif = = = =
mod_slotmem_plain = - = =
mod_slotmem_shm = - = =
mod_so = = = -
mod_socache_dbm = - = =
mod_socache_dc = - = =
mod_socache_memcache = - = =
mod_socache_redis = - = =
mod_socache_shmcb = - = =
mod_speling = = = =
mod_ssl = = = =
mod_status = = = =
mod_substitute = = = =
mod_suexec = = = =
mod_systemd = - = =
mod_unique_id = = = =
mod_unixd = - = =
mod_userdir = = = =
mod_usertrack = = = =
mod_version = = = =
mod_vhost_alias = = = =
mod_watchdog = - = =
mod_win32 = = = -
mod_xml2enc = - = =
mpm_netware = = = -
mpm_winnt = = = -
mpmt_os2 = mpm_mpmt_os2_module mpm_mpmt_os2_module -
prefork = mpm_prefork_module mpm_prefork_module mod_mpm_prefork.so
worker = mpm_worker_module mpm_worker_module mod_mpm_worker.so
`

let read: ReadonlyMap<string, Module> | undefined

/**
 * The module that `<IfModule>` or LoadModule means: by source file (`mod_ssl.c`), symbol (`ssl_module`) or plain name
 * (`mod_ssl`), in any letter case. Undefined for a module that is not part of httpd.
 */
export const moduleNamed = (name: string): Module | undefined => byName().get(name.toLowerCase())

function byName(): ReadonlyMap<string, Module> {
  read ??= readTable()
  return read
}

/** Modules that 2.4 has under another name, with that name (CHANGES 2.3.x). */
export const successors: Readonly<Record<string, string>> = {
  mod_disk_cache: 'mod_cache_disk',
  mod_authn_alias: 'mod_authn_core',
  mod_example: 'mod_example_hooks',
}

/** Whether no line of 2.4 loads what this module was: mod_authn_alias has become a part of another. */
export const isRemovedIn24 = ({ name, symbol24 }: Module): boolean =>
  !symbol24 && (name === 'mod_authn_alias' || successors[name] === undefined)

/** Every module of both versions. */
export const modules = (): readonly Module[] => [...new Set(byName().values())]

function readTable(): ReadonlyMap<string, Module> {
  const found = new Map<string, Module>()
  for (const row of table.trim().split('\n')) {
    const [name = '', ...cells] = row.split(' ')
    const symbol = `${name.replace(/^mod_/, '')}_module`
    const usual = [`${name}.c`, symbol, symbol, `${name}.so`]
    const [source = '', symbol22, symbol24, file] = cells.map((cell, at) =>
      cell === '=' ? usual[at] : cell === '-' ? undefined : cell,
    )
    const module = { name, source, symbol22, symbol24, file }
    for (const key of [name, source, symbol22, symbol24]) if (key) found.set(key, module)
  }
  return found
}
