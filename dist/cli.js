#!/usr/bin/env node
import { accessSync, chmodSync, chownSync, closeSync, constants, fsyncSync, openSync, readFileSync, readdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync, writeSync } from "node:fs";
import { parseArgs } from "node:util";
import { basename, dirname, join } from "node:path";
// node_modules/leven/index.js
const array = [];
const characterCodeCache = [];
function leven(first, second, options) {
	if (first === second) return 0;
	const maxDistance = options?.maxDistance;
	const swap = first;
	if (first.length > second.length) {
		first = second;
		second = swap;
	}
	let firstLength = first.length;
	let secondLength = second.length;
	while (firstLength > 0 && first.charCodeAt(~-firstLength) === second.charCodeAt(~-secondLength)) {
		firstLength--;
		secondLength--;
	}
	let start = 0;
	while (start < firstLength && first.charCodeAt(start) === second.charCodeAt(start)) start++;
	firstLength -= start;
	secondLength -= start;
	if (maxDistance !== void 0 && secondLength - firstLength > maxDistance) return maxDistance;
	if (firstLength === 0) return maxDistance !== void 0 && secondLength > maxDistance ? maxDistance : secondLength;
	let bCharacterCode;
	let result;
	let temporary;
	let temporary2;
	let index = 0;
	let index2 = 0;
	while (index < firstLength) {
		characterCodeCache[index] = first.charCodeAt(start + index);
		array[index] = ++index;
	}
	while (index2 < secondLength) {
		bCharacterCode = second.charCodeAt(start + index2);
		temporary = index2++;
		result = index2;
		for (index = 0; index < firstLength; index++) {
			temporary2 = bCharacterCode === characterCodeCache[index] ? temporary : temporary + 1;
			temporary = array[index];
			result = array[index] = temporary > result ? temporary2 > result ? result + 1 : temporary2 : temporary2 > temporary ? temporary + 1 : temporary2;
		}
		if (maxDistance !== void 0) {
			let rowMinimum = result;
			for (index = 0; index < firstLength; index++) if (array[index] < rowMinimum) rowMinimum = array[index];
			if (rowMinimum > maxDistance) return maxDistance;
		}
	}
	array.length = firstLength;
	characterCodeCache.length = firstLength;
	return maxDistance !== void 0 && result > maxDistance ? maxDistance : result;
}
// src/nearest-name.ts
/** The name that was probably meant by a misspelt one; undefined where none is near. */
function nearestName(word, names) {
	const [best] = names.map((name) => ({
		name,
		distance: leven(word.toLowerCase(), name.toLowerCase())
	})).sort((a, b) => a.distance - b.distance);
	return best && best.distance <= Math.max(1, Math.floor(word.length / 3)) ? best.name : void 0;
}
/** " Did you mean X?", or nothing. */
function didYouMean(word, names) {
	const name = nearestName(word, names);
	return name ? ` Did you mean ${name}?` : "";
}
// src/arguments.ts
const formats = ["text", "json"];
/** A mistake in how the tool was called: one sentence for the user. */
var UsageError = class extends Error {};
const known = {
	from: { type: "string" },
	write: { type: "boolean" },
	diff: { type: "boolean" },
	review: { type: "boolean" },
	"assume-complete": { type: "boolean" },
	format: { type: "string" },
	output: { type: "string" },
	only: {
		type: "string",
		multiple: true
	},
	skip: {
		type: "string",
		multiple: true
	},
	include: {
		type: "string",
		multiple: true
	},
	exclude: {
		type: "string",
		multiple: true
	},
	config: { type: "string" },
	quiet: {
		type: "boolean",
		short: "q"
	},
	color: { type: "boolean" },
	"no-color": { type: "boolean" },
	help: {
		type: "boolean",
		short: "h"
	},
	version: {
		type: "boolean",
		short: "v"
	}
};
/**
* Read the arguments after the program's name.
* @throws UsageError with one sentence that says what is wrong
*/
function readArguments(argv) {
	const { values, positionals } = parse$2(argv);
	if (values.help) return { name: "help" };
	if (values.version) return { name: "version" };
	if (positionals[0] === "rules") return {
		name: "rules",
		id: positionals[1]
	};
	if (values.write && values.diff) throw new UsageError("--write and --diff exclude each other: one changes the files, the other only shows how.");
	return {
		name: "migrate",
		options: {
			paths: positionals.length ? positionals : ["."],
			from: values.from === void 0 ? void 0 : oneOf("--from", values.from, [
				"auto",
				"2.2",
				"2.4"
			]),
			action: values.write ? "write" : values.diff ? "diff" : "report",
			fixes: values.review ? "all" : "safe",
			complete: values["assume-complete"] ?? false,
			format: values.format === void 0 ? "text" : oneOf("--format", values.format, formats),
			output: values.output,
			only: listed(values.only),
			skip: listed(values.skip),
			include: values.include ?? [],
			exclude: values.exclude ?? [],
			config: values.config,
			quiet: values.quiet ?? false,
			color: values["no-color"] ? false : values.color
		}
	};
}
function parse$2(argv) {
	try {
		return parseArgs({
			args: [...argv],
			options: known,
			allowPositionals: true,
			strict: true
		});
	} catch (error) {
		throw new UsageError(sentenceFor(error.message));
	}
}
/** Node's own messages name the option, and go on for longer than a user wants to read. */
function sentenceFor(message) {
	const option = /'(-[^' ]*)/.exec(message)?.[1] ?? "";
	const names = Object.keys(known).map((name) => `--${name}`);
	if (message.startsWith("Unknown option")) return `There is no option ${option}.${didYouMean(option, names)}`;
	const long = option.replace(/^-\w, /, "");
	return /argument missing|ambiguous/.test(message) ? `${long} needs a value.` : `${long} takes no value.`;
}
const listed = (values) => values?.flatMap((value) => value.split(",")).filter(Boolean) ?? [];
function oneOf(option, value, choices) {
	const choice = choices.find((one) => one === value);
	if (!choice) throw new UsageError(`${option} takes ${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}, not "${value}".`);
	return choice;
}
// src/config/directives.ts
/**
* Name, form in 2.2, form in 2.4 (`-` none, `=` the same), a form being module/contexts/override/kind: from the manual's
* module pages and the command tables in the source of both versions.
*/
const table$1 = `
AcceptFilter core/s/-/TAKE2 =
AcceptMutex mpm_common/s/-/TAKE1 -
AcceptPathInfo core/svdh/FileInfo/TAKE1 =
AccessFileName core/sv/-/RAW_ARGS =
Action mod_actions/svdh/FileInfo/TAKE23 =
AddAlt mod_autoindex/svdh/Indexes/ITERATE2 =
AddAltByEncoding mod_autoindex/svdh/Indexes/ITERATE2 =
AddAltByType mod_autoindex/svdh/Indexes/ITERATE2 =
AddCharset mod_mime/svdh/FileInfo/ITERATE2 =
AddDefaultCharset core/svdh/FileInfo/TAKE1 =
AddDescription mod_autoindex/svdh/Indexes/ITERATE2 =
AddEncoding mod_mime/svdh/FileInfo/ITERATE2 =
AddHandler mod_mime/svdh/FileInfo/ITERATE2 =
AddIcon mod_autoindex/svdh/Indexes/ITERATE2 =
AddIconByEncoding mod_autoindex/svdh/Indexes/ITERATE2 =
AddIconByType mod_autoindex/svdh/Indexes/ITERATE2 =
AddInputFilter mod_mime/svdh/FileInfo/ITERATE2 =
AddLanguage mod_mime/svdh/FileInfo/ITERATE2 =
AddModuleInfo mod_info/sv/-/TAKE2 =
AddOutputFilter mod_mime/svdh/FileInfo/ITERATE2 =
AddOutputFilterByType core/svdh/FileInfo/ITERATE2 mod_filter/svdh/FileInfo/TAKE_ARGV
AddType mod_mime/svdh/FileInfo/ITERATE2 =
Alias mod_alias/sv/-/TAKE2 mod_alias/svd/-/TAKE12
AliasMatch mod_alias/sv/-/TAKE2 =
AliasPreservePath - mod_alias/svd/-/FLAG
Allow mod_authz_host/dh/Limit/ITERATE2 mod_access_compat/dh/Limit/ITERATE2
AllowCONNECT mod_proxy/sv/-/ITERATE mod_proxy_connect/sv/-/ITERATE
AllowEncodedSlashes core/sv/-/TAKE1 =
AllowMethods - mod_allowmethods/d/-/TAKE_ARGV
AllowOverride core/d/-/RAW_ARGS =
AllowOverrideList - core/d/-/TAKE_ARGV
Anonymous mod_authn_anon/dh/AuthConfig/ITERATE =
Anonymous_LogEmail mod_authn_anon/dh/AuthConfig/FLAG =
Anonymous_MustGiveEmail mod_authn_anon/dh/AuthConfig/FLAG =
Anonymous_NoUserID mod_authn_anon/dh/AuthConfig/FLAG =
Anonymous_VerifyEmail mod_authn_anon/dh/AuthConfig/FLAG =
AsyncRequestWorkerFactor - event/s/-/TAKE1
AuthBasicAuthoritative mod_auth_basic/dh/AuthConfig/FLAG =
AuthBasicFake - mod_auth_basic/dh/AuthConfig/TAKE12
AuthBasicProvider mod_auth_basic/dh/AuthConfig/ITERATE =
AuthBasicUseDigestAlgorithm - mod_auth_basic/dh/AuthConfig/TAKE1
AuthDBDUserPWQuery mod_authn_dbd/d/-/TAKE1 =
AuthDBDUserRealmQuery mod_authn_dbd/d/-/TAKE1 =
AuthDBMGroupFile mod_authz_dbm/dh/AuthConfig/TAKE1 =
AuthDBMType mod_authn_dbm/dh/AuthConfig/TAKE1 =
AuthDBMUserFile mod_authn_dbm/dh/AuthConfig/TAKE1 =
AuthDefaultAuthoritative mod_authn_default/dh/AuthConfig/FLAG -
AuthDigestAlgorithm mod_auth_digest/dh/AuthConfig/TAKE1 =
AuthDigestDomain mod_auth_digest/dh/AuthConfig/ITERATE =
AuthDigestNcCheck mod_auth_digest/s/-/FLAG mod_auth_digest/?/-/FLAG
AuthDigestNonceFormat mod_auth_digest/dh/AuthConfig/TAKE1 mod_auth_digest/?/-/TAKE1
AuthDigestNonceLifetime mod_auth_digest/dh/AuthConfig/TAKE1 =
AuthDigestProvider mod_auth_digest/dh/AuthConfig/ITERATE =
AuthDigestQop mod_auth_digest/dh/AuthConfig/ITERATE =
AuthDigestShmemSize mod_auth_digest/s/-/TAKE1 =
AuthFormAuthoritative - mod_auth_form/dh/AuthConfig/FLAG
AuthFormBody - mod_auth_form/d/-/TAKE1
AuthFormDisableNoStore - mod_auth_form/d/-/FLAG
AuthFormFakeBasicAuth - mod_auth_form/d/-/FLAG
AuthFormLocation - mod_auth_form/d/-/TAKE1
AuthFormLoginRequiredLocation - mod_auth_form/d/-/TAKE1
AuthFormLoginSuccessLocation - mod_auth_form/d/-/TAKE1
AuthFormLogoutLocation - mod_auth_form/d/-/TAKE1
AuthFormMethod - mod_auth_form/d/-/TAKE1
AuthFormMimetype - mod_auth_form/d/-/TAKE1
AuthFormPassword - mod_auth_form/d/-/TAKE1
AuthFormProvider - mod_auth_form/dh/AuthConfig/ITERATE
AuthFormSitePassphrase - mod_auth_form/d/-/TAKE1
AuthFormSize - mod_auth_form/d/-/TAKE1
AuthFormUsername - mod_auth_form/d/-/TAKE1
AuthGroupFile mod_authz_groupfile/dh/AuthConfig/TAKE12 mod_authz_groupfile/dh/AuthConfig/TAKE1
AuthLDAPAuthorizePrefix - mod_authnz_ldap/dh/AuthConfig/TAKE1
AuthLDAPBindAuthoritative mod_authnz_ldap/dh/AuthConfig/FLAG =
AuthLDAPBindDN mod_authnz_ldap/dh/AuthConfig/TAKE1 =
AuthLDAPBindPassword mod_authnz_ldap/dh/AuthConfig/TAKE1 =
AuthLDAPCharsetConfig mod_authnz_ldap/s/-/TAKE1 =
AuthLDAPCompareAsUser - mod_authnz_ldap/dh/AuthConfig/FLAG
AuthLDAPCompareDNOnServer mod_authnz_ldap/dh/AuthConfig/FLAG =
AuthLDAPDereferenceAliases mod_authnz_ldap/dh/AuthConfig/TAKE1 =
AuthLDAPGroupAttribute mod_authnz_ldap/dh/AuthConfig/ITERATE =
AuthLDAPGroupAttributeIsDN mod_authnz_ldap/dh/AuthConfig/FLAG =
AuthLDAPInitialBindAsUser - mod_authnz_ldap/dh/AuthConfig/FLAG
AuthLDAPInitialBindPattern - mod_authnz_ldap/dh/AuthConfig/TAKE2
AuthLDAPMaxSubGroupDepth - mod_authnz_ldap/dh/AuthConfig/TAKE1
AuthLDAPRemoteUserAttribute mod_authnz_ldap/dh/AuthConfig/TAKE1 =
AuthLDAPRemoteUserIsDN mod_authnz_ldap/dh/AuthConfig/FLAG =
AuthLDAPSearchAsUser - mod_authnz_ldap/dh/AuthConfig/FLAG
AuthLDAPSubGroupAttribute - mod_authnz_ldap/dh/AuthConfig/ITERATE
AuthLDAPSubGroupClass - mod_authnz_ldap/dh/AuthConfig/ITERATE
AuthLDAPUrl mod_authnz_ldap/dh/AuthConfig/TAKE12 =
AuthMerging - mod_authz_core/dh/AuthConfig/TAKE1
AuthName core/dh/AuthConfig/TAKE1 mod_authn_core/dh/AuthConfig/TAKE1
AuthnCacheContext - mod_authn_socache/d/-/TAKE1
AuthnCacheEnable - mod_authn_socache/s/-/NO_ARGS
AuthnCacheProvideFor - mod_authn_socache/dh/AuthConfig/ITERATE
AuthnCacheSOCache - mod_authn_socache/s/-/TAKE1
AuthnCacheTimeout - mod_authn_socache/dh/AuthConfig/TAKE1
AuthnProviderAlias mod_authn_alias/s/-/RAW_ARGS mod_authn_core/s/-/RAW_ARGS
AuthnzFcgiCheckAuthnProvider - mod_authnz_fcgi/d/-/TAKE_ARGV
AuthnzFcgiDefineProvider - mod_authnz_fcgi/s/-/TAKE_ARGV
AuthType core/dh/AuthConfig/TAKE1 mod_authn_core/dh/AuthConfig/TAKE1
AuthUserFile mod_authn_file/dh/AuthConfig/TAKE12 mod_authn_file/dh/AuthConfig/TAKE1
AuthzDBDLoginToReferer - mod_authz_dbd/d/-/FLAG
AuthzDBDQuery - mod_authz_dbd/d/-/TAKE1
AuthzDBDRedirectQuery - mod_authz_dbd/d/-/TAKE1
AuthzDBMAuthoritative mod_authz_dbm/dh/AuthConfig/FLAG -
AuthzDBMType mod_authz_dbm/dh/AuthConfig/TAKE1 =
AuthzDefaultAuthoritative mod_authz_default/dh/AuthConfig/FLAG -
AuthzGroupFileAuthoritative mod_authz_groupfile/dh/AuthConfig/FLAG -
AuthzLDAPAuthoritative mod_authnz_ldap/dh/AuthConfig/FLAG -
AuthzOwnerAuthoritative mod_authz_owner/dh/AuthConfig/FLAG -
AuthzProviderAlias - mod_authz_core/s/-/RAW_ARGS
AuthzSendForbiddenOnFailure - mod_authz_core/dh/-/FLAG
AuthzUserAuthoritative mod_authz_user/dh/AuthConfig/FLAG -
BalancerGrowth - mod_proxy/sv/-/TAKE1
BalancerInherit - mod_proxy/sv/-/FLAG
BalancerMember mod_proxy/d/-/RAW_ARGS =
BalancerPersist - mod_proxy/sv/-/FLAG
BrotliAlterETag - mod_brotli/sv/-/TAKE1
BrotliCompressionMaxInputBlock - mod_brotli/sv/-/TAKE1
BrotliCompressionQuality - mod_brotli/sv/-/TAKE1
BrotliCompressionWindow - mod_brotli/sv/-/TAKE1
BrotliFilterNote - mod_brotli/sv/-/TAKE12
BrowserMatch mod_setenvif/svdh/FileInfo/RAW_ARGS =
BrowserMatchNoCase mod_setenvif/svdh/FileInfo/RAW_ARGS =
BufferedLogs mod_log_config/s/-/FLAG =
BufferSize - mod_buffer/svdh/-/TAKE1
CacheDefaultExpire mod_cache/sv/-/TAKE1 mod_cache/svdh/-/TAKE1
CacheDetailHeader - mod_cache/svdh/-/FLAG
CacheDirLength mod_disk_cache/sv/-/TAKE1 mod_cache_disk/sv/-/TAKE1
CacheDirLevels mod_disk_cache/sv/-/TAKE1 mod_cache_disk/sv/-/TAKE1
CacheDisable mod_cache/sv/-/TAKE1 mod_cache/svdh/-/TAKE1
CacheEnable mod_cache/sv/-/TAKE2 mod_cache/svd/-/TAKE12
CacheFile mod_file_cache/s/-/ITERATE =
CacheHeader - mod_cache/svdh/-/FLAG
CacheIgnoreCacheControl mod_cache/sv/-/FLAG =
CacheIgnoreHeaders mod_cache/sv/-/ITERATE =
CacheIgnoreNoLastMod mod_cache/sv/-/FLAG mod_cache/svdh/-/FLAG
CacheIgnoreQueryString mod_cache/sv/-/FLAG =
CacheIgnoreURLSessionIdentifiers mod_cache/sv/-/ITERATE =
CacheKeyBaseURL - mod_cache/sv/-/TAKE1
CacheLastModifiedFactor mod_cache/sv/-/TAKE1 mod_cache/svdh/-/TAKE1
CacheLock mod_cache/sv/-/FLAG =
CacheLockMaxAge mod_cache/sv/-/TAKE1 =
CacheLockPath mod_cache/sv/-/TAKE1 =
CacheMaxExpire mod_cache/sv/-/TAKE1 mod_cache/svdh/-/TAKE1
CacheMaxFileSize mod_disk_cache/sv/-/TAKE1 mod_cache_disk/svdh/-/TAKE1
CacheMinExpire - mod_cache/svdh/-/TAKE1
CacheMinFileSize mod_disk_cache/sv/-/TAKE1 mod_cache_disk/svdh/-/TAKE1
CacheNegotiatedDocs mod_negotiation/sv/-/FLAG =
CacheQuickHandler - mod_cache/sv/-/FLAG
CacheReadSize - mod_cache_disk/svdh/-/TAKE1
CacheReadTime - mod_cache_disk/svdh/-/TAKE1
CacheRoot mod_disk_cache/sv/-/TAKE1 mod_cache_disk/sv/-/TAKE1
CacheSocache - mod_cache_socache/sv/-/TAKE1
CacheSocacheMaxSize - mod_cache_socache/svdh/-/TAKE1
CacheSocacheMaxTime - mod_cache_socache/svdh/-/TAKE1
CacheSocacheMinTime - mod_cache_socache/svdh/-/TAKE1
CacheSocacheReadSize - mod_cache_socache/svdh/-/TAKE1
CacheSocacheReadTime - mod_cache_socache/svdh/-/TAKE1
CacheStaleOnError - mod_cache/svdh/-/FLAG
CacheStoreExpired - mod_cache/svdh/-/FLAG
CacheStoreNoStore mod_cache/sv/-/FLAG mod_cache/svdh/-/FLAG
CacheStorePrivate mod_cache/sv/-/FLAG mod_cache/svdh/-/FLAG
CaseFilter mod_case_filter/?/-/FLAG =
CaseFilterIn mod_case_filter_in/?/-/FLAG =
CGIDScriptTimeout mod_cgid/svdh/-/TAKE1 =
CGIMapExtension core/dh/FileInfo/TAKE23 =
CGIPassAuth - core/dh/AuthConfig/FLAG
CGIScriptTimeout - mod_cgi/svdh/-/TAKE1
CGIVar - core/dh/FileInfo/TAKE2
CharsetDefault mod_charset_lite/svdh/FileInfo/TAKE1 =
CharsetOptions mod_charset_lite/svdh/FileInfo/ITERATE =
CharsetSourceEnc mod_charset_lite/svdh/FileInfo/TAKE1 =
CheckBasenameMatch - mod_speling/svdh/Options/FLAG
CheckCaseOnly mod_speling/svdh/Options/FLAG =
CheckSpelling mod_speling/svdh/Options/FLAG =
ChrootDir mpm_common/s/-/TAKE1 mod_unixd/s/-/TAKE1
ContentDigest core/svdh/Options/FLAG =
CookieDomain mod_usertrack/svdh/FileInfo/TAKE1 =
CookieExpires mod_usertrack/svdh/FileInfo/TAKE1 =
CookieHTTPOnly - mod_usertrack/svdh/FileInfo/FLAG
CookieLog mod_log_config/sv/-/TAKE1 -
CookieName mod_usertrack/svdh/FileInfo/TAKE1 =
CookieSameSite - mod_usertrack/svdh/FileInfo/TAKE1
CookieSecure - mod_usertrack/svdh/FileInfo/FLAG
CookieStyle mod_usertrack/svdh/FileInfo/TAKE1 =
CookieTracking mod_usertrack/svdh/FileInfo/FLAG =
CoreDumpDirectory mpm_common/s/-/TAKE1 =
CustomLog mod_log_config/sv/-/TAKE23 =
Dav mod_dav/d/-/TAKE1 =
DavBasePath - mod_dav/d/-/TAKE1
DavDepthInfinity mod_dav/svd/-/FLAG =
DavGenericLockDB mod_dav_lock/svd/-/TAKE1 =
DavLockDB mod_dav_fs/sv/-/TAKE1 =
DavLockDiscovery - mod_dav_fs/svdh/-/FLAG
DavMinTimeout mod_dav/svd/-/TAKE1 =
DBDExptime mod_dbd/sv/-/TAKE1 =
DBDInitSQL - mod_dbd/sv/-/TAKE1
DBDKeep mod_dbd/sv/-/TAKE1 =
DBDMax mod_dbd/sv/-/TAKE1 =
DBDMin mod_dbd/sv/-/TAKE1 =
DBDParams mod_dbd/sv/-/TAKE1 =
DBDPersist mod_dbd/sv/-/FLAG =
DBDPrepareSQL mod_dbd/sv/-/TAKE12 =
DBDriver mod_dbd/sv/-/TAKE1 =
DefaultIcon mod_autoindex/svdh/Indexes/TAKE1 =
DefaultLanguage mod_mime/svdh/FileInfo/TAKE1 =
DefaultRuntimeDir - core/s/-/TAKE1
DefaultType core/svdh/FileInfo/TAKE1 =
Define - core/svd/-/TAKE12
DeflateAlterETag - mod_deflate/sv/-/TAKE1
DeflateBufferSize mod_deflate/sv/-/TAKE1 =
DeflateCompressionLevel mod_deflate/sv/-/TAKE1 =
DeflateFilterNote mod_deflate/sv/-/TAKE12 =
DeflateInflateLimitRequestBody mod_deflate/svdh/-/TAKE1 =
DeflateInflateRatioBurst mod_deflate/svdh/-/TAKE1 =
DeflateInflateRatioLimit mod_deflate/svdh/-/TAKE1 =
DeflateMemLevel mod_deflate/sv/-/TAKE1 =
DeflateWindowSize mod_deflate/sv/-/TAKE1 =
Deny mod_authz_host/dh/Limit/ITERATE2 mod_access_compat/dh/Limit/ITERATE2
Directory core/sv/-/RAW_ARGS =
DirectoryCheckHandler - mod_dir/svdh/Indexes/FLAG
DirectoryIndex mod_dir/svdh/Indexes/ITERATE mod_dir/svdh/Indexes/RAW_ARGS
DirectoryIndexRedirect - mod_dir/svdh/Indexes/TAKE1
DirectoryMatch core/sv/-/RAW_ARGS =
DirectorySlash mod_dir/svdh/Indexes/FLAG =
DocumentRoot core/sv/-/TAKE1 =
DTracePrivileges - mod_privileges/s/-/FLAG
DumpIOInput mod_dumpio/s/-/FLAG =
DumpIOLogLevel mod_dumpio/s/-/TAKE1 -
DumpIOOutput mod_dumpio/s/-/FLAG =
Else - core/svdh/All/RAW_ARGS
ElseIf - core/svdh/All/RAW_ARGS
EnableExceptionHook mpm_common/s/-/TAKE1 =
EnableMMAP core/svdh/FileInfo/TAKE1 =
EnableSendfile core/svdh/FileInfo/TAKE1 =
Error - core/svdh/-/RAW_ARGS
ErrorDocument core/svdh/FileInfo/TAKE2 =
ErrorLog core/sv/-/TAKE1 =
ErrorLogFormat - core/sv/-/TAKE12
Example mod_example/svdh/-/NO_ARGS mod_example_hooks/svdh/-/NO_ARGS
ExpiresActive mod_expires/svdh/Indexes/FLAG =
ExpiresByType mod_expires/svdh/Indexes/TAKE2 =
ExpiresDefault mod_expires/svdh/Indexes/TAKE1 =
ExtendedStatus mod_status/s/-/FLAG core/s/-/FLAG
ExtFilterDefine mod_ext_filter/s/-/RAW_ARGS =
ExtFilterOptions mod_ext_filter/d/-/ITERATE =
FallbackResource mod_dir/svdh/Indexes/TAKE1 =
FancyIndexing mod_autoindex/?/-/RAW_ARGS =
FileETag core/svdh/FileInfo/RAW_ARGS =
Files core/svdh/All/RAW_ARGS =
FilesMatch core/svdh/All/RAW_ARGS =
FilterChain mod_filter/svdh/Options/ITERATE =
FilterDeclare mod_filter/svdh/Options/TAKE12 =
FilterProtocol mod_filter/svdh/Options/TAKE23 =
FilterProvider mod_filter/svdh/Options/RAW_ARGS mod_filter/svdh/Options/TAKE3
FilterTrace mod_filter/svd/-/TAKE2 =
FlushMaxPipelined - core/sv/-/TAKE1
FlushMaxThreshold - core/sv/-/TAKE1
ForceLanguagePriority mod_negotiation/svdh/FileInfo/ITERATE =
ForceType core/dh/FileInfo/TAKE1 =
ForensicLog mod_log_forensic/sv/-/TAKE1 =
GlobalLog - mod_log_config/s/-/TAKE23
GprofDir core/sv/-/TAKE1 =
GracefulShutdownTimeout mpm_common/s/-/TAKE1 =
Group mpm_common/s/-/TAKE1 mod_unixd/s/-/TAKE1
H2CopyFiles - mod_http2/svdh/-/TAKE1
H2Direct - mod_http2/sv/-/TAKE1
H2EarlyHint - mod_http2/svdh/-/TAKE2
H2EarlyHints - mod_http2/sv/-/TAKE1
H2MaxDataFrameLen - mod_http2/sv/-/TAKE1
H2MaxSessionStreams - mod_http2/sv/-/TAKE1
H2MaxWorkerIdleSeconds - mod_http2/s/-/TAKE1
H2MaxWorkers - mod_http2/s/-/TAKE1
H2MinWorkers - mod_http2/s/-/TAKE1
H2ModernTLSOnly - mod_http2/sv/-/TAKE1
H2OutputBuffering - mod_http2/sv/-/TAKE1
H2Padding - mod_http2/sv/-/TAKE1
H2ProxyRequests - mod_http2/sv/-/TAKE1
H2Push - mod_http2/svdh/-/TAKE1
H2PushDiarySize - mod_http2/sv/-/TAKE1
H2PushPriority - mod_http2/sv/-/TAKE23
H2PushResource - mod_http2/svdh/-/TAKE123
H2SerializeHeaders - mod_http2/sv/-/TAKE1
H2SessionExtraFiles - mod_http2/?/-/TAKE1
H2StreamMaxMemSize - mod_http2/sv/-/TAKE1
H2StreamTimeout - mod_http2/svd/-/TAKE1
H2TLSCoolDownSecs - mod_http2/sv/-/TAKE1
H2TLSWarmUpSize - mod_http2/sv/-/TAKE1
H2Upgrade - mod_http2/svdh/-/TAKE1
H2WebSockets - mod_http2/sv/-/TAKE1
H2WindowSize - mod_http2/sv/-/TAKE1
Header mod_headers/svdh/FileInfo/RAW_ARGS =
HeaderName mod_autoindex/svdh/Indexes/TAKE1 =
HeartbeatAddress - mod_heartbeat/s/-/TAKE1
HeartbeatListen - mod_heartmonitor/s/-/TAKE1
HeartbeatMaxServers - mod_heartmonitor/s/-/TAKE1
HeartbeatStorage - mod_heartmonitor/s/-/TAKE1
HostnameLookups core/svd/-/TAKE1 =
HttpProtocolOptions core/sv/-/ITERATE =
IdentityCheck mod_ident/svd/-/FLAG =
IdentityCheckTimeout mod_ident/svd/-/TAKE1 =
If - core/svdh/All/RAW_ARGS
IfDefine core/svdh/All/TAKE1 core/svdh/All/RAW_ARGS
IfDirective - core/svdh/All/RAW_ARGS
IfFile - core/svdh/All/RAW_ARGS
IfModule core/svdh/All/TAKE1 core/svdh/All/RAW_ARGS
IfSection - core/svdh/All/RAW_ARGS
IfVersion mod_version/svdh/All/TAKE123 =
ImapBase mod_imagemap/svdh/Indexes/TAKE1 =
ImapDefault mod_imagemap/svdh/Indexes/TAKE1 =
ImapMenu mod_imagemap/svdh/Indexes/TAKE1 =
Include core/svd/-/TAKE1 =
IncludeOptional - core/svd/-/TAKE1
IndexHeadInsert mod_autoindex/svdh/Indexes/TAKE1 =
IndexIgnore mod_autoindex/svdh/Indexes/ITERATE =
IndexIgnoreReset - mod_autoindex/svdh/Indexes/FLAG
IndexOptions mod_autoindex/svdh/Indexes/TAKE_ARGV =
IndexOrderDefault mod_autoindex/svdh/Indexes/TAKE2 =
IndexStyleSheet mod_autoindex/svdh/Indexes/TAKE1 =
InputSed - mod_sed/dh/-/TAKE1
ISAPIAppendLogToErrors mod_isapi/svdh/FileInfo/FLAG =
ISAPIAppendLogToQuery mod_isapi/svdh/FileInfo/FLAG =
ISAPICacheFile mod_isapi/sv/-/ITERATE =
ISAPIFakeAsync mod_isapi/svdh/FileInfo/FLAG =
ISAPILogNotSupported mod_isapi/svdh/FileInfo/FLAG =
ISAPIReadAheadBuffer mod_isapi/svdh/FileInfo/TAKE1 =
KeepAlive core/sv/-/TAKE1 core/sv/-/FLAG
KeepAliveTimeout core/sv/-/TAKE1 =
KeptBodySize - mod_request/d/-/TAKE1
LanguagePriority mod_negotiation/svdh/FileInfo/ITERATE =
LDAPCacheEntries mod_ldap/s/-/TAKE1 =
LDAPCacheTTL mod_ldap/s/-/TAKE1 =
LDAPConnectionPoolTTL - mod_ldap/sv/-/TAKE1
LDAPConnectionTimeout mod_ldap/s/-/TAKE1 =
LDAPLibraryDebug - mod_ldap/s/-/TAKE1
LDAPOpCacheEntries mod_ldap/s/-/TAKE1 =
LDAPOpCacheTTL mod_ldap/s/-/TAKE1 =
LDAPReferralHopLimit - mod_ldap/dh/AuthConfig/TAKE1
LDAPReferrals - mod_ldap/dh/AuthConfig/TAKE1
LDAPRetries - mod_ldap/s/-/TAKE1
LDAPRetryDelay - mod_ldap/s/-/TAKE1
LDAPSharedCacheFile mod_ldap/s/-/TAKE1 =
LDAPSharedCacheSize mod_ldap/s/-/TAKE1 =
LDAPTimeout - mod_ldap/s/-/TAKE1
LDAPTrustedClientCert mod_ldap/svdh/-/TAKE23 mod_ldap/dh/-/TAKE23
LDAPTrustedGlobalCert mod_ldap/s/-/TAKE23 =
LDAPTrustedMode mod_ldap/sv/-/TAKE1 =
LDAPVerifyServerCert mod_ldap/s/-/FLAG =
Limit core/svdh/All/RAW_ARGS core/dh/AuthConfig+Limit/RAW_ARGS
LimitExcept core/svdh/All/RAW_ARGS core/dh/AuthConfig+Limit/RAW_ARGS
LimitInternalRecursion core/sv/-/TAKE12 =
LimitRequestBody core/svdh/All/TAKE1 =
LimitRequestFields core/sv/-/TAKE1 =
LimitRequestFieldSize core/sv/-/TAKE1 =
LimitRequestLine core/sv/-/TAKE1 =
LimitXMLRequestBody core/svdh/All/TAKE1 =
Listen mpm_common/s/-/TAKE_ARGV =
ListenBackLog mpm_common/s/-/TAKE1 =
ListenCoresBucketsRatio - mpm_common/s/-/TAKE1
LoadFile mod_so/s/-/ITERATE mod_so/sv/-/ITERATE
LoadModule mod_so/s/-/TAKE2 mod_so/sv/-/TAKE2
Location core/sv/-/RAW_ARGS =
LocationMatch core/sv/-/RAW_ARGS =
LockFile mpm_common/s/-/TAKE1 -
LogFormat mod_log_config/sv/-/TAKE12 =
LogIOTrackTTFB - mod_logio/svdh/All/FLAG
LogLevel core/sv/-/TAKE1 core/svd/-/ITERATE
LogMessage - mod_log_debug/d/-/TAKE123
Lua_____ByteCodeHack - mod_lua/?/-/RAW_ARGS
LuaAuthzProvider - mod_lua/s/-/TAKE3
LuaCodeCache - mod_lua/svdh/All/TAKE1
LuaHookAccessChecker - mod_lua/svdh/All/RAW_ARGS|TAKE23
LuaHookAuthChecker - mod_lua/svdh/All/RAW_ARGS|TAKE23
LuaHookCheckUserID - mod_lua/svdh/All/RAW_ARGS|TAKE23
LuaHookFixups - mod_lua/svdh/All/RAW_ARGS|TAKE2
LuaHookInsertFilter - mod_lua/svdh/All/TAKE2
LuaHookLog - mod_lua/svdh/All/TAKE2
LuaHookMapToStorage - mod_lua/svdh/All/RAW_ARGS|TAKE2
LuaHookPreTranslate - mod_lua/svdh/All/?
LuaHookPreTranslateName - mod_lua/?/-/RAW_ARGS|TAKE2
LuaHookTranslateName - mod_lua/sv/All/RAW_ARGS|TAKE23
LuaHookTypeChecker - mod_lua/svdh/All/RAW_ARGS|TAKE2
LuaInherit - mod_lua/svdh/All/TAKE1
LuaInputFilter - mod_lua/s/-/TAKE3
LuaMapHandler - mod_lua/svdh/All/TAKE23
LuaOutputFilter - mod_lua/s/-/TAKE3
LuaPackageCPath - mod_lua/svdh/All/TAKE1
LuaPackagePath - mod_lua/svdh/All/TAKE1
LuaQuickHandler - mod_lua/sv/All/RAW_ARGS|TAKE2
LuaRoot - mod_lua/svdh/All/TAKE1
LuaScope - mod_lua/svdh/All/TAKE123
Macro - mod_macro/svd/-/RAW_ARGS
MaxClients mpm_common/s/-/TAKE1 event/?/-/TAKE1
MaxConnectionsPerChild - mpm_common/s/-/TAKE1
MaxKeepAliveRequests core/sv/-/TAKE1 =
MaxMemFree mpm_common/s/-/TAKE1 =
MaxRangeOverlaps - core/svd/-/TAKE1
MaxRangeReversals - core/svd/-/TAKE1
MaxRanges core/svd/-/TAKE1 =
MaxRequestsPerChild mpm_common/s/-/TAKE1 core/?/-/TAKE1
MaxRequestsPerThread beos/s/-/TAKE1 -
MaxRequestWorkers - mpm_common/s/-/TAKE1
MaxSpareServers prefork/s/-/TAKE1 =
MaxSpareThreads mpm_common/s/-/TAKE1 =
MaxThreads mpm_netware/s/-/TAKE1 =
MCacheMaxObjectCount mod_mem_cache/s/-/TAKE1 -
MCacheMaxObjectSize mod_mem_cache/s/-/TAKE1 -
MCacheMaxStreamingBuffer mod_mem_cache/s/-/TAKE1 -
MCacheMinObjectSize mod_mem_cache/s/-/TAKE1 -
MCacheRemovalAlgorithm mod_mem_cache/s/-/TAKE1 -
MCacheSize mod_mem_cache/s/-/TAKE1 -
MDActivationDelay - mod_md/s/-/TAKE1
MDBaseServer - mod_md/s/-/TAKE1
MDCACertificateFile - mod_md/?/-/TAKE1
MDCAChallenges - mod_md/s/-/TAKE_ARGV
MDCertificateAgreement - mod_md/s/-/TAKE1
MDCertificateAuthority - mod_md/s/-/TAKE_ARGV
MDCertificateCheck - mod_md/s/-/TAKE2
MDCertificateFile - mod_md/s/-/TAKE1
MDCertificateKeyFile - mod_md/s/-/TAKE1
MDCertificateMonitor - mod_md/s/-/?
MDCertificateProtocol - mod_md/s/-/TAKE1
MDCertificateStatus - mod_md/s/-/TAKE1
MDChallengeDns01 - mod_md/s/-/RAW_ARGS
MDChallengeDns01Version - mod_md/s/-/TAKE1
MDCheckInterval - mod_md/?/-/TAKE1
MDContactEmail - mod_md/s/-/TAKE1
MDDriveMode - mod_md/s/-/TAKE1
MDExternalAccountBinding - mod_md/s/-/TAKE12
MDHttpProxy - mod_md/s/-/TAKE1
MDMatchNames - mod_md/s/-/TAKE1
MDMember - mod_md/s/-/TAKE_ARGV
MDMembers - mod_md/s/-/TAKE_ARGV
MDMessageCmd - mod_md/s/-/RAW_ARGS
MDMustStaple - mod_md/s/-/TAKE1
MDNotifyCmd - mod_md/s/-/RAW_ARGS
MDomain - mod_md/s/-/RAW_ARGS|TAKE_ARGV
MDomainSet - mod_md/s/-/RAW_ARGS
MDPortMap - mod_md/s/-/TAKE12
MDPrivateKeys - mod_md/s/-/TAKE_ARGV
MDRenewMode - mod_md/s/-/TAKE1
MDRenewWindow - mod_md/s/-/TAKE1
MDRequireHttps - mod_md/s/-/TAKE1
MDRetryDelay - mod_md/s/-/TAKE1
MDRetryFailover - mod_md/s/-/TAKE1
MDServerStatus - mod_md/s/-/TAKE1
MDStapleOthers - mod_md/s/-/TAKE1
MDStapling - mod_md/s/-/TAKE1
MDStaplingKeepResponse - mod_md/s/-/TAKE1
MDStaplingRenewWindow - mod_md/s/-/TAKE1
MDStoreDir - mod_md/s/-/TAKE1
MDStoreLocks - mod_md/s/-/TAKE1
MDWarnWindow - mod_md/s/-/TAKE1
MemcacheConnTTL - mod_socache_memcache/sv/-/TAKE1
MergeSlashes - core/sv/-/FLAG
MergeTrailers core/sv/-/FLAG =
MetaDir mod_cern_meta/svdh/Indexes/TAKE1 =
MetaFiles mod_cern_meta/svdh/Indexes/FLAG =
MetaSuffix mod_cern_meta/svdh/Indexes/TAKE1 =
MimeMagicFile mod_mime_magic/sv/-/TAKE1 =
MinSpareServers prefork/s/-/TAKE1 =
MinSpareThreads mpm_common/s/-/TAKE1 =
MMapFile mod_file_cache/s/-/ITERATE =
ModemStandard - mod_dialup/d/-/TAKE1
ModMimeUsePathInfo mod_mime/d/-/FLAG =
MultiviewsMatch mod_mime/svdh/FileInfo/ITERATE =
Mutex - core/s/-/RAW_ARGS
NameVirtualHost core/s/-/TAKE1 =
NoProxy mod_proxy/sv/-/ITERATE =
NWSSLTrustedCerts mod_nw_ssl/s/-/ITERATE =
NWSSLUpgradeable mod_nw_ssl/s/-/TAKE2 =
Options core/svdh/Options/RAW_ARGS =
Order mod_authz_host/dh/Limit/TAKE1 mod_access_compat/dh/Limit/TAKE1
OutputSed - mod_sed/dh/-/TAKE1
PassEnv mod_env/svdh/FileInfo/ITERATE =
PidFile mpm_common/s/-/TAKE1 =
Port core/?/-/TAKE1 =
PrivilegesMode - mod_privileges/svd/-/TAKE1
Protocol core/sv/-/TAKE1 =
ProtocolEcho mod_echo/sv/-/FLAG =
Protocols - core/sv/-/ITERATE
ProtocolsHonorOrder - core/sv/-/TAKE1
Proxy mod_proxy/sv/-/RAW_ARGS =
Proxy100Continue - mod_proxy/svd/-/FLAG
ProxyAddHeaders - mod_proxy/svd/-/FLAG
ProxyBadHeader mod_proxy/sv/-/TAKE1 =
ProxyBlock mod_proxy/sv/-/ITERATE =
ProxyDomain mod_proxy/sv/-/TAKE1 =
ProxyErrorOverride mod_proxy/sv/-/FLAG mod_proxy/svd/-/ITERATE
ProxyExpressDBMFile - mod_proxy_express/sv/-/TAKE1
ProxyExpressDBMType - mod_proxy_express/sv/-/TAKE1
ProxyExpressEnable - mod_proxy_express/sv/-/FLAG
ProxyFCGIBackendType - mod_proxy_fcgi/svdh/-/TAKE1
ProxyFCGISetEnvIf - mod_proxy_fcgi/svdh/-/TAKE23
ProxyFtpDirCharset mod_proxy/svd/-/TAKE1 mod_proxy_ftp/svd/-/TAKE1
ProxyFtpEscapeWildcards - mod_proxy_ftp/svd/-/FLAG
ProxyFtpListOnWildcard - mod_proxy_ftp/svd/-/FLAG
ProxyHCExpr - mod_proxy_hcheck/sv/-/RAW_ARGS
ProxyHCTemplate - mod_proxy_hcheck/sv/-/RAW_ARGS
ProxyHCTPsize - mod_proxy_hcheck/s/-/TAKE1
ProxyHTMLBufSize - mod_proxy_html/svd/-/TAKE1
ProxyHTMLCharsetOut - mod_proxy_html/svd/-/TAKE1
ProxyHTMLDocType - mod_proxy_html/svd/-/TAKE12
ProxyHTMLEnable - mod_proxy_html/svd/-/FLAG
ProxyHTMLEvents - mod_proxy_html/svd/-/ITERATE
ProxyHTMLExtended - mod_proxy_html/svd/-/FLAG
ProxyHTMLFixups - mod_proxy_html/svd/-/ITERATE
ProxyHTMLInterp - mod_proxy_html/svd/-/FLAG
ProxyHTMLLinks - mod_proxy_html/svd/-/ITERATE2
ProxyHTMLMeta - mod_proxy_html/svd/-/FLAG
ProxyHTMLStripComments - mod_proxy_html/svd/-/FLAG
ProxyHTMLURLMap - mod_proxy_html/svd/-/RAW_ARGS
ProxyIOBufferSize mod_proxy/sv/-/TAKE1 =
ProxyMatch mod_proxy/sv/-/RAW_ARGS =
ProxyMaxForwards mod_proxy/sv/-/TAKE1 =
ProxyPass mod_proxy/svd/-/RAW_ARGS =
ProxyPassInherit - mod_proxy/sv/-/FLAG
ProxyPassInterpolateEnv mod_proxy/svd/-/FLAG =
ProxyPassMatch mod_proxy/svd/-/RAW_ARGS =
ProxyPassReverse mod_proxy/svd/-/TAKE123 =
ProxyPassReverseCookieDomain mod_proxy/svd/-/TAKE23 =
ProxyPassReverseCookiePath mod_proxy/svd/-/TAKE23 =
ProxyPreserveHost mod_proxy/sv/-/FLAG mod_proxy/svd/-/FLAG
ProxyReceiveBufferSize mod_proxy/sv/-/TAKE1 =
ProxyRemote mod_proxy/sv/-/TAKE2 mod_proxy/sv/-/TAKE23
ProxyRemoteMatch mod_proxy/sv/-/TAKE2 mod_proxy/sv/-/TAKE23
ProxyRequests mod_proxy/sv/-/FLAG =
ProxySCGIInternalRedirect mod_proxy_scgi/svd/-/FLAG mod_proxy_scgi/svd/-/TAKE1
ProxySCGISendfile mod_proxy_scgi/svd/-/TAKE1 =
ProxySet mod_proxy/d/-/RAW_ARGS mod_proxy/svd/-/RAW_ARGS
ProxySourceAddress - mod_proxy/sv/-/TAKE1
ProxyStatus mod_proxy/sv/-/TAKE1 =
ProxyTimeout mod_proxy/sv/-/TAKE1 =
ProxyVia mod_proxy/sv/-/TAKE1 =
ProxyWebsocketFallbackToProxyHttp - mod_proxy_wstunnel/sv/-/FLAG
QualifyRedirectURL - core/svd/FileInfo/FLAG
ReadBufferSize - core/svd/-/TAKE1
ReadmeName mod_autoindex/svdh/Indexes/TAKE1 =
ReceiveBufferSize mpm_common/s/-/TAKE1 =
Redirect mod_alias/svdh/FileInfo/TAKE23 mod_alias/svdh/FileInfo/TAKE123
RedirectMatch mod_alias/svdh/FileInfo/TAKE23 =
RedirectPermanent mod_alias/svdh/FileInfo/TAKE2 =
RedirectRelative - mod_alias/svd/-/FLAG
RedirectTemp mod_alias/svdh/FileInfo/TAKE2 =
RedisConnPoolTTL - mod_socache_redis/sv/-/TAKE1
RedisTimeout - mod_socache_redis/sv/-/TAKE1
ReflectorHeader - mod_reflector/svdh/Options/TAKE12
RegexDefaultOptions - core/s/-/RAW_ARGS
RegisterHttpMethod core/s/-/ITERATE =
RemoteIPHeader - mod_remoteip/sv/-/TAKE1
RemoteIPInternalProxy - mod_remoteip/sv/-/ITERATE
RemoteIPInternalProxyList - mod_remoteip/sv/-/TAKE1
RemoteIPProxiesHeader - mod_remoteip/sv/-/TAKE1
RemoteIPProxyProtocol - mod_remoteip/sv/-/FLAG
RemoteIPProxyProtocolExceptions - mod_remoteip/sv/-/TAKE_ARGV
RemoteIPTrustedProxy - mod_remoteip/sv/-/ITERATE
RemoteIPTrustedProxyList - mod_remoteip/sv/-/TAKE1
RemoveCharset mod_mime/vdh/FileInfo/ITERATE =
RemoveEncoding mod_mime/vdh/FileInfo/ITERATE =
RemoveHandler mod_mime/vdh/FileInfo/ITERATE =
RemoveInputFilter mod_mime/vdh/FileInfo/ITERATE =
RemoveLanguage mod_mime/vdh/FileInfo/ITERATE =
RemoveOutputFilter mod_mime/vdh/FileInfo/ITERATE =
RemoveType mod_mime/vdh/FileInfo/ITERATE =
RequestHeader mod_headers/svdh/FileInfo/RAW_ARGS =
RequestReadTimeout mod_reqtimeout/sv/-/RAW_ARGS =
Require core/dh/AuthConfig/RAW_ARGS mod_authz_core/dh/AuthConfig/RAW_ARGS
RequireAll - mod_authz_core/dh/AuthConfig/RAW_ARGS
RequireAny - mod_authz_core/dh/AuthConfig/RAW_ARGS
RequireNone - mod_authz_core/dh/AuthConfig/RAW_ARGS
RequireNotAll - mod_authz_core/?/-/RAW_ARGS
RewriteBase mod_rewrite/dh/FileInfo/TAKE1 =
RewriteCond mod_rewrite/svdh/FileInfo/RAW_ARGS =
RewriteEngine mod_rewrite/svdh/FileInfo/FLAG =
RewriteLock mod_rewrite/s/-/TAKE1 -
RewriteLog mod_rewrite/sv/-/TAKE1 -
RewriteLogLevel mod_rewrite/sv/-/TAKE1 -
RewriteMap mod_rewrite/sv/-/TAKE2 mod_rewrite/sv/-/TAKE23
RewriteOptions mod_rewrite/svdh/FileInfo/ITERATE =
RewriteRule mod_rewrite/svdh/FileInfo/RAW_ARGS =
RLimitCPU core/svdh/All/TAKE12 =
RLimitMEM core/svdh/All/TAKE12 =
RLimitNPROC core/svdh/All/TAKE12 =
Satisfy core/dh/AuthConfig/TAKE1 mod_access_compat/dh/AuthConfig/TAKE1
ScoreBoardFile mpm_common/s/-/TAKE1 =
Script mod_actions/svd/-/TAKE2 =
ScriptAlias mod_alias/sv/-/TAKE2 mod_alias/svd/-/TAKE12
ScriptAliasMatch mod_alias/sv/-/TAKE2 =
ScriptInterpreterSource core/svdh/FileInfo/TAKE1 =
ScriptLog mod_cgi/sv/-/TAKE1 =
ScriptLogBuffer mod_cgi/sv/-/TAKE1 =
ScriptLogLength mod_cgi/sv/-/TAKE1 =
ScriptSock mod_cgid/s/-/TAKE1 =
SecureListen mod_nw_ssl/s/-/TAKE23 =
SeeRequestTail mod_status/s/-/FLAG core/s/-/FLAG
SendBufferSize mpm_common/s/-/TAKE1 =
ServerAdmin core/sv/-/TAKE1 =
ServerAlias core/v/-/RAW_ARGS =
ServerLimit mpm_common/s/-/TAKE1 =
ServerName core/sv/-/TAKE1 =
ServerPath core/v/-/TAKE1 =
ServerRoot core/s/-/TAKE1 =
ServerSignature core/svdh/All/TAKE1 =
ServerTokens core/s/-/TAKE1 =
Session - mod_session/svdh/AuthConfig/FLAG
SessionCookieName - mod_session_cookie/svdh/-/RAW_ARGS
SessionCookieName2 - mod_session_cookie/svdh/-/RAW_ARGS
SessionCookieRemove - mod_session_cookie/svdh/-/FLAG
SessionCryptoCipher - mod_session_crypto/svdh/-/TAKE1
SessionCryptoDriver - mod_session_crypto/s/-/RAW_ARGS
SessionCryptoPassphrase - mod_session_crypto/svdh/-/ITERATE
SessionCryptoPassphraseFile - mod_session_crypto/svd/-/TAKE1
SessionDBDCookieName - mod_session_dbd/svdh/-/RAW_ARGS
SessionDBDCookieName2 - mod_session_dbd/svdh/-/RAW_ARGS
SessionDBDCookieRemove - mod_session_dbd/svdh/-/FLAG
SessionDBDDeleteLabel - mod_session_dbd/svdh/-/TAKE1
SessionDBDInsertLabel - mod_session_dbd/svdh/-/TAKE1
SessionDBDPerUser - mod_session_dbd/svdh/-/FLAG
SessionDBDSelectLabel - mod_session_dbd/svdh/-/TAKE1
SessionDBDUpdateLabel - mod_session_dbd/svdh/-/TAKE1
SessionEnv - mod_session/svdh/AuthConfig/FLAG
SessionExclude - mod_session/svdh/-/TAKE1
SessionExpiryUpdateInterval - mod_session/svdh/-/TAKE1
SessionHeader - mod_session/svdh/AuthConfig/TAKE1
SessionInclude - mod_session/svdh/AuthConfig/TAKE1
SessionMaxAge - mod_session/svdh/AuthConfig/TAKE1
SetEnv mod_env/svdh/FileInfo/TAKE12 =
SetEnvIf mod_setenvif/svdh/FileInfo/RAW_ARGS =
SetEnvIfExpr - mod_setenvif/svdh/FileInfo/RAW_ARGS
SetEnvIfNoCase mod_setenvif/svdh/FileInfo/RAW_ARGS =
SetHandler core/svdh/FileInfo/TAKE1 =
SetInputFilter core/svdh/FileInfo/TAKE1 =
SetOutputFilter core/svdh/FileInfo/TAKE1 =
SSIAccessEnable mod_include/?/-/FLAG -
SSIEnableAccess mod_include/dh/-/? -
SSIEndTag mod_include/sv/-/TAKE1 =
SSIErrorMsg mod_include/svdh/All/TAKE1 =
SSIETag mod_include/dh/-/FLAG =
SSILastModified mod_include/dh/-/FLAG =
SSILegacyExprParser - mod_include/dh/-/FLAG
SSIStartTag mod_include/sv/-/TAKE1 =
SSITimeFormat mod_include/svdh/All/TAKE1 =
SSIUndefinedEcho mod_include/svdh/All/TAKE1 =
SSLCACertificateFile mod_ssl/sv/-/TAKE1 =
SSLCACertificatePath mod_ssl/sv/-/TAKE1 =
SSLCADNRequestFile mod_ssl/sv/-/TAKE1 =
SSLCADNRequestPath mod_ssl/sv/-/TAKE1 =
SSLCARevocationCheck - mod_ssl/sv/-/RAW_ARGS
SSLCARevocationFile mod_ssl/sv/-/TAKE1 =
SSLCARevocationPath mod_ssl/sv/-/TAKE1 =
SSLCertificateChainFile mod_ssl/sv/-/TAKE1 =
SSLCertificateFile mod_ssl/sv/-/TAKE1 =
SSLCertificateKeyFile mod_ssl/sv/-/TAKE1 =
SSLCipherSuite mod_ssl/svdh/AuthConfig/TAKE1 mod_ssl/svdh/AuthConfig/TAKE12
SSLCompression mod_ssl/sv/-/FLAG =
SSLCryptoDevice mod_ssl/s/-/TAKE1 =
SSLEngine mod_ssl/sv/-/TAKE1 =
SSLFIPS mod_ssl/s/-/FLAG =
SSLHonorCipherOrder mod_ssl/sv/-/FLAG =
SSLInsecureRenegotiation mod_ssl/sv/-/FLAG =
SSLLog mod_ssl/?/-/RAW_ARGS =
SSLLogLevel mod_ssl/?/-/RAW_ARGS =
SSLMutex mod_ssl/s/-/TAKE1 -
SSLOCSPDefaultResponder - mod_ssl/sv/-/TAKE1
SSLOCSPEnable - mod_ssl/sv/-/RAW_ARGS
SSLOCSPNoverify - mod_ssl/sv/-/FLAG
SSLOCSPOverrideResponder - mod_ssl/sv/-/FLAG
SSLOCSPProxyURL - mod_ssl/sv/-/TAKE1
SSLOCSPResponderCertificateFile - mod_ssl/sv/-/TAKE1
SSLOCSPResponderTimeout - mod_ssl/sv/-/TAKE1
SSLOCSPResponseMaxAge - mod_ssl/sv/-/TAKE1
SSLOCSPResponseTimeSkew - mod_ssl/sv/-/TAKE1
SSLOCSPUseRequestNonce - mod_ssl/sv/-/FLAG
SSLOpenSSLConfCmd - mod_ssl/sv/-/TAKE2
SSLOptions mod_ssl/svdh/Options/RAW_ARGS =
SSLPassPhraseDialog mod_ssl/s/-/TAKE1 =
SSLProtocol mod_ssl/sv/Options/RAW_ARGS mod_ssl/sv/-/RAW_ARGS
SSLProxyCACertificateFile mod_ssl/sv/-/TAKE1 mod_ssl/svp/-/TAKE1
SSLProxyCACertificatePath mod_ssl/sv/-/TAKE1 mod_ssl/svp/-/TAKE1
SSLProxyCARevocationCheck - mod_ssl/svp/-/RAW_ARGS
SSLProxyCARevocationFile mod_ssl/sv/-/TAKE1 mod_ssl/svp/-/TAKE1
SSLProxyCARevocationPath mod_ssl/sv/-/TAKE1 mod_ssl/svp/-/TAKE1
SSLProxyCheckPeerCN mod_ssl/sv/-/FLAG mod_ssl/svp/-/FLAG
SSLProxyCheckPeerExpire mod_ssl/sv/-/FLAG mod_ssl/svp/-/FLAG
SSLProxyCheckPeerName - mod_ssl/svp/-/FLAG
SSLProxyCipherSuite mod_ssl/svdh/AuthConfig/TAKE1 mod_ssl/svp/-/TAKE12
SSLProxyEngine mod_ssl/sv/-/FLAG mod_ssl/svp/-/FLAG
SSLProxyMachineCertificateChainFile mod_ssl/s/-/TAKE1 mod_ssl/svp/-/TAKE1
SSLProxyMachineCertificateFile mod_ssl/s/-/TAKE1 mod_ssl/svp/-/TAKE1
SSLProxyMachineCertificatePath mod_ssl/s/-/TAKE1 mod_ssl/svp/-/TAKE1
SSLProxyProtocol mod_ssl/sv/Options/RAW_ARGS mod_ssl/svp/-/RAW_ARGS
SSLProxyVerify mod_ssl/sv/-/TAKE1 mod_ssl/svp/-/TAKE1
SSLProxyVerifyDepth mod_ssl/sv/AuthConfig/TAKE1 mod_ssl/svp/-/TAKE1
SSLRandomSeed mod_ssl/s/-/TAKE23 =
SSLRenegBufferSize mod_ssl/dh/AuthConfig/TAKE1 =
SSLRequire mod_ssl/dh/AuthConfig/RAW_ARGS =
SSLRequireSSL mod_ssl/dh/AuthConfig/NO_ARGS =
SSLSessionCache mod_ssl/s/-/TAKE1 =
SSLSessionCacheTimeout mod_ssl/sv/-/TAKE1 =
SSLSessionTicketKeyFile mod_ssl/sv/-/TAKE1 =
SSLSessionTickets mod_ssl/sv/-/FLAG =
SSLSRPUnknownUserSeed - mod_ssl/sv/-/TAKE1
SSLSRPVerifierFile - mod_ssl/sv/-/TAKE1
SSLStaplingCache - mod_ssl/s/-/TAKE1
SSLStaplingErrorCacheTimeout - mod_ssl/sv/-/TAKE1
SSLStaplingFakeTryLater - mod_ssl/sv/-/FLAG
SSLStaplingForceURL - mod_ssl/sv/-/TAKE1
SSLStaplingResponderTimeout - mod_ssl/sv/-/TAKE1
SSLStaplingResponseMaxAge - mod_ssl/sv/-/TAKE1
SSLStaplingResponseTimeSkew - mod_ssl/sv/-/TAKE1
SSLStaplingReturnResponderErrors - mod_ssl/sv/-/FLAG
SSLStaplingStandardCacheTimeout - mod_ssl/sv/-/TAKE1
SSLStrictSNIVHostCheck mod_ssl/sv/-/FLAG =
SSLUserName mod_ssl/sdh/AuthConfig/TAKE1 =
SSLUseStapling - mod_ssl/sv/-/FLAG
SSLVerifyClient mod_ssl/svdh/AuthConfig/TAKE1 =
SSLVerifyDepth mod_ssl/svdh/AuthConfig/TAKE1 =
StartServers mpm_common/s/-/TAKE1 =
StartThreads mpm_common/s/-/TAKE1 =
StrictHostCheck - core/sv/-/FLAG
Substitute mod_substitute/dh/FileInfo/TAKE1 =
SubstituteInheritBefore mod_substitute/dh/FileInfo/FLAG =
SubstituteMaxLineLength - mod_substitute/dh/FileInfo/TAKE1
Suexec core/s/-/FLAG mod_unixd/s/-/FLAG
SuexecUserGroup mod_suexec/sv/-/TAKE2 =
ThreadLimit mpm_common/s/-/TAKE1 =
ThreadsPerChild mpm_common/s/-/TAKE1 =
ThreadStackSize mpm_common/s/-/TAKE1 =
TimeOut core/sv/-/TAKE1 =
TraceEnable core/sv/-/TAKE1 =
TransferLog mod_log_config/sv/-/TAKE1 =
TypesConfig mod_mime/s/-/TAKE1 =
UNCList - core/s/-/TAKE_ARGV
UnDefine - core/s/-/TAKE1
UndefMacro - mod_macro/svd/-/TAKE1
UnsetEnv mod_env/svdh/FileInfo/ITERATE =
Use - mod_macro/svd/-/RAW_ARGS
UseCanonicalName core/svd/-/TAKE1 =
UseCanonicalPhysicalPort core/svd/-/TAKE1 =
User mpm_common/s/-/TAKE1 mod_unixd/s/-/TAKE1
UserDir mod_userdir/sv/-/RAW_ARGS =
VHostCGIMode - mod_privileges/v/-/TAKE1
VHostCGIPrivs - mod_privileges/v/-/ITERATE
VHostGroup - mod_privileges/v/-/TAKE1
VHostPrivs - mod_privileges/v/-/ITERATE
VHostSecure - mod_privileges/v/-/FLAG
VHostUser - mod_privileges/v/-/TAKE1
VirtualDocumentRoot mod_vhost_alias/sv/-/TAKE1 =
VirtualDocumentRootIP mod_vhost_alias/sv/-/TAKE1 =
VirtualHost core/s/-/RAW_ARGS =
VirtualScriptAlias mod_vhost_alias/sv/-/TAKE1 =
VirtualScriptAliasIP mod_vhost_alias/sv/-/TAKE1 =
WatchdogInterval - mod_watchdog/s/-/TAKE1
Win32DisableAcceptEx mpm_winnt/s/-/NO_ARGS -
XBitHack mod_include/svdh/Options/TAKE1 =
xml2EncAlias - mod_xml2enc/s/-/ITERATE2
xml2EncDefault - mod_xml2enc/svdh/-/TAKE1
xml2StartParse - mod_xml2enc/svdh/-/ITERATE
`;
let read$2;
/** The directive or section of this name, in any letter case; undefined for one that is not part of httpd. */
function directiveNamed(name) {
	read$2 ??= readTable$1();
	return read$2.get(name.toLowerCase());
}
function readTable$1() {
	const found = /* @__PURE__ */ new Map();
	for (const row of table$1.trim().split("\n")) {
		const [name = "", cell22 = "-", cell24 = "-"] = row.split(" ");
		const plain = name.replace(/[<>]/g, "");
		const in22 = formOf(cell22);
		found.set(plain.toLowerCase(), {
			name: plain,
			in22,
			in24: cell24 === "=" ? in22 : formOf(cell24)
		});
	}
	return found;
}
function formOf(cell) {
	if (cell === "-") return void 0;
	const [module = "", contexts = "", override = "", kind = ""] = cell.split("/");
	return {
		module,
		contexts,
		override: override === "-" ? "" : override,
		kind
	};
}
// src/config/tree.ts
/** Every node under `nodes`, outermost first, in the order of the text. */
function* walk(nodes) {
	const stack = [{
		nodes,
		next: 0
	}];
	for (let top = stack.at(-1); top; top = stack.at(-1)) {
		const node = top.nodes[top.next++];
		if (!node) stack.pop();
		else {
			yield node;
			if (node.kind === "section") stack.push({
				nodes: node.children,
				next: 0
			});
		}
	}
}
/** The enclosing sections within the node's own file, innermost first. */
function* ancestors(node) {
	for (let up = node.parent; up; up = up.parent) yield up;
}
/** The list the node stands in. */
const siblings = (node) => node.parent?.children ?? node.file.children;
const isDirective = (node) => node.kind === "directive";
/** The source text of a range of a file. */
const sourceOf = (file, range) => file.text.slice(range.start, range.end);
// src/config/recognise.ts
const named = /(^|[/._-])htaccess([._-][^/]*)?$|\.(conf|vhost|load|macro)(\.[\w-]+){0,2}$|\.conf-[\w-]+$|(^|\/)(config\.nice)$/i;
const inFolder = /(^|\/)(conf\.d|(conf|mods|sites)[-.](available|enabled)|vhosts(\.d|-available|-enabled)?)\/[^/]+$/i;
const never$1 = /\.(swp|orig|rej|png|jpe?g|gif|ico|pem|crt|key|so|html?|md|sh|py|rb|pp|gz|zip)$|~$/i;
/** Whether a file's name suggests httpd configuration: `.htaccess` and `*.conf` with their usual variants and folders. */
const isConfigPath = (path) => !never$1.test(path) && (named.test(path) || inFolder.test(path));
/**
* Whether a file that only its name suggests is for httpd: `*.conf` belongs to many programs. A fair share of its
* directives must be httpd's, and its lines must not end as those of nginx or of other languages do.
*/
function isForHttpd(file) {
	let known = 0;
	let foreign = 0;
	let total = 0;
	for (const node of walk(file.children)) {
		if (node.kind !== "directive" && node.kind !== "section") continue;
		total++;
		if (directiveNamed(node.key)) known++;
		if (node.kind === "directive" && /[;{}]\s*$/.test(file.text.slice(node.start, node.end))) foreign++;
		if (total === 400) break;
	}
	return known > 0 && known * 4 >= total && foreign * 3 <= total;
}
// src/config/lines.ts
const LF = 10;
const CR = 13;
const BACKSLASH$1 = 92;
/**
* The end of the logical line that starts at `start`: physical lines are joined where one ends in a backslash.
* httpd joins lines before it looks for comments, so a comment can be continued too.
* Where a line ends in two backslashes, 2.2 takes the first as an escape and ends the line; 2.4 continues it
* (server/util.c, ap_cfg_getline; 2.4: ap_cfg_getline_core).
*/
function endOfLogicalLine(text, start, version) {
	for (let from = start;;) {
		const newline = text.indexOf("\n", from);
		if (newline < 0) return text.length;
		if (!isContinued(text, from, newline, version)) return newline + 1;
		from = newline + 1;
	}
}
function isContinued(text, from, newline, version) {
	const last = text.charCodeAt(newline - 1) === CR ? newline - 2 : newline - 1;
	if (last < from || text.charCodeAt(last) !== BACKSLASH$1) return false;
	return version === "2.4" || last === from || text.charCodeAt(last - 1) !== BACKSLASH$1;
}
/** White space as C's isspace has it; a no-break space is none. */
const isSpace = (code) => code === 32 || code >= 9 && code <= 13;
/**
* The words of a piece of a logical line, split as ap_getword_conf (server/util.c) splits them: a word may be quoted,
* `\\` is one backslash, a quote inside an unquoted word is an ordinary character, and there are no comments at the
* end of a line. A NUL ends the line, as it ends a C string.
*/
function words(text, { start, end }) {
	const source = text.slice(start, end);
	return source.indexOf("\\\n") >= 0 || source.indexOf("\\\r\n") >= 0 || source.indexOf("\0") >= 0 ? wordsAcrossSeams(source, start) : split(source, (at) => start + at);
}
function split(line, offset) {
	const found = [];
	for (let at = skipSpace(line, 0); at < line.length; at = skipSpace(line, at)) {
		const end = endOfWord(line, at);
		found.push({
			start: offset(at),
			end: offset(end - 1) + 1,
			value: valueOf(line, at, end)
		});
		at = end;
	}
	return found;
}
function skipSpace(line, from) {
	let at = from;
	while (at < line.length && isSpace(line.charCodeAt(at))) at++;
	return at;
}
function endOfWord(line, start) {
	const quote = line[start];
	let at = start;
	if (quote !== "\"" && quote !== "'") {
		while (at < line.length && !isSpace(line.charCodeAt(at))) at++;
		return at;
	}
	for (at++; at < line.length && line[at] !== quote; at++) if (line.charCodeAt(at) === BACKSLASH$1 && (line[at + 1] === quote || line[at + 1] === "\\")) at++;
	return Math.min(at + 1, line.length);
}
function valueOf(line, start, end) {
	const quote = line[start];
	if (quote === "\"" || quote === "'") {
		const closed = end - start > 1 && endsQuoted(line, start, end);
		const inner = line.slice(start + 1, closed ? end - 1 : end);
		return inner.includes("\\") ? inner.replace(quote === "\"" ? /\\(["\\])/g : /\\(['\\])/g, "$1") : inner;
	}
	const bare = line.slice(start, end);
	return bare.includes("\\\\") ? bare.replace(/\\\\/g, "\\") : bare;
}
/** Whether the quoted word's last character is its closing quote, and not an escaped one or part of the text. */
function endsQuoted(line, start, end) {
	const quote = line[start];
	let at = start + 1;
	for (; at < end && line[at] !== quote; at++) if (line.charCodeAt(at) === BACKSLASH$1 && (line[at + 1] === quote || line[at + 1] === "\\")) at++;
	return at === end - 1;
}
/** The same for a line whose text is not what httpd sees: continuations are cut out first, with a map back. */
function wordsAcrossSeams(source, start) {
	const { text, offsets } = withoutSeams(source);
	return split(text, (at) => start + offsets[at]);
}
function withoutSeams(source) {
	let text = "";
	const offsets = [];
	for (let at = 0; at < source.length; at++) {
		const code = source.charCodeAt(at);
		if (code === 0) break;
		if (code === BACKSLASH$1) {
			const newline = source.charCodeAt(at + 1) === CR ? at + 2 : at + 1;
			if (source.charCodeAt(newline) === LF) {
				at = newline;
				continue;
			}
		}
		offsets.push(at);
		text += source[at];
	}
	return {
		text,
		offsets
	};
}
/** Whether the backslash at `at` continues the line. */
function isSeam(text, at, end) {
	const newline = text.charCodeAt(at + 1) === CR ? at + 2 : at + 1;
	return newline < end && text.charCodeAt(newline) === LF;
}
/** The end of the first word of a line, which starts at `first`: the name of a directive or of a section. */
function endOfName(text, first, end) {
	const quote = text[first];
	if (quote === "\"" || quote === "'") return words(text, {
		start: first,
		end
	})[0]?.end ?? end;
	for (let at = first; at < end; at++) {
		const code = text.charCodeAt(at);
		if (isSpace(code) || code === 0) return at;
		if (code === BACKSLASH$1 && isSeam(text, at, end)) return words(text, {
			start: first,
			end
		})[0]?.end ?? at;
	}
	return end;
}
/** What httpd takes the name between two offsets for, in lower case. */
function keyOf(text, start, end) {
	const source = text.slice(start, end);
	return (source.includes("\\") || source.startsWith("\"") || source.startsWith("'") ? words(text, {
		start,
		end
	})[0]?.value ?? source : source).toLowerCase();
}
// src/config/table.ts
/** What a line is: one of these numbers. */
const kinds = {
	blank: 0,
	comment: 1,
	stray: 2,
	template: 3,
	code: 4,
	directive: 5,
	section: 6,
	close: 7
};
/** The numbers of a row. */
const cell = {
	kind: 0,
	/** Where the line starts; it ends where the next one starts. */
	start: 1,
	/** Where its first word starts; of a section, its `<`. */
	first: 2,
	/** The section around it, by its line, or -1; of a closing tag, the section it closes. */
	parent: 3,
	/** Of a section, the line after its last one: that of its closing tag, where it has one. */
	stop: 4,
	/** Of a directive or section, the line before it that has the same name, or -1. */
	same: 5
};
const triviaKinds = [
	"blank",
	"comment",
	"stray",
	"template",
	"code"
];
/** The file whose lines the table holds. */
const fileOf = (table) => new Lines(table);
var Lines = class {
	table;
	made = /* @__PURE__ */ new Map();
	top;
	constructor(table) {
		this.table = table;
	}
	get path() {
		return this.table.path;
	}
	get text() {
		return this.table.text;
	}
	get problems() {
		return this.table.problems;
	}
	get children() {
		this.top ??= this.within(-1, 0, this.table.count);
		return this.top;
	}
	get keys() {
		return this.table.last.keys();
	}
	named(key) {
		const nodes = [];
		for (let line = this.table.last.get(key) ?? -1; line >= 0; line = this.cell(line, cell.same)) nodes.push(this.node(line));
		return nodes.reverse();
	}
	node(line) {
		const node = this.made.get(line);
		if (node) return node;
		const made = this.make(line);
		this.made.set(line, made);
		return made;
	}
	make(line) {
		const kind = this.cell(line, cell.kind);
		if (kind === kinds.directive) return new DirectiveLine(this, line);
		if (kind === kinds.section) return new SectionLine(this, line);
		return new TriviaLine(this, line, triviaKinds[kind] ?? "stray");
	}
	/** The nodes between two lines that stand in the same section. */
	within(parent, from, stop) {
		const nodes = [];
		for (let line = from; line < stop;) {
			const kind = this.cell(line, cell.kind);
			if (kind !== kinds.close && this.cell(line, cell.parent) === parent) nodes.push(this.node(line));
			line = kind === kinds.section ? this.cell(line, cell.stop) : line + 1;
		}
		return nodes;
	}
	cell(line, which) {
		return this.table.rows[line * 6 + which];
	}
	startOf(line) {
		return line < this.table.count ? this.cell(line, cell.start) : this.table.text.length;
	}
};
var Line = class {
	file;
	line;
	constructor(file, line) {
		this.file = file;
		this.line = line;
	}
	get start() {
		return this.file.startOf(this.line);
	}
	get end() {
		return this.file.startOf(this.line + 1);
	}
	get parent() {
		const parent = this.file.cell(this.line, cell.parent);
		return parent < 0 ? void 0 : this.file.node(parent);
	}
	get first() {
		return this.file.cell(this.line, cell.first);
	}
};
var TriviaLine = class extends Line {
	kind;
	constructor(file, line, kind) {
		super(file, line);
		this.kind = kind;
	}
};
var DirectiveLine = class extends Line {
	kind = "directive";
	key;
	nameEnd;
	cut;
	constructor(file, line) {
		super(file, line);
		this.nameEnd = endOfDirectiveName(file.text, this.first, this.end);
		this.key = keyOf(file.text, this.first, this.nameEnd);
	}
	get name() {
		return nameWord(this.file.text, this.first, this.nameEnd);
	}
	get args() {
		this.cut ??= words(this.file.text, {
			start: endOfName(this.file.text, this.first, this.end),
			end: this.end
		});
		return this.cut;
	}
};
var SectionLine = class extends Line {
	kind = "section";
	key;
	tag;
	cut;
	inner;
	constructor(file, line) {
		super(file, line);
		this.tag = tagAt(file.text, this.first, this.end);
		this.key = keyOf(file.text, this.first + 1, this.tag.nameEnd);
	}
	get name() {
		return nameWord(this.file.text, this.first + 1, this.tag.nameEnd);
	}
	get args() {
		this.cut ??= words(this.file.text, {
			start: this.tag.argsStart,
			end: this.tag.argsEnd
		});
		return this.cut;
	}
	get children() {
		this.inner ??= this.file.within(this.line, this.line + 1, this.stop);
		return this.inner;
	}
	get close() {
		const { stop, file, line } = this;
		return stop < file.table.count && file.cell(stop, cell.kind) === kinds.close && file.cell(stop, cell.parent) === line ? {
			start: file.startOf(stop),
			end: file.startOf(stop + 1)
		} : void 0;
	}
	get stop() {
		return this.file.cell(this.line, cell.stop);
	}
};
function nameWord(text, start, end) {
	return {
		start,
		end,
		value: words(text, {
			start,
			end
		})[0]?.value ?? ""
	};
}
/** `Name>` is read as `Name` (server/config.c, ap_build_config_sub). */
function endOfDirectiveName(text, first, end) {
	const stop = endOfName(text, first, end);
	return stop - first > 1 && text[stop - 1] === ">" ? stop - 1 : stop;
}
/** Read the opening tag whose `<` is at `first` (server/core.c, dirsection and its like). */
function tagAt(text, first, end) {
	const stop = endOfName(text, first + 1, end);
	const bare = stop > first + 1 && text[stop - 1] === ">";
	const bracket = text.lastIndexOf(">", end - 1);
	return {
		nameEnd: bare ? stop - 1 : stop,
		argsStart: stop,
		argsEnd: bracket >= stop ? bracket : bare ? stop : end
	};
}
// src/config/template.ts
/**
* Configuration files are often templates of another program. What such a program will put in place of a tag cannot be
* known, so a line that is nothing but a tag is kept as it is, and a directive whose words hold one is never taken for
* what it seems to say.
*/
/** Opening tags that may run over several lines, with what ends them. */
const tags = [
	["<%", "%>"],
	["<?", "?>"],
	["{%", "%}"],
	["{{", "}}"],
	["{#", "#}"],
	["[%", "%]"],
	["{tmpl_", "}"],
	["<tmpl_", ">"],
	["</tmpl_", ">"],
	["{/tmpl_", "}"]
];
/** No directive starts like this, so the line is a tag, or has one for its name: `@INCLUDES@`, `{if $x}`, `${OFF}Listen`. */
const templateLine = /^(?:[@{$]|%\w|\[%\s|<[%?]|<\/?tmpl_)/i;
/**
* Where the template line that starts at `first` ends (after its line ending), or -1 if it is a line for httpd.
* @param end the end of the logical line
*/
function endOfTemplate(text, first, end) {
	if (isLetter(text.charCodeAt(first))) return -1;
	const head = text.slice(first, first + 8);
	if (!templateLine.test(head)) return -1;
	const tag = tags.find(([open]) => head.toLowerCase().startsWith(open));
	if (!tag) return end;
	const close = text.indexOf(tag[1], first + tag[0].length);
	if (close < 0) return head.startsWith("<") ? -1 : end;
	if (close < end) return end;
	const newline = text.indexOf("\n", close);
	return newline < 0 ? text.length : newline + 1;
}
const isLetter = (code) => (code | 32) >= 97 && (code | 32) <= 122;
const placeholder = /<%|%>|<\?|\?>|\{\{|\}\}|\{%|\[%\s|<\/?tmpl_|\{\/?tmpl_|@@?[A-Za-z_][\w.-]*@|(?<![%\w])%[A-Za-z_]\w+%|(?<![%$\\])\{[A-Z][A-Z0-9_]+\}|__[A-Z][A-Z0-9_]+__/i;
/** Whether this text holds a tag or placeholder of a template. `%{NAME}` and `${NAME}` are httpd's own. */
const hasPlaceholder = (text) => placeholder.test(text);
// src/config/parse.ts
/**
* Read one file. Never throws: what makes no sense is kept as a stray line and noted as a problem.
* The lines of the tree tile the text: joining their ranges, closing tags included, gives the text back.
* @param path as it is to be shown, with forward slashes
* @param version whose reading of continued lines applies
*/
function parse$1(text, path, version = "2.2") {
	const reader = readerOf(text);
	for (let start = 0; start < text.length;) start = readLine(reader, start, endOfLogicalLine(text, start, version));
	const { problems, rows, count, last } = reader;
	for (let open = reader.open; open >= 0; open = parentOf(reader, open)) {
		rows[open * 6 + cell.stop] = count;
		note(reader, open, `<${nameOf(reader, open)}> is never closed.`);
	}
	return fileOf({
		path,
		text,
		problems,
		rows,
		count,
		last
	});
}
const readerOf = (text) => ({
	text,
	problems: [],
	rows: new Int32Array(6 * ((text.length >> 5) + 16)),
	count: 0,
	last: /* @__PURE__ */ new Map(),
	names: /* @__PURE__ */ new Map(),
	tags: /* @__PURE__ */ new Map(),
	open: -1,
	code: void 0
});
const NUL = 0;
const HASH = 35;
const SLASH = 47;
const LESS = 60;
const BACKSLASH = 92;
const BOM = 65279;
/** Put the line in its place; returns where the next one starts. */
function readLine(reader, start, end) {
	const { text } = reader;
	const first = skipIndent(text, start, end);
	if (reader.code) return readCode(reader, start, end, first);
	const code = first < end ? text.charCodeAt(first) : NUL;
	if (code === NUL) add$1(reader, kinds.blank, start, first);
	else if (code === HASH) add$1(reader, kinds.comment, start, first);
	else {
		const template = endOfTemplate(text, first, end);
		if (template > 0) {
			add$1(reader, kinds.template, start, first);
			return template;
		}
		if (code !== LESS) readDirective(reader, start, end, first);
		else if (text.charCodeAt(first + 1) === SLASH) closeSection(reader, start, end, first);
		else openSection(reader, start, end, first);
	}
	return end;
}
/** Add a line to the table; returns its number. */
function add$1(reader, kind, start, first) {
	const line = reader.count++;
	const at = line * 6;
	if (at + 6 > reader.rows.length) grow(reader);
	const { rows } = reader;
	rows[at] = kind;
	rows[at + cell.start] = start;
	rows[at + cell.first] = first;
	rows[at + cell.parent] = reader.open;
	return line;
}
function grow(reader) {
	const rows = new Int32Array(reader.rows.length * 2);
	rows.set(reader.rows);
	reader.rows = rows;
}
/** Add a directive or section, and link it to the one before it that has the same name. */
function addNamed(reader, kind, start, first, key) {
	const line = add$1(reader, kind, start, first);
	reader.rows[line * 6 + cell.same] = reader.last.get(key) ?? -1;
	reader.last.set(key, line);
	return line;
}
const endOfPerl = /^<\/perl>/i;
const endOfPod = /^=cut\b/;
const never = /(?!)/;
/** The body of <Perl>, and mod_perl's =pod and __END__, belong to another language. */
function readCode(reader, start, end, first) {
	const { code } = reader;
	const ended = code?.test(reader.text.slice(first, end));
	if (ended) reader.code = void 0;
	if (ended && code === endOfPerl) close(reader, reader.open, start, first);
	else add$1(reader, kinds.code, start, first);
	return end;
}
function readDirective(reader, start, end, first) {
	const { text, names } = reader;
	const nameEnd = endOfDirectiveName(text, first, end);
	const source = text.slice(first, nameEnd);
	let key = names.get(source);
	if (key === void 0) {
		key = keyOf(text, first, nameEnd);
		names.set(source, key);
	}
	if (key !== "=pod" && key !== "__end__") addNamed(reader, kinds.directive, start, first, key);
	else {
		add$1(reader, kinds.code, start, first);
		reader.code = key === "=pod" ? endOfPod : never;
	}
}
function openSection(reader, start, end, first) {
	const { text, tags } = reader;
	const { nameEnd } = tagAt(text, first, end);
	const source = text.slice(first + 1, nameEnd);
	let key = tags.get(source);
	if (key === void 0) {
		key = `<${keyOf(text, first + 1, nameEnd)}`;
		tags.set(source, key);
	}
	reader.open = addNamed(reader, kinds.section, start, first, key);
	if (key === "<perl") reader.code = endOfPerl;
	if (text.lastIndexOf(">", end - 1) < first) note(reader, reader.open, `<${source}> lacks its closing ">".`);
}
function closeSection(reader, start, end, first) {
	const tag = reader.text.slice(first + 2, endOfName(reader.text, first, end));
	const name = tag.endsWith(">") ? tag.slice(0, -1) : tag;
	const match = sectionNamed(reader, name);
	if (match < 0) return note(reader, add$1(reader, kinds.stray, start, first), `</${name}> closes nothing.`);
	for (let lost = reader.open; lost !== match; lost = parentOf(reader, lost)) {
		reader.rows[lost * 6 + cell.stop] = reader.count;
		note(reader, lost, `<${nameOf(reader, lost)}> is not closed before </${name}>.`);
	}
	close(reader, match, start, first);
	if (tag === name) note(reader, reader.count - 1, `</${name} lacks its closing ">".`);
}
/** The innermost open section of a name, or -1. */
function sectionNamed(reader, name) {
	if (reader.open >= 0 && nameOf(reader, reader.open) === name) return reader.open;
	const key = name.toLowerCase();
	for (let open = reader.open; open >= 0; open = parentOf(reader, open)) if (nameOf(reader, open).toLowerCase() === key) return open;
	return -1;
}
function close(reader, section, start, first) {
	reader.open = section;
	const line = add$1(reader, kinds.close, start, first);
	reader.rows[section * 6 + cell.stop] = line;
	reader.open = parentOf(reader, section);
}
const parentOf = ({ rows }, line) => rows[line * 6 + cell.parent];
function nameOf({ text, rows }, section) {
	const first = rows[section * 6 + cell.first];
	const stop = endOfName(text, first + 1, text.length);
	return text.slice(first + 1, text[stop - 1] === ">" ? stop - 1 : stop);
}
function note({ text, rows, problems }, line, message) {
	const start = rows[line * 6 + cell.start];
	const newline = text.indexOf("\n", start);
	problems.push({
		at: {
			start,
			end: newline < 0 ? text.length : newline
		},
		message
	});
}
/** httpd skips a byte order mark at the start of a file (2.4 server/config.c, ap_build_config). */
function skipIndent(text, start, end) {
	let at = start === 0 && text.charCodeAt(0) === BOM ? 1 : start;
	while (at < end) {
		const code = text.charCodeAt(at);
		if (isSpace(code)) at++;
		else if (code === BACKSLASH && isSeam(text, at, end)) at = text.indexOf("\n", at) + 1;
		else return at;
	}
	return at;
}
// src/config/modules.ts
/** Name, source, symbol in 2.2, symbol in 2.4, shared object: from the module structures in the source of both versions. */
const table = `
beos beos.c mpm_beos_module - -
core core.c core_module core_module -
event event.c mpm_event_module mpm_event_module mod_mpm_event.so
http_core http_core.c http_module http_module -
mod_access_compat mod_access_compat.c - access_compat_module mod_access_compat.so
mod_actions mod_actions.c actions_module actions_module mod_actions.so
mod_alias mod_alias.c alias_module alias_module mod_alias.so
mod_allowmethods mod_allowmethods.c - allowmethods_module mod_allowmethods.so
mod_asis mod_asis.c asis_module asis_module mod_asis.so
mod_auth_basic mod_auth_basic.c auth_basic_module auth_basic_module mod_auth_basic.so
mod_auth_digest mod_auth_digest.c auth_digest_module auth_digest_module mod_auth_digest.so
mod_auth_form mod_auth_form.c - auth_form_module mod_auth_form.so
mod_authn_alias mod_authn_alias.c authn_alias_module - mod_authn_alias.so
mod_authn_anon mod_authn_anon.c authn_anon_module authn_anon_module mod_authn_anon.so
mod_authn_core mod_authn_core.c - authn_core_module mod_authn_core.so
mod_authn_dbd mod_authn_dbd.c authn_dbd_module authn_dbd_module mod_authn_dbd.so
mod_authn_dbm mod_authn_dbm.c authn_dbm_module authn_dbm_module mod_authn_dbm.so
mod_authn_default mod_authn_default.c authn_default_module - mod_authn_default.so
mod_authn_file mod_authn_file.c authn_file_module authn_file_module mod_authn_file.so
mod_authn_socache mod_authn_socache.c - authn_socache_module mod_authn_socache.so
mod_authnz_fcgi mod_authnz_fcgi.c - authnz_fcgi_module mod_authnz_fcgi.so
mod_authnz_ldap mod_authnz_ldap.c authnz_ldap_module authnz_ldap_module mod_authnz_ldap.so
mod_authz_core mod_authz_core.c - authz_core_module mod_authz_core.so
mod_authz_dbd mod_authz_dbd.c - authz_dbd_module mod_authz_dbd.so
mod_authz_dbm mod_authz_dbm.c authz_dbm_module authz_dbm_module mod_authz_dbm.so
mod_authz_default mod_authz_default.c authz_default_module - mod_authz_default.so
mod_authz_groupfile mod_authz_groupfile.c authz_groupfile_module authz_groupfile_module mod_authz_groupfile.so
mod_authz_host mod_authz_host.c authz_host_module authz_host_module mod_authz_host.so
mod_authz_owner mod_authz_owner.c authz_owner_module authz_owner_module mod_authz_owner.so
mod_authz_user mod_authz_user.c authz_user_module authz_user_module mod_authz_user.so
mod_autoindex mod_autoindex.c autoindex_module autoindex_module mod_autoindex.so
mod_brotli mod_brotli.c - brotli_module mod_brotli.so
mod_bucketeer mod_bucketeer.c bucketeer_module bucketeer_module mod_bucketeer.so
mod_buffer mod_buffer.c - buffer_module mod_buffer.so
mod_cache mod_cache.c cache_module cache_module mod_cache.so
mod_cache_disk mod_cache_disk.c - cache_disk_module mod_cache_disk.so
mod_cache_socache mod_cache_socache.c - cache_socache_module mod_cache_socache.so
mod_case_filter mod_case_filter.c case_filter_module case_filter_module mod_case_filter.so
mod_case_filter_in mod_case_filter_in.c case_filter_in_module case_filter_in_module mod_case_filter_in.so
mod_cern_meta mod_cern_meta.c cern_meta_module cern_meta_module mod_cern_meta.so
mod_cgi mod_cgi.c cgi_module cgi_module mod_cgi.so
mod_cgid mod_cgid.c cgid_module cgid_module mod_cgid.so
mod_charset_lite mod_charset_lite.c charset_lite_module charset_lite_module mod_charset_lite.so
mod_data mod_data.c - data_module mod_data.so
mod_dav mod_dav.c dav_module dav_module mod_dav.so
mod_dav_fs mod_dav_fs.c dav_fs_module dav_fs_module mod_dav_fs.so
mod_dav_lock mod_dav_lock.c dav_lock_module dav_lock_module mod_dav_lock.so
mod_dbd mod_dbd.c dbd_module dbd_module mod_dbd.so
mod_deflate mod_deflate.c deflate_module deflate_module mod_deflate.so
mod_dialup mod_dialup.c - dialup_module mod_dialup.so
mod_dir mod_dir.c dir_module dir_module mod_dir.so
mod_disk_cache mod_disk_cache.c disk_cache_module - mod_disk_cache.so
mod_dumpio mod_dumpio.c dumpio_module dumpio_module mod_dumpio.so
mod_echo mod_echo.c echo_module echo_module mod_echo.so
mod_env mod_env.c env_module env_module mod_env.so
mod_example mod_example.c example_module - mod_example.so
mod_example_hooks mod_example_hooks.c - example_hooks_module mod_example_hooks.so
mod_example_ipc mod_example_ipc.c - example_ipc_module mod_example_ipc.so
mod_expires mod_expires.c expires_module expires_module mod_expires.so
mod_ext_filter mod_ext_filter.c ext_filter_module ext_filter_module mod_ext_filter.so
mod_file_cache mod_file_cache.c file_cache_module file_cache_module mod_file_cache.so
mod_filter mod_filter.c filter_module filter_module mod_filter.so
mod_headers mod_headers.c headers_module headers_module mod_headers.so
mod_heartbeat mod_heartbeat - heartbeat_module mod_heartbeat.so
mod_heartmonitor mod_heartmonitor.c - heartmonitor_module mod_heartmonitor.so
mod_http2 mod_http2.c - http2_module mod_http2.so
mod_ident mod_ident.c ident_module ident_module mod_ident.so
mod_imagemap mod_imagemap.c imagemap_module imagemap_module mod_imagemap.so
mod_include mod_include.c include_module include_module mod_include.so
mod_info mod_info.c info_module info_module mod_info.so
mod_isapi mod_isapi.c isapi_module isapi_module mod_isapi.so
mod_lbmethod_bybusyness mod_lbmethod_bybusyness.c - lbmethod_bybusyness_module mod_lbmethod_bybusyness.so
mod_lbmethod_byrequests mod_lbmethod_byrequests.c - lbmethod_byrequests_module mod_lbmethod_byrequests.so
mod_lbmethod_bytraffic mod_lbmethod_bytraffic.c - lbmethod_bytraffic_module mod_lbmethod_bytraffic.so
mod_lbmethod_heartbeat mod_lbmethod_heartbeat.c - lbmethod_heartbeat_module mod_lbmethod_heartbeat.so
mod_ldap util_ldap.c ldap_module ldap_module mod_ldap.so
mod_log_config mod_log_config.c log_config_module log_config_module mod_log_config.so
mod_log_debug mod_log_debug.c - log_debug_module mod_log_debug.so
mod_log_forensic mod_log_forensic.c log_forensic_module log_forensic_module mod_log_forensic.so
mod_logio mod_logio.c logio_module logio_module mod_logio.so
mod_lua mod_lua.c - lua_module mod_lua.so
mod_macro mod_macro.c - macro_module mod_macro.so
mod_md mod_md.c - md_module mod_md.so
mod_mem_cache mod_mem_cache.c mem_cache_module - mod_mem_cache.so
mod_mime mod_mime.c mime_module mime_module mod_mime.so
mod_mime_magic mod_mime_magic.c mime_magic_module mime_magic_module mod_mime_magic.so
mod_negotiation mod_negotiation.c negotiation_module negotiation_module mod_negotiation.so
mod_netware mod_netware.c netware_module netware_module -
mod_nw_ssl mod_nw_ssl.c nwssl_module nwssl_module mod_nw_ssl.so
mod_optional_fn_export mod_optional_fn_export.c optional_fn_export_module optional_fn_export_module mod_optional_fn_export.so
mod_optional_fn_import mod_optional_fn_import.c optional_fn_import_module optional_fn_import_module mod_optional_fn_import.so
mod_optional_hook_export mod_optional_hook_export.c optional_hook_export_module optional_hook_export_module mod_optional_hook_export.so
mod_optional_hook_import mod_optional_hook_import.c optional_hook_import_module optional_hook_import_module mod_optional_hook_import.so
mod_privileges mod_privileges.c - privileges_module mod_privileges.so
mod_proxy mod_proxy.c proxy_module proxy_module mod_proxy.so
mod_proxy_ajp mod_proxy_ajp.c proxy_ajp_module proxy_ajp_module mod_proxy_ajp.so
mod_proxy_balancer mod_proxy_balancer.c proxy_balancer_module proxy_balancer_module mod_proxy_balancer.so
mod_proxy_connect mod_proxy_connect.c proxy_connect_module proxy_connect_module mod_proxy_connect.so
mod_proxy_express mod_proxy_express.c - proxy_express_module mod_proxy_express.so
mod_proxy_fcgi mod_proxy_fcgi.c - proxy_fcgi_module mod_proxy_fcgi.so
mod_proxy_fdpass mod_proxy_fdpass.c - proxy_fdpass_module mod_proxy_fdpass.so
mod_proxy_ftp mod_proxy_ftp.c proxy_ftp_module proxy_ftp_module mod_proxy_ftp.so
mod_proxy_hcheck mod_proxy_hcheck.c - proxy_hcheck_module mod_proxy_hcheck.so
mod_proxy_html mod_proxy_html.c - proxy_html_module mod_proxy_html.so
mod_proxy_http mod_proxy_http.c proxy_http_module proxy_http_module mod_proxy_http.so
mod_proxy_http2 mod_proxy_http2.c - proxy_http2_module mod_proxy_http2.so
mod_proxy_scgi mod_proxy_scgi.c proxy_scgi_module proxy_scgi_module mod_proxy_scgi.so
mod_proxy_uwsgi mod_proxy_uwsgi.c - proxy_uwsgi_module mod_proxy_uwsgi.so
mod_proxy_wstunnel mod_proxy_wstunnel.c - proxy_wstunnel_module mod_proxy_wstunnel.so
mod_ratelimit mod_ratelimit.c - ratelimit_module mod_ratelimit.so
mod_reflector mod_reflector.c - reflector_module mod_reflector.so
mod_remoteip mod_remoteip.c - remoteip_module mod_remoteip.so
mod_reqtimeout mod_reqtimeout.c reqtimeout_module reqtimeout_module mod_reqtimeout.so
mod_request mod_request.c - request_module mod_request.so
mod_rewrite mod_rewrite.c rewrite_module rewrite_module mod_rewrite.so
mod_sed mod_sed.c sed0.c sed1.c regexp.c regexp.h sed.h - sed_module mod_sed.so
mod_session mod_session.c - session_module mod_session.so
mod_session_cookie mod_session_cookie.c - session_cookie_module mod_session_cookie.so
mod_session_crypto mod_session_crypto.c - session_crypto_module mod_session_crypto.so
mod_session_dbd mod_session_dbd.c - session_dbd_module mod_session_dbd.so
mod_setenvif mod_setenvif.c setenvif_module setenvif_module mod_setenvif.so
mod_slotmem_plain mod_slotmem_plain.c - slotmem_plain_module mod_slotmem_plain.so
mod_slotmem_shm mod_slotmem_shm.c - slotmem_shm_module mod_slotmem_shm.so
mod_so mod_so.c so_module so_module -
mod_socache_dbm mod_socache_dbm.c - socache_dbm_module mod_socache_dbm.so
mod_socache_dc mod_socache_dc.c - socache_dc_module mod_socache_dc.so
mod_socache_memcache mod_socache_memcache.c - socache_memcache_module mod_socache_memcache.so
mod_socache_redis mod_socache_redis.c - socache_redis_module mod_socache_redis.so
mod_socache_shmcb mod_socache_shmcb.c - socache_shmcb_module mod_socache_shmcb.so
mod_speling mod_speling.c speling_module speling_module mod_speling.so
mod_ssl mod_ssl.c ssl_module ssl_module mod_ssl.so
mod_status mod_status.c status_module status_module mod_status.so
mod_substitute mod_substitute.c substitute_module substitute_module mod_substitute.so
mod_suexec mod_suexec.c suexec_module suexec_module mod_suexec.so
mod_systemd mod_systemd.c - systemd_module mod_systemd.so
mod_unique_id mod_unique_id.c unique_id_module unique_id_module mod_unique_id.so
mod_unixd mod_unixd.c - unixd_module mod_unixd.so
mod_userdir mod_userdir.c userdir_module userdir_module mod_userdir.so
mod_usertrack mod_usertrack.c usertrack_module usertrack_module mod_usertrack.so
mod_version mod_version.c version_module version_module mod_version.so
mod_vhost_alias mod_vhost_alias.c vhost_alias_module vhost_alias_module mod_vhost_alias.so
mod_watchdog mod_watchdog.c - watchdog_module mod_watchdog.so
mod_win32 mod_win32.c win32_module win32_module -
mod_xml2enc mod_xml2enc.c - xml2enc_module mod_xml2enc.so
mpm_netware mpm_netware.c mpm_netware_module mpm_netware_module -
mpm_winnt mpm_winnt.c mpm_winnt_module mpm_winnt_module -
mpmt_os2 mpmt_os2.c mpm_mpmt_os2_module mpm_mpmt_os2_module -
prefork prefork.c mpm_prefork_module mpm_prefork_module mod_mpm_prefork.so
worker worker.c mpm_worker_module mpm_worker_module mod_mpm_worker.so
`;
let read$1;
/**
* The module that `<IfModule>` or LoadModule means: by source file (`mod_ssl.c`), symbol (`ssl_module`) or plain name
* (`mod_ssl`), in any letter case. Undefined for a module that is not part of httpd.
*/
function moduleNamed(name) {
	read$1 ??= readTable();
	return read$1.get(name.toLowerCase());
}
/** Modules that 2.4 has under another name, with that name (CHANGES 2.3.x). */
const successors = {
	mod_disk_cache: "mod_cache_disk",
	mod_authn_alias: "mod_authn_core",
	mod_example: "mod_example_hooks"
};
function readTable() {
	const found = /* @__PURE__ */ new Map();
	for (const row of table.trim().split("\n")) {
		const [name, source, symbol22, symbol24, file] = row.split(" ").map((cell) => cell === "-" ? void 0 : cell);
		const module = {
			name: name ?? "",
			source: source ?? "",
			symbol22,
			symbol24,
			file
		};
		for (const key of [
			name,
			source,
			symbol22,
			symbol24
		]) if (key) found.set(key, module);
	}
	return found;
}
// src/config/guards.ts
/** What `version` makes of this section's condition; `always` for a section that has none. */
function readingOf(section, version) {
	switch (section.key) {
		case "ifmodule": return isTemplated$1(section) ? "maybe" : ifModule(condition(section), version);
		case "ifversion": return isTemplated$1(section) ? "maybe" : ifVersion(condition(section), version);
		case "ifdefine": return "maybe";
		case "iffile":
		case "ifdirective":
		case "ifsection": return version === "2.2" ? "never" : "maybe";
		default: return "always";
	}
}
/** `<IfModule>`, `<IfVersion>`, `<IfDefine>` and 2.4's `<IfFile>` and the like: read or skipped when httpd starts. */
const isGuard = (section) => /^if(module|version|define|file|directive|section)$/.test(section.key);
const condition = (section) => section.args.map((arg) => arg.value).join(" ");
const isTemplated$1 = (section) => hasPlaceholder(sourceOf(section.file, section));
/** Modules that every 2.4 has: the core, and what a 2.4 cannot do without when it controls access. */
const alwaysThere = /* @__PURE__ */ new Set([
	"core",
	"http_core",
	"mod_so",
	"mod_authz_core"
]);
/**
* A module that this version never had makes the condition false. Both versions compare source file and symbol
* (server/core.c, start_ifmod; ap_find_linked_module).
*/
function ifModule(text, version) {
	const negated = text.startsWith("!");
	const module = moduleNamed(text.slice(negated ? 1 : 0).trim());
	if (!module) return "maybe";
	const loaded = !(version === "2.2" ? module.symbol22 : module.symbol24 ?? successors[module.name]) ? "never" : alwaysThere.has(module.name) ? "always" : "maybe";
	return negated ? opposite(loaded) : loaded;
}
const opposite = (reading) => reading === "maybe" ? "maybe" : reading === "always" ? "never" : "always";
/** The first and the last release of each series, as [major, minor, patch]. */
const releases = {
	"2.2": [[
		2,
		2,
		0
	], [
		2,
		2,
		34
	]],
	"2.4": [[
		2,
		4,
		1
	], [
		2,
		4,
		999
	]]
};
/** mod_version's manual: `[[!]operator] version`, the operator `=` unless given; `~` or slashes make it a pattern. */
function ifVersion(text, version) {
	const match = /^(!?)\s*(==?|>=?|<=?|~)?\s*(.+)$/.exec(text.trim());
	if (!match) return "maybe";
	const [, negated, operator = "=", operand = ""] = match;
	const holds = operator === "~" || operand.startsWith("/") ? matches(operand, version) : compares(operator, operand, version);
	return negated ? opposite(holds) : holds;
}
function compares(operator, operand, version) {
	if (!/^\d+(\.\d+){0,2}$/.test(operand)) return "maybe";
	const [major = 0, minor = 0, patch = 0] = operand.split(".").map(Number);
	const signs = releases[version].map((release) => Math.sign(release[0] - major || release[1] - minor || release[2] - patch));
	const all = (test) => signs.every(test);
	const test = {
		"=": (sign) => sign === 0,
		"==": (sign) => sign === 0,
		">": (sign) => sign > 0,
		">=": (sign) => sign >= 0,
		"<": (sign) => sign < 0,
		"<=": (sign) => sign <= 0
	}[operator];
	if (!test) return "maybe";
	if (all(test)) return "always";
	const between = signs[0] !== signs[1];
	return all((sign) => !test(sign)) && !(between && test(0)) ? "never" : "maybe";
}
function matches(operand, version) {
	try {
		const pattern = new RegExp(operand.replace(/^\/(.*)\/$/, "$1"));
		const series = [
			1,
			3,
			10,
			25,
			34,
			46,
			62
		].map((patch) => pattern.test(`${version}.${patch}`));
		if (series.every(Boolean)) return "always";
		return series.some(Boolean) ? "maybe" : "never";
	} catch {
		return "maybe";
	}
}
// src/config/include.ts
/**
* Include names a file, a folder or a pattern on the server; the given files lie somewhere in a repository. A given file
* is meant when the two paths end alike: all of the shorter one, taken from the server root where the path is relative
* (or below a ServerRoot that is given), agrees. Where several folders fit, the one nearest to the including file is meant.
* @param links further names of given files: link → path
* @param serverRoots the values of the ServerRoot directives
*/
function includeResolver(files, links, serverRoots) {
	const named = namesOf(files, links);
	const byName = /* @__PURE__ */ new Map();
	const byFolder = /* @__PURE__ */ new Map();
	for (const one of named) {
		add(byName, one.segments.at(-1) ?? "", one);
		add(byFolder, one.segments.at(-2) ?? "", one);
	}
	return { filesOf: (include) => resolve(include) };
	function resolve(include) {
		const path = include.args[0]?.value;
		if (!path) return [];
		const pattern = segmentsOf(relative(path.replaceAll("\\", "/"), serverRoots));
		const folder = /\/$/.test(path) || !/[.*?[]/.test(pattern.at(-1) ?? "");
		const asFile = matching(include, pattern);
		return asFile.length || !folder ? asFile : matching(include, [...pattern, "*"]);
	}
	function matching(include, pattern) {
		const fitting = candidates(pattern).filter((one) => one.file !== include.file && fits(one, pattern));
		return [...new Set(nearest(include, fitting).map((one) => one.file))];
	}
	function candidates(pattern) {
		const name = pattern.at(-1) ?? "";
		if (!isWild(name)) return byName.get(name) ?? [];
		const folder = pattern.at(-2);
		return folder !== void 0 && !isWild(folder) ? [...byFolder.get(folder) ?? [], ...loose()] : named;
	}
	/** Files given by their bare name could lie in any folder. */
	function loose() {
		return byFolder.get("") ?? [];
	}
}
function namesOf(files, links) {
	const byPath = new Map(files.map((file) => [file.path, file]));
	const linked = Array.from(links).flatMap(([link, path]) => {
		const file = byPath.get(path);
		return file ? [{
			file,
			segments: segmentsOf(link)
		}] : [];
	});
	return [...files.map((file) => ({
		file,
		segments: segmentsOf(file.path)
	})), ...linked];
}
const segmentsOf = (path) => path.split("/").filter((segment) => segment !== "" && segment !== ".");
const isWild = (segment) => /[*?[]/.test(segment);
function relative(path, serverRoots) {
	const root = serverRoots.find((root) => root && path.startsWith(root.replace(/\/?$/, "/")));
	return root ? path.slice(root.length) : path;
}
function fits({ segments }, pattern) {
	const length = Math.min(segments.length, pattern.length);
	for (let back = 1; back <= length; back++) if (!segmentFits(segments.at(-back) ?? "", pattern.at(-back) ?? "")) return false;
	return length > 0;
}
function segmentFits(segment, pattern) {
	if (!isWild(pattern)) return segment === pattern;
	if (segment.startsWith(".") && !pattern.startsWith(".")) return false;
	const source = pattern.replace(/[.+^${}()|\\]/g, "\\$&").replaceAll("*", ".*").replaceAll("?", ".").replaceAll("[!", "[^");
	try {
		return new RegExp(`^${source}$`).test(segment);
	} catch {
		return false;
	}
}
/** Of files that fit, those that share the longest beginning of their path with the including file. */
function nearest(include, found) {
	if (found.length < 2) return found;
	const from = segmentsOf(include.file.path).slice(0, -1);
	const shared = found.map(({ segments }) => {
		const at = from.findIndex((segment, index) => segments[index] !== segment);
		return at < 0 ? from.length : at;
	});
	const best = shared.reduce((most, count) => Math.max(most, count), 0);
	return found.filter((_, index) => shared[index] === best);
}
function add(map, key, one) {
	const list = map.get(key);
	if (list) list.push(one);
	else map.set(key, [one]);
}
// src/config/site.ts
/** Bring the files of one configuration together. Pure; takes time in proportion to the text. */
function siteOf(files, { complete = false, from = "auto", links = /* @__PURE__ */ new Map() } = {}) {
	const dead = deadBranches(files);
	const find = finder(files, dead);
	const collect = (names, mark) => {
		const lists = names.map((name) => find(mark + name.toLowerCase()));
		return lists.length === 1 && lists[0] ? lists[0] : lists.flat();
	};
	const directives = (...names) => collect(names, "");
	const includes = includesAmong(files, links, directives);
	const loaded = new Set(directives("LoadModule").map((line) => line.args[0]?.value.toLowerCase()));
	return {
		files,
		complete,
		from: from === "auto" ? versionShown(files, find) : from,
		directives,
		sections: (...names) => collect(names, "<"),
		isLive: (node) => !(node.kind === "section" && dead.has(node)) && !isInside(node, dead),
		includersOf: (file) => includes.includers.get(file) ?? [],
		filesOf: (include) => includes.files.get(include) ?? [],
		enclosing: (node) => placesOf(node, includes.includers, /* @__PURE__ */ new Set()),
		loads: (name) => loaded.has(moduleNamed(name)?.symbol24 ?? name) || loaded.has(moduleNamed(name)?.symbol22 ?? name)
	};
}
/** Whether the file is a per-directory file, by its name: `.htaccess`, `_htaccess`, `htaccess.txt`, `sample.htaccess`. */
const isHtaccess = (file) => /(^|[/._-])htaccess([._-][^/]*)?$/i.test(file.path);
/** Sections that 2.4 skips whatever it is started with, such as `<IfModule !mod_authz_core.c>`. */
function deadBranches(files) {
	const dead = /* @__PURE__ */ new Set();
	for (const file of files) for (const key of file.keys) {
		if (!key.startsWith("<if")) continue;
		for (const node of file.named(key)) if (node.kind === "section" && isGuard(node) && readingOf(node, "2.4") === "never") dead.add(node);
	}
	return dead;
}
/** Looks names up in the index of each file, once each, and leaves out what stands in dead branches. */
function finder(files, dead) {
	const found = /* @__PURE__ */ new Map();
	return (key) => {
		const known = found.get(key);
		if (known) return known;
		const all = files.flatMap((file) => file.named(key));
		const live = dead.size === 0 ? all : all.filter((node) => !isInside(node, dead) && !(node.kind === "section" && dead.has(node)));
		found.set(key, live);
		return live;
	};
}
function isInside(node, sections) {
	if (sections.size === 0) return false;
	for (const section of ancestors(node)) if (sections.has(section)) return true;
	return false;
}
function includesAmong(files, links, directives) {
	const lines = directives("Include", "IncludeOptional");
	const found = {
		files: /* @__PURE__ */ new Map(),
		includers: /* @__PURE__ */ new Map()
	};
	if (lines.length === 0 || files.length < 2) return found;
	const resolver = includeResolver(files, links, directives("ServerRoot").flatMap((line) => line.args.slice(0, 1).map((arg) => arg.value)));
	for (const line of lines) {
		const read = resolver.filesOf(line);
		found.files.set(line, read);
		for (const file of read) found.includers.set(file, [...found.includers.get(file) ?? [], line]);
	}
	return found;
}
function placesOf(node, includers, seen) {
	const own = [...ancestors(node)];
	const from = includers.get(node.file) ?? [];
	if (from.length === 0 || seen.has(node.file)) return [own];
	seen.add(node.file);
	const places = from.flatMap((line) => placesOf(line, includers, seen).map((outer) => [...own, ...outer]));
	seen.delete(node.file);
	return places;
}
/**
* 2.4 where an unguarded directive shows it that 2.2 never had, or a Require of 2.4's own kind; else 2.2.
* One half-converted file is enough: its server cannot be a 2.2.
*/
function versionShown(files, find) {
	const keys = new Set(files.flatMap((file) => [...file.keys]));
	for (const key of keys) if ((isNew(key) ? find(key) : key === "require" ? find(key).filter(isNewRequire) : []).some(isUnguarded)) return "2.4";
	return "2.2";
}
/** Known to 2.4 alone. mod_macro was to be had for 2.2 too. */
function isNew(key) {
	const known = directiveNamed(key.replace(/^</, ""));
	return !!known?.in24 && !known.in22 && !/^<?(if(file|directive|section)|macro|use|undefmacro)$/.test(key);
}
const newRequire = /^(all|ip|host|local|expr|env|method|not|forward-dns|ssl|ssl-verify-client)$/i;
const isNewRequire = (node) => node.kind === "directive" && newRequire.test(node.args[0]?.value ?? "");
function isUnguarded(node) {
	for (const section of ancestors(node)) if (isGuard(section) && readingOf(section, "2.2") !== "always") return false;
	return true;
}
// src/text.ts
const utf8 = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
/** Read bytes as UTF-8 where they are valid UTF-8, else as Latin-1. A byte order mark stays in the text. */
function decode(bytes) {
	try {
		return {
			text: utf8.decode(bytes),
			encoding: "utf-8"
		};
	} catch {
		return {
			text: latin1(bytes),
			encoding: "latin1"
		};
	}
}
const encode = (text, encoding) => encoding === "utf-8" ? new TextEncoder().encode(text) : Uint8Array.from(text, (char) => char.charCodeAt(0));
/** Not TextDecoder's "latin1": that is windows-1252, which has other characters for 0x80 to 0x9F. */
function latin1(bytes) {
	let text = "";
	for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
	return text;
}
/** Whether the bytes are of a picture, an archive or the like, or of UTF-16, which httpd cannot read either. */
function isBinary(bytes) {
	let zeros = 0;
	for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at + 1)) if (++zeros * 100 > bytes.length) return true;
	return false;
}
// src/files.ts
/** Read files and the configuration files of folders, each file once however many names lead to it. */
function read(paths, options) {
	const walk = {
		...options,
		found: /* @__PURE__ */ new Map(),
		links: /* @__PURE__ */ new Map(),
		folders: /* @__PURE__ */ new Set(),
		troubles: []
	};
	for (const path of paths) attempt(walk.troubles, path, "read", () => visit(walk, path.replace(/(?<=.)[/\\]+$/, ""), "named"));
	const sources = [];
	for (const [real, { path, named }] of walk.found) {
		attempt(walk.troubles, path, "read", () => {
			const bytes = readFileSync(real);
			if (!isBinary(bytes)) sources.push({
				path: slashed(path),
				named,
				...decode(bytes)
			});
			else if (named) walk.troubles.push({
				path,
				message: `${path} is not a text file httpd could read; it is left as it is.`
			});
		});
		if (sources.length % 100 === 0) options.progress?.(sources.length);
	}
	return {
		sources,
		links: walk.links,
		troubles: walk.troubles
	};
}
const skipped = /* @__PURE__ */ new Set([
	".git",
	".hg",
	".svn",
	"node_modules"
]);
function visit(walk, path, how) {
	const real = realpathSync(path);
	const stat = statSync(real);
	if (stat.isDirectory()) {
		if (walk.folders.has(real)) return;
		walk.folders.add(real);
		for (const entry of readdirSync(real).sort()) if (!skipped.has(entry)) attempt(walk.troubles, join(path, entry), "read", () => visit(walk, join(path, entry), "found"));
	} else if (stat.isFile() && (how === "named" || walk.wanted(slashed(path)))) enter(walk, path, real, how);
	else if (how === "named") walk.troubles.push({
		path,
		message: `${path} is neither a file nor a folder.`
	});
}
function enter({ found, links }, path, real, how) {
	const known = found.get(real);
	if (!known) found.set(real, {
		path,
		named: how === "named"
	});
	else if (known.path !== path) {
		const own = basename(real) === basename(path) && basename(real) !== basename(known.path) ? path : known.path;
		links.set(slashed(own === path ? known.path : path), slashed(own));
		known.path = own;
	}
}
const slashed = (path) => process.platform === "win32" ? path.replaceAll("\\", "/") : path;
function attempt(troubles, path, verb, action) {
	try {
		action();
	} catch (error) {
		troubles.push({
			path,
			message: sentence(path, verb, error)
		});
	}
}
const reasons = {
	EACCES: "permission is denied",
	EPERM: "it is not permitted",
	EISDIR: "it is a folder",
	ELOOP: "its links run in a circle",
	ENOSPC: "the disk is full",
	EROFS: "the file system is read-only",
	EMFILE: "too many files are open"
};
function sentence(path, verb, error) {
	const { code = "", message = String(error) } = error;
	if (code === "ENOENT") return `${path} does not exist.`;
	return `${path} could not be ${verb}: ${reasons[code] ?? message}.`;
}
/**
* Put the new texts in the place of the old ones: each is written beside its file first, and takes its place in one step
* when all have been written, so that a full disk or a stop half-way leaves every file whole.
* A file that has changed since it was read is left alone.
*/
function write(changes) {
	const troubles = [];
	const ready = [];
	for (const change of changes) attempt(troubles, change.source.path, "written", () => {
		const real = realpathSync(change.source.path);
		checkUnchanged(change.source, real);
		accessSync(real, constants.W_OK);
		ready.push({
			change,
			real,
			beside: writeBeside(real, encode(change.text, change.source.encoding))
		});
	});
	if (troubles.length > 0) {
		for (const { beside } of ready) rmSync(beside, { force: true });
		return {
			written: [],
			troubles: [...troubles, ...ready.length ? [{
				path: "",
				message: "No file was changed."
			}] : []]
		};
	}
	const written = [];
	for (const { change, real, beside } of ready) attempt(troubles, change.source.path, "written", () => {
		renameSync(beside, real);
		written.push(change);
	});
	return {
		written,
		troubles
	};
}
function checkUnchanged({ path, text, encoding }, real) {
	if (!readFileSync(real).equals(encode(text, encoding))) throw new Error(`${path} has changed since it was read; run again`);
}
function writeBeside(real, bytes) {
	const { mode, uid, gid } = statSync(real);
	const beside = join(dirname(real), `.${basename(real)}.httpd-upgrade-${process.pid}`);
	const file = openSync(beside, "wx", mode & 511);
	try {
		for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
		fsyncSync(file);
	} catch (error) {
		rmSync(beside, { force: true });
		throw error;
	} finally {
		closeSync(file);
	}
	chmodSync(beside, mode & 4095);
	try {
		chownSync(beside, uid, gid);
	} catch {}
	return beside;
}
// src/help.ts
const help = `Usage: httpd-upgrade [OPTION…] [PATH…]

Finds what Apache httpd 2.4 would trip over in a 2.2 configuration, and changes nothing.
PATH: files, folders, or - for standard input; the current folder unless given.

  --write            put the fixes that cannot change behaviour into the files
  --diff             show them as a unified diff instead
  --review           with --write or --diff: also the fixes that need somebody's eye
  --assume-complete  the given files are the whole configuration of the server
  --from VERSION     what it runs on today: 2.2, 2.4 (with mod_access_compat) or auto
  --only RULE,…      only these rules         --skip RULE,…    all rules but these
  --include GLOB     also files named so      --exclude GLOB   but not these
  --format FORMAT    text or json             --output FILE    write the report there
  --config FILE      settings in a JSON file  --quiet          the last line only
  --color, --no-color                         -h, --help   -v, --version

httpd-upgrade rules [RULE]    the rules, or the page of one

Exit status: 0 nothing is left to do, 1 something is, 2 it could not do what was asked.
`;
// src/config/context.ts
const contexts = {
	virtualhost: "virtualhost",
	directory: "directory",
	directorymatch: "directory",
	files: "files",
	filesmatch: "files",
	location: "location",
	locationmatch: "location",
	proxy: "proxy",
	proxymatch: "proxy"
};
/** The context of a node, guards and `<Limit>` looked through; where its file is included more than once, of each place. */
function contextsOf(site, node) {
	return new Set(site.enclosing(node).map((sections) => contextOf(node, sections)));
}
function contextOf(node, sections) {
	const around = sections.find((section) => !isGuard(section) && !/^(limit|limitexcept|require(all|any|none)|if|else|elseif)$/.test(section.key));
	if (around) return contexts[around.key] ?? "other";
	return isHtaccess(node.file) ? "htaccess" : "server";
}
/** Whether the line holds a tag or placeholder of a template, so that its words are not the ones httpd will read. */
const isTemplated = (node) => hasPlaceholder(sourceOf(node.file, node));
// src/edit.ts
/** A fix that keeps the behaviour, whatever stands in files that are not seen. */
const safeFix = (title, ...edits) => ({
	title,
	safe: true,
	edits
});
/** A fix that is right only if `assumes` is true. */
const reviewFix = (title, assumes, ...edits) => ({
	title,
	safe: false,
	assumes,
	edits
});
/** Put `text` in the place of a word of the node, or of any other range in its file. */
const replace = (node, at, text) => ({
	file: node.file,
	start: at.start,
	end: at.end,
	text
});
/** Put `text` in the place of all arguments. Without arguments it is appended after the name. */
function replaceArgs(node, text) {
	const first = node.args[0];
	const last = node.args.at(-1);
	if (!first || !last) return {
		file: node.file,
		start: node.name.end,
		end: node.name.end,
		text: ` ${text}`
	};
	return replace(node, {
		start: first.start,
		end: last.end
	}, text);
}
/** Drop one word and the white space before it. */
function removeWord(node, word) {
	const words = [node.name, ...node.args];
	const before = words[words.findIndex((other) => other.start === word.start) - 1];
	return replace(node, {
		start: before ? before.end : word.start,
		end: word.end
	}, "");
}
/** Drop the node's line; of a section, its opening tag only. */
const removeLine = (node) => ({
	file: node.file,
	start: node.start + bomBefore(node),
	end: node.end,
	text: ""
});
const bomBefore = (node) => node.start === 0 && node.file.text.startsWith("﻿") ? 1 : 0;
/**
* Take each fix whole or not at all, first come first served. A fix is refused when it changes text that an earlier one
* changes too, unless both make the very same edit. Edits that touch end to end do not clash, nor do insertions at one
* place: they come out in the order of the fixes.
*/
function choose(candidates) {
	const rivals = rivalsAmong(candidates);
	const taken = /* @__PURE__ */ new Set();
	candidates.forEach((_, rank) => {
		if (!rivals.get(rank)?.some((other) => taken.has(other))) taken.add(rank);
	});
	return {
		taken: candidates.filter((_, rank) => taken.has(rank)),
		refused: candidates.filter((_, rank) => !taken.has(rank))
	};
}
/** For each candidate the others that its edits clash with, found by one sweep over all edits in the order of the text. */
function rivalsAmong(candidates) {
	const rivals = /* @__PURE__ */ new Map();
	const meet = (a, b) => rivals.set(a, [...rivals.get(a) ?? [], b]);
	for (const claims of claimsByFile(candidates).values()) {
		claims.sort((a, b) => a.start - b.start || a.end - b.end);
		let open = [];
		for (const claim of claims) {
			open = open.filter((other) => other.end > claim.start || other.start === claim.start && other.end === claim.end);
			for (const other of open) {
				if (other.rank === claim.rank || !clashes(other, claim)) continue;
				meet(other.rank, claim.rank);
				meet(claim.rank, other.rank);
			}
			open.push(claim);
		}
	}
	return rivals;
}
function claimsByFile(candidates) {
	const byFile = /* @__PURE__ */ new Map();
	candidates.forEach(({ fix }, rank) => {
		for (const { file, start, end, text } of fix.edits) {
			const claims = byFile.get(file);
			const claim = {
				file,
				start,
				end,
				text,
				rank
			};
			if (claims) claims.push(claim);
			else byFile.set(file, [claim]);
		}
	});
	return byFile;
}
function clashes(a, b) {
	if (a.start === b.start && a.end === b.end) return a.start < a.end && a.text !== b.text;
	return a.start < b.end && b.start < a.end;
}
/**
* The text of a file after the edits. A file whose last line had no line ending keeps it so.
* @throws RangeError where edits overlap, which `choose` rules out
*/
function applyEdits(file, edits) {
	const mine = edits.filter((edit) => edit.file === file).sort((a, b) => a.start - b.start || a.end - b.end);
	let out = "";
	let at = 0;
	const insertions = /* @__PURE__ */ new Set();
	let last;
	for (const edit of mine) {
		if (last && edit.start === last.start && edit.end === last.end && edit.text === last.text) continue;
		if (edit.start !== last?.start) insertions.clear();
		if (edit.start === edit.end && insertions.has(edit.text)) continue;
		if (edit.start < at) throw new RangeError(`Edits overlap in ${file.path} at offset ${edit.start}.`);
		insertions.add(edit.text);
		out += file.text.slice(at, edit.start) + edit.text;
		at = edit.end;
		last = edit;
	}
	return withSameEnd(file.text, out + file.text.slice(at));
}
function withSameEnd(before, after) {
	return before.endsWith("\n") || !after.endsWith("\n") ? after : after.replace(/\r?\n$/, "");
}
// src/migrate/ignore.ts
const comment = /^#\s*httpd-upgrade-ignore\s+([a-z0-9, -]+?)\s*(?::\s*(\S.*))?$/i;
/**
* Whether a comment on the line before a node, or before a section around it, silences the rule there:
* `# httpd-upgrade-ignore RULE… : reason`. Without a reason it silences nothing.
*/
function isIgnored(rule, at) {
	for (let node = at; node; node = node.parent) if (ignoredBefore(node).has(rule)) return true;
	return false;
}
const nothing = /* @__PURE__ */ new Set();
function ignoredBefore(node) {
	if (!node.file.text.includes("httpd-upgrade-ignore")) return nothing;
	const list = siblings(node);
	const rules = /* @__PURE__ */ new Set();
	for (let at = list.indexOf(node) - 1; list[at]?.kind === "comment"; at--) {
		const match = comment.exec(sourceOf(node.file, list[at]).trim());
		if (match?.[2]) for (const rule of match[1]?.split(/[\s,]+/) ?? []) rules.add(rule.toLowerCase());
	}
	return rules;
}
// src/migrate/rules/auth-dbd-htaccess.ts
const authDbdHtaccess = {
	id: "auth-dbd-htaccess",
	title: "A database query for passwords in .htaccess",
	severity: "error",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_authn_dbd.html#authdbduserpwquery",
	covers: ["authdbd-htaccess"],
	page: `
AuthDBDUserPWQuery and AuthDBDUserRealmQuery are prepared when httpd starts, so they may stand in the main configuration
only. In a .htaccess file every request below it is answered with 500. Move the line into the \`<Directory>\` of the main
configuration that covers the folder.`,
	*check(site) {
		for (const at of site.directives("AuthDBDUserPWQuery", "AuthDBDUserRealmQuery")) {
			if (!isHtaccess(at.file)) continue;
			yield {
				at,
				message: `2.4 answers 500 to every request below a .htaccess file with ${at.name.value}; move it to a <Directory> of the main configuration.`
			};
		}
	}
};
// src/migrate/rules/auth-default-authoritative.ts
const authDefaultAuthoritative = {
	id: "auth-default-authoritative",
	title: "AuthDefaultAuthoritative and AuthzDefaultAuthoritative are gone",
	severity: "error",
	see: "https://httpd.apache.org/docs/2.4/upgrading.html#access",
	covers: ["authz-default-authoritative"],
	page: `
2.2 had two modules of last resort, mod_authn_default and mod_authz_default, that refused whatever no other module had
decided. 2.4 refuses by itself, so both modules and their directives are gone, and 2.4 does not start with such a line.

The line is removed. With \`Off\`, 2.2 answered 500 where nobody understood a Require; 2.4 does not start with such a Require.`,
	*check(site) {
		for (const at of site.directives("AuthDefaultAuthoritative", "AuthzDefaultAuthoritative")) yield {
			at,
			message: `2.4 has no ${at.name.value} and does not start with this line; remove it, 2.4 refuses what nobody decides.`,
			fix: safeFix(`Remove ${at.name.value}`, removeLine(at))
		};
	}
};
// src/migrate/rules/auth-digest-algorithm.ts
const authDigestAlgorithm = {
	id: "auth-digest-algorithm",
	title: "AuthDigestAlgorithm MD5-sess",
	severity: "error",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_auth_digest.html#authdigestalgorithm",
	covers: ["authdigest-algorithm"],
	page: `
2.2 took \`MD5-sess\` but never did it right, and fell back to \`MD5\` where it had no shared memory. 2.4 does not start with
it. \`MD5\`, the default, takes its place; password files need no change, since both hash user, realm and password alike.`,
	*check(site) {
		for (const at of site.directives("AuthDigestAlgorithm")) {
			if (at.args[0]?.value.toLowerCase() !== "md5-sess") continue;
			yield {
				at,
				message: "2.4 has no digest algorithm MD5-sess and does not start with this line; write MD5, which is also the default.",
				fix: reviewFix("Use MD5", "No client insists on the digest algorithm MD5-sess.", replaceArgs(at, "MD5"))
			};
		}
	}
};
// src/migrate/rules/auth-digest-qop.ts
const authDigestQop = {
	id: "auth-digest-qop",
	title: "AuthDigestQop other than auth",
	severity: "error",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_auth_digest.html#authdigestqop",
	covers: ["authdigest-qop"],
	page: `
2.2 took \`auth-int\` with a warning, since it worked for answers without a body only, and \`none\` for clients of before
1999. 2.4 does not start with \`auth-int\`; releases after 2.4.66 do not start with \`none\` either.

\`auth\`, which is the default, takes its place. Every browser knows it; the fix is for review because a program of your own
might ask for the other kind.`,
	*check(site) {
		for (const at of site.directives("AuthDigestQop")) {
			const old = at.args.find((arg) => /^(auth-int|none)$/i.test(arg.value));
			if (!old) continue;
			yield {
				at,
				mark: old,
				message: `2.4 does not start with AuthDigestQop ${old.value.toLowerCase()}${isNone(old.value) ? " (releases after 2.4.66)" : ""}; write auth, which is also the default.`,
				fix: reviewFix("Use auth", `No client insists on the digest quality ${old.value.toLowerCase()}.`, replaceArgs(at, "auth"))
			};
		}
	}
};
const isNone = (value) => value.toLowerCase() === "none";
// src/migrate/rules/auth-file-type.ts
const authFileType = {
	id: "auth-file-type",
	title: "AuthUserFile and AuthGroupFile take no file type",
	severity: "error",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_authn_file.html#authuserfile",
	covers: ["authn-file-type"],
	page: `
2.2 still took the word \`standard\`, the only file type there ever was, after the name of the file. 2.4 takes the name only
and does not start with a second word, so the word is removed. A name with a blank in it must stand in quotes, in both
versions.`,
	*check(site) {
		for (const at of site.directives("AuthUserFile", "AuthGroupFile")) {
			const type = at.args[1];
			if (at.args.length !== 2 || type?.value !== "standard") continue;
			yield {
				at,
				mark: type,
				message: `2.4 takes only the file name after ${at.name.value} and does not start with the word "standard"; remove the word.`,
				fix: safeFix("Remove the file type", removeWord(at, type))
			};
		}
	}
};
// src/config/expression.ts
/**
* What 2.4 would replace or refuse in this text; undefined where it stays as it is. A backslash before `\\`, `%` or `$` is
* taken for an escape that was written for 2.4.
*/
function expressionIn(text) {
	let first;
	for (const [found, body] of text.matchAll(/\\[\\%$]|\\(?:[^]|$)|\$\d|%\{([^}]*)\}?/g)) {
		if (/^\\[\\%$]/.test(found)) continue;
		const unknown = found.startsWith("%") && !(found.endsWith("}") && isKnown(body ?? ""));
		if (unknown) return {
			text: found,
			unknown
		};
		first ??= {
			text: found,
			unknown
		};
	}
	return first;
}
/** The text as an expression that 2.4 evaluates to what the text says. */
const escapedForExpression = (text) => text.replace(/\\[\\%$]|\\|%\{|\$(?=\d)/g, (found) => /^\\./.test(found) ? found : `\\${found}`);
/** The names are compared without regard to case; a module may bring more of its own, those of mod_ssl do. */
const isKnown = (body) => variable.test(body) || functionCall.test(body);
/** Variables of server/util_expr_eval.c. */
const variable = /^(HTTPS|IPV6|CONN_LOG_ID|CONN_REMOTE_ADDR|HTTP2|REQUEST_(METHOD|SCHEME|URI|FILENAME|LOG_ID|STATUS)|REMOTE_(HOST|IDENT|USER|ADDR|PORT)|SERVER_(ADMIN|NAME|PORT|PROTOCOL|SOFTWARE)|SCRIPT_(FILENAME|USER|GROUP)|PATH_INFO|QUERY_STRING|IS_SUBREQ|DOCUMENT_(ROOT|URI)|AUTH_TYPE|THE_REQUEST|CONTENT_TYPE|HANDLER|LAST_MODIFIED|CONTEXT_(PREFIX|DOCUMENT_ROOT)|TIME(_(YEAR|MON|DAY|HOUR|MIN|SEC|WDAY))?|API_VERSION|HTTP_(ACCEPT|COOKIE|FORWARDED|HOST|PROXY_CONNECTION|REFERER|USER_AGENT)|SSL_\w+)$/i;
const functionCall = /^(osenv|env|resp|req|http|note|reqenv|req_novary|tolower|toupper|escape|unescape|file|filesize|base64|unbase64|sha1|md5|ldap|SSL):/i;
// src/migrate/rules/auth-name-expression.ts
const authNameExpression = {
	id: "auth-name-expression",
	title: "AuthName or AuthType holds what 2.4 takes for an expression",
	severity: "warning",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_authn_core.html#authname",
	covers: ["authname-authtype-expression"],
	page: `
To 2.2 the realm was plain text. Since 2.4.55 AuthName and AuthType are expressions: \`%{NAME}\` is replaced by a variable, or
keeps httpd from starting where there is none of that name; \`$1\` becomes empty; and a backslash is dropped, or makes a
control character of the letter after it. A plain \`%\` or \`$\` stays.

With another realm, browsers ask for the password again, and no line of a digest password file fits any more. So the
characters are escaped and the realm stays the same. The fix is for review because a 2.4 before 2.4.55 would send the
backslashes as they are.`,
	*check(site) {
		if (site.from === "2.4") return;
		for (const at of site.directives("AuthName", "AuthType")) {
			const word = at.args[0];
			const found = word && at.args.length === 1 ? expressionIn(word.value) : void 0;
			if (!word || !found) continue;
			yield {
				at,
				mark: word,
				severity: found.unknown ? "error" : "warning",
				message: found.unknown ? `2.4 reads ${at.name.value} as an expression, knows no ${found.text} and does not start; escape it with a backslash, or change the text.` : `2.4 reads ${at.name.value} as an expression, and ${found.text} is not sent as it is written; escape it with a backslash, or change the text.`,
				...escaped(at)
			};
		}
	}
};
function escaped(at) {
	const word = at.args[0];
	const source = word ? sourceOf(at.file, word) : "";
	if (!word || source.includes("\n")) return {};
	const text = inQuotesOf(source, escapedForExpression(word.value));
	return { fix: reviewFix("Escape what 2.4 would replace", "The server is httpd 2.4.55 or later.", replace(at, word, text)) };
}
/** Write the value as the source wrote its own: in the same quotes or in none. */
function inQuotesOf(source, value) {
	const quote = /^["']/.exec(source)?.[0];
	if (!quote) return value.replaceAll("\\", "\\\\");
	return quote + value.replaceAll("\\", "\\\\").replaceAll(quote, `\\${quote}`) + quote;
}
// src/migrate/rules/authn-provider-alias-content.ts
const authnProviderAliasContent = {
	id: "authn-provider-alias-content",
	title: "A directive that <AuthnProviderAlias> no longer takes",
	severity: "error",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_authn_core.html#authnprovideralias",
	covers: ["authn-provider-alias-content"],
	page: `
2.2 let any directive of a \`<Directory>\` stand inside \`<AuthnProviderAlias>\`. 2.4 takes only those that concern
authentication (the class AuthConfig, and those for \`<Directory>\` alone), and does not start with any other one.

Such a line had an effect only while the password was looked up, which is hardly what its author meant, so it is left to
you: move it to the \`<Directory>\` or \`<Location>\` where it belongs, or remove it.`,
	*check(site) {
		for (const section of site.sections("AuthnProviderAlias")) for (const at of walk(section.children)) {
			if (!isDirective(at) || !site.isLive(at) || !isRefused(at)) continue;
			yield {
				at,
				message: `2.4 does not allow ${at.name.value} inside <AuthnProviderAlias> and does not start; move it to the section that it is meant for.`
			};
		}
	}
};
/** 2.2 allowed every override class here, 2.4 allows AuthConfig only (mod_authn_core.c, authaliassection). */
function isRefused(at) {
	const known = directiveNamed(at.key);
	const isOther = (override) => !!override && override !== "AuthConfig" && override !== "All";
	return isOther(known?.in22?.override) && isOther(known?.in24?.override);
}
// src/migrate/rules/empty-ldap-bind-password.ts
const emptyLdapBindPassword = {
	id: "empty-ldap-bind-password",
	title: "AuthLDAPBindPassword is empty",
	severity: "error",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_authnz_ldap.html#authldapbindpassword",
	covers: ["authldap-empty-password"],
	page: `
2.4 does not start with an empty AuthLDAPBindPassword. A directory server takes a name with an empty password for an
anonymous bind, so leaving out both AuthLDAPBindDN and AuthLDAPBindPassword says the same. Whether anonymous was meant, or
the password was lost, cannot be seen from here, so nothing is changed.`,
	*check(site) {
		for (const at of site.directives("AuthLDAPBindPassword")) {
			if (at.args.length !== 1 || at.args[0]?.value !== "") continue;
			yield {
				at,
				message: "2.4 does not start with an empty AuthLDAPBindPassword; give the password, or remove it and AuthLDAPBindDN to bind anonymously."
			};
		}
	}
};
// src/migrate/rules/ldap-trusted-client-cert.ts
const ldapTrustedClientCert = {
	id: "ldap-trusted-client-cert",
	title: "LDAPTrustedClientCert for a whole server",
	severity: "error",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_ldap.html#ldaptrustedclientcert",
	covers: ["ldap-trusted-client-cert"],
	page: `
2.2 took LDAPTrustedClientCert at server and virtual host level only, whatever its manual said. 2.4 takes it in
\`<Directory>\`, \`<Location>\` and .htaccess only, and does not start with one outside.

Repeat the line in each section that uses LDAP, next to its AuthLDAPURL, and remove it here. Which sections those are may be
written in files that are not seen, so nothing is changed.`,
	*check(site) {
		for (const at of site.directives("LDAPTrustedClientCert")) {
			const contexts = contextsOf(site, at);
			if (!contexts.has("server") && !contexts.has("virtualhost")) continue;
			yield {
				at,
				message: "2.4 allows LDAPTrustedClientCert only inside <Directory>, <Location> and .htaccess and does not start; repeat it beside each AuthLDAPURL and remove it here."
			};
		}
	}
};
// src/migrate/rules/name-virtual-host.ts
const nameVirtualHost = {
	id: "name-virtual-host",
	title: "NameVirtualHost has no effect",
	severity: "warning",
	see: "https://httpd.apache.org/docs/2.4/upgrading.html#misc",
	covers: ["name-virtual-host", "err-namevirtualhost"],
	page: `
In 2.2, NameVirtualHost said on which addresses virtual hosts are chosen by name. 2.4 chooses by name wherever several
virtual hosts share an address, and only warns about the directive (AH00548), so the line is removed.

Where 2.2 had several virtual hosts on one address *without* NameVirtualHost, it served the first of them for every name;
that is the rule vhost-implicit-name-based.`,
	*check(site) {
		for (const at of site.directives("NameVirtualHost")) yield {
			at,
			message: "NameVirtualHost has no effect in 2.4 but a warning at every start; remove it.",
			fix: safeFix("Remove NameVirtualHost", removeLine(at))
		};
	}
};
// src/migrate/rules/renamed-directives.ts
/** The old name and the new one (server/mpm_common.c; server/mpm/prefork/prefork.c, set_max_workers). */
const newNames = {
	MaxClients: "MaxRequestWorkers",
	MaxRequestsPerChild: "MaxConnectionsPerChild"
};
const renamedDirectives = {
	id: "renamed-directives",
	title: "The directive has a new name",
	severity: "info",
	see: "https://httpd.apache.org/docs/2.4/upgrading.html#misc",
	covers: ["maxclients", "maxrequestsperchild"],
	page: `
2.4 still takes MaxClients and MaxRequestsPerChild, and says at LogLevel info that they are deprecated. The new names say
what the numbers always counted: requests that are served at the same time, and connections that a child serves before it
is replaced. The values stay.`,
	*check(site) {
		for (const [old, name] of Object.entries(newNames)) for (const at of site.directives(old)) yield {
			at,
			mark: at.name,
			message: `${old} is called ${name} in 2.4; the old name still works, but is deprecated.`,
			fix: safeFix(`Rename to ${name}`, replace(at, at.name, name))
		};
	}
};
// src/migrate/rules/require-expression.ts
const requireExpression = {
	id: "require-expression",
	title: "Require names somebody in words that 2.4 takes for an expression",
	severity: "warning",
	see: "https://httpd.apache.org/docs/2.4/mod/mod_authz_user.html",
	covers: ["require-args-expression"],
	page: `
2.2 compared the words after \`Require user\`, \`Require group\` and \`Require ldap-…\` as they are written. 2.4 reads them as
an expression first: \`%{NAME}\` is replaced, or keeps httpd from starting; \`$1\` becomes empty; and a backslash is dropped,
so \`Require user CORP\\jdoe\` asks for \`CORPjdoe\` and nobody gets in.

Write two backslashes where one is meant (four inside the LDAP names and filters that held two), and a backslash before
\`%{\` and \`$1\`. The line is not rewritten here, since its section's access control is often rewritten as a whole.`,
	*check(site) {
		if (site.from === "2.4") return;
		for (const at of site.directives("Require")) {
			const kind = at.args[0]?.value.toLowerCase() ?? "";
			if (!/^(user|group|ldap-\w+)$/.test(kind)) continue;
			const found = expressionIn(wordsOf(at));
			if (!found) continue;
			yield {
				at,
				severity: found.unknown ? "error" : "warning",
				message: found.unknown ? `2.4 reads the words of Require ${kind} as an expression, knows no ${found.text} and does not start; write \\ before it if it is meant as it stands.` : `2.4 reads the words of Require ${kind} as an expression, so ${found.text} does not stand for itself and the line fits nobody; write \\${found.text} instead.`
			};
		}
	}
};
/** The text that 2.4 parses: the source after the keyword, quotes and all. */
function wordsOf(at) {
	const [, first] = at.args;
	const last = at.args.at(-1);
	return first && last ? sourceOf(at.file, {
		start: first.start,
		end: last.end
	}).replace(/\\\r?\n/g, "") : "";
}
// src/migrate/rules/index.ts
/** Every rule, by name. */
const rules = [
	authDbdHtaccess,
	authDefaultAuthoritative,
	authDigestAlgorithm,
	authDigestQop,
	authFileType,
	authNameExpression,
	authnProviderAliasContent,
	emptyLdapBindPassword,
	ldapTrustedClientCert,
	nameVirtualHost,
	renamedDirectives,
	requireExpression
];
// src/migrate/migrate.ts
/** Run every rule over the site and work out the new text of its files. Reads and writes nothing. */
function migrate(site, { rules: rules$1 = rules, fixes = "safe" } = {}) {
	const findings = inOrder(site, rules$1.flatMap((rule) => findingsOf(rule, site)));
	const { taken, refused } = choose(findings.filter((finding) => !!finding.fix && (finding.fix.safe || fixes === "all")));
	const edits = editsByFile(taken);
	const texts = newTexts(edits);
	const broken = brokenAmong(texts);
	if (broken.size === 0) return {
		findings,
		taken: new Set(taken),
		refused,
		edits,
		texts,
		broken
	};
	const kept = taken.filter(({ fix }) => !fix.edits.some((edit) => broken.has(edit.file)));
	const rest = editsByFile(kept);
	return {
		findings,
		taken: new Set(kept),
		refused,
		edits: rest,
		texts: newTexts(rest),
		broken
	};
}
function findingsOf(rule, site) {
	return Array.from(rule.check(site), (hit) => ({
		rule,
		file: hit.at.file,
		at: hit.at,
		range: hit.mark ?? wordsRange(hit.at),
		severity: hit.severity ?? rule.severity,
		message: hit.message,
		fix: fixOf(hit)
	})).filter((finding) => !isIgnored(rule.id, finding.at));
}
function wordsRange(node) {
	return {
		start: node.kind === "section" ? node.name.start - 1 : node.name.start,
		end: node.args.at(-1)?.end ?? node.name.end
	};
}
/** In a file made by another program a line may not mean what it seems to say, so its fix is for review. */
function fixOf({ at, fix }) {
	if (!fix || !fix.safe || fix.edits.length === 0) return fix?.edits.length === 0 ? void 0 : fix;
	if (isMadeByTemplate(at)) return {
		...fix,
		safe: false,
		assumes: "The template that this file is made from does not change what these lines mean."
	};
	return [...ancestors(at)].some((section) => section.key === "macro") ? {
		...fix,
		safe: false,
		assumes: "The macro's parameters do not change what these lines mean."
	} : fix;
}
function isMadeByTemplate(at) {
	if (isTemplated(at)) return true;
	for (let node = at; node; node = node.parent) if (node.kind === "section" && isTemplated(node)) return true;
	return at.parent !== void 0 && siblings(at).some((node) => node.kind === "template");
}
function inOrder(site, findings) {
	const rank = new Map(site.files.map((file, index) => [file, index]));
	return findings.sort((a, b) => (rank.get(a.file) ?? 0) - (rank.get(b.file) ?? 0) || a.range.start - b.range.start);
}
function editsByFile(taken) {
	const byFile = /* @__PURE__ */ new Map();
	for (const edit of taken.flatMap((finding) => finding.fix.edits)) {
		const edits = byFile.get(edit.file);
		if (edits) edits.push(edit);
		else byFile.set(edit.file, [edit]);
	}
	return byFile;
}
function newTexts(edits) {
	const texts = Array.from(edits, ([file, own]) => [file, applyEdits(file, own)]);
	return new Map(texts.filter(([file, text]) => text !== file.text));
}
function brokenAmong(texts) {
	const broken = /* @__PURE__ */ new Map();
	for (const [file, text] of texts) {
		const problem = newProblem(file, text);
		if (problem) broken.set(file, problem);
	}
	return broken;
}
/** The first problem that the new text has on top of the old one's. */
function newProblem(file, text) {
	const known = file.problems.map((problem) => problem.message);
	return parse$1(text, file.path).problems.find((problem) => {
		const at = known.indexOf(problem.message);
		if (at < 0) return true;
		known.splice(at, 1);
		return false;
	});
}
// src/line-changes.ts
/**
* The edits of one file widened to whole lines: the smallest runs of lines that differ, in the order of the text.
* Putting each `after` in the place of its range gives exactly `applyEdits(file, edits)`.
*/
function lineChanges(file, edits) {
	const { text } = file;
	const result = applyEdits(file, edits);
	return mergedRuns(text, edits.filter((edit) => edit.file === file), result).flatMap(({ start, end, shift, grown }) => {
		const change = {
			start,
			end,
			before: text.slice(start, end),
			after: result.slice(start + shift, end === text.length ? void 0 : end + grown)
		};
		return change.before === change.after ? [] : [narrowed(change)];
	});
}
function mergedRuns(text, edits, result) {
	const runs = [];
	let grown = 0;
	for (const edit of withoutRepeats(edits)) {
		const insertsLines = edit.start === edit.end && isLineStart(text, edit.start);
		const start = lineStart(text, edit.start);
		const end = insertsLines ? edit.end : lineEnd(text, edit.end, edit.start);
		const last = runs.at(-1);
		const shift = grown;
		grown += edit.text.length - (edit.end - edit.start);
		if (last && start <= last.end) Object.assign(last, {
			end: Math.max(end, last.end),
			grown
		});
		else runs.push({
			start,
			end,
			shift,
			grown
		});
	}
	const tail = runs.at(-1);
	if (tail && tail.end === text.length && !text.endsWith("\n") && result.length <= tail.start + tail.shift) widenUp(text, runs, tail);
	return runs;
}
function widenUp(text, runs, tail) {
	tail.start = lineStart(text, Math.max(0, tail.start - 1));
	const before = runs.at(-2);
	if (before && before.end > tail.start) {
		Object.assign(before, {
			end: tail.end,
			grown: tail.grown
		});
		runs.pop();
	}
}
/** The very same edit asked for twice is made once. */
function withoutRepeats(edits) {
	const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
	return sorted.filter((edit, at) => !sorted.slice(Math.max(0, at - 8), at).some((other) => other.start === edit.start && other.end === edit.end && other.text === edit.text));
}
const isLineStart = (text, at) => at === 0 || text[at - 1] === "\n";
const lineStart = (text, at) => text.lastIndexOf("\n", at - 1) + 1;
/** The end of the line that holds the last changed character, which is a line ending where whole lines are changed. */
function lineEnd(text, end, start) {
	if (end > start && text[end - 1] === "\n") return end;
	const newline = text.indexOf("\n", end);
	return newline < 0 ? text.length : newline + 1;
}
/** Leave off the lines that are the same at both ends. */
function narrowed(change) {
	const before = linesOf(change.before);
	const after = linesOf(change.after);
	let head = 0;
	while (head < before.length && head < after.length && before[head] === after[head]) head++;
	let tail = 0;
	while (tail < before.length - head && tail < after.length - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
	const start = change.start + before.slice(0, head).join("").length;
	const kept = before.slice(head, before.length - tail).join("");
	return {
		start,
		end: start + kept.length,
		before: kept,
		after: after.slice(head, after.length - tail).join("")
	};
}
/** The lines of a text, each with its line ending; none for the empty text. */
const linesOf = (text) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
// src/report/diff.ts
const context = 3;
/** A unified diff of every file that changes, as `git apply` and `patch -p1` take it. */
const diff = ({ edits }) => Array.from(edits, ([file, own]) => fileDiff(file, own)).join("");
function fileDiff(file, edits) {
	const changes = lineChanges(file, edits);
	if (changes.length === 0) return "";
	const path = file.path.replace(/^(?:\.?\/)+/, "");
	return `--- ${quoted(`a/${path}`)}\n+++ ${quoted(`b/${path}`)}\n` + hunksOf(file, changes).join("");
}
/** Names with characters that would break the header are written as git writes them. */
function quoted(path) {
	if (!/["\\\p{Cc}]/u.test(path)) return /\s/.test(path) ? `${path}\t` : path;
	return JSON.stringify(path);
}
function hunksOf(file, changes) {
	const before = linesOf(file.text);
	const lines = inLines(before, changes);
	const groups = [];
	for (const change of lines) {
		const group = groups.at(-1);
		if (group && change.from - (group.at(-1)?.to ?? 0) <= 6) group.push(change);
		else groups.push([change]);
	}
	let shift = 0;
	return groups.map((group) => {
		const text = hunkText(before, group, shift);
		shift += group.reduce((sum, { from, to, added }) => sum + added.length - (to - from), 0);
		return text;
	});
}
/** Offsets to line numbers from 0, in one pass. */
function inLines(before, changes) {
	let line = 0;
	let offset = 0;
	return changes.map((change) => {
		while (offset < change.start) offset += before[line++]?.length ?? Number.POSITIVE_INFINITY;
		return {
			from: line,
			to: line + linesOf(change.before).length,
			added: linesOf(change.after)
		};
	});
}
function hunkText(before, group, shift) {
	const first = group[0];
	const last = group.at(-1);
	const from = Math.max(0, first.from - context);
	const to = Math.min(before.length, last.to + context);
	const grown = group.reduce((sum, change) => sum + change.added.length - (change.to - change.from), 0);
	let body = "";
	let at = from;
	for (const change of group) {
		body += marked(" ", before.slice(at, change.from)) + marked("-", before.slice(change.from, change.to)) + marked("+", change.added);
		at = change.to;
	}
	body += marked(" ", before.slice(at, to));
	return `@@ -${span$1(from, to - from)} +${span$1(from + shift, to - from + grown)} @@\n${body}`;
}
/** Lines count from 1, but an empty range is named by the line before it. */
const span$1 = (from, count) => count === 1 ? `${from + 1}` : `${count === 0 ? from : from + 1},${count}`;
const marked = (mark, lines) => lines.map((line) => line.endsWith("\n") ? mark + line : `${mark}${line}\n\\ No newline at end of file\n`).join("");
// src/report/position.ts
function positionsIn({ text }) {
	const starts = [0];
	for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
	return {
		at(offset) {
			let low = 0;
			let high = starts.length - 1;
			while (low < high) {
				const middle = low + high + 1 >> 1;
				if (starts[middle] <= offset) low = middle;
				else high = middle - 1;
			}
			return {
				line: low + 1,
				column: offset - starts[low] + 1
			};
		},
		line: (number) => text.slice(starts[number - 1], starts[number]).replace(/\r?\n$/, "")
	};
}
// src/report/summary.ts
const wayOf = ({ fix }) => fix ? fix.safe ? "safe" : "review" : "manual";
function summaryOf({ site, migration: { findings }, applied }) {
	const count = (test) => findings.filter(test).length;
	return {
		files: site.files.length,
		findings: findings.length,
		errors: count((finding) => finding.severity === "error"),
		warnings: count((finding) => finding.severity === "warning"),
		safe: count((finding) => wayOf(finding) === "safe"),
		review: count((finding) => wayOf(finding) === "review"),
		manual: count((finding) => wayOf(finding) === "manual"),
		applied: applied.size,
		problems: site.files.reduce((sum, file) => sum + file.problems.length, 0)
	};
}
/** Whether something is left that keeps 2.4 from starting or changes what it does. */
const isWorkLeft = ({ migration: { findings }, applied }) => findings.some((finding) => finding.severity !== "info" && !applied.has(finding));
/** "1 file", "3 files". */
const counted = (count, one, many = `${one}s`) => `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
/** The findings of each file, in their order. */
function findingsByFile(findings) {
	const byFile = /* @__PURE__ */ new Map();
	for (const finding of findings) {
		const own = byFile.get(finding.file);
		if (own) own.push(finding);
		else byFile.set(finding.file, [finding]);
	}
	return byFile;
}
// src/report/json.ts
/** Format version 1 of `--format json`. Lines and columns count from 1; files without findings and problems are left out. */
function json(report) {
	const { errors: _errors, warnings: _warnings, problems: _problems, ...summary } = summaryOf(report);
	const byFile = findingsByFile(report.migration.findings);
	const files = report.site.files.filter((file) => byFile.has(file) || file.problems.length > 0).map((file) => fileEntry(report, file, byFile.get(file) ?? []));
	return `${JSON.stringify({
		version: 1,
		complete: report.site.complete,
		from: report.site.from,
		files,
		summary
	}, null, 2)}\n`;
}
function fileEntry(report, file, findings) {
	const positions = positionsIn(file);
	return {
		path: file.path,
		changed: report.migration.texts.has(file),
		findings: findings.map((finding) => findingEntry(report, finding, positions)),
		problems: file.problems.map(({ at, message }) => ({
			...positions.at(at.start),
			message
		}))
	};
}
function findingEntry({ applied }, finding, positions) {
	const { rule, severity, message, fix } = finding;
	return {
		rule: rule.id,
		severity,
		...span(positions, finding.range.start, finding.range.end, "line", "column"),
		message,
		see: rule.see,
		fix: fix ? {
			title: fix.title,
			safe: fix.safe,
			assumes: fix.assumes ?? null,
			applied: applied.has(finding),
			edits: fix.edits.map((edit) => ({
				...edit.file === finding.file ? {} : { path: edit.file.path },
				...span(edit.file === finding.file ? positions : positionsIn(edit.file), edit.start, edit.end, "startLine", "startColumn"),
				text: edit.text
			}))
		} : null
	};
}
function span(positions, start, end, line, column) {
	const from = positions.at(start);
	const to = positions.at(end);
	return {
		[line]: from.line,
		[column]: from.column,
		endLine: to.line,
		endColumn: to.column
	};
}
// src/report/rule-page.ts
/** All rules, a line each: severity, name, title. */
function rulesList(rules) {
	const width = Math.max(...rules.map((rule) => rule.id.length));
	return rules.map(({ id, severity, title }) => `${id.padEnd(width)}  ${severity.padEnd(7)}  ${title}\n`).join("");
}
/** One rule's page. */
const rulePage = ({ id, title, severity, page, see }) => `${id} (${severity}): ${title}.\n\n${page.trim()}\n\nSee ${see}\n`;
// src/report/text.ts
const codes = {
	bold: 1,
	dim: 2,
	red: 31,
	green: 32,
	yellow: 33,
	blue: 34
};
const inColour = (style, text) => `\u001B[${codes[style]}m${text}\u001B[0m`;
const plain = (_style, text) => text;
const styles = {
	error: "red",
	warning: "yellow",
	info: "blue"
};
/** The report that people read: grouped by file, each finding with its line, and at the end what to do next. */
function text(report, paint = plain) {
	const byFile = findingsByFile(report.migration.findings.filter((finding) => !report.applied.has(finding)));
	return report.site.files.filter((file) => byFile.has(file) || file.problems.length > 0).map((file) => fileText(file, byFile.get(file) ?? [], paint)).join("") + summaryLine(report, paint);
}
function fileText(file, findings, paint) {
	const positions = positionsIn(file);
	return [...alike(findings).map((group) => ({
		at: group[0].range.start,
		text: () => findingText(group, positions, paint)
	})), ...file.problems.map((problem) => ({
		at: problem.at.start,
		text: () => problemText(file, problem, positions, paint)
	}))].sort((a, b) => a.at - b.at).map((entry) => entry.text()).join("");
}
/** Findings that say the very same thing are said once, with the lines of the others. */
function alike(findings) {
	const groups = /* @__PURE__ */ new Map();
	for (const finding of findings) {
		const key = [
			finding.rule.id,
			finding.severity,
			finding.message,
			finding.fix?.title,
			finding.fix?.assumes
		].join("\n");
		const group = groups.get(key);
		if (group) group.push(finding);
		else groups.set(key, [finding]);
	}
	return [...groups.values()];
}
function findingText(group, positions, paint) {
	const [finding, ...others] = group;
	const { file, range, severity, message, rule } = finding;
	return `${`${paint("bold", place(file, range.start, positions))}: ${paint(styles[severity], severity)}: ${message} ${paint("dim", `[${rule.id}]`)}\n`}${sourceLine(range, positions, styles[severity], paint)}${alsoText(others, positions)}${wayText(finding, paint)}\n`;
}
function alsoText(others, positions) {
	if (others.length === 0) return "";
	const lines = others.slice(0, 20).map((finding) => positions.at(finding.range.start).line);
	const more = others.length > lines.length ? ` and ${others.length - lines.length} more` : "";
	return `    also on ${lines.length === 1 && !more ? "line" : "lines"} ${lines.join(", ")}${more}\n`;
}
function problemText(file, { at, message }, positions, paint) {
	return `${paint("bold", place(file, at.start, positions))}: ${paint("red", "unreadable")}: ${message}\n${sourceLine(at, positions, "red", paint)}\n`;
}
function place(file, offset, positions) {
	const { line, column } = positions.at(offset);
	return `${file.path}:${line}:${column}`;
}
const widest = 120;
/** The line, and a caret under what is meant; of a line too wide for a screen the part around it. */
function sourceLine(range, positions, style, paint) {
	const start = positions.at(range.start);
	const whole = positions.line(start.line);
	const cut = start.column > 100 ? start.column - 21 : 0;
	const shown = printable(whole.slice(cut, cut + widest));
	const from = start.column - 1 - cut;
	const length = Math.max(1, Math.min(range.end - range.start, shown.trimEnd().length - from));
	const lead = shown.slice(0, from).replace(/[^\t]/g, " ");
	return `    ${shown.trimEnd()}\n    ${lead}${paint(style, "^".repeat(length))}\n`;
}
/** Control characters in a file must not steer the reader's terminal. */
const printable = (line) => line.replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g, "�");
function wayText(finding, paint) {
	const { fix } = finding;
	switch (wayOf(finding)) {
		case "safe": return `    ${paint("green", "fix")}: ${fix?.title}\n`;
		case "review": return `    ${paint("yellow", "fix, for review")}: ${fix?.title}\n    ${paint("yellow", "if")}: ${fix?.assumes}\n`;
		default: return "";
	}
}
/** What was found and what to do next, in one line. */
function summaryLine(report, paint) {
	const { files, findings, safe, review, manual, applied, problems } = summaryOf(report);
	const read = counted(files, "file");
	const unread = problems ? [`${counted(problems, "line")} that httpd could not read either`] : [];
	if (findings === 0) return `${paint("bold", `${read} read: nothing that 2.4 would trip over`)}${unread.map((text) => `; ${text}`).join("")}.\n`;
	const left = safe + review - applied;
	const parts = [
		...applied ? [`${counted(applied, "fix", "fixes")} written to ${counted(report.migration.texts.size, "file")}`] : [],
		...applied === 0 && safe ? [`${counted(safe, "fix", "fixes")} that cannot change behaviour (--write)`] : [],
		...applied === 0 && review ? [`${review} for review (--review)`] : [],
		...applied && left ? [`${left} for review (--review)`] : [],
		...manual ? [`${manual} left to you`] : [],
		...unread
	];
	return `${paint("bold", `${read} read, ${counted(findings, "finding")}`)}: ${parts.join(", ")}.\n`;
}
// src/settings.ts
const checks = {
	complete: ["true or false", (value) => typeof value === "boolean"],
	from: ["\"auto\", \"2.2\" or \"2.4\"", (value) => value === "auto" || value === "2.2" || value === "2.4"],
	include: ["a list of globs", isListOfStrings],
	exclude: ["a list of globs", isListOfStrings],
	rules: ["an object: rule → \"off\", \"error\", \"warning\" or \"info\"", isRuleLevels]
};
/**
* Read the text of a settings file.
* @throws SettingsError with one sentence that says what is wrong
*/
function readSettings(text, rules) {
	const settings = parse(text);
	for (const [key, value] of Object.entries(settings)) {
		if (key === "$schema") continue;
		const check = checks[key];
		if (!check) throw new SettingsError(`There is no setting "${key}".${didYouMean(key, Object.keys(checks))}`);
		if (!check[1](value)) throw new SettingsError(`"${key}" must be ${check[0]}.`);
	}
	const names = rules.map((rule) => rule.id);
	for (const name of Object.keys(settings.rules ?? {})) if (!names.includes(name)) throw new SettingsError(`There is no rule "${name}".${didYouMean(name, names)}`);
	return settings;
}
/** A mistake in a settings file: one sentence for the user. */
var SettingsError = class extends Error {};
function parse(text) {
	try {
		const value = JSON.parse(text);
		if (value && typeof value === "object" && !Array.isArray(value)) return value;
	} catch (error) {
		throw new SettingsError(`It is not valid JSON: ${error.message}.`);
	}
	throw new SettingsError("It must hold an object of settings.");
}
function isListOfStrings(value) {
	return Array.isArray(value) && value.every((item) => typeof item === "string");
}
function isRuleLevels(value) {
	const levels = [
		"off",
		"error",
		"warning",
		"info"
	];
	return !!value && typeof value === "object" && Object.values(value).every((level) => levels.includes(level));
}
/** The rules that the settings leave, with the severities they give them. */
function rulesUnder(settings, rules) {
	const levels = settings.rules;
	if (!levels) return rules;
	return rules.flatMap((rule) => {
		const level = levels[rule.id];
		if (level === "off") return [];
		return [level ? {
			...rule,
			severity: level,
			check: withSeverity(rule, level)
		} : rule];
	});
}
const withSeverity = (rule, severity) => function* (site) {
	for (const hit of rule.check(site)) yield {
		...hit,
		severity
	};
};
// src/cli.ts
process.stdout.on("error", quietly);
process.exitCode = await main(process.argv.slice(2));
async function main(argv) {
	try {
		const command = readArguments(argv);
		if (command.name === "migrate") return await run(command.options);
		if (command.name === "rules") return showRules(command.id);
		process.stdout.write(command.name === "help" ? help : `0.1.0\n`);
		return 0;
	} catch (error) {
		if (error instanceof UsageError) return fail(`${error.message} \`httpd-upgrade --help\` lists the options.`);
		const { message } = error;
		return fail(`httpd-upgrade met an error of its own: ${message}. Please report it, with the file; nothing was written.`);
	}
}
/** A reader that stops reading, such as \`head\`, is no error. */
function quietly(error) {
	if (error.code !== "EPIPE") throw error;
}
function fail(message) {
	process.stderr.write(`httpd-upgrade: ${message}\n`);
	return 2;
}
function showRules(id) {
	const rule = rules.find((rule) => rule.id === id);
	if (id && !rule) throw new UsageError(`There is no rule ${id}.${didYouMean(id, rules.map((rule) => rule.id))}`);
	process.stdout.write(rule ? rulePage(rule) : rulesList(rules));
	return 0;
}
async function run(options) {
	const settings = settingsFor(options);
	const chosen = chosenRules(options, settings);
	const reading = await readPaths(options, settings);
	for (const { message } of reading.troubles) fail(message);
	const { site, sources } = siteFor(options, settings, reading);
	if (sources.size === 0) return reading.troubles.length ? 2 : fail(nothingFound(options));
	const migration = migrate(site, {
		rules: chosen,
		fixes: options.fixes
	});
	const troubles = options.action === "write" ? save(migration, sources) : [];
	for (const { message } of troubles) fail(message);
	for (const [file, { message }] of migration.broken) fail(`${file.path} is left as it was: its fixes would have broken it (${message}). Please report it, with the file.`);
	const report = {
		site,
		migration,
		applied: options.action === "write" && troubles.length === 0 ? migration.taken : /* @__PURE__ */ new Set()
	};
	print(options, report);
	return reading.troubles.length + troubles.length + migration.broken.size > 0 ? 2 : isWorkLeft(report) ? 1 : 0;
}
const nothingFound = ({ paths }) => `No httpd configuration was found in ${paths.join(", ")}, so nothing was checked; name the files, or add --include GLOB.`;
function settingsFor({ config }) {
	if (config === void 0) return {};
	try {
		return readSettings(readFileSync(config, "utf8"), rules);
	} catch (error) {
		if (error instanceof SettingsError) throw new UsageError(`${config}: ${error.message}`);
		throw new UsageError(`${config} could not be read: ${error.message}.`);
	}
}
function chosenRules({ only, skip }, settings) {
	const names = rules.map((rule) => rule.id);
	const unknown = [...only, ...skip].find((name) => !names.includes(name));
	if (unknown) throw new UsageError(`There is no rule ${unknown}.${didYouMean(unknown, names)}`);
	return rulesUnder(settings, rules).filter(({ id }) => (only.length === 0 || only.includes(id)) && !skip.includes(id));
}
async function readPaths(options, settings) {
	const include = await matcher("--include", [...options.include, ...settings.include ?? []]);
	const exclude = await matcher("--exclude", [...options.exclude, ...settings.exclude ?? []]);
	const wanted = (path) => (isConfigPath(path) || include(path)) && !exclude(path);
	const paths = options.paths.filter((path) => path !== "-");
	const reading = read(paths, {
		wanted,
		...progress()
	});
	if (paths.length === options.paths.length) return reading;
	const input = {
		path: "standard-input",
		named: true,
		...decode(readFileSync(0))
	};
	return {
		...reading,
		sources: [...reading.sources, input]
	};
}
async function matcher(option, globs) {
	if (globs.length === 0) return () => false;
	const { globMatcher } = await import("./cli-globs.js");
	try {
		return globMatcher(globs);
	} catch (error) {
		throw new UsageError(`${option}: ${error.message}`);
	}
}
/** A line on a terminal that tells how far reading has come, when it takes longer than a second. */
function progress() {
	if (!process.stderr.isTTY) return {};
	const start = Date.now();
	let shown = false;
	process.once("exit", () => shown && process.stderr.write("\r\x1B[K"));
	return { progress(files) {
		if (Date.now() - start < 1e3) return;
		shown = true;
		process.stderr.write(`\r\u001B[K${files} files read…`);
	} };
}
function siteFor(options, settings, reading) {
	const from = options.from ?? settings.from ?? "auto";
	const sources = /* @__PURE__ */ new Map();
	for (const source of reading.sources) {
		const file = parse$1(source.text, source.path, from === "2.4" ? "2.4" : "2.2");
		if (source.named || isForHttpd(file)) sources.set(file, source);
	}
	const complete = options.complete || (settings.complete ?? false);
	return {
		site: siteOf([...sources.keys()], {
			complete,
			from,
			links: reading.links
		}),
		sources
	};
}
function save({ texts }, sources) {
	const changes = Array.from(texts, ([file, text]) => ({
		source: sources.get(file),
		text
	}));
	const onDisk = changes.filter(({ source }) => source.path !== "standard-input");
	for (const { source, text } of changes) if (source.path === "standard-input") process.stdout.write(text);
	return write(onDisk).troubles;
}
function print(options, report) {
	const out = rendered(options, report);
	const stream = options.action === "write" && options.paths.includes("-") ? process.stderr : process.stdout;
	if (options.output === void 0) return void stream.write(out);
	try {
		writeFileSync(options.output, out);
	} catch (error) {
		throw new UsageError(`The report could not be written to ${options.output}: ${error.message}.`);
	}
}
function rendered(options, report) {
	if (options.action === "diff") return diff(report.migration);
	if (options.format === "json") return json(report);
	const paint = wantsColour(options) ? inColour : plain;
	return options.quiet ? summaryLine(report, paint) : text(report, paint);
}
function wantsColour({ color, output }) {
	if (color !== void 0) return color;
	return output === void 0 && process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== "dumb";
}
export {};
