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
    const asked = require.filter(isNewWord)
    const line = asked.find(({ words }) => !/^denied$/i.test(words)) ?? asked[0]
    return line ? { scope, at: line.at, opens: !/^denied$/i.test(line.words) } : []
  })
  for (const some of grouped(lines, ({ opens, at }) => `${opens} ${at.file.path}`).values()) {
    const [{ at, opens }, ...others] = some
    const more = others.length > 0 ? ` So it is in ${sectionsNamed(others)}.` : ''
    yield opens
      ? { at, severity: 'warning', message: letIn(textOf(at)) + more }
      : { at, severity: 'info', message: refused(textOf(at)) + more }
  }
}

const letIn = (line: string): string =>
  `2.2 knows no \`${line}\` and lets nobody in by it: it answers 500, or asks for a password that suits nobody. 2.4 lets in whom it names, without a password. Keep the line if they are to come in; write \`Require all denied\` to keep what 2.2 did.`

const refused = (line: string): string =>
  `2.2 knows no \`${line}\`: it answers 500, or asks for a password that suits nobody. 2.4 refuses everybody with 403, without asking.`
