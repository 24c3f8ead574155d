/** A list of tabs of which one is chosen, and shows what it controls. @param chosen told which */
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

/** The panels that the tabs of a list control: that of the chosen one is shown. */
export function showPanelOf(list: HTMLElement): void {
  for (const tab of list.querySelectorAll('[role=tab]')) {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
    if (panel) panel.hidden = tab.getAttribute('aria-selected') !== 'true'
  }
}
