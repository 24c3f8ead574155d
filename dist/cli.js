#!/usr/bin/env node
if (parseInt(process.versions.node, 10) >= 20) {
  require('./cli-start.js')
} else {
  console.error('httpd-upgrade: This is Node ' + process.versions.node + ', and Node 20 or newer is needed. Where the server cannot run it, copy the configuration to a machine that can.')
  process.exit(2)
}
