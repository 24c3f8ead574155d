require("./cli-rolldown-runtime.js");const e=require("./cli-start.js"),t=require("./cli-work-tree.js"),n=require("./cli-migrate.js"),r=require("./cli-own-program.js"),i=require("./cli-remember.js"),a=require("./cli-next-steps.js");let o=require("node:fs"),s=require("node:path");const c=`cc83d89d811fbf2b7f2689d0fe4c00837732a183`,l=(e=void 0)=>e===void 0?c:`v${e}`,u=(e=void 0)=>e===void 0?c:`v${e.replace(/\..*/,``)}`,d=`~/httpd-upgrade`,f=`https://github.com/httpd-upgrade/httpd-upgrade`;function p(e,t=void 0){if(t!==void 0)return{start:`npx --yes httpd-upgrade@${t}`,setup:void 0,home:f};let r=`node ${d}/dist/cli.js`;if(!e)return{start:r,setup:void 0,home:f};let i=`${e.server}/${e.repository}`,a=n.tt([i]),o=n.tt([e.ref]);return{start:r,setup:`git clone --quiet ${a} ${d} && git -C ${d} checkout --quiet ${o}`,home:i}}const m=(e=void 0)=>e===void 0?`${f}/archive/${c}.tar.gz`:`httpd-upgrade@${e}`,h=({start:e},...t)=>t.length===0?e:`${e} ${n.tt(t)}`;function g(){let[e=``,n=``]=_(t.c([`rev-parse`,`--show-toplevel`,`--git-path`,`hooks`])),r=t.c([`config`,`--list`,`-z`]),i=t=>(0,o.existsSync)((0,s.join)(e,t))?(0,o.readFileSync)((0,s.join)(e,t),`utf8`):void 0,a=(0,o.existsSync)((0,s.join)(e,v));return{root:e,hooks:(0,s.relative)(e,(0,s.resolve)(n)).split(s.sep).join(`/`),isOnGitHub:(0,o.existsSync)((0,s.join)(e,`.github`))||/^remote\..*\.url\n.*github\.com/m.test(Buffer.from(r).toString(`utf8`).replaceAll(`\0`,`
`)),lintStaged:(0,o.readdirSync)(e).filter(e=>/^(\.lintstagedrc|lint-staged\.config)\b/.test(e)),command:a?v:y(),isInstalled:a,read:i}}const _=e=>Buffer.from(e).toString(`utf8`).split(`
`),v=`node_modules/.bin/httpd-upgrade`;function y(){let e=r.n();return/\.c?js$/.test(e)?`node ${n.tt([e])}`:/[/\\]_npx[/\\]/.test(e)?h(p(void 0)):r.t(e)?`httpd-upgrade`:n.tt([e])}const b=`name: httpd
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
`;function S(e,t,n){switch(e){case`git-hook`:return{files:[E(`${t.hooks}/pre-commit`,`exec ${t.command} --staged`)],next:[]};case`husky`:return D(t,n);case`lint-staged`:return k(t,n);case`pre-commit`:return{files:[{path:`.pre-commit-config.yaml`,text:`repos:\n${j}`,addition:j}],next:["Run `pre-commit install` once in each clone."]};case`workflows`:return{files:[M(`.github/workflows/httpd-review.yml`,b),M(`.github/workflows/httpd-upgrade.yml`,x)],next:[`Commit the workflows and push them to the default branch; there they start to work.`,`For upgrade pull requests allow GitHub Actions to open them: Settings, Actions, General, Workflow permissions.`]};case`with-baseline`:return{files:[],next:[]}}}function C(e){let t=t=>e.read(t)!==void 0,n=e.lintStaged.length>0||T(e,`lint-staged`);return[...t(`.pre-commit-config.yaml`)?[`pre-commit`]:n?[`lint-staged`]:w(e)?[`husky`]:[`git-hook`],...e.isOnGitHub?[`workflows`]:[]]}const w=e=>e.read(`.husky/pre-commit`)!==void 0||T(e,`husky`)||/^\.husky(\/|$)/.test(e.hooks),T=(e,t)=>e.read(`package.json`)?.includes(`"${t}"`)??!1,E=(e,t)=>({path:e,text:`#!/bin/sh\n# Checks what is staged for what httpd 2.4 would trip over.\n${t}\n`,addition:`${t.replace(/^exec /,``)}\n`,isProgram:!0});function D(e,t){let n=t.includes(`lint-staged`)?`lint-staged`:`httpd-upgrade --staged`,r=O(e,`husky`),i=/"prepare"\s*:\s*"[^"]*husky/.test(e.read(`package.json`)??``)?[]:["Run `npm pkg set scripts.prepare=husky`, so that everybody who runs `npm install` gets the hook."],a=/^\.husky(\/|$)/.test(e.hooks)?[]:["Run `npx husky` once in this clone."];return{files:[{path:`.husky/pre-commit`,text:`${n}\n`,addition:`${n}\n`}],next:[...r,...i,...a]}}function O(e,t){return[...T(e,t)?[]:[t],...e.isInstalled?[]:[m()]].map(e=>`Run \`npm install --save-dev ${e}\`.`)}function k(t,n){let r=`${JSON.stringify(e.o)}: ${JSON.stringify(`httpd-upgrade --context .`)}`,[i]=[...t.lintStaged,...T(t,`lint-staged`)&&A(t)?[`package.json`]:[]],a=O(t,`lint-staged`),o=n.includes(`husky`)||t.read(`.husky/pre-commit`)?.includes(`lint-staged`)?[]:["Let a hook call lint-staged; `httpd-upgrade init --husky --lint-staged` writes one for husky."];return{files:[{path:i??`.lintstagedrc.json`,text:`{\n  ${r}\n}\n`,addition:`${r}\n`}],next:[...a,...o]}}const A=e=>/"lint-staged"\s*:\s*[{[]/.test(e.read(`package.json`)??``),j=`  - repo: https://github.com/httpd-upgrade/httpd-upgrade
    rev: ${l()}
    hooks:
      - id: httpd-upgrade
`,M=(e,t)=>({path:e,text:t,addition:t});function N({root:t,read:n},{path:r,text:i,addition:a,isProgram:c}){let l=n(r);if(l?.includes(a.trim())||P.test(l??``))return e.T(1,`${r} runs httpd-upgrade already, and is left as it is.\n\n`),`done`;if(l!==void 0)return e.T(1,`${r} is there already, and is left as it is. Add this to it:\n\n${F(a)}\n`),`by-hand`;try{(0,o.mkdirSync)((0,s.dirname)((0,s.join)(t,r)),{recursive:!0}),(0,o.writeFileSync)((0,s.join)(t,r),i,{flag:`wx`,mode:c?493:420})}catch(t){throw new e.I(e.A(r,`written`,t))}return e.T(1,`Wrote ${r}:\n\n${F(i)}\n`),`done`}const P=/httpd-upgrade\/httpd-upgrade|httpd-upgrade\S* --(staged|context|write)/,F=e=>e.replace(/^(?=.)/gm,`    `);async function I(){try{return await L(R([]))}catch(t){if(t instanceof e.I)return t;throw t}}async function L(e){let t=await n.M(e),r=n.j(t,e),i=r!==void 0&&!(0,o.existsSync)(r),a=await n.A(i?R([`--no-baseline`]):e),s=n.U(a.site,n.I(a.settings,n.B),a.choices),{migration:c}=await n.u(a.options,a,s),l=c.findings.filter(({severity:e})=>e!==`info`),u=new Set(l.map(({file:e})=>e)).size;return{findings:l.length,files:u,settings:t.path,baseline:r}}function R(t){let n=e.M(t);if(n.name!==`migrate`)throw Error(`these words are options alone`);return n.options}function z({findings:e,files:t}){let[r,i]=e===1?[`is`,`stops`]:[`are`,`stop`],a=t===1?`this file`:`one of these files`;return`${n.x(e,`finding`)} in ${n.x(t,`file`)} ${r} here already, and ${i} every commit of ${a}`}async function B(t,{wanting:r,repository:i,program:a}){if(t instanceof e.I)return{next:[],mistake:t.message};let o=`${z(t)}. So that only what is new counts, run \`${a} init --with-baseline\`.`;if(!r)return{next:t.findings>0?[o]:[]};let s=t.baseline??`httpd-upgrade-baseline.json`,c=V(s,t);if(c)return e.T(1,`${c}\n\n`),{next:[]};await n.t(R([`--write-baseline`,s])),e.T(1,`
`);let l=t.baseline===void 0?[H(s,t.settings)]:[],u=l.map(e=>N(i,e)).includes(`by-hand`);return{next:[`Commit ${[...l.map(({path:e})=>e),s].join(` and `)}.`],isByHand:u}}function V(e,{findings:t}){return(0,o.existsSync)(e)?`${e} is there already, and is left as it is; --write-baseline ${e} writes it anew.`:t===0?`Nothing that is here stops a commit, so no baseline was written.`:void 0}function H(e,t=`httpd-upgrade.json`){let n=`"baseline": ${JSON.stringify(e)}`;return{path:t,text:`{\n  ${n}\n}\n`,addition:`${n}\n`}}async function U(t){let n=a.programName(),r=G();if(typeof r==`number`)return r;process.chdir(r.root);let i=q(I),{parts:o,server:s}=await J(t,r,i);if(o.length===0)return e.T(1,`Nothing was written.
`),0;let c=o.map(e=>S(e,r,o)),l=c.flatMap(({files:e})=>e.map(e=>N(r,e))),u=o.includes(`with-baseline`),d=u||K(o)?await B(await i(),{wanting:u,repository:r,program:n}):void 0,f=s===void 0||W(s),p=[.../* @__PURE__ */ new Set([...c.flatMap(({next:e})=>e),...d?.next??[]])];return p.length>0&&e.T(1,`What is left to you:\n${p.map(e=>`  - ${e}\n`).join(``)}`),d?.mistake?e._(d.mistake):l.includes(`by-hand`)||d?.isByHand||!f?1:0}function W(t){let r=i.t(i.settingsText(n.R),`server`,t);return r===void 0?(e.T(1,`${n.R} cannot be read. Add this to it:\n\n    "server": "${t}"\n\n`),!1):((0,o.writeFileSync)(n.R,r),e.T(1,`${n.R} says that ${t===`both`?`both versions run`:`${t} runs`} with these files today.\n\n`),!0)}function G(){try{return g()}catch(n){if(n instanceof t.s)return e._(`init needs a git repository: ${n.message}`);throw n}}const K=e=>e.some(e=>e!==`workflows`&&e!==`with-baseline`);function q(e){let t;return()=>(t??={is:e()},t.is)}async function J({yes:t,parts:n},r,i){let a=C(r);if(t)return{parts:[.../* @__PURE__ */ new Set([...n.some(Y)?[]:a,...n])]};if(n.length>0)return{parts:n};if(!process.stdin.isTTY||!e.w(1)){let t=e.j.map(e=>`--${e}`);throw new e.I(`init asks before it writes, and nobody is there to answer; say what to set up (${t.join(`, `)}), or --yes for what fits: ${a.join(` and `)}.`)}let{ask:o}=await Promise.resolve().then(()=>require("./cli-init-questions.js"));return o(a,async t=>{let n=K(t)?await i():void 0;return n&&!(n instanceof e.I)&&n.findings>0?`${z(n)}.`:void 0})}const Y=e=>e!==`with-baseline`;exports.initCommand=U;