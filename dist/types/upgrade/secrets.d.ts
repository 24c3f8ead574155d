/** Texts that nobody outside of the job may read. */
export type Secrets = readonly string[];
/**
 * The token, as it is and as a checkout leaves it in git's settings, and what variables of the job hold whose names tell
 * of something secret. The runner stars secrets out of logs; nobody does in the text of a pull request.
 */
export declare function secretsIn(environment: Readonly<Record<string, string | undefined>>, token: string): Secrets;
/** The text with stars in place of them, and of the password in an address. */
export declare const withoutSecrets: (text: string, secrets: Secrets) => string;
