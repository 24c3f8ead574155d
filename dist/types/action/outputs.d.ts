import type { Summary } from '../report/summary.js';
/** Everything that action.yml promises to the steps that follow; what does not apply is empty. */
export interface Outputs {
    readonly findings: number;
    readonly errors: number;
    readonly 'safe-fixes': number;
    readonly 'review-fixes': number;
    readonly 'left-to-you': number;
    readonly comments: number;
    readonly 'review-id': number | '';
    readonly 'review-url': string;
    readonly changed: boolean;
    readonly 'pull-request-number': number | '';
    readonly 'pull-request-url': string;
    readonly 'pull-request-operation': string;
    readonly 'pull-request-head-sha': string;
    readonly 'sarif-file': string;
    readonly repositories: number | '';
    readonly matrix: string;
    readonly 'results-file': string;
    readonly 'dashboard-url': string;
}
/** The counts, with nothing done yet. */
export declare const initialOutputs: ({ findings, errors, safe, review, manual }: Summary) => Outputs;
