/** The subject of a message without an explanation. */
export type MessageSubject = 'request' | 'connection' | 'server' | 'foreign'

/**
 * The module of a message number (`AH01630`): `core`, `mod_ssl`, `event` …, and its subject if it has no explanation.
 * Undefined for a number above the highest of 2.4.71.
 */
export function originOfMessageNumber(code: string): { module: string; about: MessageSubject } | undefined {
  const number = Number(/^AH(\d{5})$/.exec(code)?.[1])
  runs ??= readTable()
  return number > last ? undefined : runs.findLast(({ from }) => from <= number)
}

interface Run {
  readonly module: string
  readonly about: MessageSubject
  readonly from: number
}

let runs: readonly Run[] | undefined

function readTable(): Run[] {
  let from = 0
  return table
    .trim()
    .split(/,\n?/)
    .map((run) => {
      const [, more, kind, module = ''] = /^(\d+)([rc]?) (\w+)/.exec(run) ?? []
      from += Number(more)
      return { module, about: kind === 'r' ? 'request' : kind === 'c' ? 'connection' : 'server', from }
    })
}

/** The highest message number of 2.4.71. */
const last = 10634

/**
 * The numbers of each module, from the source of 2.4.63 and the messages of 2.4.71. A row starts with the distance of its first
 * number from the first number of the row before. r: logged for a request (ap_log_rerror); c: for a connection (ap_log_cerror);
 * otherwise for the server.
 */
const table = `
1r core,11 core,19r core,9 core,40c core,8 core,21r core,32 core,1 prefork,121 worker,1 core,8 worker,
54 mpm_winnt,131 event,16c event,1 event,49r core,2 core,14r core,3 core,32r core,2 mod_dav_fs,2r mod_dav,
46 mod_dbd,16 mod_log_debug,4r mod_log_config,6 mod_log_forensic,2 mod_actions,1r mod_rewrite,18r mod_alias,
6r mod_imagemap,3 mod_negotiation,1r mod_negotiation,7 mod_negotiation,2r mod_negotiation,1r mod_cache,
8r mod_cache_disk,39 mod_socache_dc,11r mod_cache,36 mod_socache_memcache,9 mod_file_cache,8 mod_socache_dbm,
16 mod_socache_shmcb,39r mod_proxy_scgi,10r mod_proxy_ajp,31r mod_proxy,4 mod_proxy,14r mod_proxy,2 mod_proxy,
17r mod_proxy,17 mod_proxy,16r mod_proxy_ajp,33 mod_proxy_express,6r mod_proxy_ajp,12 mod_proxy_connect,
10 mod_proxy_ajp,5r mod_proxy_ftp,25r mod_proxy_fcgi,21 mod_proxy_ajp,3r mod_proxy_http,1r mod_proxy,
1r mod_proxy_http,4r mod_proxy,4r mod_proxy_http,2r mod_proxy,2r mod_proxy_http,38r mod_proxy,
16r mod_proxy_fdpass,6r mod_proxy_balancer,49 mod_proxy_balancer,7r mod_lbmethod_heartbeat,2r mod_cgi,
17 mod_suexec,1r mod_asis,4r mod_status,1 mod_cgid,21r mod_cgid,16r mod_autoindex,2 mod_ldap,8r mod_ldap,
36 mod_ldap,7r mod_substitute,1r mod_include,46c mod_filter,4r mod_filter,3 mod_reqtimeout,1r mod_deflate,
27 mod_reflector,1r mod_request,5r mod_proxy_html,10r mod_xml2enc,22r mod_charset_lite,7r mod_ratelimit,
3r mod_ext_filter,13 mod_lua,4r mod_lua,17 mod_ident,7r mod_usertrack,1r mod_expires,1 mod_headers,
4 mod_setenvif,1 mod_env,1r mod_mime_magic,13 mod_mime_magic,7r mod_mime_magic,33r mod_cern_meta,8 mod_remoteip,
3 mod_watchdog,3 mod_so,5r http_core,17 mod_mime,14 http_core,1 mod_echo,3r mod_auth_basic,5 mod_authn_file,
4r mod_allowmethods,1 mod_authz_core,8 mod_authz_owner,10r mod_authz_dbd,11r mod_authn_dbd,10 mod_authz_user,
1 mod_authz_groupfile,8 mod_authn_anon,1 mod_authn_socache,7r mod_authn_socache,10r mod_authnz_ldap,
63 mod_authz_host,3 mod_auth_digest,13r mod_auth_digest,27 mod_authn_core,1 mod_access_compat,1 mod_authz_dbm,
8r mod_auth_form,8r mod_session,9r mod_session_crypto,20 mod_session_crypto,7r mod_session_dbd,17 mod_dialup,
5 mod_ssl,51c mod_ssl,1 mod_ssl,37c core,1c mod_ssl,53r mod_ssl,4c mod_ssl,7 mod_ssl,3r mod_ssl,9c mod_ssl,
30 mod_heartmonitor,29 mod_heartbeat,3r mod_win32,3 mod_isapi,11r mod_isapi,5 mod_isapi,17r mod_privileges,
15 mod_privileges,4 mod_unixd,17 core,14 mod_ssl,7r mod_charset_lite,13c mod_ssl,13r mod_ssl,
11 mod_proxy_balancer,1r mod_ssl,41c mod_ssl,9 mod_lbmethod_heartbeat,3 mod_heartmonitor,2 mod_ssl,5 core,
2 mod_slotmem_shm,2 core,2 mod_log_config,3 mod_slotmem_shm,4 core,1r mod_authz_core,3 mod_ssl,5r mod_lua,
7 mod_authz_core,1c mod_ssl,1 mpm_winnt,2 event,1 worker,1c mod_ssl,1r mod_proxy_connect,1r mod_lua,
6 mod_slotmem_shm,3 mod_proxy,2 mod_auth_form,5r mod_cache_socache,48 mod_cache_socache,5 mod_slotmem_shm,
4 core,1 mod_proxy,2 core,1 event,2 mod_ssl,1 mod_proxy_balancer,3 mod_ssl,4 core,13 http_core,4 mod_proxy,
3 worker,1 event,1r mod_proxy_ajp,2r mod_proxy_wstunnel,14 mod_proxy,2 mod_auth_basic,5r mod_proxy_balancer,
1 mod_cache,10 event,2 mod_cache,4 mod_proxy_http,1 mod_proxy,3r mod_deflate,2r mod_lua,2r mod_deflate,
7r core,1 mod_auth_basic,1r mod_authnz_fcgi,37 mpm_winnt,1 mod_ssl,1r mod_auth_digest,3r mod_proxy_fcgi,
2 mpm_winnt,1 core,1 mod_ssl,5 mod_proxy,2 mod_ssl,4 mod_slotmem_shm,4 http_core,1 mod_ssl,1 mod_headers,
1 mod_authnz_ldap,2 mod_ssl,25 mod_authnz_ldap,5 mod_authz_dbd,1 mod_authz_dbm,1 mod_authz_groupfile,
1 mod_authz_host,1 mod_authz_user,2 mod_rewrite,6 mod_slotmem_shm,2 mod_ssl,1 mod_proxy_wstunnel,3r mod_proxy,
3 mod_slotmem_shm,1 mod_authn_socache,1r mod_lua,4 mod_auth_form,2r mod_deflate,2 mod_ssl,1r mod_authnz_ldap,
16 core,4 mod_proxy,1 mpm_winnt,2 mod_ssl,1r mod_proxy_ajp,1r mod_deflate,4r mod_cgi,1 mpm_winnt,1 mod_dbd,
3 http_core,1 mod_cache,2r mod_authnz_ldap,1 core,2 mod_ssl,1r mod_lua,4r mod_include,4r mod_isapi,
11 mod_isapi,111 mod_macro,12r mod_deflate,4 mod_cgi,5c mod_ssl,2r mod_cache_socache,2 core,3r mod_proxy_ajp,
2 mod_proxy,2 mod_alias,5r mod_proxy_ajp,1 http_core,2 mod_cgid,1 mod_authn_core,3c mod_ssl,4 core,
59 mod_proxy_wstunnel,1 http_core,1r mod_authz_dbd,3c core,3c mod_ssl,1 core,2c mod_http2,6 mod_http2,
7c mod_http2,7r mod_http2,4c mod_http2,14 mod_http2,6c mod_http2,8 mod_rewrite,1 mpm_winnt,3c http_core,
2 mod_ssl,1c mod_http2,1 mod_cache,1 mod_watchdog,10 mod_auth_form,2r mod_isapi,3 mod_cache_disk,2 mod_macro,
8r mod_charset_lite,1r mod_sed,3r mod_lua,17 mod_proxy,21 mod_ssl,5c mod_http2,48 event,45 worker,17 core,
23 mod_isapi,3 mod_win32,8r mod_include,5r mod_ratelimit,2r mod_cgi,2 mod_http2,13 mod_lua,14 mod_speling,
4r mod_proxy_ajp,1 mod_proxy_ajp,2 mod_proxy,5c mod_ssl,12 mod_proxy_hcheck,37 worker,15 mod_proxy_hcheck,
4r mod_proxy,5c mod_ssl,2 mod_proxy_hcheck,30c mod_proxy_http2,9r mod_proxy_http2,1c mod_proxy_http2,
3r mod_authz_host,3 mod_proxy_http2,10 mod_http2,5 mod_proxy_http2,6 mod_ssl,1c mod_proxy_http2,22 mod_http2,
7 mod_proxy,34 core,13 event,1 mod_http2,2 mpm_winnt,1r mod_brotli,2 mod_proxy,4 event,2 mod_http2,
1 mod_proxy_http2,4c mod_http2,1 mod_socache_redis,9r mod_proxy_http2,3 mod_ratelimit,2 mod_proxy_http2,
1 mod_ratelimit,2 event,1r mod_remoteip,6c mod_remoteip,17 mod_proxy_fcgi,2c mod_http2,3 mod_proxy_http2,
6483c mod_http2,3 mod_session_crypto,2 mod_auth_digest,1 mpm_winnt,11 mod_proxy_hcheck,1c mod_http2,
3 mod_proxy_http2,1 mod_http2,8 mod_env,2 mod_http2,2 core,1 mod_md,44r mod_md,4c mod_ssl,10 mod_watchdog,
2r mod_proxy_uwsgi,5 core,2 mod_ssl,1 mod_md,6 event,2 mod_md,4 mod_proxy,3 mod_authz_host,2 mod_proxy,
2r mod_proxy_http,3 mod_ssl,7r mod_ldap,2 mod_ssl,6 mod_authz_core,1 mod_ssl,7 mod_lbmethod_bytraffic,
1 mod_lbmethod_bybusyness,1 mod_lbmethod_byrequests,1r mod_proxy_http,3 core,2r mod_ssl,1 event,1r mod_rewrite,
3r mod_proxy_balancer,5 mod_md,9 mod_ssl,1 mod_http2,1 mod_proxy_http2,1 mod_http2,3c mod_remoteip,
4r mod_proxy_balancer,1r mod_proxy,1r mod_proxy_ftp,7 mod_md,8r mod_md,1 mod_md,3r mod_proxy_connect,
4r mod_proxy,12r mod_proxy_connect,2r mod_ssl,3 mod_proxy_ftp,1 mod_http2,1 core,1c mod_ssl,5 mod_md,
2r mod_proxy_http,2 mod_proxy_fcgi,1 core,1r mod_reflector,1 core,1 mod_cgid,2 core,1 mod_proxy,3r http_core,
6c mod_http2,1r http_core,1r mod_proxy_uwsgi,2 mod_ssl,2 mod_authnz_ldap,3c mod_ssl,1 mod_md,4 prefork,
1 mod_ssl,3r mod_proxy_express,2 mod_socache_dbm,7 mod_authn_dbm,2 mod_authz_dbm,1r mod_rewrite,1 mod_dav_lock,
1 mod_dav_fs,1 mod_http2,2r mod_proxy,6r mod_deflate,2c mod_http2,66 mod_proxy,9 worker,1 mpm_winnt,1 event,
1 prefork,1 mod_http2,13 event,1 worker,1r mod_sed,2r mod_proxy_ajp,2 mod_md,1 mod_http2,1 mod_proxy,
1c mod_http2,3r mod_proxy_http,1r mod_proxy_ajp,3 mod_proxy_http,1 mod_proxy_wstunnel,1 mod_rewrite,
2 mod_proxy_http2,2 mod_proxy_fcgi,1 mod_proxy_http,2 mod_proxy_uwsgi,1 mod_proxy_ajp,1 mod_proxy_wstunnel,
1 mod_proxy_http2,3r mod_cgid,27 mod_authnz_ldap,6c mod_http2,5 mod_http2,1c mod_http2,10r mod_dav_fs,
2 mod_proxy,10 mod_dav,1 mod_http2,1r mod_authnz_ldap,5 mod_ssl,9 mod_md,2 mod_http2,1 event,1 core,
4 mod_rewrite,1c mod_http2,1 mod_ssl,1r mod_proxy_http2,1 mod_md,34r mod_proxy_ajp,14r mod_auth_digest,
1 mod_heartmonitor,34r mod_vhost_alias,1r mod_cern_meta,1c mod_remoteip,21 mod_auth_digest,1 mod_dav_fs,
1 mod_cache,13c mod_remoteip
`
