/** Only the beginnings of lines are looked at, and most of them show at once that they are none. */
export declare function hasStrangeTag(text: string): boolean;
/** Whether a line whose first word this is may be such a tag. */
export declare const mayNameTag: (name: string) => boolean;
/** Whether the comment that starts at this `#` is such a tag. */
export declare function isTagComment(text: string, first: number, end: number): boolean;
