/** The bytes of a blob, where a file of this path is at hand that holds just them. */
export type AtHand = (path: string, sha: string) => Uint8Array | undefined;
/** Files of a checkout, if there is one: each is taken only if git would give it the very id that is asked for. */
export declare function fromCheckout(folder: string | undefined): AtHand;
