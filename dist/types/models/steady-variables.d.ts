import type { Site } from '../site/site.js';
/**
 * Whether an environment variable is the same, when access is checked, for a request and for the subrequests and internal
 * redirects that httpd makes of it. A redirect renames all of them (`REDIRECT_X`) and sets anew what SetEnvIf sets; a
 * subrequest has a copy, with what SetEnv and RewriteRule have added in between (modules/http/http_request.c,
 * rename_original_env; server/request.c, make_sub_request; mod_setenvif.c, match_headers; mod_env.c runs in fixups).
 */
export declare function isSteady(site: Site, name: string): boolean;
