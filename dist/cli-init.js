require("./cli-rolldown-runtime.js");const e=require("./cli-start.js"),t=require("./cli-work-tree.js"),n=require("./cli-migrate.js"),r=require("./cli-next-steps.js");let i=require("node:fs"),a=require("node:path");const o=`~/httpd-upgrade`;function s(e,t=void 0){if(t!==void 0)return{start:`npx --yes httpd-upgrade@${t}`,setup:void 0};let r=`node ${o}/dist/cli.js`;if(!e)return{start:r,setup:void 0};let i=n.Z([`${e.server}/${e.repository}`]),a=n.Z([e.ref]);return{start:r,setup:`git clone --quiet ${i} ${o} && git -C ${o} checkout --quiet ${a}`}}const c=(e,t=void 0)=>t===void 0?`https://github.com/httpd-upgrade/httpd-upgrade/archive/refs/tags/v${e}.tar.gz`:`httpd-upgrade@${t}`,l=({start:e},...t)=>t.length===0?e:`${e} ${n.Z(t)}`;function u(){let[e=``,n=``]=d(t.c([`rev-parse`,`--show-toplevel`,`--git-path`,`hooks`])),r=t.c([`config`,`--list`,`-z`]),o=t=>(0,i.existsSync)((0,a.join)(e,t))?(0,i.readFileSync)((0,a.join)(e,t),`utf8`):void 0,s=(0,i.existsSync)((0,a.join)(e,f));return{root:e,hooks:(0,a.relative)(e,(0,a.resolve)(n)).split(a.sep).join(`/`),isOnGitHub:(0,i.existsSync)((0,a.join)(e,`.github`))||/^remote\..*\.url\n.*github\.com/m.test(Buffer.from(r).toString(`utf8`).replaceAll(`\0`,`
`)),lintStaged:(0,i.readdirSync)(e).filter(e=>/^(\.lintstagedrc|lint-staged\.config)\b/.test(e)),command:s?f:p(),isInstalled:s,read:o}}const d=e=>Buffer.from(e).toString(`utf8`).split(`
`),f=`node_modules/.bin/httpd-upgrade`;function p(){let e=(0,a.resolve)(process.argv[1]??``);return/\.c?js$/.test(e)?`node ${n.Z([e])}`:/[/\\]_npx[/\\]/.test(e)?l(s(void 0)):m(e)?`httpd-upgrade`:n.Z([e])}const m=e=>(process.env.PATH??``).split(a.delimiter).filter(e=>!/[/\\]node_modules[/\\]\.bin[/\\]?$/.test(e)).some(t=>h((0,a.join)(t,(0,a.basename)(e)),e));function h(t,n){return(0,i.existsSync)(t)&&e.d(t)===e.d(n)}function g(e,t,n){switch(e){case`git-hook`:return{files:[b(`${t.hooks}/pre-commit`,`exec ${t.command} --staged`)],next:[]};case`husky`:return x(t,n);case`lint-staged`:return C(t,n);case`pre-commit`:return{files:[{path:`.pre-commit-config.yaml`,text:`repos:\n${T}`,addition:T}],next:["Run `pre-commit install` once in each clone."]};case`workflows`:return{files:[E(`.github/workflows/httpd-review.yml`,`name: httpd
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
      - uses: httpd-upgrade/httpd-upgrade@v1
`),E(`.github/workflows/httpd-upgrade.yml`,`name: httpd (upgrade)
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
    steps:
      - uses: httpd-upgrade/httpd-upgrade@v1
        with:
          mode: upgrade
`)],next:[`Commit the workflows and push them to the default branch; there they start to work.`,`For upgrade pull requests allow GitHub Actions to open them: Settings, Actions, General, Workflow permissions.`]};case`with-baseline`:return{files:[],next:[]}}}function _(e){let t=t=>e.read(t)!==void 0,n=e.lintStaged.length>0||y(e,`lint-staged`);return[...t(`.pre-commit-config.yaml`)?[`pre-commit`]:n?[`lint-staged`]:v(e)?[`husky`]:[`git-hook`],...e.isOnGitHub?[`workflows`]:[]]}const v=e=>e.read(`.husky/pre-commit`)!==void 0||y(e,`husky`)||/^\.husky(\/|$)/.test(e.hooks),y=(e,t)=>e.read(`package.json`)?.includes(`"${t}"`)??!1,b=(e,t)=>({path:e,text:`#!/bin/sh\n# Checks what is staged for what httpd 2.4 would trip over.\n${t}\n`,addition:`${t.replace(/^exec /,``)}\n`,isProgram:!0});function x(e,t){let n=t.includes(`lint-staged`)?`lint-staged`:`httpd-upgrade --staged`,r=S(e,`husky`),i=/"prepare"\s*:\s*"[^"]*husky/.test(e.read(`package.json`)??``)?[]:["Run `npm pkg set scripts.prepare=husky`, so that everybody who runs `npm install` gets the hook."],a=/^\.husky(\/|$)/.test(e.hooks)?[]:["Run `npx husky` once in this clone."];return{files:[{path:`.husky/pre-commit`,text:`${n}\n`,addition:`${n}\n`}],next:[...r,...i,...a]}}function S(e,t){return[...y(e,t)?[]:[t],...e.isInstalled?[]:[c(`0.1.0`)]].map(e=>`Run \`npm install --save-dev ${e}\`.`)}function C(t,n){let r=`${JSON.stringify(e.a)}: ${JSON.stringify(`httpd-upgrade --context .`)}`,[i]=[...t.lintStaged,...y(t,`lint-staged`)&&w(t)?[`package.json`]:[]],a=S(t,`lint-staged`),o=n.includes(`husky`)||t.read(`.husky/pre-commit`)?.includes(`lint-staged`)?[]:["Let a hook call lint-staged; `httpd-upgrade init --husky --lint-staged` writes one for husky."];return{files:[{path:i??`.lintstagedrc.json`,text:`{\n  ${r}\n}\n`,addition:`${r}\n`}],next:[...a,...o]}}const w=e=>/"lint-staged"\s*:\s*[{[]/.test(e.read(`package.json`)??``),T=`  - repo: https://github.com/httpd-upgrade/httpd-upgrade
    rev: v0.1.0
    hooks:
      - id: httpd-upgrade
`,E=(e,t)=>({path:e,text:t,addition:t});function D({root:t,read:n},{path:r,text:o,addition:s,isProgram:c}){let l=n(r);if(l?.includes(s.trim())||O.test(l??``))return e.w(1,`${r} runs httpd-upgrade already, and is left as it is.\n\n`),`done`;if(l!==void 0)return e.w(1,`${r} is there already, and is left as it is. Add this to it:\n\n${k(s)}\n`),`by-hand`;try{(0,i.mkdirSync)((0,a.dirname)((0,a.join)(t,r)),{recursive:!0}),(0,i.writeFileSync)((0,a.join)(t,r),o,{flag:`wx`,mode:c?493:420})}catch(t){throw new e.F(e.k(r,`written`,t))}return e.w(1,`Wrote ${r}:\n\n${k(o)}\n`),`done`}const O=/httpd-upgrade\/httpd-upgrade|httpd-upgrade\S* --(staged|context|write)/,k=e=>e.replace(/^(?=.)/gm,`    `);async function A(){try{return await j(M([]))}catch(t){if(t instanceof e.F)return t;throw t}}async function j(e){let t=await n.M(e),r=n.j(t,e),a=r!==void 0&&!(0,i.existsSync)(r),o=await n.A(a?M([`--no-baseline`]):e),s=n.H(o.site,n.I(o.settings,n.B),o.choices),{migration:c}=await n.u(o.options,o,s),l=c.findings.filter(({severity:e})=>e!==`info`),u=new Set(l.map(({file:e})=>e)).size;return{findings:l.length,files:u,settings:t.path,baseline:r}}function M(t){let n=e.j(t);if(n.name!==`migrate`)throw Error(`these words are options alone`);return n.options}function N({findings:e,files:t}){let[r,i]=e===1?[`is`,`stops`]:[`are`,`stop`],a=t===1?`this file`:`one of these files`;return`${n.x(e,`finding`)} in ${n.x(t,`file`)} ${r} here already, and ${i} every commit of ${a}`}async function P(t,{wanting:r,repository:i,program:a}){if(t instanceof e.F)return{next:[],mistake:t.message};let o=`${N(t)}. So that only what is new counts, run \`${a} init --with-baseline\`.`;if(!r)return{next:t.findings>0?[o]:[]};let s=t.baseline??`httpd-upgrade-baseline.json`,c=F(s,t);if(c)return e.w(1,`${c}\n\n`),{next:[]};await n.t(M([`--write-baseline`,s])),e.w(1,`
`);let l=t.baseline===void 0?[I(s,t.settings)]:[],u=l.map(e=>D(i,e)).includes(`by-hand`);return{next:[`Commit ${[...l.map(({path:e})=>e),s].join(` and `)}.`],isByHand:u}}function F(e,{findings:t}){return(0,i.existsSync)(e)?`${e} is there already, and is left as it is; --write-baseline ${e} writes it anew.`:t===0?`Nothing that is here stops a commit, so no baseline was written.`:void 0}function I(e,t=`httpd-upgrade.json`){let n=`"baseline": ${JSON.stringify(e)}`;return{path:t,text:`{\n  ${n}\n}\n`,addition:`${n}\n`}}async function L(t){let n=r.programName(),i=R();if(typeof i==`number`)return i;process.chdir(i.root);let a=B(A),o=await V(t,i,a);if(o.length===0)return e.w(1,`Nothing was written.
`),0;let s=o.map(e=>g(e,i,o)),c=s.flatMap(({files:e})=>e.map(e=>D(i,e))),l=o.includes(`with-baseline`),u=l||z(o)?await P(await a(),{wanting:l,repository:i,program:n}):void 0,d=[.../* @__PURE__ */ new Set([...s.flatMap(({next:e})=>e),...u?.next??[]])];return d.length>0&&e.w(1,`What is left to you:\n${d.map(e=>`  - ${e}\n`).join(``)}`),u?.mistake?e.g(u.mistake):c.includes(`by-hand`)||u?.isByHand?1:0}function R(){try{return u()}catch(n){if(n instanceof t.s)return e.g(`init needs a git repository: ${n.message}`);throw n}}const z=e=>e.some(e=>e!==`workflows`&&e!==`with-baseline`);function B(e){let t;return()=>(t??={is:e()},t.is)}async function V({yes:t,parts:n},r,i){let a=_(r);if(t)return[.../* @__PURE__ */ new Set([...n.some(H)?[]:a,...n])];if(n.length>0)return n;if(!process.stdin.isTTY||!e.C(1)){let t=e.A.map(e=>`--${e}`);throw new e.F(`init asks before it writes, and nobody is there to answer; say what to set up (${t.join(`, `)}), or --yes for what fits: ${a.join(` and `)}.`)}let{ask:o}=await Promise.resolve().then(()=>require("./cli-init-questions.js"));return o(a,async t=>{let n=z(t)?await i():void 0;return n&&!(n instanceof e.F)&&n.findings>0?`${N(n)}.`:void 0})}const H=e=>e!==`with-baseline`;exports.initCommand=L;