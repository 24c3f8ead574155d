import type { ConfigFile, Directive, Node, Trivia, Word } from '../../syntax/tree.js'
import type { Site } from '../site.js'

/** Files beside a configuration: shell scripts, and pages with server-side includes. */
export type BesideKind = 'commands' | 'page'

/**
 * A script or page, parsed like a configuration: each command, or each element of a page, is a line with that name, and
 * its words are the arguments. The lines need not cover the whole text.
 */
export interface BesideFile extends ConfigFile {
  readonly kind: BesideKind
}

/** A command of a script, or an element of a page. */
export interface Statement {
  readonly name: Word
  readonly args: readonly Word[]
}

/** The place of a comment. */
export interface Comment {
  readonly comment: { readonly start: number; readonly end: number }
}

/** Makes a file of the statements that `read` finds in the text. */
export function makeBesideFile(
  kind: BesideKind,
  path: string,
  text: string,
  read: (text: string) => Iterable<Statement | Comment>,
): BesideFile {
  const children: Node[] = []
  const file: BesideFile = {
    kind,
    path,
    text,
    children,
    get commands() {
      return statementsIn(file)
    },
    sections: [],
    version: '2.2',
    problems: [],
    mayHaveTemplateLines: false,
    get keys() {
      return new Set(statementsIn(file).map((line) => line.key))
    },
    named: (key) => statementsIn(file).filter((line) => line.key === key),
    reread: () => [],
  }
  for (const found of read(text)) children.push('comment' in found ? commentIn(file, found) : statementIn(file, found))
  return file
}

/** The commands of a script, or the elements of a page. */
export const statementsIn = (file: ConfigFile): readonly Directive[] =>
  file.children.filter((node): node is Directive => node.kind === 'directive')

const commentIn = (file: BesideFile, { comment }: Comment): Trivia => ({
  kind: 'comment',
  file,
  parent: undefined,
  ...comment,
})

function statementIn(file: BesideFile, { name, args }: Statement): Directive {
  const last = args.at(-1) ?? name
  const start = file.text.lastIndexOf('\n', name.start - 1) + 1
  const newline = file.text.indexOf('\n', last.end)
  const end = newline < 0 ? file.text.length : newline + 1
  return { kind: 'directive', file, parent: undefined, key: name.value.toLowerCase(), name, args, start, end }
}

const isOf =
  (kind: BesideKind) =>
  (file: ConfigFile): file is BesideFile =>
    'kind' in file && file.kind === kind

/** The scripts among the files beside a configuration. */
export const commandFilesOf = (site: Site): readonly BesideFile[] => site.others.filter(isOf('commands'))

/** The pages with server-side includes among the files beside a configuration. */
export const pagesOf = (site: Site): readonly BesideFile[] => site.others.filter(isOf('page'))
