/** The whole of a regular expression and each of its groups, in the order of $0, $1 and so on. */
export function captureGroups(pattern: string): readonly string[] {
  const starts: number[] = []
  const open: (number | undefined)[] = []
  const found: string[] = [pattern]
  for (let at = 0, inSet = false; at < pattern.length; at++) {
    const sign = pattern[at]
    if (sign === '\\') at++
    else if (inSet) inSet = sign !== ']'
    else if (sign === '[') inSet = true
    else if (sign === '(') {
      const counts = pattern[at + 1] !== '?'
      if (counts) starts.push(at + 1)
      open.push(counts ? starts.length : undefined)
    } else if (sign === ')') {
      const group = open.pop()
      if (group !== undefined) found[group] = pattern.slice(starts[group - 1], at)
    }
  }
  return found
}

/** Whether a part of a pattern may match a question mark. */
export function mayMatchQuestionMark(pattern: string): boolean {
  const withoutEscaped = pattern.replace(/\\[^WDS?]/g, '')
  const sets = withoutEscaped.match(/\[\^?\]?[^\]]*\]/g) ?? []
  const rest = withoutEscaped.replace(/\[\^?\]?[^\]]*\]/g, '')
  return /[.\\]/.test(rest) || sets.some((set) => set.startsWith('[^') !== holdsQuestionMark(set))
}

const holdsQuestionMark = (set: string): boolean =>
  /\?|\\|:(?:punct|graph|print):/.test(set) ||
  Array.from(set.slice(1, -1).matchAll(/(.)-(.)/gs)).some(([, from = '', to = '']) => from <= '?' && '?' <= to)
