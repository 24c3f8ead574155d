const e=require("./cli-start.js"),t=require("./cli-work-tree.js"),n=require("./cli-shell-words.js"),r=require("./cli-input.js"),i=require("./cli-rules.js"),a=require("./cli-summary.js"),o=require("./cli-migrate.js"),s=require("./cli-narrow.js"),c=require("./cli-troubles.js"),l=require("./cli-next-steps.js");let u=require("node:fs"),d=require("node:path");const f=`~/httpd-upgrade`;function p(e,t=void 0){if(t!==void 0)return{start:`npx --yes httpd-upgrade@${t}`,setup:void 0};let r=`node ${f}/dist/cli.js`;if(!e)return{start:r,setup:void 0};let i=n.n([`${e.server}/${e.repository}`]),a=n.n([e.ref]);return{start:r,setup:`git clone --quiet ${i} ${f} && git -C ${f} checkout --quiet ${a}`}}const m=({start:e},...t)=>t.length===0?e:`${e} ${n.n(t)}`;function h(){let[e=``,n=``]=g(t.c([`rev-parse`,`--show-toplevel`,`--git-path`,`hooks`])),r=t.c([`config`,`--list`,`-z`]),i=t=>(0,u.existsSync)((0,d.join)(e,t))?(0,u.readFileSync)((0,d.join)(e,t),`utf8`):void 0,a=(0,u.existsSync)((0,d.join)(e,_));return{root:e,hooks:(0,d.relative)(e,(0,d.resolve)(n)).split(d.sep).join(`/`),isOnGitHub:(0,u.existsSync)((0,d.join)(e,`.github`))||/^remote\..*\.url\n.*github\.com/m.test(Buffer.from(r).toString(`utf8`).replaceAll(`\0`,`
`)),lintStaged:(0,u.readdirSync)(e).filter(e=>/^(\.lintstagedrc|lint-staged\.config)\b/.test(e)),command:a?_:v(),isInstalled:a,read:i}}const g=e=>Buffer.from(e).toString(`utf8`).split(`
`),_=`node_modules/.bin/httpd-upgrade`;function v(){let e=(0,d.resolve)(process.argv[1]??``);return/\.c?js$/.test(e)?`node ${n.n([e])}`:/[/\\]_npx[/\\]/.test(e)?m(p(void 0)):y(e)?`httpd-upgrade`:n.n([e])}const y=e=>(process.env.PATH??``).split(d.delimiter).filter(e=>!/[/\\]node_modules[/\\]\.bin[/\\]?$/.test(e)).some(t=>b((0,d.join)(t,(0,d.basename)(e)),e));function b(e,t){return(0,u.existsSync)(e)&&(0,u.realpathSync)(e)===(0,u.realpathSync)(t)}function x(e,t,n){switch(e){case`git-hook`:return{files:[T(`${t.hooks}/pre-commit`,`exec ${t.command} --staged`)],next:[]};case`husky`:return E(t,n);case`lint-staged`:return O(t,n);case`pre-commit`:return{files:[{path:`.pre-commit-config.yaml`,text:`repos:\n${j}`,addition:j}],next:["Run `pre-commit install` once in each clone."]};case`workflows`:return{files:[M(`.github/workflows/httpd-review.yml`,`name: httpd
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
`),M(`.github/workflows/httpd-upgrade.yml`,`name: httpd (upgrade)
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
`)],next:[`Commit the workflows and push them to the default branch; there they start to work.`,`For upgrade pull requests allow GitHub Actions to open them: Settings, Actions, General, Workflow permissions.`]};case`with-baseline`:return{files:[],next:[]}}}function S(e){let t=t=>e.read(t)!==void 0,n=e.lintStaged.length>0||w(e,`lint-staged`);return[...t(`.pre-commit-config.yaml`)?[`pre-commit`]:n?[`lint-staged`]:C(e)?[`husky`]:[`git-hook`],...e.isOnGitHub?[`workflows`]:[]]}const C=e=>e.read(`.husky/pre-commit`)!==void 0||w(e,`husky`)||/^\.husky(\/|$)/.test(e.hooks),w=(e,t)=>e.read(`package.json`)?.includes(`"${t}"`)??!1,T=(e,t)=>({path:e,text:`#!/bin/sh\n# Checks what is staged for what httpd 2.4 would trip over.\n${t}\n`,addition:`${t.replace(/^exec /,``)}\n`,isProgram:!0});function E(e,t){let n=t.includes(`lint-staged`)?`lint-staged`:`httpd-upgrade --staged`,r=D(e,`husky`),i=/"prepare"\s*:\s*"[^"]*husky/.test(e.read(`package.json`)??``)?[]:["Run `npm pkg set scripts.prepare=husky`, so that everybody who runs `npm install` gets the hook."],a=/^\.husky(\/|$)/.test(e.hooks)?[]:["Run `npx husky` once in this clone."];return{files:[{path:`.husky/pre-commit`,text:`${n}\n`,addition:`${n}\n`}],next:[...r,...i,...a]}}function D(e,t){return[...w(e,t)?[]:[t],...e.isInstalled?[]:[`httpd-upgrade`]].map(e=>`Run \`npm install --save-dev ${e}\`.`)}function O(e,t){let n=`${JSON.stringify(A)}: ${JSON.stringify(`httpd-upgrade --context .`)}`,[r]=[...e.lintStaged,...w(e,`lint-staged`)&&k(e)?[`package.json`]:[]],i=D(e,`lint-staged`),a=t.includes(`husky`)||e.read(`.husky/pre-commit`)?.includes(`lint-staged`)?[]:["Let a hook call lint-staged; `httpd-upgrade init --husky --lint-staged` writes one for husky."];return{files:[{path:r??`.lintstagedrc.json`,text:`{\n  ${n}\n}\n`,addition:`${n}\n`}],next:[...i,...a]}}const k=e=>/"lint-staged"\s*:\s*[{[]/.test(e.read(`package.json`)??``),A=`{*htaccess*,*.conf,*.conf.*,*.vhost,**/{conf,mods,sites}-{available,enabled}/*,**/vhosts.d/*}`,j=`  - repo: https://github.com/httpd-upgrade/httpd-upgrade
    rev: v0.1.0
    hooks:
      - id: httpd-upgrade
`,M=(e,t)=>({path:e,text:t,addition:t});function N({root:t,read:n},{path:r,text:i,addition:a,isProgram:o}){let s=n(r);if(s?.includes(a.trim())||P.test(s??``))return e.f(1,`${r} runs httpd-upgrade already, and is left as it is.\n\n`),`done`;if(s!==void 0)return e.f(1,`${r} is there already, and is left as it is. Add this to it:\n\n${F(a)}\n`),`by-hand`;try{(0,u.mkdirSync)((0,d.dirname)((0,d.join)(t,r)),{recursive:!0}),(0,u.writeFileSync)((0,d.join)(t,r),i,{flag:`wx`,mode:o?493:420})}catch(t){throw new e.y(c.r(r,`written`,t))}return e.f(1,`Wrote ${r}:\n\n${F(i)}\n`),`done`}const P=/httpd-upgrade\/httpd-upgrade|httpd-upgrade\S* --(staged|context|write)/,F=e=>e.replace(/^(?=.)/gm,`    `);async function I(){try{return await L(R([]))}catch(t){if(t instanceof e.y)return t;throw t}}async function L(e){let t=await r.r(e),n=r.n(t,e),a=n!==void 0&&!(0,u.existsSync)(n),o=await r.t(a?R([`--no-baseline`]):e),c=r.c(o.site,r.a(o.settings,i.t),o.choices),{migration:l}=await s.n(o.options,o,c),d=l.findings.filter(({severity:e})=>e!==`info`),f=new Set(d.map(({file:e})=>e)).size;return{findings:d.length,files:f,settings:t.path,baseline:n}}function R(t){let n=e.g(t);if(n.name!==`migrate`)throw Error(`these words are options alone`);return n.options}function z({findings:e,files:t}){let[n,r]=e===1?[`is`,`stops`]:[`are`,`stop`],i=t===1?`this file`:`one of these files`;return`${a.t(e,`finding`)} in ${a.t(t,`file`)} ${n} here already, and ${r} every commit of ${i}`}async function B(t,{wanting:n,repository:r,program:i}){if(t instanceof e.y)return{next:[],mistake:t.message};let a=`${z(t)}. So that only what is new counts, run \`${i} init --with-baseline\`.`;if(!n)return{next:t.findings>0?[a]:[]};let s=t.baseline??`httpd-upgrade-baseline.json`,c=V(s,t);if(c)return e.f(1,`${c}\n\n`),{next:[]};await o.t(R([`--write-baseline`,s])),e.f(1,`
`);let l=t.baseline===void 0?[H(s,t.settings)]:[],u=l.map(e=>N(r,e)).includes(`by-hand`);return{next:[`Commit ${[...l.map(({path:e})=>e),s].join(` and `)}.`],isByHand:u}}function V(e,{findings:t}){return(0,u.existsSync)(e)?`${e} is there already, and is left as it is; --write-baseline ${e} writes it anew.`:t===0?`Nothing that is here stops a commit, so no baseline was written.`:void 0}function H(e,t=`httpd-upgrade.json`){let n=`"baseline": ${JSON.stringify(e)}`;return{path:t,text:`{\n  ${n}\n}\n`,addition:`${n}\n`}}async function U(t){let n=l.programName(),r=W();if(typeof r==`number`)return r;process.chdir(r.root);let i=K(I),a=await q(t,r,i);if(a.length===0)return e.f(1,`Nothing was written.
`),0;let o=a.map(e=>x(e,r,a)),s=o.flatMap(({files:e})=>e.map(e=>N(r,e))),c=a.includes(`with-baseline`),u=c||G(a)?await B(await i(),{wanting:c,repository:r,program:n}):void 0,d=[.../* @__PURE__ */ new Set([...o.flatMap(({next:e})=>e),...u?.next??[]])];return d.length>0&&e.f(1,`What is left to you:\n${d.map(e=>`  - ${e}\n`).join(``)}`),u?.mistake?e.t(u.mistake):s.includes(`by-hand`)||u?.isByHand?1:0}function W(){try{return h()}catch(n){if(n instanceof t.s)return e.t(`init needs a git repository: ${n.message}`);throw n}}const G=e=>e.some(e=>e!==`workflows`&&e!==`with-baseline`);function K(e){let t;return()=>(t??={is:e()},t.is)}async function q({yes:t,parts:n},r,i){let a=S(r);if(t)return[.../* @__PURE__ */ new Set([...n.some(J)?[]:a,...n])];if(n.length>0)return n;if(!process.stdin.isTTY||!e.d(1)){let t=e.h.map(e=>`--${e}`);throw new e.y(`init asks before it writes, and nobody is there to answer; say what to set up (${t.join(`, `)}), or --yes for what fits: ${a.join(` and `)}.`)}let{ask:o}=await Promise.resolve().then(()=>require("./cli-init-questions.js"));return o(a,async t=>{let n=G(t)?await i():void 0;return n&&!(n instanceof e.y)&&n.findings>0?`${z(n)}.`:void 0})}const J=e=>e!==`with-baseline`;exports.initCommand=U;