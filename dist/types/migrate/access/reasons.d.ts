import type { Authorizers } from '../../access/read/requirements.js';
import type { Plan, Reason } from './plan.js';
/** Why a person has to decide; undefined where the form is exact. */
export declare function reasonOf({ scope, access, form, bases, after }: Pick<Plan, 'scope' | 'access' | 'form' | 'bases' | 'after'>, authorizers: Authorizers): Reason | undefined;
