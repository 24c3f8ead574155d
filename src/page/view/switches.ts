import type { Switches } from '../engine/question.js'
import type { Page } from '../page.js'
import { byId } from './element.js'

const selects = ['from', 'defaults', 'deadAllow', 'guards'] as const

/** The switches show what the page has, and change it. */
export function bindSwitches(page: Page): void {
  const set = (change: Partial<Switches>) => page.change({ switches: { ...page.state.switches, ...change } })
  const review = byId<HTMLInputElement>('review')
  const complete = byId<HTMLInputElement>('complete')
  // All that was picked by hand is settled by the switch for all.
  review.addEventListener('change', () => page.change({ review: review.checked, decisions: {} }, 'fixes'))
  complete.addEventListener('change', () => set({ complete: complete.checked }))
  for (const name of selects) {
    const field = byId<HTMLSelectElement>(name)
    field.addEventListener('change', () => set({ [name]: field.value } as Partial<Switches>))
  }
  page.onChange(() => {
    const { switches } = page.state
    review.checked = page.state.review
    complete.checked = switches.complete
    for (const name of selects) byId<HTMLSelectElement>(name).value = switches[name]
  })
}
