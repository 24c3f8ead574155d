// Written by `npm run build` from the files of this folder: one rule, one file.
import type { Rule } from '../rule.js'
import { accessControl } from './access/access-control.js'
import { authBasicAuthoritativeOff } from './access/auth-basic-authoritative-off.js'
import { authBasicInheritance } from './access/auth-basic-inheritance.js'
import { authDbdHtaccess } from './access/auth-dbd-htaccess.js'
import { authDefaultAuthoritative } from './access/auth-default-authoritative.js'
import { authDigestAlgorithm } from './access/auth-digest-algorithm.js'
import { authDigestQop } from './access/auth-digest-qop.js'
import { authDigestReplayCheck } from './access/auth-digest-replay-check.js'
import { authFileLongLine } from './access/auth-file-long-line.js'
import { authFileType } from './access/auth-file-type.js'
import { authGroupFileMissing } from './access/auth-group-file-missing.js'
import { authNameExpression } from './access/auth-name-expression.js'
import { authTypeUnknown } from './access/auth-type-unknown.js'
import { authnProviderAliasContent } from './access/authn-provider-alias-content.js'
import { authzRequireUnknown } from './access/authz-require-unknown.js'
import { distributionLayout } from './access/distribution-layout.js'
import { emptyLdapBindPassword } from './access/empty-ldap-bind-password.js'
import { htaccessGuardedRequire } from './access/htaccess-guarded-require.js'
import { limitHtaccessMethod } from './access/limit-htaccess-method.js'
import { limitHtaccessOverride } from './access/limit-htaccess-override.js'
import { limitOutsideDirectory } from './access/limit-outside-directory.js'
import { misnamedModuleGuard } from './access/misnamed-module-guard.js'
import { nestedLdapGroups } from './access/nested-ldap-groups.js'
import { optionsForOneVersion } from './access/options-for-one-version.js'
import { passwordsBesideLdap } from './access/passwords-beside-ldap.js'
import { readingOfRequests } from './access/reading-of-requests.js'
import { requireExpression } from './access/require-expression.js'
import { ssiAccessEnable } from './access/ssi-access-enable.js'
import { sslRevocationLists } from './access/ssl-revocation-lists.js'
import { sslciphersuiteInSection } from './access/sslciphersuite-in-section.js'
import { sslrequireProtocol } from './access/sslrequire-protocol.js'
import { sslrequireSyntax } from './access/sslrequire-syntax.js'
import { sslstrictsnivhostcheckNames } from './access/sslstrictsnivhostcheck-names.js'
import { sslusernameRequire } from './access/sslusername-require.js'
import { sslverifyclientInSection } from './access/sslverifyclient-in-section.js'
import { sslverifydepthInSection } from './access/sslverifydepth-in-section.js'
import { actionInCircles } from './answers/action-in-circles.js'
import { addoutputfilterbytypeErrorPages } from './answers/addoutputfilterbytype-error-pages.js'
import { addoutputfilterbytypeNested } from './answers/addoutputfilterbytype-nested.js'
import { addoutputfilterbytypeOrder } from './answers/addoutputfilterbytype-order.js'
import { cacheSessionIdentifiers } from './answers/cache-session-identifiers.js'
import { cacheenableForwardProxy } from './answers/cacheenable-forward-proxy.js'
import { cacheenableMemFd } from './answers/cacheenable-mem-fd.js'
import { cacheignoreNonePrefix } from './answers/cacheignore-none-prefix.js'
import { defaultType } from './answers/default-type.js'
import { deflateEtag } from './answers/deflate-etag.js'
import { directorymatchEndAnchor } from './answers/directorymatch-end-anchor.js'
import { doubleBackslashEol } from './answers/double-backslash-eol.js'
import { errordocumentExpression } from './answers/errordocument-expression.js'
import { handlerOnDirectory } from './answers/handler-on-directory.js'
import { headerContentType } from './answers/header-content-type.js'
import { headerNameUnderscore } from './answers/header-name-underscore.js'
import { headernameTwice } from './answers/headername-twice.js'
import { ldapSharedCacheZero } from './answers/ldap-shared-cache-zero.js'
import { linesFor22Alone } from './answers/lines-for-22-alone.js'
import { looseHostName } from './answers/loose-host-name.js'
import { numberBase } from './answers/number-base.js'
import { pipedErrorLog } from './answers/piped-error-log.js'
import { pipedLogShell } from './answers/piped-log-shell.js'
import { proxypassInLocation } from './answers/proxypass-in-location.js'
import { regexSubstitutionAmpersand } from './answers/regex-substitution-ampersand.js'
import { rewritePrefixStat } from './answers/rewrite-prefix-stat.js'
import { rewriteQueryBlank } from './answers/rewrite-query-blank.js'
import { rewriteWithoutBase } from './answers/rewrite-without-base.js'
import { rewritecondExpr } from './answers/rewritecond-expr.js'
import { rewritecondNewOperators } from './answers/rewritecond-new-operators.js'
import { scgiPathInfo } from './answers/scgi-path-info.js'
import { setenvPath } from './answers/setenv-path.js'
import { sslDnStrings } from './answers/ssl-dn-strings.js'
import { sslprotocolTlsv1 } from './answers/sslprotocol-tlsv1.js'
import { substituteEndOfLine } from './answers/substitute-end-of-line.js'
import { vhostImplicitNameBased } from './answers/vhost-implicit-name-based.js'
import { vhostNamevirtualhostMismatch } from './answers/vhost-namevirtualhost-mismatch.js'
import { noAllowOverride } from './defaults/no-allow-override.js'
import { noCacheDirLevels } from './defaults/no-cache-dir-levels.js'
import { noDefaultType } from './defaults/no-default-type.js'
import { noEnableSendfile } from './defaults/no-enable-sendfile.js'
import { noExtendedStatus } from './defaults/no-extended-status.js'
import { noFileEtag } from './defaults/no-file-etag.js'
import { noLimitRequestBody } from './defaults/no-limit-request-body.js'
import { noMaxRequestsPerChild } from './defaults/no-max-requests-per-child.js'
import { noOptions } from './defaults/no-options.js'
import { noRequestReadTimeout } from './defaults/no-request-read-timeout.js'
import { noSslProxyChecks } from './defaults/no-ssl-proxy-checks.js'
import { noTimeout } from './defaults/no-timeout.js'
import { builtInMpm } from './modules/built-in-mpm.js'
import { foreignMpm } from './modules/foreign-mpm.js'
import { freebsdModuleFolder } from './modules/freebsd-module-folder.js'
import { memCacheDirectives } from './modules/mem-cache-directives.js'
import { missingModules } from './modules/missing-modules.js'
import { moduleFolder } from './modules/module-folder.js'
import { removedModules } from './modules/removed-modules.js'
import { renamedModules } from './modules/renamed-modules.js'
import { thirdPartyModules } from './modules/third-party-modules.js'
import { unloadableModules } from './modules/unloadable-modules.js'
import { acceptMutex } from './starts/accept-mutex.js'
import { cachedisableArgument } from './starts/cachedisable-argument.js'
import { configurationOf20 } from './starts/configuration-of-2-0.js'
import { cookieLog } from './starts/cookie-log.js'
import { dumpioLogLevel } from './starts/dumpio-log-level.js'
import { filterDebugLevel } from './starts/filter-debug-level.js'
import { filterUnknownProvider } from './starts/filter-unknown-provider.js'
import { filterprovider } from './starts/filterprovider.js'
import { includeNoMatch } from './starts/include-no-match.js'
import { iterateWithoutArgument } from './starts/iterate-without-argument.js'
import { keepaliveValue } from './starts/keepalive-value.js'
import { keepalivetimeoutValue } from './starts/keepalivetimeout-value.js'
import { ldapTrustedClientCert } from './starts/ldap-trusted-client-cert.js'
import { listenDuplicate } from './starts/listen-duplicate.js'
import { maxRequestsPerThread } from './starts/max-requests-per-thread.js'
import { optionsMixedSigns } from './starts/options-mixed-signs.js'
import { placesOfOldLayout } from './starts/places-of-old-layout.js'
import { proxySectionTilde } from './starts/proxy-section-tilde.js'
import { proxyiobuffersizeValue } from './starts/proxyiobuffersize-value.js'
import { proxypassContext } from './starts/proxypass-context.js'
import { rewriteLock } from './starts/rewrite-lock.js'
import { rewriteLog } from './starts/rewrite-log.js'
import { servernameWildcard } from './starts/servername-wildcard.js'
import { servertokensValue } from './starts/servertokens-value.js'
import { sslCompression } from './starts/ssl-compression.js'
import { sslMutex } from './starts/ssl-mutex.js'
import { sslcacertificateInSection } from './starts/sslcacertificate-in-section.js'
import { sslciphersuiteGone } from './starts/sslciphersuite-gone.js'
import { sslprotocolOldVersions } from './starts/sslprotocol-old-versions.js'
import { sslrandomseedEgd } from './starts/sslrandomseed-egd.js'
import { sslrequireOid } from './starts/sslrequire-oid.js'
import { sslsessioncacheType } from './starts/sslsessioncache-type.js'
import { statusUnknown } from './starts/status-unknown.js'
import { substituteOverride } from './starts/substitute-override.js'
import { suexecUserGroup } from './starts/suexec-user-group.js'
import { win32DisableAcceptex } from './starts/win32-disable-acceptex.js'
import { cacheRootContents } from './tidy/cache-root-contents.js'
import { configVariable } from './tidy/config-variable.js'
import { davlockdbFormat } from './tidy/davlockdb-format.js'
import { fancyIndexDates } from './tidy/fancy-index-dates.js'
import { ignoredRuleUnknown } from './tidy/ignored-rule-unknown.js'
import { ignoredRuleUnused } from './tidy/ignored-rule-unused.js'
import { nameVirtualHost } from './tidy/name-virtual-host.js'
import { renamedDirectives } from './tidy/renamed-directives.js'
import { ssiOldExpressions } from './tidy/ssi-old-expressions.js'
import { substituteLineLength } from './tidy/substitute-line-length.js'

/** Every rule for a configuration, by name. */
export const configurationRules: readonly Rule[] = [
  acceptMutex,
  accessControl,
  actionInCircles,
  addoutputfilterbytypeErrorPages,
  addoutputfilterbytypeNested,
  addoutputfilterbytypeOrder,
  authBasicAuthoritativeOff,
  authBasicInheritance,
  authDbdHtaccess,
  authDefaultAuthoritative,
  authDigestAlgorithm,
  authDigestQop,
  authDigestReplayCheck,
  authFileLongLine,
  authFileType,
  authGroupFileMissing,
  authNameExpression,
  authTypeUnknown,
  authnProviderAliasContent,
  authzRequireUnknown,
  builtInMpm,
  cacheRootContents,
  cacheSessionIdentifiers,
  cachedisableArgument,
  cacheenableForwardProxy,
  cacheenableMemFd,
  cacheignoreNonePrefix,
  configVariable,
  configurationOf20,
  cookieLog,
  davlockdbFormat,
  defaultType,
  deflateEtag,
  directorymatchEndAnchor,
  distributionLayout,
  doubleBackslashEol,
  dumpioLogLevel,
  emptyLdapBindPassword,
  errordocumentExpression,
  fancyIndexDates,
  filterDebugLevel,
  filterUnknownProvider,
  filterprovider,
  foreignMpm,
  freebsdModuleFolder,
  handlerOnDirectory,
  headerContentType,
  headerNameUnderscore,
  headernameTwice,
  htaccessGuardedRequire,
  ignoredRuleUnknown,
  ignoredRuleUnused,
  includeNoMatch,
  iterateWithoutArgument,
  keepaliveValue,
  keepalivetimeoutValue,
  ldapSharedCacheZero,
  ldapTrustedClientCert,
  limitHtaccessMethod,
  limitHtaccessOverride,
  limitOutsideDirectory,
  linesFor22Alone,
  listenDuplicate,
  looseHostName,
  maxRequestsPerThread,
  memCacheDirectives,
  misnamedModuleGuard,
  missingModules,
  moduleFolder,
  nameVirtualHost,
  nestedLdapGroups,
  noAllowOverride,
  noCacheDirLevels,
  noDefaultType,
  noEnableSendfile,
  noExtendedStatus,
  noFileEtag,
  noLimitRequestBody,
  noMaxRequestsPerChild,
  noOptions,
  noRequestReadTimeout,
  noSslProxyChecks,
  noTimeout,
  numberBase,
  optionsForOneVersion,
  optionsMixedSigns,
  passwordsBesideLdap,
  pipedErrorLog,
  pipedLogShell,
  placesOfOldLayout,
  proxySectionTilde,
  proxyiobuffersizeValue,
  proxypassContext,
  proxypassInLocation,
  readingOfRequests,
  regexSubstitutionAmpersand,
  removedModules,
  renamedDirectives,
  renamedModules,
  requireExpression,
  rewriteLock,
  rewriteLog,
  rewritePrefixStat,
  rewriteQueryBlank,
  rewriteWithoutBase,
  rewritecondExpr,
  rewritecondNewOperators,
  scgiPathInfo,
  servernameWildcard,
  servertokensValue,
  setenvPath,
  ssiAccessEnable,
  ssiOldExpressions,
  sslCompression,
  sslDnStrings,
  sslMutex,
  sslRevocationLists,
  sslcacertificateInSection,
  sslciphersuiteGone,
  sslciphersuiteInSection,
  sslprotocolOldVersions,
  sslprotocolTlsv1,
  sslrandomseedEgd,
  sslrequireOid,
  sslrequireProtocol,
  sslrequireSyntax,
  sslsessioncacheType,
  sslstrictsnivhostcheckNames,
  sslusernameRequire,
  sslverifyclientInSection,
  sslverifydepthInSection,
  statusUnknown,
  substituteEndOfLine,
  substituteLineLength,
  substituteOverride,
  suexecUserGroup,
  thirdPartyModules,
  unloadableModules,
  vhostImplicitNameBased,
  vhostNamevirtualhostMismatch,
  win32DisableAcceptex,
]
