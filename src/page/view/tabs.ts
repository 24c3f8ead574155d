/**
 * Marks the clicked tab of a list as the selected one.
 * @param chosen called with the clicked tab
 */
export function bindTabs(list: HTMLElement, chosen: (tab: HTMLElement) => void = () => {}): void {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')]
  for (const tab of tabs)
    tab.addEventListener('click', () => {
      for (const other of tabs) {
        other.setAttribute('aria-selected', String(other === tab))
        other.tabIndex = other === tab ? 0 : -1
      }
      chosen(tab)
    })
}

/** Shows the panel of the selected tab, and hides the panels of the other tabs. */
export function showSelectedPanel(list: HTMLElement): void {
  for (const tab of list.querySelectorAll('[role=tab]')) {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
    if (panel) panel.hidden = tab.getAttribute('aria-selected') !== 'true'
  }
}

/** Makes the arrow keys, Home and End move between the tabs of a list, as the WAI-ARIA pattern for tabs requires. */
export function moveTabFocusByArrows(list: HTMLElement): void {
  list.addEventListener('keydown', (event) => {
    const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')]
    const at = tabs.indexOf(document.activeElement as HTMLElement)
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
