import { type Fix, replace, reviewFix, safeFix } from '../../../edit/edit.js'
import { type Directive, sourceOf, type Word } from '../../../syntax/tree.js'
import { eachLine, type Hit, ruleOf } from '../../rule.js'

export const sslsessioncacheType = ruleOf('starts', {
  id: 'sslsessioncache-type',
  title: 'SSLSessionCache of a type that is gone',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslsessioncache',
  covers: ['sslsessioncache-shm', 'sslsessioncache-dc'],
  page: `
2.2 took \`shm:\`, \`shmht:\` and \`shmcb:\` for one and the same cache in shared memory. 2.4 knows it as \`shmcb:\` only and does
not start with the others, so the name is replaced and the rest of the line stays. It comes from mod_socache_shmcb, which
must be loaded.

2.2 ignored letter case here; 2.4 does not start with \`SHMCB:\` or \`DBM:\`, which are written in small letters.

\`dc:\` shares sessions among machines through distcache, and 2.4 has it only if mod_socache_dc was built and is loaded. Where
no LoadModule line for it is seen, the fix for review goes over to a cache of this machine alone. A client that comes to
another machine then negotiates a session anew, which costs time but works; to go on sharing, use \`memcache:\` or \`redis:\`.`,
  check: eachLine(['SSLSessionCache'], (at, site) => {
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
  const message = `2.4 does not know the session cache ${type}: and does not start; shmcb: is the same cache.`
  return { at, mark: word, message, fix: renamed(at, word, type, 'shmcb') }
}

function inCapitals(at: Directive, word: Word, written: string): Hit {
  const type = written.toLowerCase()
  const message = `2.4 knows the session cache ${written}: in small letters only and does not start; write ${type}:.`
  return { at, mark: word, message, fix: renamed(at, word, written, type) }
}

function renamed(at: Directive, word: Word, from: string, to: string): Fix | undefined {
  const source = sourceOf(at.file, word)
  const start = word.start + (/^["']/.test(source) ? 1 : 0)
  const isPlain = new RegExp(`^["']?${from}:`, 'i').test(source)
  return isPlain ? safeFix(`Use ${to}:`, replace(at, { start, end: start + from.length }, to)) : undefined
}

const distributed = (at: Directive, word: Word): Hit => ({
  at,
  mark: word,
  message:
    '2.4 has the session cache dc: only with mod_socache_dc, else it does not start; use shmcb: on one machine, memcache: or redis: across several.',
  fix: reviewFix(
    'Cache sessions on this machine',
    'Sessions need not be shared with other machines, and mod_socache_shmcb is loaded.',
    replace(at, word, '"shmcb:ssl_scache(512000)"'),
  ),
})
