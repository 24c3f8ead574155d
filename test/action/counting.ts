import { fixKeys } from '../../src/change/findings-in-change.js'
import type { Finding } from '../../src/migrate/rule.js'
import { lineRangeAt } from '../../src/report/position.js'
import { patchLines } from '../github/diff.js'
import { pullFiles } from '../github/files.js'
import type { Pull, World } from '../github/world.js'

/**
 * Of the findings in a pull request's files those that count for it: all that are about lines; what concerns the whole server
 * only where the pull request adds or rewrites its line, or one that its fix rewrites, or where one that counts has its fix.
 */
export async function countingFor(world: World, pull: Pull, findings: readonly Finding[]): Promise<Finding[]> {
  const patches = new Map((await pullFiles(world, pull)).map(({ path, patch }) => [path, patch]))
  const added = new Map([...patches].map(([path, patch]) => [path, patch === undefined ? undefined : addedIn(patch)]))
  const isTouched = ({ file, range, fix }: Finding): boolean => {
    const lines = added.get(file.path)
    const rewritten = fix?.edits.filter((edit) => edit.file === file && edit.start < edit.end) ?? []
    return (
      !lines ||
      [range, ...rewritten].some((one) => {
        const { first, last } = lineRangeAt(file, one)
        return lines.some((line) => first <= line && line <= last)
      })
    )
  }
  const counting = new Set(findings.filter((finding) => finding.concerns === 'line' || isTouched(finding)))
  const fixes = new Set([...counting].flatMap(fixKeys))
  return findings.filter((finding) => counting.has(finding) || fixKeys(finding).some((key) => fixes.has(key)))
}

const addedIn = (patch: string): number[] =>
  patchLines(patch).flatMap(({ sign, RIGHT }) => (sign === '+' && RIGHT !== undefined ? [RIGHT] : []))
