import fc from 'fast-check'
import { cases } from '../rules/cases.js'

/** What makes trouble: halves of tags, ends of lines, quotes, marks of every kind, and words that rules look for. */
const pieces = [
  '<', '>', '</', '/>', '\\', '\\\\', '\n', '\r\n', '\r', '\\\n', '\\\r\n', '"', "'", '#', ' ', '\t', '\0', '\v', 'é', '\u00A0',
  '{{ x }}', '<%= y %>', '{% if z %}', '@VAR@', '%var%', '${NAME}', '%{HTTP_HOST}',
  '<Directory />', '</Directory>', '<Limit GET>', '</Limit>', '<IfModule mod_ssl.c>', '<IfModule !mod_authz_core.c>', '</IfModule>',
  '<VirtualHost *:80>', '</VirtualHost>', '<Files ~ "^\\.ht">', '</Files>', '<Perl>', '</Perl>', '<Macro a $b>', '</Macro>',
  'Order allow,deny', 'Allow from all', 'Deny from 10.1', 'Satisfy Any', 'Require valid-user', 'Options Indexes +All', 'LoadModule a b',
] // biome-ignore format: a table

const lines = [
  ...new Set(
    cases()
      .flatMap((one) => Object.values(one.before))
      .flatMap((text) => text.split(/(?<=\n)/)),
  ),
]

/** Lines of every rule's page in any order, cut and pasted with troublesome pieces. */
export const mangled: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...lines) },
      { weight: 2, arbitrary: fc.constantFrom(...pieces) },
      fc.string({ maxLength: 6 }),
    ),
    {
      maxLength: 14,
    },
  )
  .chain((parts) => fc.tuple(fc.constant(parts.join('')), fc.nat(), fc.nat({ max: 4 })))
  .map(([text, at, cut]) =>
    text.length ? text.slice(0, at % text.length) + text.slice((at % text.length) + cut) : text,
  )
  // A byte order mark further down would become one when what stands before it goes.
  .map((text) => text.replace(/(?<!^)\uFEFF/g, ''))
