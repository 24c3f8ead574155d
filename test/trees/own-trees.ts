import { fileURLToPath } from 'node:url'
import { enabled, type Texts, type Tree, textsIn, treeOf } from './tree.js'

const sites = fileURLToPath(new URL('../sites/', import.meta.url))

/** Servers of our own, in the style of the stock ones: they are there without the corpus. */
export const ownTrees = (): readonly Tree[] => [upstream(), debian(), redHat(), legacy()]

export const upstream = (): Tree =>
  treeOf({
    name: 'as built from source',
    main: 'usr/local/apache2/conf/httpd.conf',
    texts: own('upstream', 'usr/local/apache2'),
  })

export function debian(): Tree {
  const texts = own('debian', 'etc/apache2')
  const modules = Object.keys(texts).flatMap((path) => /mods-available\/(\w+)\.load$/.exec(path)?.[1] ?? [])
  const sites = [
    ['etc/apache2/sites-enabled/000-default', 'etc/apache2/sites-available/default'],
    ['etc/apache2/sites-enabled/default-ssl', 'etc/apache2/sites-available/default-ssl'],
  ] as const
  return treeOf({
    name: 'as Debian has it',
    main: 'etc/apache2/apache2.conf',
    texts,
    links: new Map([...enabled('etc/apache2', modules, texts), ...sites]),
    env: {
      APACHE_RUN_USER: 'www-data',
      APACHE_RUN_GROUP: 'www-data',
      APACHE_PID_FILE: '/var/run/apache2.pid',
      APACHE_RUN_DIR: '/var/run/apache2',
      APACHE_LOCK_DIR: '/var/lock/apache2',
      APACHE_LOG_DIR: '/var/log/apache2',
    },
    builtIn: ['log_config', 'logio', 'version'],
  })
}

export const redHat = (): Tree =>
  treeOf({ name: 'as Red Hat has it', main: 'etc/httpd/conf/httpd.conf', texts: own('redhat', 'etc/httpd') })

/** A company's server, with most of what can go wrong. */
const legacy = (): Tree =>
  treeOf({ name: 'the legacy site', main: 'etc/httpd/conf/httpd.conf', texts: own('legacy', 'etc/httpd') })

export function own(folder: string, prefix: string): Texts {
  const texts = textsIn(sites + folder, prefix)
  if (!texts) throw new Error(`test/sites/${folder} is not there`)
  return texts
}
