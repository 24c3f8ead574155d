import type { Choices, Finding } from '../migrate/rule.js';
/** The keys of boxes that are ticked in the text of the pull request: what the next run is asked for. */
export type Ticks = ReadonlySet<string>;
/** A form that somebody can ask for instead of the usual one. */
export interface FormChoice {
    readonly key: string;
    readonly choices: Partial<Choices>;
    /** What a tick asks for, in the imperative. */
    readonly text: string;
}
/** Those that the settings can ask for too. */
export declare const formChoices: readonly FormChoice[];
/** What the ticks choose, over what the settings do. */
export declare const chosenForms: (choices: Choices, ticks: Ticks) => Choices;
/** The box of the condition that a fix assumes: with `fixes: all` to say that it is not true, else to say that it is. */
export declare const conditionKey: (assumes: string, fixes: 'safe' | 'all') => string;
/** Whether a fix is to be made: a safe one is, and one for review as `fixes` says unless a tick says otherwise. */
export declare function isWantedFix({ fix }: Finding, fixes: 'safe' | 'all', ticks: Ticks): boolean;
