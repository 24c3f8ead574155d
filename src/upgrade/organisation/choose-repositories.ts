import type { OrganisationInputs } from '../../action/inputs.js'
import { globMatcherForInput } from '../../action/path-filter.js'
import type { OrganisationRepository } from './organisation.js'

/** The reasons why a repository is not in the plan, in the order of the tests. */
const reasons = ['archived', 'disabled', 'a fork', 'not named', 'excluded', 'without the topic'] as const
export type LeftOutReason = (typeof reasons)[number]

type Filters = Pick<OrganisationInputs, 'repositories' | 'excludeRepositories' | 'topics'>

/**
 * Chooses the repositories to read by the inputs. Globs match a name with or without its owner, in any letter case. Archived and
 * disabled repositories and forks are left out.
 * @throws InputError for an invalid glob
 */
export function chooseRepositories(
  all: readonly OrganisationRepository[],
  { repositories, excludeRepositories, topics }: Filters,
) {
  const isNamed = repositories.length === 0 ? () => true : matcher('repositories', repositories)
  const isExcluded = matcher('repositories', excludeRepositories)
  const wanted = new Set(topics.map((topic) => topic.toLowerCase()))
  const tests: Readonly<Record<LeftOutReason, (repository: OrganisationRepository) => boolean>> = {
    archived: ({ isArchived }) => isArchived,
    disabled: ({ isDisabled }) => isDisabled,
    'a fork': ({ isFork }) => isFork,
    'not named': ({ fullName }) => !isNamed(fullName),
    excluded: ({ fullName }) => isExcluded(fullName),
    'without the topic': (repository) => wanted.size > 0 && !repository.topics.some((topic) => wanted.has(topic)),
  }
  const reasonOf = (repository: OrganisationRepository) => reasons.find((reason) => tests[reason](repository))
  const told = all.map((repository) => ({ repository, reason: reasonOf(repository) }))
  const counts = reasons.map((reason) => [reason, told.filter((each) => each.reason === reason).length] as const)
  return {
    taken: told.filter(({ reason }) => reason === undefined).map(({ repository }) => repository),
    /** The number of repositories left out, for each reason that occurs. */
    leftOut: new Map(counts.filter(([, count]) => count > 0)),
  }
}

function matcher(where: string, globs: readonly string[]): (fullName: string) => boolean {
  const matches = globMatcherForInput(
    where,
    globs.map((glob) => glob.toLowerCase()),
  )
  return (fullName) => matches(fullName.toLowerCase())
}
