import type { ShownTask } from '../engine/reply.js'
import { element, locationButton, replaceContent, type ShowLine, withCodeElements } from './element.js'

/** What must be done outside of the files before 2.4 is started. */
export function showChecklist(holder: HTMLElement, tasks: readonly ShownTask[], goTo: ShowLine): void {
  const items = tasks.map(({ what, why, see, places }) =>
    element(
      'li',
      {},
      element('p', {}, ...withCodeElements(what)),
      element('p', { class: 'why' }, ...withCodeElements(why)),
      element(
        'p',
        { class: 'places' },
        ...places.slice(0, 6).map((place) => locationButton(place, goTo)),
        element('a', { href: see, target: '_blank', rel: 'noopener noreferrer' }, 'manual'),
      ),
    ),
  )
  replaceContent(
    holder,
    items.length ? element('ol', { class: 'checklist' }, ...items) : element('p', { class: 'nothing' }, none),
  )
}

const none = 'Nothing to do outside these files. To check the whole server, open its main file too.'
