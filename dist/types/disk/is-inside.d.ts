/** Whether a path is that of the folder or of something in it; both absolute. */
export declare const isInside: (path: string, folder: string) => boolean;
