import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * What takes long to run or has to wait is begun first, so that no core is idle at the end. Vitest goes by the sizes of files
 * until it has run them on this machine, and some of these are small.
 */
export const longest: readonly string[] = [
  'action/node24',
  'rules/httpd',
  'start/traps',
  'language-server/server',
  'action/upgrade-verify',
  'action/upgrade-ticks',
  'action/organisation',
  'action/complaints',
  'rules/pages',
  'action/review',
  'laws/laws',
  'laws/one-by-one',
  'action/finds-alike',
  'trees/debian-files',
  'page/page',
  'hooks/hooks',
  'action/upgrade-bytes',
  'equivalence/from-24',
  'action/organisation-batch',
  'init/init',
  'report/suggestion',
  'syntax/parse',
  'package',
  'equivalence/servers',
  'action/upgrade-people',
  'action/situations',
  'action/refusals',
  'action/again',
  'commands/cli',
  'migrate/access/authorization',
  'commands/asking/compare',
  'page/accessibility',
  'page/hostile',
  'explain/trees',
  'commands/printed-commands',
  'docs/compare',
  'docs/pages',
  'commands/upgrade',
  'trees/after-write',
  'action/after-write',
  'disk/interrupted',
  'load/long',
  'action/upgrade-corpus',
  'action/upgrade-faults',
  'action/organisation-plan',
  'action/upgrade',
  'commands/staged',
  'library',
]

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => this.place(a) - this.place(b))
  }

  /** Dealt out like cards, the longest first, so that shards take equally long: `--shard=1/2`. */
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 }
    return (await this.sort(files)).filter((_, place) => place % count === index - 1)
  }

  private place({ moduleId }: TestSpecification): number {
    const place = longest.indexOf(relative('test', moduleId).replace(/\.test\.ts$/, ''))
    return place < 0 ? longest.length : place
  }
}
