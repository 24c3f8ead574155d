import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { type PacedSendOptions, sendToServer } from '../ask/send-to-server.js'
import type { ServerAddress } from '../ask/server-address.js'
import type { RequestOutcome, WireRequest } from '../compare/http-answer.js'
import { makeTemporaryFolder } from '../disk/temporary-folder.js'
import { type CopyAddresses, freeAddressesFor } from './copy-addresses.js'
import type { CopyToStart } from './copy-to-start.js'
import { type CopySurroundings, startCopy } from './start-copy.js'

/** The requests for copies, and how to send them. */
export interface CopyRequests extends Pick<CopySurroundings, 'users' | 'onDisk' | 'wanted'> {
  readonly requests: readonly WireRequest[]
  readonly sendOptions: PacedSendOptions
  /** Called with the number of responses so far, from both copies. */
  readonly onResponse: (answered: number) => void
}

/** The copy that did not start, and why. If neither copy starts, it is the new one. */
export interface CopiesFailure {
  readonly which: 'old' | 'new'
  readonly trouble: string
  /** The output of httpd. */
  readonly output: string
}

/** The responses of both copies, or the reason why there are none. */
export type CopiesAnswers =
  | {
      readonly old: readonly RequestOutcome[]
      readonly newer: readonly RequestOutcome[]
      /** Modules that a copy needed in addition to those of its LoadModule lines. */
      readonly loaded: ReadonlySet<string>
      /** The addresses at which the copies listened. */
      readonly addresses: CopyAddresses
    }
  | CopiesFailure

/**
 * Starts a copy of each server on loopback, one after the other on the same ports, and sends both the same requests.
 * The copies are deleted; the real servers are only read.
 */
export async function startAndAskCopies(
  sides: { readonly old: CopyToStart; readonly newer: CopyToStart },
  asked: CopyRequests,
): Promise<CopiesAnswers> {
  const places = await freeAddressesFor([sides.old.given.site, sides.newer.given.site])
  const count = asked.requests.length
  // If neither copy starts, the new one is reported, because its configuration is the one that the user can correct.
  const newer = await startAndAskCopy(sides.newer, 'new', places, asked)
  if ('which' in newer) return newer
  const old = await startAndAskCopy(sides.old, 'old', places, {
    ...asked,
    onResponse: (done) => asked.onResponse(count + done),
  })
  if ('which' in old) return old
  return {
    old: old.answers,
    newer: newer.answers,
    loaded: new Set([...newer.loaded, ...old.loaded]),
    addresses: places,
  }
}

/** Sends the requests to one copy. */
export async function startAndAskCopy(
  side: CopyToStart,
  which: CopiesFailure['which'],
  places: CopyAddresses,
  asked: CopyRequests,
): Promise<{ readonly answers: readonly RequestOutcome[]; readonly loaded: readonly string[] } | CopiesFailure> {
  const scratch = scratchForCopies()
  try {
    const running = await startCopy(side, { ...asked, addresses: places, folder: join(scratch.folder, which) })
    if ('trouble' in running) return { ...running, which }
    const server: ServerAddress = {
      ...{ name: `The ${which} server`, scheme: undefined, host: '127.0.0.1', port: undefined },
      targets: places,
    }
    try {
      return {
        answers: await sendToServer(server, asked.requests, asked.sendOptions, asked.onResponse),
        loaded: running.loaded,
      }
    } finally {
      await running.stop()
    }
  } finally {
    scratch.remove()
  }
}

/** A folder for the copies, which is deleted when this program ends. */
function scratchForCopies(): ReturnType<typeof makeTemporaryFolder> {
  const scratch = makeTemporaryFolder()
  // If root starts the servers, they switch to another user, who must be able to enter this folder.
  if (process.getuid?.() === 0) chmodSync(scratch.folder, 0o711)
  return scratch
}
