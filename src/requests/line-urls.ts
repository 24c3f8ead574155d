import { type Directive, valuesOf } from '../syntax/tree.js'
import { textsMatchingPatternWithin } from './pattern-samples.js'
import { sampleDocument, withFinalSlash } from './url-layout.js'

/** URLs that show the effect of a line at server level. */
export function urlsToTestServerLine(line: Directive, folders: readonly string[]): readonly string[] {
  const words = valuesOf(line)
  const [first = '', second = ''] = words
  if (/^(alias|scriptalias|wsgiscriptalias|proxypass)$/.test(line.key)) {
    const plain = first.replace(/\/$/, '')
    return first.startsWith('/') ? [first, plain || '/', `${plain}/`, `${plain}/${sampleDocument}`, `${plain}x`] : []
  }
  if (/^redirect(permanent|temp)?$/.test(line.key)) {
    const url = words.find((word) => word.startsWith('/')) ?? ''
    const plain = url.replace(/\/$/, '')
    return url ? [url, `${plain}/${sampleDocument}?query=1`, `${plain}x`] : []
  }
  if (/match$/.test(line.key)) {
    const pattern = /^redirectmatch$/.test(line.key) && words.length > 2 ? second : first
    return textsMatchingPatternWithin(pattern, '/', sampleDocument)
  }
  if (line.key === 'rewriterule') return textsMatchingPatternWithin(first.replace(/^!/, ''), '/', sampleDocument)
  if (line.key === 'setenvif' || line.key === 'setenvifnocase') return variableUrls(words, folders)
  return urlsToTestSectionLine(line, [''])
}

/** URLs that show the effect of a line that may also be in a section. */
export function urlsToTestSectionLine(line: Directive, folders: readonly string[]): readonly string[] {
  const words = valuesOf(line)
  if (line.key === 'errordocument') return pageUrls(words[1] ?? '')
  if (line.key === 'rewriterule')
    return folders.flatMap((folder) =>
      textsMatchingPatternWithin((words[0] ?? '').replace(/^!/, ''), '', sampleDocument).map(
        (url) => withFinalSlash(folder) + url.replace(/^\//, ''),
      ),
    )
  if (/^redirect(permanent|temp)?$/.test(line.key)) return words.filter((word) => word.startsWith('/')).slice(0, 1)
  if (line.key === 'redirectmatch')
    return textsMatchingPatternWithin(words.length > 2 ? (words[1] ?? '') : (words[0] ?? ''), '/', sampleDocument)
  if (line.key === 'setenvif' || line.key === 'setenvifnocase') return variableUrls(words, folders)
  return []
}

/** URLs for a variable whose value depends on the URL. */
function variableUrls(
  [attribute = '', pattern = '']: readonly string[],
  folders: readonly string[],
): readonly string[] {
  if (!/^request_uri$/i.test(attribute)) return []
  const samples = textsMatchingPatternWithin(pattern, '/', sampleDocument)
  return [
    ...samples,
    ...folders
      .slice(0, 6)
      .flatMap((folder) => samples.map((sample) => `${withFinalSlash(folder)}${sample.replace(/^\//, '')}`)),
  ]
}

/** The URL of an error page, which the line contains with its escapes. */
function pageUrls(word: string): readonly string[] {
  const [path = ''] = word.replace(/^"/, '').split('?', 1)
  if (!path.startsWith('/')) return []
  try {
    return [decodeURIComponent(path)]
  } catch {
    return [path]
  }
}
