/** A place as unist counts it: lines and columns from 1, the offset from 0, all in UTF-16 units. */
export interface Point {
    line: number;
    column: number;
    offset: number;
}
export interface Position {
    start: Point;
    end: Point;
}
/** A configuration file. Blank lines are in no node. */
export interface Root {
    type: 'root';
    children: Line[];
    position: Position;
}
/** A line that httpd reads, from its name to its last argument. */
export interface DirectiveNode {
    type: 'directive';
    name: string;
    children: Argument[];
    position: Position;
}
/** A section from its opening tag to its closing one; `children` are the lines within. */
export interface SectionNode {
    type: 'section';
    name: string;
    arguments: Argument[];
    children: Line[];
    position: Position;
}
/** One argument: `value` is what httpd takes it for, once quotes, escapes and continuations are gone. */
export interface Argument {
    type: 'argument';
    value: string;
    position: Position;
}
/** What httpd passes over or cannot read: see the kinds of Trivia. `value` is the text without the white space around it. */
export interface Literal {
    type: 'comment' | 'stray' | 'template' | 'code';
    value: string;
    position: Position;
}
export type Line = DirectiveNode | SectionNode | Literal;
/** The tree of a configuration file, after the specification of unist. */
export declare function treeOf(text: string, path: string): Root;
