import { byId } from './element.js'

let fading: ReturnType<typeof setTimeout> | undefined

/** Shows a sentence for a moment at the bottom of the page, and tells it to screen readers. */
export function announce(sentence: string): void {
  const said = byId('said')
  said.textContent = sentence
  said.classList.add('shown')
  clearTimeout(fading)
  fading = setTimeout(() => said.classList.remove('shown'), 5000)
}
