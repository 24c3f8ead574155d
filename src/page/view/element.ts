import type { ShownLocation } from '../engine/reply.js'

type Value = string | number | boolean | undefined | ((event: Event) => void)

/**
 * An element with these attributes and children. Text is never read as HTML. A function is an event listener; `true` is
 * an attribute without a value; `false` and undefined are left out.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, Value>> = {},
  ...children: readonly (Node | string | undefined | false)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(key, value)
    else if (value === true) made.setAttribute(key, '')
    else if (value !== undefined && value !== false) made.setAttribute(key, String(value))
  }
  made.append(...children.filter((child) => child !== undefined && child !== false))
  return made
}

/** Shows a line of a text. */
export type ShowLine = (place: Pick<ShownLocation, 'path' | 'line'>) => void

/** A button that goes to a line, with the path and the line as its label. */
export const locationButton = (place: Pick<ShownLocation, 'path' | 'line'>, goTo: ShowLine): HTMLElement =>
  element('button', { type: 'button', class: 'line', click: () => goTo(place) }, `${place.path}:${place.line}`)

/** The sentence as nodes. A part in backticks becomes a `code` element. */
export const withCodeElements = (sentence: string): (Node | string)[] =>
  sentence.split('`').map((part, index) => (index % 2 ? element('code', {}, part) : part))

/**
 * The element of the page with this id.
 * @throws Error if the page has none, which is a mistake of ours
 */
export function byId<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no #${id}.`)
  return found as Kind
}

/** Replaces the children of an element. The focus stays on the child with the same `data-focus`. */
export function replaceContent(holder: HTMLElement, ...children: readonly (Node | string)[]): void {
  const focused = holder.contains(document.activeElement) ? focusNameOf(document.activeElement) : undefined
  holder.replaceChildren(...children)
  if (!focused) return
  const again = [...holder.querySelectorAll<HTMLElement>('[data-focus]')].find((one) => one.dataset.focus === focused)
  again?.focus({ preventScroll: true })
}

const focusNameOf = (focused: Element | null) => (focused instanceof HTMLElement ? focused.dataset.focus : undefined)
