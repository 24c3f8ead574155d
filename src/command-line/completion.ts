import type { Shell } from './arguments.js'
import { powershellCompletion } from './completion-powershell.js'
import { optionEntries } from './options.js'
import { commands } from './subcommands.js'

/**
 * A completion script for a shell. It completes commands, options and their values, and names of rules; elsewhere, files.
 * @param rules the names of all rules
 */
export const shellCompletionScript = (shell: Shell, rules: readonly string[]): string =>
  ({ bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion, powershell: powershellCompletion })[shell](rules)

type Entry = (typeof optionEntries)[number][1]

const flags = optionEntries.map(([name]) => `--${name}`)
const valued = optionEntries.filter(([, { type }]) => type === 'string')
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** The script for bash. bash splits words at `=`, and bash 3 knows neither compopt nor mapfile. */
function bashCompletion(rules: readonly string[]): string {
  const cases = [
    ...valued.map(([name, entry]) => `    --${name}) ${bashValue(entry)} return ;;`),
    ...optionEntries.flatMap(([name, { short, word }]) =>
      word ? [`    --${name}|-${short}) COMPREPLY=($(compgen -W ${word} -- "$cur")); return ;;`] : [],
    ),
  ]
  const arguments_ = commands.flatMap(({ name, choices, completes }) => {
    const words = completes === 'rules' ? '$rules' : choices?.join(' ')
    return words ? [`      ${name}) COMPREPLY=($(compgen -W "${words}" -- "$cur")); return ;;`] : []
  })
  return `# Completion of httpd-upgrade for bash. In ~/.bashrc: eval "$(httpd-upgrade completion bash)"
_httpd_upgrade() {
  local IFS=$' \\n' cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]}
  local rules=${quoted(rules.join(' '))}
  COMPREPLY=()
  if [[ $cur == = ]]; then cur=; elif [[ $prev == = ]]; then prev=\${COMP_WORDS[COMP_CWORD-2]}; fi
  case $prev in
${cases.join('\n')}
  esac
  if [[ $cur == -* ]]; then
    COMPREPLY=($(compgen -W ${quoted(flags.join(' '))} -- "$cur"))
    return
  fi
  if ((COMP_CWORD == 2)); then
    case \${COMP_WORDS[1]} in
${arguments_.join('\n')}
    esac
  elif ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W ${quoted(commands.map(({ name }) => name).join(' '))} -- "$cur"))
  fi
  _httpd_upgrade_files
}
_httpd_upgrade_files() {
  local IFS=$'\\n'
  compopt -o filenames 2>/dev/null
  COMPREPLY+=($(compgen -f -- "$cur"))
}
complete -F _httpd_upgrade httpd-upgrade
`
}

function bashValue({ choices, completes }: Entry): string {
  if (choices) return `COMPREPLY=($(compgen -W ${quoted(choices.join(' '))} -- "$cur"));`
  if (completes === 'rules')
    return 'COMPREPLY=($(compgen -P "${cur%"${cur##*,}"}" -W "$rules" -- "${cur##*,}")); compopt -o nospace 2>/dev/null;'
  return completes === 'file' ? '_httpd_upgrade_files;' : ''
}

function zshCompletion(rules: readonly string[]): string {
  const specs = optionEntries.map(([name, entry]) => `    ${zshOption(name, entry, rules)} \\`)
  const named = commands.map(({ name, brief }) => `${name}\\:${quoted(zshText(brief))}`)
  const cases = commands.flatMap(({ name, choices, completes }) => {
    const words = completes === 'rules' ? rules : choices
    return words ? [`    ${name}) _values ${name} ${words.join(' ')} ;;`] : []
  })
  return `#compdef httpd-upgrade
# Completion of httpd-upgrade for zsh. In ~/.zshrc, after compinit: eval "$(httpd-upgrade completion zsh)"
_httpd_upgrade_first() {
  _alternative ${quoted(`commands:command:((${named.join(' ')}))`)} 'files:file:_files'
}
_httpd_upgrade_more() {
  case $words[2] in
${cases.join('\n')}
    *) _files ;;
  esac
}
_httpd_upgrade() {
  _arguments \\
${specs.join('\n')}
    '1: :_httpd_upgrade_first' '*: :_httpd_upgrade_more'
}
if [[ $funcstack[1] == _httpd-upgrade ]]; then _httpd_upgrade "$@"; else compdef _httpd_upgrade httpd-upgrade; fi
`
}

/** Escapes brackets and colons, which separate the parts of a spec for _arguments. */
const zshText = (text: string): string => text.replace(/[[\]:\\]/g, '\\$&')

function zshOption(name: string, entry: Entry, rules: readonly string[]): string {
  const { short, multiple, value, word, about } = entry
  const follows = value ? `:${value}:${zshValue(entry, rules)}` : word ? `::word:(${word})` : ''
  const end = `[${zshText(about)}]${follows}`
  if (short) return `'(-${short} --${name})'{-${short},--${name}}${quoted(end)}`
  return quoted(`${multiple ? '*' : ''}--${name}${value ? '=' : ''}${end}`)
}

function zshValue({ choices, completes }: Entry, rules: readonly string[]): string {
  if (choices) return `(${choices.join(' ')})`
  if (completes === 'rules') return `_values -s , rule ${rules.join(' ')}`
  return completes === 'file' ? '_files' : ' '
}

function fishCompletion(rules: readonly string[]): string {
  const lines = optionEntries.flatMap(([name, entry]) => {
    const short = entry.short ? ` -s ${entry.short}` : ''
    const word = `complete -c httpd-upgrade -n '__fish_contains_opt${short} ${name}' -f -a '${entry.word}'`
    return [
      `complete -c httpd-upgrade${short} -l ${name}${fishValue(entry, rules)} -d ${fishText(entry.about)}`,
      ...(entry.word ? [word] : []),
    ]
  })
  const named = commands.flatMap(({ name, brief, choices, completes }) => {
    const words = completes === 'rules' ? rules : choices
    return [
      `complete -c httpd-upgrade -n __fish_is_first_arg -a ${name} -d ${fishText(brief)}`,
      ...(words
        ? [`complete -c httpd-upgrade -n '__fish_seen_subcommand_from ${name}' -f -a '${words.join(' ')}'`]
        : []),
    ]
  })
  return `# Completion of httpd-upgrade for fish. In config.fish: httpd-upgrade completion fish | source
${[...lines, ...named].join('\n')}
`
}

const fishText = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`

function fishValue({ type, choices, completes }: Entry, rules: readonly string[]): string {
  if (type === 'boolean') return ''
  if (choices) return ` -x -a '${choices.join(' ')}'`
  if (completes === 'rules') return ` -x -a '(__fish_complete_list , "printf %s\\\\\\\\n ${rules.join(' ')}")'`
  return completes === 'file' ? ' -r -F' : ' -x'
}
