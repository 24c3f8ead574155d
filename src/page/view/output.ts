import { copyToClipboard } from '../download.js'
import { patchName } from '../engine/command.js'
import { currentFile, linkContentOf } from '../model.js'
import type { Page } from '../page.js'
import { announce } from './announce.js'
import { byId } from './element.js'

/** The length of a link, in characters, above which it may be cut off in transit. */
const longLink = 30_000

/** The code that saves files, loaded after the first findings. */
const saving = () => import('../download-texts.js')

/** Connects the buttons for the new text, the patch, the command and the link. */
export function bindOutputButtons(page: Page): void {
  const onClick = (id: string, act: () => unknown) => byId(id).addEventListener('click', act)
  const files = () => page.state.files.map((file, index) => ({ ...file, path: page.nameOf(index) }))
  const patches = () => page.analysis?.patches ?? []
  onClick('copy-result', () =>
    copied('The new text', page.texts.get(page.nameOf(page.state.current)) ?? currentFile(page.state).text),
  )
  onClick('download-result', async () => (await saving()).downloadTexts(files(), page.texts))
  onClick('copy-patch', () =>
    copied(
      'The patch',
      patches()
        .map(([, text]) => text)
        .join(''),
    ),
  )
  onClick('download-patch', async () => (await saving()).downloadPatch(patchName, files(), patches()))
  onClick('copy-command', () => copied('The command', page.analysis?.command ?? ''))
  onClick('copy-link', () => void copyLink(page))
  page.onChange(() => {
    byId('command').textContent = page.analysis?.command ?? ''
    const isChanged = (page.analysis?.texts.length ?? 0) > 0
    for (const id of ['download-patch', 'copy-patch']) byId<HTMLButtonElement>(id).disabled = !isChanged
  })
}

async function copied(what: string, text: string): Promise<void> {
  announce(
    (await copyToClipboard(text))
      ? `${what} is on your clipboard.`
      : `${what} could not be copied: your browser forbids it.`,
  )
}

/** Copies the link, and makes it the address of the page in case the clipboard is not available. */
async function copyLink(page: Page): Promise<void> {
  const { toUrlFragment } = await import('../link.js')
  const fragment = await toUrlFragment(linkContentOf(page.state, page.analysis?.paths ?? []))
  history.replaceState(null, '', `#${fragment}`)
  const isCopied = await copyToClipboard(location.href)
  const done = isCopied ? 'The link is on your clipboard.' : 'The link is in the address bar.'
  announce(
    location.href.length > longLink
      ? `${done} The link is long. If a chat cuts the link off, send the link as a file.`
      : done,
  )
}
