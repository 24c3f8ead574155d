import type { Rule } from '../migrate/rule.js';
import type { Input } from './input.js';
import { type Narrowed } from './narrow.js';
/**
 * What the rules make of what was read, as far as it was asked for.
 * @throws UsageError for a baseline that cannot be read, and a commit that git does not know
 */
export declare function judge(input: Input, rules: readonly Rule[]): Promise<Narrowed>;
