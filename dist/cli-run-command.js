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
done`],{detached:!0,stdio:[`pipe`,`ignore`,`ignore`]}),r.on(`error`,()=>{}),r.stdin?.on(`error`,()=>{}),r.unref(),r.stdin?.unref?.();for(let e of n)r.stdin?.write(`${e}\n`);return r.stdin}function a(e){let t=i();n.add(e),t?.write(`${e}\n`,()=>{})}function o(e){i();let t=e();return a(t),t}function s(e){i();let t=e(),{pid:r}=t;return r!==void 0&&a(`+${r}`),{child:t,ended(){r!==void 0&&n.delete(`+${r}`)&&i()?.write(`-${r}\n`,()=>{})}}}const c=process.platform!==`win32`;function l(e){try{e!==void 0&&process.kill(c?-e:e,`SIGKILL`)}catch{}}function u(n,r){return new Promise(i=>{let{child:a,ended:o}=s(()=>(0,t.spawn)(n,{shell:!0,detached:c,stdio:[`ignore`,`pipe`,`pipe`]})),u=``,f=!1,p=()=>l(a.pid),m=e.a(p),h=setTimeout(()=>{f=!0,p()},r*1e3);for(let e of[a.stdout,a.stderr])e.setEncoding(`utf8`).on(`data`,e=>u=(u+e).slice(0,4e6));a.on(`error`,e=>g({code:void 0,output:u,trouble:`The command could not be run: ${e.message}.`})),a.on(`close`,(e,t)=>g(d(n,u,e,f?`it did not end within ${r} seconds`:t&&`it was ended by ${t}`)));function g(e){clearTimeout(h),m(),o(),i(e)}})}function d(e,t,n,r){let i=/^\s*(?:\w+=\S*\s+)*("[^"]+"|'[^']+'|\S+)/.exec(e)?.[1]??e;return r?{code:void 0,output:t,trouble:`The command ${i} gave no answer: ${r}.`}:n===127||n===9009?{code:n,output:t,trouble:`The command ${i} was not found.`}:n===126?{code:n,output:t,trouble:`The command ${i} could not be run: it is not a program, or permission is denied.`}:{code:n??void 0,output:t}}Object.defineProperty(exports,"n",{enumerable:!0,get:function(){return o}}),Object.defineProperty(exports,"r",{enumerable:!0,get:function(){return s}}),Object.defineProperty(exports,"t",{enumerable:!0,get:function(){return u}});