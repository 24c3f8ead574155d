import { currentFile, withoutCurrentFile } from '../model.js'
import type { Page } from '../page.js'
import { byId } from './element.js'
import { bindTabs, moveTabFocusByArrows } from './tabs.js'

/** Connects the views and the head above the texts. A narrow screen shows one of the old text, the new text and the findings. */
export function bindViewsAndFileHead(page: Page): void {
  const list = byId('views')
  const show = (view: string) => {
    document.body.dataset.view = view
    byId('editors').dataset.view = view
  }
  bindTabs(list, (tab) => show(tab.dataset.view ?? 'input'))
  moveTabFocusByArrows(list)
  show('input')
  page.showInput = () => byId('view-input').click()
  const name = byId<HTMLInputElement>('name')
  name.addEventListener('change', () => page.rename(name.value.trim()))
  byId('close').addEventListener('click', () => page.replace(withoutCurrentFile(page.state)))
  page.onChange(() => {
    if (document.activeElement !== name) name.value = page.nameOf(page.state.current)
    byId('close').hidden = page.state.files.length === 1 && currentFile(page.state).text === ''
  })
}
