/** The handlers of httpd's modules that only send files and run nothing, with the media types for them in 2.2. */
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

/** The module of httpd that has a handler of this name or media type, in any letter case; undefined if none has. */
export const moduleOfHandler = (name: string | undefined): string | undefined => handlers[name?.toLowerCase() ?? '']

/** Whether a handler only sends: it never runs the file, and ignores request data. False for handlers of third-party modules. */
export const isSendOnlyHandler = (name: string | undefined): boolean =>
  /^none$/i.test(name ?? '') || (name?.toLowerCase() ?? '') in reading

/** The handlers and media types of third-party modules that run files, by module. */
const foreign: readonly (readonly [RegExp, RegExp])[] = [
  [/^php\d*$/, /^(application\/x-httpd-php.*|php\d*-script|x-httpd-php.*)$/],
  [/^suphp$/, /^(application\/x-httpd-(su)?php.*|x-httpd-.*)$/],
  [/^perl$/, /^(perl-script|modperl)$/],
  [/^python$/, /^(mod_python|python-program|python-.*)$/],
  [/^fastcgi$/, /^(fastcgi-script|application\/x-httpd-fcgi)$/],
  [/^fcgid$/, /^fcgid-script$/],
  [/^wsgi$/, /^(wsgi-script|application\/x-httpd-wsgi)$/],
  [/^ruby$/, /^(ruby-object|ruby-script)$/],
  [/^mono$/, /^mono$/],
  [/^(jk|jakarta)$/, /^jakarta-servlet$/],
  [/^(passenger|rails|rack|scgi|cplusplus|lisp|tcl|rivet)$/, /^(?!)/],
]

/**
 * The handlers and media types of httpd's modules that run scripts or fill in pages, by module. Without the module, 2.4 sends
 * the source of the files.
 */
const own: readonly (readonly [RegExp, RegExp])[] = [
  [/^cgid?$/, /^(cgi-script|application\/x-httpd-cgi)$/],
  [/^include$/, /^(server-parsed|text\/x-server-parsed-html3?|includes)$/],
  [/^isapi$/, /^isapi-(isa|handler)$/],
]

/**
 * Returns a test for the handlers, media types and filters of a module, given by its symbol. Without the module, 2.4 sends the
 * files for them as source. Undefined for a module without handlers.
 */
export function handlerOfModuleTest(symbol: string): ((name: string) => boolean) | undefined {
  const name = symbol.replace(/^mod_|_module$/g, '')
  const found = [...foreign, ...own].filter(([module]) => module.test(name)).map(([, handler]) => handler)
  return found.length > 0 ? (handler) => found.some((one) => one.test(handler.toLowerCase())) : undefined
}

/** Whether a handler is one of httpd's own for files. The URL then belongs to a file on disk. */
export const isFileHandler = (name: string): boolean =>
  /^(core|mod_(asis|include|imagemap|negotiation|cgi))$/.test(moduleOfHandler(name) ?? '')
