import type { Analysis } from '../engine/judge.js'
import { currentFile, isPageEmpty, type PageState, withCurrentFile } from '../model.js'
import type { Page } from '../page.js'
import { showChecklist } from './checklist-panel.js'
import { byId, element, replaceContent } from './element.js'
import { showExplainedLog } from './explain-panel.js'
import { showFiles } from './files-tree.js'
import { type FindingActions, type FindingFilter, showFindings } from './findings-panel.js'
import { bindTabs, moveTabFocusByArrows, showSelectedPanel } from './tabs.js'

const cardsAtOnce = 100

/** Draws the panel with findings, checklist and explained messages, and keeps it up to date. */
export function bindFindingsPanel(page: Page): void {
  let filter: FindingFilter = 'all'
  let most = cardsAtOnce
  const undo = undoable(page)
  const actions: FindingActions = {
    goTo: (place) => page.goTo(place),
    decide: undo.decide,
    adoptDefaults: () => page.change({ switches: { ...page.state.switches, defaults: 'adopt' } }),
  }
  page.decide = undo.decide
  const draw = () => {
    const { analysis } = page
    byId('status').textContent = statusOf(page)
    byId('verdict').textContent = isPageEmpty(page.state) || !analysis?.verdict ? '' : `${analysis.verdict}.`
    byId('rests-on').textContent = analysis?.restsOn ?? ''
    byId('panel').setAttribute('aria-busy', String(page.isBusy))
    showFiles(byId('files'), page.state, analysis, (index) => page.select(index))
    askWhatItIs(page)
    if (!analysis) return
    showFilters(analysis.counts, filter, (chosen) => {
      filter = chosen
      most = cardsAtOnce
      draw()
    })
    const left = showFindings(
      byId('findings'),
      { analysis, filter, maxCards: most, isEmpty: isPageEmpty(page.state) },
      actions,
    )
    const showMore = () => {
      most += cardsAtOnce
      draw()
    }
    if (left > 0) byId('findings').append(moreButton(left, showMore))
    showChecklist(byId('checklist'), analysis.checklist, actions.goTo)
    nameTabs(analysis)
    showExplainedLog(byId('explained'), page.explained, actions.goTo)
  }
  bindTabs(byId('tabs'), () => showSelectedPanel(byId('tabs')))
  moveTabFocusByArrows(byId('tabs'))
  bindLog(page)
  bindAnswer(page)
  page.onChange(draw)
}

function nameTabs({ checklist, counts }: Analysis): void {
  byId('tab-checklist').textContent = checklist.length ? `Checklist ${checklist.length}` : 'Checklist'
  byId('view-panel').textContent = `Findings ${counts.findings}`
}

/**
 * Whether to ask what the files are: if the answer changes the findings, it was not given yet, and the page does not show the
 * example.
 */
const isToBeAsked = ({ state, analysis }: Page): boolean =>
  !state.isExample && !state.isAnswered && !state.switches.complete && (analysis?.counts.findings ?? 0) > 0

/** Asks what the files are. A single file may be a .htaccess; several files may be a whole server or a part of it. */
function askWhatItIs(page: Page): void {
  const isOne = page.state.files.length === 1
  byId('all').hidden = !isToBeAsked(page)
  byId('all-question').textContent = isOne
    ? 'Is this one .htaccess, or the whole server?'
    : "Is this all of the server's configuration?"
  byId('all-htaccess').hidden = !isOne
  byId('all-yes').textContent = isOne ? 'The whole server' : 'Yes, all of it'
  byId('all-no').textContent = isOne ? 'A part of a server' : 'No, there is more'
}

/** Connects the buttons with the answers. An answer gives a file without a name a name, and sets the switch `complete`. */
function bindAnswer(page: Page): void {
  const answer = (complete: boolean, isHtaccess = false) => {
    const { state } = page
    const isNamed = currentFile(state).path !== ''
    const wasHtaccess = page.analysis?.paths[0] === '.htaccess'
    const path = isHtaccess ? '.htaccess' : wasHtaccess && !isNamed ? 'httpd.conf' : undefined
    page.replace({
      ...(path === undefined || state.files.length > 1 ? state : withCurrentFile(state, { path })),
      isAnswered: true,
      switches: { ...state.switches, complete },
    })
  }
  byId('all-htaccess').addEventListener('click', () => answer(false, true))
  byId('all-yes').addEventListener('click', () => answer(true))
  byId('all-no').addEventListener('click', () => answer(false))
}

function statusOf({ state, analysis, isBusy, trouble }: Page): string {
  if (trouble !== undefined) return `httpd-upgrade failed: ${trouble}`
  if (isPageEmpty(state)) return 'Nothing here yet'
  if (!analysis) return 'Reading…'
  const { findings, taken } = analysis.counts
  const left = findings - taken
  if (findings === 0) return isBusy ? 'Reading…' : 'Nothing found'
  const said = `${counted(findings, 'finding')}: ${taken} fixed, ${left} left`
  return isBusy ? `${said} …` : said
}

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`

function showFilters(
  counts: { readonly findings: number; readonly safe: number; readonly review: number; readonly manual: number },
  chosen: FindingFilter,
  choose: (filter: FindingFilter) => void,
): void {
  const all: readonly (readonly [FindingFilter, string, number])[] = [
    ['all', 'All', counts.findings],
    ['safe', 'Safe', counts.safe],
    ['review', 'For review', counts.review],
    ['manual', 'Manual', counts.manual],
  ]
  replaceContent(
    byId('filters'),
    ...all.map(([filter, label, count]) =>
      element(
        'button',
        {
          type: 'button',
          class: filter,
          'aria-pressed': String(filter === chosen),
          'data-focus': `filter ${filter}`,
          click: () => choose(filter),
        },
        `${label} `,
        element('b', {}, String(count)),
      ),
    ),
  )
}

const moreButton = (left: number, show: () => void): HTMLElement =>
  element('button', { type: 'button', class: 'show-more', click: show }, `Show ${left} more`)

/** Records the user's choices of fixes. The last choice can be undone, with a button or a key. */
function undoable(page: Page): { readonly decide: FindingActions['decide'] } {
  const done: PageState['decisions'][] = []
  const button = byId<HTMLButtonElement>('undo')
  const undo = () => {
    const before = done.pop()
    if (before) page.change({ decisions: before }, 'fixes')
    button.disabled = done.length === 0
  }
  button.addEventListener('click', undo)
  document.addEventListener('keydown', (event) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
    if (!isUndo || (event.target instanceof Element && event.target.closest('#editors, input, textarea'))) return
    event.preventDefault()
    undo()
  })
  return {
    decide(keys, taken) {
      done.push(page.state.decisions)
      button.disabled = false
      const decisions = { ...page.state.decisions, ...Object.fromEntries(keys.map((key) => [key, taken])) }
      page.change({ decisions }, 'fixes')
    },
  }
}

function bindLog(page: Page): void {
  const log = byId<HTMLTextAreaElement>('log')
  let soon: ReturnType<typeof setTimeout> | undefined
  log.addEventListener('input', () => {
    clearTimeout(soon)
    soon = setTimeout(() => page.change({ log: log.value }, 'fixes'), 150)
  })
  page.onChange(() => {
    if (document.activeElement !== log) log.value = page.state.log
  })
}
