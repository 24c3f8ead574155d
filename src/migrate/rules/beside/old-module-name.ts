import { type Fix, replace, reviewFix, safeFix } from '../../../edit/edit.js'
import { moduleListFor24, removedOrRenamedModule, toolCallsOf } from '../../../models/beside/tools.js'
import { commandFilesOf, statementsIn } from '../../../site/beside/file.js'
import { type Directive, sourceOf, type Word } from '../../../syntax/tree.js'
import { type Hit, ruleOf } from '../../rule.js'

export const oldModuleName = ruleOf('modules', {
  id: 'old-module-name',
  title: 'A script enables a module that 2.4 does not have',
  see: 'https://httpd.apache.org/docs/2.4/upgrading.html#compile-time',
  fixes: 'both',
  covers: ['loadmodule-removed', 'loadmodule-renamed'],
  page: `
## What 2.2 did

Scripts enabled modules by name: Debian's \`a2enmod\`, the list in \`APACHE_MODULES\` (SUSE) or \`APACHE2_MODULES\`
(Gentoo).

## What 2.4 does

disk_cache is called cache_disk. mem_cache, authn_alias, authn_default and authz_default are gone, and a script that
asks for one of them fails.

## What the rule does

It renames the module, or removes it from the list.

## When not

If a call of a2enmod names nothing else, there is no fix: remove that call yourself.`,
  *check(site) {
    for (const { at, args } of toolCallsOf(site, /^a2(en|dis)mod$/)) {
      for (const word of args) if (removedOrRenamedModule(word.value, '_')) yield inCall(at, word, args.some(stays))
    }
    for (const file of commandFilesOf(site)) {
      for (const at of statementsIn(file)) {
        for (const word of [at.name, ...at.args]) if (/^APACHE2?_MODULES=/.test(word.value)) yield* inList(at, word)
      }
    }
  },
})

/**
 * The hit for a module name in a call.
 * @param leftover whether the call names other modules too
 */
function inCall(at: Directive, word: Word, leftover: boolean): Hit {
  const successor = removedOrRenamedModule(word.value, '_')?.successor
  const hit = { at, mark: word, message: message(word.value) }
  if (successor) return { ...hit, fix: safeFix(`Write ${successor}`, replace(at, word, successor)) }
  const start = at.file.text.slice(0, word.start).trimEnd().length
  return leftover ? { ...hit, fix: safeFix(`Remove ${word.value}`, replace(at, { start, end: word.end }, '')) } : hit
}

function* inList(at: Directive, word: Word): Iterable<Hit> {
  const { text, found } = moduleListFor24(sourceOf(at.file, word), '_')
  if (found.length === 0) return
  const fix: Fix = reviewFix(
    'Use the module names of 2.4',
    'The scripts of 2.4 read this list.',
    replace(at, word, text),
  )
  yield { at, mark: word, message: found.map(message).join(' '), fix }
}

function stays({ value }: Word): boolean {
  const former = removedOrRenamedModule(value, '_')
  return !value.startsWith('-') && (!former || former.successor !== undefined)
}

function message(name: string): string {
  const successor = removedOrRenamedModule(name, '_')?.successor
  return successor
    ? `In 2.4 the module ${name} is called ${successor}; use that name.`
    : `2.4 has no module ${name}; remove the name.`
}
