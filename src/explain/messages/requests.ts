import { directiveByName } from '../../httpd/directives.js'
import type { KnownMessage, MessageExplanation, MessageWords } from '../message.js'

const core = 'https://httpd.apache.org/docs/2.4/mod/core.html'

/** Messages that httpd logs for requests, except about access. */
export const requestMessages: readonly KnownMessage[] = [
  {
    id: 'htaccess-refused',
    covers: ['err-htaccess', 'access-htaccess-class', 'limit-htaccess-override', 'substitute-override'],
    says: /^(?<directive><?\w+>?) not allowed (?:here|in <)/,
    ofAccessFile: true,
    answer: refusedInHtaccess,
  },
  {
    id: 'no-listing',
    covers: ['err-autoindex', 'default-options'],
    codes: ['AH01276'],
    says: /^Cannot serve directory (?<request>.+?): No matching DirectoryIndex/,
    perRequest: true,
    cause:
      'Without an Options line, 2.4 allows only FollowSymLinks; 2.2 allowed all options except MultiViews, including listings.',
    action:
      'For listings, add `Options Indexes FollowSymLinks` to the `<Directory>` of the folder. To allow all options that 2.2 allowed, add `Options All`.',
    mendedBy: ['default-options'],
  },
  {
    id: 'ssi-expression',
    covers: ['err-ssi', 'ssi-if-expr'],
    codes: ['AH01337'],
    says: /^Could not parse expr "(?<name>.*?)" in (?<request>\S+?):/,
    perRequest: true,
    cause:
      'The page has an `#if` written for 2.2. 2.4 reads expressions differently, and writes "[an error occurred while processing this directive]" into the page.',
    action: 'Add `SSILegacyExprParser on` to the `<Directory>` of the pages, or rewrite the `#if` expressions for 2.4.',
    mendedBy: ['ssi-if-expr', 'ssi-error-documents'],
    see: 'https://httpd.apache.org/docs/2.4/mod/mod_include.html#ssilegacyexprparser',
  },
  {
    id: 'ssi-error-in-page',
    covers: ['ssi-if-expr', 'ssi-error-documents'],
    says: /^\[an error occurred while processing this directive\]/,
    cause:
      'A directive in an SSI page failed. After an upgrade, the cause is usually an `#if` written for 2.2, and the ErrorLog has AH01337.',
    action: 'Add `SSILegacyExprParser on` to the `<Directory>` of the pages, or rewrite the `#if` expressions for 2.4.',
    mendedBy: ['ssi-if-expr', 'ssi-error-documents'],
    see: 'https://httpd.apache.org/docs/2.4/mod/mod_include.html#ssilegacyexprparser',
  },
  {
    id: 'body-too-large',
    covers: ['default-limitrequestbody'],
    codes: ['AH01588', 'AH01591'],
    says: /^(?:Requested content-length of|Read content length of) \d+ is larger than the configured limit/,
    perRequest: true,
    cause:
      'Since 2.4.54, a request body is limited to 1 GiB unless LimitRequestBody sets another limit; 2.2 had no limit.',
    action:
      'In the section for the URL of the uploads, add `LimitRequestBody 0` for no limit, or `LimitRequestBody BYTES`.',
    mendedBy: ['default-limitrequestbody'],
  },
  {
    id: 'read-timeout',
    covers: ['default-reqtimeout'],
    codes: ['AH01382'],
    says: /^Request \w+ read timeout/,
    perRequest: true,
    cause:
      'Without a RequestReadTimeout line, mod_reqtimeout of 2.4 answers 408 to slow clients. In 2.2, the module then did nothing.',
    action:
      'To set no limits, as in 2.2, write `RequestReadTimeout header=0 body=0`. Otherwise write a RequestReadTimeout line with longer times.',
    mendedBy: ['default-reqtimeout'],
  },
  {
    id: 'strict-request',
    covers: ['default-http-strict'],
    codes: ['AH02418', 'AH03448', 'AH03453', 'AH03454', 'AH02426', 'AH02427'],
    says: /^(?:HTTP Request Line; |Request header (?:field name|value) is malformed)/,
    perRequest: true,
    cause: 'The request of a client violates HTTP. Since 2.4.25 (and 2.2.32), httpd answers 400.',
    action: 'Fix the client. With `HttpProtocolOptions Unsafe`, httpd accepts such requests, but is open to attacks.',
    see: `${core}#httpprotocoloptions`,
  },
  {
    id: 'strict-response',
    covers: ['default-http-strict'],
    codes: ['AH02428', 'AH02429', 'AH02430'],
    says: /^(?:Empty response header name|Response header '[^']*')/,
    perRequest: true,
    cause: 'A script or a Header line sends an invalid header. Since 2.4.25 (and 2.2.32), httpd drops the response.',
    action: 'Correct the script or the Header line. With `HttpProtocolOptions Unsafe`, httpd accepts the header.',
    see: `${core}#httpprotocoloptions`,
  },
  {
    id: 'rewrite-question-mark',
    covers: ['rewrite-proxy-question', 'rewrite-prefix-stat'],
    codes: ['AH10508'],
    says: /^Unsafe URL with %3f URL rewritten without UnsafeAllow3F/,
    perRequest: true,
    cause: 'A RewriteRule turned an encoded question mark (`%3f`) into a `?`. 2.4.60 and newer answer 403.',
    action:
      'To encode the text that the rule copies, add the flag `B` to the RewriteRule. To keep the `?`, add the flag `UnsafeAllow3F`.',
    mendedBy: ['rewrite-proxy-question'],
    see: 'https://httpd.apache.org/docs/2.4/rewrite/flags.html',
  },
  {
    id: 'rewrite-control-characters',
    covers: ['rewrite-query-encoding'],
    codes: ['AH10410', 'AH10411'],
    says: /^Rewritten query string contains control characters or spaces/,
    perRequest: true,
    cause:
      'A RewriteRule puts decoded spaces or control characters into the query string. 2.4.56 and newer answer 403.',
    action:
      'Add the flag `B` or `BCTLS` to the RewriteRule. Both flags encode spaces in the text that the rule copies.',
    mendedBy: ['rewrite-query-encoding'],
    see: 'https://httpd.apache.org/docs/2.4/rewrite/flags.html#flag_b',
  },
  {
    id: 'unc-path',
    covers: ['windows-unc'],
    codes: ['AH10504'],
    says: /^ap_filepath_merge: UNC path (?<name>\S+) not allowed by UNCList/,
    perRequest: true,
    cause: 'Since 2.4.60, httpd refuses requests for paths on another Windows machine.',
    action: 'Add `UNCList HOST`, with the name of the other machine as HOST.',
    mendedBy: ['windows-unc'],
    see: `${core}#unclist`,
  },
]

function refusedInHtaccess({ directive = '' }: MessageWords): MessageExplanation {
  const name = directive.replace(/^<\/?|>$/g, '')
  const override = /^limit(except)?$/i.test(name) ? 'AuthConfig' : (directiveByName(name)?.in24?.override ?? '')
  return {
    cause: `AllowOverride does not permit ${name || 'the directive'} in a .htaccess file. Without an AllowOverride line, 2.4 permits no directive in .htaccess files; 2.2 permitted all.`,
    action: override
      ? `In the main configuration, set \`AllowOverride ${override}\`${override === 'All' ? '' : ' (or `All`)'} in the \`<Directory>\` for this folder.`
      : 'Move the line to the main configuration: no AllowOverride permits the directive in a .htaccess file.',
    mendedBy: [
      'default-allowoverride',
      ...(/^limit(except)?$/i.test(name) ? ['limit-htaccess-override'] : []),
      ...(/^substitute$/i.test(name) ? ['substitute-override'] : []),
      ...(/^(auth|require|satisfy|order|allow|deny)/i.test(name) ? ['access-htaccess-class'] : []),
    ],
    see: `${core}#allowoverride`,
  }
}
