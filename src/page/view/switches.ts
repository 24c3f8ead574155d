import { downloadTextFile } from '../download.js'
import type { Switches } from '../engine/question.js'
import { moduleListName } from '../engine/switches.js'
import { defaultSwitches } from '../model.js'
import type { Page } from '../page.js'
import { byId } from './element.js'

const selects = ['from', 'layout', 'defaults', 'ineffectiveAllow', 'likelyMistakes', 'guards'] as const
const texts = ['define', 'modules'] as const

/** Connects the switches with the settings of the page. */
export function bindSwitches(page: Page): void {
  const set = (change: Partial<Switches>) => page.change({ switches: { ...page.state.switches, ...change } })
  const review = byId<HTMLInputElement>('review')
  const complete = byId<HTMLInputElement>('complete')
  // The switch for all fixes replaces all choices of single fixes.
  review.addEventListener('change', () => page.change({ review: review.checked, decisions: {} }, 'fixes'))
  complete.addEventListener('change', () => set({ complete: complete.checked }))
  for (const name of selects) {
    const field = byId<HTMLSelectElement>(name)
    field.addEventListener('change', () => set({ [name]: field.value } as Partial<Switches>))
  }
  for (const name of texts) bindText(page, name, (value) => set({ [name]: value }))
  byId('download-modules').addEventListener('click', () =>
    downloadTextFile(moduleListName, page.state.switches.modules),
  )
  page.onChange(() => {
    const { switches } = page.state
    review.checked = page.state.review
    complete.checked = switches.complete
    for (const name of selects) byId<HTMLSelectElement>(name).value = switches[name]
    const set = [...selects, ...texts].filter((name) => switches[name] !== defaultSwitches[name]).length
    byId('switches-set').textContent = set > 0 ? `: ${set} set` : ''
  })
}

function bindText(page: Page, name: (typeof texts)[number], set: (value: string) => void): void {
  const field = byId<HTMLInputElement | HTMLTextAreaElement>(name)
  const wrong = byId(`${name}-wrong`)
  let soon: ReturnType<typeof setTimeout> | undefined
  field.addEventListener('input', () => {
    clearTimeout(soon)
    soon = setTimeout(() => set(field.value), 150)
  })
  page.onChange(() => {
    const trouble = page.analysis?.troubles[name]
    if (document.activeElement !== field) field.value = page.state.switches[name]
    field.setAttribute('aria-invalid', String(trouble !== undefined))
    wrong.textContent = trouble ?? ''
    byId('download-modules').hidden = page.state.switches.modules.trim() === ''
  })
}
