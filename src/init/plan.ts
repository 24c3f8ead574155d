import { nonEmptyTexts } from '../base/list-text.js'
import { npmPackageAndVersion, releaseTag } from '../base/tool.js'
import type { InitPart } from '../command-line/arguments.js'
import { wantedGlob } from '../site/wanted-path.js'
import type { LocalRepository } from './local-repository.js'
import { reviewWorkflow, upgradeWorkflow } from './workflows.js'

/** A file to write. If it already exists, it stays unchanged, and a message asks the user to add `textToAdd` by hand. */
export interface PlannedFile {
  readonly path: string
  readonly text: string
  readonly textToAdd: string
  readonly isProgram?: true
}

/** The files and further steps for one part of `init`. */
export interface SetupPlan {
  readonly files: readonly PlannedFile[]
  /** Sentences that tell the user what is left to do. */
  readonly next: readonly string[]
}

/**
 * The plan for one part.
 * @param all all parts of this run
 */
export function setupPlanFor(part: InitPart, repository: LocalRepository, all: readonly InitPart[]): SetupPlan {
  switch (part) {
    case 'git-hook':
      return { files: [hook(`${repository.hooks}/pre-commit`, `exec ${repository.command} --staged`)], next: [] }
    case 'husky':
      return huskyPlan(repository, all)
    case 'lint-staged':
      return lintStagedPlan(repository, all)
    case 'pre-commit':
      return {
        files: [{ path: '.pre-commit-config.yaml', text: `repos:\n${preCommitEntry}`, textToAdd: preCommitEntry }],
        next: ['Run `pre-commit install` once in each clone.'],
      }
    case 'workflows':
      return {
        files: [
          workflow('.github/workflows/httpd-review.yml', reviewWorkflow),
          workflow('.github/workflows/httpd-upgrade.yml', upgradeWorkflow),
        ],
        next: [
          'Commit the workflows and push them to the default branch, where they take effect.',
          'For upgrades, allow GitHub Actions to open pull requests: Settings, Actions, General, Workflow permissions.',
        ],
      }
    case 'with-baseline':
      // commands/init.ts writes the baseline, because only a run has the findings.
      return { files: [], next: [] }
  }
}

/** The parts that suit the repository. They are used if the user names none. */
export function suggestedInitParts(repository: LocalRepository): InitPart[] {
  const has = (path: string) => repository.read(path) !== undefined
  const usesLintStaged = repository.lintStaged.length > 0 || hasKey(repository, 'lint-staged')
  const hooks: InitPart[] = has('.pre-commit-config.yaml')
    ? ['pre-commit']
    : usesLintStaged
      ? ['lint-staged']
      : isHusky(repository)
        ? ['husky']
        : ['git-hook']
  return [...hooks, ...(repository.isOnGitHub ? (['workflows'] as const) : [])]
}

const isHusky = (repository: LocalRepository): boolean =>
  repository.read('.husky/pre-commit') !== undefined ||
  hasKey(repository, 'husky') ||
  /^\.husky(\/|$)/.test(repository.hooks)

/** Whether package.json has this key, as the name of a dependency or of settings. */
const hasKey = (repository: LocalRepository, key: string): boolean =>
  repository.read('package.json')?.includes(`"${key}"`) ?? false

const hook = (path: string, line: string): PlannedFile => ({
  path,
  text: `#!/bin/sh\n# Checks staged files for problems with httpd 2.4.\n${line}\n`,
  textToAdd: `${line.replace(/^exec /, '')}\n`,
  isProgram: true,
})

function huskyPlan(repository: LocalRepository, all: readonly InitPart[]): SetupPlan {
  const line = all.includes('lint-staged') ? 'lint-staged' : 'httpd-upgrade --staged'
  const isPrepared = /"prepare"\s*:\s*"[^"]*husky/.test(repository.read('package.json') ?? '')
  return {
    files: [{ path: '.husky/pre-commit', text: `${line}\n`, textToAdd: `${line}\n` }],
    next: nonEmptyTexts(
      ...installing(repository, 'husky'),
      !isPrepared && 'Run `npm pkg set scripts.prepare=husky`, so that everybody who runs `npm install` gets the hook.',
      // If git already looks for hooks in husky's folder, husky is set up.
      !/^\.husky(\/|$)/.test(repository.hooks) && 'Run `npx husky` once in this clone.',
    ),
  }
}

/** Sentences with the commands that install the hook program and this program, if they are missing. */
function installing(repository: LocalRepository, program: string): string[] {
  const missing = nonEmptyTexts(
    !hasKey(repository, program) && program,
    !repository.isInstalled && npmPackageAndVersion(),
  )
  return missing.map((name) => `Run \`npm install --save-dev ${name}\`.`)
}

function lintStagedPlan(repository: LocalRepository, all: readonly InitPart[]): SetupPlan {
  const entry = `${JSON.stringify(wantedGlob)}: ${JSON.stringify('httpd-upgrade --context .')}`
  const [existing] = [
    ...repository.lintStaged,
    ...(hasKey(repository, 'lint-staged') && isConfigured(repository) ? ['package.json'] : []),
  ]
  const isCalled = all.includes('husky') || repository.read('.husky/pre-commit')?.includes('lint-staged')
  return {
    files: [{ path: existing ?? '.lintstagedrc.json', text: `{\n  ${entry}\n}\n`, textToAdd: `${entry}\n` }],
    next: nonEmptyTexts(
      ...installing(repository, 'lint-staged'),
      !isCalled &&
        'Call lint-staged in a git hook. For husky, `httpd-upgrade init --husky --lint-staged` writes such a hook.',
    ),
  }
}

/** Whether package.json has the settings of lint-staged, not only lint-staged as a dependency. */
const isConfigured = (repository: LocalRepository): boolean =>
  /"lint-staged"\s*:\s*[{[]/.test(repository.read('package.json') ?? '')

const preCommitEntry = `  - repo: https://github.com/httpd-upgrade/httpd-upgrade
    rev: ${releaseTag()}
    hooks:
      - id: httpd-upgrade
`

const workflow = (path: string, text: string): PlannedFile => ({ path, text, textToAdd: text })
