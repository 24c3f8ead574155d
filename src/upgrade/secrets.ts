/** Texts that must not appear outside of the job, such as tokens. */
export type Secrets = readonly string[]

const telling = /token|secret|passw|credential|private|api_?key|_key$/i

/** The least length of a text to hide. Shorter values also occur in ordinary words. */
const least = 6

/**
 * The texts to hide: the token, plain and as a checkout stores it in git's configuration, and the values of variables with
 * secret-sounding names. The runner masks secrets in logs, but not in the text of a pull request.
 */
export function secretsIn(environment: Readonly<Record<string, string | undefined>>, token: string): Secrets {
  const named = Object.entries(environment).flatMap(([name, value = '']) => (telling.test(name) ? value.trim() : []))
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64')
  const lines = [token, basic, ...named].flatMap((value) => value.split(/\s*\n\s*/))
  return [...new Set(lines)].filter((line) => line.length >= least).sort((a, b) => b.length - a.length)
}

/** The text with stars in place of secrets, and of the password in an address. */
export const withoutSecrets = (text: string, secrets: Secrets): string =>
  secrets
    .reduce((rest, secret) => rest.replaceAll(secret, '***'), text)
    .replace(/(\b[a-z][a-z0-9+.-]{0,20}:\/\/[^\s:@/]{1,200}:)[^\s@/]{1,500}@/gi, '$1***@')
