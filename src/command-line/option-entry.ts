/** One option, as used by the parser, --help, the completions and the manual page. */
export interface OptionEntry {
  readonly type: 'string' | 'boolean'
  readonly short?: string
  readonly multiple?: true
  /** The placeholder for the option's value in the help, such as `FILE`. */
  readonly value?: string
  readonly choices?: readonly string[]
  /** An optional word after the option, such as `all` after `--help`. */
  readonly word?: string
  /** What shell completions offer for the option's value, if it has no `choices`. */
  readonly completes?: 'file' | 'rules'
  /** A few words for the help that fits on one screen. An option without `brief` is only in `--help all`. */
  readonly brief?: string
  /** One or two sentences: for `--help all` and the manual page. */
  readonly about: string
}

type More<Parts extends keyof OptionEntry> = Partial<Pick<OptionEntry, Parts>>

export const flagOption = (about: string, more: More<'short' | 'word' | 'brief'> = {}) =>
  ({ type: 'boolean', about, ...more }) as const

export const valueOption = (
  value: string,
  about: string,
  more: More<'short' | 'choices' | 'completes' | 'brief'> = {},
) => ({ type: 'string', value, about, ...more }) as const

export const pathOption = (value: string, about: string, more: More<'brief'> = {}) =>
  valueOption(value, about, { ...more, completes: 'file' })

export const repeatableOption = (...entry: Parameters<typeof valueOption>) =>
  ({ ...valueOption(...entry), multiple: true }) as const
