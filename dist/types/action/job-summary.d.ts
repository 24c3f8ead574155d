import type { ChecklistItem } from '../checklist/checklist.js';
import type { Finding } from '../migrate/rule.js';
import { type Summary } from '../report/summary.js';
import { type Commit } from './place-link.js';
/** What a run has to tell on its page. */
export interface JobSummary {
    readonly counts: Summary;
    readonly findings: readonly Finding[];
    readonly checklist: readonly ChecklistItem[];
    readonly commit: Commit;
    /** What was done, or could not be, a paragraph of Markdown each. */
    readonly said: readonly string[];
}
/** The job's summary in Markdown: the counts, what was done, the findings and the checklist. At most a mebibyte. */
export declare function jobSummary({ counts, findings, checklist, commit, said }: JobSummary): string;
/** `3 findings: 1 error, 1 warning, 1 note.` */
export declare function tally({ findings, errors, warnings }: Pick<Summary, 'findings' | 'errors' | 'warnings'>): string;
