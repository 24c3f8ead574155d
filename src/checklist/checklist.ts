import type { Migration } from '../migrate/migrate.js'
import { serversOn22 } from '../site/server-level.js'
import type { Site } from '../site/site.js'
import { withoutUnreadFiles } from '../site/sites-by-server.js'
import type { Directive, Section } from '../syntax/tree.js'
import { applicableTask } from './task.js'
import { tasks } from './tasks.js'

/** A task outside of the configuration files, to do before 2.4 starts. */
export interface ChecklistItem {
  readonly id: string
  /** What to do, in one line. */
  readonly what: string
  readonly why: string
  /** The page of the httpd manual that explains it best. */
  readonly see: string
  /** The lines that make the task necessary. */
  readonly places: readonly (Directive | Section)[]
}

/** The tasks outside of the configuration files, in the order of an upgrade. Empty unless a server's main file for 2.2 is given. */
export function checklistOf(site: Site, migration: Migration): readonly ChecklistItem[] {
  const read = withoutUnreadFiles(site)
  if (serversOn22(read).length === 0) return []
  const files = new Set([...read.files, ...site.others])
  const own = { ...migration, findings: migration.findings.filter(({ file }) => files.has(file)) }
  return tasks.flatMap((task) => {
    const asked = applicableTask(task, read, own)
    return asked
      ? [{ id: task.id, what: asked.what, why: asked.why ?? task.why, see: task.see, places: asked.places ?? [] }]
      : []
  })
}
