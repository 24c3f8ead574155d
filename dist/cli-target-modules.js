function*e(e){let t=[{nodes:e,next:0}];for(let e=t.at(-1);e;e=t.at(-1)){let n=e.nodes[e.next++];n?(yield n,n.kind===`section`&&t.push({nodes:n.children,next:0})):t.pop()}}function*t(e){for(let n of e)yield n,n.kind===`section`&&(yield*t(n.commands))}function*n(e){for(let t=e.parent;t;t=t.parent)yield t}const r=e=>e.parent?.children??e.file.children,i=e=>e.kind===`directive`,a=e=>e.kind===`section`,o=(e,t=0)=>e.args.slice(t).map(e=>e.value),s=(e,t)=>e.text.slice(t.start,t.end);function c(e){return l(e)?e:Array.from(d.encode(e),e=>String.fromCharCode(e<128?e:u+e)).join(``)}const l=e=>!/[^\0-\x7f]/.test(e),u=57344,d=new TextEncoder,f=e=>/[*?[]/.test(e);function p(e){if(!f(e))return t=>t===e;let t=h(e);return n=>(!n.startsWith(`.`)||e.startsWith(`.`))&&_(t,n)}const m=e=>e.match(/\*|\?|\[[!^]?\]?[^\]]*\]|./gsu)??[];function h(e){return m(c(e)).map(e=>e===`*`?`*`:e===`?`?()=>!0:e.length>2&&e.startsWith(`[`)?g(e.slice(1,-1)):t=>t===e)}function g(e){let t=/^[!^]/.test(e),n=(t?e.slice(1):e).match(/.-.|./gsu)??[],r=e=>n.some(t=>t.length>2?e>=t.charAt(0)&&e<=t.slice(-1):e===t);return e=>r(e)!==t}function _(e,t){let n=c(t),[r,i]=[0,0],[a,o]=[-1,0];for(;r<n.length;){let t=e[i];if(t===`*`)a=i++,o=r;else if(t?.(n[r]))r++,i++;else if(a>=0)i=a+1,r=++o;else return!1}return e.slice(i).every(e=>e===`*`)}const v=(e,t)=>y(e,`.`)===void 0||_(h(e),t);function y(e,t){let n=m(e).map(e=>e===`*`?`${t}*`:e===`?`?t:/^\[[!^]?(?:[\w.](?:-\w)?)+\]$/.test(e)?e.replace(/^\[[!^]/,`[^`):/[[\]\\]/.test(e)?void 0:e.replace(/[.+^${}()|]/,`\\$&`));if(n.includes(void 0))return;let r=n.join(``);return b(r)?r:void 0}function b(e){try{return new RegExp(e)instanceof RegExp}catch{return!1}}const ee=e=>!f(e)||y(e,`.`)!==void 0;function te(e,t){return e.every((e,n)=>{let r=t[n]??``;return e===r||f(e)&&f(r)&&ne(e,r)||f(e)&&v(e,r)||f(r)&&v(r,e)})}function ne(e,t){let[n,r]=[e,t].map(e=>e.slice(0,e.search(/[*?[\\]/)));return(n??``).startsWith(r??``)||(r??``).startsWith(n??``)}const re=[[`<%`,`%>`],[`<?`,`?>`],[`{%`,`%}`],[`{{`,`}}`],[`{#`,`#}`],[`[%`,`%]`],[`{tmpl_`,`}`],[`<tmpl_`,`>`],[`</tmpl_`,`>`],[`{/tmpl_`,`}`]],ie=/^(?:[@{$]|%\w|\[%\s|<[%?]|<\/?tmpl_)/i;function ae(e){let t=/* @__PURE__ */ new Set;return{endOf:n};function n(n,r){let i=e.charCodeAt(n);if(le(i)||i===oe&&se(e.charCodeAt(n+1)))return-1;let a=e.slice(n,n+8);if(!ie.test(a))return-1;let o=re.find(([e])=>a.toLowerCase().startsWith(e));if(!o)return r;let s=t.has(o[1])?-1:e.indexOf(o[1],n+o[0].length);if(s<0&&t.add(o[1]),s<0)return a.startsWith(`<`)?-1:r;if(s<r)return r;let c=e.indexOf(`
`,s);return c<0?e.length:c+1}}const oe=60,se=e=>le(e)&&(e|32)!==ce,ce=116,le=e=>(e|32)>=97&&(e|32)<=122,ue=/* @__PURE__ */ RegExp(`<%|<\\?|\\{\\{|\\}\\}|\\{%|\\[%\\s|%>(?![\\w{!,])|[\\s;]\\?>|</?(?:tmpl|TMPL)_|\\{/?(?:tmpl|TMPL)_|\\{\\$[A-Za-z_]|@@?[A-Za-z_][\\w.-]*@|(?<![%\\w])%(?![\\dA-Fa-f]{2}\\w*%[\\dA-Fa-f]{2})[A-Za-z_]\\w+%|(?<![%$\\\\])\\{[A-Za-z][A-Za-z0-9_]+\\}|__[A-Z][A-Z0-9_]+__`),x=e=>ue.test(e);let de;const S=e=>fe().get(e.toLowerCase());function fe(){return de??=he(),de}const pe={mod_disk_cache:`mod_cache_disk`,mod_authn_alias:`mod_authn_core`,mod_example:`mod_example_hooks`},me=()=>[...new Set(fe().values())];function he(){let e=/* @__PURE__ */ new Map;for(let t of`beos beos.c mpm_beos_module - -
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
worker worker.c mpm_worker_module mpm_worker_module mod_mpm_worker.so`.split(`
`)){let[n,r,i,a,o]=t.split(` `).map(e=>e===`-`?void 0:e),s={name:n??``,source:r??``,symbol22:i,symbol24:a,file:o};for(let t of[n,r,i,a])t&&e.set(t,s)}return e}function C(e,t){switch(e.key){case`ifmodule`:return _e(e)?`maybe`:ye(o(e),t);case`ifversion`:return _e(e)?`maybe`:Se(o(e),t);case`ifdefine`:return _e(e)?`maybe`:ge(e);case`iftemplate`:return e.readings?.[t]??`maybe`;case`iffile`:case`ifdirective`:case`ifsection`:return t===`2.2`?`never`:`maybe`;default:return`always`}}const w=e=>e.key.startsWith(`if`)&&/^if(module|version|define|file|directive|section|template)$/.test(e.key);function ge({args:e,file:t}){let n=e.length===1?e[0]?.value??``:``,r=n.startsWith(`!`),i=t.defined?.get(r?n.slice(1):n);return i===void 0?`maybe`:i===r?`never`:`always`}const _e=e=>x(s(e.file,e)),ve=/* @__PURE__ */ new Set([`core`,`http_core`,`mod_so`,`mod_authz_core`]);function ye([e=``,...t],n){let r=e.startsWith(`!`),i=r?e.slice(1):e,a=S(i);if(!a||t.length>0)return`maybe`;let{source:o,symbol22:s,symbol24:c}=a,l=!(n===`2.2`?s:c??pe[a.name])||i!==o&&i!==s&&i!==c?`never`:ve.has(a.name)?`always`:`maybe`;return r?be(l):l}const be=e=>e===`maybe`?`maybe`:e===`always`?`never`:`always`,xe={"2.2":[[2,2,0],[2,2,34]],"2.4":[[2,4,1],[2,4,999]]};function Se(e,t){let[n=``,r=``]=e.length===1?[`=`,...e]:e,i=/^(!?)(==?|>=?|<=?|~)$/.exec(n);if(!i||e.length>2)return`maybe`;let[,a,o=``]=i,s=o===`~`?r:/^==?$/.test(o)?/^\/(.*)\/$/.exec(r)?.[1]:void 0,c=s===void 0?Ce(o,r,t):we(s,t);return a?be(c):c}function Ce(e,t,n){if(!/^\d+(\.\d+){0,2}$/.test(t))return`maybe`;let[r=0,i=0,a=0]=t.split(`.`).map(Number),o=xe[n].map(e=>Math.sign(e[0]-r||e[1]-i||e[2]-a)),s=e=>o.every(e),c={"=":e=>e===0,"==":e=>e===0,">":e=>e>0,">=":e=>e>=0,"<":e=>e<0,"<=":e=>e<=0}[e];if(!c)return`maybe`;if(s(c))return`always`;let l=o[0]!==o[1];return s(e=>!c(e))&&!(l&&c(0))?`never`:`maybe`}function we(e,t){try{let n=new RegExp(e),r=Array.from({length:t===`2.2`?35:100},(e,r)=>n.test(`${t}.${r}`));return r.every(Boolean)?`always`:r.some(Boolean)?`maybe`:`never`}catch{return`maybe`}}function Te(e,t,n){let r=``;for(let i=t;;){let t=e.indexOf(`
`,i);if(t<0)return e.length;let a=t>i&&e.charCodeAt(t-1)===13?t-2:t-1;if(a>=i?e.charCodeAt(a)!==92:r===``)return t+1;let o=Ee(e.slice(i,t),r,n);if(o===void 0)return t+1;r=o,i=t+1}}function Ee(e,t,n){if(e.includes(`\0`))return;if(n===`2.2`)return/(?:^|[^\\])\\\r?$/.test(e.slice(-3))?``:void 0;let r=e.length;for(;r>0&&(e.charCodeAt(r-1)===92||e.charCodeAt(r-1)===13);)r--;let i=((r===0?t:``)+e.slice(r)).replace(/\r$/,``);return i.endsWith(`\\`)?i.slice(0,-1).slice(-100):void 0}const T=e=>e===32||e>=9&&e<=13;function E(e,t,n){let r=t===0&&e.charCodeAt(0)===65279?1:t,i=e.slice(r,n),a=i.indexOf(`
`);return!(a<0||a===i.length-1&&!/\\\r?\n$/.test(i.slice(-3)))||i.includes(`\0`)?Oe(ke(i,r)):Oe({text:i,offset:e=>r+e})}const De=(e,{start:t,end:n})=>E(e,t,n).text;function Oe({text:e,offset:t}){let n=e.length;for(;n>0&&T(e.charCodeAt(n-1));)n--;let r=0;for(;r<n&&T(e.charCodeAt(r));)r++;return{text:e.slice(r,n),offset:r===0?t:e=>t(e+r)}}function ke(e,t){let n=Ae(e),r=[],i=0;for(let{text:e}of n)r.push(i),i+=e.length;return{text:n.map(e=>e.text).join(``),offset:e=>{let i=Pe(r,e);return t+(n[i]?.from??0)+e-(r[i]??0)}}}function Ae(e){let t=[];for(let n=0;n<e.length;){let r=e.indexOf(`
`,n),i=e.slice(n,r<0?e.length:r),a=i.indexOf(`\0`);if(t.push({from:n,text:a<0?i:i.slice(0,a)}),a>=0||r<0)break;je(r<e.length-1?t:t.slice(-1)),n=r+1}return t}function je(e){let[t]=e.slice(-1);t&&Me(t,`\r`)||Me(Ne(e),`\r`),Me(Ne(e),`\\`)}function Me(e,t){let n=e.text.endsWith(t);return n&&(e.text=e.text.slice(0,-1)),n}function Ne(e){for(;e.length>1&&e.at(-1)?.text===``;)e.pop();return e.at(-1)}function Pe(e,t){let n=0,r=e.length-1;for(;n<r;){let i=n+r+1>>1;e[i]<=t?n=i:r=i-1}return n}function Fe(e,t,n){let r=t;for(;r<n;){let t=e.charCodeAt(r);if(T(t))r++;else if(t===92&&Ie(e,r+1,n))r=e.indexOf(`
`,r)+1;else return r}return r}function Ie(e,t,n){let r=e.charCodeAt(t)===13?t+1:t;return r<n&&e.charCodeAt(r)===10}const Le=/* @__PURE__ */ RegExp(`^(?:%+\\s*(?:if|elif|else|elseif|endif|for|endfor|foreach|while|endwhile|unless|end|ifdef|ifndef)\\b|\\{\\/?(?:if|else|elseif|foreach|foreachelse|for|section|sectionelse|while|unless|literal)\\b|@+(?:if|else|elseif|end|unless|for|foreach|ifdef|ifndef)(?:[_\\W]|$)|__(?:IF|ELSE|END|UNLESS|FOR)|#(?:ifdef|ifndef|endif)\\b|#(?:if|elseif|foreach)\\s*\\(|<\\/?(?:#|@|(?:c|g|py|s|tal|xsl):)\\w|m4_|ifdef\\(|ifelse\\()`,`i`);function Re(e){for(let t=0;t<e.length;){let n=e.indexOf(`
`,t),r=n<0?e.length:n,i=t;for(;i<r&&ze(e.charCodeAt(i));)i++;if(Ve(e,i)&&Le.test(e.slice(i,r)))return!0;t=r+1}return!1}const ze=e=>e===32||e===9,Be=/* @__PURE__ */ new Set(`%{@_<mMiI`),Ve=(e,t)=>e[t]===`#`?/[ief]/i.test(e[t+1]??``):Be.has(e[t]??``),He=e=>Ue.test(e),Ue=/^(?:[%{@_]|<\/?(?:[#@]|\w+:)|m4_|if(?:def|else)\()/i;function We(e,t,n){let r=e.charCodeAt(t+1)|32;return(r===qe||r===Ge||r===Ke)&&Le.test(e.slice(t,n))}const Ge=101,Ke=102,qe=105;function Je(e,t,n){let r=ot(e,t,n);if(r>=0)return{start:t,end:r,value:e.slice(t,r)};let i=D(e,t,n);if(i>=0)return at(k(e,t,i),e);let a=E(e,t,n);return at(tt(a,k(a.text,0,a.text.length)),e)}function Ye(e,t,n){let r=D(e,t,n);if(r>=0)return O(e,A(e,t,r),r);let i=E(e,t,n),a=i.text.length;return et(i,A(i.text,0,a),a)}const Xe=(e,t,n)=>$e(Je(e,t,n),e);function Ze(e,t,n){let r=D(e,t,n);if(r>=0){let n=A(e,t,r),i=e.lastIndexOf(`>`,r-1);return O(e,n,i<n?r:i)}let i=E(e,t,n),a=A(i.text,0,i.text.length),o=i.text.lastIndexOf(`>`);return et(i,a,o<a?i.text.length:o)}function Qe(e,t,n){let r=D(e,t,n);if(r>t&&e.charCodeAt(r-1)===62)return!0;let i=E(e,t,n).text,a=A(i,0,i.length);return i.lastIndexOf(`>`)>=a||a===i.length}function $e({start:e,end:t,value:n},r){let i=r.charCodeAt(e)===60?0:1;return{start:e+1+i,end:t,value:n.slice(1)}}function D(e,t,n){let r=e.indexOf(`
`,t);if(r>=0&&r<n-1)return-1;let i=n;for(;i>t&&T(e.charCodeAt(i-1));)i--;return r>=0&&i>t&&e.charCodeAt(i-1)===92||e.slice(t,i).includes(`\0`)?-1:i}function O(e,t,n){let r=[];for(let i=nt(e,t,n);i<n;){let t=k(e,i,n);r.push(t),i=nt(e,t.end,n)}return r.slice()}const et=(e,t,n)=>O(e.text,t,n).map(t=>tt(e,t)),tt=(e,{start:t,end:n,value:r})=>({start:e.offset(t),end:n>t?e.offset(n-1)+1:e.offset(t),value:r});function nt(e,t,n){let r=t;for(;r<n&&T(e.charCodeAt(r));)r++;return r}function k(e,t,n){let r=e.charCodeAt(t);if(t<n&&(r===34||r===39))return it(e,t,n);let i=rt(e,t,n),a=e.slice(t,i);return{start:t,end:i,value:a.includes(`\\\\`)?a.replaceAll(`\\\\`,`\\`):a}}function A(e,t,n){let r=e.charCodeAt(t);return t<n&&(r===34||r===39)?it(e,t,n).end:rt(e,t,n)}function rt(e,t,n){let r=t;for(;r<n&&!T(e.charCodeAt(r));)r++;return r}function it(e,t,n){let r=e.charCodeAt(t),i=t+1;for(;i<n&&e.charCodeAt(i)!==r;i++){if(e.charCodeAt(i)!==92||i+1===n)continue;let t=e.charCodeAt(i+1);(t===r||t===92)&&i++}let a=e.slice(t+1,i),o=a.includes(`\\`)?a.replace(r===34?/\\(["\\])/g:/\\(['\\])/g,`$1`):a;return{start:t,end:Math.min(i+1,n),value:o}}function at(e,t){if(!e.value.endsWith(`>`)||e.value[1]===`/`)return e;let n=t.charCodeAt(e.end-1)===62?e.end-1:e.end;return{start:e.start,end:n,value:e.value.slice(0,-1)}}function ot(e,t,n){let r=e[t];if(r===`"`||r===`'`)return-1;let i=t;for(;i<n;i++){let t=e.charCodeAt(i);if(T(t))break;if(t===92||t===0)return-1}return e.charCodeAt(i-1)===62&&e[t+1]!==`/`?i-1:i}const st={written:``,key:``,bare:``},ct=(e,t)=>({text:e,version:t,templates:ae(e),names:/* @__PURE__ */ new Map,kind:`blank`,start:0,first:0,end:0,name:st,code:void 0,isOdd:!1}),lt=/^<\/perl>/i;function ut(e){let{text:t,end:n}=e;if(n>=t.length)return!1;let r=n,i=t.charCodeAt(r);for(;i===32||i===9;)i=t.charCodeAt(++r);let a=i===10?r:t.indexOf(`
`,r),o=a+1;return e.start=n,e.first=r,e.end=o,o===0||o-n>8191||e.code||dt(t,a)?ht(e):i===10?e.kind=`blank`:i===35?mt(e):ft(e,i)||ht(e),!0}function dt(e,t){let n=e.charCodeAt(t-1);return n===92||n===13&&e.charCodeAt(t-2)===92}function ft(e,t){let{text:n,first:r}=e,i=t===60;if(!i&&!pt(t))return!1;let a=r+1,o=i&&n.charCodeAt(a)===47;for(o&&a++;pt(n.charCodeAt(a));)a++;return o&&n.charCodeAt(a)===62&&a++,T(n.charCodeAt(a))?(e.kind=o?`close`:i?`open`:`directive`,e.name=j(e,n.slice(r,a)),!0):!1}const pt=e=>(e|32)>=97&&(e|32)<=122;function j(e,t){let n=e.names.get(t);if(n)return n;let r=(t.startsWith(`</`)?`<${t.slice(2).replace(/>$/,``)}`:t).toLowerCase(),i={written:t,key:r,bare:r.replace(/^</,``)};return e.names.set(t,i),He(t)&&(e.isOdd=!0),i}function mt(e){e.kind=`comment`,We(e.text,e.first,e.end)&&(e.isOdd=!0)}function ht(e){let{text:t,start:n,version:r}=e,i=Te(t,n,r),a=Fe(t,n===0&&t.charCodeAt(0)===65279?1:n,i);e.first=a,e.end=i;let o=a<i?t.charCodeAt(a):0;e.code?_t(e,e.code):o===0?e.kind=`blank`:o===35?mt(e):gt(e)||vt(e)}function gt(e){let t=e.templates.endOf(e.first,e.end);return t<0?!1:(e.kind=`template`,e.end=t,e.isOdd=!0,!0)}function _t(e,t){let{text:n,first:r,end:i}=e;e.kind=`code`,e.isOdd=!0,t.test(n.slice(r,Math.min(i,r+8)))&&(e.code=void 0,t===lt&&(e.kind=`close`,e.name=j(e,n.slice(r,r+7))))}function vt(e){let{text:t,first:n,end:r}=e,i=ot(t,n,r),a=i<0?E(t,n,r).text:void 0,o=a===void 0?t.slice(n,i):Je(t,n,r).value;a===``?e.kind=`blank`:a?.startsWith(`#`)?e.kind=`comment`:o===``?e.kind=`stray`:(e.kind=o.startsWith(`<`)?o.startsWith(`</`)?`close`:`open`:`directive`,e.name=j(e,o))}var yt=class{constructor(){this.commands=[],this.ownSections=void 0,this.ownChildren=void 0}get sections(){return this.ownSections??=this.commands.some(a)?this.commands.filter(a):bt,this.ownSections}get children(){return this.ownChildren??=this.allLines(),this.ownChildren}};const bt=[],M=[`blank`,`comment`,`stray`,`template`,`code`];var xt=class extends yt{constructor(e,t,n,r){super(),r&&(this.defined=r),this.path=e,this.text=t,this.version=n,this.problems=[],this.hasOddLines=!1,this.byKey=/* @__PURE__ */ new Map,this.trivia=[]}get keys(){return this.byKey.keys()}named(e){return this.byKey.get(e)??[]}enter(e,t){let n=this.byKey.get(e);n?n.push(t):this.byKey.set(e,[t])}passOver(e,t){this.trivia.push(t*M.length+M.indexOf(e))}allLines(){return this.linesBetween(this.commands,0,this.text.length,void 0)}linesBetween(e,t,n,r){let i=[],a=this.firstTriviaAt(t),o=e=>{for(let t=this.startOfTrivia(a);t<e;t=this.startOfTrivia(a)){let n=M[(this.trivia[a]??0)%M.length]??`stray`,o=Math.min(this.startOfTrivia(++a),e);i.push({kind:n,file:this,parent:r,start:t,end:o})}};for(let t of e)o(t.start),i.push(t),t.kind===`section`&&(a=this.firstTriviaAt(Ct(t)));return o(n),i}startOfTrivia(e){let t=this.trivia[e];return t===void 0?1/0:Math.floor(t/M.length)}firstTriviaAt(e){let t=0,n=this.trivia.length;for(;t<n;){let r=t+n>>1;this.startOfTrivia(r)<e?t=r+1:n=r}return t}};const St=({close:e,parent:t,file:n})=>e?.start??(t?St(t):n.text.length),Ct=e=>e.close?.end??St(e);var wt=class{constructor(e,t,{name:n,start:r,first:i,end:a}){this.kind=`directive`,this.key=n.bare,this.file=e,this.parent=t,this.start=r,this.end=a,this.first=i,this.ownArgs=void 0}get name(){return Je(this.file.text,this.first,this.end)}get args(){return this.ownArgs??=Ye(this.file.text,this.first,this.end),this.ownArgs}},Tt=class extends yt{constructor(e,t,{name:n,start:r,first:i,end:a}){super(),this.kind=`section`,this.key=n.bare,this.file=e,this.parent=t,this.start=r,this.end=a,this.first=i,this.close=void 0,this.ownArgs=void 0}closeAt(e){this.close=e,this.commands=this.commands.slice()}allLines(){return this.file.linesBetween(this.commands,this.end,St(this),this)}get name(){return Xe(this.file.text,this.first,this.end)}get args(){return this.ownArgs??=Ze(this.file.text,this.first,this.end),this.ownArgs}};const N={written:`<iftemplate`,key:`<iftemplate`,bare:`iftemplate`};var Et=class extends Tt{constructor(e,t,n,r){super(e,t,{...n,name:N}),this.readings=r}get name(){let e=this.file.text.slice(this.first,this.end).trimEnd();return{start:this.first,end:this.first+e.length,value:e}}get args(){return[]}};const Dt=e=>Array.from(e.matchAll(Ot),({0:e,index:t})=>({start:t,end:t+e.length,kind:kt(e)})),Ot=/<%[\s\S]*?%>|<\?(?!xml)[\s\S]*?\?>|\{%[\s\S]*?%\}|\{\{[\s\S]*?\}\}|\{#[\s\S]*?#\}|\[%\s[\s\S]*?%\]|<\/?tmpl_\w+[^>]*>|\{\/?tmpl_\w+[^}]*\}/gi;function kt(e){let t=e.toLowerCase();return/^[<{]\/?tmpl_/.test(t)?At(t):t.startsWith(`<%`)?jt(e.slice(2,-2).replace(/^-|-$/g,``)):t.startsWith(`{%`)||t.startsWith(`[%`)?Nt(e.slice(2,-2).replace(/^[-+]|[-+]$/g,``).trim()):t.startsWith(`{{`)?Pt(e.slice(2,-2).replace(/^[-~{]|[-~}]$/g,``).trim()):t.startsWith(`{#`)?`nothing`:Ft(e.slice(2,-2).trim())}function At(e){return/^[<{]\/?tmpl_(else|elseif|elsif)\b/.test(e)?`middle`:/^[<{]\/tmpl_/.test(e)?`end`:/^[<{]tmpl_(if|unless|loop|foreach|ifnot)\b/.test(e)?`open`:/^[<{]tmpl_comment\b/.test(e)?`unknown`:`text`}function jt(e){if(/^[=|]/.test(e))return`text`;if(e.startsWith(`#`))return`nothing`;let t=e.trim();return/^(else|elsif|when)\b/.test(t)||/^\}\s*els(e|if)\b.*\{$/s.test(t)?`middle`:/^(end|\})$/.test(t)?`end`:/^(if|unless|case|while|until|for|begin)\b/.test(t)||/\bdo(\s*\|[^|]*\|)?$|\{(\s*\|[^|]*\|)?$/.test(t)?/[\n;]|\bend\b/.test(t)?`unknown`:`open`:/\b(if|unless|do|end|begin|case|while|until)\b|[{}]/.test(t)?Mt(t):`nothing`}const Mt=e=>/^[^\n;{}]*\S\s+(if|unless)\b[^\n;{}]*$/.test(e)&&!/\b(do|end|begin|case|while|until)\b/.test(e)?`nothing`:`unknown`;function Nt(e){return/^(else|elif|elseif|elsif|case|when)\b/i.test(e)?`middle`:/^end\w*$/i.test(e)||/^end\w+\b/.test(e)?`end`:/^(if|unless|for|foreach|while|block|macro|call|filter|with|switch|wrapper|raw|autoescape)\b/i.test(e)?`open`:/^(set|do|import|from)\b/i.test(e)?e.includes(`=`)||!/^set\b/i.test(e)?`nothing`:`unknown`:e.startsWith(`#`)?`nothing`:`text`}function Pt(e){return e.startsWith(`!`)||e.startsWith(`/*`)?`nothing`:/^(#|\^|(if|range|with|define|block)\b)/.test(e)?`open`:/^(else|\^$)/.test(e)?`middle`:/^(\/|end$)/.test(e)?`end`:`text`}function Ft(e){let t=e.replace(/^php\b/,``).trim();return/^\}\s*else\b.*\{$|^else(if)?\b.*:$/s.test(t)?`middle`:/^\}$|^end(if|foreach|for|while)\s*;?$/.test(t)?`end`:/^(if|foreach|for|while)\b[^;{}]*[{:]$/.test(t)?`open`:/^(=|echo\b|print\b|include\b|require\b)/.test(t)?`text`:`unknown`}function It(e){if(!Bt.test(e))return;let t=/* @__PURE__ */ new Map,n=[];for(let r of Dt(e)){let i=n.pop();if(r.kind===`open`)n.push(...i?[i]:[],[r]);else if(r.kind===`middle`&&i)n.push(i.length>3?i:[...i,r]);else if(r.kind===`end`&&i)Lt(e,[...i,r],t);else if(r.kind===`middle`||r.kind===`end`||r.kind===`unknown`)return;else i&&n.push(i)}return n.length===0&&t.size>0?t:void 0}function Lt(e,t,n){let[r,i,a]=t,o=t.map(t=>Rt(e,t)),s=r&&Ht(e.slice(r.start,r.end));if(!s||!i||t.length>3||o.includes(void 0)||a&&!/\belse\b(?!\s*if)/i.test(e.slice(i.start,i.end)))return;let[c,l,u]=a?o:[o[0],void 0,o[1]];c!==void 0&&n.set(c,{kind:`open`,readings:s}),l!==void 0&&n.set(l,{kind:`middle`,readings:Gt(s)}),u!==void 0&&n.set(u,{kind:`close`})}function Rt(e,{start:t,end:n}){let r=e.lastIndexOf(`
`,t-1)+1,i=e.indexOf(`
`,n),a=e.slice(n,i<0?e.length:i);return e.slice(t===0?0:r,t).trim()===``&&a.trim()===``?r:void 0}const zt=`(?:apache|httpd)[\\w.:]{0,20}?(?:_|\\.|::|'\\]\\[')?version`,Bt=RegExp(zt,`i`),P=`(?:@|\\$|scope(?:\\.lookupvar)?[[(]['"]:{0,2}|node\\[')?${zt}(?:['"]?[\\])])?(?:\\.to_[fs])?`,F=`['"]?(?<number>2\\.[24])(?:\\.0)?['"]?`,Vt=[`(?:scope\\.)?(?:function_)?versioncmp\\(?\\[?\\(?${P},\\s*${F}\\)?\\]?\\)?\\s*(?<sign>[<>=!]=?)\\s*0`,`${P}\\s*(?<sign>[<>=!]=?|===?)\\s*${F}`,`${P}\\s*(?:is\\s+version(?:_compare)?|\\|\\s*version(?:_compare)?)\\s*\\(${F},\\s*['"](?<sign>[<>=!]=?|ge|gt|le|lt|eq|ne)['"]\\)`].map(e=>RegExp(`^${e}$`,`i`));function Ht(e){let t=e.replace(/^(?:<%|\{%|\[%)[-+]?|[-+]?(?:%>|%\}|%\])$/g,``).trim().replace(/\s*(?:\{|then|do)$/,``),[,n,r]=/^(if|unless)\b\s*(.*)$/is.exec(t)??[],i=r?.replace(/^\((.*)\)$/s,`$1`).trim();if(n&&i)for(let e of Vt){let t=e.exec(i);if(!t)continue;let r=t.groups?.sign??``,a=Wt[`${Ut[r]??r} ${t.groups?.number}`];return a&&(n.toLowerCase()===`unless`?Gt(a):a)}}const Ut={ge:`>=`,gt:`>`,le:`<=`,lt:`<`,eq:`==`,ne:`!=`,"=":`==`,"===":`==`},I={"2.2":`never`,"2.4":`always`},L={"2.2":`always`,"2.4":`never`},Wt={">= 2.4":I,"< 2.4":L,"== 2.4":I,"!= 2.4":L,"== 2.2":L,"!= 2.2":I},Gt=e=>e===I?L:I;function Kt(e,t,n=`2.2`,r){let i=new xt(t,e,n,r),a=It(e);if(!a)return qt(i,a);let o=qt(i,a);return o.named(N.key).every(e=>e.kind===`section`&&e.close)?o:qt(new xt(t,e,n,r),void 0)}function qt(e,t){let{text:n,version:r}=e,i=ct(n,r),a={reader:i,file:e,open:[],beyond:0,guards:t};for(;ut(i);)Jt(a),i.end===n.length&&rn(a),i.end-i.start>8191&&an(a);for(let{section:e,name:t}of a.open.reverse())z(a,e.first,`${B(t.written)}> is never closed.`);return e.problems.sort((e,t)=>e.at.start-t.at.start),e.hasOddLines=i.isOdd||e.problems.length>0,e}function Jt(e){let{kind:t,start:n}=e.reader,r=t===`template`?e.guards?.get(n):void 0;r&&e.beyond===0?Yt(e,r):t!==`directive`&&t!==`open`&&t!==`close`?R(e,t):e.beyond>0?Zt(e,t):t===`directive`?en(e):t===`open`?tn(e):nn(e)}function Yt(e,t){let{reader:n,file:r,open:i}=e;if(t.kind!==`open`){let r=i.at(-1)?.section;if(!(r instanceof Et)){R(e,`template`);return}r.closeAt({start:n.start,end:t.kind===`close`?n.end:n.start}),i.pop()}if(t.kind===`close`)return;let a=Xt(e),o=new Et(r,a,n,t.readings);(a??r).commands.push(o),r.enter(N.key,o),i.push({section:o,name:N})}const Xt=({open:e})=>e.at(-1)?.section,R=({file:e,reader:t},n)=>e.passOver(n,t.start);function Zt(e,t){R(e,`stray`),t===`open`?e.beyond++:t===`close`&&e.beyond--}const Qt=/^=cut\b/,$t=/(?!)/;function en(e){let{file:t,reader:n}=e,{key:r}=n.name;if(r===`=pod`||r===`__end__`){R(e,`code`),n.code=r===`=pod`?Qt:$t;return}let i=Xt(e),a=new wt(t,i,n);(i??t).commands.push(a),t.enter(r,a)}function tn(e){let{file:t,reader:n,open:r}=e,{text:i,name:a,first:o,end:s}=n;if(r.length===128){e.beyond=1,R(e,`stray`),z(e,o,`Sections are nested more than 128 deep here; what is inside is left as it is.`);return}let c=Xt(e),l=new Tt(t,c,n);(c??t).commands.push(l),t.enter(a.key,l),r.push({section:l,name:a}),a.key===`<perl`&&(n.code=lt),Qe(i,o,s)||z(e,o,`${B(a.written)}> lacks its closing ">".`)}function nn(e){let{reader:t,open:n}=e,{key:r,written:i}=t.name,a=i.endsWith(`>`)?i.slice(0,-1):i,o=n.findLastIndex(e=>e.name.key===r),s=n[o];if(!s)R(e,`stray`),z(e,t.first,`${B(a)}> closes nothing.`);else{for(let t of n.slice(o+1).reverse())z(e,t.section.first,`${B(t.name.written)}> is not closed before ${B(a)}>.`);n.length=o,s.section.closeAt({start:t.start,end:t.end}),i===a&&z(e,t.first,`${B(a)} lacks its closing ">".`)}}function rn(e){let{text:t,version:n,kind:r,first:i}=e.reader;r!==`directive`&&r!==`open`&&r!==`close`&&r!==`stray`||n===`2.4`||!/(?:^|[^\\])\\\r?\n$/.test(t.slice(-4))||t.slice(t.lastIndexOf(`
`,t.length-2)+1).includes(`\0`)||z(e,i,`The file ends in a continued line, which 2.2 does not read and 2.4 does.`)}function an(e){let{text:t,version:n,kind:r,start:i,first:a,end:o}=e.reader;n!==`2.4`&&r!==`code`&&r!==`template`&&a!==o&&(a-i+E(t,a,o).text.length<=8191||z(e,a,`The line has more than 8191 characters: 2.2 reads the rest as another line, 2.4 does not.`))}function z({file:e,reader:{text:t}},n,r){let i=t.indexOf(`
`,n),a=i<0?t.length:i;e.problems.push({at:{start:n,end:t[a-1]===`\r`?a-1:a},message:r})}const B=e=>e.length>60?`${e.slice(0,60)}…`:e,V=e=>/^(\/|[A-Za-z]:)/.test(e);function H(e){if(on(e))return e.slice(1).split(`/`);let t=e.includes(`\\`)?e.replaceAll(`\\`,`/`):e,n=[];for(let e of(/^\/?[a-z]:/i.test(t)?t.toLowerCase():t).split(`/`))e===`..`?n.pop():e!==``&&e!==`.`&&n.push(e);return n}const on=e=>/^(?:\/[\w-]+)+$/.test(e);function sn(e,t,n){let r=e=>H(V(e)||n===void 0?e:`${n}/${e}`),i=new Map(e.map(e=>[e.path,e])),a=Array.from(t).flatMap(([e,t])=>{let n=i.get(t);return n?[{file:n,place:r(e)}]:[]}),o=[...e.map(e=>({file:e,place:r(e.path)})),...a],s,c;return{named:o,shared:cn(o),placeOf:r,placesOf(e){return c??=ln(o),c.get(e)??[]},hasFolder(e){return s??=un(o),s.has(e.join(`/`))}}}function cn(e){let[t,...n]=e.map(({place:e})=>e),r=t?t.length-1:0;for(let e of n){let n=0;for(;n<r&&n<e.length-1&&e[n]===t?.[n];)n++;r=n}return r}function ln(e){let t=/* @__PURE__ */ new Map;for(let{file:n,place:r}of e)t.set(n,[...t.get(n)??[],r]);return t}function un(e){let t=/* @__PURE__ */ new Set;for(let{place:n}of e)for(let e=n.length-1;e>=0;e--){let r=n.slice(0,e).join(`/`);if(t.has(r))break;t.add(r)}return t}function dn({named:e},t,n){let r=t.map(p),i=r.length+ +!!n;return e.filter(({place:e})=>e.length>=i&&r.every((t,n)=>t(e[n]??``)))}function fn(e){return[...new Set([...e].sort((e,t)=>pn(e.place,t.place)).map(({file:e})=>e))]}function pn(e,t){let n=e.findIndex((e,n)=>e!==t[n]),[r,i]=[e[n]??``,t[n]??``];return n<0?0:r<i?-1:1}const mn={files:[],guess:!1};function hn(e,t){let{named:n,shared:r}=e,i=/* @__PURE__ */ new Map,a=/* @__PURE__ */ new Map;for(let e of n){Cn(i,e.place.at(-1)??``,e);for(let t of new Set(e.place.slice(0,-1)))Cn(a,t,e)}let o=n.filter(e=>e.place.length===1);return s;function s(e){let n=e.args[0]?.value;if(!n)return mn;let r=H(vn(n.replaceAll(`\\`,`/`),t)),i=[...r,`*`];if(/\/$/.test(n))return c(e,i);let a=c(e,r);return a.files.length||/[.*?[]/.test(r.at(-1)??``)?a:c(e,i)}function c(t,n){let i=e.placeOf(t.file.path),a=yn(n,r),o=l(n).filter(e=>a(e)!==void 0),s=o.filter(e=>e.file!==t.file),c=Sn(i,xn(i,n,s)?o:s),u=new Set(c.map(e=>gn(e,a(e)))),d=[...u].some(e=>!_n(e,i));return{files:fn(c),guess:u.size>1||d&&n.some(f)}}function l(e){let t=e.at(-1)??``;if(!f(t))return[...i.get(t)??[],...a.get(t)??[]];let r=e.at(-2);return r!==void 0&&!f(r)?[...a.get(r)??[],...o]:n}}const gn=({place:e},t)=>t?`${t.agreed}:${e.slice(0,t.length-t.agreed).join(`/`)}`:``;function _n(e,t){let n=e.replace(/^\d+:/,``);return n===``||`${t.join(`/`)}/`.startsWith(`${n}/`)}function vn(e,t){let n=t.find(t=>t&&e.startsWith(t.replace(/\/?$/,`/`)));return n?e.slice(n.length):e}function yn(e,t){let n=e.map(p),r=f(e.at(-1)??``),i=r?e.length:1;return({place:e})=>{for(let a=e.length;a>=1;a--){if(a<e.length&&a<i)return;let o=bn(e.slice(0,a),n),s=o===Math.min(a,n.length),c=a-o<=t&&o>+!!r;if(o>0&&(s||c))return{length:a,agreed:o}}}}function bn(e,t){let n=0;for(;n<e.length&&t.at(-1-n)?.(e.at(-1-n)??``);)n++;return n}function xn(e,t,n){return f(t.at(-1)??``)?t.length>1&&e.length>=t.length:t.length>1||n.length===0}function Sn(e,t){if(t.length<2)return t;let n=e.slice(0,-1),r=t.map(({place:e})=>{let t=n.findIndex((t,n)=>e[n]!==t);return t<0?n.length:t}),i=r.reduce((e,t)=>Math.max(e,t),0);return t.filter((e,t)=>r[t]===i)}function Cn(e,t,n){let r=e.get(t);r?r.push(n):e.set(t,[n])}function U(e,t){let n=e.filter(({onServer:e})=>Tn(t,e)),r=Math.max(0,...n.map(({onServer:e})=>e.length));return n.filter(({onServer:e})=>e.length===r).map(({onServer:e,given:n})=>n+t.slice(e.length))}function wn(e,t){let n=W(t),[r,...i]=e.filter(({given:e})=>En(n,W(e))).sort((e,t)=>W(t.given).length-W(e.given).length);if(!r)return;if(i.some(({given:e,onServer:t})=>W(e)===W(r.given)&&t!==r.onServer))return null;let a=n.slice(W(r.given).length).replace(/^\//,``);return a===``?r.onServer:`${r.onServer}/${a}`}const Tn=(e,t)=>e===t||e.startsWith(`${t}/`),En=(e,t)=>t===``?!/^(\/|\.\.(\/|$))/.test(e):Tn(e,t),W=e=>e.replace(/^(?:\.\/+)+/,``).replace(/^\.$/,``);function G(e){let t=s(e.file,e);return t.includes("${")||/\\\\\r?\n$/.test(t)||K(e)?!1:!Dn(e).some(e=>t.includes(e))}const K=e=>x(s(e.file,e));function Dn(e){let t=[];for(let n=e.parent;n;n=n.parent)n.key===`macro`&&t.push(...n.args.slice(1).map(e=>e.value).filter(Boolean));return t}function On(e){for(let t=e.parent;t;t=t.parent)if(t.key===`macro`)return!0;return!1}const q=e=>`"${e.replace(/\\(?=[\\"]|$)/g,`\\\\`).replace(/"/g,`\\"`)}"`,kn=(e,t,n)=>/^["']/.test(s(e.file,t))?q(n):n,An=e=>/^[^\s"'\\]+$/.test(e)?e:q(e),jn=e=>K(e)?o(e).join(` `):e.args[0]?.value??``,Mn=e=>!(x(e)&&e.includes(`"`)),Nn=({path:e})=>/(^|\/)(httpd|apache)[\d.]*\.conf([.-][\w-]+(\.[\w-]+)*)?$/i.test(e),Pn=(e,t)=>e.flatMap(({top:e})=>e?[[...e,...t]]:[]);function Fn(e,{roots:t,includes:n,otherwise:r}){let i=t.filter(e=>G(e)&&V(e.args[0]?.value??``)),a=i.flatMap(t=>In(e,t.file,H(t.args[0]?.value??``),n)??[]);if(i.length>0)return a;let o=e.named.filter(({file:e})=>Nn(e)).map(({file:e})=>e),s=r===void 0?void 0:H(r);return[...new Set(o)].flatMap(t=>In(e,t,s,n)??[])}function In(e,t,n,r){let i=e.placeOf(t.path);if(n&&n.length>0&&J(i,n))return{onServer:n,place:n,top:[]};let a=r.filter(e=>e.file===t).flatMap(e=>Rn(e,n)??[]),o;for(let t=i.length-1;t>=e.shared;t--){let n=i.slice(0,t),r=a.filter(({names:t,isFolder:r})=>dn(e,[...n,...t],r).length>0).length;r>(o?.count??0)&&(o={place:n,count:r})}return o&&{onServer:n,place:o.place,top:Ln(o.place,n)}}function Ln(e,t){let n=e.length-(t?.length??0);return t&&t.length>1&&n>=0&&t.every((t,r)=>e[n+r]===t)?e.slice(0,n):void 0}function Rn(e,t){let n=e.args[0]?.value??``;if(n===``||!G(e))return;let r=H(n),i=n.endsWith(`/`);return V(n)?t&&J(r,t)?{names:r.slice(t.length),isFolder:i}:void 0:{names:r,isFolder:i}}const J=(e,t)=>e.length>=t.length&&t.every((t,n)=>e[n]===t);function zn(e){let t=hn(e.given,e.said),n=/* @__PURE__ */ new Map;return r=>{let i=n.get(r)??Bn(e,r,t);return n.set(r,i),i}}function Bn(e,t,n){let r=t.args[0]?.value.replaceAll(`\\`,`/`);if(!r)return{files:[],how:`unseen`,places:[]};let i=Hn(e,r);if(i.length>0)return Vn(e,i,r);let{isHere:a,places:o}=Un(e,t,r),s=Vn(e,o,r);if(a||s.files.length>0||o.some(t=>e.given.hasFolder(r.endsWith(`/`)?t:t.slice(0,-1))))return s;let{files:c,guess:l}=n(t);return c.length===0?{files:c,how:`unseen`,places:o}:{files:c,how:l||o.length>0?`guess`:`likely`,places:o}}function Vn({given:e},t,n){let r=t.flatMap(t=>fn(dn(e,t,n.endsWith(`/`))));return{files:[...new Set(r)],how:`known`,places:t}}function Hn({given:e,said:t,mappings:n},r){return n.length===0?[]:(V(r)?[r]:t.map(e=>`${e.replaceAll(`\\`,`/`)}/${r}`)).flatMap(e=>U(n,(e.startsWith(`/`)?`/`:``)+H(e).join(`/`))).map(t=>e.placeOf(t))}function Un({given:e,roots:t},n,r){let i=e.placeOf(n.file.path),a=t.filter(({place:e})=>J(i,e)),o=[],s=!1;for(let e of a.length>0?a:t){let t=Wn(e,r);t&&(o.push(t),s||=e.top?.length===0)}return{places:[...new Map(o.map(e=>[e.join(`/`),e])).values()],isHere:s}}function Wn({onServer:e,place:t,top:n},r){if(!V(r))return H(`${t.join(`/`)}/${r}`);let i=H(r);return n?[...n,...i]:e&&J(i,e)?[...t,...i.slice(e.length)]:void 0}const Gn=1e3,Kn=Gn;function qn(e,t,n){let r={files:/* @__PURE__ */ new Map,includers:/* @__PURE__ */ new Map,problems:/* @__PURE__ */ new Map},i=t.length>0?Qn(r,Yn(r,e,Jn(t,n))):/* @__PURE__ */ new Map;return{...r,placesOf:e=>i.get(e)?.map(e=>e.sections)??[[]]}}function Jn(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)for(let e of t(r).files)Y(n,r.file,[r,e]);return n}function Yn(e,t,n){let r=new Set([...n.values()].flatMap(e=>e.map(([,e])=>e))),i=/* @__PURE__ */ new Set;for(let a of[...t.filter(e=>!r.has(e)),...t])Xn(e,a,n,i);return[...i].reverse()}function Xn(e,t,n,r){let i=[],a=/* @__PURE__ */ new Map,o=e=>{r.has(e)||a.has(e)||(a.set(e,i.length),i.push({file:e,next:0}))};o(t);for(let t=i.at(-1);t;t=i.at(-1)){let[s,c]=n.get(t.file)?.[t.next++]??[];!s||!c?(i.pop(),a.delete(t.file),r.add(t.file)):a.has(c)?Zn(e,s,i.slice(a.get(c)).map(e=>e.file)):(Y(e.files,s,c),Y(e.includers,c,s),o(c))}}function Zn(e,t,n){let[r,...i]=n.map(e=>e.path),a=i.slice(0,5).map(e=>`${e}, which includes `);tr(e,t,`${i.length===0?`${r} includes itself`:`${r} includes ${a.join(``)}${i.length>5?`… `:``}${r} again`}; httpd gives up on such a circle.`)}function Qn(e,t){let n={sections:[],inside:/* @__PURE__ */ new Map},r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Map;for(let a of t){for(let t of e.includers.get(a)??[])i.get(t.file)===128&&$n(e,t,a);let t=e.includers.get(a)??[],o=t.map(e=>i.get(e.file)??0);i.set(a,o.reduce((e,t)=>Math.max(e,t+1),0));let s=new Set(t.flatMap(e=>(r.get(e.file)??[n]).map(t=>er(t,e))));r.set(a,s.size>0?[...s].slice(0,Kn):[n]);let[c]=t;c&&s.size>Kn&&tr(e,c,`${a.path} is included in more than ${Kn} different places, of which not all are looked at.`)}return r}function $n(e,t,n){e.includers.set(n,(e.includers.get(n)??[]).filter(e=>e!==t)),e.files.set(t,(e.files.get(t)??[]).filter(e=>e!==n)),tr(e,t,`Include lines nest more than 128 deep here, which httpd refuses.`)}function er(e,t){let{parent:r}=t;if(!r)return e;let i=e.inside.get(r);if(i)return i;let a={sections:[...n(t),...e.sections],inside:/* @__PURE__ */ new Map};return e.inside.set(r,a),a}function tr({problems:e},t,n){let r={start:t.name.start,end:t.args.at(-1)?.end??t.name.end};e.get(t.file)?.some(e=>e.at.start===r.start)||Y(e,t.file,{at:r,message:n})}function Y(e,t,n){let r=e.get(t);r?r.push(n):e.set(t,[n])}function nr(e,t=ir){let n=new Set(e.flatMap(e=>[...e.keys])),r=or(e,t),i=e=>r?e.filter(e=>!r(e)):e,a=/* @__PURE__ */ new Map;function o(t){if(!n.has(t))return rr;let r=a.get(t)??i(e.flatMap(e=>e.named(t)));return a.set(t,r),r}function s(e){let[t=rr,...n]=e.map(o);return n.length===0?t:t.concat(...n)}return{names:n,directives:(...e)=>s(e.map(X)),says:(...e)=>e.some(e=>r?o(X(e)).length>0:n.has(X(e))),sections:(...e)=>s(e.map(ar)),directivesIn:(e,t)=>i(e.named(X(t))),sectionsIn:(e,t)=>i(e.named(ar(t))),isLive:e=>!r?.(e)}}const rr=[],ir=/* @__PURE__ */ new Set,X=e=>e.toLowerCase(),ar=e=>`<${e.toLowerCase()}`;function or(e,t){let r=new Set(e.flatMap(sr));if(r.size!==0||t.size!==0)return e=>{if(t.has(e.file)||e.kind===`section`&&r.has(e))return!0;for(let t of n(e))if(r.has(t))return!0;return!1}}const sr=e=>[...e.keys].filter(e=>e.startsWith(`<if`)).flatMap(t=>e.named(t)).filter(e=>e.kind===`section`&&w(e)&&C(e,`2.4`)===`never`);let cr;const lr=/* @__PURE__ */ new Map;function ur(e){let t=e.toLowerCase(),n=fr().get(t);if(n===void 0)return;let r=lr.get(t)??pr(n);return lr.set(t,r),r}const dr=()=>Array.from(fr().keys(),e=>ur(e));function fr(){return cr??=new Map(`AcceptFilter core/s/-/TAKE2 =
AcceptMutex mpm_common/s/-/TAKE1 -
AcceptPathInfo core/svdh/FileInfo/TAKE1 =
AccessFileName core/sv/-/RAW_ARGS =
Action mod_actions/svdh/FileInfo/TAKE23 =
AddAlt mod_autoindex/svdh/Indexes/ITERATE2 =
AddAltByEncoding mod_autoindex/svdh/Indexes/ITERATE2 =
AddAltByType mod_autoindex/svdh/Indexes/ITERATE2 =
AddCharset mod_mime/svdh/FileInfo/ITERATE2 =
AddDefaultCharset core/svdh/FileInfo/TAKE1 =
AddDescription mod_autoindex/svdh/Indexes/ITERATE2 =
AddEncoding mod_mime/svdh/FileInfo/ITERATE2 =
AddHandler mod_mime/svdh/FileInfo/ITERATE2 =
AddIcon mod_autoindex/svdh/Indexes/ITERATE2 =
AddIconByEncoding mod_autoindex/svdh/Indexes/ITERATE2 =
AddIconByType mod_autoindex/svdh/Indexes/ITERATE2 =
AddInputFilter mod_mime/svdh/FileInfo/ITERATE2 =
AddLanguage mod_mime/svdh/FileInfo/ITERATE2 =
AddModuleInfo mod_info/sv/-/TAKE2 =
AddOutputFilter mod_mime/svdh/FileInfo/ITERATE2 =
AddOutputFilterByType core/svdh/FileInfo/ITERATE2 mod_filter/svdh/FileInfo/TAKE_ARGV
AddType mod_mime/svdh/FileInfo/ITERATE2 =
Alias mod_alias/sv/-/TAKE2 mod_alias/svd/-/TAKE12
AliasMatch mod_alias/sv/-/TAKE2 =
AliasPreservePath - mod_alias/svd/-/FLAG
Allow mod_authz_host/dh/Limit/ITERATE2 mod_access_compat/dh/Limit/ITERATE2
AllowCONNECT mod_proxy/sv/-/ITERATE mod_proxy_connect/sv/-/ITERATE
AllowEncodedSlashes core/sv/-/TAKE1 =
AllowMethods - mod_allowmethods/d/-/TAKE_ARGV
AllowOverride core/d/-/RAW_ARGS =
AllowOverrideList - core/d/-/TAKE_ARGV
Anonymous mod_authn_anon/dh/AuthConfig/ITERATE =
Anonymous_LogEmail mod_authn_anon/dh/AuthConfig/FLAG =
Anonymous_MustGiveEmail mod_authn_anon/dh/AuthConfig/FLAG =
Anonymous_NoUserID mod_authn_anon/dh/AuthConfig/FLAG =
Anonymous_VerifyEmail mod_authn_anon/dh/AuthConfig/FLAG =
AsyncRequestWorkerFactor - event/s/-/TAKE1
AuthBasicAuthoritative mod_auth_basic/dh/AuthConfig/FLAG =
AuthBasicFake - mod_auth_basic/dh/AuthConfig/TAKE12
AuthBasicProvider mod_auth_basic/dh/AuthConfig/ITERATE =
AuthBasicUseDigestAlgorithm - mod_auth_basic/dh/AuthConfig/TAKE1
AuthDBDUserPWQuery mod_authn_dbd/d/-/TAKE1 =
AuthDBDUserRealmQuery mod_authn_dbd/d/-/TAKE1 =
AuthDBMGroupFile mod_authz_dbm/dh/AuthConfig/TAKE1 =
AuthDBMType mod_authn_dbm/dh/AuthConfig/TAKE1 =
AuthDBMUserFile mod_authn_dbm/dh/AuthConfig/TAKE1 =
AuthDefaultAuthoritative mod_authn_default/dh/AuthConfig/FLAG -
AuthDigestAlgorithm mod_auth_digest/dh/AuthConfig/TAKE1 =
AuthDigestDomain mod_auth_digest/dh/AuthConfig/ITERATE =
AuthDigestNcCheck mod_auth_digest/s/-/FLAG mod_auth_digest/?/-/FLAG
AuthDigestNonceFormat mod_auth_digest/dh/AuthConfig/TAKE1 mod_auth_digest/?/-/TAKE1
AuthDigestNonceLifetime mod_auth_digest/dh/AuthConfig/TAKE1 =
AuthDigestProvider mod_auth_digest/dh/AuthConfig/ITERATE =
AuthDigestQop mod_auth_digest/dh/AuthConfig/ITERATE =
AuthDigestShmemSize mod_auth_digest/s/-/TAKE1 =
AuthFormAuthoritative - mod_auth_form/dh/AuthConfig/FLAG
AuthFormBody - mod_auth_form/d/-/TAKE1
AuthFormDisableNoStore - mod_auth_form/d/-/FLAG
AuthFormFakeBasicAuth - mod_auth_form/d/-/FLAG
AuthFormLocation - mod_auth_form/d/-/TAKE1
AuthFormLoginRequiredLocation - mod_auth_form/d/-/TAKE1
AuthFormLoginSuccessLocation - mod_auth_form/d/-/TAKE1
AuthFormLogoutLocation - mod_auth_form/d/-/TAKE1
AuthFormMethod - mod_auth_form/d/-/TAKE1
AuthFormMimetype - mod_auth_form/d/-/TAKE1
AuthFormPassword - mod_auth_form/d/-/TAKE1
AuthFormProvider - mod_auth_form/dh/AuthConfig/ITERATE
AuthFormSitePassphrase - mod_auth_form/d/-/TAKE1
AuthFormSize - mod_auth_form/d/-/TAKE1
AuthFormUsername - mod_auth_form/d/-/TAKE1
AuthGroupFile mod_authz_groupfile/dh/AuthConfig/TAKE12 mod_authz_groupfile/dh/AuthConfig/TAKE1
AuthLDAPAuthorizePrefix - mod_authnz_ldap/dh/AuthConfig/TAKE1
AuthLDAPBindAuthoritative mod_authnz_ldap/dh/AuthConfig/FLAG =
AuthLDAPBindDN mod_authnz_ldap/dh/AuthConfig/TAKE1 =
AuthLDAPBindPassword mod_authnz_ldap/dh/AuthConfig/TAKE1 =
AuthLDAPCharsetConfig mod_authnz_ldap/s/-/TAKE1 =
AuthLDAPCompareAsUser - mod_authnz_ldap/dh/AuthConfig/FLAG
AuthLDAPCompareDNOnServer mod_authnz_ldap/dh/AuthConfig/FLAG =
AuthLDAPDereferenceAliases mod_authnz_ldap/dh/AuthConfig/TAKE1 =
AuthLDAPGroupAttribute mod_authnz_ldap/dh/AuthConfig/ITERATE =
AuthLDAPGroupAttributeIsDN mod_authnz_ldap/dh/AuthConfig/FLAG =
AuthLDAPInitialBindAsUser - mod_authnz_ldap/dh/AuthConfig/FLAG
AuthLDAPInitialBindPattern - mod_authnz_ldap/dh/AuthConfig/TAKE2
AuthLDAPMaxSubGroupDepth - mod_authnz_ldap/dh/AuthConfig/TAKE1
AuthLDAPRemoteUserAttribute mod_authnz_ldap/dh/AuthConfig/TAKE1 =
AuthLDAPRemoteUserIsDN mod_authnz_ldap/dh/AuthConfig/FLAG =
AuthLDAPSearchAsUser - mod_authnz_ldap/dh/AuthConfig/FLAG
AuthLDAPSubGroupAttribute - mod_authnz_ldap/dh/AuthConfig/ITERATE
AuthLDAPSubGroupClass - mod_authnz_ldap/dh/AuthConfig/ITERATE
AuthLDAPUrl mod_authnz_ldap/dh/AuthConfig/TAKE12 =
AuthMerging - mod_authz_core/dh/AuthConfig/TAKE1
AuthName core/dh/AuthConfig/TAKE1 mod_authn_core/dh/AuthConfig/TAKE1
AuthnCacheContext - mod_authn_socache/d/-/TAKE1
AuthnCacheEnable - mod_authn_socache/s/-/NO_ARGS
AuthnCacheProvideFor - mod_authn_socache/dh/AuthConfig/ITERATE
AuthnCacheSOCache - mod_authn_socache/s/-/TAKE1
AuthnCacheTimeout - mod_authn_socache/dh/AuthConfig/TAKE1
AuthnProviderAlias mod_authn_alias/s/-/RAW_ARGS mod_authn_core/s/-/RAW_ARGS
AuthnzFcgiCheckAuthnProvider - mod_authnz_fcgi/d/-/TAKE_ARGV
AuthnzFcgiDefineProvider - mod_authnz_fcgi/s/-/TAKE_ARGV
AuthType core/dh/AuthConfig/TAKE1 mod_authn_core/dh/AuthConfig/TAKE1
AuthUserFile mod_authn_file/dh/AuthConfig/TAKE12 mod_authn_file/dh/AuthConfig/TAKE1
AuthzDBDLoginToReferer - mod_authz_dbd/d/-/FLAG
AuthzDBDQuery - mod_authz_dbd/d/-/TAKE1
AuthzDBDRedirectQuery - mod_authz_dbd/d/-/TAKE1
AuthzDBMAuthoritative mod_authz_dbm/dh/AuthConfig/FLAG -
AuthzDBMType mod_authz_dbm/dh/AuthConfig/TAKE1 =
AuthzDefaultAuthoritative mod_authz_default/dh/AuthConfig/FLAG -
AuthzGroupFileAuthoritative mod_authz_groupfile/dh/AuthConfig/FLAG -
AuthzLDAPAuthoritative mod_authnz_ldap/dh/AuthConfig/FLAG -
AuthzOwnerAuthoritative mod_authz_owner/dh/AuthConfig/FLAG -
AuthzProviderAlias - mod_authz_core/s/-/RAW_ARGS
AuthzSendForbiddenOnFailure - mod_authz_core/dh/-/FLAG
AuthzUserAuthoritative mod_authz_user/dh/AuthConfig/FLAG -
BalancerGrowth - mod_proxy/sv/-/TAKE1
BalancerInherit - mod_proxy/sv/-/FLAG
BalancerMember mod_proxy/d/-/RAW_ARGS =
BalancerPersist - mod_proxy/sv/-/FLAG
BrotliAlterETag - mod_brotli/sv/-/TAKE1
BrotliCompressionMaxInputBlock - mod_brotli/sv/-/TAKE1
BrotliCompressionQuality - mod_brotli/sv/-/TAKE1
BrotliCompressionWindow - mod_brotli/sv/-/TAKE1
BrotliFilterNote - mod_brotli/sv/-/TAKE12
BrowserMatch mod_setenvif/svdh/FileInfo/RAW_ARGS =
BrowserMatchNoCase mod_setenvif/svdh/FileInfo/RAW_ARGS =
BufferedLogs mod_log_config/s/-/FLAG =
BufferSize - mod_buffer/svdh/-/TAKE1
CacheDefaultExpire mod_cache/sv/-/TAKE1 mod_cache/svdh/-/TAKE1
CacheDetailHeader - mod_cache/svdh/-/FLAG
CacheDirLength mod_disk_cache/sv/-/TAKE1 mod_cache_disk/sv/-/TAKE1
CacheDirLevels mod_disk_cache/sv/-/TAKE1 mod_cache_disk/sv/-/TAKE1
CacheDisable mod_cache/sv/-/TAKE1 mod_cache/svdh/-/TAKE1
CacheEnable mod_cache/sv/-/TAKE2 mod_cache/svd/-/TAKE12
CacheFile mod_file_cache/s/-/ITERATE =
CacheHeader - mod_cache/svdh/-/FLAG
CacheIgnoreCacheControl mod_cache/sv/-/FLAG =
CacheIgnoreHeaders mod_cache/sv/-/ITERATE =
CacheIgnoreNoLastMod mod_cache/sv/-/FLAG mod_cache/svdh/-/FLAG
CacheIgnoreQueryString mod_cache/sv/-/FLAG =
CacheIgnoreURLSessionIdentifiers mod_cache/sv/-/ITERATE =
CacheKeyBaseURL - mod_cache/sv/-/TAKE1
CacheLastModifiedFactor mod_cache/sv/-/TAKE1 mod_cache/svdh/-/TAKE1
CacheLock mod_cache/sv/-/FLAG =
CacheLockMaxAge mod_cache/sv/-/TAKE1 =
CacheLockPath mod_cache/sv/-/TAKE1 =
CacheMaxExpire mod_cache/sv/-/TAKE1 mod_cache/svdh/-/TAKE1
CacheMaxFileSize mod_disk_cache/sv/-/TAKE1 mod_cache_disk/svdh/-/TAKE1
CacheMinExpire - mod_cache/svdh/-/TAKE1
CacheMinFileSize mod_disk_cache/sv/-/TAKE1 mod_cache_disk/svdh/-/TAKE1
CacheNegotiatedDocs mod_negotiation/sv/-/FLAG =
CacheQuickHandler - mod_cache/sv/-/FLAG
CacheReadSize - mod_cache_disk/svdh/-/TAKE1
CacheReadTime - mod_cache_disk/svdh/-/TAKE1
CacheRoot mod_disk_cache/sv/-/TAKE1 mod_cache_disk/sv/-/TAKE1
CacheSocache - mod_cache_socache/sv/-/TAKE1
CacheSocacheMaxSize - mod_cache_socache/svdh/-/TAKE1
CacheSocacheMaxTime - mod_cache_socache/svdh/-/TAKE1
CacheSocacheMinTime - mod_cache_socache/svdh/-/TAKE1
CacheSocacheReadSize - mod_cache_socache/svdh/-/TAKE1
CacheSocacheReadTime - mod_cache_socache/svdh/-/TAKE1
CacheStaleOnError - mod_cache/svdh/-/FLAG
CacheStoreExpired - mod_cache/svdh/-/FLAG
CacheStoreNoStore mod_cache/sv/-/FLAG mod_cache/svdh/-/FLAG
CacheStorePrivate mod_cache/sv/-/FLAG mod_cache/svdh/-/FLAG
CaseFilter mod_case_filter/?/-/FLAG =
CaseFilterIn mod_case_filter_in/?/-/FLAG =
CGIDScriptTimeout mod_cgid/svdh/-/TAKE1 =
CGIMapExtension core/dh/FileInfo/TAKE23 =
CGIPassAuth - core/dh/AuthConfig/FLAG
CGIScriptTimeout - mod_cgi/svdh/-/TAKE1
CGIVar - core/dh/FileInfo/TAKE2
CharsetDefault mod_charset_lite/svdh/FileInfo/TAKE1 =
CharsetOptions mod_charset_lite/svdh/FileInfo/ITERATE =
CharsetSourceEnc mod_charset_lite/svdh/FileInfo/TAKE1 =
CheckBasenameMatch - mod_speling/svdh/Options/FLAG
CheckCaseOnly mod_speling/svdh/Options/FLAG =
CheckSpelling mod_speling/svdh/Options/FLAG =
ChrootDir mpm_common/s/-/TAKE1 mod_unixd/s/-/TAKE1
ContentDigest core/svdh/Options/FLAG =
CookieDomain mod_usertrack/svdh/FileInfo/TAKE1 =
CookieExpires mod_usertrack/svdh/FileInfo/TAKE1 =
CookieHTTPOnly - mod_usertrack/svdh/FileInfo/FLAG
CookieLog mod_log_config/sv/-/TAKE1 -
CookieName mod_usertrack/svdh/FileInfo/TAKE1 =
CookieSameSite - mod_usertrack/svdh/FileInfo/TAKE1
CookieSecure - mod_usertrack/svdh/FileInfo/FLAG
CookieStyle mod_usertrack/svdh/FileInfo/TAKE1 =
CookieTracking mod_usertrack/svdh/FileInfo/FLAG =
CoreDumpDirectory mpm_common/s/-/TAKE1 =
CustomLog mod_log_config/sv/-/TAKE23 =
Dav mod_dav/d/-/TAKE1 =
DavBasePath - mod_dav/d/-/TAKE1
DavDepthInfinity mod_dav/svd/-/FLAG =
DavGenericLockDB mod_dav_lock/svd/-/TAKE1 =
DavLockDB mod_dav_fs/sv/-/TAKE1 =
DavLockDiscovery - mod_dav_fs/svdh/-/FLAG
DavMinTimeout mod_dav/svd/-/TAKE1 =
DBDExptime mod_dbd/sv/-/TAKE1 =
DBDInitSQL - mod_dbd/sv/-/TAKE1
DBDKeep mod_dbd/sv/-/TAKE1 =
DBDMax mod_dbd/sv/-/TAKE1 =
DBDMin mod_dbd/sv/-/TAKE1 =
DBDParams mod_dbd/sv/-/TAKE1 =
DBDPersist mod_dbd/sv/-/FLAG =
DBDPrepareSQL mod_dbd/sv/-/TAKE12 =
DBDriver mod_dbd/sv/-/TAKE1 =
DefaultIcon mod_autoindex/svdh/Indexes/TAKE1 =
DefaultLanguage mod_mime/svdh/FileInfo/TAKE1 =
DefaultRuntimeDir - core/s/-/TAKE1
DefaultType core/svdh/FileInfo/TAKE1 =
Define - core/svd/-/TAKE12
DeflateAlterETag - mod_deflate/sv/-/TAKE1
DeflateBufferSize mod_deflate/sv/-/TAKE1 =
DeflateCompressionLevel mod_deflate/sv/-/TAKE1 =
DeflateFilterNote mod_deflate/sv/-/TAKE12 =
DeflateInflateLimitRequestBody mod_deflate/svdh/-/TAKE1 =
DeflateInflateRatioBurst mod_deflate/svdh/-/TAKE1 =
DeflateInflateRatioLimit mod_deflate/svdh/-/TAKE1 =
DeflateMemLevel mod_deflate/sv/-/TAKE1 =
DeflateWindowSize mod_deflate/sv/-/TAKE1 =
Deny mod_authz_host/dh/Limit/ITERATE2 mod_access_compat/dh/Limit/ITERATE2
Directory core/sv/-/RAW_ARGS =
DirectoryCheckHandler - mod_dir/svdh/Indexes/FLAG
DirectoryIndex mod_dir/svdh/Indexes/ITERATE mod_dir/svdh/Indexes/RAW_ARGS
DirectoryIndexRedirect - mod_dir/svdh/Indexes/TAKE1
DirectoryMatch core/sv/-/RAW_ARGS =
DirectorySlash mod_dir/svdh/Indexes/FLAG =
DocumentRoot core/sv/-/TAKE1 =
DTracePrivileges - mod_privileges/s/-/FLAG
DumpIOInput mod_dumpio/s/-/FLAG =
DumpIOLogLevel mod_dumpio/s/-/TAKE1 -
DumpIOOutput mod_dumpio/s/-/FLAG =
Else - core/svdh/All/RAW_ARGS
ElseIf - core/svdh/All/RAW_ARGS
EnableExceptionHook mpm_common/s/-/TAKE1 =
EnableMMAP core/svdh/FileInfo/TAKE1 =
EnableSendfile core/svdh/FileInfo/TAKE1 =
Error - core/svdh/-/RAW_ARGS
ErrorDocument core/svdh/FileInfo/TAKE2 =
ErrorLog core/sv/-/TAKE1 =
ErrorLogFormat - core/sv/-/TAKE12
Example mod_example/svdh/-/NO_ARGS mod_example_hooks/svdh/-/NO_ARGS
ExpiresActive mod_expires/svdh/Indexes/FLAG =
ExpiresByType mod_expires/svdh/Indexes/TAKE2 =
ExpiresDefault mod_expires/svdh/Indexes/TAKE1 =
ExtendedStatus mod_status/s/-/FLAG core/s/-/FLAG
ExtFilterDefine mod_ext_filter/s/-/RAW_ARGS =
ExtFilterOptions mod_ext_filter/d/-/ITERATE =
FallbackResource mod_dir/svdh/Indexes/TAKE1 =
FancyIndexing mod_autoindex/?/-/RAW_ARGS =
FileETag core/svdh/FileInfo/RAW_ARGS =
Files core/svdh/All/RAW_ARGS =
FilesMatch core/svdh/All/RAW_ARGS =
FilterChain mod_filter/svdh/Options/ITERATE =
FilterDeclare mod_filter/svdh/Options/TAKE12 =
FilterProtocol mod_filter/svdh/Options/TAKE23 =
FilterProvider mod_filter/svdh/Options/RAW_ARGS mod_filter/svdh/Options/TAKE3
FilterTrace mod_filter/svd/-/TAKE2 =
FlushMaxPipelined - core/sv/-/TAKE1
FlushMaxThreshold - core/sv/-/TAKE1
ForceLanguagePriority mod_negotiation/svdh/FileInfo/ITERATE =
ForceType core/dh/FileInfo/TAKE1 =
ForensicLog mod_log_forensic/sv/-/TAKE1 =
GlobalLog - mod_log_config/s/-/TAKE23
GprofDir core/sv/-/TAKE1 =
GracefulShutdownTimeout mpm_common/s/-/TAKE1 =
Group mpm_common/s/-/TAKE1 mod_unixd/s/-/TAKE1
H2CopyFiles - mod_http2/svdh/-/TAKE1
H2Direct - mod_http2/sv/-/TAKE1
H2EarlyHint - mod_http2/svdh/-/TAKE2
H2EarlyHints - mod_http2/sv/-/TAKE1
H2MaxDataFrameLen - mod_http2/sv/-/TAKE1
H2MaxSessionStreams - mod_http2/sv/-/TAKE1
H2MaxWorkerIdleSeconds - mod_http2/s/-/TAKE1
H2MaxWorkers - mod_http2/s/-/TAKE1
H2MinWorkers - mod_http2/s/-/TAKE1
H2ModernTLSOnly - mod_http2/sv/-/TAKE1
H2OutputBuffering - mod_http2/sv/-/TAKE1
H2Padding - mod_http2/sv/-/TAKE1
H2ProxyRequests - mod_http2/sv/-/TAKE1
H2Push - mod_http2/svdh/-/TAKE1
H2PushDiarySize - mod_http2/sv/-/TAKE1
H2PushPriority - mod_http2/sv/-/TAKE23
H2PushResource - mod_http2/svdh/-/TAKE123
H2SerializeHeaders - mod_http2/sv/-/TAKE1
H2SessionExtraFiles - mod_http2/?/-/TAKE1
H2StreamMaxMemSize - mod_http2/sv/-/TAKE1
H2StreamTimeout - mod_http2/svd/-/TAKE1
H2TLSCoolDownSecs - mod_http2/sv/-/TAKE1
H2TLSWarmUpSize - mod_http2/sv/-/TAKE1
H2Upgrade - mod_http2/svdh/-/TAKE1
H2WebSockets - mod_http2/sv/-/TAKE1
H2WindowSize - mod_http2/sv/-/TAKE1
Header mod_headers/svdh/FileInfo/RAW_ARGS =
HeaderName mod_autoindex/svdh/Indexes/TAKE1 =
HeartbeatAddress - mod_heartbeat/s/-/TAKE1
HeartbeatListen - mod_heartmonitor/s/-/TAKE1
HeartbeatMaxServers - mod_heartmonitor/s/-/TAKE1
HeartbeatStorage - mod_heartmonitor/s/-/TAKE1
HostnameLookups core/svd/-/TAKE1 =
HttpProtocolOptions core/sv/-/ITERATE =
IdentityCheck mod_ident/svd/-/FLAG =
IdentityCheckTimeout mod_ident/svd/-/TAKE1 =
If - core/svdh/All/RAW_ARGS
IfDefine core/svdh/All/TAKE1 core/svdh/All/RAW_ARGS
IfDirective - core/svdh/All/RAW_ARGS
IfFile - core/svdh/All/RAW_ARGS
IfModule core/svdh/All/TAKE1 core/svdh/All/RAW_ARGS
IfSection - core/svdh/All/RAW_ARGS
IfVersion mod_version/svdh/All/TAKE123 =
ImapBase mod_imagemap/svdh/Indexes/TAKE1 =
ImapDefault mod_imagemap/svdh/Indexes/TAKE1 =
ImapMenu mod_imagemap/svdh/Indexes/TAKE1 =
Include core/svd/-/TAKE1 =
IncludeOptional - core/svd/-/TAKE1
IndexHeadInsert mod_autoindex/svdh/Indexes/TAKE1 =
IndexIgnore mod_autoindex/svdh/Indexes/ITERATE =
IndexIgnoreReset - mod_autoindex/svdh/Indexes/FLAG
IndexOptions mod_autoindex/svdh/Indexes/TAKE_ARGV =
IndexOrderDefault mod_autoindex/svdh/Indexes/TAKE2 =
IndexStyleSheet mod_autoindex/svdh/Indexes/TAKE1 =
InputSed - mod_sed/dh/-/TAKE1
ISAPIAppendLogToErrors mod_isapi/svdh/FileInfo/FLAG =
ISAPIAppendLogToQuery mod_isapi/svdh/FileInfo/FLAG =
ISAPICacheFile mod_isapi/sv/-/ITERATE =
ISAPIFakeAsync mod_isapi/svdh/FileInfo/FLAG =
ISAPILogNotSupported mod_isapi/svdh/FileInfo/FLAG =
ISAPIReadAheadBuffer mod_isapi/svdh/FileInfo/TAKE1 =
KeepAlive core/sv/-/TAKE1 core/sv/-/FLAG
KeepAliveTimeout core/sv/-/TAKE1 =
KeptBodySize - mod_request/d/-/TAKE1
LanguagePriority mod_negotiation/svdh/FileInfo/ITERATE =
LDAPCacheEntries mod_ldap/s/-/TAKE1 =
LDAPCacheTTL mod_ldap/s/-/TAKE1 =
LDAPConnectionPoolTTL - mod_ldap/sv/-/TAKE1
LDAPConnectionTimeout mod_ldap/s/-/TAKE1 =
LDAPLibraryDebug - mod_ldap/s/-/TAKE1
LDAPOpCacheEntries mod_ldap/s/-/TAKE1 =
LDAPOpCacheTTL mod_ldap/s/-/TAKE1 =
LDAPReferralHopLimit - mod_ldap/dh/AuthConfig/TAKE1
LDAPReferrals - mod_ldap/dh/AuthConfig/TAKE1
LDAPRetries - mod_ldap/s/-/TAKE1
LDAPRetryDelay - mod_ldap/s/-/TAKE1
LDAPSharedCacheFile mod_ldap/s/-/TAKE1 =
LDAPSharedCacheSize mod_ldap/s/-/TAKE1 =
LDAPTimeout - mod_ldap/s/-/TAKE1
LDAPTrustedClientCert mod_ldap/svdh/-/TAKE23 mod_ldap/dh/-/TAKE23
LDAPTrustedGlobalCert mod_ldap/s/-/TAKE23 =
LDAPTrustedMode mod_ldap/sv/-/TAKE1 =
LDAPVerifyServerCert mod_ldap/s/-/FLAG =
Limit core/svdh/All/RAW_ARGS core/dh/AuthConfig+Limit/RAW_ARGS
LimitExcept core/svdh/All/RAW_ARGS core/dh/AuthConfig+Limit/RAW_ARGS
LimitInternalRecursion core/sv/-/TAKE12 =
LimitRequestBody core/svdh/All/TAKE1 =
LimitRequestFields core/sv/-/TAKE1 =
LimitRequestFieldSize core/sv/-/TAKE1 =
LimitRequestLine core/sv/-/TAKE1 =
LimitXMLRequestBody core/svdh/All/TAKE1 =
Listen mpm_common/s/-/TAKE_ARGV =
ListenBackLog mpm_common/s/-/TAKE1 =
ListenCoresBucketsRatio - mpm_common/s/-/TAKE1
LoadFile mod_so/s/-/ITERATE mod_so/sv/-/ITERATE
LoadModule mod_so/s/-/TAKE2 mod_so/sv/-/TAKE2
Location core/sv/-/RAW_ARGS =
LocationMatch core/sv/-/RAW_ARGS =
LockFile mpm_common/s/-/TAKE1 -
LogFormat mod_log_config/sv/-/TAKE12 =
LogIOTrackTTFB - mod_logio/svdh/All/FLAG
LogLevel core/sv/-/TAKE1 core/svd/-/ITERATE
LogMessage - mod_log_debug/d/-/TAKE123
Lua_____ByteCodeHack - mod_lua/?/-/RAW_ARGS
LuaAuthzProvider - mod_lua/s/-/TAKE3
LuaCodeCache - mod_lua/svdh/All/TAKE1
LuaHookAccessChecker - mod_lua/svdh/All/RAW_ARGS|TAKE23
LuaHookAuthChecker - mod_lua/svdh/All/RAW_ARGS|TAKE23
LuaHookCheckUserID - mod_lua/svdh/All/RAW_ARGS|TAKE23
LuaHookFixups - mod_lua/svdh/All/RAW_ARGS|TAKE2
LuaHookInsertFilter - mod_lua/svdh/All/TAKE2
LuaHookLog - mod_lua/svdh/All/TAKE2
LuaHookMapToStorage - mod_lua/svdh/All/RAW_ARGS|TAKE2
LuaHookPreTranslate - mod_lua/svdh/All/?
LuaHookPreTranslateName - mod_lua/?/-/RAW_ARGS|TAKE2
LuaHookTranslateName - mod_lua/sv/All/RAW_ARGS|TAKE23
LuaHookTypeChecker - mod_lua/svdh/All/RAW_ARGS|TAKE2
LuaInherit - mod_lua/svdh/All/TAKE1
LuaInputFilter - mod_lua/s/-/TAKE3
LuaMapHandler - mod_lua/svdh/All/TAKE23
LuaOutputFilter - mod_lua/s/-/TAKE3
LuaPackageCPath - mod_lua/svdh/All/TAKE1
LuaPackagePath - mod_lua/svdh/All/TAKE1
LuaQuickHandler - mod_lua/sv/All/RAW_ARGS|TAKE2
LuaRoot - mod_lua/svdh/All/TAKE1
LuaScope - mod_lua/svdh/All/TAKE123
Macro - mod_macro/svd/-/RAW_ARGS
MaxClients mpm_common/s/-/TAKE1 event/?/-/TAKE1
MaxConnectionsPerChild - mpm_common/s/-/TAKE1
MaxKeepAliveRequests core/sv/-/TAKE1 =
MaxMemFree mpm_common/s/-/TAKE1 =
MaxRangeOverlaps - core/svd/-/TAKE1
MaxRangeReversals - core/svd/-/TAKE1
MaxRanges core/svd/-/TAKE1 =
MaxRequestsPerChild mpm_common/s/-/TAKE1 core/?/-/TAKE1
MaxRequestsPerThread beos/s/-/TAKE1 -
MaxRequestWorkers - mpm_common/s/-/TAKE1
MaxSpareServers prefork/s/-/TAKE1 =
MaxSpareThreads mpm_common/s/-/TAKE1 =
MaxThreads mpm_netware/s/-/TAKE1 =
MCacheMaxObjectCount mod_mem_cache/s/-/TAKE1 -
MCacheMaxObjectSize mod_mem_cache/s/-/TAKE1 -
MCacheMaxStreamingBuffer mod_mem_cache/s/-/TAKE1 -
MCacheMinObjectSize mod_mem_cache/s/-/TAKE1 -
MCacheRemovalAlgorithm mod_mem_cache/s/-/TAKE1 -
MCacheSize mod_mem_cache/s/-/TAKE1 -
MDActivationDelay - mod_md/s/-/TAKE1
MDBaseServer - mod_md/s/-/TAKE1
MDCACertificateFile - mod_md/?/-/TAKE1
MDCAChallenges - mod_md/s/-/TAKE_ARGV
MDCertificateAgreement - mod_md/s/-/TAKE1
MDCertificateAuthority - mod_md/s/-/TAKE_ARGV
MDCertificateCheck - mod_md/s/-/TAKE2
MDCertificateFile - mod_md/s/-/TAKE1
MDCertificateKeyFile - mod_md/s/-/TAKE1
MDCertificateMonitor - mod_md/s/-/?
MDCertificateProtocol - mod_md/s/-/TAKE1
MDCertificateStatus - mod_md/s/-/TAKE1
MDChallengeDns01 - mod_md/s/-/RAW_ARGS
MDChallengeDns01Version - mod_md/s/-/TAKE1
MDCheckInterval - mod_md/?/-/TAKE1
MDContactEmail - mod_md/s/-/TAKE1
MDDriveMode - mod_md/s/-/TAKE1
MDExternalAccountBinding - mod_md/s/-/TAKE12
MDHttpProxy - mod_md/s/-/TAKE1
MDMatchNames - mod_md/s/-/TAKE1
MDMember - mod_md/s/-/TAKE_ARGV
MDMembers - mod_md/s/-/TAKE_ARGV
MDMessageCmd - mod_md/s/-/RAW_ARGS
MDMustStaple - mod_md/s/-/TAKE1
MDNotifyCmd - mod_md/s/-/RAW_ARGS
MDomain - mod_md/s/-/RAW_ARGS|TAKE_ARGV
MDomainSet - mod_md/s/-/RAW_ARGS
MDPortMap - mod_md/s/-/TAKE12
MDPrivateKeys - mod_md/s/-/TAKE_ARGV
MDRenewMode - mod_md/s/-/TAKE1
MDRenewWindow - mod_md/s/-/TAKE1
MDRequireHttps - mod_md/s/-/TAKE1
MDRetryDelay - mod_md/s/-/TAKE1
MDRetryFailover - mod_md/s/-/TAKE1
MDServerStatus - mod_md/s/-/TAKE1
MDStapleOthers - mod_md/s/-/TAKE1
MDStapling - mod_md/s/-/TAKE1
MDStaplingKeepResponse - mod_md/s/-/TAKE1
MDStaplingRenewWindow - mod_md/s/-/TAKE1
MDStoreDir - mod_md/s/-/TAKE1
MDStoreLocks - mod_md/s/-/TAKE1
MDWarnWindow - mod_md/s/-/TAKE1
MemcacheConnTTL - mod_socache_memcache/sv/-/TAKE1
MergeSlashes - core/sv/-/FLAG
MergeTrailers core/sv/-/FLAG =
MetaDir mod_cern_meta/svdh/Indexes/TAKE1 =
MetaFiles mod_cern_meta/svdh/Indexes/FLAG =
MetaSuffix mod_cern_meta/svdh/Indexes/TAKE1 =
MimeMagicFile mod_mime_magic/sv/-/TAKE1 =
MinSpareServers prefork/s/-/TAKE1 =
MinSpareThreads mpm_common/s/-/TAKE1 =
MMapFile mod_file_cache/s/-/ITERATE =
ModemStandard - mod_dialup/d/-/TAKE1
ModMimeUsePathInfo mod_mime/d/-/FLAG =
MultiviewsMatch mod_mime/svdh/FileInfo/ITERATE =
Mutex - core/s/-/RAW_ARGS
NameVirtualHost core/s/-/TAKE1 =
NoProxy mod_proxy/sv/-/ITERATE =
NWSSLTrustedCerts mod_nw_ssl/s/-/ITERATE =
NWSSLUpgradeable mod_nw_ssl/s/-/TAKE2 =
Options core/svdh/Options/RAW_ARGS =
Order mod_authz_host/dh/Limit/TAKE1 mod_access_compat/dh/Limit/TAKE1
OutputSed - mod_sed/dh/-/TAKE1
PassEnv mod_env/svdh/FileInfo/ITERATE =
PidFile mpm_common/s/-/TAKE1 =
Port core/?/-/TAKE1 =
PrivilegesMode - mod_privileges/svd/-/TAKE1
Protocol core/sv/-/TAKE1 =
ProtocolEcho mod_echo/sv/-/FLAG =
Protocols - core/sv/-/ITERATE
ProtocolsHonorOrder - core/sv/-/TAKE1
Proxy mod_proxy/sv/-/RAW_ARGS =
Proxy100Continue - mod_proxy/svd/-/FLAG
ProxyAddHeaders - mod_proxy/svd/-/FLAG
ProxyBadHeader mod_proxy/sv/-/TAKE1 =
ProxyBlock mod_proxy/sv/-/ITERATE =
ProxyDomain mod_proxy/sv/-/TAKE1 =
ProxyErrorOverride mod_proxy/sv/-/FLAG mod_proxy/svd/-/ITERATE
ProxyExpressDBMFile - mod_proxy_express/sv/-/TAKE1
ProxyExpressDBMType - mod_proxy_express/sv/-/TAKE1
ProxyExpressEnable - mod_proxy_express/sv/-/FLAG
ProxyFCGIBackendType - mod_proxy_fcgi/svdh/-/TAKE1
ProxyFCGISetEnvIf - mod_proxy_fcgi/svdh/-/TAKE23
ProxyFtpDirCharset mod_proxy/svd/-/TAKE1 mod_proxy_ftp/svd/-/TAKE1
ProxyFtpEscapeWildcards - mod_proxy_ftp/svd/-/FLAG
ProxyFtpListOnWildcard - mod_proxy_ftp/svd/-/FLAG
ProxyHCExpr - mod_proxy_hcheck/sv/-/RAW_ARGS
ProxyHCTemplate - mod_proxy_hcheck/sv/-/RAW_ARGS
ProxyHCTPsize - mod_proxy_hcheck/s/-/TAKE1
ProxyHTMLBufSize - mod_proxy_html/svd/-/TAKE1
ProxyHTMLCharsetOut - mod_proxy_html/svd/-/TAKE1
ProxyHTMLDocType - mod_proxy_html/svd/-/TAKE12
ProxyHTMLEnable - mod_proxy_html/svd/-/FLAG
ProxyHTMLEvents - mod_proxy_html/svd/-/ITERATE
ProxyHTMLExtended - mod_proxy_html/svd/-/FLAG
ProxyHTMLFixups - mod_proxy_html/svd/-/ITERATE
ProxyHTMLInterp - mod_proxy_html/svd/-/FLAG
ProxyHTMLLinks - mod_proxy_html/svd/-/ITERATE2
ProxyHTMLMeta - mod_proxy_html/svd/-/FLAG
ProxyHTMLStripComments - mod_proxy_html/svd/-/FLAG
ProxyHTMLURLMap - mod_proxy_html/svd/-/RAW_ARGS
ProxyIOBufferSize mod_proxy/sv/-/TAKE1 =
ProxyMatch mod_proxy/sv/-/RAW_ARGS =
ProxyMaxForwards mod_proxy/sv/-/TAKE1 =
ProxyPass mod_proxy/svd/-/RAW_ARGS =
ProxyPassInherit - mod_proxy/sv/-/FLAG
ProxyPassInterpolateEnv mod_proxy/svd/-/FLAG =
ProxyPassMatch mod_proxy/svd/-/RAW_ARGS =
ProxyPassReverse mod_proxy/svd/-/TAKE123 =
ProxyPassReverseCookieDomain mod_proxy/svd/-/TAKE23 =
ProxyPassReverseCookiePath mod_proxy/svd/-/TAKE23 =
ProxyPreserveHost mod_proxy/sv/-/FLAG mod_proxy/svd/-/FLAG
ProxyReceiveBufferSize mod_proxy/sv/-/TAKE1 =
ProxyRemote mod_proxy/sv/-/TAKE2 mod_proxy/sv/-/TAKE23
ProxyRemoteMatch mod_proxy/sv/-/TAKE2 mod_proxy/sv/-/TAKE23
ProxyRequests mod_proxy/sv/-/FLAG =
ProxySCGIInternalRedirect mod_proxy_scgi/svd/-/FLAG mod_proxy_scgi/svd/-/TAKE1
ProxySCGISendfile mod_proxy_scgi/svd/-/TAKE1 =
ProxySet mod_proxy/d/-/RAW_ARGS mod_proxy/svd/-/RAW_ARGS
ProxySourceAddress - mod_proxy/sv/-/TAKE1
ProxyStatus mod_proxy/sv/-/TAKE1 =
ProxyTimeout mod_proxy/sv/-/TAKE1 =
ProxyVia mod_proxy/sv/-/TAKE1 =
ProxyWebsocketFallbackToProxyHttp - mod_proxy_wstunnel/sv/-/FLAG
QualifyRedirectURL - core/svd/FileInfo/FLAG
ReadBufferSize - core/svd/-/TAKE1
ReadmeName mod_autoindex/svdh/Indexes/TAKE1 =
ReceiveBufferSize mpm_common/s/-/TAKE1 =
Redirect mod_alias/svdh/FileInfo/TAKE23 mod_alias/svdh/FileInfo/TAKE123
RedirectMatch mod_alias/svdh/FileInfo/TAKE23 =
RedirectPermanent mod_alias/svdh/FileInfo/TAKE2 =
RedirectRelative - mod_alias/svd/-/FLAG
RedirectTemp mod_alias/svdh/FileInfo/TAKE2 =
RedisConnPoolTTL - mod_socache_redis/sv/-/TAKE1
RedisTimeout - mod_socache_redis/sv/-/TAKE1
ReflectorHeader - mod_reflector/svdh/Options/TAKE12
RegexDefaultOptions - core/s/-/RAW_ARGS
RegisterHttpMethod core/s/-/ITERATE =
RemoteIPHeader - mod_remoteip/sv/-/TAKE1
RemoteIPInternalProxy - mod_remoteip/sv/-/ITERATE
RemoteIPInternalProxyList - mod_remoteip/sv/-/TAKE1
RemoteIPProxiesHeader - mod_remoteip/sv/-/TAKE1
RemoteIPProxyProtocol - mod_remoteip/sv/-/FLAG
RemoteIPProxyProtocolExceptions - mod_remoteip/sv/-/TAKE_ARGV
RemoteIPTrustedProxy - mod_remoteip/sv/-/ITERATE
RemoteIPTrustedProxyList - mod_remoteip/sv/-/TAKE1
RemoveCharset mod_mime/vdh/FileInfo/ITERATE =
RemoveEncoding mod_mime/vdh/FileInfo/ITERATE =
RemoveHandler mod_mime/vdh/FileInfo/ITERATE =
RemoveInputFilter mod_mime/vdh/FileInfo/ITERATE =
RemoveLanguage mod_mime/vdh/FileInfo/ITERATE =
RemoveOutputFilter mod_mime/vdh/FileInfo/ITERATE =
RemoveType mod_mime/vdh/FileInfo/ITERATE =
RequestHeader mod_headers/svdh/FileInfo/RAW_ARGS =
RequestReadTimeout mod_reqtimeout/sv/-/RAW_ARGS =
Require core/dh/AuthConfig/RAW_ARGS mod_authz_core/dh/AuthConfig/RAW_ARGS
RequireAll - mod_authz_core/dh/AuthConfig/RAW_ARGS
RequireAny - mod_authz_core/dh/AuthConfig/RAW_ARGS
RequireNone - mod_authz_core/dh/AuthConfig/RAW_ARGS
RequireNotAll - mod_authz_core/?/-/RAW_ARGS
RewriteBase mod_rewrite/dh/FileInfo/TAKE1 =
RewriteCond mod_rewrite/svdh/FileInfo/RAW_ARGS =
RewriteEngine mod_rewrite/svdh/FileInfo/FLAG =
RewriteLock mod_rewrite/s/-/TAKE1 -
RewriteLog mod_rewrite/sv/-/TAKE1 -
RewriteLogLevel mod_rewrite/sv/-/TAKE1 -
RewriteMap mod_rewrite/sv/-/TAKE2 mod_rewrite/sv/-/TAKE23
RewriteOptions mod_rewrite/svdh/FileInfo/ITERATE =
RewriteRule mod_rewrite/svdh/FileInfo/RAW_ARGS =
RLimitCPU core/svdh/All/TAKE12 =
RLimitMEM core/svdh/All/TAKE12 =
RLimitNPROC core/svdh/All/TAKE12 =
Satisfy core/dh/AuthConfig/TAKE1 mod_access_compat/dh/AuthConfig/TAKE1
ScoreBoardFile mpm_common/s/-/TAKE1 =
Script mod_actions/svd/-/TAKE2 =
ScriptAlias mod_alias/sv/-/TAKE2 mod_alias/svd/-/TAKE12
ScriptAliasMatch mod_alias/sv/-/TAKE2 =
ScriptInterpreterSource core/svdh/FileInfo/TAKE1 =
ScriptLog mod_cgi/sv/-/TAKE1 =
ScriptLogBuffer mod_cgi/sv/-/TAKE1 =
ScriptLogLength mod_cgi/sv/-/TAKE1 =
ScriptSock mod_cgid/s/-/TAKE1 =
SecureListen mod_nw_ssl/s/-/TAKE23 =
SeeRequestTail mod_status/s/-/FLAG core/s/-/FLAG
SendBufferSize mpm_common/s/-/TAKE1 =
ServerAdmin core/sv/-/TAKE1 =
ServerAlias core/v/-/RAW_ARGS =
ServerLimit mpm_common/s/-/TAKE1 =
ServerName core/sv/-/TAKE1 =
ServerPath core/v/-/TAKE1 =
ServerRoot core/s/-/TAKE1 =
ServerSignature core/svdh/All/TAKE1 =
ServerTokens core/s/-/TAKE1 =
Session - mod_session/svdh/AuthConfig/FLAG
SessionCookieName - mod_session_cookie/svdh/-/RAW_ARGS
SessionCookieName2 - mod_session_cookie/svdh/-/RAW_ARGS
SessionCookieRemove - mod_session_cookie/svdh/-/FLAG
SessionCryptoCipher - mod_session_crypto/svdh/-/TAKE1
SessionCryptoDriver - mod_session_crypto/s/-/RAW_ARGS
SessionCryptoPassphrase - mod_session_crypto/svdh/-/ITERATE
SessionCryptoPassphraseFile - mod_session_crypto/svd/-/TAKE1
SessionDBDCookieName - mod_session_dbd/svdh/-/RAW_ARGS
SessionDBDCookieName2 - mod_session_dbd/svdh/-/RAW_ARGS
SessionDBDCookieRemove - mod_session_dbd/svdh/-/FLAG
SessionDBDDeleteLabel - mod_session_dbd/svdh/-/TAKE1
SessionDBDInsertLabel - mod_session_dbd/svdh/-/TAKE1
SessionDBDPerUser - mod_session_dbd/svdh/-/FLAG
SessionDBDSelectLabel - mod_session_dbd/svdh/-/TAKE1
SessionDBDUpdateLabel - mod_session_dbd/svdh/-/TAKE1
SessionEnv - mod_session/svdh/AuthConfig/FLAG
SessionExclude - mod_session/svdh/-/TAKE1
SessionExpiryUpdateInterval - mod_session/svdh/-/TAKE1
SessionHeader - mod_session/svdh/AuthConfig/TAKE1
SessionInclude - mod_session/svdh/AuthConfig/TAKE1
SessionMaxAge - mod_session/svdh/AuthConfig/TAKE1
SetEnv mod_env/svdh/FileInfo/TAKE12 =
SetEnvIf mod_setenvif/svdh/FileInfo/RAW_ARGS =
SetEnvIfExpr - mod_setenvif/svdh/FileInfo/RAW_ARGS
SetEnvIfNoCase mod_setenvif/svdh/FileInfo/RAW_ARGS =
SetHandler core/svdh/FileInfo/TAKE1 =
SetInputFilter core/svdh/FileInfo/TAKE1 =
SetOutputFilter core/svdh/FileInfo/TAKE1 =
SSIAccessEnable mod_include/?/-/FLAG -
SSIEnableAccess mod_include/dh/-/? -
SSIEndTag mod_include/sv/-/TAKE1 =
SSIErrorMsg mod_include/svdh/All/TAKE1 =
SSIETag mod_include/dh/-/FLAG =
SSILastModified mod_include/dh/-/FLAG =
SSILegacyExprParser - mod_include/dh/-/FLAG
SSIStartTag mod_include/sv/-/TAKE1 =
SSITimeFormat mod_include/svdh/All/TAKE1 =
SSIUndefinedEcho mod_include/svdh/All/TAKE1 =
SSLCACertificateFile mod_ssl/sv/-/TAKE1 =
SSLCACertificatePath mod_ssl/sv/-/TAKE1 =
SSLCADNRequestFile mod_ssl/sv/-/TAKE1 =
SSLCADNRequestPath mod_ssl/sv/-/TAKE1 =
SSLCARevocationCheck - mod_ssl/sv/-/RAW_ARGS
SSLCARevocationFile mod_ssl/sv/-/TAKE1 =
SSLCARevocationPath mod_ssl/sv/-/TAKE1 =
SSLCertificateChainFile mod_ssl/sv/-/TAKE1 =
SSLCertificateFile mod_ssl/sv/-/TAKE1 =
SSLCertificateKeyFile mod_ssl/sv/-/TAKE1 =
SSLCipherSuite mod_ssl/svdh/AuthConfig/TAKE1 mod_ssl/svdh/AuthConfig/TAKE12
SSLCompression mod_ssl/sv/-/FLAG =
SSLCryptoDevice mod_ssl/s/-/TAKE1 =
SSLEngine mod_ssl/sv/-/TAKE1 =
SSLFIPS mod_ssl/s/-/FLAG =
SSLHonorCipherOrder mod_ssl/sv/-/FLAG =
SSLInsecureRenegotiation mod_ssl/sv/-/FLAG =
SSLLog mod_ssl/?/-/RAW_ARGS =
SSLLogLevel mod_ssl/?/-/RAW_ARGS =
SSLMutex mod_ssl/s/-/TAKE1 -
SSLOCSPDefaultResponder - mod_ssl/sv/-/TAKE1
SSLOCSPEnable - mod_ssl/sv/-/RAW_ARGS
SSLOCSPNoverify - mod_ssl/sv/-/FLAG
SSLOCSPOverrideResponder - mod_ssl/sv/-/FLAG
SSLOCSPProxyURL - mod_ssl/sv/-/TAKE1
SSLOCSPResponderCertificateFile - mod_ssl/sv/-/TAKE1
SSLOCSPResponderTimeout - mod_ssl/sv/-/TAKE1
SSLOCSPResponseMaxAge - mod_ssl/sv/-/TAKE1
SSLOCSPResponseTimeSkew - mod_ssl/sv/-/TAKE1
SSLOCSPUseRequestNonce - mod_ssl/sv/-/FLAG
SSLOpenSSLConfCmd - mod_ssl/sv/-/TAKE2
SSLOptions mod_ssl/svdh/Options/RAW_ARGS =
SSLPassPhraseDialog mod_ssl/s/-/TAKE1 =
SSLProtocol mod_ssl/sv/Options/RAW_ARGS mod_ssl/sv/-/RAW_ARGS
SSLProxyCACertificateFile mod_ssl/sv/-/TAKE1 mod_ssl/svp/-/TAKE1
SSLProxyCACertificatePath mod_ssl/sv/-/TAKE1 mod_ssl/svp/-/TAKE1
SSLProxyCARevocationCheck - mod_ssl/svp/-/RAW_ARGS
SSLProxyCARevocationFile mod_ssl/sv/-/TAKE1 mod_ssl/svp/-/TAKE1
SSLProxyCARevocationPath mod_ssl/sv/-/TAKE1 mod_ssl/svp/-/TAKE1
SSLProxyCheckPeerCN mod_ssl/sv/-/FLAG mod_ssl/svp/-/FLAG
SSLProxyCheckPeerExpire mod_ssl/sv/-/FLAG mod_ssl/svp/-/FLAG
SSLProxyCheckPeerName - mod_ssl/svp/-/FLAG
SSLProxyCipherSuite mod_ssl/svdh/AuthConfig/TAKE1 mod_ssl/svp/-/TAKE12
SSLProxyEngine mod_ssl/sv/-/FLAG mod_ssl/svp/-/FLAG
SSLProxyMachineCertificateChainFile mod_ssl/s/-/TAKE1 mod_ssl/svp/-/TAKE1
SSLProxyMachineCertificateFile mod_ssl/s/-/TAKE1 mod_ssl/svp/-/TAKE1
SSLProxyMachineCertificatePath mod_ssl/s/-/TAKE1 mod_ssl/svp/-/TAKE1
SSLProxyProtocol mod_ssl/sv/Options/RAW_ARGS mod_ssl/svp/-/RAW_ARGS
SSLProxyVerify mod_ssl/sv/-/TAKE1 mod_ssl/svp/-/TAKE1
SSLProxyVerifyDepth mod_ssl/sv/AuthConfig/TAKE1 mod_ssl/svp/-/TAKE1
SSLRandomSeed mod_ssl/s/-/TAKE23 =
SSLRenegBufferSize mod_ssl/dh/AuthConfig/TAKE1 =
SSLRequire mod_ssl/dh/AuthConfig/RAW_ARGS =
SSLRequireSSL mod_ssl/dh/AuthConfig/NO_ARGS =
SSLSessionCache mod_ssl/s/-/TAKE1 =
SSLSessionCacheTimeout mod_ssl/sv/-/TAKE1 =
SSLSessionTicketKeyFile mod_ssl/sv/-/TAKE1 =
SSLSessionTickets mod_ssl/sv/-/FLAG =
SSLSRPUnknownUserSeed - mod_ssl/sv/-/TAKE1
SSLSRPVerifierFile - mod_ssl/sv/-/TAKE1
SSLStaplingCache - mod_ssl/s/-/TAKE1
SSLStaplingErrorCacheTimeout - mod_ssl/sv/-/TAKE1
SSLStaplingFakeTryLater - mod_ssl/sv/-/FLAG
SSLStaplingForceURL - mod_ssl/sv/-/TAKE1
SSLStaplingResponderTimeout - mod_ssl/sv/-/TAKE1
SSLStaplingResponseMaxAge - mod_ssl/sv/-/TAKE1
SSLStaplingResponseTimeSkew - mod_ssl/sv/-/TAKE1
SSLStaplingReturnResponderErrors - mod_ssl/sv/-/FLAG
SSLStaplingStandardCacheTimeout - mod_ssl/sv/-/TAKE1
SSLStrictSNIVHostCheck mod_ssl/sv/-/FLAG =
SSLUserName mod_ssl/sdh/AuthConfig/TAKE1 =
SSLUseStapling - mod_ssl/sv/-/FLAG
SSLVerifyClient mod_ssl/svdh/AuthConfig/TAKE1 =
SSLVerifyDepth mod_ssl/svdh/AuthConfig/TAKE1 =
StartServers mpm_common/s/-/TAKE1 =
StartThreads mpm_common/s/-/TAKE1 =
StrictHostCheck - core/sv/-/FLAG
Substitute mod_substitute/dh/FileInfo/TAKE1 =
SubstituteInheritBefore mod_substitute/dh/FileInfo/FLAG =
SubstituteMaxLineLength - mod_substitute/dh/FileInfo/TAKE1
Suexec core/s/-/FLAG mod_unixd/s/-/FLAG
SuexecUserGroup mod_suexec/sv/-/TAKE2 =
ThreadLimit mpm_common/s/-/TAKE1 =
ThreadsPerChild mpm_common/s/-/TAKE1 =
ThreadStackSize mpm_common/s/-/TAKE1 =
TimeOut core/sv/-/TAKE1 =
TraceEnable core/sv/-/TAKE1 =
TransferLog mod_log_config/sv/-/TAKE1 =
TypesConfig mod_mime/s/-/TAKE1 =
UNCList - core/s/-/TAKE_ARGV
UnDefine - core/s/-/TAKE1
UndefMacro - mod_macro/svd/-/TAKE1
UnsetEnv mod_env/svdh/FileInfo/ITERATE =
Use - mod_macro/svd/-/RAW_ARGS
UseCanonicalName core/svd/-/TAKE1 =
UseCanonicalPhysicalPort core/svd/-/TAKE1 =
User mpm_common/s/-/TAKE1 mod_unixd/s/-/TAKE1
UserDir mod_userdir/sv/-/RAW_ARGS =
VHostCGIMode - mod_privileges/v/-/TAKE1
VHostCGIPrivs - mod_privileges/v/-/ITERATE
VHostGroup - mod_privileges/v/-/TAKE1
VHostPrivs - mod_privileges/v/-/ITERATE
VHostSecure - mod_privileges/v/-/FLAG
VHostUser - mod_privileges/v/-/TAKE1
VirtualDocumentRoot mod_vhost_alias/sv/-/TAKE1 =
VirtualDocumentRootIP mod_vhost_alias/sv/-/TAKE1 =
VirtualHost core/s/-/RAW_ARGS =
VirtualScriptAlias mod_vhost_alias/sv/-/TAKE1 =
VirtualScriptAliasIP mod_vhost_alias/sv/-/TAKE1 =
WatchdogInterval - mod_watchdog/s/-/TAKE1
Win32DisableAcceptEx mpm_winnt/s/-/NO_ARGS -
XBitHack mod_include/svdh/Options/TAKE1 =
xml2EncAlias - mod_xml2enc/s/-/ITERATE2
xml2EncDefault - mod_xml2enc/svdh/-/TAKE1
xml2StartParse - mod_xml2enc/svdh/-/ITERATE`.split(`
`).map(e=>[e.slice(0,e.indexOf(` `)).replace(/[<>]/g,``).toLowerCase(),e])),cr}function pr(e){let[t=``,n=`-`,r=`-`]=e.split(` `),i=mr(n);return{name:t.replace(/[<>]/g,``),in22:i,in24:r===`=`?i:mr(r)}}function mr(e){if(e===`-`)return;let[t=``,n=``,r=``,i=``]=e.split(`/`);return{module:t,contexts:n,override:r===`-`?``:r,kind:i}}const hr=e=>gr(e)?`2.4`:`2.2`;function gr(e){if(!e.directives(`LoadModule`).some(e=>Sr(e)&&Dr(e))){for(let t of yr(e,Dr))return t;return _r(e)}}const _r=e=>[`lockfile`,`acceptmutex`].some(t=>e.names.has(t))?void 0:e.directives(`Include`,`IncludeOptional`).find(e=>/(^|\/)conf-enabled(\/|$)/.test(e.args[0]?.value??``)&&Dr(e));function vr(e){for(let{key:t,args:n}of yr(e,Or))if(t!==`require`||/^all$/i.test(n[0]?.value??``))return!0;return!1}function*yr(e,t){let n=e.names.has(`define`)&&e.directives(`LoadModule`).some(e=>e.args[0]?.value===`define_module`);yield*e.directives(`LoadModule`).filter(e=>xr(e)&&t(e));for(let r of e.names)n&&/^(un)?define$/.test(r)||(yield*Cr(e,r).filter(t))}const br=/^(mod_(authn_core|authz_core|access_compat|unixd|slotmem_\w+|socache_\w+|lbmethod_\w+))$/,xr=e=>br.test(S(e.args[0]?.value??``)?.name??``);function Sr(e){let t=S(e.args[0]?.value??``);return!!t?.symbol22&&!t.symbol24&&!pe[t.name]}function Cr(e,t){return t===`require`?e.directives(t).filter(Er):wr(t)?t.startsWith(`<`)?e.sections(t.slice(1)):e.directives(t):[]}function wr(e){let t=ur(e.replace(/^</,``));return!!t?.in24&&!t.in22&&!/^<?(if(file|directive|section)|macro|use|undefmacro|(proxyhtml|xml2|remoteip)\w*)$/.test(e)}const Tr=/^(all|ip|host|local|expr|env|method|not|forward-dns|ssl|ssl-verify-client)$/i,Er=e=>e.kind===`directive`&&Tr.test(e.args[0]?.value??``);function Dr(e){for(let t of n(e))if(w(t)&&C(t,`2.2`)!==`always`)return!1;return!0}function Or(e){for(let t of n(e)){let e=w(t)?C(t,`2.2`):`always`;if(e===`never`||e===`maybe`&&t.key!==`ifmodule`)return!1}return!0}function kr(e,t={}){let{others:n=[],complete:r=!1,from:i=`auto`,links:a=/* @__PURE__ */ new Map,...s}=t,{directives:c}=nr(e),l=c(`ServerRoot`).flatMap(e=>o(e).slice(0,1)),u=l.length===0&&s.serverRoot?[s.serverRoot]:l,d=s.mappings??[],f=e.flatMap(Ar),p=sn(e,a,s.folder),m=Fn(p,{roots:c(`ServerRoot`),includes:f,otherwise:s.serverRoot}),h=zn({given:p,said:u,roots:m,mappings:d}),g=qn(e,f,h),_=nr(e,jr(e,g)),v=new Set(_.directives(`LoadModule`).map(e=>e.args[0]?.value.toLowerCase())),y=/* @__PURE__ */ new Map,b={..._,files:e,others:n,complete:r,from:i===`auto`?hr(_):i,fromGiven:i!==`auto`,target:s.target,mappings:d,includersOf:e=>g.includers.get(e)??[],filesOf:e=>g.files.get(e)??[],isGuess:e=>h(e).how===`guess`,includesIn:Ar,includedBy:h,serverRoots:m,holdsFolder(e){let t=U(d,`/${e.join(`/`)}`).map(p.placeOf),n=t.length>0?t:Pn(m,e),r=(s.folders??[]).map(p.placeOf);return n.some(e=>r.some(t=>J(e,t)))},isOnDisk:s.folder!==void 0,placeOf:p.placeOf,placesOf:p.placesOf,enclosing:Pr(g),problemsOf:e=>[...e.problems,...g.problems.get(e)??[]].sort((e,t)=>e.at.start-t.at.start),once(e){return y.has(e)||y.set(e,e(b)),y.get(e)},linkAt:e=>[...a.keys()].find(t=>p.placeOf(t).join(`/`)===e.join(`/`)),role:s.role??`all`,server:s.server,layout:s.layout,among:(e,n)=>kr(e,{...t,...n}),on:n=>kr(e,{...t,from:n}),loads:e=>v.has(S(e)?.symbol24??e)||v.has(S(e)?.symbol22??e)};return b}const Ar=e=>[...e.named(`include`),...e.named(`includeoptional`)].filter(e=>e.kind===`directive`),jr=(e,t)=>new Set(e.filter(e=>t.includers.has(e)&&t.placesOf(e).every(e=>e.some(e=>w(e)&&C(e,`2.4`)===`never`)))),Mr=(e=[])=>e.length===0?void 0:new Map(e.map(e=>e.startsWith(`!`)?[e.slice(1),!1]:[e,!0])),Nr=({path:e})=>/(^|[/._-])htaccess([._-][^/]*)?$/i.test(e)&&!/(^|\/)[^./][^/]*\.conf$/i.test(e);function Pr(e){let t=/* @__PURE__ */ new Map;return r=>{let i=r.parent??r.file,a=t.get(i);if(a)return a;let o=[...n(r)],s=e.placesOf(r.file).map(e=>[...o,...e]);return t.set(i,s),s}}const Fr=e=>Ir(e)[0],Ir=e=>e.once(Lr);function Lr(e){let t=/* @__PURE__ */ new Map;for(let n of e.files){let r=Nr(n)?void 0:Rr(e,n);r&&t.set(n,{file:n,at:r})}return[...t.values()].filter(({file:n})=>!Hr(e,n,t))}function Rr(e,t){for(let n of Nn(t)?[...zr,...Br]:zr){let r=e.directivesIn(t,n).find(Vr);if(r)return r}}const zr=[`ServerRoot`,`User`,`Group`],Br=[`PidFile`,`LoadModule`,`Listen`,`DocumentRoot`],Vr=e=>[...n(e)].every(w);function Hr(e,t,n){let r=/* @__PURE__ */ new Set([t]);for(let t of r)for(let n of e.includersOf(t))r.add(n.file);return r.delete(t),[...r].some(e=>n.has(e))}function Ur(e,t){if(Ir(e).length===1)return new Set(e.files);let n=/* @__PURE__ */ new Set([t.file]),r=e.directives(`Include`,`IncludeOptional`);for(let t of n)for(let i of r)if(i.file===t)for(let t of e.filesOf(i))n.add(t);return n}const Wr=(e,...t)=>({title:e,safe:!0,edits:Kr(t)}),Gr=(e,t,...n)=>({title:e,safe:!1,assumes:t,edits:Kr(n)}),Kr=([e,...t])=>e&&`map`in e&&t.length===0?e:[e??[],t.flat()].flat(),qr=(e,t,n)=>({file:e.file,start:t.start,end:t.end,text:n});function Jr(e,t){let n=e.args[0],r=e.args.at(-1);return!n||!r?{file:e.file,start:e.name.end,end:e.name.end,text:` ${t}`}:qr(e,{start:n.start,end:r.end},t)}function Yr(e,t){let n=[e.name,...e.args],r=n[n.findIndex(e=>e.start===t.start)-1];return qr(e,{start:r?r.end:t.start,end:t.end},``)}const Xr=e=>({file:e.file,start:e.start+$(e),end:e.end,text:``}),Zr=e=>({file:e.file,start:e.start+$(e),end:e.close?.end??e.end,text:``}),Qr=e=>[Xr(e),...e.close?[{file:e.file,...e.close,text:``}]:[]];function $r(e,t){if(t.length===0)return Xr(e);let n=Q(e),r=/\r?\n$/.exec(s(e.file,e))?.[0]??``,i=t.map(e=>n+e).join(r||ai(e.file,e.end))+r;return{file:e.file,start:e.start+$(e),end:e.end,text:i}}const ei=(e,t)=>Z(e.file,e.start+$(e),Q(e),t);function ti(e,t){let n=e.kind===`section`?e.close?.end??e.end:e.end;return Z(e.file,n,Q(e),t)}function ni(e,t){let n=e.children.find(e=>e.kind!==`blank`);return Z(e.file,e.end,n?Q(n):`${Q(e)}    `,t)}const ri=(e,t)=>Z(e,e.text.length,``,t);function Z(e,t,n,r){let i=ai(e,t),a=r.map(e=>n+e+i).join(``),o=e.text.slice(Math.max(0,t-3),t);return t>0&&t===e.text.length&&!o.endsWith(`
`)?{file:e,start:t,end:t,text:(o.endsWith(`\\`)?` `:``)+i+a.slice(0,-i.length)}:{file:e,start:t,end:t,text:t===e.text.length&&/\\\r?\n$/.test(o)?i+a:a}}function Q({file:{text:e},start:t,end:n}){let r=e.startsWith(`﻿`,t)?t+1:t,i=r;for(;i<n&&(e[i]===` `||e[i]===`	`);)i++;return e.slice(r,i)}const $=e=>e.start===0&&e.file.text.startsWith(`﻿`)?1:0,ii=e=>ai(e,0);function ai({text:e},t){let n=e[t-1]===`
`?t-1:e.indexOf(`
`,t),r=n<0?e.lastIndexOf(`
`):n;return r>0&&e[r-1]===`\r`?`\r
`:`
`}const oi=e=>e.reduce((e,{start:t,end:n})=>({start:Math.min(e.start,t),end:Math.max(e.end,n)}),{start:1/0,end:0}),si=(e,t)=>e.start-t.start||e.end-t.end,ci=(e,t)=>li(t.filter(t=>t.file===e).sort(si),e=>e);function li(e,t,n=()=>{}){let r=[],i;for(let a of e){let e=t(a),o=r.at(-1);o===void 0||si(t(o),e)!==0?i=void 0:i??=/* @__PURE__ */ new Map([[t(o).text,o]]);let s=i?.get(e.text);s===void 0?(r.push(a),i?.set(e.text,a)):n(s,a)}return r}function ui(e,t){let n=``,r=0;for(let{start:i,end:a,text:o}of ci(e,t)){if(i<r)throw RangeError(`Edits overlap in ${e.path} at offset ${i}.`);n+=e.text.slice(r,i)+o,r=a}return di(e.text,n+e.text.slice(r))}function di(e,t){if(e===``||e.endsWith(`
`))return t;let n=t.length;for(;t[n-1]===`
`;)n-=t[n-2]===`\r`?2:1;return t.slice(0,n)}const fi={guards:`leave`,deadAllow:`exact`,defaults:`keep`,unmeant:`write`},pi={access:`who is let in`,starts:`what 2.4 does not start with, or answers 500 to`,answers:`what 2.4 reads in another way, so that answers change`,defaults:`what is otherwise in 2.4 unless a line sets it`,modules:`what is loaded and built in`,tidy:`what changes nothing by itself`},mi=e=>[...Object.keys(pi),...e.map(({id:e})=>e)],hi=({id:e,group:t},n)=>n.includes(e)||n.includes(t);function gi(e){let t=/* @__PURE__ */ new Set,n=/* @__PURE__ */ new Set,r=/* @__PURE__ */ new Set,i=!1;for(let a of e.split(/\r?\n/)){let e=a.trim(),[,o,s]=/^(\w+_module) \((static|shared)\)$/.exec(e)??[],[,c]=/^([\w-]+)\.c$/.exec(e)??[],[,l,u]=/^(?:(\/.*\/)|(?:.*[\s"'])?(?:[^\s"']*\/)?)([\w.-]+\.so)$/.exec(e)??[];o&&s===`static`?t.add(_i(o)):o?n.add(S(o)?.file??`mod_${o.replace(/_module$/,``)}.so`):c?t.add(_i(`${c}.c`)):u&&(n.add(u),r.add(l??``),i=!0)}if(t.size+n.size===0)return;let[a,o]=[...r],s=a?.startsWith(`/`)&&o===void 0?a.replace(/(?<=.)\/$/,``):void 0;return{linkedIn:t.size>0?t:void 0,files:n,areAllFiles:i,...s?{folder:s}:{}}}const _i=e=>S(e)?.name??e,vi=(e,t)=>e?.linkedIn?.has(_i(t));function yi(e,t){if(e)return e.files.has(t)||!e.areAllFiles&&void 0}const bi=e=>[`prefork`,`worker`,`event`,`mpm_winnt`].some(t=>e?.linkedIn?.has(t));Object.defineProperty(exports,"$",{enumerable:!0,get:function(){return jn}}),Object.defineProperty(exports,"A",{enumerable:!0,get:function(){return Qr}}),Object.defineProperty(exports,"At",{enumerable:!0,get:function(){return s}}),Object.defineProperty(exports,"B",{enumerable:!0,get:function(){return ur}}),Object.defineProperty(exports,"C",{enumerable:!0,get:function(){return Yr}}),Object.defineProperty(exports,"Ct",{enumerable:!0,get:function(){return c}}),Object.defineProperty(exports,"D",{enumerable:!0,get:function(){return Gr}}),Object.defineProperty(exports,"Dt",{enumerable:!0,get:function(){return i}}),Object.defineProperty(exports,"E",{enumerable:!0,get:function(){return $r}}),Object.defineProperty(exports,"Et",{enumerable:!0,get:function(){return t}}),Object.defineProperty(exports,"F",{enumerable:!0,get:function(){return Mr}}),Object.defineProperty(exports,"G",{enumerable:!0,get:function(){return Pn}}),Object.defineProperty(exports,"H",{enumerable:!0,get:function(){return nr}}),Object.defineProperty(exports,"I",{enumerable:!0,get:function(){return kr}}),Object.defineProperty(exports,"J",{enumerable:!0,get:function(){return On}}),Object.defineProperty(exports,"K",{enumerable:!0,get:function(){return An}}),Object.defineProperty(exports,"L",{enumerable:!0,get:function(){return vr}}),Object.defineProperty(exports,"M",{enumerable:!0,get:function(){return Fr}}),Object.defineProperty(exports,"Mt",{enumerable:!0,get:function(){return e}}),Object.defineProperty(exports,"N",{enumerable:!0,get:function(){return Ir}}),Object.defineProperty(exports,"O",{enumerable:!0,get:function(){return Wr}}),Object.defineProperty(exports,"Ot",{enumerable:!0,get:function(){return a}}),Object.defineProperty(exports,"P",{enumerable:!0,get:function(){return Nr}}),Object.defineProperty(exports,"Q",{enumerable:!0,get:function(){return Mn}}),Object.defineProperty(exports,"R",{enumerable:!0,get:function(){return gr}}),Object.defineProperty(exports,"S",{enumerable:!0,get:function(){return Zr}}),Object.defineProperty(exports,"St",{enumerable:!0,get:function(){return y}}),Object.defineProperty(exports,"T",{enumerable:!0,get:function(){return Jr}}),Object.defineProperty(exports,"Tt",{enumerable:!0,get:function(){return n}}),Object.defineProperty(exports,"U",{enumerable:!0,get:function(){return Gn}}),Object.defineProperty(exports,"V",{enumerable:!0,get:function(){return dr}}),Object.defineProperty(exports,"W",{enumerable:!0,get:function(){return J}}),Object.defineProperty(exports,"X",{enumerable:!0,get:function(){return K}}),Object.defineProperty(exports,"Y",{enumerable:!0,get:function(){return G}}),Object.defineProperty(exports,"Z",{enumerable:!0,get:function(){return Dn}}),Object.defineProperty(exports,"_",{enumerable:!0,get:function(){return Q}}),Object.defineProperty(exports,"_t",{enumerable:!0,get:function(){return te}}),Object.defineProperty(exports,"a",{enumerable:!0,get:function(){return mi}}),Object.defineProperty(exports,"at",{enumerable:!0,get:function(){return Kt}}),Object.defineProperty(exports,"b",{enumerable:!0,get:function(){return ni}}),Object.defineProperty(exports,"bt",{enumerable:!0,get:function(){return v}}),Object.defineProperty(exports,"c",{enumerable:!0,get:function(){return`The template that this file is made from does not change what these lines mean.`}}),Object.defineProperty(exports,"ct",{enumerable:!0,get:function(){return Te}}),Object.defineProperty(exports,"d",{enumerable:!0,get:function(){return ri}}),Object.defineProperty(exports,"dt",{enumerable:!0,get:function(){return w}}),Object.defineProperty(exports,"et",{enumerable:!0,get:function(){return q}}),Object.defineProperty(exports,"f",{enumerable:!0,get:function(){return ui}}),Object.defineProperty(exports,"ft",{enumerable:!0,get:function(){return C}}),Object.defineProperty(exports,"g",{enumerable:!0,get:function(){return ci}}),Object.defineProperty(exports,"gt",{enumerable:!0,get:function(){return x}}),Object.defineProperty(exports,"h",{enumerable:!0,get:function(){return ii}}),Object.defineProperty(exports,"ht",{enumerable:!0,get:function(){return pe}}),Object.defineProperty(exports,"i",{enumerable:!0,get:function(){return gi}}),Object.defineProperty(exports,"it",{enumerable:!0,get:function(){return V}}),Object.defineProperty(exports,"j",{enumerable:!0,get:function(){return Ur}}),Object.defineProperty(exports,"jt",{enumerable:!0,get:function(){return o}}),Object.defineProperty(exports,"k",{enumerable:!0,get:function(){return oi}}),Object.defineProperty(exports,"kt",{enumerable:!0,get:function(){return r}}),Object.defineProperty(exports,"l",{enumerable:!0,get:function(){return`No file outside these sets Order, Allow, Deny, Satisfy or Require for what these sections cover.`}}),Object.defineProperty(exports,"lt",{enumerable:!0,get:function(){return T}}),Object.defineProperty(exports,"m",{enumerable:!0,get:function(){return li}}),Object.defineProperty(exports,"mt",{enumerable:!0,get:function(){return me}}),Object.defineProperty(exports,"n",{enumerable:!0,get:function(){return yi}}),Object.defineProperty(exports,"nt",{enumerable:!0,get:function(){return wn}}),Object.defineProperty(exports,"o",{enumerable:!0,get:function(){return hi}}),Object.defineProperty(exports,"ot",{enumerable:!0,get:function(){return Dt}}),Object.defineProperty(exports,"p",{enumerable:!0,get:function(){return si}}),Object.defineProperty(exports,"pt",{enumerable:!0,get:function(){return S}}),Object.defineProperty(exports,"q",{enumerable:!0,get:function(){return kn}}),Object.defineProperty(exports,"r",{enumerable:!0,get:function(){return vi}}),Object.defineProperty(exports,"rt",{enumerable:!0,get:function(){return H}}),Object.defineProperty(exports,"s",{enumerable:!0,get:function(){return`The macro's parameters do not change what these lines mean.`}}),Object.defineProperty(exports,"st",{enumerable:!0,get:function(){return Re}}),Object.defineProperty(exports,"t",{enumerable:!0,get:function(){return bi}}),Object.defineProperty(exports,"tt",{enumerable:!0,get:function(){return U}}),Object.defineProperty(exports,"u",{enumerable:!0,get:function(){return fi}}),Object.defineProperty(exports,"ut",{enumerable:!0,get:function(){return De}}),Object.defineProperty(exports,"v",{enumerable:!0,get:function(){return ti}}),Object.defineProperty(exports,"vt",{enumerable:!0,get:function(){return f}}),Object.defineProperty(exports,"w",{enumerable:!0,get:function(){return qr}}),Object.defineProperty(exports,"wt",{enumerable:!0,get:function(){return l}}),Object.defineProperty(exports,"x",{enumerable:!0,get:function(){return Xr}}),Object.defineProperty(exports,"xt",{enumerable:!0,get:function(){return p}}),Object.defineProperty(exports,"y",{enumerable:!0,get:function(){return ei}}),Object.defineProperty(exports,"yt",{enumerable:!0,get:function(){return ee}}),Object.defineProperty(exports,"z",{enumerable:!0,get:function(){return hr}});