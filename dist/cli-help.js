require("./cli-rolldown-runtime.js");const e=require("./cli-program.js");function t(t){let a=e.N.find(({name:e})=>e===t);return a?n(a):t===`all`?i():r()}function n({name:t,argument:n,about:r}){let i=e.z.filter(([n])=>e.M(t,n)),a=i.map(e=>l(s(e),e[1].about)).join(``);return`Usage: ${[`httpd-upgrade`,t,n,i.length>0?`[OPTION…]`:``].filter(Boolean).join(` `)}

${l(t,r)}${i.length>0?`\nOptions:\n${a}`:``}`}const r=()=>{let t=e.z.flatMap(e=>e[1].brief?[[s(e),e[1].brief]]:[]);return`${a}
${c(t)}
${c(e.N.map(e=>[[e.name,e.argument].filter(Boolean).join(` `),e.brief]))}
All options: httpd-upgrade --help all
${o}`},i=()=>`${a}
Options:
${e.z.map(e=>l(s(e),e[1].about)).join(``)}
Commands, in place of the first PATH:
${e.N.map(e=>l(`${e.name} ${e.argument??``}`.trimEnd(),e.about)).join(``)}
${o}`,a=`Usage: httpd-upgrade [OPTION…] [PATH…]
Reports 2.2 lines that httpd 2.4 rejects or treats differently; changes nothing.
PATH: files, folders, or - for standard input; default: the current folder.
`,o=`Exit status: 0 nothing is left to do, 1 findings are left, 2 the run failed.
`,s=([e,{short:t,value:n}])=>`${t?`-${t}, `:``}--${e}${n?` ${n}`:``}`;function c(e){let t=Math.max(...e.map(([e])=>e.length));return e.map(([e,n])=>`  ${e.padEnd(t)}  ${n}\n`).join(``)}function l(e,t){let n=[];for(let e of t.split(` `)){let t=n.at(-1);t!==void 0&&6+t.length+1+e.length<=80?n.push(`${n.pop()} ${e}`):n.push(e)}return`  ${e}\n${n.map(e=>`      ${e}\n`).join(``)}`}exports.helpOf=t;