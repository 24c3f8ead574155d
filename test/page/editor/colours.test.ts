import { expect, test } from 'vitest'
import { colouredWords } from '../../../src/page/editor/colours.js'

type Part = Parameters<typeof colouredWords>[1]

const colours = (line: string, part: Part) =>
  colouredWords(line, part).map(({ kind, start, end }) => `${kind} ${line.slice(start, end)}`)

test.each<[string, string[], Part?]>([
  ['Listen 80', ['name Listen', 'number 80']],
  ['  AuthName "Back office"', ['name AuthName', 'string "Back office"']],
  ['<Directory "/srv/a b">', ['tag <Directory', 'string "/srv/a b"', 'tag >']],
  ['</Directory>', ['tag </Directory', 'tag >']],
  ['RewriteCond %{HTTP_HOST} ^a\\.b$ [NC]', ['name RewriteCond', 'variable %{HTTP_HOST}']],
  ['DocumentRoot ${ROOT}/htdocs', ['name DocumentRoot', 'variable ${ROOT}']],
  ['Allow from 192.0.2.0/24 a9.example.org', ['name Allow', 'number 192.0.2.0/24']],
  ["Header set X 'it \\' goes", ['name Header', "string 'it \\' goes"]],
  ['  # a "comment"', ['comment # a "comment"']],
  ['a # is none 80', ['name a', 'number 80']],
  ['# goes on', ['comment # goes on'], 'comment'],
  ['still a comment', ['comment still a comment'], 'comment'],
  ['Indexes 80', ['number 80'], 'further'],
  ['"open', ['string "open']],
  ['', []],
  ['   ', []],
])('%j', (line, words, part = 'first') => expect(colours(line, part)).toEqual(words))
