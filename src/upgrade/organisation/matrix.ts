export interface MatrixJob {
  /** The number of the batch, from 1. */
  readonly batch: number
  /**
   * Repository names without their owner, separated by commas, as the inputs of this Action and of create-github-app-token
   * expect.
   */
  readonly repositories: string
}

/** GitHub's limit of jobs in one matrix. */
const maxJobs = 256

/**
 * The value of `strategy.matrix`: one job for each batch of repositories. Batches are larger than `batchSize` if there would be too
 * many jobs.
 * @param repositories full names of one owner's repositories
 */
export function jobMatrixOf(
  repositories: readonly string[],
  batchSize: number,
): { readonly include: readonly MatrixJob[] } {
  const size = Math.max(batchSize, Math.ceil(repositories.length / maxJobs))
  const count = Math.ceil(repositories.length / size)
  const names = repositories.map((fullName) => fullName.slice(fullName.indexOf('/') + 1))
  const include = Array.from({ length: count }, (_, index) => ({
    batch: index + 1,
    repositories: names.slice(index * size, (index + 1) * size).join(','),
  }))
  return { include }
}
