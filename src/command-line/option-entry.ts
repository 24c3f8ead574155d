/** One option, as used by the parser, --help, the completions and the manual page. */
export interface OptionEntry {
  readonly type: 'string' | 'boolean'
  readonly short?: string
  readonly multiple?: true
  /** What its value is called. */
  readonly value?: string
  readonly choices?: readonly string[]
  /** A word that may stand behind it. */
  readonly word?: string
  /** What to complete its value with, where that is no choice. */
  readonly completes?: 'file' | 'rules'
  /** A few words for the help that fits a screen; the others are only in `--help all`. */
  readonly brief?: string
  /** One or two sentences: for `--help all` and the manual page. */
  readonly about: string
}

type More<Parts extends keyof OptionEntry> = Partial<Pick<OptionEntry, Parts>>

/** An option without a value. */
export const flagOption = (about: string, more: More<'short' | 'word' | 'brief'> = {}) =>
  ({ type: 'boolean', about, ...more }) as const

/** An option with a value. */
export const valueOption = (
  value: string,
  about: string,
  more: More<'short' | 'choices' | 'completes' | 'brief'> = {},
) => ({ type: 'string', value, about, ...more }) as const

/** One whose value is a path. */
export const path = (value: string, about: string, more: More<'brief'> = {}) =>
  valueOption(value, about, { ...more, completes: 'file' })

/** One that may be given again. */
export const repeated = (...entry: Parameters<typeof valueOption>) =>
  ({ ...valueOption(...entry), multiple: true }) as const
