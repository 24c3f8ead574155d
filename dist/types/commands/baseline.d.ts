import { type Options } from '../command-line/arguments.js';
import type { Finding } from '../migrate/rule.js';
import type { Settings } from '../settings/settings.js';
import type { Site } from '../site/site.js';
/** What a run looked at: only of that can it say what is there and what is gone. */
export interface CheckedScope {
    readonly options: Options;
    readonly settings: Settings;
    readonly site: Site;
}
/**
 * The findings that a baseline does not know, and what to say of those that it knows and of what is gone.
 * @throws UsageError
 */
export declare function beyondBaseline(path: string, findings: readonly Finding[], scope: CheckedScope): {
    fresh: readonly Finding[];
    notes: readonly string[];
};
/**
 * List what is found in the baseline file. What it lists of files and rules that this run did not look at stays listed.
 * @throws UsageError
 */
export declare function writeBaseline(path: string, findings: readonly Finding[], scope: CheckedScope): void;
