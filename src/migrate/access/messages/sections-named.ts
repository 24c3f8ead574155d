import { listText } from '../../../base/list-text.js'
import { fileAndLine } from '../../../syntax/file-and-line.js'
import { logicalLineText } from '../../../syntax/lines.js'
import type { Plan } from '../plan.js'

/** Names a few sections: `<Location "/x">` (conf/httpd.conf:12). The remark is put behind the first section. */
export function sectionsText(plans: readonly Pick<Plan, 'scope'>[], remark?: string): string {
  return listText(
    plans.map(({ scope }, index) => nameOf(scope, index === 0 ? remark : undefined)),
    most,
  )
}

const most = 3

function nameOf(scope: Plan['scope'], remark: string | undefined): string {
  const { at, file } = scope
  if (!at) return remark ? `${sectionFileAndLine(scope)} (${remark})` : sectionFileAndLine(scope)
  return `\`${logicalLineText(file.text, at).trim()}\` (${sectionFileAndLine(scope)}${remark ? `; ${remark}` : ''})`
}

/** The file and line where a section starts: conf/httpd.conf:12. */
export function sectionFileAndLine({ at, file, nodes }: Plan['scope']): string {
  return fileAndLine({ file, start: (at ?? nodes[0])?.start ?? 0 })
}

/** The most lines that a message names. */
export const maxLinesNamed = 2

/** Formats names as code: `Order`, `Allow` and `Deny`. */
export const namesInCode = (names: readonly string[]): string => listText(names.map((name) => `\`${name}\``))
