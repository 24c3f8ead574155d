import { nodeRelease } from '../node-release.js'

/** The Node that action.yml asks for, if it can be had. */
export const node24 = (): string | undefined =>
  nodeRelease(24, 'the Action is not tested on the Node that action.yml names')
