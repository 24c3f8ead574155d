// `node bench/keystroke.js`: how long an editor waits after a keystroke in a file of 1 MB, by what its lines are: until the
// server shows the place of what is known, and until it shows all that is found now. On a quiet machine; in milliseconds.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createProtocolConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver-protocol/node'

const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url))

const host = (n) => `<VirtualHost *:80>
    ServerName www${n}.example.org
    DocumentRoot /srv/${n}
    <Directory /srv/${n}>
        Options Indexes FollowSymLinks
        AllowOverride None
        Order allow,deny
        Allow from all
    </Directory>
    RewriteEngine On
    RewriteCond %{REQUEST_URI} ^/old
    RewriteRule ^/old/(.*)$ /new/$1 [R=301,L]
    CustomLog logs/access_log combined
</VirtualHost>
`
const redirect = (n) => `Redirect 301 /old/${n} /new/${n}\n# moved in the spring\nRewriteRule ^a${n}$ /b [L]\n`

const filled = (head, part) => {
  let text = head
  for (let n = 0; text.length < 1e6; n++) text += part(n)
  return text
}

await keystrokes('a .htaccess of redirects', '.htaccess', filled('', redirect))
await keystrokes('virtual hosts, 2,500 findings', 'hosts.conf', filled('NameVirtualHost *:80\n', host))

async function keystrokes(what, name, text) {
  const folder = mkdtempSync(join(tmpdir(), 'httpd-upgrade-keystroke-'))
  writeFileSync(join(folder, name), text)
  const server = spawn(process.execPath, [cli, 'lsp'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  )
  let heard = () => {}
  connection.onNotification('textDocument/publishDiagnostics', (params) => heard(params))
  connection.listen()
  const uri = (path) => pathToFileURL(path).href
  await connection.sendRequest('initialize', {
    processId: process.pid,
    capabilities: {},
    rootUri: null,
    workspaceFolders: [{ uri: uri(folder), name: 'site' }],
  })
  connection.sendNotification('initialized', {})
  const textDocument = { uri: uri(join(folder, name)), version: 1 }
  const shown = (wanted) =>
    new Promise((done) => {
      heard = (params) => wanted(params) && done(performance.now())
    })
  const first = shown(({ version }) => version === 1)
  connection.sendNotification('textDocument/didOpen', { textDocument: { ...textDocument, languageId: 'apache', text } })
  await first
  const [soon, all] = [[], []]
  for (let turn = 1; turn <= 20; turn++) {
    const isThere = turn % 2 === 1
    textDocument.version++
    const start = performance.now()
    let one
    const found = shown(({ version, diagnostics }) => {
      if (version === textDocument.version) one ??= performance.now()
      return version === textDocument.version && diagnostics.some(({ code }) => code === 'keepalive-value') === isThere
    })
    const range = { start: { line: 0, character: 0 }, end: { line: isThere ? 0 : 1, character: 0 } }
    connection.sendNotification('textDocument/didChange', {
      textDocument,
      contentChanges: [{ range, text: isThere ? 'KeepAlive yes\n' : '' }],
    })
    const end = await found
    soon.push(one - start)
    all.push(end - start)
  }
  const middle = (times) => Math.round(times.sort((a, b) => a - b)[times.length >> 1])
  console.log(`${what}: something after ${middle(soon)} (aim: 100), all of it after ${middle(all)}`)
  server.kill()
  connection.dispose()
  rmSync(folder, { recursive: true, force: true })
}
