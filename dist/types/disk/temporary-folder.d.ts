/** An empty folder, by its real path, which is removed however this program ends. */
export declare function temporaryFolder(): {
    readonly folder: string;
    readonly remove: () => void;
};
