import { describe, expect, test } from 'vitest'
import { hasPlaceholder, templateLineFinder } from '../../src/syntax/template.js'

/** The lines of a text that are for httpd. */
function forHttpd(text: string): string[] {
  const templates = templateLineFinder(text)
  const lines: string[] = []
  for (let at = 0; at < text.length; ) {
    const newline = text.indexOf('\n', at)
    const end = newline < 0 ? text.length : newline + 1
    const template = templates.endOf(at, end)
    if (template < 0) lines.push(text.slice(at, end))
    at = Math.max(end, template)
  }
  return lines
}

describe('lines that are a tag are no lines for httpd', () => {
  test.each<[string, string]>([
    ['ERB', '<% if @a -%>\n<%= @b %>\n<%# c %>\n'],
    ['ERB over several lines', '<%\n  hosts.each do |host|\n%>\n'],
    ['PHP', '<?php foreach ($a as $b): ?>\n<? endforeach ?>\n'],
    ['Jinja and Twig', '{% for a in b %}\n{{ a }}\n{# note #}\n'],
    ['Jinja over several lines', '{#\n a note\n#}\n'],
    ['Template Toolkit', '[% IF a %]\n[% a\n  b %]\n'],
    ['vlibTemplate', '<tmpl_if name="ssl">\n</tmpl_if>\n{tmpl_var name="x"}\n{/tmpl_if}\n'],
    ['Smarty', '{if $a}\n{/if}\n{$name}\n'],
    ['autoconf', '@INCLUDE_LINES@\n'],
    ['panels', '%user% on\n'],
    ['a variable for a name', '${OFF}Listen 80\n$name\n'],
    ['an open tag that is never closed', '{% if a\n'],
  ])('%s', (_title, text) => expect(forHttpd(text)).toEqual([]))

  test.each<[string, string]>([
    ['a directive with a tag in its words', 'Listen <%= port %>\n'],
    ['a section with one', '<VirtualHost {{ ip }}:80>\n'],
    ['a section', '<Directory />\n'],
    ['a bracket that looks like a tag', '[client]\n'],
    ['a percent sign that is none', '%{x}\n'],
    ['an ERB tag that is never closed', '<% if a\n'],
    ['a name in quotes', '"Listen" 80\n'],
  ])('but this one is: %s', (_title, text) => expect(forHttpd(text)).toEqual([text]))

  test('what stands behind the tag on its last line goes with it', () => {
    expect(forHttpd('{# a\n b #} Listen 80\nListen 81\n{{ x }} y')).toEqual(['Listen 81\n'])
  })

  test('a tag that is closed later is looked for again', () => {
    expect(forHttpd('{% a\n{{ b\nListen 80\n}}\nListen 81\n')).toEqual(['Listen 81\n'])
  })
})

describe('placeholders', () => {
  test.each([
    'a <%= b %> c',
    '<?= $a ?>',
    '{{ a }}',
    '{% a %}',
    '[% a %]',
    '<tmpl_var name="a">',
    '{tmpl_var a}',
    '/home/@USER@/x',
    '@@Port@@',
    '%domain%',
    '/var/{DOMAIN}/',
    '__DOMAIN__',
    'a -%>',
    'if (a) { ?>',
    '{$Rewrite.base}',
    '%address%',
    'a %{% if x %}',
    '%A_NAME%',
    '%a_%port%',
  ])('%s is one', (text) => expect(hasPlaceholder(text)).toBe(true))

  test.each([
    '%{HTTP_HOST}',
    '${APACHE_LOG_DIR}/x',
    '%h %l "%r" %>s %b',
    'admin@example.org',
    '(?>a|b)c',
    '/caf/%C3%A9t%C3%A9',
    '/%E9cole%20/',
    'a/__init__.py',
    '^(.*){2,3}$',
    '[a-z]%20b%20',
    '\\{AB\\}',
    '100% of 50%',
    '_default_:80',
    '%D%T',
    '%{%Y-%m-%d %H:%M:%S}t %h',
    '|bin/rotatelogs logs/e.%Y-%m-%d-%H_%M_%S.txt 86400',
  ])('%s is none', (text) => expect(hasPlaceholder(text)).toBe(false))
})
