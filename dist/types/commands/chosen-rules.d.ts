import { type Options } from '../command-line/arguments.js';
import type { Rule } from '../migrate/rule.js';
import { type Settings } from '../settings/settings.js';
/**
 * The rules that the options and the settings leave.
 * @throws UsageError for a name that is neither a rule's nor a group's
 */
export declare function chosenRules({ only, skip }: Options, settings: Settings): readonly Rule[];
