import { hasPlaceholder } from '../../syntax/template.js'
import type { Directive, Word } from '../../syntax/tree.js'
import { always, type Condition, clientLeaf, never, not } from './condition.js'

/** The clients that the words after `Allow from` or `Deny from` name. */
export interface NamedClients {
  readonly conditions: readonly Condition[]
  /** The words from `#` on. Their author meant a comment, but httpd reads them as host names. */
  readonly commentWords: readonly Word[]
  /** Words after the `#` that are real domains: 2.2 allowed clients in them by this Allow. */
  readonly domains: readonly string[]
  /** Why the line's meaning is not known; undefined if it is clear. */
  readonly unclear: string | undefined
}

/** Reads an Allow or Deny line (mod_authz_host.c, allow_cmd). */
export function clientsOf(line: Directive): NamedClients {
  const [from, ...words] = line.args
  if (from?.value.toLowerCase() !== 'from' || words.length === 0) {
    return unclearLine(none, `\`${line.name.value}\` without "from" and a client, which 2.2 rejects too`)
  }
  const hash = words.findIndex((word) => word.value.startsWith('#'))
  const comment = hash < 0 ? none : words.slice(hash)
  const isCommentWord = (word: Word) => hash >= 0 && word.start >= (words[hash]?.start ?? 0) && !isAnAddress(word.value)
  const parts: Condition[] = []
  for (const word of words) {
    const part = isCommentWord(word) ? never : clientOf(word.value, line)
    if (typeof part === 'string') return unclearLine(comment, part)
    parts.push(part)
  }
  if (hash < 0) return { conditions: parts, commentWords: comment, domains: none, unclear: undefined }
  // If the line also has the word `all`, its names have no effect.
  const lost = parts.includes(always) ? [] : comment.filter(isCommentWord).map(({ value }) => value)
  const ending = line.key === 'deny' ? lost.find(mayEndAName) : undefined
  if (ending) return unclearLine(comment, `\`${ending}\` after #, which 2.2 read as the end of host names`)
  return { conditions: parts, commentWords: comment, domains: lost.filter(isDomain), unclear: undefined }
}

const none: readonly never[] = []

const unclearLine = (comment: readonly Word[], why: string): NamedClients => ({
  conditions: none,
  commentWords: comment,
  domains: none,
  unclear: why,
})

/** Whether a word after `#` names a client, although a comment was meant. A single word such as `office` does not. */
const isAnAddress = (word: string) =>
  /^(all|localhost|env=.+|[\d.]*\d[\d.]*(\/[\d.]+)?|[\da-f]*:[\da-f:.]+(\/\d+)?|[\w-]+(\.[\w-]+)+|\.[\w.-]+)$/i.test(
    word,
  )

/** Whether a client's name may end in this word: most words exist as a top-level domain. */
const mayEndAName = (word: string) => /^[a-z][\w-]*[a-z\d]$/i.test(word) && !fillerWords.test(word)

const fillerWords =
  /^(of|on|or|up|if|we|go|he|ip|ex|ok|the|and|but|not|nor|for|from|with|this|that|these|those|are|was|were|has|had|have|been|our|their|its|his|her|they|them|who|which|when|because|since|until|only|also|just|still|please|too)$/i

/** Whether a word after `#` is a domain, such as a country or a private network. */
const isDomain = (word: string) =>
  /^([a-z]{2}|com|net|org|edu|gov|mil|int|info|biz|arpa|lan|local|localdomain|home|corp|internal|intranet)$/i.test(
    word,
  ) && !fillerWords.test(word)

function clientOf(word: string, line: Directive): Condition | string {
  // Fast path for the most frequent case.
  if (/^all$/i.test(word)) return always
  if (/^[\d./]+$/.test(word) && isAddressOrSubnet(word)) return clientLeaf('ip', word, line)
  if (hasPlaceholder(word) || word.includes('${')) return `\`${word}\`, whose value is not known`
  if (/[\\"'<>\s]|%\{|\$\d/.test(word)) return `\`${word}\`, which is not a client`
  if (/^env=!/i.test(word)) return not(clientLeaf('env', word.slice(5), line))
  if (/^env=/i.test(word)) return clientLeaf('env', word.slice(4), line)
  // People write "none" for nobody. httpd reads it as a host, which does not exist.
  if (/^none$/i.test(word)) return never
  if (isAddressOrSubnet(word)) return clientLeaf('ip', word, line)
  if (/[/:]|^[\d.]*$/.test(word)) return `\`${word}\`, which 2.2 rejects too`
  return clientLeaf('host', word, line)
}

/** Whether a word is a full or partial address, or a full address with a mask (apr_ipsubnet_create). */
export function isAddressOrSubnet(word: string): boolean {
  const [address = ''] = word.split('/', 1)
  const isV6 = address.includes(':')
  if (!(isV6 ? /^[\da-f:.]+$/i : fourNumbers).test(address)) return false
  if (address === word) return true
  const mask = word.slice(address.length + 1)
  const bits = /^\d+$/.test(mask) ? Number(mask) : 0
  if (isV6) return bits > 0 && bits <= 128
  return isFull(address) && ((bits > 0 && bits <= 32) || isFull(mask))
}

const isFull = (address: string): boolean => /^\d+(\.\d+){3}$/.test(address) && fourNumbers.test(address)

/** Matches an IPv4 address or its beginning: up to four numbers below 256, separated by dots. A dot at the end is allowed. */
const fourNumbers = /^(?:(?:[01]?\d{1,2}|2[0-4]\d|25[0-5])(?:\.|$)){1,4}$/
