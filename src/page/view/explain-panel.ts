import type { ExplainedLog } from '../engine/explained-log.js'
import { element, locationButton, replaceContent, type ShowLine, withCodeElements } from './element.js'

type Message = ExplainedLog['messages'][number]

/** Shows what messages of 2.4 mean for these files; at most the first 100. */
export function showExplainedLog(holder: HTMLElement, explained: ExplainedLog | undefined, goTo: ShowLine): void {
  if (!explained) {
    replaceContent(holder)
    return
  }
  const { messages, summary } = explained
  const cards = messages.slice(0, 100).map((message) => messageCard(message, goTo))
  if (messages.length === 0)
    cards.push(
      element(
        'p',
        { class: 'nothing' },
        summary.notices ? 'Only notices, which need nothing.' : 'There is no httpd message in this text.',
      ),
    )
  replaceContent(holder, ...cards)
}

function messageCard(message: Message, goTo: ShowLine): HTMLElement {
  const { places, rules, see } = message
  const [rule] = rules
  return element(
    'article',
    { class: message.known ? 'finding explained' : 'finding explained unknown' },
    element('h2', {}, [message.code, message.message].filter(Boolean).join(': ').slice(0, 400)),
    element('p', {}, ...withCodeElements(message.cause)),
    message.action !== null &&
      element('p', { class: 'action' }, element('strong', {}, 'Do: '), ...withCodeElements(message.action)),
    ...places.map((place) =>
      element(
        'p',
        { class: 'place' },
        locationButton(place, goTo),
        place.text !== null && element('code', {}, place.text.split('\n')[0]),
        place.fix !== null && element('span', { class: 'title' }, place.fix.title),
      ),
    ),
    element(
      'footer',
      {},
      rule && element('a', { href: `rules/${rule.id}.html`, target: '_blank', rel: 'noopener' }, rule.id),
      see !== null && element('a', { href: see, target: '_blank', rel: 'noopener noreferrer' }, 'manual'),
    ),
  )
}
