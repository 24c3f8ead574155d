/** Ways of writing the same configuration: `migrate(rewrite(x))` must be `rewrite(migrate(x))`. */
export const rewritings: Readonly<Record<string, (text: string) => string>> = {
  'as-written': (text) => text,
  crlf: (text) => text.replaceAll('\n', '\r\n'),
  tabs: (text) => text.replace(/^(?=.)/gm, '\t'),
  'no-final-newline': (text) => text.replace(/\n$/, ''),
  'upper-case': (text) => eachName(text, (name) => name.toUpperCase()),
  'lower-case': (text) => eachName(text, (name) => name.toLowerCase()),
  // The comment keeps the guard where a fix removes the only line.
  nested: (text) => `<IfVersion >= 2.0>\n${text}# end\n</IfVersion>\n`,
  'behind-a-comment': (text) => `# A comment, continued \\\n  <Directory>\n\n${text}`,
  bom: (text) => `\uFEFF${text}`,
}

/** Change the names of directives and sections, not what stands on a continuation line. */
function eachName(text: string, change: (name: string) => string): string {
  return text.replace(/(\\\n)?^([ \t]*<?\/?)([A-Za-z]\w*)/gm, (whole, continued, lead, name) =>
    continued ? whole : lead + change(name),
  )
}
