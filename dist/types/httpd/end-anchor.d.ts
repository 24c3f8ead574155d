/**
 * A pattern for directories as 2.2 read it, which matched no `$` there (server/request.c of 2.2, ap_directory_walk):
 * `/\.svn(/|$)` is `/\.svn/`. The same text where there is no `$`.
 */
export declare function withoutEnd(pattern: string): string;
