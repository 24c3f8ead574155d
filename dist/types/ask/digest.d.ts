/** Whom to log in, and for what. */
export interface DigestLogin {
    readonly name: string;
    readonly password: string;
    readonly method: string;
    /** As it stands in the request line. */
    readonly path: string;
}
/**
 * The Authorization header that answers a Digest challenge (RFC 7616, 3.4; RFC 2069 where there is no qop). Undefined where none
 * of the challenges is one that can be answered.
 */
export declare function digestAuthorization(challenges: readonly string[], login: DigestLogin): string | undefined;
