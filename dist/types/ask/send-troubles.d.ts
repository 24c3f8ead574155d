interface Trouble {
    readonly trouble: string;
    /** The same request may well get an answer if it is sent again. */
    readonly again: true;
}
/** What the network says, in one sentence for the user; with `again` where another attempt may go better. */
export declare function troubleOf(server: string, error: NodeJS.ErrnoException, { host }: {
    readonly host: string;
}): Trouble | {
    readonly trouble: string;
};
export {};
