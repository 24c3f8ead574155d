import { type Fix, replace, reviewFix, safeFix } from '../../../edit/edit.js'
import { type Directive, sourceOf, type Word } from '../../../syntax/tree.js'
import { eachLineInSite, type Hit, ruleOf } from '../../rule.js'

export const sslsessioncacheType = ruleOf('starts', {
  id: 'sslsessioncache-type',
  title: 'SSLSessionCache of a type that no longer exists',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslsessioncache',
  fixes: 'both',
  covers: ['sslsessioncache-shm', 'sslsessioncache-dc'],
  page: `
## What 2.2 did

\`shm:\`, \`shmht:\` and \`shmcb:\` were the same cache in shared memory. Letter case did not matter.

## What 2.4 does

It is called \`shmcb:\`, in small letters, and comes from mod_socache_shmcb, which must be loaded. httpd refuses to
start because of the other names, or of \`SHMCB:\` or \`DBM:\`. \`dc:\`, which shares sessions among machines
through distcache, needs mod_socache_dc.

## What the rule does

It replaces the name. For \`dc:\` without a LoadModule line for mod_socache_dc, it offers a cache for this machine only.
A client that reaches another machine then negotiates a new session: slower, but it works. To keep sharing, use
\`memcache:\` or \`redis:\`.`,
  check: eachLineInSite(['SSLSessionCache'], (at, site) => {
    const word = at.args[0]
    const written = /^(shm|shmht|shmcb|dbm|dc):/i.exec(word?.value ?? '')?.[1]
    const type = written?.toLowerCase()
    if (!word || !written || !type) return undefined
    if (type === 'shm' || type === 'shmht') return shared(at, word, type)
    else if (type === 'dc' && !site.loads('mod_socache_dc')) return distributed(at, word)
    else return written !== type ? inCapitals(at, word, written) : undefined
  }),
})

function shared(at: Directive, word: Word, type: string): Hit {
  const message = `2.4 refuses to start because of the session cache \`${type}:\`. Write \`shmcb:\`, which is the same cache.`
  return { at, mark: word, message, fix: renamed(at, word, type, 'shmcb') }
}

function inCapitals(at: Directive, word: Word, written: string): Hit {
  const type = written.toLowerCase()
  const message = `2.4 refuses to start because of capital letters in the session cache \`${written}:\`. Write \`${type}:\`.`
  return { at, mark: word, message, fix: renamed(at, word, written, type) }
}

function renamed(at: Directive, word: Word, from: string, to: string): Fix | undefined {
  const source = sourceOf(at.file, word)
  const start = word.start + (/^["']/.test(source) ? 1 : 0)
  const isPlain = new RegExp(`^["']?${from}:`, 'i').test(source)
  return isPlain ? safeFix(`Write ${to}:`, replace(at, { start, end: start + from.length }, to)) : undefined
}

const distributed = (at: Directive, word: Word): Hit => ({
  at,
  mark: word,
  message:
    '2.4 refuses to start with the session cache `dc:` unless mod_socache_dc is loaded. Use `shmcb:` on one machine, or `memcache:` or `redis:` across several.',
  fix: reviewFix(
    'Write shmcb:, a cache on this machine',
    'Sessions need not be shared with other machines, and mod_socache_shmcb is loaded.',
    replace(at, word, '"shmcb:ssl_scache(512000)"'),
  ),
})
