import { StateEffect, StateField, type Text } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'

type LineRanges = readonly (readonly [first: number, last: number])[]

/** Replaces the ranges of lines that fixes for review wrote. */
export const setReviewLines = StateEffect.define<LineRanges>()

const mark = Decoration.line({ class: 'cm-forReview' })

/** The amber background of the lines that fixes for review wrote. */
export const reviewMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { effects, changes, newDoc }) {
    const set = effects.find((effect) => effect.is(setReviewLines))
    return set ? marksFor(newDoc, set.value) : marks.map(changes)
  },
  provide: (field) => EditorView.decorations.from(field),
})

const marksFor = (text: Text, ranges: LineRanges): DecorationSet =>
  Decoration.set(
    ranges.flatMap(([first, last]) => {
      const end = Math.min(last, text.lines)
      return Array.from({ length: Math.max(0, end - first + 1) }, (_, at) => mark.range(text.line(first + at).from))
    }),
    true,
  )
