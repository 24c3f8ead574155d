import { gunzipSync } from 'node:zlib'
import {
  type Call,
  created,
  forbidden,
  notFound,
  type Operations,
  ok,
  page,
  problem,
  Refusal,
  repositoryOf,
  unprocessable,
} from '../call.js'
import { type Json, repositoryUrl } from '../present.js'
import type { CheckRun, Repository, World } from '../world.js'

/** Check runs with their annotations, and uploads of SARIF. */
export const checks: Operations = {
  'checks/create': async (call) => {
    const { world } = call
    const repository = repositoryOf(call)
    if (call.grant.kind === 'person') throw forbidden('You must authenticate via a GitHub App.')
    const { head_sha: sha, name = '' } = call.body as CheckBody & { head_sha: string }
    if (!(await repository.git.commitOf(sha))) throw unprocessable(`No commit found for SHA: ${sha}`)
    const run: CheckRun = {
      id: world.nextId(),
      sha,
      name,
      status: 'queued',
      conclusion: null,
      output: {},
      annotations: [],
    }
    repository.checkRuns.push(run)
    change(run, call.body as CheckBody)
    return created(checkJson(world, repository, run))
  },

  'checks/update': (call) => {
    const repository = repositoryOf(call)
    const run = runOf(call, repository)
    change(run, call.body as CheckBody)
    return ok(checkJson(call.world, repository, run))
  },

  'checks/get': (call) => {
    const repository = repositoryOf(call)
    return ok(checkJson(call.world, repository, runOf(call, repository)))
  },

  'checks/list-annotations': (call) => page(call, runOf(call, repositoryOf(call)).annotations),

  'checks/list-for-ref': async (call) => {
    const repository = repositoryOf(call)
    const sha = await repository.git.commitOf(call.params.ref ?? '')
    const name = call.query.get('check_name')
    const runs = repository.checkRuns.filter((run) => run.sha === sha && (name === null || run.name === name))
    return page(
      call,
      runs.map((run) => checkJson(call.world, repository, run)),
      (found) => ({ total_count: runs.length, check_runs: found }),
    )
  },

  'code-scanning/upload-sarif': async (call) => {
    const { world } = call
    const repository = repositoryOf(call)
    const { commit_sha: commit, ref, sarif } = call.body as { commit_sha: string; ref: string; sarif: string }
    if (!(await repository.git.commitOf(commit))) throw new Refusal(problem(404, `No commit found for SHA: ${commit}`))
    const id = `00000000-0000-4000-8000-${String(world.nextId()).padStart(12, '0')}`
    repository.sarifs.push({ id, commit, ref, log: unpacked(sarif) })
    return { status: 202, body: { id, url: `${repositoryUrl(world, repository)}/code-scanning/sarifs/${id}` } }
  },

  'code-scanning/get-sarif': (call) => {
    const { sarifs } = repositoryOf(call)
    if (!sarifs.some(({ id }) => id === call.params.sarif_id)) throw notFound()
    return ok({ processing_status: 'complete', analyses_url: null })
  },
}

interface CheckBody {
  readonly name?: string
  readonly status?: string
  readonly conclusion?: string
  readonly output?: CheckRun['output'] & { readonly annotations?: readonly Json[] }
}

/** Annotations of later requests are added to those there are. */
function change(
  run: CheckRun,
  { name, status, conclusion, output: { annotations = [], ...output } = {} }: CheckBody,
): void {
  if (name !== undefined) run.name = name
  if (status !== undefined) run.status = status
  if (conclusion !== undefined) Object.assign(run, { conclusion, status: 'completed' })
  Object.assign(run.output, output)
  run.annotations.push(...annotations)
}

const checkJson = (world: World, repository: Repository, run: CheckRun): Json => ({
  id: run.id,
  node_id: `CR_${run.id}`,
  head_sha: run.sha,
  name: run.name,
  status: run.status,
  conclusion: run.conclusion,
  url: `${repositoryUrl(world, repository)}/check-runs/${run.id}`,
  html_url: `${world.url}/${repository.fullName}/runs/${run.id}`,
  output: {
    title: null,
    summary: null,
    text: null,
    ...run.output,
    annotations_count: run.annotations.length,
    annotations_url: `${repositoryUrl(world, repository)}/check-runs/${run.id}/annotations`,
  },
  pull_requests: [],
})

function runOf(call: Call, { checkRuns }: Repository): CheckRun {
  const run = checkRuns.find(({ id }) => id === Number(call.params.check_run_id))
  if (!run) throw notFound()
  return run
}

/** The uploaded log: gzip, then base64. */
function unpacked(sarif: string): unknown {
  try {
    return JSON.parse(gunzipSync(Buffer.from(sarif, 'base64')).toString())
  } catch {
    throw new Refusal({ status: 400 })
  }
}
