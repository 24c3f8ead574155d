/**
 * Cuts the vendored slice out of GitHub's own description of its REST API, which is far too large to depend on.
 * Run with a Node that reads TypeScript (24 or newer), from a folder where the description is installed:
 *
 *     npm install --no-save @octokit/openapi@23.0.2
 *     npx node@24 test/github/slice.ts node_modules/@octokit/openapi
 *
 * The description and its slice are under the MIT licence; its notice travels inside the slice, in `info`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

type Tree = Record<string, unknown>

export interface Source {
  readonly openapi: unknown
  readonly info: Tree
  readonly paths: Readonly<Record<string, Readonly<Record<string, Tree>>>>
  readonly 'x-webhooks': Readonly<Record<string, Readonly<Record<string, Tree>>>>
  readonly components: Readonly<Record<string, Tree>>
}

const origin = 'https://github.com/octokit/openapi'

/** What the fake answers. An operation that is not listed here is a violation when somebody asks for it. */
const operations = `
apps/list-repos-accessible-to-installation
checks/create checks/get checks/list-annotations checks/list-for-ref checks/update
code-scanning/get-sarif code-scanning/upload-sarif
git/create-blob git/create-commit git/create-ref git/create-tree git/delete-ref git/get-blob git/get-commit git/get-ref
git/get-tree git/list-matching-refs git/update-ref
issues/add-assignees issues/add-labels issues/check-user-can-be-assigned issues/create issues/create-comment
issues/create-label issues/delete-comment issues/get issues/get-comment issues/get-label issues/list-comments
issues/list-for-repo issues/list-labels-for-repo issues/list-labels-on-issue issues/remove-label issues/update
issues/update-comment
pulls/create pulls/create-reply-for-review-comment pulls/create-review pulls/create-review-comment
pulls/delete-pending-review pulls/delete-review-comment pulls/dismiss-review pulls/get pulls/get-review
pulls/get-review-comment pulls/list pulls/list-comments-for-review pulls/list-commits pulls/list-files
pulls/list-requested-reviewers pulls/list-review-comments pulls/list-reviews pulls/request-reviewers
pulls/submit-review pulls/update pulls/update-review pulls/update-review-comment
rate-limit/get
repos/compare-commits-with-basehead repos/get repos/get-branch repos/get-collaborator-permission-level repos/get-commit
repos/get-content repos/list-branches
repos/list-commits repos/list-for-org
users/get-authenticated
`
  .trim()
  .split(/\s+/)

/** The payloads of the events that start the Action; `schedule` has no description. */
const webhooks =
  'issue-comment-created pull-request-opened pull-request-reopened pull-request-synchronize push workflow-dispatch workflow-run-completed'.split(
    ' ',
  )

/** The listed operations and event payloads, with everything that they refer to and nothing meant for people. */
export function slice(source: Source): Source {
  const paths = pick(source.paths, (operation) => operations.includes(String(operation.operationId)))
  const hooks = pick(source['x-webhooks'], (_, name) => webhooks.includes(name))
  const components: Record<string, Tree> = {}
  collect({ paths, hooks }, source.components, components)
  const { version, license, 'x-notice': notice } = source.info
  const info = {
    title: "A slice of GitHub's REST API description",
    version,
    license,
    'x-source': origin,
    'x-notice': notice,
  }
  return { openapi: source.openapi, info, paths, 'x-webhooks': hooks, components }
}

function pick(
  from: Source['paths'],
  wanted: (operation: Tree, name: string) => boolean,
): Record<string, Record<string, Tree>> {
  const kept: Record<string, Record<string, Tree>> = {}
  for (const [name, methods] of Object.entries(from)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (!wanted(operation, name)) continue
      kept[name] ??= {}
      kept[name][method] = bare(operation) as Tree
    }
  }
  return kept
}

const prose = new Set([
  'description',
  'summary',
  'title',
  'externalDocs',
  'example',
  'examples',
  'tags',
  'x-github',
  'x-octokit',
])

/** Without what is written for readers. A property that is *named* `title` has a schema, not a string, and stays. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key, inner]) => !(prose.has(key) && !isSchema(inner)))
  return Object.fromEntries(kept.map(([key, inner]) => [key, bare(inner)]))
}

const isSchema = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ['$ref', 'type', 'oneOf', 'anyOf', 'allOf', 'properties'].some((key) => key in value)

function collect(value: unknown, from: Source['components'], into: Record<string, Tree>): void {
  if (typeof value !== 'object' || value === null) return
  const ref = (value as Tree).$ref
  if (typeof ref === 'string') {
    const [, , kind = '', name = ''] = ref.split('/')
    into[kind] ??= {}
    if (!(name in into[kind])) {
      into[kind][name] = bare(from[kind]?.[name])
      collect(into[kind][name], from, into)
    }
  }
  for (const inner of Object.values(value)) collect(inner, from, into)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const from = process.argv[2] ?? 'node_modules/@octokit/openapi'
  const source = JSON.parse(readFileSync(`${from}/generated/api.github.com.json`, 'utf8')) as Source
  const info = { ...source.info, 'x-notice': readFileSync(`${from}/LICENSE`, 'utf8') }
  const text = JSON.stringify(slice({ ...source, info }))
  writeFileSync(new URL('github-subset.json.gz', import.meta.url), gzipSync(text, { level: 9 }))
}
