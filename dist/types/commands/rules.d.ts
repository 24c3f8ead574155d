/** List the rules, or those of a group, or print the page of one. Returns the exit status. */
export declare function rulesCommand(id: string | undefined): number;
