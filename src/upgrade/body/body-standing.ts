import type { ChecklistItem } from '../../checklist/checklist.js'
import { code } from '../../report/markdown-text.js'
import { counted } from '../../report/summary.js'
import { isFinished, type JudgedUpgrade, type Standing, standingOf } from '../standing.js'

interface Told extends JudgedUpgrade {
  readonly checklist: readonly ChecklistItem[]
}

/** The first lines: whether 2.4 starts with it, and when to merge it. */
export function standingLines(judged: Told): string {
  const standing = standingOf(judged)
  return `${starts(standing, judged)} ${whenToMerge(standing, judged)}`
}

function starts({ open, isInHtaccess, said }: Standing, { verified, checklist }: Told): string {
  const command = code(verified?.command ?? '')
  const need = `${counted(open.length, 'place')} ${open.length === 1 ? 'needs' : 'need'} you`
  if (said === 'accepted') return `**2.4 starts with this:** ${command} accepted it.`
  if (said === 'refused')
    return `**2.4 does not start with this yet:** ${command} refused it${open.length > 0 ? `, and ${need}` : ''}.`
  if (open.length === 0)
    return `**2.4 starts with this**, as far as the files show${checklist.length > 0 ? ', once the steps under *Before you start 2.4* are done' : ''}.`
  if (isInHtaccess)
    return `**2.4 starts with this, but answers 500 until you settle ${counted(open.length, 'place')}.**`
  return `**2.4 does not start with this yet: ${need}.**`
}

function whenToMerge(standing: Standing, { choices }: JudgedUpgrade): string {
  if (!isFinished(standing)) return 'Settle that first, on this branch or on its base.'
  if (standing.reads === '2.4') return 'Merge it when the servers run 2.4: 2.2 does not read all of it.'
  return choices.guards === 'keep-22'
    ? 'Merge it before you upgrade the servers: 2.2 and 2.4 both read it.'
    : 'Merge it at any time: 2.2 reads it as before.'
}
