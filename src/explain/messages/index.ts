import type { KnownMessage } from '../message.js'
import { accessLineMessages } from './access.js'
import { argumentMessages } from './arguments.js'
import { denialMessages } from './denials.js'
import { invalidCommand } from './invalid-command.js'
import { runtimeFileMessages } from './logs.js'
import { machineMessages } from './machine.js'
import { moduleMessages } from './modules.js'
import { proxyMessages } from './proxy.js'
import { rejectedLineMessages } from './rejected-lines.js'
import { requestMessages } from './requests.js'
import { serverMessages } from './server.js'
import { startMessages } from './start.js'
import { tlsMessages } from './tls.js'

/** All known messages. If several match a sentence, the first one is used. */
export const knownMessages: readonly KnownMessage[] = [
  invalidCommand,
  ...startMessages,
  ...machineMessages,
  ...moduleMessages,
  ...requestMessages,
  ...accessLineMessages,
  ...denialMessages,
  ...tlsMessages,
  ...proxyMessages,
  ...runtimeFileMessages,
  ...argumentMessages,
  ...serverMessages,
  ...rejectedLineMessages,
]
