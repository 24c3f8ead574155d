/** The meaning of an SSLProtocol or SSLProxyProtocol line of 2.2. */
export interface SslProtocols {
  /** Indexes of the words for SSLv2 or SSLv3, which a current 2.4 does not have. */
  readonly removedIndexes: readonly number[]
  /** The words to write for 2.4: the other words, or an equivalent list. Undefined if a word is unknown. */
  readonly wordsFor24: readonly string[] | undefined
  /** Whether `wordsFor24` consists of the remaining words in order. */
  readonly isRemainder: boolean
  /** Whether 2.2 offered only SSLv2 and SSLv3, so that TLS must replace them. */
  readonly isReplaced: boolean
}

const all = ['SSLv2', 'SSLv3', 'TLSv1', 'TLSv1.1', 'TLSv1.2'] as const
type Protocol = (typeof all)[number]

/** Parses the words of the line as 2.2's ssl_cmd_protocol_parse does. */
export function sslProtocols(words: readonly string[]): SslProtocols {
  const gone = words.flatMap((word, index) => (/^\+?sslv[23]$/i.test(word) ? [index] : []))
  if (words.some((word) => !meant(word)))
    return { removedIndexes: gone, wordsFor24: undefined, isRemainder: false, isReplaced: false }
  const left = words.filter((_, index) => !gone.includes(index))
  const wanted = offered(words).filter(isTls)
  if (wanted.length === 0)
    return { removedIndexes: gone, wordsFor24: ['all', '-SSLv3'], isRemainder: false, isReplaced: true }
  const isRemainder = offered(left).filter(isTls).join() === wanted.join()
  return {
    removedIndexes: gone,
    wordsFor24: isRemainder ? left : ['-all', ...wanted.map((one) => `+${one}`)],
    isRemainder,
    isReplaced: false,
  }
}

/** The TLS versions that 2.2 offers with these words; undefined if a word is unknown or new in 2.4. */
export const offeredTlsVersions = (words: readonly string[]): readonly string[] | undefined =>
  words.every(meant) ? offered(words).filter(isTls) : undefined

/** Whether 2.4 offers TLS 1.3 with these words. A word without a sign replaces all words before it. */
export const offersTls13On24 = (words: readonly string[]): boolean =>
  words.reduce((offers, word) => {
    const [, sign, name = ''] = /^([+-]?)(.*)$/.exec(word) ?? []
    if (/^(all|TLSv1\.3)$/i.test(name)) return sign !== '-'
    return sign ? offers : false
  }, false)

const isTls = (protocol: Protocol) => protocol.startsWith('TLS')

/** The protocols that the words turn on. A word without a sign replaces all words before it. */
function offered(words: readonly string[]): Protocol[] {
  let on = new Set<Protocol>()
  for (const word of words) {
    const these = meant(word) ?? []
    if (!/^[+-]/.test(word)) on = new Set()
    for (const one of these) {
      if (word.startsWith('-')) on.delete(one)
      else on.add(one)
    }
  }
  return all.filter((one) => on.has(one))
}

function meant(word: string): readonly Protocol[] | undefined {
  const name = word.replace(/^[+-]/, '').toLowerCase()
  if (name === 'all') return all
  const found = all.filter((one) => one.toLowerCase() === name)
  return found.length > 0 ? found : undefined
}
