import type { Analysis } from '../engine/question.js'
import type { PageState } from '../model.js'
import { element, fill } from './element.js'

/** One tab for each file, with how much was found in it. */
export function showFiles(
  holder: HTMLElement,
  { files, current }: PageState,
  analysis: Analysis | undefined,
  select: (index: number) => void,
): void {
  const counts = countsByPath(analysis)
  const tabs = files.map((file, index) => {
    const name = shownName(file.path, analysis?.paths[index])
    const count = counts.get(name)
    return element(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `file-${index}`,
        'aria-selected': String(index === current),
        'aria-controls': 'editors',
        tabindex: index === current ? 0 : -1,
        title: name,
        'data-focus': `file ${index}`,
        click: () => select(index),
      },
      element('span', {}, name),
      count !== undefined && element('span', { class: 'count', 'aria-label': `${count} findings` }, String(count)),
    )
  })
  fill(holder, ...tabs)
  tabs[current]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Arrow keys go from tab to tab, as people with a screen reader know it. */
export function tabsByArrow(list: HTMLElement): void {
  list.addEventListener('keydown', (event) => {
    const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')]
    const at = tabs.indexOf(document.activeElement)
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: tabs.length - 1,
    }
    const next = tabs[((steps[event.key] ?? Number.NaN) + tabs.length) % tabs.length]
    if (at < 0 || !next) return
    event.preventDefault()
    next.focus()
    next.click()
  })
}

/** A text without a name is called by the one that the engine gave it. */
export const shownName = (path: string, given: string | undefined): string => path || given || 'untitled'

function countsByPath(analysis: Analysis | undefined): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { places } of analysis?.findings ?? [])
    for (const { path } of places) counts.set(path, (counts.get(path) ?? 0) + 1)
  return counts
}
