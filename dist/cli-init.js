const e=require("./cli.js"),t=require("./cli-git.js");let n=require("node:fs"),r=require("node:path");function i(){let[e=``,i=``]=a(t.n([`rev-parse`,`--show-toplevel`,`--git-path`,`hooks`])),c=t.n([`config`,`--list`,`-z`]),l=t=>(0,n.existsSync)((0,r.join)(e,t))?(0,n.readFileSync)((0,r.join)(e,t),`utf8`):void 0,u=(0,n.existsSync)((0,r.join)(e,o));return{root:e,hooks:(0,r.relative)(e,(0,r.resolve)(i)).split(r.sep).join(`/`),isOnGitHub:(0,n.existsSync)((0,r.join)(e,`.github`))||/^remote\..*\.url\n.*github\.com/m.test(Buffer.from(c).toString(`utf8`).replaceAll(`\0`,`
`)),lintStaged:(0,n.readdirSync)(e).filter(e=>/^(\.lintstagedrc|lint-staged\.config)\b/.test(e)),command:u?o:s(),isInstalled:u,read:l}}const a=e=>Buffer.from(e).toString(`utf8`).split(`
`),o=`node_modules/.bin/httpd-upgrade`;function s(){let e=(0,r.resolve)(process.argv[1]??``);return/\.c?js$/.test(e)?`node ${c(e)}`:`httpd-upgrade`}const c=e=>/^[\w@%+=:,./-]+$/.test(e)?e:`'${e.replaceAll(`'`,`'\\''`)}'`;function l(e,t,n){switch(e){case`git-hook`:return{files:[p(`${t.hooks}/pre-commit`,`exec ${t.command} --staged`)],next:[]};case`husky`:return m(t,n);case`lint-staged`:return g(t,n);case`pre-commit`:return{files:[{path:`.pre-commit-config.yaml`,text:`repos:\n${y}`,addition:y}],next:["Run `pre-commit install` once in each clone."]};case`workflows`:return{files:[b(`.github/workflows/httpd-review.yml`,`name: httpd
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
`),b(`.github/workflows/httpd-upgrade.yml`,`name: httpd (upgrade)
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
`)],next:[`Commit the workflows and push them to the default branch; there they start to work.`,`For upgrade pull requests allow GitHub Actions to open them: Settings, Actions, General, Workflow permissions.`]}}}function u(e){let t=t=>e.read(t)!==void 0,n=e.lintStaged.length>0||f(e,`lint-staged`);return[...t(`.pre-commit-config.yaml`)?[`pre-commit`]:n?[`lint-staged`]:d(e)?[`husky`]:[`git-hook`],...e.isOnGitHub?[`workflows`]:[]]}const d=e=>e.read(`.husky/pre-commit`)!==void 0||f(e,`husky`)||/^\.husky(\/|$)/.test(e.hooks),f=(e,t)=>e.read(`package.json`)?.includes(`"${t}"`)??!1,p=(e,t)=>({path:e,text:`#!/bin/sh\n# Checks what is staged for what httpd 2.4 would trip over.\n${t}\n`,addition:`${t.replace(/^exec /,``)}\n`,isProgram:!0});function m(e,t){let n=t.includes(`lint-staged`)?`lint-staged`:`httpd-upgrade --staged`,r=h(e,`husky`),i=/"prepare"\s*:\s*"[^"]*husky/.test(e.read(`package.json`)??``)?[]:["Run `npm pkg set scripts.prepare=husky`, so that everybody who runs `npm install` gets the hook."],a=/^\.husky(\/|$)/.test(e.hooks)?[]:["Run `npx husky` once in this clone."];return{files:[{path:`.husky/pre-commit`,text:`${n}\n`,addition:`${n}\n`}],next:[...r,...i,...a]}}function h(e,t){return[...f(e,t)?[]:[t],...e.isInstalled?[]:[`httpd-upgrade`]].map(e=>`Run \`npm install --save-dev ${e}\`.`)}function g(e,t){let n=`${JSON.stringify(v)}: ${JSON.stringify(`httpd-upgrade --context .`)}`,[r]=[...e.lintStaged,...f(e,`lint-staged`)&&_(e)?[`package.json`]:[]],i=h(e,`lint-staged`),a=t.includes(`husky`)||e.read(`.husky/pre-commit`)?.includes(`lint-staged`)?[]:["Let a hook call lint-staged; `httpd-upgrade init --husky --lint-staged` writes one for husky."];return{files:[{path:r??`.lintstagedrc.json`,text:`{\n  ${n}\n}\n`,addition:`${n}\n`}],next:[...i,...a]}}const _=e=>/"lint-staged"\s*:\s*[{[]/.test(e.read(`package.json`)??``),v=`{*htaccess*,*.conf,*.conf.*,*.vhost,**/{conf,mods,sites}-{available,enabled}/*,**/vhosts.d/*}`,y=`  - repo: https://github.com/httpd-upgrade/httpd-upgrade
    rev: v0.1.0
    hooks:
      - id: httpd-upgrade
`,b=(e,t)=>({path:e,text:t,addition:t});async function x(t){let n=S();if(typeof n==`number`)return n;let r=await C(t,n);if(r.length===0)return e.a(1,`Nothing was written.
`),0;let i=r.map(e=>l(e,n,r)),a=i.flatMap(({files:e})=>e.map(e=>E(n,e))),o=[...new Set(i.flatMap(({next:e})=>e))];return o.length>0&&e.a(1,`What is left to you:\n${o.map(e=>`  - ${e}\n`).join(``)}`),+!!a.includes(`by-hand`)}function S(){try{return i()}catch(n){if(n instanceof t.t)return e.t(`init needs a git repository: ${n.message}`);throw n}}async function C({yes:t,parts:n},r){if(n.length>0)return n;let i=u(r);if(t)return i;if(!process.stdin.isTTY||!e.i(1)){let t=e.v.map(e=>`--${e}`);throw new e._(`init asks before it writes, and nobody is there to answer; say what to set up (${t.join(`, `)}), or --yes for what fits: ${i.join(` and `)}.`)}return T(i)}const w={"git-hook":`A hook of git itself, in this clone alone?`,husky:`A hook for husky?`,"lint-staged":`An entry for lint-staged?`,"pre-commit":`An entry for the pre-commit framework?`,workflows:`Two workflows for GitHub Actions: reviews of pull requests, and upgrades every week?`};async function T(t){let{createInterface:n}=await import(`node:readline`),r=n({input:process.stdin,output:process.stdout}),i=r[Symbol.asyncIterator](),a=[];for(let n of e.v){let e=t.includes(n);r.setPrompt(`${w[n]} ${e?`[Y/n]`:`[y/N]`} `),r.prompt();let{value:o,done:s}=await i.next();if(s)return[];let c=String(o).trim();(c===``?e:/^y(es)?$/i.test(c))&&a.push(n)}return r.close(),a}function E({root:t,read:i},{path:a,text:o,addition:s,isProgram:c}){let l=i(a);if(l?.includes(s.trim())||D.test(l??``))return e.a(1,`${a} runs httpd-upgrade already, and is left as it is.\n\n`),`done`;if(l!==void 0)return e.a(1,`${a} is there already, and is left as it is. Add this to it:\n\n${O(s)}\n`),`by-hand`;try{(0,n.mkdirSync)((0,r.dirname)((0,r.join)(t,a)),{recursive:!0}),(0,n.writeFileSync)((0,r.join)(t,a),o,{flag:`wx`,mode:c?493:420})}catch(t){throw new e._(e.p(a,`written`,t))}return e.a(1,`Wrote ${a}:\n\n${O(o)}\n`),`done`}const D=/httpd-upgrade\/httpd-upgrade|httpd-upgrade\S* --(staged|context|write)/,O=e=>e.replace(/^(?=.)/gm,`    `);exports.initCommand=x;