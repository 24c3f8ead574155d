import type { GuidedUpgradeOptions, Options } from '../../command-line/arguments.js'
import type { ChangeInHandover } from '../../report/handover.js'
import type { UpgradeAnswers } from './decisions.js'
import type { ModuleWithLink } from './enable-modules.js'
import type { TerminalDialog } from './terminal-dialog.js'

/** Everything that one run of the guided upgrade was given, was told and has written. */
export interface GuidedUpgrade {
  readonly options: Options
  readonly guidedOptions: GuidedUpgradeOptions
  /** The dialog with the user; undefined without a terminal. */
  readonly dialog: TerminalDialog | undefined
  /** The answers given in advance. */
  readonly givenAnswers: UpgradeAnswers
  /** The answers of this run. */
  readonly newAnswers: UpgradeAnswers
  /** How many items were answered, in this run or in advance. */
  readonly answered: { yes: number; no: number }
  /** The answers as text, by the sentence of the question, for the report. */
  readonly answerSentences: Map<string, string>
  readonly written: {
    fixes: number
    readonly files: Set<string>
    readonly changes: ChangeInHandover[]
    readonly enabled: ModuleWithLink[]
    /** The number of findings without a fix for which a form was chosen or a reason given. */
    decided: number
  }
}
