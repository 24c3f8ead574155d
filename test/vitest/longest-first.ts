import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * What takes long to run or has to wait is begun first, so that no core is idle at the end. Vitest goes by the sizes of files
 * until it has run them, and some of these are small.
 */
export const longest: readonly string[] = [
  'page/page',
  'hooks/hooks',
  'commands/upgrade',
  'equivalence/from-24',
  'equivalence/servers',
  'page/accessibility',
  'action/complaints',
  'start/stand-in',
  'page/hostile',
  'equivalence/ordinary',
  'action/organisation',
  'explain/trees',
  'site/version-judgement',
  'rules/pages',
  'equivalence/recorded',
  'image/new-machine',
  'trees/after-write',
  'docs/pages',
  'action/upgrade-faults',
  'action/one-by-one',
  'commands/staged',
  'equivalence/second-oracle',
  'language-server/server',
  'init/init',
  'commands/printed-commands',
  'equivalence/boundary',
  'commands/requests/compare',
  'start/traps',
  'image/image',
  'package',
  'action/upgrade-bytes',
  'action/organisation-batch',
  'action/finds-alike',
  'migrate/access/sure-of-sections',
  'action/refusals',
  'commands/cli',
  'migrate/access/authorization',
  'trees/first-start',
  'equivalence/proof',
  'action/upgrade-ticks',
  'trees/debian-files',
  'syntax/parse',
  'equivalence/defines',
  'laws/two-steps',
  'action/upgrade-verify',
  'migrate/access/whole-servers',
  'action/upgrade-people',
  'action/half-way',
  'laws/laws',
  'library',
]

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => this.place(a) - this.place(b))
  }

  /**
   * Dealt out like cards, the longest first, so that shards take equally long: `--shard=1/2`. The order is the same in every
   * shard, whatever ran on its machine before.
   */
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 }
    const byPath = files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1))
    return byPath.toSorted((a, b) => this.place(a) - this.place(b)).filter((_, place) => place % count === index - 1)
  }

  private place({ moduleId }: TestSpecification): number {
    const place = longest.indexOf(relative('test', moduleId).replace(/\.test\.ts$/, ''))
    return place < 0 ? longest.length : place
  }
}
