/** Wraps a text in the terminal's codes for a style, or leaves it alone. */
export type Paint = (style: Style, text: string) => string;
export type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'blue' | 'green';
export declare const inColour: Paint;
export declare const plain: Paint;
/** Control characters in a file must not steer the reader's terminal, nor turn the direction of its text. */
export declare const printable: (line: string) => string;
