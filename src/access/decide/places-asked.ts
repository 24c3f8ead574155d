import { groupBy } from '../../base/group-by.js'
import { lazy } from '../../base/lazy.js'
import { oncePerObject } from '../../base/once.js'
import { hasWildcard, mayMatchLeadingSegments } from '../../httpd/fnmatch.js'
import { isPathWithin, segmentsOf } from '../../httpd/folder-path.js'
import { type PerMethod, valueForMethod, valuePerMethod } from '../../httpd/methods.js'
import { areMatchedNamesKnown, fileNameExpression, matchesWholeFolderTest } from '../merge/file-names.js'
import { type Folder, foldersAtOrAbove } from '../merge/folder-tree.js'
import type { RequestClass } from '../merge/merge.js'
import type { Scope } from '../merge/scope.js'
import { urlExpression } from '../merge/urls/url-paths.js'
import {
  allOf,
  anyOf,
  type Condition,
  conditionAfterAnswer,
  expressionLeaf,
  type Leaf,
  leavesOf,
} from '../read/condition.js'
import type { ConditionOrError } from './reader.js'

/** A condition on where a request leads. All fields must match. */
export interface PlaceCondition {
  /** The folders that the request may lead to. If empty, it may lead to any folder. */
  readonly folders: readonly Folder[]
  /** The `<Files>` sections that the request must match. */
  readonly names: readonly Scope[]
  /** The locations that the request must match. */
  readonly urls: readonly Scope[]
}

/**
 * Whether a Require expression can check the condition: not for a folder that is known only from a URL, because it might not
 * exist.
 */
export const canExpressPlace = ({ folders, names, urls }: PlaceCondition): boolean =>
  folders.every(
    ({ entries, children, path }) =>
      (entries.length > 0 || children !== undefined) && /^(\/[\w.~+*?-]+)*\/[\w.~+-]+$/.test(path),
  ) &&
  names.every((name) => areMatchedNamesKnown(name) && !/["#']/.test(name.path)) &&
  urls.every((url) => urlExpression(url) !== undefined)

/** Two Require expressions: `is` is true if the request leads to the place, `isNot` if it does not. */
export function placeExpressions({ folders, names, urls }: PlaceCondition): {
  readonly is: Condition
  readonly isNot: Condition
} {
  const questions = [
    ...(folders.length > 0 ? [folderExpression(folders)] : []),
    ...names.map(fileNameExpression),
    ...urls.flatMap((url) => urlExpression(url) ?? []),
  ]
  return {
    is: allOf(questions.map(expressionLeaf)),
    isNot: anyOf(questions.map((words) => expressionLeaf(negated(words)))),
  }
}

const negated = (words: string): string => words.replace(' =~ ', ' !~ ')

/** The expression that is true for files in one of the folders. */
function folderExpression(folders: readonly Folder[]): string {
  const [first = '', ...others] = folders.map(({ segments }) => `/${segments.map(patternOfName).join('/')}`)
  return `%{REQUEST_FILENAME} =~ m#^${others.length > 0 ? `(${[first, ...others].join('|')})` : first}(/|$)#`
}

/** The regular expression for one name in a path. A name has at least one character, so `/srv/*` does not match `/srv/`. */
const patternOfName = (name: string): string =>
  name === '*' ? '[^/]+' : name.replace(/[.+]/g, '\\$&').replace(/[*?]/g, (wild) => (wild === '?' ? '[^/]' : '[^/]*'))

const nameOfPattern = (pattern: string): string =>
  pattern
    .replace(/\[\^\/\][+*]/g, '*')
    .replaceAll('[^/]', '?')
    .replace(/\\(.)/g, '$1')

/** The folder, names and URLs to which the requests of a class lead, as far as they are known. */
type Place = Pick<RequestClass, 'folder' | 'names' | 'urls'>

/** Whether a request leads to a place; undefined if that is not known. */
type Answer = (of: Place) => boolean | undefined

/**
 * Returns a lookup: a decision in which each place check (`Require expr`) is replaced by the answer for a class of requests, if
 * it is known.
 */
export function decisionAtPlaceLookup(
  scopes: readonly Scope[],
): (decided: PerMethod<ConditionOrError>, of: Place) => PerMethod<ConditionOrError> {
  const asked = lazy(() => groupBy(scopes, questionOf))
  const settling = oncePerObject((decided: PerMethod<ConditionOrError>) => answersFor(decided, asked))
  return (decided, of) => settling(decided)(of)
}

function answersFor(
  decided: PerMethod<ConditionOrError>,
  asked: () => ReadonlyMap<string | undefined, readonly Scope[]>,
) {
  const conditions = [decided.other, ...decided.named.values()].flatMap((one) => (one === 'error' ? [] : one))
  const leaves = conditions.flatMap(leavesOf).filter(({ provider }) => provider === 'expr')
  const questions = [...new Map(leaves.map((leaf) => [leaf.key, { leaf, answer: answerTo(leaf, asked()) }])).values()]
  const known = new Map<string, PerMethod<ConditionOrError>>()
  return (of: Place): PerMethod<ConditionOrError> => {
    const answers = questions.map(({ answer }) => answer(of))
    if (answers.every((answer) => answer === undefined)) return decided
    const settle = (one: ConditionOrError) =>
      questions.reduce((left, { leaf }, index) => {
        const answer = answers[index]
        return left === 'error' || answer === undefined ? left : conditionAfterAnswer(left, leaf, answer)
      }, one)
    const key = answers.join()
    const found =
      known.get(key) ?? valuePerMethod([...decided.named.keys()], (name) => settle(valueForMethod(decided, name)))
    known.set(key, found)
    return found
  }
}

function answerTo({ words }: Leaf, asked: ReadonlyMap<string | undefined, readonly Scope[]>): Answer {
  const positive = words.replace(' !~ ', ' =~ ')
  const sections = asked.get(positive)
  const folders = foldersInQuestion(positive)
  // Cached, because many classes with different names and URLs share a folder.
  const isIn = oncePerObject((folder: Folder) => folders && isInFolder(folders, folder))
  const isTrue = (of: Place) =>
    sections ? answerOfSections(sections, of) : of.folder ? isIn(of.folder) : folders && false
  if (positive === words) return isTrue
  return (of) => {
    const so = isTrue(of)
    return so === undefined ? undefined : !so
  }
}

/** The expression by which a Require line tests whether a request matches this section. */
function questionOf(scope: Scope): string | undefined {
  if (scope.kind === 'location') return urlExpression(scope)
  return scope.kind === 'files' || scope.kind === 'pattern' ? fileNameExpression(scope) : undefined
}

/**
 * Whether the place matches one of these sections. Undefined if none of the sections applies in the place's folder: another
 * section with the same expression may match a file there.
 */
function answerOfSections(sections: readonly Scope[], { names, urls, folder }: Place): boolean | undefined {
  const isHere = (scope: Scope) => folder !== undefined && patternSurelyMatchesFolder(scope, folder)
  if (sections.some((scope) => names.includes(scope) || urls.includes(scope) || isHere(scope))) return true
  const around = folder
    ? [...foldersAtOrAbove(folder)].flatMap(({ appliedEntries }) => appliedEntries.map(({ scope }) => scope))
    : []
  const mayMatchHere = ({ outer }: Scope['occurrences'][number]) => !outer || around.includes(outer)
  return sections.some(({ kind, occurrences }) => kind === 'location' || occurrences.some(mayMatchHere))
    ? false
    : undefined
}

/**
 * Whether a scope is a directory pattern that surely matches everything in a folder. `RequestClass.names` does not list such a
 * pattern.
 */
export const patternSurelyMatchesFolder = (scope: Scope, { path }: Folder): boolean =>
  scope.kind === 'pattern' && matchesWholeFolderTest(scope)(path)

const folderQuestion = /^%\{REQUEST_FILENAME\} =~ m#\^(?:\(([^()]*)\)|([^()]*))\(\/\|\$\)#$/

/** The folders that a place check tests; undefined if it does not test folders. */
function foldersInQuestion(words: string): readonly (readonly string[])[] | undefined {
  const [whole, several, one = ''] = folderQuestion.exec(words) ?? []
  return whole === undefined ? undefined : (several?.split('|') ?? [one]).map((path) => segmentsOf(nameOfPattern(path)))
}

/**
 * The condition for files in an unknown folder. Each check for folders that surely neither contain that folder nor lie in it is
 * answered with no.
 */
export function conditionInUnknownFolder(segments: readonly string[], condition: Condition): Condition {
  return leavesOf(condition).reduce((left, leaf) => {
    const asked = leaf.provider === 'expr' ? foldersInQuestion(leaf.words.replace(' !~ ', ' =~ ')) : undefined
    const isApart = asked?.every(
      (folder) => !mayMatchLeadingSegments(folder.slice(0, segments.length), segments.slice(0, folder.length)),
    )
    return isApart ? conditionAfterAnswer(left, leaf, leaf.words.includes(' !~ ')) : left
  }, condition)
}

/** Whether a folder lies in one of the folders `asked`. Undefined if one of those may lie in it and has no sections. */
function isInFolder(asked: readonly (readonly string[])[], folder: Folder): boolean | undefined {
  if (asked.some((segments) => isWithin(folder, segments))) return true
  return asked.every((segments) => isOutside(folder, segments)) ? false : undefined
}

/**
 * Whether a folder lies in the folder `asked`. If the path of the first has wildcards, the two paths are compared as plain
 * text.
 */
const isWithin = ({ depth, segments, hasWildcards }: Folder, asked: readonly string[]): boolean =>
  isPathWithin(segments, asked) || (!hasWildcards && depth >= asked.length && mayMatchLeadingSegments(asked, segments))

/**
 * Whether no request of the folder's class leads into the folder `asked`. If its path has wildcards, folders that sections name
 * have classes of their own.
 */
function isOutside(folder: Folder, asked: readonly string[]): boolean {
  if (!mayMatchLeadingSegments(asked.slice(0, folder.depth), folder.segments)) return true
  return (
    isNamed(folder, asked) && (folder.hasWildcards ? !asked.some(hasWildcard) : isPathWithin(asked, folder.segments))
  )
}

function isNamed(folder: Folder, segments: readonly string[]): boolean {
  let found = [...foldersAtOrAbove(folder)].at(-1)
  for (const name of segments) found = found?.children?.get(name)
  return found !== undefined
}
