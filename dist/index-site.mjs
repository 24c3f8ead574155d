import { c as valuesOf, d as addTo, f as grouped, i as isDirective, l as walk, n as commandsUnder, o as siblings, p as groupedByEach, s as sourceOf, t as ancestors } from "./index-tree.mjs";
import { a as assumed } from "./index-line-changes.mjs";
import { O as beginOfTag, S as isLiteral, _ as tagsIn, g as joined, k as hasPlaceholder, n as parseAgain, t as parse, v as hasStrangeTag } from "./index-parse.mjs";
// src/httpd/absolute-path.ts
/** As httpd takes a path, on whatever system it runs: from the root, or from a drive. */
const isAbsolute = (path) => /^(\/|[A-Za-z]:)/.test(path);
// src/httpd/bytes.ts
/**
* A text as the bytes that httpd sees, one character each: what is not ASCII is written in UTF-8, and each of its bytes stands
* as a character of the private use area. These have no case, are no letters and no spaces, and keep the order of the bytes, as
* it is for PCRE and apr_fnmatch in the C locale.
*/
function asBytes(text) {
	if (isAscii(text)) return text;
	return Array.from(encoder.encode(text), (byte) => String.fromCharCode(byte < 128 ? byte : firstOfAll + byte)).join("");
}
/** Whether each character is one byte. */
const isAscii = (text) => !/[^\0-\x7f]/.test(text);
const firstOfAll = 57344;
const encoder = new TextEncoder();
// src/httpd/fnmatch.ts
/** Whether a file name holds a wildcard (apr_fnmatch_test). */
const isWild = (name) => /[*?[]/.test(name);
/**
* Whether names match a wildcard pattern, as apr_fnmatch has it with APR_FNM_PERIOD: `*`, `?`, `[a-z]`, `[!a-z]`, and a
* leading dot only where the pattern has one. Takes time in proportion to both lengths at worst, whatever the pattern.
*/
function nameMatcher(pattern) {
	if (!isWild(pattern)) return (name) => name === pattern;
	const parts = partsOf(pattern);
	return (name) => (name.startsWith(".") ? pattern.startsWith(".") : true) && matches$1(parts, name);
}
/** A set is one token, `[]a]` too; `[` without an end stands for itself. */
const tokensOf = (pattern) => pattern.match(/\*|\?|\[[!^]?\]?[^\]]*\]|./gsu) ?? [];
/** apr_fnmatch counts bytes: `?` is no `é`, and `[é]` is either of its bytes. */
function partsOf(pattern) {
	return tokensOf(asBytes(pattern)).map((token) => {
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
/** On a mismatch, the last star takes one character more: earlier stars need not be looked at again. */
function matches$1(parts, name) {
	const chars = asBytes(name);
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
* Whether a pattern of `<Directory>` or `<Files>` matches a name, or one segment of a path: without APR_FNM_PERIOD, so that
* a leading dot is a character as any other. What cannot be read for sure may match anything.
*/
const matchesWild = (pattern, name) => wildSource(pattern, ".") === void 0 || matches$1(partsOf(pattern), name);
/**
* A pattern with wild-cards as a regular expression; undefined where apr_fnmatch reads it in a way of its own: a backslash
* quotes, `[` without an end is no wild-card, `[]a]` holds a bracket, and so on.
* @param any what `?` stands for
*/
function wildSource(pattern, any) {
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
/** A range may run backwards. */
function isRegex(source) {
	try {
		return new RegExp(source) instanceof RegExp;
	} catch {
		return false;
	}
}
/** Whether it is known what a name or path with wild-cards matches. */
const isWildReadable = (pattern) => !isWild(pattern) || wildSource(pattern, ".") !== void 0;
/** Whether the path of one folder fits, segment by segment, the beginning of another's. */
function fitsPath(short, long) {
	return short.every((segment, index) => {
		const other = long[index] ?? "";
		return segment === other || isWild(segment) && isWild(other) && mayMatchAlike(segment, other) || isWild(segment) && matchesWild(segment, other) || isWild(other) && matchesWild(other, segment);
	});
}
/** Whether some name may match both patterns, by how they begin. */
function mayMatchAlike(one, other) {
	const [a, b] = [one, other].map((text) => text.slice(0, text.search(/[*?[\\]/)));
	return (a ?? "").startsWith(b ?? "") || (b ?? "").startsWith(a ?? "");
}
// src/httpd/folder-path.ts
/** The names that a path is made of, `..` resolved; in small letters on a drive, where case makes no difference. */
function segmentsOf(path) {
	if (isOfPlainNames(path)) return path.slice(1).split("/");
	const plain = path.includes("\\") ? path.replaceAll("\\", "/") : path;
	const found = [];
	for (const segment of (/^\/?[a-z]:/i.test(plain) ? plain.toLowerCase() : plain).split("/")) if (segment === "..") found.pop();
	else if (segment !== "" && segment !== ".") found.push(segment);
	return found;
}
const isOfPlainNames = (path) => /^(?:\/[\w-]+)+$/.test(path);
/** A folder as people write it: with its drive in front on Windows. */
const folderText = (names) => /^[a-z]:$/.test(names[0] ?? "") ? `${names[0]?.toUpperCase()}/${names.slice(1).join("/")}` : `/${names.join("/")}`;
/** Whether a place is the folder, or lies in it. */
const liesWithin = (place, folder) => place.length >= folder.length && folder.every((name, index) => place[index] === name);
/** Whether a folder is one of some others, or lies in one of them, or one of them in it. Takes time in proportion to its depth. */
function nearOneOf(others) {
	const own = new Set(others.map(inText));
	const above = new Set(others.flatMap(upFrom));
	return (folder) => above.has(inText(folder)) || upFrom(folder).some((up) => own.has(up));
}
const inText = (names) => names.join("/");
/** The folder and all above it. */
const upFrom = (names) => Array.from({ length: names.length + 1 }, (_, length) => inText(names.slice(0, length)));
// src/httpd/modules.ts
/**
* Source, symbol in 2.2, symbol in 2.4, shared object (`=` the usual one, `-` none), and the modules for which these are so: from
* the module structures in the source of both versions.
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
let read$1;
/**
* The module that `<IfModule>` or LoadModule means: by source file (`mod_ssl.c`), symbol (`ssl_module`) or plain name
* (`mod_ssl`), in any letter case. Undefined for a module that is not part of httpd.
*/
const moduleNamed = (name) => byName().get(name.toLowerCase());
function byName() {
	read$1 ??= readTable();
	return read$1;
}
/** Modules that 2.4 has under another name, with that name (CHANGES 2.3.x). */
const successors = {
	mod_disk_cache: "mod_cache_disk",
	mod_authn_alias: "mod_authn_core",
	mod_example: "mod_example_hooks"
};
/** Whether no line of 2.4 loads what this module was: mod_authn_alias has become a part of another. */
const isRemovedIn24 = ({ name, symbol24 }) => !symbol24 && (name === "mod_authn_alias" || successors[name] === void 0);
/** Every module of both versions, by name. */
const modules = () => [...new Set(byName().values())].sort((one, other) => one.name < other.name ? -1 : 1);
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
// src/httpd/plain-pattern.ts
/**
* Whether a regular expression holds only syntax that is read here: characters, escapes for one character or for a place, sets,
* groups, references back, looks around, comments, and repetitions. Nobody can tell by its signs what any other matches:
* `\Q…\E`, flags such as `(?x)`, `(?(…)`, `(*VERB)`, recursion and named sets such as `[[:alpha:]]`. `(?i)` changes no sign's
* meaning. What repeats a comment repeats what stands before it.
*/
function isPlainPattern(pattern) {
	let open = 0;
	let end = 0;
	for (const [piece] of pattern.matchAll(pieces)) {
		end += piece.length;
		if (piece.startsWith("(") && !/^\(\?[i#].*\)$/s.test(piece)) open++;
		else if (piece === ")" && --open < 0) return false;
	}
	return end === pattern.length && open === 0;
}
/** A character by its number, or one that is meant as it stands; a kind of character; a place. */
const escaped = /\\(?:x[0-9a-fA-F]{2}|[0-3][0-7]{2}|[1-9](?!\d)|c[\x20-\x7e]|[dDwWsSbBAzZhHvVnrtfae]|[^\w\s]|\s)/.source;
const comment = /\(\?#[^)]*\)(?![?*+{])/.source;
const set = `\\[\\^?\\]?(?:${escaped}|\\[(?![:.=])|[^\\]\\\\[])*\\]`;
const group = /\((?:\?(?:i\)|i?:|[=!>]|<[=!]|P?<\w+>)|(?![?*]))/.source;
const pieces = new RegExp(`${escaped}|${set}|${comment}|${group}|[^\\\\[(]`, "gsy");
/** The source of an expression for an escaped character, a set or a comment of a plain pattern: what stands in one is no sign. */
const withoutSigns$1 = /\(\?#[^)]*\)|\\c?[\s\S]|\[\^?\]?(?:\\c?[\s\S]|[^\]\\])*\]/.source;
// src/httpd/guards.ts
/** What `version` makes of this section's condition; `always` for a section that has none. */
function readingOf(section, version) {
	if (asksForNothing(section, version)) return readingOfNothing(section);
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
/** A template's branch for one version, `<IfModule>`, `<IfVersion>`, `<IfDefine>` and 2.4's `<IfFile>` and the like: read or skipped when httpd starts. */
const isGuard = (section) => section.key.startsWith("if") && guards.test(section.key);
const guards = /^if(module|version|define|file|directive|section|template)$/;
/** Whether there is a guard in a file: most have none, and then none of its lines has to be asked. */
const hasGuards = ({ keys }) => [...keys].some((key) => key.startsWith("<if") && guards.test(key.slice(1)));
/** Names are compared to the letter (server/core.c, start_ifdefine and ap_exists_config_define). */
function ifDefine({ args, file }) {
	const text = args.length === 1 ? args[0]?.value ?? "" : "";
	const negated = text.startsWith("!");
	const isDefined = file.defined?.get(negated ? text.slice(1) : text);
	if (isDefined === void 0) return "maybe";
	return isDefined === negated ? "never" : "always";
}
/**
* Whether an `<IfModule>` or `<IfDefine>` asks for a name that nothing has, by its quotes: 2.2 keeps those after a `!`, and 2.4 sees
* no negation in a `!` between quotes (server/core.c, start_ifmod and start_cond_section).
*/
function asksForNothing(section, version) {
	return (version === "2.2" ? /^!["']/ : /^["']!/).test(nameSaid(section) ?? "");
}
/** Whether 2.2 takes the line of an `<IfModule>` or `<IfDefine>`: the `>` has to stand at the end of one bare word (AP_INIT_TAKE1). */
const isTakenBy22 = (section) => {
	const name = nameSaid(section);
	return name === void 0 || name === section.args[0]?.value;
};
/** What stands before the `>` of such a tag. */
function nameSaid(section) {
	const [first] = section.args;
	const isOfName = section.key === "ifmodule" || section.key === "ifdefine";
	if (!first || first.value === "!" || !isOfName || isTemplated(section)) return void 0;
	const text = sourceOf(section.file, section);
	return text.slice(first.start - section.start, text.lastIndexOf(">"));
}
/** How a guard on what is not there is read. */
const readingOfNothing = ({ args, file }) => file.text[args[0]?.start ?? 0] === "!" ? "always" : "never";
/** What an `<IfModule>` or `<IfDefine>` asks for, without the `!` before it. */
const askedIn = ({ args }) => args[0]?.value.replace(/^!/, "").replace(/^(["'])(.*)\1$/, "$2") ?? "";
/** The module that an `<IfModule>` asks for, where it comes with httpd. */
const moduleAskedIn = (guard) => asksForModule(guard) ? moduleNamed(askedIn(guard)) : void 0;
const asksForModule = ({ key }) => key === "ifmodule";
const isTemplated = (section) => hasPlaceholder(sourceOf(section.file, section));
/** Modules that every 2.4 has: the core, and what a 2.4 cannot do without when it controls access. */
const alwaysThere = /* @__PURE__ */ new Set([
	"core",
	"http_core",
	"mod_so",
	"mod_authz_core"
]);
/**
* A module that this version never had makes the condition false, and so does a name that is neither a source file nor a
* symbol to the letter (server/core.c, start_ifmod; server/config.c, ap_find_linked_module).
*/
function ifModule(section, version) {
	const [text = "", ...more] = valuesOf(section);
	if (more.length > 0) return "maybe";
	const negated = text.startsWith("!");
	const name = askedIn(section);
	const loaded = hasModule(name, version);
	const taken = loaded === "maybe" ? section.file.loaded?.get(moduleKey(name)) : void 0;
	const reading = taken === void 0 ? loaded : taken ? "always" : "never";
	return negated ? opposite(reading) : reading;
}
function hasModule(name, version) {
	const module = moduleNamed(name);
	if (!module) return "maybe";
	const { source, symbol22, symbol24 } = module;
	return !(version === "2.2" ? symbol22 : symbol24 ?? successors[module.name]) || !(name === source || name === symbol22 || name === symbol24) ? "never" : alwaysThere.has(module.name) ? "always" : "maybe";
}
/** The name under which `ConfigFile.loaded` has a module: that which it has in 2.4, or the word of a module of others. */
function moduleKey(name) {
	const module = moduleNamed(name)?.name;
	return module === void 0 ? name : successors[module] ?? module;
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
* `[[!]operator] version`, two words apart; the operator is `=` unless given, and `=` takes a pattern between slashes too
* (modules/metadata/mod_version.c, start_ifversion). What httpd refuses may be anything.
*/
function ifVersion(words, version) {
	const [operator = "", operand = ""] = words.length === 1 ? ["=", ...words] : words;
	const match = /^(!?)(==?|>=?|<=?|~)$/.exec(operator);
	if (!match || words.length > 2) return "maybe";
	const [, negated, sign = ""] = match;
	const pattern = sign === "~" ? operand : /^==?$/.test(sign) ? /^\/(.*)\/$/.exec(operand)?.[1] : void 0;
	const holds = pattern === void 0 ? compares(sign, operand, version) : matches(pattern, version);
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
	if (!isPlainPattern(operand)) return "maybe";
	try {
		const pattern = new RegExp(operand);
		const series = Array.from({ length: version === "2.2" ? 35 : 100 }, (_, patch) => pattern.test(`${version}.${patch}`));
		if (series.every(Boolean)) return "always";
		return series.some(Boolean) ? "maybe" : "never";
	} catch {
		return "maybe";
	}
}
// src/site/htaccess.ts
/**
* Whether the file is a per-directory file, by what AccessFileName says or by its name: `.htaccess`, `_htaccess`,
* `htaccess.txt`, `sample.htaccess`. One called `htaccess.conf` is the server's own.
*/
const isHtaccess = ({ path, isPerDirectory }) => isPerDirectory || /(^|[/._-])htaccess([._-][^/]*)?$/i.test(path) && !/(^|\/)[^./][^/]*\.conf$/i.test(path);
// src/site/around.ts
/** The place of a line within its own file, guards looked through. */
function placeAround(node) {
	for (const section of ancestors(node)) if (!isGuard(section)) return section;
	return isHtaccess(node.file) ? node.file : "server";
}
/** Whether what is said in one of these places counts for the line too, as far as its own file shows. */
function isWithin$1(node, places) {
	if (places.has("server") || places.has(node.file)) return true;
	for (const section of ancestors(node)) if (places.has(section)) return true;
	return false;
}
/** The virtual host among the sections around a line; undefined for the main server. */
const hostAmong = (sections) => sections.find(({ key }) => key === "virtualhost");
/** The virtual host that a line stands in, within its own file. */
const virtualHostAround = (node) => hostAmong([...ancestors(node)]);
/** Those that it stands in wherever its file is read. */
const hostsAround = (site, node) => new Set(site.enclosing(node).map(hostAmong));
// src/site/path-mapping.ts
/** Where the given files have a path of the server: by the mapping for the deepest folder. More than one where paths are told in several ways. */
function givenPaths(mappings, path) {
	const fitting = mappings.filter(({ onServer }) => isWithin(path, onServer));
	const deepest = Math.max(0, ...fitting.map(({ onServer }) => onServer.length));
	return fitting.filter(({ onServer }) => onServer.length === deepest).map(({ onServer, given }) => (given + path.slice(onServer.length)).replace(given === "" ? /^\/+/ : "", ""));
}
/** The path on the server of a given file or folder; undefined where no mapping says it, null where they say several. */
function serverPath(mappings, path) {
	const plain = withoutDots(path);
	const [best, ...others] = mappings.filter(({ given }) => isGivenWithin(plain, withoutDots(given))).sort((a, b) => withoutDots(b.given).length - withoutDots(a.given).length);
	if (!best) return void 0;
	const isOther = ({ given, onServer }) => withoutDots(given) === withoutDots(best.given) && onServer !== best.onServer;
	if (others.some(isOther)) return null;
	const rest = plain.slice(withoutDots(best.given).length).replace(/^\//, "");
	return rest === "" ? best.onServer : `${best.onServer}/${rest}`;
}
const isWithin = (path, folder) => path === folder || path.startsWith(`${folder}/`);
const isGivenWithin = (path, folder) => folder === "" ? !/^(\/|\.\.(\/|$))/.test(path) : isWithin(path, folder);
const withoutDots = (path) => path.replace(/^(?:\.\/+)+/, "").replace(/^\.$/, "");
/** What DocumentRoot, Alias and ScriptAlias say (mod_alias.c, alias); other lines that map URLs name no folder as it is. */
const namedFolders = (site) => site.directives(...folderNames).map((line) => {
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
/** The directives that name such a folder, in lower case. */
const folderNames = [
	"documentroot",
	"alias",
	"scriptalias"
];
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
/** Whether a directive or section of this name, in lower case, may have the effect. What is not classified may do anything. */
function mayDo(key, effect) {
	const known = directiveNamed(key.replace(/^</, ""));
	if (known) return known.effects.has(effect);
	const letters = foreignEffects.find(([names]) => names.test(key))?.[1];
	return letters === void 0 || [...letters].some((letter) => effectOf[letter] === effect);
}
/** Whether a directive that 2.4 takes is on record with the effect: for who asks what is worth a word, not what could do harm. */
function does(key, effect) {
	const known = directiveNamed(key);
	return (known ? known.in24 !== void 0 : foreignEffects.some(([names]) => names.test(key))) && mayDo(key, effect);
}
/** Order, Allow, Deny or Satisfy, by its name in lower case: what 2.4 takes with mod_access_compat alone. */
const isOldAccess = (key) => directiveNamed(key)?.in24?.module === "mod_access_compat";
/** Order, Allow or Deny. */
const isHostRule = (key) => directiveNamed(key)?.in22?.module === "mod_authz_host";
/**
* Whether both versions cut the line of such a directive by ap_getword_conf, and take the last word as it is. So it is for one that is not httpd's own.
*/
function readsWordByWord(key) {
	const known = directiveNamed(key);
	if (!known || cutsWords.has(key)) return true;
	return [known.in22, known.in24].every((form) => !form || /^(TAKE|ITERATE|FLAG)/.test(form.kind)) && !takesExpression.has(key);
}
/** They take the whole line, and cut it themselves. */
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
/** 2.4 reads the last word as an expression, and ends with "flex scanner jammed" where that ends in one backslash. */
const takesExpression = /* @__PURE__ */ new Set([
	"authname",
	"authtype",
	"errordocument"
]);
/** What reads other files in its place, by name in lower case. */
const includeNames = ["include", "includeoptional"];
/** Whether a directive is one of them. */
const isInclude = ({ key }) => includeNames.includes(key);
/** Directives of modules that do not come with httpd, in small letters; the first that fits counts. */
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
* Form in 2.2, form in 2.4 (`-` none, `=` the same), effects, and the names for which these are so (of a section in its brackets).
* A form is module/contexts/override/kind: from the manual's module pages and the command tables in the source of both versions.
* The effects: u maps, p passes, r asks, v sets, f reads, w writes, i brings, d refuses, a point for none; by what the modules do
* with what the directive sets, in their hooks. The rows go by the module of 2.4.
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
function directiveNamed(name) {
	const key = name.toLowerCase();
	const row = tableRows().get(key);
	if (row === void 0) return void 0;
	const found = known$1.get(key) ?? readRow(row, key);
	known$1.set(key, found);
	return found;
}
/** Every directive and section of both versions, by name. */
function knownDirectives() {
	all ??= [...tableRows().keys()].sort().map((name) => directiveNamed(name));
	return all;
}
/** The table is cut into rows at first use, and a row is read when it is asked for: a small file needs few of them. */
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
// src/site/main-name.ts
/** Whether a file is called as distributions call the file that httpd starts with. */
const isNamedAsMain = ({ path }) => /(^|\/)(httpd|apache)[\d.]*\.conf([.-][\w-]+(\.[\w-]+)*)?$/i.test(path);
/** The path of the main file beside which a file is called as a copy of it is; httpd starts with that one. */
function copiedBeside(path) {
	const { before = "", name } = folderOfCopy.exec(path)?.groups ?? {};
	return name === void 0 ? nameOfCopy.exec(path)?.[1] : before + name;
}
/** The folder of copies that a copy of the main file lies in, with a slash at its end. */
function copiesAround(path) {
	const { before = "", folder } = folderOfCopy.exec(path)?.groups ?? {};
	return folder === void 0 ? void 0 : before + folder;
}
const nameOfCopy = new RegExp(`^((?:.*/)?(?:httpd|apache)[\\d.]*\\.conf)[._-](?:\\d{1,2}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*|(?:back(up)?|bak|copy|default|dist|disabled|(dpkg|ucf)-\\w+|example|off|old|orig(inal)?|pre-\\w+|prev(ious)?|rpm(new|orig|save)|sample|saved?)\\d*|\\d)(?:[._-]?\\d+)*$`, "i");
/** As `make install` and packages put the first files beside those in use: `original/httpd.conf`, `original/conf/httpd.conf`. */
const folderOfCopy = /^(?<before>.*\/)?(?<folder>(?:backups?|bak|default|examples?|old|orig(?:inal)?|samples?)\/)(?<name>(?:conf\/)?(?:httpd|apache)[\d.]*\.conf)$/i;
// src/site/main-file.ts
/**
* The file that holds the server-level lines of a whole server. Undefined where the given files hold no such file: a
* `.htaccess`, a virtual host, a `conf.d` file by itself. Where the files of several servers are given, the first.
*/
const mainFile = (site) => mainFiles(site)[0];
/** The same for each server among the given files. */
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
	for (const file of site.files.filter((one) => isNamedAsMain(one) && !found.has(one))) {
		const isOfServer = (line) => isServerLevel(line) && site.filesOf(line).some((read) => found.has(read));
		const at = site.includesIn(file).find(isOfServer);
		if (at) found.set(file, {
			file,
			at
		});
	}
	return [...found.values()].filter(({ file }) => !isIncludedBy(site, file, found) && !isCopyOfMain(site, file));
}
/** Whether it is a main file that was kept when another one took its place, or the package's beside that which is used. */
function isCopyOfMain(site, { path }) {
	const main = copiedBeside(path);
	return main !== void 0 && site.files.some((file) => file.path === main);
}
/** Whether a file lies in a folder of copies, with one of the main file. */
const liesAmongCopies = (site, { path }) => site.once(foldersOfCopies).some((folder) => path.startsWith(folder));
/** Either of these: nobody has to upgrade it. */
const isCopy = (site, file) => isCopyOfMain(site, file) || liesAmongCopies(site, file);
const foldersOfCopies = (site) => site.files.flatMap((file) => isCopyOfMain(site, file) ? copiesAround(file.path) ?? [] : []);
/** The line that shows a file to be a main file. */
function signIn(site, file) {
	for (const sign of isNamedAsMain(file) ? [...sureSigns, ...signsInHttpdConf] : sureSigns) {
		const at = site.directivesIn(file, sign).find(isServerLevel);
		if (at) return at;
	}
}
/** Only the main file of a server says these, wherever it comes from. */
const sureSigns = [
	"ServerRoot",
	"User",
	"Group"
];
/** Files for a module or a virtual host say these too, so the name of the file must fit. */
const signsInHttpdConf = [
	"PidFile",
	"LoadModule",
	"Listen",
	"DocumentRoot"
];
const isServerLevel = (line) => [...ancestors(line)].every(isGuard);
function isIncludedBy(site, file, mains) {
	const seen = /* @__PURE__ */ new Set([file]);
	for (const one of seen) for (const line of site.includersOf(one)) seen.add(line.file);
	seen.delete(file);
	return [...seen].some((one) => mains.has(one));
}
/**
* The files that one server reads: what its main file includes and, where no other server is among the given files,
* everything else too (a `.htaccess`, or a file whose Include is not seen).
*/
function filesOfServer(site, main) {
	if (mainFiles(site).length === 1) return new Set(site.files);
	const files = /* @__PURE__ */ new Set([main.file]);
	const includes = site.directives(...includeNames);
	for (const file of files) for (const line of includes) if (line.file === file) for (const read of site.filesOf(line)) files.add(read);
	return files;
}
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
/** The context of a node, guards and `<Limit>` looked through; where its file is included more than once, of each place. */
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
/** Lines in one section have the same contexts. */
const contextsKnown = () => /* @__PURE__ */ new Map();
/** Whether a line stands at server level in some place it is read from. Only what stands there is looked through. */
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
/** Whether 2.2 or 2.4 may skip the node, in some place it is read from, for a condition that cannot be seen. */
function isConditional(site, node) {
	return site.enclosing(node).some((sections) => sections.some((section) => isGuard(section) && !isAlwaysRead(section)));
}
const isAlwaysRead = (guard) => readingOf(guard, "2.2") === "always" && readingOf(guard, "2.4") === "always";
// src/site/enabled.ts
/**
* Whether a file waits in a folder to choose from (`mods-available`) and has not been chosen: other files of such folders are
* read through a link or an Include that is seen, and this one is not.
*/
function isNotEnabled(site, file) {
	return isAvailable(file) && !isRead(site, file) && site.once(seesEnabled);
}
const seesEnabled = (site) => site.files.some((file) => isAvailable(file) && isRead(site, file));
/** A folder of files to choose from, as Debian has it. */
const isAvailable = ({ path }) => /(^|\/)\w+-available\//.test(path);
const isRead = (site, file) => site.includersOf(file).length > 0;
// src/site/includes.ts
/** How deep httpd lets Include lines nest (server/core.c, AP_MAX_INCLUDE_DEPTH). */
const deepest = 128;
/** A file is read so many times and no more: where lines read it twice that are read twice themselves, it has no end. */
const mostReadings = 1e3;
/** More places than these are not told apart. */
const most = mostReadings;
/**
* @param lines every Include and IncludeOptional of the files
* @param readBy what each of them reads
*/
function includesAmong(files, lines, readBy) {
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
	for (const line of lines) for (const file of readBy(line).files) addTo(reads, line.file, [line, file]);
	return reads;
}
/**
* The files, each after all that read it. Where files read each other, the one that comes first is taken for the
* outermost, and what leads back to it is left out.
*/
function outermostFirst(graph, files, reads) {
	const included = new Set([...reads.values()].flatMap((pairs) => pairs.map(([, file]) => file)));
	const done = /* @__PURE__ */ new Set();
	for (const root of [...files.filter((file) => !included.has(file)), ...files]) visit(graph, root, reads, done);
	return [...done].reverse();
}
/** With a list of its own for the files we are in: a chain of Includes can be longer than the call stack. */
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
			addTo(graph.files, line, file);
			addTo(graph.includers, file, line);
			enter(file);
		}
	}
}
/** @param circle the files from the one that is read again to the one that holds the line */
function noteCircle(graph, line, circle) {
	const [first, ...rest] = circle.map((file) => file.path);
	const steps = rest.slice(0, 5).map((path) => `${path}, which includes `);
	note(graph, line, `${rest.length === 0 ? `${first} includes itself` : `${first} includes ${steps.join("")}${rest.length > 5 ? "… " : ""}${first} again`}; httpd gives up on such a circle.`);
}
/** @param order the files, each after all that read it */
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
		if (line && found.size > most) note(graph, line, `${file.path} is included in more than ${most} different places, of which not all are looked at.`);
	}
	return places;
}
function cut(graph, line, file) {
	graph.includers.set(file, (graph.includers.get(file) ?? []).filter((other) => other !== line));
	graph.files.set(line, (graph.files.get(line) ?? []).filter((other) => other !== file));
	note(graph, line, `Include lines nest more than ${deepest} deep here, which httpd refuses.`);
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
/** One problem a line is enough. */
function note({ problems }, line, message) {
	const at = {
		start: line.name.start,
		end: line.args.at(-1)?.end ?? line.name.end
	};
	if (!problems.get(line.file)?.some((problem) => problem.at.start === at.start)) addTo(problems, line.file, {
		at,
		message
	});
}
// src/site/reading-order.ts
/**
* The directives of each configuration among the given files, in the order in which 2.4 reads them, Includes followed.
* A configuration begins with a file that no other one includes. `.htaccess` files have no part in it.
*/
function* configurations(site) {
	for (const file of site.files) {
		if (isHtaccess(file) || site.includersOf(file).length > 0) continue;
		const reader = {
			site,
			open: [],
			readings: /* @__PURE__ */ new Map(),
			found: []
		};
		read(reader, file, {
			conditions: [],
			inside: []
		});
		yield reader.found;
	}
}
function read(reader, file, place) {
	const { open, readings } = reader;
	const before = readings.get(file) ?? 0;
	if (open.includes(file) || before === 1e3) return;
	readings.set(file, before + 1);
	open.push(file);
	readNodes(reader, file.commands, place);
	open.pop();
}
function readNodes(reader, nodes, place) {
	const { site, found } = reader;
	const { conditions, inside } = place;
	for (const node of nodes) if (node.kind === "directive") {
		found.push({
			at: node,
			conditions,
			inside
		});
		for (const file of site.filesOf(node)) read(reader, file, place);
	} else if (node.kind === "section" && site.isLive(node)) readNodes(reader, node.commands, within(node, place));
}
function within(section, { conditions, inside }) {
	if (!isGuard(section)) return {
		conditions,
		inside: [section, ...inside]
	};
	return readingOf(section, "2.4") === "always" ? {
		conditions,
		inside
	} : {
		conditions: [...conditions, conditionOf(section)],
		inside
	};
}
function conditionOf(guard) {
	const text = guard.args.map((arg) => arg.value).join(" ");
	const [, not = "", name = ""] = /^(!?)(.*)$/s.exec(text) ?? [];
	return `${guard.key} ${not}${guard.key === "ifmodule" ? moduleNamed(name)?.name ?? name : name}`;
}
// src/site/present.ts
/** Whether the server that the configuration runs on today reads what stands in a section, going by what the given files load. */
const readingToday = (site, section) => isModuleThere(site, section, site.from) ?? readingOf(section, site.from);
/** Whether 2.4 will read it, with the modules that are there today. */
const readingOn24 = (site, section) => isModuleThere(site, section, "2.4") ?? readingOf(section, "2.4");
/** Whether 2.4 reads a line in some place, whatever it is started with. */
const isSurelyReadOn24 = (site, line) => site.enclosing(line).some((sections) => sections.every((section) => !isGuard(section) || readingOn24(site, section) === "always"));
/** The version that alone reads a node, going by the guards around it; undefined where both do, or may, or neither. */
function soleReader(site, node) {
	return soleReaderAt(site, site.includersOf(node.file).length > 0 ? site.enclosing(node) : [[...ancestors(node)]]);
}
/** The same for what stands in some places, each given by the sections around it. */
function soleReaderAt(site, places) {
	const guards = places.map((sections) => sections.filter(isGuard));
	const in22 = guards.some((around) => around.every((guard) => readingToday(site, guard) !== "never"));
	if (in22 === guards.some((around) => around.every((guard) => readingOn24(site, guard) !== "never"))) return void 0;
	return in22 ? "2.2" : "2.4";
}
/** Modules without which httpd has no access control at all: nobody guards a line with them who expects it not to be read. */
const ofAccess = /* @__PURE__ */ new Set([
	"mod_authz_host",
	"mod_auth_basic",
	"mod_authz_user",
	"mod_authz_groupfile",
	"mod_authn_file"
]);
/**
* What a version makes of an `<IfModule>` on a module that it has. Where the given files are the whole configuration
* a module is there if a line loads it; without any such line the modules of access control are built in, as by default.
* Undefined where the guard is of another kind.
*/
function isModuleThere(site, guard, version) {
	if (guard.key !== "ifmodule" || guard.args.length !== 1) return void 0;
	if (asksForNothing(guard, version)) return void 0;
	const negated = guard.args[0]?.value.startsWith("!") === true;
	const name = askedIn(guard);
	if (/^mod_access(\.c)?$/i.test(name)) return negated ? "always" : "never";
	const module = moduleNamed(name);
	if (!module) return isOtherThere(site, guard, name) ? negated ? "never" : "always" : void 0;
	const symbol = version === "2.2" ? module.symbol22 : module.symbol24;
	if (!symbol) return void 0;
	if (name !== module.source && name !== symbol) return void 0;
	const there = hasPlaceholder(sourceOf(guard.file, guard)) ? void 0 : isThere$1(site, module, guard, version);
	return there === void 0 ? void 0 : there === negated ? "never" : "always";
}
/** Whether a line loads a module of others before a guard asks for it. Without such a line it may be built in. */
function isOtherThere(site, guard, name) {
	const lines = (site.once(loadLinesBy["2.2"]).get(void 0)?.get("always") ?? []).filter(({ args }) => args[0]?.value === name || args[0]?.value === name.replace(/^mod_(.+)\.c$/, "$1_module"));
	return lines.length > 0 && !lines.every(readAfter(site, guard));
}
/** httpd looks at the guard while it reads: a module that is loaded further down is not there yet (server/core.c, start_ifmod). */
function isThere$1(site, module, guard, version) {
	if (version === "2.4" && site.target?.linkedIn?.has(module.name)) return true;
	const lines = site.once(loadLinesBy[version]).get(module);
	const isOfAccess = ofAccess.has(module.name);
	if (!lines) return isOfAccess && (site.once(isBuiltIn) || site.once(modulesSpokenTo).has(module.name)) || void 0;
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
	const readingFor = (line, module) => module && isForWant(line) ? "always" : readingBy(site, line, version);
	return new Map(Array.from(site.once(loadLines), ([module, lines]) => [module, grouped(lines, (line) => readingFor(line, module))]));
}
/** Whether a version reads a line, by the guards around it in the place where they hold most surely. */
function readingBy(site, line, version) {
	const places = site.enclosing(line).map((sections) => sections.filter(isGuard).map((one) => readingOf(one, version)));
	if (places.some((readings) => readings.every((reading) => reading === "always"))) return "always";
	return places.every((readings) => readings.includes("never")) ? "never" : "maybe";
}
/** Whether a line that is surely read loads a module of access control: then none of them is built in. */
const loadsSome = (site) => [...site.once(loadLines)].some(([module, lines]) => module && ofAccess.has(module.name) && lines.some((line) => !isConditional(site, line)));
/** Those that one version alone reads, too. */
const loadLines = (site) => grouped(site.files.filter((file) => !isNotEnabled(site, file)).flatMap((file) => file.named("loadmodule").filter(isDirective)), ({ args }) => moduleNamed(args[0]?.value ?? ""));
/** Who loads one of these modules has built none of them in. */
const isBuiltIn = (site) => !site.complete || ![...ofAccess].some((name) => site.loads(name));
/** Modules for which a line stands outside of all guards: httpd does not start, or answers 500, without. */
function modulesSpokenTo(site) {
	const isSaid = (lines) => lines.some((line) => !isConditional(site, line));
	const said = [...site.names].filter((name) => isSaid(site.directives(name)));
	const asks = isSaid(site.directives("AuthType").filter(asksBasic)) ? ["mod_auth_basic"] : [];
	return /* @__PURE__ */ new Set([...said.map((name) => directiveNamed(name)?.in22?.module), ...asks]);
}
const asksBasic = ({ args }) => args[0]?.value.toLowerCase() === "basic";
/** `<IfModule !mod_ssl.c>` around the line that loads mod_ssl: it is there afterwards in any case. */
function isForWant(line) {
	const { source, symbol22, symbol24 } = moduleNamed(line.args[0]?.value ?? "") ?? {};
	const words = [...ancestors(line)].filter(isGuard).flatMap(({ key, args }) => key === "ifmodule" ? args.map(({ value }) => value) : [""]);
	const own = [
		source,
		symbol22,
		symbol24
	].filter((name) => name !== void 0).map((name) => `!${name}`);
	return words.length > 0 && words.every((word) => own.includes(word));
}
function readAfter(site, guard) {
	const places = site.once(placesInReading);
	const first = [...commandsUnder(guard.commands)].find(isDirective);
	const tested = first && places.get(first);
	return (line) => {
		const load = places.get(line);
		if (load && tested) return load.root === tested.root && load.index >= tested.index;
		return line.file === guard.file && line.start > guard.start;
	};
}
/** When each LoadModule and each directive in a guard is first read, by the configuration that it belongs to. */
function placesInReading(site) {
	const places = /* @__PURE__ */ new Map();
	let root = 0;
	for (const readings of configurations(site)) {
		let index = 0;
		for (const { at } of readings) {
			if ((at.key === "loadmodule" || isGuarded(at)) && !places.has(at)) places.set(at, {
				root,
				index
			});
			index++;
		}
		root++;
	}
	return places;
}
const isGuarded = (line) => {
	for (const section of ancestors(line)) if (isGuard(section)) return true;
	return false;
};
// src/base/listed.ts
/** More things in one sentence nobody takes in. */
const mostListed = 5;
/**
* Things as a sentence lists them: `a, b and c`. Of many the first ones, and how many there are besides: `a, b and 7 more`. What
* grows with somebody's configuration is listed here and nowhere else.
* @param before what stands before the last one where all are named
*/
function listed(things, most = mostListed, before = " and ") {
	const named = things.slice(0, most);
	const more = things.length - named.length;
	if (more > 0) return `${named.join(", ")} and ${withCommas(more)} more`;
	const last = named.pop() ?? "";
	return named.length > 0 ? `${named.join(", ")}${before}${last}` : last;
}
/** The same of places and names that need no "and" before the last one. */
const listedPlainly = (things, most = mostListed) => listed(things, most, ", ");
/** 12,345. Not toLocaleString: loading its tables takes longer than all the rest of a small run. */
const withCommas = (count) => String(count).replace(/\B(?=(\d{3})+$)/g, ",");
/** Of texts that may be, those that are. */
const thoseSaid = (...texts) => texts.filter((text) => typeof text === "string" && text !== "");
// src/site/server-level.ts
/** The servers that run 2.2 today, for whom another default of 2.4 makes a difference. */
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
/** What a model makes of one of these servers, worked out once however many rules ask. The model must be pure. */
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
/** Those of them that stand at server level, whatever guards are around them. */
const serverLines = (site, server, ...names) => startLines(site, server, ...names).filter((line) => isAtServerLevel(site, line));
/**
* Whether all that the server reads when it starts is among the given files, so that what they do not say is not said: a
* pattern in an Include may read more on the server than here, unless its folder is known.
*/
const isWhole = (site, server) => site.complete || startLines(site, server, ...includeNames).every((line) => !readsMany(line) && site.filesOf(line).length > 0 || hasRoot(site) && isResolved(site, line));
/** Whether the place of every path is known, and what is not there either. */
const hasRoot = (site) => site.isOnDisk && site.serverRoots.length > 0 && site.serverRoots.every(({ top }) => top);
/** The Include leads to files that are given, or to a folder that is, and has none that it asks for. */
function isResolved(site, line) {
	const { how, files, lost } = site.includedBy(line);
	if (!/^(known|absent)$/.test(how) || !isLiteral(line) || lost.length > 0) return false;
	return files.length > 0 || readsMany(line);
}
const readsMany = ({ args: [path] }) => path !== void 0 && (isWild(path.value) || path.value.endsWith("/"));
/** What must be true for a fix that adds a directive which nothing among the given files sets; for several, of all of them. */
const unseenAssumption = (...names) => `No other file sets ${listed(names, 5, " or ")} for the whole server.`;
/**
* The line of the main file beside which another server-level line fits best: the last one of the first of these names
* that occurs at server level, else of the names that usually stand among such lines.
*/
function lineBeside(site, server, ...related) {
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
/** The blocks of a file; undefined where it has tags that do not fit together. */
const templateBlocksOf = (site, file) => {
	const found = site.once(blocksOfFiles).get(file);
	return found === "broken" ? void 0 : found ?? none$1;
};
/** Whether a template chooses between lines of a file, or may do so. */
const hasBlocks = (site, file) => site.once(blocksOfFiles).has(file);
const none$1 = {
	at: () => "",
	isSilent: () => false
};
const blocksOfFiles = (site) => new Map(site.files.filter((file) => mayHoldTags(file) && (marks.test(file.text) || hasStrangeTag(file.text))).map((file) => [file, blocksIn(file.text) ?? "broken"]));
/** The beginning of a continued line is none that the file knows of. */
const mayHoldTags = ({ text, hasOddLines }) => hasOddLines || marksOrContinued.test(text);
const marks = new RegExp(`<[%?]|${beginOfTag}|\\{[{#]|\\[% |tmpl_|TMPL_`);
const marksOrContinued = new RegExp(`${marks.source}|\\\\\\r?\\n`);
/** Whether a node stands in the same block as another node around it, or outside of all where none is given. */
function isAlwaysThere(site, node, around) {
	if (!hasBlocks(site, node.file)) return true;
	const blocks = templateBlocksOf(site, node.file);
	const outer = around?.file === node.file ? around.start : void 0;
	return blocks !== void 0 && blocks.at(node.start) === (outer === void 0 ? "" : blocks.at(outer));
}
/** Whether the tags of a section, and of those around it, stand in one block each: no branch opens what another closes. */
function hasWholeTags(site, section) {
	const blocks = templateBlocksOf(site, section.file);
	for (let around = section; around; around = around.parent) {
		const { start, close } = around;
		if (!blocks || !close || blocks.at(start) !== blocks.at(close.start)) return false;
	}
	return true;
}
function blocksIn(text) {
	if (hasStrangeTag(text)) return void 0;
	const tokens = tagsIn(text);
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
		at: (offset) => names[starts.findLastIndex((start) => start <= offset)] ?? "",
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
// src/models/lines-that.ts
/** The directives of a site that may have an effect, by their names in lower case. */
const namesThat = (site, effect) => [...site.names].filter((key) => !key.startsWith("<") && mayDo(key, effect));
/** The lines outside of .htaccess files that may have an effect, without those of the names that somebody reads. */
const otherLinesThat = (site, effect, read) => site.directives(...namesThat(site, effect).filter((key) => !read.includes(key))).filter(({ file }) => !isHtaccess(file));
/** The lines of a server that are known to have an effect. */
const linesThatDo = (site, server, effect) => startLines(site, server, ...[...site.names].filter((key) => does(key, effect)));
// src/models/lines-unseen.ts
/**
* Lines that bring in what is not among the given files: an Include that names one file, which httpd cannot do without
* (server/config.c), or that reads a link to what was not copied; code that is run as httpd starts (mod_perl), and a
* template's line that may turn into any others. Whoever says that the files are the whole configuration says that these
* bring in nothing that bears on access.
*/
const linesUnseen = (site) => [
	...site.files.flatMap(site.includesIn).filter((line) => site.isLive(line) && site.includedBy(line).lost.length > 0),
	...site.directives("Include").filter((line) => isMissing(site, line)),
	...otherLinesThat(site, "brings", [...includeNames, "use"]),
	...site.files.filter(({ hasOddLines }) => hasOddLines).flatMap((file) => openLines(site, file.children, templateBlocksOf(site, file)))
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
/** Whether the given files are all that one server reads, .htaccess files apart: its main file, and what every Include names. */
const isWholeServer = (site) => site.once(findWhole);
function findWhole(site) {
	return mainFiles(site).length === 1 && site.files.every((file) => site.includesIn(file).every((line) => isResolved(site, line))) && linesUnseen(site).length === 0;
}
// src/models/covered-ports.ts
/**
* Whether a virtual host for any address answers on each port that is listened on, so that the main server never does
* (server/vhost.c, find_default_server). Known only where the whole configuration is given.
*/
const isCovered = (site) => site.once(findCovered);
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
/** Whether the host is read wherever the line is: each guard around it holds, or is around the line too. */
function isReadWith(site, host, line) {
	const around = site.enclosing(line).map((sections) => new Set(sections.map(textOf)));
	return site.enclosing(host).some((sections) => sections.every((guard) => isGuard(guard) && (readingToday(site, guard) === "always" || around.every((texts) => texts.has(textOf(guard))))));
}
const textOf = ({ key, args }) => [key, ...args.map(({ value }) => value)].join(" ").toLowerCase();
// src/models/completeness.ts
/**
* Whether the given files are the whole configuration of one server, by what is seen of it: its main file is given, every
* Include leads to given files, no line brings in others, and what .htaccess files may say of access is seen or forbidden.
*/
const isProvedComplete = (site) => isWholeServer(site) && site.once(foldersUnseen).length === 0;
/**
* The folders whose .htaccess files are not seen and may say something of access (server/core.c, AllowOverride; without any
* such line 2.2 lets them say all): as the names on the way, or undefined for one that cannot be told.
*/
function foldersUnseen(site) {
	const open = site.directives("AllowOverride").filter((line) => !forbidsAccess(line)).map(folderAround);
	const served = isShutAtRoot(site) ? [] : servedFolders(site);
	const named = [...open, ...served];
	const lost = named.flatMap((folder) => folder ? site.lostWithin(folder).map(({ place }) => place) : []);
	return [...named.filter((folder) => !folder || !site.holdsFolder(folder)), ...lost];
}
/** Whether .htaccess files may say something of access only where a section lets them. */
const isShutAtRoot = (site) => site.once(findShutAtRoot);
function findShutAtRoot(site) {
	const lines = site.directives("AllowOverride").filter((line) => isForRoot(line) && forbidsAccess(line));
	const hosts = new Set(lines.map(virtualHostAround));
	return hosts.has(void 0) || isCovered(site) && site.sections("VirtualHost").every((host) => hosts.has(host));
}
/** Neither host rules nor Require may stand in a .htaccess file. */
function forbidsAccess(line) {
	const { args } = line;
	return args.length > 0 && args.every(({ value }) => /^(none|fileinfo|indexes|options(=.*)?)$/i.test(value)) && isLiteral(line);
}
/** It stands in `<Directory />` of the main server or of a virtual host, and no guard is around it. */
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
	return isAbsolute(path) && !isWild(path) ? segmentsOf(path) : void 0;
}
function servedFolders(site) {
	const folders = namedFolders(site).map(({ line, folder }) => isLiteral(line) && isAbsolute(folder) ? segmentsOf(folder) : void 0);
	const computed = otherLinesThat(site, "maps", folderNames).length > 0;
	return folders.length === 0 || computed ? [...folders, void 0] : folders;
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
/** Those of httpd's own modules. */
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
/** Who answers for a word, in any letter case; undefined for one that none of httpd's modules knows. */
const authzProviderNamed = (word) => byWord.get(word.toLowerCase());
/** Whether no 2.2 looks for a word, but 2.4 does: for a provider, or for `not` before one. */
const isOnlyOn24 = (word) => word.toLowerCase() === "not" || authzProviderNamed(word)?.in22 === false;
// src/base/once.ts
/** A function that works out what it says of an object the first time that it is asked. It must be pure. */
function once(workOut) {
	const known = /* @__PURE__ */ new WeakMap();
	return (one) => {
		const found = known.get(one) ?? { result: workOut(one) };
		known.set(one, found);
		return found.result;
	};
}
/** The same for what is said of a text. So many texts are remembered; with more it begins anew. */
function oncePerText(workOut) {
	const known = /* @__PURE__ */ new Map();
	return (text) => {
		const found = known.get(text) ?? { result: workOut(text) };
		if (known.size >= mostTexts) known.clear();
		known.set(text, found);
		return found.result;
	};
}
const mostTexts = 5e3;
/** The same text, held once: many findings of a fleet say the same. */
const held = oncePerText((text) => text);
// src/httpd/limit.ts
/**
* Whether nothing in a `<Limit>` or `<LimitExcept>` depends on the method, so that its tags may go: it holds only
* directives that 2.2 allows at server level, where nothing is limited (the users of cmd->limited are the directives of
* access control, which are not allowed there).
*/
function bindsNoMethod(limit) {
	if (!limit.close || isRefusedLimit(limit)) return false;
	for (const node of walk(limit.children)) if (!isUnlimited(node)) return false;
	return true;
}
/** `<Limit>` or `<LimitExcept>`. */
const isLimitSection = ({ key }) => /^limit(except)?$/.test(key);
/** Both versions refuse one without methods, and a `<Limit>` with TRACE among them (server/core.c, ap_limit_section). */
const isRefusedLimit = ({ key, args }) => args.length === 0 || key === "limit" && args.some(({ value }) => value === "TRACE");
/** Whether 2.2 does not start with a line in `<Limit>`, or answers 500 for it; 2.4 takes most of them there. */
const isRefusedInLimit = ({ key }) => refused.has(key);
/** Server/core.c and mod_ident.c of 2.2, NOT_IN_LIMIT. */
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
	if (node.kind === "directive") return !refused.has(node.key) && (directiveNamed(node.key)?.in22?.contexts.includes("s") ?? false);
	return node.kind === "blank" || node.kind === "comment";
}
// src/httpd/words-of-versions.ts
/**
* Whether one version alone takes a line of a directive that both know: by the number of its words (include/http_config.h)
* or by its keywords, as the parsers of both read them. Undefined where both take it, or neither does.
*/
function takenByOne(at) {
	const known = directiveNamed(at.key);
	if (!known?.in22 || !known.in24) return void 0;
	const words = valuesOf(at);
	if (known.isSection && words.length === 0) return void 0;
	const byCount = onlyOne(takes(known.in22, words), takes(known.in24, words), joined(at.file.text, at).trim());
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
* Whether a version takes the line of a directive or section that it has, as far as is known: by the number of its words, and by its keywords.
* Undefined where its module alone can tell, and where the version does not have it.
*/
function isTakenBy(version, at) {
	const form = directiveNamed(at.key)?.[version === "2.2" ? "in22" : "in24"];
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
	if (isLimitSection(section)) return !isRefusedLimit(section);
	if (!matcher && !isGuard(section)) return void 0;
	if (words.length === 0 || !takes(form, words)) return false;
	if (version === "2.2" && !isTakenBy22(section)) return false;
	if (!matcher) return form.kind === "TAKE1" || readingOf(section, version) !== "maybe" || void 0;
	if (words.length > 1 && words[0] !== "~") return false;
	return matcher.test(words.join(" ")) || void 0;
}
/** What surely is one: of patterns those of plain words, with alternatives in a group that holds no other. */
const matchers = {
	files: /^[^/~ ]+$/,
	filesmatch: /^(?:(?:[\w^$.-]|\\\.|\((?:[\w.|-]|\\\.)+\))[*+?]?)+$/
};
/** Those that keep what they are told as it is (modules/http/mod_mime.c, mappers/mod_dir.c, generators/mod_autoindex.c, metadata/mod_env.c, server/core.c). */
const takesAnyWord = /^((add|remove)(type|handler|language|charset|encoding|(in|out)putfilter)|set(env|handler|(in|out)putfilter)|(unset|pass)env|(default|force)type|default(icon|language)|directoryindex|indexignore|(header|readme)name|languagepriority|adddefaultcharset|require|auth(name|type))$/;
/**
* Whether httpd hands such words to the module (server/config.c, invoke_cmd): TAKE13 takes one or three, FLAG goes by the first,
* and an empty word is none. The other kinds take any.
*/
function takes({ kind }, words) {
	if (kind === "FLAG") return /^(on|off)$/i.test(words[0] ?? "");
	if (kind === "ITERATE2") return Boolean(words[0] && words[1]);
	const counts = /^TAKE(\d+)$/.exec(kind)?.[1];
	const empty = words.indexOf("");
	return counts === void 0 || counts.includes(String(empty < 0 ? words.length : empty));
}
/** modules/http/http_protocol.c, status_lines */
const statuses = {
	in22: "306 418 419 420 425 509",
	in24: "208 226 308 428 429 431 451 511"
};
const named = (words, prefix) => words.trim().replace(/(?<=^|\s)(?=\S)/g, prefix);
const headerKeywords = {
	find: headerWords,
	in24: "setifempty note expr= %l %i %b"
};
/** Of two words, the first of which is one of these, the second may be an expression (mod_alias.c, add_redirect_internal). */
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
/** By the functions that set them, in the modules of 2.2.34 and 2.4.63: test/fixtures/keywords.txt has what they compare with. */
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
/** `[L,R=301,E=a:b]`, with blanks around any of them. */
const flagsOf = (flags = "") => flags.replace(/^\[|\]$/g, "").split(",").map((flag) => flag.trim().replace(/^r(?:edirect)?=(\d+)$/i, "R=$1")).map((flag) => /^R=\d/.test(flag) ? flag : flag.replace(/=.*$/s, ""));
function withoutSigns(words) {
	return words.map((word) => word.replace(/^[+-]/, ""));
}
/** The action, the tags of a format, and what kind of condition there is. */
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
/** All that tells which version a configuration is written for: of which, how much, and the lines. */
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
		({ index }) => index.directives(...[...index.names].filter(isOldAccess), ...oldNames).filter(isOld)
	],
	[
		"2.2",
		"sign",
		({ index }) => loadsOf22(index)
	],
	[
		"2.2",
		"ours",
		({ index }) => index.directives(...keptNames).filter(keepsDefault)
	],
	[
		"2.4",
		"proof",
		({ new24 }) => new24.filter((line) => !isOfFixes(line))
	],
	[
		"2.4",
		"proof",
		besideHostLines
	],
	[
		"2.4",
		"sign",
		({ index }) => index.directives(...includeNames).filter((line) => folderOf24.test(firstWord(line)))
	],
	[
		"2.4",
		"ours",
		({ new24 }) => new24.filter(isOfFixes)
	]
];
/** What files tell by the table. */
function evidenceIn(index, files) {
	const given = {
		index,
		files,
		new24: [...wordsOf24(index)]
	};
	const rows = table.map(([of, weighs, lines]) => ({
		of,
		weighs,
		lines: lines(given)
	}));
	return (version, ...weights) => rows.flatMap(({ of, weighs, lines }) => of === version && weights.includes(weighs) ? lines : []);
}
/** What a fix of some rule makes of lines of 2.2: test/site/origin.test.ts asks all rules for it. */
function isOfFixes(line) {
	if (line.key === "loadmodule") return modulesOfFixes.test(moduleOf(line)?.name ?? "");
	if (line.key === "require") return requiresOfFixes.test(firstWord(line));
	if (line.kind === "section" && line.key === "if") return [...commandsUnder(line.commands)].every(({ key }) => /^(require\w*|authmerging)$/.test(key));
	if (namesOfFixes.has(line.key)) return true;
	if (line.kind === "section") return false;
	return keepsDefault(line) || linesOfFixes.test(wordsIn(line)) || wordsOfFixes.test(takenByOne(line)?.text ?? "");
}
/** Words that 2.4 alone takes in a line that both know, or the line itself. */
const wordsOfFixes = /^(loglevel .*|useolddateformat|legacydnstringformat|unsafe\w+|b|bctls|ignorecontextinfo)$/i;
/** Lines of which fixes write these alone: what somebody else has written there, 2.2 answers 500 for in a .htaccess file. */
const linesOfFixes = /^(substitutemaxlinelength 100m|filterprovider \S+ \S+ (!\( )?(-n )?(%\{content_type\}|(resp|req_novary|reqenv)\(').*)$/;
const modulesOfFixes = /^mod_(authn_core|authz_core|unixd|slotmem_\w+|socache_\w+|lbmethod_\w+|allowmethods|cache_disk|example_hooks|mpm_\w+)$|^(prefork|worker|event)$/;
const requiresOfFixes = /^(all|ip|host|expr|env|method|not|dbm-group|dbm-file-group)$/i;
/** Define is left without the module of 2.2 that had it. */
const namesOfFixes = new Set(`define undefine requireall requireany requirenone authmerging allowmethods includeoptional
   maxrequestworkers maxconnectionsperchild mutex errorlogformat regexdefaultoptions mergeslashes registerhttpmethod
   deflatealteretag httpprotocoloptions sslcarevocationcheck sslproxycarevocationcheck`.split(/\s+/));
/** Those that 2.4 takes too, with mod_access_compat or a warning. */
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
/** Whether a line keeps a default of 2.2: every run writes it where nothing else is said, and hardly anybody else does. */
function keepsDefault({ key, args }) {
	const words = args.map(({ value }) => value.toLowerCase()).sort();
	return /^(authldapmaxsubgroupdepth 0|(directorycheckhandler|ssilegacyexprparser) on|fileetag inode mtime size|regexdefaultoptions.* -dollar_endonly.*)$/.test([key, ...words].join(" "));
}
/**
* What a 2.2 loads for access control: mod_authz_host of 2.4 does not load without mod_authz_core, which is a file of its own
* wherever the other is.
*/
function loadsOf22(index) {
	const named = (name) => index.directives("LoadModule").filter((line) => moduleOf(line)?.name === name);
	return named("mod_authz_core").length > 0 ? [] : named("mod_authz_host");
}
/**
* `Require all granted`, alone or in `<RequireAll>`, in one section with `Order` and `Allow`, as it is often copied for a 2.4 with mod_access_compat and no fix
* leaves it: 2.2 would answer 500 there.
*/
function besideHostLines({ index, files }) {
	if (!index.says(...[...index.names].filter(isOldAccess))) return [];
	return index.directives("Require").filter((line) => /^all$/i.test(firstWord(line)) && isTelling(files)(line) && mayBeRead(line) && siblings(outOfContainers(line)).some((other) => other.kind === "directive" && isOldAccess(other.key)));
}
/** The outermost `<RequireAll>` and the like around a line, or the line itself. */
const outOfContainers = (line) => {
	const { parent } = line;
	return parent && /^require(all|any|none)$/.test(parent.key) ? outOfContainers(parent) : line;
};
/** 2.2 answers 500 for a word of 2.4 in a .htaccess file; whoever upgrades a server begins with its own files. */
const isTelling = (files) => files.every(isHtaccess) ? () => true : isServers;
const isServers = ({ file }) => !isHtaccess(file);
/** Packages of 2.4 read conf-enabled (Debian) or conf.modules.d (Red Hat) where those of 2.2 read conf.d alone. */
const folderOf24 = /(^|\/)(conf-(available|enabled)|conf\.modules\.d)(\/|$)/;
/** A `.htaccess` file keeps no httpd from starting, and may have been forgotten. */
function linesOnlyIn22(index, key) {
	if (key.startsWith("<")) return [];
	const known = directiveNamed(key);
	const isGone = known?.in22 && !known.in24;
	if (!isGone && key !== "loadmodule") return [];
	return index.directives(key).filter((line) => isServers(line) && isUnguarded(line) && (isGone || isRemoved(moduleOf(line))));
}
/** 2.4 starts with no line in which some words have a sign and others have none. */
function isRefusedBy24(line) {
	const isSigned = line.args.map(({ value }) => /^[+-]/.test(value));
	return isSigned.includes(true) && isSigned.includes(false) && isServers(line) && isUnguarded(line);
}
const isRemoved = (module) => !!module?.symbol22 && !module.symbol24 && (!successors[module.name] || takenOut.test(module.name));
/** Whose LoadModule a fix takes out whatever else there is, though their work goes on in others. */
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
	if (key === "require") return index.directives(key).filter((line) => isOnlyOn24(firstWord(line)));
	if (key === "loadmodule") return index.directives(key).filter((line) => isOnlyIn24(moduleOf(line)));
	if (!isNew(key)) return [];
	return key.startsWith("<") ? index.sections(key.slice(1)) : index.directives(key);
}
/** Who asks for a module that 2.2 never had writes for 2.4, unless it is one that guards for both versions ask for. */
const isGuardOf24 = (section) => showsModule24(firstWord(section)) && moduleOf(section)?.name !== "mod_access_compat";
/** Whether the name of a module tells of 2.4: 2.2 never had it, and no fix names it. */
function showsModule24(name) {
	const module = moduleNamed(name);
	return isOnlyIn24(module) && !modulesOfFixes.test(module?.name ?? "");
}
const isOnlyIn24 = (module) => !!module?.symbol24 && !module.symbol22 && !hadFor22.test(module.name);
/** A few modules of 2.4 were to be had for 2.2 too, with their directives. */
const hadFor22 = /^mod_(macro|proxy_html|xml2enc|remoteip|proxy_wstunnel|sed|lua|mpm_itk|fcgid|reqtimeout)$/;
/** A directive or section that 2.2 does not know, and does not start with, or answers 500 for. */
const isUnknownTo22 = ({ kind, key }) => isNew(kind === "section" ? `<${key}` : key) || /^if(file|directive|section)$/.test(key);
/** Known to 2.4 alone; a guard around lines for both is nobody's. */
function isNew(key) {
	const known = directiveNamed(key.replace(/^</, ""));
	if (!known?.in24 || known.in22 || hadFor22.test(known.in24.module)) return false;
	return known.isSection === key.startsWith("<") && !/^<if(file|directive|section)$/.test(key);
}
const moduleOf = (line) => moduleNamed(firstWord(line));
const wordsIn = ({ key, args }) => [key, ...args.map(({ value }) => value.toLowerCase())].join(" ");
const firstWord = ({ args }) => args[0]?.value ?? "";
function isUnguarded(node) {
	for (const section of ancestors(node)) if (isGuard(section) && readingOf(section, "2.2") !== "always") return false;
	return true;
}
/** Nothing keeps it from 2.2 but, maybe, a module that is not loaded. */
function mayBeRead(node) {
	for (const section of ancestors(node)) {
		const reading = isGuard(section) ? readingOf(section, "2.2") : "always";
		if (reading === "never" || reading === "maybe" && section.key !== "ifmodule") return false;
	}
	return true;
}
// src/site/name-index.ts
/** @param skipped files that 2.4 does not read */
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
		says: (...given) => given.some((name) => isDead ? all(ofDirective(name)).length > 0 : names.has(ofDirective(name))),
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
/** Whether 2.4 never reads a node; undefined where it may read all of them. */
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
/** Sections that 2.4 skips whatever it is started with, such as `<IfModule !mod_authz_core.c>`. */
const deadBranches = (file) => [...file.keys].filter((key) => key.startsWith("<if")).flatMap((key) => file.named(key)).filter((node) => node.kind === "section" && isGuard(node) && readingOf(node, "2.4") === "never");
// src/site/origin.ts
/**
* Judge the files of one server, by the weight of what they say: lines that no 2.4 starts with, then words of 2.4 that no fix
* writes, then the layout and the comments of distributions, then lines that 2.4 still takes. What our own fixes write shows
* that somebody has begun, and not what it was before.
* @param beside the servers that files lie beside which nothing reads: what they tell nothing of is as it is there
*/
function judged(of, files, said, beside = []) {
	const [proofs22, proofs24, ours] = [
		of("2.2", "proof"),
		of("2.4", "proof"),
		of("2.4", "ours")
	];
	const upgraded = [.../* @__PURE__ */ new Set([...proofs24, ...ours])];
	const shows24 = of("2.4", "sign").length > 0 || files.some((file) => !isHtaccess(file) && folderOf24.test(file.path)) || (said.begun ? proofs24.filter(isTelling(files)) : proofs24).length > 0;
	const stops24 = proofs22.length > 0;
	const origin = said.from === "auto" ? remembered() : asSaid(said, upgraded.filter(isTelling(files)));
	return {
		said,
		origin,
		stops24,
		signs22: of("2.2", "proof", "sign"),
		shows24,
		upgraded,
		signs24: of("2.4", "proof", "sign"),
		isUntouched: stops24 && isUnwritten()
	};
	function remembered() {
		const now = weighed();
		if (said.before === "2.2" && now === "2.4") return "on its way";
		return said.before === "2.4" && !stops24 ? "2.4" : now;
	}
	function weighed() {
		if (stops24) {
			const names = new Set(proofs24.flatMap((line) => isServers(line) ? line.key : []));
			if (names.size > proofs22.length) return "2.4";
			return said.begun || ours.length > 0 || names.size > 0 ? "on its way" : "2.2";
		}
		if (shows24) return "2.4";
		if (said.begun) return "on its way";
		const isOld = of("2.2", "sign", "ours").length > 0;
		const isBeside24 = beside.length > 0 && beside.every(({ judgement }) => judgement.origin === "2.4");
		if (ours.length === 0) return !isOld && isBeside24 ? "2.4" : "2.2";
		return (manualNamed(files) ?? (isOld ? "2.2" : "2.4")) === "2.4" ? "2.4" : "on its way";
	}
	/** Of a Require a fix may be the author, and of a .htaccess file beside a list of modules of 2.2 nobody thinks. */
	function isUnwritten() {
		const isOfModules = of("2.2", "sign").some(({ key }) => key === "loadmodule");
		const isUnbegun = !said.begun && (said.from === "2.2" || said.from === "auto" && isOfModules);
		const isForgotten = (line) => !isServers(line) && (isOfModules || !ours.includes(line));
		return (origin === "2.2" || isUnbegun) && upgraded.every((line) => line.key === "require" || isForgotten(line));
	}
}
/**
* Whoever says 2.2 may mean files that a run has been over. A Require for some clients 2.2 read, and closed by, so that it shows
* nothing.
*/
function asSaid({ from, begun }, upgraded) {
	if (from === "2.4") return "2.4";
	const isTold = upgraded.some(({ key, args }) => key !== "require" || /^all$/i.test(args[0]?.value ?? ""));
	return begun || isTold ? "on its way" : "2.2";
}
/** The same of one file by itself. */
const judgedAlone = (file, said) => judged(evidenceIn(nameIndex([file]), [file]), [file], said);
/** The version whose manual the comments of a distribution name, if they name one. */
function manualNamed(files) {
	const named = (version) => files.some(({ text }) => manualOf(version).test(text));
	const [in22, in24] = [named("2\\.2"), named("2\\.4")];
	if (in22 === in24) return void 0;
	return in24 ? "2.4" : "2.2";
}
const manualOf = (version) => new RegExp(`^[ \\t]*#.*httpd\\.apache\\.org/docs/${version}\\b`, "m");
/**
* Whether a 2.2 runs with what a file says, or did before a run: somebody has said so, or lines of its server show it. Of files of
* no server each shows it for itself alone; what they have of 2.4 beside files of 2.2, a run has written.
*/
function isKnownToComeFrom22({ judgement, role }, file) {
	const { origin, signs22, upgraded, said } = judgement;
	if (origin === "2.4") return false;
	if (said.from !== "auto") return true;
	if (role === "apart" || role === "unread") return [...signs22, ...upgraded].some((line) => line.file === file);
	return said.begun || origin !== "2.2" || signs22.length > 0;
}
// src/base/lazy.ts
/** What is worked out when somebody first asks for it, and not again. */
function lazy(make) {
	let known;
	return () => {
		known ??= { it: make() };
		return known.it;
	};
}
// src/site/server-names.ts
/**
* Places as the configuration names them: where links give the folder of a server two names, that which ServerRoot says
* counts, whatever way the files were named.
* @param placeOf the names on the way to a path, as it was given
*/
function serverNames(files, placeOf, disk) {
	const names = disk ? files.flatMap((file) => namesOf(file, placeOf(file.path).slice(0, -1), disk)) : [];
	if (names.length === 0) return placeOf;
	return (path) => {
		const place = placeOf(path);
		const fitting = names.find(({ given }) => liesWithin(place, given));
		return fitting ? [...fitting.onServer, ...place.slice(fitting.given.length)] : place;
	};
}
/** Debian's main file leaves ServerRoot to the program, which has it built in (debian/config-dir/apache2.conf, debian/rules). */
const builtInRoot = ({ path }) => /(^|\/)apache2\.conf$/.test(path) ? ["etc", "apache2"] : void 0;
/** The folders that a main file says the server starts from. */
function rootsIn(file) {
	const lines = file.named("serverroot");
	if (lines.length === 0) return [builtInRoot(file) ?? []].filter(({ length }) => length > 0);
	return lines.flatMap((line) => {
		const path = line.args[0]?.value ?? "";
		return isLiteral(line) && isAbsolute(path) ? [segmentsOf(path)] : [];
	});
}
/**
* Where a server of Debian's answers from that says no DocumentRoot: below HTTPD_ROOT, which is `` or `/etc/apache2`
* (include/httpd.h, DOCUMENT_LOCATION), or in the folder that its 2.4 has built in.
*/
function builtInDocuments(main) {
	return builtInRoot(main) !== void 0 && rootsIn(main).every((root) => root.join("/") === "etc/apache2") ? [
		"/htdocs",
		"/etc/apache2/htdocs",
		"/var/www/html"
	] : [];
}
const namesOf = (file, folder, disk) => rootsIn(file).flatMap((root) => {
	if (liesWithin(folder, root)) return [];
	const real = disk.realPlace(folder);
	return (real && (nameOfRoot(root, folder, real, disk) ?? nameInImage(root, folder, real))) ?? [];
});
/** The folder of the server itself, by another name. */
function nameOfRoot(root, folder, real, disk) {
	const realRoot = disk.realPlace(root);
	if (!realRoot || !liesWithin(real, realRoot)) return void 0;
	const below = real.slice(realRoot.length);
	const given = folder.slice(0, folder.length - below.length);
	return endsIn(folder, below) ? outermost({
		given,
		onServer: root
	}, disk) : void 0;
}
/** A link to it in the copy of a server's disk: `link` for `copy/etc/httpd`, whose own path tells where the copy begins. */
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
/** What lies around the folder may have two names for the same reason. */
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
* @param links further names of given files: link → path
* @param folder the folder that relative paths are told from, from the root of the disk; absent where it is not known
*/
function locatedFiles(files, links, { folder, disk } = {}) {
	const asGiven = (path) => segmentsOf(isAbsolute(path) || folder === void 0 ? path : `${folder}/${path}`);
	const placeOf = serverNames(files, asGiven, disk);
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
		named,
		shared: sharedBeginning(named),
		placeOf,
		namesOf(file) {
			names ??= grouped(named, (one) => one.file);
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
/** The files that httpd reads for a pattern at this place, by their names, folder by folder: a folder with all that it holds. */
function filesAt({ named }, pattern, isFolder) {
	const isThere = placeMatcher(pattern, isFolder);
	return named.filter(({ place }) => isThere(place));
}
/** @returns whether a place is one that httpd reads for a pattern */
function placeMatcher(pattern, isFolder) {
	const matchers = pattern.map(nameMatcher);
	const least = matchers.length + (isFolder ? 1 : 0);
	return (place) => place.length >= least && matchers.every((matches, index) => matches(place[index] ?? ""));
}
/** As httpd reads them: by their names, folder by folder (server/config.c, fname_alphasort). */
function inReadingOrder(found) {
	return [...new Set([...found].sort((a, b) => compare(a.place, b.place)).map(({ file }) => file))];
}
function compare(a, b) {
	const at = a.findIndex((segment, index) => segment !== b[index]);
	const [one, other] = [a[at] ?? "", b[at] ?? ""];
	return at < 0 ? 0 : one < other ? -1 : 1;
}
// src/site/server-roots.ts
/** The place of a path of the server, where the root of its disk is known. */
const placesOnDisk = (roots, names) => roots.flatMap(({ top }) => top ? [[...top, ...names]] : []);
/**
* The ServerRoot of each main file among the given ones, where it can be told, and the root of the server's disk: by where
* the main file lies, and where other paths that the configuration names are found.
* @param said ServerRoot, where no given file says it, and the folder that is the root of the disk
*/
function serverRootsAmong(given, index, said = {}) {
	const { serverRoot, root, disk } = said;
	const known = {
		given,
		index,
		disk,
		named: lazy(() => pathsNamed(index)),
		root: root === void 0 ? void 0 : given.placeOf(root)
	};
	const own = index.directives("ServerRoot").filter((line) => isLiteral(line) && isAbsolute(line.args[0]?.value ?? "")).map((line) => ({
		main: line.file,
		onServer: segmentsOf(line.args[0]?.value ?? "")
	}));
	if (own.length > 0) return own.flatMap(({ main, onServer }) => rootOf(known, main, onServer) ?? []);
	const mains = given.named.filter(({ file }) => isNamedAsMain(file)).map(({ file }) => file);
	const onServer = serverRoot === void 0 ? void 0 : segmentsOf(serverRoot);
	return [...new Set(mains)].flatMap((main) => rootOf(known, main, onServer ?? builtInRoot(main)) ?? []);
}
function rootOf(known, main, onServer) {
	const top = topOf(known, main, onServer);
	if (top && onServer) return {
		onServer,
		place: [...top, ...onServer],
		top
	};
	const place = folderOfIncludes(known, main, onServer);
	return top || place ? {
		onServer,
		place,
		top
	} : void 0;
}
/**
* Where the root of the server's disk lies: the folder above the main file that shows what ServerRoot says, or below which
* most of the paths lie that the configuration names. One name that is the same may be so by chance.
*/
function topOf(known, main, onServer) {
	const place = known.given.placeOf(main.path);
	if (known.root) return liesWithin(place, known.root) ? known.root : void 0;
	const isOfRoot = (top) => onServer !== void 0 && liesWithin(place, [...top, ...onServer]);
	if (onServer && onServer.length > 0 && isOfRoot([])) return [];
	const named = known.named();
	const weightOf = (top) => named.filter((names) => isThere(known, [...top, ...names])).reduce((sum, { length }) => sum + length - 1, isOfRoot(top) ? (onServer?.length ?? 1) - 1 : 0);
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
* The folder in which the main file lies as packages put it whose ServerRoot is elsewhere, as `/usr` is for Slackware and Apple.
* Not where ServerRoot has a folder `etc` of its own.
*/
function topOfPackages(place, onServer = []) {
	const [own = ""] = mainOfPackages.exec(place.join("/")) ?? [];
	const names = segmentsOf(own);
	if (names.length === 0 || onServer.includes("etc")) return void 0;
	return place.slice(0, -names.length);
}
const mainOfPackages = /(?<![^/])((private\/)?etc\/(httpd|apache2(\/2\.2)?)|usr\/local\/etc\/apache22)\/httpd\.conf$/;
/** The folders above a place below which its own path, as far as it is told, would be the beginning of a named one. */
function topsAbove(place, named) {
	const lengths = /* @__PURE__ */ new Set();
	for (const [first, second] of named) for (const [at, name] of place.entries()) if (name === first && (second === void 0 || place[at + 1] === second)) lengths.add(at);
	return [...lengths].sort((a, b) => b - a).map((length) => place.slice(0, length));
}
const isThere = ({ given, disk }, place) => given.hasFolder(place) || given.hasFile(place) || /^(file|folder)$/.test(disk?.kindAt(place) ?? "");
/** As many as tell enough; a host with thousands of sites names thousands. */
const mostNamed = 40;
function pathsNamed(index) {
	const words = [
		...namedFolders(index).map(({ line, folder }) => [line, folder]),
		...index.directives(...filesNamed).map((line) => [line, line.args[0]?.value]),
		...index.sections("Directory").map((section) => [section, section.args[0]?.value])
	];
	const named = /* @__PURE__ */ new Map();
	for (const [node, word] of words) {
		const names = word === void 0 ? void 0 : namesBeforeWild(node, word);
		if (names && names.length > 1) named.set(names.join("/"), names);
		if (named.size === mostNamed) break;
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
	const names = segmentsOf(word);
	const wild = names.findIndex(isWild);
	return wild < 0 ? names : names.slice(0, wild);
}
/** The folder at or above the main file from which most of its Include lines lead to a given file. */
function folderOfIncludes({ given, index }, main, onServer) {
	const place = given.placeOf(main.path);
	const tails = index.directives(...includeNames).filter((line) => line.file === main).flatMap((line) => tailOf(line, onServer) ?? []);
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
/** What an Include names below ServerRoot. */
function tailOf(line, onServer) {
	const path = line.args[0]?.value ?? "";
	if (path === "" || !isLiteral(line)) return void 0;
	const names = segmentsOf(path);
	const isFolder = path.endsWith("/");
	if (!isAbsolute(path)) return {
		names,
		isFolder
	};
	return onServer && liesWithin(names, onServer) ? {
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
	const groups = (items) => [...grouped(items, find).values()];
	return {
		join,
		groups
	};
}
// src/site/units.ts
/**
* The part of a configuration management that a file belongs to, by its path: a role of Ansible, a module of Puppet, a
* cookbook of Chef, or what stands in a folder for one host or environment. A repository may be such a part itself, with others
* that try it out. Undefined for any other file.
* @param around the folder of all files, with a slash at its end
*/
const unitAround = (path, around) => (ofRole.exec(path) ?? ofHost.exec(path))?.[1] ?? (/^(files|templates)\//.test(path.slice(around.length)) ? around : void 0);
const ofRole = /^((?:.*\/)?(?:roles|modules|cookbooks|site-cookbooks|site|profiles)\/.+?)\/(?:files|templates)\//;
const ofHost = /^((?:.*\/)?(?:hosts|nodes|environments)\/[^/]+)\//;
/**
* The files of each such part, where there are several; what one of them includes of another makes them one. Files of none
* go together, last. Empty where the files are not kept in that way.
*/
const unitsAmong = (site) => site.once(findUnits);
function findUnits(site) {
	const around = folderOfAll(site.files);
	const shown = new Set(site.files.flatMap((file) => isHtaccess(file) ? [] : unitAround(file.path, around) ?? []));
	if (shown.size < 2) return [];
	const unitWith = (path) => [unitAround(path, around)].find((unit) => unit !== void 0 && shown.has(unit));
	const byUnit = grouped(site.files, ({ path }) => unitWith(path));
	const sets = disjointSets();
	for (const [path, [first, ...others]] of byUnit) {
		if (path === void 0) continue;
		for (const file of others) sets.join(file, first);
		for (const file of [first, ...others]) for (const line of site.includesIn(file)) for (const read of filesIncluded(site, line)) sets.join(file, read);
	}
	const units = sets.groups(site.files.filter(({ path }) => unitWith(path) !== void 0)).map((files) => ({
		path: unitAround(files[0]?.path ?? "", around),
		files
	}));
	const rest = byUnit.get(void 0) ?? [];
	if (units.length < 2) return [];
	return rest.length > 0 ? [...units, {
		path: void 0,
		files: rest
	}] : units;
}
/** The deepest folder that holds all of them, with a slash at its end: the same however they are named, from within or without. */
function folderOfAll([first, ...others]) {
	let folder = first?.path.replace(/[^/]*$/, "") ?? "";
	while (!others.every(({ path }) => path.startsWith(folder))) folder = folder.replace(/[^/]*\/$/, "");
	return folder;
}
/** Without those that the line may not mean at all. */
function filesIncluded(site, line) {
	const { how, files } = site.includedBy(line);
	return how === "guess" ? [] : files;
}
// src/site/parts.ts
/** Each server by itself, then what belongs to none: what one says decides nothing for another. */
const siteParts = (site) => site.once(findParts);
/** The files that no line of a server reads, where that is known. */
const unreadFiles = (site) => site.once(findUnread);
const findUnread = (site) => new Set(siteParts(site).flatMap(({ role, files }) => role === "unread" ? files : []));
/** Of these, the `.htaccess` files, each with the AllowOverride line that keeps httpd from reading it. */
function unreadHtaccess(site) {
	const files = new Set(site.files.filter((file) => !isHtaccess(file)));
	const unread = unreadFiles(site);
	return new Map([...htaccessUnread(site, files)].filter(([file]) => unread.has(file)));
}
/** The same site without them. */
function withoutUnread(site) {
	const unread = unreadFiles(site);
	const left = site.files.filter((file) => !unread.has(file));
	return unread.size === 0 ? site : site.among(left, {});
}
function findParts(site) {
	const units = site.role === "all" && !site.isUnit ? unitsAmong(site) : [];
	if (units.length > 1) return units.flatMap(({ files }, index) => siteParts(site.among(files, {
		complete: false,
		isUnit: true,
		others: index === 0 ? site.others : []
	})));
	const parts = site.role === "all" ? partsAmong(site) : [];
	if (parts.length === 0 || parts[0]?.files.length === site.files.length) return [site];
	const servers = parts.filter(({ role }) => role === "server").map(({ files, role }) => site.among(files, { role }));
	return parts.map(({ files, role }, index) => site.among(files, {
		role,
		...role === "unread" ? { beside: servers } : {},
		complete: site.complete && role !== "unread",
		others: index === 0 ? site.others : []
	}));
}
function partsAmong(site) {
	const mains = mainFiles(site);
	if (mains.length === 0) return site.complete || site.judgement.said.from !== "auto" || site.judgement.upgraded.length === 0 && !site.judgement.shows24 ? [] : apart(site, site.files, "apart");
	const servers = mains.map((main) => serverOf(site, main));
	const claimed = new Set(servers.flat());
	const left = site.files.filter((file) => !claimed.has(file));
	const isOpen = servers.flat().some((file) => site.includesIn(file).some((line) => leadsElsewhere(site, line)));
	const hidden = servers.length === 1 && (site.complete || !isOpen) ? htaccessUnread(site, claimed) : /* @__PURE__ */ new Map();
	const unread = new Set(left.filter((file) => isHtaccess(file) ? hidden.has(file) : !isOpen || isCopy(site, file)));
	const read = left.filter((file) => !unread.has(file));
	const others = apart(site, [...unread], "unread");
	if (servers.length === 1 && unread.size === 0) return [];
	if (servers.length === 1) return [{
		role: "server",
		files: site.files.filter((file) => !unread.has(file))
	}, ...others];
	const ownerOf = ownersAmong(site, servers);
	const owned = grouped(read, (file) => isHtaccess(file) ? ownerOf(file) : void 0);
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
/** Whether a line may read files that are not given: also one that finds nothing, where no disk says that there is nothing. */
function leadsElsewhere(site, line) {
	const { how, files } = site.includedBy(line);
	return /^(guess|absent|unseen)$/.test(how) || files.length === 0 && !site.isOnDisk;
}
/**
* Files of no server: those that show 2.4 say nothing of the others. One that holds nothing but what fixes write may have been
* of 2.2, and goes with those that are, or were as a run has noted.
*/
function apart(site, files, role) {
	const said = {
		from: "auto",
		begun: false
	};
	const judgements = new Map(files.map((file) => [file, judgedAlone(file, said)]));
	const all = [...judgements.values()];
	const { said: known } = site.judgement;
	const isLeft = known.begun || known.before === "2.2" || all.some(({ origin, signs22 }) => origin !== "2.4" && signs22.length > 0);
	const isNew = (file) => {
		const judgement = judgements.get(file);
		return judgement?.origin === "2.4" && (judgement.shows24 || !isLeft);
	};
	return [files.filter((file) => !isNew(file)), files.filter(isNew)].filter((group) => group.length > 0).map((group) => ({
		role,
		files: group
	}));
}
/** Finds the one server that has the folder of a .htaccess file, by the folders that its lines name. */
function ownersAmong(site, servers) {
	const readers = groupedByEach(servers, (files) => files);
	const named = foldersNamed(site).flatMap(({ file, folder }) => (readers.get(file) ?? []).map((server) => ({
		server,
		folder
	})));
	const byLastName = grouped(named, ({ folder }) => folder.at(-1));
	return (file) => {
		const folder = site.placeOf(file.path).slice(0, -1);
		const owners = /* @__PURE__ */ new Set();
		for (const name of new Set(folder)) for (const one of byLastName.get(name) ?? []) {
			if (mayHold(one.folder, folder)) owners.add(one.server);
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
	})), ...namedFolders(site).map(({ line, folder }) => ({
		file: line.file,
		word: folder
	}))].flatMap(({ file, word }) => word ? [{
		file,
		folder: segmentsOf(word)
	}] : []);
}
/** Whether a folder of the server is the given one or lies above it, whatever the given files lie in. */
function mayHold(named, folder) {
	if (named.length === 0) return false;
	const last = named.at(-1);
	return folder.some((name, at) => name === last && (liesWithin(folder, named) || endsAlike(named, folder.slice(0, at + 1))));
}
const endsAlike = (a, b) => a.at(-1) === b.at(-1) && a.at(-2) === b.at(-2);
/**
* The AllowOverride line that keeps httpd from ever reading a `.htaccess` file, by that file: of all lines that may hold in its
* folder, each says None, and one does so whatever httpd is started with. Of a server that is seen as a whole.
* @param files of the site, those that the lines stand in
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
			const isIn = (folder) => within?.some((one) => liesWithin(folder, one)) ?? !sure;
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
* Whether every link is seen by which httpd could come to such a file from a folder where it reads them: wherever some line
* lets it, and nowhere without a line.
*/
function areLinksSeen(site, lines) {
	const folderOf = (line) => {
		const around = site.enclosing(line).flatMap((list) => list.filter(({ key }) => key === "directory"));
		const [section] = around;
		const path = section?.args[0]?.value ?? "";
		return around.length === 1 && section && isLiteral(section) && section.args.length === 1 && path.startsWith("/") && !isWild(path) ? segmentsOf(path) : void 0;
	};
	const isShut = lines.some((line) => saysNone(line) && folderOf(line)?.length === 0 && site.enclosing(line).every((list) => list.length === 1));
	const open = lines.filter((line) => !saysNone(line)).map(folderOf);
	const isSeen = (folder) => folder !== void 0 && site.holdsFolder(folder) && site.lostWithin(folder).length === 0;
	return isShut && open.every(isSeen);
}
const saysNone = (line) => isLiteral(line) && line.args.length === 1 && /^none$/i.test(line.args[0]?.value ?? "");
/** Where a line holds: below these places; undefined where that may be anywhere. Sure where nothing but its section is around it. */
function reachOf(site, line) {
	const around = site.enclosing(line);
	const sections = around.map((list) => list.find(({ key }) => key === "directory"));
	const isSure = around.length > 0 && around.every((list) => list.length === 1);
	const places = sections.map((section) => {
		const path = section?.args[0]?.value ?? "";
		return section?.args.length === 1 && isLiteral(section) && path.startsWith("/") && !isWild(path) ? placesOnDisk(site.serverRoots, segmentsOf(path)) : [];
	});
	return places.length === 0 || places.some((some) => some.length === 0) ? {
		folders: void 0,
		isSure
	} : {
		folders: places.flat(),
		isSure
	};
}
// src/migrate/rule.ts
/** How grave it mostly is what the rules of a group find. */
const usualSeverity = {
	access: "warning",
	starts: "error",
	answers: "warning",
	defaults: "warning",
	modules: "error",
	tidy: "info"
};
/** A rule of a group. @param rule with its severity where that is not what is usual in the group */
const ruleOf = (group, rule) => Object.assign(rule, {
	group,
	severity: rule.severity ?? usualSeverity[group],
	covers: rule.covers ?? []
});
/** The rules that a list exports, in the order of their names. */
const rulesByName = (list) => Object.values(list).sort((one, other) => one.id < other.id ? -1 : 1);
/** A check that looks at each line of these directives by itself. */
const eachLine = (names, say) => eachOf((site) => site.directives(...names), say);
/** The same, of what changes on the way from 2.2 to 2.4: nothing is said of what runs on 2.4 today. */
const eachLineOn22 = (names, say) => eachOf((site) => site.from === "2.4" ? [] : site.directives(...names), say);
/** A check that looks at each section of these names by itself. */
const eachSection = (names, say) => eachOf((site) => site.sections(...names), say);
/** A check that looks at each of some lines by itself. */
const eachOf = (linesOf, say) => function* (site, choices) {
	for (const at of linesOf(site)) {
		const said = say(at, site, choices);
		if (said) yield {
			at,
			...said
		};
	}
};
const usualForms = {
	guards: "leave",
	deadAllow: "exact",
	defaults: "keep",
	unmeant: "write"
};
({ ...usualForms });
const usualChoices = {
	...usualForms,
	confirmed: /* @__PURE__ */ new Set(),
	declined: /* @__PURE__ */ new Map()
};
/** What must be true for a fix in a file that another program makes. */
const templateAssumption = "The template does not change what these lines mean.";
/** What must be true for a fix of access rules where it is not seen that the given files are all. */
const unseenAccess = "All access rules for these folders are in the files that were read.";
/** The same where the given files are of several parts of a configuration management. */
const unseenParts = "All access rules for these folders are in this part of the repository.";
/** What must be true for a fix within a macro. */
const macroAssumption = "The macro's parameters do not change what these lines mean.";
// src/migrate/assumptions.ts
/** @param about what it is about, where that is not the same wherever it is said */
const shared = (name, sentence, about) => ({
	name: about === void 0 ? name : `${name}:${about}`,
	sentence
});
/** What is true of few servers. @param name that of the rule */
const rare = (name, sentence) => [{
	name,
	sentence,
	isRare: true
}];
/** What a rule counts on only where something is so. @param name that of the rule, alone or with what it is about */
const where = (is, name, sentence) => is ? [{
	name,
	sentence
}] : [];
/** That no file sets a directive which nothing among the given files sets. */
const unseenDefault = (name) => shared("unseen-defaults", unseenAssumption(name));
/** @param version such as `2.4.58` */
const release = (version) => shared("release", `The server is httpd ${version} or later.`, version);
const ofTemplate = shared("template", templateAssumption);
const ofMacro = shared("macro", macroAssumption);
/** What a fix for review of a rule counts on. */
const assumptionsOf = (rule, { safe, assumes, assumptions }) => safe ? [] : assumptions ?? [{
	name: rule,
	sentence: assumes ?? ""
}];
/** The fix without what is confirmed: safe where that was all. */
function withoutConfirmed(rule, fix, { confirmed }) {
	const all = assumptionsOf(rule, fix);
	const open = all.filter(({ name }) => !confirmed.has(name));
	if (all.length === open.length) return fix;
	const { assumes, assumptions, ...rest } = fix;
	return open.length === 0 ? {
		...rest,
		safe: true
	} : {
		...rest,
		...assumed(open)
	};
}
/** Why a fix is not wanted; undefined where nobody has declined what it counts on. */
function whyDeclined(rule, fix, { declined }) {
	return assumptionsOf(rule, fix).flatMap(({ name }) => declined.get(name) ?? [])[0];
}
// src/httpd/layouts.ts
/**
* Debian: envvars, apache2ctl, `apache2 -l`. Red Hat: httpd.spec, httpd.conf, httpd.service. SUSE: apache2.spec of openSUSE's 2.4.63
* (its layout, static_modules), start_apache2, sysconfig.apache2. FreeBSD: ports, www/apache24.
*/
const packagedHttpds = {
	debian: {
		name: "Debian",
		program: /\/sbin\/apache2$/,
		root: "/etc/apache2",
		modules: "/usr/lib/apache2/modules",
		linkedIn: [...[
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
		logs: "/var/log/apache2",
		run: "/var/run/apache2",
		user: "www-data",
		group: "www-data",
		nobodysGroup: "nogroup",
		types: "/etc/mime.types",
		main: "/etc/apache2/apache2.conf",
		startingWith: (path) => `add export APACHE_ARGUMENTS='-f ${path}' to /etc/apache2/envvars`
	},
	redhat: {
		name: "Red Hat",
		program: /(?<!\/local)\/sbin\/httpd$/,
		root: "/etc/httpd",
		modules: "/etc/httpd/modules",
		linkedIn: [
			"core",
			"http_core",
			"mod_so"
		],
		unpackaged: ["mod_imagemap.so"],
		logs: "/var/log/httpd",
		run: "/run/httpd",
		user: "apache",
		group: "apache",
		nobodysGroup: "nobody",
		types: "/etc/mime.types",
		main: "/etc/httpd/conf/httpd.conf",
		startingWith: (path) => `add OPTIONS="-f ${path}" to /etc/sysconfig/httpd`
	},
	suse: {
		name: "SUSE",
		program: /\/sbin\/httpd-(prefork|worker|event)$/,
		root: "/srv/www",
		modules: "/usr/lib64/apache2",
		linkedIn: [
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
		logs: "/var/log/apache2",
		run: "/run",
		user: "wwwrun",
		group: "www",
		nobodysGroup: "nobody",
		types: "/etc/mime.types",
		main: "/etc/apache2/httpd.conf",
		startingWith: (path) => `say APACHE_HTTPD_CONF="${path}" in /etc/sysconfig/apache2`,
		running: (mpm) => `install apache2-${mpm}, and say APACHE_MPM="${mpm}" in /etc/sysconfig/apache2`
	},
	freebsd: {
		name: "FreeBSD",
		program: /\/usr\/local\/sbin\/httpd$/,
		root: "/usr/local",
		modules: "/usr/local/libexec/apache24",
		linkedIn: [
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
		logs: "/var/log",
		run: "/var/run",
		user: "www",
		group: "www",
		nobodysGroup: "nobody",
		types: "/usr/local/etc/apache24/mime.types",
		main: "/usr/local/etc/apache24/httpd.conf",
		startingWith: (path) => `run \`sysrc apache24_flags="-f ${path}"\``
	}
};
/** In the packages of none: examples, and what is for other systems. */
const inNone = /^mod_(example_\w+|isapi|nw_ssl|optional_\w+|privileges|socache_dc)\.so$/;
/** What is known of the modules of a 2.4: what was said, and for the rest what its packages have. */
function targetOf(said, layout) {
	if (layout === void 0) return said;
	const { linkedIn, unpackaged, modules: folder } = packagedHttpds[layout];
	const packaged = {
		linkedIn: new Set(linkedIn),
		folder
	};
	if (said) return {
		...packaged,
		...said,
		linkedIn: said.linkedIn ?? packaged.linkedIn
	};
	const own = modules().flatMap(({ name, symbol24, file }) => symbol24 && file && !linkedIn.includes(name) ? file : []);
	const isLacking = (file) => unpackaged.includes(file) || inNone.test(file);
	return {
		...packaged,
		files: new Set(own.filter((file) => !isLacking(file))),
		lacking: new Set(own.filter(isLacking)),
		areAllFiles: false
	};
}
// src/site/access-file-names.ts
/** The names of files that httpd looks for in each folder that it answers from (server/core.c, AccessFileName). */
function accessFileNames(files) {
	const said = files.flatMap((file) => file.named("accessfilename")).flatMap((line) => isLiteral(line) ? line.args.map(({ value }) => value) : []);
	return new Set(said.length > 0 ? said : [".htaccess"]);
}
/** The line that has httpd look for files in other folders than the one that they are for, or under names that cannot be told. */
const namesElsewhere = (files) => files.flatMap((file) => file.named("accessfilename")).filter(isDirective).find((line) => !isLiteral(line) || line.args.some(({ value }) => value.includes("/")));
/** The files, each of another such name than `.htaccess` as one of a folder. One that names it is the server's own. */
function withAccessFiles(files) {
	const names = accessFileNames(files);
	if ([...names].every((name) => name === ".htaccess")) return files;
	const isMeant = (file) => lastName(file) !== ".htaccess" && names.has(lastName(file)) && file.named("accessfilename").length === 0;
	return files.map((file) => isMeant(file) ? parseAgain(file, file.text, { isPerDirectory: true }) : file);
}
/** What a file is called, without its folder. */
const lastName = ({ path }) => path.replace(/^.*[/\\]/, "");
// src/syntax/place.ts
/** The line, from 1, that it begins on. Counts from the start of the file: for a place or two, not for every line. */
const lineOf = ({ file, start }) => file.text.slice(0, start).split("\n").length;
/** Where it begins, for a message: conf/httpd.conf:12. */
const fileAndLine = (node) => `${node.file.path}:${lineOf(node)}`;
/** The line as it reads, and where it stands. */
const lineInWords = (node) => `\`${joined(node.file.text, node)}\` (${fileAndLine(node)})`;
// src/report/position.ts
/** Counts the lines of a file once, for all that is asked of it. */
const positionsIn = once(({ text }) => {
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
/** Where the lines of a text start: one is behind its last line ending, even where no character follows. */
function lineStarts(text) {
	const starts = [0];
	for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
	return starts;
}
/** The line, from 1, that an offset is on: the last one that starts there or before. */
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
/** Where things stand in a file as it is by now. */
const positionsNow = (rewritten, file) => rewritten?.get(file) ?? positionsIn(file);
// src/report/summary.ts
const resolutionOf = ({ fix }) => fix ? fix.safe ? "safe" : "review" : "manual";
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
/** Whether something is left that keeps 2.4 from starting or changes what it does, or that cannot be read for sure. */
const isWorkLeft = ({ site, migration: { findings }, applied }) => findings.some((finding) => finding.severity !== "info" && !applied.has(finding)) || filesIn(site).some((file) => site.problemsOf(file).length > 0);
/** "1 file", "3 files". */
const counted = (count, one, many = `${one}s`) => `${withCommas(count)} ${count === 1 ? one : many}`;
/** The configuration, then what stands beside it. */
const filesIn = (site) => [...site.files, ...site.others];
/** The findings of each file, in their order. */
const findingsByFile = (findings) => grouped(findings, ({ file }) => file);
// src/report/fingerprint.ts
/**
* What tells a finding from others of its file, whatever line it moves to: its rule, the path, the words of its line and of
* the tags around it. Findings alike in all of that have the same key; sixteen hexadecimal digits.
*/
const keyOf = (finding) => keyUnder(finding.file.path, finding);
/** The same where the file is called by another path than the one that is shown. */
const keyUnder = (path, { rule, at }) => hash([
	rule.id,
	path,
	...[at, ...ancestors(at)].map(wordsOf)
].join("\n"));
/** The key of each finding and which of its likes it is, from 1: `0123456789abcdef:1`. */
function fingerprintsOf(findings) {
	const seen = /* @__PURE__ */ new Map();
	return new Map(findings.map((finding) => {
		const key = keyOf(finding);
		const occurrence = (seen.get(key) ?? 0) + 1;
		seen.set(key, occurrence);
		return [finding, `${key}:${occurrence}`];
	}));
}
const wordsOf = (node) => JSON.stringify([node.key, ...valuesOf(node)]);
/** Findings with the same key say the very same thing. */
const messageKey = ({ rule, severity, message, fix }) => JSON.stringify([
	rule.id,
	severity,
	message,
	fix?.title,
	fix?.safe,
	fix?.assumes
]);
/** Two 32-bit FNV-1a sums with different beginnings. Not for secrets: it only has to tell a few thousand texts apart. */
function hash(text) {
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
/** All of it, in the order of files and lines. */
function diagnosticsOf({ site, migration: { findings }, applied, rewritten }) {
	const prints = fingerprintsOf(findings);
	const byFile = findingsByFile(findings.filter((finding) => !applied.has(finding)));
	return filesIn(site).flatMap((file) => {
		const own = byFile.get(file) ?? [];
		const problems = site.problemsOf(file);
		if (own.length + problems.length === 0) return [];
		const positions = positionsNow(rewritten, file);
		return [...own.map((finding) => ofFinding(finding, positions, prints.get(finding) ?? "")), ...problems.map((problem, index) => ofProblem(file, problem, positions, index))].sort((a, b) => a.start.line - b.start.line || a.start.column - b.start.column);
	});
}
/** Where it is. */
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
	title: "This place cannot be read for sure",
	see: void 0,
	severity: "warning",
	message,
	fix: void 0,
	fingerprint: `${hash([
		"unsure",
		file.path,
		message
	].join("\n"))}:${index + 1}`
});
/** What is so, and what the fix does and assumes, in one line. */
function sentencesOf({ message, fix }) {
	if (!fix) return message;
	return fix.safe ? `${message} Fix: ${fix.title}.` : `${message} Fix, for review: ${fix.title}. Check first: is this so? ${fix.assumes ?? ""}`.trimEnd();
}
// src/site/ends-alike.ts
const nothing = {
	files: [],
	guess: false
};
/**
* The given files lie somewhere in a repository, and a path of the server is likely the given file whose path ends alike: all
* of the shorter one, taken from the server root where the path is relative (or below a ServerRoot that is given), agrees.
* Where several folders fit, the one nearest to the including file is meant.
* @param serverRoots the values of the ServerRoot directives
*/
function filesThatEndAlike(given, serverRoots) {
	const { named, shared } = given;
	const byName = /* @__PURE__ */ new Map();
	const byFolder = /* @__PURE__ */ new Map();
	for (const one of named) {
		addTo(byName, one.place.at(-1) ?? "", one);
		for (const folder of new Set(one.place.slice(0, -1))) addTo(byFolder, folder, one);
	}
	const loose = named.filter((one) => one.place.length === 1);
	return resolve;
	function resolve(include) {
		const path = include.args[0]?.value;
		if (!path) return nothing;
		const pattern = segmentsOf(relative(path.replaceAll("\\", "/"), serverRoots));
		const inFolder = [...pattern, "*"];
		if (/\/$/.test(path)) return matching(include, inFolder);
		const found = matching(include, pattern);
		return found.files.length || /[.*?[]/.test(pattern.at(-1) ?? "") ? found : matching(include, inFolder);
	}
	function matching(include, pattern) {
		const from = given.placeOf(include.file.path);
		const fitOf = fitter(pattern, shared);
		const fitting = candidates(pattern, from).filter((one) => fitOf(one) !== void 0);
		const others = fitting.filter((one) => one.file !== include.file);
		const chosen = nearest(from, readsItself(from, pattern, others) ? fitting : others);
		const bases = new Set(chosen.map((one) => baseOf(one, fitOf(one))));
		const isElsewhere = [...bases].some((base) => !isAbove(base, from));
		return {
			files: inReadingOrder(chosen),
			guess: bases.size > 1 || isElsewhere && pattern.some(isWild)
		};
	}
	function candidates(pattern, from) {
		const name = pattern.at(-1) ?? "";
		if (!isWild(name)) return [...byName.get(name) ?? [], ...byFolder.get(name) ?? []];
		const folder = pattern.at(-2);
		if (folder === void 0 || isWild(folder)) return named;
		return [...byFolder.get(folder) ?? [], ...from.length > 1 ? loose : []];
	}
}
/** What the path of a file has before the part that the pattern names, and how much of the pattern it shows. */
const baseOf = ({ place }, fit) => fit ? `${fit.agreed}:${place.slice(0, fit.length - fit.agreed).join("/")}` : "";
function isAbove(base, from) {
	const prefix = base.replace(/^\d+:/, "");
	return prefix === "" || `${from.join("/")}/`.startsWith(`${prefix}/`);
}
function relative(path, serverRoots) {
	const root = serverRoots.find((root) => root && path.startsWith(root.replace(/\/?$/, "/")));
	return root ? path.slice(root.length) : path;
}
/** @param shared how many folders hold all that is given: what these are called here says little of the server */
function fitter(pattern, shared) {
	const matchers = pattern.map(nameMatcher);
	const isPattern = isWild(pattern.at(-1) ?? "");
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
/** Where the path says little, it is likelier to be that of another file, which is not given, than of the one it stands in. */
function readsItself(from, pattern, others) {
	if (isWild(pattern.at(-1) ?? "")) return pattern.length > 1 && from.length >= pattern.length;
	return pattern.length > 1 || others.length === 0;
}
/** Of files that fit, those that share the longest beginning of their path with the including file. */
function nearest(from, found) {
	if (found.length < 2) return found;
	const folder = from.slice(0, -1);
	const beginnings = found.map(({ place }) => {
		const at = folder.findIndex((segment, index) => place[index] !== segment);
		return at < 0 ? folder.length : at;
	});
	const best = beginnings.reduce((most, count) => Math.max(most, count), 0);
	return found.filter((_, index) => beginnings[index] === best);
}
// src/site/include.ts
/**
* Which of the given files each Include reads: a file, a folder with all that it holds, or what a pattern matches, in the
* order of the names (server/config.c, ap_process_resource_config, fname_alphasort; 2.4: server/util.c, ap_dir_nofnmatch).
*/
function includeResolver(where) {
	const alike = filesThatEndAlike(where.given, where.said);
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
		how: "unseen",
		places: [],
		lost: []
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
	const { files, guess } = alike(include);
	if (files.length === 0) return {
		...exact,
		how: folders.some((folder) => isAbsent(where, include, folder)) ? "absent" : "unseen"
	};
	return {
		...exact,
		files,
		how: guess || places.length > 0 ? "guess" : "likely"
	};
}
/** Whoever copies the file with the line copies the folders beside it; but git leaves empty ones out. */
const isAbsent = ({ given, disk }, { file }, folder) => disk?.kindAt(folder) === "nothing" && !disk.isVersioned(folder) && given.placeOf(file.path).slice(0, -1).join("/") === folder.slice(0, -1).join("/");
function known({ given, lost }, places, path) {
	const files = places.flatMap((place) => inReadingOrder(filesAt(given, place, path.endsWith("/"))));
	const isRead = places.map((place) => placeMatcher(place, path.endsWith("/")));
	return {
		files: [...new Set(files)],
		how: "known",
		places,
		lost: lost.filter(({ place }) => isRead.some((matches) => matches(place)))
	};
}
/** Where a mapping says that the given files have what the path names. */
function placesMapped({ given, said, mappings }, path) {
	if (mappings.length === 0) return [];
	return (isAbsolute(path) ? [path] : said.map((root) => `${root.replaceAll("\\", "/")}/${path}`)).flatMap((one) => givenPaths(mappings, (one.startsWith("/") ? "/" : "") + segmentsOf(one).join("/"))).map((one) => given.placeOf(one));
}
/** Where the server's own folder shows what the path names. Of several servers the one is meant that the line lies in. */
function placesBelowRoots({ given, roots }, include, path) {
	const from = given.placeOf(include.file.path);
	const own = roots.filter(({ place, top }) => liesWithin(from, place ?? top ?? from));
	const places = [];
	let isHere = false;
	for (const root of own.length > 0 ? own : roots) {
		const place = placeBelow(root, path);
		if (!place) continue;
		places.push(place);
		isHere ||= root.top?.length === 0;
	}
	return {
		places: [...new Map(places.map((place) => [place.join("/"), place])).values()],
		isHere
	};
}
function placeBelow({ onServer, place, top }, path) {
	if (!isAbsolute(path)) return place && segmentsOf(`${place.join("/")}/${path}`);
	const names = segmentsOf(path);
	if (top) return [...top, ...names];
	return place && onServer && liesWithin(names, onServer) ? [...place, ...names.slice(onServer.length)] : void 0;
}
// src/site/known-folders.ts
function knownFolders(known) {
	const { given, disk } = known;
	const kindOf = ({ names, isHere }) => {
		const kind = disk?.kindAt(names) ?? (given.hasFolder(names) ? "folder" : void 0);
		return kind === "nothing" && !isHere ? void 0 : kind;
	};
	const whole = known.whole.map(given.placeOf);
	const isWhole = (place) => whole.some((folder) => liesWithin(place.names, folder)) && (place.isHere || kindOf(place) !== void 0);
	return {
		kindAt: (names) => placesOf(known, names).flatMap((place) => kindOf(place) ?? [])[0],
		hasLineBeyond: (length, names) => placesOf(known, names).flatMap((place) => disk?.hasLineBeyond(length, place.names) ?? [])[0],
		renamedBy(place) {
			const isServer = known.roots.some(({ top }) => top?.length === 0);
			if (disk?.isVersioned(place)) return isServer ? "git" : "repository";
			return !isServer && known.roots.some(({ top }) => top) ? "copy" : "server";
		},
		linkedNear: (names) => placesOf(known, names).flatMap((place) => linkedNear(known, place, whole)),
		realPlace: (place) => disk?.realPlace(place),
		lostWithin: (names) => placesOf(known, names).flatMap((place) => lostWithin(known, place, names)),
		holdsFolder: (names) => placesOf(known, names).some((place) => isWhole(place) || isAllGiven(known, place))
	};
}
function placesOf({ given, roots, mappings }, names) {
	const mapped = givenPaths(mappings, `/${names.join("/")}`);
	if (mapped.length > 0) return mapped.map((path) => ({
		names: given.placeOf(path),
		isHere: false
	}));
	return roots.flatMap(({ top }) => top ? [{
		names: [...top, ...names],
		isHere: top.length === 0
	}] : []);
}
const lostWithin = ({ lost }, { names, isHere }, onServer) => isHere ? [] : lost.filter(({ place }) => liesWithin(place, names)).map(({ place, target }) => ({
	place: [...onServer, ...place.slice(names.length)],
	target
}));
/** @param whole the places of folders of which every file was looked at, whatever links are in them */
function linkedNear({ given, accessFiles, disk }, { names }, whole) {
	if (!disk || whole.some((folder) => liesWithin(names, folder))) return [];
	return [...names.flatMap((_, depth) => [...accessFiles].map((name) => [...names.slice(0, depth), name])), ...disk.filesCalled(accessFiles, names) ?? []].flatMap((name) => {
		const real = given.hasFile(name) ? void 0 : disk.realPlace(name);
		return real && real.join("/") !== name.join("/") ? {
			name,
			real
		} : [];
	});
}
/** Whether the disk has no such file there but those that are given. */
function isAllGiven({ given, accessFiles, disk }, { names }) {
	if (disk?.kindAt(names) !== "folder") return false;
	return disk.filesCalled(accessFiles, names)?.every((place) => given.hasFile(place)) ?? false;
}
// src/site/site.ts
/** Bring the files of one configuration together. Pure; takes time in proportion to the text. */
function siteOf(files, given = {}) {
	const { others = [], complete = false, from = "auto", links = /* @__PURE__ */ new Map(), ...options } = given;
	const begun = isBegun(files, given);
	const { located, serverRoots, folders, readBy, includes, index } = connected(files, given);
	const evidence = lazy(() => evidenceIn(index, files));
	const judgement = lazy(() => judged(evidence(), files, {
		from,
		begun,
		before: options.takenFor
	}, options.beside));
	const loaded = new Set(index.directives("LoadModule").map((line) => line.args[0]?.value.toLowerCase()));
	const derived = /* @__PURE__ */ new Map();
	const site = {
		...index,
		files,
		others,
		complete,
		from: from === "auto" ? judgement().origin === "2.4" ? "2.4" : "2.2" : from,
		get judgement() {
			return judgement();
		},
		fromGiven: from !== "auto" || begun && judgement().origin !== "2.4",
		target: targetOf(options.target, options.layout),
		mappings: options.mappings ?? [],
		includersOf: (file) => includes.includers.get(file) ?? [],
		filesOf: (include) => includes.files.get(include) ?? [],
		isGuess: (include) => readBy(include).how === "guess",
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
		among: (own, changes) => siteOf(own, {
			...given,
			...changes
		}),
		on: (version) => site.fromGiven && site.from === version ? site : readAs(site, given, evidence, version),
		loads: (name) => loaded.size > 0 && isAmong(loaded, name)
	};
	return site;
}
const isBegun = (files, { begun = false }) => typeof begun === "boolean" ? begun : files.some(({ path }) => begun.some((one) => path === one || one === "" || path.startsWith(`${one}/`)));
/** Where files lie, and which of them include which. */
function connected(files, { links = /* @__PURE__ */ new Map(), ...options }) {
	const written = nameIndex(files);
	const said = written.directives("ServerRoot").flatMap((line) => valuesOf(line).slice(0, 1));
	const roots = said.length === 0 && options.serverRoot ? [options.serverRoot] : said;
	const mappings = options.mappings ?? [];
	const located = locatedFiles(files, links, options);
	const serverRoots = serverRootsAmong(located, written, options);
	const lost = Array.from(options.lost ?? [], ([link, target]) => ({
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
	const includes = includesAmong(files, files.flatMap(includesOf), readBy);
	return {
		located,
		serverRoots,
		folders,
		readBy,
		includes,
		index: nameIndex(files, filesSkipped(files, includes))
	};
}
/** The same files read as those of a version: what they are, and where they lie, is worked out already. */
function readAs(site, given, evidence, from) {
	const derived = /* @__PURE__ */ new Map();
	const own = {
		...given,
		from
	};
	const get = lazy(() => judged(evidence(), site.files, {
		from,
		begun: isBegun(site.files, given)
	}));
	const view = Object.assign(Object.create(site, { judgement: { get } }), {
		from,
		fromGiven: true,
		once(model) {
			if (!derived.has(model)) derived.set(model, model(view));
			return derived.get(model);
		},
		among: (files, changes) => siteOf(files, {
			...own,
			...changes
		}),
		on: (version) => version === from ? view : readAs(site, given, evidence, version)
	});
	return view;
}
/** By either of its symbols, for a few have another one in 2.4. */
function isAmong(loaded, name) {
	const module = moduleNamed(name);
	return loaded.has(module?.symbol24 ?? name) || loaded.has(module?.symbol22 ?? name);
}
/** Those in branches that one version skips too. */
const includesOf = (file) => includeNames.flatMap((key) => file.named(key)).filter(isDirective);
/** The files that 2.4 reads nowhere, since every Include that leads to them stands in a branch that it skips. */
const filesSkipped = (files, includes) => new Set(files.filter((file) => includes.includers.has(file) && includes.placesOf(file).every((sections) => sections.some((section) => isGuard(section) && readingOf(section, "2.4") === "never"))));
/** A site of texts by path, for tests and for callers that have no files. */
function siteFromTexts(texts, options = {}) {
	const version = options.from === "2.4" ? "2.4" : "2.2";
	const defined = namesDefined(options.define);
	return siteOf(withAccessFiles(Object.entries(texts).map(([path, text]) => parse(text, path, version, defined))), options);
}
/** `NAME` is defined, `!NAME` is not, and of others nothing is known. */
const namesDefined = (names = []) => names.length === 0 ? void 0 : new Map(names.map((name) => name.startsWith("!") ? [name.slice(1), false] : [name, true]));
/** Lines in one section have the same sections around them, so each list is made once. */
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
export { lazy as $, directiveNamed as $t, release as A, folderText as An, oncePerServer as At, rulesByName as B, isAscii as Bn, readingOn24 as Bt, namesElsewhere as C, readingOf as Cn, namesThat as Ct, ofMacro as D, moduleNamed as Dn, templateBlocksOf as Dt, assumptionsOf as E, isRemovedIn24 as En, isAlwaysThere as Et, withoutConfirmed as F, isWild as Fn, listedPlainly as Ft, siteParts as G, mostReadings as Gt, unseenAccess as H, soleReader as Ht, eachLine as I, isWildReadable as In, thoseSaid as It, withoutUnread as J, contextsOf as Jt, unreadFiles as K, isAvailable as Kt, eachLineOn22 as L, matchesWild as Ln, withCommas as Lt, unseenDefault as M, nearOneOf as Mn, serversOn22 as Mt, where as N, segmentsOf as Nn, startLines as Nt, ofTemplate as O, modules as On, isWhole as Ot, whyDeclined as P, fitsPath as Pn, listed as Pt, builtInRoot as Q, mainFiles as Qt, eachSection as R, wildSource as Rn, isForWant as Rt, lastName as S, moduleKey as Sn, linesThatDo as St, packagedHttpds as T, withoutSigns$1 as Tn, hasWholeTags as Tt, unseenParts as U, soleReaderAt as Ut, templateAssumption as V, isAbsolute as Vn, readingToday as Vt, usualChoices as W, configurations as Wt, disjointSets as X, isConditional as Xt, unitsAmong as Y, isAtServerLevel as Yt, builtInDocuments as Z, mainFile as Zt, positionsIn as _, askedIn as _n, foldersUnseen as _t, sentencesOf as a, knownDirectives as an, isTakenBy as at, lineOf as b, isGuard as bn, isCovered as bt, counted as c, givenPaths as cn, isLimitSection as ct, isWorkLeft as d, hostAmong as dn, held as dt, does as en, isKnownToComeFrom22 as et, resolutionOf as f, hostsAround as fn, once as ft, lineStarts as g, isHtaccess as gn, isOnlyOn24 as gt, lineNumber as h, virtualHostAround as hn, authzProviders as ht, diagnosticsOf as i, isOldAccess as in, showsModule24 as it, shared as j, liesWithin as jn, serverLines as jt, rare as k, successors as kn, lineBeside as kt, filesIn as l, namedFolders as ln, isRefusedInLimit as lt, positionsNow as m, placeAround as mn, authzProviderNamed as mt, siteFromTexts as n, isHostRule as nn, isUnknownTo22 as nt, fingerprintsOf as o, mayDo as on, takenByOne as ot, summaryOf as p, isWithin$1 as pn, oncePerText as pt, unreadHtaccess as q, isNotEnabled as qt, siteOf as r, isInclude as rn, keepsDefault as rt, messageKey as s, readsWordByWord as sn, bindsNoMethod as st, namesDefined as t, includeNames as tn, isOfFixes as tt, findingsByFile as u, serverPath as un, isRefusedLimit as ut, fileAndLine as v, asksForModule as vn, isProvedComplete as vt, withAccessFiles as w, isPlainPattern as wn, hasBlocks as wt, accessFileNames as x, moduleAskedIn as xn, isWholeServer as xt, lineInWords as y, hasGuards as yn, isShutAtRoot as yt, ruleOf as z, asBytes as zn, isSurelyReadOn24 as zt };
