import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folder } from '../folder.js'

/** A certificate for httpd-upgrade.test that its own key signed, made anew for each run. */
export const certificate = made()

function made(): { readonly key: string; readonly cert: string } {
  const at = folder()
  const [key, cert] = [join(at, 'key.pem'), join(at, 'cert.pem')]
  const words = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=httpd-upgrade.test'
  execFileSync(
    'openssl',
    [...words.split(' '), '-addext', 'subjectAltName=DNS:httpd-upgrade.test', '-keyout', key, '-out', cert],
    { stdio: 'ignore' },
  )
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
}
