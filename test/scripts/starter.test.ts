import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
// @ts-expect-error: a script of the build, which has no types
import { starter } from '../../scripts/starter.js'

/** What the text of dist/cli.js does on this version of Node. */
function startedOn(node: string) {
  const said: string[] = []
  const required: string[] = []
  let code: number | undefined
  const process = {
    versions: { node },
    exit(status: number) {
      code = status
    },
  }
  const console = { error: (line: string) => said.push(line) }
  const require = (name: string) => required.push(name)
  runInNewContext(starter.replace(/^#!.*/, ''), { process, console, require })
  return { said, required, code }
}

test.each(['0.10.48', '6.17.1', '18.20.8'])('on Node %s it says that it is too old', (version) => {
  const { said, required, code } = startedOn(version)
  expect(said).toEqual([
    expect.stringMatching(`^httpd-upgrade: This is Node ${version}, and Node 20 or newer is needed`),
  ])
  expect([required, code]).toEqual([[], 2])
})

test.each(['20.0.0', '24.1.0', '100.0.0'])('on Node %s it starts the program', (version) => {
  expect(startedOn(version)).toEqual({ said: [], required: ['./cli-start.js'], code: undefined })
})

test('it is in words that every Node can read', () => {
  expect(starter).not.toMatch(/\b(const|let|class|import|async|await)\b|=>|`|\?\.|\?\?|node:/)
})
