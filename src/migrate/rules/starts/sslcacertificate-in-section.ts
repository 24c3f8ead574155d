import { type Fix, insertBefore, removeLine, reviewFix, safeFix } from '../../../edit/edit.js'
import { isGuard } from '../../../httpd/guards.js'
import { contextsOf } from '../../../site/context.js'
import { isHtaccess } from '../../../site/htaccess.js'
import type { Site } from '../../../site/site.js'
import { hasPlaceholder } from '../../../syntax/template.js'
import { ancestors, type Directive, type Section, sourceOf } from '../../../syntax/tree.js'
import { failureAt } from '../../failure.js'
import { eachLineInSite, type Hit, ruleOf } from '../../rule.js'

export const sslcacertificateInSection = ruleOf('starts', {
  id: 'sslcacertificate-in-section',
  title: 'SSLCACertificateFile and SSLCACertificatePath are not allowed in a section',
  see: 'https://httpd.apache.org/docs/2.4/mod/mod_ssl.html#sslcacertificatefile',
  fixes: 'both',
  covers: ['ssl-per-dir-ca'],
  page: `
## What 2.2 did

SSLCACertificateFile and SSLCACertificatePath were allowed in \`<Directory>\`, \`<Location>\`, \`<Files>\` and \`.htaccess\`
files, but applied to the whole virtual host. The last line won. In a \`.htaccess\` file they had no effect.

## What 2.4 does

httpd does not start, or answers 500 ("Your SSL library does not have support for per-directory CA").

## What the rule does

It moves the line in front of the section, where it means what it meant in 2.2. It offers to remove a line in a
\`.htaccess\` file.

## When not

If the line is in \`<IfModule>\` or the like, or in a file that a section includes, there is no fix.`,
  check: eachLineInSite(['SSLCACertificateFile', 'SSLCACertificatePath'], (at, site) => {
    if ([...contextsOf(site, at)].every((context) => /^(server|virtualhost|other)$/.test(context))) return undefined
    return isHtaccess(at.file) ? inHtaccess(at) : inSection(site, at)
  }),
})

// The hit for a line in a section: 2.2 sets the certificates of the whole server, whatever section the line is in
// (ssl_engine_config.c, ssl_cmd_SSLCACertificateFile).
function inSection(site: Site, at: Directive): Hit {
  const message = `2.4 refuses to start because of ${at.name.value} in a section; 2.2 applied it to the whole virtual host. Move the line in front of the section.`
  const section = outermost(at)
  return { at, message, fix: section && isFree(at, section) ? moved(site, at, section) : undefined }
}

/** The fix that moves all of these lines out of the section together, so that the last one still wins. */
function moved(site: Site, at: Directive, section: Section): Fix {
  const lines = site
    .directives('SSLCACertificateFile', 'SSLCACertificatePath')
    .filter((line) => line.file === at.file && outermost(line) === section && isFree(line, section))
    .sort((a, b) => a.start - b.start)
  return safeFix(
    `Move ${lines.length > 1 ? 'them' : 'it'} to the virtual host`,
    insertBefore(section, lines.map(onOneLine)),
    ...lines.map(removeLine),
  )
}

const inHtaccess = (at: Directive): Hit => ({
  at,
  message: `2.4 ${failureAt(at)} because of ${at.name.value} in a .htaccess file, where it had no effect in 2.2. Remove the line, and name the authorities in the virtual host.`,
  fix: reviewFix(
    `Remove ${at.name.value}`,
    'SSLCACertificateFile or SSLCACertificatePath in the virtual host names the authorities to accept.',
    removeLine(at),
  ),
})

/** The outermost section around the line that is inside the virtual host and is not a guard. */
function outermost(at: Directive): Section | undefined {
  const sections = [...ancestors(at)]
  const around = sections.findIndex(({ key }) => key === 'virtualhost')
  return (around === -1 ? sections : sections.slice(0, around)).filter((one) => !isGuard(one)).at(-1)
}

/** Whether the line can move out of the section: no guard, template or macro inside the section affects it. */
function isFree(at: Directive, section: Section): boolean {
  const between = [...ancestors(at)]
  const sections = between.slice(0, between.indexOf(section) + 1)
  return sections.every((one) => kinds.test(one.key)) && !/\n/.test(onOneLine(at)) && !hasPlaceholder(onOneLine(at))
}

const onOneLine = (at: Directive): string => [at.name, ...at.args].map((word) => sourceOf(at.file, word)).join(' ')

const kinds = /^(directory|files|location|proxy)(match)?$/
