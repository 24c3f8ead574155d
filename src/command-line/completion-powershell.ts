import { optionEntries } from './options.js'
import { commands } from './subcommands.js'

/**
 * A completion script for PowerShell. Where it offers nothing, PowerShell offers files.
 * https://learn.microsoft.com/powershell/module/microsoft.powershell.core/register-argumentcompleter
 * @param rules the names of all rules
 */
export function powershellCompletion(rules: readonly string[]): string {
  const valuesOf = ({ choices, completes }: { readonly choices?: readonly string[]; readonly completes?: string }) =>
    completes === 'rules' ? '$rules' : choices && list(choices)
  const values = optionEntries.flatMap(([name, entry]) => row(`--${name}`, valuesOf(entry)))
  const more = commands.flatMap((command) => row(command.name, valuesOf(command)))
  return `# Completion of httpd-upgrade for PowerShell. In $PROFILE: httpd-upgrade completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName httpd-upgrade -ScriptBlock {
  param($word, $ast, $position)
  $rules = ${list(rules)}
  $values = @{
${values.join('\n')}
  }
  $more = @{
${more.join('\n')}
  }
  $flags = [ordered]@{
${optionEntries.flatMap(([name, { about }]) => row(`--${name}`, quoted(about))).join('\n')}
  }
  $commands = [ordered]@{
${commands.flatMap(({ name, brief }) => row(name, quoted(brief))).join('\n')}
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
`
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`
const list = (words: readonly string[]): string => `@(${words.map(quoted).join(', ')})`
const row = (name: string, value: string | undefined): string[] => (value ? [`    ${quoted(name)} = ${value}`] : [])
