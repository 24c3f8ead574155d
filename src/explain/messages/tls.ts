import type { KnownMessage } from '../message.js'

const manual = 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html'

export const tlsMessages: readonly KnownMessage[] = [
  {
    id: 'sslv2',
    covers: ['sslv2-removed'],
    says: /^SSLProtocol: SSLv2 is no longer supported/,
    cause: '2.4 has no SSLv2.',
    action:
      'Remove the word with `SSLv2` from the SSLProtocol line. The usual line in 2.4 is `SSLProtocol all -SSLv3`.',
    mendedBy: ['sslv2-removed'],
  },
  {
    id: 'sslv3',
    covers: ['sslv3-toolkit'],
    says: /^SSLv3 not supported by this version of OpenSSL/,
    cause: 'The OpenSSL of this machine has no SSLv3.',
    action: 'Write `SSLProtocol all -SSLv3`, or list newer protocols, such as `SSLProtocol TLSv1.2 TLSv1.3`.',
    mendedBy: ['sslv3-toolkit'],
  },
  {
    id: 'ssl-log',
    covers: ['ssl-log'],
    says: /^(?<directive>SSLLog|SSLLogLevel) directive is no longer supported/,
    cause: '2.4 has no SSLLog and no SSLLogLevel. mod_ssl writes to the ErrorLog.',
    action: 'Delete the line. For more detail in the ErrorLog, write `LogLevel ssl:info`.',
    see: 'https://httpd.apache.org/docs/2.4/mod/core.html#loglevel',
  },
  {
    id: 'ssl-compression',
    covers: ['default-compression-off'],
    says: /^This version of OpenSSL does not have any compression methods/,
    cause: 'The OpenSSL of this machine has no compression, so `SSLCompression on` is an error.',
    action: 'Delete the line. 2.4 does not compress by default, because the CRIME attack used compression.',
    mendedBy: ['default-compression-off'],
  },
  {
    id: 'ssl-random-egd',
    covers: ['ssl-random-egd'],
    says: /^Invalid SSLRandomSeed entropy source/,
    cause: 'The OpenSSL of this machine does not support an entropy daemon (egd).',
    action: 'Replace the source in the SSLRandomSeed line by `builtin` or `file:/dev/urandom 512`.',
    mendedBy: ['ssl-random-egd'],
  },
  {
    id: 'sslrequire',
    covers: ['sslrequire-oid', 'sslrequire-parser'],
    says: /^(?:SSLRequire: |Cannot parse expression: ?)?.*\bfunction '(?<name>OID)' does not exist|^SSLRequire: /,
    answer: ({ name }) => ({
      cause: name
        ? '2.4 reads SSLRequire as an expression of 2.4. These expressions have no `OID()`.'
        : '2.4 reads SSLRequire as an expression of 2.4, and this expression is not valid. The message names the first word that 2.4 could not read.',
      action: name
        ? 'Write `PeerExtList()` instead of `OID()`.'
        : 'Correct the expression at the word in the message, or replace SSLRequire by `Require expr EXPRESSION`.',
      mendedBy: ['sslrequire-oid', 'sslrequire-parser'],
      see: `${manual}#sslrequire`,
    }),
  },
  {
    id: 'ssl-options',
    covers: ['ssl-options-unknown'],
    says: /^SSLOptions?: Illegal option '(?<name>[^']+)'/,
    cause: 'Neither 2.4 nor 2.2 knows this option of SSLOptions.',
    action: 'Remove the option from the SSLOptions line.',
    see: `${manual}#ssloptions`,
  },
  {
    id: 'ssl-per-directory-ca',
    covers: ['ssl-per-dir-ca'],
    says: /^Your SSL library does not have support for per-directory CA/,
    cause:
      'CA certificates apply to a whole virtual host. 2.2 accepted the line in a section, and also used it for the whole virtual host.',
    action: 'Move the line out of the section, to the level of the virtual host.',
    mendedBy: ['ssl-per-dir-ca'],
    see: `${manual}#sslcacertificatefile`,
  },
  {
    id: 'certificate-missing',
    says: /^(?<directive>SSL\w+): (?:file|directory) '(?<name>[^']+)' does not exist/i,
    cause: 'The file does not exist, is empty, or the user who starts httpd cannot read it.',
    action: 'Put the certificate or key at that path, or correct the path.',
    see: `${manual}#sslcertificatefile`,
  },
  {
    id: 'certificate-weak',
    codes: ['AH02562'],
    says: /^(?:SSL Library Error: .*(?:key too small|md too weak|no cipher match)|Failed to configure certificate)/,
    cause: 'The OpenSSL of this machine rejects a key, a signature or a cipher list as too weak.',
    action:
      'Get a certificate with a key of 2048 bits or more, signed with SHA-256. If the message is about ciphers, delete the SSLCipherSuite line.',
    see: 'https://httpd.apache.org/docs/2.4/ssl/ssl_howto.html',
  },
  {
    id: 'ssl-init',
    codes: ['AH02312', 'AH02572', 'AH02311'],
    says: /^(?:Fatal error initialising mod_ssl|Failed to configure at least one certificate)/,
    cause: 'mod_ssl could not set up a virtual host.',
    action:
      'In the ErrorLog, read the messages of level `error` and above before this one. One of them gives the reason.',
    see: manual,
  },
  {
    id: 'revocation-not-checked',
    covers: ['err-crl', 'ssl-crl-check'],
    codes: ['AH01902'],
    says: /^Host (?<name>\S+): X\.509 CRL storage locations configured(?:.*\((?<prefix>SSL(?:Proxy)?)CARevocationCheck)?/,
    answer: ({ prefix = 'SSL' }) => ({
      cause: `2.4 accepts revoked certificates, because it checks revocation lists only with \`${prefix}CARevocationCheck\`.`,
      action: `To check certificates as 2.2 did, add \`${prefix}CARevocationCheck chain no_crl_for_cert_ok\` beside ${prefix}CARevocationFile or ${prefix}CARevocationPath.`,
      mendedBy: ['ssl-crl-check'],
    }),
  },
  {
    id: 'revocation-lists-missing',
    codes: ['AH01899'],
    says: /^Host \S+: CRL checking has been enabled, but neither(?: (?<prefix>SSL(?:Proxy)?)CARevocationFile)?/,
    answer: ({ prefix = 'SSL' }) => ({
      cause: `2.4 does not start: ${prefix}CARevocationCheck needs a revocation list, and this virtual host names none.`,
      action: `Name the list with ${prefix}CARevocationFile or ${prefix}CARevocationPath. If there is no revocation list, delete the ${prefix}CARevocationCheck line.`,
      see: `${manual}#${prefix.toLowerCase()}carevocationcheck`,
    }),
  },
]
