require("./cli-rolldown-runtime.js");const e=require("./cli-migrate.js"),t=require("./cli-start.js"),n=require("./cli-work-tree.js"),r=require("./cli-own-program.js"),i=require("./cli-remember.js"),a=require("./cli-next-steps.js");let o=require("node:fs"),s=require("node:path");const c=`f6ea8e96e48ad47fee502431a31706994ecde063`,l=(e=void 0)=>e===void 0?c:`v${e}`,u=(e=void 0)=>e===void 0?c:`v${e.replace(/\..*/,``)}`,d=`~/httpd-upgrade`,f=`https://github.com/httpd-upgrade/httpd-upgrade`;function p(t,n=void 0){if(n!==void 0)return{start:`npx --yes httpd-upgrade@${n}`,setup:void 0,home:f};let r=`node ${d}/dist/cli.js`;if(!t)return{start:r,setup:void 0,home:f};let i=`${t.server}/${t.repository}`,a=e.rt([i]),o=e.rt([t.ref]);return{start:r,setup:`git clone --quiet ${a} ${d} && git -C ${d} checkout --quiet ${o}`,home:i}}const m=(e=void 0)=>e===void 0?`${f}/archive/${c}.tar.gz`:`httpd-upgrade@${e}`,h=({start:t},...n)=>n.length===0?t:`${t} ${e.rt(n)}`;function g(){let[e=``,t=``]=_(n.c([`rev-parse`,`--show-toplevel`,`--git-path`,`hooks`])),r=n.c([`config`,`--list`,`-z`]),i=t=>(0,o.existsSync)((0,s.join)(e,t))?(0,o.readFileSync)((0,s.join)(e,t),`utf8`):void 0,a=(0,o.existsSync)((0,s.join)(e,v));return{root:e,hooks:(0,s.relative)(e,(0,s.resolve)(t)).split(s.sep).join(`/`),isOnGitHub:(0,o.existsSync)((0,s.join)(e,`.github`))||/^remote\..*\.url\n.*github\.com/m.test(Buffer.from(r).toString(`utf8`).replaceAll(`\0`,`
`)),lintStaged:(0,o.readdirSync)(e).filter(e=>/^(\.lintstagedrc|lint-staged\.config)\b/.test(e)),command:a?v:y(),isInstalled:a,read:i}}const _=e=>Buffer.from(e).toString(`utf8`).split(`
`),v=`node_modules/.bin/httpd-upgrade`;function y(){let t=r.n();return/\.c?js$/.test(t)?`node ${e.rt([t])}`:/[/\\]_npx[/\\]/.test(t)?h(p(void 0)):r.t(t)?`httpd-upgrade`:e.rt([t])}const b=`name: httpd
on:
  pull_request:

permissions:
  contents: read
  pull-requests: write

concurrency:
  group: httpd-\${{ github.event.pull_request.number }}
  cancel-in-progress: true

jobs:
  review:
    runs-on: ubuntu-latest
    steps:
      - uses: httpd-upgrade/httpd-upgrade@${u()}
`,x=`name: httpd (upgrade)
on:
  schedule:
    - cron: '17 4 * * 1'
  workflow_dispatch:

permissions:
  contents: write
  pull-requests: write

concurrency:
  group: httpd-upgrade

jobs:
  upgrade:
    runs-on: ubuntu-latest
    # A 2.4 with its modules: copies with the old and with the new files are started, and asked the same.
    container: httpd:2.4
    steps:
      - uses: actions/checkout@v5
        with:
          persist-credentials: false
      - uses: httpd-upgrade/httpd-upgrade@${u()}
        with:
          mode: upgrade
          verify: httpd -v
`;function S(e,t,n){switch(e){case`git-hook`:return{files:[E(`${t.hooks}/pre-commit`,`exec ${t.command} --staged`)],next:[]};case`husky`:return D(t,n);case`lint-staged`:return k(t,n);case`pre-commit`:return{files:[{path:`.pre-commit-config.yaml`,text:`repos:\n${j}`,addition:j}],next:["Run `pre-commit install` once in each clone."]};case`workflows`:return{files:[M(`.github/workflows/httpd-review.yml`,b),M(`.github/workflows/httpd-upgrade.yml`,x)],next:[`Commit the workflows and push them to the default branch; there they start to work.`,`For upgrade pull requests allow GitHub Actions to open them: Settings, Actions, General, Workflow permissions.`]};case`with-baseline`:return{files:[],next:[]}}}function C(e){let t=t=>e.read(t)!==void 0,n=e.lintStaged.length>0||T(e,`lint-staged`);return[...t(`.pre-commit-config.yaml`)?[`pre-commit`]:n?[`lint-staged`]:w(e)?[`husky`]:[`git-hook`],...e.isOnGitHub?[`workflows`]:[]]}const w=e=>e.read(`.husky/pre-commit`)!==void 0||T(e,`husky`)||/^\.husky(\/|$)/.test(e.hooks),T=(e,t)=>e.read(`package.json`)?.includes(`"${t}"`)??!1,E=(e,t)=>({path:e,text:`#!/bin/sh\n# Checks what is staged for what httpd 2.4 would trip over.\n${t}\n`,addition:`${t.replace(/^exec /,``)}\n`,isProgram:!0});function D(e,t){let n=t.includes(`lint-staged`)?`lint-staged`:`httpd-upgrade --staged`,r=O(e,`husky`),i=/"prepare"\s*:\s*"[^"]*husky/.test(e.read(`package.json`)??``)?[]:["Run `npm pkg set scripts.prepare=husky`, so that everybody who runs `npm install` gets the hook."],a=/^\.husky(\/|$)/.test(e.hooks)?[]:["Run `npx husky` once in this clone."];return{files:[{path:`.husky/pre-commit`,text:`${n}\n`,addition:`${n}\n`}],next:[...r,...i,...a]}}function O(e,t){return[...T(e,t)?[]:[t],...e.isInstalled?[]:[m()]].map(e=>`Run \`npm install --save-dev ${e}\`.`)}function k(e,n){let r=`${JSON.stringify(t.o)}: ${JSON.stringify(`httpd-upgrade --context .`)}`,[i]=[...e.lintStaged,...T(e,`lint-staged`)&&A(e)?[`package.json`]:[]],a=O(e,`lint-staged`),o=n.includes(`husky`)||e.read(`.husky/pre-commit`)?.includes(`lint-staged`)?[]:["Let a hook call lint-staged; `httpd-upgrade init --husky --lint-staged` writes one for husky."];return{files:[{path:i??`.lintstagedrc.json`,text:`{\n  ${r}\n}\n`,addition:`${r}\n`}],next:[...a,...o]}}const A=e=>/"lint-staged"\s*:\s*[{[]/.test(e.read(`package.json`)??``),j=`  - repo: https://github.com/httpd-upgrade/httpd-upgrade
    rev: ${l()}
    hooks:
      - id: httpd-upgrade
`,M=(e,t)=>({path:e,text:t,addition:t});function N({root:e,read:n},{path:r,text:i,addition:a,isProgram:c}){let l=n(r);if(l?.includes(a.trim())||P.test(l??``))return t.D(1,`${r} runs httpd-upgrade already, and is left as it is.\n\n`),`done`;if(l!==void 0)return t.D(1,`${r} is there already, and is left as it is. Add this to it:\n\n${F(a)}\n`),`by-hand`;try{(0,o.mkdirSync)((0,s.dirname)((0,s.join)(e,r)),{recursive:!0}),(0,o.writeFileSync)((0,s.join)(e,r),i,{flag:`wx`,mode:c?493:420})}catch(e){throw new t.R(t.M(r,`written`,e))}return t.D(1,`Wrote ${r}:\n\n${F(i)}\n`),`done`}const P=/httpd-upgrade\/httpd-upgrade|httpd-upgrade\S* --(staged|context|write)/,F=e=>e.replace(/^(?=.)/gm,`    `);async function I(){try{return await L(R([]))}catch(e){if(e instanceof t.R)return e;throw e}}async function L(t){let n=await e.N(t),r=e.M(n,t),i=r!==void 0&&!(0,o.existsSync)(r),a=await e.j(i?R([`--no-baseline`]):t),s=e.G(a.site,e.R(a.settings,e.H),a.choices),{migration:c}=await e._(a.options,a,s),l=c.findings.filter(({severity:e})=>e!==`info`),u=new Set(l.map(({file:e})=>e)).size;return{findings:l.length,files:u,settings:n.path,baseline:r}}function R(e){let n=t.P(e);if(n.name!==`migrate`)throw Error(`these words are options alone`);return n.options}function z({findings:t,files:n}){let[r,i]=t===1?[`is`,`stops`]:[`are`,`stop`],a=n===1?`this file`:`one of these files`;return`${e.it(t,`finding`)} in ${e.it(n,`file`)} ${r} here already, and ${i} every commit of ${a}`}async function B(n,{wanting:r,repository:i,program:a}){if(n instanceof t.R)return{next:[],mistake:n.message};let o=`${z(n)}. So that only what is new counts, run \`${a} init --with-baseline\`.`;if(!r)return{next:n.findings>0?[o]:[]};let s=n.baseline??`httpd-upgrade-baseline.json`,c=V(s,n);if(c)return t.D(1,`${c}\n\n`),{next:[]};await e.t(R([`--write-baseline`,s])),t.D(1,`
`);let l=n.baseline===void 0?[H(s,n.settings)]:[],u=l.map(e=>N(i,e)).includes(`by-hand`);return{next:[`Commit ${[...l.map(({path:e})=>e),s].join(` and `)}.`],isByHand:u}}function V(e,{findings:t}){return(0,o.existsSync)(e)?`${e} is there already, and is left as it is; --write-baseline ${e} writes it anew.`:t===0?`Nothing that is here stops a commit, so no baseline was written.`:void 0}function H(e,t=`httpd-upgrade.json`){let n=`"baseline": ${JSON.stringify(e)}`;return{path:t,text:`{\n  ${n}\n}\n`,addition:`${n}\n`}}async function U(n){let r=a.programName(),i=G();if(typeof i==`number`)return i;process.chdir(i.root);let o=e.Sr(I),{parts:s,server:c}=await q(n,i,o);if(s.length===0)return t.D(1,`Nothing was written.
`),0;let l=s.map(e=>S(e,i,s)),u=l.flatMap(({files:e})=>e.map(e=>N(i,e))),d=s.includes(`with-baseline`),f=d||K(s)?await B(await o(),{wanting:d,repository:i,program:r}):void 0,p=c===void 0||W(c),m=[.../* @__PURE__ */ new Set([...l.flatMap(({next:e})=>e),...f?.next??[]])];return m.length>0&&t.D(1,`What is left to you:\n${m.map(e=>`  - ${e}\n`).join(``)}`),f?.mistake?t.y(f.mistake):u.includes(`by-hand`)||f?.isByHand||!p?1:0}function W(n){let r=i.t(i.settingsText(e.B),`server`,n);return r===void 0?(t.D(1,`${e.B} cannot be read. Add this to it:\n\n    "server": "${n}"\n\n`),!1):((0,o.writeFileSync)(e.B,r),t.D(1,`${e.B} says that ${n===`both`?`both versions run`:`${n} runs`} with these files today.\n\n`),!0)}function G(){try{return g()}catch(e){if(e instanceof n.s)return t.y(`init needs a git repository: ${e.message}`);throw e}}const K=e=>e.some(e=>e!==`workflows`&&e!==`with-baseline`);async function q({yes:e,parts:n},r,i){let a=C(r);if(e)return{parts:[.../* @__PURE__ */ new Set([...n.some(J)?[]:a,...n])]};if(n.length>0)return{parts:n};if(!process.stdin.isTTY||!t.E(1)){let e=t.N.map(e=>`--${e}`);throw new t.R(`init asks before it writes, and nobody is there to answer; say what to set up (${e.join(`, `)}), or --yes for what fits: ${a.join(` and `)}.`)}let{ask:o}=await Promise.resolve().then(()=>require("./cli-init-questions.js"));return o(a,async e=>{let n=K(e)?await i():void 0;return n&&!(n instanceof t.R)&&n.findings>0?`${z(n)}.`:void 0})}const J=e=>e!==`with-baseline`;exports.initCommand=U;