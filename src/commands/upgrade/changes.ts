import type { Finding } from '../../migrate/rule.js'
import { placeFinder } from '../../report/fix-places.js'
import type { HandedChange } from '../../report/handover.js'
import { beforeAndAfter, numbered } from '../../report/numbered-lines.js'

/** What fixes made of the lines of files, place by place. */
export function handedChanges(applied: Iterable<Finding>): readonly HandedChange[] {
  const placesOf = placeFinder()
  return [...applied].flatMap(({ fix, message }) =>
    fix
      ? placesOf(fix).map((place) => ({
          path: place.file.path,
          line: place.lines.first,
          title: fix.title,
          reason: message,
          ...beforeAndAfter(numbered(place.file), place),
        }))
      : [],
  )
}
