import { readLine } from './line-reader.js'
import {
  countSectionTooDeep,
  enterSection,
  leaveSection,
  noteProblemsOfLine,
  problemsInOrder,
  type SectionNesting,
  startNesting,
  startsForeignCode,
} from './nesting.js'
import { DirectiveLine, FileOfLines, SectionLine, TemplateBranch, templateBranchName } from './nodes.js'
import { type TemplateVersionTag, templateVersionTags } from './template-version-tags.js'
import type { ConfigFile, Trivia, Version } from './tree.js'

/**
 * Parses one file. Never throws: a line that cannot be read becomes a stray line and a problem. The ranges of all nodes, closing
 * tags included, cover the text exactly.
 * @param path as shown, with forward slashes
 * @param version the version whose rules for continued lines apply
 * @param defined the names that httpd is known to be started with or without
 */
export function parse(
  text: string,
  path: string,
  version: Version = '2.2',
  defined?: ConfigFile['defined'],
): ConfigFile {
  const file = new FileOfLines(path, text, version, defined)
  const guards = templateVersionTags(text)
  if (!guards) return parseInto(file, guards)
  const guarded = parseInto(file, guards)
  const isWhole = guarded.named(templateBranchName.key).every((section) => section.kind === 'section' && section.close)
  // If a branch opens a section that another branch closes, the branches are ignored.
  return isWhole ? guarded : parseInto(new FileOfLines(path, text, version, defined), undefined)
}

/** Parses a new text of the same file, or the same text with other settings. */
export function reparse(
  { path, version, defined, ...is }: ConfigFile,
  text: string,
  as: Partial<Pick<ConfigFile, 'version' | 'defined' | 'loaded' | 'isPerDirectory'>> = {},
): ConfigFile {
  const file = parse(text, path, as.version ?? version, as.defined ?? defined)
  const loaded = as.loaded ?? is.loaded
  if (as.isPerDirectory || is.isPerDirectory) Object.assign(file, { isPerDirectory: true as const })
  return loaded ? Object.assign(file, { loaded }) : file
}

function parseInto(file: FileOfLines, guards: Tree['guards']): ConfigFile {
  const tree: Tree = { ...startNesting(file.text, file.version), file, sections: [], guards }
  while (readLine(tree.reader)) {
    place(tree)
    noteProblemsOfLine(tree)
  }
  file.problems = problemsInOrder(tree)
  file.mayHaveTemplateLines = tree.reader.mayBeTemplate || file.problems.length > 0
  return file
}

/** The tree built so far. */
interface Tree extends SectionNesting {
  readonly file: FileOfLines
  /** The nodes of the open sections. */
  readonly sections: SectionLine[]
  /** The template lines that test httpd's version, by their start offsets. */
  readonly guards: ReturnType<typeof templateVersionTags>
}

/** Adds the line just read to the tree. */
function place(tree: Tree): void {
  const { kind, start } = tree.reader
  const guard = kind === 'template' ? tree.guards?.get(start) : undefined
  if (guard && tree.tooDeepCount === 0) placeGuard(tree, guard)
  else if (kind !== 'directive' && kind !== 'open' && kind !== 'close') addTrivia(tree, kind)
  else if (tree.tooDeepCount > 0) passOver(tree)
  else if (kind === 'directive') addDirective(tree)
  else if (kind === 'open') openSection(tree)
  else closeSection(tree)
}

/** Adds a template line that tests httpd's version: it closes the branch before it, and opens the next one. */
function placeGuard(tree: Tree, guard: TemplateVersionTag): void {
  const { reader, file, open, sections } = tree
  if (guard.kind !== 'open') {
    const top = sections.at(-1)
    // A section inside the branch is still open, so the branch stays open too, and the file is parsed again without branches.
    if (!(top instanceof TemplateBranch)) {
      addTrivia(tree, 'template')
      return
    }
    top.closeAt({ start: reader.start, end: guard.kind === 'close' ? reader.end : reader.start })
    open.pop()
    sections.pop()
  }
  if (guard.kind === 'close') return
  const parent = sections.at(-1)
  const branch = new TemplateBranch(file, parent, reader, guard.readings)
  const holder = parent ?? file
  holder.commands.push(branch)
  file.addCommand(templateBranchName.key, branch)
  open.push({ name: templateBranchName, first: reader.first })
  sections.push(branch)
}

const addTrivia = ({ file, reader }: Tree, kind: Trivia['kind']): void => file.addTrivia(kind, reader.start)

function passOver(tree: Tree): void {
  addTrivia(tree, 'stray')
  countSectionTooDeep(tree)
}

function addDirective(tree: Tree): void {
  const { file, reader, sections } = tree
  if (startsForeignCode(reader)) {
    addTrivia(tree, 'code')
    return
  }
  const section = sections.at(-1)
  const directive = new DirectiveLine(file, section, reader)
  const holder = section ?? file
  holder.commands.push(directive)
  file.addCommand(reader.name.key, directive)
}

function openSection(tree: Tree): void {
  const { file, reader, sections } = tree
  if (!enterSection(tree)) {
    addTrivia(tree, 'stray')
    return
  }
  const parent = sections.at(-1)
  const section = new SectionLine(file, parent, reader)
  const holder = parent ?? file
  holder.commands.push(section)
  file.addCommand(reader.name.key, section)
  sections.push(section)
}

function closeSection(tree: Tree): void {
  const { reader, sections } = tree
  const left = leaveSection(tree)
  if (left === undefined) {
    addTrivia(tree, 'stray')
    return
  }
  sections[left]?.closeAt({ start: reader.start, end: reader.end })
  sections.length = left
}
