import type { AccessLine } from '../../access/read/access-lines.js'
import { joined } from '../../syntax/lines.js'
import { requireLines } from './authorization.js'
import type { Plan } from './plan.js'

/** The lines that a scope is to have for 2.4. */
export function newLines({ access, form }: Plan, unit: string): readonly string[] {
  if (form.kind === 'tree') return requireLines(form.authorization, unit)
  if (form.kind !== 'as-written') return []
  const written = access.lines.filter((line) => line.kind === 'require')
  return [...(form.merging ? [`AuthMerging ${form.merging}`] : []), ...withLimits(written, unit)]
}

/** Lines in an `<IfModule>`; none where there are no lines. */
export const guarded = (tag: string, body: readonly string[], unit: string): string[] =>
  body.length > 0 ? [`<IfModule ${tag}>`, ...body.map((line) => unit + line), '</IfModule>'] : []

/** The lines as written, those of one `<Limit>` within its tags again. */
export function withLimits(lines: readonly AccessLine[], unit: string): string[] {
  return lines.flatMap((line, index) => {
    const limit = line.within.at(-1)
    if (!limit) return [textOfLine(line)]
    const opens = lines[index - 1]?.within.at(-1) !== limit
    const closes = lines[index + 1]?.within.at(-1) !== limit
    return [
      ...(opens ? [joined(limit.file.text, limit)] : []),
      unit + textOfLine(line),
      ...(closes ? [`</${limit.name.value}>`] : []),
    ]
  })
}

export const textOfLine = ({ at }: AccessLine) => joined(at.file.text, at)
