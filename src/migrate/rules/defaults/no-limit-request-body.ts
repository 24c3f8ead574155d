import { isSendOnlyHandler } from '../../../httpd/handlers.js'
import { isProxying } from '../../../httpd/rewrite-words.js'
import { startLines } from '../../../site/server-level.js'
import type { Directive } from '../../../syntax/tree.js'
import { ruleOf } from '../../rule.js'
import { checkForUnsetDefault } from '../../unset-default.js'

export const noLimitRequestBody = ruleOf('defaults', {
  id: 'no-limit-request-body',
  title: 'LimitRequestBody is left at its default',
  see: 'https://httpd.apache.org/docs/2.4/mod/core.html#limitrequestbody',
  oldDefaultNeed: 'Clients upload more than 1 GiB in one request.',
  fixes: 'safe',
  covers: ['default-limitrequestbody'],
  page: `
## What 2.2 did

Without LimitRequestBody, requests could be of any length.

## What 2.4 does

From 2.4.54 on, a request body over 1 GiB gets 413. That affects uploads to scripts, to WebDAV and to back ends behind
a proxy.

## What the rule does

It adds \`LimitRequestBody 0\`, which means no limit, where something accepts uploads: scripts, WebDAV, a proxy or PHP.
With \`--defaults safer\` it adds the line only where the configuration shows large uploads: WebDAV, git, or another
limit over 1 GiB.`,
  check: checkForUnsetDefault({
    names: ['LimitRequestBody'],
    line: 'LimitRequestBody 0',
    beside: ['LimitRequestFields', 'LimitRequestFieldSize', 'LimitRequestLine'],
    message:
      '2.4.54 and later answer 413 to uploads over 1 GiB, which is safer; 2.2 had no limit. `LimitRequestBody 0` removes the limit.',
    needs22: (site, server) => startLines(site, server, ...limits).some(isForLargeBodies),
    matters: (site, server) => startLines(site, server, ...takers).some(isTaker),
  }),
})

const takers = [
  ...['Dav', 'ProxyPass', 'ProxyPassMatch', 'ScriptAlias', 'ScriptAliasMatch'],
  ...['Action', 'SetHandler', 'AddHandler', 'LoadModule', 'RewriteRule'],
]

/** Directives with which an administrator limits or expects uploads. */
const limits = [
  ...['LimitRequestBody', 'Dav', 'php_value', 'php_admin_value', 'SetEnv'],
  ...['FcgidMaxRequestLen', 'SecRequestBodyLimit', 'LimitXMLRequestBody'],
]

/** Whether a line suggests large uploads: WebDAV and git accept files of any size, and other lines give a size. */
function isForLargeBodies({ key, args }: Directive): boolean {
  const [first = '', second = ''] = args.map(({ value }) => value)
  if (key === 'dav') return !/^off$/i.test(first)
  if (key === 'setenv') return /^git_project_root$/i.test(first)
  if (key.startsWith('php_')) return /^(post_max_size|upload_max_filesize)$/i.test(first) && isBeyondDefault(second)
  return isBeyondDefault(first)
}

/** Whether a size is more than 1 GiB, 2.4's default, or without a limit. */
function isBeyondDefault(size: string): boolean {
  const [, digits, unit = ''] = /^(\d+)([KMG]?)$/i.exec(size) ?? []
  if (digits === undefined) return false
  const bytes = Number(digits) * 1024 ** ('KMG'.indexOf(unit.toUpperCase()) + (unit === '' ? 0 : 1))
  return bytes === 0 || bytes > 2 ** 30
}

function isTaker({ key, args }: Directive): boolean {
  const first = args[0]?.value.toLowerCase() ?? ''
  if (key === 'dav') return first !== 'off'
  if (key === 'loadmodule') return /^php\d?_module$/.test(first)
  if (key === 'rewriterule') return isProxying(args[2]?.value)
  if (key !== 'sethandler' && key !== 'addhandler') return true
  return !isSendOnlyHandler(first)
}
