import type { Files } from '../real-httpd/check.js'

/**
 * Rules of access rewritten as is commonly advised: each line by itself, as a few calls of sed do. Order and Satisfy go, Allow
 * becomes Require, Deny becomes Require not; `from all` becomes all granted and all denied.
 */
export const lineByLine = (files: Files): Files =>
  mapValues(files, (text) =>
    linesOf(text)
      .flatMap((line) => (isDropped(line) ? [] : [required(line)]))
      .join('\n'),
  )

/**
 * The same section by section, as converters do that look at Satisfy (such as jtfrey/htaccess-convert by its README): what
 * Allow, Deny and Require become goes into one RequireAny where the section says Satisfy Any, and into one RequireAll else.
 */
export const sectionBySection = (files: Files): Files =>
  mapValues(files, (text) => {
    const out: string[] = []
    let open: Section = { ways: [], satisfy: 'All', at: 0 }
    const end = () => {
      if (open.ways.length > 0)
        out.splice(open.at, 0, `<Require${open.satisfy}>`, ...open.ways, `</Require${open.satisfy}>`)
    }
    for (const line of linesOf(text)) {
      const isTag = /^\s*<\/?(?!IfModule|IfDefine|IfVersion)\w/i.test(line)
      if (isTag) {
        end()
        open = { ways: [], satisfy: 'All', at: out.length + 1 }
      }
      if (/^\s*Satisfy\s+any/i.test(line)) open.satisfy = 'Any'
      if (/^\s*(Allow|Deny|Require)\s/i.test(line)) open.ways.push(required(line))
      else if (!isDropped(line)) out.push(line)
      if (!isTag && open.ways.length === 0) open.at = out.length
    }
    end()
    return out.join('\n')
  })

interface Section {
  readonly ways: string[]
  satisfy: 'Any' | 'All'
  /** Where what they become goes. */
  at: number
}

const linesOf = (text: string): string[] => text.split('\n')

const isDropped = (line: string): boolean => /^\s*(Order|Satisfy)\s/i.test(line)

/** `Allow from 10.1 a.example` → `Require ip 10.1`, and so on; a line may need more than one. */
function required(line: string): string {
  const [, indent = '', name = '', rest = ''] = /^(\s*)(Allow|Deny)\s+from\s+(.*)$/i.exec(line) ?? []
  if (name === '') return line
  const isDeny = /deny/i.test(name)
  const words = rest.trim().split(/\s+/)
  if (words.some((word) => /^all$/i.test(word))) return `${indent}Require all ${isDeny ? 'denied' : 'granted'}`
  return words.map((word) => `${indent}Require ${isDeny ? 'not ' : ''}${whoIs(word)}`).join('\n')
}

function whoIs(word: string): string {
  const variable = /^env=(.*)$/i.exec(word)?.[1]
  if (variable !== undefined) return `env ${variable.replace(/^!/, '')}`
  return /^[\d.:/]+$|^[\da-f:]+(\/\d+)?$/i.test(word) ? `ip ${word}` : `host ${word}`
}

const mapValues = (files: Files, change: (text: string) => string): Files =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, /httpd\.conf$|\.htaccess$/.test(path) ? change(text) : text]),
  )
