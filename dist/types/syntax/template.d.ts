/**
 * Configuration files are often templates of another program. What such a program will put in place of a tag cannot be
 * known, so a line that is nothing but a tag is kept as it is, and a directive whose words hold one is never taken for
 * what it seems to say.
 */
/** Finds the template lines of one text. */
export interface Templates {
    /**
     * Where the template line that starts at `first` ends (after its line ending), or -1 if it is a line for httpd.
     * @param end the end of the logical line
     */
    endOf(first: number, end: number): number;
}
export declare function templatesIn(text: string): Templates;
/** Whether this text holds a tag or placeholder of a template. `%{NAME}` and `${NAME}` are httpd's own. */
export declare const hasPlaceholder: (text: string) => boolean;
