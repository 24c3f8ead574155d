import { hasAccessRules } from '../../../access/read/access-lines.js'
import { type Assumption, type Edit, replace, reviewFix, safeFix } from '../../../edit/edit.js'
import { type Module, moduleByName, renamedModules24 } from '../../../httpd/modules.js'
import type { Site } from '../../../site/site.js'
import { commandsUnder, type Directive, type Section, sourceOf, type Word } from '../../../syntax/tree.js'
import { type Hit, ruleOf } from '../../rule.js'

export const renamedModules = ruleOf('modules', {
  id: 'renamed-modules',
  title: 'The module has a new name',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_cache_disk.html',
  fixes: 'both',
  covers: ['disk-cache-names', 'loadmodule-renamed', 'ifmodule-names'],
  page: `
## What 2.2 did

The modules were called mod_disk_cache, mod_example and mod_authn_alias.

## What 2.4 does

They are called mod_cache_disk and mod_example_hooks; mod_authn_alias is part of mod_authn_core. httpd refuses to start
because of LoadModule for an old name, and silently skips an \`<IfModule>\` with one: cache settings or aliases are
lost.

## What the rule does

It replaces the names. \`CacheEnable disk\` stays. An \`<IfModule>\` on mod_authn_alias is for review unless 2.2 loads the
module or the block contains only its sections.

## When not

If the file also has an \`<IfModule>\` for the new name, the old one stays. The same applies if the configuration
already runs on 2.4, where its lines would become active.`,
  *check(site) {
    for (const [oldName, name] of Object.entries(renamedModules24)) {
      const [old, now] = [moduleByName(oldName), moduleByName(name)]
      if (!old || !now) continue
      // A module that became a part of another one is no longer loaded: the rule removed-modules reports its LoadModule line.
      if (!now.symbol22 && now.name !== 'mod_authn_core') yield* loadHits(site, old, now)
      if (site.from !== '2.4') yield* guardHits(site, old, now)
    }
  },
})

function* loadHits(site: Site, old: Module, now: Module): Generator<Hit> {
  for (const at of site.directives('LoadModule')) {
    const [symbol, path] = at.args
    if (!symbol || symbol.value !== old.symbol22) continue
    const edits = [
      renamed(at, symbol, symbol.value, now.symbol24 ?? ''),
      ...(path ? [renamed(at, path, old.name, now.name)] : []),
    ]
    const message = `2.4 refuses to start because of ${old.name}, which is now called ${now.name}. Load ${now.symbol24} from ${now.file}.`
    const known = edits.filter((edit) => edit !== undefined)
    const fix = safeFix(`Load ${now.name}`, ...known)
    yield { at, message, fix: known.length === 2 ? fix : undefined }
  }
}

function* guardHits(site: Site, old: Module, now: Module): Generator<Hit> {
  for (const at of site.sections('IfModule')) {
    const [word] = at.args
    const name = nameIn(at)
    const newName = name === old.source ? now.source : name === old.symbol22 ? now.symbol24 : undefined
    if (!word || !name || !newName) continue
    const isBoth = isSaidBoth(site, at, now)
    // If the file also has a guard for the new name, this guard is reported only if it contains access rules.
    if (isBoth && ![...commandsUnder(at.commands)].some((node) => hasAccessRules([node]))) continue
    const title = `Rename ${name} to ${newName}`
    const edit = isBoth ? undefined : renamed(at, word, name, newName)
    yield {
      at,
      mark: word,
      severity: 'warning',
      message: `2.4 has no ${old.name} and ${word.value.startsWith('!') ? 'always reads' : 'silently skips'} this block. Write ${newName}, ${now.name === 'mod_authn_core' ? 'which now contains it' : 'its new name'}.`,
      fix: edit && (isSure(site, at, old) ? safeFix(title, edit) : reviewFix(title, [isLoaded(old)], edit)),
    }
  }
}

const isLoaded = ({ name }: Module): Assumption => ({
  name: `renamed-modules:${name}`,
  sentence: `2.2 loads ${name} (\`httpd -M\` of 2.2 shows it), so 2.2 reads this block.`,
})

/** Whether renaming the guard is safe: 2.4 always has mod_authn_core, so it would also read lines that 2.2 skipped. */
const isSure = (site: Site, at: Section, { name }: Module): boolean =>
  name !== 'mod_authn_alias' ||
  site.loads(name) ||
  at.commands.every((node) => node.kind === 'section' && node.key === 'authnprovideralias')

/** Whether the file has a guard for the module's source file or for its name in 2.4. */
const isSaidBoth = (site: Site, at: Section, { source, symbol24 }: Module): boolean =>
  site.sectionsIn(at.file, 'IfModule').some((other) => [source, symbol24].includes(nameIn(other)))

/** The name in a guard without `!`. Both versions compare names letter by letter (server/core.c, start_ifmod). */
const nameIn = (guard: Section): string | undefined => guard.args[0]?.value.replace(/^!/, '')

function renamed(at: Directive | Section, word: Word, from: string, to: string): Edit | undefined {
  const inside = sourceOf(at.file, word).lastIndexOf(from)
  const start = word.start + inside
  return inside < 0 ? undefined : replace(at, { start, end: start + from.length }, to)
}
