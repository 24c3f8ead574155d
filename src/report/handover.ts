import { codeBlock, inlineCode, markdownSentence } from './markdown-text.js'
import { printable } from './paint.js'

/** The content of a page that documents an upgrade for colleagues. */
export interface Handover {
  /** The initial state, as sentences. */
  readonly initialState: readonly string[]
  /** What was done, what is left, and what to copy where. */
  readonly outcome: readonly string[]
  readonly changes: readonly ChangeInHandover[]
  readonly answers: readonly { readonly sentence: string; readonly answer: string }[]
  /** The open decisions and tasks, as sentences. */
  readonly remaining: readonly string[]
  /** The comparison of both servers: its result, each request with both responses, and the requests that were not sent. */
  readonly asked?: {
    readonly summary: string
    readonly rows: readonly (readonly [request: string, old: string, newer: string])[]
    readonly unasked: readonly string[]
  }
}

/** A changed place in a file, with the reason. */
export interface ChangeInHandover {
  readonly path: string
  readonly line: number
  readonly title: string
  readonly reason: string
  readonly before: string
  readonly after: string
}

type Block =
  | { readonly kind: 'heading'; readonly text: string; readonly level: 1 | 2 | 3 }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'diff'; readonly text: string }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }

export const handoverMarkdown = (handover: Handover): string => `${blocksOf(handover).map(asMarkdown).join('\n\n')}\n`

/** One page of HTML that needs no other files. */
export const handoverHtml = (handover: Handover): string =>
  `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>\n<style>${style}</style></head>\n<body><main>\n${blocksOf(handover).map(asHtml).join('\n')}\n</main></body></html>\n`

const title = 'httpd 2.2 → 2.4'

const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#1a1a1a;background:#fff}main{max-width:60rem;margin:2rem auto;padding:0 1rem}h2{border-bottom:1px solid #ccc;margin-top:2.5rem}h3{margin-bottom:.2rem;font-size:1rem}pre{background:#f4f4f4;padding:.6rem;overflow:auto;margin:.3rem 0}del,ins{display:block;text-decoration:none}del{background:#fde0e0}ins{background:#dcf3dc}table{border-collapse:collapse;width:100%}td,th{border:1px solid #ccc;padding:.2rem .5rem;text-align:left;overflow-wrap:anywhere}@media (prefers-color-scheme:dark){body{color:#e6e6e6;background:#1b1b1b}pre{background:#2a2a2a}del{background:#5a2626}ins{background:#1f4a26}}'

function blocksOf({ initialState, outcome, changes, answers, remaining, asked }: Handover): readonly Block[] {
  return [
    { kind: 'heading', text: title, level: 1 },
    { kind: 'list', items: initialState },
    { kind: 'list', items: outcome },
    ...section('Still to do', remaining.length > 0 ? [{ kind: 'list', items: remaining }] : []),
    ...section('Your answers', [
      ...(answers.length > 0
        ? [
            {
              kind: 'table' as const,
              head: ['Question', 'Answer'],
              rows: answers.map(({ sentence, answer }) => [sentence, answer]),
            },
          ]
        : []),
    ]),
    ...section('Requests sent to both servers', asked ? askedBlocks(asked) : []),
    ...section(
      `What was changed, in ${changes.length} ${changes.length === 1 ? 'place' : 'places'}`,
      changes.flatMap(changeBlocks),
    ),
  ]
}

const section = (text: string, blocks: readonly Block[]): readonly Block[] =>
  blocks.length > 0 ? [{ kind: 'heading', text, level: 2 }, ...blocks] : []

const askedBlocks = ({ summary, rows, unasked }: NonNullable<Handover['asked']>): readonly Block[] => [
  { kind: 'text', text: summary },
  ...(rows.length > 0 ? [{ kind: 'table' as const, head: ['Request', 'Old', 'New'], rows }] : []),
  ...(unasked.length > 0
    ? [{ kind: 'list' as const, items: unasked.map((sentence) => `Not tested: ${sentence}`) }]
    : []),
]

const changeBlocks = ({ path, line, title: done, reason, before, after }: ChangeInHandover): readonly Block[] => [
  { kind: 'heading', text: `${path}:${line} ${done}`, level: 3 },
  { kind: 'text', text: reason },
  { kind: 'diff', text: changedLines(before, after) },
]

/** The removed and added lines, without unchanged lines at either end. */
function changedLines(before: string, after: string): string {
  const [old, newer] = [before.split(/(?<=\n)/), after.split(/(?<=\n)/)]
  while (old.length > 0 && old[0] === newer[0]) for (const lines of [old, newer]) lines.shift()
  while (old.length > 0 && old.at(-1) === newer.at(-1)) for (const lines of [old, newer]) lines.pop()
  return signed('-', old.join('')) + signed('+', newer.join(''))
}

const signed = (sign: string, text: string): string =>
  text === '' ? '' : `${text.replace(/\r?\n$/, '').replace(/^/gm, sign)}\n`

function asMarkdown(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${markdownSentence(block.text)}`
    case 'text':
      return markdownSentence(block.text)
    case 'list':
      return block.items.map((item) => `- ${markdownSentence(item)}`).join('\n')
    case 'diff':
      return codeBlock(block.text, 'diff')
    case 'table':
      return [
        block.head,
        block.head.map(() => '---'),
        ...block.rows.map((row) => row.map((cell) => inlineCode(cell.replaceAll('|', '¦')))),
      ]
        .map((row) => `| ${row.join(' | ')} |`)
        .join('\n')
  }
}

function asHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${html(block.text)}</h${block.level}>`
    case 'text':
      return `<p>${html(block.text)}</p>`
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${html(item)}</li>`).join('')}</ul>`
    case 'diff':
      return `<pre>${block.text.trimEnd().split('\n').map(diffLine).join('')}</pre>`
    case 'table':
      return `<table><tr>${cells('th', block.head)}</tr>${block.rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')}</table>`
  }
}

const diffLine = (line: string): string =>
  `<${line.startsWith('-') ? 'del' : 'ins'}>${html(line) || ' '}</${line.startsWith('-') ? 'del' : 'ins'}>`

const cells = (tag: 'td' | 'th', texts: readonly string[]): string =>
  texts.map((text) => `<${tag}>${html(text)}</${tag}>`).join('')

/** A text as HTML. Text from the configuration must not become markup. */
const html = (text: string): string => printable(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
