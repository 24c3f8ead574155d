import { describe, expect, test } from 'vitest'
import { siteFromTexts } from '../../src/site/site.js'
import { hasTagsInOneTemplateBlock, isInSameTemplateBlock, templateBlocksOf } from '../../src/site/template-blocks.js'

/** What a file says of its sections and of the Listen lines: which are always there, and which tags stand whole. */
function read(text: string) {
  const site = siteFromTexts({ 'x.conf': text })
  return {
    kept: site.directives('Listen').map((line) => isInSameTemplateBlock(site, line, undefined)),
    whole: site.sections('Directory').map((section) => hasTagsInOneTemplateBlock(site, section)),
  }
}

const inBlock = ['Listen 1', 'OPEN', 'Listen 2', 'MIDDLE', 'Listen 3', 'END', 'Listen 4', ''].join('\n')

describe('blocks', () => {
  test.each([
    ['<% if x -%>', '<% else -%>', '<% end -%>'],
    ['<%- unless @x.empty? -%>', '<%- elsif y -%>', '<%- end -%>'],
    ['<% @list.each do |one| %>', '<%# nothing %>', '<% end %>'],
    ['{% if x %}', '{% else %}', '{% endif %}'],
    ['{%- for x in y -%}', '{# nothing #}', '{%- endfor -%}'],
    ['{{#if x}}', '{{else}}', '{{/if}}'],
    ['{{ if .X }}', '{{ else }}', '{{ end }}'],
    ["<tmpl_if name='x'>", '</tmpl_else>', '</tmpl_if>'],
    ["{tmpl_loop name='x'}", "{tmpl_var name='y'}", '{/tmpl_loop}'],
    ['[% IF x %]', '[% ELSE %]', '[% END %]'],
    ['<?php if ($x) { ?>', '<?php } else { ?>', '<?php } ?>'],
    ['<?php foreach ($a as $b): ?>', '<?php echo 1 ?>', '<?php endforeach; ?>'],
  ])('%s … %s … %s', (open, middle, end) => {
    const text = inBlock.replace('OPEN', open).replace('MIDDLE', middle).replace('END', end)
    expect(read(text).kept).toEqual([true, false, false, true])
  })

  test.each([
    ['an expression', 'ServerName <%= @name %>'],
    ['a statement', '<% x = y if z %>'],
    ['a comment', '{# if #}'],
    ['an end of httpd’s own', 'RewriteRule ^ - [E=X:%{HTTP_HOST}]'],
    ['XML', '<?xml version="1.0"?>'],
  ])('%s opens none', (_, line) => {
    expect(read(`${line}\nListen 1\n`).kept).toEqual([true])
  })

  test.each([
    ['an end without a beginning', '<% end %>'],
    ['a beginning without an end', '{% if x %}'],
    ['code that cannot be read', '<% if x then y end; z do %>'],
  ])('%s: nothing is sure in the file', (_, line) => {
    expect(read(`Listen 1\n${line}\n<Directory /a>\n</Directory>\n`)).toEqual({ kept: [false], whole: [false] })
  })
})

describe('tags', () => {
  test('stand whole within a block, and around one', () => {
    const text = `<Directory /a>
{% if x %}
Options None
{% endif %}
</Directory>
{% if y %}
<Directory {{ path }}>
</Directory>
{% endif %}
`
    expect(read(text).whole).toEqual([true, true])
  })

  test('do not where a branch opens what another closes', () => {
    const text = `{% if x %}
<Directory /a>
{% else %}
<Directory /b>
{% endif %}
</Directory>
`
    expect(read(text).whole).toEqual([false, false])
  })
})

describe('lines that choose in other languages', () => {
  test.each([
    ['Mako', '% if x:'],
    ['Mako, indented', '  \t% endif'],
    ['Smarty', '{if $x}'],
    ['Razor', '@if (x)'],
    ['of a panel', '__IF(x)'],
    ['a preprocessor', '#ifdef X'],
    ['Velocity', '#if ($x)'],
    ['FreeMarker', '<#if x>'],
    ['FreeMarker, an end', '</#if>'],
    ['XML', '<c:if test="x">'],
    ['m4', 'm4_ifdef(x)'],
    ['m4 of old', 'IFELSE(x)'],
    ['on a continued line', 'Listen 2 \\\r\n% if x'],
    ['on a continued comment', '# a \\\n#ifdef X'],
    ['in a tag over several lines', '[%\n% if x\n%]'],
    ['in Perl', '<Perl>\n% if x\n</Perl>'],
    ['without a line ending', 'Listen 3\n#ifdef X'],
  ])('%s: nothing is sure in the file', (_, lines) => {
    expect(read(`Listen 1\n${lines}`).kept).not.toContain(true)
  })

  test.each([
    ['a directive that is commented out', '#Include x.conf\n#ErrorLog x\n#FileETag x'],
    ['a word within a line', 'ErrorLog "% if x"\nServerName m4_x'],
    ['a log format', 'LogFormat %h'],
    ['a guard', '<IfDefine X>\n</IfDefine>'],
  ])('not %s', (_, lines) => {
    expect(read(`Listen 1\n${lines}\n`).kept).toEqual([true])
  })
})

test('a line of nothing but choices says nothing, and any other may be anything', () => {
  const lines = ['{% if x %}{# why #}', '{{ more }}', '{% endif %}', '@MORE@', '{% if y %}Listen 1{% endif %}', '']
  const text = lines.join('\n')
  const site = siteFromTexts({ 'x.conf': text })
  const [file] = site.files
  const blocks = file && templateBlocksOf(site, file)
  const silent = lines
    .slice(0, -1)
    .map((line) => blocks?.isSilent(text.indexOf(line), text.indexOf(line) + line.length))
  expect(silent).toEqual([true, false, true, false, false])
})
