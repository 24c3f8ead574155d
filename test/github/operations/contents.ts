import { type Call, forbidden, notFound, type Operations, ok, repositoryOf } from '../call.js'
import { type Json, repositoryUrl } from '../present.js'
import { entryAt, listTree, type TreeEntry } from '../trees.js'
import type { Repository } from '../world.js'
import { wrapped } from './objects.js'

/** A file, a folder, a link or a submodule by its path. */
export const contents: Operations = {
  'repos/get-content': async (call) => {
    const repository = repositoryOf(call)
    const tree = await repository.git.read(`${call.query.get('ref') ?? repository.defaultBranch}^{tree}`)
    const path = (call.params.path ?? '').replace(/^\/|\/$/g, '')
    const found = tree && entryAt(repository.git.objects, tree.sha, path)
    if (!found) throw notFound()
    if (found.type === 'tree') return folder(call, repository, found)
    return found.type === 'commit' ? ok(entryJson(call, repository, found)) : file(call, repository, tree.sha, found)
  },
}

function folder(call: Call, repository: Repository, { sha, path }: TreeEntry) {
  const entries = listTree(repository.git.objects, sha, 'nothing', path === '' ? '' : `${path}/`)
  return ok(entries.slice(0, 1_000).map((entry) => listed(entryJson(call, repository, entry))))
}

/** In the list of a folder GitHub says "file" for submodules, for the sake of old clients. */
const listed = ({ submodule_git_url: submodule, type, ...entry }: Json): Json => ({
  ...entry,
  type: submodule ? 'file' : type,
})

/** A link to a file of the repository answers as that file. */
async function file(call: Call, repository: Repository, tree: string, entry: TreeEntry) {
  const blob = await repository.git.read(entry.sha)
  if (!blob) throw notFound()
  if (entry.mode === '120000') {
    const target = blob.content.toString()
    const linked = entryAt(repository.git.objects, tree, resolvedPath(entry.path, target))
    if (linked?.type !== 'blob') return ok({ ...entryJson(call, repository, entry), target })
    return ok(fileJson(call, repository, entry, (await repository.git.read(linked.sha))?.content ?? Buffer.alloc(0)))
  }
  if (/\braw\b/.test(call.accept)) return { status: 200, raw: blob.content }
  return ok(fileJson(call, repository, entry, blob.content))
}

/** Beyond a megabyte the content is left out, beyond a hundred the request is refused. */
function fileJson(call: Call, repository: Repository, entry: TreeEntry, content: Buffer): Json {
  const { contentBytes } = call.world.limits
  if (content.length > 100 * contentBytes) throw forbidden('This API returns blobs up to 100 MB in size.')
  const isShown = content.length <= contentBytes
  return {
    ...entryJson(call, repository, { ...entry, mode: '100644' }),
    size: content.length,
    encoding: isShown ? 'base64' : 'none',
    content: isShown ? wrapped(content) : '',
  }
}

function entryJson({ world }: Call, repository: Repository, { mode, type, sha, path, size = 0 }: TreeEntry): Json {
  const kind = mode === '120000' ? 'symlink' : type === 'tree' ? 'dir' : type === 'commit' ? 'submodule' : 'file'
  return {
    type: kind,
    name: path.split('/').at(-1),
    path,
    sha,
    size,
    url: `${repositoryUrl(world, repository)}/contents/${path.split('/').map(encodeURIComponent).join('/')}`,
    ...(kind === 'submodule' && {
      submodule_git_url: `${world.url}/${repository.owner.login}/${path.split('/').at(-1)}.git`,
    }),
  }
}

function resolvedPath(from: string, target: string): string {
  const steps = from.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.' && step !== '') steps.push(step)
  }
  return steps.join('/')
}
