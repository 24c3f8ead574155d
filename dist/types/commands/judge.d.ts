import { type Options } from '../command-line/arguments.js';
import type { Rule } from '../migrate/rule.js';
import { type Settings } from '../settings/settings.js';
import type { Input } from './input.js';
import { type Narrowed } from './narrow.js';
/**
 * The rules that the options and the settings leave.
 * @throws UsageError for a name that is no rule's
 */
export declare function chosenRules({ only, skip }: Options, settings: Settings): readonly Rule[];
/**
 * What the rules make of what was read, as far as it was asked for.
 * @throws UsageError for a baseline that cannot be read, and a commit that git does not know
 */
export declare function judge(input: Input, rules: readonly Rule[]): Promise<Narrowed>;
