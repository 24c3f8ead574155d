const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Cleans up before a signal ends the program. Synchronous work is never interrupted: a signal that arrives during it is handled
 * once Node's event loop turns.
 * @returns a function that stops listening
 */
export function onInterrupt(tidy: () => void): () => void {
  const stop = () => {
    for (const signal of signals) process.off(signal, end)
  }
  const end = (signal: NodeJS.Signals) => {
    stop()
    tidy()
    // The parent process must see that a signal ended this one.
    process.kill(process.pid, signal)
  }
  // The newest listener runs first; the last one lets the signal end the program.
  for (const signal of signals) process.prependListener(signal, end)
  // Signals that have arrived in the meantime are still handled.
  return () => void setImmediate(stop)
}

/**
 * Runs a cleanup however the program ends. Node does not report an exit by a signal, so signals are handled too.
 * @returns a function that stops listening
 */
export function runAtExit(tidy: () => void): () => void {
  process.prependListener('exit', tidy)
  const stopListening = onInterrupt(tidy)
  return () => {
    process.off('exit', tidy)
    stopListening()
  }
}

/** Gives Node time to handle signals that have arrived. */
export const handlePendingSignals = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
