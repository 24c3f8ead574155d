import { type Options, UsageError } from '../command-line/arguments.js'
import { isTerminal, type OutputStream, writeToStream } from '../command-line/streams.js'
import { fileFailureSentence } from '../disk/file-failures.js'
import { inColour, type Paint, plain, printable } from '../report/paint.js'

/** A text, or an iterable whose pieces are computed while they are written. */
export type OutputText = string | Uint8Array | Iterable<string>

/**
 * Prints to standard output or to the file in --output. The code that writes files is loaded only if needed.
 * @throws UsageError if the file cannot be written
 */
export async function printOutput({ output }: Options, text: OutputText, stream: OutputStream = 1): Promise<void> {
  const isWhole = typeof text === 'string' || text instanceof Uint8Array
  if (output === undefined) {
    for (const piece of isWhole ? [text] : text) writeToStream(stream, piece)
    return
  }
  const { writeAtomically } = await import('../disk/write-files.js')
  try {
    writeAtomically(output, isWhole ? text : [...text].join(''))
  } catch (error) {
    throw new UsageError(`The report was not written: ${fileFailureSentence(output, 'written', error)}`)
  }
}

/**
 * Whether an empty report can be left out. Not in formats that programs read, and not in a file that may contain an older
 * report.
 */
export const mayOmitEmptyReport = ({ format, output }: Pick<Options, 'format' | 'output'>): boolean =>
  format === 'text' && output === undefined

/** Colours if the output is a terminal, unless an option, FORCE_COLOR or NO_COLOR (in this order) says otherwise. */
export function paintFor({ color, output }: Pick<Options, 'color' | 'output'>): Paint {
  const { FORCE_COLOR: forced, NO_COLOR: none, TERM: terminal } = process.env
  const usual = forced === undefined ? isTerminal(1) && !none && terminal !== 'dumb' : !/^(0|false)$/.test(forced)
  return (color ?? (output === undefined && usual)) ? inColour : plain
}

/** Prints one line in addition to the report. */
export const printNote = (sentence: string): void => writeToStream(2, `httpd-upgrade: ${printable(sentence)}\n`)

/** Prints one line about a failure, and returns its exit status. */
export function printFailure(message: string): 2 {
  writeToStream(2, `httpd-upgrade: ${printable(message)}\n`)
  return 2
}
