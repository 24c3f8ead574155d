import type { KnownMessage } from '../message.js'

const manual = 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html'

/** What mod_ssl says. */
export const tlsMessages: readonly KnownMessage[] = [
  {
    id: 'sslv2',
    covers: ['sslv2-removed'],
    says: /^SSLProtocol: SSLv2 is no longer supported/,
    cause: '2.4 has no SSLv2.',
    action: 'Take the word out; `SSLProtocol all -SSLv3` is what is left of the usual lines.',
    mendedBy: ['sslv2-removed'],
  },
  {
    id: 'sslv3',
    covers: ['sslv3-toolkit'],
    says: /^SSLv3 not supported by this version of OpenSSL/,
    cause: 'The OpenSSL of this machine has no SSLv3.',
    action: 'Write `SSLProtocol all -SSLv3`, or a list of newer protocols.',
    mendedBy: ['sslv3-toolkit'],
  },
  {
    id: 'ssl-log',
    covers: ['ssl-log'],
    says: /^(?<directive>SSLLog|SSLLogLevel) directive is no longer supported/,
    cause: 'mod_ssl writes to the ErrorLog.',
    action: 'Delete the line; `LogLevel ssl:info` gives more detail.',
    see: 'https://httpd.apache.org/docs/2.4/mod/core.html#loglevel',
  },
  {
    id: 'ssl-compression',
    covers: ['default-compression-off'],
    says: /^This version of OpenSSL does not have any compression methods/,
    cause: 'The OpenSSL of this machine cannot compress, so that `SSLCompression on` is an error.',
    action: 'Delete the line: compression is off in 2.4, and was the hole that the attack CRIME used.',
    mendedBy: ['default-compression-off'],
  },
  {
    id: 'ssl-random-egd',
    covers: ['ssl-random-egd'],
    says: /^Invalid SSLRandomSeed entropy source/,
    cause: 'The OpenSSL of this machine cannot ask an entropy daemon (egd).',
    action: 'Write `file:/dev/urandom 512` or `builtin`.',
    mendedBy: ['ssl-random-egd'],
  },
  {
    id: 'sslrequire',
    covers: ['sslrequire-oid', 'sslrequire-parser'],
    says: /^(?:SSLRequire: |Cannot parse expression: ?)?.*\bfunction '(?<name>OID)' does not exist|^SSLRequire: /,
    answer: ({ name }) => ({
      cause: name
        ? '2.4 reads SSLRequire with its own parser of expressions, which has no OID().'
        : '2.4 reads SSLRequire with its own parser of expressions, which does not take this one; the message says at which word it stops.',
      action: name ? 'Write PeerExtList() for OID().' : 'Correct the expression there, or write it as `Require expr`.',
      mendedBy: ['sslrequire-oid', 'sslrequire-parser'],
      see: `${manual}#sslrequire`,
    }),
  },
  {
    id: 'ssl-options',
    covers: ['ssl-options-unknown'],
    says: /^SSLOptions?: Illegal option '(?<name>[^']+)'/,
    cause: 'mod_ssl does not know this option; 2.2 did not either.',
    action: 'Take the word out.',
    see: `${manual}#ssloptions`,
  },
  {
    id: 'ssl-per-directory-ca',
    covers: ['ssl-per-dir-ca'],
    says: /^Your SSL library does not have support for per-directory CA/,
    cause: 'Certificates of authorities count for a whole virtual host; 2.2 took them so wherever the line stood.',
    action: 'Move the line to the level of the virtual host.',
    mendedBy: ['ssl-per-dir-ca'],
    see: `${manual}#sslcacertificatefile`,
  },
  {
    id: 'certificate-missing',
    says: /^(?<directive>SSL\w+): (?:file|directory) '(?<name>[^']+)' does not exist/i,
    cause: 'The file is not there, is empty, or may not be read by whoever starts httpd.',
    action: 'Put the certificate or key where the line says, or correct the path.',
    see: `${manual}#sslcertificatefile`,
  },
  {
    id: 'certificate-weak',
    codes: ['AH02562'],
    says: /^(?:SSL Library Error: .*(?:key too small|md too weak|no cipher match)|Failed to configure certificate)/,
    cause:
      'The OpenSSL of this machine refuses a key, a signature or a list of ciphers of the time of 2.2 as too weak.',
    action: 'Get a certificate of 2048 bits or more signed with SHA-256, and delete an old SSLCipherSuite line.',
    see: 'https://httpd.apache.org/docs/2.4/ssl/ssl_howto.html',
  },
  {
    id: 'ssl-init',
    codes: ['AH02312', 'AH02572', 'AH02311'],
    says: /^(?:Fatal error initialising mod_ssl|Failed to configure at least one certificate)/,
    cause: 'mod_ssl could not set up a virtual host.',
    action:
      'Look at the messages before this one in the ErrorLog, those of the level error and above: they hold the reason.',
    see: manual,
  },
  {
    id: 'revocation-not-checked',
    covers: ['err-crl', 'ssl-crl-check'],
    codes: ['AH01902'],
    says: /^Host (?<name>\S+): X\.509 CRL storage locations configured(?:.*\((?<prefix>SSL(?:Proxy)?)CARevocationCheck)?/,
    answer: ({ prefix = 'SSL' }) => ({
      cause: `2.4 reads lists of revoked certificates but looks at them only where ${prefix}CARevocationCheck says so: revoked certificates are accepted.`,
      action: `Add \`${prefix}CARevocationCheck chain no_crl_for_cert_ok\`, which is what 2.2 did, beside the ${prefix}CARevocationFile or ${prefix}CARevocationPath.`,
      mendedBy: ['ssl-crl-check'],
    }),
  },
  {
    id: 'revocation-lists-missing',
    codes: ['AH01899'],
    says: /^Host \S+: CRL checking has been enabled, but neither(?: (?<prefix>SSL(?:Proxy)?)CARevocationFile)?/,
    answer: ({ prefix = 'SSL' }) => ({
      cause: `${prefix}CARevocationCheck has certificates looked up in lists of revoked ones, and this virtual host names no list; 2.4 does not start so.`,
      action: `Name the list with ${prefix}CARevocationFile or ${prefix}CARevocationPath; where none was read before, take the ${prefix}CARevocationCheck line out.`,
      see: `${manual}#${prefix.toLowerCase()}carevocationcheck`,
    }),
  },
]
