import { lineChanges } from '../../edit/line-changes.js'
import type { ExplainResult, Explanation } from '../../explain/explain.js'
import type { MessagePlace } from '../../explain/message-place.js'
import type { VerifyResult } from '../../explain/verify-result.js'
import { sourceOf } from '../../syntax/tree.js'
import { unexplainedText } from './explanation-text.js'

/** Format version 1 of `explain --format json`. Lines count from 1. */
export function explanationJson(explained: ExplainResult): string {
  return `${JSON.stringify({ version: 1, ...explanationsObject(explained) }, null, 2)}\n`
}

/** The explanations as an object, for reports that include it. */
export function explanationsObject({ explanations, notices }: ExplainResult) {
  const known = explanations.filter(({ message }) => message).length
  const others = explanations.filter(({ about }) => about).length
  return {
    messages: explanations.map(entry),
    summary: { messages: explanations.length, known, others, unknown: explanations.length - known - others, notices },
  }
}

/** What the user's own 2.4 printed about the upgraded copy, as an object for `--format json`. */
export const verifyResultObject = ({ command, outcome, trouble, output, explained, rounds }: VerifyResult) => ({
  command,
  outcome,
  trouble: trouble ?? null,
  listsAll: outcome === 'refused' ? (rounds?.isAll ?? false) : null,
  output,
  ...explanationsObject(explained),
})

function entry({ said, count, message, answer, rules, places, module, about, see }: Explanation) {
  return {
    message: said.text,
    code: said.code ?? null,
    at: said.at ?? null,
    logLine: said.line,
    count,
    known: !!message,
    id: message?.id ?? null,
    cause: answer?.cause ?? unexplainedText({ said, module, about }),
    action: answer?.action ?? null,
    module: module ?? null,
    about: about ?? null,
    rules: rules.map(({ id, title, see }) => ({ id, title, see })),
    see: see ?? null,
    places: places.map(placeEntry),
  }
}

function placeEntry({ file, line, node, finding }: MessagePlace) {
  const fix = finding?.fix
  return {
    path: file.path,
    line,
    text: node ? sourceOf(file, node).trim() : null,
    finding: finding ? { rule: finding.rule.id, severity: finding.severity, message: finding.message } : null,
    fix: fix
      ? {
          title: fix.title,
          safe: fix.safe,
          assumes: fix.assumes ?? null,
          changes: lineChanges(file, fix.edits).map(({ before, after }) => ({ before, after })),
        }
      : null,
  }
}
