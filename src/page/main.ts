import { exampleName, exampleServer } from './example.js'
import { newOpenFile, pageStateFromLink, pageStateOf, withFilesAdded } from './model.js'
import { acceptDroppedFiles, connectOpenButtons } from './open-buttons.js'
import type { OpenedTexts } from './open-files.js'
import { Page } from './page.js'
import { startEngine } from './start-engine.js'
import { announce } from './view/announce.js'
import { byId } from './view/element.js'
import { moveRowFocusByArrows } from './view/files-tree.js'
import { bindOutputButtons } from './view/output.js'
import { bindFindingsPanel } from './view/panel.js'
import { bindSwitches } from './view/switches.js'
import { bindTheme } from './view/theme.js'
import { bindViewsAndFileHead } from './view/views.js'

const exampleState = () => pageStateOf([newOpenFile(exampleServer, exampleName)], { isExample: true })

const page = new Page(exampleState(), (onReply) => startEngine(onReply))

bindTheme()
bindSwitches(page)
bindFindingsPanel(page)
bindOutputButtons(page)
bindViewsAndFileHead(page)
moveRowFocusByArrows(byId('files'))
connectOpenButtons(take)
acceptDroppedFiles(take)

byId('own').addEventListener('click', () => {
  page.replace(pageStateOf([newOpenFile('')]))
  page.focusInput()
})
byId('show-example').addEventListener('click', () => page.replace(exampleState()))
addEventListener('hashchange', () => void fromAddress())
void fromAddress()

async function take(files: Promise<OpenedTexts>): Promise<void> {
  try {
    const { refusals, ...opened } = await page.reading(files)
    page.replace(withFilesAdded(page.state, opened))
    if (refusals.length > 0) announce(refusals.slice(0, 3).join(' '))
  } catch (error) {
    announce(`The files cannot be read: ${(error as Error).message}`)
  }
}

/** Opens the content of the link in the address. */
async function fromAddress(): Promise<void> {
  const fragment = location.hash.slice(1)
  if (fragment === '') return
  const { fromUrlFragment } = await import('./link.js')
  const shared = await fromUrlFragment(fragment)
  if (shared) page.replace(pageStateFromLink(shared))
  else if (!document.getElementById(fragment)) announce('This link is damaged: its configuration cannot be read.')
}
