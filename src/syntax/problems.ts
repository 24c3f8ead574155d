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
import { parse } from './parse.js'
import { templateVersionTags } from './template-version-tags.js'
import type { Problem, Version } from './tree.js'

/** The problems that `parse` would find. It does not keep a tree. */
export const problemsIn = (text: string, version: Version = '2.2'): readonly Problem[] =>
  // To find problems across template branches, the whole tree is needed.
  templateVersionTags(text) ? parse(text, '', version).problems : problemsAmong(startNesting(text, version))

function problemsAmong(nesting: SectionNesting): readonly Problem[] {
  while (readLine(nesting.reader)) {
    passBy(nesting)
    noteProblemsOfLine(nesting)
  }
  return problemsInOrder(nesting)
}

function passBy(nesting: SectionNesting): void {
  const { reader } = nesting
  if (nesting.tooDeepCount > 0) countSectionTooDeep(nesting)
  else if (reader.kind === 'directive') startsForeignCode(reader)
  else if (reader.kind === 'open') enterSection(nesting)
  else if (reader.kind === 'close') leaveSection(nesting)
}
