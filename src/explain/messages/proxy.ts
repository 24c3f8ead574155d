import type { KnownMessage } from '../message.js'

const checks = ['default-ssl-proxy-checks']

const certificateAction =
  'Install a correct certificate on the back end. To accept the present certificate as 2.2 did, write `SSLProxyCheckPeerName off`, `SSLProxyCheckPeerCN off` and `SSLProxyCheckPeerExpire off` beside SSLProxyEngine.'

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
        'Load the module: mod_proxy_http for http and https, mod_proxy_balancer for balancer, mod_proxy_ajp for ajp, mod_proxy_ftp for ftp, mod_proxy_fcgi for fcgi, mod_proxy_scgi for scgi, mod_proxy_wstunnel for ws and wss.',
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
      '2.4 answers 500 if the certificate of a back end has expired or is for another name. By default, 2.2 checked neither the date nor the name.',
    action: certificateAction,
    mendedBy: checks,
  },
  {
    id: 'proxy-handshake',
    covers: ['err-proxy-502'],
    codes: ['AH00898'],
    says: /^Error during SSL Handshake with remote server returned by (?<request>\S+)/,
    perRequest: true,
    cause:
      'The TLS handshake with the back end failed, often because 2.4 rejects the certificate of the back end. In that case, `LogLevel proxy:info ssl:info` adds AH02004, AH02005 or AH02411 to the log.',
    action: certificateAction,
    mendedBy: checks,
  },
  {
    id: 'fcgi-socket',
    codes: ['AH02454'],
    says: /^\w+: attempt to connect to Unix domain socket (?<name>\S+)/,
    perRequest: true,
    cause:
      "No program listens on this socket, or httpd's user cannot open the socket. For example, PHP-FPM does not run, or uses another socket.",
    action:
      "Start the program, and configure it with the socket path that httpd uses. httpd's user must own the socket (`listen.owner` of PHP-FPM).",
    see: 'https://httpd.apache.org/docs/2.4/mod/mod_proxy_fcgi.html',
  },
  {
    id: 'parameter-ignored',
    covers: ['proxy-balancer-sharing'],
    codes: ['AH01146', 'AH01150'],
    says: /^Ignoring parameter '(?<name>[^=]+)=/,
    cause: 'Two lines name the same back end with different parameters. 2.4 uses the parameters of the first line.',
    action: 'Write all parameters on the first line, and remove the parameters from the second line.',
    see: 'https://httpd.apache.org/docs/2.4/mod/mod_proxy.html#workers',
  },
]
