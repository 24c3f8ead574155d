import { type Fix, replace, reviewFix, safeFix } from '../../../edit/edit.js'
import { toolCallsOf } from '../../../models/beside/tools.js'
import { commandFilesOf, statementsIn } from '../../../site/beside/file.js'
import { type Directive, sourceOf, type Word } from '../../../syntax/tree.js'
import { type Hit, ruleOf } from '../../rule.js'

/** Modules that have another name in 2.4, or none. */
const successors: Readonly<Record<string, string | undefined>> = {
  disk_cache: 'cache_disk',
  example: 'example_hooks',
  mem_cache: undefined,
  authn_alias: undefined,
  authn_default: undefined,
  authz_default: undefined,
}

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
      for (const word of args) if (word.value in successors) yield inCall(at, word, args.some(stays))
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
  const successor = successors[word.value]
  const hit = { at, mark: word, message: message(word.value) }
  if (successor) return { ...hit, fix: safeFix(`Name ${successor}`, replace(at, word, successor)) }
  const start = at.file.text.slice(0, word.start).trimEnd().length
  return leftover ? { ...hit, fix: safeFix(`Leave ${word.value} out`, replace(at, { start, end: word.end }, '')) } : hit
}

function* inList(at: Directive, word: Word): Iterable<Hit> {
  const found: string[] = []
  const text = sourceOf(at.file, word).replace(
    /([\s="'])([a-z_]+)(?=[\s"']|$)/g,
    (whole, before: string, name: string) => {
      if (!(name in successors)) return whole
      found.push(name)
      return successors[name] ? before + successors[name] : /\s/.test(before) ? '' : before
    },
  )
  if (found.length === 0) return
  const fix: Fix = reviewFix(
    'Bring the list up to date',
    'The list is read by the scripts of a 2.4 now.',
    replace(at, word, text.replace(/(=["']?)\s+/, '$1')),
  )
  yield { at, mark: word, message: found.map(message).join(' '), fix }
}

const stays = ({ value }: Word): boolean => !value.startsWith('-') && (!(value in successors) || !!successors[value])

const message = (name: string): string =>
  successors[name]
    ? `2.4 calls the module ${name} ${successors[name]}; name it so.`
    : `2.4 has no module ${name}; take it out.`
