import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { countedBy } from '../../src/base/grouped.js'
import { sentencesIn, sentencesOf, wordsIn } from './sentences.js'

/** All that rules, reviews, the upgrade and the command line say of a configuration. */
const spoken = ['access', 'action', 'checklist', 'comment', 'explain', 'migrate', 'report', 'upgrade']

const all = sentencesIn(fileURLToPath(new URL('../../src/', import.meta.url)), spoken)

const mostWords = 30

/** Files of rules with longer sentences, and how many at most: this list may only become shorter. */
const longIn: Readonly<Record<string, number>> = {
  'checklist/tasks.ts': 2,
  'explain/codes.ts': 1,
  'explain/messages/proxy.ts': 1,
  'migrate/rules/access-control.ts': 2,
  'migrate/rules/addoutputfilterbytype-error-pages.ts': 1,
  'migrate/rules/addoutputfilterbytype-nested.ts': 1,
  'migrate/rules/auth-basic-authoritative-off.ts': 1,
  'migrate/rules/auth-basic-inheritance.ts': 1,
  'migrate/rules/auth-digest-replay-check.ts': 3,
  'migrate/rules/auth-file-long-line.ts': 1,
  'migrate/rules/auth-group-file-missing.ts': 1,
  'migrate/rules/auth-name-expression.ts': 1,
  'migrate/rules/authn-provider-alias-content.ts': 1,
  'migrate/rules/beside/configure-old-option.ts': 1,
  'migrate/rules/beside/configure-static-modules.ts': 1,
  'migrate/rules/beside/htpasswd-default-hash.ts': 1,
  'migrate/rules/beside/old-module-name.ts': 1,
  'migrate/rules/built-in-mpm.ts': 2,
  'migrate/rules/config-variable.ts': 1,
  'migrate/rules/directorymatch-end-anchor.ts': 2,
  'migrate/rules/distribution-layout.ts': 2,
  'migrate/rules/errordocument-expression.ts': 1,
  'migrate/rules/filter-unknown-provider.ts': 1,
  'migrate/rules/filterprovider.ts': 1,
  'migrate/rules/handler-on-directory.ts': 2,
  'migrate/rules/limit-htaccess-override.ts': 1,
  'migrate/rules/lines-for-22-alone.ts': 1,
  'migrate/rules/listen-duplicate.ts': 2,
  'migrate/rules/loose-host-name.ts': 2,
  'migrate/rules/mem-cache-directives.ts': 1,
  'migrate/rules/misnamed-module-guard.ts': 2,
  'migrate/rules/missing-modules.ts': 1,
  'migrate/rules/nested-ldap-groups.ts': 1,
  'migrate/rules/no-allow-override.ts': 2,
  'migrate/rules/no-file-etag.ts': 1,
  'migrate/rules/no-limit-request-body.ts': 1,
  'migrate/rules/no-request-read-timeout.ts': 1,
  'migrate/rules/options-for-one-version.ts': 2,
  'migrate/rules/options-mixed-signs.ts': 1,
  'migrate/rules/passwords-beside-ldap.ts': 3,
  'migrate/rules/piped-error-log.ts': 2,
  'migrate/rules/proxyiobuffersize-value.ts': 1,
  'migrate/rules/proxypass-context.ts': 1,
  'migrate/rules/proxypass-in-location.ts': 1,
  'migrate/rules/reading-of-requests.ts': 3,
  'migrate/rules/regex-substitution-ampersand.ts': 2,
  'migrate/rules/removed-modules.ts': 2,
  'migrate/rules/renamed-modules.ts': 1,
  'migrate/rules/require-expression.ts': 1,
  'migrate/rules/rewrite-log.ts': 1,
  'migrate/rules/rewrite-prefix-stat.ts': 3,
  'migrate/rules/rewrite-query-blank.ts': 2,
  'migrate/rules/rewrite-without-base.ts': 3,
  'migrate/rules/servername-wildcard.ts': 1,
  'migrate/rules/setenv-path.ts': 1,
  'migrate/rules/ssl-compression.ts': 1,
  'migrate/rules/ssl-dn-strings.ts': 2,
  'migrate/rules/sslciphersuite-in-section.ts': 1,
  'migrate/rules/sslrequire-syntax.ts': 1,
  'migrate/rules/sslusername-require.ts': 1,
  'migrate/rules/sslverifyclient-in-section.ts': 1,
  'migrate/rules/sslverifydepth-in-section.ts': 2,
  'migrate/rules/status-unknown.ts': 1,
  'migrate/rules/suexec-user-group.ts': 1,
  'migrate/rules/third-party-modules.ts': 3,
  'migrate/rules/unloadable-modules.ts': 2,
  'migrate/rules/vhost-implicit-name-based.ts': 3,
  'migrate/rules/vhost-namevirtualhost-mismatch.ts': 2,
}

test('no sentence is longer than thirty words, but those that are listed', () => {
  const long = all.filter(({ sentence }) => wordsIn(sentence) > mostWords)
  const beyond = [...countedBy(long, ({ path }) => path)].filter(([path, count]) => count > (longIn[path] ?? 0))
  expect(beyond).toEqual([])
})

test('a sentence of thirty-one words is seen, whatever it is written in', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
  const text = `${words(31)}. Next ${words(30)}. Last ${words(4)}\n\n${words(31)}; \`a b c\``
  expect(sentencesOf(text).map(wordsIn)).toEqual([31, 31, 5, 32])
})

/** How these were said once, and nobody understood. */
const unsaid = [
  'only with mod_access_compat',
  'reads these lines differently from 2.2',
  'Merge it when the servers run 2.4',
  'No file outside these sets Order',
  'Right only if',
  'Nothing that was listed here is left',
  'Tick a condition that is',
  'Hardly meant: ',
  'does not start with this yet',
  'To keep a line as it is, resolve',
]

test.each(unsaid)('nothing says any more: %s', (words) => {
  expect(all.filter(({ sentence }) => sentence.toLowerCase().includes(words.toLowerCase()))).toEqual([])
})
