/**
 * Cuts the vendored slice out of GitHub's GraphQL schema (MIT licence), which is a megabyte of text.
 * Run like slice.ts, from a folder where the schema is installed:
 *
 *     npm install --no-save @octokit/graphql-schema@15.26.1
 *     npx node@24 test/github/graphql-slice.ts node_modules/@octokit/graphql-schema
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ASTNode, type DefinitionNode, Kind, parse, print, visit } from 'graphql'

/** Type → the fields that the fake answers. A query that asks for another is a violation. */
const fields: Readonly<Record<string, string>> = {
  Query: 'repository viewer rateLimit',
  Mutation: 'minimizeComment unminimizeComment resolveReviewThread unresolveReviewThread',
  RateLimit: 'limit cost remaining resetAt',
  Repository: 'id name nameWithOwner pullRequest object ref',
  GitObject: 'oid',
  Blob: 'oid byteSize isBinary isTruncated text',
  Commit: 'oid tree',
  Tree: 'oid',
  Ref: 'id name target',
  PullRequest:
    'id number title body state isDraft headRefName headRefOid baseRefOid baseRefName url author isCrossRepository changedFiles reviewThreads reviews comments',
  PullRequestReviewConnection: 'nodes pageInfo totalCount',
  PullRequestReview:
    'id databaseId fullDatabaseId author body commit state url viewerDidAuthor isMinimized minimizedReason',
  PullRequestReviewThreadConnection: 'nodes pageInfo totalCount',
  PullRequestReviewThread:
    'id isOutdated isResolved line originalLine startLine originalStartLine path subjectType viewerCanResolve comments',
  PullRequestReviewCommentConnection: 'nodes pageInfo totalCount',
  PullRequestReviewComment:
    'id databaseId fullDatabaseId author body createdAt updatedAt isMinimized minimizedReason outdated path replyTo state url viewerDidAuthor',
  IssueCommentConnection: 'nodes pageInfo totalCount',
  IssueComment: 'id databaseId author body createdAt updatedAt isMinimized minimizedReason url viewerDidAuthor',
  PageInfo: 'endCursor hasNextPage hasPreviousPage startCursor',
  Actor: 'login url',
  User: 'id databaseId login url',
  Bot: 'id databaseId login url',
  Organization: 'id databaseId login url',
  Minimizable: 'isMinimized minimizedReason',
  MinimizeCommentPayload: 'clientMutationId minimizedComment',
  UnminimizeCommentPayload: 'clientMutationId unminimizedComment',
  ResolveReviewThreadPayload: 'clientMutationId thread',
  UnresolveReviewThreadPayload: 'clientMutationId thread',
}

/** Arguments that the fake does not read. */
const unread = ['last', 'before', 'skip', 'orderBy', 'dryRun', 'followRenames']

/** The listed types with the listed fields, and every scalar, enumeration and input that those use. */
export function graphqlSlice(source: string): string {
  const definitions = new Map(parse(source).definitions.map((definition) => [nameOf(definition), definition]))
  const kept = new Map<string, ASTNode>()
  const keep = (name: string) => {
    const definition = definitions.get(name)
    if (!definition || kept.has(name)) return
    const bare = pruned(definition, fields[name]?.split(' '))
    kept.set(name, bare)
    visit(bare, { NamedType: ({ name: { value } }) => keep(value) })
  }
  for (const name of Object.keys(fields)) keep(name)
  return [...kept.values()].map(print).join('\n\n')
}

const nameOf = (definition: DefinitionNode): string => ('name' in definition ? (definition.name?.value ?? '') : '')

/** Without descriptions and directives, without other fields, and without interfaces that are not listed. */
const pruned = (definition: DefinitionNode, wanted: readonly string[] | undefined): ASTNode =>
  visit(definition, {
    // The only strings in a schema are its descriptions.
    [Kind.STRING]: () => null,
    [Kind.DIRECTIVE]: () => null,
    [Kind.FIELD_DEFINITION]: ({ name }) => (wanted && !wanted.includes(name.value) ? null : undefined),
    [Kind.INPUT_VALUE_DEFINITION]: ({ name }) => (unread.includes(name.value) ? null : undefined),
    [Kind.OBJECT_TYPE_DEFINITION]: {
      leave: (node) => ({ ...node, interfaces: node.interfaces?.filter(({ name }) => name.value in fields) ?? [] }),
    },
    [Kind.INTERFACE_TYPE_DEFINITION]: { leave: (node) => ({ ...node, interfaces: [] }) },
  })

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const from = process.argv[2] ?? 'node_modules/@octokit/graphql-schema'
  const notice = readFileSync(`${from}/LICENSE.md`, 'utf8').replace(/^/gm, '# ').replace(/ +$/gm, '')
  const origin = '# A slice of https://github.com/octokit/graphql-schema 15.26.1, cut by graphql-slice.ts.\n#\n'
  const text = graphqlSlice(readFileSync(`${from}/schema.graphql`, 'utf8'))
  writeFileSync(new URL('github.graphql', import.meta.url), `${origin}${notice}\n\n${text}\n`)
}
