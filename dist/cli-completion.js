require("./cli-rolldown-runtime.js");const e=require("./cli-program.js"),t=require("./cli-migrate.js");function n(t){let n=({choices:e,completes:t})=>t===`rules`?`$rules`:e&&i(e),o=e.z.flatMap(([e,t])=>a(`--${e}`,n(t))),s=e.N.flatMap(e=>a(e.name,n(e)));return`# Completion of httpd-upgrade for PowerShell. In $PROFILE: httpd-upgrade completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName httpd-upgrade -ScriptBlock {
  param($word, $ast, $position)
  $rules = ${i(t)}
  $values = @{
${o.join(`
`)}
  }
  $more = @{
${s.join(`
`)}
  }
  $flags = [ordered]@{
${e.z.flatMap(([e,{about:t}])=>a(`--${e}`,r(t))).join(`
`)}
  }
  $commands = [ordered]@{
${e.N.flatMap(({name:e,brief:t})=>a(e,r(t))).join(`
`)}
  }
  $words = @($ast.CommandElements | ForEach-Object { $_.ToString() })
  if ($word -ne '') { $words = @($words | Select-Object -SkipLast 1) }
  $offered = if ($values.ContainsKey($words[-1])) { $values[$words[-1]] }
    elseif ($word -like '-*') { $flags.Keys }
    elseif ($words.Count -eq 1) { $commands.Keys }
    elseif ($words.Count -eq 2) { $more[$words[1]] }
  $offered | Where-Object { $_ -like "$word*" } | ForEach-Object {
    $about = if ($flags[$_]) { $flags[$_] } elseif ($commands[$_]) { $commands[$_] } else { $_ }
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $about)
  }
}
`}const r=e=>`'${e.replaceAll(`'`,`''`)}'`,i=e=>`@(${e.map(r).join(`, `)})`,a=(e,t)=>t?[`    ${r(e)} = ${t}`]:[],o=(e,t)=>({bash:u,zsh:f,fish:g,powershell:n})[e](t),s=e.z.map(([e])=>`--${e}`),c=e.z.filter(([,{type:e}])=>e===`string`),l=e=>`'${e.replaceAll(`'`,`'\\''`)}'`;function u(t){let n=[...c.map(([e,t])=>`    --${e}) ${d(t)} return ;;`),...e.z.flatMap(([e,{short:t,word:n}])=>n?[`    --${e}|-${t}) COMPREPLY=($(compgen -W ${n} -- "$cur")); return ;;`]:[])],r=e.N.flatMap(({name:e,choices:t,completes:n})=>{let r=n===`rules`?`$rules`:t?.join(` `);return r?[`      ${e}) COMPREPLY=($(compgen -W "${r}" -- "$cur")); return ;;`]:[]});return`# Completion of httpd-upgrade for bash. In ~/.bashrc: eval "$(httpd-upgrade completion bash)"
_httpd_upgrade() {
  local IFS=$' \\n' cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]}
  local rules=${l(t.join(` `))}
  COMPREPLY=()
  if [[ $cur == = ]]; then cur=; elif [[ $prev == = ]]; then prev=\${COMP_WORDS[COMP_CWORD-2]}; fi
  case $prev in
${n.join(`
`)}
  esac
  if [[ $cur == -* ]]; then
    COMPREPLY=($(compgen -W ${l(s.join(` `))} -- "$cur"))
    return
  fi
  if ((COMP_CWORD == 2)); then
    case \${COMP_WORDS[1]} in
${r.join(`
`)}
    esac
  elif ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W ${l(e.N.map(({name:e})=>e).join(` `))} -- "$cur"))
  fi
  _httpd_upgrade_files
}
_httpd_upgrade_files() {
  local IFS=$'\\n'
  compopt -o filenames 2>/dev/null
  COMPREPLY+=($(compgen -f -- "$cur"))
}
complete -F _httpd_upgrade httpd-upgrade
`}function d({choices:e,completes:t}){return e?`COMPREPLY=($(compgen -W ${l(e.join(` `))} -- "$cur"));`:t===`rules`?'COMPREPLY=($(compgen -P "${cur%"${cur##*,}"}" -W "$rules" -- "${cur##*,}")); compopt -o nospace 2>/dev/null;':t===`file`?`_httpd_upgrade_files;`:``}function f(t){let n=e.z.map(([e,n])=>`    ${m(e,n,t)} \\`),r=e.N.map(({name:e,brief:t})=>`${e}\\:${l(p(t))}`),i=e.N.flatMap(({name:e,choices:n,completes:r})=>{let i=r===`rules`?t:n;return i?[`    ${e}) _values ${e} ${i.join(` `)} ;;`]:[]});return`#compdef httpd-upgrade
# Completion of httpd-upgrade for zsh. In ~/.zshrc, after compinit: eval "$(httpd-upgrade completion zsh)"
_httpd_upgrade_first() {
  _alternative ${l(`commands:command:((${r.join(` `)}))`)} 'files:file:_files'
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
`}const p=e=>e.replace(/[[\]:\\]/g,`\\$&`);function m(e,t,n){let{short:r,multiple:i,value:a,word:o,about:s}=t,c=a?`:${a}:${h(t,n)}`:o?`::word:(${o})`:``,u=`[${p(s)}]${c}`;return r?`'(-${r} --${e})'{-${r},--${e}}${l(u)}`:l(`${i?`*`:``}--${e}${a?`=`:``}${u}`)}function h({choices:e,completes:t},n){return e?`(${e.join(` `)})`:t===`rules`?`_values -s , rule ${n.join(` `)}`:t===`file`?`_files`:` `}function g(t){let n=e.z.flatMap(([e,n])=>{let r=n.short?` -s ${n.short}`:``,i=`complete -c httpd-upgrade -n '__fish_contains_opt${r} ${e}' -f -a '${n.word}'`;return[`complete -c httpd-upgrade${r} -l ${e}${v(n,t)} -d ${_(n.about)}`,...n.word?[i]:[]]}),r=e.N.flatMap(({name:e,brief:n,choices:r,completes:i})=>{let a=i===`rules`?t:r;return[`complete -c httpd-upgrade -n __fish_is_first_arg -a ${e} -d ${_(n)}`,...a?[`complete -c httpd-upgrade -n '__fish_seen_subcommand_from ${e}' -f -a '${a.join(` `)}'`]:[]]});return`# Completion of httpd-upgrade for fish. In config.fish: httpd-upgrade completion fish | source
${[...n,...r].join(`
`)}
`}const _=e=>`'${e.replace(/['\\]/g,`\\$&`)}'`;function v({type:e,choices:t,completes:n},r){return e===`boolean`?``:t?` -x -a '${t.join(` `)}'`:n===`rules`?` -x -a '(__fish_complete_list , "printf %s\\\\\\\\n ${r.join(` `)}")'`:n===`file`?` -r -F`:` -x`}function y(n){return e.k(1,o(n,t.ft(t.bt))),0}exports.completionCommand=y;