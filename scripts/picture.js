// Draws what a terminal shows: text with colour codes → an SVG picture.

const colours = {
  1: 'font-weight="bold"',
  2: 'fill="#8b949e"',
  31: 'fill="#ff7b72"',
  32: 'fill="#7ee787"',
  33: 'fill="#e3b341"',
  34: 'fill="#79c0ff"',
}
const [wide, high] = [7.8, 18]

/** So many letters fit on a line where the picture stands in a README, and still can be read. */
const columns = 108

/** @param command shown as typed on the first line */
export function picture(command, output) {
  const lines = [`\u001B[1m$ ${command}\u001B[0m`, ...output.trimEnd().split('\n')].flatMap(wrapped)
  const [width, height] = [Math.ceil(columns * wide + 32), lines.length * high + 28]
  const rows = lines.map(
    (line, row) => `<text x="16" y="${row * high + 26}" xml:space="preserve">${spans(line)}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="13" fill="#e6edf3">
<rect width="100%" height="100%" rx="8" fill="#0d1117"/>
${rows.join('\n')}
</svg>
`
}

/** A line that is too long goes on below, from a word on, in the colour that it had. */
function wrapped(line) {
  const lines = []
  let [row, colour, shown] = ['', '', 0]
  for (const [word] of line.matchAll(/ *(?:\u001B\[\d+m|[^ \u001B])*/g)) {
    const length = word.replace(/\u001B\[\d+m/g, '').length
    if (shown > 0 && shown + length > columns) {
      lines.push(row)
      row = colour + word.trimStart()
      shown = length
    } else {
      row += word
      shown += length
    }
    colour = word.match(/\u001B\[\d+m/g)?.at(-1) ?? colour
  }
  return [...lines, row]
}

/** One line: what stands between two colour codes has the style of the first. */
function spans(line) {
  return line
    .split(/\u001B\[/)
    .map((part, index) => {
      const [, code, text] = index === 0 ? [null, '0', part] : /^(\d+)m([\s\S]*)/.exec(part)
      return colours[code] ? `<tspan ${colours[code]}>${escaped(text)}</tspan>` : escaped(text)
    })
    .join('')
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
