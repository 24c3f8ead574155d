import type { Version } from './tree.js';
/** Whether each version reads what stands in a branch of a template. */
export type BranchReadings = Readonly<Record<Version, 'always' | 'never'>>;
/** What a line of a template does that is nothing but a tag which asks for the version of httpd, or ends such a branch. */
export type GuardLine = {
    readonly kind: 'open' | 'middle';
    readonly readings: BranchReadings;
} | {
    readonly kind: 'close';
};
/**
 * The lines, by where they start, of `<% if versioncmp(@apache_version, '2.4') >= 0 %>`, its `<% else %>` and its `<% end %>`,
 * and of the like in Jinja and others. Only where each of the three has a line of its own, and nothing else is asked.
 */
export declare function versionGuardLines(text: string): ReadonlyMap<number, GuardLine> | undefined;
