/**
 * The text of dist/cli.js: the program itself is written in words that an old Node cannot read, and so could not say that it
 * is too old. This can be read by every Node that there was.
 */
export const starter = `#!/usr/bin/env node
if (parseInt(process.versions.node, 10) >= 20) {
  require('./cli-start.js')
} else {
  console.error('httpd-upgrade: This is Node ' + process.versions.node + ', and Node 20 or newer is needed. Where the server cannot run it, copy the configuration to a machine that can.')
  process.exit(2)
}
`
