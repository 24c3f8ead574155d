import { siteParts } from '../site/parts.js'
import type { Site } from '../site/site.js'

/** More files than these tell git nothing more. */
const mostFiles = 100

/**
 * Whether git remembers that files are of 2.2 which nothing but what fixes write shows to be of 2.4. Git is asked only where that
 * is in doubt.
 */
export async function isBegunInHistory(site: Site): Promise<boolean> {
  const { said } = site.judgement
  if (said.from !== 'auto' || said.begun) return false
  const inDoubt = siteParts(site).filter(
    ({ judgement: { origin, shows24, upgraded } }) => origin === '2.4' && !shows24 && upgraded.length > 0,
  )
  if (inDoubt.length === 0) return false
  const paths = inDoubt.flatMap(({ judgement }) => judgement.upgraded.map(({ file }) => file.path))
  const { isUpgradeInHistory } = await import('../git/upgrade-commits.js')
  return isUpgradeInHistory([...new Set(paths)].slice(0, mostFiles))
}
