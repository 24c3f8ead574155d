import { byId } from './element.js'

const themes = ['system', 'light', 'dark'] as const
type Theme = (typeof themes)[number]

const labels: Readonly<Record<Theme, string>> = {
  system: 'Colors: same as the system',
  light: 'Colours: light',
  dark: 'Colours: dark',
}

/** Connects the button that changes from the system's colours to light and dark ones. The choice is remembered. */
export function bindTheme(): void {
  const button = byId('theme')
  let theme: Theme = themes.find((one) => one === remembered()) ?? 'system'
  const show = () => {
    document.documentElement.dataset.theme = theme
    button.setAttribute('aria-label', labels[theme])
    button.title = labels[theme]
  }
  button.addEventListener('click', () => {
    theme = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
    remember(theme)
    show()
  })
  show()
}

/** The remembered theme. A browser that is set to keep nothing throws here. */
function remembered(): string | null {
  try {
    return localStorage.getItem('theme')
  } catch {
    return null
  }
}

function remember(theme: Theme): void {
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // If the browser stores nothing, the theme is forgotten when the page is closed.
  }
}
