import { type Assumption, type Edit, type Fix, fixWithAssumptions } from '../edit/edit.js'
import { appliesToEveryFolder } from '../models/content.js'
import { contextsOf } from '../site/context.js'
import { isServerComplete, lineToAddBeside, type Server, serversOn22, startLines } from '../site/server-level.js'
import type { Site } from '../site/site.js'
import type { Directive } from '../syntax/tree.js'
import { insertAfterAddedLines } from './added-lines.js'
import { sharedAssumption, unseenDefaultAssumption } from './assumptions.js'
import type { Choices, Hit, Rule } from './rule.js'

/** A directive whose default has changed in 2.4, and how to keep the old one. */
export interface ChangedDefault {
  /** The directive, followed by its other names. */
  readonly names: readonly [string, ...string[]]
  /** The line that keeps 2.2's default. */
  readonly line: string
  /** Directives next to which the line can be added, the best first. */
  readonly beside: readonly string[]
  readonly message: string
  /** Returns the word of an `<IfModule>` for the line, if httpd may lack the directive's module. */
  readonly guard?: (site: Site) => string | undefined
  /** The assumption of the fix, if not every server needs the line. */
  readonly assumes?: Assumption
  /** Set if the line is right under `assumes` even if other files set the directive. */
  readonly suitsOtherFiles?: true
  /** Whether the line would change the meaning of other lines. Then it is not added. */
  readonly unfit?: (site: Site) => boolean
  /** Set if the new default reveals something that the old one hid. The old default is then always offered. */
  readonly reveals?: true
  /** Set if 2.4's default is safer: whether lines show that the server needs 2.2's nevertheless. */
  readonly needs22?: (site: Site, server: Server) => boolean
  /** Whether the default has any effect on this server. */
  readonly matters?: (site: Site, server: Server) => boolean
}

/** The end of a message if the default of 2.4 is wanted. */
export const newDefaultSentence = ' The new default stays.'

export const isDefaultAdopted = ({ message }: Pick<Hit, 'message'>): boolean => message.endsWith(newDefaultSentence)

/** Whether the message calls the default of 2.4 safer. */
export const isNewDefaultSafer = ({ message }: Pick<Hit, 'message'>): boolean =>
  /, which is safer| more safely: /.test(message)

/** The hit if the user wants the default of 2.4: the message without its last sentence, which says what to add. */
export const withDefaultAdopted = ({ at, concerns, message }: Hit): Hit => ({
  at,
  ...(concerns ? { concerns } : {}),
  severity: 'info',
  message: message.slice(0, message.lastIndexOf('. ') + 1) + newDefaultSentence,
})

/** A check with a hit for each server that runs 2.2 and leaves the directive at its default. */
export const checkForUnsetDefault = (changed: ChangedDefault): Rule['check'] =>
  function* (site, choices) {
    for (const server of serversOn22(site)) {
      if (isSet(site, server, changed) || changed.matters?.(site, server) === false) continue
      const at = lineToAddBeside(site, server, ...changed.beside)
      const isWeaker = choices.defaults === 'safer' && changed.needs22?.(site, server) === false
      const fix = changed.unfit?.(site) ? undefined : addedLine(site, server, changed, at, isWeaker)
      const hit: Hit = { at, concerns: 'server', message: changed.message, fix }
      yield choices.defaults === 'adopt' && !changed.reveals ? withDefaultAdopted(hit) : hit
    }
  }

/** Whether a line sets the directive for the whole server, directly or in a section for every request. */
const isSet = (site: Site, server: Server, { names }: ChangedDefault): boolean =>
  startLines(site, server, ...names).some((line) => {
    const contexts = contextsOf(site, line)
    if (contexts.has('server')) return true
    return (contexts.has('directory') || contexts.has('location')) && appliesToEveryFolder(site, line)
  })

function addedLine(
  site: Site,
  server: Server,
  { names, line, assumes, suitsOtherFiles, guard, needs22 }: ChangedDefault,
  at: Directive,
  isWeaker: boolean,
): Fix {
  const unseen =
    suitsOtherFiles || isServerComplete(site, server) ? [] : [unseenDefaultAssumption(names[0], needs22 !== undefined)]
  const needed = [...(assumes ? [assumes] : []), ...unseen]
  const edit = insertAfterAddedLines(at, line, guard?.(site))
  return fixWithAssumptions(`Add ${line}`, isWeaker ? [weakerIsWanted] : needed, edit)
}

/** One assumption for every fix that keeps a less safe default, so that all of them share one question. */
const weakerIsWanted: Assumption = {
  ...sharedAssumption('weaker-defaults', 'The server needs these defaults of 2.2, although those of 2.4 are safer.'),
  isRarelyTrue: true,
}

/**
 * A fix that writes 2.2's default although 2.4's is safer. With `defaults: safer` it is made only if the user confirms that
 * the server needs 2.2's default.
 */
export const lessSafeDefaultFix = (
  title: string,
  { defaults }: Pick<Choices, 'defaults'>,
  assumptions: readonly Assumption[],
  edit: Edit,
): Fix => fixWithAssumptions(title, defaults === 'safer' ? [weakerIsWanted] : assumptions, edit)

/** The `needs22` of a default that no line can show to be needed. */
export const neverNeedsOldDefault = (): false => false
