import { commaList } from '../base/list-text.js'
import { type Finding, noOtherAccessRulesSentence } from '../migrate/rule.js'
import { isHtaccess } from '../site/htaccess.js'
import { ancestors, type Section } from '../syntax/tree.js'

/** The most folders to name in a sentence. */
const maxFolders = 3

/**
 * The text, with the folders of the findings named in its sentence that no other file sets access rules, if it has that sentence.
 * @param where the place of the other files, such as "outside old/"
 */
export const withFoldersNamed = (text: string, findings: readonly Finding[], where: string): string =>
  text.replace(noOtherAccessRulesSentence, () => {
    const names = [...new Set(findings.map(folderOf))]
    return `No .htaccess or other file ${where} sets access rules for ${foldersListed(names)}.`
  })

/** All names, or a phrase for all with the first ones as examples. */
function foldersListed(names: readonly string[]): string {
  const more = names.length - maxFolders
  if (more <= 0) return commaList(names)
  return `the folders and URLs of the changed sections (${names.slice(0, maxFolders).join(', ')} and more)`
}

/** The innermost Directory, Location, Files or Proxy section that a finding is about or in; undefined if there is none. */
export const placeSectionAround = ({ at }: Pick<Finding, 'at'>): Section | undefined =>
  [...(at.kind === 'section' ? [at] : []), ...ancestors(at)].find(({ key }) => places.test(key))

/** Where the lines of a finding apply, in words: a folder, the opening tag of a section, or "the whole server". */
function folderOf({ at, file }: Finding): string {
  const section = placeSectionAround({ at })
  if (section)
    return section.key === 'directory' && section.args.length === 1
      ? (section.args[0]?.value ?? '')
      : openingTagOf(section)
  return isHtaccess(file) ? file.path.replace(/\/?[^/]*$/, '') || 'this folder' : 'the whole server'
}

const places = /^(directory|location|files|proxy)(match)?$/

/** The opening tag of a section as the file has it, with quotes. */
export const openingTagOf = ({ name, args, file }: Section): string =>
  `<${[name.value, ...args.map(({ start, end }) => file.text.slice(start, end))].join(' ')}>`
