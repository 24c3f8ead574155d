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
    // Whoever started us is told the truth: a signal ended us.
    process.kill(process.pid, signal)
  }
  for (const signal of signals) process.on(signal, end)
  // What has come meanwhile is heard yet.
  return () => void setImmediate(stop)
}

/** Let signals be heard. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
