import { type Report } from './summary.js';
/** The version that was read off the configuration, or will be the next time, where it makes a difference and nobody said it. */
export declare function takenFor(report: Report): string;
