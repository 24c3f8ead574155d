import type { Explained } from '../../explain/explain.js';
/** Format version 1 of `explain --format json`. Lines count from 1. */
export declare function explanationJson(explained: Explained): string;
/** The same as an object, for reports that hold it. */
export declare function explanationsObject({ explanations, notices }: Explained): {
    messages: {
        message: string;
        code: string | null;
        at: import("../../index.js").Spot | null;
        logLine: number;
        count: number;
        known: boolean;
        id: string | null;
        cause: string;
        action: string | null;
        module: string | null;
        rules: {
            id: string;
            title: string;
            see: string;
        }[];
        see: string | null;
        places: {
            path: string;
            line: number;
            text: string | null;
            finding: {
                rule: string;
                severity: import("../../index.js").Severity;
                message: string;
            } | null;
            fix: {
                title: string;
                safe: boolean;
                assumes: string | null;
                changes: {
                    before: string;
                    after: string;
                }[];
            } | null;
        }[];
    }[];
    summary: {
        messages: number;
        known: number;
        unknown: number;
        notices: number;
    };
};
