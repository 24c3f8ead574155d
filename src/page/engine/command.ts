import { quoteShellPaths, quoteShellWords } from '../../base/shell-words.js'
import { toolCommandAndLinksOfRelease } from '../../base/tool.js'
import type { Finding } from '../../migrate/rule.js'
import { hasRarelyNeededFix } from '../../questions/assumptions.js'
import type { GivenConfiguration } from './question.js'
import { commandLineOptionsFor } from './switches.js'

interface Taken {
  readonly findings: readonly Finding[]
  readonly taken: ReadonlySet<Finding>
}

/**
 * The shell command that makes the same changes as the page. If no options select the same fixes, the command applies the
 * downloaded patch.
 */
export function equivalentShellCommand(
  { folders, settings, switches }: GivenConfiguration,
  paths: readonly string[],
  taken: Taken,
): string {
  const options = fixOptions(taken)
  if (!options) return `patch -p1 < ${patchName}`
  const single = paths.filter((path) => !folders.some((folder) => path.startsWith(`${folder}/`)))
  // Without --no-config, the command would also use settings above the folder, which were not opened.
  const config = settings ? ['--config', settings.path] : folders.length > 0 ? ['--no-config'] : []
  const chosen = quoteShellWords([...options, ...config, ...commandLineOptionsFor(switches)])
  return [toolCommandAndLinksOfRelease().start, chosen, quoteShellPaths([...folders, ...single])]
    .filter(Boolean)
    .join(' ')
}

/** The file name of the downloaded patch. */
export const patchName = 'httpd-upgrade.patch'

/** The options that select exactly these fixes; undefined if no options do. */
function fixOptions({ findings, taken }: Taken): readonly string[] | undefined {
  const fixable = findings.filter(({ fix }) => fix)
  if (taken.size === 0) return []
  for (const mode of [['--write'], ['--write', '--review']]) {
    const offered = fixable.filter((one) => one.fix?.safe || (mode.length > 1 && !hasRarelyNeededFix(one)))
    const skipped = new Set(offered.filter((finding) => !taken.has(finding)).map(({ rule }) => rule.id))
    const kept = offered.filter(({ rule }) => !skipped.has(rule.id))
    if (kept.length !== taken.size) continue
    const only = [...new Set(kept.map(({ rule }) => rule.id))]
    if (skipped.size === 0) return mode
    return only.length < skipped.size
      ? [...mode, '--only', only.join(',')]
      : [...mode, '--skip', [...skipped].join(',')]
  }
  return undefined
}
