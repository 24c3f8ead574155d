// Writes the rules' pages as HTML into the folder of the page to try it on: one a rule, and a list of them by group.
import { mkdirSync, writeFileSync } from 'node:fs'
import { Marked } from 'marked'
import { rulePage } from './rule-page.js'
import { fromSource } from './source.js'

const { everyRule, ruleGroups } = await fromSource(['migrate/rules/index', 'migrate/rule-groups'])
// What looks like HTML in a page is text: of a configuration, as a rule.
const marked = new Marked({
  renderer: {
    html: ({ text }) => escaped(text),
    // A line that is wider than the page is scrolled to with the keyboard too.
    code: ({ text }) => `<pre tabindex="0"><code>${escaped(text)}\n</code></pre>\n`,
  },
})

/** @param {string} folder gets `rules/` */
export function writeRulePages(folder) {
  mkdirSync(`${folder}/rules`, { recursive: true })
  const write = (name, title, about, body) => writeFileSync(`${folder}/rules/${name}.html`, html(title, about, body))
  for (const rule of everyRule) {
    const { id, title, severity } = rule
    const body = marked.parse(rulePage(rule))
    write(id, `${id}: ${title}`, `Apache httpd 2.2 to 2.4 (${severity}): ${title}. What 2.4 does, and the fix.`, body)
  }
  write('index', 'Rules', 'Every old pattern that httpd-upgrade finds in a configuration of Apache httpd 2.2.', list())
}

const list = () =>
  `<h1>Rules</h1>${Object.entries(ruleGroups)
    .map(([group, about]) => `<h2 id="${group}">${escaped(`${group}: ${about}`)}</h2>${rowsOf(group)}`)
    .join('')}`

const rowsOf = (group) =>
  `<table><thead><tr><th scope="col">Rule</th><th scope="col">Severity</th><th scope="col">What it finds</th></tr></thead><tbody>${everyRule
    .filter((rule) => rule.group === group)
    .map(
      ({ id, severity, title }) =>
        `<tr><td><a href="${id}.html"><code>${id}</code></a></td><td>${severity}</td><td>${escaped(title)}</td></tr>`,
    )
    .join('')}</tbody></table>`

const html = (title, about, body) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'">
<meta name="description" content="${escaped(about)}">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} · httpd-upgrade</title>
<link rel="icon" href="../icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="../page.css">
</head>
<body class="document">
<header class="top"><a class="brand" href="../"><img src="../icon.svg" alt="" width="26" height="26">httpd-upgrade</a><nav aria-label="More"><a href="../">Try it</a><a href="./">Rules</a><a href="../reference/">Library</a></nav></header>
<main>
${body}
</main>
</body>
</html>
`

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
