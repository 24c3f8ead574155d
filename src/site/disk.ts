/** The kind of entry at a path; `nothing` if there certainly is none. */
export type DiskEntryKind = 'folder' | 'file' | 'nothing'

/** The disk of the given files, to find files around them. A place is the list of path segments from the root. */
export interface Disk {
  /** The kind of the entry at a place; undefined if it is not known. */
  kindAt(place: readonly string[]): DiskEntryKind | undefined
  /** Whether the file has a line, continuations included, of more than this many bytes; undefined if it cannot be read. */
  hasLineLongerThan(length: number, place: readonly string[]): boolean | undefined
  /** The place with links resolved; undefined if nothing is there. */
  realPlace(place: readonly string[]): readonly string[] | undefined
  /** Whether the place is in a work tree of git. */
  isInGitWorkTree(place: readonly string[]): boolean
  /** The files with these names in a folder and below it. Undefined if the folder cannot be read, or is too large to search. */
  filesNamed(names: ReadonlySet<string>, folder: readonly string[]): readonly (readonly string[])[] | undefined
}
