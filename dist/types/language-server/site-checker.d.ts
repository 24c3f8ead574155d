import type { Answers, Checked, SiteQuestion, ToChecker } from './messages.js';
/** The process that checks one site. */
export interface SiteChecker {
    /** How long it looked the last time, from what it was told until it told what it found, in milliseconds. */
    readonly lookedFor: number;
    tell(message: ToChecker): void;
    /** Undefined where there is no answer, for the process has ended. */
    ask<About extends SiteQuestion['about']>(question: Extract<SiteQuestion, {
        about: About;
    }>): Promise<Answers[About] | undefined>;
    stop(): void;
}
/**
 * @param folder the one that it works in, whose settings count
 * @param paths what it looks at; the whole folder, or what its settings say, unless given
 * @param heard told what it found, each time that it looked
 * @param lost told that it has ended without being asked to
 */
export declare function startChecker({ folder, paths }: {
    readonly folder: string;
    readonly paths: readonly string[];
}, heard: (checked: Checked) => void, lost: () => void): SiteChecker;
