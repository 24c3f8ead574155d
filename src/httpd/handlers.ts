/** The handlers of httpd's own modules that read what is there and run nothing, and the types that stand for them in 2.2. */
const reading: Readonly<Record<string, string>> = {
  'default-handler': 'core',
  'server-status': 'mod_status',
  'application/x-httpd-status': 'mod_status',
  'type-map': 'mod_negotiation',
  'application/x-type-map': 'mod_negotiation',
  'send-as-is': 'mod_asis',
  'httpd/send-as-is': 'mod_asis',
  'server-info': 'mod_info',
  'server-parsed': 'mod_include',
  'text/x-server-parsed-html': 'mod_include',
  'imap-file': 'mod_imagemap',
  'application/x-httpd-imap': 'mod_imagemap',
  'balancer-manager': 'mod_proxy_balancer',
  'ldap-status': 'mod_ldap',
}

const handlers: Readonly<Record<string, string>> = {
  ...reading,
  'cgi-script': 'mod_cgi',
  'application/x-httpd-cgi': 'mod_cgi',
}

/** The module of httpd's own that a handler is of, or that a type is handled by; in any letter case. */
export const moduleHandling = (name: string | undefined): string | undefined => handlers[name?.toLowerCase() ?? '']

/** Whether a handler makes no script of a file and takes nothing that is sent: any that is not httpd's own may. */
export const runsNothing = (name: string | undefined): boolean =>
  /^none$/i.test(name ?? '') || (name?.toLowerCase() ?? '') in reading
