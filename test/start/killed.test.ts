import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.js'
import { httpd, needHttpd } from '../real-httpd/install.js'
import { cliStart, useCli } from '../run-cli.js'
import { takesAll } from '../thoroughness.js'

useCli()

const files = {
  'old/etc/httpd/conf/httpd.conf': `ServerRoot "/etc/httpd"
Listen 80
ServerName x.example
LoadModule authz_host_module modules/mod_authz_host.so
LoadModule dir_module modules/mod_dir.so
DocumentRoot /var/www/html
<Directory /var/www/html>
AllowOverride None
Order allow,deny
Allow from all
</Directory>
`,
  'old/var/www/html/index.html': 'hi\n',
  'tmp/.keep': '',
}

/** The processes that name a folder of a run, whoever their parent is. */
const processesOf = (tmp: string): readonly string[] =>
  readdirSync('/proc').flatMap((pid) => {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
      return words.some((word) => word.startsWith(`${tmp}/httpd-upgrade-`)) ? [words.join(' ')] : []
    } catch {
      return []
    }
  })

const leftIn = (tmp: string) => readdirSync(tmp).filter((name) => name.startsWith('httpd-upgrade-'))

describe.skipIf(process.platform !== 'linux' || !httpd())('a run that is killed outright', () => {
  test('leaves no server and no folder', async () => {
    const { binary, env } = needHttpd()
    let [servers, folders] = [0, 0]
    for (let time = 0; time < (takesAll ? 20 : 5); time++) {
      const cwd = folder(files)
      const tmp = `${cwd}/tmp`
      const [program, words] = cliStart('compare', '--start', '--old-httpd', binary, '--new-httpd', binary, 'old')
      const child = spawn(program, words, { cwd, env: { ...process.env, ...env, TMPDIR: tmp }, stdio: 'ignore' })
      const gone = new Promise((settle) => child.once('exit', settle))
      // Each time at another step: while the folder is made, and once the first server or the second runs.
      while (child.exitCode === null && leftIn(tmp).length === 0) await sleep(5)
      if (time > 0) while (child.exitCode === null && processesOf(tmp).length === 0) await sleep(5)
      await sleep(time * 37)
      servers += processesOf(tmp).length
      folders += leftIn(tmp).length
      child.kill('SIGKILL')
      await gone
      for (let round = 0; round < 200 && processesOf(tmp).length + leftIn(tmp).length > 0; round++) await sleep(50)
      expect([processesOf(tmp), leftIn(tmp)]).toEqual([[], []])
    }
    expect(Math.min(servers, folders)).toBeGreaterThan(0)
  }, 120_000)
})
