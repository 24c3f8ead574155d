/** What a line is: one of these numbers. */
export const kinds = {
  blank: 0,
  comment: 1,
  stray: 2,
  template: 3,
  code: 4,
  directive: 5,
  section: 6,
  close: 7,
} as const
export type RowKind = (typeof kinds)[keyof typeof kinds]

/** The numbers of a row. */
export const cell = {
  kind: 0,
  /** Where the line starts; it ends where the next one starts. */
  start: 1,
  /** Where its first word starts; of a section, its `<`. */
  first: 2,
  /** The section around it, by its line, or -1; of a closing tag, the section it closes. */
  parent: 3,
  /** Of a section, the line after its last one: that of its closing tag, where it has one. */
  stop: 4,
  /** Of a directive or section, the line before it that has the same name, or -1. */
  same: 5,
  /** Of a directive or section, the number of its name in `names`. */
  name: 6,
} as const
export const width = 7

/** The lines of one file as numbers, while they are read. */
export interface Rows {
  /** `width` numbers a line; see `cell`. */
  cells: Int32Array
  count: number
  /** The names that occur, numbered: of directives in lower case, of sections with a `<` before them. */
  readonly names: string[]
  /** The last line of each name. */
  readonly last: number[]
  /** The lines that begin a section, in their order. */
  readonly sections: number[]
  /** The number of each name. */
  readonly numbers: Map<string, number>
}

export const rowsFor = (text: string): Rows => ({
  cells: new Int32Array(width * ((text.length >> 5) + 16)),
  count: 0,
  names: [],
  last: [],
  sections: [],
  numbers: new Map(),
})

/** The number of a name, by which rows tell which it is. */
export function numberOf({ names, last, numbers }: Rows, key: string): number {
  const known = numbers.get(key)
  if (known !== undefined) return known
  numbers.set(key, names.length)
  last.push(-1)
  return names.push(key) - 1
}

/** Add a line; returns its number. */
export function addRow(rows: Rows, kind: RowKind, start: number, first: number, parent: number): number {
  const line = rows.count++
  const at = line * width
  if (at + width > rows.cells.length) grow(rows)
  const { cells } = rows
  cells[at] = kind
  cells[at + cell.start] = start
  cells[at + cell.first] = first
  cells[at + cell.parent] = parent
  return line
}

function grow(rows: Rows): void {
  const cells = new Int32Array(rows.cells.length * 2)
  cells.set(rows.cells)
  rows.cells = cells
}

/** Link a directive or section to the one before it that has the same name. */
export function nameRow({ cells, last }: Rows, line: number, name: number): void {
  cells[line * width + cell.same] = last[name] as number
  cells[line * width + cell.name] = name
  last[name] = line
}

export function setStop({ cells }: Rows, section: number, stop: number): void {
  cells[section * width + cell.stop] = stop
}

export const firstOf = ({ cells }: Rows, line: number): number => cells[line * width + cell.first] as number
