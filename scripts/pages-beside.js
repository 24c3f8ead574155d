/** The name of a rule by the path of its file. */
const ruleAt = (id) => /src.migrate.rules.\w+.([\w-]+)\.ts$/.exec(id)?.[1]

const page = /^ {2}page: `((?:[^`\\]|\\.)*)`,$/ms

/** A plugin for the Action's bundle, which prints no page of a rule. */
export const withoutPages = {
  name: 'without-pages',
  transform: (code, id) => ruleAt(id) && code.replace(page, "  page: '',"),
}

/**
 * A plugin for the command line's bundle, and the pages of the rules that it takes out of there, by what they are about: few
 * commands print one, so that they stand in a file of their own.
 */
export function pagesBeside() {
  const pages = {}
  return {
    plugin: {
      name: 'pages-beside',
      transform(code, id) {
        const name = ruleAt(id)
        return (
          name &&
          code.replace(page, (_, text) => {
            pages[name] = text.replace(/\\(.)/gs, '$1')
            return `  get page() { return require(__dirname + '/cli-pages.json')['${name}'] },`
          })
        )
      },
    },
    /** The text of cli-pages.json. Files are transformed in whatever order they come to be read, which differs by the run. */
    json: () => JSON.stringify(pages, Object.keys(pages).sort()),
  }
}
