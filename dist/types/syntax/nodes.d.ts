import type { LineReader } from './line-reader.js';
import { type ConfigFile, type Directive, type Node, type Problem, type Range, type Section, type Trivia, type Version, type Word } from './tree.js';
type Command = Directive | Section;
/** What holds lines. What httpd passes over is left out when somebody asks for the rest. */
declare abstract class Holder {
    children: Node[];
    private ownCommands;
    private ownSections;
    constructor();
    get commands(): readonly Command[];
    get sections(): readonly Section[];
}
/** A file, to which lines are added while it is read. */
export declare class FileOfLines extends Holder implements ConfigFile {
    readonly path: string;
    readonly text: string;
    readonly version: Version;
    readonly problems: Problem[];
    hasOddLines: boolean;
    private readonly byKey;
    constructor(path: string, text: string, version: Version);
    get keys(): Iterable<string>;
    named(key: string): readonly Command[];
    enter(key: string, command: Command): void;
}
export declare class TriviaLine implements Trivia {
    readonly kind: Trivia['kind'];
    readonly file: ConfigFile;
    readonly parent: Section | undefined;
    readonly start: number;
    readonly end: number;
    constructor(kind: Trivia['kind'], file: ConfigFile, parent: Section | undefined, { start, end }: Range);
}
/** The words of a line are cut when somebody asks for them. */
export declare class DirectiveLine implements Directive {
    readonly kind: 'directive';
    readonly key: string;
    readonly file: ConfigFile;
    readonly parent: Section | undefined;
    readonly start: number;
    readonly end: number;
    private readonly first;
    private ownArgs;
    constructor(file: ConfigFile, parent: Section | undefined, { name, start, first, end }: LineReader);
    get name(): Word;
    get args(): readonly Word[];
}
export declare class SectionLine extends Holder implements Section {
    readonly kind: 'section';
    readonly key: string;
    readonly file: ConfigFile;
    readonly parent: Section | undefined;
    readonly start: number;
    readonly end: number;
    readonly first: number;
    close: Range | undefined;
    private ownArgs;
    constructor(file: ConfigFile, parent: Section | undefined, { name, start, first, end }: LineReader);
    /** An array that grew keeps room for more, in most sections for more than they hold. */
    closeAt(close: Range): void;
    get name(): Word;
    get args(): readonly Word[];
}
export {};
