/**
 * Before a signal ends the program, tidy up. A signal that comes while we do not wait for anything is heard at the next
 * `turn`, so that what is done in one go is never done by half.
 * @returns stops listening
 */
export declare function onInterrupt(tidy: () => void): () => void;
/** Let signals be heard. */
export declare const turn: () => Promise<void>;
