import type { KnownMessage } from '../message.js'

const checks = ['default-ssl-proxy-checks']

/** What mod_proxy and its modules say. */
export const proxyMessages: readonly KnownMessage[] = [
  {
    id: 'no-protocol-handler',
    covers: ['err-proxy-handler', 'proxy-module-missing', 'rewrite-proxy-flag'],
    codes: ['AH01144'],
    says: /^No protocol handler was valid for the URL (?<request>\S+)(?: \(scheme '(?<name>[^']+)'\))?/,
    perRequest: true,
    answer: ({ name }) => ({
      cause: `The module of mod_proxy for ${name ? `${name}://` : 'this kind of URL'} is not loaded.`,
      action:
        'Load it: mod_proxy_http for http and https, mod_proxy_balancer for balancer, mod_proxy_ajp for ajp, mod_proxy_ftp for ftp, mod_proxy_fcgi for fcgi, mod_proxy_scgi for scgi, mod_proxy_wstunnel for ws and wss.',
      mendedBy: ['proxy-module-missing', 'loadmodule-required'],
      see: 'https://httpd.apache.org/docs/2.4/mod/mod_proxy.html',
    }),
  },
  {
    id: 'peer-certificate',
    covers: ['err-proxy-502', 'default-ssl-proxy-checks'],
    codes: ['AH02004', 'AH02005', 'AH02411'],
    says: /^SSL Proxy: Peer certificate (?:is expired|CN mismatch|does not match)/,
    perRequest: true,
    cause:
      '2.4 looks whether the certificate of a back end has expired and whether it is for the name that is asked for, and answers 500 if not. 2.2 did not look.',
    action:
      'Get the back end a right certificate, or write `SSLProxyCheckPeerName off`, `SSLProxyCheckPeerCN off` and `SSLProxyCheckPeerExpire off` beside SSLProxyEngine.',
    mendedBy: checks,
  },
  {
    id: 'proxy-handshake',
    covers: ['err-proxy-502'],
    codes: ['AH00898'],
    says: /^Error during SSL Handshake with remote server returned by (?<request>\S+)/,
    perRequest: true,
    cause:
      'The back end and 2.4 could not agree. Often 2.4 does not take its certificate, which 2.2 did not look at: at `LogLevel proxy:info ssl:info` the log says AH02004, AH02005 or AH02411 then.',
    action: 'Get the back end a right certificate, or switch the checks off beside SSLProxyEngine.',
    mendedBy: checks,
  },
  {
    id: 'fcgi-socket',
    codes: ['AH02454'],
    says: /^\w+: attempt to connect to Unix domain socket (?<name>\S+)/,
    perRequest: true,
    cause:
      'Nobody listens at this socket, or the user that httpd runs as may not open it: the program behind it, such as PHP-FPM, does not run, or listens elsewhere.',
    action:
      'Start the program, and make the path the same on both sides; its owner (listen.owner) must be the user of httpd.',
    see: 'https://httpd.apache.org/docs/2.4/mod/mod_proxy_fcgi.html',
  },
  {
    id: 'parameter-ignored',
    covers: ['proxy-balancer-sharing'],
    codes: ['AH01146', 'AH01150'],
    says: /^Ignoring parameter '(?<name>[^=]+)=/,
    cause: 'The same back end is named twice with other parameters; 2.4 takes those of the first line.',
    action: 'Put all parameters on the first line, and leave them off the second.',
    see: 'https://httpd.apache.org/docs/2.4/mod/mod_proxy.html#workers',
  },
]
