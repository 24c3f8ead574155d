import { type Edit, removeLine, replaceArgs } from '../edit/edit.js'
import type { Directive } from '../syntax/tree.js'
import type { TestCertificate } from './test-certificate.js'

/** Directives that name a file of certificates. */
const certificates = /^ssl(proxy)?(certificatefile|cacertificatefile|cadnrequestfile)$/

/**
 * Directives about secrets, network queries or encryption. The copy leaves these lines out, because no response depends on
 * the kind of encryption.
 */
const useless =
  /^ssl((proxy)?(certificatechainfile|cacertificatepath|cadnrequestpath|carevocation\w+|machinecertificate\w+|protocol|ciphersuite)|passphrasedialog|usestapling|stapling\w+|openssl\w+|cryptodevice|fips|srp\w+|sessionticketkeyfile|ocsp\w+)$/

/**
 * The edits of a line of mod_ssl; undefined for a line that the copy keeps. `SSLVerifyClient require` becomes `optional`, because
 * requests are sent without a client certificate.
 */
export function tlsEditsForCopy(line: Directive, testCertificate: () => TestCertificate): readonly Edit[] | undefined {
  if (!line.key.startsWith('ssl')) return undefined
  if (line.key === 'sslcertificatekeyfile') return [replaceArgs(line, `"${testCertificate().key}"`)]
  if (certificates.test(line.key)) return [replaceArgs(line, `"${testCertificate().certificate}"`)]
  if (useless.test(line.key)) return [removeLine(line)]
  if (line.key === 'sslrandomseed' && /^(exec|egd):/.test(line.args[1]?.value ?? '')) return [removeLine(line)]
  if (line.key === 'sslverifyclient' && /^require$/i.test(line.args[0]?.value ?? ''))
    return [replaceArgs(line, 'optional')]
  return undefined
}
