import { nodeRelease } from '../node-release.js'

/** Gets the Node that action.yml names before all tests: in the middle of them several would, and in an environment of their own. */
export function setup(): void {
  nodeRelease(24, 'the Action and the executable are not tested on the Node that action.yml names')
}
