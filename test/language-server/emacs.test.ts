import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder } from '../folder.js'
import { cliCommand, useCli } from '../run-cli.js'

useCli()

const emacs = (root: string, script: string, env: NodeJS.ProcessEnv = process.env): string => {
  writeFileSync(join(root, 'use.el'), script)
  const { stdout, stderr } = spawnSync('emacs', ['--batch', '-l', 'use.el'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...env, HOME: root },
  })
  return `${stdout}${stderr}`
}

/** Debian lays a package out where no search finds it before Emacs has been set up for somebody. */
const packages = `
(dolist (place (file-expand-wildcards "/usr/share/emacs/site-lisp/elpa/*")) (add-to-list 'load-path place))
(require 'eglot)
(autoload 'apache-mode "apache-mode" nil t)
`

const isThere = /^ready$/m.test(
  emacs(folder(), `${packages}\n(when (locate-library "apache-mode") (princ "ready\\n"))`),
)

if (!isThere)
  console.warn(
    '\n*** There is no Emacs with Eglot and apache-mode here (apt-get install emacs-nox elpa-eglot elpa-apache-mode): SKIPPED. ***\n',
  )

/** Opens a file, waits for what the server finds, and prints the lines and names of it. */
const look = `
(setq eglot-sync-connect 180)
(find-file "httpd.conf")
(apache-mode)
(unless (eglot-current-server) (call-interactively #'eglot))
(let ((end (+ (float-time) 180)))
  (while (and (< (float-time) end) (not (flymake-diagnostics))) (accept-process-output nil 0.1)))
(dolist (one (flymake-diagnostics))
  (princ (format "%d %s\\n" (line-number-at-pos (flymake-diagnostic-beg one)) (flymake-diagnostic-text one))))
(eglot-shutdown-all)
`

describe.skipIf(!isThere)('in Emacs', () => {
  test('the lines of the manual show the findings', () => {
    const manual = readFileSync(new URL('../../docs/editors.md', import.meta.url), 'utf8')
    const [, lines = ''] = /^```elisp\n([^]*?)^```$/m.exec(manual) ?? []
    expect(lines).toContain('eglot-server-programs')
    const root = folder({ 'httpd.conf': 'KeepAlive yes\nNameVirtualHost *:80\n', 'httpd-upgrade.json': '{}' })
    const bin = folder({ 'httpd-upgrade': `#!/bin/sh\nexec ${cliCommand()} "$@"\n` })
    chmodSync(join(bin, 'httpd-upgrade'), 0o755)
    const said = emacs(root, packages + lines + look, { ...process.env, PATH: `${bin}:${process.env.PATH}` })
    const found = said.split('\n').flatMap((line) => /^(\d+) .*\[([\w-]+)\]/.exec(line)?.slice(1, 3).join(' ') ?? [])
    expect(found.sort(), said).toEqual(['1 keepalive-value', '2 name-virtual-host'])
  })
})
