import { type Edit, removeWord, replace, safeFix } from '../../../edit/edit.js'
import { type Section, sourceOf, walk } from '../../../syntax/tree.js'
import { eachSection, ruleOf } from '../../rule.js'

export const proxySectionTilde = ruleOf('starts', {
  id: 'proxy-section-tilde',
  title: '<Proxy ~ PATTERN> is no longer allowed',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_proxy.html#proxymatch',
  fixes: 'safe',
  covers: ['proxy-section-tilde'],
  page: `
## What 2.2 did

Most releases read \`<Proxy ~ PATTERN>\` as \`<ProxyMatch PATTERN>\`; the last releases refused to start because of it.

## What 2.4 does

httpd refuses to start because of \`<Proxy ~ PATTERN>\`.

## What the rule does

It renames the section. Its content stays.`,
  check: eachSection(['Proxy'], (at) => {
    const [tilde, pattern] = at.args
    if (tilde?.value !== '~' || !pattern) return undefined
    const message =
      '2.4 refuses to start because of <Proxy ~ PATTERN>. Write <ProxyMatch PATTERN>, which means the same.'
    const close = closingName(at)
    return {
      message,
      fix: close
        ? safeFix('Rename to <ProxyMatch>', replace(at, at.name, 'ProxyMatch'), removeWord(at, tilde), close)
        : undefined,
    }
  }),
})

function closingName(section: Section): Edit | undefined {
  const { file, close, children } = section
  const match = close && /^\s*<\/(proxy)(?=>)/i.exec(sourceOf(file, close))
  // A tag that is not closed inside the section would take the new closing tag as its own.
  const isOpen = [...walk(children)].some((node) => node.kind === 'section' && !node.close)
  if (!match || isOpen) return undefined
  const end = close.start + match[0].length
  return replace(section, { start: end - 'proxy'.length, end }, 'ProxyMatch')
}
