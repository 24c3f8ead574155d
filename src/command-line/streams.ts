import { fstatSync, readSync, statSync, writeSync } from 'node:fs'
import { fileFailureSentence } from '../disk/file-failures.js'

/** Standard output or standard error, by file descriptor. */
export type OutputStream = 1 | 2

/** Thrown if standard output cannot be written, with one sentence for the user. */
export class OutputError extends Error {}

/**
 * Writes all of the text synchronously. It does not use process.stdout, because creating that object takes as long as
 * checking a small file. A reader that stops early, such as `head`, is not an error.
 * @throws OutputError if standard output cannot be written, for example on a full disk
 */
export function writeToStream(stream: OutputStream, text: string | Uint8Array): void {
  hideLine()
  putBytes(stream, text)
}

/** Whether a progress line is on the terminal. The next output removes it. */
let isLineShown = false

/** Replaces the progress line. Call it only if standard error is a terminal. */
export function showProgressLine(line: string): void {
  putBytes(2, `\r\u001B[K${line}`)
  if (!isLineShown) process.once('exit', hideLine)
  isLineShown = true
}

function hideLine(): void {
  if (!isLineShown) return
  process.off('exit', hideLine)
  putBytes(2, '\r\u001B[K')
  isLineShown = false
}

function putBytes(stream: OutputStream, text: string | Uint8Array): void {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(stream, bytes, at)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EPIPE') return
      if (code !== 'EAGAIN') {
        if (stream === 2) return
        throw new OutputError(fileFailureSentence('Standard output', 'written', error))
      }
      // EAGAIN: the reader is slower than this program, so wait a moment and write again.
      wait()
    }
  }
}

const wait = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)

/**
 * Reads all of standard input.
 * @throws Error if it is closed, or the error of the system if it cannot be read
 */
export function readStandardInput(): Uint8Array {
  if (isInputClosed()) throw new Error('it is closed')
  const chunks: Uint8Array[] = []
  for (;;) {
    const chunk = Buffer.alloc(65_536)
    try {
      const length = readSync(0, chunk)
      if (length === 0) return Buffer.concat(chunks)
      chunks.push(chunk.subarray(0, length))
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EOF') return Buffer.concat(chunks)
      if (code !== 'EAGAIN') throw error
      // EAGAIN: the writer is slower than this program, so wait a moment and read again.
      wait()
    }
  }
}

/** Whether standard input is closed. Node then replaces it by /dev/null, opened for reading and writing. */
function isInputClosed(): boolean {
  try {
    const nothing = statSync('/dev/null', { throwIfNoEntry: false })
    return nothing !== undefined && fstatSync(0).rdev === nothing.rdev && writeSync(0, '\n') === 1
  } catch {
    return false
  }
}

/** Whether the stream is a terminal. */
export function isTerminal(stream: OutputStream): boolean {
  try {
    return fstatSync(stream).isCharacterDevice() && (stream === 1 ? process.stdout : process.stderr).isTTY === true
  } catch {
    return false
  }
}
