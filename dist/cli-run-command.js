const e=require("./cli-write-files.js");let t=require("node:child_process");const n=/* @__PURE__ */ new Set;let r;function i(){if(process.platform===`win32`)return null;if(r?.stdin?.writable&&r.exitCode===null)return r.stdin;r=(0,t.spawn)(`/bin/sh`,[`-c`,`groups=
while IFS= read -r line; do
  case $line in
    +*) groups="$groups \${line#+}" ;;
    -*) kept=; for one in $groups; do [ "$one" = "\${line#-}" ] || kept="$kept $one"; done; groups=$kept ;;
    /*) set -- "$@" "$line" ;;
  esac
done
for one in $groups; do kill -KILL "-$one"; done
[ $# -gt 0 ] || exit 0
for wait in 0 0.2 1 3; do
  sleep $wait
  rm -rf -- "$@" && exit 0
done`],{detached:!0,stdio:[`pipe`,`ignore`,`ignore`]}),r.on(`error`,()=>{}),r.stdin?.on(`error`,()=>{}),r.unref(),r.stdin?.unref?.();for(let e of n)r.stdin?.write(`${e}\n`);return r.stdin}function a(e,t=()=>{}){let r=i();n.add(e),r?r.write(`${e}\n`,t):t()}function o(e){i();let t=e();return a(t),t}function s(e,r=process.env){let[o,...s]=typeof e==`string`?[`/bin/sh`,`-c`,e]:e;if(process.platform===`win32`){let[n,i]=typeof e==`string`?[e,!0]:[o,!1];return{child:(0,t.spawn)(n,i?[]:s,{env:r,shell:i,stdio:[`ignore`,`pipe`,`pipe`]}),ended(){}}}let c=(0,t.spawn)(`/bin/sh`,[`-c`,`IFS= read -r line <&3 || exit 1; exec "$0" "$@" 3<&-`,o,...s],{env:r,stdio:[`ignore`,`pipe`,`pipe`,`pipe`],detached:!0}),{pid:l}=c,u=c.stdio[3];return u?.on(`error`,()=>{}),l!==void 0&&a(`+${l}`,()=>u?.end(`
`)),{child:c,ended(){l!==void 0&&n.delete(`+${l}`)&&i()?.write(`-${l}\n`,()=>{})}}}const c=process.platform!==`win32`;function l(e){try{e!==void 0&&process.kill(c?-e:e,`SIGKILL`)}catch{}}function u(t,n){return new Promise(r=>{let{child:i,ended:a}=s(t),o=``,c=!1,u=()=>l(i.pid),f=e.o(u),p=setTimeout(()=>{c=!0,u()},n*1e3);for(let e of[i.stdout,i.stderr])e.setEncoding(`utf8`).on(`data`,e=>o=(o+e).slice(0,4e6));i.on(`error`,e=>m({code:void 0,output:o,trouble:`The command failed to start: ${e.message}.`})),i.on(`close`,(e,r)=>m(d(t,o,e,c?`it did not finish within ${n} seconds`:r&&`it was stopped by ${r}`)));function m(e){clearTimeout(p),f(),a(),r(e)}})}function d(e,t,n,r){let i=/^\s*(?:\w+=\S*\s+)*("[^"]+"|'[^']+'|\S+)/.exec(e)?.[1]??e;return r?{code:void 0,output:t,trouble:`The command ${i} gave no answer: ${r}.`}:n===127||n===9009?{code:n,output:t,trouble:`The command ${i} was not found.`}:n===126?{code:n,output:t,trouble:`The command ${i} could not be run: it is not a program, or permission is denied.`}:{code:n??void 0,output:t}}Object.defineProperty(exports,"n",{enumerable:!0,get:function(){return o}}),Object.defineProperty(exports,"r",{enumerable:!0,get:function(){return s}}),Object.defineProperty(exports,"t",{enumerable:!0,get:function(){return u}});