require("./cli-rolldown-runtime.js");const e=require("./cli-start.js"),t=()=>{let t=e.M.flatMap(e=>e[1].brief?[[a(e),e[1].brief]]:[]);return`${r}
${o(t)}
${o(e.j.map(e=>[[e.name,e.argument].filter(Boolean).join(` `),e.brief]))}
All options: httpd-upgrade --help all
${i}`},n=()=>`${r}
Options:
${e.M.map(e=>s(a(e),e[1].about)).join(``)}
In the place of the first PATH:
${e.j.map(e=>s(`${e.name} ${e.argument??``}`.trimEnd(),e.about)).join(``)}
${i}`,r=`Usage: httpd-upgrade [OPTION…] [PATH…]
Finds what httpd 2.4 would trip over in a 2.2 configuration; changes nothing.
PATH: files, folders, or - for standard input; the current folder unless given.
`,i=`Exit status: 0 nothing is left to do, 1 something is, 2 it could not be done.
`,a=([e,{short:t,value:n}])=>`${t?`-${t}, `:``}--${e}${n?` ${n}`:``}`;function o(e){let t=Math.max(...e.map(([e])=>e.length));return e.map(([e,n])=>`  ${e.padEnd(t)}  ${n}\n`).join(``)}function s(e,t){let n=[];for(let e of t.split(` `)){let t=n.at(-1);t!==void 0&&6+t.length+1+e.length<=80?n.push(`${n.pop()} ${e}`):n.push(e)}return`  ${e}\n${n.map(e=>`      ${e}\n`).join(``)}`}exports.help=t,exports.helpAll=n;