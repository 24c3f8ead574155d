import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ChecklistItem } from '../../checklist/checklist.js'
import { packagedHttpds } from '../../httpd/layouts.js'
import { moduleByName } from '../../httpd/modules.js'
import { firstMainFile } from '../../site/main-file.js'
import { quotedIfNeeded } from '../../syntax/literal.js'
import type { UpgradeSnapshot } from './server-state.js'

/**
 * The modules that the checklist asks to enable, by their names for a2enmod. mod_cgi is left out: without it, 2.2 sent
 * scripts as source, and only a person can decide whether scripts should run now.
 */
export const moduleNamesToEnable = (checklist: readonly ChecklistItem[]): readonly string[] =>
  checklist.flatMap(({ what }) =>
    [...what.matchAll(/a2enmod ([\w ]+)/g)].flatMap(([, names = '']) =>
      names.split(' ').filter((name) => !/^cgid?$/.test(name)),
    ),
  )

/** A module to enable, and the path of its link in mods-enabled. */
export interface ModuleWithLink {
  readonly name: string
  readonly link: string
}

/** Modules not yet enabled in the copy of a server with Debian's layout. */
export function modulesToEnable(
  { input: { site } }: UpgradeSnapshot,
  checklist: readonly ChecklistItem[],
): readonly ModuleWithLink[] {
  const main = firstMainFile(site)?.file
  const folder = main && dirname(main.path)
  if (folder === undefined || !existsSync(join(folder, 'mods-enabled'))) return []
  return moduleNamesToEnable(checklist)
    .map((name) => ({ name, link: join(folder, 'mods-enabled', `${name}.load`) }))
    .filter(({ name, link }) => moduleByName(`${name}_module`)?.file && !existsSync(link))
}

/** Does the work of a2enmod: it creates the missing file in mods-available that loads the module, and a link to that file. */
export function enableModules({ input: { site } }: UpgradeSnapshot, modules: readonly ModuleWithLink[]): void {
  const folder = site.target?.folder ?? packagedHttpds.debian.moduleFolder
  for (const { name, link } of modules) {
    const module = moduleByName(`${name}_module`)
    const available = join(dirname(link), '../mods-available', `${name}.load`)
    mkdirSync(dirname(available), { recursive: true })
    if (!existsSync(available))
      writeFileSync(available, `LoadModule ${module?.symbol24} ${quotedIfNeeded(`${folder}/${module?.file}`)}\n`)
    symlinkSync(`../mods-available/${name}.load`, link)
  }
}
