import fc from 'fast-check'

/** What makes reading hard: ends of lines, quotes, escapes, tags and halves of tags, in any order. */
const pieces = [
  '\n', '\n', '\n\n', '\r\n', '\r', '\\', '\\', '\\\\', '\\\n', '\\\r\n', '\\\\\n', '\\\n\n', ' \\\n ', '"', "'", '\\"', "\\'", '""', '#', '# note',
  ' ', '  ', '\t', '\v', '\f', '\0', '\u00A0', '\uFEFF', 'é', '😀', '>', '>>', '<', '</', '/', '/>', '<>', '</>', '!', '~',
  'Listen', 'Listen 80', 'listen>', '"Listen" 80', 'Alias /a C:\\\\b\\\\', "Header set X 'a b'", 'RewriteCond %{HTTP_HOST} a\\ b', '<Directory /a>',
  '<Directory', '<Directory />', '<Directory/>', '</Directory>', '</directory >', '</DIRECTORY', '<Files "a b">', '<Files ~ "^\\.ht">', '</Files> # end',
  '<Limit GET POST>', '</Limit>', '<IfModule !mod_ssl.c>', '</IfModule>', '<IfVersion >= 2.4>', '</IfVersion>', '"<Files" a>',
] // biome-ignore format: a table

/** Text that no editor would write and httpd would still read. */
export const noise: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...pieces) },
      { weight: 1, arbitrary: fc.string({ maxLength: 4 }) },
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.join(''))
