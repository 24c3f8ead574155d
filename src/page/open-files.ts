import { isConfigPath, isWantedPath } from '../site/wanted-path.js'
import { decode, isBinary } from '../syntax/encoding.js'
import { hasOnlyCrLf, type OpenFile } from './model.js'

/** The opened files, and a sentence for each file that was left out. */
export interface OpenedTexts {
  readonly files: readonly OpenFile[]
  readonly folders: readonly string[]
  /** The links to the files, as a map from the path of a link to the path of its file. */
  readonly links: Readonly<Record<string, string>>
  /** The settings file nearest to the root of these files. */
  readonly settings: { readonly path: string; readonly text: string } | undefined
  readonly refusals: readonly string[]
}

/** A file with the path to show. */
interface Found {
  readonly path: string
  readonly file: File
  /** Whether the file itself was chosen, not a folder that contains it. */
  readonly named: boolean
}

/** The number of bytes that can be opened at once, at most. */
const most = 50e6

/** Reads the files chosen in a dialog. The files of a chosen folder have their paths in it. */
export const openChosenFiles = (list: FileList): Promise<OpenedTexts> =>
  openAll(
    [...list].map((file) => ({
      file,
      path: file.webkitRelativePath || file.name,
      named: file.webkitRelativePath === '',
    })),
  )

/** Reads the dropped files and folders, with everything in them. */
export async function openDroppedFiles(data: DataTransfer): Promise<OpenedTexts> {
  // The list must be copied before the first `await`, after which it is empty.
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  const found = await Promise.all(entries.map((entry) => filesUnder(entry, true)))
  return openAll(found.flat())
}

async function filesUnder(entry: FileSystemEntry, named: boolean): Promise<Found[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))
    return [{ file, path: entry.fullPath.replace(/^\//, ''), named }]
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const found: Found[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return found
    for (const one of some) found.push(...(await filesUnder(one, false)))
  }
}

/** A file, or a file in an archive. */
interface Content {
  readonly path: string
  readonly bytes: Uint8Array
  readonly named: boolean
}

async function openAll(found: readonly Found[]): Promise<OpenedTexts> {
  const files: OpenFile[] = []
  const refused: string[] = []
  const folders = new Set(found.filter(({ named }) => !named).map(({ path }) => path.replace(/\/.*/s, '')))
  const links: Record<string, string> = {}
  let settings: OpenedTexts['settings']
  let size = 0
  const take = ({ path, bytes, named }: Content) => {
    if (isSettings(path)) settings = nearer(settings, { path, text: decode(bytes).text })
    else if (!named && !isWantedPath(path)) return
    else if (isBinary(bytes)) refused.push(`${path} is not text that httpd can read.`)
    else files.push(opened(path, named, bytes))
  }
  for (const { path, file, named } of found) {
    const isArchive = /\.(tar(\.gz)?|tgz|zip)$/i.test(path)
    if (!named && !isArchive && !isWantedPath(path) && !isSettings(path)) continue
    size += file.size
    if (size > most) {
      refused.push(`${path} and the files after it are left out: this page accepts up to 50 MB at once.`)
      break
    }
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (!isArchive) {
      take({ path, bytes, named })
      continue
    }
    try {
      const { openArchive } = await import('./archives.js')
      const archive = openArchive(path, bytes, most)
      folders.add(archive.folder)
      Object.assign(links, archive.links)
      for (const one of archive.files) take({ ...one, named: false })
    } catch (error) {
      refused.push(`${path} cannot be unpacked: ${(error as Error).message}`)
    }
  }
  if (files.length === 0 && refused.length === 0)
    refused.push(
      'None of the opened files has a name like httpd.conf, site.conf or .htaccess. Open the configuration file by itself.',
    )
  return { files: inOrder(files), folders: [...folders], links, settings, refusals: refused }
}

const isSettings = (path: string): boolean => /(^|\/)httpd-upgrade\.json$/.test(path)

type SettingsText = NonNullable<OpenedTexts['settings']>

/** The settings file that is nearer to the root. */
const nearer = (one: SettingsText | undefined, other: SettingsText): SettingsText =>
  one && one.path.split('/').length <= other.path.split('/').length ? one : other

function opened(path: string, named: boolean, bytes: Uint8Array): OpenFile {
  const { text, encoding } = decode(bytes)
  return { path, named, text, encoding, isWindows: hasOnlyCrLf(text) }
}

/** The files in the order in which they are listed: main files first, then by path. The first file is shown. */
const inOrder = (files: readonly OpenFile[]): OpenFile[] =>
  [...files].sort((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1))

const rank = ({ path }: OpenFile): number =>
  /(^|\/)(httpd|apache2?)\.conf$/.test(path) ? 0 : isConfigPath(path) ? 1 : 2
