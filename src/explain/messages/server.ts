import type { KnownMessage, MessageWords } from '../message.js'
import { loadModuleLine } from './invalid-command.js'

const manual = 'https://httpd.apache.org/docs/2.4'

/** Messages about a starting or running server: modules, files, memory, processes and other servers. */
export const serverMessages: readonly KnownMessage[] = [
  {
    id: 'module-missing',
    codes: codes('1674,1749,1850,2093,2230,2284,2477,2617-2618,3252,3262,10061,10150-10152,10201'),
    says: /^(?:Module |You must load )?(?<name>mod_\w+) (?:missing|must be loaded|is required|to enable)|^(?:You must load |.*maybe you need to load )(?<other>mod_\w+)|^Please select a socache provider|^mod_ssl not configured/i,
    answer: ({ name, other }: MessageWords) => ({
      cause: 'A module needs another module, which is not loaded.',
      action: `Add \`${loadModuleLine(name ?? other ?? 'mod_proxy')}\` above the LoadModule line of the module that needs the missing one.`,
      mendedBy: ['loadmodule-required'],
      see: `${manual}/mod/mod_so.html#loadmodule`,
    }),
  },
  {
    id: 'alias-never-matches',
    codes: codes('671'),
    says: /^The (?<directive>\w+) directive in (?<path>\S.*) at line (?<line>\d+) will probably never match/,
    cause: 'Another line above already matches every URL of this line, and httpd uses the first match. 2.2 did so too.',
    action: 'Move this line above the line that matches first, or delete this line.',
    see: `${manual}/mod/mod_alias.html`,
  },
  {
    id: 'line-without-effect',
    codes: codes(
      '578-579,10484,114-116,118-120,664-665,795,900-901,1506,1844,2154,2172-2175,2295-2296,2304,2532,2653,2793,2795-2800,2802-2803,2820,2989,10034,10142,10307,10400,10633',
    ),
    says: /^H2\w+ /,
    cause: '2.4 starts, but a line of the configuration, or a word on the line, has no effect.',
    action: 'Correct or delete the line in the message.',
  },
  {
    id: 'handler-not-found',
    codes: codes('523'),
    says: /^handler "(?<name>[^"]*)" not found for: (?<request>.*)/,
    perRequest: true,
    cause: 'No loaded module has this handler, so 2.4 sends the file itself, even the source of a script.',
    action: 'Load the module of the handler. Until then, deny access to the files with this handler.',
    mendedBy: ['loadmodule-third-party', 'loadmodule-required'],
  },
  {
    id: 'file-rights',
    codes: codes('35-36,132,529,1234'),
    says: /^(?:access to (?<request>\S+) (?:denied|failed) \(filesystem path|file permissions deny server access|(?:\S+ )?pcfg_openfile: unable to check htaccess)/,
    perRequest: true,
    cause:
      "httpd's user lacks permission for the file, for a folder on the path to the file, or for a .htaccess file in such a folder.",
    action:
      "Give httpd's user read permission for the file, and execute permission (`x`) for each folder on the path. Check the SELinux labels too.",
  },
  {
    id: 'symbolic-link',
    codes: codes('32,37'),
    says: /^Symbolic link not allowed or link target not accessible: (?<request>.*)/,
    perRequest: true,
    cause: 'The path contains a symbolic link that Options forbids, or a broken symbolic link.',
    action:
      'If Options forbids the link, add `Options +FollowSymLinks` to the `<Directory>` of the link. If the link is broken, correct the link.',
    mendedBy: ['default-options'],
    see: `${manual}/mod/core.html#options`,
  },
  {
    id: 'redirect-loop',
    codes: codes('124-125'),
    perRequest: true,
    cause: '2.4 answers 500, because a rewrite rule or an ErrorDocument leads back to itself.',
    action:
      'Above the rule, add a condition that ends the loop, such as `RewriteCond %{ENV:REDIRECT_STATUS} ^$`. To see the loop in the ErrorLog, write `LogLevel rewrite:trace3`.',
  },
  {
    id: 'request-address',
    codes: codes('126-127,2596,10244'),
    says: /^RewriteRule '.*' and URI '.*' exceeded/,
    perRequest: true,
    cause: 'The URL of the request names no file, or contains a character that 2.4 rejects.',
    action:
      'If a page of your site has a link with this URL, correct the link. Otherwise ignore the request, which is often a probe.',
    see: `${manual}/mod/core.html#allowencodedslashes`,
  },
  {
    id: 'password-file',
    codes: codes('1619-1622,1665,1669,1799,10284-10286'),
    perRequest: true,
    cause:
      "Nobody gets in, because the file of users or groups is not named, does not exist, or cannot be read by httpd's user.",
    action: 'Correct the path after AuthUserFile or AuthGroupFile, or the permissions of the file.',
    see: `${manual}/howto/auth.html`,
  },
  {
    id: 'request-expression',
    codes: codes(
      '39,640-641,1338,1421,1501,1504-1505,1809,2320,2339-2343,2455-2456,2557,2585-2594,2629,2825-2826,2834-2835,2841,3154,3354,10241',
    ),
    says: /^Evaluation of expression from/,
    perRequest: true,
    cause: 'An expression in the configuration failed for this request, so 2.4 refuses the request or answers 500.',
    action: 'Correct the expression at the file and line that the message names.',
    see: `${manual}/expr.html`,
  },
  {
    id: 'script-failed',
    codes: codes('718,1070-1071,1220,1223,1227,1241,1249,2660'),
    says: /^(?:(?:\S+: )?(?:End of|Premature end of) script|malformed header from script|Script timed out|Invalid status line from script|stderr from|Timeout waiting for output from)/i,
    perRequest: true,
    cause:
      'A script did not run, sent invalid headers, or wrote to its error output. The rest of the log line comes from the script.',
    action:
      "Check that httpd's user can run the script, that the first line of the script is right, and that the script's folder has `Options ExecCGI`.",
  },
  {
    id: 'back-end',
    codes: codes(
      '858,860,866,876,878,893,896-897,934,938-941,950,956-961,1043,1048,1079,1102,1110,1114,1167,1170-1171,1985,2452,2495,10098,10101',
    ),
    perRequest: true,
    cause: 'The back end did not answer: it is down, has a different address, or closed the connection.',
    action:
      'Request a URL of the back end with curl on this machine. If curl gets an answer, SELinux may stop httpd. In that case, run `setsebool -P httpd_can_network_connect on`.',
  },
  {
    id: 'proxy-control-characters',
    codes: codes('10406-10409,10412-10420'),
    perRequest: true,
    cause:
      'A rewritten or mapped URL contains a decoded space or control character; 2.4.56 and newer do not send such a URL to a back end.',
    action:
      'If a RewriteRule makes the URL, add the flag `B` to the rule. If a ProxyPass line does, add `nocanon` to that line.',
    mendedBy: ['rewrite-query-encoding'],
  },
  {
    id: 'tls-name',
    codes: codes('2031-2032'),
    perRequest: true,
    cause:
      'The Host header names another virtual host than the TLS handshake did, and the two have different TLS settings. 2.4 answers 421 or 400.',
    action:
      'Write the same SSL lines in all virtual hosts on one address. A proxy in front of httpd must send the name of the Host header in the TLS handshake.',
    see: `${manual}/mod/mod_ssl.html#sslstrictsnivhostcheck`,
  },
  {
    id: 'name-of-host',
    codes: codes('547,549,556,2530,10103,10156-10157'),
    cause: 'A host name does not resolve, or matches no virtual host.',
    action:
      'In `<VirtualHost>` and Listen, write IP addresses instead of names. After ServerName or ServerAlias, write the name that clients use.',
  },
  {
    id: 'tls-key',
    codes: codes(
      '1903,1966,2208,2252,2270,2286-2287,2561,2564-2566,2573-2574,2577-2581,10130-10133,10136-10137,10144,10146,10149,10491-10496',
    ),
    cause:
      'A certificate or key is missing or cannot be read, the key does not match the certificate, or the key needs a passphrase.',
    action:
      'Check the paths and permissions of the certificate and the key. To compare certificate and key, run `openssl x509 -noout -pubkey -in CERTIFICATE` and `openssl pkey -pubout -in KEY`.',
    see: `${manual}/mod/mod_ssl.html#sslcertificatefile`,
  },
  {
    id: 'tls-choice',
    codes: codes(
      '1872,1874,1958-1959,2567,2604,10268-10269,1885,1888-1889,1894,1913,1990,2309-2310,1898,2231,2253,2407,2547,3378,10127,10510',
    ),
    says: /^(?:SSL Library Error|Unable to configure \S* ?Trusted Certificates)/,
    cause:
      'OpenSSL rejects a word of the SSL lines, or the cache for TLS sessions or OCSP stapling failed. The next log line gives the reason.',
    action:
      'If OpenSSL rejects a word, remove that word; the usual protocols are `SSLProtocol all -SSLv3`. If the cache failed, load mod_socache_shmcb.',
    see: `${manual}/ssl/ssl_howto.html`,
  },
  {
    id: 'tls-authorities',
    codes: codes('1895-1897,1901,2206,2210-2211,2268'),
    cause:
      'httpd cannot check certificates, because CA certificates or revocation lists are missing or cannot be read.',
    action:
      'Correct the path. If the path is a folder, run `openssl rehash FOLDER`, because OpenSSL 1.0 and later need other link names than 0.9.8.',
    see: `${manual}/mod/mod_ssl.html#sslcacertificatefile`,
  },
  {
    id: 'tls-hosts',
    codes: codes('1873,1882,1906-1909,1915-1917,2569,2662,10085,10104'),
    cause: 'mod_ssl warns about the certificate, port or session cache of a virtual host.',
    action: 'Nothing to do if clients can connect.',
    see: `${manual}/mod/mod_ssl.html`,
  },
  {
    id: 'workers-exhausted',
    codes: codes('161,286-288,326,484,3490,10159'),
    cause:
      'All workers are busy, because requests take long, or because MaxRequestWorkers is lower than MaxClients was in 2.2.',
    action: 'If MaxRequestWorkers or ServerLimit is lower than MaxClients was in 2.2, write a higher number.',
    see: `${manual}/mod/mpm_common.html#maxrequestworkers`,
  },
  {
    id: 'listening',
    codes: codes('67-71,73-79,451,2638,2640-2641,10102'),
    says: /^(?:no listening sockets available|could not (?:duplicate listeners|open pipe|create accept))/,
    cause: 'httpd could not open the port of a Listen line, or there is no Listen line.',
    action:
      'Check the Listen lines: the address must belong to this machine, and the port must be free. If httpd runs in a container, add `AcceptFilter http none`.',
  },
  {
    id: 'user-rights',
    codes: codes('136,2155-2169,2181'),
    cause:
      'httpd could not switch to its user and group. Often httpd was not started as root, or mod_unixd is not loaded, which makes the switch in 2.4.',
    action:
      'Start httpd as root, and correct the names after User and Group. If mod_unixd is not loaded, add `LoadModule unixd_module modules/mod_unixd.so`.',
    mendedBy: ['moved-unixd', 'loadmodule-required'],
  },
  {
    id: 'lock-or-memory',
    codes: codes(
      '1-5,21-22,24,360,396-398,635,637-638,647,819-820,823,919-922,928,965,1179-1182,1185-1188,1195,1197,1199,1205,1294,1315,1322,1324,1326,1673,1675,1678,1683,1762,1771,1946-1947,2024-2025,2112,2186-2192,2390-2391,2394,2408-2409,2478,2480,2551,2553,2665,3016,3102,10095',
    ),
    cause:
      'httpd could not create a lock or shared memory, often because an older httpd left a lock or shared memory behind.',
    action:
      'Stop the old httpd. Create the folder that DefaultRuntimeDir or Mutex names, and delete the files of the old httpd in this folder.',
    see: `${manual}/mod/core.html#defaultruntimedir`,
  },
  {
    id: 'file-of-server',
    codes: codes(
      '576-577,10288-10289,58,85-87,90,92-93,95,97-101,532,648-651,653-654,657-658,666-667,721,725,778,785-789,794,796-804,807-812,814-815,1304,1306,1482,1514-1515,1521-1524,1526,1596-1597,1750-1752,2074,2081,2103-2109,2118,2333,2613,2963,3473-3477,10036,10046-10047,10072,10082,10196,10231,10277-10283',
    ),
    cause: "A file in the configuration, or one of httpd's own, is missing or cannot be read or written.",
    action:
      "Correct the path, create the missing file or folder, or give httpd's user permission for the file or folder.",
  },
  {
    id: 'directive-missing',
    codes: codes(
      '571-572,1615-1616,1654,1659,1770,1780,1806,1810,2493,2558,703,1642,1646,1649,1815,1821,1853,1856,1858,1862',
    ),
    perRequest: true,
    cause: 'A directive needs another directive or a module, which is missing.',
    action: 'Add the directive or module in the message, or delete the line that needs it.',
  },
]

/** The message numbers in a short form: `67,70-72` stands for AH00067, AH00070, AH00071 and AH00072. */
function codes(numbers: string): string[] {
  return numbers.split(',').flatMap((run) => {
    const [from = 0, to = from] = run.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, index) => `AH${String(from + index).padStart(5, '0')}`)
  })
}
