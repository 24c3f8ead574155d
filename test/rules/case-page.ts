/** A case of a rule's page as it is written. */
export interface WrittenCase {
  readonly title: string
  /** Prose, and blocks, in the order of the page; together they are the whole of it. */
  readonly parts: readonly (string | Block)[]
}

export interface Block {
  readonly language: string
  /** What it shows: a configuration before, what becomes of it, or what is said of it. */
  readonly shows: 'before' | 'after' | 'findings'
  /** The path of the file that it shows. */
  readonly file: string
  /** The other words behind the language: `complete`, `review`, `from=2.4`. */
  readonly words: string
  readonly text: string
}

/**
 * Reads a page of cases. A case is a heading, prose, and blocks: ```apache [file=NAME] [complete] [from=2.4] [except=WAY,…]
 * is the file before, ```apache after [review] [file=NAME] the file after, ```text findings the findings. Without an
 * `after` block nothing may change; without it and without `findings` nothing may be found either.
 */
export const casesOnPage = (page: string): WrittenCase[] =>
  page
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n')
      return { title: part.slice(0, end), parts: partsOf(part.slice(end)) }
    })

function partsOf(body: string): (string | Block)[] {
  const parts: (string | Block)[] = []
  let end = 0
  for (const match of body.matchAll(/^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm)) {
    const [whole, language = '', words = '', text = ''] = match
    parts.push(body.slice(end, match.index), {
      language,
      shows: language === 'text' ? 'findings' : /\bafter\b/.test(words) ? 'after' : 'before',
      file: /file=(\S+)/.exec(words)?.[1] ?? 'httpd.conf',
      words,
      text,
    })
    end = match.index + whole.length
  }
  return [...parts, body.slice(end)]
}

/** Why the case is not tried on a real server. */
export const uncheckedFor = ({ parts }: WrittenCase): string | undefined =>
  parts
    .filter((part) => typeof part === 'string')
    .flatMap((prose) => /Not checked on httpd: (.+)/.exec(prose)?.[1] ?? [])[0]

/** The case as users read it: without the words that only the tests need. */
export const readable = ({ title, parts }: WrittenCase): string => {
  const isChanged = parts.some((part) => typeof part !== 'string' && part.shows === 'after')
  return title + parts.map((part) => (typeof part === 'string' ? prose(part) : shown(part, isChanged))).join('')
}

const prose = (text: string) => text.replace(/^Not checked on httpd: .*$\n*/gm, '')

function shown({ language, shows, file, words, text }: Block, isChanged: boolean): string {
  const isForReview = /\breview\b/.test(words)
  const name = file === 'httpd.conf' ? '' : `\`${file}\``
  if (shows === 'after' && text === '') return `${name} is removed${isForReview ? ', for review,' : ''}`.trim()
  const becomes = `${name} becomes${isForReview ? ', for review:' : ''}`.trim()
  const reported = isChanged ? 'and is reported as' : 'is reported as'
  const lead = { before: name && `${name}:`, after: becomes, findings: reported }[shows]
  return `${lead && `${lead}\n\n`}\`\`\`${language}\n${text}\`\`\``
}
