require("./cli-rolldown-runtime.js");const e=require("./cli-migrate.js"),t=require("./cli-program.js"),n=require("./cli-write-files.js"),r=require("./cli-next.js"),i=require("./cli-remember.js");let a=require("node:fs"),o=require("node:path");const s=`1.0.0`,c=(e=s)=>`v${e}`,l=(e=s)=>`v${e.replace(/\..*/,``)}`,u=(e=s)=>({start:`npx --yes ${d(e)}`,home:`https://github.com/httpd-upgrade/httpd-upgrade`}),d=(e=s)=>`httpd-upgrade@${e}`,f=({start:t},...n)=>n.length===0?t:`${t} ${e.I(n)}`;function p(){let[e=``,t=``]=m(r.m([`rev-parse`,`--show-toplevel`,`--git-path`,`hooks`])),n=r.m([`config`,`--list`,`-z`]),i=t=>(0,a.existsSync)((0,o.join)(e,t))?(0,a.readFileSync)((0,o.join)(e,t),`utf8`):void 0,s=(0,a.existsSync)((0,o.join)(e,h));return{root:e,hooks:(0,o.relative)(e,(0,o.resolve)(t)).split(o.sep).join(`/`),isOnGitHub:(0,a.existsSync)((0,o.join)(e,`.github`))||/^remote\..*\.url\n.*github\.com/m.test(Buffer.from(n).toString(`utf8`).replaceAll(`\0`,`
`)),lintStaged:(0,a.readdirSync)(e).filter(e=>/^(\.lintstagedrc|lint-staged\.config)\b/.test(e)),command:s?h:g(),isInstalled:s,read:i}}const m=e=>Buffer.from(e).toString(`utf8`).split(`
`),h=`node_modules/.bin/httpd-upgrade`;function g(){let t=r.f();return/\.c?js$/.test(t)?`node ${e.I([t])}`:/[/\\]_npx[/\\]/.test(t)?f(u()):r.u(t)?`httpd-upgrade`:e.I([t])}const _=`name: httpd
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
      - uses: httpd-upgrade/httpd-upgrade@${l()}
`,v=`name: httpd (upgrade)
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
      - uses: httpd-upgrade/httpd-upgrade@${l()}
        with:
          mode: upgrade
          verify: httpd -v
`;function y(e,t,n){switch(e){case`git-hook`:return{files:[C(`${t.hooks}/pre-commit`,`exec ${t.command} --staged`)],next:[]};case`husky`:return w(t,n);case`lint-staged`:return E(t,n);case`pre-commit`:return{files:[{path:`.pre-commit-config.yaml`,text:`repos:\n${O}`,textToAdd:O}],next:["Run `pre-commit install` once in each clone."]};case`workflows`:return{files:[k(`.github/workflows/httpd-review.yml`,_),k(`.github/workflows/httpd-upgrade.yml`,v)],next:[`Commit the workflows and push them to the default branch, where they take effect.`,`For upgrades, allow GitHub Actions to open pull requests: Settings, Actions, General, Workflow permissions.`]};case`with-baseline`:return{files:[],next:[]}}}function b(e){let t=t=>e.read(t)!==void 0,n=e.lintStaged.length>0||S(e,`lint-staged`);return[...t(`.pre-commit-config.yaml`)?[`pre-commit`]:n?[`lint-staged`]:x(e)?[`husky`]:[`git-hook`],...e.isOnGitHub?[`workflows`]:[]]}const x=e=>e.read(`.husky/pre-commit`)!==void 0||S(e,`husky`)||/^\.husky(\/|$)/.test(e.hooks),S=(e,t)=>e.read(`package.json`)?.includes(`"${t}"`)??!1,C=(e,t)=>({path:e,text:`#!/bin/sh\n# Checks staged files for problems with httpd 2.4.\n${t}\n`,textToAdd:`${t.replace(/^exec /,``)}\n`,isProgram:!0});function w(t,n){let r=n.includes(`lint-staged`)?`lint-staged`:`httpd-upgrade --staged`,i=/"prepare"\s*:\s*"[^"]*husky/.test(t.read(`package.json`)??``);return{files:[{path:`.husky/pre-commit`,text:`${r}\n`,textToAdd:`${r}\n`}],next:e.Mn(...T(t,`husky`),!i&&"Run `npm pkg set scripts.prepare=husky`, so that everybody who runs `npm install` gets the hook.",!/^\.husky(\/|$)/.test(t.hooks)&&"Run `npx husky` once in this clone.")}}function T(t,n){return e.Mn(!S(t,n)&&n,!t.isInstalled&&d()).map(e=>`Run \`npm install --save-dev ${e}\`.`)}function E(n,r){let i=`${JSON.stringify(t.o)}: ${JSON.stringify(`httpd-upgrade --context .`)}`,[a]=[...n.lintStaged,...S(n,`lint-staged`)&&D(n)?[`package.json`]:[]],o=r.includes(`husky`)||n.read(`.husky/pre-commit`)?.includes(`lint-staged`);return{files:[{path:a??`.lintstagedrc.json`,text:`{\n  ${i}\n}\n`,textToAdd:`${i}\n`}],next:e.Mn(...T(n,`lint-staged`),!o&&"Call lint-staged in a git hook. For husky, `httpd-upgrade init --husky --lint-staged` writes such a hook.")}}const D=e=>/"lint-staged"\s*:\s*[{[]/.test(e.read(`package.json`)??``),O=`  - repo: https://github.com/httpd-upgrade/httpd-upgrade
    rev: ${c()}
    hooks:
      - id: httpd-upgrade
`,k=(e,t)=>({path:e,text:t,textToAdd:t});function A({root:e,read:n},{path:r,text:i,textToAdd:s,isProgram:c}){let l=n(r);return l?.includes(s.trim())||j.test(l??``)?(t.k(1,`${r} already runs httpd-upgrade and is unchanged.\n\n`),`done`):l===void 0?(t.F(r,`written`,()=>{(0,a.mkdirSync)((0,o.dirname)((0,o.join)(e,r)),{recursive:!0}),(0,a.writeFileSync)((0,o.join)(e,r),i,{flag:`wx`,mode:c?493:420})}),t.k(1,`Wrote ${r}:\n\n${M(i)}\n`),`done`):(t.k(1,`${r} exists and is unchanged. Add these lines to the file:\n\n${M(s)}\n`),`by-hand`)}const j=/httpd-upgrade\/httpd-upgrade|httpd-upgrade\S* --(staged|context|write)/,M=e=>e.replace(/^(?=.)/gm,`    `);async function N(){try{return await P(F([]))}catch(e){if(e instanceof t.P)return e;throw e}}async function P(t){let n=await e.z(t),r=e.R(n,t),i=r!==void 0&&!(0,a.existsSync)(r),o=await e.L(i?F([`--no-baseline`]):t),s=e.K(o.site,e.st(o.settings,e.bt),o.choices),{migration:c}=await e.T(o.options,o,s),l=c.findings.filter(({severity:e})=>e!==`info`),u=new Set(l.map(({file:e})=>e)).size;return{findings:l.length,files:u,settings:n.path,baseline:r}}function F(e){let n=t.j(e);if(n.name!==`migrate`)throw Error(`these words are options alone`);return n.options}function I({findings:t,files:n}){let[r,i]=t===1?[`is`,`stops`]:[`are`,`stop`],a=n===1?`this file`:`one of these files`;return`${e.mt(t,`finding`)} in ${e.mt(n,`file`)} ${r} here already, and ${i} every commit of ${a}`}async function L(n,{wanting:r,repository:i,program:a}){if(n instanceof t.P)return{next:[],mistake:n.message};let o=`${I(n)}. To count only new findings, run \`${a} init --with-baseline\`.`;if(!r)return{next:n.findings>0?[o]:[]};let s=n.baseline??`httpd-upgrade-baseline.json`,c=R(s,n);if(c)return t.k(1,`${c}\n\n`),{next:[]};await e.t(F([`--write-baseline`,s])),t.k(1,`
`);let l=n.baseline===void 0?[z(s,n.settings)]:[],u=l.map(e=>A(i,e)).includes(`by-hand`);return{next:[`Commit ${[...l.map(({path:e})=>e),s].join(` and `)}.`],isByHand:u}}function R(e,{findings:t}){return(0,a.existsSync)(e)?`${e} exists and is unchanged; --write-baseline ${e} rewrites it.`:t===0?`No finding stops a commit, so no baseline was written.`:void 0}function z(e,t=`httpd-upgrade.json`){let n=`"baseline": ${JSON.stringify(e)}`;return{path:t,text:`{\n  ${n}\n}\n`,textToAdd:`${n}\n`}}async function B(n){let i=r.r(),a=H();if(typeof a==`number`)return a;process.chdir(a.root);let o=e.Kn(N),{parts:s,server:c}=await W(n,a,o);if(s.length===0)return t.k(1,`Nothing was written.
`),0;let l=s.map(e=>y(e,a,s)),u=l.flatMap(({files:e})=>e.map(e=>A(a,e))),d=s.includes(`with-baseline`),f=d||U(s)?await L(await o(),{wanting:d,repository:a,program:i}):void 0,p=c===void 0||V(c),m=[.../* @__PURE__ */ new Set([...l.flatMap(({next:e})=>e),...f?.next??[]])];return m.length>0&&t.k(1,`Still to do:\n${m.map(e=>`  - ${e}\n`).join(``)}`),f?.mistake?t.x(f.mistake):u.includes(`by-hand`)||f?.isByHand||!p?1:0}function V(r){let a=i.t(i.readSettingsText(e.lt),`server`,r);return a===void 0?(t.k(1,`${e.lt} cannot be read. Add this line to the file:\n\n    "server": "${r}"\n\n`),!1):(n.t(e.lt,a),t.k(1,`${e.lt} says that ${r===`both`?`both versions run`:`${r} runs`} with these files today.\n\n`),!0)}function H(){try{return p()}catch(e){if(e instanceof r.p)return t.x(`init needs a git repository: ${e.message}`);throw e}}const U=e=>e.some(e=>e!==`workflows`&&e!==`with-baseline`);async function W({yes:e,parts:n},r,i){let a=b(r);if(e)return{parts:[.../* @__PURE__ */ new Set([...n.some(G)?[]:a,...n])]};if(n.length>0)return{parts:n};if(!process.stdin.isTTY||!t.E(1)){let e=t.A.map(e=>`--${e}`);throw new t.P(`init needs a terminal to ask. Without a terminal, name the parts to set up (${e.join(`, `)}), or add --yes for the usual parts: ${a.join(` and `)}.`)}let{askInitQuestions:o}=await Promise.resolve().then(()=>require("./cli-init-questions.js"));return o(a,async e=>{let n=U(e)?await i():void 0;return n&&!(n instanceof t.P)&&n.findings>0?`${I(n)}.`:void 0})}const G=e=>e!==`with-baseline`;exports.initCommand=B;