import { describe, expect, test } from 'vitest'
import { guardReading } from '../../src/httpd/guards.js'
import { migrate } from '../../src/index.js'
import { siteFromTexts } from '../../src/site/site.js'
import { parse } from '../../src/syntax/parse.js'
import { isSection, type Node, walk } from '../../src/syntax/tree.js'

/** What 2.2 and 2.4 make of each branch. */
const branches = (text: string) =>
  [...walk(parse(text, 'x.conf').children)]
    .filter(isSection)
    .filter(({ key }) => key === 'iftemplate')
    .map((section) => `${guardReading(section, '2.2')} ${guardReading(section, '2.4')}`)

const block = (head: string) => branches(`${head}\nListen 80\n${head.startsWith('{') ? '{% endif %}' : '<% end %>'}\n`)

describe('a tag that asks for the version of httpd', () => {
  test.each([
    "<% if scope.function_versioncmp([@apache_version, '2.4']) >= 0 -%>",
    "<%- if scope.function_versioncmp([@apache_version,'2.4']) >= 0 then -%>",
    "<% if versioncmp(@apache_version, '2.4') >= 0 -%>",
    "<% unless @apache_version < '2.4' -%>",
    "<% if (@apache_version >= '2.4') %>",
    "<% if @apache_version != '2.2' %>",
    "<% if node['apache']['version'] == '2.4' -%>",
    '<% if @httpd_version.to_f >= 2.4 -%>',
    "{% if apache_version is version('2.4', '>=') %}",
    "{%- if apache_version is version_compare('2.4', 'ge') -%}",
    "{% if apache_version | version_compare('2.4', '>=') %}",
    '{% if apache_version >= "2.4" %}',
    "{% if apache_version_slim == '2.4' %}",
    "{% if apache_version.startswith('2.4') %}",
    "<% if @apache_version.start_with?('2.4') -%>",
  ])('%s: 2.4 alone', (head) => {
    expect(block(head)).toEqual(['never always'])
  })
  test.each([
    "<% if versioncmp(@apache_version, '2.4') < 0 -%>",
    "<% if @apache_version == '2.2' %>",
    "{% if apache_version is version('2.4', '<') %}",
    "{%   if apache_version.startswith('2.2') +%}",
  ])('%s: 2.2 alone', (head) => {
    expect(block(head)).toEqual(['always never'])
  })
  test.each([
    "<% if @apache_version > '2.2' %>",
    "<% if @apache_version >= '2.4' || @ssl %>",
    "{% if not (apache_version.startswith('2.4') and ssl) %}",
    "<% if versioncmp(@apache_version, '2.4.6') >= 0 -%>",
    "<% if @php_version >= '2.4' %>",
    "<% while @apache_version >= '2.4' %>",
    '{% if apache_version %}',
  ])('%s: nobody knows', (head) => {
    expect(block(head)).toEqual([])
  })
})

test.each([
  ["<% if @apache_version >= '2.4' && @ssl %>", 'never maybe', 'always maybe'],
  ["{% if rewrite_lock and apache_version.startswith('2.2') %}", 'maybe never', 'maybe always'],
])('%s: one version may read the branch, and the other never does', (head, then, otherwise) => {
  const [middle, end] = head.startsWith('{') ? ['{% else %}', '{% endif %}'] : ['<% else %>', '<% end %>']
  expect(branches(`${head}\nListen 80\n${middle}\nListen 81\n${end}\n`)).toEqual([then, otherwise])
})

test('the other branch is for the other version, in Puppet with braces too', () => {
  const erb = "<% if @apache_version >= '2.4' -%>\nRequire all granted\n<% else -%>\nOrder allow,deny\n<% end -%>\n"
  const epp = "<% if versioncmp($apache_version, '2.4') >= 0 { -%>\nListen 80\n<% } else { -%>\nListen 81\n<% } -%>\n"
  for (const text of [erb, epp]) expect(branches(text)).toEqual(['never always', 'always never'])
})

test.each([
  ['more than two branches', "<% if @apache_version >= '2.4' %>\na\n<% elsif @b %>\nb\n<% else %>\nc\n<% end %>\n"],
  ['a tag among the words of a line', "<% if @apache_version >= '2.4' %>Listen 80\n<% end %>\n"],
  ['tags that do not fit together', "<% if @apache_version >= '2.4' %>\nListen 80\n"],
  [
    'a branch that opens what another closes',
    "{% if apache_version >= '2.4' %}\n<Directory /x>\n{% endif %}\nOptions None\n</Directory>\n",
  ],
])('no guard: %s', (_what, text) => {
  expect(branches(text)).toEqual([])
})

test('every character is in one line', () => {
  const text = "A b\n<% if @apache_version >= '2.4' -%>\nC d\n\n<% else -%>\n<X>\nE f\n</X>\n<% end -%>\nG h\n"
  const print = (nodes: readonly Node[]): string =>
    nodes
      .map((node) => {
        const own = text.slice(node.start, node.end)
        return node.kind === 'section'
          ? own + print(node.children) + text.slice(node.close?.start, node.close?.end)
          : own
      })
      .join('')
  expect(print(parse(text, 'x.conf').children)).toBe(text)
})

test('rules for both versions are left alone, and show no 2.4', () => {
  const text = `<VirtualHost *:80>
    <Directory /srv/www>
        <%- if scope.function_versioncmp([@apache_version, '2.4']) >= 0 -%>
        Require all granted
        <%- else -%>
        Order allow,deny
        Allow from all
        <%- end -%>
    </Directory>
    <% if @apache_version < '2.4' -%>
    NameVirtualHost *:80
    <% end -%>
</VirtualHost>
`
  const site = siteFromTexts({ 'vhost.conf.erb': text })
  expect(site.from).toBe('2.2')
  for (const guards of ['leave', 'drop-22', 'keep-22'] as const)
    expect(migrate(site, { guards, fixes: 'all' }).findings).toEqual([])
})
