import type { Verified } from '../../explain/verified.js';
/** What somebody's own 2.4 said of the migrated copy, as `--format json` has it. */
export declare const verifiedObject: ({ command, outcome, trouble, output, explained, rounds }: Verified) => {
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
    command: string;
    outcome: "accepted" | "failed" | "refused";
    trouble: string | null;
    listsAll: boolean | null;
    output: string;
};
