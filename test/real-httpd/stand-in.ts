import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Httpd } from './install.js'

const cache = fileURLToPath(new URL('../../.cache', import.meta.url))

/**
 * The text with each LoadModule fit for this package, line for line: a module of the package is loaded from its
 * folder, wherever the text looks for it, and one that is built in here is not loaded at all, since that is an error.
 */
export function fitModulePaths(text: string, httpd: Httpd): string {
  return text.replace(/^([ \t]*)LoadModule[ \t]+"?(\w+)_module\b.*$/gim, (line, indent: string, name: string) => {
    if (httpd.builtIn.includes(name)) return `${indent}#${line.trim()}`
    const file = join(httpd.modules, `mod_${name}.so`)
    return httpd.loadable.includes(name) ? `${indent}LoadModule ${name}_module "${file}"` : line
  })
}

/** The text with what this machine has in place of the folders, users and certificates it names, line for line. */
export function standIn(text: string, folder: string, pem: string): string {
  const replace = (names: string, value: string, whole: string) =>
    whole.replace(new RegExp(`^([ \\t]*(?:${names}))[ \\t]+\\S.*$`, 'gim'), (_, start: string) => `${start} ${value}`)
  const root = replace('ServerRoot', `"${folder}"`, text)
  const folders = replace('DocumentRoot|SSL(?:Proxy)?(?:CA|Machine)\\w*Path', `"${folder}/htdocs"`, root)
  const files = replace('SSL(?:Proxy)?(?:CA|Machine)?(?:Certificate|Revocation)\\w*File', `"${pem}"`, folders)
  return replace('Group', '#65534', replace('User', 'nobody', files))
}

/** The path of a file with a self-signed certificate and its key, made once and kept in the cache folder. */
export function certificate(): string {
  const file = join(cache, 'certificate.pem')
  if (existsSync(file)) return file
  mkdirSync(cache, { recursive: true })
  const building = `${file}.${process.pid}`
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', building]
  const words = ['req', '-x509', ...key, '-days', '3650', '-subj', '/CN=localhost', '-out', `${building}.crt`]
  const made = spawnSync('sh', ['-c', 'openssl "$@" && cat "$0.crt" >> "$0" && rm "$0.crt"', building, ...words])
  if (made.status !== 0) throw new Error(`openssl cannot make a certificate: ${made.stderr}`)
  renameSync(building, file)
  return file
}
