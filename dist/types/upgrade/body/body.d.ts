import type { Commit } from '../../action/place-link.js';
import type { Tool } from '../../base/tool.js';
import type { ChecklistItem } from '../../checklist/checklist.js';
import type { Verified } from '../../explain/verified.js';
import type { Migration } from '../../migrate/migrate.js';
import type { Choices } from '../../migrate/rule.js';
import type { FormChoice, Ticks } from '../asked.js';
import type { ComparedAnswers } from '../compared-answers.js';
/** What the text of an upgrade pull request is made from. */
export interface BodyText {
    readonly migration: Migration;
    readonly choices: Choices;
    /** Forms that can be asked for here. */
    readonly forms: readonly FormChoice[];
    /** Whether fixes for review are in the change unless somebody says otherwise. */
    readonly fixes: 'safe' | 'all';
    /** How many files change. */
    readonly files: number;
    /** How many files get another name. */
    readonly renamed?: number;
    readonly checklist: readonly ChecklistItem[];
    readonly verified: Verified | undefined;
    readonly answers: ComparedAnswers | undefined;
    readonly notes: readonly string[];
    readonly branches: {
        readonly base: string;
        readonly head: string;
    };
    /** The commit that links lead to. */
    readonly commit: Commit;
    readonly ticks: Ticks;
    readonly tool: Tool;
}
/** GitHub takes 65,536 characters, of which people's own text and our mark need some. */
export declare const mostOfOurs = 63000;
/** The text of the pull request: how things stand, what to decide, what changes and why. Pure. */
export declare function bodyOf(text: BodyText, space?: number): string;
