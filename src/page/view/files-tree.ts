import { countByKey, groupBy } from '../../base/group-by.js'
import type { Analysis } from '../engine/judge.js'
import { type PageState, shownName } from '../model.js'
import { element, replaceContent } from './element.js'

/** A line of the tree: a folder, or a file with its index in the list. */
interface Row {
  readonly level: number
  readonly name: string
  /** The full path of the file. */
  readonly path: string
  readonly index?: number
}

/** Folders that the user has closed. */
const closed = new Set<string>()

/** Shows the files as a tree, each with the number of its findings. A single file needs no tree. */
export function showFiles(
  holder: HTMLElement,
  { files, current }: PageState,
  analysis: Analysis | undefined,
  select: (index: number) => void,
): void {
  holder.hidden = files.length < 2
  const places = (analysis?.findings ?? []).flatMap((finding) => finding.places)
  const counts = countByKey(places, ({ path }) => path)
  const draw = () => showFiles(holder, { files, current } as PageState, analysis, select)
  const toggle = (path: string) => {
    if (!closed.delete(path)) closed.add(path)
    draw()
  }
  const paths = files.map((file, index) => ({ steps: shownName(file.path, analysis?.paths[index]).split('/'), index }))
  const rows = rowsOf(paths, '', 1).filter(({ path, index }) => !isHidden(path, index !== undefined))
  const choose = ({ index, path }: Row) => (index === undefined ? toggle(path) : select(index))
  replaceContent(
    holder,
    ...rows.map((row) => {
      const count = row.index === undefined ? undefined : counts.get(row.path)
      return rowShown(row, row.index === current, count, () => choose(row))
    }),
  )
  holder.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
}

function rowShown(
  { level, name, path, index }: Row,
  isShown: boolean,
  count: number | undefined,
  click: () => void,
): HTMLElement {
  return element(
    'div',
    {
      role: 'treeitem',
      class: index === undefined ? 'folder' : 'file',
      'aria-level': level,
      'aria-selected': index === undefined ? undefined : String(isShown),
      'aria-expanded': index === undefined ? String(!closed.has(path)) : undefined,
      tabindex: isShown ? 0 : -1,
      title: path,
      'data-focus': `file ${path}`,
      click,
    },
    element('span', {}, name),
    count !== undefined &&
      element('span', { class: 'count' }, String(count), element('i', {}, count === 1 ? ' finding' : ' findings')),
  )
}

interface Path {
  readonly steps: readonly string[]
  readonly index: number
}

/** The rows of a folder: files before folders, in their order. A folder that contains only one folder shares its row. */
function rowsOf(paths: readonly Path[], folder: string, level: number): Row[] {
  const files = paths.filter(({ steps }) => steps.length === 1)
  const folders = groupBy(
    paths.filter(({ steps }) => steps.length > 1),
    ({ steps }) => steps[0] ?? '',
  )
  return [
    ...files.map(({ steps, index }) => ({ level, name: steps[0] ?? '', path: `${folder}${steps[0]}`, index })),
    ...Array.from(folders, ([, within]) => {
      const shared = sharedSteps(within)
      const name = within[0].steps.slice(0, shared).join('/')
      const path = `${folder}${name}`
      const below = within.map(({ steps, index }) => ({ steps: steps.slice(shared), index }))
      return [{ level, name, path }, ...rowsOf(below, `${path}/`, level + 1)]
    }).flat(),
  ]
}

function sharedSteps(paths: readonly Path[]): number {
  let shared = 1
  const isShared = (steps: readonly string[]) => steps.length > shared + 1 && steps[shared] === paths[0]?.steps[shared]
  while (paths.every(({ steps }) => isShared(steps))) shared++
  return shared
}

const isHidden = (path: string, isFile: boolean): boolean =>
  [...closed].some((folder) => path.startsWith(`${folder}/`) || (isFile && path === folder))

/** Makes the arrow keys move between rows and open and close folders, as the WAI-ARIA pattern for trees requires. */
export function moveRowFocusByArrows(tree: HTMLElement): void {
  tree.addEventListener('keydown', (event) => {
    const rows = [...tree.querySelectorAll<HTMLElement>('[role=treeitem]')]
    const at = rows.indexOf(document.activeElement as HTMLElement)
    const row = rows[at]
    if (!row) return
    const isOpen = row.getAttribute('aria-expanded')
    const level = (one: HTMLElement) => Number(one.getAttribute('aria-level'))
    const parent = rows.slice(0, at).findLast((one) => level(one) < level(row))
    const doing: Readonly<Record<string, () => void>> = {
      ArrowDown: () => rows[at + 1]?.focus(),
      ArrowUp: () => rows[at - 1]?.focus(),
      Home: () => rows[0]?.focus(),
      End: () => rows.at(-1)?.focus(),
      ArrowRight: () => (isOpen === 'false' ? row.click() : rows[at + 1]?.focus()),
      ArrowLeft: () => (isOpen === 'true' ? row.click() : parent?.focus()),
      Enter: () => row.click(),
      ' ': () => row.click(),
    }
    const act = doing[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
}
