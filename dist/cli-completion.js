require("./cli-rolldown-runtime.js");const e=require("./cli-start.js"),t=require("./cli-migrate.js"),n=(e,t)=>({bash:o,zsh:c,fish:f})[e](t),r=e.P.map(([e])=>`--${e}`),i=e.P.filter(([,{type:e}])=>e===`string`),a=e=>`'${e.replaceAll(`'`,`'\\''`)}'`;function o(t){let n=[...i.map(([e,t])=>`    --${e}) ${s(t)} return ;;`),...e.P.flatMap(([e,{short:t,word:n}])=>n?[`    --${e}|-${t}) COMPREPLY=($(compgen -W ${n} -- "$cur")); return ;;`]:[])],o=e.N.flatMap(({name:e,choices:t,completes:n})=>{let r=n===`rules`?`$rules`:t?.join(` `);return r?[`      ${e}) COMPREPLY=($(compgen -W "${r}" -- "$cur")); return ;;`]:[]});return`# Completion of httpd-upgrade for bash. In ~/.bashrc: eval "$(httpd-upgrade completion bash)"
_httpd_upgrade() {
  local IFS=$' \\n' cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]}
  local rules=${a(t.join(` `))}
  COMPREPLY=()
  if [[ $cur == = ]]; then cur=; elif [[ $prev == = ]]; then prev=\${COMP_WORDS[COMP_CWORD-2]}; fi
  case $prev in
${n.join(`
`)}
  esac
  if [[ $cur == -* ]]; then
    COMPREPLY=($(compgen -W ${a(r.join(` `))} -- "$cur"))
    return
  fi
  if ((COMP_CWORD == 2)); then
    case \${COMP_WORDS[1]} in
${o.join(`
`)}
    esac
  elif ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W ${a(e.N.map(({name:e})=>e).join(` `))} -- "$cur"))
  fi
  _httpd_upgrade_files
}
_httpd_upgrade_files() {
  local IFS=$'\\n'
  compopt -o filenames 2>/dev/null
  COMPREPLY+=($(compgen -f -- "$cur"))
}
complete -F _httpd_upgrade httpd-upgrade
`}function s({choices:e,completes:t}){return e?`COMPREPLY=($(compgen -W ${a(e.join(` `))} -- "$cur"));`:t===`rules`?'COMPREPLY=($(compgen -P "${cur%"${cur##*,}"}" -W "$rules" -- "${cur##*,}")); compopt -o nospace 2>/dev/null;':t===`file`?`_httpd_upgrade_files;`:``}function c(t){let n=e.P.map(([e,n])=>`    ${u(e,n,t)} \\`),r=e.N.map(({name:e,brief:t})=>`${e}\\:${a(l(t))}`),i=e.N.flatMap(({name:e,choices:n,completes:r})=>{let i=r===`rules`?t:n;return i?[`    ${e}) _values ${e} ${i.join(` `)} ;;`]:[]});return`#compdef httpd-upgrade
# Completion of httpd-upgrade for zsh. In ~/.zshrc, after compinit: eval "$(httpd-upgrade completion zsh)"
_httpd_upgrade_first() {
  _alternative ${a(`commands:command:((${r.join(` `)}))`)} 'files:file:_files'
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
`}const l=e=>e.replace(/[[\]:\\]/g,`\\$&`);function u(e,t,n){let{short:r,multiple:i,value:o,word:s,about:c}=t,u=o?`:${o}:${d(t,n)}`:s?`::word:(${s})`:``,f=`[${l(c)}]${u}`;return r?`'(-${r} --${e})'{-${r},--${e}}${a(f)}`:a(`${i?`*`:``}--${e}${o?`=`:``}${f}`)}function d({choices:e,completes:t},n){return e?`(${e.join(` `)})`:t===`rules`?`_values -s , rule ${n.join(` `)}`:t===`file`?`_files`:` `}function f(t){let n=e.P.flatMap(([e,n])=>{let r=n.short?` -s ${n.short}`:``,i=`complete -c httpd-upgrade -n '__fish_contains_opt${r} ${e}' -f -a '${n.word}'`;return[`complete -c httpd-upgrade${r} -l ${e}${m(n,t)} -d ${p(n.about)}`,...n.word?[i]:[]]}),r=e.N.flatMap(({name:e,brief:n,choices:r,completes:i})=>{let a=i===`rules`?t:r;return[`complete -c httpd-upgrade -n __fish_is_first_arg -a ${e} -d ${p(n)}`,...a?[`complete -c httpd-upgrade -n '__fish_seen_subcommand_from ${e}' -f -a '${a.join(` `)}'`]:[]]});return`# Completion of httpd-upgrade for fish. In config.fish: httpd-upgrade completion fish | source
${[...n,...r].join(`
`)}
`}const p=e=>`'${e.replace(/['\\]/g,`\\$&`)}'`;function m({type:e,choices:t,completes:n},r){return e===`boolean`?``:t?` -x -a '${t.join(` `)}'`:n===`rules`?` -x -a '(__fish_complete_list , "printf %s\\\\\\\\n ${r.join(` `)}")'`:n===`file`?` -r -F`:` -x`}function h(r){return e.w(1,n(r,t.V(t.B))),0}exports.completionCommand=h;