import { type Edit, removeLine, replaceArgs } from '../edit/edit.js'
import type { Directive } from '../syntax/tree.js'
import type { MadeCertificate } from './made-certificate.js'

/** Lines that name a file of certificates. */
const certificates = /^ssl(proxy)?(certificatefile|cacertificatefile|cadnrequestfile)$/

/**
 * Lines that name other secrets, what is asked of the network, or how the connection is encrypted: a copy is asked over what
 * it and this program have in common, and no answer depends on that.
 */
const useless =
  /^ssl((proxy)?(certificatechainfile|cacertificatepath|cadnrequestpath|carevocation\w+|machinecertificate\w+|protocol|ciphersuite)|passphrasedialog|usestapling|stapling\w+|openssl\w+|cryptodevice|fips|srp\w+|sessionticketkeyfile|ocsp\w+)$/

/**
 * The edits of a line of mod_ssl; undefined for one of another module. Who has no certificate of a client is not sent away
 * before anything is asked.
 */
export function tlsEdits(line: Directive, made: () => MadeCertificate): readonly Edit[] | undefined {
  if (!line.key.startsWith('ssl')) return undefined
  if (line.key === 'sslcertificatekeyfile') return [replaceArgs(line, `"${made().key}"`)]
  if (certificates.test(line.key)) return [replaceArgs(line, `"${made().certificate}"`)]
  if (useless.test(line.key)) return [removeLine(line)]
  if (line.key === 'sslrandomseed' && /^(exec|egd):/.test(line.args[1]?.value ?? '')) return [removeLine(line)]
  if (line.key === 'sslverifyclient' && /^require$/i.test(line.args[0]?.value ?? ''))
    return [replaceArgs(line, 'optional')]
  return undefined
}
