import type { Authorizers } from '../../access/read/requirements.js';
import type { Plan, Reason } from './plan.js';
/** Why a person has to decide; undefined where the form is exact. */
export declare function reasonOf({ scope, access, form, bases, after }: Pick<Plan, 'scope' | 'access' | 'form' | 'bases' | 'after'>, authorizers: Authorizers): Reason | undefined;
/** Sections by name: `<Location "/x">` (conf/httpd.conf:12), as far as a sentence has room for them. */
export declare function sectionsNamed(plans: readonly Pick<Plan, 'scope'>[]): string;
/** The sections whose rules one of no clear form joined in 2.2: those that ask users, for host rules, and the other way round. */
export declare function joinedBy(plan: Plan, all: readonly Plan[]): readonly Plan[];
/** The sections above it that nobody can tell the meaning of. */
export declare const unclearAbove: (plan: Plan, all: readonly Plan[]) => readonly Plan[];
