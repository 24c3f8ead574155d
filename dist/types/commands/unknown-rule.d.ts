/** What to say of a name that is no rule's. */
export declare function unknownRule(name: string): string;
