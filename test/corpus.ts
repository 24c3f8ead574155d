import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { decode } from '../src/syntax/encoding.js'

/** Where it lies, if it does. */
export const corpusFolder = fileURLToPath(new URL('../../shared/corpus/', import.meta.url))

/** A configuration file that somebody else wrote. */
export interface CorpusFile {
  readonly path: string
  /** `2.2`, `mixed-2.2+2.4`, `dual-guarded`, `pure-2.4`, `neutral`, `ssi` or `config.nice`. */
  readonly group: string
  readonly bytes: Buffer
  readonly text: string
}

/** Whether the corpus lies beside the project; where it does not, tests over it are skipped, and say so. */
export const hasCorpus = existsSync(`${corpusFolder}INDEX.tsv`)

if (!hasCorpus)
  console.warn(
    '\n*** Real configuration files are no part of the repository, for their licences; with some in ../shared/corpus the tests over them run: SKIPPED. ***\n',
  )

/** Every file of the corpus. */
export function corpus(): CorpusFile[] {
  if (!hasCorpus) return []
  const rows = readFileSync(`${corpusFolder}INDEX.tsv`, 'utf8').trim().split('\n').slice(1)
  return rows.map((row) => {
    const [path = '', group = ''] = row.split('\t')
    const bytes = readFileSync(corpusFolder + path)
    return { path, group, bytes, text: decode(bytes).text }
  })
}
