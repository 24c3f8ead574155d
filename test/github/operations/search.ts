import { type Call, isGranted, type Operations, page, unprocessable } from '../call.js'
import { repositoryJson, repositoryUrl } from '../present.js'
import type { Repository } from '../world.js'

/** Searches the files of the default branches. Archived repositories and forks are not in GitHub's index. */
export const search: Operations = {
  'search/code': async (call) => {
    const query = parseQuery(call.query.get('q') ?? '')
    const searched = [...call.world.repositories.values()].filter(
      (each) => isGranted(call.grant, each) && isSearched(query, each),
    )
    const found = (await Promise.all(searched.map((repository) => matchesIn(call, repository, query)))).flat()
    return page(call, found.slice(0, call.world.limits.searchResults), (items) => ({
      total_count: found.length,
      incomplete_results: false,
      items,
    }))
  },
}

interface CodeQuery {
  readonly qualifiers: Readonly<Record<string, readonly string[]>>
  readonly terms: readonly string[]
}

const qualifiers = ['filename', 'extension', 'path', 'org', 'user', 'repo']

function parseQuery(q: string): CodeQuery {
  const words = [...q.matchAll(/(?:(\w+):)?(?:"([^"]*)"|(\S+))/g)].map(([, key, quoted, bare]) => ({
    key,
    value: (quoted ?? bare ?? '').toLowerCase(),
  }))
  const unknown = words.find(({ key }) => key !== undefined && !qualifiers.includes(key))
  if (q.trim() === '' || unknown)
    throw unprocessable('Validation Failed', [{ resource: 'Search', field: 'q', code: 'invalid' }])
  const valuesOf = (name: string) => words.filter(({ key }) => key === name).map(({ value }) => value)
  return {
    qualifiers: Object.fromEntries(qualifiers.map((name) => [name, valuesOf(name)])),
    terms: words.filter(({ key }) => key === undefined).map(({ value }) => value),
  }
}

function isSearched({ qualifiers: { org = [], user = [], repo = [] } }: CodeQuery, repository: Repository): boolean {
  const owners = [...org, ...user]
  const isNamed =
    owners.includes(repository.owner.login.toLowerCase()) || repo.includes(repository.fullName.toLowerCase())
  return !repository.archived && repository.fork === undefined && (isNamed || owners.length + repo.length === 0)
}

async function matchesIn({ world }: Call, repository: Repository, query: CodeQuery) {
  const { git } = repository
  const commit = await git.commitOf(repository.defaultBranch)
  if (!commit) return []
  const listed = (await git.ask(['ls-tree', '-r', '-z', commit])).toString().split('\0').filter(Boolean)
  const files = listed
    .map((line) => ({ sha: line.slice(12, 52), path: line.slice(53) }))
    .filter(({ path }) => isNamed(query, path))
  const texts = await Promise.all(
    files.map(async ({ sha }) => (await git.read(sha))?.content.toString().toLowerCase() ?? ''),
  )
  return files
    .filter((_, index) => query.terms.every((term) => texts[index]?.includes(term)))
    .map(({ sha, path }) => ({
      name: path.split('/').at(-1),
      path,
      sha,
      score: 1,
      url: `${repositoryUrl(world, repository)}/contents/${path}?ref=${commit}`,
      html_url: `${world.url}/${repository.fullName}/blob/${commit}/${path}`,
      repository: repositoryJson(world, repository),
    }))
}

function isNamed(
  { qualifiers: { filename = [], extension = [], path: folders = [] } }: CodeQuery,
  path: string,
): boolean {
  const name = path.toLowerCase().split('/').at(-1) ?? ''
  return (
    filename.every((wanted) => name.includes(wanted)) &&
    extension.every((wanted) => name.endsWith(`.${wanted}`)) &&
    folders.every((folder) => path.toLowerCase().startsWith(folder.replace(/^\//, '')))
  )
}
