const e=require("./cli.js"),t=require("./cli-git.js"),n=require("./cli-streams.js");let r=require("node:fs"),i=require("node:path");function a(){let[e=``,n=``]=o(t.n([`rev-parse`,`--show-toplevel`,`--git-path`,`hooks`])),a=t.n([`config`,`--list`,`-z`]),l=t=>(0,r.existsSync)((0,i.join)(e,t))?(0,r.readFileSync)((0,i.join)(e,t),`utf8`):void 0,u=(0,r.existsSync)((0,i.join)(e,s));return{root:e,hooks:(0,i.relative)(e,(0,i.resolve)(n)).split(i.sep).join(`/`),isOnGitHub:(0,r.existsSync)((0,i.join)(e,`.github`))||/^remote\..*\.url\n.*github\.com/m.test(Buffer.from(a).toString(`utf8`).replaceAll(`\0`,`
`)),lintStaged:(0,r.readdirSync)(e).filter(e=>/^(\.lintstagedrc|lint-staged\.config)\b/.test(e)),command:u?s:c(),isInstalled:u,read:l}}const o=e=>Buffer.from(e).toString(`utf8`).split(`
`),s=`node_modules/.bin/httpd-upgrade`;function c(){let e=(0,i.resolve)(process.argv[1]??``);return/\.c?js$/.test(e)?`node ${l(e)}`:`httpd-upgrade`}const l=e=>/^[\w@%+=:,./-]+$/.test(e)?e:`'${e.replaceAll(`'`,`'\\''`)}'`;function u(e,t,n){switch(e){case`git-hook`:return{files:[m(`${t.hooks}/pre-commit`,`exec ${t.command} --staged`)],next:[]};case`husky`:return h(t,n);case`lint-staged`:return _(t,n);case`pre-commit`:return{files:[{path:`.pre-commit-config.yaml`,text:`repos:\n${b}`,addition:b}],next:["Run `pre-commit install` once in each clone."]};case`workflows`:return{files:[x(`.github/workflows/httpd-review.yml`,`name: httpd
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
`),x(`.github/workflows/httpd-upgrade.yml`,`name: httpd (upgrade)
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
`)],next:[`Commit the workflows and push them to the default branch; there they start to work.`,`For upgrade pull requests allow GitHub Actions to open them: Settings, Actions, General, Workflow permissions.`]}}}function d(e){let t=t=>e.read(t)!==void 0,n=e.lintStaged.length>0||p(e,`lint-staged`);return[...t(`.pre-commit-config.yaml`)?[`pre-commit`]:n?[`lint-staged`]:f(e)?[`husky`]:[`git-hook`],...e.isOnGitHub?[`workflows`]:[]]}const f=e=>e.read(`.husky/pre-commit`)!==void 0||p(e,`husky`)||/^\.husky(\/|$)/.test(e.hooks),p=(e,t)=>e.read(`package.json`)?.includes(`"${t}"`)??!1,m=(e,t)=>({path:e,text:`#!/bin/sh\n# Checks what is staged for what httpd 2.4 would trip over.\n${t}\n`,addition:`${t.replace(/^exec /,``)}\n`,isProgram:!0});function h(e,t){let n=t.includes(`lint-staged`)?`lint-staged`:`httpd-upgrade --staged`,r=g(e,`husky`),i=/"prepare"\s*:\s*"[^"]*husky/.test(e.read(`package.json`)??``)?[]:["Run `npm pkg set scripts.prepare=husky`, so that everybody who runs `npm install` gets the hook."],a=/^\.husky(\/|$)/.test(e.hooks)?[]:["Run `npx husky` once in this clone."];return{files:[{path:`.husky/pre-commit`,text:`${n}\n`,addition:`${n}\n`}],next:[...r,...i,...a]}}function g(e,t){return[...p(e,t)?[]:[t],...e.isInstalled?[]:[`httpd-upgrade`]].map(e=>`Run \`npm install --save-dev ${e}\`.`)}function _(e,t){let n=`${JSON.stringify(y)}: ${JSON.stringify(`httpd-upgrade --context .`)}`,[r]=[...e.lintStaged,...p(e,`lint-staged`)&&v(e)?[`package.json`]:[]],i=g(e,`lint-staged`),a=t.includes(`husky`)||e.read(`.husky/pre-commit`)?.includes(`lint-staged`)?[]:["Let a hook call lint-staged; `httpd-upgrade init --husky --lint-staged` writes one for husky."];return{files:[{path:r??`.lintstagedrc.json`,text:`{\n  ${n}\n}\n`,addition:`${n}\n`}],next:[...i,...a]}}const v=e=>/"lint-staged"\s*:\s*[{[]/.test(e.read(`package.json`)??``),y=`{*htaccess*,*.conf,*.conf.*,*.vhost,**/{conf,mods,sites}-{available,enabled}/*,**/vhosts.d/*}`,b=`  - repo: https://github.com/httpd-upgrade/httpd-upgrade
    rev: v0.1.0
    hooks:
      - id: httpd-upgrade
`,x=(e,t)=>({path:e,text:t,addition:t});async function S(e){let t=C();if(typeof t==`number`)return t;let r=await w(e,t);if(r.length===0)return n.r(1,`Nothing was written.
`),0;let i=r.map(e=>u(e,t,r)),a=i.flatMap(({files:e})=>e.map(e=>D(t,e))),o=[...new Set(i.flatMap(({next:e})=>e))];return o.length>0&&n.r(1,`What is left to you:\n${o.map(e=>`  - ${e}\n`).join(``)}`),+!!a.includes(`by-hand`)}function C(){try{return a()}catch(n){if(n instanceof t.t)return e.t(`init needs a git repository: ${n.message}`);throw n}}async function w({yes:t,parts:r},i){if(r.length>0)return r;let a=d(i);if(t)return a;if(!process.stdin.isTTY||!n.n(1)){let t=e.d.map(e=>`--${e}`);throw new e.f(`init asks before it writes, and nobody is there to answer; say what to set up (${t.join(`, `)}), or --yes for what fits: ${a.join(` and `)}.`)}return E(a)}const T={"git-hook":`A hook of git itself, in this clone alone?`,husky:`A hook for husky?`,"lint-staged":`An entry for lint-staged?`,"pre-commit":`An entry for the pre-commit framework?`,workflows:`Two workflows for GitHub Actions: reviews of pull requests, and upgrades every week?`};async function E(t){let{createInterface:n}=await import(`node:readline`),r=n({input:process.stdin,output:process.stdout}),i=r[Symbol.asyncIterator](),a=[];for(let n of e.d){let e=t.includes(n);r.setPrompt(`${T[n]} ${e?`[Y/n]`:`[y/N]`} `),r.prompt();let{value:o,done:s}=await i.next();if(s)return[];let c=String(o).trim();(c===``?e:/^y(es)?$/i.test(c))&&a.push(n)}return r.close(),a}function D({root:t,read:a},{path:o,text:s,addition:c,isProgram:l}){let u=a(o);if(u?.includes(c.trim())||O.test(u??``))return n.r(1,`${o} runs httpd-upgrade already, and is left as it is.\n\n`),`done`;if(u!==void 0)return n.r(1,`${o} is there already, and is left as it is. Add this to it:\n\n${k(c)}\n`),`by-hand`;try{(0,r.mkdirSync)((0,i.dirname)((0,i.join)(t,o)),{recursive:!0}),(0,r.writeFileSync)((0,i.join)(t,o),s,{flag:`wx`,mode:l?493:420})}catch(t){throw new e.f(n.o(o,`written`,t))}return n.r(1,`Wrote ${o}:\n\n${k(s)}\n`),`done`}const O=/httpd-upgrade\/httpd-upgrade|httpd-upgrade\S* --(staged|context|write)/,k=e=>e.replace(/^(?=.)/gm,`    `);exports.initCommand=S;