import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for the end of a process: the system takes a moment to end what was killed. */
export async function ended(pid: number): Promise<void> {
  while (isAlive(pid)) await sleep(5)
}

/** What nobody has waited for yet has ended all the same. */
function isAlive(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
