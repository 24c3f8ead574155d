require("./cli-rolldown-runtime.js");const e=require("./cli-start.js"),t=require("./cli-work-tree.js"),n=require("./cli-shell-words.js"),r=require("./cli-migrate.js"),i=require("./cli-next-steps.js");let a=require("node:fs"),o=require("node:path");const s=`~/httpd-upgrade`;function c(e,t=void 0){if(t!==void 0)return{start:`npx --yes httpd-upgrade@${t}`,setup:void 0};let r=`node ${s}/dist/cli.js`;if(!e)return{start:r,setup:void 0};let i=n.n([`${e.server}/${e.repository}`]),a=n.n([e.ref]);return{start:r,setup:`git clone --quiet ${i} ${s} && git -C ${s} checkout --quiet ${a}`}}const l=({start:e},...t)=>t.length===0?e:`${e} ${n.n(t)}`;function u(){let[e=``,n=``]=d(t.c([`rev-parse`,`--show-toplevel`,`--git-path`,`hooks`])),r=t.c([`config`,`--list`,`-z`]),i=t=>(0,a.existsSync)((0,o.join)(e,t))?(0,a.readFileSync)((0,o.join)(e,t),`utf8`):void 0,s=(0,a.existsSync)((0,o.join)(e,f));return{root:e,hooks:(0,o.relative)(e,(0,o.resolve)(n)).split(o.sep).join(`/`),isOnGitHub:(0,a.existsSync)((0,o.join)(e,`.github`))||/^remote\..*\.url\n.*github\.com/m.test(Buffer.from(r).toString(`utf8`).replaceAll(`\0`,`
`)),lintStaged:(0,a.readdirSync)(e).filter(e=>/^(\.lintstagedrc|lint-staged\.config)\b/.test(e)),command:s?f:p(),isInstalled:s,read:i}}const d=e=>Buffer.from(e).toString(`utf8`).split(`
`),f=`node_modules/.bin/httpd-upgrade`;function p(){let e=(0,o.resolve)(process.argv[1]??``);return/\.c?js$/.test(e)?`node ${n.n([e])}`:/[/\\]_npx[/\\]/.test(e)?l(c(void 0)):m(e)?`httpd-upgrade`:n.n([e])}const m=e=>(process.env.PATH??``).split(o.delimiter).filter(e=>!/[/\\]node_modules[/\\]\.bin[/\\]?$/.test(e)).some(t=>h((0,o.join)(t,(0,o.basename)(e)),e));function h(e,t){return(0,a.existsSync)(e)&&(0,a.realpathSync)(e)===(0,a.realpathSync)(t)}function g(e,t,n){switch(e){case`git-hook`:return{files:[b(`${t.hooks}/pre-commit`,`exec ${t.command} --staged`)],next:[]};case`husky`:return x(t,n);case`lint-staged`:return C(t,n);case`pre-commit`:return{files:[{path:`.pre-commit-config.yaml`,text:`repos:\n${E}`,addition:E}],next:["Run `pre-commit install` once in each clone."]};case`workflows`:return{files:[D(`.github/workflows/httpd-review.yml`,`name: httpd
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
`),D(`.github/workflows/httpd-upgrade.yml`,`name: httpd (upgrade)
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
`)],next:[`Commit the workflows and push them to the default branch; there they start to work.`,`For upgrade pull requests allow GitHub Actions to open them: Settings, Actions, General, Workflow permissions.`]};case`with-baseline`:return{files:[],next:[]}}}function _(e){let t=t=>e.read(t)!==void 0,n=e.lintStaged.length>0||y(e,`lint-staged`);return[...t(`.pre-commit-config.yaml`)?[`pre-commit`]:n?[`lint-staged`]:v(e)?[`husky`]:[`git-hook`],...e.isOnGitHub?[`workflows`]:[]]}const v=e=>e.read(`.husky/pre-commit`)!==void 0||y(e,`husky`)||/^\.husky(\/|$)/.test(e.hooks),y=(e,t)=>e.read(`package.json`)?.includes(`"${t}"`)??!1,b=(e,t)=>({path:e,text:`#!/bin/sh\n# Checks what is staged for what httpd 2.4 would trip over.\n${t}\n`,addition:`${t.replace(/^exec /,``)}\n`,isProgram:!0});function x(e,t){let n=t.includes(`lint-staged`)?`lint-staged`:`httpd-upgrade --staged`,r=S(e,`husky`),i=/"prepare"\s*:\s*"[^"]*husky/.test(e.read(`package.json`)??``)?[]:["Run `npm pkg set scripts.prepare=husky`, so that everybody who runs `npm install` gets the hook."],a=/^\.husky(\/|$)/.test(e.hooks)?[]:["Run `npx husky` once in this clone."];return{files:[{path:`.husky/pre-commit`,text:`${n}\n`,addition:`${n}\n`}],next:[...r,...i,...a]}}function S(e,t){return[...y(e,t)?[]:[t],...e.isInstalled?[]:[`httpd-upgrade`]].map(e=>`Run \`npm install --save-dev ${e}\`.`)}function C(e,t){let n=`${JSON.stringify(T)}: ${JSON.stringify(`httpd-upgrade --context .`)}`,[r]=[...e.lintStaged,...y(e,`lint-staged`)&&w(e)?[`package.json`]:[]],i=S(e,`lint-staged`),a=t.includes(`husky`)||e.read(`.husky/pre-commit`)?.includes(`lint-staged`)?[]:["Let a hook call lint-staged; `httpd-upgrade init --husky --lint-staged` writes one for husky."];return{files:[{path:r??`.lintstagedrc.json`,text:`{\n  ${n}\n}\n`,addition:`${n}\n`}],next:[...i,...a]}}const w=e=>/"lint-staged"\s*:\s*[{[]/.test(e.read(`package.json`)??``),T=`{*htaccess*,*.conf,*.conf.*,*.vhost,**/{conf,mods,sites}-{available,enabled}/*,**/vhosts.d/*}`,E=`  - repo: https://github.com/httpd-upgrade/httpd-upgrade
    rev: v0.1.0
    hooks:
      - id: httpd-upgrade
`,D=(e,t)=>({path:e,text:t,addition:t});function O({root:t,read:n},{path:r,text:i,addition:s,isProgram:c}){let l=n(r);if(l?.includes(s.trim())||k.test(l??``))return e.b(1,`${r} runs httpd-upgrade already, and is left as it is.\n\n`),`done`;if(l!==void 0)return e.b(1,`${r} is there already, and is left as it is. Add this to it:\n\n${A(s)}\n`),`by-hand`;try{(0,a.mkdirSync)((0,o.dirname)((0,o.join)(t,r)),{recursive:!0}),(0,a.writeFileSync)((0,o.join)(t,r),i,{flag:`wx`,mode:c?493:420})}catch(t){throw new e.A(e.T(r,`written`,t))}return e.b(1,`Wrote ${r}:\n\n${A(i)}\n`),`done`}const k=/httpd-upgrade\/httpd-upgrade|httpd-upgrade\S* --(staged|context|write)/,A=e=>e.replace(/^(?=.)/gm,`    `);async function j(){try{return await M(N([]))}catch(t){if(t instanceof e.A)return t;throw t}}async function M(e){let t=await r.S(e),n=r.x(t,e),i=n!==void 0&&!(0,a.existsSync)(n),o=await r.b(i?N([`--no-baseline`]):e),s=r.N(o.site,r.D(o.settings,r.A),o.choices),{migration:c}=await r.o(o.options,o,s),l=c.findings.filter(({severity:e})=>e!==`info`),u=new Set(l.map(({file:e})=>e)).size;return{findings:l.length,files:u,settings:t.path,baseline:n}}function N(t){let n=e.D(t);if(n.name!==`migrate`)throw Error(`these words are options alone`);return n.options}function P({findings:e,files:t}){let[n,i]=e===1?[`is`,`stops`]:[`are`,`stop`],a=t===1?`this file`:`one of these files`;return`${r.p(e,`finding`)} in ${r.p(t,`file`)} ${n} here already, and ${i} every commit of ${a}`}async function F(t,{wanting:n,repository:i,program:a}){if(t instanceof e.A)return{next:[],mistake:t.message};let o=`${P(t)}. So that only what is new counts, run \`${a} init --with-baseline\`.`;if(!n)return{next:t.findings>0?[o]:[]};let s=t.baseline??`httpd-upgrade-baseline.json`,c=I(s,t);if(c)return e.b(1,`${c}\n\n`),{next:[]};await r.t(N([`--write-baseline`,s])),e.b(1,`
`);let l=t.baseline===void 0?[L(s,t.settings)]:[],u=l.map(e=>O(i,e)).includes(`by-hand`);return{next:[`Commit ${[...l.map(({path:e})=>e),s].join(` and `)}.`],isByHand:u}}function I(e,{findings:t}){return(0,a.existsSync)(e)?`${e} is there already, and is left as it is; --write-baseline ${e} writes it anew.`:t===0?`Nothing that is here stops a commit, so no baseline was written.`:void 0}function L(e,t=`httpd-upgrade.json`){let n=`"baseline": ${JSON.stringify(e)}`;return{path:t,text:`{\n  ${n}\n}\n`,addition:`${n}\n`}}async function R(t){let n=i.programName(),r=z();if(typeof r==`number`)return r;process.chdir(r.root);let a=V(j),o=await H(t,r,a);if(o.length===0)return e.b(1,`Nothing was written.
`),0;let s=o.map(e=>g(e,r,o)),c=s.flatMap(({files:e})=>e.map(e=>O(r,e))),l=o.includes(`with-baseline`),u=l||B(o)?await F(await a(),{wanting:l,repository:r,program:n}):void 0,d=[.../* @__PURE__ */ new Set([...s.flatMap(({next:e})=>e),...u?.next??[]])];return d.length>0&&e.b(1,`What is left to you:\n${d.map(e=>`  - ${e}\n`).join(``)}`),u?.mistake?e.f(u.mistake):c.includes(`by-hand`)||u?.isByHand?1:0}function z(){try{return u()}catch(n){if(n instanceof t.s)return e.f(`init needs a git repository: ${n.message}`);throw n}}const B=e=>e.some(e=>e!==`workflows`&&e!==`with-baseline`);function V(e){let t;return()=>(t??={is:e()},t.is)}async function H({yes:t,parts:n},r,i){let a=_(r);if(t)return[.../* @__PURE__ */ new Set([...n.some(U)?[]:a,...n])];if(n.length>0)return n;if(!process.stdin.isTTY||!e.y(1)){let t=e.E.map(e=>`--${e}`);throw new e.A(`init asks before it writes, and nobody is there to answer; say what to set up (${t.join(`, `)}), or --yes for what fits: ${a.join(` and `)}.`)}let{ask:o}=await Promise.resolve().then(()=>require("./cli-init-questions.js"));return o(a,async t=>{let n=B(t)?await i():void 0;return n&&!(n instanceof e.A)&&n.findings>0?`${P(n)}.`:void 0})}const U=e=>e!==`with-baseline`;exports.initCommand=R;