const e=require("./cli.js"),t=require("./cli-git.js");let n=require("node:fs"),r=require("node:path");async function i(){let[e=``,i=``]=a(await t.n([`rev-parse`,`--show-toplevel`,`--git-path`,`hooks`])),c=await t.n([`config`,`--get-regexp`,`^remote\\..*\\.url$`]).catch(()=>/* @__PURE__ */ new Uint8Array),l=t=>(0,n.existsSync)((0,r.join)(e,t))?(0,n.readFileSync)((0,r.join)(e,t),`utf8`):void 0,u=s(e);return{root:e,hooks:(0,r.relative)(e,(0,r.resolve)(i)).split(r.sep).join(`/`),isOnGitHub:(0,n.existsSync)((0,r.join)(e,`.github`))||/github\.com/.test(Buffer.from(c).toString()),lintStaged:(0,n.readdirSync)(e).filter(e=>/^(\.lintstagedrc|lint-staged\.config)\b/.test(e)),command:u.installed?`node_modules/.bin/${o}`:u.command,sharedCommand:u.installed?o:u.command,read:l}}const a=e=>Buffer.from(e).toString(`utf8`).split(`
`),o=`httpd-upgrade`;function s(e){if((0,n.existsSync)((0,r.join)(e,`node_modules`,`.bin`,o)))return{installed:!0,command:``};let t=(0,r.resolve)(process.argv[1]??``);return{installed:!1,command:/\.c?js$/.test(t)?`node ${c(t)}`:o}}const c=e=>/^[\w@%+=:,./-]+$/.test(e)?e:`'${e.replaceAll(`'`,`'\\''`)}'`;function l(e,t,n){switch(e){case`git-hook`:return{files:[p(`${t.hooks}/pre-commit`,`exec ${t.command} --staged`)],next:[]};case`husky`:return m(t,n);case`lint-staged`:return h(t,n);case`pre-commit`:return{files:[{path:`.pre-commit-config.yaml`,text:`repos:\n${v}`,addition:v}],next:["Run `pre-commit install` once in each clone."]};case`workflows`:return{files:[y(`.github/workflows/httpd-review.yml`,`name: httpd
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
`),y(`.github/workflows/httpd-upgrade.yml`,`name: httpd (upgrade)
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
`)],next:[`Commit the workflows and push them to the default branch; there they start to work.`,`For upgrade pull requests allow GitHub Actions to open them: Settings, Actions, General, Workflow permissions.`]}}}function u(e){let t=t=>e.read(t)!==void 0,n=e.lintStaged.length>0||f(e,`lint-staged`);return[...t(`.pre-commit-config.yaml`)?[`pre-commit`]:n?[`lint-staged`]:d(e)?[`husky`]:[`git-hook`],...e.isOnGitHub?[`workflows`]:[]]}const d=e=>e.read(`.husky/pre-commit`)!==void 0||f(e,`husky`)||/^\.husky(\/|$)/.test(e.hooks),f=(e,t)=>e.read(`package.json`)?.includes(`"${t}"`)??!1,p=(e,t)=>({path:e,text:`#!/bin/sh\n# Checks what is staged for what httpd 2.4 would trip over.\n${t}\n`,addition:`${t.replace(/^exec /,``)}\n`,isProgram:!0});function m(e,t){let n=t.includes(`lint-staged`)?`lint-staged`:`${e.sharedCommand} --staged`,r=f(e,`husky`)?[]:["Run `npm install --save-dev husky`."],i=/"prepare"\s*:\s*"[^"]*husky/.test(e.read(`package.json`)??``)?[]:["Run `npm pkg set scripts.prepare=husky`, so that everybody who runs `npm install` gets the hook."],a=/^\.husky(\/|$)/.test(e.hooks)?[]:["Run `npx husky` once in this clone."];return{files:[{path:`.husky/pre-commit`,text:`${n}\n`,addition:`${n}\n`}],next:[...r,...i,...a]}}function h(e,t){let n=`${JSON.stringify(_)}: ${JSON.stringify(`${e.sharedCommand} --context .`)}`,[r]=[...e.lintStaged,...f(e,`lint-staged`)&&g(e)?[`package.json`]:[]],i=f(e,`lint-staged`)?[]:["Run `npm install --save-dev lint-staged`."],a=t.includes(`husky`)||e.read(`.husky/pre-commit`)?.includes(`lint-staged`)?[]:["Let a hook call lint-staged; `httpd-upgrade init --husky --lint-staged` writes one for husky."];return{files:[{path:r??`.lintstagedrc.json`,text:`{\n  ${n}\n}\n`,addition:`${n}\n`}],next:[...i,...a]}}const g=e=>/"lint-staged"\s*:\s*[{[]/.test(e.read(`package.json`)??``),_=`{*htaccess*,*.conf,*.conf.*,*.vhost,**/{conf,mods,sites}-{available,enabled}/*,**/vhosts.d/*}`,v=`  - repo: https://github.com/httpd-upgrade/httpd-upgrade
    rev: v0.1.0
    hooks:
      - id: httpd-upgrade
`,y=(e,t)=>({path:e,text:t,addition:t});async function b(t){let n=await x();if(typeof n==`number`)return n;let r=await S(t,n);if(r.length===0)return e.a(1,`Nothing was written.
`),0;let i=r.map(e=>l(e,n,r)),a=i.flatMap(({files:e})=>e.map(e=>T(n,e))),o=[...new Set(i.flatMap(({next:e})=>e))];return o.length>0&&e.a(1,`What is left to you:\n${o.map(e=>`  - ${e}\n`).join(``)}`),+!!a.includes(`by-hand`)}async function x(){try{return await i()}catch(n){if(n instanceof t.t)return e.t(`init needs a git repository: ${n.message}`);throw n}}async function S({yes:t,parts:n},r){if(n.length>0)return n;let i=u(r);if(t)return i;if(!process.stdin.isTTY||!e.i(1)){let t=e._.map(e=>`--${e}`);throw new e.g(`init asks before it writes, and nobody is there to answer; say what to set up (${t.join(`, `)}), or --yes for what fits: ${i.join(` and `)}.`)}return w(i)}const C={"git-hook":`A hook of git itself, in this clone alone?`,husky:`A hook for husky?`,"lint-staged":`An entry for lint-staged?`,"pre-commit":`An entry for the pre-commit framework?`,workflows:`Two workflows for GitHub Actions: reviews of pull requests, and upgrades every week?`};async function w(t){let{createInterface:n}=await import(`node:readline`),r=n({input:process.stdin,output:process.stdout}),i=r[Symbol.asyncIterator](),a=[];for(let n of e._){let e=t.includes(n);r.setPrompt(`${C[n]} ${e?`[Y/n]`:`[y/N]`} `),r.prompt();let{value:o,done:s}=await i.next();if(s)return[];let c=String(o).trim();(c===``?e:/^y(es)?$/i.test(c))&&a.push(n)}return r.close(),a}function T({root:t,read:i},{path:a,text:o,addition:s,isProgram:c}){let l=i(a);if(l?.includes(s.trim())||E.test(l??``))return e.a(1,`${a} runs httpd-upgrade already, and is left as it is.\n\n`),`done`;if(l!==void 0)return e.a(1,`${a} is there already, and is left as it is. Add this to it:\n\n${D(s)}\n`),`by-hand`;try{(0,n.mkdirSync)((0,r.dirname)((0,r.join)(t,a)),{recursive:!0}),(0,n.writeFileSync)((0,r.join)(t,a),o,{flag:`wx`,mode:c?493:420})}catch(t){throw new e.g(e.f(a,`written`,t))}return e.a(1,`Wrote ${a}:\n\n${D(o)}\n`),`done`}const E=/httpd-upgrade\/httpd-upgrade|httpd-upgrade\S* --(staged|context|write)/,D=e=>e.replace(/^(?=.)/gm,`    `);exports.initCommand=b;