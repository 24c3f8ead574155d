import type { OrganisationPlan } from './plan.js';
import { type Counts, type Row, type RowState } from './rows.js';
/** The dry run as the job's summary, in Markdown; below a mebibyte. @param server `https://github.com` */
export declare function planSummary(plan: OrganisationPlan, jobs: number, server: string): string;
/** What upgrades did, or where all repositories stand, as the job's summary. */
export declare function rowsSummary(rows: readonly Row[], server: string, said?: string): string;
/** What people are told of each state. */
export declare const headings: Readonly<Record<RowState, string>>;
/** Markdown; empty without a pull request. */
export declare const pullLink: ({ pull }: Row) => string;
/** The five cells of counts; empty where nothing is known. */
export declare const figures: (counts: Counts | undefined) => string[];
