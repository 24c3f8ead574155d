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

/** Name, source, symbol in 2.2, symbol in 2.4, shared object: from the module structures in the source of both versions. */
const table = `
beos beos.c mpm_beos_module - -
core core.c core_module core_module -
event event.c mpm_event_module mpm_event_module mod_mpm_event.so
http_core http_core.c http_module http_module -
mod_access_compat mod_access_compat.c - access_compat_module mod_access_compat.so
mod_actions mod_actions.c actions_module actions_module mod_actions.so
mod_alias mod_alias.c alias_module alias_module mod_alias.so
mod_allowmethods mod_allowmethods.c - allowmethods_module mod_allowmethods.so
mod_asis mod_asis.c asis_module asis_module mod_asis.so
mod_auth_basic mod_auth_basic.c auth_basic_module auth_basic_module mod_auth_basic.so
mod_auth_digest mod_auth_digest.c auth_digest_module auth_digest_module mod_auth_digest.so
mod_auth_form mod_auth_form.c - auth_form_module mod_auth_form.so
mod_authn_alias mod_authn_alias.c authn_alias_module - mod_authn_alias.so
mod_authn_anon mod_authn_anon.c authn_anon_module authn_anon_module mod_authn_anon.so
mod_authn_core mod_authn_core.c - authn_core_module mod_authn_core.so
mod_authn_dbd mod_authn_dbd.c authn_dbd_module authn_dbd_module mod_authn_dbd.so
mod_authn_dbm mod_authn_dbm.c authn_dbm_module authn_dbm_module mod_authn_dbm.so
mod_authn_default mod_authn_default.c authn_default_module - mod_authn_default.so
mod_authn_file mod_authn_file.c authn_file_module authn_file_module mod_authn_file.so
mod_authn_socache mod_authn_socache.c - authn_socache_module mod_authn_socache.so
mod_authnz_fcgi mod_authnz_fcgi.c - authnz_fcgi_module mod_authnz_fcgi.so
mod_authnz_ldap mod_authnz_ldap.c authnz_ldap_module authnz_ldap_module mod_authnz_ldap.so
mod_authz_core mod_authz_core.c - authz_core_module mod_authz_core.so
mod_authz_dbd mod_authz_dbd.c - authz_dbd_module mod_authz_dbd.so
mod_authz_dbm mod_authz_dbm.c authz_dbm_module authz_dbm_module mod_authz_dbm.so
mod_authz_default mod_authz_default.c authz_default_module - mod_authz_default.so
mod_authz_groupfile mod_authz_groupfile.c authz_groupfile_module authz_groupfile_module mod_authz_groupfile.so
mod_authz_host mod_authz_host.c authz_host_module authz_host_module mod_authz_host.so
mod_authz_owner mod_authz_owner.c authz_owner_module authz_owner_module mod_authz_owner.so
mod_authz_user mod_authz_user.c authz_user_module authz_user_module mod_authz_user.so
mod_autoindex mod_autoindex.c autoindex_module autoindex_module mod_autoindex.so
mod_brotli mod_brotli.c - brotli_module mod_brotli.so
mod_bucketeer mod_bucketeer.c bucketeer_module bucketeer_module mod_bucketeer.so
mod_buffer mod_buffer.c - buffer_module mod_buffer.so
mod_cache mod_cache.c cache_module cache_module mod_cache.so
mod_cache_disk mod_cache_disk.c - cache_disk_module mod_cache_disk.so
mod_cache_socache mod_cache_socache.c - cache_socache_module mod_cache_socache.so
mod_case_filter mod_case_filter.c case_filter_module case_filter_module mod_case_filter.so
mod_case_filter_in mod_case_filter_in.c case_filter_in_module case_filter_in_module mod_case_filter_in.so
mod_cern_meta mod_cern_meta.c cern_meta_module cern_meta_module mod_cern_meta.so
mod_cgi mod_cgi.c cgi_module cgi_module mod_cgi.so
mod_cgid mod_cgid.c cgid_module cgid_module mod_cgid.so
mod_charset_lite mod_charset_lite.c charset_lite_module charset_lite_module mod_charset_lite.so
mod_data mod_data.c - data_module mod_data.so
mod_dav mod_dav.c dav_module dav_module mod_dav.so
mod_dav_fs mod_dav_fs.c dav_fs_module dav_fs_module mod_dav_fs.so
mod_dav_lock mod_dav_lock.c dav_lock_module dav_lock_module mod_dav_lock.so
mod_dbd mod_dbd.c dbd_module dbd_module mod_dbd.so
mod_deflate mod_deflate.c deflate_module deflate_module mod_deflate.so
mod_dialup mod_dialup.c - dialup_module mod_dialup.so
mod_dir mod_dir.c dir_module dir_module mod_dir.so
mod_disk_cache mod_disk_cache.c disk_cache_module - mod_disk_cache.so
mod_dumpio mod_dumpio.c dumpio_module dumpio_module mod_dumpio.so
mod_echo mod_echo.c echo_module echo_module mod_echo.so
mod_env mod_env.c env_module env_module mod_env.so
mod_example mod_example.c example_module - mod_example.so
mod_example_hooks mod_example_hooks.c - example_hooks_module mod_example_hooks.so
mod_example_ipc mod_example_ipc.c - example_ipc_module mod_example_ipc.so
mod_expires mod_expires.c expires_module expires_module mod_expires.so
mod_ext_filter mod_ext_filter.c ext_filter_module ext_filter_module mod_ext_filter.so
mod_file_cache mod_file_cache.c file_cache_module file_cache_module mod_file_cache.so
mod_filter mod_filter.c filter_module filter_module mod_filter.so
mod_headers mod_headers.c headers_module headers_module mod_headers.so
mod_heartbeat mod_heartbeat.c - heartbeat_module mod_heartbeat.so
mod_heartmonitor mod_heartmonitor.c - heartmonitor_module mod_heartmonitor.so
mod_http2 mod_http2.c - http2_module mod_http2.so
mod_ident mod_ident.c ident_module ident_module mod_ident.so
mod_imagemap mod_imagemap.c imagemap_module imagemap_module mod_imagemap.so
mod_include mod_include.c include_module include_module mod_include.so
mod_info mod_info.c info_module info_module mod_info.so
mod_isapi mod_isapi.c isapi_module isapi_module mod_isapi.so
mod_lbmethod_bybusyness mod_lbmethod_bybusyness.c - lbmethod_bybusyness_module mod_lbmethod_bybusyness.so
mod_lbmethod_byrequests mod_lbmethod_byrequests.c - lbmethod_byrequests_module mod_lbmethod_byrequests.so
mod_lbmethod_bytraffic mod_lbmethod_bytraffic.c - lbmethod_bytraffic_module mod_lbmethod_bytraffic.so
mod_lbmethod_heartbeat mod_lbmethod_heartbeat.c - lbmethod_heartbeat_module mod_lbmethod_heartbeat.so
mod_ldap util_ldap.c ldap_module ldap_module mod_ldap.so
mod_log_config mod_log_config.c log_config_module log_config_module mod_log_config.so
mod_log_debug mod_log_debug.c - log_debug_module mod_log_debug.so
mod_log_forensic mod_log_forensic.c log_forensic_module log_forensic_module mod_log_forensic.so
mod_logio mod_logio.c logio_module logio_module mod_logio.so
mod_lua mod_lua.c - lua_module mod_lua.so
mod_macro mod_macro.c - macro_module mod_macro.so
mod_md mod_md.c - md_module mod_md.so
mod_mem_cache mod_mem_cache.c mem_cache_module - mod_mem_cache.so
mod_mime mod_mime.c mime_module mime_module mod_mime.so
mod_mime_magic mod_mime_magic.c mime_magic_module mime_magic_module mod_mime_magic.so
mod_negotiation mod_negotiation.c negotiation_module negotiation_module mod_negotiation.so
mod_netware mod_netware.c netware_module netware_module -
mod_nw_ssl mod_nw_ssl.c nwssl_module nwssl_module mod_nw_ssl.so
mod_optional_fn_export mod_optional_fn_export.c optional_fn_export_module optional_fn_export_module mod_optional_fn_export.so
mod_optional_fn_import mod_optional_fn_import.c optional_fn_import_module optional_fn_import_module mod_optional_fn_import.so
mod_optional_hook_export mod_optional_hook_export.c optional_hook_export_module optional_hook_export_module mod_optional_hook_export.so
mod_optional_hook_import mod_optional_hook_import.c optional_hook_import_module optional_hook_import_module mod_optional_hook_import.so
mod_privileges mod_privileges.c - privileges_module mod_privileges.so
mod_proxy mod_proxy.c proxy_module proxy_module mod_proxy.so
mod_proxy_ajp mod_proxy_ajp.c proxy_ajp_module proxy_ajp_module mod_proxy_ajp.so
mod_proxy_balancer mod_proxy_balancer.c proxy_balancer_module proxy_balancer_module mod_proxy_balancer.so
mod_proxy_connect mod_proxy_connect.c proxy_connect_module proxy_connect_module mod_proxy_connect.so
mod_proxy_express mod_proxy_express.c - proxy_express_module mod_proxy_express.so
mod_proxy_fcgi mod_proxy_fcgi.c - proxy_fcgi_module mod_proxy_fcgi.so
mod_proxy_fdpass mod_proxy_fdpass.c - proxy_fdpass_module mod_proxy_fdpass.so
mod_proxy_ftp mod_proxy_ftp.c proxy_ftp_module proxy_ftp_module mod_proxy_ftp.so
mod_proxy_hcheck mod_proxy_hcheck.c - proxy_hcheck_module mod_proxy_hcheck.so
mod_proxy_html mod_proxy_html.c - proxy_html_module mod_proxy_html.so
mod_proxy_http mod_proxy_http.c proxy_http_module proxy_http_module mod_proxy_http.so
mod_proxy_http2 mod_proxy_http2.c - proxy_http2_module mod_proxy_http2.so
mod_proxy_scgi mod_proxy_scgi.c proxy_scgi_module proxy_scgi_module mod_proxy_scgi.so
mod_proxy_uwsgi mod_proxy_uwsgi.c - proxy_uwsgi_module mod_proxy_uwsgi.so
mod_proxy_wstunnel mod_proxy_wstunnel.c - proxy_wstunnel_module mod_proxy_wstunnel.so
mod_ratelimit mod_ratelimit.c - ratelimit_module mod_ratelimit.so
mod_reflector mod_reflector.c - reflector_module mod_reflector.so
mod_remoteip mod_remoteip.c - remoteip_module mod_remoteip.so
mod_reqtimeout mod_reqtimeout.c reqtimeout_module reqtimeout_module mod_reqtimeout.so
mod_request mod_request.c - request_module mod_request.so
mod_rewrite mod_rewrite.c rewrite_module rewrite_module mod_rewrite.so
mod_sed mod_sed.c - sed_module mod_sed.so
mod_session mod_session.c - session_module mod_session.so
mod_session_cookie mod_session_cookie.c - session_cookie_module mod_session_cookie.so
mod_session_crypto mod_session_crypto.c - session_crypto_module mod_session_crypto.so
mod_session_dbd mod_session_dbd.c - session_dbd_module mod_session_dbd.so
mod_setenvif mod_setenvif.c setenvif_module setenvif_module mod_setenvif.so
mod_slotmem_plain mod_slotmem_plain.c - slotmem_plain_module mod_slotmem_plain.so
mod_slotmem_shm mod_slotmem_shm.c - slotmem_shm_module mod_slotmem_shm.so
mod_so mod_so.c so_module so_module -
mod_socache_dbm mod_socache_dbm.c - socache_dbm_module mod_socache_dbm.so
mod_socache_dc mod_socache_dc.c - socache_dc_module mod_socache_dc.so
mod_socache_memcache mod_socache_memcache.c - socache_memcache_module mod_socache_memcache.so
mod_socache_redis mod_socache_redis.c - socache_redis_module mod_socache_redis.so
mod_socache_shmcb mod_socache_shmcb.c - socache_shmcb_module mod_socache_shmcb.so
mod_speling mod_speling.c speling_module speling_module mod_speling.so
mod_ssl mod_ssl.c ssl_module ssl_module mod_ssl.so
mod_status mod_status.c status_module status_module mod_status.so
mod_substitute mod_substitute.c substitute_module substitute_module mod_substitute.so
mod_suexec mod_suexec.c suexec_module suexec_module mod_suexec.so
mod_systemd mod_systemd.c - systemd_module mod_systemd.so
mod_unique_id mod_unique_id.c unique_id_module unique_id_module mod_unique_id.so
mod_unixd mod_unixd.c - unixd_module mod_unixd.so
mod_userdir mod_userdir.c userdir_module userdir_module mod_userdir.so
mod_usertrack mod_usertrack.c usertrack_module usertrack_module mod_usertrack.so
mod_version mod_version.c version_module version_module mod_version.so
mod_vhost_alias mod_vhost_alias.c vhost_alias_module vhost_alias_module mod_vhost_alias.so
mod_watchdog mod_watchdog.c - watchdog_module mod_watchdog.so
mod_win32 mod_win32.c win32_module win32_module -
mod_xml2enc mod_xml2enc.c - xml2enc_module mod_xml2enc.so
mpm_netware mpm_netware.c mpm_netware_module mpm_netware_module -
mpm_winnt mpm_winnt.c mpm_winnt_module mpm_winnt_module -
mpmt_os2 mpmt_os2.c mpm_mpmt_os2_module mpm_mpmt_os2_module -
prefork prefork.c mpm_prefork_module mpm_prefork_module mod_mpm_prefork.so
worker worker.c mpm_worker_module mpm_worker_module mod_mpm_worker.so
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

/** Every module of both versions. */
export const modules = (): readonly Module[] => [...new Set(byName().values())]

function readTable(): ReadonlyMap<string, Module> {
  const found = new Map<string, Module>()
  for (const row of table.trim().split('\n')) {
    const [name, source, symbol22, symbol24, file] = row.split(' ').map((cell) => (cell === '-' ? undefined : cell))
    const module = { name: name ?? '', source: source ?? '', symbol22, symbol24, file }
    for (const key of [name, source, symbol22, symbol24]) if (key) found.set(key, module)
  }
  return found
}
