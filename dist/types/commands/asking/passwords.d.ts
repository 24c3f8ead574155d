/**
 * The passwords of these users: from the environment, or as they are typed, unseen.
 * @throws UsageError where nobody can be asked
 */
export declare function passwordsFor(names: readonly string[]): Promise<ReadonlyMap<string, string>>;
