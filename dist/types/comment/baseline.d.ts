import type { RepositoryCalls } from '../action/repository-calls.js';
import type { CommitSettings } from '../action/settings.js';
import type { Finding } from '../migrate/rule.js';
/** Leaves out the findings that a baseline lists. */
export type BaselineFilter = (findings: readonly Finding[]) => readonly Finding[];
/**
 * What is beyond the baseline that the settings name, which is read where they are: a pull request cannot add to it what it
 * brings.
 * @throws InputError where there is no such file, or it makes no sense
 */
export declare function baselineFilter(github: Pick<RepositoryCalls, 'textAt'>, { settings, folder }: CommitSettings, sha: string): Promise<BaselineFilter>;
