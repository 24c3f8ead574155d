import type { LineReader, Name } from './line-reader.js';
import { type ConfigFile, type Directive, type Node, type Problem, type Range, type Section, type Trivia, type Version, type Word } from './tree.js';
import type { BranchReadings } from './version-guards.js';
type Command = Directive | Section;
/** What holds lines. The lines that httpd passes over are made when somebody asks for them: hardly anybody does. */
declare abstract class Holder {
    commands: Command[];
    private ownSections;
    private ownChildren;
    constructor();
    get sections(): readonly Section[];
    get children(): readonly Node[];
    /** The commands, and the lines that httpd passes over. */
    protected abstract allLines(): readonly Node[];
}
/** A file, to which lines are added while it is read. */
export declare class FileOfLines extends Holder implements ConfigFile {
    readonly path: string;
    readonly text: string;
    readonly version: Version;
    readonly defined?: ReadonlyMap<string, boolean>;
    problems: readonly Problem[];
    hasOddLines: boolean;
    private readonly byKey;
    /** Where each line starts that httpd passes over, and of which kind it is. */
    private readonly triviaStarts;
    private readonly triviaKinds;
    constructor(path: string, text: string, version: Version, defined: ConfigFile['defined']);
    get keys(): Iterable<string>;
    named(key: string): readonly Command[];
    enter(key: string, command: Command): void;
    passOver(kind: Trivia['kind'], start: number): void;
    protected allLines(): readonly Node[];
    /**
     * The commands and all lines between them from one place of the text to another. The lines tile the text, so that each
     * ends where the next one starts.
     */
    linesBetween(commands: readonly Command[], from: number, to: number, parent: Section | undefined): readonly Node[];
    private startOfTrivia;
    /** The index of the first that starts at this place or behind it. */
    private firstTriviaAt;
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
    constructor(file: ConfigFile, parent: Section | undefined, { name, start, first, end }: LineReader);
    get name(): Word;
    get args(): readonly Word[];
}
export declare class SectionLine extends Holder implements Section {
    readonly kind: 'section';
    readonly key: string;
    readonly file: FileOfLines;
    readonly parent: Section | undefined;
    readonly start: number;
    readonly end: number;
    readonly first: number;
    close: Range | undefined;
    constructor(file: FileOfLines, parent: Section | undefined, { name, start, first, end }: LineReader);
    /** An array that grew keeps room for more, in most sections for more than they hold. */
    closeAt(close: Range): void;
    protected allLines(): readonly Node[];
    get name(): Word;
    get args(): readonly Word[];
}
/** The name of a branch of a template, which no tag of httpd has. */
export declare const branchName: Name;
/** What stands between two tags of a template, read by one version alone. Its first line is the tag. */
export declare class TemplateBranch extends SectionLine {
    readonly readings: BranchReadings;
    constructor(file: FileOfLines, parent: Section | undefined, line: LineReader, readings: BranchReadings);
    get name(): Word;
    get args(): readonly Word[];
}
export {};
