/** A task that somebody may tick. */
export interface Box {
    /** Tells it from others whatever line it moves to; hexadecimal digits or the id of a task. */
    readonly key: string;
    /** One paragraph of Markdown; further lines are indented. */
    readonly text: string;
}
/** The keys of the boxes that are ticked in a text. */
export declare const ticksIn: (body: string) => ReadonlySet<string>;
/** A task box that the next run finds again. */
export declare function box({ key, text }: Box, ticks: ReadonlySet<string>): string;
