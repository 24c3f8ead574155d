import type { Scope } from '../../access/merge/scope.js'
import type { Access } from '../../access/read/access.js'
import { isNewWord } from '../../access/read/requirements.js'
import { grouped } from '../../base/grouped.js'
import type { Hit } from '../rule.js'
import { textOf } from './edits.js'
import { sectionsNamed } from './messages/sections-named.js'

/**
 * What is to be said of sections that 2.2 keeps closed since it does not know their Require: one finding for each file, without
 * a fix, since whoever wrote the line may have meant what 2.4 makes of it.
 */
export function* hitsOfUnknown(refusing: ReadonlyMap<Scope, Access>): Generator<Hit> {
  const lines = [...refusing].flatMap(([scope, { require = [] }]) => {
    // Where 2.4 lets nobody in either there is nothing to keep.
    const line = require.find((one) => isNewWord(one) && !/^denied$/i.test(one.words))
    return line ? { scope, at: line.at } : []
  })
  for (const [{ at }, ...others] of grouped(lines, ({ at }) => at.file.path).values()) {
    const more = others.length > 0 ? ` So it is in ${sectionsNamed(others)}.` : ''
    yield { at, severity: 'warning', message: letIn(textOf(at)) + more }
  }
}

const letIn = (line: string): string =>
  `2.2 knows no \`${line}\` and lets nobody in by it: it answers 500, or asks for a password that suits nobody. 2.4 lets in whom it names, without a password. If the line was written for the upgrade, keep it; if not, \`Require all denied\` keeps what 2.2 does.`
