/**
 * A pattern for directories as 2.2 read it, which matched no `$` there (server/request.c of 2.2, ap_directory_walk):
 * `/\.svn(/|$)` is `/\.svn/`. The same text where there is no `$`.
 */
export function withoutEnd(pattern: string): string {
  const plain = pattern.replace(/\((?:\?:)?(?:\/\|\$|\$\|\/)\)/g, '/')
  // What can never match stands for the rest.
  return plain.replace(/\\[\s\S]|\(\?#[^)]*\)?|\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]|\$/g, (piece) =>
    piece === '$' ? '(?!)' : piece,
  )
}
