const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Before a signal ends the program, tidy up. A signal that comes while we do not wait for anything is heard at the next
 * `turn`, so that what is done in one go is never done by half.
 * @returns stops listening
 */
export function onInterrupt(tidy: () => void): () => void {
  const stop = () => {
    for (const signal of signals) process.off(signal, end)
  }
  const end = (signal: NodeJS.Signals) => {
    stop()
    tidy()
    // The parent process must see that a signal ended us.
    process.kill(process.pid, signal)
  }
  // What was begun last is tidied up first; the last one to hear of the signal lets it end the program.
  for (const signal of signals) process.prependListener(signal, end)
  // What has come meanwhile is heard yet.
  return () => void setImmediate(stop)
}

/**
 * Runs a cleanup however the program ends. Node does not report an exit by a signal, so signals are handled too.
 * @returns stops listening
 */
export function runAtEnd(tidy: () => void): () => void {
  process.prependListener('exit', tidy)
  const stopListening = onInterrupt(tidy)
  return () => {
    process.off('exit', tidy)
    stopListening()
  }
}

/** Let signals be heard. */
export const letSignalsRun = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
