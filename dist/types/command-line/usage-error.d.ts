/** A mistake in how the tool was called: one sentence for the user. */
export declare class UsageError extends Error {
}
