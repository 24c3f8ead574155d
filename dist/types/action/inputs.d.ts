import type { ChangeFilter } from '../change/findings-in-change.js';
/** What the workflow asks for: every input of action.yml, read once. */
export interface Inputs {
    readonly token: string;
    readonly mode: (typeof modes)[number];
    /** Globs; none: what looks like configuration by its name. */
    readonly paths: readonly string[];
    readonly exclude: readonly string[];
    /** The path of a settings file on the base branch. */
    readonly config: string | undefined;
    readonly assumeComplete: boolean;
    /** Names that decide `<IfDefine>`; those of the settings unless given. */
    readonly define: readonly string[];
    /** What `httpd -l` or `httpd -M` of the 2.4 prints, or the names of its module files. */
    readonly modules: string | undefined;
    readonly filter: ChangeFilter;
    readonly maxComments: number;
    readonly settled: (typeof settlings)[number];
    readonly failOn: (typeof levels)[number];
    readonly fixes: (typeof fixes)[number];
    readonly sarifFile: string | undefined;
    readonly upgrade: UpgradeInputs;
    readonly organisation: OrganisationInputs;
}
/** What only the upgrade pull request needs. */
export interface UpgradeInputs {
    readonly branch: string;
    readonly base: string | undefined;
    readonly title: string | undefined;
    readonly commitMessage: string | undefined;
    readonly labels: readonly string[];
    readonly assignees: readonly string[];
    readonly reviewers: readonly string[];
    readonly teamReviewers: readonly string[];
    readonly draft: boolean;
    /** A command that is run on the migrated files first. */
    readonly verify: string | undefined;
}
/** What only the repositories of an organisation need. */
export interface OrganisationInputs {
    /** Undefined: the owner of the repository that the workflow is in. */
    readonly name: string | undefined;
    /** For a plan, names or globs of those to take, none: all; for upgrades, which ones, with or without their owner. */
    readonly repositories: readonly string[];
    readonly excludeRepositories: readonly string[];
    readonly topics: readonly string[];
    readonly find: (typeof ways)[number];
    readonly batchSize: number;
    /** `owner/name`: where the dashboard's issue is. */
    readonly dashboardRepository: string | undefined;
    /** The folder with what earlier jobs wrote. */
    readonly results: string | undefined;
}
declare const modes: readonly ['auto', 'review', 'upgrade', 'report', 'plan', 'dashboard'];
declare const ways: readonly ['listing', 'search'];
declare const levels: readonly ['never', 'error', 'warning'];
declare const settlings: readonly ['remove', 'resolve'];
declare const fixes: readonly ['safe', 'all'];
/**
 * Read all inputs; one that is left empty has its default.
 * @throws InputError with one sentence for a value that makes no sense
 */
export declare function readInputs(given: (name: string) => string): Inputs;
/** A mistake in the workflow: one sentence for whoever wrote it. */
export declare class InputError extends Error {
}
export {};
