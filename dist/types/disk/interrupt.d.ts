/**
 * Before a signal ends the program, tidy up. A signal that comes while we do not wait for anything is heard at the next
 * `turn`, so that what is done in one go is never done by half.
 * @returns stops listening
 */
export declare function onInterrupt(tidy: () => void): () => void;
/**
 * However the program ends, of itself or by a signal, tidy up before: at a signal Node tells nobody of the exit.
 * @returns stops listening
 */
export declare function atEnd(tidy: () => void): () => void;
/** Let signals be heard. */
export declare const turn: () => Promise<void>;
