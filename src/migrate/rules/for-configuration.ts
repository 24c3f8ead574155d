// Written by `npm run build` from the files of this folder: one rule, one file.
import type { Rule } from '../rule.js'
import { acceptMutex } from './accept-mutex.js'
import { accessControl } from './access-control.js'
import { actionInCircles } from './action-in-circles.js'
import { addoutputfilterbytypeErrorPages } from './addoutputfilterbytype-error-pages.js'
import { addoutputfilterbytypeNested } from './addoutputfilterbytype-nested.js'
import { addoutputfilterbytypeOrder } from './addoutputfilterbytype-order.js'
import { authBasicAuthoritativeOff } from './auth-basic-authoritative-off.js'
import { authBasicInheritance } from './auth-basic-inheritance.js'
import { authDbdHtaccess } from './auth-dbd-htaccess.js'
import { authDefaultAuthoritative } from './auth-default-authoritative.js'
import { authDigestAlgorithm } from './auth-digest-algorithm.js'
import { authDigestQop } from './auth-digest-qop.js'
import { authDigestReplayCheck } from './auth-digest-replay-check.js'
import { authFileLongLine } from './auth-file-long-line.js'
import { authFileType } from './auth-file-type.js'
import { authGroupFileMissing } from './auth-group-file-missing.js'
import { authNameExpression } from './auth-name-expression.js'
import { authTypeUnknown } from './auth-type-unknown.js'
import { authnProviderAliasContent } from './authn-provider-alias-content.js'
import { authzRequireUnknown } from './authz-require-unknown.js'
import { builtInMpm } from './built-in-mpm.js'
import { cacheRootContents } from './cache-root-contents.js'
import { cacheSessionIdentifiers } from './cache-session-identifiers.js'
import { cachedisableArgument } from './cachedisable-argument.js'
import { cacheenableForwardProxy } from './cacheenable-forward-proxy.js'
import { cacheenableMemFd } from './cacheenable-mem-fd.js'
import { cacheignoreNonePrefix } from './cacheignore-none-prefix.js'
import { configVariable } from './config-variable.js'
import { configurationOf20 } from './configuration-of-2-0.js'
import { cookieLog } from './cookie-log.js'
import { davlockdbFormat } from './davlockdb-format.js'
import { defaultType } from './default-type.js'
import { deflateEtag } from './deflate-etag.js'
import { directorymatchEndAnchor } from './directorymatch-end-anchor.js'
import { distributionLayout } from './distribution-layout.js'
import { doubleBackslashEol } from './double-backslash-eol.js'
import { dumpioLogLevel } from './dumpio-log-level.js'
import { emptyLdapBindPassword } from './empty-ldap-bind-password.js'
import { errordocumentExpression } from './errordocument-expression.js'
import { fancyIndexDates } from './fancy-index-dates.js'
import { filterDebugLevel } from './filter-debug-level.js'
import { filterUnknownProvider } from './filter-unknown-provider.js'
import { filterprovider } from './filterprovider.js'
import { foreignMpm } from './foreign-mpm.js'
import { freebsdModuleFolder } from './freebsd-module-folder.js'
import { handlerOnDirectory } from './handler-on-directory.js'
import { headerContentType } from './header-content-type.js'
import { headerNameUnderscore } from './header-name-underscore.js'
import { headernameTwice } from './headername-twice.js'
import { htaccessGuardedRequire } from './htaccess-guarded-require.js'
import { ignoredRuleUnknown } from './ignored-rule-unknown.js'
import { ignoredRuleUnused } from './ignored-rule-unused.js'
import { includeNoMatch } from './include-no-match.js'
import { iterateWithoutArgument } from './iterate-without-argument.js'
import { keepaliveValue } from './keepalive-value.js'
import { keepalivetimeoutValue } from './keepalivetimeout-value.js'
import { ldapSharedCacheZero } from './ldap-shared-cache-zero.js'
import { ldapTrustedClientCert } from './ldap-trusted-client-cert.js'
import { limitHtaccessMethod } from './limit-htaccess-method.js'
import { limitHtaccessOverride } from './limit-htaccess-override.js'
import { limitOutsideDirectory } from './limit-outside-directory.js'
import { linesFor22Alone } from './lines-for-22-alone.js'
import { listenDuplicate } from './listen-duplicate.js'
import { looseHostName } from './loose-host-name.js'
import { maxRequestsPerThread } from './max-requests-per-thread.js'
import { memCacheDirectives } from './mem-cache-directives.js'
import { misnamedModuleGuard } from './misnamed-module-guard.js'
import { missingModules } from './missing-modules.js'
import { moduleFolder } from './module-folder.js'
import { nameVirtualHost } from './name-virtual-host.js'
import { nestedLdapGroups } from './nested-ldap-groups.js'
import { noAllowOverride } from './no-allow-override.js'
import { noCacheDirLevels } from './no-cache-dir-levels.js'
import { noDefaultType } from './no-default-type.js'
import { noEnableSendfile } from './no-enable-sendfile.js'
import { noExtendedStatus } from './no-extended-status.js'
import { noFileEtag } from './no-file-etag.js'
import { noLimitRequestBody } from './no-limit-request-body.js'
import { noMaxRequestsPerChild } from './no-max-requests-per-child.js'
import { noOptions } from './no-options.js'
import { noRequestReadTimeout } from './no-request-read-timeout.js'
import { noSslProxyChecks } from './no-ssl-proxy-checks.js'
import { noTimeout } from './no-timeout.js'
import { numberBase } from './number-base.js'
import { optionsForOneVersion } from './options-for-one-version.js'
import { optionsMixedSigns } from './options-mixed-signs.js'
import { passwordsBesideLdap } from './passwords-beside-ldap.js'
import { pipedErrorLog } from './piped-error-log.js'
import { pipedLogShell } from './piped-log-shell.js'
import { placesOfOldLayout } from './places-of-old-layout.js'
import { proxySectionTilde } from './proxy-section-tilde.js'
import { proxyiobuffersizeValue } from './proxyiobuffersize-value.js'
import { proxypassContext } from './proxypass-context.js'
import { proxypassInLocation } from './proxypass-in-location.js'
import { readingOfRequests } from './reading-of-requests.js'
import { regexSubstitutionAmpersand } from './regex-substitution-ampersand.js'
import { removedModules } from './removed-modules.js'
import { renamedDirectives } from './renamed-directives.js'
import { renamedModules } from './renamed-modules.js'
import { requireExpression } from './require-expression.js'
import { rewriteLock } from './rewrite-lock.js'
import { rewriteLog } from './rewrite-log.js'
import { rewritePrefixStat } from './rewrite-prefix-stat.js'
import { rewriteQueryBlank } from './rewrite-query-blank.js'
import { rewriteWithoutBase } from './rewrite-without-base.js'
import { rewritecondExpr } from './rewritecond-expr.js'
import { rewritecondNewOperators } from './rewritecond-new-operators.js'
import { scgiPathInfo } from './scgi-path-info.js'
import { servernameWildcard } from './servername-wildcard.js'
import { servertokensValue } from './servertokens-value.js'
import { setenvPath } from './setenv-path.js'
import { ssiAccessEnable } from './ssi-access-enable.js'
import { ssiOldExpressions } from './ssi-old-expressions.js'
import { sslCompression } from './ssl-compression.js'
import { sslDnStrings } from './ssl-dn-strings.js'
import { sslMutex } from './ssl-mutex.js'
import { sslRevocationLists } from './ssl-revocation-lists.js'
import { sslcacertificateInSection } from './sslcacertificate-in-section.js'
import { sslciphersuiteGone } from './sslciphersuite-gone.js'
import { sslciphersuiteInSection } from './sslciphersuite-in-section.js'
import { sslprotocolOldVersions } from './sslprotocol-old-versions.js'
import { sslprotocolTlsv1 } from './sslprotocol-tlsv1.js'
import { sslrandomseedEgd } from './sslrandomseed-egd.js'
import { sslrequireOid } from './sslrequire-oid.js'
import { sslrequireProtocol } from './sslrequire-protocol.js'
import { sslrequireSyntax } from './sslrequire-syntax.js'
import { sslsessioncacheType } from './sslsessioncache-type.js'
import { sslstrictsnivhostcheckNames } from './sslstrictsnivhostcheck-names.js'
import { sslusernameRequire } from './sslusername-require.js'
import { sslverifyclientInSection } from './sslverifyclient-in-section.js'
import { sslverifydepthInSection } from './sslverifydepth-in-section.js'
import { statusUnknown } from './status-unknown.js'
import { substituteEndOfLine } from './substitute-end-of-line.js'
import { substituteLineLength } from './substitute-line-length.js'
import { substituteOverride } from './substitute-override.js'
import { suexecUserGroup } from './suexec-user-group.js'
import { thirdPartyModules } from './third-party-modules.js'
import { unloadableModules } from './unloadable-modules.js'
import { vhostImplicitNameBased } from './vhost-implicit-name-based.js'
import { vhostNamevirtualhostMismatch } from './vhost-namevirtualhost-mismatch.js'
import { win32DisableAcceptex } from './win32-disable-acceptex.js'

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
