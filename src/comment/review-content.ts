import type { LinkedCommit } from '../action/line-link.js'
import type { ToolCommandAndLinks } from '../base/tool.js'
import type { Finding, PreferredForms, ServerToday } from '../migrate/rule.js'
import type { ConfigFile, Version } from '../syntax/tree.js'
import type { CutCommentsMark } from './hidden-marks.js'
import type { LineComment } from './line-comment.js'
import type { ListedFinding } from './review.js'

/** What the text of a review is made from; the text stands above the comments. */
export interface ReviewContent {
  /** The comments that stand on the pull request after this review, new and earlier ones. */
  readonly comments: readonly LineComment[]
  /** Whether some of the comments are new. */
  readonly hasNew: boolean
  readonly listed: readonly ListedFinding[]
  /** All open findings, in comments or in the list. */
  readonly open: readonly Finding[]
  /** Sentences about everything that the run could not check. */
  readonly notes: readonly string[]
  readonly commit: LinkedCommit
  readonly tool: ToolCommandAndLinks
  /** The texts of the new comments, one after the other. */
  readonly commentsText: string
  /** A hash of the inputs that choose the files of the run. */
  readonly pathsHash: string
  /** Whether a command in a comment can commit all changes. */
  readonly canFix: boolean
  /** Which httpd uses the files today, if an input or a setting says so. */
  readonly today: ServerToday | undefined
  /** The version that the run assumed for all files, if it is one version. */
  readonly was: Version | undefined
  /** Whether a file is a copy that no server reads. */
  readonly isCopy?: (file: ConfigFile) => boolean
  /** The choices of forms that a command line needs options for, to write the same as the review suggests. */
  readonly forms?: { readonly [Name in keyof PreferredForms]?: PreferredForms[Name] | undefined }
  /** The version that the command must name with --from. */
  readonly from?: 'auto' | Version | undefined
  /** The findings that got no comment because of the limit. */
  readonly cut: CutCommentsMark | undefined
}
