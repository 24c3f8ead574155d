import { type Fix, replace, reviewFix, safeFix } from '../../../edit/edit.js'
import { formerModule, listFor24, toolCallsOf } from '../../../models/beside/tools.js'
import { commandFilesOf, statementsIn } from '../../../site/beside/file.js'
import { type Directive, sourceOf, type Word } from '../../../syntax/tree.js'
import { type Hit, ruleOf } from '../../rule.js'

export const oldModuleName = ruleOf('modules', {
  id: 'old-module-name',
  title: 'A script switches on a module that 2.4 does not have',
  see: 'https://httpd.apache.org/docs/2.4/upgrading.html#compile-time',
  covers: ['loadmodule-removed', 'loadmodule-renamed'],
  page: `
Debian's \`a2enmod\` and the list in \`APACHE_MODULES\` (SUSE) or \`APACHE2_MODULES\` (Gentoo) name modules. Of these, disk_cache is called
cache_disk in 2.4; mem_cache, authn_alias, authn_default and authz_default are gone, and a script that asks for one of them
fails. A name is replaced where there is a new one, and taken out of a list otherwise; a call of a2enmod that names nothing
else is for you to remove.`,
  *check(site) {
    for (const { at, args } of toolCallsOf(site, /^a2(en|dis)mod$/)) {
      for (const word of args) if (formerModule(word.value, '_')) yield inCall(at, word, args.some(stays))
    }
    for (const file of commandFilesOf(site)) {
      for (const at of statementsIn(file)) {
        for (const word of [at.name, ...at.args]) if (/^APACHE2?_MODULES=/.test(word.value)) yield* inList(at, word)
      }
    }
  },
})

/** @param leftover whether the call still names a module without this one */
function inCall(at: Directive, word: Word, leftover: boolean): Hit {
  const successor = formerModule(word.value, '_')?.successor
  const hit = { at, mark: word, message: message(word.value) }
  if (successor) return { ...hit, fix: safeFix(`Name ${successor}`, replace(at, word, successor)) }
  const start = at.file.text.slice(0, word.start).trimEnd().length
  return leftover ? { ...hit, fix: safeFix(`Leave ${word.value} out`, replace(at, { start, end: word.end }, '')) } : hit
}

function* inList(at: Directive, word: Word): Iterable<Hit> {
  const { text, found } = listFor24(sourceOf(at.file, word), '_')
  if (found.length === 0) return
  const fix: Fix = reviewFix(
    'Bring the list up to date',
    'The list is read by the scripts of a 2.4 now.',
    replace(at, word, text),
  )
  yield { at, mark: word, message: found.map(message).join(' '), fix }
}

function stays({ value }: Word): boolean {
  const former = formerModule(value, '_')
  return !value.startsWith('-') && (!former || former.successor !== undefined)
}

function message(name: string): string {
  const successor = formerModule(name, '_')?.successor
  return successor
    ? `2.4 calls the module ${name} ${successor}; name it so.`
    : `2.4 has no module ${name}; take it out.`
}
