import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { modulesFor, place, type Verdict } from './check.js'
import { sendAll } from './client.js'
import { needHttpd } from './install.js'
import { answered, type Said } from './kept-answers.js'
import { scratchFolder } from './preamble.js'
import { startServer } from './server.js'

export interface HtaccessOptions {
  /** What AllowOverride allows there: `All`, if not given. */
  readonly override?: string
  /** Loads mod_access_compat too. */
  readonly accessCompat?: boolean
}

/**
 * Whether a running httpd takes each text as a .htaccess file. `httpd -t` never reads these; only here are context
 * and AllowOverride seen. httpd answers 500 to what it refuses, and its log tells the file and why, not the line.
 */
export const acceptsHtaccess = (texts: readonly string[], options: HtaccessOptions = {}): Promise<Verdict[]> =>
  answered({
    kind: 'htaccess',
    questions: texts.map((text) => ({ text, options })),
    ask: (indexes) =>
      askAll(
        indexes.flatMap((index) => texts[index] ?? []),
        options,
      ),
  })

async function askAll(texts: readonly string[], options: HtaccessOptions): Promise<Said<Verdict>[]> {
  const folder = scratchFolder()
  const places = texts.map((_, index) => join(folder, 'htdocs', String(index)))
  try {
    for (const [index, text] of texts.entries()) layOut(places[index] ?? folder, place(text, folder))
    const config = [
      `DocumentRoot "${folder}/htdocs"`,
      `<Directory "${folder}/htdocs">`,
      `AllowOverride ${options.override ?? 'All'}`,
      '</Directory>',
    ].join('\n')
    const modules = modulesFor(needHttpd(), texts, options).filter((name) => !name.startsWith('mpm_'))
    const server = await startServer({ folder, config, modules })
    const answers = await sendAll(
      server.port,
      texts.map((_, index) => ({ path: `/${index}/page.html` })),
    )
    const log = server.log()
    await server.stop()
    return answers.map(([status], index) => ({
      answer: verdict(status, complaint(log, places[index] ?? folder, index)),
      keeps: status !== 0,
    }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function layOut(place: string, text: string): void {
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, '.htaccess'), text)
  writeFileSync(join(place, 'page.html'), 'FILE page.html\n')
}

/** A text that is refused is named by its file; one that only cannot work (AuthType alone), by what was asked. */
function complaint(log: string, place: string, index: number): string {
  const lines = log.split('\n')
  const refused = lines.find((line) => line.includes(`${place}/.htaccess: `))
  const failed = lines.find((line) => line.endsWith(`/${index}/page.html`))
  const said = refused?.split(`${place}/.htaccess: `).at(1) ?? failed?.replace(/^(?:\[[^\]]*\] )+/, '')
  return said?.replaceAll(`${place}/`, '').replaceAll(`/${index}/`, '/') ?? ''
}

function verdict(status: number, message: string): Verdict {
  if (status !== 500) return { ok: true, message: '', file: undefined, line: undefined, warnings: [] }
  return { ok: false, message, file: '.htaccess', line: undefined, warnings: [] }
}
