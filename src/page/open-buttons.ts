import { type OpenedTexts, openChosenFiles, openDroppedFiles } from './open-files.js'
import { byId } from './view/element.js'

export function connectOpenButtons(onOpened: (files: Promise<OpenedTexts>) => void): void {
  for (const [button, field] of [
    ['open', 'chosen-files'],
    ['open-folder', 'chosen-folder'],
  ] as const) {
    const chooser = byId<HTMLInputElement>(field)
    byId(button).addEventListener('click', () => chooser.click())
    chooser.addEventListener('change', () => {
      if (chooser.files) onOpened(openChosenFiles(chooser.files))
      chooser.value = ''
    })
  }
}

/** Accepts files and folders that are dropped anywhere on the page. */
export function acceptDroppedFiles(onOpened: (files: Promise<OpenedTexts>) => void): void {
  const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
  // The page must handle the event before an editor inserts the content of the file as text.
  const early = { capture: true }
  document.addEventListener(
    'dragover',
    (event) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      event.stopPropagation()
      document.body.classList.add('dropping')
    },
    early,
  )
  for (const name of ['dragleave', 'drop'] as const)
    document.addEventListener(name, () => document.body.classList.remove('dropping'), early)
  document.addEventListener(
    'drop',
    (event) => {
      if (!event.dataTransfer || !holdsFiles(event)) return
      event.preventDefault()
      event.stopPropagation()
      onOpened(openDroppedFiles(event.dataTransfer))
    },
    early,
  )
}
