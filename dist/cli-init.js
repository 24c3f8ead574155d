const e=require("./cli-start.js"),t=require("./cli-work-tree.js"),n=require("./cli-shell-words.js"),r=require("./cli-input.js"),i=require("./cli-rules.js"),a=require("./cli-migrate.js"),o=require("./cli-narrow.js"),s=require("./cli-troubles.js"),c=require("./cli-next-steps.js");let l=require("node:fs"),u=require("node:path");function d(){let[e=``,n=``]=f(t.c([`rev-parse`,`--show-toplevel`,`--git-path`,`hooks`])),r=t.c([`config`,`--list`,`-z`]),i=t=>(0,l.existsSync)((0,u.join)(e,t))?(0,l.readFileSync)((0,u.join)(e,t),`utf8`):void 0,a=(0,l.existsSync)((0,u.join)(e,p));return{root:e,hooks:(0,u.relative)(e,(0,u.resolve)(n)).split(u.sep).join(`/`),isOnGitHub:(0,l.existsSync)((0,u.join)(e,`.github`))||/^remote\..*\.url\n.*github\.com/m.test(Buffer.from(r).toString(`utf8`).replaceAll(`\0`,`
`)),lintStaged:(0,l.readdirSync)(e).filter(e=>/^(\.lintstagedrc|lint-staged\.config)\b/.test(e)),command:a?p:m(),isInstalled:a,read:i}}const f=e=>Buffer.from(e).toString(`utf8`).split(`
`),p=`node_modules/.bin/httpd-upgrade`;function m(){let e=(0,u.resolve)(process.argv[1]??``);return/\.c?js$/.test(e)?`node ${n.n([e])}`:/[/\\]_npx[/\\]/.test(e)?`npx --yes httpd-upgrade`:h(e)?`httpd-upgrade`:n.n([e])}const h=e=>(process.env.PATH??``).split(u.delimiter).filter(e=>!/[/\\]node_modules[/\\]\.bin[/\\]?$/.test(e)).some(t=>g((0,u.join)(t,(0,u.basename)(e)),e));function g(e,t){return(0,l.existsSync)(e)&&(0,l.realpathSync)(e)===(0,l.realpathSync)(t)}function _(e,t,n){switch(e){case`git-hook`:return{files:[x(`${t.hooks}/pre-commit`,`exec ${t.command} --staged`)],next:[]};case`husky`:return S(t,n);case`lint-staged`:return w(t,n);case`pre-commit`:return{files:[{path:`.pre-commit-config.yaml`,text:`repos:\n${D}`,addition:D}],next:["Run `pre-commit install` once in each clone."]};case`workflows`:return{files:[O(`.github/workflows/httpd-review.yml`,`name: httpd
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
`),O(`.github/workflows/httpd-upgrade.yml`,`name: httpd (upgrade)
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
`)],next:[`Commit the workflows and push them to the default branch; there they start to work.`,`For upgrade pull requests allow GitHub Actions to open them: Settings, Actions, General, Workflow permissions.`]};case`with-baseline`:return{files:[],next:[]}}}function v(e){let t=t=>e.read(t)!==void 0,n=e.lintStaged.length>0||b(e,`lint-staged`);return[...t(`.pre-commit-config.yaml`)?[`pre-commit`]:n?[`lint-staged`]:y(e)?[`husky`]:[`git-hook`],...e.isOnGitHub?[`workflows`]:[]]}const y=e=>e.read(`.husky/pre-commit`)!==void 0||b(e,`husky`)||/^\.husky(\/|$)/.test(e.hooks),b=(e,t)=>e.read(`package.json`)?.includes(`"${t}"`)??!1,x=(e,t)=>({path:e,text:`#!/bin/sh\n# Checks what is staged for what httpd 2.4 would trip over.\n${t}\n`,addition:`${t.replace(/^exec /,``)}\n`,isProgram:!0});function S(e,t){let n=t.includes(`lint-staged`)?`lint-staged`:`httpd-upgrade --staged`,r=C(e,`husky`),i=/"prepare"\s*:\s*"[^"]*husky/.test(e.read(`package.json`)??``)?[]:["Run `npm pkg set scripts.prepare=husky`, so that everybody who runs `npm install` gets the hook."],a=/^\.husky(\/|$)/.test(e.hooks)?[]:["Run `npx husky` once in this clone."];return{files:[{path:`.husky/pre-commit`,text:`${n}\n`,addition:`${n}\n`}],next:[...r,...i,...a]}}function C(e,t){return[...b(e,t)?[]:[t],...e.isInstalled?[]:[`httpd-upgrade`]].map(e=>`Run \`npm install --save-dev ${e}\`.`)}function w(e,t){let n=`${JSON.stringify(E)}: ${JSON.stringify(`httpd-upgrade --context .`)}`,[r]=[...e.lintStaged,...b(e,`lint-staged`)&&T(e)?[`package.json`]:[]],i=C(e,`lint-staged`),a=t.includes(`husky`)||e.read(`.husky/pre-commit`)?.includes(`lint-staged`)?[]:["Let a hook call lint-staged; `httpd-upgrade init --husky --lint-staged` writes one for husky."];return{files:[{path:r??`.lintstagedrc.json`,text:`{\n  ${n}\n}\n`,addition:`${n}\n`}],next:[...i,...a]}}const T=e=>/"lint-staged"\s*:\s*[{[]/.test(e.read(`package.json`)??``),E=`{*htaccess*,*.conf,*.conf.*,*.vhost,**/{conf,mods,sites}-{available,enabled}/*,**/vhosts.d/*}`,D=`  - repo: https://github.com/httpd-upgrade/httpd-upgrade
    rev: v0.1.0
    hooks:
      - id: httpd-upgrade
`,O=(e,t)=>({path:e,text:t,addition:t});function k({root:t,read:n},{path:r,text:i,addition:a,isProgram:o}){let c=n(r);if(c?.includes(a.trim())||A.test(c??``))return e.f(1,`${r} runs httpd-upgrade already, and is left as it is.\n\n`),`done`;if(c!==void 0)return e.f(1,`${r} is there already, and is left as it is. Add this to it:\n\n${j(a)}\n`),`by-hand`;try{(0,l.mkdirSync)((0,u.dirname)((0,u.join)(t,r)),{recursive:!0}),(0,l.writeFileSync)((0,u.join)(t,r),i,{flag:`wx`,mode:o?493:420})}catch(t){throw new e.v(s.n(r,`written`,t))}return e.f(1,`Wrote ${r}:\n\n${j(i)}\n`),`done`}const A=/httpd-upgrade\/httpd-upgrade|httpd-upgrade\S* --(staged|context|write)/,j=e=>e.replace(/^(?=.)/gm,`    `);async function M(){try{return await N(P([]))}catch(t){if(t instanceof e.v)return t;throw t}}async function N(e){let t=await r.r(e),n=r.n(t,e),a=n!==void 0&&!(0,l.existsSync)(n),s=await r.t(a?P([`--no-baseline`]):e),c=r.l(s.site,r.g(s.settings,i.t),s.choices),{migration:u}=await o.n(s.options,s,c),d=u.findings.filter(({severity:e})=>e!==`info`),f=new Set(d.map(({file:e})=>e)).size;return{findings:d.length,files:f,settings:t.path,baseline:n}}function P(t){let n=e.g(t);if(n.name!==`migrate`)throw Error(`these words are options alone`);return n.options}function F({findings:e,files:t}){let[n,i]=e===1?[`is`,`stops`]:[`are`,`stop`],a=t===1?`this file`:`one of these files`;return`${r.y(e,`finding`)} in ${r.y(t,`file`)} ${n} here already, and ${i} every commit of ${a}`}async function I(t,{wanting:n,repository:r,program:i}){if(t instanceof e.v)return{next:[],mistake:t.message};let o=`${F(t)}. So that only what is new counts, run \`${i} init --with-baseline\`.`;if(!n)return{next:t.findings>0?[o]:[]};let s=t.baseline??`httpd-upgrade-baseline.json`,c=L(s,t);if(c)return e.f(1,`${c}\n\n`),{next:[]};await a.t(P([`--write-baseline`,s])),e.f(1,`
`);let l=t.baseline===void 0?[R(s,t.settings)]:[],u=l.map(e=>k(r,e)).includes(`by-hand`);return{next:[`Commit ${[...l.map(({path:e})=>e),s].join(` and `)}.`],isByHand:u}}function L(e,{findings:t}){return(0,l.existsSync)(e)?`${e} is there already, and is left as it is; --write-baseline ${e} writes it anew.`:t===0?`Nothing that is here stops a commit, so no baseline was written.`:void 0}function R(e,t=`httpd-upgrade.json`){let n=`"baseline": ${JSON.stringify(e)}`;return{path:t,text:`{\n  ${n}\n}\n`,addition:`${n}\n`}}async function z(t){let n=c.programName(),r=B();if(typeof r==`number`)return r;process.chdir(r.root);let i=H(M),a=await U(t,r,i);if(a.length===0)return e.f(1,`Nothing was written.
`),0;let o=a.map(e=>_(e,r,a)),s=o.flatMap(({files:e})=>e.map(e=>k(r,e))),l=a.includes(`with-baseline`),u=l||V(a)?await I(await i(),{wanting:l,repository:r,program:n}):void 0,d=[.../* @__PURE__ */ new Set([...o.flatMap(({next:e})=>e),...u?.next??[]])];return d.length>0&&e.f(1,`What is left to you:\n${d.map(e=>`  - ${e}\n`).join(``)}`),u?.mistake?e.t(u.mistake):s.includes(`by-hand`)||u?.isByHand?1:0}function B(){try{return d()}catch(n){if(n instanceof t.s)return e.t(`init needs a git repository: ${n.message}`);throw n}}const V=e=>e.some(e=>e!==`workflows`&&e!==`with-baseline`);function H(e){let t;return()=>(t??={is:e()},t.is)}async function U({yes:t,parts:n},r,i){let a=v(r);if(t)return[.../* @__PURE__ */ new Set([...n.some(W)?[]:a,...n])];if(n.length>0)return n;if(!process.stdin.isTTY||!e.d(1)){let t=e.h.map(e=>`--${e}`);throw new e.v(`init asks before it writes, and nobody is there to answer; say what to set up (${t.join(`, `)}), or --yes for what fits: ${a.join(` and `)}.`)}let{ask:o}=await Promise.resolve().then(()=>require("./cli-init-questions.js"));return o(a,async t=>{let n=V(t)?await i():void 0;return n&&!(n instanceof e.v)&&n.findings>0?`${F(n)}.`:void 0})}const W=e=>e!==`with-baseline`;exports.initCommand=z;