import type { KnownMessage } from '../message.js'

const checks = ['default-ssl-proxy-checks']

export const proxyMessages: readonly KnownMessage[] = [
  {
    id: 'no-protocol-handler',
    covers: ['err-proxy-handler', 'proxy-module-missing', 'rewrite-proxy-flag'],
    codes: ['AH01144'],
    says: /^No protocol handler was valid for the URL (?<request>\S+)(?: \(scheme '(?<name>[^']+)'\))?/,
    perRequest: true,
    answer: ({ name }) => ({
      cause: `The mod_proxy module for ${name ? `${name}://` : 'this kind of URL'} is not loaded.`,
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
      '2.4 answers 500 if the certificate of a back end has expired or is for another name. 2.2 did not check that.',
    action:
      'Install a correct certificate on the back end, or write `SSLProxyCheckPeerName off`, `SSLProxyCheckPeerCN off` and `SSLProxyCheckPeerExpire off` beside SSLProxyEngine.',
    mendedBy: checks,
  },
  {
    id: 'proxy-handshake',
    covers: ['err-proxy-502'],
    codes: ['AH00898'],
    says: /^Error during SSL Handshake with remote server returned by (?<request>\S+)/,
    perRequest: true,
    cause:
      'The TLS handshake with the back end failed. Often 2.4 rejects its certificate, which 2.2 did not check. With `LogLevel proxy:info ssl:info` the log then has AH02004, AH02005 or AH02411.',
    action: 'Install a correct certificate on the back end, or turn the checks off beside SSLProxyEngine.',
    mendedBy: checks,
  },
  {
    id: 'fcgi-socket',
    codes: ['AH02454'],
    says: /^\w+: attempt to connect to Unix domain socket (?<name>\S+)/,
    perRequest: true,
    cause:
      "No program listens on this socket, or httpd's user cannot open it. PHP-FPM, for example, does not run, or listens elsewhere.",
    action: "Start the program, and use the same path on both sides. httpd's user must own the socket (listen.owner).",
    see: 'https://httpd.apache.org/docs/2.4/mod/mod_proxy_fcgi.html',
  },
  {
    id: 'parameter-ignored',
    covers: ['proxy-balancer-sharing'],
    codes: ['AH01146', 'AH01150'],
    says: /^Ignoring parameter '(?<name>[^=]+)=/,
    cause: 'The same back end is named twice with different parameters; 2.4 uses those of the first line.',
    action: 'Put all parameters on the first line, and remove them from the second.',
    see: 'https://httpd.apache.org/docs/2.4/mod/mod_proxy.html#workers',
  },
]
