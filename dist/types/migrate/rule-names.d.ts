/** The name of every rule, in the order of the list. */
export declare const ruleNames: readonly string[];
