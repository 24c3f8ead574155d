// Checks the subjects of commits. `node scripts/commit-subjects.js FILE` is for a message being written, and
// `node scripts/commit-subjects.js --since COMMIT` for the commits after COMMIT. Ends with 1 where one is not as CONTRIBUTING.md says.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const longest = 65

/** What is wrong with a subject, in one sentence; undefined where it is right. */
export function faultOf(subject) {
  if (/^(Merge|Revert|fixup!|squash!) /.test(subject)) return undefined
  const verb = /^[a-z][\w./-]*: ([a-z]+)/.exec(subject)?.[1]
  if (verb === undefined) return 'Write "area: what to do", in lower case, such as "site: detect httpd.conf on SUSE".'
  if (/(?<!ne|fe|se|sp|br|str)(ed|ing)$/.test(verb)) return `Write the first verb as an order: not "${verb}".`
  if (subject.endsWith('.')) return 'Leave out the full stop.'
  return subject.length > longest ? `Use ${longest} characters at most: these are ${subject.length}.` : undefined
}

function subjectsOf([first, commit]) {
  if (first !== '--since') return [readFileSync(first, 'utf8').split('\n')[0] ?? '']
  const log = execFileSync('git', ['log', '--format=%s', `${commit}..HEAD`], { encoding: 'utf8' })
  return log.split('\n').filter(Boolean)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const subject of subjectsOf(process.argv.slice(2))) {
    const fault = faultOf(subject)
    if (!fault) continue
    console.error(`${subject}\n  ${fault}`)
    process.exitCode = 1
  }
}
