/** A value of a JSON text that knows where it stands. Offsets are in UTF-16 units. */
export interface Json {
    readonly start: number;
    readonly value: unknown;
    /** Of an object: its keys with their places, and what they hold. */
    readonly members: ReadonlyMap<string, {
        readonly start: number;
        readonly json: Json;
    }>;
    /** Of a list. */
    readonly items: readonly Json[];
}
/** The text is no JSON: one sentence, and where. */
export declare class JsonError extends Error {
    readonly at: number;
    constructor(message: string, at: number);
}
/**
 * Read a JSON text as RFC 8259 has it; a key that stands twice in one object is a mistake.
 * @throws JsonError
 */
export declare function readJson(text: string): Json;
