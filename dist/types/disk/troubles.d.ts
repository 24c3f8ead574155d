/** Something that could not be read or written, in a sentence for the user. */
export interface Trouble {
    readonly path: string;
    readonly message: string;
    /** Nothing that could have been read was missed by it. */
    readonly isHarmless?: true;
    /** It is a link that leads to nothing, and nobody would read it. */
    readonly leadsNowhere?: true;
}
/** Whether something was missed: a link to nothing is told, and fails nothing. */
export declare const isAnyMissed: (troubles: readonly Trouble[]) => boolean;
type Verb = 'read' | 'written';
/** Do something with a file; what goes wrong is added to the troubles. */
export declare function attempt(troubles: Trouble[], path: string, verb: Verb, action: () => void): void;
/** What went wrong with a file, in a sentence for the user. */
export declare function troubleSentence(path: string, verb: Verb, error: unknown): string;
export {};
