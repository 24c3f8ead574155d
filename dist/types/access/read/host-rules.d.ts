import { type PerMethod } from '../../httpd/methods.js';
import { type Condition } from './condition.js';
import { type ScopeReading } from './read-scope.js';
/** The guide lets in whom Allow names, though Deny has the last word. */
export interface GuideReading {
    /** Whom such an Allow names. */
    readonly allowed: Condition;
    readonly host: PerMethod<Condition>;
}
/** What the host lines of a scope decide. */
export interface HostRules {
    readonly exact: PerMethod<Condition>;
    readonly guide: GuideReading | undefined;
    readonly domains: readonly string[];
}
/** H: the formulas of check_dir_access. */
export declare function hostRulesOf(reading: ScopeReading): HostRules | undefined;
