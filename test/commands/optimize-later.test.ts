import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder } from '../folder.js'
import { cliPath, useCli } from '../run-cli.js'

useCli()

const isBefore22 = Number.parseInt(process.versions.node, 10) < 22

const host = (site: number) => `<VirtualHost *:80>
    ServerName www${site}.example.org
    RewriteRule ^/old/(.*)$ /new/$1 [R=301,L]
    <Directory /srv/www/site${site}>
        Order deny,allow
        Deny from all
        Allow from 10.0.${site % 256}
    </Directory>
</VirtualHost>
`

/** How many functions V8 optimizes while the tool looks at so many virtual hosts. */
function optimizedFor(hosts: number): number {
  const cwd = folder({ 'httpd.conf': Array.from({ length: hosts }, (_, site) => host(site)).join('') })
  const args = ['--trace-opt', cliPath(), '--quiet', join(cwd, 'httpd.conf')]
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1e9 })
  expect(status).toBe(1)
  return stdout.match(/^\[completed optimizing/gm)?.length ?? 0
}

// Without it these are about 100.
test.runIf(isBefore22)('V8 optimizes hardly a function in a run of a second', () => {
  expect(optimizedFor(1500)).toBeLessThan(60)
})
