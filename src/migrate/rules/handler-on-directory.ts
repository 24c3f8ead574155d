import { insertAfter, reviewFix } from '../../edit/edit.js'
import { isHtaccess, type Site } from '../../site/site.js'
import type { Directive } from '../../syntax/tree.js'
import type { Rule } from '../rule.js'

export const handlerOnDirectory: Rule = {
  id: 'handler-on-directory',
  title: 'A handler is set for whole folders',
  severity: 'info',
  group: 'tidy',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_dir.html#directorycheckhandler',
  covers: ['default-directorycheckhandler'],
  page: `
For the URL of a folder, mod_dir of 2.2 left the request to the handler that SetHandler names. mod_dir of 2.4 looks for an
index file first, and if there is one the handler gets that file instead of the folder.

Whether there are index files cannot be seen here, so nothing is changed. If there are, and the handler is to have the
folder, say \`DirectoryCheckHandler On\` (2.4.8 or later) beside the SetHandler. It is said of a SetHandler for a
\`<Directory>\`, for a whole server or for \`<Location "/">\`; other locations are seldom folders, and \`<Files>\` never are. In a \`.htaccess\` file it is said of cgi-script alone: others stand there to keep handlers away from uploads. A folder that WebDAV serves is one for sure: there the line is
offered for review.`,
  *check(site) {
    if (site.from === '2.4' || site.says('DirectoryCheckHandler')) return
    for (const at of site.directives('Dav')) {
      if (/^(off|svn)$/i.test(at.args[0]?.value ?? 'off')) continue
      yield {
        at,
        severity: 'warning',
        message:
          'Where a folder has an index file, 2.4 applies what a WebDAV client asks of the folder to that file; add DirectoryCheckHandler On to keep it for the folder.',
        fix: reviewFix('Add DirectoryCheckHandler On', later, insertAfter(at, ['DirectoryCheckHandler On'])),
      }
    }
    for (const at of site.directives('SetHandler')) {
      const handler = at.args[0]?.value ?? ''
      if (/^(none|server-status|server-info)$/i.test(handler) || !isForFolders(site, at)) continue
      yield {
        at,
        message: `2.4 serves the index file of a folder, if there is one, where 2.2 gave the folder to the handler ${handler}; add DirectoryCheckHandler On to keep that.`,
      }
    }
  },
}

const later = '2.4 is 2.4.8 or later and has mod_dir, and only WebDAV is meant to answer for these folders.'

/**
 * Whether folders are among what the line applies to. A .htaccess file says it to keep handlers away from uploads, unless it
 * has scripts run.
 */
const isForFolders = (site: Site, at: Directive): boolean =>
  (!isHtaccess(at.file) || at.args[0]?.value.toLowerCase() === 'cgi-script') &&
  site.enclosing(at).some((sections) =>
    sections.every(({ key, args }) => {
      if (key === 'location') return args.length === 1 && args[0]?.value === '/'
      return !/^(files|filesmatch|locationmatch|proxy|proxymatch|limit|limitexcept)$/.test(key)
    }),
  )
