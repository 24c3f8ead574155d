/** The names that a path is made of, `..` resolved; in small letters on a drive, where case makes no difference. */
export declare function segmentsOf(path: string): string[];
