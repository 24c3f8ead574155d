const e=require("./cli.js"),t=require("./cli-streams.js"),n=require("./cli-work-tree.js"),r=require("./cli-shell-words.js"),i=require("./cli-input.js"),a=require("./cli-rule-groups.js"),o=require("./cli-summary.js"),s=require("./cli-migrate.js"),c=require("./cli-next-steps.js");let l=require("node:fs"),u=require("node:path");function d(){let[e=``,t=``]=f(n.c([`rev-parse`,`--show-toplevel`,`--git-path`,`hooks`])),r=n.c([`config`,`--list`,`-z`]),i=t=>(0,l.existsSync)((0,u.join)(e,t))?(0,l.readFileSync)((0,u.join)(e,t),`utf8`):void 0,a=(0,l.existsSync)((0,u.join)(e,p));return{root:e,hooks:(0,u.relative)(e,(0,u.resolve)(t)).split(u.sep).join(`/`),isOnGitHub:(0,l.existsSync)((0,u.join)(e,`.github`))||/^remote\..*\.url\n.*github\.com/m.test(Buffer.from(r).toString(`utf8`).replaceAll(`\0`,`
`)),lintStaged:(0,l.readdirSync)(e).filter(e=>/^(\.lintstagedrc|lint-staged\.config)\b/.test(e)),command:a?p:m(),isInstalled:a,read:i}}const f=e=>Buffer.from(e).toString(`utf8`).split(`
`),p=`node_modules/.bin/httpd-upgrade`;function m(){let e=(0,u.resolve)(process.argv[1]??``);return/\.c?js$/.test(e)?`node ${r.n([e])}`:/[/\\]_npx[/\\]/.test(e)?`npx --yes httpd-upgrade`:h(e)?`httpd-upgrade`:r.n([e])}const h=e=>(process.env.PATH??``).split(u.delimiter).filter(e=>!/[/\\]node_modules[/\\]\.bin[/\\]?$/.test(e)).some(t=>g((0,u.join)(t,(0,u.basename)(e)),e));function g(e,t){return(0,l.existsSync)(e)&&(0,l.realpathSync)(e)===(0,l.realpathSync)(t)}function _(e,t,n){switch(e){case`git-hook`:return{files:[x(`${t.hooks}/pre-commit`,`exec ${t.command} --staged`)],next:[]};case`husky`:return S(t,n);case`lint-staged`:return w(t,n);case`pre-commit`:return{files:[{path:`.pre-commit-config.yaml`,text:`repos:\n${D}`,addition:D}],next:["Run `pre-commit install` once in each clone."]};case`workflows`:return{files:[O(`.github/workflows/httpd-review.yml`,`name: httpd
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
`,O=(e,t)=>({path:e,text:t,addition:t});function k({root:n,read:r},{path:i,text:a,addition:o,isProgram:s}){let c=r(i);if(c?.includes(o.trim())||A.test(c??``))return t.r(1,`${i} runs httpd-upgrade already, and is left as it is.\n\n`),`done`;if(c!==void 0)return t.r(1,`${i} is there already, and is left as it is. Add this to it:\n\n${j(o)}\n`),`by-hand`;try{(0,l.mkdirSync)((0,u.dirname)((0,u.join)(n,i)),{recursive:!0}),(0,l.writeFileSync)((0,u.join)(n,i),a,{flag:`wx`,mode:s?493:420})}catch(n){throw new e.p(t.s(i,`written`,n))}return t.r(1,`Wrote ${i}:\n\n${j(a)}\n`),`done`}const A=/httpd-upgrade\/httpd-upgrade|httpd-upgrade\S* --(staged|context|write)/,j=e=>e.replace(/^(?=.)/gm,`    `);async function M(){try{return await N(P([]))}catch(t){if(t instanceof e.p)return t;throw t}}async function N(e){let t=await i.r(e),n=i.n(t,e),r=n!==void 0&&!(0,l.existsSync)(n),o=await i.t(r?P([`--no-baseline`]):e),c=i.l(o.site,i.p(o.settings,a.r),o.choices),{migration:u}=await s.a(o.options,o,c),d=u.findings.filter(({severity:e})=>e!==`info`),f=new Set(d.map(({file:e})=>e)).size;return{findings:d.length,files:f,settings:t.path,baseline:n}}function P(t){let n=e.f(t);if(n.name!==`migrate`)throw Error(`these words are options alone`);return n.options}function F({findings:e,files:t}){let[n,r]=e===1?[`is`,`stops`]:[`are`,`stop`],i=t===1?`this file`:`one of these files`;return`${o.t(e,`finding`)} in ${o.t(t,`file`)} ${n} here already, and ${r} every commit of ${i}`}async function I(n,{wanting:r,repository:i,program:a}){if(n instanceof e.p)return{next:[],mistake:n.message};let o=`${F(n)}. So that only what is new counts, run \`${a} init --with-baseline\`.`;if(!r)return{next:n.findings>0?[o]:[]};let c=n.baseline??`httpd-upgrade-baseline.json`,l=L(c,n);if(l)return t.r(1,`${l}\n\n`),{next:[]};await s.t(P([`--write-baseline`,c])),t.r(1,`
`);let u=n.baseline===void 0?[R(c,n.settings)]:[],d=u.map(e=>k(i,e)).includes(`by-hand`);return{next:[`Commit ${[...u.map(({path:e})=>e),c].join(` and `)}.`],isByHand:d}}function L(e,{findings:t}){return(0,l.existsSync)(e)?`${e} is there already, and is left as it is; --write-baseline ${e} writes it anew.`:t===0?`Nothing that is here stops a commit, so no baseline was written.`:void 0}function R(e,t=`httpd-upgrade.json`){let n=`"baseline": ${JSON.stringify(e)}`;return{path:t,text:`{\n  ${n}\n}\n`,addition:`${n}\n`}}async function z(n){let r=c.programName(),i=B();if(typeof i==`number`)return i;process.chdir(i.root);let a=H(M),o=await U(n,i,a);if(o.length===0)return t.r(1,`Nothing was written.
`),0;let s=o.map(e=>_(e,i,o)),l=s.flatMap(({files:e})=>e.map(e=>k(i,e))),u=o.includes(`with-baseline`),d=u||V(o)?await I(await a(),{wanting:u,repository:i,program:r}):void 0,f=[.../* @__PURE__ */ new Set([...s.flatMap(({next:e})=>e),...d?.next??[]])];return f.length>0&&t.r(1,`What is left to you:\n${f.map(e=>`  - ${e}\n`).join(``)}`),d?.mistake?e.t(d.mistake):l.includes(`by-hand`)||d?.isByHand?1:0}function B(){try{return d()}catch(t){if(t instanceof n.s)return e.t(`init needs a git repository: ${t.message}`);throw t}}const V=e=>e.some(e=>e!==`workflows`&&e!==`with-baseline`);function H(e){let t;return()=>(t??={is:e()},t.is)}async function U({yes:n,parts:r},i,a){let o=v(i);if(n)return[.../* @__PURE__ */ new Set([...r.some(W)?[]:o,...r])];if(r.length>0)return r;if(!process.stdin.isTTY||!t.n(1)){let t=e.d.map(e=>`--${e}`);throw new e.p(`init asks before it writes, and nobody is there to answer; say what to set up (${t.join(`, `)}), or --yes for what fits: ${o.join(` and `)}.`)}let{ask:s}=await Promise.resolve().then(()=>require("./cli-init-questions.js"));return s(o,async t=>{let n=V(t)?await a():void 0;return n&&!(n instanceof e.p)&&n.findings>0?`${F(n)}.`:void 0})}const W=e=>e!==`with-baseline`;exports.initCommand=z;