import { a as isSection, c as valuesOf, d as addToGroup, f as groupBy, i as isDirective, l as walk, n as commandsUnder, o as siblings, p as groupByEach, r as isCommand, s as sourceOf, t as ancestors } from "./index-tree.mjs";
import { S as replace, _ as originalOffsetLookup, a as applyEdits, b as removeSection, d as fixWithAssumptions, g as lineEndingOf, l as editKey, n as linesOf, o as assumptionFields, p as insertAfter, r as chooseFixes, t as lineChanges, y as removeLine } from "./index-line-changes.mjs";
import { A as templateTagStartSource, C as isLiteral, D as quotedIfNeeded, E as quoted, S as isInMacro, _ as logicalLineText, a as runWithWordCache, c as leaveSection, d as startNesting, f as startsForeignCode, h as endOfLogicalLine, i as FileOfLines, k as hasPlaceholder, l as noteProblemsOfLine, m as readLine, n as reparse, o as countSectionTooDeep, r as templateVersionTags, s as enterSection, t as parse, u as problemsInOrder, v as hasUnsupportedTag, x as hasTemplateTag, y as templateTagsIn } from "./index-parse.mjs";
// src/httpd/absolute-path.ts
/** Whether httpd takes a path as absolute on any system: from the root, or from a drive. */
const isAbsolute = (path) => /^(\/|[A-Za-z]:)/.test(path);
// src/httpd/bytes.ts
/**
* A text as httpd's bytes, with one character for each byte. A character beyond ASCII becomes its UTF-8 bytes, each as a
* character of the private use area. Like bytes for PCRE and apr_fnmatch in the C locale, these characters have no letter case,
* are not letters or spaces, and keep their order.
*/
function bytesAsCharacters(text) {
	if (isAscii(text)) return text;
	return Array.from(encoder.encode(text), (byte) => String.fromCharCode(byte < 128 ? byte : firstOfAll + byte)).join("");
}
/** Whether each character is one byte. */
const isAscii = (text) => !/[^\0-\x7f]/.test(text);
const firstOfAll = 57344;
const encoder = new TextEncoder();
// src/httpd/fnmatch.ts
/** Whether a file name contains a wildcard (apr_fnmatch_test). */
const hasWildcard = (name) => /[*?[]/.test(name);
/**
* Returns a test: whether a name matches a wildcard pattern, as in apr_fnmatch with APR_FNM_PERIOD: `*`, `?`, `[a-z]`, `[!a-z]`;
* a leading dot must be written in the pattern. It takes at most time proportional to the product of both lengths.
*/
function nameMatcher(pattern) {
	if (!hasWildcard(pattern)) return (name) => name === pattern;
	const parts = partsOf$1(pattern);
	return (name) => (name.startsWith(".") ? pattern.startsWith(".") : true) && matches$2(parts, name);
}
/** A set, even `[]a]`, is one token. `[` without an end is literal. */
const tokensOf = (pattern) => pattern.match(/\*|\?|\[[!^]?\]?[^\]]*\]|./gsu) ?? [];
/** The parts of a pattern, byte by byte. apr_fnmatch compares bytes: `?` does not match `é`; `[é]` matches either byte of it. */
function partsOf$1(pattern) {
	return tokensOf(bytesAsCharacters(pattern)).map((token) => {
		if (token === "*") return "*";
		if (token === "?") return () => true;
		return token.length > 2 && token.startsWith("[") ? oneOf(token.slice(1, -1)) : (char) => char === token;
	});
}
function oneOf(set) {
	const negated = /^[!^]/.test(set);
	const ranges = (negated ? set.slice(1) : set).match(/.-.|./gsu) ?? [];
	const within = (char) => ranges.some((range) => range.length > 2 ? char >= range.charAt(0) && char <= range.slice(-1) : char === range);
	return (char) => within(char) !== negated;
}
/** Matches without recursion. On a mismatch, the last star takes one more character. Earlier stars need not be tried again. */
function matches$2(parts, name) {
	const chars = bytesAsCharacters(name);
	let [at, part] = [0, 0];
	let [star, resume] = [-1, 0];
	while (at < chars.length) {
		const wanted = parts[part];
		if (wanted === "*") {
			star = part++;
			resume = at;
		} else if (wanted?.(chars[at])) {
			at++;
			part++;
		} else if (star >= 0) {
			part = star + 1;
			at = ++resume;
		} else return false;
	}
	return parts.slice(part).every((rest) => rest === "*");
}
/**
* Whether a pattern of `<Directory>` or `<Files>` may match a name or one path segment, without APR_FNM_PERIOD: a leading
* dot is an ordinary character. True for every pattern that this tool cannot evaluate.
*/
const mayWildcardPatternMatch = (pattern, name) => regexSourceOfWildcard(pattern, ".") === void 0 || matches$2(partsOf$1(pattern), name);
/**
* A wildcard pattern as a regular expression; undefined for special cases of apr_fnmatch: a backslash, `[` without an
* end, a bracket in a set, and so on.
* @param any the expression for `?`
*/
function regexSourceOfWildcard(pattern, any) {
	const parts = tokensOf(pattern).map((token) => {
		if (token === "*") return `${any}*`;
		if (token === "?") return any;
		if (/^\[[!^]?(?:[\w.](?:-\w)?)+\]$/.test(token)) return token.replace(/^\[[!^]/, "[^");
		return /[[\]\\]/.test(token) ? void 0 : token.replace(/[.+^${}()|]/, "\\$&");
	});
	if (parts.includes(void 0)) return void 0;
	const source = parts.join("");
	return isRegex(source) ? source : void 0;
}
/** Whether a source is a valid regular expression. One with a reversed range is not. */
function isRegex(source) {
	try {
		return new RegExp(source) instanceof RegExp;
	} catch {
		return false;
	}
}
/** Whether this tool can evaluate a name or path with wildcards. */
const isEvaluableWildcard = (pattern) => !hasWildcard(pattern) || regexSourceOfWildcard(pattern, ".") !== void 0;
/** Whether the segments of one path may match the first segments of another; each path may have wildcards. */
function mayMatchLeadingSegments(short, long) {
	return short.every((segment, index) => {
		const other = long[index] ?? "";
		return segment === other || hasWildcard(segment) && hasWildcard(other) && mayMatchAlike(segment, other) || hasWildcard(segment) && mayWildcardPatternMatch(segment, other) || hasWildcard(other) && mayWildcardPatternMatch(other, segment);
	});
}
/** Whether some name may match both patterns, judged by their beginnings. */
function mayMatchAlike(one, other) {
	const [a, b] = [one, other].map((text) => text.slice(0, text.search(/[*?[\\]/)));
	return (a ?? "").startsWith(b ?? "") || (b ?? "").startsWith(a ?? "");
}
// src/httpd/folder-path.ts
/**
* The segments of a path, with `..` resolved. If the path starts with a drive, in lower case, because letter case does not
* matter there.
*/
function segmentsOf$1(path) {
	if (isOfPlainNames(path)) return path.slice(1).split("/");
	const plain = path.includes("\\") ? path.replaceAll("\\", "/") : path;
	const found = [];
	for (const segment of (/^\/?[a-z]:/i.test(plain) ? plain.toLowerCase() : plain).split("/")) if (segment === "..") found.pop();
	else if (segment !== "" && segment !== ".") found.push(segment);
	return found;
}
const isOfPlainNames = (path) => /^(?:\/[\w-]+)+$/.test(path);
/** A folder as people write it. On Windows it starts with its drive. */
const folderText = (names) => /^[a-z]:$/.test(names[0] ?? "") ? `${names[0]?.toUpperCase()}/${names.slice(1).join("/")}` : `/${names.join("/")}`;
/** Whether a path, by its segments, is the folder or is in it. */
const isPathWithin = (place, folder) => place.length >= folder.length && folder.every((name, index) => place[index] === name);
/**
* Returns a test: whether a folder equals, contains or lies in one of the others. A test takes time in proportion to the folder's
* depth.
*/
function folderOverlapTest(others) {
	const own = new Set(others.map(inText));
	const above = new Set(others.flatMap(upFrom));
	return (folder) => above.has(inText(folder)) || upFrom(folder).some((up) => own.has(up));
}
const inText = (names) => names.join("/");
/** The folder and all folders above it. */
const upFrom = (names) => Array.from({ length: names.length + 1 }, (_, length) => inText(names.slice(0, length)));
// src/base/once.ts
/** Returns a function that calls `workOut` once for each object and caches the result. */
function oncePerObject(workOut) {
	const known = /* @__PURE__ */ new WeakMap();
	return (one) => {
		const found = known.get(one) ?? { result: workOut(one) };
		known.set(one, found);
		return found.result;
	};
}
/** Returns a function that calls `workOut` once for each key and keeps all results. A key may be undefined. */
function oncePerKey(workOut) {
	const known = /* @__PURE__ */ new Map();
	return (key) => {
		const found = known.get(key) ?? { result: workOut(key) };
		known.set(key, found);
		return found.result;
	};
}
/** Returns a function that caches the results of `workOut`. When the cache has `maxTexts` results, it is emptied. */
function oncePerText(workOut) {
	const known = /* @__PURE__ */ new Map();
	return (text) => {
		const found = known.get(text) ?? { result: workOut(text) };
		if (known.size >= maxTexts) known.clear();
		known.set(text, found);
		return found.result;
	};
}
const maxTexts = 5e3;
/** Returns a cached copy of an equal text, if there is one, because many findings have the same message. */
const internedText = oncePerText((text) => text);
// src/httpd/evaluable-pattern.ts
/**
* Whether a regular expression contains only syntax that this tool evaluates: characters, escapes for a character or position,
* sets, groups, back references, look-around, comments, repetitions, and `(?i)`. It does not evaluate `\Q…\E`, flags such as
* `(?x)`, `(?(…)`, `(*VERB)`, recursion, or named sets such as `[[:alpha:]]`. A repetition after a comment applies to the part
* before the comment; that form is excluded too.
*/
function isEvaluablePattern(pattern) {
	let open = 0;
	let end = 0;
	for (const [piece] of pattern.matchAll(pieces)) {
		end += piece.length;
		if (piece.startsWith("(") && !/^\(\?[i#].*\)$/s.test(piece)) open++;
		else if (piece === ")" && --open < 0) return false;
	}
	return end === pattern.length && open === 0;
}
/** An escape for a character by number, a literal character, a character class, or a position. */
const escaped = /\\(?:x[0-9a-fA-F]{2}|[0-3][0-7]{2}|[1-9](?!\d)|c[\x20-\x7e]|[dDwWsSbBAzZhHvVnrtfae]|[^\w\s]|\s)/.source;
const comment = /\(\?#[^)]*\)(?![?*+{])/.source;
const set = `\\[\\^?\\]?(?:${escaped}|\\[(?![:.=])|[^\\]\\\\[])*\\]`;
const group = /\((?:\?(?:i\)|i?:|[=!>]|<[=!]|P?<\w+>)|(?![?*]))/.source;
const pieces = new RegExp(`${escaped}|${set}|${comment}|${group}|[^\\\\[(]`, "gsy");
/**
* Matches an escaped character, a set or a comment in a pattern that `isEvaluablePattern` accepts. Characters inside these are
* not operators.
*/
const escapeSetOrCommentSource = /\(\?#[^)]*\)|\\c?[\s\S]|\[\^?\]?(?:\\c?[\s\S]|[^\]\\])*\]/.source;
// src/httpd/modules.ts
/**
* One row: source, symbol in 2.2, symbol in 2.4, shared object (`=` the usual one, `-` none), and the modules with these values.
* They come from the module structures in the source of both versions.
*/
const table$3 = `
= = = = mod_actions mod_alias mod_asis mod_auth_basic mod_auth_digest mod_authn_anon mod_authn_dbd mod_authn_dbm
= = = = mod_authn_file mod_authnz_ldap mod_authz_dbm mod_authz_groupfile mod_authz_host mod_authz_owner mod_authz_user
= = = = mod_autoindex mod_bucketeer mod_cache mod_case_filter mod_case_filter_in mod_cern_meta mod_cgi mod_cgid
= = = = mod_charset_lite mod_dav mod_dav_fs mod_dav_lock mod_dbd mod_deflate mod_dir mod_dumpio mod_echo mod_env
= = = = mod_expires mod_ext_filter mod_file_cache mod_filter mod_headers mod_ident mod_imagemap mod_include mod_info
= = = = mod_isapi mod_log_config mod_log_forensic mod_logio mod_mime mod_mime_magic mod_negotiation
= = = = mod_optional_fn_export mod_optional_fn_import mod_optional_hook_export mod_optional_hook_import mod_proxy
= = = = mod_proxy_ajp mod_proxy_balancer mod_proxy_connect mod_proxy_ftp mod_proxy_http mod_proxy_scgi mod_reqtimeout
= = = = mod_rewrite mod_setenvif mod_speling mod_ssl mod_status mod_substitute mod_suexec mod_unique_id mod_userdir
= = = = mod_usertrack mod_version mod_vhost_alias
= - = = mod_access_compat mod_allowmethods mod_auth_form mod_authn_core mod_authn_socache mod_authnz_fcgi
= - = = mod_authz_core mod_authz_dbd mod_brotli mod_buffer mod_cache_disk mod_cache_socache mod_data mod_dialup
= - = = mod_example_hooks mod_example_ipc mod_heartbeat mod_heartmonitor mod_http2 mod_lbmethod_bybusyness
= - = = mod_lbmethod_byrequests mod_lbmethod_bytraffic mod_lbmethod_heartbeat mod_log_debug mod_lua mod_macro mod_md
= - = = mod_privileges mod_proxy_express mod_proxy_fcgi mod_proxy_fdpass mod_proxy_hcheck mod_proxy_html
= - = = mod_proxy_http2 mod_proxy_uwsgi mod_proxy_wstunnel mod_ratelimit mod_reflector mod_remoteip mod_request
= - = = mod_sed mod_session mod_session_cookie mod_session_crypto mod_session_dbd mod_slotmem_plain mod_slotmem_shm
= - = = mod_socache_dbm mod_socache_dc mod_socache_memcache mod_socache_redis mod_socache_shmcb mod_systemd mod_unixd
= - = = mod_watchdog mod_xml2enc
= = = - core mod_netware mod_so mod_win32 mpm_netware mpm_winnt
= = - = mod_authn_alias mod_authn_default mod_authz_default mod_disk_cache mod_example mod_mem_cache
= mpm_beos_module - - beos
= mpm_event_module mpm_event_module mod_mpm_event.so event
= http_module http_module - http_core
util_ldap.c = = = mod_ldap
= nwssl_module nwssl_module = mod_nw_ssl
= mpm_mpmt_os2_module mpm_mpmt_os2_module - mpmt_os2
= mpm_prefork_module mpm_prefork_module mod_mpm_prefork.so prefork
= mpm_worker_module mpm_worker_module mod_mpm_worker.so worker
`;
let read;
/**
* The module that `<IfModule>` or LoadModule means: by source file (`mod_ssl.c`), symbol (`ssl_module`) or plain name
* (`mod_ssl`), in any letter case. Undefined for a module that is not part of httpd.
*/
const moduleByName = (name) => byName().get(name.toLowerCase());
function byName() {
	read ??= readTable();
	return read;
}
/** Modules that 2.4 has under another name, with that name (CHANGES 2.3.x). */
const renamedModules24 = {
	mod_disk_cache: "mod_cache_disk",
	mod_authn_alias: "mod_authn_core",
	mod_example: "mod_example_hooks"
};
/** Whether 2.4 has no module to load in place of this one. True for mod_authn_alias, which is now part of another module. */
const isRemovedIn24 = ({ name, symbol24 }) => !symbol24 && (name === "mod_authn_alias" || renamedModules24[name] === void 0);
/** Every module of both versions, by name. */
const allModules = () => [...new Set(byName().values())].sort((one, other) => one.name < other.name ? -1 : 1);
function readTable() {
	const found = /* @__PURE__ */ new Map();
	for (const row of table$3.trim().split("\n")) {
		const [source = "", symbol22 = "", symbol24 = "", file = "", ...names] = row.split(" ");
		for (const name of names) {
			const symbol = `${name.replace(/^mod_/, "")}_module`;
			const module = {
				name,
				source: source === "=" ? `${name}.c` : source,
				symbol22: cellOf(symbol22, symbol),
				symbol24: cellOf(symbol24, symbol),
				file: cellOf(file, `${name}.so`)
			};
			for (const key of [
				name,
				module.source,
				module.symbol22,
				module.symbol24
			]) if (key) found.set(key, module);
		}
	}
	return found;
}
const cellOf = (cell, usual) => cell === "=" ? usual : cell === "-" ? void 0 : cell;
// src/httpd/guards.ts
/** How `version` reads this section; `always` for a section that is not a guard. */
const guardReading = (section, version) => isGuard(section) ? conditionRead[version](section) : "always";
/** How each version reads a guard. Cached, because nearly every rule needs it. */
const conditionRead = {
	"2.2": oncePerObject((guard) => readCondition(guard, "2.2")),
	"2.4": oncePerObject((guard) => readCondition(guard, "2.4"))
};
function readCondition(section, version) {
	if (hasQuotesThatMatchNoName(section, version)) return guardReadingIfNameAbsent(section);
	switch (section.key) {
		case "ifmodule": return isTemplated(section) ? "maybe" : ifModule(section, version);
		case "ifversion": return isTemplated(section) ? "maybe" : ifVersion(valuesOf(section), version);
		case "ifdefine": return isTemplated(section) ? "maybe" : ifDefine(section);
		case "iftemplate": return section.readings?.[version] ?? "maybe";
		case "iffile":
		case "ifdirective":
		case "ifsection": return version === "2.2" ? "never" : "maybe";
		default: return "always";
	}
}
/**
* Whether httpd reads or skips the section when it starts: `<IfModule>`, `<IfVersion>`, `<IfDefine>`, 2.4's `<IfFile>`
* and the like, and a template branch for one version.
*/
const isGuard = (section) => section.key.startsWith("if") && guards.test(section.key);
const guards = /^if(module|version|define|file|directive|section|template)$/;
/** Whether a file has a guard. Most files have none, and their lines then need no check. */
const hasGuards = ({ keys }) => [...keys].some((key) => key.startsWith("<if") && guards.test(key.slice(1)));
/** How httpd reads an `<IfDefine>`. Names are case-sensitive (server/core.c, start_ifdefine and ap_exists_config_define). */
function ifDefine({ args, file }) {
	const text = args.length === 1 ? args[0]?.value ?? "" : "";
	const negated = text.startsWith("!");
	const isDefined = file.defined?.get(negated ? text.slice(1) : text);
	if (isDefined === void 0) return "maybe";
	return isDefined === negated ? "never" : "always";
}
/**
* Whether the quotes in an `<IfModule>` or `<IfDefine>` make its name match nothing: 2.2 keeps quotes after a `!`, and
* 2.4 sees no negation in a quoted `!` (server/core.c, start_ifmod and start_cond_section).
*/
function hasQuotesThatMatchNoName(section, version) {
	return (version === "2.2" ? /^!["']/ : /^["']!/).test(nameSaid(section) ?? "");
}
/**
* Whether 2.2 accepts the line of an `<IfModule>` or `<IfDefine>`: `>` must follow a single unquoted word
* (AP_INIT_TAKE1).
*/
const isGuardTagAcceptedBy22 = (section) => {
	const name = nameSaid(section);
	return name === void 0 || name === section.args[0]?.value;
};
/** The text of the name in an `<IfModule>` or `<IfDefine>`, up to the `>` of the tag. */
function nameSaid(section) {
	const [first] = section.args;
	const isOfName = section.key === "ifmodule" || section.key === "ifdefine";
	if (!first || first.value === "!" || !isOfName || isTemplated(section)) return void 0;
	const text = sourceOf(section.file, section);
	return text.slice(first.start - section.start, text.lastIndexOf(">"));
}
/** How a guard is read if the module or name that it tests is missing. */
const guardReadingIfNameAbsent = ({ args, file }) => file.text[args[0]?.start ?? 0] === "!" ? "always" : "never";
/** The name in an `<IfModule>` or `<IfDefine>`, without `!`. */
const testedName = ({ args }) => args[0]?.value.replace(/^!/, "").replace(/^(["'])(.*)\1$/, "$2") ?? "";
/** The module in an `<IfModule>`, if it comes with httpd. */
const testedModule = (guard) => isModuleGuard(guard) ? moduleByName(testedName(guard)) : void 0;
const isModuleGuard = ({ key }) => key === "ifmodule";
const isTemplated = (section) => hasPlaceholder(sourceOf(section.file, section));
/** Modules taken to be in every 2.4: the core, mod_so, and mod_authz_core, without which 2.4 answers 500 to every request. */
const alwaysThere = /* @__PURE__ */ new Set([
	"core",
	"http_core",
	"mod_so",
	"mod_authz_core"
]);
/**
* How a version reads an `<IfModule>`. Its condition is false for a module that this version never had, and for a name that does
* not match a source file or symbol exactly (server/core.c, start_ifmod; server/config.c, ap_find_linked_module).
*/
function ifModule(section, version) {
	const [text = "", ...more] = valuesOf(section);
	if (more.length > 0) return "maybe";
	const negated = text.startsWith("!");
	const name = testedName(section);
	const loaded = hasModule(name, version);
	const taken = loaded === "maybe" ? section.file.loaded?.get(nameOfModuleIn24(name)) : void 0;
	const reading = taken === void 0 ? loaded : taken ? "always" : "never";
	return negated ? opposite(reading) : reading;
}
function hasModule(name, version) {
	const module = moduleByName(name);
	if (!module) return "maybe";
	const { source, symbol22, symbol24 } = module;
	return !(version === "2.2" ? symbol22 : symbol24 ?? renamedModules24[module.name]) || !(name === source || name === symbol22 || name === symbol24) ? "never" : alwaysThere.has(module.name) ? "always" : "maybe";
}
/** The name under which `ConfigFile.loaded` has a module: its name in 2.4; for a third-party module, the given name. */
function nameOfModuleIn24(name) {
	const module = moduleByName(name)?.name;
	return module === void 0 ? name : renamedModules24[module] ?? module;
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
/**
* How a version reads an `<IfVersion>`, written as `[[!]operator] version`. The default operator is `=`, which also takes a
* pattern between slashes (modules/metadata/mod_version.c, start_ifversion). The result is `maybe` for a line that httpd rejects.
*/
function ifVersion(words, version) {
	const [operator = "", operand = ""] = words.length === 1 ? ["=", ...words] : words;
	const match = /^(!?)(==?|>=?|<=?|~)$/.exec(operator);
	if (!match || words.length > 2) return "maybe";
	const [, negated, sign = ""] = match;
	const pattern = sign === "~" ? operand : /^==?$/.test(sign) ? /^\/(.*)\/$/.exec(operand)?.[1] : void 0;
	const holds = pattern === void 0 ? compares(sign, operand, version) : matches$1(pattern, version);
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
function matches$1(operand, version) {
	if (!isEvaluablePattern(operand)) return "maybe";
	try {
		const pattern = new RegExp(operand);
		const series = Array.from({ length: version === "2.2" ? 35 : 100 }, (_, patch) => pattern.test(`${version}.${patch}`));
		if (series.every(Boolean)) return "always";
		return series.some(Boolean) ? "maybe" : "never";
	} catch {
		return "maybe";
	}
}
// src/httpd/directives.ts
const effectOf = {
	u: "maps",
	p: "passes",
	r: "asks",
	v: "sets",
	f: "reads",
	w: "writes",
	i: "brings",
	d: "refuses",
	a: "authorizes"
};
/** Whether a directive or section, with its name in lower case, may have the effect. An unknown directive may have any effect. */
function mayHaveEffect(key, effect) {
	const known = directiveByName(key.replace(/^</, ""));
	if (known) return known.effects.has(effect);
	const letters = foreignEffects.find(([names]) => names.test(key))?.[1];
	return letters === void 0 || [...letters].some((letter) => effectOf[letter] === effect);
}
/** Whether a directive of 2.4 is known to have the effect. False does not mean that it lacks the effect: see `mayHaveEffect`. */
function hasEffect(key, effect) {
	const known = directiveByName(key);
	return (known ? known.in24 !== void 0 : foreignEffects.some(([names]) => names.test(key))) && mayHaveEffect(key, effect);
}
/** Whether a name, in lower case, is Order, Allow, Deny or Satisfy. 2.4 needs mod_access_compat for them. */
const isAccessCompatDirective = (key) => directiveByName(key)?.in24?.module === "mod_access_compat";
/** Whether a directive is Order, Allow or Deny. */
const isOrderAllowOrDeny = (key) => directiveByName(key)?.in22?.module === "mod_authz_host";
/**
* Whether both versions split the arguments of the directive into words with ap_getword_conf, and use the last word unchanged.
* True for unknown directives.
*/
function splitsArgsIntoWords(key) {
	const known = directiveByName(key);
	if (!known || cutsWords.has(key)) return true;
	return [known.in22, known.in24].every((form) => !form || /^(TAKE|ITERATE|FLAG)/.test(form.kind)) && !takesExpression.has(key);
}
/** Directives that get the whole line from httpd, and split it into words themselves. */
const cutsWords = /* @__PURE__ */ new Set([...[
	"setenvif",
	"setenvifnocase",
	"browsermatch",
	"browsermatchnocase",
	"header",
	"requestheader"
], ...[
	"options",
	"allowoverride",
	"fileetag",
	"serveralias",
	"accessfilename",
	"directoryindex",
	"userdir"
]]);
/** Directives whose last word 2.4 parses as an expression. If it ends in one backslash, 2.4 stops with "flex scanner jammed". */
const takesExpression = /* @__PURE__ */ new Set([
	"authname",
	"authtype",
	"errordocument"
]);
/** The directives that include other files, in lower case. */
const includeDirectiveNames = ["include", "includeoptional"];
const isInclude = ({ key }) => includeDirectiveNames.includes(key);
/** The effects of third-party directives, by name in lower case. The first matching row applies. */
const foreignEffects = [
	[/^[\d:]/, ""],
	[/^(perl|python)transhandler$|^vhostldap|^jkautoalias$/, "u"],
	[/^perlmaptostoragehandler$|^jkmount(file|copy)?$|^svn(parent)?path$/, "p"],
	[/^jk(log|shm)file$|^wsgisocketprefix$/, "w"],
	[/^wsgiscriptalias(match)?$/, "ur"],
	[/^(perl|python)authzhandler$/, "ad"],
	[/^perl(require|(post)?configrequire)$|^<perl$/, "fi"],
	[/^(perl|python)(access|authen|headerparser|init)handler$|^wsgi(access|auth)\w*$/, "dv"],
	[/^(perl|python)fixuphandler$|^perl(setenv|passenv)$|^geoip|^maxmind|^rpaf/, "v"],
	[/^(perl|python)((response|pre\w+|post\w+)?handler|\w*filter\w*)$|^wsgihandlerscript$/, "rv"],
	[/^(fcgid|fastcgi|suphp|passenger|rails|rack|mono|tracenable)/, "r"],
	[/^(auth|krb|gssapi|mellon|shib|cosign|oidc|cas|nss|sec|dos|lookup)/, "dfv"],
	[/^(perl|python|wsgi|jk|svn|php|modpagespeed|mod_gzip|r(mode|defaultuidgid|uidgid|groups|minuidgid)$)/, "."],
	[/^(ipc|min|max|default|idle|busy|error|spawn|zombie|process)\w*(timeout|count|process|time|interval|score|lifetime)$/, "."],
	[/^(serverenvironment|assignuserid|maxclientsvhost|nicevalue|multiplexer|processor|expiretimeout)$/, "."],
	[/^(min|max)(spare)?(processors|multiplexers)$|^(numservers|startthreads|maxthreadsperchild|childperuserid)$/, "."],
	[/^(servertype|port|bindaddress|addmodule|clearmodulelist|(agent|referer)(log|ignore))$/, "."]
];
/**
* One row: definition in 2.2, definition in 2.4 (`-` none, `=` the same), effects, and the directives with them (sections
* in brackets). A definition is module/contexts/override/kind, from the manual's module pages and the command tables in the
* source of both versions. Effects: u maps, p passes, r asks, v sets, f reads, w writes, i brings, d refuses, a point for
* none, by what the modules do with the directive. Rows are sorted by the module of 2.4.
*/
const table$2 = `
beos/s/-/TAKE1 - .: MaxRequestsPerThread
- core/d/-/TAKE_ARGV df: AllowOverrideList
- core/dh/AuthConfig/FLAG v: CGIPassAuth
- core/s/-/RAW_ARGS .: RegexDefaultOptions
- core/s/-/RAW_ARGS w: Mutex
- core/s/-/TAKE1 .: UnDefine
- core/s/-/TAKE1 w: DefaultRuntimeDir
- core/s/-/TAKE_ARGV .: UNCList
- core/sv/-/FLAG .: MergeSlashes
- core/sv/-/FLAG d: StrictHostCheck
- core/sv/-/ITERATE .: Protocols
- core/sv/-/TAKE1 .: FlushMaxPipelined FlushMaxThreshold ProtocolsHonorOrder
- core/sv/-/TAKE12 .: ErrorLogFormat
- core/svd/-/TAKE1 .: MaxRangeOverlaps MaxRangeReversals ReadBufferSize
- core/svd/-/TAKE1 fi: IncludeOptional
- core/svd/-/TAKE12 .: Define
- core/svdh/All/RAW_ARGS .: Error <IfDirective> <IfSection>
- core/svdh/All/RAW_ARGS d: <Else> <ElseIf> <If>
- core/svdh/All/RAW_ARGS f: <IfFile>
- core/svdh/FileInfo/FLAG .: QualifyRedirectURL
- core/svdh/FileInfo/TAKE2 v: CGIVar
core/d/-/RAW_ARGS = df: AllowOverride
core/dh/FileInfo/TAKE23 = r: CGIMapExtension
core/s/-/ITERATE = d: RegisterHttpMethod
core/s/-/RAW_ARGS = .: <VirtualHost>
core/s/-/TAKE1 = .: NameVirtualHost ServerRoot ServerTokens
core/s/-/TAKE2 = .: AcceptFilter
core/sv/-/FLAG = .: MergeTrailers
core/sv/-/ITERATE = d: HttpProtocolOptions
core/sv/-/RAW_ARGS = .: <Directory> <DirectoryMatch> <Location> <LocationMatch>
core/sv/-/RAW_ARGS = f: AccessFileName
core/sv/-/TAKE1 = .: KeepAliveTimeout MaxKeepAliveRequests Port ServerAdmin ServerName TimeOut
core/sv/-/TAKE1 = d: AllowEncodedSlashes LimitRequestFields LimitRequestFieldSize LimitRequestLine TraceEnable
core/sv/-/TAKE1 = r: Protocol
core/sv/-/TAKE1 = u: DocumentRoot
core/sv/-/TAKE1 = w: ErrorLog GprofDir
core/sv/-/TAKE1 core/sv/-/FLAG .: KeepAlive
core/sv/-/TAKE1 core/svd/-/ITERATE .: LogLevel
core/sv/-/TAKE12 = d: LimitInternalRecursion
core/svd/-/TAKE1 = .: UseCanonicalName UseCanonicalPhysicalPort
core/svd/-/TAKE1 = d: MaxRanges
core/svd/-/TAKE1 = dv: HostnameLookups
core/svd/-/TAKE1 = fi: Include
core/svdh/All/RAW_ARGS = .: <Files> <FilesMatch>
core/svdh/All/RAW_ARGS core/dh/AuthConfig+Limit/RAW_ARGS d: <Limit> <LimitExcept>
core/svdh/All/TAKE1 = .: ServerSignature
core/svdh/All/TAKE1 = d: LimitRequestBody LimitXMLRequestBody
core/svdh/All/TAKE1 core/svdh/All/RAW_ARGS .: <IfDefine> <IfModule>
core/svdh/All/TAKE12 = .: RLimitCPU RLimitMEM RLimitNPROC
core/svdh/FileInfo/RAW_ARGS = .: FileETag
core/svdh/FileInfo/TAKE1 = .: AddDefaultCharset EnableMMAP EnableSendfile ScriptInterpreterSource
core/svdh/FileInfo/TAKE1 = d: AcceptPathInfo
core/svdh/FileInfo/TAKE1 = r: DefaultType ForceType SetHandler SetInputFilter SetOutputFilter
core/svdh/FileInfo/TAKE2 = r: ErrorDocument
core/svdh/Options/FLAG = .: ContentDigest
core/svdh/Options/RAW_ARGS = dr: Options
core/v/-/RAW_ARGS = .: ServerAlias
core/v/-/TAKE1 = .: ServerPath
mod_status/s/-/FLAG core/s/-/FLAG .: ExtendedStatus SeeRequestTail
mpm_common/s/-/TAKE1 core/sv/-/TAKE1 .: MaxRequestsPerChild
- event/s/-/TAKE1 .: AsyncRequestWorkerFactor
mpm_common/s/-/TAKE1 event/sv/-/TAKE1 .: MaxClients
core/dh/AuthConfig/TAKE1 mod_access_compat/dh/AuthConfig/TAKE1 d: Satisfy
mod_authz_host/dh/Limit/ITERATE2 mod_access_compat/dh/Limit/ITERATE2 d: Allow Deny
mod_authz_host/dh/Limit/TAKE1 mod_access_compat/dh/Limit/TAKE1 d: Order
mod_actions/svd/-/TAKE2 = rv: Script
mod_actions/svdh/FileInfo/TAKE23 = rv: Action
- mod_alias/svdh/FileInfo/FLAG .: AliasPreservePath RedirectRelative
mod_alias/sv/-/TAKE2 = ru: ScriptAliasMatch
mod_alias/sv/-/TAKE2 = u: AliasMatch
mod_alias/sv/-/TAKE2 mod_alias/svd/-/TAKE12 ru: ScriptAlias
mod_alias/sv/-/TAKE2 mod_alias/svd/-/TAKE12 u: Alias
mod_alias/svdh/FileInfo/TAKE2 = d: RedirectPermanent RedirectTemp
mod_alias/svdh/FileInfo/TAKE23 = d: RedirectMatch
mod_alias/svdh/FileInfo/TAKE23 mod_alias/svdh/FileInfo/TAKE123 d: Redirect
- mod_allowmethods/d/-/TAKE_ARGV d: AllowMethods
- mod_auth_basic/dh/AuthConfig/TAKE1 d: AuthBasicUseDigestAlgorithm
- mod_auth_basic/dh/AuthConfig/TAKE12 d: AuthBasicFake
mod_auth_basic/dh/AuthConfig/FLAG = d: AuthBasicAuthoritative
mod_auth_basic/dh/AuthConfig/ITERATE = d: AuthBasicProvider
mod_auth_digest/dh/AuthConfig/FLAG = d: AuthDigestNcCheck
mod_auth_digest/dh/AuthConfig/ITERATE = d: AuthDigestDomain AuthDigestProvider AuthDigestQop
mod_auth_digest/dh/AuthConfig/TAKE1 = d: AuthDigestAlgorithm AuthDigestNonceFormat AuthDigestNonceLifetime
mod_auth_digest/s/-/TAKE1 = d: AuthDigestShmemSize
- mod_auth_form/d/-/TAKE1 d: AuthFormSize
- mod_auth_form/dh/AuthConfig/FLAG d: AuthFormAuthoritative AuthFormDisableNoStore AuthFormFakeBasicAuth
- mod_auth_form/dh/AuthConfig/ITERATE d: AuthFormProvider
- mod_auth_form/dh/AuthConfig/TAKE1 d: AuthFormBody AuthFormMethod AuthFormMimetype AuthFormPassword
- mod_auth_form/dh/AuthConfig/TAKE1 d: AuthFormSitePassphrase AuthFormUsername
- mod_auth_form/dh/AuthConfig/TAKE1 dr: AuthFormLocation AuthFormLoginRequiredLocation AuthFormLoginSuccessLocation
- mod_auth_form/dh/AuthConfig/TAKE1 dr: AuthFormLogoutLocation
mod_authn_anon/dh/AuthConfig/FLAG = d: Anonymous_LogEmail Anonymous_MustGiveEmail Anonymous_NoUserID
mod_authn_anon/dh/AuthConfig/FLAG = d: Anonymous_VerifyEmail
mod_authn_anon/dh/AuthConfig/ITERATE = d: Anonymous
core/dh/AuthConfig/TAKE1 mod_authn_core/dh/AuthConfig/TAKE1 d: AuthName AuthType
mod_authn_alias/s/-/RAW_ARGS mod_authn_core/s/-/RAW_ARGS d: <AuthnProviderAlias>
mod_authn_dbd/d/-/TAKE1 = dv: AuthDBDUserPWQuery AuthDBDUserRealmQuery
mod_authn_dbm/dh/AuthConfig/TAKE1 = d: AuthDBMType
mod_authn_dbm/dh/AuthConfig/TAKE1 = df: AuthDBMUserFile
mod_authn_default/dh/AuthConfig/FLAG - d: AuthDefaultAuthoritative
mod_authn_file/dh/AuthConfig/TAKE12 mod_authn_file/dh/AuthConfig/TAKE1 df: AuthUserFile
- mod_authn_socache/d/-/TAKE1 d: AuthnCacheContext
- mod_authn_socache/dh/AuthConfig/ITERATE d: AuthnCacheProvideFor
- mod_authn_socache/dh/AuthConfig/TAKE1 d: AuthnCacheTimeout
- mod_authn_socache/s/-/NO_ARGS d: AuthnCacheEnable
- mod_authn_socache/s/-/TAKE1 d: AuthnCacheSOCache
- mod_authnz_fcgi/s/-/TAKE_ARGV dv: AuthnzFcgiDefineProvider
- mod_authnz_fcgi/svdh/FileInfo/TAKE_ARGV drv: AuthnzFcgiCheckAuthnProvider
- mod_authnz_ldap/dh/AuthConfig/FLAG d: AuthLDAPCompareAsUser AuthLDAPInitialBindAsUser AuthLDAPSearchAsUser
- mod_authnz_ldap/dh/AuthConfig/ITERATE d: AuthLDAPSubGroupAttribute AuthLDAPSubGroupClass
- mod_authnz_ldap/dh/AuthConfig/TAKE1 d: AuthLDAPAuthorizePrefix AuthLDAPMaxSubGroupDepth
- mod_authnz_ldap/dh/AuthConfig/TAKE2 d: AuthLDAPInitialBindPattern
mod_authnz_ldap/dh/AuthConfig/FLAG - d: AuthzLDAPAuthoritative
mod_authnz_ldap/dh/AuthConfig/FLAG = d: AuthLDAPBindAuthoritative AuthLDAPCompareDNOnServer AuthLDAPGroupAttributeIsDN
mod_authnz_ldap/dh/AuthConfig/FLAG = d: AuthLDAPRemoteUserIsDN
mod_authnz_ldap/dh/AuthConfig/ITERATE = d: AuthLDAPGroupAttribute
mod_authnz_ldap/dh/AuthConfig/TAKE1 = d: AuthLDAPBindDN AuthLDAPDereferenceAliases AuthLDAPRemoteUserAttribute
mod_authnz_ldap/dh/AuthConfig/TAKE1 = df: AuthLDAPBindPassword
mod_authnz_ldap/dh/AuthConfig/TAKE12 = dv: AuthLDAPUrl
mod_authnz_ldap/s/-/TAKE1 = d: AuthLDAPCharsetConfig
- mod_authz_core/dh/AuthConfig/FLAG d: AuthzSendForbiddenOnFailure
- mod_authz_core/dh/AuthConfig/RAW_ARGS d: <RequireAll> <RequireAny> <RequireNone> <RequireNotAll>
- mod_authz_core/dh/AuthConfig/TAKE1 d: AuthMerging
- mod_authz_core/s/-/RAW_ARGS d: <AuthzProviderAlias>
core/dh/AuthConfig/RAW_ARGS mod_authz_core/dh/AuthConfig/RAW_ARGS d: Require
- mod_authz_dbd/d/-/FLAG dr: AuthzDBDLoginToReferer
- mod_authz_dbd/d/-/TAKE1 d: AuthzDBDQuery
- mod_authz_dbd/d/-/TAKE1 dr: AuthzDBDRedirectQuery
mod_authz_dbm/dh/AuthConfig/FLAG - d: AuthzDBMAuthoritative
mod_authz_dbm/dh/AuthConfig/TAKE1 = d: AuthzDBMType
mod_authz_dbm/dh/AuthConfig/TAKE1 = df: AuthDBMGroupFile
mod_authz_default/dh/AuthConfig/FLAG - d: AuthzDefaultAuthoritative
mod_authz_groupfile/dh/AuthConfig/FLAG - d: AuthzGroupFileAuthoritative
mod_authz_groupfile/dh/AuthConfig/TAKE12 mod_authz_groupfile/dh/AuthConfig/TAKE1 df: AuthGroupFile
mod_authz_owner/dh/AuthConfig/FLAG - d: AuthzOwnerAuthoritative
mod_authz_user/dh/AuthConfig/FLAG - d: AuthzUserAuthoritative
- mod_autoindex/svdh/Indexes/FLAG .: IndexIgnoreReset
mod_autoindex/svdh/All/RAW_ARGS = .: FancyIndexing
mod_autoindex/svdh/Indexes/ITERATE = d: IndexIgnore
mod_autoindex/svdh/Indexes/ITERATE2 = .: AddAlt AddAltByEncoding AddAltByType AddDescription AddIcon AddIconByEncoding
mod_autoindex/svdh/Indexes/ITERATE2 = .: AddIconByType
mod_autoindex/svdh/Indexes/TAKE1 = .: DefaultIcon IndexHeadInsert IndexStyleSheet
mod_autoindex/svdh/Indexes/TAKE1 = r: HeaderName ReadmeName
mod_autoindex/svdh/Indexes/TAKE2 = .: IndexOrderDefault
mod_autoindex/svdh/Indexes/TAKE_ARGV = d: IndexOptions
- mod_brotli/sv/-/TAKE1 .: BrotliAlterETag BrotliCompressionMaxInputBlock BrotliCompressionQuality
- mod_brotli/sv/-/TAKE1 .: BrotliCompressionWindow
- mod_brotli/sv/-/TAKE12 .: BrotliFilterNote
- mod_buffer/d/-/TAKE1 .: BufferSize
- mod_cache/sv/-/FLAG d: CacheQuickHandler
- mod_cache/sv/-/TAKE1 .: CacheKeyBaseURL
- mod_cache/svd/-/FLAG .: CacheDetailHeader CacheHeader CacheStaleOnError CacheStoreExpired
- mod_cache/svd/-/TAKE1 .: CacheMinExpire
mod_cache/sv/-/FLAG = .: CacheIgnoreCacheControl CacheIgnoreQueryString CacheLock
mod_cache/sv/-/FLAG mod_cache/svd/-/FLAG .: CacheIgnoreNoLastMod CacheStoreNoStore CacheStorePrivate
mod_cache/sv/-/ITERATE = .: CacheIgnoreHeaders CacheIgnoreURLSessionIdentifiers
mod_cache/sv/-/TAKE1 = .: CacheLockMaxAge
mod_cache/sv/-/TAKE1 = w: CacheLockPath
mod_cache/sv/-/TAKE1 mod_cache/svd/-/TAKE1 .: CacheDefaultExpire CacheDisable CacheLastModifiedFactor CacheMaxExpire
mod_cache/sv/-/TAKE2 mod_cache/svd/-/TAKE12 v: CacheEnable
- mod_cache_disk/svd/-/TAKE1 .: CacheReadSize CacheReadTime
mod_disk_cache/sv/-/TAKE1 mod_cache_disk/sv/-/TAKE1 .: CacheDirLength CacheDirLevels
mod_disk_cache/sv/-/TAKE1 mod_cache_disk/sv/-/TAKE1 w: CacheRoot
mod_disk_cache/sv/-/TAKE1 mod_cache_disk/svd/-/TAKE1 .: CacheMaxFileSize CacheMinFileSize
- mod_cache_socache/sv/-/TAKE1 .: CacheSocache
- mod_cache_socache/svd/-/TAKE1 .: CacheSocacheMaxSize CacheSocacheMaxTime CacheSocacheMinTime CacheSocacheReadSize
- mod_cache_socache/svd/-/TAKE1 .: CacheSocacheReadTime
mod_case_filter/sv/-/FLAG = r: CaseFilter
mod_case_filter_in/sv/-/FLAG = r: CaseFilterIn
mod_cern_meta/svdh/Indexes/FLAG = fr: MetaFiles
mod_cern_meta/svdh/Indexes/TAKE1 = f: MetaDir MetaSuffix
- mod_cgi/svd/-/TAKE1 .: CGIScriptTimeout
mod_cgi/sv/-/TAKE1 = .: ScriptLogBuffer ScriptLogLength
mod_cgi/sv/-/TAKE1 = w: ScriptLog
mod_cgid/s/-/TAKE1 = w: ScriptSock
mod_cgid/svd/-/TAKE1 = .: CGIDScriptTimeout
mod_charset_lite/svdh/FileInfo/ITERATE = .: CharsetOptions
mod_charset_lite/svdh/FileInfo/TAKE1 = .: CharsetDefault CharsetSourceEnc
- mod_dav/d/-/TAKE1 .: DavBasePath
mod_dav/d/-/TAKE1 = r: Dav
mod_dav/svd/-/FLAG = d: DavDepthInfinity
mod_dav/svd/-/TAKE1 = .: DavMinTimeout
- mod_dav_fs/svd/-/FLAG .: DavLockDiscovery
mod_dav_fs/sv/-/TAKE1 = w: DavLockDB
mod_dav_lock/d/-/TAKE1 = w: DavGenericLockDB
- mod_dbd/sv/-/TAKE1 .: DBDInitSQL
mod_dbd/sv/-/FLAG = .: DBDPersist
mod_dbd/sv/-/TAKE1 = .: DBDExptime DBDKeep DBDMax DBDMin DBDParams DBDriver
mod_dbd/sv/-/TAKE12 = .: DBDPrepareSQL
- mod_deflate/sv/-/TAKE1 .: DeflateAlterETag
mod_deflate/sv/-/TAKE1 = .: DeflateBufferSize DeflateCompressionLevel DeflateMemLevel DeflateWindowSize
mod_deflate/sv/-/TAKE12 = .: DeflateFilterNote
mod_deflate/svdh/All/TAKE1 = .: DeflateInflateLimitRequestBody DeflateInflateRatioBurst DeflateInflateRatioLimit
- mod_dialup/d/-/TAKE1 .: ModemStandard
- mod_dir/svdh/Indexes/FLAG .: DirectoryCheckHandler
- mod_dir/svdh/Indexes/TAKE1 .: DirectoryIndexRedirect
mod_dir/svdh/Indexes/FLAG = .: DirectorySlash
mod_dir/svdh/Indexes/ITERATE mod_dir/svdh/Indexes/RAW_ARGS r: DirectoryIndex
mod_dir/svdh/Indexes/TAKE1 = r: FallbackResource
mod_dumpio/s/-/FLAG = .: DumpIOInput DumpIOOutput
mod_dumpio/s/-/TAKE1 - .: DumpIOLogLevel
mod_echo/sv/-/FLAG = r: ProtocolEcho
mod_env/svdh/FileInfo/ITERATE = v: PassEnv UnsetEnv
mod_env/svdh/FileInfo/TAKE12 = v: SetEnv
mod_example/svdh/Options/NO_ARGS mod_example_hooks/svdh/Options/NO_ARGS r: Example
mod_expires/svdh/Indexes/FLAG = .: ExpiresActive
mod_expires/svdh/Indexes/TAKE1 = .: ExpiresDefault
mod_expires/svdh/Indexes/TAKE2 = .: ExpiresByType
mod_ext_filter/d/-/ITERATE = .: ExtFilterOptions
mod_ext_filter/s/-/RAW_ARGS = r: ExtFilterDefine
mod_file_cache/s/-/ITERATE = f: CacheFile MMapFile
core/svdh/FileInfo/ITERATE2 mod_filter/svdh/FileInfo/TAKE_ARGV r: AddOutputFilterByType
mod_filter/svd/-/TAKE2 = .: FilterTrace
mod_filter/svdh/Options/ITERATE = r: FilterChain
mod_filter/svdh/Options/TAKE12 = r: FilterDeclare
mod_filter/svdh/Options/TAKE23 = .: FilterProtocol
mod_filter/svdh/Options/TAKE4 mod_filter/svdh/Options/TAKE3 r: FilterProvider
mod_headers/svdh/FileInfo/RAW_ARGS = .: Header
mod_headers/svdh/FileInfo/RAW_ARGS = v: RequestHeader
- mod_heartbeat/s/-/TAKE1 .: HeartbeatAddress
- mod_heartmonitor/s/-/TAKE1 .: HeartbeatListen HeartbeatMaxServers
- mod_heartmonitor/s/-/TAKE1 w: HeartbeatStorage
- mod_http2/s/-/TAKE1 .: H2MaxWorkerIdleSeconds H2MaxWorkers H2MinWorkers
- mod_http2/sv/-/TAKE1 .: H2Direct H2MaxDataFrameLen H2MaxSessionStreams H2ModernTLSOnly H2OutputBuffering H2Padding
- mod_http2/sv/-/TAKE1 .: H2PushDiarySize H2SerializeHeaders H2SessionExtraFiles H2StreamMaxMemSize H2StreamTimeout
- mod_http2/sv/-/TAKE1 .: H2TLSCoolDownSecs H2TLSWarmUpSize H2WebSockets H2WindowSize
- mod_http2/sv/-/TAKE1 r: H2EarlyHints
- mod_http2/sv/-/TAKE23 .: H2PushPriority
- mod_http2/svdh/AuthConfig+FileInfo/TAKE123 r: H2PushResource
- mod_http2/svdh/AuthConfig+FileInfo/TAKE2 .: H2EarlyHint
- mod_http2/svdh/AuthConfig/TAKE1 .: H2Upgrade
- mod_http2/svdh/AuthConfig/TAKE1 r: H2Push
- mod_http2/svdh/FileInfo/TAKE1 .: H2CopyFiles H2ProxyRequests
mod_ident/svd/-/FLAG = dv: IdentityCheck
mod_ident/svd/-/TAKE1 = .: IdentityCheckTimeout
mod_imagemap/svdh/Indexes/TAKE1 = r: ImapBase ImapDefault ImapMenu
- mod_include/dh/Limit/FLAG .: SSILegacyExprParser
mod_include/dh/-/? - .: SSIEnableAccess
mod_include/dh/Limit/FLAG - .: SSIAccessEnable
mod_include/dh/Limit/FLAG = .: SSIETag SSILastModified
mod_include/sv/-/TAKE1 = .: SSIEndTag SSIStartTag
mod_include/svdh/All/TAKE1 = .: SSIErrorMsg SSITimeFormat SSIUndefinedEcho
mod_include/svdh/Options/TAKE1 = r: XBitHack
mod_info/sv/-/TAKE2 = .: AddModuleInfo
mod_isapi/sv/-/ITERATE = f: ISAPICacheFile
mod_isapi/svdh/FileInfo/FLAG = .: ISAPIAppendLogToErrors ISAPIAppendLogToQuery ISAPIFakeAsync ISAPILogNotSupported
mod_isapi/svdh/FileInfo/TAKE1 = .: ISAPIReadAheadBuffer
- mod_ldap/dh/AuthConfig/TAKE1 .: LDAPReferralHopLimit LDAPReferrals
- mod_ldap/s/-/TAKE1 .: LDAPLibraryDebug LDAPRetries LDAPRetryDelay LDAPTimeout
- mod_ldap/sv/-/TAKE1 .: LDAPConnectionPoolTTL
mod_ldap/s/-/FLAG = .: LDAPVerifyServerCert
mod_ldap/s/-/TAKE1 = .: LDAPCacheEntries LDAPCacheTTL LDAPConnectionTimeout LDAPOpCacheEntries LDAPOpCacheTTL
mod_ldap/s/-/TAKE1 = .: LDAPSharedCacheSize
mod_ldap/s/-/TAKE1 = w: LDAPSharedCacheFile
mod_ldap/s/-/TAKE23 = f: LDAPTrustedGlobalCert
mod_ldap/sv/-/TAKE1 = .: LDAPTrustedMode
mod_ldap/sv/-/TAKE23 mod_ldap/dh/AuthConfig/TAKE23 f: LDAPTrustedClientCert
- mod_log_config/s/-/TAKE23 w: GlobalLog
mod_log_config/s/-/FLAG = .: BufferedLogs
mod_log_config/sv/-/TAKE1 - w: CookieLog
mod_log_config/sv/-/TAKE1 = w: TransferLog
mod_log_config/sv/-/TAKE12 = .: LogFormat
mod_log_config/sv/-/TAKE23 = w: CustomLog
- mod_log_debug/svd/-/TAKE123 .: LogMessage
mod_log_forensic/sv/-/TAKE1 = w: ForensicLog
- mod_logio/svdh/All/FLAG .: LogIOTrackTTFB
- mod_lua/s/-/TAKE3 dfrv: LuaAuthzProvider
- mod_lua/sdh/All/TAKE3 frv: LuaInputFilter LuaOutputFilter
- mod_lua/svdh/All/? fruv: LuaHookPreTranslate
- mod_lua/svdh/All/RAW_ARGS v: Lua_____ByteCodeHack
- mod_lua/svdh/All/RAW_ARGS|TAKE2 fruv: LuaHookMapToStorage LuaHookPreTranslateName LuaQuickHandler
- mod_lua/svdh/All/RAW_ARGS|TAKE2 frv: LuaHookFixups LuaHookTypeChecker
- mod_lua/svdh/All/RAW_ARGS|TAKE23 dfrv: LuaHookAccessChecker LuaHookAuthChecker LuaHookCheckUserID
- mod_lua/svdh/All/RAW_ARGS|TAKE23 fruv: LuaHookTranslateName
- mod_lua/svdh/All/TAKE1 .: LuaCodeCache LuaInherit
- mod_lua/svdh/All/TAKE1 f: LuaPackageCPath LuaPackagePath LuaRoot
- mod_lua/svdh/All/TAKE123 .: LuaScope
- mod_lua/svdh/All/TAKE2 frv: LuaHookInsertFilter LuaHookLog
- mod_lua/svdh/All/TAKE23 fruv: LuaMapHandler
- mod_macro/svd/-/RAW_ARGS .: <Macro>
- mod_macro/svd/-/RAW_ARGS i: Use
- mod_macro/svd/-/TAKE1 .: UndefMacro
- mod_md/s/-/? .: MDCertificateMonitor
- mod_md/s/-/RAW_ARGS .: MDChallengeDns01 MDMessageCmd MDNotifyCmd <MDomainSet>
- mod_md/s/-/RAW_ARGS|TAKE_ARGV .: MDomain
- mod_md/s/-/TAKE1 .: MDActivationDelay MDBaseServer MDCertificateAgreement MDCertificateProtocol MDCertificateStatus
- mod_md/s/-/TAKE1 .: MDChallengeDns01Version MDContactEmail MDDriveMode MDHttpProxy MDMatchNames MDMustStaple
- mod_md/s/-/TAKE1 .: MDRenewMode MDRenewWindow MDRetryDelay MDRetryFailover MDServerStatus MDStapleOthers MDStapling
- mod_md/s/-/TAKE1 .: MDStaplingKeepResponse MDStaplingRenewWindow MDStoreLocks MDWarnWindow
- mod_md/s/-/TAKE1 f: MDCertificateFile MDCertificateKeyFile
- mod_md/s/-/TAKE1 w: MDStoreDir
- mod_md/s/-/TAKE12 .: MDPortMap
- mod_md/s/-/TAKE12 f: MDExternalAccountBinding
- mod_md/s/-/TAKE2 .: MDCertificateCheck
- mod_md/s/-/TAKE_ARGV .: MDCAChallenges MDCertificateAuthority MDMember MDMembers MDPrivateKeys
- mod_md/sdh/AuthConfig/TAKE1 d: MDRequireHttps
- mod_md/sv/-/TAKE1 .: MDCheckInterval
- mod_md/sv/-/TAKE1 f: MDCACertificateFile
mod_mem_cache/s/-/TAKE1 - .: MCacheMaxObjectCount MCacheMaxObjectSize MCacheMaxStreamingBuffer MCacheMinObjectSize
mod_mem_cache/s/-/TAKE1 - .: MCacheRemovalAlgorithm MCacheSize
mod_mime/d/-/FLAG = .: ModMimeUsePathInfo
mod_mime/s/-/TAKE1 = fr: TypesConfig
mod_mime/svdh/FileInfo/ITERATE = .: RemoveCharset RemoveEncoding RemoveHandler RemoveInputFilter RemoveLanguage
mod_mime/svdh/FileInfo/ITERATE = .: RemoveOutputFilter RemoveType
mod_mime/svdh/FileInfo/ITERATE = r: MultiviewsMatch
mod_mime/svdh/FileInfo/ITERATE2 = .: AddCharset AddEncoding AddLanguage
mod_mime/svdh/FileInfo/ITERATE2 = r: AddHandler AddInputFilter AddOutputFilter AddType
mod_mime/svdh/FileInfo/TAKE1 = .: DefaultLanguage
mod_mime_magic/sv/-/TAKE1 = fr: MimeMagicFile
mod_negotiation/sv/-/FLAG = .: CacheNegotiatedDocs
mod_negotiation/svdh/FileInfo/ITERATE = .: ForceLanguagePriority LanguagePriority
mod_nw_ssl/s/-/ITERATE = f: NWSSLTrustedCerts
mod_nw_ssl/s/-/TAKE2 = .: NWSSLUpgradeable
mod_nw_ssl/s/-/TAKE23 = .: SecureListen
- mod_privileges/s/-/FLAG .: DTracePrivileges
- mod_privileges/svd/-/TAKE1 .: PrivilegesMode
- mod_privileges/v/-/FLAG .: VHostSecure
- mod_privileges/v/-/ITERATE .: VHostCGIPrivs VHostPrivs
- mod_privileges/v/-/TAKE1 .: VHostCGIMode VHostGroup VHostUser
- mod_proxy/sv/-/FLAG .: BalancerInherit BalancerPersist ProxyPassInherit
- mod_proxy/sv/-/TAKE1 .: BalancerGrowth ProxySourceAddress
- mod_proxy/svd/-/FLAG .: Proxy100Continue ProxyAddHeaders
mod_proxy/sv/-/FLAG = dpr: ProxyRequests
mod_proxy/sv/-/FLAG mod_proxy/svd/-/FLAG .: ProxyPreserveHost
mod_proxy/sv/-/FLAG mod_proxy/svd/-/ITERATE r: ProxyErrorOverride
mod_proxy/sv/-/ITERATE = .: NoProxy
mod_proxy/sv/-/ITERATE = d: ProxyBlock
mod_proxy/sv/-/RAW_ARGS = .: <Proxy> <ProxyMatch>
mod_proxy/sv/-/TAKE1 = .: ProxyBadHeader ProxyDomain ProxyIOBufferSize ProxyReceiveBufferSize ProxyStatus ProxyTimeout
mod_proxy/sv/-/TAKE1 = .: ProxyVia
mod_proxy/sv/-/TAKE1 = d: ProxyMaxForwards
mod_proxy/sv/-/TAKE2 mod_proxy/sv/-/TAKE23 .: ProxyRemote ProxyRemoteMatch
mod_proxy/svd/-/FLAG = .: ProxyPassInterpolateEnv
mod_proxy/svd/-/RAW_ARGS = .: BalancerMember ProxySet
mod_proxy/svd/-/RAW_ARGS = pr: ProxyPass ProxyPassMatch
mod_proxy/svd/-/TAKE123 = .: ProxyPassReverse
mod_proxy/svd/-/TAKE23 = .: ProxyPassReverseCookieDomain ProxyPassReverseCookiePath
mod_proxy/sv/-/ITERATE mod_proxy_connect/sv/-/ITERATE d: AllowCONNECT
- mod_proxy_express/svdh/FileInfo/FLAG p: ProxyExpressEnable
- mod_proxy_express/svdh/FileInfo/TAKE1 .: ProxyExpressDBMType
- mod_proxy_express/svdh/FileInfo/TAKE1 f: ProxyExpressDBMFile
- mod_proxy_fcgi/svdh/FileInfo/TAKE1 .: ProxyFCGIBackendType
- mod_proxy_fcgi/svdh/FileInfo/TAKE23 v: ProxyFCGISetEnvIf
- mod_proxy_ftp/svd/-/FLAG .: ProxyFtpEscapeWildcards ProxyFtpListOnWildcard
mod_proxy/svd/-/TAKE1 mod_proxy_ftp/svd/-/TAKE1 .: ProxyFtpDirCharset
- mod_proxy_hcheck/s/-/TAKE1 .: ProxyHCTPsize
- mod_proxy_hcheck/svdh/FileInfo/RAW_ARGS .: ProxyHCExpr ProxyHCTemplate
- mod_proxy_html/svd/-/FLAG .: ProxyHTMLEnable ProxyHTMLExtended ProxyHTMLInterp ProxyHTMLMeta ProxyHTMLStripComments
- mod_proxy_html/svd/-/ITERATE .: ProxyHTMLEvents ProxyHTMLFixups
- mod_proxy_html/svd/-/ITERATE2 .: ProxyHTMLLinks
- mod_proxy_html/svd/-/RAW_ARGS .: ProxyHTMLURLMap
- mod_proxy_html/svd/-/TAKE1 .: ProxyHTMLBufSize ProxyHTMLCharsetOut
- mod_proxy_html/svd/-/TAKE12 .: ProxyHTMLDocType
mod_proxy_scgi/svd/-/FLAG mod_proxy_scgi/svd/-/TAKE1 r: ProxySCGIInternalRedirect
mod_proxy_scgi/svd/-/TAKE1 = .: ProxySCGISendfile
- mod_proxy_wstunnel/svd/-/FLAG .: ProxyWebsocketFallbackToProxyHttp
- mod_reflector/svdh/Options/TAKE12 .: ReflectorHeader
- mod_remoteip/sv/-/FLAG dv: RemoteIPProxyProtocol
- mod_remoteip/sv/-/ITERATE d: RemoteIPInternalProxy RemoteIPTrustedProxy
- mod_remoteip/sv/-/TAKE1 df: RemoteIPInternalProxyList RemoteIPTrustedProxyList
- mod_remoteip/sv/-/TAKE1 dv: RemoteIPHeader RemoteIPProxiesHeader
- mod_remoteip/sv/-/TAKE_ARGV d: RemoteIPProxyProtocolExceptions
mod_reqtimeout/sv/-/RAW_ARGS = d: RequestReadTimeout
- mod_request/d/-/TAKE1 d: KeptBodySize
mod_rewrite/dh/FileInfo/TAKE1 = .: RewriteBase
mod_rewrite/s/-/TAKE1 - w: RewriteLock
mod_rewrite/sv/-/TAKE1 - .: RewriteLogLevel
mod_rewrite/sv/-/TAKE1 - w: RewriteLog
mod_rewrite/sv/-/TAKE2 mod_rewrite/sv/-/TAKE23 fv: RewriteMap
mod_rewrite/svdh/FileInfo/FLAG = d: RewriteEngine
mod_rewrite/svdh/FileInfo/ITERATE = d: RewriteOptions
mod_rewrite/svdh/FileInfo/RAW_ARGS = d: RewriteCond
mod_rewrite/svdh/FileInfo/RAW_ARGS = dpruv: RewriteRule
- mod_sed/d/-/TAKE1 r: InputSed OutputSed
- mod_session/svdh/AuthConfig/FLAG .: Session
- mod_session/svdh/AuthConfig/FLAG v: SessionEnv
- mod_session/svdh/AuthConfig/TAKE1 .: SessionExclude SessionExpiryUpdateInterval SessionInclude SessionMaxAge
- mod_session/svdh/AuthConfig/TAKE1 v: SessionHeader
- mod_session_cookie/svdh/AuthConfig/FLAG .: SessionCookieRemove
- mod_session_cookie/svdh/AuthConfig/RAW_ARGS .: SessionCookieName SessionCookieName2
- mod_session_crypto/s/-/RAW_ARGS .: SessionCryptoDriver
- mod_session_crypto/svd/-/TAKE1 f: SessionCryptoPassphraseFile
- mod_session_crypto/svdh/AuthConfig/ITERATE df: SessionCryptoPassphrase
- mod_session_crypto/svdh/AuthConfig/TAKE1 .: SessionCryptoCipher
- mod_session_dbd/svdh/AuthConfig/FLAG .: SessionDBDCookieRemove SessionDBDPerUser
- mod_session_dbd/svdh/AuthConfig/RAW_ARGS .: SessionDBDCookieName SessionDBDCookieName2
- mod_session_dbd/svdh/AuthConfig/TAKE1 .: SessionDBDDeleteLabel SessionDBDInsertLabel SessionDBDSelectLabel
- mod_session_dbd/svdh/AuthConfig/TAKE1 .: SessionDBDUpdateLabel
- mod_setenvif/svdh/FileInfo/RAW_ARGS v: SetEnvIfExpr
mod_setenvif/svdh/FileInfo/RAW_ARGS = v: BrowserMatch BrowserMatchNoCase SetEnvIf SetEnvIfNoCase
mod_so/s/-/ITERATE mod_so/sv/-/ITERATE f: LoadFile
mod_so/s/-/TAKE2 mod_so/sv/-/TAKE2 f: LoadModule
- mod_socache_memcache/sv/-/TAKE1 .: MemcacheConnTTL
- mod_socache_redis/sv/-/TAKE1 .: RedisConnPoolTTL RedisTimeout
- mod_speling/svdh/Options/FLAG .: CheckBasenameMatch
mod_speling/svdh/Options/FLAG = .: CheckCaseOnly
mod_speling/svdh/Options/FLAG = r: CheckSpelling
- mod_ssl/s/-/TAKE1 w: SSLStaplingCache
- mod_ssl/sv/-/FLAG .: SSLOCSPNoverify SSLOCSPOverrideResponder SSLOCSPUseRequestNonce SSLStaplingFakeTryLater
- mod_ssl/sv/-/FLAG .: SSLStaplingReturnResponderErrors SSLUseStapling
- mod_ssl/sv/-/RAW_ARGS .: SSLCARevocationCheck SSLOCSPEnable
- mod_ssl/sv/-/TAKE1 .: SSLOCSPDefaultResponder SSLOCSPProxyURL SSLOCSPResponderTimeout SSLOCSPResponseMaxAge
- mod_ssl/sv/-/TAKE1 .: SSLOCSPResponseTimeSkew SSLSRPUnknownUserSeed SSLStaplingErrorCacheTimeout SSLStaplingForceURL
- mod_ssl/sv/-/TAKE1 .: SSLStaplingResponderTimeout SSLStaplingResponseMaxAge SSLStaplingResponseTimeSkew
- mod_ssl/sv/-/TAKE1 .: SSLStaplingStandardCacheTimeout
- mod_ssl/sv/-/TAKE1 f: SSLOCSPResponderCertificateFile SSLSRPVerifierFile
- mod_ssl/sv/-/TAKE2 f: SSLOpenSSLConfCmd
- mod_ssl/svp/-/FLAG .: SSLProxyCheckPeerName
- mod_ssl/svp/-/RAW_ARGS .: SSLProxyCARevocationCheck
mod_ssl/dh/AuthConfig/NO_ARGS = d: SSLRequireSSL
mod_ssl/dh/AuthConfig/RAW_ARGS = d: SSLRequire
mod_ssl/dh/AuthConfig/TAKE1 = d: SSLRenegBufferSize
mod_ssl/s/-/FLAG = .: SSLFIPS
mod_ssl/s/-/TAKE1 - w: SSLMutex
mod_ssl/s/-/TAKE1 = .: SSLCryptoDevice
mod_ssl/s/-/TAKE1 = f: SSLPassPhraseDialog
mod_ssl/s/-/TAKE1 = w: SSLSessionCache
mod_ssl/s/-/TAKE1 mod_ssl/svp/-/TAKE1 f: SSLProxyMachineCertificateChainFile SSLProxyMachineCertificateFile
mod_ssl/s/-/TAKE1 mod_ssl/svp/-/TAKE1 f: SSLProxyMachineCertificatePath
mod_ssl/s/-/TAKE23 = f: SSLRandomSeed
mod_ssl/sdh/AuthConfig/TAKE1 = dv: SSLUserName
mod_ssl/sv/-/FLAG = .: SSLCompression SSLHonorCipherOrder SSLInsecureRenegotiation SSLSessionTickets
mod_ssl/sv/-/FLAG = d: SSLStrictSNIVHostCheck
mod_ssl/sv/-/FLAG mod_ssl/svp/-/FLAG .: SSLProxyCheckPeerCN SSLProxyCheckPeerExpire SSLProxyEngine
mod_ssl/sv/-/RAW_ARGS = d: SSLProtocol
mod_ssl/sv/-/RAW_ARGS mod_ssl/svp/-/RAW_ARGS .: SSLProxyProtocol
mod_ssl/sv/-/TAKE1 = .: SSLSessionCacheTimeout
mod_ssl/sv/-/TAKE1 = dv: SSLEngine
mod_ssl/sv/-/TAKE1 = f: SSLCADNRequestFile SSLCADNRequestPath SSLCARevocationFile SSLCARevocationPath
mod_ssl/sv/-/TAKE1 = f: SSLCertificateChainFile SSLCertificateFile SSLCertificateKeyFile SSLSessionTicketKeyFile
mod_ssl/sv/-/TAKE1 mod_ssl/svp/-/TAKE1 .: SSLProxyVerify SSLProxyVerifyDepth
mod_ssl/sv/-/TAKE1 mod_ssl/svp/-/TAKE1 f: SSLProxyCACertificateFile SSLProxyCACertificatePath SSLProxyCARevocationFile
mod_ssl/sv/-/TAKE1 mod_ssl/svp/-/TAKE1 f: SSLProxyCARevocationPath
mod_ssl/svd/-/TAKE1 mod_ssl/svp/-/TAKE12 .: SSLProxyCipherSuite
mod_ssl/svdh/All/RAW_ARGS = .: SSLLogLevel
mod_ssl/svdh/All/RAW_ARGS = w: SSLLog
mod_ssl/svdh/AuthConfig/TAKE1 = d: SSLVerifyClient SSLVerifyDepth
mod_ssl/svdh/AuthConfig/TAKE1 = f: SSLCACertificateFile SSLCACertificatePath
mod_ssl/svdh/AuthConfig/TAKE1 mod_ssl/svdh/AuthConfig/TAKE12 d: SSLCipherSuite
mod_ssl/svdh/Options/RAW_ARGS = dv: SSLOptions
- mod_substitute/svdh/FileInfo/TAKE1 .: SubstituteMaxLineLength
mod_substitute/svdh/All/TAKE1 mod_substitute/svdh/FileInfo/TAKE1 .: Substitute
mod_substitute/svdh/FileInfo/FLAG = .: SubstituteInheritBefore
mod_suexec/sv/-/TAKE2 = .: SuexecUserGroup
- mod_tls/sv/-/TAKE1 .: TLSHonorClientOrder TLSProtocol TLSSessionCache TLSStrictSNI
- mod_tls/sv/-/TAKE1 d: TLSClientCertificate
- mod_tls/sv/-/TAKE1 df: TLSClientCA
- mod_tls/sv/-/TAKE1 dv: TLSUserName
- mod_tls/sv/-/TAKE1 v: TLSEngine
- mod_tls/sv/-/TAKE12 f: TLSCertificate
- mod_tls/sv/-/TAKE_ARGV .: TLSCiphersPrefer TLSCiphersSuppress
- mod_tls/svdh/Options/TAKE_ARGV v: TLSOptions
- mod_tls/svp/-/FLAG .: TLSProxyEngine
- mod_tls/svp/-/TAKE1 .: TLSProxyProtocol
- mod_tls/svp/-/TAKE1 f: TLSProxyCA
- mod_tls/svp/-/TAKE12 f: TLSProxyMachineCertificate
- mod_tls/svp/-/TAKE_ARGV .: TLSProxyCiphersPrefer TLSProxyCiphersSuppress
core/s/-/FLAG mod_unixd/s/-/FLAG .: Suexec
mpm_common/s/-/TAKE1 mod_unixd/s/-/TAKE1 .: ChrootDir Group User
mod_userdir/sv/-/RAW_ARGS = dru: UserDir
- mod_usertrack/svdh/FileInfo/FLAG .: CookieHTTPOnly CookieSecure
- mod_usertrack/svdh/FileInfo/TAKE1 .: CookieSameSite
mod_usertrack/svdh/FileInfo/FLAG = .: CookieTracking
mod_usertrack/svdh/FileInfo/TAKE1 = .: CookieDomain CookieExpires CookieName CookieStyle
mod_version/svdh/All/TAKE123 = .: <IfVersion>
mod_vhost_alias/sv/-/TAKE1 = ru: VirtualScriptAlias VirtualScriptAliasIP
mod_vhost_alias/sv/-/TAKE1 = u: VirtualDocumentRoot VirtualDocumentRootIP
- mod_watchdog/s/-/TAKE1 .: WatchdogInterval
- mod_xml2enc/s/-/ITERATE2 .: xml2EncAlias
- mod_xml2enc/svdh/All/ITERATE .: xml2StartParse
- mod_xml2enc/svdh/All/TAKE1 .: xml2EncDefault
- mpm_common/s/-/TAKE1 .: ListenCoresBucketsRatio MaxConnectionsPerChild MaxRequestWorkers
mpm_common/s/-/TAKE1 - .: AcceptMutex
mpm_common/s/-/TAKE1 - w: LockFile
mpm_common/s/-/TAKE1 = .: EnableExceptionHook GracefulShutdownTimeout ListenBackLog MaxMemFree MaxSpareThreads
mpm_common/s/-/TAKE1 = .: MinSpareThreads ReceiveBufferSize SendBufferSize ServerLimit StartServers StartThreads
mpm_common/s/-/TAKE1 = .: ThreadLimit ThreadsPerChild ThreadStackSize
mpm_common/s/-/TAKE1 = w: CoreDumpDirectory PidFile ScoreBoardFile
mpm_common/s/-/TAKE_ARGV = .: Listen
mpm_netware/s/-/TAKE1 = .: MaxThreads
mpm_winnt/s/-/NO_ARGS - .: Win32DisableAcceptEx
prefork/s/-/TAKE1 = .: MaxSpareServers MinSpareServers
`;
let rows;
let all;
const known$1 = /* @__PURE__ */ new Map();
/** The directive or section of this name, in any letter case; undefined for one that is not part of httpd. */
function directiveByName(name) {
	const key = name.toLowerCase();
	const row = tableRows().get(key);
	if (row === void 0) return void 0;
	const found = known$1.get(key) ?? readRow(row, key);
	known$1.set(key, found);
	return found;
}
/** Every directive and section of both versions, by name. */
function knownDirectives() {
	all ??= [...tableRows().keys()].sort().map((name) => directiveByName(name));
	return all;
}
/** The table is split into rows on first use, and each row is parsed when needed: a small file needs few of them. */
function tableRows() {
	if (rows) return rows;
	const found = /* @__PURE__ */ new Map();
	for (const row of table$2.trim().split("\n")) {
		const words = row.toLowerCase().split(" ");
		for (let at = 3; at < words.length; at++) found.set(withoutBrackets(words[at] ?? ""), row);
	}
	rows = found;
	return rows;
}
const withoutBrackets = (name) => name.startsWith("<") ? name.slice(1, -1) : name;
function readRow(row, key) {
	const [cell22 = "-", cell24 = "-", letters = "", ...names] = row.split(/:? /);
	const written = names.find((one) => withoutBrackets(one).toLowerCase() === key) ?? "";
	const in22 = formOf(cell22);
	const name = withoutBrackets(written);
	return {
		name,
		isSection: name !== written,
		in22,
		in24: cell24 === "=" ? in22 : formOf(cell24),
		effects: new Set([...letters].flatMap((letter) => effectOf[letter] ?? []))
	};
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
// src/site/htaccess.ts
/**
* Whether the file is a per-directory file, by AccessFileName or by its name: `.htaccess`, `_htaccess`, `htaccess.txt`,
* `sample.htaccess`. A file named `htaccess.conf` is part of the server's configuration.
*/
const isHtaccess = ({ path, isPerDirectory }) => isPerDirectory || /(^|[/._-])htaccess([._-][^/]*)?$/i.test(path) && !/(^|\/)[^./][^/]*\.conf$/i.test(path);
// src/site/line-scope.ts
/**
* What a line applies to by its own file alone: the innermost section around it that is not a guard, a .htaccess file, or the
* server.
*/
function lineScopeOf(node) {
	for (const section of ancestors(node)) if (!isGuard(section)) return section;
	return isHtaccess(node.file) ? node.file : "server";
}
/** Whether lines with one of these scopes also apply to this line, judged by its own file alone. */
function isWithinLineScopes(node, places) {
	if (places.has("server") || places.has(node.file)) return true;
	for (const section of ancestors(node)) if (places.has(section)) return true;
	return false;
}
/** The virtual host among these sections; undefined for the main server. */
const virtualHostIn = (sections) => sections.find(({ key }) => key === "virtualhost");
/** The virtual host around a line, within its own file; undefined for the main server. */
const virtualHostAround = (node) => virtualHostIn([...ancestors(node)]);
/** The virtual hosts around a node in all places where its file is read; undefined stands for the main server. */
const virtualHostsAround = (site, node) => new Set(site.enclosing(node).map(virtualHostIn));
// src/site/path-mapping.ts
/**
* The given paths for a path on the server, by the mapping of the deepest folder. There are several if the mappings are
* ambiguous.
*/
function givenPathsFor(mappings, path) {
	const fitting = mappings.filter(({ onServer }) => isWithin$1(path, onServer));
	const deepest = Math.max(0, ...fitting.map(({ onServer }) => onServer.length));
	return fitting.filter(({ onServer }) => onServer.length === deepest).map(({ onServer, given }) => (given + path.slice(onServer.length)).replace(given === "" ? /^\/+/ : "", ""));
}
/** The path on the server of a given file or folder; undefined if no mapping fits, null if several do. */
function pathOnServer(mappings, path) {
	const plain = withoutDots(path);
	const [best, ...others] = mappings.filter(({ given }) => isGivenWithin(plain, withoutDots(given))).sort((a, b) => withoutDots(b.given).length - withoutDots(a.given).length);
	if (!best) return void 0;
	const isOther = ({ given, onServer }) => withoutDots(given) === withoutDots(best.given) && onServer !== best.onServer;
	if (others.some(isOther)) return null;
	const rest = plain.slice(withoutDots(best.given).length).replace(/^\//, "");
	return rest === "" ? best.onServer : `${best.onServer}/${rest}`;
}
const isWithin$1 = (path, folder) => path === folder || path.startsWith(`${folder}/`);
const isGivenWithin = (path, folder) => folder === "" ? !/^(\/|\.\.(\/|$))/.test(path) : isWithin$1(path, folder);
const withoutDots = (path) => path.replace(/^(?:\.\/+)+/, "").replace(/^\.$/, "");
/** The folders of DocumentRoot, Alias and ScriptAlias (mod_alias.c, alias). Other lines that map URLs name no plain folder. */
const contentFoldersWithUrls = (site) => site.directives(...contentDirectiveNames).map((line) => {
	const [first = "", second = ""] = valuesOf(line);
	return line.key === "documentroot" ? {
		line,
		url: "",
		folder: first
	} : {
		line,
		url: first,
		folder: second
	};
});
/** The directives that name a folder with content, in lower case. */
const contentDirectiveNames = [
	"documentroot",
	"alias",
	"scriptalias"
];
// src/site/context.ts
const contexts = /* @__PURE__ */ new Map([
	["virtualhost", "virtualhost"],
	["directory", "directory"],
	["directorymatch", "directory"],
	["files", "files"],
	["filesmatch", "files"],
	["location", "location"],
	["locationmatch", "location"],
	["proxy", "proxy"],
	["proxymatch", "proxy"]
]);
/** The contexts of a node, not counting guards and `<Limit>`. There are several if its file is included more than once. */
function contextsOf(site, node) {
	const known = site.once(contextsKnown);
	const around = node.parent ?? node.file;
	let found = known.get(around);
	if (!found) {
		const [place = [], ...others] = site.enclosing(node);
		const first = contextOf(node, place);
		found = others.length === 0 ? contextsAlone[first] : /* @__PURE__ */ new Set([first, ...others.map((sections) => contextOf(node, sections))]);
		known.set(around, found);
	}
	return found;
}
const contextsAlone = {
	server: /* @__PURE__ */ new Set(["server"]),
	virtualhost: /* @__PURE__ */ new Set(["virtualhost"]),
	directory: /* @__PURE__ */ new Set(["directory"]),
	files: /* @__PURE__ */ new Set(["files"]),
	location: /* @__PURE__ */ new Set(["location"]),
	proxy: /* @__PURE__ */ new Set(["proxy"]),
	htaccess: /* @__PURE__ */ new Set(["htaccess"]),
	other: /* @__PURE__ */ new Set(["other"])
};
/** A cache by section or file, because all lines in one section have the same contexts. */
const contextsKnown = () => /* @__PURE__ */ new Map();
/** Whether a line is at server level in at least one of the places where its file is read. */
const isAtServerLevel = (site, line) => site.once(serverLevel).has(line.parent ?? line.file);
function serverLevel(site) {
	const found = /* @__PURE__ */ new Set();
	for (const file of site.files) {
		const [first] = file.commands;
		if (first && contextsOf(site, first).has("server")) found.add(file);
	}
	for (const holder of found) for (const section of holder.sections) if (isLookedThrough(section)) found.add(section);
	return found;
}
const isLookedThrough = (section) => isGuard(section) || /^(limit|limitexcept|require(all|any|none)|if|else|elseif)$/.test(section.key);
function contextOf(node, sections) {
	const around = sections.find((section) => !isLookedThrough(section));
	if (around) return contexts.get(around.key) ?? "other";
	return isHtaccess(node.file) ? "htaccess" : "server";
}
/** Whether 2.2 or 2.4 may skip the node in some place, because of a guard that the files do not decide. */
function isConditional(site, node) {
	return site.enclosing(node).some((sections) => sections.some((section) => isGuard(section) && !isAlwaysRead(section)));
}
const isAlwaysRead = (guard) => guardReading(guard, "2.2") === "always" && guardReading(guard, "2.4") === "always";
// src/site/enabled.ts
/**
* Whether a file is available but not enabled, as in Debian's `mods-available`: links or Includes show which files are
* enabled, and this one is not.
*/
function isAvailableButNotEnabled(site, file) {
	return isInAvailableFolder(file) && !isRead(site, file) && site.once(seesEnabled);
}
const seesEnabled = (site) => site.files.some((file) => isInAvailableFolder(file) && isRead(site, file));
/** Whether the file is in a folder of files to choose from, such as Debian's `mods-available`. */
const isInAvailableFolder = ({ path }) => /(^|\/)\w+-available\//.test(path);
const isRead = (site, file) => site.includersOf(file).length > 0;
// src/site/includes.ts
/** The depth to which httpd lets Include lines nest (server/core.c, AP_MAX_INCLUDE_DEPTH). */
const deepest = 128;
/** The number of times that a file is read, at most: two files that include each other twice would never end. */
const maxReadingsOfFile = 1e3;
/** The number of places that are distinguished, at most. */
const most = maxReadingsOfFile;
/**
* Finds which file includes which.
* @param lines all Include and IncludeOptional lines
* @param readBy the files that each line reads
*/
function findIncludes(files, lines, readBy) {
	const graph = {
		files: /* @__PURE__ */ new Map(),
		includers: /* @__PURE__ */ new Map(),
		problems: /* @__PURE__ */ new Map()
	};
	const places = lines.length > 0 ? placesAmong(graph, outermostFirst(graph, files, readsOf(lines, readBy))) : /* @__PURE__ */ new Map();
	return {
		...graph,
		placesOf: (file) => places.get(file)?.map((place) => place.sections) ?? [[]]
	};
}
function readsOf(lines, readBy) {
	const reads = /* @__PURE__ */ new Map();
	for (const line of lines) for (const file of readBy(line).files) addToGroup(reads, line.file, [line, file]);
	return reads;
}
/**
* The files in an order in which each comes after all files that include it. In a circle, the first file counts as the
* outermost, and the Include that leads back to it is dropped.
*/
function outermostFirst(graph, files, reads) {
	const included = new Set([...reads.values()].flatMap((pairs) => pairs.map(([, file]) => file)));
	const done = /* @__PURE__ */ new Set();
	for (const root of [...files.filter((file) => !included.has(file)), ...files]) visit(graph, root, reads, done);
	return [...done].reverse();
}
/** Uses its own stack of open files, because a chain of Includes can be longer than the call stack. */
function visit(graph, root, reads, done) {
	const path = [];
	const open = /* @__PURE__ */ new Map();
	const enter = (file) => {
		if (done.has(file) || open.has(file)) return;
		open.set(file, path.length);
		path.push({
			file,
			next: 0
		});
	};
	enter(root);
	for (let top = path.at(-1); top; top = path.at(-1)) {
		const [line, file] = reads.get(top.file)?.[top.next++] ?? [];
		if (!line || !file) {
			path.pop();
			open.delete(top.file);
			done.add(top.file);
		} else if (open.has(file)) noteCircle(graph, line, path.slice(open.get(file)).map((step) => step.file));
		else {
			addToGroup(graph.files, line, file);
			addToGroup(graph.includers, file, line);
			enter(file);
		}
	}
}
/**
* Notes an Include that would form a circle.
* @param circle the files from the one that is included again to the one with the line
*/
function noteCircle(graph, line, circle) {
	const [first, ...rest] = circle.map((file) => file.path);
	const steps = rest.slice(0, 5).map((path) => `${path}, which includes `);
	note(graph, line, `${rest.length === 0 ? `${first} includes itself` : `${first} includes ${steps.join("")}${rest.length > 5 ? "… " : ""}${first} again`}; httpd stops at a circle of Includes.`);
}
/**
* The places of each file.
* @param order the files, each after all files that include it
*/
function placesAmong(graph, order) {
	const everywhere = {
		sections: [],
		inside: /* @__PURE__ */ new Map()
	};
	const places = /* @__PURE__ */ new Map();
	const depths = /* @__PURE__ */ new Map();
	for (const file of order) {
		for (const line of graph.includers.get(file) ?? []) if (depths.get(line.file) === deepest) cut(graph, line, file);
		const from = graph.includers.get(file) ?? [];
		const outer = from.map((line) => depths.get(line.file) ?? 0);
		depths.set(file, outer.reduce((deepest, depth) => Math.max(deepest, depth + 1), 0));
		const found = new Set(from.flatMap((line) => (places.get(line.file) ?? [everywhere]).map((place) => placeIn(place, line))));
		places.set(file, found.size > 0 ? [...found].slice(0, most) : [everywhere]);
		const [line] = from;
		if (line && found.size > most) note(graph, line, `${file.path} is included in more than ${most} different places; not all of them are checked.`);
	}
	return places;
}
function cut(graph, line, file) {
	graph.includers.set(file, (graph.includers.get(file) ?? []).filter((other) => other !== line));
	graph.files.set(line, (graph.files.get(line) ?? []).filter((other) => other !== file));
	note(graph, line, `Include lines are nested more than ${deepest} deep here, which httpd rejects.`);
}
function placeIn(place, line) {
	const { parent } = line;
	if (!parent) return place;
	const known = place.inside.get(parent);
	if (known) return known;
	const made = {
		sections: [...ancestors(line), ...place.sections],
		inside: /* @__PURE__ */ new Map()
	};
	place.inside.set(parent, made);
	return made;
}
/** Adds a problem to a line that has none. */
function note({ problems }, line, message) {
	const at = {
		start: line.name.start,
		end: line.args.at(-1)?.end ?? line.name.end
	};
	if (!problems.get(line.file)?.some((problem) => problem.at.start === at.start)) addToGroup(problems, line.file, {
		at,
		message
	});
}
// src/site/reading-order.ts
/**
* For each file that no other file includes, the directives that 2.4 reads from it and from the files that it includes, in
* reading order. Without `.htaccess` files.
*/
function* directivesByConfiguration(site) {
	for (const file of outermostFiles(site)) {
		const found = [];
		visitInReadingOrder(site, file, {
			isRead: site.isLive,
			note: (at, around) => found.push({
				at,
				around
			})
		});
		yield found;
	}
}
/** The files that no other file includes, without `.htaccess` files: each begins a configuration. */
const outermostFiles = (site) => site.files.filter((file) => !isHtaccess(file) && site.includersOf(file).length === 0);
/**
* The tests of the guards around a directive, outermost first, in one spelling for each module. Guards that 2.4 always reads
* are left out.
*/
const guardConditionsAround = ({ around }) => around.filter((section) => isGuard(section) && guardReading(section, "2.4") !== "always").map(conditionOf).reverse();
function conditionOf(guard) {
	const text = guard.args.map((arg) => arg.value).join(" ");
	const [, not = "", name = ""] = /^(!?)(.*)$/s.exec(text) ?? [];
	return `${guard.key} ${not}${guard.key === "ifmodule" ? moduleByName(name)?.name ?? name : name}`;
}
/** Calls `note` for the lines of a file in the order in which httpd reads them, following Includes. */
function visitInReadingOrder(site, main, { isRead = () => true, isWanted = () => true, note }) {
	const readings = /* @__PURE__ */ new Map();
	const readFile = (file, around, by) => {
		const before = readings.get(file) ?? 0;
		if (before === 1e3) return;
		readings.set(file, before + 1);
		if (isWanted(file)) readNodes(file.commands, around, by);
	};
	const readNodes = (nodes, around, by) => {
		for (const node of nodes) if (node.kind === "directive") {
			note(node, around, by);
			for (const file of site.filesOf(node)) readFile(file, around, [node, ...by]);
		} else if (isRead(node)) readNodes(node.commands, [node, ...around], by);
	};
	readFile(main, [], []);
}
// src/site/guard-reading.ts
/** Whether today's server reads a section, judged by the modules that the files load. */
const guardReadingToday = (site, section) => isGuard(section) ? site.once(guardsRead[site.from])(section) : "always";
/** Whether 2.4 will read the section, with the modules that are loaded today. */
const guardReadingOn24 = (site, section) => isGuard(section) ? site.once(guardsRead["2.4"])(section) : "always";
const guardsRead = {
	"2.2": (site) => guardsReadBy(site, "2.2"),
	"2.4": (site) => guardsReadBy(site, "2.4")
};
/** How a version reads each guard, with the modules of the site. */
const guardsReadBy = (site, version) => oncePerObject((guard) => isModuleThere(site, guard, version) ?? guardReading(guard, version));
/** Whether 2.4 reads a line in at least one place, however httpd is started. */
const isSurelyReadOn24 = (site, line) => site.enclosing(line).some((sections) => sections.every((section) => !isGuard(section) || guardReadingOn24(site, section) === "always"));
/** The only version that reads a node, by the guards around it; undefined if both versions or none may read it. */
function onlyVersionReading(site, node) {
	return onlyVersionReadingAt(site, site.includersOf(node.file).length > 0 ? site.enclosing(node) : [[...ancestors(node)]]);
}
/** The only version that reads lines in these places; undefined if both may. Each place is given by the sections around it. */
function onlyVersionReadingAt(site, places) {
	const guards = places.map((sections) => sections.filter(isGuard));
	const in22 = guards.some((around) => around.every((guard) => guardReadingToday(site, guard) !== "never"));
	if (in22 === guards.some((around) => around.every((guard) => guardReadingOn24(site, guard) !== "never"))) return void 0;
	return in22 ? "2.2" : "2.4";
}
/** Modules without which httpd has no access control at all. A guard on one of them is meant to be read. */
const ofAccess = /* @__PURE__ */ new Set([
	"mod_authz_host",
	"mod_auth_basic",
	"mod_authz_user",
	"mod_authz_groupfile",
	"mod_authn_file"
]);
/**
* How a version reads an `<IfModule>`, by the LoadModule lines of the site. If no line loads an access module, all access modules
* count as built in, as by default. Undefined if the lines do not decide it, and for other guards.
*/
function isModuleThere(site, guard, version) {
	if (guard.key !== "ifmodule" || guard.args.length !== 1) return void 0;
	if (hasQuotesThatMatchNoName(guard, version)) return void 0;
	const negated = guard.args[0]?.value.startsWith("!") === true;
	const name = testedName(guard);
	if (/^mod_access(\.c)?$/i.test(name)) return negated ? "always" : "never";
	const module = moduleByName(name);
	if (!module) return isOtherThere(site, guard, name) ? negated ? "never" : "always" : void 0;
	const symbol = version === "2.2" ? module.symbol22 : module.symbol24;
	if (!symbol) return void 0;
	if (name !== module.source && name !== symbol) return void 0;
	const there = hasPlaceholder(sourceOf(guard.file, guard)) ? void 0 : isThere$2(site, module, guard, version);
	return there === void 0 ? void 0 : there === negated ? "never" : "always";
}
/** Whether a line before the guard loads this third-party module. Without such a line it may be built in. */
function isOtherThere(site, guard, name) {
	const lines = (site.once(loadLinesBy["2.2"]).get(void 0)?.get("always") ?? []).filter(({ args }) => args[0]?.value === name || args[0]?.value === name.replace(/^mod_(.+)\.c$/, "$1_module"));
	return lines.length > 0 && !lines.every(readAfter(site, guard));
}
/**
* Whether a module is loaded before the guard. httpd decides a guard when it reads it, so a module loaded further down is not
* there yet (server/core.c, start_ifmod).
*/
function isThere$2(site, module, guard, version) {
	if (version === "2.4" && site.target?.builtIn?.has(module.name)) return true;
	const lines = site.once(loadLinesBy[version]).get(module);
	const isOfAccess = ofAccess.has(module.name);
	if (!lines) return isOfAccess && (site.once(isBuiltIn$1) || site.once(modulesSpokenTo).has(module.name)) || void 0;
	const isAfter = readAfter(site, guard);
	const isRead = (reading) => lines.get(reading)?.some((line) => !isAfter(line)) === true;
	if (isRead("always")) return true;
	if (isRead("maybe")) return isOfAccess || void 0;
	return (isOfAccess || isRead("never")) && site.once(loadsSome) ? false : void 0;
}
/** The LoadModule lines of each module, by whether the version reads them. */
const loadLinesBy = {
	"2.2": (site) => byReading(site, "2.2"),
	"2.4": (site) => byReading(site, "2.4")
};
function byReading(site, version) {
	const readingFor = (line, module) => module && loadsOnlyIfMissing(line) ? "always" : readingBy(site, line, version);
	return new Map(Array.from(site.once(loadLines), ([module, lines]) => [module, groupBy(lines, (line) => readingFor(line, module))]));
}
/** How a version reads a line, by the guards around it. If it is read in several places, this is the surest of the readings. */
function readingBy(site, line, version) {
	if (!line.parent && site.includersOf(line.file).length === 0) return "always";
	const places = site.enclosing(line).map((sections) => sections.filter(isGuard).map((one) => guardReading(one, version)));
	if (places.some((readings) => readings.every((reading) => reading === "always"))) return "always";
	return places.every((readings) => readings.includes("never")) ? "never" : "maybe";
}
/** Whether a line that is surely read loads an access module. If so, none of these modules is built in. */
const loadsSome = (site) => [...site.once(loadLines)].some(([module, lines]) => module && ofAccess.has(module.name) && lines.some((line) => !isConditional(site, line)));
/** The LoadModule lines of each module, also the ones that only one version reads. */
const loadLines = (site) => groupBy(site.files.filter((file) => !isAvailableButNotEnabled(site, file)).flatMap((file) => file.named("loadmodule").filter(isDirective)), ({ args }) => moduleByName(args[0]?.value ?? ""));
/** Whether the access modules may be built in: files are missing, or no line loads one of them. */
const isBuiltIn$1 = (site) => !site.complete || ![...ofAccess].some((name) => site.loads(name));
/** Modules with a directive outside of all guards: without them httpd would not start, or would answer 500. */
function modulesSpokenTo(site) {
	const isSaid = (lines) => lines.some((line) => !isConditional(site, line));
	const said = [...site.names].filter((name) => isSaid(site.directives(name)));
	const asks = isSaid(site.directives("AuthType").filter(asksBasic)) ? ["mod_auth_basic"] : [];
	return /* @__PURE__ */ new Set([...said.map((name) => directiveByName(name)?.in22?.module), ...asks]);
}
const asksBasic = ({ args }) => args[0]?.value.toLowerCase() === "basic";
/**
* Whether a LoadModule line is in a guard on its own missing module, as in `<IfModule !mod_ssl.c>` around the line that loads
* mod_ssl: afterwards the module is present in either case.
*/
function loadsOnlyIfMissing(line) {
	if (!line.parent) return false;
	const guards = [...ancestors(line)].filter(isGuard);
	return guards.length > 0 && guards.every((guard) => isGuardOnMissingModule(guard, line));
}
/**
* Whether 2.4 surely has a module after its LoadModule line, however httpd is started: in some place, each guard around the line
* is read, or tests that the module is missing.
*/
const isSurelyLoadedOn24 = (site, line) => site.enclosing(line).some((sections) => sections.every((section) => !isGuard(section) || isGuardOnMissingModule(section, line) || guardReadingOn24(site, section) === "always"));
/** Whether a guard is read only if the module of a LoadModule line is missing. */
function isGuardOnMissingModule({ key, args }, line) {
	const { source, symbol22, symbol24 } = moduleByName(line.args[0]?.value ?? "") ?? {};
	const own = [
		source,
		symbol22,
		symbol24
	].filter((name) => name !== void 0).map((name) => `!${name}`);
	return key === "ifmodule" && args.length > 0 && args.every(({ value }) => own.includes(value));
}
/**
* Returns a function: whether a line is read after a guard. Lines of one file are read in their order, however often the file is
* included.
*/
function readAfter(site, guard) {
	const first = isHtaccess(guard.file) ? void 0 : [...commandsUnder(guard.commands)].find(isDirective);
	return (line) => {
		if (line.file === guard.file) return line.start > guard.start;
		const places = site.once(placesInReading);
		const load = places.get(line);
		const tested = first && places.get(first);
		return load !== void 0 && tested !== void 0 && load.root === tested.root && load.index >= tested.index;
	};
}
/**
* The position at which each LoadModule line and each directive in a guard is first read, and the configuration that it belongs
* to.
*/
function placesInReading(site) {
	const places = /* @__PURE__ */ new Map();
	for (const [root, file] of outermostFiles(site).entries()) {
		let index = 0;
		const note = (at, around) => {
			index++;
			if ((at.key === "loadmodule" || around.some(isGuard)) && !places.has(at)) places.set(at, {
				root,
				index
			});
		};
		visitInReadingOrder(site, file, {
			isRead: site.isLive,
			isWanted: hasLoadOrGuard,
			note
		});
	}
	return places;
}
/** Whether a file may contain a LoadModule line or a guard, or include a file that does. */
const hasLoadOrGuard = (file) => hasGuards(file) || [...file.keys].some((key) => key === "loadmodule" || isInclude({ key }));
// src/site/main-file-name.ts
/** Whether a file has a name that distributions give to the file that httpd starts with. */
const hasMainFileName = ({ path }) => /(^|\/)(httpd|apache)[\d.]*\.conf([.-][\w-]+(\.[\w-]+)*)?$/i.test(path);
/** The path of the main file of which a path seems to be a copy, by its name; undefined for any other path. */
function mainFileOfCopy(path) {
	const { before = "", name } = folderOfCopy.exec(path)?.groups ?? {};
	return name === void 0 ? nameOfCopy.exec(path)?.[1] : before + name;
}
/** The folder of copies that a copy of a main file is in, with a final slash; undefined for any other path. */
function folderOfMainCopies(path) {
	const { before = "", folder } = folderOfCopy.exec(path)?.groups ?? {};
	return folder === void 0 ? void 0 : before + folder;
}
const nameOfCopy = new RegExp(`^((?:.*/)?(?:httpd|apache)[\\d.]*\\.conf)[._-](?:\\d{1,2}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*|(?:back(up)?|bak|copy|default|dist|disabled|(dpkg|ucf)-\\w+|example|off|old|orig(inal)?|pre-\\w+|prev(ious)?|rpm(new|orig|save)|sample|saved?)\\d*|\\d)(?:[._-]?\\d+)*$`, "i");
/**
* Folders of original files beside the files in use, as `make install` and packages create them: `original/httpd.conf`,
* `original/conf/httpd.conf`.
*/
const folderOfCopy = /^(?<before>.*\/)?(?<folder>(?:backups?|bak|default|examples?|old|orig(?:inal)?|samples?)\/)(?<name>(?:conf\/)?(?:httpd|apache)[\d.]*\.conf)$/i;
// src/site/main-file.ts
/** The main file of the first server. Undefined if only a `.htaccess`, a virtual host or a `conf.d` file is given. */
const firstMainFile = (site) => mainFiles(site)[0];
/** The main file of each server among the given files. */
const mainFiles = (site) => site.once(findMainFiles);
function findMainFiles(site) {
	const found = /* @__PURE__ */ new Map();
	for (const file of site.files) {
		const at = isHtaccess(file) ? void 0 : signIn(site, file);
		if (at) found.set(file, {
			file,
			at
		});
	}
	for (const file of site.files.filter((one) => hasMainFileName(one) && !found.has(one))) {
		const isOfServer = (line) => isServerLevel(line) && site.filesOf(line).some((read) => found.has(read));
		const at = site.includesIn(file).find(isOfServer);
		if (at) found.set(file, {
			file,
			at
		});
	}
	return [...found.values()].filter(({ file }) => !isIncludedBy(site, file, found) && !isCopyOfMain(site, file));
}
/** Whether the file is an old copy of a main file, or the package's version beside the one in use. */
function isCopyOfMain(site, { path }) {
	const main = mainFileOfCopy(path);
	return main !== void 0 && site.files.some((file) => file.path === main);
}
/** Whether a file is in a folder of copies that also has a copy of the main file. */
const liesAmongCopies = (site, { path }) => site.once(foldersOfCopies).some((folder) => path.startsWith(folder));
/** Whether the file is a copy of a main file, or is in a folder of copies with one. Such a file needs no upgrade. */
const isCopyOfMainOrBesideOne = (site, file) => isCopyOfMain(site, file) || liesAmongCopies(site, file);
const foldersOfCopies = (site) => site.files.flatMap((file) => isCopyOfMain(site, file) ? folderOfMainCopies(file.path) ?? [] : []);
/** The line that shows that a file is a main file. */
function signIn(site, file) {
	for (const sign of hasMainFileName(file) ? [...sureSigns, ...signsInHttpdConf] : sureSigns) {
		const at = site.directivesIn(file, sign).find((line) => isServerLevel(line) && !isOfAnAddition(line));
		if (at) return at;
	}
}
/** Directives that only main files have. */
const sureSigns = [
	"ServerRoot",
	"User",
	"Group"
];
/**
* Directives that files for a module or a virtual host may have too, so they show a main file only if the file also has the
* name of one.
*/
const signsInHttpdConf = [
	"PidFile",
	"LoadModule",
	"Listen",
	"DocumentRoot"
];
/** Whether a line loads a third-party module. Example configurations of such modules load only that module. */
const isOfAnAddition = ({ key, args }) => key === "loadmodule" && moduleByName(args[0]?.value ?? "") === void 0;
const isServerLevel = (line) => [...ancestors(line)].every(isGuard);
function isIncludedBy(site, file, mains) {
	const seen = /* @__PURE__ */ new Set([file]);
	for (const one of seen) for (const line of site.includersOf(one)) seen.add(line.file);
	seen.delete(file);
	return [...seen].some((one) => mains.has(one));
}
/**
* The files that one server reads: its main file and everything it includes. If there is no other server, also all
* other files, such as `.htaccess` files.
*/
function filesOfServer(site, main) {
	if (mainFiles(site).length === 1) return new Set(site.files);
	const files = /* @__PURE__ */ new Set([main.file]);
	const includes = site.directives(...includeDirectiveNames);
	for (const file of files) for (const line of includes) if (line.file === file) for (const read of site.filesOf(line)) files.add(read);
	return files;
}
// src/base/list-text.ts
/** The most items that a sentence names. Longer lists are hard to read. */
const maxListed = 5;
/**
* Joins items for a sentence: `a, b and c`, or the first ones of many: `a, b and 7 more`. Use it for every list that grows with
* the configuration.
* @param lastSeparator the text before the last item, if all are named
*/
function listText(things, limit = maxListed, lastSeparator = " and ") {
	const named = things.slice(0, limit);
	const more = things.length - named.length;
	if (more > 0) return `${named.join(", ")} and ${numberText(more)} more`;
	const last = named.pop() ?? "";
	return named.length > 0 ? `${named.join(", ")}${lastSeparator}${last}` : last;
}
/** The end of a text that names the first of several lines: ` and 2 more lines`. Empty if there are no more lines. */
const andMoreLines = (more) => more === 0 ? "" : ` and ${numberText(more)} more ${more === 1 ? "line" : "lines"}`;
/** Joins items as `listText` does, with commas only: `a, b, c`. */
const commaList = (things, limit = maxListed) => listText(things, limit, ", ");
/**
* The number with commas: 12,345. It does not use toLocaleString, because loading its tables takes longer than all the rest of a
* small run.
*/
const numberText = (count) => String(count).replace(/\B(?=(\d{3})+$)/g, ",");
/** The texts that are neither empty nor missing. */
const nonEmptyTexts = (...texts) => texts.filter((text) => typeof text === "string" && text !== "");
// src/site/server-level.ts
/** The servers that run 2.2 today. Only these servers are affected by changed defaults. */
const serversOn22 = (site) => site.once(findServersOn22);
function findServersOn22(site) {
	if (site.from === "2.4") return [];
	return mainFiles(site).map((main) => {
		const files = filesOfServer(site, main);
		return {
			...main,
			files,
			startFiles: new Set([...files].filter((file) => !isHtaccess(file)))
		};
	});
}
/** The result of a pure model for one server, computed once for all rules. */
function oncePerServer(site, server, model) {
	const known = site.once(knownOfServers);
	const own = known.get(server) ?? /* @__PURE__ */ new Map();
	known.set(server, own);
	if (!own.has(model)) own.set(model, model(site, server));
	return own.get(model);
}
const knownOfServers = () => /* @__PURE__ */ new Map();
/** The lines of these names that a server reads when it starts. */
const startLines = (site, server, ...names) => site.directives(...names).filter((line) => server.startFiles.has(line.file));
/** The lines of these names at server level that a server reads when it starts, also lines inside guards. */
const serverLevelLines = (site, server, ...names) => startLines(site, server, ...names).filter((line) => isAtServerLevel(site, line));
/**
* Whether all files that the server reads when it starts are given, so that a line that none of them has does not exist. A
* pattern in an Include may match more files on the server than here, unless its folder is known.
*/
const isServerComplete = (site, server) => site.complete || startLines(site, server, ...includeDirectiveNames).every((line) => !readsMany(line) && site.filesOf(line).length > 0 || hasRoot(site) && isIncludeResolved(site, line));
/** Whether the place of every path is known, so that it is also known which files do not exist. */
const hasRoot = (site) => site.isOnDisk && site.serverRoots.length > 0 && site.serverRoots.every(({ diskRoot }) => diskRoot);
/**
* Whether all files that the Include reads are known and given. There may be none for a pattern or a folder, which may also not
* exist.
*/
function isIncludeResolved(site, line) {
	const { outcome, files, brokenLinks } = site.includedBy(line);
	if (!/^(known|absent)$/.test(outcome) || !isLiteral(line) || brokenLinks.length > 0) return false;
	return files.length > 0 || readsMany(line);
}
const readsMany = ({ args: [path] }) => path !== void 0 && (hasWildcard(path.value) || path.value.endsWith("/"));
/** The sentence of an assumption, for a fix that adds these directives because no given file has them. */
const noOtherFileSetsSentence = (...names) => `No other file sets ${listText(names, 5, " or ")} for the whole server.`;
/**
* The line of the main file next to which a new server-level line is added: the last line with the first of these names that
* occurs, else a line that usually stands in that part of the file.
*/
function lineToAddBeside(site, server, ...related) {
	for (const name of [...related, ...usual]) {
		const isFit = (line) => isAtServerLevel(site, line) && !isConditional(site, line);
		const last = (server.startFiles.has(server.file) ? site.directivesIn(server.file, name) : []).findLast(isFit);
		if (last) return last;
	}
	return server.at;
}
const usual = [...[
	"KeepAliveTimeout",
	"KeepAlive",
	"ServerName",
	"ServerAdmin",
	"Listen"
], ...[
	"PidFile",
	"ServerRoot",
	"Group",
	"User",
	"LoadModule"
]];
// src/site/template-blocks.ts
/** The blocks of a file; undefined if the file has tags that do not match each other. */
const templateBlocksOf = (site, file) => {
	const found = site.once(blocksOfFiles).get(file);
	return found === "broken" ? void 0 : found ?? none$1;
};
/** Whether a file has any template tag, so that a template may choose between its lines. */
const mayHaveTemplateBlocks = (site, file) => site.once(blocksOfFiles).has(file);
const none$1 = {
	blockNameAt: () => "",
	isSilent: () => false
};
const blocksOfFiles = (site) => new Map(site.files.filter((file) => mayHoldTags(file) && (marks.test(file.text) || hasUnsupportedTag(file.text))).map((file) => [file, blocksIn(file.text) ?? "broken"]));
/**
* Whether a file may have template tags. The continued part of a line is searched too, because the file's index does not know how
* it begins.
*/
const mayHoldTags = ({ text, mayHaveTemplateLines }) => mayHaveTemplateLines || marksOrContinued.test(text);
const marks = new RegExp(`<[%?]|${templateTagStartSource}|\\{[{#]|\\[% |tmpl_|TMPL_`);
const marksOrContinued = new RegExp(`${marks.source}|\\\\\\r?\\n`);
/** Whether a node is in the same block as a section around it. Without a section: whether it is outside of all blocks. */
function isInSameTemplateBlock(site, node, around) {
	if (!mayHaveTemplateBlocks(site, node.file)) return true;
	const blocks = templateBlocksOf(site, node.file);
	const outer = around?.file === node.file ? around.start : void 0;
	return blocks !== void 0 && blocks.blockNameAt(node.start) === (outer === void 0 ? "" : blocks.blockNameAt(outer));
}
/** Whether the two tags of a section are in the same block, and so are those of each section around it. */
function hasTagsInOneTemplateBlock(site, section) {
	const blocks = templateBlocksOf(site, section.file);
	for (let around = section; around; around = around.parent) {
		const { start, close } = around;
		if (!blocks || !close || blocks.blockNameAt(start) !== blocks.blockNameAt(close.start)) return false;
	}
	return true;
}
function blocksIn(text) {
	if (hasUnsupportedTag(text)) return void 0;
	const tokens = templateTagsIn(text);
	const starts = [];
	const names = [];
	const open = [];
	for (const { kind, start, end } of tokens) {
		if (kind === "unknown") return void 0;
		const top = open.at(-1);
		if (kind === "open") open.push({
			name: `${start}`,
			branch: 0
		});
		else if (kind === "middle" && top) top.branch++;
		else if (kind === "end" && top) open.pop();
		else if (kind === "middle" || kind === "end") return void 0;
		else continue;
		starts.push(end);
		names.push(open.map(({ name, branch }) => `${name}.${branch}`).join("/"));
	}
	if (open.length > 0) return void 0;
	return {
		blockNameAt: (offset) => names[starts.findLastIndex((start) => start <= offset)] ?? "",
		isSilent: (start, end) => isSilentIn(text, tokens, start, end)
	};
}
function isSilentIn(text, tokens, start, end) {
	let at = start;
	for (const token of tokens) {
		if (token.end <= start || token.start >= end) continue;
		if (token.kind === "text" || text.slice(at, token.start).trim() !== "") return false;
		at = token.end;
	}
	return at > start && text.slice(at, end).trim() === "";
}
// src/models/lines-with-effect.ts
/** The directives of a site that may have an effect, by their names in lower case. */
const namesMaybeWithEffect = (site, effect) => [...site.names].filter((key) => !key.startsWith("<") && mayHaveEffect(key, effect));
/** The lines outside of .htaccess files that may have an effect, without the directives in `read`, which the caller handles. */
const linesMaybeWithEffect = (site, effect, read) => site.directives(...namesMaybeWithEffect(site, effect).filter((key) => !read.includes(key))).filter(({ file }) => !isHtaccess(file));
/** The lines of a server that are known to have an effect. */
const linesWithKnownEffect = (site, server, effect) => startLines(site, server, ...[...site.names].filter((key) => hasEffect(key, effect)));
// src/models/lines-unseen.ts
/**
* Lines because of which httpd reads text that was not given: an Include of a missing file or of a link out of the copy, code
* that runs at start (mod_perl), or a template line. With `--assume-complete`, the user says that this text does not affect
* access.
*/
const linesReadingUnseenText = (site) => [
	...site.files.flatMap(site.includesIn).filter((line) => site.isLive(line) && site.includedBy(line).brokenLinks.length > 0),
	...site.directives("Include").filter((line) => isMissing(site, line)),
	...linesMaybeWithEffect(site, "brings", [...includeDirectiveNames, "use"]),
	...site.files.filter(({ mayHaveTemplateLines }) => mayHaveTemplateLines).flatMap((file) => openLines(site, file.children, templateBlocksOf(site, file)))
];
function isMissing(site, line) {
	const path = line.args[0]?.value ?? "";
	return /[^/]$/.test(path) && !/[*?[]/.test(path) && site.filesOf(line).length === 0;
}
function openLines(site, nodes, blocks) {
	return nodes.flatMap((node) => {
		if (node.kind === "template") return blocks?.isSilent(node.start, node.end) ? [] : [node];
		return node.kind === "section" && site.isLive(node) ? openLines(site, node.children, blocks) : [];
	});
}
// src/models/whole-server.ts
/**
* Whether all files of a single server are given, except perhaps .htaccess files: its main file, and the files of every
* Include.
*/
const isWholeServer = (site) => site.once(findWhole);
function findWhole(site) {
	return mainFiles(site).length === 1 && site.files.every((file) => site.includesIn(file).every((line) => isIncludeResolved(site, line))) && linesReadingUnseenText(site).length === 0;
}
// src/models/covered-ports.ts
/**
* Whether a virtual host for all addresses answers on each port of a Listen, so that the main server never answers
* (server/vhost.c, find_default_server). Known only if all files are given.
*/
const mainServerNeverAnswers = (site) => site.once(findCovered);
function findCovered(site) {
	const servers = mainFiles(site).map((main) => filesOfServer(site, main));
	return (site.complete || isWholeServer(site)) && servers.length > 0 && servers.every((files) => isServerCovered(site, files));
}
function isServerCovered(site, files) {
	const listens = site.directives("Listen").filter(({ file }) => files.has(file));
	const hosts = site.sections("VirtualHost").filter((host) => files.has(host.file) && isLiteral(host));
	return listens.length > 0 && listens.every((line) => {
		const port = isLiteral(line) ? /(?:^|:)(\d+)$/.exec(line.args[0]?.value ?? "")?.[1] : void 0;
		return port !== void 0 && hosts.some((host) => takesAll(host, port) && isReadWith(site, host, line));
	});
}
const takesAll = (host, port) => host.args.some(({ value }) => [
	`*:${port}`,
	"*:*",
	`_default_:${port}`,
	"_default_:*"
].includes(value.toLowerCase()));
/** Whether the virtual host is read whenever the line is: each guard around it is always read, or is also around the line. */
function isReadWith(site, host, line) {
	const around = site.enclosing(line).map((sections) => new Set(sections.map(textOf$1)));
	return site.enclosing(host).some((sections) => sections.every((guard) => isGuard(guard) && (guardReadingToday(site, guard) === "always" || around.every((texts) => texts.has(textOf$1(guard))))));
}
const textOf$1 = ({ key, args }) => [key, ...args.map(({ value }) => value)].join(" ").toLowerCase();
// src/models/completeness.ts
/**
* Whether the given files are surely the whole configuration of one server: its main file is given, every Include leads
* to given files, no line brings in other files, and access rules in .htaccess files are given or forbidden.
*/
const isProvedComplete = (site) => isWholeServer(site) && site.once(foldersWithUnseenHtaccess).length === 0;
/**
* The folders whose .htaccess files are not given and can set access rules (server/core.c, AllowOverride; without such a line
* 2.2 allows all). An undefined entry stands for a folder that is not known.
*/
function foldersWithUnseenHtaccess(site) {
	const open = site.directives("AllowOverride").filter((line) => !forbidsAccess(line)).map(folderAround);
	const served = isHtaccessOffByDefault(site) ? [] : servedFolders(site);
	const named = [...open, ...served];
	const lost = named.flatMap((folder) => folder ? site.brokenLinksWithin(folder).map(({ place }) => place) : []);
	return [...named.filter((folder) => !folder || !site.hasAllHtaccessIn(folder)), ...lost];
}
/** Whether .htaccess files can set access rules only where a section allows it. */
const isHtaccessOffByDefault = (site) => site.once(findShutAtRoot);
function findShutAtRoot(site) {
	const lines = site.directives("AllowOverride").filter((line) => isForRoot(line) && forbidsAccess(line));
	const hosts = new Set(lines.map(virtualHostAround));
	return hosts.has(void 0) || mainServerNeverAnswers(site) && site.sections("VirtualHost").every((host) => hosts.has(host));
}
/** Whether the line allows neither host rules nor Require in .htaccess files. */
function forbidsAccess(line) {
	const { args } = line;
	return args.length > 0 && args.every(({ value }) => /^(none|fileinfo|indexes|options(=.*)?)$/i.test(value)) && isLiteral(line);
}
/** Whether the line is in `<Directory />` of the main server or of a virtual host, without a guard around it. */
const isForRoot = (line) => {
	const [section, ...outer] = [...ancestors(line)];
	return section?.key === "directory" && section.args.length === 1 && section.args[0]?.value === "/" && outer.every(({ key }) => key === "virtualhost");
};
function folderAround(line) {
	const section = [...ancestors(line)].find((one) => !isGuard(one));
	return section && literalFolder(section);
}
function literalFolder(section) {
	const path = section.args[0]?.value ?? "";
	if (section.key !== "directory" || section.args.length !== 1 || !isLiteral(section)) return void 0;
	return isAbsolute(path) && !hasWildcard(path) ? segmentsOf$1(path) : void 0;
}
function servedFolders(site) {
	const folders = contentFoldersWithUrls(site).map(({ line, folder }) => isLiteral(line) && isAbsolute(folder) ? segmentsOf$1(folder) : void 0);
	const computed = linesMaybeWithEffect(site, "maps", contentDirectiveNames).length > 0;
	return folders.length === 0 || computed ? [...folders, void 0] : folders;
}
// src/base/lazy.ts
/** Returns a function that calls `make` on its first call, and returns the same value on all later calls. */
function lazy(make) {
	let known;
	return () => {
		known ??= { it: make() };
		return known.it;
	};
}
// src/site/server-paths.ts
/**
* Returns a function that converts given paths to the paths that the configuration uses. If links give the server's folder two
* names, the name in ServerRoot is used.
* @param placeOf the segments of a given path
*/
function serverPathConverter(files, placeOf, disk) {
	const names = disk ? files.flatMap((file) => namesOf(file, placeOf(file.path).slice(0, -1), disk)) : [];
	if (names.length === 0) return placeOf;
	return (path) => {
		const place = placeOf(path);
		const fitting = names.find(({ given }) => isPathWithin(place, given));
		return fitting ? [...fitting.onServer, ...place.slice(fitting.given.length)] : place;
	};
}
/**
* The ServerRoot of a Debian main file, which has no such line because it is built into the program
* (debian/config-dir/apache2.conf, debian/rules). Undefined for other files.
*/
const builtInServerRootOnDebian = ({ path }) => /(^|\/)apache2\.conf$/.test(path) ? ["etc", "apache2"] : void 0;
/** The values of ServerRoot in a main file. */
function rootsIn(file) {
	const lines = file.named("serverroot");
	if (lines.length === 0) return [builtInServerRootOnDebian(file) ?? []].filter(({ length }) => length > 0);
	return lines.flatMap((line) => {
		const path = line.args[0]?.value ?? "";
		return isLiteral(line) && isAbsolute(path) ? [segmentsOf$1(path)] : [];
	});
}
/**
* The possible document roots of a Debian server without DocumentRoot: below HTTPD_ROOT, which is empty or `/etc/apache2`
* (include/httpd.h, DOCUMENT_LOCATION), and the folder built into its 2.4. Empty for other servers.
*/
function builtInDocumentRootsOnDebian(main) {
	return builtInServerRootOnDebian(main) !== void 0 && rootsIn(main).every((root) => root.join("/") === "etc/apache2") ? [
		"/htdocs",
		"/etc/apache2/htdocs",
		"/var/www/html"
	] : [];
}
const namesOf = (file, folder, disk) => rootsIn(file).flatMap((root) => {
	if (isPathWithin(folder, root)) return [];
	const real = disk.realPlace(folder);
	return (real && (nameOfRoot(root, folder, real, disk) ?? nameInImage(root, folder, real))) ?? [];
});
/** The path that the configuration has for the server's folder, if a link makes it differ from the given path. */
function nameOfRoot(root, folder, real, disk) {
	const realRoot = disk.realPlace(root);
	if (!realRoot || !isPathWithin(real, realRoot)) return void 0;
	const below = real.slice(realRoot.length);
	const given = folder.slice(0, folder.length - below.length);
	return endsIn(folder, below) ? outermost({
		given,
		onServer: root
	}, disk) : void 0;
}
/**
* The same as `nameOfRoot` for a link in the copy of a server's disk: `link` may lead to `copy/etc/httpd`, whose path shows
* where the copy begins.
*/
function nameInImage(root, folder, real) {
	for (let end = real.length; root.length > 1 && end >= root.length; end--) {
		const below = real.slice(end);
		if (!endsIn(real.slice(0, end), root) || !endsIn(folder, below)) continue;
		const given = folder.slice(0, folder.length - below.length);
		return endsIn(given, root) ? void 0 : {
			given,
			onServer: real.slice(0, end)
		};
	}
}
/**
* The outermost folder with two names: the folders around the server's folder may have two names too, because of the same link.
*/
function outermost({ given, onServer }, disk) {
	const around = {
		given: given.slice(0, -1),
		onServer: onServer.slice(0, -1)
	};
	return given.at(-1) === onServer.at(-1) && around.given.length > 0 && around.onServer.length > 0 && disk.realPlace(around.given)?.join("/") === disk.realPlace(around.onServer)?.join("/") ? outermost(around, disk) : {
		given,
		onServer
	};
}
const endsIn = (place, end) => end.every((name, index) => place[place.length - end.length + index] === name);
// src/site/located-files.ts
/**
* The given files with their names and places.
* @param links further names of given files: the path of a link, and the path of the file
* @param folder the absolute path of the folder that relative paths start from; absent if not known
*/
function locatedFiles(files, links, { folder, disk } = {}) {
	const asGiven = (path) => segmentsOf$1(isAbsolute(path) || folder === void 0 ? path : `${folder}/${path}`);
	const placeOf = oncePerText(serverPathConverter(files, asGiven, disk));
	const byPath = new Map(files.map((file) => [file.path, file]));
	const linked = Array.from(links).flatMap(([link, path]) => {
		const file = byPath.get(path);
		return file ? [{
			file,
			path: link,
			place: placeOf(link)
		}] : [];
	});
	const named = [...files.map((file) => ({
		file,
		path: file.path,
		place: placeOf(file.path)
	})), ...linked];
	let paths;
	let folders;
	let names;
	return {
		files: named,
		sharedSegmentCount: sharedBeginning(named),
		placeOf,
		namesOf(file) {
			names ??= groupBy(named, (one) => one.file);
			return names.get(file) ?? [];
		},
		hasFile(place) {
			paths ??= new Set(named.map((one) => one.place.join("/")));
			return paths.has(place.join("/"));
		},
		hasFolder(place) {
			folders ??= foldersAmong(named);
			return folders.has(place.join("/"));
		}
	};
}
function sharedBeginning(named) {
	const [first, ...others] = named.map(({ place }) => place);
	let count = first ? first.length - 1 : 0;
	for (const place of others) {
		let same = 0;
		while (same < count && same < place.length - 1 && place[same] === first?.[same]) same++;
		count = same;
	}
	return count;
}
function foldersAmong(named) {
	const folders = /* @__PURE__ */ new Set();
	for (const { place } of named) for (let length = place.length - 1; length >= 0; length--) {
		const folder = place.slice(0, length).join("/");
		if (folders.has(folder)) break;
		folders.add(folder);
	}
	return folders;
}
/**
* The given files that httpd reads for an Include of this place, by folder and name. For a folder, all files in and
* below it.
*/
function filesAt({ files }, pattern, isFolder) {
	const isThere = placeMatcher(pattern, isFolder);
	return files.filter(({ place }) => isThere(place));
}
/** Returns a test for an Include pattern: whether httpd reads the file at a place. */
function placeMatcher(pattern, isFolder) {
	const matchers = pattern.map(nameMatcher);
	const least = matchers.length + (isFolder ? 1 : 0);
	return (place) => place.length >= least && matchers.every((matches, index) => matches(place[index] ?? ""));
}
/** The files in the order in which httpd reads them: by their names, folder by folder (server/config.c, fname_alphasort). */
function filesInReadingOrder(found) {
	return [...new Set([...found].sort((a, b) => compare(a.place, b.place)).map(({ file }) => file))];
}
function compare(a, b) {
	const at = a.findIndex((segment, index) => segment !== b[index]);
	const [one, other] = [a[at] ?? "", b[at] ?? ""];
	return at < 0 ? 0 : one < other ? -1 : 1;
}
// src/site/server-roots.ts
/** The places of a path on the server, for each root of a disk that is known. */
const placesOfAbsolutePath = (roots, names) => roots.flatMap(({ diskRoot }) => diskRoot ? [[...diskRoot, ...names]] : []);
/**
* The ServerRoot of each main file and the root of its disk, if known: from the place of the main file, and from where
* other paths in the configuration are found.
* @param stated the values from the settings, for files that do not show them
*/
function serverRootsAmong(given, index, stated = {}) {
	const { serverRoot, root, disk } = stated;
	const known = {
		given,
		index,
		disk,
		named: lazy(() => pathsNamed(index)),
		root: root === void 0 ? void 0 : given.placeOf(root)
	};
	const own = index.directives("ServerRoot").filter((line) => isLiteral(line) && isAbsolute(line.args[0]?.value ?? "")).map((line) => ({
		main: line.file,
		onServer: segmentsOf$1(line.args[0]?.value ?? "")
	}));
	if (own.length > 0) return own.flatMap(({ main, onServer }) => rootOf(known, main, onServer) ?? []);
	const mains = given.files.filter(({ file }) => hasMainFileName(file)).map(({ file }) => file);
	const onServer = serverRoot === void 0 ? void 0 : segmentsOf$1(serverRoot);
	return [...new Set(mains)].flatMap((main) => rootOf(known, main, onServer ?? builtInServerRootOnDebian(main)) ?? []);
}
function rootOf(known, main, onServer) {
	const top = topOf(known, main, onServer);
	if (top && onServer) return {
		onServer,
		place: [...top, ...onServer],
		diskRoot: top
	};
	const place = folderOfIncludes(known, main, onServer);
	return top || place ? {
		onServer,
		place,
		diskRoot: top
	} : void 0;
}
/**
* The root of the server's disk: the folder above the main file that fits ServerRoot, or the folder below which most paths in the
* configuration are found. One path is not enough, because its name may be equal by chance.
*/
function topOf(known, main, onServer) {
	const place = known.given.placeOf(main.path);
	if (known.root) return isPathWithin(place, known.root) ? known.root : void 0;
	const isOfRoot = (top) => onServer !== void 0 && isPathWithin(place, [...top, ...onServer]);
	if (onServer && onServer.length > 0 && isOfRoot([])) return [];
	const named = known.named();
	const weightOf = (top) => named.filter((names) => isThere$1(known, [...top, ...names])).reduce((sum, { length }) => sum + length - 1, isOfRoot(top) ? (onServer?.length ?? 1) - 1 : 0);
	const tops = topsAbove(place, onServer ? [onServer, ...named] : named);
	const ofRoot = tops.filter(isOfRoot);
	const best = (ofRoot.length > 0 ? ofRoot : tops).map((top) => ({
		top,
		weight: weightOf(top)
	})).reduce((one, other) => other.weight > one.weight ? other : one, {
		top: place,
		weight: 0
	});
	return best.weight > (ofRoot.length > 0 ? 0 : 1) ? best.top : topOfPackages(place, onServer);
}
/**
* The root of the disk if the main file is where packages put it and ServerRoot is elsewhere, as on Slackware and OS X. Undefined
* if ServerRoot has its own folder `etc`.
*/
function topOfPackages(place, onServer = []) {
	const [own = ""] = mainOfPackages.exec(place.join("/")) ?? [];
	const names = segmentsOf$1(own);
	if (names.length === 0 || onServer.includes("etc")) return void 0;
	return place.slice(0, -names.length);
}
const mainOfPackages = /(?<![^/])((private\/)?etc\/(httpd|apache2(\/2\.2)?)|usr\/local\/etc\/apache22)\/httpd\.conf$/;
/**
* The folders above a place that may be `/` of the server's disk, because the next names in the place begin a path in the
* configuration.
*/
function topsAbove(place, named) {
	const lengths = /* @__PURE__ */ new Set();
	for (const [first, second] of named) for (const [at, name] of place.entries()) if (name === first && (second === void 0 || place[at + 1] === second)) lengths.add(at);
	return [...lengths].sort((a, b) => b - a).map((length) => place.slice(0, length));
}
const isThere$1 = ({ given, disk }, place) => given.hasFolder(place) || given.hasFile(place) || /^(file|folder)$/.test(disk?.kindAt(place) ?? "");
/** The number of paths that are examined. A host with thousands of sites has thousands. */
const maxNamed = 40;
function pathsNamed(index) {
	const words = [
		...contentFoldersWithUrls(index).map(({ line, folder }) => [line, folder]),
		...index.directives(...filesNamed).map((line) => [line, line.args[0]?.value]),
		...index.sections("Directory").map((section) => [section, section.args[0]?.value])
	];
	const named = /* @__PURE__ */ new Map();
	for (const [node, word] of words) {
		const names = word === void 0 ? void 0 : namesBeforeWild(node, word);
		if (names && names.length > 1) named.set(names.join("/"), names);
		if (named.size === maxNamed) break;
	}
	return [...named.values()];
}
const filesNamed = [
	"Include",
	"TypesConfig",
	"AuthUserFile",
	"AuthGroupFile"
];
function namesBeforeWild(node, word) {
	if (!isLiteral(node) || !isAbsolute(word)) return void 0;
	const names = segmentsOf$1(word);
	const wild = names.findIndex(hasWildcard);
	return wild < 0 ? names : names.slice(0, wild);
}
/** The folder, at or above the main file, from which most Include lines lead to a given file. */
function folderOfIncludes({ given, index }, main, onServer) {
	const place = given.placeOf(main.path);
	const tails = index.directives(...includeDirectiveNames).filter((line) => line.file === main).flatMap((line) => tailOf(line, onServer) ?? []);
	let best;
	for (let length = place.length - 1; length >= 0; length--) {
		const folder = place.slice(0, length);
		const count = tails.filter(({ names, isFolder }) => filesAt(given, [...folder, ...names], isFolder).length > 0).length;
		if (count > (best?.count ?? 0)) best = {
			place: folder,
			count
		};
	}
	return best?.place;
}
/** The path of an Include relative to ServerRoot. */
function tailOf(line, onServer) {
	const path = line.args[0]?.value ?? "";
	if (path === "" || !isLiteral(line)) return void 0;
	const names = segmentsOf$1(path);
	const isFolder = path.endsWith("/");
	if (!isAbsolute(path)) return {
		names,
		isFolder
	};
	return onServer && isPathWithin(names, onServer) ? {
		names: names.slice(onServer.length),
		isFolder
	} : void 0;
}
// src/base/disjoint-sets.ts
function disjointSets() {
	const leaders = /* @__PURE__ */ new Map();
	const find = (item) => {
		let top = item;
		for (let next = leaders.get(top); next !== void 0; next = leaders.get(top)) top = next;
		for (let at = item; at !== top;) {
			const next = leaders.get(at);
			leaders.set(at, top);
			at = next;
		}
		return top;
	};
	const join = (a, b) => {
		const [one, other] = [find(a), find(b)];
		if (one !== other) leaders.set(one, other);
	};
	const groups = (items) => [...groupBy(items, find).values()];
	return {
		join,
		groups
	};
}
// src/site/units.ts
/**
* The unit of configuration management that a file belongs to, by its path: a role of Ansible, a module of Puppet, a
* cookbook of Chef, or a folder for one host or environment. The repository may itself be a unit, with others for its
* tests. Undefined for other files.
* @param around the folder of all files, with a final slash
*/
const unitOfConfigPath = (path, around) => (ofRole.exec(path) ?? ofHost.exec(path))?.[1] ?? (/^(files|templates)\//.test(path.slice(around.length)) ? around : void 0);
const ofRole = /^((?:.*\/)?(?:roles|modules|cookbooks|site-cookbooks|site|profiles)\/.+?)\/(?:files|templates)\//;
const ofHost = /^((?:.*\/)?(?:hosts|nodes|environments)\/[^/]+)\//;
/**
* The units of a configuration, each with its files; empty if there are fewer than two. Units whose files include each other
* count as one. Files of no unit come last, together.
*/
const unitsOfSite = (site) => site.once(findUnits);
function findUnits(site) {
	const around = commonFolderOf(site.files);
	const shown = new Set(site.files.flatMap((file) => isHtaccess(file) ? [] : unitOfConfigPath(file.path, around) ?? []));
	if (shown.size < 2) return [];
	const unitWith = (path) => [unitOfConfigPath(path, around)].find((unit) => unit !== void 0 && shown.has(unit));
	const byUnit = groupBy(site.files, ({ path }) => unitWith(path));
	const sets = disjointSets();
	for (const [path, [first, ...others]] of byUnit) {
		if (path === void 0) continue;
		for (const file of others) sets.join(file, first);
		for (const file of [first, ...others]) for (const line of site.includesIn(file)) for (const read of filesIncluded(site, line)) sets.join(file, read);
	}
	const units = sets.groups(site.files.filter(({ path }) => unitWith(path) !== void 0)).map((files) => ({
		path: unitOfConfigPath(files[0]?.path ?? "", around),
		files
	}));
	const rest = byUnit.get(void 0) ?? [];
	if (units.length < 2) return [];
	return rest.length > 0 ? [...units, {
		path: void 0,
		files: rest
	}] : units;
}
/** The deepest folder that contains all files, with a final slash. The files' paths are relative to the same folder. */
function commonFolderOf([first, ...others]) {
	let folder = first?.path.replace(/[^/]*$/, "") ?? "";
	while (!others.every(({ path }) => path.startsWith(folder))) folder = folder.replace(/[^/]*\/$/, "");
	return folder;
}
/** The files that a line includes, without mere guesses. */
function filesIncluded(site, line) {
	const { outcome, files } = site.includedBy(line);
	return outcome === "guess" ? [] : files;
}
// src/httpd/authz-providers.ts
const oldForUsers = {
	in22: true,
	asksUser: true,
	inLowerCaseOnly: false
};
const oldInLowerCase = {
	...oldForUsers,
	inLowerCaseOnly: true
};
const newForUsers = {
	in22: false,
	asksUser: true,
	inLowerCaseOnly: false
};
const newForClients = {
	...newForUsers,
	asksUser: false
};
/** The keywords after Require that httpd's own modules handle. */
const authzProviders = [
	[
		"mod_authz_core",
		"all env expr method",
		newForClients
	],
	[
		"mod_authz_host",
		"ip host local forward-dns",
		newForClients
	],
	[
		"mod_ssl",
		"ssl ssl-verify-client",
		newForClients
	],
	[
		"mod_authz_user",
		"user valid-user",
		oldForUsers
	],
	[
		"mod_authz_groupfile",
		"group",
		oldForUsers
	],
	[
		"mod_authz_groupfile",
		"file-group",
		oldInLowerCase
	],
	[
		"mod_authz_owner",
		"file-owner",
		oldInLowerCase
	],
	[
		"mod_authnz_ldap",
		"ldap-user ldap-dn ldap-group ldap-attribute ldap-filter",
		oldInLowerCase
	],
	[
		"mod_authnz_ldap",
		"ldap-search",
		newForUsers
	],
	[
		"mod_authz_dbm",
		"dbm-group dbm-file-group",
		newForUsers
	],
	[
		"mod_authz_dbd",
		"dbd-group dbd-login dbd-logout",
		newForUsers
	]
].flatMap(([module, words, facts]) => words.split(" ").map((word) => ({
	word,
	module,
	...facts
})));
const byWord = new Map(authzProviders.map((one) => [one.word, one]));
/** The provider of a word, in any letter case; undefined if no httpd module has it. */
const authzProviderNamed = (word) => byWord.get(word.toLowerCase());
/** Whether only 2.4 knows the word: a provider, or `not`. */
const isRequireWordOnlyOn24 = (word) => word.toLowerCase() === "not" || authzProviderNamed(word)?.in22 === false;
// src/httpd/limit.ts
/**
* Whether no line in a `<Limit>` or `<LimitExcept>` depends on the method, so that its tags can be removed: at server level 2.2
* applied its lines to every method.
*/
function areLinesIndependentOfMethod(limit) {
	if (!limit.close || isInvalidLimit(limit)) return false;
	for (const node of walk(limit.children)) if (!isUnlimited(node)) return false;
	return true;
}
const isLimitSection = ({ key }) => /^limit(except)?$/.test(key);
/** Whether both versions reject the section: it has no methods, or is `<Limit>` with TRACE (server/core.c, ap_limit_section). */
const isInvalidLimit = ({ key, args }) => args.length === 0 || key === "limit" && args.some(({ value }) => value === "TRACE");
/** Whether 2.2 rejects the directive in `<Limit>`, at start or with 500. 2.4 accepts most of these directives in it. */
const isInvalidInLimitOn22 = ({ key }) => refused.has(key);
/** The directives with NOT_IN_LIMIT in server/core.c and mod_ident.c of 2.2. */
const refused = /* @__PURE__ */ new Set([
	...[
		"adddefaultcharset",
		"allowencodedslashes",
		"contentdigest",
		"enablemmap"
	],
	...[
		"enablesendfile",
		"errordocument",
		"hostnamelookups",
		"identitycheck"
	],
	...[
		"identitychecktimeout",
		"limitrequestbody",
		"limitxmlrequestbody",
		"loglevel"
	],
	...[
		"serversignature",
		"timeout",
		"usecanonicalname",
		"usecanonicalphysicalport"
	]
]);
function isUnlimited(node) {
	if (node.kind === "section") return (isGuard(node) || isLimitSection(node)) && node.close !== void 0;
	if (node.kind === "directive") return !refused.has(node.key) && (directiveByName(node.key)?.in22?.contexts.includes("s") ?? false);
	return node.kind === "blank" || node.kind === "comment";
}
// src/httpd/one-version-syntax.ts
/**
* The part of a line that only one version accepts, for a directive that both know. It is judged by the number of words
* (include/http_config.h) and by keywords, as the parsers of both versions read them. Undefined if both versions accept the line,
* or neither.
*/
function syntaxOfOneVersion(at) {
	const known = directiveByName(at.key);
	if (!known?.in22 || !known.in24) return void 0;
	const words = valuesOf(at);
	if (known.isSection && words.length === 0) return void 0;
	const byCount = onlyOne(takes(known.in22, words), takes(known.in24, words), logicalLineText(at.file.text, at).trim());
	if (byCount) return byCount;
	const { find, ...only } = keywordsOf[at.key] ?? { find: () => [] };
	const [in22, in24] = [setOf(only.in22 ?? ""), setOf(only.in24 ?? "")];
	const has = (known) => (word) => known.has(word.toLowerCase());
	const text = find(words).find((word) => has(in22)(word) || has(in24)(word));
	return text === void 0 ? void 0 : {
		version: has(in22)(text) ? "2.2" : "2.4",
		text
	};
}
function onlyOne(on22, on24, text) {
	return on22 === on24 ? void 0 : {
		version: on22 ? "2.2" : "2.4",
		text
	};
}
const setOf = oncePerText((words) => new Set(words.toLowerCase().split(/\s+/).filter(Boolean)));
/**
* Whether a version accepts the line of a directive or section, by its number of words and its keywords. Undefined if only the
* module can tell, or if the version does not have the directive.
*/
function isAcceptedBy(version, at) {
	const form = directiveByName(at.key)?.[version === "2.2" ? "in22" : "in24"];
	if (!form) return void 0;
	if (at.kind === "section") return takesSection(version, at, form);
	const words = valuesOf(at);
	if (!takes(form, words)) return false;
	if (form.kind === "FLAG" || takesAnyWord.test(at.key)) return true;
	const { find, all, in22 = "", in24 = "" } = keywordsOf[at.key] ?? {};
	if (!find || all === void 0) return void 0;
	const known = setOf(`${all} ${version === "2.2" ? in22 : in24}`);
	return find(words).every((word) => known.has(word.toLowerCase()));
}
function takesSection(version, section, form) {
	const words = valuesOf(section);
	const matcher = matchers[section.key];
	if (isLimitSection(section)) return !isInvalidLimit(section);
	if (!matcher && !isGuard(section)) return void 0;
	if (words.length === 0 || !takes(form, words)) return false;
	if (version === "2.2" && !isGuardTagAcceptedBy22(section)) return false;
	if (!matcher) return form.kind === "TAKE1" || guardReading(section, version) !== "maybe" || void 0;
	if (words.length > 1 && words[0] !== "~") return false;
	return matcher.test(words.join(" ")) || void 0;
}
/** Matches values that are surely valid. Patterns are limited to plain words, with alternatives in groups that are not nested. */
const matchers = {
	files: /^[^/~ ]+$/,
	filesmatch: /^(?:(?:[\w^$.-]|\\\.|\((?:[\w.|-]|\\\.)+\))[*+?]?)+$/
};
/**
* Directives that store their words unchecked (modules/http/mod_mime.c, mappers/mod_dir.c, generators/mod_autoindex.c,
* metadata/mod_env.c, server/core.c).
*/
const takesAnyWord = /^((add|remove)(type|handler|language|charset|encoding|(in|out)putfilter)|set(env|handler|(in|out)putfilter)|(unset|pass)env|(default|force)type|default(icon|language)|directoryindex|indexignore|(header|readme)name|languagepriority|adddefaultcharset|require|auth(name|type))$/;
/**
* Whether httpd passes these words to the module (server/config.c, invoke_cmd). TAKE13 takes one or three words, FLAG tests the
* first word, and an empty word ends the list. Other kinds take any words.
*/
function takes({ kind }, words) {
	if (kind === "FLAG") return /^(on|off)$/i.test(words[0] ?? "");
	if (kind === "ITERATE2") return Boolean(words[0] && words[1]);
	const counts = /^TAKE(\d+)$/.exec(kind)?.[1];
	const empty = words.indexOf("");
	return counts === void 0 || counts.includes(String(empty < 0 ? words.length : empty));
}
/** The statuses that only one version knows: modules/http/http_protocol.c, status_lines */
const statuses = {
	in22: "306 418 419 420 425 509",
	in24: "208 226 308 428 429 431 451 511"
};
const named = (words, prefix) => words.trim().replace(/(?<=^|\s)(?=\S)/g, prefix);
const headerKeywords = {
	find: headerWords,
	in24: "setifempty note expr= %l %i %b"
};
/**
* The statuses of Redirect lines without a path: of two words, the first is a status and the second may be an expression
* (mod_alias.c, add_redirect_internal).
*/
const withoutPath = {
	find: (words) => words.length === 2 ? words.slice(0, 1) : [],
	in24: `permanent temp seeother ${Array.from({ length: 100 }, (_, n) => 300 + n).join(" ")}`
};
const from = {
	find: ([word = ""]) => [word],
	all: "from"
};
const standard = {
	find: ([, ...more]) => more,
	all: "",
	in22: "standard"
};
/**
* The keywords of directives, from the functions that parse them in 2.2.34 and 2.4.63. test/fixtures/keywords.txt has the
* compared words.
*/
const keywordsOf = {
	acceptpathinfo: {
		find: (words) => words,
		all: "default off on"
	},
	options: {
		find: withoutSigns,
		all: "all execcgi followsymlinks includes includesnoexec indexes multiviews none runscripts symlinksifownermatch"
	},
	satisfy: {
		find: (words) => words,
		all: "all any"
	},
	order: {
		find: (words) => words,
		all: "allow,deny deny,allow mutual-failure"
	},
	allow: from,
	deny: from,
	authuserfile: standard,
	authgroupfile: standard,
	errordocument: {
		find: ([code = ""]) => [code],
		...statuses
	},
	rewriterule: {
		find: ([, , flags]) => flagsOf(flags),
		in22: named(statuses.in22, "R="),
		in24: `BNE BNP backrefernoplus BCTLS END QSD qsdiscard QSL qslast UNC UnsafePrefixStat UnsafeAllow3F ${named(statuses.in24, "R=")}`
	},
	rewriteoptions: {
		find: (words) => words.map((word) => word.replace(/^(MaxRedirects=).*/is, "$1")),
		in22: "MaxRedirects=",
		in24: `InheritBefore InheritDown InheritDownBefore IgnoreInherit AllowNoSlash IgnoreContextInfo LegacyPrefixDocRoot
      UnsafePrefixStat`
	},
	header: headerKeywords,
	requestheader: headerKeywords,
	indexoptions: {
		find: withoutSigns,
		in24: "UseOldDateFormat AddAltClass"
	},
	fileetag: {
		find: withoutSigns,
		in24: "Digest"
	},
	ssloptions: {
		find: withoutSigns,
		in24: "LegacyDNStringFormat"
	},
	redirect: withoutPath,
	redirectmatch: withoutPath,
	authbasicprovider: {
		find: (words) => words,
		in24: "socache"
	}
};
/** The flags in a word such as `[L,R=301,E=a:b]`. Blanks around a flag are removed. */
const flagsOf = (flags = "") => flags.replace(/^\[|\]$/g, "").split(",").map((flag) => flag.trim().replace(/^r(?:edirect)?=(\d+)$/i, "R=$1")).map((flag) => /^R=\d/.test(flag) ? flag : flag.replace(/=.*$/s, ""));
function withoutSigns(words) {
	return words.map((word) => word.replace(/^[+-]/, ""));
}
/** The keywords in a Header line: the action, the tags of a format, and the kind of condition. */
function headerWords(all) {
	const [action = "", , value = "", ...more] = /^(always|onsuccess)$/i.test(all[0] ?? "") ? all.slice(1) : all;
	const tags = /^(set|add|append|merge|setifempty|note)$/i.test(action) ? Array.from(value.replaceAll("%%", "").matchAll(/%(?:\{[^}]*\})?([a-z])/gi), ([, tag]) => `%${tag}`) : [];
	const condition = [value, ...more].find((word) => /^expr=/i.test(word));
	return [
		action,
		...tags,
		...condition ? ["expr="] : []
	];
}
// src/site/evidence.ts
/**
* The kinds of lines that show which version a configuration is written for: the version, the weight, and a function that finds
* the lines.
*/
const table = [
	[
		"2.2",
		"proof",
		({ index }) => [...index.names].flatMap((key) => linesOnlyIn22(index, key))
	],
	[
		"2.2",
		"proof",
		({ index }) => index.directives("Options").filter(isRefusedBy24)
	],
	[
		"2.2",
		"sign",
		({ index }) => index.directives(...[...index.names].filter(isAccessCompatDirective), ...oldNames).filter(isOld)
	],
	[
		"2.2",
		"sign",
		({ index }) => loadsOf22(index)
	],
	[
		"2.2",
		"ours",
		({ index }) => index.directives(...keptNames).filter(isLineForOldDefault)
	],
	[
		"2.4",
		"proof",
		({ new24 }) => new24().filter((line) => !mayBeWrittenByFixes(line))
	],
	[
		"2.4",
		"proof",
		besideHostLines
	],
	[
		"2.4",
		"sign",
		({ index }) => index.directives(...includeDirectiveNames).filter((line) => packageFolderOf24.test(firstWord(line)))
	],
	[
		"2.4",
		"ours",
		({ new24 }) => new24().filter(mayBeWrittenByFixes)
	]
];
/** Returns a function that finds the evidence in these files. */
function evidenceFinder(index, files) {
	const given = {
		index,
		files,
		new24: lazy(() => [...wordsOf24(index)])
	};
	const rows = table.map(([of, weighs, lines]) => ({
		of,
		weighs,
		lines: lazy(() => lines(given))
	}));
	return (version, ...weights) => rows.flatMap(({ of, weighs, lines }) => of === version && weights.includes(weighs) ? lines() : []);
}
/** Whether a fix of some rule may have written the line. test/site/version-judgement.test.ts checks this for all rules. */
function mayBeWrittenByFixes(line) {
	if (line.key === "loadmodule") return modulesOfFixes.test(moduleOf$1(line)?.name ?? "");
	if (line.key === "require") return requiresOfFixes.test(firstWord(line));
	if (line.kind === "section" && line.key === "if") return [...commandsUnder(line.commands)].every(({ key }) => /^(require\w*|authmerging)$/.test(key));
	if (namesOfFixes.has(line.key)) return true;
	if (line.kind === "section") return false;
	return isLineForOldDefault(line) || linesOfFixes.test(wordsIn(line)) || wordsOfFixes.test(syntaxOfOneVersion(line)?.text ?? "");
}
/** Words that only 2.4 accepts in a line that both versions know, or the whole line. */
const wordsOfFixes = /^(loglevel .*|useolddateformat|legacydnstringformat|unsafe\w+|b|bctls|ignorecontextinfo)$/i;
/** Lines that nobody but a fix writes in this form. In another form, 2.2 would answer 500 for them in a .htaccess file. */
const linesOfFixes = /^(substitutemaxlinelength 100m|filterprovider \S+ \S+ (!\( )?(-n )?(%\{content_type\}|(resp|req_novary|reqenv)\(').*)$/;
const modulesOfFixes = /^mod_(authn_core|authz_core|unixd|slotmem_\w+|socache_\w+|lbmethod_\w+|allowmethods|cache_disk|example_hooks|mpm_\w+)$|^(prefork|worker|event)$/;
const requiresOfFixes = /^(all|ip|host|expr|env|method|not|dbm-group|dbm-file-group)$/i;
/** Directives and sections that fixes write. Define is left out if 2.2 had it from a third-party module. */
const namesOfFixes = new Set(`define undefine requireall requireany requirenone authmerging allowmethods includeoptional
   maxrequestworkers maxconnectionsperchild mutex errorlogformat regexdefaultoptions mergeslashes registerhttpmethod
   deflatealteretag httpprotocoloptions sslcarevocationcheck sslproxycarevocationcheck`.split(/\s+/));
/** Lines of 2.2 that 2.4 still accepts, with mod_access_compat or with a warning. */
const oldNames = [
	"NameVirtualHost",
	"DefaultType",
	"MaxClients",
	"MaxRequestsPerChild"
];
const isOld = (line) => mayBeRead(line) && !/^none$/i.test(firstWord(line));
const keptNames = [...[
	"AuthLDAPMaxSubGroupDepth",
	"DirectoryCheckHandler",
	"FileETag"
], ...["RegexDefaultOptions", "SSILegacyExprParser"]];
/** Whether a line sets one of some defaults of 2.2. Fixes write such lines if none sets the value; people seldom do. */
function isLineForOldDefault({ key, args }) {
	const words = args.map(({ value }) => value.toLowerCase()).sort();
	return /^(authldapmaxsubgroupdepth 0|(directorycheckhandler|ssilegacyexprparser) on|fileetag inode mtime size|regexdefaultoptions.* -dollar_endonly.*)$/.test([key, ...words].join(" "));
}
/**
* LoadModule lines that only work in 2.2: they load mod_authz_host as a file, but not mod_authz_core, which 2.4's mod_authz_host
* needs and which is then a file too.
*/
function loadsOf22(index) {
	const named = (name) => index.directives("LoadModule").filter((line) => moduleOf$1(line)?.name === name);
	return named("mod_authz_core").length > 0 ? [] : named("mod_authz_host");
}
/**
* `Require all granted`, alone or in `<RequireAll>`, in the same section as `Order` and `Allow`. People often copy this for a 2.4
* with mod_access_compat; 2.2 would answer 500, and no fix leaves it like this.
*/
function besideHostLines({ index, files }) {
	if (!index.hasDirective(...[...index.names].filter(isAccessCompatDirective))) return [];
	return index.directives("Require").filter((line) => /^all$/i.test(firstWord(line)) && evidenceTestFor24(files)(line) && mayBeRead(line) && siblings(outOfContainers(line)).some((other) => other.kind === "directive" && isAccessCompatDirective(other.key)));
}
/** The outermost `<RequireAll>`, `<RequireAny>` or `<RequireNone>` around a line, or the line itself. */
const outOfContainers = (line) => {
	const { parent } = line;
	return parent && /^require(all|any|none)$/.test(parent.key) ? outOfContainers(parent) : line;
};
/**
* Returns a test: whether a line may show 2.4. If server files are given, only their lines may, because a word of 2.4 in a
* .htaccess file may just make 2.2 answer 500.
*/
const evidenceTestFor24 = (files) => files.every(isHtaccess) ? () => true : isInServerFile;
const isInServerFile = ({ file }) => !isHtaccess(file);
/**
* Folders that only packages of 2.4 have: conf-enabled (Debian) or conf.modules.d (Red Hat). Packages of 2.2 have only conf.d.
*/
const packageFolderOf24 = /(^|\/)(conf-(available|enabled)|conf\.modules\.d)(\/|$)/;
/**
* The lines of a name that keep 2.4 from starting, as proof of 2.2. A line in a .htaccess file is no proof: it does not stop
* httpd, and may be outdated.
*/
function linesOnlyIn22(index, key) {
	if (key.startsWith("<")) return [];
	const known = directiveByName(key);
	const isGone = known?.in22 && !known.in24;
	if (!isGone && key !== "loadmodule") return [];
	return index.directives(key).filter((line) => isInServerFile(line) && isUnguarded(line) && (isGone || isRemoved(moduleOf$1(line))));
}
/** Whether 2.4 rejects an Options line because some of its words have a sign and others have none. */
function isRefusedBy24(line) {
	const isSigned = line.args.map(({ value }) => /^[+-]/.test(value));
	return isSigned.includes(true) && isSigned.includes(false) && isInServerFile(line) && isUnguarded(line);
}
const isRemoved = (module) => !!module?.symbol22 && !module.symbol24 && (!renamedModules24[module.name] || takenOut.test(module.name));
/** Modules whose LoadModule lines every upgrade removes, although other modules now do their work. */
const takenOut = /^mod_(authn_default|authz_default|authn_alias|mem_cache)$/;
function* wordsOf24(index) {
	const hadDefine = index.directives("LoadModule").some((line) => firstWord(line) === "define_module");
	for (const key of index.names) {
		if (hadDefine && /^(un)?define$/.test(key)) continue;
		yield* linesOf24(index, key).filter(mayBeRead);
	}
	yield* index.sections("IfModule").filter((section) => isGuardOf24(section) && mayBeRead(section));
}
function linesOf24(index, key) {
	if (key === "require") return index.directives(key).filter((line) => isRequireWordOnlyOn24(firstWord(line)));
	if (key === "loadmodule") return index.directives(key).filter((line) => isOnlyIn24(moduleOf$1(line)));
	if (!isNew$1(key)) return [];
	return key.startsWith("<") ? index.sections(key.slice(1)) : index.directives(key);
}
/** Whether a guard is on a module that 2.2 never had. False for mod_access_compat, because guards for both versions test it. */
const isGuardOf24 = (section) => isModuleShowing24(firstWord(section)) && moduleOf$1(section)?.name !== "mod_access_compat";
/** Whether the name of a module shows 2.4: 2.2 never had it, and no fix writes it. */
function isModuleShowing24(name) {
	const module = moduleByName(name);
	return isOnlyIn24(module) && !modulesOfFixes.test(module?.name ?? "");
}
const isOnlyIn24 = (module) => !!module?.symbol24 && !module.symbol22 && !hadFor22.test(module.name);
/** Modules of 2.4 that a 2.2 may have too, most of them as third-party modules. */
const hadFor22 = /^mod_(macro|proxy_html|xml2enc|remoteip|proxy_wstunnel|sed|lua|mpm_itk|fcgid|reqtimeout)$/;
/** Whether 2.2 does not know a directive or section, so that it does not start, or answers 500. */
const isUnknownTo22 = ({ kind, key }) => isNew$1(kind === "section" ? `<${key}` : key) || /^if(file|directive|section)$/.test(key);
/**
* Whether only 2.4 knows a directive or section. False for a guard such as `<IfFile>`, because it may contain lines for both
* versions.
*/
function isNew$1(key) {
	const known = directiveByName(key.replace(/^</, ""));
	if (!known?.in24 || known.in22 || hadFor22.test(known.in24.module)) return false;
	return known.isSection === key.startsWith("<") && !/^<if(file|directive|section)$/.test(key);
}
const moduleOf$1 = (line) => moduleByName(firstWord(line));
const wordsIn = ({ key, args }) => [key, ...args.map(({ value }) => value.toLowerCase())].join(" ");
const firstWord = ({ args }) => args[0]?.value ?? "";
function isUnguarded(node) {
	for (const section of ancestors(node)) if (isGuard(section) && guardReading(section, "2.2") !== "always") return false;
	return true;
}
/**
* Whether 2.2 reads the node, as far as the files show: each guard around it is always read, or is an `<IfModule>` that may be
* read.
*/
function mayBeRead(node) {
	for (const section of ancestors(node)) {
		const reading = isGuard(section) ? guardReading(section, "2.2") : "always";
		if (reading === "never" || reading === "maybe" && section.key !== "ifmodule") return false;
	}
	return true;
}
// src/site/name-index.ts
/**
* An index of the directives and sections of some files by name, without lines that 2.4 does not read.
* @param skipped files that 2.4 does not read
*/
function nameIndex(files, skipped = nobody) {
	const names = new Set(files.flatMap((file) => [...file.keys]));
	const isDead = deadIn(files, skipped);
	const live = (nodes) => isDead ? nodes.filter((node) => !isDead(node)) : nodes;
	const found = /* @__PURE__ */ new Map();
	function all(key) {
		if (!names.has(key)) return none;
		const known = found.get(key) ?? live(inAllFiles(key));
		found.set(key, known);
		return known;
	}
	function inAllFiles(key) {
		const nodes = [];
		for (const file of files) for (const node of file.named(key)) nodes.push(node);
		return nodes;
	}
	function collect(keys) {
		const [first = none, ...others] = keys.map(all);
		return others.length === 0 ? first : first.concat(...others);
	}
	return {
		names,
		directives: (...names) => collect(names.map(ofDirective)),
		hasDirective: (...given) => given.some((name) => isDead ? all(ofDirective(name)).length > 0 : names.has(ofDirective(name))),
		sections: (...names) => collect(names.map(ofSection)),
		directivesIn: (file, name) => live(file.named(ofDirective(name))),
		sectionsIn: (file, name) => live(file.named(ofSection(name))),
		isLive: (node) => !isDead?.(node)
	};
}
const none = [];
const nobody = /* @__PURE__ */ new Set();
const ofDirective = (name) => name.toLowerCase();
const ofSection = (name) => `<${name.toLowerCase()}`;
/** Returns a test: whether 2.4 never reads a node. Undefined if 2.4 may read all nodes. */
function deadIn(files, skipped) {
	const dead = new Set(files.flatMap(deadBranches));
	if (dead.size === 0 && skipped.size === 0) return void 0;
	return (node) => {
		if (skipped.has(node.file)) return true;
		if (node.kind === "section" && dead.has(node)) return true;
		for (const section of ancestors(node)) if (dead.has(section)) return true;
		return false;
	};
}
/** The sections of a file that 2.4 always skips, such as `<IfModule !mod_authz_core.c>`. */
const deadBranches = oncePerObject((file) => [...file.keys].filter((key) => key.startsWith("<if")).flatMap((key) => file.named(key)).filter((node) => node.kind === "section" && isGuard(node) && guardReading(node, "2.4") === "never"));
// src/site/version-judgement.ts
/**
* Judges whether the files of a server are for 2.2 or 2.4, by the weight of their lines: first proof, then words that no fix
* writes, then the layout and the comments of distributions. Lines that fixes write only show that an upgrade has begun.
* @param beside the servers next to unread files; files without evidence follow these servers
*/
function judgeVersion(of, files, stated, beside = []) {
	const [proofs22, proofs24, ours] = [
		of("2.2", "proof"),
		of("2.4", "proof"),
		of("2.4", "ours")
	];
	const upgraded = [.../* @__PURE__ */ new Set([...proofs24, ...ours])];
	const shows24 = of("2.4", "sign").length > 0 || files.some((file) => !isHtaccess(file) && packageFolderOf24.test(file.path)) || (stated.begun ? proofs24.filter(evidenceTestFor24(files)) : proofs24).length > 0;
	const stops24 = proofs22.length > 0;
	const origin = stated.from === "auto" ? remembered() : asSaid(stated, upgraded.filter(evidenceTestFor24(files)));
	return {
		stated,
		origin,
		stops24,
		signs22: of("2.2", "proof", "sign"),
		shows24,
		linesFor24: upgraded,
		signs24: of("2.4", "proof", "sign"),
		isUntouched: stops24 && isUnwritten()
	};
	function remembered() {
		const now = weighed();
		if (stated.firstReviewVersion === "2.2" && now === "2.4") return "on its way";
		return stated.firstReviewVersion === "2.4" && !stops24 ? "2.4" : now;
	}
	function weighed() {
		if (stops24) {
			const names = new Set(proofs24.flatMap((line) => isInServerFile(line) ? line.key : []));
			if (names.size > proofs22.length) return "2.4";
			return stated.begun || ours.length > 0 || names.size > 0 ? "on its way" : "2.2";
		}
		if (shows24) return "2.4";
		if (stated.begun) return "on its way";
		const isOld = of("2.2", "sign", "ours").length > 0;
		const isBeside24 = beside.length > 0 && beside.every(({ judgement }) => judgement.origin === "2.4");
		if (ours.length === 0) return !isOld && isBeside24 ? "2.4" : "2.2";
		return (linkedManualVersion(files) ?? (isOld ? "2.2" : "2.4")) === "2.4" ? "2.4" : "on its way";
	}
	/**
	* Whether the evidence for 2.4 may come from fixes and oversights: a fix may have written the Require line, and people overlook
	* .htaccess files next to a list of 2.2 modules.
	*/
	function isUnwritten() {
		const isOfModules = of("2.2", "sign").some(({ key }) => key === "loadmodule");
		const isUnbegun = !stated.begun && (stated.from === "2.2" || stated.from === "auto" && isOfModules);
		const isForgotten = (line) => !isInServerFile(line) && (isOfModules || !ours.includes(line));
		return (origin === "2.2" || isUnbegun) && upgraded.every((line) => line.key === "require" || isForgotten(line));
	}
}
/**
* The origin if the user states 2.2: a run may have changed the files since. A Require line shows nothing, because 2.2 accepts it
* too.
*/
function asSaid({ from, begun }, upgraded) {
	if (from === "2.4") return "2.4";
	const isTold = upgraded.some(({ key, args }) => key !== "require" || /^all$/i.test(args[0]?.value ?? ""));
	return begun || isTold ? "on its way" : "2.2";
}
/** Judges one file independently of the others. */
const judgeFileAlone = (file, stated) => judgeVersion(evidenceFinder(nameIndex([file]), [file]), [file], stated);
/** The version of the manual that a distribution's comments link to, if any. */
function linkedManualVersion(files) {
	const named = (version) => files.some(({ text }) => manualOf(version).test(text));
	const [in22, in24] = [named("2\\.2"), named("2\\.4")];
	if (in22 === in24) return void 0;
	return in24 ? "2.4" : "2.2";
}
const manualOf = (version) => new RegExp(`^[ \\t]*#.*httpd\\.apache\\.org/docs/${version}\\b`, "m");
/**
* Whether it is known that 2.2 reads the lines of this file, or read them before a run: the user has said so, or lines of its
* server show it. If files belong to no server, each is judged alone, and lines for 2.4 beside files for 2.2 come from a run.
*/
function isKnownToComeFrom22({ judgement, role }, file) {
	const { origin, signs22, linesFor24, stated } = judgement;
	if (origin === "2.4") return false;
	if (stated.from !== "auto") return true;
	if (role === "apart" || role === "unread") return [...signs22, ...linesFor24].some((line) => line.file === file);
	return stated.begun || origin !== "2.2" || signs22.length > 0;
}
// src/site/sites-by-server.ts
/** One site for each server, then the files of no server. The lines of one site do not affect another. */
const sitesByServer = (site) => site.once(findParts);
/** The files that surely no server reads. */
const unreadFiles = (site) => site.once(findUnread);
const findUnread = (site) => new Set(sitesByServer(site).flatMap(({ role, files }) => role === "unread" ? files : []));
/** The unread `.htaccess` files, each with the AllowOverride line that stops httpd from reading it. */
function unreadHtaccessFiles(site) {
	const files = new Set(site.files.filter((file) => !isHtaccess(file)));
	const unread = unreadFiles(site);
	return new Map([...htaccessUnread(site, files)].filter(([file]) => unread.has(file)));
}
function withoutUnreadFiles(site) {
	const unread = unreadFiles(site);
	const left = site.files.filter((file) => !unread.has(file));
	return unread.size === 0 ? site : site.withFiles(left, {});
}
function findParts(site) {
	const units = site.role === "all" && !site.isUnit ? unitsOfSite(site) : [];
	if (units.length > 1) return units.flatMap(({ files }, index) => sitesByServer(site.withFiles(files, {
		complete: false,
		isUnit: true,
		others: index === 0 ? site.others : []
	})));
	const parts = site.role === "all" ? partsAmong(site) : [];
	if (parts.length === 0 || parts[0]?.files.length === site.files.length) return [site];
	const servers = parts.filter(({ role }) => role === "server").map(({ files, role }) => site.withFiles(files, { role }));
	return parts.map(({ files, role }, index) => site.withFiles(files, {
		role,
		...role === "unread" ? { beside: servers } : {},
		complete: site.complete && role !== "unread",
		others: index === 0 ? site.others : []
	}));
}
function partsAmong(site) {
	const mains = mainFiles(site);
	if (mains.length === 0) return site.complete || site.judgement.stated.from !== "auto" || site.judgement.linesFor24.length === 0 && !site.judgement.shows24 ? [] : apart(site, site.files, "apart");
	const servers = mains.map((main) => serverOf(site, main));
	const claimed = new Set(servers.flat());
	const left = site.files.filter((file) => !claimed.has(file));
	const isOpen = servers.flat().some((file) => site.includesIn(file).some((line) => leadsElsewhere(site, line)));
	const hidden = servers.length === 1 && (site.complete || !isOpen) ? htaccessUnread(site, claimed) : /* @__PURE__ */ new Map();
	const unread = new Set(left.filter((file) => isHtaccess(file) ? hidden.has(file) : !isOpen || isCopyOfMainOrBesideOne(site, file)));
	const read = left.filter((file) => !unread.has(file));
	const others = apart(site, [...unread], "unread");
	if (servers.length === 1 && unread.size === 0) return [];
	if (servers.length === 1) return [{
		role: "server",
		files: site.files.filter((file) => !unread.has(file))
	}, ...others];
	const ownerOf = ownersAmong(site, servers);
	const owned = groupBy(read, (file) => isHtaccess(file) ? ownerOf(file) : void 0);
	const rank = new Map(site.files.map((file, index) => [file, index]));
	const inOrder = (files) => [...files].sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
	return [
		...servers.map((files) => ({
			role: "server",
			files: inOrder([...files, ...owned.get(files) ?? []])
		})),
		...apart(site, owned.get(void 0) ?? [], "apart"),
		...others
	];
}
/** The main file and all that its Include lines lead to. */
function serverOf(site, { file: main }) {
	const files = /* @__PURE__ */ new Set([main]);
	for (const file of files) for (const line of site.includesIn(file)) for (const read of site.filesOf(line)) files.add(read);
	return [...files];
}
/**
* Whether an Include may read files that are not given: its files are a guess, they or their folder are missing, or no disk shows
* that it matches no file.
*/
function leadsElsewhere(site, line) {
	const { outcome, files } = site.includedBy(line);
	return /^(guess|absent|unseen)$/.test(outcome) || files.length === 0 && !site.isOnDisk;
}
/**
* Files of no server, grouped by version. Files with signs of 2.4 do not affect the others. A file with no other lines than the
* ones that fixes write may have been for 2.2; it joins the files that are, or were, for 2.2.
*/
function apart(site, files, role) {
	const said = {
		from: "auto",
		begun: false
	};
	const judgements = new Map(files.map((file) => [file, judgeFileAlone(file, said)]));
	const all = [...judgements.values()];
	const { stated: known } = site.judgement;
	const isLeft = known.begun || known.firstReviewVersion === "2.2" || all.some(({ origin, signs22 }) => origin !== "2.4" && signs22.length > 0);
	const isNew = (file) => {
		const judgement = judgements.get(file);
		return judgement?.origin === "2.4" && (judgement.shows24 || !isLeft);
	};
	return [files.filter((file) => !isNew(file)), files.filter(isNew)].filter((group) => group.length > 0).map((group) => ({
		role,
		files: group
	}));
}
/** Returns a function: the server of a .htaccess file, if only one server has lines about the file's folder. */
function ownersAmong(site, servers) {
	const readers = groupByEach(servers, (files) => files);
	const named = foldersNamed(site).flatMap(({ file, folder }) => (readers.get(file) ?? []).map((server) => ({
		server,
		folder
	})));
	const byLastName = groupBy(named, ({ folder }) => folder.at(-1));
	return (file) => {
		const folder = site.placeOf(file.path).slice(0, -1);
		const owners = /* @__PURE__ */ new Set();
		for (const name of new Set(folder)) for (const one of byLastName.get(name) ?? []) {
			if (mayHold$1(one.folder, folder)) owners.add(one.server);
			if (owners.size > 1) return void 0;
		}
		const [owner] = owners;
		return owner;
	};
}
function foldersNamed(site) {
	return [...site.sections("Directory").map(({ file, args }) => ({
		file,
		word: args[0]?.value
	})), ...contentFoldersWithUrls(site).map(({ line, folder }) => ({
		file: line.file,
		word: folder
	}))].flatMap(({ file, word }) => word ? [{
		file,
		folder: segmentsOf$1(word)
	}] : []);
}
/** Whether a folder of the server is the given one or contains it, wherever the given files are. */
function mayHold$1(named, folder) {
	if (named.length === 0) return false;
	const last = named.at(-1);
	return folder.some((name, at) => name === last && (isPathWithin(folder, named) || endsAlike(named, folder.slice(0, at + 1))));
}
const endsAlike = (a, b) => a.at(-1) === b.at(-1) && a.at(-2) === b.at(-2);
/**
* For each `.htaccess` file that httpd never reads: the `AllowOverride None` line responsible. Every AllowOverride that may apply
* in its folder says None, and at least one surely applies. Only for a server that is given completely.
* @param files the files with access rules
*/
function htaccessUnread(site, files) {
	const lines = site.directives("AllowOverride").filter(({ file }) => files.has(file));
	const reach = new Map(lines.map((line) => [line, reachOf(site, line)]));
	const unread = /* @__PURE__ */ new Map();
	if (!areLinksSeen(site, lines)) return unread;
	for (const file of site.files.filter(isHtaccess)) {
		const folders = site.namesOf(file).map(({ place }) => place.slice(0, -1));
		const covers = (line, sure) => {
			const { folders: within, isSure } = reach.get(line) ?? {
				folders: void 0,
				isSure: false
			};
			const isIn = (folder) => within?.some((one) => isPathWithin(folder, one)) ?? !sure;
			return (isSure || !sure) && (sure ? folders.every(isIn) : folders.some(isIn));
		};
		const mayRead = lines.some((line) => !saysNone(line) && covers(line, false));
		const depthOf = (line) => reach.get(line)?.folders?.[0]?.length ?? 0;
		const [none] = (mayRead || folders.length === 0 ? [] : lines.filter((line) => saysNone(line) && covers(line, true))).sort((a, b) => depthOf(b) - depthOf(a));
		if (none) unread.set(file, none);
	}
	return unread;
}
/**
* Whether all links are known by which httpd could reach an unread `.htaccess` file from a folder where it reads `.htaccess`
* files.
*/
function areLinksSeen(site, lines) {
	const folderOf = (line) => {
		const around = site.enclosing(line).flatMap((list) => list.filter(({ key }) => key === "directory"));
		const [section] = around;
		const path = section?.args[0]?.value ?? "";
		return around.length === 1 && section && isLiteral(section) && section.args.length === 1 && path.startsWith("/") && !hasWildcard(path) ? segmentsOf$1(path) : void 0;
	};
	const isShut = lines.some((line) => saysNone(line) && folderOf(line)?.length === 0 && site.enclosing(line).every((list) => list.length === 1));
	const open = lines.filter((line) => !saysNone(line)).map(folderOf);
	const isSeen = (folder) => folder !== void 0 && site.hasAllHtaccessIn(folder) && site.brokenLinksWithin(folder).length === 0;
	return isShut && open.every(isSeen);
}
const saysNone = (line) => isLiteral(line) && line.args.length === 1 && /^none$/i.test(line.args[0]?.value ?? "");
/**
* The folders in which a line applies, each with the folders below it; undefined if it may apply anywhere. `isSure` if no guard
* or other section is around the line.
*/
function reachOf(site, line) {
	const around = site.enclosing(line);
	const sections = around.map((list) => list.find(({ key }) => key === "directory"));
	const isSure = around.length > 0 && around.every((list) => list.length === 1);
	const places = sections.map((section) => {
		const path = section?.args[0]?.value ?? "";
		return section?.args.length === 1 && isLiteral(section) && path.startsWith("/") && !hasWildcard(path) ? placesOfAbsolutePath(site.serverRoots, segmentsOf$1(path)) : [];
	});
	return places.length === 0 || places.some((some) => some.length === 0) ? {
		folders: void 0,
		isSure
	} : {
		folders: places.flat(),
		isSure
	};
}
// src/syntax/problems.ts
/** The problems that `parse` would find. It does not keep a tree. */
const problemsIn = (text, version = "2.2") => templateVersionTags(text) ? parse(text, "", version).problems : problemsAmong(startNesting(text, version));
function problemsAmong(nesting) {
	while (readLine(nesting.reader)) {
		passBy(nesting);
		noteProblemsOfLine(nesting);
	}
	return problemsInOrder(nesting);
}
function passBy(nesting) {
	const { reader } = nesting;
	if (nesting.tooDeepCount > 0) countSectionTooDeep(nesting);
	else if (reader.kind === "directive") startsForeignCode(reader);
	else if (reader.kind === "open") enterSection(nesting);
	else if (reader.kind === "close") leaveSection(nesting);
}
// src/access/read/access-lines.ts
/** The kind of each directive that affects access, by name in lower case. */
const accessKinds = new Map(Object.entries({
	order: "order",
	allow: "allow",
	deny: "deny",
	satisfy: "satisfy",
	require: "require",
	authtype: "authtype",
	authzuserauthoritative: "authoritative",
	authzgroupfileauthoritative: "authoritative",
	authzdbmauthoritative: "authoritative",
	authzownerauthoritative: "authoritative",
	authzldapauthoritative: "authoritative",
	authgroupfile: "groupfile",
	authdbmgroupfile: "dbmgroupfile",
	sslrequire: "ssl",
	sslrequiressl: "ssl",
	sslverifyclient: "ssl",
	authzsvnaccessfile: "ssl",
	authzsvnreposrelativeaccessfile: "ssl",
	perlaccesshandler: "ssl",
	pythonaccesshandler: "ssl",
	luahookaccesschecker: "ssl",
	authmerging: "new"
}));
/** The names of all directives that can be part of a section's access rules. */
const accessDirectives = [...accessKinds.keys()];
/** The names of mod_access_compat's directives, by kind. */
const compatDirectiveNames = new Map([
	"Order",
	"Allow",
	"Deny",
	"Satisfy"
].map((name) => [name.toLowerCase(), name]));
/** Whether 2.4 rejects the line, always or without mod_access_compat. */
const isAccessLineOf22 = ({ kind }) => kindsOf22.has(kind);
const kindsOf22 = /* @__PURE__ */ new Set([
	"order",
	"allow",
	"deny",
	"satisfy",
	"authoritative"
]);
/** Whether there are Require lines or access lines of 2.2, and guards hide all of them from 2.4. */
function areRulesHiddenFrom24({ lines }) {
	const decides = (line) => isAccessLineOf22(line) || line.kind === "require";
	return lines.some(decides) && lines.every((line) => !decides(line) || line.hiddenFrom24);
}
/** Whether a section is `<RequireAll>`, `<RequireAny>` or `<RequireNone>`. */
const isRequireContainer = ({ key }) => /^require(all|any|none)$/.test(key);
/**
* Whether any of these nodes affects access, or contains a line that does. Lines in sections that are scopes of their own do
* not count.
*/
const hasAccessRules = (nodes) => nodes.some((node) => node.kind === "directive" ? accessKinds.has(node.key) : isRequireContainer(node) || (isLimitSection(node) || isGuard(node)) && hasAccessRules(node.commands));
/** Whether these nodes, or the files that they include, have access rules. */
const includesAccessRules = (site, nodes) => hasAccessRules(nodes) || [...filesIncludedUnder(site, nodes, (section) => isLimitSection(section) || isGuard(section))].some(({ commands }) => hasAccessRules(commands));
/**
* The files that these lines include, directly or through other files. Sections are searched only if `isLookedInto` accepts
* them.
*/
function filesIncludedUnder(site, nodes, isLookedInto, found = /* @__PURE__ */ new Set()) {
	for (const node of nodes) {
		if (node.kind === "section" && isLookedInto(node)) filesIncludedUnder(site, node.commands, isLookedInto, found);
		const files = node.kind === "directive" ? site.filesOf(node) : [];
		for (const file of files) if (!found.has(file)) filesIncludedUnder(site, file.commands, isLookedInto, found.add(file));
	}
	return found;
}
const hasAuthType = ({ commands }) => [...commandsUnder(commands)].some(({ key }) => key === "authtype");
/**
* Whether a section is an `<IfModule>` on mod_access_compat, with or without `!`. Rules inside it are written for servers with
* and without the module.
*/
const testsAccessCompat = ({ key, args }) => key === "ifmodule" && /^!?(mod_)?access_compat(\.c|_module)$/i.test(args[0]?.value ?? "");
/** Guards on mod_access_compat whose rules have no counterpart for servers without it. */
const compatGuardsWithoutCounterpart = (site) => site.sections("IfModule").filter((guard) => {
	if (!testsAccessCompat(guard) || guard.args[0]?.value.startsWith("!") || !hasAccessRules(guard.commands)) return false;
	const beside = siblings(guard).filter(isCommand);
	return ![...commandsUnder(beside.filter((node) => node !== guard))].some(({ key }) => key === "require");
});
// src/migrate/rule.ts
/** The severity of most rules of each group. */
const usualSeverity = {
	access: "warning",
	starts: "error",
	answers: "warning",
	defaults: "warning",
	modules: "error",
	tidy: "info"
};
/**
* A rule of a group.
* @param rule has a severity only if it is not the usual one of the group
*/
const ruleOf = (group, rule) => Object.assign(rule, {
	group,
	severity: rule.severity ?? usualSeverity[group],
	covers: rule.covers ?? []
});
/** The rules that a list exports, in the order of their names. */
const rulesSortedByName = (list) => Object.values(list).sort((one, other) => one.id < other.id ? -1 : 1);
/** A check that looks at each line of these directives separately, and at no other line. */
const eachLine = (names, say) => markLineCheck(eachOf((site) => site.directives(...names), say));
/** `eachLine`, without findings if the site runs 2.4 today. */
const eachLineOn22 = (names, say) => markLineCheck(eachOf((site) => site.from === "2.4" ? [] : site.directives(...names), say));
/** A check that looks at each section of these names separately, and at no other line. */
const eachSection = (names, say) => markLineCheck(eachOf((site) => site.sections(...names), say));
/** A check of each line of these directives, whose hits may depend on other lines. */
const eachLineInSite = (names, say) => eachOf((site) => site.directives(...names), say);
/** `eachLineInSite`, without findings if the site runs 2.4 today. */
const eachLineInSiteOn22 = (names, say) => eachOf((site) => site.from === "2.4" ? [] : site.directives(...names), say);
/** A check that looks at each of some lines or sections separately. */
const eachOf = (linesOf, say) => function* (site, choices) {
	for (const at of linesOf(site)) {
		const said = say(at, site, choices);
		if (said) yield {
			at,
			...said
		};
	}
};
/** Marks a check as one whose hits depend on no other line. */
const markLineCheck = (check) => Object.assign(check, { isOfLines: true });
const usualForms = {
	guards: "leave",
	ineffectiveAllow: "exact",
	defaults: "keep",
	likelyMistakes: "write"
};
({ ...usualForms });
const serversToday = [
	"2.2",
	"2.4",
	"both"
];
const usualChoices = {
	...usualForms,
	confirmed: /* @__PURE__ */ new Set(),
	declined: /* @__PURE__ */ new Map()
};
const isFixable = (finding) => finding.fix !== void 0;
const isSafelyFixable = (finding) => finding.fix?.safe === true;
/** The assumption of a fix in a file that another program makes. */
const templateSentence = "The template does not change the meaning of these lines.";
/** The assumption of a fix of access rules if nothing shows that all files are given. */
const noOtherAccessRulesSentence = "No other file sets access rules for these folders.";
/** `noOtherAccessRulesSentence` for files of a configuration management, where a server may have any of its parts. */
const noAccessRulesOutsideUnitSentence = "No file outside the role, module or cookbook sets access rules for the same folders.";
/** The assumption of a fix of access rules in a `.htaccess` file whose server is not given. */
const noServerAccessRulesSentence = "The server's own configuration sets no Order, Allow, Deny, Satisfy or Require for this folder.";
/** The assumption `noServerAccessRulesSentence` for a file that may not be allowed to use Require. */
const noServerAccessRulesButAuthConfigSentence = `${noServerAccessRulesSentence.slice(0, -1)}, and its AllowOverride includes AuthConfig.`;
/** Turns a sentence about one folder into one about several. */
const sentenceForSeveralFolders = (sentence) => sentence.replace("this folder", "these folders");
/** The assumption of a fix inside a macro. */
const macroSentence = "The macro's parameters do not change the meaning of these lines.";
// src/migrate/assumptions.ts
/**
* An assumption that several rules share.
* @param about the subject, if each subject has its own assumption
*/
const sharedAssumption = (name, sentence, about) => ({
	name: about === void 0 ? name : `${name}:${about}`,
	sentence
});
/**
* An assumption that is true on few servers only, as the list that `reviewFix` takes.
* @param name the name of the rule
*/
const rarelyTrueAssumption = (name, sentence) => [{
	name,
	sentence,
	isRarelyTrue: true
}];
/**
* The assumption of a rule if a condition is true, otherwise none.
* @param name the name of the rule, sometimes with a subject
*/
const assumptionIf = (is, name, sentence) => is ? [{
	name,
	sentence
}] : [];
/**
* The assumption that no file besides the given ones sets a directive.
* @param isOwn whether the directive gets a question of its own, because only some servers need 2.2's default
*/
const unseenDefaultAssumption = (directive, isOwn = false) => ({
	...sharedAssumption("unseen-defaults", noOtherFileSetsSentence(directive), isOwn ? directive : void 0),
	directive
});
/**
* The assumption that the server is this release of httpd or a later one.
* @param version such as `2.4.58`
*/
const releaseAssumption = (version) => sharedAssumption("release", `The server is httpd ${version} or later.`, version);
const templateAssumption = sharedAssumption("template", templateSentence);
const macroAssumption = sharedAssumption("macro", macroSentence);
/** The assumptions of a rule's fix; none if the fix is safe. */
const assumptionsOf = (rule, { safe, assumes, assumptions }) => safe ? [] : assumptions ?? [{
	name: rule,
	sentence: assumes ?? ""
}];
/** A finding's fix with additional assumptions, so that it is for review. */
const withMoreAssumptions = ({ rule, fix }, more) => ({
	...fix,
	safe: false,
	...assumptionFields([...assumptionsOf(rule.id, fix), ...more])
});
/** A fix without its confirmed assumptions. It is safe if all of its assumptions are confirmed. */
function withoutConfirmedAssumptions(rule, fix, { confirmed }) {
	const all = assumptionsOf(rule, fix);
	const open = all.filter(({ name }) => !confirmed.has(name));
	if (all.length === open.length) return fix;
	const { assumes, assumptions, ...rest } = fix;
	return open.length === 0 ? {
		...rest,
		safe: true
	} : {
		...rest,
		...assumptionFields(open)
	};
}
/** Why the user has declined an assumption of a fix; undefined if none is declined. */
function declineReason(rule, fix, { declined }) {
	return assumptionsOf(rule, fix).flatMap(({ name }) => declined.get(name) ?? [])[0];
}
// src/migrate/across-units.ts
/** With more units than this, no combination of units is judged. */
const maxUnits = 50;
/**
* The findings for configuration management, where a server may have any units (roles, modules, cookbooks) in any order. A fix
* stays safe if it is also made for each unit alone, for each pair, and for all together.
*/
function withFixesCheckedAcrossUnits(site, findings, judge) {
	const units = site.complete && findings.some(countsOnParts) ? unitsOfSite(site) : [];
	if (units.length === 0 || units.length > maxUnits) return findings;
	const together = (...inOrder) => {
		const files = inOrder.flatMap((unit) => unit.files);
		return safeFixes(judge(site.withFiles(files, {
			isUnit: true,
			others: []
		})));
	};
	const alone = new Map(units.map((unit) => [unit, together(unit)]));
	const isAsked = (unit) => (alone.get(unit)?.size ?? 0) > 0;
	const pairs = units.flatMap((one, index) => units.slice(index + 1).filter((other) => isAsked(one) || isAsked(other)).flatMap((other) => ordersOf([one, other]).map((pair) => ({
		units: pair,
		found: together(...pair)
	}))));
	const all = ordersOf(units).map((some) => ({
		units,
		found: together(...some)
	}));
	const exact = exactEverywhere(units, alone, [...pairs, ...all]);
	const unitsOf = groupByEach(units, ({ files }) => files);
	return findings.map((finding) => {
		const [unit] = unitsOf.get(finding.file) ?? [];
		const safe = unit && countsOnParts(finding) ? alone.get(unit)?.get(placeOf$2(finding)) : void 0;
		if (!unit || !safe) return finding;
		if (exact.has(safe)) return safe;
		const edits = editsOf([...exact]);
		const isMet = (other) => ordersOf([unit, other]).some((pair) => !isAmong$1(safe, together(...pair), edits));
		const other = pairs.filter((pair) => pair.units.includes(unit) && !isAmong$1(safe, pair.found, edits)).flatMap((pair) => pair.units.find((one) => one !== unit) ?? []).flatMap(({ path, files }) => files.map((file) => ({
			path,
			files: [file]
		}))).find(isMet)?.files[0];
		return other ? apartFrom(finding, other) : finding;
	});
}
/**
* The orders to try, because the later of two sections for one folder wins. One order is enough if at most one unit has access
* rules.
*/
const ordersOf = (units) => units.filter(({ files }) => files.some(saysAccess)).length > 1 ? [units, [...units].reverse()] : [units];
const saysAccess = oncePerObject((file) => !isHtaccess(file) && [...commandsUnder(file.commands)].some(({ key }) => accessKinds.has(key)));
const safeFixes = (findings) => new Map(findings.filter(({ fix }) => fix?.safe).map((finding) => [placeOf$2(finding), finding]));
/**
* The fixes that are safe for a unit alone and in every combination of units. In a combination, a fix may have more edits if
* they are those of other fixes in the result.
*/
function exactEverywhere(units, alone, others) {
	const left = new Set(units.flatMap((unit) => [...alone.get(unit)?.values() ?? []]));
	for (let count = -1; count !== left.size;) {
		count = left.size;
		const edits = editsOf([...left]);
		for (const unit of units) for (const finding of alone.get(unit)?.values() ?? []) if (others.some((one) => one.units.includes(unit) && !isAmong$1(finding, one.found, edits))) left.delete(finding);
	}
	return left;
}
/** Whether `found` has the same fix, apart from additional edits that are all in `edits`. */
function isAmong$1(finding, found, edits) {
	const there = found.get(placeOf$2(finding));
	if (!there) return false;
	const [own, written] = [editsOf([finding]), editsOf([there])];
	return [...own].every((edit) => written.has(edit)) && [...written].every((edit) => own.has(edit) || edits.has(edit));
}
const editsOf = (findings) => new Set(findings.flatMap(({ fix }) => (fix?.edits ?? []).map(editKey)));
const countsOnParts = ({ rule, fix }) => fix !== void 0 && assumptionsOf(rule.id, fix).some(({ sentence }) => sentence === "No file outside the role, module or cookbook sets access rules for the same folders.");
/** Replaces the assumption about files outside the unit by another one: no server has both this file and the conflicting file. */
function apartFrom(finding, other) {
	const { rule, file, fix } = finding;
	if (!fix) return finding;
	const left = assumptionsOf(rule.id, fix).filter(({ sentence }) => sentence !== noAccessRulesOutsideUnitSentence);
	const sentence = `No server has ${file.path} and ${other.path} together.`;
	const apart = sharedAssumption("parts-apart", sentence, `${file.path} ${other.path}`);
	return {
		...finding,
		fix: {
			...fix,
			safe: false,
			...assumptionFields([apart, ...left])
		}
	};
}
const placeOf$2 = ({ rule, file, range }) => JSON.stringify([
	rule.id,
	file.path,
	range.start
]);
// src/live/live-site.ts
/**
* The site without the guards that both versions skip, such as `<IfModule !mod_alias.c>` if a line loads mod_alias. Undefined if
* it has no such guard.
*/
function liveSite(site) {
	const closed = site.once(closedGuards);
	if (closed.length === 0) return void 0;
	const read = /* @__PURE__ */ new Map();
	return {
		...rebuiltSite(withoutLinesInGuards(site, closed, read), read),
		isInClosedGuard: editWithinGuardsTest(closed),
		closedGuards: new Set(closed)
	};
}
function rebuiltSite(site, read) {
	const fileOf = (file) => read.get(file) ?? file;
	return {
		site,
		fileOf,
		nodeOf: (node) => nodeAt(fileOf(node.file), node)
	};
}
/**
* The site without the lines in these guards. A file that was parsed for this site alone is changed in place; any other file is
* parsed again.
*/
function withoutLinesInGuards(site, closed, read) {
	const byFile = groupBy(closed, ({ file }) => file);
	const files = site.files.map((file) => {
		const guards = byFile.get(file);
		if (!guards) return file;
		const again = read.has(file) ? file : reparse(file, file.text);
		if (again !== file) read.set(again, file).set(file, again);
		const starts = new Set(guards.map(({ start }) => start));
		if (again instanceof FileOfLines) again.emptySections(new Set(guardsIn(again).filter(({ start }) => starts.has(start))));
		return again;
	});
	return site.withFiles(files, {});
}
/**
* The guards that both versions skip. Guards around LoadModule lines are left out, because they usually test the module that the
* line loads.
*/
const closedGuards = (site) => site.files.flatMap(guardsIn).filter((guard) => guardReadingToday(site, guard) === "never" && guardReadingOn24(site, guard) === "never").filter((guard) => ![...commandsUnder(guard.commands)].some(({ key }) => key === "loadmodule"));
/** The guards of a file that test `-D` names, modules or versions. */
const guardsIn = (file) => guardKeys.flatMap((key) => file.named(key)).filter((node) => isSection(node) && isGuard(node));
const guardKeys = [
	"<ifdefine",
	"<ifmodule",
	"<ifversion"
];
/** Finds a node in a file that was parsed again, by a node of the first parse. */
function nodeAt(file, { kind, key, start }) {
	const name = kind === "section" ? `<${key}` : key;
	const found = file.named(name).find((node) => node.start === start);
	if (!found) throw new Error(`${file.path} has no ${name} at ${start}.`);
	return found;
}
/** Returns a test: whether an edit changes text in one of these guards. */
const editWithinGuardsTest = (guards) => (edit) => guards.some((guard) => guard.file === edit.file && liesIn(edit, guard));
/**
* Whether an edit changes only text that the guard skips, or removes the guard. Not an edit that puts other text in place of the
* guard, because httpd reads that text.
*/
const liesIn = ({ start, end, text }, guard) => guard.close !== void 0 && (start >= guard.end && end <= guard.close.start || text === "" && start >= guard.start && end <= guard.close.end);
/** A fix, or a form to choose, with its edits converted to the given files. */
const withEditsOfGivenFiles = ({ fileOf }, of) => ({
	...of,
	edits: of.edits.map((edit) => ({
		...edit,
		file: fileOf(edit.file)
	}))
});
// src/live/deciding-lines.ts
/**
* Modules whose directives do not change which response is made, except directives with an effect in `directives.ts` other than
* `writes`.
*/
const quiet = /* @__PURE__ */ new Set([
	...[
		"mpm_common",
		"prefork",
		"worker",
		"event",
		"mpm_winnt",
		"mpm_netware",
		"beos",
		"mpmt_os2"
	],
	...[
		"mod_log_config",
		"mod_logio",
		"mod_log_forensic",
		"mod_dumpio",
		"mod_usertrack",
		"mod_status",
		"mod_info"
	],
	...[
		"mod_autoindex",
		"mod_deflate",
		"mod_expires",
		"mod_mime_magic",
		"mod_cache",
		"mod_disk_cache",
		"mod_mem_cache"
	],
	...[
		"mod_cache_disk",
		"mod_file_cache",
		"mod_dbd",
		"mod_ldap",
		"mod_reqtimeout",
		"mod_ssl"
	]
]);
/** Directives of the core that do not change which response is made. */
const quietOfCore = /^(keepalive\w*|maxkeepaliverequests|timeout|loglevel|errorlog\w*|server(admin|signature|tokens)|enable(mmap|sendfile)|hostnamelookups|usecanonical\w*|contentdigest|fileetag|listen\w*|mutex|acceptfilter|limitxmlrequestbody|rlimit\w*|adddefaultcharset|defaulttype|extendedstatus)$/;
/** Whether a directive, or a section's own line, may change a response. An unknown directive may. */
function mayDecide(key) {
	const known = directiveByName(key);
	if (!known) return true;
	const module = known.in22?.module ?? known.in24?.module ?? "";
	return [...known.effects].some((effect) => effect !== "writes") || !(quiet.has(module) || quietOfCore.test(key));
}
/** The first line in these nodes that may change a response; undefined if none may. */
function firstDecidingLine(nodes) {
	for (const node of commandsUnder(nodes)) if (node.kind === "directive" && mayDecideResponse(node)) return node;
}
/**
* Whether the line may change a response. A LoadModule line in a guard on its own missing module does not: the module is loaded
* in either case.
*/
const mayDecideResponse = (line) => mayDecide(line.key) && !(line.key === "loadmodule" && loadsOnlyIfMissing(line));
// src/live/valuations.ts
/** The most names to try in all combinations. With more, only names around lines with the same directive are combined. */
const maxTogether = 3;
/** The most groups that are decided one by one. All further names get the same value. */
const maxApart = 16;
/**
* The combinations to check of `-D` names and modules that guards test and the files leave open. Empty if no open guard contains
* a line that may change a response.
*/
const valuationsToCheck = (site) => {
	const names = site.once(undecidedNames);
	if (names.length === 0) return [];
	if (names.length <= maxTogether) return waysOf(names);
	const groups = groupsOf(names);
	const rest = new Set(groups.slice(maxApart).flat());
	for (const name of groups.slice(0, maxApart).flat()) rest.delete(name);
	const allOneWay = rest.size === 0 ? [] : [true, false].map((is) => new Map([...rest].map((name) => [name, is])));
	return [...groups.slice(0, maxApart).flatMap(waysOf), ...allOneWay];
};
/**
* Valuations of all names at once that cover the given ones. Each given one is part of a result, and every two names occur with
* every pair of values.
*/
function combinedValuations(valuations) {
	const names = [...new Set(valuations.flatMap((valuation) => [...valuation.keys()]))];
	const all = (decide) => new Map(names.map((name, index) => [name, decide(index)]));
	const bits = Array.from({ length: Math.ceil(Math.log2(names.length)) }, (_, bit) => 1 << bit);
	const together = [
		all(() => true),
		all(() => false),
		...bits.flatMap((bit) => [all((index) => (index & bit) !== 0), all((index) => (index & bit) === 0)])
	];
	for (const valuation of valuations) if (!together.some((one) => isWithin(valuation, one))) together.push(new Map(names.map((name) => [name, valuation.get(name) ?? false])));
	return together;
}
const isWithin = (valuation, other) => [...valuation].every(([name, is]) => other.get(name) === is);
/** All combinations of values for these names. */
const waysOf = (names) => names.reduce((ways, name) => ways.flatMap((way) => [true, false].map((is) => new Map([...way, [name, is]]))), [/* @__PURE__ */ new Map()]);
/**
* Groups the names. If a few names are around lines of one directive, such as NameVirtualHost, they form a group, because all of
* them decide whether there is such a line. Every other name is in a separate group.
*/
function groupsOf(names) {
	const some = [...groupByEach(names, ({ lines }) => lines.keys()).values()].filter(({ length }) => length > 1 && length <= maxTogether);
	const few = [...new Map(some.map((group) => [group.map(({ kind, name }) => kind + name).join("\n"), group])).values()];
	const largest = few.filter((group) => !few.some((other) => isPartOf(group, other)));
	const inGroups = new Set(largest.flat());
	return names.flatMap((name) => inGroups.has(name) ? largest.filter(([first]) => first === name) : [[name]]);
}
const isPartOf = (group, other) => other.length > group.length && group.every((name) => other.includes(name));
/** The open names, in the order in which the files test them. */
function undecidedNames(site) {
	const isSet = namesSet(site);
	const found = /* @__PURE__ */ new Map();
	for (const file of site.files) for (const key of file.keys) if (key === "<ifdefine" || key === "<ifmodule") for (const guard of file.named(key)) {
		const open = guard.kind === "section" ? openNameOf(site, guard) : void 0;
		if (guard.kind !== "section" || !open || open.kind === "define" && isSet(open.name)) continue;
		const one = found.get(open.kind + open.name) ?? {
			...open,
			lines: /* @__PURE__ */ new Map()
		};
		found.set(open.kind + open.name, one);
		for (const line of directivesAcrossIncludes(site, guard.commands)) addToGroup(one.lines, line.key, line);
	}
	return [...found.values()];
}
/**
* Returns a test: whether a line defines or undefines a name, so that its value changes within the files. True for every name if
* such a line is not literal.
*/
function namesSet(site) {
	const lines = [...site.directives("Define"), ...site.directives("UnDefine")];
	const names = new Set(lines.map(({ args }) => args[0]?.value));
	return lines.every((line) => isLiteral(line)) ? (name) => names.has(name) : () => true;
}
/** The directives in these nodes and in the files that they include. Each file is read once. */
function* directivesAcrossIncludes(site, nodes, read = /* @__PURE__ */ new Set()) {
	for (const line of commandsUnder(nodes)) {
		if (line.kind !== "directive") continue;
		yield line;
		for (const file of site.filesOf(line)) if (!read.has(file)) yield* directivesAcrossIncludes(site, file.commands, read.add(file));
	}
}
function openNameOf(site, guard) {
	const word = testedName(guard);
	if (guard.args.length !== 1 || word === "" || !isGuard(guard) || !isLiteral(guard)) return void 0;
	if (guardReadingToday(site, guard) !== "maybe" && guardReadingOn24(site, guard) !== "maybe") return void 0;
	if (!firstDecidingLine(guard.commands)) return void 0;
	if (guard.key === "ifdefine") return {
		kind: "define",
		name: word,
		guard
	};
	return site.once(modulesProved).has(nameOfModuleIn24(word)) ? void 0 : {
		kind: "module",
		name: nameOfModuleIn24(word),
		guard
	};
}
/** Modules that are surely loaded, because 2.2 does not start without them: a directive of theirs is outside of all guards. */
const modulesProved = (site) => new Set([...site.names].flatMap((name) => {
	const module = directiveByName(name.replace(/^</, ""))?.in22?.module;
	const lines = name.startsWith("<") ? site.sections(name.slice(1)) : site.directives(name);
	const isProof = (line) => !isHtaccess(line.file) && !isConditional(site, line);
	return module?.startsWith("mod_") && lines.some(isProof) ? [nameOfModuleIn24(module)] : [];
}));
// src/live/valued-site.ts
/**
* The site as if these names were defined or not, and these modules loaded or not, unless its lines decide otherwise.
* Files with guards on them are parsed again.
* @param removesSkippedLines removes lines that both versions skip, for rules that look at all lines
*/
function siteUnderValuation(site, values, removesSkippedLines = false) {
	const read = /* @__PURE__ */ new Map();
	const files = site.files.map((file) => {
		if (!asksFor(file, values)) return file;
		const again = reparse(file, file.text, {
			defined: new Map([...file.defined ?? [], ...values.defined ?? []]),
			loaded: new Map([...file.loaded ?? [], ...values.loaded ?? []])
		});
		read.set(again, file).set(file, again);
		return again;
	});
	const valued = site.withFiles(files, {});
	const closed = valued.once(closedGuards);
	const isUnread = editWithinGuardsTest(closed.map(({ file, start, end, close }) => ({
		file: read.get(file) ?? file,
		start,
		end,
		close
	})));
	return {
		...rebuiltSite(removesSkippedLines && closed.length > 0 ? withoutLinesInGuards(valued, closed, read) : valued, read),
		isInClosedGuard: isUnread
	};
}
/** Whether a guard in a file tests one of the names or modules. */
const asksFor = (file, { defined, loaded }) => file.named("<ifdefine").some((node) => isSection(node) && defined?.has(testedName(node))) || file.named("<ifmodule").some((node) => isSection(node) && loaded?.has(nameOfModuleIn24(testedName(node))));
// src/syntax/file-and-line.ts
/** The line number of a node, from 1. It counts lines from the start of the file, so don't call it for many nodes. */
const lineNumberOf = ({ file, start }) => file.text.slice(0, start).split("\n").length;
/** The place of a node for messages, such as `conf/httpd.conf:12`. */
const fileAndLine = (node) => `${node.file.path}:${lineNumberOf(node)}`;
/** Places by file, such as `a.conf:7; b.conf lines 1, 2`. If there are many, only the first ones and the number of the rest. */
function placesByFileText(places, most) {
	const all = [...new Map(places.map((place) => [`${place.path}:${place.line}`, place])).values()];
	const named = Array.from(groupBy(all.slice(0, most), ({ path }) => path), ([path, own]) => own.length === 1 ? `${path}:${own[0].line}` : `${path} lines ${own.map(({ line }) => line).join(", ")}`);
	const separator = named.some((text) => text.includes(", ")) ? "; " : ", ";
	return `${named.join(separator)}${all.length > most ? ` and ${numberText(all.length - most)} more` : ""}`;
}
/** The text of a line and its place. */
const quotedLineAndPlace = (node) => `\`${logicalLineText(node.file.text, node)}\` (${fileAndLine(node)})`;
// src/migrate/guards/every-valuation.ts
/**
* Runs the rules again with the open guards decided. A fix that is missing in one of these runs is for review: it assumes that
* httpd reads or skips the guard as in the other runs. If there are many valuations, a few runs that decide all names at once
* show first which rules depend on any name; only these run for each valuation.
* @param run returns the findings of a site, by the rules whose fixes depend on other lines
*/
function checkInEveryValuation(site, findings, run) {
	const valuations = valuationsToCheck(site);
	if (valuations.length === 0) return findings;
	return runWithWordCache(site.files, () => {
		const inEach = (some, isAsked) => some.map((valuation) => judgedFor(site, valuation, (valued) => run(valued, isAsked)));
		const covering = combinedValuations(valuations);
		if (covering.length >= valuations.length) return checked(findings, inEach(valuations, mayChange), mayChange);
		const changing = rulesThatChange(findings, inEach(covering, mayChange));
		const isChanging = (rule) => changing.has(rule);
		return changing.size === 0 ? findings : checked(findings, inEach(valuations, isChanging), isChanging);
	});
}
function judgedFor(site, valuation, run) {
	const valued = siteUnderValuation(site, maps(valuation), true);
	const findings = run(valued.site).map((finding) => mapToGivenFiles(valued, finding));
	return {
		valuation,
		isUnread: valued.isInClosedGuard,
		findings
	};
}
/**
* The findings, with an assumption for each fix of these rules that is missing in some run, and the new findings of the runs.
*/
function checked(findings, runs, isAsked) {
	const known = new Set(findings.map(placeOf$1));
	return [...findings.map((finding) => isFixable(finding) && isAsked(finding.rule) ? weigh(finding, runs) : finding), ...newAmong(runs, known, findings)];
}
/** The rules whose fixes are missing in some run, or that find something new in one. */
function rulesThatChange(findings, runs) {
	const known = new Set(findings.map(placeOf$1));
	const missing = findings.filter((finding) => isFixable(finding) && needsRunPerValuation(finding.rule) && !runs.every((run) => isOwn(finding, run)));
	const found = runs.flatMap((run) => run.findings.filter((finding) => isNew(finding, known, findings, run)));
	return new Set([...missing, ...found].map(({ rule }) => rule));
}
/**
* Whether a rule must run again for each valuation of the open guards. Rules about modules need not, because flipped-guards.ts
* checks which guards a LoadModule line changes. Rules about separate lines need not, because guards do not change their hits.
*/
const needsRunPerValuation = ({ group, weighsGuards, check }) => !weighsGuards && !check.isOfLines && group !== "modules";
/**
* Whether the runs may change the reported findings of a rule: it makes fixes, or may report a changed answer; see isReported.
*/
const mayChange = (rule) => needsRunPerValuation(rule) && (rule.group === "answers" || rule.fixes !== "none");
function maps(valuation) {
	const named = (kind) => new Map([...valuation].filter(([name]) => name.kind === kind).map(([{ name }, is]) => [name, is]));
	return {
		defined: named("define"),
		loaded: named("module")
	};
}
/** Changes the lines and edits of a finding to those of the given files. */
function mapToGivenFiles(made, finding) {
	const { fix, forms } = finding;
	return {
		...finding,
		file: made.fileOf(finding.file),
		at: made.nodeOf(finding.at),
		fix: fix && withEditsOfGivenFiles(made, fix),
		...forms && { forms: forms.map((form) => withEditsOfGivenFiles(made, form)) }
	};
}
function weigh(finding, runs) {
	const wrong = new Set(runs.filter((run) => !isOwn(finding, run)));
	if (wrong.size === 0) return finding;
	const needed = tellingApart(runs, wrong);
	if (!needed) return {
		...finding,
		fix: void 0,
		message: `${finding.message} ${whyNone(wrong)}`
	};
	return {
		...finding,
		fix: withMoreAssumptions(finding, needed.map(assumptionOf))
	};
}
/** Whether the rule makes the same edits in another run. Edits of lines that no version reads in that run are ignored. */
function isOwn({ rule, fix }, { findings, isUnread, valuation }) {
	const own = findings.flatMap((one) => one.rule === rule && one.fix ? [one.fix] : []);
	const made = new Set(own.flatMap(({ edits }) => edits.map(editKey)));
	if (fix.edits.every((edit) => made.has(editKey(edit)) || isUnread(edit))) return true;
	const added = namesAdded(fix);
	if (!added) return false;
	if (own.some((other) => namesAdded(other)?.join() === added.join())) return true;
	return [...valuation.keys()].flatMap((name) => added.flatMap((key) => name.lines.get(key) ?? [])).every((line) => fix.edits.every((edit) => isOverridden(edit, line)));
}
/**
* Whether a line wins over a line that an edit adds. It does if the line is in a section and the edit is for the whole server, or
* if the line is further down.
*/
const isOverridden = (edit, line) => isForServer(edit) && [...ancestors(line)].some((section) => !isGuard(section)) || edit.file === line.file && edit.end <= line.start;
/** Whether an edit adds lines for the whole server, outside of any section. */
const isForServer = ({ file, start, text }) => !text.includes("<") && !isInSection(file.sections, start);
const isInSection = (sections, offset) => sections.some((section) => {
	return section.start < offset && offset < (section.close?.end ?? section.file.text.length) && (!isGuard(section) || isInSection(section.sections, offset));
});
/** The directives that a fix adds; undefined if it changes lines or puts them into guards. */
function namesAdded({ edits }) {
	const lines = edits.flatMap(({ text }) => text.split("\n").filter((line) => line.trim() !== ""));
	return edits.every(({ start, end }) => start === end) && !lines.some((line) => /^\s*<\/?If/i.test(line)) ? lines.flatMap((line) => /^\s*(\w+)/.exec(line)?.[1]?.toLowerCase() ?? []) : void 0;
}
/**
* Decisions that all other runs share, and of which each run in `wrong` lacks at least one. Undefined if there are none for
* some names.
*/
function tellingApart(runs, wrong) {
	const needed = [];
	for (const group of byNames(runs)) {
		const others = group.filter((run) => wrong.has(run));
		if (others.length === 0) continue;
		const apart = tellingFrom(others, group.filter((run) => !wrong.has(run)));
		if (!apart) return void 0;
		needed.push(...apart);
	}
	return needed;
}
/** The runs grouped by the names that they decide. */
const byNames = (runs) => [...groupBy(runs, ({ valuation }) => [...valuation.keys()].map(({ kind, name }) => `${kind} ${name}`).join()).values()];
/** Decisions that all runs in `some` have in common, and of which each run in `others` lacks one. */
function tellingFrom(others, some) {
	const [first, ...more] = some;
	if (!first) return void 0;
	const alike = [...first.valuation].filter(([name, is]) => more.every(({ valuation }) => valuation.get(name) === is));
	const isOther = (decided) => others.every(({ valuation }) => decided.some(([name, is]) => valuation.get(name) === !is));
	const one = alike.find((decided) => isOther([decided]));
	if (one) return [one];
	return isOther(alike) ? alike : void 0;
}
const whyNone = (wrong) => {
	const [guard] = new Set([...wrong].flatMap(({ valuation }) => [...valuation.keys()].map(({ guard }) => guard)));
	return `No fix is offered: whether this change is right depends on ${guard ? quotedLineAndPlace(guard) : "an <IfDefine> or <IfModule>"}.`;
};
function assumptionOf([{ kind, name, guard }, is]) {
	const what = kind === "define" ? `is started ${is ? "with" : "without"} -D ${name}` : `${is ? "has" : "does not have"} ${name}`;
	return sharedAssumption("open-guard", `httpd ${what}, which decides ${quotedLineAndPlace(guard)}.`, `${guard.file.path}:${is ? "" : "!"}${name}`);
}
/** Findings that occur only in some runs, with the decisions of these runs in their messages. */
function newAmong(runs, known, reported) {
	const found = /* @__PURE__ */ new Map();
	for (const run of runs) for (const finding of run.findings) {
		if (!isNew(finding, known, reported, run)) continue;
		const key = placeOf$1(finding);
		const one = found.get(key) ?? {
			finding,
			runs: []
		};
		found.set(key, one);
		one.runs.push(run);
	}
	return [...found.values()].flatMap(({ finding, runs: own }) => {
		const [among = [], ...others] = byNames(runs).filter((group) => group.some((run) => own.includes(run)));
		const wrong = among.filter((run) => !own.includes(run));
		const needed = others.length === 0 ? tellingFrom(wrong, own) : void 0;
		const assumptions = (needed ?? [...own[0]?.valuation ?? []]).map(assumptionOf);
		const message = `${finding.message} This finding applies only if ${listText(assumptions.map(({ sentence }) => sentence.slice(0, -1)))}.`;
		const fix = needed && isFixable(finding) ? withMoreAssumptions(finding, assumptions) : void 0;
		return [{
			...finding,
			message,
			fix
		}];
	});
}
/** Whether a finding of a run is reported beside the findings of the site itself. */
const isNew = (finding, known, reported, run) => !known.has(placeOf$1(finding)) && isReported(finding) && !reported.some((one) => doesSame(one, finding, run));
/** Whether a finding is reported: it has a fix, or may change an answer. */
const isReported = ({ fix, rule, failed }) => !failed && (fix !== void 0 || rule.group === "answers");
/** Whether another finding's fix adds the same lines in the same section, and at least one of them is read in this run. */
function doesSame(one, { rule, at, fix }, { isUnread }) {
	if (one.rule !== rule || !one.fix || !fix || lineScopeOf(one.at) !== lineScopeOf(at)) return false;
	const added = namesAdded(fix)?.join();
	return added !== void 0 && added === namesAdded(one.fix)?.join() && !one.fix.edits.every(isUnread);
}
const placeOf$1 = ({ rule, file, at }) => `${rule.id}\n${file.path}\n${at.start}`;
// src/live/deciding-guards.ts
/** The guards of a site around lines that may change a response, also in branches that 2.4 skips. */
const decidingGuards = (site) => site.once(findGuards);
const findGuards = (site) => site.files.flatMap((file) => [...file.keys].filter((key) => key.startsWith("<if")).flatMap((key) => file.named(key)).flatMap((at) => {
	const line = at.kind === "section" && isGuard(at) ? firstDecidingLine(at.commands) : void 0;
	if (at.kind !== "section" || !line) return [];
	return [{
		at,
		line,
		module: testedModule(at)
	}];
}));
/** The first guard that tests this module and is around a line that may change a response; undefined if there is none. */
const firstDecidingGuardTesting = (site, { name }) => site.once(guardsByModule).get(name)?.[0];
const guardsByModule = (site) => groupBy(decidingGuards(site), ({ module }) => module?.name);
/**
* How the target 2.4 reads a guard as it is written. A module that 2.4 has only under another name than the guard's is taken as
* absent.
*/
function guardReadingAsWrittenOn24(site, guard) {
	const module = guard.args.length === 1 ? testedModule(guard) : void 0;
	if (module && !module.symbol24) return guard.args[0]?.value.startsWith("!") ? "always" : "never";
	return guardReadingOn24(site, guard);
}
/** How today's httpd reads a guard, or a branch of a template that depends on the version. */
const guardOrBranchReadingToday = (site, guard) => guard.key === "iftemplate" ? guardReading(guard, site.from) : guardReadingToday(site, guard);
// src/httpd/handlers.ts
/** The handlers of httpd's modules that only send files and run nothing, with the media types for them in 2.2. */
const reading = {
	"default-handler": "core",
	"server-status": "mod_status",
	"application/x-httpd-status": "mod_status",
	"type-map": "mod_negotiation",
	"application/x-type-map": "mod_negotiation",
	"send-as-is": "mod_asis",
	"httpd/send-as-is": "mod_asis",
	"server-info": "mod_info",
	"server-parsed": "mod_include",
	"text/x-server-parsed-html": "mod_include",
	"imap-file": "mod_imagemap",
	"application/x-httpd-imap": "mod_imagemap",
	"balancer-manager": "mod_proxy_balancer",
	"ldap-status": "mod_ldap"
};
const handlers = {
	...reading,
	"cgi-script": "mod_cgi",
	"application/x-httpd-cgi": "mod_cgi"
};
/** The module of httpd that has a handler of this name or media type, in any letter case; undefined if none has. */
const moduleOfHandler = (name) => handlers[name?.toLowerCase() ?? ""];
/** Whether a handler only sends: it never runs the file, and ignores request data. False for handlers of third-party modules. */
const isSendOnlyHandler = (name) => /^none$/i.test(name ?? "") || (name?.toLowerCase() ?? "") in reading;
/** The handlers and media types of third-party modules that run files, by module. */
const foreign = [
	[/^php\d*$/, /^(application\/x-httpd-php.*|php\d*-script|x-httpd-php.*)$/],
	[/^suphp$/, /^(application\/x-httpd-(su)?php.*|x-httpd-.*)$/],
	[/^perl$/, /^(perl-script|modperl)$/],
	[/^python$/, /^(mod_python|python-program|python-.*)$/],
	[/^fastcgi$/, /^(fastcgi-script|application\/x-httpd-fcgi)$/],
	[/^fcgid$/, /^fcgid-script$/],
	[/^wsgi$/, /^(wsgi-script|application\/x-httpd-wsgi)$/],
	[/^ruby$/, /^(ruby-object|ruby-script)$/],
	[/^mono$/, /^mono$/],
	[/^(jk|jakarta)$/, /^jakarta-servlet$/],
	[/^(passenger|rails|rack|scgi|cplusplus|lisp|tcl|rivet)$/, /^(?!)/]
];
/**
* The handlers and media types of httpd's modules that run scripts or fill in pages, by module. Without the module, 2.4 sends
* the source of the files.
*/
const own = [
	[/^cgid?$/, /^(cgi-script|application\/x-httpd-cgi)$/],
	[/^include$/, /^(server-parsed|text\/x-server-parsed-html3?|includes)$/],
	[/^isapi$/, /^isapi-(isa|handler)$/]
];
/**
* Returns a test for the handlers, media types and filters of a module, given by its symbol. Without the module, 2.4 sends the
* files for them as source. Undefined for a module without handlers.
*/
function handlerOfModuleTest(symbol) {
	const name = symbol.replace(/^mod_|_module$/g, "");
	const found = [...foreign, ...own].filter(([module]) => module.test(name)).map(([, handler]) => handler);
	return found.length > 0 ? (handler) => found.some((one) => one.test(handler.toLowerCase())) : void 0;
}
/** Whether a handler is one of httpd's own for files. The URL then belongs to a file on disk. */
const isFileHandler = (name) => /^(core|mod_(asis|include|imagemap|negotiation|cgi))$/.test(moduleOfHandler(name) ?? "");
// src/models/modules/loaded-modules.ts
/** The modules of 2.2's default build (its configure, modules with default "yes"). */
const defaultModules22 = [
	...[
		"mod_authn_file",
		"mod_authz_host",
		"mod_authz_groupfile",
		"mod_authz_user",
		"mod_auth_basic",
		"mod_include"
	],
	...[
		"mod_filter",
		"mod_log_config",
		"mod_env",
		"mod_setenvif",
		"mod_mime",
		"mod_status",
		"mod_autoindex",
		"mod_asis"
	],
	...[
		"mod_cgi",
		"mod_negotiation",
		"mod_dir",
		"mod_actions",
		"mod_userdir",
		"mod_alias",
		"mod_version"
	]
];
/** The modules of a server. Renamed modules have their new names. */
const loadedModules = (site, server) => oncePerServer(site, server, findLoadedModules);
function findLoadedModules(site, server) {
	const lines = startLines(site, server, "LoadModule").filter(isRead);
	const names = new Set(lines.map((line) => nameIn24(line.args[0]?.value ?? "") ?? ""));
	const shared = defaultModules22.some((name) => names.has(name));
	return {
		names,
		builtInto24: site.target?.builtIn ?? nothing$1,
		builtInto22: new Set(shared ? [] : defaultModules22),
		onWindows: isOnWindows(site, server)
	};
	/**
	* Whether a LoadModule line is read. A file in a folder such as mods-available is not, unless an Include or a link shows that
	* it is.
	*/
	function isRead(line) {
		return (!isInAvailableFolder(line.file) || site.includersOf(line.file).length > 0) && !waitsForItself(line) && (!isNewIn24(line) || isSurelyLoadedOn24(site, line));
	}
}
/** Whether some line loads a module that does not come with httpd. */
const loadsThirdPartyModule = (site) => site.directives("LoadModule").some(({ args }) => !moduleByName(args[0]?.value ?? ""));
/** Whether 2.4 needs a module that 2.2 did not have: without it 2.4 does not start. */
const isNewIn24 = ({ args }) => {
	const module = moduleByName(args[0]?.value ?? "");
	return module !== void 0 && !module.symbol22;
};
/**
* Whether a LoadModule line is in a guard on its own module, as in `<IfModule mod_ssl.c>` around the line that loads mod_ssl.
* httpd never reads it.
*/
function waitsForItself(line) {
	const name = moduleByName(line.args[0]?.value ?? "")?.name;
	const waits = ({ key, args }) => key === "ifmodule" && moduleByName(args[0]?.value ?? "")?.name === name;
	return name !== void 0 && [...ancestors(line)].some(waits);
}
const nothing$1 = /* @__PURE__ */ new Set();
/** Whether the server is on Windows, as a drive letter or a module for Windows shows. */
const isOnWindows = (site, server) => startLines(site, server, "ServerRoot", "LoadModule", "DocumentRoot").some((line) => isOfWindows(line) && isAtServerLevel(site, line));
const isOfWindows = ({ args }) => /^[A-Za-z]:/.test(args.at(-1)?.value ?? "") || args[0]?.value === "isapi_module";
/**
* Whether modules are loaded in files of their own, as on Debian: an Include names mods-enabled, or a file is named `ssl.load`.
*/
const hasFileForEachModule = (site, server) => startLines(site, server, ...includeDirectiveNames).some((line) => /(^|\/)mods-enabled\//.test(line.args[0]?.value ?? "")) || startLines(site, server, "LoadModule").some((line) => line.file.path.endsWith(".load"));
/**
* Whether 2.4 surely reads a node, given these modules: all guards around it are read, for at least one Include of its file.
* @param absentModule a module that no line loads: guards on it with `!` are read
*/
const isSurelyReadOn24With = (site, node, modules, absentModule) => site.enclosing(node).some((sections) => sections.every((section) => !isGuard(section) || holds(section, modules) || isReadWithoutModule(section, absentModule)));
/** Whether a guard is read as long as this module is not loaded. */
const isReadWithoutModule = ({ key, args }, module) => key === "ifmodule" && module !== void 0 && args[0]?.value.startsWith("!") === true && currentName(args[0].value.slice(1)) === module;
function holds(guard, modules) {
	if (guardReading(guard, "2.4") === "always") return true;
	if (guard.key !== "ifmodule") return false;
	const { negated, there } = testOf(guard, modules);
	return there !== void 0 && there !== negated;
}
/** Whether 2.4 may read a node: no guard around it is known to be skipped. A module that no line loads is absent. */
const mayBeReadOn24With = (site, node, modules) => site.enclosing(node).some((sections) => sections.every((section) => !isGuard(section) || mayHold(section, modules)));
function mayHold(guard, modules) {
	const reading = guardReading(guard, "2.4");
	if (reading !== "maybe" || guard.key !== "ifmodule") return reading !== "never";
	const { negated, there } = testOf(guard, modules);
	if (there === void 0 && isMpm(guard)) return true;
	return (there ?? false) !== negated;
}
const isMpm = ({ args }) => /^(mod_)?(mpm_)?(prefork|worker|event)(\.c|_module)$/.test(args[0]?.value.replace(/^!/, "") ?? "");
function testOf(guard, modules) {
	const word = guard.args[0]?.value ?? "";
	const negated = word.startsWith("!");
	return {
		negated,
		there: isThere(word.slice(negated ? 1 : 0), modules)
	};
}
function isThere(name, { names, builtInto24, builtInto22, onWindows }) {
	const module = currentName(name);
	if (!module) return void 0;
	if (names.has(module) || builtInto24.has(module) || builtInto22.has(module)) return true;
	if (module === "mpm_winnt") return onWindows;
	return /^(mpm_netware|mpmt_os2|beos)$/.test(module) ? false : void 0;
}
/**
* The name of a module in 2.4. For mod_authn_alias its old name: 2.4 has it in another module, and its LoadModule line is
* removed.
*/
function nameIn24(symbol) {
	const module = moduleByName(symbol);
	return module?.name === "mod_authn_alias" ? module.name : currentName(symbol);
}
function currentName(name) {
	const module = moduleByName(name)?.name;
	return module && (renamedModules24[module] ?? module);
}
// src/models/modules/default-modules.ts
/**
* The default modules that may be built into 2.2: all of them if no line loads one. If a line shows that one is built in: all
* that no line loads.
*/
const modulesMaybeBuiltInto22 = (site, server) => oncePerServer(site, server, findBuiltInto22);
function findBuiltInto22(site, server) {
	const modules = loadedModules(site, server);
	if (modules.builtInto22.size > 0 || hasFileForEachModule(site, server) || !showsBuiltIn(site, server, modules)) return modules.builtInto22;
	return new Set(defaultModules22.filter((name) => !modules.names.has(name)));
}
/** Whether a line shows that a default module is built in: without the module of a directive, 2.2 does not start. */
const showsBuiltIn = (site, server, { names }) => knownDirectives().some(({ name, in22 }) => {
	return in22 !== void 0 && defaultModules22.includes(in22.module) && !names.has(in22.module) && site.hasDirective(name) && serverLevelLines(site, server, name).some((line) => !isConditional(site, line));
});
/** The default modules that a server uses through lines of other modules, each with such a line. */
function* defaultModuleUses(site, server) {
	for (const at of startLines(site, server, ...serving)) for (const name of [
		"mod_dir",
		"mod_autoindex",
		"mod_mime"
	]) yield [name, at];
	for (const at of site.directives("ScriptAlias", "ScriptAliasMatch", "Action", "Script")) yield ["mod_cgi", at];
	for (const at of site.directives("Options")) {
		const words = at.args.map(({ value }) => value.toLowerCase());
		if (words.some((word) => /^\+?execcgi$/.test(word))) yield ["mod_cgi", at];
		if (words.some((word) => /^\+?multiviews$/.test(word))) yield ["mod_negotiation", at];
		if (words.some((word) => /^\+?includes(noexec)?$/.test(word))) yield ["mod_include", at];
	}
	for (const at of site.directives("AddHandler", "SetHandler", "AddType", "ForceType")) {
		const module = moduleOfHandler(at.args[0]?.value);
		if (module) yield [module, at];
	}
}
const serving = [
	"DocumentRoot",
	"Alias",
	"AliasMatch",
	"VirtualDocumentRoot",
	"UserDir"
];
// src/migrate/objected-fixes.ts
/** The number of rounds with objections after which no fix of access control is offered. */
const maxRounds = 6;
/**
* Removes the fixes that a rule objects to after reading back the texts with all fixes: first among the safe fixes,
* then among all. This catches mistakes of the rule that made the fix.
*/
function withoutObjectedFixes(site, findings, { rules, choices, about }) {
	const reviewers = rules.filter(({ review }) => review);
	const objectionsTo = (taken) => {
		const asked = editsByFile(taken.filter(({ file }) => about(file)));
		const written = {
			edits: editsByFile(taken),
			editsToCheck: asked
		};
		return asked.size > 0 ? reviewers.flatMap((rule) => [...rule.review?.(site, written, choices) ?? []]) : [];
	};
	let left = findings;
	let seen = [];
	for (const isTaken of [isSafelyFixable, isFixable]) for (let round = 0; round <= maxRounds; round++) {
		const taken = chooseFixes(left.filter(isTaken)).taken.filter((one) => !deniesFiles(one));
		const weighed = taken.filter(bearsOnAccess);
		if (weighed.length === 0 || isSameList(weighed, seen)) break;
		const objections = objectionsTo(taken);
		seen = weighed;
		if (objections.length === 0) break;
		left = round < maxRounds ? withoutThose(left, objections, taken) : left.map((one) => bearsOnAccess(one) ? bare(one) : one);
	}
	return left;
}
/**
* Whether the fix removes a module by the user's choice and denies its files. It is not read back, because these denials would
* look like mistakes of other fixes.
*/
const deniesFiles = ({ rule, fix }) => rule.group === "modules" && fix.isChosen === true;
const isOfAccess = ({ rule }) => rule.group === "access";
/**
* Whether a fix may change who is allowed. In a .htaccess file, any fix may: httpd answers 500 because of one bad line.
*/
const bearsOnAccess = (finding) => isOfAccess(finding) || finding.fix?.edits.some(({ file }) => isHtaccess(file)) === true;
const isSameList = (some, others) => some.length === others.length && some.every((finding, index) => finding === others[index]);
/**
* Removes the fixes to which there are objections; if fixes of access control are among them, only these. The changes of other
* rules seldom affect access.
* @param taken the fixes that were read back
*/
function withoutThose(findings, objections, taken) {
	const ofAccess = taken.filter(isOfAccess).flatMap(({ fix }) => fix.edits);
	const messages = /* @__PURE__ */ new Map();
	for (const { edits, removesOtherAccessFixesFirst, message } of objections) for (const edit of removesOtherAccessFixesFirst ? [...edits, ...ofAccess] : edits) messages.set(editKey(edit), message);
	const messageFor = ({ fix }) => fix?.edits.map((edit) => messages.get(editKey(edit))).find(Boolean);
	const meant = findings.filter(messageFor);
	const leaving = new Set(meant.some(isOfAccess) ? meant.filter(isOfAccess) : meant);
	return findings.map((finding) => leaving.has(finding) ? bare(finding, messageFor(finding)) : finding);
}
const bare = (finding, why) => ({
	...finding,
	fix: void 0,
	message: why ? `${finding.message} ${why}` : finding.message
});
/** The edits of some fixes by the file that they change, each once: fixes of sections that change together share edits. */
const editsByFile = (taken) => groupBy(new Set(taken.flatMap(({ fix }) => fix.edits)), ({ file }) => file);
// src/migrate/guards/flipped-guards.ts
/**
* Adds an assumption to each fix by which 2.4 reads other guards than 2.2: it loads or renames a module, or changes the guard.
*/
function withFlippedGuardAssumptions(site, findings, { confirmed }) {
	const guards = decidingGuards(site);
	if (guards.length === 0) return findings;
	const today = new Map(guards.map((guard) => [guard, readingBefore(site, guard)]));
	let left = findings;
	for (const isTaken of [isFixable, isSafelyFixable]) for (;;) {
		const { taken } = chooseFixes(left.filter(isTaken));
		const charged = chargedWith(turnedGuards(site, today, taken), taken, confirmed);
		if (charged.size === 0) break;
		left = left.map((finding) => charged.get(finding) ?? finding);
	}
	return left;
}
/** How 2.2 reads a guard. A module that 2.2 may have had built in is taken as present. */
function readingBefore(site, guard) {
	const reading = guardOrBranchReadingToday(site, guard.at);
	const { module } = guard;
	if (reading !== "maybe" || !module) return reading;
	return !serversOn22(site).some((server) => modulesMaybeBuiltInto22(site, server).has(module.name)) ? reading : guard.at.args[0]?.value.startsWith("!") ? "never" : "always";
}
function turnedGuards(site, today, taken) {
	const edits = editsByFile(taken);
	const before = /* @__PURE__ */ new Map();
	const files = site.files.map((file) => {
		const own = edits.get(file);
		const again = own ? reparse(file, applyEdits(file, own)) : file;
		before.set(again, file);
		return again;
	});
	const after = site.withFiles(files, { from: site.from });
	const places = /* @__PURE__ */ new Map();
	for (const guard of today.keys()) places.set(placeOf(guard.at), guard);
	const found = /* @__PURE__ */ new Map();
	const originOf = oncePerObject((file) => originalOffsetLookup(file, edits.get(file) ?? []));
	for (const guard of decidingGuards(after)) {
		const file = before.get(guard.at.file);
		const was = file && places.get(`${file.path}:${originOf(file)(guard.at.start)}`);
		if (was) found.set(was, guardReadingAsWrittenOn24(after, guard.at));
	}
	return [...today].flatMap(([guard, old]) => {
		const newer = found.get(guard);
		if (newer === void 0 || newer === old || isMeantFor24(guard, guardReadingAsWrittenOn24(site, guard.at), newer)) return [];
		return [{
			guard,
			isRead: newer !== "never" && old === "never" ? true : newer === "always"
		}];
	});
}
/**
* Whether the guard is meant to apply in 2.4. Guards on mod_authz_core are, because every 2.4 has it. So are guards that 2.4
* reads in the new way even without any fix, unless their module has another name in 2.4.
*/
const isMeantFor24 = ({ module }, without, newer) => module?.name === "mod_authz_core" || module !== void 0 && without === newer && !renamedModules24[module.name];
const placeOf = ({ file, start }) => `${file.path}:${start}`;
function chargedWith(turned, taken, confirmed) {
	const charged = /* @__PURE__ */ new Map();
	for (const one of turned) {
		const counted = asItShouldBe(one);
		if (confirmed.has(counted.name)) continue;
		for (const finding of taken) {
			if (!turns(finding.fix, one.guard) || saysForWhich(finding, one.guard)) continue;
			const now = charged.get(finding) ?? finding;
			if (assumptionsOf(now.rule.id, now.fix).some(({ name }) => name === counted.name)) continue;
			charged.set(finding, {
				...now,
				fix: withMoreAssumptions(now, [counted])
			});
		}
	}
	return charged;
}
/** Whether the fix corrects the guard's module to mod_authz_core. The guard then shows that its lines are for 2.4. */
const saysForWhich = ({ rule, fix }, { at }) => rule.id === "misnamed-module-guard" && fix.edits.every(({ file, start, text }) => file === at.file && at.start < start && text === "mod_authz_core.c");
/** Whether a fix loads or unloads the module that a guard tests, or changes the guard's line. */
function turns({ edits }, { at, module }) {
	if (edits.some(({ file, start, end }) => file === at.file && start < at.end && end > at.start)) return true;
	const symbols = [module?.symbol22, module?.symbol24].filter((symbol) => symbol !== void 0);
	return [...new Set(edits.map(({ file }) => file))].some((file) => {
		const own = edits.filter((edit) => edit.file === file);
		const after = applyEdits(file, own);
		return symbols.some((symbol) => loads(file.text, symbol) !== loads(after, symbol));
	});
}
const loads = (text, symbol) => new RegExp(`^\\s*LoadModule\\s+"?${symbol}\\b`, "im").test(text);
function asItShouldBe({ guard: { at, line }, isRead }) {
	const word = at.args[0]?.value ?? "";
	const sentence = `You meant ${`\`${logicalLineText(line.file.text, line)}\` in ${quotedLineAndPlace(at)}`} for ${isRead ? "2.4" : "2.2"} only.`;
	return sharedAssumption("turned-guard", sentence, `${at.file.path}:${word}:${logicalLineText(line.file.text, line).trim()}`);
}
// src/migrate/guards/live-findings.ts
/**
* Replaces the findings outside of the guards that both versions skip by findings for the site without these guards. Findings
* inside of such a guard keep only fixes that stay inside of it.
* @param judge finds the results of the rules that do not consider guards themselves
*/
function withFindingsFromLiveSite(site, findings, judge) {
	const live = liveSite(site);
	if (!live) return findings;
	const isIn = (node) => live.closedGuards.has(node) || [...ancestors(node)].some((one) => live.closedGuards.has(one));
	const own = judge(live.site).map((finding) => mapToGivenFiles(live, finding));
	const others = findings.filter(({ rule, at }) => !needsRunPerValuation(rule) && !isIn(at));
	const inside = findings.filter(({ at }) => isIn(at)).map((finding) => live.closedGuards.has(finding.at) ? finding : within(finding, live.isInClosedGuard));
	return [
		...own.filter(({ at }) => !isIn(at)),
		...others,
		...inside
	];
}
/** A finding in a guard that no version reads. It keeps its fix only if the fix changes nothing outside of the guard. */
const within = (finding, isUnread) => finding.fix?.edits.every(isUnread) === false ? {
	...finding,
	fix: void 0
} : finding;
// src/migrate/ignore.ts
/** Makes an index of the comments that silence rules. It reads each file once, and notes which comments were used. */
function silencingComments() {
	const read = /* @__PURE__ */ new Map();
	const used = /* @__PURE__ */ new Map();
	return {
		silencingOf(rule, at) {
			const comments = read.get(at.file) ?? commentsIn(at.file);
			read.set(at.file, comments);
			const found = comments.size === 0 ? void 0 : ignoredBy(comments, rule, at);
			if (!found) return "no";
			used.set(found.by, (used.get(found.by) ?? /* @__PURE__ */ new Set()).add(rule));
			return found.ignored;
		},
		unusedIn: (file) => [...ruleNamesToIgnore(file)].filter(({ name, at }) => !used.get(at)?.has(name.toLowerCase()))
	};
}
function ignoredBy(comments, rule, at) {
	let found;
	for (let node = at; node; node = node.parent) {
		const ignored = comments.get(node)?.get(rule);
		if (ignored) found = {
			ignored,
			by: node
		};
		if (ignored === "yes") return found;
	}
	return found;
}
function commentsIn(file) {
	const found = /* @__PURE__ */ new Map();
	if (!anyMark.test(file.text)) return found;
	const lists = [file.children];
	for (let list = lists.pop(); list; list = lists.pop()) {
		let pending = /* @__PURE__ */ new Map();
		for (const node of list) {
			if (node.kind === "comment") readComment(logicalLineText(file.text, node), pending);
			else {
				if (pending.size > 0) found.set(node, pending);
				pending = /* @__PURE__ */ new Map();
			}
			if (node.kind === "section") lists.push(node.children);
		}
	}
	return found;
}
const mark = "httpd-upgrade-ignore";
const anyMark = /httpd-upgrade-ignore/i;
function readComment(comment, into) {
	const { names, reason } = askedBy(comment);
	for (const name of names) into.set(name.toLowerCase(), reason ? "yes" : "bare");
}
function askedBy(comment) {
	const [, rest] = /^#+\s*httpd-upgrade-ignore\s(.*)$/is.exec(comment) ?? [];
	if (rest === void 0) return {
		names: [],
		reason: ""
	};
	const colon = rest.indexOf(":");
	return {
		names: (colon < 0 ? rest : rest.slice(0, colon)).split(/[\s,]+/).filter(Boolean),
		reason: colon < 0 ? "" : rest.slice(colon + 1).trim()
	};
}
/** Every rule name in the `httpd-upgrade-ignore` comments of a file, with its place. */
function* ruleNamesToIgnore(file) {
	if (!anyMark.test(file.text)) return;
	for (const node of walk(file.children)) {
		if (node.kind !== "comment") continue;
		const at = nodeBeside(node);
		if (!at) continue;
		for (const name of askedBy(logicalLineText(file.text, node)).names) {
			const start = file.text.indexOf(name, file.text.toLowerCase().indexOf(mark, node.start) + 20);
			if (start >= 0 && start + name.length <= node.end) yield {
				name,
				at,
				start,
				end: start + name.length
			};
		}
	}
}
function nodeBeside(comment) {
	const list = siblings(comment);
	const index = list.indexOf(comment);
	return list.slice(index).find(isCommand) ?? comment.parent ?? list.slice(0, index).findLast(isCommand);
}
/** The places of the `httpd-upgrade-ignore` comments of a file that name no rule. */
function* silencingCommentsWithoutRule(file) {
	if (!anyMark.test(file.text)) return;
	for (const node of walk(file.children)) {
		const at = node.kind === "comment" && nodeBeside(node);
		if (!at || !/^#+\s*httpd-upgrade-ignore\s*(:|$)/i.test(logicalLineText(file.text, node).trim())) continue;
		const start = file.text.indexOf("#", node.start);
		yield {
			at,
			start,
			end: start + file.text.slice(start, node.end).trimEnd().length
		};
	}
}
// src/httpd/line-end.ts
/** The parts of a regular expression: a class, an escaped character, or one character. */
const tokens = /\[\^?\]?(?:\\.|\[:\w+:\]|[^\]\\])*\]|\\Q.*?(?:\\E|$)|\\c?.|[\s\S]/g;
/**
* Whether a `$` in the pattern could match before a final newline in 2.2 and cannot in 2.4 (AP_REG_DOLLAR_ENDONLY,
* since 2.4.30). False in multi-line mode, and if the pattern consumes the newline.
*/
const dollarMatchedNewlineIn22 = (pattern) => !isMultiline(pattern) && partsOf(pattern).some((_, index, parts) => isEnd(parts, index) && !takesBreak(parts, index));
/**
* The pattern with `\Z` in place of each `$` at an end. In both versions, `\Z` also matches before a final newline (PCRE, "Simple
* assertions").
*/
const withFinalDollarAsZ = (pattern) => isEvaluablePattern(pattern) && dollarMatchedNewlineIn22(pattern) ? partsOf(pattern).map((part, index, parts) => isEnd(parts, index) ? "\\Z" : part).join("") : pattern;
const partsOf = (pattern) => pattern.match(tokens) ?? [];
/** Whether a part is a `$` at the end of a line or text, and not the `$` of a variable, which httpd fills in. */
const isEnd = (parts, index) => parts[index] === "$" && parts[index + 1] !== "{";
const isMultiline = (pattern) => /\(\?[a-z]*m/i.test(pattern);
/** Whether a part comes after a greedy repetition of something that matches a line break. */
function takesBreak(parts, index) {
	const [what = "", times = ""] = parts.slice(Math.max(0, index - 2), index);
	return /^[*+]$/.test(times) && /^(\\[snRWDv]|\[\^(?!.*\\[nsWDR]).*\]|\[[^^].*\\[ns].*\])$/.test(what);
}
// src/models/replacements.ts
/** The replacements of a line that 2.2 and 2.4 pass to ap_pregsub. RewriteRule does not use it. */
function replacementsOf(line) {
	const find = finders[line.key];
	return find ? find(line).flatMap((found) => found ?? []) : [];
}
/** The directives that may contain a replacement. */
const directivesWithReplacements = [...[
	"AliasMatch",
	"ScriptAliasMatch",
	"RedirectMatch",
	"ProxyPassMatch",
	"ProxyPass",
	"Substitute"
], ...[
	"SetEnvIf",
	"SetEnvIfNoCase",
	"BrowserMatch",
	"BrowserMatchNoCase",
	"Header",
	"RequestHeader"
]];
/**
* The text for 2.4 with the meaning it had in 2.2: `&` was the whole match, and a backslash was literal unless `$` or
* `&` followed (server/util.c, ap_pregsub: 2.2's regsub_core and 2.4's). If only pairs of backslashes could differ, the
* text is assumed to be for 2.4 already.
*/
function replacementTextFor24({ text, escapedTwice }) {
	if (!insertsWholeMatchOn22(text) && !hasSingleBackslash(text)) return text;
	const backslash = escapedTwice ? "\\\\\\\\" : "\\\\";
	return text.replace(/\\[$&]|&|\\/g, (found) => found.length > 1 ? found : found === "&" ? "$0" : backslash);
}
/** The word for 2.4 that contains the replacement, in quotes if it had them. */
function replacementWordFor24(at, found) {
	const { word, before, pattern, after } = found;
	const value = (pattern === void 0 ? before : before.slice(0, 2) + withFinalDollarAsZ(pattern) + before.slice(-1)) + replacementTextFor24(found) + after;
	return /^["']/.test(sourceOf(at.file, word)) ? quoted(value) : value.replace(/\\/g, "\\\\");
}
/** Whether 2.2 inserts the whole match, for an unescaped `&`. */
const insertsWholeMatchOn22 = (text) => /(?:^|[^\\])&/.test(text);
const hasSingleBackslash = (text) => /(?:^|[^\\])(?:\\\\)*\\(?![\\$&])/.test(text);
const finders = {
	aliasmatch: ({ args }) => [whole(args[1])],
	scriptaliasmatch: ({ args }) => [whole(args[1])],
	redirectmatch: ({ args }) => [whole(args[isStatus(args[0]) ? 2 : 1])],
	proxypassmatch: ({ args, parent }) => [whole(args[parent && /^location/.test(parent.key) ? 0 : 1])],
	proxypass: ({ args }) => [args[0]?.value === "~" ? whole(args[2]) : void 0],
	setenvif: ({ args }) => assignments(args[1], args.slice(2)),
	setenvifnocase: ({ args }) => assignments(args[1], args.slice(2)),
	browsermatch: ({ args }) => assignments(args[0], args.slice(1)),
	browsermatchnocase: ({ args }) => assignments(args[0], args.slice(1)),
	header: ({ args }) => [edited(args)],
	requestheader: ({ args }) => [edited(args)],
	substitute: ({ args }) => [substituted(args[0])]
};
const whole = (word) => word && {
	word,
	before: "",
	text: word.value,
	after: "",
	escapedTwice: false
};
const isStatus = (word) => /^(permanent|temp|seeother|gone|\d+)$/i.test(word?.value ?? "");
/** `NAME=VALUE`. With a plain text as the pattern, nothing is replaced (mod_setenvif.c, non_regex_pattern). */
function assignments(pattern, words) {
	if (!pattern || /^(?:\\[\\^.$|()[\]*+?{}]|[^\\^.$|()[\]*+?{}])*$/.test(pattern.value)) return [];
	return words.map((word) => {
		const match = /^([^!=][^=]*=)(.*)$/s.exec(word.value);
		return match ? {
			word,
			before: match[1] ?? "",
			text: match[2] ?? "",
			after: "",
			escapedTwice: false
		} : void 0;
	});
}
/** `[condition] edit NAME PATTERN REPLACEMENT`. */
function edited(args) {
	const action = args.slice(0, 2).findIndex((arg) => /^edit\*?$/i.test(arg.value));
	const found = action < 0 ? void 0 : whole(args[action + 3]);
	return found && {
		...found,
		escapedTwice: true
	};
}
/** `s/PATTERN/REPLACEMENT/flags`, with any delimiter. With the flag n the pattern is plain text. */
function substituted(word) {
	const match = /^(s(.)((?:(?!\2).)+)\2)((?:(?!\2).)*)((?:\2[a-z]*)?)$/is.exec(word?.value ?? "");
	const [, before = "", , pattern = "", text = "", after = ""] = match ?? [];
	return word && match && !/n/i.test(after.slice(1)) ? {
		word,
		before,
		text,
		after,
		pattern,
		escapedTwice: false
	} : void 0;
}
// src/models/joined-lines.ts
/** Lines that 2.4 joins with the next line, if they then have another effect. */
const linesJoinedOn24 = (site) => site.from === "2.4" ? [] : site.once((all) => all.files.flatMap((file) => joinedIn(all, file)));
function joinedIn(site, file) {
	if (!file.text.includes("\\\\") || !/\\\\\r?\n/.test(file.text)) return [];
	return [...walk(file.children)].flatMap((at) => {
		if (!/\\\\\r?\n$/.test(sourceOf(file, at).slice(-4)) || !site.isLive(at)) return [];
		const end = endOfLogicalLine(file.text, at.start, "2.4");
		if (at.kind === "comment") return nodeHiddenByComment(at, end) ? {
			at,
			end,
			edit: withoutBackslashes(at)
		} : [];
		if (!isDirective(at) && !isSection(at)) return [];
		return changesReading(sourceOf(file, {
			start: at.end,
			end
		})) ? {
			at,
			end,
			edit: inQuotes(at)
		} : [];
	});
}
/**
* Whether 2.4 reads a line differently once this text is joined to it. If the text is an empty line, 2.4 drops a backslash of
* the first line.
*/
const changesReading = (text) => text.trim() !== "" || /^\r?\n/.test(text);
/**
* The node that 2.4 takes for a part of the comment: the next directive or section, or the section whose closing tag would be
* lost; undefined if there is none.
*/
function nodeHiddenByComment(comment, end) {
	const list = siblings(comment);
	const next = list.slice(list.indexOf(comment) + 1).find((node) => isDirective(node) || isSection(node));
	if (next && next.start < end) return next;
	const { parent } = comment;
	return !next && parent?.close && parent.close.start < end ? parent : void 0;
}
function withoutBackslashes(comment) {
	const [slashes = ""] = /\\+\s*$/.exec(sourceOf(comment.file, comment)) ?? [];
	const start = comment.end - slashes.length;
	return replace(comment, {
		start,
		end: start + slashes.trim().length
	}, "");
}
/** Puts the last word in quotes, for a directive whose line httpd splits into words. */
function inQuotes(node) {
	const last = node.args.at(-1);
	const source = sourceOf(node.file, {
		start: last?.start ?? node.end,
		end: node.end
	}).trim();
	if (!last || node.kind === "section" || /^["']|\n/.test(source)) return void 0;
	const word = {
		start: last.start,
		end: last.start + source.length
	};
	if (ofRewriting.test(node.key)) return rawInQuotes(node, source);
	if (!splitsArgsIntoWords(node.key)) return void 0;
	const found = replacementsOf(node).find(({ word: { start } }) => start === last.start);
	const value = found ? found.before + replacementTextFor24(found) + found.after : last.value;
	return replace(node, word, quoted(value));
}
const ofRewriting = /^rewrite(cond|rule)$/;
/** Puts the last word in quotes for mod_rewrite, which does not unescape quoted text (mod_rewrite.c, parseargline). */
function rawInQuotes(node, source) {
	const line = sourceOf(node.file, {
		start: node.name.end,
		end: node.end
	}).trim();
	if (/["'\n]|\\\s/.test(line)) return void 0;
	const start = node.file.text.indexOf(source, node.args.at(-1)?.start);
	return replace(node, {
		start,
		end: start + source.length
	}, `"${source.slice(0, -1)}"`);
}
// src/migrate/joined-text.ts
/**
* The findings, without fixes in text that 2.4 joins to a line ending in two backslashes, until that line is corrected. If a fix
* for review corrects it, the other fixes get its assumptions.
*/
function withoutFixesInJoinedText(site, findings) {
	const joins = linesJoinedOn24(site).map((line) => joinOf(line, findings));
	return joins.length === 0 ? findings : findings.map((finding) => joins.reduce(waiting, finding));
}
function joinOf(line, findings) {
	const { at, end, edit } = line;
	const fixable = findings.filter(isFixable).filter(({ fix }) => fix.edits.some(({ file }) => file === at.file));
	const takesAway = ({ fix }) => fix.edits.some((one) => one.file === at.file && one.start <= at.start && one.end >= at.end);
	const isEdit = ({ fix }) => fix.edits.length === 1 && edit !== void 0 && isSame(fix.edits[0], edit);
	return {
		line,
		settled: fixable.find(takesAway) ?? fixable.find(isEdit),
		touched: [{
			start: at.start,
			end
		}, ...sectionsTouched(line)]
	};
}
/** The sections whose opening or closing tag is joined to the line. */
function sectionsTouched({ at, end }) {
	const isJoined = (place) => place !== void 0 && place >= at.end && place < end;
	const inside = (at.parent?.children ?? at.file.children).filter(isSection);
	const around = [...ancestors(at)];
	return [...inside, ...around].filter((section) => isJoined(section.start) || isJoined(section.close?.start)).map(({ start, close, end: tag }) => ({
		start,
		end: close?.end ?? tag
	}));
}
function waiting(finding, { line, settled, touched }) {
	const { at, edit } = line;
	if (!isFixable(finding) || finding === settled) return finding;
	const edits = finding.fix.edits.filter((one) => one.file === at.file && touched.some((range) => meets(one, range)));
	if (edits.length === 0) return finding;
	const clashes = edit !== void 0 && edits.some((one) => one.start < edit.end && edit.start < one.end);
	if (settled && !clashes) return settled.fix.safe ? finding : {
		...finding,
		fix: withMoreAssumptions(finding, assumptionsOf(settled.rule.id, settled.fix))
	};
	return {
		...finding,
		fix: void 0,
		waits: true,
		message: `${finding.message} Fix the end of ${fileAndLine(at)} first: 2.4 joins that line with the next lines.`
	};
}
const isSame = (one, { file, start, end, text }) => one?.file === file && one.start === start && one.end === end && one.text === text;
const meets = (edit, { start, end }) => edit.start === edit.end ? edit.start > start && edit.start < end : edit.start < end && start < edit.end;
// src/models/content.ts
/** The directives that name a folder, with the index of the argument. The argument of UserDir may also be `disabled` or a URL. */
const contentLines = {
	DocumentRoot: 0,
	Alias: 1,
	VirtualDocumentRoot: 0,
	VirtualDocumentRootIP: 0,
	UserDir: 0
};
/**
* The folders of DocumentRoot, Alias and the like. A path with a variable or template tag is left out. A path for many
* hosts or users contains `%0` or `*`, which a wildcard matches.
*/
function* contentFolders(site, server) {
	for (const [name, index] of Object.entries(contentLines)) for (const file of site.files) if (server.startFiles.has(file)) for (const at of site.directivesIn(file, name)) yield* contentAt(site, at, at.args[index]?.value ?? "");
}
function* contentAt(site, at, name) {
	const path = name.replaceAll("\\", "/");
	if (!isKnown(path) || at.key === "alias" && /\.\w+$/.test(path)) return;
	for (const sections of site.enclosing(at)) yield {
		path,
		host: virtualHostIn(sections),
		at
	};
}
/**
* The first folder to which none of these lines applies, neither at server level nor in a section around the folder. After a
* line that applies everywhere, the other lines are not evaluated. Undefined if the lines together apply to all folders.
*/
function firstFolderWithoutLine(site, content, lines) {
	const covering = [];
	for (const line of lines) {
		if (isHtaccess(line.file)) continue;
		if (appliesToEveryFolder(site, line)) return void 0;
		covering.push(line);
	}
	const covers = covering.flatMap((line) => coversOf(site, line));
	const folders = groupBy(covers, ({ folder }) => folder);
	const fits = ({ host, sections }, one) => (!host || host === one.host) && sections.every((section) => holdsFor(section, one.path));
	for (const one of content) if (![void 0, ...foldersAround(one.path)].flatMap((folder) => folders.get(folder) ?? []).some((cover) => fits(cover, one))) return one;
}
/** Whether a line applies to every folder of a server: it is at server level, or in a section for the root folder or all URLs. */
const appliesToEveryFolder = (site, line) => site.enclosing(line).some(isEverywhere);
/** Whether lines in these sections apply to every folder. */
const isEverywhere = (sections) => sections.every((section) => section.key !== "virtualhost" && !hasRegex(section) && holdsFor(section, "/"));
const hasRegex = ({ key, args }) => key === "directorymatch" || key === "directory" && args.length > 1;
const coversOf = (site, line) => site.enclosing(line).map((sections) => ({
	host: virtualHostIn(sections),
	sections,
	folder: sections.map(directoryWithoutWildcards).find((folder) => folder !== void 0)
}));
/** The path of a `<Directory>` without wildcards: its names in lower case, joined by slashes. Undefined for other sections. */
function directoryWithoutWildcards(section) {
	if (section.key !== "directory" || section.args.length !== 1) return void 0;
	const pattern = patternOf(section).replaceAll("\\", "/");
	return !/[*?[\]]/.test(pattern) && !pattern.includes("${") && !hasPlaceholder(pattern) ? segmentsOf(pattern).join("/") : void 0;
}
/** A path and the folders above it, each as segments joined by slashes. */
function foldersAround(path) {
	const segments = segmentsOf(path);
	return ["", ...segments.map((_, index) => segments.slice(0, index + 1).join("/"))];
}
function holdsFor(section, path) {
	const pattern = patternOf(section);
	if (section.key === "directory" && section.args.length === 1) return isBelow(path, pattern.replaceAll("\\", "/"));
	if (section.key === "directory" || section.key === "directorymatch") return matches(path, pattern);
	if (section.key === "location" || section.key === "proxy") return /^\/\*?$/.test(pattern);
	return !/^(files|filesmatch|locationmatch|proxymatch|limit|limitexcept)$/.test(section.key);
}
const patternOf = (section) => section.args.at(-1)?.value ?? "";
const isKnown = (path) => /^(\/|[a-z]:)/i.test(path) && !path.includes("${") && !hasPlaceholder(path);
/** Whether a path is in a `<Directory>` with this pattern. Wildcards do not match a slash. */
function isBelow(path, pattern) {
	const segments = segmentsOf(path);
	return segmentsOf(pattern).every((one, index) => {
		const segment = segments[index];
		return segment !== void 0 && (one === segment || hasPlaceholder(one) || one.includes("${") || wildcard(one).test(segment));
	});
}
const segmentsOf = (path) => path.toLowerCase().split("/").filter(Boolean);
const wildcard = (segment) => new RegExp(`^${segment.replace(/[.+^${}()|\\[\]]/g, "\\$&").replaceAll("*", ".*").replaceAll("?", ".")}$`);
/**
* Whether a pattern matches. A pattern that this tool cannot evaluate counts as matching, because no finding is better than a
* wrong one.
*/
function matches(path, pattern) {
	if (!isEvaluablePattern(pattern)) return true;
	try {
		return new RegExp(pattern).test(path) || new RegExp(pattern).test(`${path}/`);
	} catch {
		return true;
	}
}
// src/models/granted-overrides.ts
/**
* The AllowOverride classes that any line grants to `.htaccess` files, in lower case. Undefined if no line is given (2.2 then
* allowed all) or a word has a variable or placeholder.
* @param folders the possible folders of one file on the server; lines for other folders are ignored
*/
function grantedOverrides(site, folders) {
	const lines = site.directives("AllowOverride").filter((line) => !folders || mayHoldFor(site, line, folders));
	const words = lines.flatMap((line) => line.args.map((arg) => arg.value.toLowerCase()));
	if (lines.length === 0 || words.some((word) => hasPlaceholder(word) || word.includes("$"))) return void 0;
	return new Set(words.map((word) => word.replace(/=.*/, "")).filter((word) => word !== "none"));
}
/** Whether a line may apply in one of these folders, by the `<Directory>` around it. */
function mayHoldFor(site, line, folders) {
	if (folders.some(({ isSure }) => !isSure)) return true;
	return site.enclosing(line).some((sections) => {
		return sections.flatMap((section) => directoryWithoutWildcards(section) ?? []).every((folder) => folders.some(({ path }) => isPathWithin(segmentsOf$1(path.toLowerCase()), segmentsOf$1(folder))));
	});
}
/**
* Whether AllowOverride lines grant some classes, but neither `All` nor any of these. False if no line is given or a word is not
* literal.
*/
function isOverrideNowhereGranted(site, ...classes) {
	const granted = grantedOverrides(site);
	return granted !== void 0 && granted.size > 0 && !["all", ...classes].some((name) => granted.has(name.toLowerCase()));
}
/** Whether each line that lets httpd read `.htaccess` files grants this class; undefined if no line is given. */
function isOverrideGrantedEverywhere(site, override) {
	const lines = site.directives("AllowOverride");
	return lines.length > 0 ? lines.every(grants(override.toLowerCase())) : void 0;
}
const grants = (override) => ({ args }) => args.some(({ value }) => [
	"none",
	"all",
	override
].includes(value.toLowerCase().replace(/=.*/, "")));
/**
* Whether `.htaccess` files may use options that an AllowOverride lists: a line lists some or has a variable, or no line is
* given.
*/
function mayListAllowedOptions(site) {
	const lines = site.directives("AllowOverride");
	return lines.length === 0 || lines.some((line) => !isLiteral(line) || line.args.some(({ value }) => /^options=/i.test(value)));
}
// src/migrate/lost-overrides.ts
/**
* Adds an assumption to each fix that removes the last line of an override class from a `.htaccess` file: AllowOverride grants
* the class. If it does not, 2.2 answers 500 because of that line.
*/
function withOverrideAssumptions(site, findings, choices) {
	if (site.from === "2.4") return findings;
	const { taken } = chooseFixes(findings.filter(isFixable).filter(isInHtaccess));
	if (taken.length === 0) return findings;
	const needed = new Map([...editsByFile(taken)].filter(([file]) => isHtaccess(file)).map(([file, edits]) => [file, classesOnceWritten(file, edits)]));
	return findings.map((finding) => {
		if (!isFixable(finding) || !isInHtaccess(finding) || finding.rule.review) return finding;
		const lost = finding.fix.edits.flatMap((edit) => lostBy(site, edit, needed.get(edit.file)));
		return lost.length === 0 ? finding : {
			...finding,
			fix: countingOnOverrides(finding, lost, choices)
		};
	});
}
const isInHtaccess = ({ fix }) => fix.edits.some(({ file }) => isHtaccess(file));
/** The override classes that 2.4 needs for the file's new text, each behind the tags of the guards around its line. */
function classesOnceWritten(file, edits) {
	const { commands } = parse(applyEdits(file, edits), file.path, "2.4");
	const lines = [...commandsUnder(commands)].filter(isDirective);
	return new Set(lines.map((line) => `${guardsAround(line)}${classOf(line, "in24")}`));
}
/** The tags of the guards around a line: httpd reads or skips the line together with them. */
const guardsAround = (line) => [...ancestors(line)].filter(isGuard).map((guard) => `${guard.key} ${valuesOf(guard).join(" ")}\n`).join("");
/** The class that AllowOverride must grant for a directive. Empty if it needs none, or if any one of several is enough. */
function classOf({ key }, version) {
	const override = directiveByName(key)?.[version]?.override ?? "";
	return /^(All|.*\+.*)$/.test(override) ? "" : override;
}
function lostBy(site, edit, needed) {
	if (!needed) return [];
	return [...commandsUnder(edit.file.commands)].filter((node) => node.kind === "directive" && node.start < edit.end && edit.start < node.end).flatMap((line) => {
		const override = classOf(line, "in22");
		const isNeeded = needed.has(override) || needed.has(`${guardsAround(line)}${override}`);
		return override === "" || isNeeded || isGranted(site, override) ? [] : {
			line,
			override
		};
	});
}
/**
* Whether AllowOverride surely grants the class. If the whole configuration is given and has no AllowOverride, 2.2's default
* grants all classes.
*/
const isGranted = (site, override) => isOverrideGrantedEverywhere(site, override) ?? isProvedComplete(site);
function countingOnOverrides(finding, lost, choices) {
	const granted = lost.map(({ line, override }) => sharedAssumption("override-granted", `AllowOverride grants ${override} to ${line.file.path}. (Without it, 2.2 answers 500 to every request for the folder, and 2.4 with the fix answers these requests.)`, `${override}:${line.file.path}`));
	const distinct = [...new Map(granted.map((one) => [one.name, one])).values()];
	return withoutConfirmedAssumptions(finding.rule.id, withMoreAssumptions(finding, distinct), choices);
}
// src/migrate/empty-guards.ts
/** Extends a fix that only removes the last line of a guard: it then removes the guard too. */
function withEmptyGuardsRemoved(hit) {
	const { at, fix } = hit;
	const [edit, ...more] = fix?.edits ?? [];
	if (!fix || !edit || more.length > 0 || at.kind !== "directive" || !isRemovalOf(edit, at)) return hit;
	const outermost = outermostEmptyGuard(at);
	return outermost ? {
		...hit,
		fix: {
			...fix,
			edits: [removeSection(outermost)]
		}
	} : hit;
}
function isRemovalOf({ file, start, end, text }, at) {
	const removal = removeLine(at);
	return file === at.file && text === "" && start === removal.start && end === removal.end;
}
/** The outermost of the guards that contain only this line, and not even a comment; undefined if there is none. */
function outermostEmptyGuard(at) {
	let outermost;
	for (let { parent } = at; parent && isGuard(parent) && parent.close; parent = parent.parent) {
		const inner = outermost ?? at;
		if (parent.children.some((node) => node !== inner && node.kind !== "blank")) break;
		outermost = parent;
	}
	return outermost;
}
// src/migrate/run-rule.ts
/**
* Runs one rule.
* @param progress called at each hit, because one rule may take most of the time
*/
function runRule(rule, site, choices, progress) {
	const hits = [];
	try {
		for (const hit of rule.check(site, choices)) {
			progress();
			hits.push(withEmptyGuardsRemoved(hit));
		}
		return {
			hits,
			failures: []
		};
	} catch (error) {
		return withoutFailing(rule, site, choices, error);
	}
}
/** Runs a rule without the files on which it fails. Its other findings are then less certain. */
function withoutFailing(rule, site, choices, error) {
	const all = [...site.files, ...site.others];
	const failing = all.filter((file) => !hitsAmong(rule, site, choices, (one) => one === file));
	const isLeft = (file) => !failing.includes(file);
	const hits = failing.length === 0 ? void 0 : hitsAmong(rule, site, choices, isLeft);
	const rest = hits ? "The rule checked the other files without this one" : "The findings of this rule are missing";
	const why = `${error instanceof Error ? error.message : String(error)}. ${rest}; all other rules ran.`;
	const failures = (hits ? failing : [...failing, ...all]).flatMap((file) => failureAt(file, why)).slice(0, hits ? void 0 : 1);
	if (failures.length === 0) throw error;
	return {
		hits: (hits ?? []).map(forReview),
		failures
	};
}
/** The hits of a rule in a site of only these files; undefined if the rule fails. */
function hitsAmong(rule, site, choices, isAmong) {
	try {
		const others = site.others.filter(isAmong);
		const among = site.withFiles(site.files.filter(isAmong), {
			others,
			complete: false
		});
		return Array.from(rule.check(among, choices), withEmptyGuardsRemoved);
	} catch {
		return;
	}
}
const unjudged = sharedAssumption("unjudged-files", "This change is right whatever is in the files that the rule could not check (other findings name them).");
const forReview = (hit) => hit.fix?.safe ? {
	...hit,
	fix: {
		...hit.fix,
		safe: false,
		...assumptionFields([unjudged])
	}
} : hit;
/** A hit that reports the failure at the first line of the file. */
function failureAt(file, why) {
	const at = firstLine(file);
	const message = `The rule failed on ${file.path}: ${why} Please report this error, with the file.`;
	return at ? [{
		at,
		message,
		concerns: "server",
		severity: "error"
	}] : [];
}
function firstLine(file) {
	for (const node of walk(file.children)) if (node.kind === "directive" || node.kind === "section") return node;
}
// src/migrate/shared-files.ts
/**
* The findings for several servers, each once. If a fix in a file that several servers read is not made for all of them, it is
* for review.
*/
function findingsOfAllServers(judged, { confirmed }) {
	const [only] = judged;
	if (only && judged.length === 1) return only.findings;
	const readers = readersAmong(judged);
	const said = /* @__PURE__ */ new Map();
	for (const { site, findings } of judged) for (const finding of findings) {
		const key = textOf(finding);
		const known = said.get(key) ?? {
			finding,
			by: /* @__PURE__ */ new Set()
		};
		said.set(key, known);
		known.by.add(site);
	}
	return Array.from(said.values(), ({ finding, by }) => {
		const { fix } = finding;
		if (!fix || confirmed.has(suitsAll.name)) return finding;
		return fix.edits.some(({ file }) => [...readers.get(file) ?? []].some((site) => !by.has(site))) ? {
			...finding,
			fix: withMoreAssumptions({
				...finding,
				fix
			}, [suitsAll])
		} : finding;
	});
}
function readersAmong(judged) {
	const readers = /* @__PURE__ */ new Map();
	for (const { site } of judged) for (const file of site.files) readers.set(file, (readers.get(file) ?? /* @__PURE__ */ new Set()).add(site));
	return readers;
}
/** A text that is equal for equal findings of two servers. */
const textOf = ({ rule, file, range, severity, message, fix }) => JSON.stringify([
	rule.id,
	file.path,
	range.start,
	range.end,
	severity,
	message,
	fix && [
		fix.safe,
		fix.assumes,
		fix.edits.map(editKey)
	]
]);
const suitsAll = sharedAssumption("all-servers", "The change is right for every server that reads this file, although not every server needs it.");
// src/migrate/today/for-both.ts
/**
* The lines that a version reads in a file with these edits, as one string. Lines that a guard hides from the version are left
* out.
*/
function textReadBy(version, file, edits = []) {
	const { commands } = reparse(file, applyEdits(file, edits), { version });
	return commands.flatMap((node) => linesIn(node, version)).join("\n");
}
function linesIn(node, version) {
	const line = JSON.stringify([node.key, ...valuesOf(node)]);
	if (node.kind === "directive") return [line];
	const reading = isGuard(node) ? guardReading(node, version) : "maybe";
	if (reading === "never") return [];
	const inner = node.commands.flatMap((one) => linesIn(one, version));
	return reading === "always" ? inner : [
		`<${line}`,
		...inner,
		">"
	];
}
/**
* The fix for servers of both versions: the old lines stay for 2.2, the new ones are for 2.4, each in a guard.
* Undefined if guards are not possible at this place, or would change what a version reads.
*/
function fixForBothVersions(fix) {
	const edits = [];
	for (const [file, own] of editsByFile([{ fix }])) {
		if ("kind" in file) return void 0;
		const guarded = guardedIn(file, own);
		if (!guarded) return void 0;
		edits.push(...guarded);
	}
	return {
		...fix,
		title: "Separate the lines for 2.2 and 2.4 with <IfVersion> or <IfModule>",
		edits
	};
}
function guardedIn(file, own) {
	const changes = lineChanges(file, own);
	const guards = changes.map((change) => guardsAt(file, change));
	if (guards.includes(void 0) || changes.some(({ after }) => /^\s*LoadModule\s/im.test(after))) return void 0;
	const edits = changes.map((change, index) => edit(file, change, guards[index] ?? byModule));
	const isFor = (version, meant) => textReadBy(version, file, edits) === textReadBy(version, file, meant);
	return isFor("2.2", []) && isFor("2.4", own) ? edits : void 0;
}
const byVersion = {
	name: "IfVersion",
	for22: "< 2.4",
	for24: ">= 2.4"
};
const byModule = {
	name: "IfModule",
	for22: "!mod_authz_core.c",
	for24: "mod_authz_core.c"
};
/**
* The guards that distinguish the versions at a place. httpd evaluates a guard with the modules that it has loaded
* before it.
*/
function guardsAt(file, { start }) {
	const nodes = [...walk(file.children)];
	const loads = nodes.filter((node) => node.kind === "directive" && /^(loadmodule|include)/.test(node.key));
	const hasVersion = (node) => node.key === "<ifversion" || node.key === "ifversion" || /^version_module$/i.test(node.key === "loadmodule" ? valuesOf(node)[0] ?? "" : "");
	if (nodes.filter((node) => node.kind === "directive" || node.kind === "section").some((node) => hasVersion(node) && node.start < start)) return byVersion;
	return loads.some((line) => line.start >= start) ? void 0 : byModule;
}
function edit(file, { start, end, before, after }, { name, for22, for24 }) {
	const eol = lineEndingOf(file);
	const wrapped = (text, args) => {
		if (text.trim() === "") return text;
		const indent = /^[ \t]*/.exec(text)?.[0] ?? "";
		const unit = indent.includes("	") ? "	" : indent.length === 2 ? indent : "    ";
		const whole = linesOf(text).map((line) => line.trim() === "" ? line : `${unit}${line}`).join("");
		return `${indent}<${name} ${args}>${eol}${whole}${whole.endsWith("\n") ? "" : eol}${indent}</${name}>${eol}`;
	};
	return {
		file,
		start,
		end,
		text: `${wrapped(before, for22)}${wrapped(after, for24)}`
	};
}
const readAlike = /* @__PURE__ */ new Set([
	...[
		"auth-file-type",
		"cacheignore-none-prefix",
		"headername-twice",
		"iterate-without-argument"
	],
	...[
		"keepalive-value",
		"keepalivetimeout-value",
		"listen-duplicate",
		"no-allow-override"
	],
	...[
		"no-enable-sendfile",
		"no-extended-status",
		"no-file-etag",
		"no-limit-request-body"
	],
	...[
		"no-options",
		"no-timeout",
		"number-base",
		"options-mixed-signs"
	],
	...["proxy-section-tilde", "servertokens-value"]
]);
/** Whether the user has said that a 2.2 runs with the files today. */
const runs22 = ({ server }) => server === "2.2" || server === "both";
/**
* The choices; while a 2.2 reads the files, access rules are written for both versions, unless the user has chosen
* another form.
*/
const choicesForToday = (choices) => runs22(choices) && choices.guards === "leave" ? {
	...choices,
	guards: "keep-22"
} : choices;
/**
* The finding without its fix, if a 2.2 reads the files and the fix changes their meaning for 2.2. The fix then has to wait for
* the switch. If some servers already run 2.4, an error gets a fix for both versions instead, where one is possible.
*/
function postponeUntilSwitch(finding, choices) {
	if (!runs22(choices) || !finding.fix || keepsMeaningOn22(finding)) return finding;
	const fix = choices.server === "both" && finding.severity === "error" ? fixForBothVersions(finding.fix) : void 0;
	if (fix) return {
		...finding,
		fix,
		message: `${finding.message} ${isKept}`
	};
	return {
		...finding,
		fix: void 0,
		message: `${finding.message} ${waits}`
	};
}
const isKept = "The fix keeps the old lines for 2.2, which still runs, inside <IfVersion> or <IfModule>.";
const waits = "Make this change only when you switch to 2.4: 2.2 still reads this file, and would read the changed lines differently.";
/**
* Whether 2.2 reads the files in the same way after the fix: it reads the same lines, or others that are known to mean
* the same.
*/
function keepsMeaningOn22({ rule, fix }) {
	if (!fix || readAlike.has(rule.id)) return true;
	for (const [file, edits] of editsByFile([{ fix }])) {
		if ("kind" in file) return false;
		if (textReadBy("2.2", file) !== textReadBy("2.2", file, edits)) return false;
	}
	return true;
}
// src/httpd/layouts.ts
/** The known layouts of a system's configuration: Debian and Ubuntu, Red Hat and its derivatives, SUSE and openSUSE, FreeBSD. */
const knownLayouts = [
	"debian",
	"redhat",
	"suse",
	"freebsd"
];
/** The setting by which the new server uses the paths of the old one. */
const sameLayout = "same";
const optionsOf = (path, defines) => [`-f ${path}`, ...defines.map((name) => `-D ${name}`)].join(" ");
/**
* The values for each distribution. Sources: Debian: envvars, apache2ctl, `apache2 -l`. Red Hat: httpd.spec, httpd.conf,
* httpd.service. SUSE: apache2.spec of openSUSE's 2.4.63 (its layout, static_modules), start_apache2, sysconfig.apache2.
* FreeBSD: ports, www/apache24.
*/
const packagedHttpds = {
	debian: {
		name: "Debian",
		program: /\/sbin\/apache2$/,
		serverRoot: "/etc/apache2",
		moduleFolder: "/usr/lib/apache2/modules",
		builtIn: [...[
			"core",
			"http_core",
			"mod_so",
			"mod_log_config"
		], ...[
			"mod_logio",
			"mod_unixd",
			"mod_version",
			"mod_watchdog"
		]],
		unpackaged: ["mod_systemd.so"],
		logFolder: "/var/log/apache2",
		runFolder: "/var/run/apache2",
		user: "www-data",
		group: "www-data",
		nobodysGroup: "nogroup",
		typesFile: "/etc/mime.types",
		mainFile: "/etc/apache2/apache2.conf",
		howToStartWith: (path, defines) => `add export APACHE_ARGUMENTS='${optionsOf(path, defines)}' to /etc/apache2/envvars`
	},
	redhat: {
		name: "Red Hat",
		program: /(?<!\/local)\/sbin\/httpd$/,
		serverRoot: "/etc/httpd",
		moduleFolder: "/etc/httpd/modules",
		builtIn: [
			"core",
			"http_core",
			"mod_so"
		],
		unpackaged: ["mod_imagemap.so"],
		logFolder: "/var/log/httpd",
		runFolder: "/run/httpd",
		user: "apache",
		group: "apache",
		nobodysGroup: "nobody",
		typesFile: "/etc/mime.types",
		mainFile: "/etc/httpd/conf/httpd.conf",
		howToStartWith: (path, defines) => `add OPTIONS="${optionsOf(path, defines)}" to /etc/sysconfig/httpd`
	},
	suse: {
		name: "SUSE",
		program: /\/sbin\/httpd-(prefork|worker|event)$/,
		serverRoot: "/srv/www",
		moduleFolder: "/usr/lib64/apache2",
		builtIn: [
			"core",
			"http_core",
			"mod_so",
			"mod_unixd",
			"mod_systemd",
			"prefork"
		],
		unpackaged: [
			"mod_cern_meta.so",
			"mod_ident.so",
			"mod_heartbeat.so"
		],
		logFolder: "/var/log/apache2",
		runFolder: "/run",
		user: "wwwrun",
		group: "www",
		nobodysGroup: "nobody",
		typesFile: "/etc/mime.types",
		mainFile: "/etc/apache2/httpd.conf",
		howToStartWith: (path, defines) => {
			return `set APACHE_HTTPD_CONF="${path}"${defines.length > 0 ? ` and APACHE_SERVER_FLAGS="${defines.join(" ")}"` : ""} in /etc/sysconfig/apache2`;
		},
		howToRunMpm: (mpm) => `install apache2-${mpm}, and set APACHE_MPM="${mpm}" in /etc/sysconfig/apache2`
	},
	freebsd: {
		name: "FreeBSD",
		program: /\/usr\/local\/sbin\/httpd$/,
		serverRoot: "/usr/local",
		moduleFolder: "/usr/local/libexec/apache24",
		builtIn: [
			"core",
			"http_core",
			"mod_so"
		],
		unpackaged: [...[
			"mod_authnz_ldap.so",
			"mod_brotli.so",
			"mod_ident.so",
			"mod_ldap.so",
			"mod_lua.so",
			"mod_suexec.so"
		], "mod_systemd.so"],
		logFolder: "/var/log",
		runFolder: "/var/run",
		user: "www",
		group: "www",
		nobodysGroup: "nobody",
		typesFile: "/usr/local/etc/apache24/mime.types",
		mainFile: "/usr/local/etc/apache24/httpd.conf",
		howToStartWith: (path, defines) => `run \`sysrc apache24_flags="${optionsOf(path, defines)}"\``
	}
};
/** Modules in no package: examples, and modules for other systems. */
const inNone = /^mod_(example_\w+|isapi|nw_ssl|optional_\w+|privileges|socache_dc)\.so$/;
/** The modules of a 2.4: the modules that the user named, or else those in its packages; undefined if neither is known. */
function targetModulesOf(namedByUser, layout) {
	if (layout === void 0) return namedByUser && {
		...namedByUser,
		builtIn: namedByUser.builtIn ?? builtInBeside(namedByUser)
	};
	const { builtIn, unpackaged, moduleFolder: folder } = packagedHttpds[layout];
	const packaged = {
		builtIn: new Set(builtIn),
		folder
	};
	if (namedByUser) return {
		...packaged,
		...namedByUser,
		builtIn: namedByUser.builtIn ?? packaged.builtIn
	};
	const own = allModules().flatMap(({ name, symbol24, file }) => symbol24 && file && !builtIn.includes(name) ? file : []);
	const isLacking = (file) => unpackaged.includes(file) || inNone.test(file);
	return {
		...packaged,
		files: new Set(own.filter((file) => !isLacking(file))),
		lacking: new Set(own.filter(isLacking)),
		areAllFiles: false
	};
}
/**
* The modules built into a 2.4 that has only these files. Packages with built-in modules have no files for them. Without
* mod_unixd no 2.4 starts on Unix (server/main.c), so a modules folder without mod_unixd.so belongs to such packages. Every
* build for Windows has mod_isapi.
*/
function builtInBeside({ files, areAllFiles }) {
	if (!areAllFiles || files.has("mod_unixd.so") || files.has("mod_isapi.so") || !files.has("mod_authz_core.so")) return void 0;
	const packages = Object.values(packagedHttpds).map(({ builtIn }) => builtIn).filter((names) => names.includes("mod_unixd") && !names.some((name) => files.has(`${name}.so`)));
	const most = Math.max(0, ...packages.map(({ length }) => length));
	const found = packages.find(({ length }) => length === most);
	return found && new Set(found);
}
// src/models/modules/modules-today.ts
/** How each version loads a module, by its name; undefined if no line of the server loads it. */
const loadingByGuards = (site, server, module) => oncePerServer(site, server, findLoadings).get(module);
function findLoadings(site, server) {
	const found = /* @__PURE__ */ new Map();
	for (const file of server.startFiles) {
		if (isInAvailableFolder(file) && site.includersOf(file).length === 0) continue;
		for (const line of file.named("loadmodule").filter(isDirective)) {
			const module = moduleByName(line.args[0]?.value ?? "")?.name;
			if (!module) continue;
			const in22 = readingFor(site, line, "2.2", module);
			const in24 = readingFor(site, line, "2.4", module);
			const known = found.get(module);
			found.set(module, {
				line: known && rank(known.in22) >= rank(in22) ? known.line : line,
				in22: surest(known?.in22, in22),
				in24: surest(known?.in24, in24)
			});
		}
	}
	return found;
}
/**
* How a version reads a line, by the guards in the place where it is read most surely.
* @param module the module that the line loads: a guard with `!` on it means that the module is present in any case
*/
function readingFor(site, line, version, module) {
	const readingIn = (guard) => {
		const word = guard.key === "ifmodule" ? guard.args[0]?.value ?? "" : "";
		const name = moduleByName(word.replace(/^!/, ""))?.name;
		if (module !== void 0 && name === module) return word.startsWith("!") ? "always" : "never";
		return version === "2.2" ? guardReadingToday(site, guard) : guardReadingOn24(site, guard);
	};
	return site.enclosing(line).map((sections) => sections.filter(isGuard).map(readingIn)).reduce((best, readings) => surest(best, leastSure(readings)), "never");
}
const order = [
	"never",
	"maybe",
	"always"
];
const rank = (reading) => order.indexOf(reading);
const surest = (a = "never", b) => rank(a) > rank(b) ? a : b;
const leastSure = (readings) => order.find((one) => readings.includes(one)) ?? "always";
/**
* Why 2.2 may lack a module: no line loads it, or the line is in a guard. A directive of the module outside of guards
* and `.htaccess` files proves that it is present. Undefined if it is present, or if files are missing.
*/
function missingModuleReasonOn22(site, server, module) {
	if (!isServerComplete(site, server) || oncePerServer(site, server, provedModules).has(module)) return void 0;
	const loading = loadingByGuards(site, server, module);
	if (!loading) return { by: "no line" };
	return loading.in22 === "always" ? void 0 : {
		by: "guard",
		loading
	};
}
/** The tag of the guard that may hide the line of a module from 2.2, as code for a message: `<IfDefine SSL>`. */
function guardHidingModuleText(site, { line }) {
	const guards = site.enclosing(line).flatMap((sections) => sections.filter(isGuard));
	const guard = guards.find((one) => guardReadingToday(site, one) !== "always") ?? guards[0];
	return guard ? `\`<${[guard.name.value, ...valuesOf(guard)].join(" ")}>\`` : "an `<IfModule>`";
}
/**
* The modules that a directive proves, and the default modules that may be built in. If one of 2.2's default modules is built in,
* all of them may be.
*/
function provedModules(site, server) {
	const lines = [...server.startFiles].flatMap((file) => [...commandsUnder(file.commands)]);
	const isSurelyRead = (line) => readingFor(site, line, "2.2") === "always";
	const used = grounded(lines, isSurelyRead);
	const hasDefaultBuild = [...used].some((name) => defaultModules22.includes(name) && !loadingByGuards(site, server, name));
	const builtInto22 = [...modulesMaybeBuiltInto22(site, server), ...hasDefaultBuild ? defaultModules22 : []];
	return /* @__PURE__ */ new Set([
		...used,
		...builtInto22,
		...besideThem(site, server, used)
	]);
}
/** The modules whose LoadModule lines are directly in a guard with the line of a proved module. 2.2 reads that guard. */
function besideThem(site, server, proved) {
	const loadings = [...oncePerServer(site, server, findLoadings)].filter(([, { in22 }]) => in22 === "maybe");
	const guards = new Set(loadings.flatMap(([name, { line }]) => proved.has(name) ? [line.parent] : []));
	return loadings.flatMap(([name, { line }]) => line.parent && guards.has(line.parent) ? [name] : []);
}
/** The modules of the lines that are surely read. */
function grounded(lines, isSurelyRead) {
	const found = /* @__PURE__ */ new Set();
	for (const line of lines) {
		const module = moduleOf(line);
		if (module !== void 0 && !found.has(module) && isSurelyRead(line)) found.add(module);
	}
	return found;
}
function moduleOf({ key }) {
	const name = directiveByName(key)?.in22?.module;
	return name?.startsWith("mod_") ? name : void 0;
}
/** Why 2.2 may lack the module of a line in a `.htaccess` file; undefined if 2.2 surely has it, or if that is not known. */
function missingModuleReasonForHtaccessOn22(site, server, line) {
	const module = isHtaccess(line.file) ? moduleOf(line) : void 0;
	return module === void 0 ? void 0 : missingModuleReasonOn22(site, server, module);
}
// src/models/rejected-htaccess.ts
/** The `.htaccess` files for which 2.2 answers 500 and 2.4 may not, each with the first such line. */
const htaccessRejectedOnlyBy22 = (site) => site.once(refusedBy22);
/**
* The `.htaccess` files for which 2.2 answers 500, including the files for which 2.4 does too: a fix may make 2.4 accept such a
* file.
*/
const htaccessRejectedBy22 = (site) => site.once(refusedInAnyCase);
const refusedBy22 = (site) => findRefused(site, { evenBy24: false });
const refusedInAnyCase = (site) => findRefused(site, { evenBy24: true });
function findRefused(site, counted) {
	const found = /* @__PURE__ */ new Map();
	if (site.from !== "2.2") return found;
	const { isUntouched, stated, origin, stops24 } = site.judgement;
	const isSurely22 = isUntouched || stated.from === "2.2" && origin === "2.2";
	const isRun22 = stops24 || stated.begun || stated.from === "2.2";
	const accepted = /* @__PURE__ */ new Set();
	for (const file of site.files) {
		if (!isHtaccess(file) || accepted.has(file.text)) continue;
		const lines = [...commandsUnder(file.commands)].flatMap((at) => {
			if (!refusedLine(site, at, "always", counted)) return [];
			return refusedLine(site, at, isSurely22 ? "always" : mayBeWrittenByFixes(at) ? "never" : isRun22 ? "always" : "maybe", counted) ?? [];
		});
		const line = lines.find(({ answers }) => answers === "answers 500") ?? lines[0];
		if (line) found.set(file, line);
		else accepted.add(file.text);
	}
	return found;
}
/** A line that 2.4 skips, if it is not known whether 2.2 accepts it or answers 500 because of it. */
function htaccessLineMaybeRejectedBy22(site, file) {
	if (site.from !== "2.2" || !isHtaccess(file)) return void 0;
	const isTaken = (at) => isLiteral(at) && isAcceptedBy("2.2", at) && !(at.kind === "section" && limitAround(at));
	return [...commandsUnder(file.commands)].find((at) => !isTaken(at) && onlyVersionReading(site, at) === "2.2");
}
/**
* For each `.htaccess` file: the first line that only 2.4 reads and that it rejects. 2.4 answers 500, although 2.2 skips the
* line.
*/
const firstHtaccessLinesRejectedOnlyBy24 = (site) => site.files.filter(isHtaccess).flatMap((file) => {
	const isRefused = (at) => (isAcceptedBy("2.4", at) === false || isOutOfPlace(at, "in24")) && isLiteral(at);
	const isRead = (at) => onlyVersionReading(site, at) === "2.4" && readingsOf(at, (guard) => guardReadingOn24(site, guard)).every(isAlways);
	return [...commandsUnder(file.commands)].find((at) => isRefused(at) && isRead(at)) ?? [];
});
const readingsOf = (at, read) => [...ancestors(at)].filter(isGuard).map(read);
const isAlways = (reading) => reading === "always";
/**
* Why 2.2 answers 500 because of a line; undefined if it does not.
* @param reads22 whether 2.2 has read this line unchanged
*/
function refusedLine(site, at, reads22, { evenBy24 }) {
	const name = nameOf$1(at);
	const readings = readingsOf(at, (guard) => guardReadingToday(site, guard));
	if (readings.includes("never")) return void 0;
	const isRead = !readings.includes("maybe");
	const refused = (why, isSure = isRead && reads22 === "always") => ({
		at,
		why,
		answers: isSure ? "answers 500" : "may answer 500"
	});
	const limit = at.kind === "directive" && isInvalidInLimitOn22(at) ? limitAround(at) : void 0;
	if (limit && !isOverrideNowhereGranted(site, "Limit", "AuthConfig")) return refused(`has ${name} in <${limit.name.value}>`, isRead);
	const lacking = isRead ? withoutModule(site, at) : void 0;
	if (lacking || reads22 === "never") return lacking;
	if (isUnknownTo22(at)) return refused(`has ${name}, which 2.2 does not know`);
	const isReadBy24 = !evenBy24 && readingsOf(at, (guard) => guardReadingOn24(site, guard)).every(isAlways);
	if (isOutOfPlace(at, "in22") && !(isReadBy24 && isOutOfPlace(at, "in24"))) return refused(`has ${name}, which is not allowed in a .htaccess file`);
	if (!isLiteral(at)) return void 0;
	const one = syntaxOfOneVersion(at);
	if (one?.version === "2.4") return refused(`has \`${one.text}\`${one.text.includes(at.name.value) ? "" : ` on a line of ${name}`}, which 2.2 does not know`);
	if (isAcceptedBy("2.2", at) !== false || isReadBy24 && isAcceptedBy("2.4", at) === false) return void 0;
	return refused(`has \`${logicalLineText(at.file.text, at).trim()}\`, which 2.2 rejects`);
}
/** Whether a version rejects the line in every .htaccess file. */
function isOutOfPlace({ kind, key }, version) {
	const known = directiveByName(key);
	if (!known || known.isSection !== (kind === "section")) return false;
	return !/[h?]/.test(known[version]?.contexts ?? "");
}
const limitAround = (at) => [...ancestors(at)].find(isLimitSection);
/** The problem if each server on 2.2 lacks the module of a line, or may lack it, and 2.4 may accept the line. */
function withoutModule(site, at) {
	const lacks = serversOn22(site).map((server) => missingModuleReasonForHtaccessOn22(site, server, at));
	const shown = lacks.every((lack) => lack && mayBeTaken(site, at, lack)) ? lacks[0] : void 0;
	if (!shown) return void 0;
	const guard = shown.by === "guard" ? guardHidingModuleText(site, shown.loading) : void 0;
	const why = guard ? `${guard} surrounds the line that loads its module` : "no line loads its module";
	const isSure = shown.by === "no line" || shown.loading.in22 === "never";
	return {
		at,
		why: `has ${nameOf$1(at)}, and ${why}`,
		answers: isSure ? "answers 500" : "may answer 500"
	};
}
/**
* Whether 2.4 may accept a line for whose module 2.2 depends on a guard. If both versions load the module in the same guard, 2.4
* rejects the line as 2.2 does.
*/
function mayBeTaken(site, { key }, lack) {
	if (lack.by === "no line" || lack.loading.in22 === "never" || lack.loading.in24 === "always") return true;
	const { in22, in24 } = directiveByName(key) ?? {};
	const builtIn = site.target?.builtIn ?? new Set(packagedHttpds.debian.builtIn);
	return in24?.module !== in22?.module || builtIn.has(in24?.module ?? "");
}
const nameOf$1 = (at) => at.kind === "section" ? `<${at.name.value}>` : at.name.value;
// src/site/access-file-names.ts
/** The names of the files that httpd looks for in each folder of a path (server/core.c, AccessFileName). */
function accessFileNames(files) {
	const said = files.flatMap((file) => file.named("accessfilename")).flatMap((line) => isLiteral(line) ? line.args.map(({ value }) => value) : []);
	return new Set(said.length > 0 ? said : [".htaccess"]);
}
/** An AccessFileName line with a path, or with a name that a variable or template sets. */
const unusualAccessFileNameLine = (files) => files.flatMap((file) => file.named("accessfilename")).filter(isDirective).find((line) => !isLiteral(line) || line.args.some(({ value }) => value.includes("/")));
/**
* The same files. Each file with a name from an AccessFileName line is marked as a per-directory file, unless it contains an
* AccessFileName line itself.
*/
function withAccessFilesMarked(files) {
	const names = accessFileNames(files);
	if ([...names].every((name) => name === ".htaccess")) return files;
	const isMeant = (file) => fileNameOf(file) !== ".htaccess" && names.has(fileNameOf(file)) && file.named("accessfilename").length === 0;
	return files.map((file) => isMeant(file) ? reparse(file, file.text, { isPerDirectory: true }) : file);
}
/** The name of a file without its folder. */
const fileNameOf = ({ path }) => path.replace(/^.*[/\\]/, "");
// src/migrate/unclear-files.ts
/**
* The assumption of every fix in a file that this tool may read otherwise than 2.2, or for which 2.2 may answer 500. Undefined
* for other files.
*/
function assumptionOfUnclearFile(site, file) {
	const doubts = site.once(noDoubts);
	if (!doubts.has(file)) doubts.set(file, doubtAbout(site, file));
	return doubts.get(file);
}
const elsewhereIn = ({ files }) => unusualAccessFileNameLine(files);
const noDoubts = () => /* @__PURE__ */ new Map();
function doubtAbout(site, file) {
	const [problem] = site.problemsOf(file);
	if (problem) return sharedAssumption("unread-file", `This tool reads ${file.path} correctly despite this problem: ${problem.message}`, file.path);
	const elsewhere = site.once(elsewhereIn);
	if (elsewhere) return sharedAssumption("unread-file", `The files named by \`${logicalLineText(elsewhere.file.text, elsewhere)}\` set no access rules.`, elsewhere.key);
	const refused = htaccessRejectedBy22(site).get(file);
	if (refused) return sharedAssumption("refused-file", `httpd should apply ${file.path}, for which 2.2 ${refused.answers}: the file ${refused.why}.`, file.path);
	const unjudged = htaccessLineMaybeRejectedBy22(site, file);
	return unjudged && sharedAssumption("refused-file", `2.2 accepts \`${logicalLineText(file.text, unjudged).trim()}\` in ${file.path}.`, file.path);
}
// src/migrate/migrate.ts
/** Runs the rules over the site, and computes the new texts of its files. Reads and writes nothing on the disk. */
const runRules = (site, rules, options = {}) => migrationOf(findingsOfRules(site, rules, options), {
	within: writableFileTest(site),
	...options
});
/** Returns a function: whether a file may be written. A file that no server reads may not, unless the user named it. */
function writableFileTest(site, named = []) {
	const unread = unreadFiles(site);
	return (file) => !unread.has(file) || named.includes(file.path);
}
/** The site, marked as complete if its files alone prove that it is. */
const completed = (part) => !part.complete && part.role !== "unread" && isProvedComplete(part) ? part.withOptions({
	complete: true,
	role: "server",
	others: part.others
}) : part;
/** The findings of all rules, in the order of files and lines. */
function findingsOfRules(site, rules, { progress = () => {}, about = () => true, ...chosen } = {}) {
	const ignored = silencingComments();
	const run = {
		rules,
		choices: choicesForToday({
			...usualChoices,
			...chosen
		}),
		ignored,
		progress
	};
	const judged = sitesByServer(site).map((part) => [...part.files, ...part.others].some(about) ? judgedPart(completed(part), run, about) : {
		site: part,
		findings: []
	});
	const access = {
		...run,
		rules: rules.filter(({ id }) => id === "access-control"),
		progress: () => {}
	};
	const findings = withFixesCheckedAcrossUnits(site, findingsOfAllServers(judged, run.choices), (whole) => findingsOfAllServers(sitesByServer(whole).map((part) => judgedPart(completed(part), {
		...access,
		ignored: silencingComments()
	}, about)), run.choices)).map((finding) => postponeUntilSwitch(finding, run.choices));
	const all = [...findings, ...ofUnusedComments(site, run, findings)];
	const kept = unreadHtaccessFiles(site);
	return inOrder(site, all.filter(({ file, failed }) => failed || about(file) && !kept.has(file)));
}
function judgedPart(site, run, about) {
	const judge = (made, isAsked) => findingsAmong(made, {
		...run,
		rules: run.rules.filter(isAsked),
		progress: () => {},
		ignored: silencingComments()
	});
	const found = withOverrideAssumptions(site, withoutFixesInJoinedText(site, withFlippedGuardAssumptions(site, checkInEveryValuation(site, withFindingsFromLiveSite(site, findingsAmong(site, run), (made) => judge(made, needsRunPerValuation)), judge), run.choices)), run.choices);
	return {
		site,
		findings: found.some(({ file, fix }) => fix && about(file)) ? withoutObjectedFixes(site, found, {
			...run,
			about
		}) : found
	};
}
/**
* Findings for ignore comments that silence nothing. If a rule did not run, or failed, comments for it are left out:
* they may silence something.
*/
function ofUnusedComments(site, { rules, ignored, choices }, findings) {
	const asking = rules.filter((rule) => rule.checkUnused);
	if (asking.length === 0) return [];
	const unsure = new Set(findings.filter(({ failed }) => failed).map(({ rule }) => rule.id));
	const asked = new Set(rules.map(({ id }) => id).filter((id) => !unsure.has(id)));
	const unused = site.files.flatMap((file) => ignored.unusedIn(file)).filter(({ name }) => asked.has(name.toLowerCase()));
	return asking.flatMap((rule) => [...rule.checkUnused?.(unused) ?? []].map((hit) => findingOf(rule, hit, fixOf(site, rule, hit, {
		templated: templatedLines(),
		choices
	}))));
}
/** Computes the new texts of the files from the fixes of these findings. */
function migrationOf(findings, { fixes = "safe", within = () => true, wanted = () => true } = {}) {
	const fixable = findings.filter((finding) => isFixable(finding) && (finding.fix.safe || fixes === "all") && wanted(finding) && finding.fix.edits.every((edit) => within(edit.file)));
	const { taken, refused } = chooseFixes(fixable);
	return {
		findings,
		refused,
		...settled(taken)
	};
}
/** The new texts. If a fix breaks the syntax of one file, it is left out in all files. */
function settled(chosen) {
	const broken = /* @__PURE__ */ new Map();
	for (let taken = chosen;;) {
		const edits = editsByFile(taken);
		const texts = newTexts(edits);
		const more = brokenAmong(texts);
		if (more.size === 0) return {
			taken: new Set(taken),
			edits,
			texts,
			broken
		};
		for (const [file, problem] of more) broken.set(file, problem);
		taken = taken.filter(({ fix }) => !fix.edits.some((edit) => more.has(edit.file)));
	}
}
function findingsAmong(site, { rules, choices, ignored, progress }) {
	const templated = templatedLines();
	const findings = [];
	for (const [index, rule] of rules.entries()) {
		const tell = () => progress(rule, index);
		tell();
		const { hits, failures } = runRule(rule, site, choices, tell);
		for (const hit of hits) {
			const silenced = ignored.silencingOf(rule.id, hit.at);
			if (silenced === "yes") continue;
			const said = silenced === "no" ? hit : {
				...hit,
				message: `${hit.message} ${noReason}`
			};
			findings.push(decided(findingOf(rule, said, fixOf(site, rule, hit, {
				templated,
				choices
			})), choices));
		}
		for (const hit of failures) findings.push({
			...findingOf(rule, hit, void 0),
			failed: true
		});
	}
	return findings;
}
const noReason = "The comment that should silence this finding gives no reason. Add a colon and the reason to that comment.";
const findingOf = (rule, hit, fix) => ({
	rule,
	file: hit.at.file,
	at: hit.at,
	range: hit.mark ?? wordsRange(hit.at),
	concerns: hit.concerns ?? "line",
	severity: hit.severity ?? rule.severity,
	message: hit.message,
	fix,
	...hit.forms && !fix && { forms: hit.forms },
	...hit.waits && !fix && { waits: hit.waits },
	...hit.access && { access: hit.access },
	...hit.likelyMistake && fix && { likelyMistake: hit.likelyMistake }
});
function wordsRange(node) {
	const { name, args } = node;
	return {
		start: node.kind === "section" ? name.start - 1 : name.start,
		end: args.at(-1)?.end ?? name.end
	};
}
/**
* The fix of a hit. It is for review if another program makes the file, or if httpd may not read the file as it is given, so that
* a line may not mean what it seems to mean.
*/
function fixOf(site, rule, { at, fix: own, forms, checksTemplate }, { templated, choices }) {
	const found = own ?? chosenForm(forms, choices);
	if (!found || found.edits.length === 0) return void 0;
	const fix = withoutConfirmedAssumptions(rule.id, found, choices);
	if (!fix.safe) return fix;
	const doubts = new Set(fix.edits.flatMap(({ file }) => assumptionOfUnclearFile(site, file) ?? []));
	if (!checksTemplate && templated(at)) doubts.add(templateAssumption);
	if (!checksTemplate && isInMacro(at)) doubts.add(macroAssumption);
	const doubted = doubts.size > 0 ? {
		...fix,
		...fixWithAssumptions(fix.title, [...doubts], fix.edits)
	} : fix;
	return withoutConfirmedAssumptions(rule.id, doubted, choices);
}
/** The first form whose assumptions the user has all confirmed, as a safe fix. */
function chosenForm(forms = [], { confirmed }) {
	const form = forms.find(({ assumptions }) => assumptions?.every(({ name }) => confirmed.has(name)));
	return form && {
		title: form.title,
		edits: form.edits,
		safe: true,
		isChosen: true
	};
}
/** The finding without the fix or forms that have a declined assumption, and with the user's reason in its message. */
function decided(finding, choices) {
	const reason = finding.fix ? declineReason(finding.rule.id, finding.fix, choices) : finding.forms?.map(whyNot(choices)).find(Boolean);
	if (reason === void 0) return finding;
	const { forms = [], ...rest } = finding;
	const left = forms.filter((form) => whyNot(choices)(form) === void 0);
	return {
		...rest,
		fix: void 0,
		isDeclined: true,
		message: `${finding.message} You left this unchanged: "${reason}".`,
		...left.length > 0 && { forms: left }
	};
}
const whyNot = ({ declined }) => ({ assumptions = [] }) => assumptions.flatMap(({ name }) => declined.get(name) ?? [])[0];
/**
* Returns a function: whether a template affects a line, a section around it, or the lines beside it. Results are kept for each
* section.
*/
function templatedLines() {
	const known = /* @__PURE__ */ new Map();
	return (at) => hasTemplateTag(at) || at.parent !== void 0 && isSectionTemplated(at.parent, known);
}
function isSectionTemplated(section, known) {
	const found = known.get(section);
	if (found !== void 0) return found;
	const templated = section.file.mayHaveTemplateLines && section.children.some((node) => node.kind === "template") || [section, ...ancestors(section)].some(hasTemplateTag);
	known.set(section, templated);
	return templated;
}
function inOrder(site, findings) {
	const byFile = groupBy(findings, ({ file }) => file);
	return [...site.files, ...site.others].flatMap((file) => (byFile.get(file) ?? []).sort((a, b) => a.range.start - b.range.start));
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
/** The first syntax problem of the new text that the old text does not have. */
function newProblem(file, text) {
	const known = /* @__PURE__ */ new Map();
	for (const { message } of file.problems) known.set(message, (known.get(message) ?? 0) + 1);
	return (file.reread?.(text) ?? problemsIn(text, file.version)).find(({ message }) => {
		const left = known.get(message) ?? 0;
		known.set(message, left - 1);
		return left <= 0;
	});
}
// src/httpd/target-modules.ts
/**
* Parses a list of the modules of a 2.4. The text can be the output of `httpd -l`, `httpd -M` or `apache2ctl -M`, or a listing of the
* modules folder. Undefined if the text names no modules.
*/
function parseTargetModules(text) {
	const builtIn = /* @__PURE__ */ new Set();
	const files = /* @__PURE__ */ new Set();
	const folders = /* @__PURE__ */ new Set();
	let areAllFiles = false;
	for (const raw of text.split(/\r?\n/)) {
		const line = raw.trim();
		const [, symbol, how] = /^(\w+_module) \((static|shared)\)$/.exec(line) ?? [];
		const [, source] = /^([\w-]+)\.c$/.exec(line) ?? [];
		const [, folder, file] = /^(?:(\/.*\/)|(?:.*[\s"'])?(?:[^\s"']*\/)?)([\w.-]+\.so)$/.exec(line) ?? [];
		if (symbol && how === "static") builtIn.add(nameOf(symbol));
		else if (symbol) files.add(moduleByName(symbol)?.file ?? `mod_${symbol.replace(/_module$/, "")}.so`);
		else if (source) builtIn.add(nameOf(`${source}.c`));
		else if (file) {
			files.add(file);
			folders.add(folder ?? "");
			areAllFiles = true;
		}
	}
	if (builtIn.size + files.size === 0) return void 0;
	const [folder, other] = [...folders];
	const place = folder?.startsWith("/") && other === void 0 ? folder.replace(/(?<=.)\/$/, "") : void 0;
	return {
		builtIn: builtIn.size > 0 ? builtIn : void 0,
		files,
		areAllFiles,
		...place ? { folder: place } : {}
	};
}
const nameOf = (word) => moduleByName(word)?.name ?? word;
/** Whether a module is built in; undefined if not known. */
const isBuiltIn = (target, module) => target?.builtIn?.has(nameOf(module));
/** Whether the module's file exists; undefined if not known. */
function hasModuleFile(target, file) {
	if (!target) return void 0;
	return target.files.has(file) || (target.areAllFiles || target.lacking?.has(file) ? false : void 0);
}
/** Whether an MPM is known to be built in. */
const hasBuiltInMpm = (target) => [
	"prefork",
	"worker",
	"event",
	"mpm_winnt"
].some((name) => target?.builtIn?.has(name));
// src/models/layouts/freebsd.ts
/**
* The version in a path to modules of FreeBSD's packages: libexec/apache22 for 2.2, libexec/apache24 for 2.4 (ports,
* www/apache24: MODULEDIR).
*/
const ofModules = /(?<=(?:^|[/"'])libexec\/apache)22(?=\/)/;
/** The path of a module in FreeBSD's 2.4, for a path, or the start of one, in its 2.2. Any other path is returned unchanged. */
const freeBsd24ModulePath = (path) => path.replace(ofModules, "24");
/** The range of the version in a LoadModule line for a module of FreeBSD's 2.2; undefined for any other line. */
function freeBsdVersionRange(line) {
	const path = line.args[1];
	const found = path && ofModules.exec(sourceOf(line.file, path));
	return found ? {
		start: path.start + found.index,
		end: path.start + found.index + found[0].length
	} : void 0;
}
/** The lines that read files of FreeBSD's 2.2, which its 2.4 does not install. */
const linesReadingFreeBsd22 = (site) => site.directives(...includeDirectiveNames, "TypesConfig", "MIMEMagicFile").filter(({ args }) => /(?:^|\/)etc\/apache22\//.test(args[0]?.value ?? ""));
// src/models/modules/module-folder.ts
/**
* The folder of 2.4's modules, for a line that loads one of them from elsewhere, if the user has named the folder.
* Undefined if the line must not change: 2.4 lacks the module or has it built in, only 2.2 reads the line, a third-party module
* is in its own folder, or the path cannot be replaced without quotes.
*/
function moduleFolderChange(site, line) {
	const { target } = site;
	const [symbol, path] = line.args;
	if (site.from === "2.4" || !target?.folder || !symbol || !path || !isLiteral(line)) return void 0;
	if (/[\s"'\\$]/.test(target.folder)) return void 0;
	const [, quote = "", old = "", file = ""] = /^(["']?)((?:[^\\"']*\/)?)([^\\/"']+)\1$/.exec(sourceOf(line.file, path)) ?? [];
	if (file === "" || leadsTo(site, old, target.folder) || onlyVersionReading(site, line) === "2.2") return void 0;
	const module = moduleByName(symbol.value);
	if (isBuiltIn(target, symbol.value) || (module ? isRemovedIn24(module) || module.file !== file : isAbsolute(old))) return void 0;
	const isThere = hasModuleFile(target, (module && fileOn24(module)) ?? file);
	if (isThere === false || module && !isThere) return void 0;
	const start = path.start + quote.length;
	return {
		range: {
			start,
			end: start + old.length
		},
		old,
		folder: `${writtenLike(site, old, target.folder)}/`
	};
}
const fileOn24 = ({ name, file }) => moduleByName(renamedModules24[name] ?? "")?.file ?? file;
/** The folders from which a relative path may start, by the configuration. */
const rootsOf = (site) => [.../* @__PURE__ */ new Set([...site.directives("ServerRoot").flatMap(({ args }) => args[0]?.value.replace(/(?<=.)\/+$/, "") ?? []), ...site.serverRoots.flatMap(({ onServer }) => onServer ? `/${onServer.join("/")}` : [])])];
/** Whether a path in a LoadModule line is in the folder. A relative path starts at ServerRoot. */
function leadsTo(site, path, folder) {
	const own = path.replace(/(?<=.)\/+$/, "");
	if (isAbsolute(path)) return own === folder;
	const roots = rootsOf(site);
	if (roots.length === 0) return !site.serverRoots.some(({ diskRoot = [] }) => diskRoot.length > 0);
	return roots.some((root) => `${root}/${own}` === folder || isLinkOfRedHat(root, own, folder));
}
/** The new folder as a path. It is relative if the old one is and the folder is below ServerRoot. */
function writtenLike(site, old, folder) {
	const [root, ...others] = rootsOf(site);
	return root !== void 0 && others.length === 0 && folder.startsWith(`${root}/`) && !isAbsolute(old) ? folder.slice(root.length + 1) : folder;
}
/** Whether a package of 2.4 creates the link /etc/httpd/modules to the folder (httpd.spec). */
const isLinkOfRedHat = (root, own, folder) => root === "/etc/httpd" && own === "modules" && /^\/usr\/lib(64)?\/httpd\/modules$/.test(folder);
// src/migrate/load-module-lines.ts
/** A writer of LoadModule lines like those of httpd's own configuration. */
const defaultLoadModuleWriter = (target) => ({ lineFor: ({ symbol24, file }) => `LoadModule ${symbol24} ${quotedIfNeeded(`${target?.folder ?? "modules"}/${file}`)}` });
/**
* The line after which a server without LoadModule lines gets its first one: ServerRoot, because module paths are relative to
* it. Undefined without ServerRoot, if not all files are given, or if each module has a separate file.
*/
function lineToAddFirstLoadModuleAfter(site, server) {
	if (server.at.key !== "serverroot" || !isServerComplete(site, server) || hasFileForEachModule(site, server)) return void 0;
	return startLines(site, server, "LoadModule").length === 0 ? server.at : void 0;
}
/** Modules that some distributions have built in. httpd does not load a module that is built in (mod_so.c, load_module). */
const maybeBuiltIn = /* @__PURE__ */ new Set([
	"mod_unixd",
	"mod_log_config",
	"mod_logio",
	"mod_version",
	"mod_watchdog"
]);
/**
* The lines that load one more module. A module that 2.4 may have built in gets a guard. mod_cgi and mod_cgid get one each,
* unless the target shows which of them 2.4 has.
*/
function linesLoadingModule(loads, module, target) {
	const line = loads.lineFor(module);
	if (maybeBuiltIn.has(module.name) && isBuiltIn(target, module.name) !== false) return guarded(`!${module.source}`, line);
	const other = module.name === "mod_cgi" ? moduleByName("mod_cgid") : void 0;
	if (other && hasModuleFile(target, "mod_cgid.so") === false) return [line];
	if (other && hasModuleFile(target, "mod_cgi.so") === false) return [loads.lineFor(other)];
	return other ? [...guarded("mpm_prefork_module", line), ...guarded("!mpm_prefork_module", loads.lineFor(other))] : [line];
}
const guarded = (condition, line) => [
	`<IfModule ${condition}>`,
	`    ${line}`,
	"</IfModule>"
];
/**
* The LoadModule lines of a server in its main file, or else in the file that has the most. Undefined if the main file has none
* and no other has several, as on Debian, where each module has a separate file.
*/
const loadModuleLines = (site, server) => oncePerServer(site, server, findLoadLines);
function findLoadLines(site, server) {
	const lines = serverLevelLines(site, server, "LoadModule").filter((line) => !isConditional(site, line) && isModel(line));
	const own = lines.filter((line) => line.file === server.file);
	const [first] = own.length > 0 ? own : longest(lines);
	if (!first) return void 0;
	const run = runFrom(first);
	const last = run.at(-1) ?? first;
	const model = run.findLast(isModel) ?? first;
	const moved = run.map((line) => moduleFolderChange(site, line)).find((one) => one !== void 0);
	return {
		first,
		last,
		lineFor: (module) => lineLike(model, module, moved?.folder)
	};
}
function longest(lines) {
	return [...groupBy(lines, ({ file }) => file).values()].filter(({ length }) => length > 1).sort((one, other) => other.length - one.length)[0] ?? [];
}
/** The LoadModule lines from the first one on, up to the first line that loads nothing. */
function runFrom(first) {
	const { commands } = first.parent ?? first.file;
	const rest = commands.slice(commands.indexOf(first));
	const end = rest.findIndex((node) => !consistsOfLoadLines(node));
	return rest.slice(0, end < 0 ? rest.length : end).filter(isDirective);
}
/** Whether a node is a LoadModule or LoadFile line, or a guard with only such lines. */
function consistsOfLoadLines(node) {
	if (node.kind === "directive") return node.key === "loadmodule" || node.key === "loadfile";
	return node.kind === "section" && isGuard(node) && [...commandsUnder(node.commands)].every(consistsOfLoadLines);
}
/** Whether a LoadModule line shows the folder of httpd's own modules. Other programs put their modules into other folders. */
function isModel(line) {
	const file = moduleByName(line.args[0]?.value ?? "")?.file;
	const folder = folderIn(line);
	if (folder === void 0) return false;
	return file ? line.args[1]?.value.endsWith(file) === true : /^["']?(modules|libexec)\//.test(folder);
}
/** The path's source text up to the name of the file, with its opening quote. */
function folderIn(line) {
	const path = line.args[1];
	const source = path && sourceOf(line.file, path);
	return source && /^(.*[\\/])[^\\/]+\.so["']?$/.exec(source)?.[1];
}
/**
* A LoadModule line for a module, written like an existing line.
* @param moved the new folder, if 2.4 has another one
*/
function lineLike(model, { symbol24, file }, moved) {
	const folder = folderIn(model) ?? "modules/";
	const quote = /^["']/.exec(folder)?.[0] ?? "";
	return `LoadModule ${symbol24} ${moved === void 0 ? freeBsd24ModulePath(folder) : quote + moved}${file}${quote}`;
}
// src/models/layouts/debian.ts
/**
* The files that 2.4 skips, if the main file is or will be that of Debian's package. Debian's and Ubuntu's 2.2 read all of conf.d
* and sites-enabled; their 2.4 reads conf-enabled/*.conf and sites-enabled/*.conf (apache2's apache2.conf; NEWS.Debian of
* 2.4.1-1).
*/
const filesOmittedByDebian = (site) => leftOutBy(site, site.layout === "debian");
/** The files that Debian's 2.4 skips, whether or not the new server is known to be Debian's. */
const filesOmittedIfDebian = (site) => leftOutBy(site, true);
function leftOutBy(site, isForDebian) {
	const server = site.server ?? site;
	const main = firstMainFile(server)?.file;
	if (!main) return [];
	const isNew = isDebian24(server);
	if (!isNew && (!isForDebian || site.role === "unread")) return [];
	const isLost = (file) => !isNew || site.includersOf(file).length === 0 && !isPutAway(file);
	const around = {
		server,
		site,
		folder: server.placeOf(main.path).slice(0, -1),
		taken: site.once(placesTaken),
		isStillRead: !isNew
	};
	return site.files.filter((file) => file !== main && file.commands.length > 0 && isLost(file)).flatMap((file) => leftOut(around, file));
}
/** Whether a server's main file is of Debian's 2.4: 2.2 has no conf-enabled, and no IncludeOptional. */
const isDebian24 = (server) => reads(server.directives(...includeDirectiveNames), /(^|\/)conf-enabled\/\*\.conf$/) || reads(server.directives("IncludeOptional"), /(^|\/)sites-enabled\/\*\.conf$/);
const reads = (lines, pattern) => lines.some(({ args }) => pattern.test(args[0]?.value ?? ""));
/** Whether the file's name shows that somebody disabled it. Beside a main file of 2.4, it must stay disabled. */
const isPutAway = ({ path }) => /\.(disabled|off|bak|orig|save|old)$/i.test(path);
function leftOut(around, file) {
	return around.site.namesOf(file).flatMap(({ place }) => {
		const [folder = "", ...names] = place.slice(around.folder.length);
		if (place.slice(0, around.folder.length).join("/") !== around.folder.join("/") || isBackup(names.at(-1) ?? folder)) return [];
		if (folder === "sites-enabled" && names.length === 1 && !names[0]?.endsWith(".conf")) return siteLeftOut(around, file, place);
		if (folder === "conf.d" || folder === "httpd.conf" && names.length === 0) return confLeftOut(around, file, place);
		return [];
	});
}
/** Whether Debian's Include skips a file of this name (README.Debian of apache2.2-common). */
const isBackup = (name) => /^[.#]|[~#]$|\.(dpkg|ucf)-\w+$/.test(name);
function siteLeftOut(around, file, place) {
	const path = pathOf(around, file, place);
	const base = baseOf$1(around, path);
	const name = freeName(around, "sites-available", place.at(-1) ?? "");
	const chosen = `${base}sites-available/${name}.conf`;
	const isLink = file.path !== path;
	const rename = {
		from: path,
		to: `${path}.conf`
	};
	return [{
		file,
		path,
		readInstead: "sites-enabled/*.conf",
		rename,
		...commandsFor(around, place, rename, [...isLink ? [`rm ${path}`] : [], `mv ${file.path} ${chosen}`], `a2ensite ${name}`),
		isStillRead: around.isStillRead
	}];
}
function confLeftOut(around, file, place) {
	const path = pathOf(around, file, place);
	const base = baseOf$1(around, path);
	const names = place.slice(around.folder.length);
	const name = freeName(around, "conf-available", (names.length > 1 ? names.slice(1) : names).join("-").replace(/\.conf$/, ""));
	const rename = {
		from: path,
		to: `${base}conf-enabled/${name}.conf`
	};
	return [{
		file,
		path,
		readInstead: "conf-enabled/*.conf",
		rename,
		...commandsFor(around, place, rename, [`mv ${path} ${base}conf-available/${name}.conf`], `a2enconf ${name}`),
		isStillRead: around.isStillRead
	}];
}
/** The commands for a file. In a repository or a copy, no server can run a2enconf, so the file is renamed. */
function commandsFor({ server, folder }, place, { from, to }, moves, choose) {
	const by = server.whereToRename(place);
	if (by === "repository") return {
		commands: [`git mv ${from} ${to}`],
		isInCopy: false
	};
	if (by === "copy" || by === "server" && folder.join("/") !== "etc/apache2") return {
		commands: [...inFolderOf(from, to) ? [] : [`mkdir -p ${folderOf(to)}`], `mv ${from} ${to}`],
		isInCopy: true
	};
	return {
		commands: [...by === "git" ? moves.map((move) => `git ${move}`) : moves, choose],
		isInCopy: false
	};
}
const folderOf = (path) => path.replace(/\/[^/]*$/, "");
const inFolderOf = (path, other) => folderOf(path) === folderOf(other);
const placesTaken = (site) => new Set([site, ...site.server ? [site.server] : []].flatMap((one) => one.files.flatMap((file) => one.namesOf(file).map(({ place }) => place.join("/")))));
/** The name, with `-2.2` added if a given file or a file of Debian's packages already has it. */
function freeName({ folder, taken }, among, name) {
	return taken.has([
		...folder,
		among,
		`${name}.conf`
	].join("/")) || namesOfPackages[among].includes(name) ? `${name}-2.2` : name;
}
/** The files of apache2 2.4 and javascript-common in these folders, without `.conf` (their lists of files). */
const namesOfPackages = {
	"conf-available": [...[
		"charset",
		"javascript-common",
		"localized-error-pages",
		"other-vhosts-access-log",
		"security",
		"serve-cgi-bin"
	]],
	"sites-available": ["000-default", "default-ssl"]
};
/** The path of a file under one of its names, as it is shown. */
function pathOf({ site }, file, place) {
	if (site.placeOf(file.path).join("/") === place.join("/")) return file.path;
	return site.linkAt(place) ?? `/${place.join("/")}`;
}
/** The path of the main file's folder. If it is not empty, it ends in a slash. */
function baseOf$1({ site, folder }, path) {
	const below = site.placeOf(path).length - folder.length;
	const base = path.split("/").slice(0, -below).join("/");
	return base === "" && !path.startsWith("/") ? "" : `${base}/`;
}
// src/migrate/added-lines.ts
/**
* The directives that fixes add for the whole server to keep a default of 2.2. They are in the order that the lines have if all
* are added at once.
*/
const added = [...[
	"deflatealteretag",
	"httpprotocoloptions",
	"<directory",
	"enablesendfile",
	"extendedstatus",
	"fileetag"
], ...[
	"limitrequestbody",
	"maxconnectionsperchild",
	"options",
	"requestreadtimeout",
	"timeout"
]];
/**
* The edit that adds a line after a given line, but below LoadModule lines, and below lines of earlier runs that come before it
* in `added`. The order of the lines is then the same after one run or several.
* @param text the line, which begins with one of the directives in `added`
* @param guard the word of an `<IfModule>` around the line
*/
function insertAfterAddedLines(at, text, guard) {
	const rank = rankOf(text.split(" ")[0] ?? "");
	const following = siblings(at).slice(siblings(at).indexOf(at) + 1);
	const isPassed = (node) => consistsOfLoadLines(node) || isBefore(addedKey(node), rank);
	const end = following.findIndex((node) => !isPassed(node));
	const lines = guard === void 0 ? [text] : [
		`<IfModule ${guard}>`,
		`    ${text}`,
		"</IfModule>"
	];
	return insertAfter(following.slice(0, end < 0 ? void 0 : end).at(-1) ?? at, lines);
}
/** The directive of a line, of an `<IfModule>` with a single line, or of an added `<Directory />`; empty for other nodes. */
function addedKey(node) {
	if (isDirective(node)) return node.key;
	if (isAddedSection(node)) return "<directory";
	const [only, ...others] = node.kind === "section" && node.key === "ifmodule" ? node.commands : [];
	return only && others.length === 0 ? only.key : "";
}
/** Whether a node is the `<Directory />` with AllowOverride All that a fix adds for the whole server. */
const isAddedSection = (node) => node.kind === "section" && node.key === "directory" && node.args[0]?.value === "/" && node.commands.every(({ key, args }) => key === "allowoverride" && args[0]?.value === "All");
const isBefore = (key, rank) => rankOf(key) >= 0 && rankOf(key) < rank;
const rankOf = (name) => added.indexOf(name.toLowerCase());
// src/migrate/unset-default.ts
/** The end of a message if the default of 2.4 is wanted. */
const newDefaultSentence = " The new default stays.";
const isDefaultAdopted = ({ message }) => message.endsWith(newDefaultSentence);
/** Whether the message calls the default of 2.4 safer. */
const isNewDefaultSafer = ({ message }) => /, which is safer| more safely: /.test(message);
/** The hit if the user wants the default of 2.4: the message without its last sentence, which says what to add. */
const withDefaultAdopted = ({ at, concerns, message }) => ({
	at,
	...concerns ? { concerns } : {},
	severity: "info",
	message: message.slice(0, message.lastIndexOf(". ") + 1) + newDefaultSentence
});
/** A check with a hit for each server that runs 2.2 and leaves the directive at its default. */
const checkForUnsetDefault = (changed) => function* (site, choices) {
	for (const server of serversOn22(site)) {
		if (isSet(site, server, changed) || changed.matters?.(site, server) === false) continue;
		const at = lineToAddBeside(site, server, ...changed.beside);
		const isWeaker = choices.defaults === "safer" && changed.needs22?.(site, server) === false;
		const fix = changed.unfit?.(site) ? void 0 : addedLine(site, server, changed, at, isWeaker);
		const hit = {
			at,
			concerns: "server",
			message: changed.message,
			fix
		};
		yield choices.defaults === "adopt" && !changed.reveals ? withDefaultAdopted(hit) : hit;
	}
};
/** Whether a line sets the directive for the whole server, directly or in a section for every request. */
const isSet = (site, server, { names }) => startLines(site, server, ...names).some((line) => {
	const contexts = contextsOf(site, line);
	if (contexts.has("server")) return true;
	return (contexts.has("directory") || contexts.has("location")) && appliesToEveryFolder(site, line);
});
function addedLine(site, server, { names, line, assumes, suitsOtherFiles, guard, needs22 }, at, isWeaker) {
	const unseen = suitsOtherFiles || isServerComplete(site, server) ? [] : [unseenDefaultAssumption(names[0], needs22 !== void 0)];
	const needed = [...assumes ? [assumes] : [], ...unseen];
	const edit = insertAfterAddedLines(at, line, guard?.(site));
	return fixWithAssumptions(`Add ${line}`, isWeaker ? [weakerIsWanted] : needed, edit);
}
/** One assumption for every fix that keeps a less safe default, so that all of them share one question. */
const weakerIsWanted = {
	...sharedAssumption("weaker-defaults", "The server needs these defaults of 2.2, although those of 2.4 are safer."),
	isRarelyTrue: true
};
/**
* A fix that writes 2.2's default although 2.4's is safer. With `defaults: safer` it is made only if the user confirms that
* the server needs 2.2's default.
*/
const lessSafeDefaultFix = (title, { defaults }, assumptions, edit) => fixWithAssumptions(title, defaults === "safer" ? [weakerIsWanted] : assumptions, edit);
/** The `needs22` of a default that no line can show to be needed. */
const neverNeedsOldDefault = () => false;
// src/report/position.ts
/** Returns the converter for a file's offsets. The lines are counted only once for each file. */
const positionsIn = oncePerObject(({ text }) => {
	const starts = lineStarts(text);
	return {
		at(offset) {
			const line = lineNumber(starts, offset);
			return {
				line,
				column: offset - starts[line - 1] + 1
			};
		},
		line: (number) => text.slice(starts[number - 1], starts[number]).replace(/\r?\n$/, "")
	};
});
/** The offsets at which lines start; after a final newline, also the end of the text. */
function lineStarts(text) {
	const starts = [0];
	for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
	return starts;
}
/** The line of an offset, from 1: the last line that starts at the offset or before it. */
function lineNumber(starts, offset) {
	let low = 0;
	let high = starts.length - 1;
	while (low < high) {
		const middle = low + high + 1 >> 1;
		if (starts[middle] <= offset) low = middle;
		else high = middle - 1;
	}
	return low + 1;
}
// src/report/rewritten.ts
/** The converter from offsets in a file's text to positions in the file on disk, whether or not the file was rewritten. */
const currentPositions = (rewritten, file) => rewritten?.get(file) ?? positionsIn(file);
// src/report/summary.ts
const resolutionOf = ({ fix }) => fix ? fix.safe ? "safe" : "review" : "manual";
/** What to do with a finding that has no fix. */
const adviceWithoutFix = (severity) => severity === "info" ? "Check this by hand." : "Change this by hand.";
function summaryOf({ site, migration: { findings }, applied }) {
	const count = (test) => findings.filter(test).length;
	return {
		files: filesIn(site).length,
		findings: findings.length,
		errors: count((finding) => finding.severity === "error"),
		warnings: count((finding) => finding.severity === "warning"),
		safe: count((finding) => resolutionOf(finding) === "safe"),
		review: count((finding) => resolutionOf(finding) === "review"),
		manual: count((finding) => resolutionOf(finding) === "manual"),
		applied: applied.size,
		problems: filesIn(site).reduce((sum, file) => sum + site.problemsOf(file).length, 0)
	};
}
/** Whether an error or a warning is open, or a line has a syntax problem. */
const isWorkLeft = ({ site, migration: { findings }, applied }) => findings.some((finding) => finding.severity !== "info" && !applied.has(finding)) || filesIn(site).some((file) => site.problemsOf(file).length > 0);
/** A number with its noun: "1 file", "3 files". */
const countWithNoun = (count, one, many = `${one}s`) => `${numberText(count)} ${count === 1 ? one : many}`;
/** The configuration files, then the files beside them. */
const filesIn = (site) => [...site.files, ...site.others];
/** The findings of each file, in their order. */
const findingsByFile = (findings) => groupBy(findings, ({ file }) => file);
// src/report/fingerprint.ts
/**
* A key that identifies a finding independently of its line number: by its rule, its path, and the words of its line and of the
* tags around it. Sixteen hexadecimal digits; equal findings have the same key.
*/
const findingKey = (finding) => findingKeyWithPath(finding.file.path, finding);
const findingKeyWithPath = (path, { rule, at }) => fingerprintHash([
	rule.id,
	path,
	...[at, ...ancestors(at)].map(wordsOf)
].join("\n"));
/** The key of each finding with its number, from 1, among findings with the same key: `0123456789abcdef:1`. */
function fingerprintsOf(findings) {
	const seen = /* @__PURE__ */ new Map();
	return new Map(findings.map((finding) => {
		const key = findingKey(finding);
		const occurrence = (seen.get(key) ?? 0) + 1;
		seen.set(key, occurrence);
		return [finding, `${key}:${occurrence}`];
	}));
}
const wordsOf = (node) => JSON.stringify([node.key, ...valuesOf(node)]);
/** A key that is equal for findings with the same message, and fixes with the same title and assumptions. Their edits may differ. */
const messageAndFixKey = ({ rule, severity, message, fix }) => JSON.stringify([
	rule.id,
	severity,
	message,
	fix?.title,
	fix?.safe,
	fix?.assumes
]);
/**
* A hash of a text: two 32-bit FNV-1a sums with different starts. Not for secrets: it only distinguishes a few thousand texts.
*/
function fingerprintHash(text) {
	let one = 2166136261;
	let two = 16777619;
	for (let at = 0; at < text.length; at++) {
		const unit = text.charCodeAt(at);
		one = Math.imul(one ^ unit, 16777619);
		two = Math.imul(two ^ unit + at, 2246822507);
	}
	return [one, two].map((sum) => (sum >>> 0).toString(16).padStart(8, "0")).join("");
}
// src/report/diagnostics.ts
/** The findings whose fixes were not written, and the syntax problems, in the order of files and lines. */
function diagnosticsOf({ site, migration: { findings }, applied, rewritten }) {
	const prints = fingerprintsOf(findings);
	const byFile = findingsByFile(findings.filter((finding) => !applied.has(finding)));
	return filesIn(site).flatMap((file) => {
		const own = byFile.get(file) ?? [];
		const problems = site.problemsOf(file);
		if (own.length + problems.length === 0) return [];
		const positions = currentPositions(rewritten, file);
		return [...own.map((finding) => ofFinding(finding, positions, prints.get(finding) ?? "")), ...problems.map((problem, index) => ofProblem(file, problem, positions, index))].sort((a, b) => a.start.line - b.start.line || a.start.column - b.start.column);
	});
}
const placed = (file, { start, end }, positions) => ({
	file,
	path: file.path.replace(/^(?:\.\/+)+/, ""),
	start: positions.at(start),
	end: positions.at(end),
	positions
});
const ofFinding = (finding, positions, fingerprint) => ({
	...placed(finding.file, finding.range, positions),
	id: finding.rule.id,
	title: finding.rule.title,
	see: finding.rule.see,
	severity: finding.severity,
	message: finding.message,
	fix: finding.fix,
	fingerprint
});
const ofProblem = (file, { at, message }, positions, index) => ({
	...placed(file, at, positions),
	id: "unsure",
	title: "The meaning of this place is not clear",
	see: void 0,
	severity: "warning",
	message,
	fix: void 0,
	fingerprint: `${fingerprintHash([
		"unsure",
		file.path,
		message
	].join("\n"))}:${index + 1}`
});
/** The message, the fix and its assumption in one line. */
function messageWithFix({ message, fix }) {
	if (!fix) return message;
	return fix.safe ? `${message} Fix: ${fix.title}.` : `${message} Fix, for review: ${fix.title}. Check first: is this true? ${fix.assumes ?? ""}`.trimEnd();
}
// src/site/guess-includes.ts
const nothing = {
	files: [],
	isGuess: false
};
/**
* Returns a function that guesses which given files an Include means, for files that are elsewhere in a repository: the file
* whose path ends in the same names as the whole path (relative paths start at ServerRoot). If several folders fit, the one
* nearest to the including file wins.
* @param serverRoots the values of the ServerRoot directives
*/
function includedFilesGuesser(given, serverRoots) {
	const { files, sharedSegmentCount } = given;
	const byName = /* @__PURE__ */ new Map();
	const byFolder = /* @__PURE__ */ new Map();
	for (const one of files) {
		addToGroup(byName, one.place.at(-1) ?? "", one);
		for (const folder of new Set(one.place.slice(0, -1))) addToGroup(byFolder, folder, one);
	}
	const loose = files.filter((one) => one.place.length === 1);
	return resolve;
	function resolve(include) {
		const path = include.args[0]?.value;
		if (!path) return nothing;
		const pattern = segmentsOf$1(relative(path.replaceAll("\\", "/"), serverRoots));
		const inFolder = [...pattern, "*"];
		if (/\/$/.test(path)) return matching(include, inFolder);
		const found = matching(include, pattern);
		return found.files.length || /[.*?[]/.test(pattern.at(-1) ?? "") ? found : matching(include, inFolder);
	}
	function matching(include, pattern) {
		const from = given.placeOf(include.file.path);
		const fitOf = fitter(pattern, sharedSegmentCount);
		const fitting = candidates(pattern, from).filter((one) => fitOf(one) !== void 0);
		const others = fitting.filter((one) => one.file !== include.file);
		const chosen = nearest(from, readsItself(from, pattern, others) ? fitting : others);
		const bases = new Set(chosen.map((one) => baseOf(one, fitOf(one))));
		const isElsewhere = [...bases].some((base) => !isAbove(base, from));
		return {
			files: filesInReadingOrder(chosen),
			isGuess: bases.size > 1 || isElsewhere && pattern.some(hasWildcard)
		};
	}
	function candidates(pattern, from) {
		const name = pattern.at(-1) ?? "";
		if (!hasWildcard(name)) return [...byName.get(name) ?? [], ...byFolder.get(name) ?? []];
		const folder = pattern.at(-2);
		if (folder === void 0 || hasWildcard(folder)) return files;
		return [...byFolder.get(folder) ?? [], ...from.length > 1 ? loose : []];
	}
}
/** The folder below which the end of a file's path matches the pattern. */
const baseOf = ({ place }, fit) => fit ? `${fit.agreed}:${place.slice(0, fit.length - fit.agreed).join("/")}` : "";
function isAbove(base, from) {
	const prefix = base.replace(/^\d+:/, "");
	return prefix === "" || `${from.join("/")}/`.startsWith(`${prefix}/`);
}
function relative(path, serverRoots) {
	const root = serverRoots.find((root) => root && path.startsWith(root.replace(/\/?$/, "/")));
	return root ? path.slice(root.length) : path;
}
/**
* Makes a function that compares a file's path with a pattern.
* @param shared the number of folders that contain all given files; their names say little about the server
*/
function fitter(pattern, shared) {
	const matchers = pattern.map(nameMatcher);
	const isPattern = hasWildcard(pattern.at(-1) ?? "");
	const least = isPattern ? pattern.length : 1;
	return ({ place }) => {
		for (let length = place.length; length >= 1; length--) {
			if (length < place.length && length < least) return void 0;
			const agreed = agreement(place.slice(0, length), matchers);
			const isWhole = agreed === Math.min(length, matchers.length);
			const isBelowShared = length - agreed <= shared && agreed > (isPattern ? 1 : 0);
			if (agreed > 0 && (isWhole || isBelowShared)) return {
				length,
				agreed
			};
		}
	};
}
function agreement(place, matchers) {
	let agreed = 0;
	while (agreed < place.length && matchers.at(-1 - agreed)?.(place.at(-1 - agreed) ?? "")) agreed++;
	return agreed;
}
/** Whether a file would include itself by this guess. Then the Include more likely means a file that was not given. */
function readsItself(from, pattern, others) {
	if (hasWildcard(pattern.at(-1) ?? "")) return pattern.length > 1 && from.length >= pattern.length;
	return pattern.length > 1 || others.length === 0;
}
/** The matching files that share the longest beginning of their path with the including file. */
function nearest(from, found) {
	if (found.length < 2) return found;
	const folder = from.slice(0, -1);
	const beginnings = found.map(({ place }) => {
		const at = folder.findIndex((segment, index) => place[index] !== segment);
		return at < 0 ? folder.length : at;
	});
	const best = beginnings.reduce((limit, count) => Math.max(limit, count), 0);
	return found.filter((_, index) => beginnings[index] === best);
}
// src/site/include.ts
/**
* Returns a function: which of the given files an Include reads. It reads a file, all files in a folder, or the ones that a
* pattern matches, in the order of their names (server/config.c, ap_process_resource_config, fname_alphasort; 2.4: server/util.c,
* ap_dir_nofnmatch).
*/
function includeResolver(where) {
	const alike = includedFilesGuesser(where.given, where.said);
	const known = /* @__PURE__ */ new Map();
	return (include) => {
		const found = known.get(include) ?? includedBy(where, include, alike);
		known.set(include, found);
		return found;
	};
}
function includedBy(where, include, alike) {
	const path = include.args[0]?.value.replaceAll("\\", "/");
	if (!path) return {
		files: [],
		outcome: "unseen",
		places: [],
		brokenLinks: []
	};
	const mapped = placesMapped(where, path);
	if (mapped.length > 0) return known(where, mapped, path);
	const { isHere, places } = placesBelowRoots(where, include, path);
	const exact = known(isHere ? {
		...where,
		lost: []
	} : where, places, path);
	if (isHere || exact.files.length > 0) return exact;
	const folders = path.endsWith("/") ? places : places.map((place) => place.slice(0, -1));
	if (folders.some((folder) => where.given.hasFolder(folder) || where.disk?.kindAt(folder) === "folder")) return exact;
	const { files: found, isGuess } = alike(include);
	const files = isAbsolute(path) ? found.filter((file) => !isOnDisk(where, file)) : found;
	if (files.length === 0) return {
		...exact,
		outcome: folders.some((folder) => isAbsent(where, include, folder)) ? "absent" : "unseen"
	};
	return {
		...exact,
		files,
		outcome: isGuess || places.length > 0 ? "guess" : "likely"
	};
}
/** Whether a file is below the root of a server's disk, so that its path on the server is known, and no other path names it. */
const isOnDisk = ({ given, roots }, { path }) => roots.some(({ diskRoot, onServer }) => onServer && diskRoot && diskRoot.length > 0 && isPathWithin(given.placeOf(path), diskRoot));
/**
* Whether a folder next to the including file does not exist. Never true in a work tree of git, because git omits empty folders.
*/
const isAbsent = ({ given, disk }, { file }, folder) => disk?.kindAt(folder) === "nothing" && !disk.isInGitWorkTree(folder) && given.placeOf(file.path).slice(0, -1).join("/") === folder.slice(0, -1).join("/");
function known({ given, lost }, places, path) {
	const files = places.flatMap((place) => filesInReadingOrder(filesAt(given, place, path.endsWith("/"))));
	const isRead = places.map((place) => placeMatcher(place, path.endsWith("/")));
	return {
		files: [...new Set(files)],
		outcome: "known",
		places,
		brokenLinks: lost.filter(({ place }) => isRead.some((matches) => matches(place)))
	};
}
function placesMapped({ given, said, mappings }, path) {
	if (mappings.length === 0) return [];
	return (isAbsolute(path) ? [path] : said.map((root) => `${root.replaceAll("\\", "/")}/${path}`)).flatMap((one) => givenPathsFor(mappings, (one.startsWith("/") ? "/" : "") + segmentsOf$1(one).join("/"))).map((one) => given.placeOf(one));
}
/**
* The places that a path has by a known ServerRoot or root of a disk. If there are several servers, only the server of the line
* is considered.
*/
function placesBelowRoots({ given, roots }, include, path) {
	const from = given.placeOf(include.file.path);
	const own = roots.filter(({ place, diskRoot }) => isPathWithin(from, place ?? diskRoot ?? from));
	const places = [];
	let isHere = false;
	for (const root of own.length > 0 ? own : roots) {
		const place = placeBelow(root, path);
		if (!place) continue;
		places.push(place);
		isHere ||= root.diskRoot?.length === 0;
	}
	return {
		places: [...new Map(places.map((place) => [place.join("/"), place])).values()],
		isHere
	};
}
function placeBelow({ onServer, place, diskRoot }, path) {
	if (!isAbsolute(path)) return place && segmentsOf$1(`${place.join("/")}/${path}`);
	const names = segmentsOf$1(path);
	if (diskRoot) return [...diskRoot, ...names];
	return place && onServer && isPathWithin(names, onServer) ? [...place, ...names.slice(onServer.length)] : void 0;
}
// src/site/known-folders.ts
function knownFolders(known) {
	const { given, disk } = known;
	const kindOf = ({ names, isHere }) => {
		const kind = disk?.kindAt(names) ?? (given.hasFolder(names) ? "folder" : void 0);
		return kind === "nothing" && !isHere ? void 0 : kind;
	};
	const whole = known.whole.map(given.placeOf);
	const isWhole = (place) => whole.some((folder) => isPathWithin(place.names, folder)) && (place.isHere || kindOf(place) !== void 0);
	return {
		kindAt: (names) => placesOf(known, names).flatMap((place) => kindOf(place) ?? [])[0],
		hasLineLongerThan: (length, names) => placesOf(known, names).flatMap((place) => disk?.hasLineLongerThan(length, place.names) ?? [])[0],
		whereToRename(place) {
			const isServer = known.roots.some(({ diskRoot }) => diskRoot?.length === 0);
			if (disk?.isInGitWorkTree(place)) return isServer ? "git" : "repository";
			return !isServer && known.roots.some(({ diskRoot }) => diskRoot) ? "copy" : "server";
		},
		linkedFilesAround: (names) => placesOf(known, names).flatMap((place) => linkedNear(known, place, whole)),
		realPlace: (place) => disk?.realPlace(place),
		brokenLinksWithin: (names) => placesOf(known, names).flatMap((place) => lostWithin(known, place, names)),
		hasAllHtaccessIn: (names) => placesOf(known, names).some((place) => isWhole(place) || isAllGiven(known, place))
	};
}
function placesOf({ given, roots, mappings }, names) {
	const mapped = givenPathsFor(mappings, `/${names.join("/")}`);
	if (mapped.length > 0) return mapped.map((path) => ({
		names: given.placeOf(path),
		isHere: false
	}));
	return roots.flatMap(({ diskRoot }) => diskRoot ? [{
		names: [...diskRoot, ...names],
		isHere: diskRoot.length === 0
	}] : []);
}
const lostWithin = ({ lost }, { names, isHere }, onServer) => isHere ? [] : lost.filter(({ place }) => isPathWithin(place, names)).map(({ place, target }) => ({
	place: [...onServer, ...place.slice(names.length)],
	target
}));
/**
* The names that links in this folder, above and below it give to files.
* @param whole folders in which every file and link was examined
*/
function linkedNear({ given, accessFiles, disk }, { names }, whole) {
	if (!disk || whole.some((folder) => isPathWithin(names, folder))) return [];
	return [...names.flatMap((_, depth) => [...accessFiles].map((name) => [...names.slice(0, depth), name])), ...disk.filesNamed(accessFiles, names) ?? []].flatMap((name) => {
		const real = given.hasFile(name) ? void 0 : disk.realPlace(name);
		return real && real.join("/") !== name.join("/") ? {
			name,
			realPlace: real
		} : [];
	});
}
/** Whether the folder on the disk contains no per-directory file that was not given. */
function isAllGiven({ given, accessFiles, disk }, { names }) {
	if (disk?.kindAt(names) !== "folder") return false;
	return disk.filesNamed(accessFiles, names)?.every((place) => given.hasFile(place)) ?? false;
}
// src/site/site.ts
/** Builds the site of one configuration's files. Pure; takes time in proportion to the text. */
const siteOf = (files, given = {}) => siteWith(files, given, connected(files, given));
function siteWith(files, given, connections) {
	const { others = [], complete = false, from = "auto", links = /* @__PURE__ */ new Map(), ...options } = given;
	const begun = isBegun(files, given);
	const { located, serverRoots, folders, readBy, includes, index } = connections;
	const evidence = lazy(() => evidenceFinder(index, files));
	const judgement = lazy(() => judgeVersion(evidence(), files, {
		from,
		begun,
		firstReviewVersion: options.firstReviewVersion
	}, options.beside));
	const loaded = new Set(index.directives("LoadModule").map((line) => line.args[0]?.value.toLowerCase()));
	const derived = /* @__PURE__ */ new Map();
	const site = {
		...index,
		files,
		others,
		complete,
		get from() {
			return from === "auto" ? judgement().origin === "2.4" ? "2.4" : "2.2" : from;
		},
		get judgement() {
			return judgement();
		},
		get isVersionGiven() {
			return from !== "auto" || begun && judgement().origin !== "2.4";
		},
		target: targetModulesOf(options.target, options.layout),
		mappings: options.mappings ?? [],
		includersOf: (file) => includes.includers.get(file) ?? [],
		filesOf: (include) => includes.files.get(include) ?? [],
		isGuess: (include) => readBy(include).outcome === "guess",
		includesIn: includesOf,
		includedBy: readBy,
		serverRoots,
		...folders,
		isOnDisk: options.folder !== void 0,
		placeOf: located.placeOf,
		namesOf: located.namesOf,
		enclosing: enclosed(includes),
		problemsOf: (file) => [...file.problems, ...includes.problems.get(file) ?? []].sort((a, b) => a.at.start - b.at.start),
		once(model) {
			if (!derived.has(model)) derived.set(model, model(site));
			return derived.get(model);
		},
		linkAt: (place) => [...links.keys()].find((link) => located.placeOf(link).join("/") === place.join("/")),
		role: options.role ?? "all",
		server: options.beside?.length === 1 ? options.beside[0] : void 0,
		isUnit: options.isUnit === true,
		layout: options.layout,
		withFiles: (own, changes) => siteOf(own, {
			...given,
			...changes
		}),
		withOptions: (changes) => siteWith(files, {
			...given,
			...changes
		}, connections),
		asRunningOn: (version) => site.isVersionGiven && site.from === version ? site : readAs(site, given, evidence, version),
		loads: (name) => loaded.size > 0 && isAmong(loaded, name)
	};
	return site;
}
const isBegun = (files, { begun = false }) => typeof begun === "boolean" ? begun : files.some(({ path }) => begun.some((one) => path === one || one === "" || path.startsWith(`${one}/`)));
/** The places of the files, and which file includes which. */
function connected(files, { links = /* @__PURE__ */ new Map(), ...options }) {
	const written = nameIndex(files);
	const said = written.directives("ServerRoot").flatMap((line) => valuesOf(line).slice(0, 1));
	const roots = said.length === 0 && options.serverRoot ? [options.serverRoot] : said;
	const mappings = options.mappings ?? [];
	const located = locatedFiles(files, links, options);
	const serverRoots = serverRootsAmong(located, written, options);
	const lost = Array.from(options.brokenLinks ?? [], ([link, target]) => ({
		place: located.placeOf(link),
		target
	}));
	const folders = knownFolders({
		given: located,
		roots: serverRoots,
		mappings,
		whole: options.folders ?? [],
		lost,
		accessFiles: accessFileNames(files),
		disk: options.disk
	});
	const readBy = includeResolver({
		given: located,
		said: roots,
		roots: serverRoots,
		mappings,
		lost,
		disk: options.disk
	});
	const includes = findIncludes(files, files.flatMap(includesOf), readBy);
	return {
		located,
		serverRoots,
		folders,
		readBy,
		includes,
		index: nameIndex(files, filesSkipped(files, includes))
	};
}
/** The site of the same files for another version. Trees and places are reused. */
function readAs(site, given, evidence, from) {
	const derived = /* @__PURE__ */ new Map();
	const own = {
		...given,
		from
	};
	const facts = {
		judgement: { get: lazy(() => judgeVersion(evidence(), site.files, {
			from,
			begun: isBegun(site.files, given)
		})) },
		from: { value: from },
		isVersionGiven: { value: true }
	};
	const view = Object.assign(Object.create(site, facts), {
		once(model) {
			if (!derived.has(model)) derived.set(model, model(view));
			return derived.get(model);
		},
		withFiles: (files, changes) => siteOf(files, {
			...own,
			...changes
		}),
		withOptions: (changes) => siteOf(site.files, {
			...own,
			...changes
		}),
		asRunningOn: (version) => version === from ? view : readAs(site, given, evidence, version)
	});
	return view;
}
/** Whether a module is loaded. It may be under either symbol, because a few modules have another one in 2.4. */
function isAmong(loaded, name) {
	const module = moduleByName(name);
	return loaded.has(module?.symbol24 ?? name) || loaded.has(module?.symbol22 ?? name);
}
/** The Include lines of a file, also those in branches that one version skips. */
const includesOf = (file) => includeDirectiveNames.flatMap((key) => file.named(key)).filter(isDirective);
/** The files that 2.4 never reads, because it skips every Include of them. */
const filesSkipped = (files, includes) => new Set(files.filter((file) => includes.includers.has(file) && includes.placesOf(file).every((sections) => sections.some((section) => isGuard(section) && guardReading(section, "2.4") === "never"))));
/** Makes a site of texts by path, for tests and for callers without files. */
function siteFromTexts(texts, options = {}) {
	const version = options.from === "2.4" ? "2.4" : "2.2";
	const defined = definesByName(options.define);
	const files = Object.entries(texts).map(([path, text]) => parse(text, path, version, defined));
	return siteOf(withAccessFilesMarked(files), options);
}
/** Whether each of these names is known to be defined: true for `NAME`, false for `!NAME`. Undefined for an empty list. */
const definesByName = (names = []) => names.length === 0 ? void 0 : new Map(names.map((name) => name.startsWith("!") ? [name.slice(1), false] : [name, true]));
/** The lists of sections around nodes. Lines of one section share a list. */
function enclosed(includes) {
	const known = /* @__PURE__ */ new Map();
	return (node) => {
		const around = node.parent ?? node.file;
		const found = known.get(around);
		if (found) return found;
		const own = [...ancestors(node)];
		const places = includes.placesOf(node.file).map((outer) => [...own, ...outer]);
		known.set(around, places);
		return places;
	};
}
export { packagedHttpds as $, templateBlocksOf as $n, testedName as $r, eachLineInSite as $t, lineToAddFirstLoadModuleAfter as A, isLineForOldDefault as An, contentFoldersWithUrls as Ar, decidingGuards as At, parseTargetModules as B, disjointSets as Bn, includeDirectiveNames as Br, firstDecidingLine as Bt, neverNeedsOldDefault as C, isRequireContainer as Cn, visitInReadingOrder as Cr, loadedModules as Ct, filesOmittedByDebian as D, unreadHtaccessFiles as Dn, contextsOf as Dr, isFileHandler as Dt, insertAfterAddedLines as E, unreadFiles as En, isInAvailableFolder as Er, handlerOfModuleTest as Et, freeBsdVersionRange as F, isInvalidLimit as Fn, virtualHostAround as Fr, placesByFileText as Ft, unusualAccessFileNameLine as G, isHtaccessOffByDefault as Gn, mayHaveEffect as Gr, assumptionsOf as Gt, runRules as H, builtInServerRootOnDebian as Hn, isInclude as Hr, guardsIn as Ht, linesReadingFreeBsd22 as I, isLimitSection as In, virtualHostsAround as Ir, quotedLineAndPlace as It, htaccessRejectedOnlyBy22 as J, linesWithKnownEffect as Jn, hasQuotesThatMatchNoName as Jr, releaseAssumption as Jt, withAccessFilesMarked as K, mainServerNeverAnswers as Kn, guardReading as Kr, macroAssumption as Kt, hasBuiltInMpm as L, authzProviderNamed as Ln, isHtaccess as Lr, siteUnderValuation as Lt, loadModuleLines as M, mayBeWrittenByFixes as Mn, pathOnServer as Mr, guardReadingAsWrittenOn24 as Mt, moduleFolderChange as N, syntaxOfOneVersion as Nn, isWithinLineScopes as Nr, fileAndLine as Nt, filesOmittedIfDebian as O, withoutUnreadFiles as On, isAtServerLevel as Or, isSendOnlyHandler as Ot, freeBsd24ModulePath as P, areLinesIndependentOfMethod as Pn, lineScopeOf as Pr, lineNumberOf as Pt, knownLayouts as Q, mayHaveTemplateBlocks as Qn, testedModule as Qr, eachLine as Qt, hasModuleFile as R, authzProviders as Rn, directiveByName as Rr, directivesAcrossIncludes as Rt, lessSafeDefaultFix as S, isAccessLineOf22 as Sn, outermostFiles as Sr, isSurelyReadOn24With as St, withDefaultAdopted as T, sitesByServer as Tn, isAvailableButNotEnabled as Tr, mayBeReadOn24With as Tt, accessFileNames as U, lazy as Un, isOrderAllowOrDeny as Ur, withEditsOfGivenFiles as Ut, migrationOf as V, builtInDocumentRootsOnDebian as Vn, isAccessCompatDirective as Vr, mayDecideResponse as Vt, fileNameOf as W, foldersWithUnseenHtaccess as Wn, knownDirectives as Wr, assumptionIf as Wt, missingModuleReasonForHtaccessOn22 as X, hasTagsInOneTemplateBlock as Xn, isModuleGuard as Xr, templateAssumption as Xt, guardHidingModuleText as Y, namesMaybeWithEffect as Yn, isGuard as Yr, sharedAssumption as Yt, missingModuleReasonOn22 as Z, isInSameTemplateBlock as Zn, nameOfModuleIn24 as Zr, unseenDefaultAssumption as Zt, lineStarts as _, mayWildcardPatternMatch as _i, compatGuardsWithoutCounterpart as _n, isSurelyReadOn24 as _r, silencingCommentsWithoutRule as _t, messageWithFix as a, isEvaluablePattern as ai, noOtherAccessRulesSentence as an, serversOn22 as ar, contentFolders as at, isDefaultAdopted as b, isAscii as bi, hasAuthType as bn, directivesByConfiguration as br, hasFileForEachModule as bt, adviceWithoutFix as c, oncePerObject as ci, ruleOf as cn, commaList as cr, linesJoinedOn24 as ct, findingsByFile as d, folderText as di, serversToday as dn, numberText as dr, insertsWholeMatchOn22 as dt, allModules as ei, eachLineInSiteOn22 as en, isServerComplete as er, sameLayout as et, isWorkLeft as f, isPathWithin as fi, templateSentence as fn, firstMainFile as fr, replacementTextFor24 as ft, lineNumber as g, mayMatchLeadingSegments as gi, compatDirectiveNames as gn, isGuardOnMissingModule as gr, ruleNamesToIgnore as gt, currentPositions as h, isEvaluableWildcard as hi, areRulesHiddenFrom24 as hn, guardReadingToday as hr, dollarMatchedNewlineIn22 as ht, diagnosticsOf as i, escapeSetOrCommentSource as ii, noAccessRulesOutsideUnitSentence as in, serverLevelLines as ir, mayListAllowedOptions as it, linesLoadingModule as j, isModuleShowing24 as jn, givenPathsFor as jr, firstDecidingGuardTesting as jt, defaultLoadModuleWriter as k, isKnownToComeFrom22 as kn, isConditional as kr, moduleOfHandler as kt, countWithNoun as l, oncePerText as li, rulesSortedByName as ln, listText as lr, nodeHiddenByComment as lt, summaryOf as m, hasWildcard as mi, accessKinds as mn, guardReadingOn24 as mr, replacementsOf as mt, siteFromTexts as n, moduleByName as ni, eachSection as nn, noOtherFileSetsSentence as nr, isOverrideGrantedEverywhere as nt, fingerprintsOf as o, internedText as oi, noServerAccessRulesButAuthConfigSentence as on, startLines as or, directoryWithoutWildcards as ot, resolutionOf as p, segmentsOf$1 as pi, accessDirectives as pn, mainFiles as pr, replacementWordFor24 as pt, firstHtaccessLinesRejectedOnlyBy24 as q, isWholeServer as qn, hasGuards as qr, rarelyTrueAssumption as qt, siteOf as r, renamedModules24 as ri, markLineCheck as rn, oncePerServer as rr, isOverrideNowhereGranted as rt, messageAndFixKey as s, oncePerKey as si, noServerAccessRulesSentence as sn, andMoreLines as sr, firstFolderWithoutLine as st, definesByName as t, isRemovedIn24 as ti, eachLineOn22 as tn, lineToAddBeside as tr, grantedOverrides as tt, filesIn as u, folderOverlapTest as ui, sentenceForSeveralFolders as un, nonEmptyTexts as ur, directivesWithReplacements as ut, positionsIn as v, regexSourceOfWildcard as vi, filesIncludedUnder as vn, onlyVersionReading as vr, defaultModuleUses as vt, newDefaultSentence as w, testsAccessCompat as wn, maxReadingsOfFile as wr, loadsThirdPartyModule as wt, isNewDefaultSafer as x, isAbsolute as xi, includesAccessRules as xn, guardConditionsAround as xr, isReadWithoutModule as xt, checkForUnsetDefault as y, bytesAsCharacters as yi, hasAccessRules as yn, onlyVersionReadingAt as yr, modulesMaybeBuiltInto22 as yt, isBuiltIn as z, isRequireWordOnlyOn24 as zn, hasEffect as zr, undecidedNames as zt };
