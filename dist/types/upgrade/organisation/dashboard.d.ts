import { type Row } from './rows.js';
/** What a dashboard tells. */
export interface DashboardContent {
    readonly organisation: string;
    /** By name. */
    readonly rows: readonly Row[];
    /** Private repositories that are only counted, for strangers can read the issue. */
    readonly hidden: number;
    /** `https://github.com`. */
    readonly server: string;
    /** The page of the run that wrote it. */
    readonly run: string;
}
/**
 * The body of the issue: how many repositories stand where, and each of them as far as there is room; those that want
 * somebody's eye come first. At most 64,000 characters, however many there are.
 */
export declare function dashboardBody(told: DashboardContent): string;
/** The page of the run that wrote a body. */
export declare const runUrlIn: (body: string) => string | undefined;
/** Stands at the very end of the body. */
export declare const dashboardMark: (organisation: string) => string;
/** The title of the dashboard's issue, by which it is known to people. */
export declare const dashboardTitle: (organisation: string) => string;
