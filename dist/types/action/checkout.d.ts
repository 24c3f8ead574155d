/** Gives the bytes of a blob, where a file of this path is checked out that holds just them. */
export type Checkout = (path: string, sha: string) => Uint8Array | undefined;
/** Files of a checkout, if there is one: each is taken only if git would give it the very id that is asked for. */
export declare function checkoutAt(folder: string | undefined): Checkout;
/** The id that git gives a blob. @param like any id of the repository: its length tells the hash */
export declare const blobId: (bytes: Uint8Array, like: string) => string;
/** The id that git gives an object (gitglossary(7)). @param like any id of the repository: its length tells the hash */
export declare const objectId: (type: 'blob' | 'tree', bytes: Uint8Array, like: string) => string;
