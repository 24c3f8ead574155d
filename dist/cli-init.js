require("./cli-rolldown-runtime.js");const e=require("./cli-migrate.js"),t=require("./cli-program.js"),n=require("./cli-next.js"),r=require("./cli-remember.js");let i=require("node:fs"),a=require("node:path");const o=`1.0.0`,s=(e=o)=>`v${e}`,c=(e=o)=>`v${e.replace(/\..*/,``)}`,l=(e=o)=>({start:`npx --yes ${u(e)}`,home:`https://github.com/httpd-upgrade/httpd-upgrade`}),u=(e=o)=>`httpd-upgrade@${e}`,d=({start:t},...n)=>n.length===0?t:`${t} ${e.I(n)}`;function f(){let[e=``,t=``]=p(n.m([`rev-parse`,`--show-toplevel`,`--git-path`,`hooks`])),r=n.m([`config`,`--list`,`-z`]),o=t=>(0,i.existsSync)((0,a.join)(e,t))?(0,i.readFileSync)((0,a.join)(e,t),`utf8`):void 0,s=(0,i.existsSync)((0,a.join)(e,m));return{root:e,hooks:(0,a.relative)(e,(0,a.resolve)(t)).split(a.sep).join(`/`),isOnGitHub:(0,i.existsSync)((0,a.join)(e,`.github`))||/^remote\..*\.url\n.*github\.com/m.test(Buffer.from(r).toString(`utf8`).replaceAll(`\0`,`
`)),lintStaged:(0,i.readdirSync)(e).filter(e=>/^(\.lintstagedrc|lint-staged\.config)\b/.test(e)),command:s?m:h(),isInstalled:s,read:o}}const p=e=>Buffer.from(e).toString(`utf8`).split(`
`),m=`node_modules/.bin/httpd-upgrade`;function h(){let t=n.d();return/\.c?js$/.test(t)?`node ${e.I([t])}`:/[/\\]_npx[/\\]/.test(t)?d(l()):n.u(t)?`httpd-upgrade`:e.I([t])}const g=`name: httpd
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
      - uses: httpd-upgrade/httpd-upgrade@${c()}
`,_=`name: httpd (upgrade)
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
    # A 2.4 with its modules: copies with the old and the new files are started, and get the same requests.
    container: httpd:2.4
    steps:
      - uses: actions/checkout@v5
        with:
          persist-credentials: false
      - uses: httpd-upgrade/httpd-upgrade@${c()}
        with:
          mode: upgrade
          verify: httpd -v
`;function v(e,t,n){switch(e){case`git-hook`:return{files:[S(`${t.hooks}/pre-commit`,`exec ${t.command} --staged`)],next:[]};case`husky`:return C(t,n);case`lint-staged`:return T(t,n);case`pre-commit`:return{files:[{path:`.pre-commit-config.yaml`,text:`repos:\n${D}`,textToAdd:D}],next:["Run `pre-commit install` once in each clone."]};case`workflows`:return{files:[O(`.github/workflows/httpd-review.yml`,g),O(`.github/workflows/httpd-upgrade.yml`,_)],next:[`Commit the workflows and push them to the default branch, where they take effect.`,`For upgrades, allow GitHub Actions to open pull requests: Settings, Actions, General, Workflow permissions.`]};case`with-baseline`:return{files:[],next:[]}}}function y(e){let t=t=>e.read(t)!==void 0,n=e.lintStaged.length>0||x(e,`lint-staged`);return[...t(`.pre-commit-config.yaml`)?[`pre-commit`]:n?[`lint-staged`]:b(e)?[`husky`]:[`git-hook`],...e.isOnGitHub?[`workflows`]:[]]}const b=e=>e.read(`.husky/pre-commit`)!==void 0||x(e,`husky`)||/^\.husky(\/|$)/.test(e.hooks),x=(e,t)=>e.read(`package.json`)?.includes(`"${t}"`)??!1,S=(e,t)=>({path:e,text:`#!/bin/sh\n# Checks staged files for problems with httpd 2.4.\n${t}\n`,textToAdd:`${t.replace(/^exec /,``)}\n`,isProgram:!0});function C(t,n){let r=n.includes(`lint-staged`)?`lint-staged`:`httpd-upgrade --staged`,i=/"prepare"\s*:\s*"[^"]*husky/.test(t.read(`package.json`)??``);return{files:[{path:`.husky/pre-commit`,text:`${r}\n`,textToAdd:`${r}\n`}],next:e.Mn(...w(t,`husky`),!i&&"Run `npm pkg set scripts.prepare=husky`, so that everybody who runs `npm install` gets the hook.",!/^\.husky(\/|$)/.test(t.hooks)&&"Run `npx husky` once in this clone.")}}function w(t,n){return e.Mn(!x(t,n)&&n,!t.isInstalled&&u()).map(e=>`Run \`npm install --save-dev ${e}\`.`)}function T(n,r){let i=`${JSON.stringify(t.o)}: ${JSON.stringify(`httpd-upgrade --context .`)}`,[a]=[...n.lintStaged,...x(n,`lint-staged`)&&E(n)?[`package.json`]:[]],o=r.includes(`husky`)||n.read(`.husky/pre-commit`)?.includes(`lint-staged`);return{files:[{path:a??`.lintstagedrc.json`,text:`{\n  ${i}\n}\n`,textToAdd:`${i}\n`}],next:e.Mn(...w(n,`lint-staged`),!o&&"Call lint-staged in a git hook. For husky, `httpd-upgrade init --husky --lint-staged` writes such a hook.")}}const E=e=>/"lint-staged"\s*:\s*[{[]/.test(e.read(`package.json`)??``),D=`  - repo: https://github.com/httpd-upgrade/httpd-upgrade
    rev: ${s()}
    hooks:
      - id: httpd-upgrade
`,O=(e,t)=>({path:e,text:t,textToAdd:t});function k({root:e,read:n},{path:r,text:o,textToAdd:s,isProgram:c}){let l=n(r);return l?.includes(s.trim())||A.test(l??``)?(t.k(1,`${r} already runs httpd-upgrade and is unchanged.\n\n`),`done`):l===void 0?(t.F(r,`written`,()=>{(0,i.mkdirSync)((0,a.dirname)((0,a.join)(e,r)),{recursive:!0}),(0,i.writeFileSync)((0,a.join)(e,r),o,{flag:`wx`,mode:c?493:420})}),t.k(1,`Wrote ${r}:\n\n${j(o)}\n`),`done`):(t.k(1,`${r} exists and is unchanged. Add these lines to the file:\n\n${j(s)}\n`),`by-hand`)}const A=/httpd-upgrade\/httpd-upgrade|httpd-upgrade\S* --(staged|context|write)/,j=e=>e.replace(/^(?=.)/gm,`    `);async function M(){try{return await N(P([]))}catch(e){if(e instanceof t.P)return e;throw e}}async function N(t){let n=await e.z(t),r=e.R(n,t),a=r!==void 0&&!(0,i.existsSync)(r),o=await e.L(a?P([`--no-baseline`]):t),s=e.K(o.site,e.st(o.settings,e.bt),o.choices),{migration:c}=await e.T(o.options,o,s),l=c.findings.filter(({severity:e})=>e!==`info`),u=new Set(l.map(({file:e})=>e)).size;return{findings:l.length,files:u,settings:n.path,baseline:r}}function P(e){let n=t.j(e);if(n.name!==`migrate`)throw Error(`these words are options alone`);return n.options}function F({findings:t,files:n}){let[r,i]=t===1?[`is`,`stops`]:[`are`,`stop`],a=n===1?`this file`:`one of these files`;return`${e.mt(t,`finding`)} in ${e.mt(n,`file`)} ${r} here already, and ${i} every commit of ${a}`}async function I(n,{wanting:r,repository:i,program:a}){if(n instanceof t.P)return{next:[],mistake:n.message};let o=`${F(n)}. To count only new findings, run \`${a} init --with-baseline\`.`;if(!r)return{next:n.findings>0?[o]:[]};let s=n.baseline??`httpd-upgrade-baseline.json`,c=L(s,n);if(c)return t.k(1,`${c}\n\n`),{next:[]};await e.t(P([`--write-baseline`,s])),t.k(1,`
`);let l=n.baseline===void 0?[R(s,n.settings)]:[],u=l.map(e=>k(i,e)).includes(`by-hand`);return{next:[`Commit ${[...l.map(({path:e})=>e),s].join(` and `)}.`],isByHand:u}}function L(e,{findings:t}){return(0,i.existsSync)(e)?`${e} exists and is unchanged; --write-baseline ${e} rewrites it.`:t===0?`No finding stops a commit, so no baseline was written.`:void 0}function R(e,t=`httpd-upgrade.json`){let n=`"baseline": ${JSON.stringify(e)}`;return{path:t,text:`{\n  ${n}\n}\n`,textToAdd:`${n}\n`}}async function z(r){let i=n.r(),a=V();if(typeof a==`number`)return a;process.chdir(a.root);let o=e.Kn(M),{parts:s,server:c}=await U(r,a,o);if(s.length===0)return t.k(1,`Nothing was written.
`),0;let l=s.map(e=>v(e,a,s)),u=l.flatMap(({files:e})=>e.map(e=>k(a,e))),d=s.includes(`with-baseline`),f=d||H(s)?await I(await o(),{wanting:d,repository:a,program:i}):void 0,p=c===void 0||B(c),m=[.../* @__PURE__ */ new Set([...l.flatMap(({next:e})=>e),...f?.next??[]])];return m.length>0&&t.k(1,`Still to do:\n${m.map(e=>`  - ${e}\n`).join(``)}`),f?.mistake?t.x(f.mistake):u.includes(`by-hand`)||f?.isByHand||!p?1:0}function B(n){let a=r.t(r.readSettingsText(e.lt),`server`,n);return a===void 0?(t.k(1,`${e.lt} cannot be read. Add this line to the file:\n\n    "server": "${n}"\n\n`),!1):((0,i.writeFileSync)(e.lt,a),t.k(1,`${e.lt} says that ${n===`both`?`both versions run`:`${n} runs`} with these files today.\n\n`),!0)}function V(){try{return f()}catch(e){if(e instanceof n.p)return t.x(`init needs a git repository: ${e.message}`);throw e}}const H=e=>e.some(e=>e!==`workflows`&&e!==`with-baseline`);async function U({yes:e,parts:n},r,i){let a=y(r);if(e)return{parts:[.../* @__PURE__ */ new Set([...n.some(W)?[]:a,...n])]};if(n.length>0)return{parts:n};if(!process.stdin.isTTY||!t.E(1)){let e=t.A.map(e=>`--${e}`);throw new t.P(`init needs a terminal to ask. Without a terminal, name the parts to set up (${e.join(`, `)}), or add --yes for the usual parts: ${a.join(` and `)}.`)}let{askForInitParts:o}=await Promise.resolve().then(()=>require("./cli-init-questions.js"));return o(a,async e=>{let n=H(e)?await i():void 0;return n&&!(n instanceof t.P)&&n.findings>0?`${F(n)}.`:void 0})}const W=e=>e!==`with-baseline`;exports.initCommand=z;