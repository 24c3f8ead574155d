import type { Finding, Severity } from '../migrate/rule.js';
/** A line in the log that GitHub also shows at the file. */
export interface Annotation {
    readonly severity: Severity;
    readonly title: string;
    readonly message: string;
    readonly path: string;
    readonly first: number;
    readonly last: number;
}
/** The findings that GitHub will show as annotations, and those that it would not. @param warned warnings before them */
export declare function annotationsFor(findings: readonly Finding[], warned?: number): {
    shown: readonly Annotation[];
    cut: readonly Finding[];
};
