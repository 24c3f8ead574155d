/** Names of parameters whose values may be secret. */
const telling =
  /pass|pwd|secret|token|key|auth|session|sid|sig|code|credential|jwt|otp|pin|login|user|mail|card|iban|ssn/i

/**
 * The path with its query, without values that may be secret: because of the name of the parameter, or because they look random.
 */
export function withoutQuerySecrets(path: string): string {
  const [plain = '', query] = path.split(/\?(.*)/s, 2)
  const safe = plain.replace(/;(jsessionid|phpsessid|sid)=[^/;?]*/gi, '')
  if (query === undefined) return safe
  const kept = query.split('&').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    if (value.length === 0) return looksSecret(name) ? 'x' : pair
    return telling.test(decoded(name)) || looksSecret(value.join('=')) ? `${name}=x` : pair
  })
  return `${safe}?${kept.join('&')}`
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const looksSecret = (value: string): boolean =>
  /^[\w.~+/%=-]{20,}$/.test(value) || /@|%40/.test(value) || /^(?=.*\d)(?=.*[a-f])[\da-f]{16,}$/i.test(value)
