import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Explanation, explain } from '../../src/explain/explain.js'
import { knownMessages } from '../../src/explain/messages/index.js'
import { httpd, needHttpd } from '../real-httpd/install.js'

/** Who says it, its number (`-` without one, `line` of a line that it refuses), the explanation or `about-SUBJECT`, and its text as in the source. */
const rows = readFileSync(new URL('../fixtures/messages-of-24.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((row) => row !== '' && !row.startsWith('#'))
  .map((row) => row.split('\t'))
const said = rows.filter(([, number]) => number !== 'notices')
const notices = rows.filter(([, number]) => number === 'notices').flatMap(([, , numbers = '']) => numbers.split(' '))

/** The text of a format of printf, with words in it. */
const sample = (text: string) =>
  text.replace(
    /%(?:\.\*s|pm|pI|pp|[-+ #0]*\d*(?:\.\d+)?(?:ll|l|h|z)?[a-zA-Z]\b|[-+#0]*\d*\.?\d*l?[diusxcXgfo])/g,
    (format) => (format === '%pI' ? '10.0.0.1:80' : /[diuxXgfo]$/.test(format) ? '7' : 'Xyz'),
  )

/** As it stands in a log; of a line that is refused, as `httpd -t` says it. */
function logged(module = '', number = '', text = ''): string {
  if (number === 'line') return `AH00526: Syntax error on line 1 of /etc/x.conf:\n${sample(text)}`
  const name = /^(?:event|worker|prefork)$/.test(module) ? `mpm_${module}` : module.replace(/^mod_/, '')
  return `[Thu Nov 21 10:50:34.1 2024] [${name}:error] [pid 7:tid 8] [client 10.0.0.1:80] ${number === '-' ? '' : `${number}: `}${sample(text)}`
}

const nameOf = ({ message, about }: Explanation) => message?.id ?? (about ? `about-${about}` : '-')

test('every text of the source has its explanation, or is said to be about something else', () => {
  const wrong = said.flatMap(([module, number, expected, text]) => {
    const found = explain(logged(module, number, text))
      .explanations.map(nameOf)
      .join()
    return found === expected ? [] : [`${module} ${number} ${text}: ${found}, not ${expected}`]
  })
  expect(wrong).toEqual([])
  expect(said.filter(([, , id = '']) => id.startsWith('about-')).length).toBeLessThanOrEqual(1245)
  expect(said.length).toBeGreaterThan(2700)
})

test('no kind of refusal is without a text that meets it', () => {
  const met = new Set(said.map(([, , id]) => id))
  expect(knownMessages.filter(({ id, ofLine }) => ofLine && !met.has(id)).map(({ id }) => id)).toEqual([])
})

describe.skipIf(!httpd())('a real httpd', () => {
  test('says nothing with a number that is missing here', () => {
    const { binary, modules } = needHttpd()
    const files = [
      binary,
      ...readdirSync(modules).flatMap((name) => (name.endsWith('.so') ? [join(modules, name)] : [])),
    ]
    const numbers = files.flatMap(
      (file) => readFileSync(file, 'latin1').match(/(?<=\0)AH\d{5}(?=:? ?[ -~]*\n?\0)/g) ?? [],
    )
    const known = new Set([...said.map(([, number]) => number), ...notices])
    expect(new Set(numbers).size).toBeGreaterThan(2000)
    expect([...new Set(numbers)].filter((number) => !known.has(number))).toEqual([])
  })
})
