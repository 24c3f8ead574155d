const e=require("./cli-start.js"),t=require("./cli-target-modules.js"),n=require("./cli-rules.js"),r=(e,t)=>({bash:s,zsh:l,fish:p})[e](t),i=e.v.map(([e])=>`--${e}`),a=e.v.filter(([,{type:e}])=>e===`string`),o=e=>`'${e.replaceAll(`'`,`'\\''`)}'`;function s(t){let n=[...a.map(([e,t])=>`    --${e}) ${c(t)} return ;;`),...e.v.flatMap(([e,{short:t,word:n}])=>n?[`    --${e}|-${t}) COMPREPLY=($(compgen -W ${n} -- "$cur")); return ;;`]:[])],r=e._.flatMap(({name:e,choices:t,completes:n})=>{let r=n===`rules`?`$rules`:t?.join(` `);return r?[`      ${e}) COMPREPLY=($(compgen -W "${r}" -- "$cur")); return ;;`]:[]});return`# Completion of httpd-upgrade for bash. In ~/.bashrc: eval "$(httpd-upgrade completion bash)"
_httpd_upgrade() {
  local IFS=$' \\n' cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]}
  local rules=${o(t.join(` `))}
  COMPREPLY=()
  if [[ $cur == = ]]; then cur=; elif [[ $prev == = ]]; then prev=\${COMP_WORDS[COMP_CWORD-2]}; fi
  case $prev in
${n.join(`
`)}
  esac
  if [[ $cur == -* ]]; then
    COMPREPLY=($(compgen -W ${o(i.join(` `))} -- "$cur"))
    return
  fi
  if ((COMP_CWORD == 2)); then
    case \${COMP_WORDS[1]} in
${r.join(`
`)}
    esac
  elif ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W ${o(e._.map(({name:e})=>e).join(` `))} -- "$cur"))
  fi
  _httpd_upgrade_files
}
_httpd_upgrade_files() {
  local IFS=$'\\n'
  compopt -o filenames 2>/dev/null
  COMPREPLY+=($(compgen -f -- "$cur"))
}
complete -F _httpd_upgrade httpd-upgrade
`}function c({choices:e,completes:t}){return e?`COMPREPLY=($(compgen -W ${o(e.join(` `))} -- "$cur"));`:t===`rules`?'COMPREPLY=($(compgen -P "${cur%"${cur##*,}"}" -W "$rules" -- "${cur##*,}")); compopt -o nospace 2>/dev/null;':t===`file`?`_httpd_upgrade_files;`:``}function l(t){let n=e.v.map(([e,n])=>`    ${d(e,n,t)} \\`),r=e._.map(({name:e,brief:t})=>`${e}\\:${o(u(t))}`),i=e._.flatMap(({name:e,choices:n,completes:r})=>{let i=r===`rules`?t:n;return i?[`    ${e}) _values ${e} ${i.join(` `)} ;;`]:[]});return`#compdef httpd-upgrade
# Completion of httpd-upgrade for zsh. In ~/.zshrc, after compinit: eval "$(httpd-upgrade completion zsh)"
_httpd_upgrade_first() {
  _alternative ${o(`commands:command:((${r.join(` `)}))`)} 'files:file:_files'
}
_httpd_upgrade_more() {
  case $words[2] in
${i.join(`
`)}
    *) _files ;;
  esac
}
_httpd_upgrade() {
  _arguments \\
${n.join(`
`)}
    '1: :_httpd_upgrade_first' '*: :_httpd_upgrade_more'
}
if [[ $funcstack[1] == _httpd-upgrade ]]; then _httpd_upgrade "$@"; else compdef _httpd_upgrade httpd-upgrade; fi
`}const u=e=>e.replace(/[[\]:\\]/g,`\\$&`);function d(e,t,n){let{short:r,multiple:i,value:a,word:s,about:c}=t,l=a?`:${a}:${f(t,n)}`:s?`::word:(${s})`:``,d=`[${u(c)}]${l}`;return r?`'(-${r} --${e})'{-${r},--${e}}${o(d)}`:o(`${i?`*`:``}--${e}${a?`=`:``}${d}`)}function f({choices:e,completes:t},n){return e?`(${e.join(` `)})`:t===`rules`?`_values -s , rule ${n.join(` `)}`:t===`file`?`_files`:` `}function p(t){let n=e.v.flatMap(([e,n])=>{let r=n.short?` -s ${n.short}`:``,i=`complete -c httpd-upgrade -n '__fish_contains_opt${r} ${e}' -f -a '${n.word}'`;return[`complete -c httpd-upgrade${r} -l ${e}${h(n,t)} -d ${m(n.about)}`,...n.word?[i]:[]]}),r=e._.flatMap(({name:e,brief:n,choices:r,completes:i})=>{let a=i===`rules`?t:r;return[`complete -c httpd-upgrade -n __fish_is_first_arg -a ${e} -d ${m(n)}`,...a?[`complete -c httpd-upgrade -n '__fish_seen_subcommand_from ${e}' -f -a '${a.join(` `)}'`]:[]]});return`# Completion of httpd-upgrade for fish. In config.fish: httpd-upgrade completion fish | source
${[...n,...r].join(`
`)}
`}const m=e=>`'${e.replace(/['\\]/g,`\\$&`)}'`;function h({type:e,choices:t,completes:n},r){return e===`boolean`?``:t?` -x -a '${t.join(` `)}'`:n===`rules`?` -x -a '(__fish_complete_list , "printf %s\\\\\\\\n ${r.join(` `)}")'`:n===`file`?` -r -F`:` -x`}function g(i){return e.f(1,r(i,t.a(n.t))),0}exports.completionCommand=g;