import { directiveByName } from '../httpd/directives.js'
import { parse } from '../syntax/parse.js'
import { type ConfigFile, commandsUnder, type Directive, type Section, sourceOf } from '../syntax/tree.js'

const unmistakable = /(^|\/)(\.htaccess|httpd\.conf|apache2\.conf)$/i

/**
 * Whether a file belongs to httpd, if only its name suggests it: many programs use `*.conf`, and some use much of httpd's syntax.
 * Enough of its lines must be httpd's, and at least one of a kind that is rare elsewhere.
 */
export function isForHttpd(file: ConfigFile): boolean {
  return unmistakable.test(file.path) || (!hasWordsOfOthers(file) && isLikely(countsOf(file), 'proved'))
}

/** Lines that are rare in other languages. */
const rareElsewhere =
  /^[ \t]*(<(VirtualHost|(Directory|Location|Files|Proxy)(Match)?|IfModule|IfDefine|IfVersion|Limit(Except)?)\b[^>\n]*>|(Order[ \t]+(allow|deny)|(Allow|Deny)[ \t]+from|RewriteRule|RewriteCond|LoadModule|AuthUserFile|NameVirtualHost|DocumentRoot|SetHandler|ServerAlias|ProxyPass)\b)/im

/** Whether a text is for httpd though its name does not suggest so. */
export const looksLikeHttpd = (text: string, path: string): boolean =>
  rareElsewhere.test(text) && isForHttpd(parse(text, path))

/** Whether the file's lines show that it belongs to another program. */
export const isOfOtherProgram = (file: ConfigFile): boolean =>
  !unmistakable.test(file.path) && (hasWordsOfOthers(file) || !isLikely(countsOf(file)))

const isLikely = ({ known, foreign, total, isProved }: Counts, proof?: 'proved'): boolean =>
  known > 0 && known * 4 >= total && foreign * 3 <= total && (proof === undefined || isProved)

/**
 * Whether the file has words of another program. ProFTPD limits commands of FTP, and CUPS operations of IPP, where httpd limits
 * methods of HTTP.
 */
function hasWordsOfOthers(file: ConfigFile): boolean {
  for (const key of file.keys) if (onlyOthers.has(key)) return true
  return file.named('<limit').some(({ args }) => args.some(({ value }) => operations.test(value)))
}

const operations =
  /^(ALL|APPE|CWD|DELE|DIRS|LIST|LOGIN|MKD|NLST|READ|RETR|RMD|RNFR|RNTO|SITE_\w+|STOR|STOU|WRITE|([A-Z][a-z]+|CUPS)(-[A-Z][a-z]+)+)$/

/** The largest number of lines to count. More lines would not change the result. */
const maxCounted = 60

interface Counts {
  readonly known: number
  readonly foreign: number
  readonly total: number
  readonly isProved: boolean
}

function countsOf(file: ConfigFile): Counts {
  const counts = { known: 0, foreign: 0, total: 0, isProved: false }
  for (const node of commandsUnder(file.commands)) {
    // One LoadModule line with a module of httpd is enough: a third-party module may have unknown directives.
    if (node.key === 'loadmodule' && isProof(node)) return { known: 1, foreign: 0, total: 1, isProved: true }
    counts.total++
    if (isKnown(node)) counts.known++
    if (node.kind === 'directive' && isForeign(node)) counts.foreign++
    counts.isProved ||= isProof(node)
    if (counts.total >= maxCounted && counts.isProved) break
  }
  counts.isProved ||= counts.known === counts.total && (runsProcesses(file) || listens(file))
  return counts
}

/**
 * Whether httpd knows the line. A directive must not be written as a section, nor a section as a directive: `if` and `<allow>`
 * belong to other languages.
 */
function isKnown({ kind, key }: Directive | Section): boolean {
  const known = directiveByName(key)
  return !!known && known.isSection === (kind === 'section')
}

/** Whether a line is of a kind that other programs rarely have. */
function isProof(node: Directive | Section): boolean {
  if (node.kind === 'section') return node.close !== undefined && node.commands.length > 0 && isKnown(node)
  const written = asHttpdHasIt.get(node.key)
  if (written) return written.test(node.args.map(({ value }) => value).join(' '))
  return isKnown(node) && !ofOthersToo.has(node.key)
}

/** Whether the file has directives that, if all other lines are known too, occur only in httpd and Tinyproxy. */
const runsProcesses = (file: ConfigFile): boolean =>
  ['maxclients', 'maxrequestsperchild', 'startservers'].some((key) => file.named(key).length > 0) &&
  file.named('port').length === 0

/** Whether a Listen line names a port as httpd's does. Beside unknown words, such a line belongs to another program. */
const listens = (file: ConfigFile): boolean =>
  file.named('listen').some(({ args }) => /^(\S*:)?\d+( https?)?$/i.test(args.map(({ value }) => value).join(' ')))

/** Whether a line has the syntax of another program: `;` or `{` at its end as in nginx, `name = value`, `[section]`. */
function isForeign(line: Directive): boolean {
  const source = sourceOf(line.file, line)
  return (
    // Two closing braces belong to a template: `{{ name }}`.
    /(?:[;{]|(?<![}%])\})\s*$/.test(source) ||
    /^\[[^\]]*\]$/.test(line.key) ||
    (source.includes('=') && line.args[0]?.value === '=')
  )
}

const lowerCased = (names: string): readonly string[] => names.toLowerCase().split(/\s+/)

const apachesFolder = /(^|\/)(apache\w*|httpd\w*|(sites|mods)-(available|enabled)|vhosts?(\.d)?)\//i

/** Names that other programs use too, each with the form of arguments that only httpd accepts. */
const asHttpdHasIt: ReadonlyMap<string, RegExp> = new Map([
  // Only httpd's LoadModule has a symbol and a file.
  ['loadmodule', /^\S+ \S+$/],
  // OpenVPN's keepalive takes numbers.
  ['keepalive', /^[a-z]+$/i],
  ['include', apachesFolder],
  ['includeoptional', apachesFolder],
  ['addtype', /^[^ /]+\/[^ /]+ /],
  [
    'options',
    /^([+-]?(all|none|indexes|includes(noexec)?|execcgi|(no)?followsymlinks|symlinksifownermatch|multiviews)( |$))+$/i,
  ],
  ['alias', /^\/\S* \S+$/],
  ['redirect', /^((permanent|temp|seeother|gone|\d{3}) )?\//i],
  ['header', /^((always|onsuccess) )?(add|append|echo|edit\*?|merge|note|set|setifempty|unset) /i],
  ['order', /^(allow,deny|deny,allow|mutual-failure)$/i],
  ['allow', /^from /i],
  ['deny', /^from /i],
  [
    'require',
    /^(valid-user$|all (granted|denied)$|((not )?(ip|host|local|expr|user|group|method|ldap-\w+|dbm-group) ))/i,
  ],
])

/** Names that other daemons use too, so a file with them need not be httpd's. */
const ofOthersToo: ReadonlySet<string> = new Set(
  lowerCased(
    `
    AccessFileName Action Anonymous AuthGroupFile AuthUserFile BindAddress CacheDisable CacheEnable CacheFile CacheMaxExpire
    CacheMaxFileSize CacheRoot CacheSize CoreDumpDirectory DefaultType Define DocumentRoot Error ErrorLog Example Files
    GracefulShutdownTimeout Group HostnameLookups KeepAliveTimeout LimitRequestBody Listen ListenBacklog LockFile
    LogFormat LogLevel LogMessage MaxClients MaxKeepAliveRequests MaxRequestsPerChild MaxRequestsPerThread MaxSpareServers
    MaxThreads MinSpareServers Mutex PassEnv PidFile Port Protocol Protocols ReceiveBufferSize RLimitCPU RLimitMEM Satisfy
    ScoreBoardFile Script SendBufferSize ServerAdmin ServerAlias ServerLimit ServerName ServerPath ServerRoot ServerTokens
    ServerType Session SetEnv SSLOptions StartServers StartThreads Substitute Suexec ThreadLimit ThreadStackSize Timeout
    TraceEnable TransferLog UnDefine Use User WatchdogInterval
  `.trim(),
  ),
)

/** Words of programs that otherwise share httpd's syntax. */
const onlyOthers: ReadonlySet<string> = new Set([
  // CUPS: cupsd.conf(5), cups-files.conf(5)
  ...lowerCased(
    `
    <Policy AccessLogLevel Browsing BrowseAddress BrowseAllow BrowseLocalProtocols BrowseOrder BrowseProtocols BrowseRemoteProtocols
    BrowseWebIF DefaultAuthType DefaultEncryption DefaultPaperSize DefaultPolicy DefaultShared ErrorPolicy FatalErrors FileDevice
    IdleExitTimeout JobPrivateAccess JobPrivateValues MaxJobs MaxLogSize PageLogFormat PreserveJobFiles PreserveJobHistory
    RequestRoot ServerBin ServerKeychain SubscriptionPrivateAccess SubscriptionPrivateValues SystemGroup WebInterface
  `.trim(),
  ),
  // ProFTPD: www.proftpd.org/docs/directives
  ...lowerCased(
    `
    <Anonymous <Class <Global AllowAll AllowClass AllowFilter AllowForeignAddress AllowGroup AllowOverwrite AllowRetrieveRestart
    AllowStoreRestart AllowUser AnonRequirePassword AuthOrder AuthPAM BanEngine ControlsEngine CreateHome DefaultChdir DefaultRoot
    DefaultServer DeferWelcome DelayEngine DenyAll DenyFilter DenyGroup DenyUser DisplayConnect DisplayLogin ExtendedLog
    GeoIPEngine HideFiles HideNoAccess IdentLookups IgnoreHidden LDAPServer ListOptions MasqueradeAddress MaxClientsPerHost
    MaxInstances MaxLoginAttempts ModuleControlsACLs ModuleOrder ModulePath MultilineRFC2228 PassivePorts PathAllowFilter
    PathDenyFilter PersistentPasswd QuotaEngine RequireValidShell RewriteCondition RootLogin ServerIdent SFTPEngine ShowSymlinks
    SQLAuthTypes SQLBackend SQLConnectInfo SQLEngine SystemLog TimeoutIdle TimeoutLogin TimeoutNoTransfer TimeoutStalled TLSEngine
    UseFtpUsers UseIPv6 UserPassword UseReverseDNS WrapEngine WtmpLog
  `.trim(),
  ),
])
