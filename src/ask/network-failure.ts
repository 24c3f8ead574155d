interface Trouble {
  readonly trouble: string
  /** Another attempt may succeed. */
  readonly again: true
}

/** One sentence for the user about a network error. `again` is set if another attempt may succeed. */
export function describeNetworkError(
  server: string,
  error: NodeJS.ErrnoException,
  { host }: { readonly host: string },
): Trouble | { readonly trouble: string } {
  const code = error.code ?? ''
  const passing = passes[code]
  if (passing) return { trouble: `${server} ${passing}.`, again: true }
  const staying = stays[code]
  if (staying) return { trouble: `${server} ${staying}.` }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return {
      trouble: `${server} has a certificate that is not for ${host}. Name the host in the certificate with --tls-name, or accept any certificate with --insecure.`,
    }
  if (/^HPE_HEADER_OVERFLOW/.test(code)) return { trouble: `${server} sent too many headers.` }
  if (/^HPE_/.test(code)) return { trouble: `${server} sent something that is not an HTTP response.` }
  if (/^(ERR_SSL|EPROTO|ERR_TLS)/.test(code)) return { trouble: `${server} does not speak valid TLS (${code}).` }
  if (/CERT|SELF_SIGNED|UNABLE_TO/.test(code))
    return {
      trouble: `${server} has a certificate that is not trusted on this machine (${code}). To accept any certificate, add --insecure.`,
    }
  return { trouble: `${server} did not answer: ${error.message}.` }
}

const passes: Readonly<Record<string, string>> = {
  ECONNRESET: 'closed the connection without a response',
  EPIPE: 'closed the connection without a response',
  ECONNREFUSED: 'refused the connection',
  ETIMEDOUT: 'did not accept the connection in time',
  EAI_AGAIN: 'has a name that cannot be resolved now',
}

const stays: Readonly<Record<string, string>> = {
  ENOTFOUND: 'has a name that does not exist',
  EHOSTUNREACH: 'cannot be reached from this machine',
  ENETUNREACH: 'cannot be reached from this machine',
  EADDRNOTAVAIL: 'cannot be reached from the client address of the request',
  EINVAL: 'cannot be reached from the client address of the request',
  ERR_UNESCAPED_CHARACTERS: 'cannot get this request, because its path has characters that HTTP does not allow',
}
