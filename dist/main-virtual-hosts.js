const require_grouped = require("./main-grouped.js");
// src/httpd/modules.ts
/**
* Name, source, symbol in 2.2, symbol in 2.4, shared object (`=` the usual one, `-` none): from the module structures in the
* source of both versions.
*/
const table$2 = `
beos = mpm_beos_module - -
core = = = -
event = mpm_event_module mpm_event_module mod_mpm_event.so
http_core = http_module http_module -
mod_access_compat = - = =
mod_actions = = = =
mod_alias = = = =
mod_allowmethods = - = =
mod_asis = = = =
mod_auth_basic = = = =
mod_auth_digest = = = =
mod_auth_form = - = =
mod_authn_alias = = - =
mod_authn_anon = = = =
mod_authn_core = - = =
mod_authn_dbd = = = =
mod_authn_dbm = = = =
mod_authn_default = = - =
mod_authn_file = = = =
mod_authn_socache = - = =
mod_authnz_fcgi = - = =
mod_authnz_ldap = = = =
mod_authz_core = - = =
mod_authz_dbd = - = =
mod_authz_dbm = = = =
mod_authz_default = = - =
mod_authz_groupfile = = = =
mod_authz_host = = = =
mod_authz_owner = = = =
mod_authz_user = = = =
mod_autoindex = = = =
mod_brotli = - = =
mod_bucketeer = = = =
mod_buffer = - = =
mod_cache = = = =
mod_cache_disk = - = =
mod_cache_socache = - = =
mod_case_filter = = = =
mod_case_filter_in = = = =
mod_cern_meta = = = =
mod_cgi = = = =
mod_cgid = = = =
mod_charset_lite = = = =
mod_data = - = =
mod_dav = = = =
mod_dav_fs = = = =
mod_dav_lock = = = =
mod_dbd = = = =
mod_deflate = = = =
mod_dialup = - = =
mod_dir = = = =
mod_disk_cache = = - =
mod_dumpio = = = =
mod_echo = = = =
mod_env = = = =
mod_example = = - =
mod_example_hooks = - = =
mod_example_ipc = - = =
mod_expires = = = =
mod_ext_filter = = = =
mod_file_cache = = = =
mod_filter = = = =
mod_headers = = = =
mod_heartbeat = - = =
mod_heartmonitor = - = =
mod_http2 = - = =
mod_ident = = = =
mod_imagemap = = = =
mod_include = = = =
mod_info = = = =
mod_isapi = = = =
mod_lbmethod_bybusyness = - = =
mod_lbmethod_byrequests = - = =
mod_lbmethod_bytraffic = - = =
mod_lbmethod_heartbeat = - = =
mod_ldap util_ldap.c = = =
mod_log_config = = = =
mod_log_debug = - = =
mod_log_forensic = = = =
mod_logio = = = =
mod_lua = - = =
mod_macro = - = =
mod_md = - = =
mod_mem_cache = = - =
mod_mime = = = =
mod_mime_magic = = = =
mod_negotiation = = = =
mod_netware = = = -
mod_nw_ssl = nwssl_module nwssl_module =
mod_optional_fn_export = = = =
mod_optional_fn_import = = = =
mod_optional_hook_export = = = =
mod_optional_hook_import = = = =
mod_privileges = - = =
mod_proxy = = = =
mod_proxy_ajp = = = =
mod_proxy_balancer = = = =
mod_proxy_connect = = = =
mod_proxy_express = - = =
mod_proxy_fcgi = - = =
mod_proxy_fdpass = - = =
mod_proxy_ftp = = = =
mod_proxy_hcheck = - = =
mod_proxy_html = - = =
mod_proxy_http = = = =
mod_proxy_http2 = - = =
mod_proxy_scgi = = = =
mod_proxy_uwsgi = - = =
mod_proxy_wstunnel = - = =
mod_ratelimit = - = =
mod_reflector = - = =
mod_remoteip = - = =
mod_reqtimeout = = = =
mod_request = - = =
mod_rewrite = = = =
mod_sed = - = =
mod_session = - = =
mod_session_cookie = - = =
mod_session_crypto = - = =
mod_session_dbd = - = =
mod_setenvif = = = =
mod_slotmem_plain = - = =
mod_slotmem_shm = - = =
mod_so = = = -
mod_socache_dbm = - = =
mod_socache_dc = - = =
mod_socache_memcache = - = =
mod_socache_redis = - = =
mod_socache_shmcb = - = =
mod_speling = = = =
mod_ssl = = = =
mod_status = = = =
mod_substitute = = = =
mod_suexec = = = =
mod_systemd = - = =
mod_unique_id = = = =
mod_unixd = - = =
mod_userdir = = = =
mod_usertrack = = = =
mod_version = = = =
mod_vhost_alias = = = =
mod_watchdog = - = =
mod_win32 = = = -
mod_xml2enc = - = =
mpm_netware = = = -
mpm_winnt = = = -
mpmt_os2 = mpm_mpmt_os2_module mpm_mpmt_os2_module -
prefork = mpm_prefork_module mpm_prefork_module mod_mpm_prefork.so
worker = mpm_worker_module mpm_worker_module mod_mpm_worker.so
`;
let read$2;
/**
* The module that `<IfModule>` or LoadModule means: by source file (`mod_ssl.c`), symbol (`ssl_module`) or plain name
* (`mod_ssl`), in any letter case. Undefined for a module that is not part of httpd.
*/
const moduleNamed = (name) => byName().get(name.toLowerCase());
function byName() {
	read$2 ??= readTable();
	return read$2;
}
/** Modules that 2.4 has under another name, with that name (CHANGES 2.3.x). */
const successors = {
	mod_disk_cache: "mod_cache_disk",
	mod_authn_alias: "mod_authn_core",
	mod_example: "mod_example_hooks"
};
/** Whether no line of 2.4 loads what this module was: mod_authn_alias has become a part of another. */
const isRemovedIn24 = ({ name, symbol24 }) => !symbol24 && (name === "mod_authn_alias" || successors[name] === void 0);
/** Every module of both versions. */
const modules = () => [...new Set(byName().values())];
function readTable() {
	const found = /* @__PURE__ */ new Map();
	for (const row of table$2.trim().split("\n")) {
		const [name = "", ...cells] = row.split(" ");
		const symbol = `${name.replace(/^mod_/, "")}_module`;
		const usual = [
			`${name}.c`,
			symbol,
			symbol,
			`${name}.so`
		];
		const [source = "", symbol22, symbol24, file] = cells.map((cell, at) => cell === "=" ? usual[at] : cell === "-" ? void 0 : cell);
		const module = {
			name,
			source,
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
/** Whether a place is the folder, or lies in it. */
const liesWithin = (place, folder) => place.length >= folder.length && folder.every((name, index) => place[index] === name);
// src/site/htaccess.ts
/**
* Whether the file is a per-directory file, by what AccessFileName says or by its name: `.htaccess`, `_htaccess`,
* `htaccess.txt`, `sample.htaccess`. One called `htaccess.conf` is the server's own.
*/
const isHtaccess = ({ path, isPerDirectory }) => isPerDirectory || /(^|[/._-])htaccess([._-][^/]*)?$/i.test(path) && !/(^|\/)[^./][^/]*\.conf$/i.test(path);
// src/syntax/template.ts
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
function templatesIn(text) {
	const unclosed = /* @__PURE__ */ new Set();
	return { endOf };
	function endOf(first, end) {
		const code = text.charCodeAt(first);
		if (isLetter$1(code) || code === LESS$2 && isPlainTag(text.charCodeAt(first + 1))) return -1;
		const head = text.slice(first, first + 8);
		if (!templateLine.test(head)) return -1;
		const tag = tags.find(([open]) => head.toLowerCase().startsWith(open));
		if (!tag) return end;
		const close = unclosed.has(tag[1]) ? -1 : text.indexOf(tag[1], first + tag[0].length);
		if (close < 0) unclosed.add(tag[1]);
		if (close < 0) return head.startsWith("<") ? -1 : end;
		if (close < end) return end;
		const newline = text.indexOf("\n", close);
		return newline < 0 ? text.length : newline + 1;
	}
}
const LESS$2 = 60;
/** Of tags with a name only those that begin with a `t` may be of a template. */
const isPlainTag = (next) => isLetter$1(next) && (next | 32) !== LETTER_T;
const LETTER_T = 116;
const isLetter$1 = (code) => (code | 32) >= 97 && (code | 32) <= 122;
const placeholder = new RegExp([
	"<%|<\\?|\\{\\{|\\}\\}|\\{%|\\[%\\s",
	"%>(?![\\w{!,])|[\\s;]\\?>",
	"</?(?:tmpl|TMPL)_|\\{/?(?:tmpl|TMPL)_|\\{\\$[A-Za-z_]",
	"@@?[A-Za-z_][\\w.-]*@",
	"(?<![%\\w])%(?![\\dA-Fa-f]{2}\\w*%[\\dA-Fa-f]{2})[A-Za-z_]\\w+%",
	"(?<![%$\\\\])\\{[A-Za-z][A-Za-z0-9_]+\\}",
	"__[A-Z][A-Z0-9_]+__"
].join("|"));
/** Whether this text holds a tag or placeholder of a template. `%{NAME}` and `${NAME}` are httpd's own. */
const hasPlaceholder = (text) => placeholder.test(text);
// src/syntax/tree.ts
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
/** The same without blank lines, comments and the like, which are not even looked at. */
function* commandsUnder(nodes) {
	for (const node of nodes) {
		yield node;
		if (node.kind === "section") yield* commandsUnder(node.commands);
	}
}
/** The enclosing sections within the node's own file, innermost first. */
function* ancestors(node) {
	for (let up = node.parent; up; up = up.parent) yield up;
}
/** The list the node stands in. */
const siblings = (node) => node.parent?.children ?? node.file.children;
const isDirective = (node) => node.kind === "directive";
const isSection = (node) => node.kind === "section";
/** The values of the arguments from the nth (from 0) on. */
const valuesOf = (node, from = 0) => node.args.slice(from).map((arg) => arg.value);
/** The source text of a range of a file. */
const sourceOf = (file, range) => file.text.slice(range.start, range.end);
// src/httpd/guards.ts
/** What `version` makes of this section's condition; `always` for a section that has none. */
function readingOf(section, version) {
	switch (section.key) {
		case "ifmodule": return isTemplated$1(section) ? "maybe" : ifModule(valuesOf(section), version);
		case "ifversion": return isTemplated$1(section) ? "maybe" : ifVersion(valuesOf(section), version);
		case "ifdefine": return isTemplated$1(section) ? "maybe" : ifDefine(section);
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
const isTemplated$1 = (section) => hasPlaceholder(sourceOf(section.file, section));
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
function ifModule([text = "", ...more], version) {
	const negated = text.startsWith("!");
	const name = negated ? text.slice(1) : text;
	const module = moduleNamed(name);
	if (!module || more.length > 0) return "maybe";
	const { source, symbol22, symbol24 } = module;
	const loaded = !(version === "2.2" ? symbol22 : symbol24 ?? successors[module.name]) || !(name === source || name === symbol22 || name === symbol24) ? "never" : alwaysThere.has(module.name) ? "always" : "maybe";
	return negated ? opposite$2(loaded) : loaded;
}
const opposite$2 = (reading) => reading === "maybe" ? "maybe" : reading === "always" ? "never" : "always";
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
	const holds = pattern === void 0 ? compares(sign, operand, version) : matches$2(pattern, version);
	return negated ? opposite$2(holds) : holds;
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
function matches$2(operand, version) {
	try {
		const pattern = new RegExp(operand);
		const series = Array.from({ length: version === "2.2" ? 35 : 100 }, (_, patch) => pattern.test(`${version}.${patch}`));
		if (series.every(Boolean)) return "always";
		return series.some(Boolean) ? "maybe" : "never";
	} catch {
		return "maybe";
	}
}
// src/site/main-name.ts
/** Whether a file is called as distributions call the file that httpd starts with. */
const isNamedAsMain = ({ path }) => /(^|\/)(httpd|apache)[\d.]*\.conf([.-][\w-]+(\.[\w-]+)*)?$/i.test(path);
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
	return [...found.values()].filter(({ file }) => !isIncludedBy(site, file, found));
}
/** The line that shows a file to be a main file. */
function signIn(site, file) {
	for (const sign of isNamedAsMain(file) ? [...sureSigns, ...signsInHttpdConf] : sureSigns) {
		const at = site.directivesIn(file, sign).find(isServerLevel$1);
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
const isServerLevel$1 = (line) => [...ancestors(line)].every(isGuard);
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
	const includes = site.directives("Include", "IncludeOptional");
	for (const file of files) for (const line of includes) if (line.file === file) for (const read of site.filesOf(line)) files.add(read);
	return files;
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
// src/httpd/directives.ts
const effectOf = {
	u: "maps",
	r: "asks",
	v: "sets",
	f: "reads",
	d: "refuses"
};
/** Directives of other modules that do none of this, by their beginnings. */
const foreignInert = /^(php\d?_(admin_)?(value|flag)|modpagespeed\w*|mod_gzip_\w+)$/;
/** Whether a directive or section of this name, in lower case, may have the effect. What is not classified may do anything. */
function mayDo(key, effect) {
	const known = directiveNamed(key.replace(/^</, ""));
	return known ? known.effects.has(effect) : !foreignInert.test(key);
}
/**
* Name (of a section in its brackets), form in 2.2, form in 2.4 (`-` none, `=` the same), a form being
* module/contexts/override/kind: from the manual's module pages and the command tables in the source of both versions. Behind them the effects: u maps, r asks, v sets,
* f reads, d refuses, a point for none; by what the modules do with what the directive sets, in their hooks.
*/
const table = `
AcceptFilter core/s/-/TAKE2 = .
AcceptMutex mpm_common/s/-/TAKE1 - .
AcceptPathInfo core/svdh/FileInfo/TAKE1 = d
AccessFileName core/sv/-/RAW_ARGS = f
Action mod_actions/svdh/FileInfo/TAKE23 = r
AddAlt mod_autoindex/svdh/Indexes/ITERATE2 = .
AddAltByEncoding mod_autoindex/svdh/Indexes/ITERATE2 = .
AddAltByType mod_autoindex/svdh/Indexes/ITERATE2 = .
AddCharset mod_mime/svdh/FileInfo/ITERATE2 = .
AddDefaultCharset core/svdh/FileInfo/TAKE1 = .
AddDescription mod_autoindex/svdh/Indexes/ITERATE2 = .
AddEncoding mod_mime/svdh/FileInfo/ITERATE2 = .
AddHandler mod_mime/svdh/FileInfo/ITERATE2 = r
AddIcon mod_autoindex/svdh/Indexes/ITERATE2 = .
AddIconByEncoding mod_autoindex/svdh/Indexes/ITERATE2 = .
AddIconByType mod_autoindex/svdh/Indexes/ITERATE2 = .
AddInputFilter mod_mime/svdh/FileInfo/ITERATE2 = r
AddLanguage mod_mime/svdh/FileInfo/ITERATE2 = .
AddModuleInfo mod_info/sv/-/TAKE2 = .
AddOutputFilter mod_mime/svdh/FileInfo/ITERATE2 = r
AddOutputFilterByType core/svdh/FileInfo/ITERATE2 mod_filter/svdh/FileInfo/TAKE_ARGV r
AddType mod_mime/svdh/FileInfo/ITERATE2 = r
Alias mod_alias/sv/-/TAKE2 mod_alias/svd/-/TAKE12 u
AliasMatch mod_alias/sv/-/TAKE2 = u
AliasPreservePath - mod_alias/svd/-/FLAG .
Allow mod_authz_host/dh/Limit/ITERATE2 mod_access_compat/dh/Limit/ITERATE2 d
AllowCONNECT mod_proxy/sv/-/ITERATE mod_proxy_connect/sv/-/ITERATE d
AllowEncodedSlashes core/sv/-/TAKE1 = d
AllowMethods - mod_allowmethods/d/-/TAKE_ARGV d
AllowOverride core/d/-/RAW_ARGS = df
AllowOverrideList - core/d/-/TAKE_ARGV df
Anonymous mod_authn_anon/dh/AuthConfig/ITERATE = d
Anonymous_LogEmail mod_authn_anon/dh/AuthConfig/FLAG = d
Anonymous_MustGiveEmail mod_authn_anon/dh/AuthConfig/FLAG = d
Anonymous_NoUserID mod_authn_anon/dh/AuthConfig/FLAG = d
Anonymous_VerifyEmail mod_authn_anon/dh/AuthConfig/FLAG = d
AsyncRequestWorkerFactor - event/s/-/TAKE1 .
AuthBasicAuthoritative mod_auth_basic/dh/AuthConfig/FLAG = d
AuthBasicFake - mod_auth_basic/dh/AuthConfig/TAKE12 d
AuthBasicProvider mod_auth_basic/dh/AuthConfig/ITERATE = d
AuthBasicUseDigestAlgorithm - mod_auth_basic/dh/AuthConfig/TAKE1 d
AuthDBDUserPWQuery mod_authn_dbd/d/-/TAKE1 = d
AuthDBDUserRealmQuery mod_authn_dbd/d/-/TAKE1 = d
AuthDBMGroupFile mod_authz_dbm/dh/AuthConfig/TAKE1 = df
AuthDBMType mod_authn_dbm/dh/AuthConfig/TAKE1 = d
AuthDBMUserFile mod_authn_dbm/dh/AuthConfig/TAKE1 = df
AuthDefaultAuthoritative mod_authn_default/dh/AuthConfig/FLAG - d
AuthDigestAlgorithm mod_auth_digest/dh/AuthConfig/TAKE1 = d
AuthDigestDomain mod_auth_digest/dh/AuthConfig/ITERATE = d
AuthDigestNcCheck mod_auth_digest/s/-/FLAG mod_auth_digest/?/-/FLAG d
AuthDigestNonceFormat mod_auth_digest/dh/AuthConfig/TAKE1 mod_auth_digest/?/-/TAKE1 d
AuthDigestNonceLifetime mod_auth_digest/dh/AuthConfig/TAKE1 = d
AuthDigestProvider mod_auth_digest/dh/AuthConfig/ITERATE = d
AuthDigestQop mod_auth_digest/dh/AuthConfig/ITERATE = d
AuthDigestShmemSize mod_auth_digest/s/-/TAKE1 = d
AuthFormAuthoritative - mod_auth_form/dh/AuthConfig/FLAG d
AuthFormBody - mod_auth_form/d/-/TAKE1 d
AuthFormDisableNoStore - mod_auth_form/d/-/FLAG d
AuthFormFakeBasicAuth - mod_auth_form/d/-/FLAG d
AuthFormLocation - mod_auth_form/d/-/TAKE1 dr
AuthFormLoginRequiredLocation - mod_auth_form/d/-/TAKE1 dr
AuthFormLoginSuccessLocation - mod_auth_form/d/-/TAKE1 dr
AuthFormLogoutLocation - mod_auth_form/d/-/TAKE1 dr
AuthFormMethod - mod_auth_form/d/-/TAKE1 d
AuthFormMimetype - mod_auth_form/d/-/TAKE1 d
AuthFormPassword - mod_auth_form/d/-/TAKE1 d
AuthFormProvider - mod_auth_form/dh/AuthConfig/ITERATE d
AuthFormSitePassphrase - mod_auth_form/d/-/TAKE1 d
AuthFormSize - mod_auth_form/d/-/TAKE1 d
AuthFormUsername - mod_auth_form/d/-/TAKE1 d
AuthGroupFile mod_authz_groupfile/dh/AuthConfig/TAKE12 mod_authz_groupfile/dh/AuthConfig/TAKE1 df
AuthLDAPAuthorizePrefix - mod_authnz_ldap/dh/AuthConfig/TAKE1 d
AuthLDAPBindAuthoritative mod_authnz_ldap/dh/AuthConfig/FLAG = d
AuthLDAPBindDN mod_authnz_ldap/dh/AuthConfig/TAKE1 = d
AuthLDAPBindPassword mod_authnz_ldap/dh/AuthConfig/TAKE1 = d
AuthLDAPCharsetConfig mod_authnz_ldap/s/-/TAKE1 = d
AuthLDAPCompareAsUser - mod_authnz_ldap/dh/AuthConfig/FLAG d
AuthLDAPCompareDNOnServer mod_authnz_ldap/dh/AuthConfig/FLAG = d
AuthLDAPDereferenceAliases mod_authnz_ldap/dh/AuthConfig/TAKE1 = d
AuthLDAPGroupAttribute mod_authnz_ldap/dh/AuthConfig/ITERATE = d
AuthLDAPGroupAttributeIsDN mod_authnz_ldap/dh/AuthConfig/FLAG = d
AuthLDAPInitialBindAsUser - mod_authnz_ldap/dh/AuthConfig/FLAG d
AuthLDAPInitialBindPattern - mod_authnz_ldap/dh/AuthConfig/TAKE2 d
AuthLDAPMaxSubGroupDepth - mod_authnz_ldap/dh/AuthConfig/TAKE1 d
AuthLDAPRemoteUserAttribute mod_authnz_ldap/dh/AuthConfig/TAKE1 = d
AuthLDAPRemoteUserIsDN mod_authnz_ldap/dh/AuthConfig/FLAG = d
AuthLDAPSearchAsUser - mod_authnz_ldap/dh/AuthConfig/FLAG d
AuthLDAPSubGroupAttribute - mod_authnz_ldap/dh/AuthConfig/ITERATE d
AuthLDAPSubGroupClass - mod_authnz_ldap/dh/AuthConfig/ITERATE d
AuthLDAPUrl mod_authnz_ldap/dh/AuthConfig/TAKE12 = d
AuthMerging - mod_authz_core/dh/AuthConfig/TAKE1 d
AuthName core/dh/AuthConfig/TAKE1 mod_authn_core/dh/AuthConfig/TAKE1 d
AuthnCacheContext - mod_authn_socache/d/-/TAKE1 d
AuthnCacheEnable - mod_authn_socache/s/-/NO_ARGS d
AuthnCacheProvideFor - mod_authn_socache/dh/AuthConfig/ITERATE d
AuthnCacheSOCache - mod_authn_socache/s/-/TAKE1 d
AuthnCacheTimeout - mod_authn_socache/dh/AuthConfig/TAKE1 d
<AuthnProviderAlias> mod_authn_alias/s/-/RAW_ARGS mod_authn_core/s/-/RAW_ARGS d
AuthnzFcgiCheckAuthnProvider - mod_authnz_fcgi/d/-/TAKE_ARGV dr
AuthnzFcgiDefineProvider - mod_authnz_fcgi/s/-/TAKE_ARGV d
AuthType core/dh/AuthConfig/TAKE1 mod_authn_core/dh/AuthConfig/TAKE1 d
AuthUserFile mod_authn_file/dh/AuthConfig/TAKE12 mod_authn_file/dh/AuthConfig/TAKE1 df
AuthzDBDLoginToReferer - mod_authz_dbd/d/-/FLAG dr
AuthzDBDQuery - mod_authz_dbd/d/-/TAKE1 d
AuthzDBDRedirectQuery - mod_authz_dbd/d/-/TAKE1 dr
AuthzDBMAuthoritative mod_authz_dbm/dh/AuthConfig/FLAG - d
AuthzDBMType mod_authz_dbm/dh/AuthConfig/TAKE1 = d
AuthzDefaultAuthoritative mod_authz_default/dh/AuthConfig/FLAG - d
AuthzGroupFileAuthoritative mod_authz_groupfile/dh/AuthConfig/FLAG - d
AuthzLDAPAuthoritative mod_authnz_ldap/dh/AuthConfig/FLAG - d
AuthzOwnerAuthoritative mod_authz_owner/dh/AuthConfig/FLAG - d
<AuthzProviderAlias> - mod_authz_core/s/-/RAW_ARGS d
AuthzSendForbiddenOnFailure - mod_authz_core/dh/-/FLAG d
AuthzUserAuthoritative mod_authz_user/dh/AuthConfig/FLAG - d
BalancerGrowth - mod_proxy/sv/-/TAKE1 .
BalancerInherit - mod_proxy/sv/-/FLAG .
BalancerMember mod_proxy/d/-/RAW_ARGS = .
BalancerPersist - mod_proxy/sv/-/FLAG .
BrotliAlterETag - mod_brotli/sv/-/TAKE1 .
BrotliCompressionMaxInputBlock - mod_brotli/sv/-/TAKE1 .
BrotliCompressionQuality - mod_brotli/sv/-/TAKE1 .
BrotliCompressionWindow - mod_brotli/sv/-/TAKE1 .
BrotliFilterNote - mod_brotli/sv/-/TAKE12 .
BrowserMatch mod_setenvif/svdh/FileInfo/RAW_ARGS = v
BrowserMatchNoCase mod_setenvif/svdh/FileInfo/RAW_ARGS = v
BufferedLogs mod_log_config/s/-/FLAG = .
BufferSize - mod_buffer/svdh/-/TAKE1 .
CacheDefaultExpire mod_cache/sv/-/TAKE1 mod_cache/svdh/-/TAKE1 .
CacheDetailHeader - mod_cache/svdh/-/FLAG .
CacheDirLength mod_disk_cache/sv/-/TAKE1 mod_cache_disk/sv/-/TAKE1 .
CacheDirLevels mod_disk_cache/sv/-/TAKE1 mod_cache_disk/sv/-/TAKE1 .
CacheDisable mod_cache/sv/-/TAKE1 mod_cache/svdh/-/TAKE1 .
CacheEnable mod_cache/sv/-/TAKE2 mod_cache/svd/-/TAKE12 v
CacheFile mod_file_cache/s/-/ITERATE = f
CacheHeader - mod_cache/svdh/-/FLAG .
CacheIgnoreCacheControl mod_cache/sv/-/FLAG = .
CacheIgnoreHeaders mod_cache/sv/-/ITERATE = .
CacheIgnoreNoLastMod mod_cache/sv/-/FLAG mod_cache/svdh/-/FLAG .
CacheIgnoreQueryString mod_cache/sv/-/FLAG = .
CacheIgnoreURLSessionIdentifiers mod_cache/sv/-/ITERATE = .
CacheKeyBaseURL - mod_cache/sv/-/TAKE1 .
CacheLastModifiedFactor mod_cache/sv/-/TAKE1 mod_cache/svdh/-/TAKE1 .
CacheLock mod_cache/sv/-/FLAG = .
CacheLockMaxAge mod_cache/sv/-/TAKE1 = .
CacheLockPath mod_cache/sv/-/TAKE1 = .
CacheMaxExpire mod_cache/sv/-/TAKE1 mod_cache/svdh/-/TAKE1 .
CacheMaxFileSize mod_disk_cache/sv/-/TAKE1 mod_cache_disk/svdh/-/TAKE1 .
CacheMinExpire - mod_cache/svdh/-/TAKE1 .
CacheMinFileSize mod_disk_cache/sv/-/TAKE1 mod_cache_disk/svdh/-/TAKE1 .
CacheNegotiatedDocs mod_negotiation/sv/-/FLAG = .
CacheQuickHandler - mod_cache/sv/-/FLAG d
CacheReadSize - mod_cache_disk/svdh/-/TAKE1 .
CacheReadTime - mod_cache_disk/svdh/-/TAKE1 .
CacheRoot mod_disk_cache/sv/-/TAKE1 mod_cache_disk/sv/-/TAKE1 .
CacheSocache - mod_cache_socache/sv/-/TAKE1 .
CacheSocacheMaxSize - mod_cache_socache/svdh/-/TAKE1 .
CacheSocacheMaxTime - mod_cache_socache/svdh/-/TAKE1 .
CacheSocacheMinTime - mod_cache_socache/svdh/-/TAKE1 .
CacheSocacheReadSize - mod_cache_socache/svdh/-/TAKE1 .
CacheSocacheReadTime - mod_cache_socache/svdh/-/TAKE1 .
CacheStaleOnError - mod_cache/svdh/-/FLAG .
CacheStoreExpired - mod_cache/svdh/-/FLAG .
CacheStoreNoStore mod_cache/sv/-/FLAG mod_cache/svdh/-/FLAG .
CacheStorePrivate mod_cache/sv/-/FLAG mod_cache/svdh/-/FLAG .
CaseFilter mod_case_filter/?/-/FLAG = r
CaseFilterIn mod_case_filter_in/?/-/FLAG = r
CGIDScriptTimeout mod_cgid/svdh/-/TAKE1 = .
CGIMapExtension core/dh/FileInfo/TAKE23 = r
CGIPassAuth - core/dh/AuthConfig/FLAG v
CGIScriptTimeout - mod_cgi/svdh/-/TAKE1 .
CGIVar - core/dh/FileInfo/TAKE2 v
CharsetDefault mod_charset_lite/svdh/FileInfo/TAKE1 = .
CharsetOptions mod_charset_lite/svdh/FileInfo/ITERATE = .
CharsetSourceEnc mod_charset_lite/svdh/FileInfo/TAKE1 = .
CheckBasenameMatch - mod_speling/svdh/Options/FLAG .
CheckCaseOnly mod_speling/svdh/Options/FLAG = .
CheckSpelling mod_speling/svdh/Options/FLAG = r
ChrootDir mpm_common/s/-/TAKE1 mod_unixd/s/-/TAKE1 .
ContentDigest core/svdh/Options/FLAG = .
CookieDomain mod_usertrack/svdh/FileInfo/TAKE1 = .
CookieExpires mod_usertrack/svdh/FileInfo/TAKE1 = .
CookieHTTPOnly - mod_usertrack/svdh/FileInfo/FLAG .
CookieLog mod_log_config/sv/-/TAKE1 - .
CookieName mod_usertrack/svdh/FileInfo/TAKE1 = .
CookieSameSite - mod_usertrack/svdh/FileInfo/TAKE1 .
CookieSecure - mod_usertrack/svdh/FileInfo/FLAG .
CookieStyle mod_usertrack/svdh/FileInfo/TAKE1 = .
CookieTracking mod_usertrack/svdh/FileInfo/FLAG = .
CoreDumpDirectory mpm_common/s/-/TAKE1 = .
CustomLog mod_log_config/sv/-/TAKE23 = .
Dav mod_dav/d/-/TAKE1 = r
DavBasePath - mod_dav/d/-/TAKE1 .
DavDepthInfinity mod_dav/svd/-/FLAG = d
DavGenericLockDB mod_dav_lock/svd/-/TAKE1 = .
DavLockDB mod_dav_fs/sv/-/TAKE1 = .
DavLockDiscovery - mod_dav_fs/svdh/-/FLAG .
DavMinTimeout mod_dav/svd/-/TAKE1 = .
DBDExptime mod_dbd/sv/-/TAKE1 = .
DBDInitSQL - mod_dbd/sv/-/TAKE1 .
DBDKeep mod_dbd/sv/-/TAKE1 = .
DBDMax mod_dbd/sv/-/TAKE1 = .
DBDMin mod_dbd/sv/-/TAKE1 = .
DBDParams mod_dbd/sv/-/TAKE1 = .
DBDPersist mod_dbd/sv/-/FLAG = .
DBDPrepareSQL mod_dbd/sv/-/TAKE12 = .
DBDriver mod_dbd/sv/-/TAKE1 = .
DefaultIcon mod_autoindex/svdh/Indexes/TAKE1 = .
DefaultLanguage mod_mime/svdh/FileInfo/TAKE1 = .
DefaultRuntimeDir - core/s/-/TAKE1 .
DefaultType core/svdh/FileInfo/TAKE1 = r
Define - core/svd/-/TAKE12 .
DeflateAlterETag - mod_deflate/sv/-/TAKE1 .
DeflateBufferSize mod_deflate/sv/-/TAKE1 = .
DeflateCompressionLevel mod_deflate/sv/-/TAKE1 = .
DeflateFilterNote mod_deflate/sv/-/TAKE12 = .
DeflateInflateLimitRequestBody mod_deflate/svdh/-/TAKE1 = .
DeflateInflateRatioBurst mod_deflate/svdh/-/TAKE1 = .
DeflateInflateRatioLimit mod_deflate/svdh/-/TAKE1 = .
DeflateMemLevel mod_deflate/sv/-/TAKE1 = .
DeflateWindowSize mod_deflate/sv/-/TAKE1 = .
Deny mod_authz_host/dh/Limit/ITERATE2 mod_access_compat/dh/Limit/ITERATE2 d
<Directory> core/sv/-/RAW_ARGS = .
DirectoryCheckHandler - mod_dir/svdh/Indexes/FLAG .
DirectoryIndex mod_dir/svdh/Indexes/ITERATE mod_dir/svdh/Indexes/RAW_ARGS r
DirectoryIndexRedirect - mod_dir/svdh/Indexes/TAKE1 .
<DirectoryMatch> core/sv/-/RAW_ARGS = .
DirectorySlash mod_dir/svdh/Indexes/FLAG = .
DocumentRoot core/sv/-/TAKE1 = u
DTracePrivileges - mod_privileges/s/-/FLAG .
DumpIOInput mod_dumpio/s/-/FLAG = .
DumpIOLogLevel mod_dumpio/s/-/TAKE1 - .
DumpIOOutput mod_dumpio/s/-/FLAG = .
<Else> - core/svdh/All/RAW_ARGS d
<ElseIf> - core/svdh/All/RAW_ARGS d
EnableExceptionHook mpm_common/s/-/TAKE1 = .
EnableMMAP core/svdh/FileInfo/TAKE1 = .
EnableSendfile core/svdh/FileInfo/TAKE1 = .
Error - core/svdh/-/RAW_ARGS .
ErrorDocument core/svdh/FileInfo/TAKE2 = fr
ErrorLog core/sv/-/TAKE1 = .
ErrorLogFormat - core/sv/-/TAKE12 .
Example mod_example/svdh/-/NO_ARGS mod_example_hooks/svdh/-/NO_ARGS r
ExpiresActive mod_expires/svdh/Indexes/FLAG = .
ExpiresByType mod_expires/svdh/Indexes/TAKE2 = .
ExpiresDefault mod_expires/svdh/Indexes/TAKE1 = .
ExtendedStatus mod_status/s/-/FLAG core/s/-/FLAG .
ExtFilterDefine mod_ext_filter/s/-/RAW_ARGS = r
ExtFilterOptions mod_ext_filter/d/-/ITERATE = .
FallbackResource mod_dir/svdh/Indexes/TAKE1 = r
FancyIndexing mod_autoindex/?/-/RAW_ARGS = .
FileETag core/svdh/FileInfo/RAW_ARGS = .
<Files> core/svdh/All/RAW_ARGS = .
<FilesMatch> core/svdh/All/RAW_ARGS = .
FilterChain mod_filter/svdh/Options/ITERATE = r
FilterDeclare mod_filter/svdh/Options/TAKE12 = r
FilterProtocol mod_filter/svdh/Options/TAKE23 = .
FilterProvider mod_filter/svdh/Options/TAKE4 mod_filter/svdh/Options/TAKE3 r
FilterTrace mod_filter/svd/-/TAKE2 = .
FlushMaxPipelined - core/sv/-/TAKE1 .
FlushMaxThreshold - core/sv/-/TAKE1 .
ForceLanguagePriority mod_negotiation/svdh/FileInfo/ITERATE = .
ForceType core/dh/FileInfo/TAKE1 = r
ForensicLog mod_log_forensic/sv/-/TAKE1 = .
GlobalLog - mod_log_config/s/-/TAKE23 .
GprofDir core/sv/-/TAKE1 = .
GracefulShutdownTimeout mpm_common/s/-/TAKE1 = .
Group mpm_common/s/-/TAKE1 mod_unixd/s/-/TAKE1 .
H2CopyFiles - mod_http2/svdh/-/TAKE1 .
H2Direct - mod_http2/sv/-/TAKE1 .
H2EarlyHint - mod_http2/svdh/-/TAKE2 .
H2EarlyHints - mod_http2/sv/-/TAKE1 r
H2MaxDataFrameLen - mod_http2/sv/-/TAKE1 .
H2MaxSessionStreams - mod_http2/sv/-/TAKE1 .
H2MaxWorkerIdleSeconds - mod_http2/s/-/TAKE1 .
H2MaxWorkers - mod_http2/s/-/TAKE1 .
H2MinWorkers - mod_http2/s/-/TAKE1 .
H2ModernTLSOnly - mod_http2/sv/-/TAKE1 .
H2OutputBuffering - mod_http2/sv/-/TAKE1 .
H2Padding - mod_http2/sv/-/TAKE1 .
H2ProxyRequests - mod_http2/sv/-/TAKE1 .
H2Push - mod_http2/svdh/-/TAKE1 r
H2PushDiarySize - mod_http2/sv/-/TAKE1 .
H2PushPriority - mod_http2/sv/-/TAKE23 .
H2PushResource - mod_http2/svdh/-/TAKE123 r
H2SerializeHeaders - mod_http2/sv/-/TAKE1 .
H2SessionExtraFiles - mod_http2/?/-/TAKE1 .
H2StreamMaxMemSize - mod_http2/sv/-/TAKE1 .
H2StreamTimeout - mod_http2/svd/-/TAKE1 .
H2TLSCoolDownSecs - mod_http2/sv/-/TAKE1 .
H2TLSWarmUpSize - mod_http2/sv/-/TAKE1 .
H2Upgrade - mod_http2/svdh/-/TAKE1 .
H2WebSockets - mod_http2/sv/-/TAKE1 .
H2WindowSize - mod_http2/sv/-/TAKE1 .
Header mod_headers/svdh/FileInfo/RAW_ARGS = .
HeaderName mod_autoindex/svdh/Indexes/TAKE1 = fr
HeartbeatAddress - mod_heartbeat/s/-/TAKE1 .
HeartbeatListen - mod_heartmonitor/s/-/TAKE1 .
HeartbeatMaxServers - mod_heartmonitor/s/-/TAKE1 .
HeartbeatStorage - mod_heartmonitor/s/-/TAKE1 .
HostnameLookups core/svd/-/TAKE1 = dv
HttpProtocolOptions core/sv/-/ITERATE = d
IdentityCheck mod_ident/svd/-/FLAG = dv
IdentityCheckTimeout mod_ident/svd/-/TAKE1 = .
<If> - core/svdh/All/RAW_ARGS d
<IfDefine> core/svdh/All/TAKE1 core/svdh/All/RAW_ARGS .
<IfDirective> - core/svdh/All/RAW_ARGS .
<IfFile> - core/svdh/All/RAW_ARGS f
<IfModule> core/svdh/All/TAKE1 core/svdh/All/RAW_ARGS .
<IfSection> - core/svdh/All/RAW_ARGS .
<IfVersion> mod_version/svdh/All/TAKE123 = .
ImapBase mod_imagemap/svdh/Indexes/TAKE1 = r
ImapDefault mod_imagemap/svdh/Indexes/TAKE1 = r
ImapMenu mod_imagemap/svdh/Indexes/TAKE1 = r
Include core/svd/-/TAKE1 = f
IncludeOptional - core/svd/-/TAKE1 f
IndexHeadInsert mod_autoindex/svdh/Indexes/TAKE1 = .
IndexIgnore mod_autoindex/svdh/Indexes/ITERATE = d
IndexIgnoreReset - mod_autoindex/svdh/Indexes/FLAG .
IndexOptions mod_autoindex/svdh/Indexes/TAKE_ARGV = d
IndexOrderDefault mod_autoindex/svdh/Indexes/TAKE2 = .
IndexStyleSheet mod_autoindex/svdh/Indexes/TAKE1 = .
InputSed - mod_sed/dh/-/TAKE1 r
ISAPIAppendLogToErrors mod_isapi/svdh/FileInfo/FLAG = .
ISAPIAppendLogToQuery mod_isapi/svdh/FileInfo/FLAG = .
ISAPICacheFile mod_isapi/sv/-/ITERATE = f
ISAPIFakeAsync mod_isapi/svdh/FileInfo/FLAG = .
ISAPILogNotSupported mod_isapi/svdh/FileInfo/FLAG = .
ISAPIReadAheadBuffer mod_isapi/svdh/FileInfo/TAKE1 = .
KeepAlive core/sv/-/TAKE1 core/sv/-/FLAG .
KeepAliveTimeout core/sv/-/TAKE1 = .
KeptBodySize - mod_request/d/-/TAKE1 d
LanguagePriority mod_negotiation/svdh/FileInfo/ITERATE = .
LDAPCacheEntries mod_ldap/s/-/TAKE1 = .
LDAPCacheTTL mod_ldap/s/-/TAKE1 = .
LDAPConnectionPoolTTL - mod_ldap/sv/-/TAKE1 .
LDAPConnectionTimeout mod_ldap/s/-/TAKE1 = .
LDAPLibraryDebug - mod_ldap/s/-/TAKE1 .
LDAPOpCacheEntries mod_ldap/s/-/TAKE1 = .
LDAPOpCacheTTL mod_ldap/s/-/TAKE1 = .
LDAPReferralHopLimit - mod_ldap/dh/AuthConfig/TAKE1 .
LDAPReferrals - mod_ldap/dh/AuthConfig/TAKE1 .
LDAPRetries - mod_ldap/s/-/TAKE1 .
LDAPRetryDelay - mod_ldap/s/-/TAKE1 .
LDAPSharedCacheFile mod_ldap/s/-/TAKE1 = .
LDAPSharedCacheSize mod_ldap/s/-/TAKE1 = .
LDAPTimeout - mod_ldap/s/-/TAKE1 .
LDAPTrustedClientCert mod_ldap/svdh/-/TAKE23 mod_ldap/dh/-/TAKE23 f
LDAPTrustedGlobalCert mod_ldap/s/-/TAKE23 = f
LDAPTrustedMode mod_ldap/sv/-/TAKE1 = .
LDAPVerifyServerCert mod_ldap/s/-/FLAG = .
<Limit> core/svdh/All/RAW_ARGS core/dh/AuthConfig+Limit/RAW_ARGS d
<LimitExcept> core/svdh/All/RAW_ARGS core/dh/AuthConfig+Limit/RAW_ARGS d
LimitInternalRecursion core/sv/-/TAKE12 = d
LimitRequestBody core/svdh/All/TAKE1 = d
LimitRequestFields core/sv/-/TAKE1 = d
LimitRequestFieldSize core/sv/-/TAKE1 = d
LimitRequestLine core/sv/-/TAKE1 = d
LimitXMLRequestBody core/svdh/All/TAKE1 = d
Listen mpm_common/s/-/TAKE_ARGV = .
ListenBackLog mpm_common/s/-/TAKE1 = .
ListenCoresBucketsRatio - mpm_common/s/-/TAKE1 .
LoadFile mod_so/s/-/ITERATE mod_so/sv/-/ITERATE f
LoadModule mod_so/s/-/TAKE2 mod_so/sv/-/TAKE2 f
<Location> core/sv/-/RAW_ARGS = .
<LocationMatch> core/sv/-/RAW_ARGS = .
LockFile mpm_common/s/-/TAKE1 - .
LogFormat mod_log_config/sv/-/TAKE12 = .
LogIOTrackTTFB - mod_logio/svdh/All/FLAG .
LogLevel core/sv/-/TAKE1 core/svd/-/ITERATE .
LogMessage - mod_log_debug/d/-/TAKE123 .
Lua_____ByteCodeHack - mod_lua/?/-/RAW_ARGS v
LuaAuthzProvider - mod_lua/s/-/TAKE3 drv
LuaCodeCache - mod_lua/svdh/All/TAKE1 .
LuaHookAccessChecker - mod_lua/svdh/All/RAW_ARGS|TAKE23 drv
LuaHookAuthChecker - mod_lua/svdh/All/RAW_ARGS|TAKE23 drv
LuaHookCheckUserID - mod_lua/svdh/All/RAW_ARGS|TAKE23 drv
LuaHookFixups - mod_lua/svdh/All/RAW_ARGS|TAKE2 rv
LuaHookInsertFilter - mod_lua/svdh/All/TAKE2 rv
LuaHookLog - mod_lua/svdh/All/TAKE2 rv
LuaHookMapToStorage - mod_lua/svdh/All/RAW_ARGS|TAKE2 ruv
LuaHookPreTranslate - mod_lua/svdh/All/? ruv
LuaHookPreTranslateName - mod_lua/?/-/RAW_ARGS|TAKE2 ruv
LuaHookTranslateName - mod_lua/sv/All/RAW_ARGS|TAKE23 ruv
LuaHookTypeChecker - mod_lua/svdh/All/RAW_ARGS|TAKE2 rv
LuaInherit - mod_lua/svdh/All/TAKE1 .
LuaInputFilter - mod_lua/s/-/TAKE3 rv
LuaMapHandler - mod_lua/svdh/All/TAKE23 ruv
LuaOutputFilter - mod_lua/s/-/TAKE3 rv
LuaPackageCPath - mod_lua/svdh/All/TAKE1 f
LuaPackagePath - mod_lua/svdh/All/TAKE1 f
LuaQuickHandler - mod_lua/sv/All/RAW_ARGS|TAKE2 ruv
LuaRoot - mod_lua/svdh/All/TAKE1 f
LuaScope - mod_lua/svdh/All/TAKE123 .
<Macro> - mod_macro/svd/-/RAW_ARGS .
MaxClients mpm_common/s/-/TAKE1 event/?/-/TAKE1 .
MaxConnectionsPerChild - mpm_common/s/-/TAKE1 .
MaxKeepAliveRequests core/sv/-/TAKE1 = .
MaxMemFree mpm_common/s/-/TAKE1 = .
MaxRangeOverlaps - core/svd/-/TAKE1 .
MaxRangeReversals - core/svd/-/TAKE1 .
MaxRanges core/svd/-/TAKE1 = d
MaxRequestsPerChild mpm_common/s/-/TAKE1 core/?/-/TAKE1 .
MaxRequestsPerThread beos/s/-/TAKE1 - .
MaxRequestWorkers - mpm_common/s/-/TAKE1 .
MaxSpareServers prefork/s/-/TAKE1 = .
MaxSpareThreads mpm_common/s/-/TAKE1 = .
MaxThreads mpm_netware/s/-/TAKE1 = .
MCacheMaxObjectCount mod_mem_cache/s/-/TAKE1 - .
MCacheMaxObjectSize mod_mem_cache/s/-/TAKE1 - .
MCacheMaxStreamingBuffer mod_mem_cache/s/-/TAKE1 - .
MCacheMinObjectSize mod_mem_cache/s/-/TAKE1 - .
MCacheRemovalAlgorithm mod_mem_cache/s/-/TAKE1 - .
MCacheSize mod_mem_cache/s/-/TAKE1 - .
MDActivationDelay - mod_md/s/-/TAKE1 .
MDBaseServer - mod_md/s/-/TAKE1 .
MDCACertificateFile - mod_md/?/-/TAKE1 .
MDCAChallenges - mod_md/s/-/TAKE_ARGV .
MDCertificateAgreement - mod_md/s/-/TAKE1 .
MDCertificateAuthority - mod_md/s/-/TAKE_ARGV .
MDCertificateCheck - mod_md/s/-/TAKE2 .
MDCertificateFile - mod_md/s/-/TAKE1 f
MDCertificateKeyFile - mod_md/s/-/TAKE1 f
MDCertificateMonitor - mod_md/s/-/? .
MDCertificateProtocol - mod_md/s/-/TAKE1 .
MDCertificateStatus - mod_md/s/-/TAKE1 .
MDChallengeDns01 - mod_md/s/-/RAW_ARGS .
MDChallengeDns01Version - mod_md/s/-/TAKE1 .
MDCheckInterval - mod_md/?/-/TAKE1 .
MDContactEmail - mod_md/s/-/TAKE1 .
MDDriveMode - mod_md/s/-/TAKE1 .
MDExternalAccountBinding - mod_md/s/-/TAKE12 .
MDHttpProxy - mod_md/s/-/TAKE1 .
MDMatchNames - mod_md/s/-/TAKE1 .
MDMember - mod_md/s/-/TAKE_ARGV .
MDMembers - mod_md/s/-/TAKE_ARGV .
MDMessageCmd - mod_md/s/-/RAW_ARGS .
MDMustStaple - mod_md/s/-/TAKE1 .
MDNotifyCmd - mod_md/s/-/RAW_ARGS .
MDomain - mod_md/s/-/RAW_ARGS|TAKE_ARGV .
<MDomainSet> - mod_md/s/-/RAW_ARGS .
MDPortMap - mod_md/s/-/TAKE12 .
MDPrivateKeys - mod_md/s/-/TAKE_ARGV .
MDRenewMode - mod_md/s/-/TAKE1 .
MDRenewWindow - mod_md/s/-/TAKE1 .
MDRequireHttps - mod_md/s/-/TAKE1 d
MDRetryDelay - mod_md/s/-/TAKE1 .
MDRetryFailover - mod_md/s/-/TAKE1 .
MDServerStatus - mod_md/s/-/TAKE1 .
MDStapleOthers - mod_md/s/-/TAKE1 .
MDStapling - mod_md/s/-/TAKE1 .
MDStaplingKeepResponse - mod_md/s/-/TAKE1 .
MDStaplingRenewWindow - mod_md/s/-/TAKE1 .
MDStoreDir - mod_md/s/-/TAKE1 .
MDStoreLocks - mod_md/s/-/TAKE1 .
MDWarnWindow - mod_md/s/-/TAKE1 .
MemcacheConnTTL - mod_socache_memcache/sv/-/TAKE1 .
MergeSlashes - core/sv/-/FLAG .
MergeTrailers core/sv/-/FLAG = .
MetaDir mod_cern_meta/svdh/Indexes/TAKE1 = f
MetaFiles mod_cern_meta/svdh/Indexes/FLAG = f
MetaSuffix mod_cern_meta/svdh/Indexes/TAKE1 = f
MimeMagicFile mod_mime_magic/sv/-/TAKE1 = fr
MinSpareServers prefork/s/-/TAKE1 = .
MinSpareThreads mpm_common/s/-/TAKE1 = .
MMapFile mod_file_cache/s/-/ITERATE = f
ModemStandard - mod_dialup/d/-/TAKE1 .
ModMimeUsePathInfo mod_mime/d/-/FLAG = .
MultiviewsMatch mod_mime/svdh/FileInfo/ITERATE = r
Mutex - core/s/-/RAW_ARGS .
NameVirtualHost core/s/-/TAKE1 = .
NoProxy mod_proxy/sv/-/ITERATE = .
NWSSLTrustedCerts mod_nw_ssl/s/-/ITERATE = f
NWSSLUpgradeable mod_nw_ssl/s/-/TAKE2 = .
Options core/svdh/Options/RAW_ARGS = dr
Order mod_authz_host/dh/Limit/TAKE1 mod_access_compat/dh/Limit/TAKE1 d
OutputSed - mod_sed/dh/-/TAKE1 r
PassEnv mod_env/svdh/FileInfo/ITERATE = v
PidFile mpm_common/s/-/TAKE1 = .
Port core/?/-/TAKE1 = .
PrivilegesMode - mod_privileges/svd/-/TAKE1 .
Protocol core/sv/-/TAKE1 = r
ProtocolEcho mod_echo/sv/-/FLAG = r
Protocols - core/sv/-/ITERATE .
ProtocolsHonorOrder - core/sv/-/TAKE1 .
<Proxy> mod_proxy/sv/-/RAW_ARGS = .
Proxy100Continue - mod_proxy/svd/-/FLAG .
ProxyAddHeaders - mod_proxy/svd/-/FLAG .
ProxyBadHeader mod_proxy/sv/-/TAKE1 = .
ProxyBlock mod_proxy/sv/-/ITERATE = d
ProxyDomain mod_proxy/sv/-/TAKE1 = .
ProxyErrorOverride mod_proxy/sv/-/FLAG mod_proxy/svd/-/ITERATE r
ProxyExpressDBMFile - mod_proxy_express/sv/-/TAKE1 f
ProxyExpressDBMType - mod_proxy_express/sv/-/TAKE1 .
ProxyExpressEnable - mod_proxy_express/sv/-/FLAG .
ProxyFCGIBackendType - mod_proxy_fcgi/svdh/-/TAKE1 .
ProxyFCGISetEnvIf - mod_proxy_fcgi/svdh/-/TAKE23 v
ProxyFtpDirCharset mod_proxy/svd/-/TAKE1 mod_proxy_ftp/svd/-/TAKE1 .
ProxyFtpEscapeWildcards - mod_proxy_ftp/svd/-/FLAG .
ProxyFtpListOnWildcard - mod_proxy_ftp/svd/-/FLAG .
ProxyHCExpr - mod_proxy_hcheck/sv/-/RAW_ARGS .
ProxyHCTemplate - mod_proxy_hcheck/sv/-/RAW_ARGS .
ProxyHCTPsize - mod_proxy_hcheck/s/-/TAKE1 .
ProxyHTMLBufSize - mod_proxy_html/svd/-/TAKE1 .
ProxyHTMLCharsetOut - mod_proxy_html/svd/-/TAKE1 .
ProxyHTMLDocType - mod_proxy_html/svd/-/TAKE12 .
ProxyHTMLEnable - mod_proxy_html/svd/-/FLAG .
ProxyHTMLEvents - mod_proxy_html/svd/-/ITERATE .
ProxyHTMLExtended - mod_proxy_html/svd/-/FLAG .
ProxyHTMLFixups - mod_proxy_html/svd/-/ITERATE .
ProxyHTMLInterp - mod_proxy_html/svd/-/FLAG .
ProxyHTMLLinks - mod_proxy_html/svd/-/ITERATE2 .
ProxyHTMLMeta - mod_proxy_html/svd/-/FLAG .
ProxyHTMLStripComments - mod_proxy_html/svd/-/FLAG .
ProxyHTMLURLMap - mod_proxy_html/svd/-/RAW_ARGS .
ProxyIOBufferSize mod_proxy/sv/-/TAKE1 = .
<ProxyMatch> mod_proxy/sv/-/RAW_ARGS = .
ProxyMaxForwards mod_proxy/sv/-/TAKE1 = d
ProxyPass mod_proxy/svd/-/RAW_ARGS = r
ProxyPassInherit - mod_proxy/sv/-/FLAG .
ProxyPassInterpolateEnv mod_proxy/svd/-/FLAG = .
ProxyPassMatch mod_proxy/svd/-/RAW_ARGS = r
ProxyPassReverse mod_proxy/svd/-/TAKE123 = .
ProxyPassReverseCookieDomain mod_proxy/svd/-/TAKE23 = .
ProxyPassReverseCookiePath mod_proxy/svd/-/TAKE23 = .
ProxyPreserveHost mod_proxy/sv/-/FLAG mod_proxy/svd/-/FLAG .
ProxyReceiveBufferSize mod_proxy/sv/-/TAKE1 = .
ProxyRemote mod_proxy/sv/-/TAKE2 mod_proxy/sv/-/TAKE23 .
ProxyRemoteMatch mod_proxy/sv/-/TAKE2 mod_proxy/sv/-/TAKE23 .
ProxyRequests mod_proxy/sv/-/FLAG = dr
ProxySCGIInternalRedirect mod_proxy_scgi/svd/-/FLAG mod_proxy_scgi/svd/-/TAKE1 r
ProxySCGISendfile mod_proxy_scgi/svd/-/TAKE1 = .
ProxySet mod_proxy/d/-/RAW_ARGS mod_proxy/svd/-/RAW_ARGS .
ProxySourceAddress - mod_proxy/sv/-/TAKE1 .
ProxyStatus mod_proxy/sv/-/TAKE1 = .
ProxyTimeout mod_proxy/sv/-/TAKE1 = .
ProxyVia mod_proxy/sv/-/TAKE1 = .
ProxyWebsocketFallbackToProxyHttp - mod_proxy_wstunnel/sv/-/FLAG .
QualifyRedirectURL - core/svd/FileInfo/FLAG .
ReadBufferSize - core/svd/-/TAKE1 .
ReadmeName mod_autoindex/svdh/Indexes/TAKE1 = fr
ReceiveBufferSize mpm_common/s/-/TAKE1 = .
Redirect mod_alias/svdh/FileInfo/TAKE23 mod_alias/svdh/FileInfo/TAKE123 d
RedirectMatch mod_alias/svdh/FileInfo/TAKE23 = d
RedirectPermanent mod_alias/svdh/FileInfo/TAKE2 = d
RedirectRelative - mod_alias/svd/-/FLAG .
RedirectTemp mod_alias/svdh/FileInfo/TAKE2 = d
RedisConnPoolTTL - mod_socache_redis/sv/-/TAKE1 .
RedisTimeout - mod_socache_redis/sv/-/TAKE1 .
ReflectorHeader - mod_reflector/svdh/Options/TAKE12 .
RegexDefaultOptions - core/s/-/RAW_ARGS .
RegisterHttpMethod core/s/-/ITERATE = d
RemoteIPHeader - mod_remoteip/sv/-/TAKE1 dv
RemoteIPInternalProxy - mod_remoteip/sv/-/ITERATE d
RemoteIPInternalProxyList - mod_remoteip/sv/-/TAKE1 df
RemoteIPProxiesHeader - mod_remoteip/sv/-/TAKE1 dv
RemoteIPProxyProtocol - mod_remoteip/sv/-/FLAG dv
RemoteIPProxyProtocolExceptions - mod_remoteip/sv/-/TAKE_ARGV d
RemoteIPTrustedProxy - mod_remoteip/sv/-/ITERATE d
RemoteIPTrustedProxyList - mod_remoteip/sv/-/TAKE1 df
RemoveCharset mod_mime/vdh/FileInfo/ITERATE = .
RemoveEncoding mod_mime/vdh/FileInfo/ITERATE = .
RemoveHandler mod_mime/vdh/FileInfo/ITERATE = .
RemoveInputFilter mod_mime/vdh/FileInfo/ITERATE = .
RemoveLanguage mod_mime/vdh/FileInfo/ITERATE = .
RemoveOutputFilter mod_mime/vdh/FileInfo/ITERATE = .
RemoveType mod_mime/vdh/FileInfo/ITERATE = .
RequestHeader mod_headers/svdh/FileInfo/RAW_ARGS = v
RequestReadTimeout mod_reqtimeout/sv/-/RAW_ARGS = d
Require core/dh/AuthConfig/RAW_ARGS mod_authz_core/dh/AuthConfig/RAW_ARGS d
<RequireAll> - mod_authz_core/dh/AuthConfig/RAW_ARGS d
<RequireAny> - mod_authz_core/dh/AuthConfig/RAW_ARGS d
<RequireNone> - mod_authz_core/dh/AuthConfig/RAW_ARGS d
<RequireNotAll> - mod_authz_core/?/-/RAW_ARGS d
RewriteBase mod_rewrite/dh/FileInfo/TAKE1 = .
RewriteCond mod_rewrite/svdh/FileInfo/RAW_ARGS = d
RewriteEngine mod_rewrite/svdh/FileInfo/FLAG = d
RewriteLock mod_rewrite/s/-/TAKE1 - .
RewriteLog mod_rewrite/sv/-/TAKE1 - .
RewriteLogLevel mod_rewrite/sv/-/TAKE1 - .
RewriteMap mod_rewrite/sv/-/TAKE2 mod_rewrite/sv/-/TAKE23 fv
RewriteOptions mod_rewrite/svdh/FileInfo/ITERATE = d
RewriteRule mod_rewrite/svdh/FileInfo/RAW_ARGS = druv
RLimitCPU core/svdh/All/TAKE12 = .
RLimitMEM core/svdh/All/TAKE12 = .
RLimitNPROC core/svdh/All/TAKE12 = .
Satisfy core/dh/AuthConfig/TAKE1 mod_access_compat/dh/AuthConfig/TAKE1 d
ScoreBoardFile mpm_common/s/-/TAKE1 = .
Script mod_actions/svd/-/TAKE2 = r
ScriptAlias mod_alias/sv/-/TAKE2 mod_alias/svd/-/TAKE12 ru
ScriptAliasMatch mod_alias/sv/-/TAKE2 = ru
ScriptInterpreterSource core/svdh/FileInfo/TAKE1 = .
ScriptLog mod_cgi/sv/-/TAKE1 = .
ScriptLogBuffer mod_cgi/sv/-/TAKE1 = .
ScriptLogLength mod_cgi/sv/-/TAKE1 = .
ScriptSock mod_cgid/s/-/TAKE1 = .
SecureListen mod_nw_ssl/s/-/TAKE23 = .
SeeRequestTail mod_status/s/-/FLAG core/s/-/FLAG .
SendBufferSize mpm_common/s/-/TAKE1 = .
ServerAdmin core/sv/-/TAKE1 = .
ServerAlias core/v/-/RAW_ARGS = .
ServerLimit mpm_common/s/-/TAKE1 = .
ServerName core/sv/-/TAKE1 = .
ServerPath core/v/-/TAKE1 = .
ServerRoot core/s/-/TAKE1 = .
ServerSignature core/svdh/All/TAKE1 = .
ServerTokens core/s/-/TAKE1 = .
Session - mod_session/svdh/AuthConfig/FLAG .
SessionCookieName - mod_session_cookie/svdh/-/RAW_ARGS .
SessionCookieName2 - mod_session_cookie/svdh/-/RAW_ARGS .
SessionCookieRemove - mod_session_cookie/svdh/-/FLAG .
SessionCryptoCipher - mod_session_crypto/svdh/-/TAKE1 .
SessionCryptoDriver - mod_session_crypto/s/-/RAW_ARGS .
SessionCryptoPassphrase - mod_session_crypto/svdh/-/ITERATE d
SessionCryptoPassphraseFile - mod_session_crypto/svd/-/TAKE1 f
SessionDBDCookieName - mod_session_dbd/svdh/-/RAW_ARGS .
SessionDBDCookieName2 - mod_session_dbd/svdh/-/RAW_ARGS .
SessionDBDCookieRemove - mod_session_dbd/svdh/-/FLAG .
SessionDBDDeleteLabel - mod_session_dbd/svdh/-/TAKE1 .
SessionDBDInsertLabel - mod_session_dbd/svdh/-/TAKE1 .
SessionDBDPerUser - mod_session_dbd/svdh/-/FLAG .
SessionDBDSelectLabel - mod_session_dbd/svdh/-/TAKE1 .
SessionDBDUpdateLabel - mod_session_dbd/svdh/-/TAKE1 .
SessionEnv - mod_session/svdh/AuthConfig/FLAG v
SessionExclude - mod_session/svdh/-/TAKE1 .
SessionExpiryUpdateInterval - mod_session/svdh/-/TAKE1 .
SessionHeader - mod_session/svdh/AuthConfig/TAKE1 v
SessionInclude - mod_session/svdh/AuthConfig/TAKE1 .
SessionMaxAge - mod_session/svdh/AuthConfig/TAKE1 .
SetEnv mod_env/svdh/FileInfo/TAKE12 = v
SetEnvIf mod_setenvif/svdh/FileInfo/RAW_ARGS = v
SetEnvIfExpr - mod_setenvif/svdh/FileInfo/RAW_ARGS v
SetEnvIfNoCase mod_setenvif/svdh/FileInfo/RAW_ARGS = v
SetHandler core/svdh/FileInfo/TAKE1 = r
SetInputFilter core/svdh/FileInfo/TAKE1 = r
SetOutputFilter core/svdh/FileInfo/TAKE1 = r
SSIAccessEnable mod_include/?/-/FLAG - .
SSIEnableAccess mod_include/dh/-/? - .
SSIEndTag mod_include/sv/-/TAKE1 = .
SSIErrorMsg mod_include/svdh/All/TAKE1 = .
SSIETag mod_include/dh/-/FLAG = .
SSILastModified mod_include/dh/-/FLAG = .
SSILegacyExprParser - mod_include/dh/-/FLAG .
SSIStartTag mod_include/sv/-/TAKE1 = .
SSITimeFormat mod_include/svdh/All/TAKE1 = .
SSIUndefinedEcho mod_include/svdh/All/TAKE1 = .
SSLCACertificateFile mod_ssl/sv/-/TAKE1 = f
SSLCACertificatePath mod_ssl/sv/-/TAKE1 = f
SSLCADNRequestFile mod_ssl/sv/-/TAKE1 = f
SSLCADNRequestPath mod_ssl/sv/-/TAKE1 = f
SSLCARevocationCheck - mod_ssl/sv/-/RAW_ARGS .
SSLCARevocationFile mod_ssl/sv/-/TAKE1 = f
SSLCARevocationPath mod_ssl/sv/-/TAKE1 = f
SSLCertificateChainFile mod_ssl/sv/-/TAKE1 = f
SSLCertificateFile mod_ssl/sv/-/TAKE1 = f
SSLCertificateKeyFile mod_ssl/sv/-/TAKE1 = f
SSLCipherSuite mod_ssl/svdh/AuthConfig/TAKE1 mod_ssl/svdh/AuthConfig/TAKE12 d
SSLCompression mod_ssl/sv/-/FLAG = .
SSLCryptoDevice mod_ssl/s/-/TAKE1 = .
SSLEngine mod_ssl/sv/-/TAKE1 = d
SSLFIPS mod_ssl/s/-/FLAG = .
SSLHonorCipherOrder mod_ssl/sv/-/FLAG = .
SSLInsecureRenegotiation mod_ssl/sv/-/FLAG = .
SSLLog mod_ssl/?/-/RAW_ARGS = .
SSLLogLevel mod_ssl/?/-/RAW_ARGS = .
SSLMutex mod_ssl/s/-/TAKE1 - .
SSLOCSPDefaultResponder - mod_ssl/sv/-/TAKE1 .
SSLOCSPEnable - mod_ssl/sv/-/RAW_ARGS .
SSLOCSPNoverify - mod_ssl/sv/-/FLAG .
SSLOCSPOverrideResponder - mod_ssl/sv/-/FLAG .
SSLOCSPProxyURL - mod_ssl/sv/-/TAKE1 .
SSLOCSPResponderCertificateFile - mod_ssl/sv/-/TAKE1 f
SSLOCSPResponderTimeout - mod_ssl/sv/-/TAKE1 .
SSLOCSPResponseMaxAge - mod_ssl/sv/-/TAKE1 .
SSLOCSPResponseTimeSkew - mod_ssl/sv/-/TAKE1 .
SSLOCSPUseRequestNonce - mod_ssl/sv/-/FLAG .
SSLOpenSSLConfCmd - mod_ssl/sv/-/TAKE2 .
SSLOptions mod_ssl/svdh/Options/RAW_ARGS = dv
SSLPassPhraseDialog mod_ssl/s/-/TAKE1 = f
SSLProtocol mod_ssl/sv/Options/RAW_ARGS mod_ssl/sv/-/RAW_ARGS d
SSLProxyCACertificateFile mod_ssl/sv/-/TAKE1 mod_ssl/svp/-/TAKE1 f
SSLProxyCACertificatePath mod_ssl/sv/-/TAKE1 mod_ssl/svp/-/TAKE1 f
SSLProxyCARevocationCheck - mod_ssl/svp/-/RAW_ARGS .
SSLProxyCARevocationFile mod_ssl/sv/-/TAKE1 mod_ssl/svp/-/TAKE1 f
SSLProxyCARevocationPath mod_ssl/sv/-/TAKE1 mod_ssl/svp/-/TAKE1 f
SSLProxyCheckPeerCN mod_ssl/sv/-/FLAG mod_ssl/svp/-/FLAG .
SSLProxyCheckPeerExpire mod_ssl/sv/-/FLAG mod_ssl/svp/-/FLAG .
SSLProxyCheckPeerName - mod_ssl/svp/-/FLAG .
SSLProxyCipherSuite mod_ssl/svdh/AuthConfig/TAKE1 mod_ssl/svp/-/TAKE12 .
SSLProxyEngine mod_ssl/sv/-/FLAG mod_ssl/svp/-/FLAG .
SSLProxyMachineCertificateChainFile mod_ssl/s/-/TAKE1 mod_ssl/svp/-/TAKE1 f
SSLProxyMachineCertificateFile mod_ssl/s/-/TAKE1 mod_ssl/svp/-/TAKE1 f
SSLProxyMachineCertificatePath mod_ssl/s/-/TAKE1 mod_ssl/svp/-/TAKE1 f
SSLProxyProtocol mod_ssl/sv/Options/RAW_ARGS mod_ssl/svp/-/RAW_ARGS .
SSLProxyVerify mod_ssl/sv/-/TAKE1 mod_ssl/svp/-/TAKE1 .
SSLProxyVerifyDepth mod_ssl/sv/AuthConfig/TAKE1 mod_ssl/svp/-/TAKE1 .
SSLRandomSeed mod_ssl/s/-/TAKE23 = f
SSLRenegBufferSize mod_ssl/dh/AuthConfig/TAKE1 = .
SSLRequire mod_ssl/dh/AuthConfig/RAW_ARGS = d
SSLRequireSSL mod_ssl/dh/AuthConfig/NO_ARGS = d
SSLSessionCache mod_ssl/s/-/TAKE1 = .
SSLSessionCacheTimeout mod_ssl/sv/-/TAKE1 = .
SSLSessionTicketKeyFile mod_ssl/sv/-/TAKE1 = f
SSLSessionTickets mod_ssl/sv/-/FLAG = .
SSLSRPUnknownUserSeed - mod_ssl/sv/-/TAKE1 .
SSLSRPVerifierFile - mod_ssl/sv/-/TAKE1 f
SSLStaplingCache - mod_ssl/s/-/TAKE1 .
SSLStaplingErrorCacheTimeout - mod_ssl/sv/-/TAKE1 .
SSLStaplingFakeTryLater - mod_ssl/sv/-/FLAG .
SSLStaplingForceURL - mod_ssl/sv/-/TAKE1 .
SSLStaplingResponderTimeout - mod_ssl/sv/-/TAKE1 .
SSLStaplingResponseMaxAge - mod_ssl/sv/-/TAKE1 .
SSLStaplingResponseTimeSkew - mod_ssl/sv/-/TAKE1 .
SSLStaplingReturnResponderErrors - mod_ssl/sv/-/FLAG .
SSLStaplingStandardCacheTimeout - mod_ssl/sv/-/TAKE1 .
SSLStrictSNIVHostCheck mod_ssl/sv/-/FLAG = d
SSLUserName mod_ssl/sdh/AuthConfig/TAKE1 = dv
SSLUseStapling - mod_ssl/sv/-/FLAG .
SSLVerifyClient mod_ssl/svdh/AuthConfig/TAKE1 = d
SSLVerifyDepth mod_ssl/svdh/AuthConfig/TAKE1 = d
StartServers mpm_common/s/-/TAKE1 = .
StartThreads mpm_common/s/-/TAKE1 = .
StrictHostCheck - core/sv/-/FLAG d
Substitute mod_substitute/dh/FileInfo/TAKE1 = .
SubstituteInheritBefore mod_substitute/dh/FileInfo/FLAG = .
SubstituteMaxLineLength - mod_substitute/dh/FileInfo/TAKE1 .
Suexec core/s/-/FLAG mod_unixd/s/-/FLAG .
SuexecUserGroup mod_suexec/sv/-/TAKE2 = .
ThreadLimit mpm_common/s/-/TAKE1 = .
ThreadsPerChild mpm_common/s/-/TAKE1 = .
ThreadStackSize mpm_common/s/-/TAKE1 = .
TimeOut core/sv/-/TAKE1 = .
TraceEnable core/sv/-/TAKE1 = d
TransferLog mod_log_config/sv/-/TAKE1 = .
TypesConfig mod_mime/s/-/TAKE1 = fr
UNCList - core/s/-/TAKE_ARGV .
UnDefine - core/s/-/TAKE1 .
UndefMacro - mod_macro/svd/-/TAKE1 .
UnsetEnv mod_env/svdh/FileInfo/ITERATE = v
Use - mod_macro/svd/-/RAW_ARGS f
UseCanonicalName core/svd/-/TAKE1 = .
UseCanonicalPhysicalPort core/svd/-/TAKE1 = .
User mpm_common/s/-/TAKE1 mod_unixd/s/-/TAKE1 .
UserDir mod_userdir/sv/-/RAW_ARGS = dru
VHostCGIMode - mod_privileges/v/-/TAKE1 .
VHostCGIPrivs - mod_privileges/v/-/ITERATE .
VHostGroup - mod_privileges/v/-/TAKE1 .
VHostPrivs - mod_privileges/v/-/ITERATE .
VHostSecure - mod_privileges/v/-/FLAG .
VHostUser - mod_privileges/v/-/TAKE1 .
VirtualDocumentRoot mod_vhost_alias/sv/-/TAKE1 = u
VirtualDocumentRootIP mod_vhost_alias/sv/-/TAKE1 = u
<VirtualHost> core/s/-/RAW_ARGS = .
VirtualScriptAlias mod_vhost_alias/sv/-/TAKE1 = ru
VirtualScriptAliasIP mod_vhost_alias/sv/-/TAKE1 = ru
WatchdogInterval - mod_watchdog/s/-/TAKE1 .
Win32DisableAcceptEx mpm_winnt/s/-/NO_ARGS - .
XBitHack mod_include/svdh/Options/TAKE1 = r
xml2EncAlias - mod_xml2enc/s/-/ITERATE2 .
xml2EncDefault - mod_xml2enc/svdh/-/TAKE1 .
xml2StartParse - mod_xml2enc/svdh/-/ITERATE .
`;
let rows;
const known = /* @__PURE__ */ new Map();
/** The directive or section of this name, in any letter case; undefined for one that is not part of httpd. */
function directiveNamed(name) {
	const key = name.toLowerCase();
	const row = tableRows().get(key);
	if (row === void 0) return void 0;
	const found = known.get(key) ?? readRow(row);
	known.set(key, found);
	return found;
}
/** Every directive and section of both versions. */
const knownDirectives = () => Array.from(tableRows().keys(), (name) => directiveNamed(name));
/** The table is cut into rows at first use, and a row is read when it is asked for: a small file needs few of them. */
function tableRows() {
	rows ??= new Map(table.trim().split("\n").map((row) => [row.slice(0, row.indexOf(" ")).replace(/[<>]/g, "").toLowerCase(), row]));
	return rows;
}
function readRow(row) {
	const [name = "", cell22 = "-", cell24 = "-", letters = ""] = row.split(" ");
	const in22 = formOf(cell22);
	const effects = new Set([...letters].flatMap((letter) => effectOf[letter] ?? []));
	const isSection = name.startsWith("<");
	return {
		name: isSection ? name.slice(1, -1) : name,
		isSection,
		in22,
		in24: cell24 === "=" ? in22 : formOf(cell24),
		effects
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
* pattern in an Include may read more on the server than here.
*/
const isWhole = (site, server) => site.complete || startLines(site, server, "Include", "IncludeOptional").every((line) => !/[*?[]|\/$/.test(line.args[0]?.value ?? "") && site.filesOf(line).length > 0);
/** What must be true for a fix that adds a directive which nothing among the given files sets; for several, of all of them. */
const unseenAssumption = (...names) => `No file outside these sets ${anyOf$1(names)} for the whole server.`;
const anyOf$1 = (names) => names.length > 1 ? `${names.slice(0, -1).join(", ")} or ${names.at(-1)}` : names.join();
/** The directive that such a sentence is about; undefined for another sentence. */
const unseenName = (assumption) => /^No file outside these sets (\w+) for the whole server\.$/.exec(assumption)?.[1];
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
const usual = [
	"KeepAliveTimeout",
	"KeepAlive",
	"ServerName",
	"ServerAdmin",
	"Listen",
	"PidFile",
	"ServerRoot",
	"Group",
	"User",
	"LoadModule"
];
// src/base/in-order.ts
/** How many things in order, of so many, stand before the first one that is past something. */
function countUntil(length, isPast) {
	let from = 0;
	let to = length;
	while (from < to) {
		const middle = from + to >> 1;
		if (isPast(middle)) to = middle;
		else from = middle + 1;
	}
	return from;
}
// src/httpd/absolute-path.ts
/** As httpd takes a path, on whatever system it runs: from the root, or from a drive. */
const isAbsolute$1 = (path) => /^(\/|[A-Za-z]:)/.test(path);
// src/site/includes.ts
/** How deep httpd lets Include lines nest (server/core.c, AP_MAX_INCLUDE_DEPTH). */
const deepest$1 = 128;
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
	for (const line of lines) for (const file of readBy(line).files) push(reads, line.file, [line, file]);
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
			push(graph.files, line, file);
			push(graph.includers, file, line);
			enter(file);
		}
	}
}
/** @param circle the files from the one that is read again to the one that holds the line */
function noteCircle(graph, line, circle) {
	const [first, ...rest] = circle.map((file) => file.path);
	const steps = rest.slice(0, 5).map((path) => `${path}, which includes `);
	note$1(graph, line, `${rest.length === 0 ? `${first} includes itself` : `${first} includes ${steps.join("")}${rest.length > 5 ? "… " : ""}${first} again`}; httpd gives up on such a circle.`);
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
		for (const line of graph.includers.get(file) ?? []) if (depths.get(line.file) === deepest$1) cut(graph, line, file);
		const from = graph.includers.get(file) ?? [];
		const outer = from.map((line) => depths.get(line.file) ?? 0);
		depths.set(file, outer.reduce((deepest, depth) => Math.max(deepest, depth + 1), 0));
		const found = new Set(from.flatMap((line) => (places.get(line.file) ?? [everywhere]).map((place) => placeIn(place, line))));
		places.set(file, found.size > 0 ? [...found].slice(0, most) : [everywhere]);
		const [line] = from;
		if (line && found.size > most) note$1(graph, line, `${file.path} is included in more than ${most} different places, of which not all are looked at.`);
	}
	return places;
}
function cut(graph, line, file) {
	graph.includers.set(file, (graph.includers.get(file) ?? []).filter((other) => other !== line));
	graph.files.set(line, (graph.files.get(line) ?? []).filter((other) => other !== file));
	note$1(graph, line, `Include lines nest more than ${deepest$1} deep here, which httpd refuses.`);
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
function note$1({ problems }, line, message) {
	const at = {
		start: line.name.start,
		end: line.args.at(-1)?.end ?? line.name.end
	};
	if (!problems.get(line.file)?.some((problem) => problem.at.start === at.start)) push(problems, line.file, {
		at,
		message
	});
}
function push(map, key, value) {
	const list = map.get(key);
	if (list) list.push(value);
	else map.set(key, [value]);
}
// src/site/reading-order.ts
/**
* The directives of each configuration among the given files, in the order in which 2.4 reads them, Includes followed.
* A configuration begins with a file that no other one includes. `.htaccess` files have no part in it.
*/
function* configurations(site) {
	for (const file of site.files) if (!isHtaccess(file) && site.includersOf(file).length === 0) yield read$1({
		site,
		open: [],
		readings: /* @__PURE__ */ new Map()
	}, file, {
		conditions: [],
		inside: []
	});
}
function* read$1(reader, file, place) {
	const { open, readings } = reader;
	const before = readings.get(file) ?? 0;
	if (open.includes(file) || before === 1e3) return;
	readings.set(file, before + 1);
	open.push(file);
	yield* readNodes$2(reader, file.commands, place);
	open.pop();
}
function* readNodes$2(reader, nodes, place) {
	const { site } = reader;
	for (const node of nodes) if (node.kind === "directive") {
		yield {
			at: node,
			...place
		};
		for (const file of site.filesOf(node)) yield* read$1(reader, file, place);
	} else if (node.kind === "section" && site.isLive(node)) yield* readNodes$2(reader, node.commands, within(node, place));
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
/** The version that alone reads a node, going by the guards around it; undefined where both do, or may, or neither. */
function soleReader(site, node) {
	const guards = [...ancestors(node)].filter(isGuard);
	const in22 = guards.every((guard) => readingToday(site, guard) !== "never");
	if (in22 === guards.every((guard) => readingOn24(site, guard) !== "never")) return void 0;
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
* What a version makes of an `<IfModule>` on a module that both have, or that 2.2 alone has. Where the given files are the whole configuration
* a module is there if a line loads it; without any such line the modules of access control are built in, as by default.
* Undefined where the guard is of another kind.
*/
function isModuleThere(site, guard, version) {
	if (guard.key !== "ifmodule" || guard.args.length !== 1) return void 0;
	const word = guard.args[0]?.value ?? "";
	const negated = word.startsWith("!");
	const name = negated ? word.slice(1) : word;
	if (/^mod_access(\.c)?$/i.test(name)) return negated ? "always" : "never";
	const module = moduleNamed(name);
	if (!module?.symbol22 || !module.symbol24 && (version === "2.4" || successors[module.name])) return void 0;
	if (name !== module.source && name !== module.symbol22) return void 0;
	if (hasPlaceholder(sourceOf(guard.file, guard)) || !isThere$1(site, module, guard)) return void 0;
	return negated ? "never" : "always";
}
/** httpd looks at the guard while it reads: a module that is loaded further down is not there yet (server/core.c, start_ifmod). */
function isThere$1(site, module, guard) {
	const lines = site.once(loadLines).get(module) ?? [];
	const before = lines.filter((line) => !isReadAfter(site, line, guard));
	if (ofAccess.has(module.name)) return before.length > 0 || lines.length === 0 && (isBuiltIn(site) || isSpokenTo(site, module));
	return before.some((line) => !isConditional(site, line) || isForWant(line, module));
}
const loadLines = (site) => require_grouped.grouped(site.directives("LoadModule"), ({ args }) => moduleNamed(args[0]?.value ?? ""));
/** Who loads one of these modules has built none of them in. */
const isBuiltIn = (site) => !site.complete || ![...ofAccess].some((name) => site.loads(name));
/** Whether a line outside of all guards is for the module: httpd does not start, or answers 500, without. */
function isSpokenTo(site, module) {
	const isOf = (name) => directiveNamed(name)?.in22?.module === module.name;
	const lines = [...site.names].filter(isOf).flatMap((name) => site.directives(name));
	const asks = module.name === "mod_auth_basic" ? site.directives("AuthType").filter(asksBasic) : [];
	return [...lines, ...asks].some((line) => !isConditional(site, line));
}
const asksBasic = ({ args }) => args[0]?.value.toLowerCase() === "basic";
/** `<IfModule !mod_ssl.c>` around the line that loads mod_ssl: it is there afterwards in any case. */
function isForWant(line, { source, symbol22 }) {
	const words = [...ancestors(line)].filter(isGuard).flatMap(({ key, args }) => key === "ifmodule" ? args.map(({ value }) => value) : [""]);
	return words.length > 0 && words.every((word) => word === `!${source}` || word === `!${symbol22}`);
}
function isReadAfter(site, line, guard) {
	const first = [...commandsUnder(guard.commands)].find(isDirective);
	const places = site.once(placesInReading);
	const [load, tested] = [places.get(line), first && places.get(first)];
	if (load && tested) return load.root === tested.root && load.index > tested.index;
	return line.file === guard.file && line.start > guard.start;
}
/** When each directive is first read, by the configuration that it belongs to. */
function placesInReading(site) {
	const places = /* @__PURE__ */ new Map();
	let root = 0;
	for (const readings of configurations(site)) {
		let index = 0;
		for (const { at } of readings) {
			if (!places.has(at)) places.set(at, {
				root,
				index
			});
			index++;
		}
		root++;
	}
	return places;
}
// src/syntax/literal.ts
/**
* Whether the words of a line are the ones that httpd will read: no tag of a template, no `${NAME}` to be replaced when
* the file is read, no parameter of the macro that the line stands in, and no two backslashes at its end, after which
* 2.4 reads on.
*/
function isLiteral(node) {
	const source = sourceOf(node.file, node);
	if (source.includes("${") || /\\\\\r?\n$/.test(source) || isTemplated(node)) return false;
	return !macroParameters(node).some((parameter) => source.includes(parameter));
}
/** Whether the line holds a tag or placeholder of a template, so that its words are not the ones httpd will read. */
const isTemplated = (node) => hasPlaceholder(sourceOf(node.file, node));
/** mod_macro: the words after the macro's name; they replace text anywhere in the body, inside words too. */
function macroParameters(node) {
	const found = [];
	for (let section = node.parent; section; section = section.parent) if (section.key === "macro") found.push(...section.args.slice(1).map((arg) => arg.value).filter(Boolean));
	return found;
}
/** Whether a node stands in a macro, so that it is read wherever the macro is used. */
function isInMacro(node) {
	for (let section = node.parent; section; section = section.parent) if (section.key === "macro") return true;
	return false;
}
/** The text as one double-quoted word, which both versions read back as the very same text (server/util.c, ap_getword_conf). */
const quoted = (text) => `"${text.replace(/\\(?=[\\"]|$)/g, "\\\\").replace(/"/g, "\\\"")}"`;
/** The text as the word that takes another one's place: in quotes where that has them, since the next word may touch it. */
const inPlaceOf = (node, word, text) => /^["']/.test(sourceOf(node.file, word)) ? quoted(text) : text;
/** The text as one word, in quotes only where it needs them. */
const asWord = (text) => /^[^\s"'\\]+$/.test(text) ? text : quoted(text);
/** The only argument: in a line of a template all of its words, since a placeholder may hold blanks. */
const onlyValueOf = (node) => isTemplated(node) ? valuesOf(node).join(" ") : node.args[0]?.value ?? "";
/** Whether the text can stand in quotes: those within a placeholder must stay as they are. */
const mayStandInQuotes = (text) => !(hasPlaceholder(text) && text.includes("\""));
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
		return token.length > 2 && token.startsWith("[") ? oneOf$1(token.slice(1, -1)) : (char) => char === token;
	});
}
function oneOf$1(set) {
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
// src/syntax/strange-tag.ts
/** Lines that choose, in languages whose blocks are not told apart here: Mako, Smarty, FreeMarker, Velocity, m4 and the like. */
const strangeTag = new RegExp(`^(?:${[
	"%+\\s*(?:if|elif|else|elseif|endif|for|endfor|foreach|while|endwhile|unless|end|ifdef|ifndef)\\b",
	"\\{\\/?(?:if|else|elseif|foreach|foreachelse|for|section|sectionelse|while|unless|literal)\\b",
	"@+(?:if|else|elseif|end|unless|for|foreach|ifdef|ifndef)(?:[_\\W]|$)",
	"__(?:IF|ELSE|END|UNLESS|FOR)",
	"#(?:ifdef|ifndef|endif)\\b|#(?:if|elseif|foreach)\\s*\\(",
	"<\\/?(?:#|@|(?:c|g|py|s|tal|xsl):)\\w",
	"m4_|ifdef\\(|ifelse\\("
].join("|")})`, "i");
/** Only the beginnings of lines are looked at, and most of them show at once that they are none. */
function hasStrangeTag(text) {
	for (let start = 0; start < text.length;) {
		const newline = text.indexOf("\n", start);
		const end = newline < 0 ? text.length : newline;
		let first = start;
		while (first < end && isBlank(text.charCodeAt(first))) first++;
		if (mayBegin(text, first) && strangeTag.test(text.slice(first, end))) return true;
		start = end + 1;
	}
	return false;
}
const isBlank = (code) => code === 32 || code === 9;
const beginnings = /* @__PURE__ */ new Set("%{@_<mMiI");
/** A `#` begins far more comments than tags. */
const mayBegin = (text, at) => text[at] === "#" ? /[ief]/i.test(text[at + 1] ?? "") : beginnings.has(text[at] ?? "");
/** Whether a line whose first word this is may be such a tag. */
const mayNameTag = (name) => tagName.test(name);
const tagName = /^(?:[%{@_]|<\/?(?:[#@]|\w+:)|m4_|if(?:def|else)\()/i;
/** Whether the comment that starts at this `#` is such a tag. */
function isTagComment(text, first, end) {
	const next = text.charCodeAt(first + 1) | 32;
	return (next === LETTER_I || next === LETTER_E || next === LETTER_F) && strangeTag.test(text.slice(first, end));
}
const LETTER_E = 101;
const LETTER_F = 102;
const LETTER_I = 105;
// src/syntax/template-tags.ts
/** The tags of a text that may be a template, in order. */
const tagsIn = (text) => Array.from(text.matchAll(tag), ({ 0: source, index }) => ({
	start: index,
	end: index + source.length,
	kind: kindOf(source)
}));
const tag = /<%[\s\S]*?%>|<\?(?!xml)[\s\S]*?\?>|\{%[\s\S]*?%\}|\{\{[\s\S]*?\}\}|\{#[\s\S]*?#\}|\[%\s[\s\S]*?%\]|<\/?tmpl_\w+[^>]*>|\{\/?tmpl_\w+[^}]*\}/gi;
/** What a tag does, by the words that it begins and ends with. */
function kindOf(source) {
	const head = source.toLowerCase();
	if (/^[<{]\/?tmpl_/.test(head)) return templateTag(head);
	if (head.startsWith("<%")) return ruby(source.slice(2, -2).replace(/^-|-$/g, ""));
	if (head.startsWith("{%") || head.startsWith("[%")) return jinja(source.slice(2, -2).replace(/^[-+]|[-+]$/g, "").trim());
	if (head.startsWith("{{")) return braces(source.slice(2, -2).replace(/^[-~{]|[-~}]$/g, "").trim());
	return head.startsWith("{#") ? "nothing" : php(source.slice(2, -2).trim());
}
/** HTML::Template and its like; some write `</tmpl_else>` in the middle. */
function templateTag(head) {
	if (/^[<{]\/?tmpl_(else|elseif|elsif)\b/.test(head)) return "middle";
	if (/^[<{]\/tmpl_/.test(head)) return "end";
	if (/^[<{]tmpl_(if|unless|loop|foreach|ifnot)\b/.test(head)) return "open";
	if (/^[<{]tmpl_comment\b/.test(head)) return "unknown";
	return "text";
}
function ruby(body) {
	if (/^[=|]/.test(body)) return "text";
	if (body.startsWith("#")) return "nothing";
	const words = body.trim();
	if (/^(else|elsif|when)\b/.test(words) || /^\}\s*els(e|if)\b.*\{$/s.test(words)) return "middle";
	if (/^(end|\})$/.test(words)) return "end";
	if (!(/^(if|unless|case|while|until|for|begin)\b/.test(words) || /\bdo(\s*\|[^|]*\|)?$|\{(\s*\|[^|]*\|)?$/.test(words))) return /\b(if|unless|do|end|begin|case|while|until)\b|[{}]/.test(words) ? afterwards(words) : "nothing";
	return /[\n;]|\bend\b/.test(words) ? "unknown" : "open";
}
/** `x = 1 if y` opens nothing. */
const afterwards = (words) => /^[^\n;{}]*\S\s+(if|unless)\b[^\n;{}]*$/.test(words) && !/\b(do|end|begin|case|while|until)\b/.test(words) ? "nothing" : "unknown";
function jinja(body) {
	if (/^(else|elif|elseif|elsif|case|when)\b/i.test(body)) return "middle";
	if (/^end\w*$/i.test(body) || /^end\w+\b/.test(body)) return "end";
	if (/^(if|unless|for|foreach|while|block|macro|call|filter|with|switch|wrapper|raw|autoescape)\b/i.test(body)) return "open";
	if (/^(set|do|import|from)\b/i.test(body)) return body.includes("=") || !/^set\b/i.test(body) ? "nothing" : "unknown";
	return body.startsWith("#") ? "nothing" : "text";
}
function braces(body) {
	if (body.startsWith("!") || body.startsWith("/*")) return "nothing";
	if (/^(#|\^|(if|range|with|define|block)\b)/.test(body)) return "open";
	if (/^(else|\^$)/.test(body)) return "middle";
	return /^(\/|end$)/.test(body) ? "end" : "text";
}
function php(body) {
	const words = body.replace(/^php\b/, "").trim();
	if (/^\}\s*else\b.*\{$|^else(if)?\b.*:$/s.test(words)) return "middle";
	if (/^\}$|^end(if|foreach|for|while)\s*;?$/.test(words)) return "end";
	if (/^(if|foreach|for|while)\b[^;{}]*[{:]$/.test(words)) return "open";
	return /^(=|echo\b|print\b|include\b|require\b)/.test(words) ? "text" : "unknown";
}
// src/site/template-blocks.ts
/** The blocks of a file; undefined where it has tags that do not fit together. */
const templateBlocksOf = (site, file) => {
	const found = site.once(blocksOfFiles).get(file);
	return found === "broken" ? void 0 : found ?? none$7;
};
/** Whether a template chooses between lines of a file, or may do so. */
const hasBlocks = (site, file) => site.once(blocksOfFiles).has(file);
const none$7 = {
	at: () => "",
	isSilent: () => false
};
const blocksOfFiles = (site) => new Map(site.files.filter((file) => mayHoldTags(file) && (marks.test(file.text) || hasStrangeTag(file.text))).map((file) => [file, blocksIn(file.text) ?? "broken"]));
/** The beginning of a continued line is none that the file knows of. */
const mayHoldTags = ({ text, hasOddLines }) => hasOddLines || marksOrContinued.test(text);
const marks = /<[%?]|\{[%{#]|\[% |tmpl_|TMPL_/;
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
// src/syntax/lines.ts
const LF$2 = 10;
const CR$1 = 13;
const BACKSLASH$2 = 92;
const BOM$1 = 65279;
/**
* The end of the logical line that starts at `start`: physical lines are joined where one ends in a backslash.
* httpd joins lines before it looks for comments, so a comment can be continued too; a NUL hides what follows it.
* Where a line ends in two backslashes, 2.2 takes the first as an escape and ends the line; 2.4 continues it
* (server/util.c, ap_cfg_getline; 2.4: ap_cfg_getline_core).
*/
function endOfLogicalLine(text, start, version) {
	let kept = "";
	for (let from = start;;) {
		const newline = text.indexOf("\n", from);
		if (newline < 0) return text.length;
		const last = newline > from && text.charCodeAt(newline - 1) === CR$1 ? newline - 2 : newline - 1;
		if (last >= from ? text.charCodeAt(last) !== BACKSLASH$2 : kept === "") return newline + 1;
		const left = keptAfter(text.slice(from, newline), kept, version);
		if (left === void 0) return newline + 1;
		kept = left;
		from = newline + 1;
	}
}
/**
* The backslashes and CRs at the end of what has been read, once the backslash that continues the line is gone;
* undefined where none does. 2.4 looks for it in earlier lines too: each empty line after `\\` takes one of them.
* @param kept the same for the lines before
*/
function keptAfter(line, kept, version) {
	if (line.includes("\0")) return void 0;
	if (version === "2.2") return /(?:^|[^\\])\\\r?$/.test(line.slice(-3)) ? "" : void 0;
	let from = line.length;
	while (from > 0 && (line.charCodeAt(from - 1) === BACKSLASH$2 || line.charCodeAt(from - 1) === CR$1)) from--;
	const end = ((from === 0 ? kept : "") + line.slice(from)).replace(/\r$/, "");
	return end.endsWith("\\") ? end.slice(0, -1).slice(-100) : void 0;
}
/** White space as C's isspace has it; a no-break space is none. */
const isSpace = (code) => code === 32 || code >= 9 && code <= 13;
/**
* Join a logical line, or its end from `start` on: continuations are cut out, a NUL ends it as it ends a C string, and
* white space goes from both ends.
* @param end where the logical line ends
*/
function join$1(text, start, end) {
	const from = start === 0 && text.charCodeAt(0) === BOM$1 ? 1 : start;
	const source = text.slice(from, end);
	const newline = source.indexOf("\n");
	if (!(newline < 0 || newline === source.length - 1 && !/\\\r?\n$/.test(source.slice(-3))) || source.includes("\0")) return trimmed(joinPieces(source, from));
	return trimmed({
		text: source,
		offset: (at) => from + at
	});
}
/** The text of a logical line, or of its end from `start` on, as httpd sees it. */
const joined$1 = (text, { start, end }) => join$1(text, start, end).text;
function trimmed({ text, offset }) {
	let end = text.length;
	while (end > 0 && isSpace(text.charCodeAt(end - 1))) end--;
	let start = 0;
	while (start < end && isSpace(text.charCodeAt(start))) start++;
	return {
		text: text.slice(start, end),
		offset: start === 0 ? offset : (at) => offset(at + start)
	};
}
function joinPieces(source, start) {
	const pieces = piecesOf(source);
	const starts = [];
	let length = 0;
	for (const { text } of pieces) {
		starts.push(length);
		length += text.length;
	}
	const offset = (at) => {
		const index = lastAtMost(starts, at);
		return start + (pieces[index]?.from ?? 0) + at - (starts[index] ?? 0);
	};
	return {
		text: pieces.map((piece) => piece.text).join(""),
		offset
	};
}
function piecesOf(source) {
	const pieces = [];
	for (let from = 0; from < source.length;) {
		const newline = source.indexOf("\n", from);
		const line = source.slice(from, newline < 0 ? source.length : newline);
		const nul = line.indexOf("\0");
		pieces.push({
			from,
			text: nul < 0 ? line : line.slice(0, nul)
		});
		if (nul >= 0 || newline < 0) break;
		cutEnd(newline < source.length - 1 ? pieces : pieces.slice(-1));
		from = newline + 1;
	}
	return pieces;
}
/** Cut off a CR and the backslash that continues the line, which may stand at the end of an earlier one: see keptAfter. */
function cutEnd(pieces) {
	const [own] = pieces.slice(-1);
	if (!(own ? drop(own, "\r") : false)) drop(lastOf(pieces), "\r");
	drop(lastOf(pieces), "\\");
}
function drop(piece, char) {
	const found = piece.text.endsWith(char);
	if (found) piece.text = piece.text.slice(0, -1);
	return found;
}
function lastOf(pieces) {
	while (pieces.length > 1 && pieces.at(-1)?.text === "") pieces.pop();
	return pieces.at(-1);
}
/** The index of the last number that is not above `limit`, of numbers in rising order. */
function lastAtMost(numbers, limit) {
	let low = 0;
	let high = numbers.length - 1;
	while (low < high) {
		const middle = low + high + 1 >> 1;
		if (numbers[middle] <= limit) low = middle;
		else high = middle - 1;
	}
	return low;
}
/** Where the first word of a logical line starts, or its end where there is none. */
function skipIndent(text, start, end) {
	let at = start;
	while (at < end) {
		const code = text.charCodeAt(at);
		if (isSpace(code)) at++;
		else if (code === BACKSLASH$2 && endsLine(text, at + 1, end)) at = text.indexOf("\n", at) + 1;
		else return at;
	}
	return at;
}
function endsLine(text, at, end) {
	const newline = text.charCodeAt(at) === CR$1 ? at + 1 : at;
	return newline < end && text.charCodeAt(newline) === LF$2;
}
// src/syntax/words.ts
const NUL$1 = 0;
const LF$1 = 10;
const SPACE$1 = 32;
const DOUBLE = 34;
const SINGLE = 39;
const LESS$1 = 60;
const GREATER$1 = 62;
const BACKSLASH$1 = 92;
/**
* The name of a logical line as ap_build_config_sub (server/config.c) takes it apart; offsets are those of the file. Words
* are cut as by ap_getword_conf (server/util.c): a word may be quoted, `\\` is one backslash, a quote inside an unquoted
* word is an ordinary character, and there are no comments at the end of a line. `Name>` is read as `Name`.
*/
function nameAt(text, first, end) {
	const plain = endOfPlainName(text, first, end);
	if (plain >= 0) return {
		start: first,
		end: plain,
		value: text.slice(first, plain)
	};
	const stop = endOfPlainLine(text, first, end);
	if (stop >= 0) return withoutBracket(wordAt(text, first, stop), text);
	const line = join$1(text, first, end);
	return withoutBracket(inFile(line, wordAt(line.text, 0, line.text.length)), text);
}
/** The words behind the name. Hardly anybody asks for both. */
function argsAt(text, first, end) {
	const stop = endOfPlainLine(text, first, end);
	if (stop >= 0) return wordsIn(text, endOfWord$1(text, first, stop), stop);
	const line = join$1(text, first, end);
	const length = line.text.length;
	return joinedWords(line, endOfWord$1(line.text, 0, length), length);
}
/** The name of the opening tag whose `<` is at `first`, without the `<`. */
const tagNameAt = (text, first, end) => withoutLess(nameAt(text, first, end), text);
/**
* What an opening tag says: it ends at the last `>` of the line, after which nothing is read (server/core.c, dirsection and
* its like).
*/
function tagArgsAt(text, first, end) {
	const stop = endOfPlainLine(text, first, end);
	if (stop >= 0) {
		const from = endOfWord$1(text, first, stop);
		const bracket = text.lastIndexOf(">", stop - 1);
		return wordsIn(text, from, bracket < from ? stop : bracket);
	}
	const line = join$1(text, first, end);
	const from = endOfWord$1(line.text, 0, line.text.length);
	const bracket = line.text.lastIndexOf(">");
	return joinedWords(line, from, bracket < from ? line.text.length : bracket);
}
/** Whether httpd finds the `>` that it looks for in an opening tag. One that is but a name needs none (server/config.c, ap_build_config_sub). */
function isTagClosed(text, first, end) {
	const stop = endOfPlainLine(text, first, end);
	if (stop > first && text.charCodeAt(stop - 1) === GREATER$1) return true;
	const line = join$1(text, first, end).text;
	const from = endOfWord$1(line, 0, line.length);
	return line.lastIndexOf(">") >= from || from === line.length;
}
function withoutLess({ start, end, value }, text) {
	const quoted = text.charCodeAt(start) === LESS$1 ? 0 : 1;
	return {
		start: start + 1 + quoted,
		end,
		value: value.slice(1)
	};
}
/** The end of what a line says, where it stands in the text as it is read: -1 where it is continued, or a NUL ends it. */
function endOfPlainLine(text, first, end) {
	let stop = first;
	for (let at = first; at < end; at++) {
		const code = text.charCodeAt(at);
		if (code > SPACE$1) stop = at + 1;
		else if (code === NUL$1 || code === LF$1 && at < end - 1) return -1;
		else if (!isSpace(code)) stop = at + 1;
	}
	return text.charCodeAt(end - 1) === LF$1 && stop > first && text.charCodeAt(stop - 1) === BACKSLASH$1 ? -1 : stop;
}
/** The words between two places of a text. Most lines have one or two; an array that grows takes room for many. */
function wordsIn(text, from, stop) {
	const start = skipSpace(text, from, stop);
	if (start >= stop) return [];
	const first = wordAt(text, start, stop);
	const next = skipSpace(text, first.end, stop);
	if (next >= stop) return [first];
	const second = wordAt(text, next, stop);
	const found = [first, second];
	for (let at = skipSpace(text, second.end, stop); at < stop;) {
		const word = wordAt(text, at, stop);
		found.push(word);
		at = skipSpace(text, word.end, stop);
	}
	return found;
}
const joinedWords = (line, from, stop) => wordsIn(line.text, from, stop).map((word) => inFile(line, word));
/** A word of the joined text, by where it stands in the file. */
const inFile = (line, { start, end, value }) => ({
	start: line.offset(start),
	end: end > start ? line.offset(end - 1) + 1 : line.offset(start),
	value
});
function skipSpace(text, from, stop) {
	let at = from;
	while (at < stop && isSpace(text.charCodeAt(at))) at++;
	return at;
}
function wordAt(text, start, stop) {
	const first = text.charCodeAt(start);
	if (start < stop && (first === DOUBLE || first === SINGLE)) return quotedAt(text, start, stop);
	const end = endOfBare(text, start, stop);
	const bare = text.slice(start, end);
	return {
		start,
		end,
		value: bare.includes("\\\\") ? bare.replaceAll("\\\\", "\\") : bare
	};
}
function endOfWord$1(text, start, stop) {
	const first = text.charCodeAt(start);
	return start < stop && (first === DOUBLE || first === SINGLE) ? quotedAt(text, start, stop).end : endOfBare(text, start, stop);
}
function endOfBare(text, start, stop) {
	let end = start;
	while (end < stop && !isSpace(text.charCodeAt(end))) end++;
	return end;
}
function quotedAt(text, start, stop) {
	const quote = text.charCodeAt(start);
	let at = start + 1;
	for (; at < stop && text.charCodeAt(at) !== quote; at++) {
		if (text.charCodeAt(at) !== BACKSLASH$1 || at + 1 === stop) continue;
		const next = text.charCodeAt(at + 1);
		if (next === quote || next === BACKSLASH$1) at++;
	}
	const inner = text.slice(start + 1, at);
	const value = inner.includes("\\") ? inner.replace(quote === DOUBLE ? /\\(["\\])/g : /\\(['\\])/g, "$1") : inner;
	return {
		start,
		end: Math.min(at + 1, stop),
		value
	};
}
function withoutBracket(word, text) {
	if (!word.value.endsWith(">") || word.value[1] === "/") return word;
	const end = text.charCodeAt(word.end - 1) === GREATER$1 ? word.end - 1 : word.end;
	return {
		start: word.start,
		end,
		value: word.value.slice(0, -1)
	};
}
/**
* The end of the name that starts at `first`, where it is what it seems: -1 where it is quoted, escaped or continued, or
* a NUL ends it.
*/
function endOfPlainName(text, first, end) {
	const quote = text[first];
	if (quote === "\"" || quote === "'") return -1;
	let at = first;
	for (; at < end; at++) {
		const code = text.charCodeAt(at);
		if (isSpace(code)) break;
		if (code === BACKSLASH$1 || code === NUL$1) return -1;
	}
	return text.charCodeAt(at - 1) === GREATER$1 && text[first + 1] !== "/" ? at - 1 : at;
}
// src/syntax/line-reader.ts
const unnamed = {
	written: "",
	key: "",
	bare: ""
};
const lineReader = (text, version) => ({
	text,
	version,
	templates: templatesIn(text),
	names: /* @__PURE__ */ new Map(),
	kind: "blank",
	start: 0,
	first: 0,
	end: 0,
	name: unnamed,
	code: void 0,
	isOdd: false
});
const NUL = 0;
const TAB = 9;
const LF = 10;
const CR = 13;
const SPACE = 32;
const HASH = 35;
const SLASH = 47;
const LESS = 60;
const GREATER = 62;
const BACKSLASH = 92;
const BOM = 65279;
/** The longest line that 2.2 reads (httpd.h, MAX_STRING_LEN); it takes the rest for a line of its own. */
const longestLine = 8191;
/** What ends the body of `<Perl>`. */
const endOfPerl = /^<\/perl>/i;
/**
* Read the next line; false at the end of the text. Nearly all lines are blank, comments, plain directives or tags, which
* are told by their first characters.
*/
function readLine(reader) {
	const { text, end: start } = reader;
	if (start >= text.length) return false;
	let first = start;
	let code = text.charCodeAt(first);
	while (code === SPACE || code === TAB) code = text.charCodeAt(++first);
	const newline = code === LF ? first : text.indexOf("\n", first);
	const end = newline + 1;
	reader.start = start;
	reader.first = first;
	reader.end = end;
	if (end === 0 || end - start > 8191 || reader.code || mayContinue(text, newline)) readAnyLine(reader);
	else if (code === LF) reader.kind = "blank";
	else if (code === HASH) readComment(reader);
	else if (!readPlainName(reader, code)) readAnyLine(reader);
	return true;
}
function mayContinue(text, newline) {
	const last = text.charCodeAt(newline - 1);
	return last === BACKSLASH || last === CR && text.charCodeAt(newline - 2) === BACKSLASH;
}
/** Read a line whose name, behind the brackets of a tag, is of letters alone; false where it is none. */
function readPlainName(reader, code) {
	const { text, first } = reader;
	const isTag = code === LESS;
	if (!isTag && !isLetter(code)) return false;
	let stop = first + 1;
	const isClosing = isTag && text.charCodeAt(stop) === SLASH;
	if (isClosing) stop++;
	while (isLetter(text.charCodeAt(stop))) stop++;
	if (isClosing && text.charCodeAt(stop) === GREATER) stop++;
	if (!isSpace(text.charCodeAt(stop))) return false;
	reader.kind = isClosing ? "close" : isTag ? "open" : "directive";
	reader.name = nameFor(reader, text.slice(first, stop));
	return true;
}
const isLetter = (code) => (code | 32) >= 97 && (code | 32) <= 122;
function nameFor(reader, written) {
	const known = reader.names.get(written);
	if (known) return known;
	const key = (written.startsWith("</") ? `<${written.slice(2).replace(/>$/, "")}` : written).toLowerCase();
	const name = {
		written,
		key,
		bare: key.replace(/^</, "")
	};
	reader.names.set(written, name);
	if (mayNameTag(written)) reader.isOdd = true;
	return name;
}
function readComment(reader) {
	reader.kind = "comment";
	if (isTagComment(reader.text, reader.first, reader.end)) reader.isOdd = true;
}
/** Read any line, by all that httpd heeds. */
function readAnyLine(reader) {
	const { text, start, version } = reader;
	const end = endOfLogicalLine(text, start, version);
	const first = skipIndent(text, start === 0 && text.charCodeAt(0) === BOM ? 1 : start, end);
	reader.first = first;
	reader.end = end;
	const code = first < end ? text.charCodeAt(first) : NUL;
	if (reader.code) readCode(reader, reader.code);
	else if (code === NUL) reader.kind = "blank";
	else if (code === HASH) readComment(reader);
	else if (!readTemplate(reader)) readCommand(reader);
}
/** Read a line of a template; false where it is none. */
function readTemplate(reader) {
	const end = reader.templates.endOf(reader.first, reader.end);
	if (end < 0) return false;
	reader.kind = "template";
	reader.end = end;
	reader.isOdd = true;
	return true;
}
/** The body of <Perl>, and mod_perl's =pod and __END__, belong to another language. */
function readCode(reader, until) {
	const { text, first, end } = reader;
	reader.kind = "code";
	reader.isOdd = true;
	if (!until.test(text.slice(first, Math.min(end, first + 8)))) return;
	reader.code = void 0;
	if (until !== endOfPerl) return;
	reader.kind = "close";
	reader.name = nameFor(reader, text.slice(first, first + 7));
}
function readCommand(reader) {
	const { text, first, end } = reader;
	const stop = endOfPlainName(text, first, end);
	const line = stop < 0 ? join$1(text, first, end).text : void 0;
	const written = line === void 0 ? text.slice(first, stop) : nameAt(text, first, end).value;
	if (line === "") reader.kind = "blank";
	else if (line?.startsWith("#")) reader.kind = "comment";
	else if (written === "") reader.kind = "stray";
	else {
		reader.kind = !written.startsWith("<") ? "directive" : written.startsWith("</") ? "close" : "open";
		reader.name = nameFor(reader, written);
	}
}
// src/syntax/nesting.ts
const nestingOf = (text, version) => ({
	reader: lineReader(text, version),
	open: [],
	beyond: 0,
	problems: []
});
/** More than anybody nests, and few enough that asking for the sections around a line stays cheap. */
const deepest = 128;
/** Note what is wrong with the line that was read by itself. */
function checkLine(nesting) {
	const { text, start, end } = nesting.reader;
	if (end === text.length) noteUnfinished(nesting);
	if (end - start > 8191) noteLength(nesting);
}
/** All that is wrong, in the order of the text, once its last line was read. */
function problemsOf(nesting) {
	const { open, problems } = nesting;
	for (const { first, name } of open.reverse()) note(nesting, first, `${shortened(name.written)}> is never closed.`);
	return problems.sort((a, b) => a.at.start - b.at.start);
}
/** Go into the section whose tag was read; false where it is nested too deep to be looked at. */
function enterSection(nesting) {
	const { reader, open } = nesting;
	const { text, name, first, end } = reader;
	if (open.length === deepest) {
		nesting.beyond = 1;
		note(nesting, first, `Sections are nested more than ${deepest} deep here; what is inside is left as it is.`);
		return false;
	}
	open.push({
		name,
		first
	});
	if (name.key === "<perl") reader.code = endOfPerl;
	if (!isTagClosed(text, first, end)) note(nesting, first, `${shortened(name.written)}> lacks its closing ">".`);
	return true;
}
/** Leave the section whose closing tag was read. Returns how many we are in then; undefined where it closes none. */
function leaveSection(nesting) {
	const { reader, open } = nesting;
	const { key, written } = reader.name;
	const name = written.endsWith(">") ? written.slice(0, -1) : written;
	const isLast = open.at(-1)?.name.key === key;
	const match = isLast ? open.length - 1 : open.findLastIndex((one) => one.name.key === key);
	if (match < 0) {
		note(nesting, reader.first, `${shortened(name)}> closes nothing.`);
		return;
	}
	for (const lost of isLast ? none$6 : open.slice(match + 1).reverse()) note(nesting, lost.first, `${shortened(lost.name.written)}> is not closed before ${shortened(name)}>.`);
	open.length = match;
	if (written === name) note(nesting, reader.first, `${shortened(name)} lacks its closing ">".`);
	return match;
}
const none$6 = [];
/** Of sections within sections that are too deep no more is wanted than where they end. */
function countBeyond(nesting) {
	if (nesting.reader.kind === "open") nesting.beyond++;
	else if (nesting.reader.kind === "close") nesting.beyond--;
}
/** Whether the directive that was read begins the code of another language, to which the lines below it belong. */
function beginsCode(reader) {
	const { key } = reader.name;
	if (key !== "=pod" && key !== "__end__") return false;
	reader.code = key === "=pod" ? endOfPod : never$1;
	return true;
}
const endOfPod = /^=cut\b/;
const never$1 = /(?!)/;
/** Where 2.2 meets the end of the file behind a backslash, it forgets the line (server/util.c, ap_cfg_getline). */
function noteUnfinished(nesting) {
	const { text, version, kind, first } = nesting.reader;
	if (!(kind === "directive" || kind === "open" || kind === "close" || kind === "stray") || version === "2.4" || !/(?:^|[^\\])\\\r?\n$/.test(text.slice(-4))) return;
	if (text.slice(text.lastIndexOf("\n", text.length - 2) + 1).includes("\0")) return;
	note(nesting, first, "The file ends in a continued line, which 2.2 does not read and 2.4 does.");
}
function noteLength(nesting) {
	const { text, version, kind, start, first, end } = nesting.reader;
	if (version === "2.4" || kind === "code" || kind === "template" || first === end) return;
	if (first - start + join$1(text, first, end).text.length <= 8191) return;
	note(nesting, first, `The line has more than ${longestLine} characters: 2.2 reads the rest as another line, 2.4 does not.`);
}
/** A problem reaches from the line's first word to its first line ending. */
function note({ problems, reader: { text } }, start, message) {
	const newline = text.indexOf("\n", start);
	const end = newline < 0 ? text.length : newline;
	problems.push({
		at: {
			start,
			end: text[end - 1] === "\r" ? end - 1 : end
		},
		message
	});
}
/** Messages name what stands in the file, which can be of any length. */
const shortened = (name) => name.length > 60 ? `${name.slice(0, 60)}…` : name;
// src/syntax/nodes.ts
/** What holds lines. The lines that httpd passes over are made when somebody asks for them: hardly anybody does. */
var Holder = class {
	constructor() {
		this.commands = [];
		this.ownSections = void 0;
		this.ownChildren = void 0;
	}
	get sections() {
		this.ownSections ??= this.commands.some(isSection) ? this.commands.filter(isSection) : none$5;
		return this.ownSections;
	}
	get children() {
		this.ownChildren ??= this.allLines();
		return this.ownChildren;
	}
};
const none$5 = [];
/** A file, to which lines are added while it is read. */
var FileOfLines = class extends Holder {
	constructor(path, text, version, defined) {
		super();
		if (defined) this.defined = defined;
		this.path = path;
		this.text = text;
		this.version = version;
		this.problems = [];
		this.hasOddLines = false;
		this.byKey = /* @__PURE__ */ new Map();
		this.triviaStarts = [];
		this.triviaKinds = [];
	}
	get keys() {
		return this.byKey.keys();
	}
	named(key) {
		return this.byKey.get(key) ?? [];
	}
	enter(key, command) {
		const known = this.byKey.get(key);
		if (known) known.push(command);
		else this.byKey.set(key, [command]);
	}
	passOver(kind, start) {
		this.triviaStarts.push(start);
		this.triviaKinds.push(kind);
	}
	allLines() {
		return this.linesBetween(this.commands, 0, this.text.length, void 0);
	}
	/**
	* The commands and all lines between them from one place of the text to another. The lines tile the text, so that each
	* ends where the next one starts.
	*/
	linesBetween(commands, from, to, parent) {
		const lines = [];
		let next = this.firstTriviaAt(from);
		const addUntil = (stop) => {
			for (let start = this.startOfTrivia(next); start < stop; start = this.startOfTrivia(next)) {
				const kind = this.triviaKinds[next] ?? "stray";
				const end = Math.min(this.startOfTrivia(++next), stop);
				lines.push({
					kind,
					file: this,
					parent,
					start,
					end
				});
			}
		};
		for (const command of commands) {
			addUntil(command.start);
			lines.push(command);
			if (command.kind === "section") next = this.firstTriviaAt(endOf(command));
		}
		addUntil(to);
		return lines;
	}
	startOfTrivia(index) {
		return this.triviaStarts[index] ?? Number.POSITIVE_INFINITY;
	}
	/** The index of the first that starts at this place or behind it. */
	firstTriviaAt(place) {
		return countUntil(this.triviaStarts.length, (index) => this.startOfTrivia(index) >= place);
	}
};
/** Where the lines within a section end: one that is never closed goes on to the end of what is around it. */
const endOfLines = ({ close, parent, file }) => close?.start ?? (parent ? endOfLines(parent) : file.text.length);
const endOf = (section) => section.close?.end ?? endOfLines(section);
/** The words of a line are cut when somebody asks for them. */
var DirectiveLine = class {
	constructor(file, parent, { name, start, first, end }) {
		this.kind = "directive";
		this.key = name.bare;
		this.file = file;
		this.parent = parent;
		this.start = start;
		this.end = end;
		this.first = first;
	}
	get name() {
		return nameAt(this.file.text, this.first, this.end);
	}
	get args() {
		return argsAt(this.file.text, this.first, this.end);
	}
};
var SectionLine = class extends Holder {
	constructor(file, parent, { name, start, first, end }) {
		super();
		this.kind = "section";
		this.key = name.bare;
		this.file = file;
		this.parent = parent;
		this.start = start;
		this.end = end;
		this.first = first;
		this.close = void 0;
	}
	/** An array that grew keeps room for more, in most sections for more than they hold. */
	closeAt(close) {
		this.close = close;
		this.commands = this.commands.slice();
	}
	allLines() {
		return this.file.linesBetween(this.commands, this.end, endOfLines(this), this);
	}
	get name() {
		return tagNameAt(this.file.text, this.first, this.end);
	}
	get args() {
		return tagArgsAt(this.file.text, this.first, this.end);
	}
};
/** The name of a branch of a template, which no tag of httpd has. */
const branchName = {
	written: "<iftemplate",
	key: "<iftemplate",
	bare: "iftemplate"
};
/** What stands between two tags of a template, read by one version alone. Its first line is the tag. */
var TemplateBranch = class extends SectionLine {
	constructor(file, parent, line, readings) {
		super(file, parent, {
			...line,
			name: branchName
		});
		this.readings = readings;
	}
	get name() {
		const value = this.file.text.slice(this.first, this.end).trimEnd();
		return {
			start: this.first,
			end: this.first + value.length,
			value
		};
	}
	get args() {
		return [];
	}
};
// src/syntax/version-guards.ts
/**
* The lines, by where they start, of `<% if versioncmp(@apache_version, '2.4') >= 0 %>`, its `<% else %>` and its `<% end %>`,
* and of the like in Jinja and others. Only where each of the three has a line of its own, and nothing else is asked.
*/
function versionGuardLines(text) {
	if (!tagEnds.some((end) => text.includes(end)) || !versionName.test(text)) return void 0;
	const lines = /* @__PURE__ */ new Map();
	const open = [];
	for (const tag of tagsIn(text)) {
		const top = open.pop();
		if (tag.kind === "open") open.push(...top ? [top] : [], [tag]);
		else if (tag.kind === "middle" && top) open.push(top.length > 3 ? top : [...top, tag]);
		else if (tag.kind === "end" && top) noteGuard(text, [...top, tag], lines);
		else if (tag.kind === "middle" || tag.kind === "end" || tag.kind === "unknown") return void 0;
		else if (top) open.push(top);
	}
	return open.length === 0 && lines.size > 0 ? lines : void 0;
}
function noteGuard(text, tags, lines) {
	const [first, second, third] = tags;
	const starts = tags.map((tag) => startOfOwnLine(text, tag));
	const readings = first && readingsOf(text.slice(first.start, first.end));
	if (!readings || !second || tags.length > 3 || starts.includes(void 0)) return;
	if (third && !/\belse\b(?!\s*if)/i.test(text.slice(second.start, second.end))) return;
	const [start, middle, end] = third ? starts : [
		starts[0],
		void 0,
		starts[1]
	];
	if (start !== void 0) lines.set(start, {
		kind: "open",
		readings
	});
	if (middle !== void 0) lines.set(middle, {
		kind: "middle",
		readings: opposite$1(readings)
	});
	if (end !== void 0) lines.set(end, { kind: "close" });
}
/** Where the line of a tag starts that has nothing else on its line. */
function startOfOwnLine(text, { start, end }) {
	const first = text.lastIndexOf("\n", start - 1) + 1;
	const newline = text.indexOf("\n", end);
	const rest = text.slice(end, newline < 0 ? text.length : newline);
	return text.slice(start === 0 ? 0 : first, start).trim() === "" && rest.trim() === "" ? first : void 0;
}
/** A variable for the version of httpd: `@apache_version`, `apache24_version`, `scope['apache::version']`, `httpd.version`. */
const version = "(?:apache|httpd)[\\w.:]{0,20}?(?:_|\\.|::|'\\]\\[')?version";
const versionName = new RegExp(version, "i");
const tagEnds = [
	"%>",
	"%}",
	"%]"
];
const name = `(?:@|\\$|scope(?:\\.lookupvar)?[[(]['"]:{0,2}|node\\[')?${version}(?:['"]?[\\])])?(?:\\.to_[fs])?`;
const number = `['"]?(?<number>2\\.[24])(?:\\.0)?['"]?`;
/** Each form of the question: the operator, then the number, or the other way round for versioncmp. */
const questions = [
	`(?:scope\\.)?(?:function_)?versioncmp\\(?\\[?\\(?${name},\\s*${number}\\)?\\]?\\)?\\s*(?<sign>[<>=!]=?)\\s*0`,
	`${name}\\s*(?<sign>[<>=!]=?|===?)\\s*${number}`,
	`${name}\\s*(?:is\\s+version(?:_compare)?|\\|\\s*version(?:_compare)?)\\s*\\(${number},\\s*['"](?<sign>[<>=!]=?|ge|gt|le|lt|eq|ne)['"]\\)`
].map((form) => new RegExp(`^${form}$`, "i"));
/** What a tag asks, if that is for the version alone. */
function readingsOf(source) {
	const body = source.replace(/^(?:<%|\{%|\[%)[-+]?|[-+]?(?:%>|%\}|%\])$/g, "").trim().replace(/\s*(?:\{|then|do)$/, "");
	const [, word, asked] = /^(if|unless)\b\s*(.*)$/is.exec(body) ?? [];
	const bare = asked?.replace(/^\((.*)\)$/s, "$1").trim();
	if (!word || !bare) return void 0;
	for (const question of questions) {
		const found = question.exec(bare);
		if (!found) continue;
		const sign = found.groups?.sign ?? "";
		const holds = answers[`${signs[sign] ?? sign} ${found.groups?.number}`];
		return holds && (word.toLowerCase() === "unless" ? opposite$1(holds) : holds);
	}
}
const signs = {
	ge: ">=",
	gt: ">",
	le: "<=",
	lt: "<",
	eq: "==",
	ne: "!=",
	"=": "==",
	"===": "=="
};
const only24 = {
	"2.2": "never",
	"2.4": "always"
};
const only22 = {
	"2.2": "always",
	"2.4": "never"
};
/** A variable may hold `2.2` or `2.2.15`: whether that is above `2.2` cannot be told. */
const answers = {
	">= 2.4": only24,
	"< 2.4": only22,
	"== 2.4": only24,
	"!= 2.4": only22,
	"== 2.2": only22,
	"!= 2.2": only24
};
const opposite$1 = (readings) => readings === only24 ? only22 : only24;
// src/syntax/parse.ts
/**
* Read one file. Never throws: what makes no sense is kept as a stray line and noted as a problem.
* The lines of the tree tile the text: joining their ranges, closing tags included, gives the text back.
* @param path as it is to be shown, with forward slashes
* @param version whose reading of continued lines applies
* @param defined the names that httpd is known to be started with or without
*/
function parse(text, path, version = "2.2", defined) {
	const file = new FileOfLines(path, text, version, defined);
	const guards = versionGuardLines(text);
	if (!guards) return parseInto(file, guards);
	const guarded = parseInto(file, guards);
	return guarded.named(branchName.key).every((section) => section.kind === "section" && section.close) ? guarded : parseInto(new FileOfLines(path, text, version, defined), void 0);
}
/** Another text of a file, or the same one, of the same kind. */
function parseAgain({ path, version, defined, isPerDirectory }, text, as = {}) {
	const file = parse(text, path, as.version ?? version, defined);
	return as.isPerDirectory || isPerDirectory ? Object.assign(file, { isPerDirectory: true }) : file;
}
function parseInto(file, guards) {
	const tree = {
		...nestingOf(file.text, file.version),
		file,
		sections: [],
		guards
	};
	while (readLine(tree.reader)) {
		place(tree);
		checkLine(tree);
	}
	file.problems = problemsOf(tree);
	file.hasOddLines = tree.reader.isOdd || file.problems.length > 0;
	return file;
}
/** Put the line that was read where it belongs. */
function place(tree) {
	const { kind, start } = tree.reader;
	const guard = kind === "template" ? tree.guards?.get(start) : void 0;
	if (guard && tree.beyond === 0) placeGuard(tree, guard);
	else if (kind !== "directive" && kind !== "open" && kind !== "close") addTrivia(tree, kind);
	else if (tree.beyond > 0) passOver(tree);
	else if (kind === "directive") addDirective(tree);
	else if (kind === "open") openSection(tree);
	else closeSection(tree);
}
/** A branch ends where the next one begins. */
function placeGuard(tree, guard) {
	const { reader, file, open, sections } = tree;
	if (guard.kind !== "open") {
		const top = sections.at(-1);
		if (!(top instanceof TemplateBranch)) {
			addTrivia(tree, "template");
			return;
		}
		top.closeAt({
			start: reader.start,
			end: guard.kind === "close" ? reader.end : reader.start
		});
		open.pop();
		sections.pop();
	}
	if (guard.kind === "close") return;
	const parent = sections.at(-1);
	const branch = new TemplateBranch(file, parent, reader, guard.readings);
	(parent ?? file).commands.push(branch);
	file.enter(branchName.key, branch);
	open.push({
		name: branchName,
		first: reader.first
	});
	sections.push(branch);
}
const addTrivia = ({ file, reader }, kind) => file.passOver(kind, reader.start);
function passOver(tree) {
	addTrivia(tree, "stray");
	countBeyond(tree);
}
function addDirective(tree) {
	const { file, reader, sections } = tree;
	if (beginsCode(reader)) {
		addTrivia(tree, "code");
		return;
	}
	const section = sections.at(-1);
	const directive = new DirectiveLine(file, section, reader);
	(section ?? file).commands.push(directive);
	file.enter(reader.name.key, directive);
}
function openSection(tree) {
	const { file, reader, sections } = tree;
	if (!enterSection(tree)) {
		addTrivia(tree, "stray");
		return;
	}
	const parent = sections.at(-1);
	const section = new SectionLine(file, parent, reader);
	(parent ?? file).commands.push(section);
	file.enter(reader.name.key, section);
	sections.push(section);
}
function closeSection(tree) {
	const { reader, sections } = tree;
	const left = leaveSection(tree);
	if (left === void 0) {
		addTrivia(tree, "stray");
		return;
	}
	sections[left]?.closeAt({
		start: reader.start,
		end: reader.end
	});
	sections.length = left;
}
// src/httpd/directory-pattern.ts
/** Whether 2.2 never applied a `<DirectoryMatch>` or `<Directory ~>`, as its pattern needs a `$` to match. */
function neverApplied(section) {
	const pattern = patternOf(section);
	return pattern !== void 0 && needsEnd(pattern);
}
function patternOf({ key, args: [first, second] }) {
	if (first?.value === "~") return second?.value;
	return key === "directorymatch" ? first?.value : void 0;
}
/**
* Whether every way to match this regular expression ends in a `$`. For directories 2.2 let no `$` match
* (server/request.c of 2.2, ap_directory_walk: AP_REG_NOTEOL), so that such a section never applied. `\z` did match.
*/
function needsEnd(pattern) {
	if (pattern.split("(").length > 1e3) return false;
	const reader = {
		pattern,
		at: 0
	};
	return alternatives(reader) && reader.at >= pattern.length;
}
/** Up to the end or the closing parenthesis: whether all alternatives need a `$`. */
function alternatives(reader) {
	let all = sequence(reader);
	while (reader.pattern[reader.at] === "|") {
		reader.at++;
		all = sequence(reader) && all;
	}
	return all;
}
function sequence(reader) {
	let needed = false;
	for (let next = reader.pattern[reader.at]; next && next !== "|" && next !== ")"; next = reader.pattern[reader.at]) {
		const piece = atom(reader, next);
		const optional = /^(?:[?*]|\{0)/.test(reader.pattern.slice(reader.at, reader.at + 2));
		reader.at += /^(?:[?*+]|\{\d+(?:,\d*)?\})?[?+]?/.exec(reader.pattern.slice(reader.at))?.[0].length ?? 0;
		needed ||= piece && !optional;
	}
	return needed;
}
/** One character, class or group; whether it needs a `$`. */
function atom(reader, next) {
	const rest = reader.pattern.slice(reader.at);
	if (next !== "(") {
		reader.at += next === "\\" ? 2 : next === "[" ? /^\[\^?\]?(?:\\.|\[:\w+:\]|[^\]\\])*\]?/s.exec(rest)?.[0].length ?? 1 : 1;
		return next === "$";
	}
	if (rest.startsWith("(?#")) {
		const end = rest.indexOf(")");
		reader.at += end < 0 ? rest.length : end + 1;
		return false;
	}
	const open = /^\((?:\?(?:[:>|]|<?[=!]|P?<\w+>|'\w+'|[a-zA-Z-]*:))?/.exec(rest)?.[0] ?? "(";
	reader.at += open.length;
	const inner = alternatives(reader);
	reader.at++;
	return inner && !open.endsWith("!");
}
// src/access/read/access-lines.ts
/** By the names of directives, in lower case. */
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
/** The names of all directives that an access scope is made of. */
const accessDirectives = [...accessKinds.keys()];
/** Lines that 2.4 does not know, or not without mod_access_compat. */
const isOld = ({ kind }) => old.has(kind);
const old = /* @__PURE__ */ new Set([
	"order",
	"allow",
	"deny",
	"satisfy",
	"authoritative"
]);
/** Whether a guard keeps the line from 2.4. */
const isForOldAlone = ({ within }) => within.some((section) => isGuard(section) && readingOf(section, "2.4") === "never");
/** Whether all that decides who is let in is kept from 2.4. */
function saysForOldAlone({ lines }) {
	const decides = (line) => isOld(line) || line.kind === "require";
	return lines.some(decides) && lines.every((line) => !decides(line) || isForOldAlone(line));
}
/** Whether any of these nodes, or what they hold outside other scopes, bears on access. */
function saysAccess(nodes) {
	return nodes.some((node) => {
		if (node.kind === "directive") return accessKinds.has(node.key);
		if (node.kind !== "section") return false;
		return /^require(all|any|none)$/.test(node.key) || (/^limit(except)?$/.test(node.key) || isGuard(node) ? saysAccess(node.commands) : false);
	});
}
/** Whether 2.4 reads a line for sure, and 2.2 does not, but for those that stand there for mod_access_compat. */
function isReadOn24Alone(site, line) {
	const guards = [...ancestors(line)].filter(isGuard);
	return guards.some((guard) => readingToday(site, guard) === "never") && guards.every((guard) => readingOn24(site, guard) === "always" && !asksForCompat(guard));
}
/** Whether a line that 2.2 never reads may be read by 2.4, but for those that stand there for mod_access_compat. */
function mayBeReadOn24Alone(site, line) {
	const guards = [...ancestors(line)].filter(isGuard);
	return guards.some((guard) => readingToday(site, guard) === "never") && guards.every((guard) => readingOn24(site, guard) !== "never" && !asksForCompat(guard));
}
/** `<IfModule mod_access_compat.c>`: who writes this has thought of servers with and without it. */
const asksForCompat = ({ key, args }) => key === "ifmodule" && /^!?(mod_)?access_compat(\.c|_module)$/i.test(args[0]?.value ?? "");
// src/models/loading-order.ts
/** The LoadModule lines in the order in which the server of today reads them, Includes followed, skipped branches left out. */
function loadingOrder(site) {
	const walk = {
		site,
		found: [],
		readings: /* @__PURE__ */ new Map(),
		open: /* @__PURE__ */ new Set()
	};
	for (const file of site.files) if (!isHtaccess(file) && site.includersOf(file).length === 0) readFile(walk, file, false);
	return walk.found;
}
function readFile(walk, file, maybe) {
	const readings = walk.readings.get(file) ?? 0;
	if (walk.open.has(file) || readings === 1e3) return;
	walk.readings.set(file, readings + 1);
	walk.open.add(file);
	if (mayLoad(file)) readNodes$1(walk, file.commands, maybe);
	walk.open.delete(file);
}
const mayLoad = (file) => [
	"loadmodule",
	"include",
	"includeoptional"
].some((key) => file.named(key).length > 0);
function readNodes$1(walk, nodes, maybe) {
	const { site, found } = walk;
	for (const node of nodes) if (node.kind === "section") {
		const reading = isGuard(node) ? readingToday(site, node) : "always";
		if (reading !== "never") readNodes$1(walk, node.commands, maybe || reading === "maybe");
	} else if (node.key === "loadmodule") found.push({
		line: node,
		maybe
	});
	else if (node.key === "include" || node.key === "includeoptional") {
		const { files, how } = site.includedBy(node);
		for (const file of files) readFile(walk, file, maybe || how === "guess");
	}
}
// src/access/read/authorizers.ts
/** The order in a server that loads no module: that of 2.2's modules.c. */
const builtIn = [
	"groupfile",
	"user",
	"dbm",
	"owner",
	"ldap"
];
const names = {
	mod_authz_groupfile: "groupfile",
	mod_authz_user: "user",
	mod_authz_dbm: "dbm",
	mod_authz_owner: "owner",
	mod_authnz_ldap: "ldap"
};
/**
* 2.2's authorization modules in the order in which they are asked: as LoadModule names them, but mod_authz_owner before
* those that know groups, and mod_authnz_ldap before mod_authz_user (their register_hooks).
*/
function authorizersOf(site) {
	const lines = site.once(loadingOrder).flatMap(({ line, maybe }) => {
		const name = names[moduleNamed(line.args[0]?.value ?? "")?.name ?? ""];
		return name ? [{
			name,
			maybe
		}] : [];
	});
	const loaded = lines.map(({ name }) => name);
	const order = [.../* @__PURE__ */ new Set([...loaded, ...builtIn])];
	moveBefore(order, "owner", ["groupfile", "dbm"]);
	moveBefore(order, "ldap", ["user"]);
	const isSure = lines.every(({ maybe }) => !maybe);
	return {
		order,
		hasOwner: lines.some(({ name, maybe }) => name === "owner" && !maybe),
		foreign: site.once(foreignAuthorizer),
		known: isSure && (site.complete || loaded.includes("groupfile") && loaded.includes("user"))
	};
}
function moveBefore(order, name, others) {
	const first = Math.min(...others.map((other) => order.indexOf(other)));
	const at = order.indexOf(name);
	if (at < first) return;
	order.splice(at, 1);
	order.splice(first, 0, name);
}
/** What may answer for Require lines and does not come with httpd, as a person names it. */
function foreignAuthorizer(site) {
	const line = site.directives("LoadModule").find(({ args }) => {
		const name = args[0]?.value ?? "";
		return moduleNamed(name) === void 0 && isOfLogins.test(name) && !asksForPasswordsAlone.test(name);
	});
	if (line) return line.args[0]?.value;
	return site.directives("PerlAuthzHandler", "PythonAuthzHandler")[0]?.name.value;
}
const isOfLogins = /auth|shib|sspi|cosign/i;
/** They leave Require to others: of Kerberos, OpenID, CAS, RADIUS, tickets, cookies and certificates, and all of authentication. */
const asksForPasswordsAlone = /^(mod_)?(authn_|auth_?(kerb|gssapi|openid|openidc|cas|radius|tkt|token|cookie|ntlm|imap|cert)|authopenid|authz_svn|access|authz_host)/i;
// src/httpd/expression.ts
/**
* What 2.4 would replace or refuse in this text; undefined where it stays as it is. A backslash before `\\`, `%` or `$` is
* taken for an escape that was written for 2.4.
*/
function expressionIn(text) {
	let first;
	for (const [found, body] of text.matchAll(/\\[\\%$]|\\(?:[\s\S]|$)|\$\d|%\{([^}]*)\}?/g)) {
		if (/^\\[\\%$]/.test(found)) continue;
		const unknown = found.startsWith("%") && !(found.endsWith("}") && isKnownVariable(body ?? ""));
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
/**
* What 2.4 takes for an escape in the words after a keyword of Require, and 2.2 took as it stands. Where its modules read word
* by word two backslashes were one to 2.2 too (server/util.c, ap_getword_conf); names and filters of LDAP are handed on as
* they are (mod_authnz_ldap.c).
*/
function escapeOn24(keyword, words) {
	const isPlain = (found) => found === "\\\\" ? /^ldap-(dn|group|filter)$/.test(keyword) : /^\\[%$]$/.test(found);
	return [...words.matchAll(/\\[\s\S]/g)].map(([found]) => found).find(isPlain);
}
/** The text as an expression that 2.4 evaluates to what the text says. */
const escapedForExpression = (text) => text.replace(/\\[\\%$]|\\|%\{|\$(?=\d)/g, (found) => /^\\./.test(found) ? found : `\\${found}`);
/** Whether 2.4 has this between `%{` and `}`: the names are compared without regard to case; those of mod_ssl may be any. */
const isKnownVariable = (body) => variable.test(body) || functionCall.test(body);
/** Variables of server/util_expr_eval.c. */
const variable = /^(HTTPS|IPV6|CONN_LOG_ID|CONN_REMOTE_ADDR|HTTP2|REQUEST_(METHOD|SCHEME|URI|FILENAME|LOG_ID|STATUS)|REMOTE_(HOST|IDENT|USER|ADDR|PORT)|SERVER_(ADMIN|NAME|PORT|PROTOCOL|SOFTWARE)|SCRIPT_(FILENAME|USER|GROUP)|PATH_INFO|QUERY_STRING|IS_SUBREQ|DOCUMENT_(ROOT|URI)|AUTH_TYPE|THE_REQUEST|CONTENT_TYPE|HANDLER|LAST_MODIFIED|CONTEXT_(PREFIX|DOCUMENT_ROOT)|TIME(_(YEAR|MON|DAY|HOUR|MIN|SEC|WDAY))?|API_VERSION|HTTP_(ACCEPT|COOKIE|FORWARDED|HOST|PROXY_CONNECTION|REFERER|USER_AGENT)|SSL_\w+)$/i;
const functionCall = /^(osenv|env|resp|req|http|note|reqenv|req_novary|tolower|toupper|escape|unescape|file|filesize|base64|unbase64|sha1|md5|ldap|SSL):/i;
// src/httpd/methods.ts
const everyMethod = {
	except: true,
	names: []
};
/** HEAD counts as GET (server/protocol.c); other names keep their case, since a method is what it is written as. */
const methodsNamed = (names, { except = false } = {}) => ({
	except,
	names: [...new Set(names.map((name) => name === "HEAD" ? "GET" : name))]
});
const covers = (methods, name) => methods.names.includes(name) !== methods.except;
/** Those that 2.4 knows by itself (modules/http/http_protocol.c, ap_method_registry_init; modules/dav/main/mod_dav.c). */
const builtInMethods = "GET HEAD PUT POST DELETE CONNECT OPTIONS TRACE PATCH PROPFIND PROPPATCH MKCOL COPY MOVE LOCK UNLOCK VERSION-CONTROL CHECKOUT UNCHECKOUT CHECKIN UPDATE LABEL REPORT MKWORKSPACE MKACTIVITY BASELINE-CONTROL MERGE BIND SEARCH".split(" ");
const atMethod = (said, name) => {
	const own = said.named.get(name);
	return own === void 0 ? said.other : own;
};
/** Ask for each of the names and for all others. */
function perMethod(names, ask) {
	if (names.length === 0) return {
		named: nobody,
		other: ask("*")
	};
	const named = /* @__PURE__ */ new Map();
	for (const name of new Set(names)) named.set(name, ask(name));
	return {
		named,
		other: ask("*")
	};
}
/** Nearly all rules are for every method. */
const nobody = /* @__PURE__ */ new Map();
/** Names that make a difference in any of these. */
function namesIn(...said) {
	const naming = said.filter((one) => one.named.size > 0);
	return naming.length === 0 ? none$4 : [...new Set(naming.flatMap((one) => [...one.named.keys()]))];
}
const none$4 = [];
// src/access/read/condition.ts
const always = {
	kind: "always",
	key: "1"
};
const never = {
	kind: "never",
	key: "0"
};
/** A question about the client. */
const client = (provider, word, from) => leaf(provider, word, { from });
/** A question about the user; `words` as after `Require`. */
const user = (provider, words, from) => leaf(provider, words, {
	from,
	asksUser: true
});
function leaf(provider, words, { from, asksUser = false }) {
	return {
		kind: "leaf",
		provider,
		words,
		asksUser,
		from,
		key: words ? `${provider} ${words}` : provider
	};
}
/** All of these; `always` if there are none. */
const allOf = (parts) => group("all", parts, never, always);
/** One of these; `never` if there are none. */
const anyOf = (parts) => group("any", parts, always, never);
function not(condition) {
	switch (condition.kind) {
		case "always": return never;
		case "never": return always;
		case "leaf": return {
			kind: "not",
			of: condition,
			key: `!${condition.key}`
		};
		case "not": return condition.of;
		case "all": return anyOf(condition.parts.map(not));
		case "any": return allOf(condition.parts.map(not));
	}
}
/** @param zero what decides alone  @param one what changes nothing */
function group(kind, given, zero, one) {
	for (const part of given) if (part.key === zero.key) return zero;
	const telling = given.some((part) => part.key === one.key) ? given.filter((part) => part.key !== one.key) : given;
	const [first = one, second] = telling;
	if (!second) return first;
	if (telling.length > 2 || isGroup(first) || isGroup(second)) return groupOf(kind, telling, zero, one);
	if (first.key === second.key) return first;
	return areOpposite(first, second) ? zero : {
		kind,
		parts: [first, second],
		key: `${kind}(${first.key},${second.key})`
	};
}
const areOpposite = (a, b) => a.kind === "not" && a.of.key === b.key || b.kind === "not" && b.of.key === a.key;
function groupOf(kind, given, zero, one) {
	const parts = /* @__PURE__ */ new Map();
	for (const part of given.flatMap((part) => part.kind === kind ? part.parts : [part])) {
		if (part.key === zero.key || parts.has(opposite(part))) return zero;
		if (part.key !== one.key) parts.set(part.key, part);
	}
	for (const part of parts.values()) if (isGroup(part) && part.parts.some((inner) => parts.has(inner.key))) parts.delete(part.key);
	const [first = one, ...rest] = parts.values();
	if (rest.length === 0) return first;
	return {
		kind,
		parts: [first, ...rest],
		key: `${kind}(${[...parts.keys()].join(",")})`
	};
}
const isGroup = (condition) => condition.kind === "all" || condition.kind === "any";
const opposite = (part) => part.kind === "not" ? part.of.key : `!${part.key}`;
/** The questions that a condition asks, in the order of its text. */
function leavesOf(condition) {
	if (condition.kind === "leaf") return [condition];
	if (condition.kind === "not") return [condition.of];
	return isGroup(condition) ? condition.parts.flatMap(leavesOf) : [];
}
/** How many comparisons are tried before two conditions are taken to differ. */
const patience = 3e3;
/** Whether two conditions let in the same requests. Whoever is any user or in any group is a valid user. */
function equivalent(a, b) {
	if (a.key === b.key) return true;
	const [one, two] = [nameByName(a), nameByName(b)];
	if (isSeenToDiffer(one, two)) return false;
	if (!answersApart(a, b)) return true;
	return !(one.key === a.key && two.key === b.key) && !answersApart(one, two);
}
/** The answers of one request that only one of two conditions lets in; undefined where they are equivalent. */
function toldApartBy(a, b) {
	return equivalent(a, b) ? void 0 : answersApart(nameByName(a), nameByName(b));
}
/** A condition with each name asked for by itself: `user alice bob` is either of them. */
function nameByName(condition) {
	if (condition.kind === "leaf") {
		const { provider, words } = condition;
		return /^(user|group)$/.test(provider) && /^[\w.@-]+( [\w.@-]+)+$/.test(words) ? anyOf(words.split(" ").map((name) => user(provider, name))) : condition;
	}
	if (condition.kind === "not") return not(nameByName(condition.of));
	return isGroup(condition) ? (condition.kind === "all" ? allOf : anyOf)(condition.parts.map(nameByName)) : condition;
}
/**
* Whether one of a few requests tells two conditions apart: of who meets nothing, or only what is asked first or last. Conditions
* that name thousands of users are seldom the same but for one, and to go through them takes long.
*/
function isSeenToDiffer(a, b) {
	const [asked, others] = [leavesOf(a), leavesOf(b)];
	return [
		void 0,
		asked[0],
		asked.at(-1),
		others[0],
		others.at(-1)
	].some((only) => isMet(a, only) !== isMet(b, only));
}
/** Whether who meets one question, and no other but what follows from it, is let in. */
function isMet(condition, only) {
	if (condition.kind === "leaf") return condition.key === only?.key || condition.provider === "valid-user" && only?.asksUser === true;
	if (condition.kind === "not") return !isMet(condition.of, only);
	if (!isGroup(condition)) return condition.kind === "always";
	const meets = (part) => isMet(part, only);
	return condition.kind === "all" ? condition.parts.every(meets) : condition.parts.some(meets);
}
/** Where too much would have to be tried, no answers are a reason to take them to differ. */
function answersApart(a, b) {
	return searchApart(a, b, {
		left: patience,
		alike: /* @__PURE__ */ new Set()
	});
}
function searchApart(a, b, work) {
	if (a.key === b.key) return void 0;
	const asked = nextAsked(a, b);
	if (!asked || work.left-- <= 0) return /* @__PURE__ */ new Map();
	const pair = `${a.key} = ${b.key}`;
	if (work.alike.has(pair)) return void 0;
	for (const value of [true, false]) {
		const found = searchApart(assume(a, asked, value), assume(b, asked, value), work);
		if (found) return new Map([[asked.key, value], ...found]);
	}
	work.alike.add(pair);
}
/** The next question to decide: valid-user first, whoever asks it, since it decides others. */
function nextAsked(a, b) {
	const leaves = [...leavesOf(a), ...leavesOf(b)];
	return leaves.find((leaf) => leaf.provider === "valid-user") ?? leaves[0];
}
/** The condition once the answer to one question is known. */
function assume(condition, asked, value) {
	if (condition.kind === "leaf") return condition.key === asked.key || !value && asked.provider === "valid-user" && condition.asksUser ? value ? always : never : condition;
	if (condition.kind === "not") return not(assume(condition.of, asked, value));
	if (!isGroup(condition)) return condition;
	const parts = condition.parts.map((part) => assume(part, asked, value));
	return condition.kind === "all" ? allOf(parts) : anyOf(parts);
}
// src/access/read/requirements.ts
/** The module that an `Authz…Authoritative` directive speaks to. */
const authorizerOf = {
	authzuserauthoritative: "user",
	authzgroupfileauthoritative: "groupfile",
	authzdbmauthoritative: "dbm",
	authzownerauthoritative: "owner",
	authzldapauthoritative: "ldap"
};
/**
* Read a Require line. A quoted keyword matched nothing in 2.2, which kept the quotes (server/core.c, require): it is read as
* `user` without a name, which asks for a password too and suits nobody.
* @param isNewUnmet so is a keyword that 2.2 does not have, where it is sure that a 2.2 reads the line
*/
function requirementOf(at, methods, isNewUnmet) {
	const text = joined$1(at.file.text, at);
	const [, keyword = "", words = ""] = /^[^ \t\r\n\v\f]+[ \t\r\n\v\f]+([^ \t\r\n\v\f]+)[ \t\r\n\v\f]*([\s\S]*)$/.exec(text) ?? [];
	const unmet = unmetBecauseOf(keyword, isNewUnmet);
	return {
		at,
		methods,
		keyword: unmet ? "user" : isOf22(keyword) ? keyword.toLowerCase() : keyword,
		words: unmet ? "" : withSingleSpaces(words),
		unmet,
		unclear: unmet === "keyword" ? void 0 : unclearness(keyword, text) ?? (isNewUnmet ? escaped(keyword, words, text) : void 0)
	};
}
function unmetBecauseOf(keyword, isNewUnmet) {
	if (/^["']/.test(keyword)) return "quotes";
	if (authzProviderNamed(keyword)?.inLowerCaseOnly && keyword !== keyword.toLowerCase()) return "case";
	return isNewUnmet && isOnlyOn24(keyword) ? "keyword" : void 0;
}
/** Spaces between quotes are part of a name. */
const withSingleSpaces = (text) => /["']/.test(text) ? text : text.replace(/[ \t\r\n\v\f]+/g, " ");
function unclearness(keyword, text) {
	if (keyword === "") return "`Require` without a word, which 2.4 refuses";
	if (/\\$/.test(text)) return `\`${text}\`, which ends in a backslash`;
	if (hasPlaceholder(text)) return `\`${text}\`, which a template fills in`;
	if (isOnlyOn24(keyword)) return `\`${text}\`, which 2.2 does not know`;
	if (!/^["']|^valid-user$/i.test(keyword) && expressionIn(text)) return `\`${text}\`, which 2.4 takes for an expression`;
}
const escaped = (keyword, words, text) => escapeOn24(keyword.toLowerCase(), words) && `\`${text}\`, in which 2.4 reads an escape and 2.2 did not`;
/** Whether the line asks with a word that 2.2 did not know and met nobody by; 2.4 lets in whom it names. */
const isNewWord = ({ keyword }) => isOnlyOn24(keyword);
/**
* A line that nobody met, by which mod_authnz_ldap decides alone all the same: it looks for `ldap-` first, and for the whole
* word then.
*/
const isLdapsAnyway = ({ unmet, at }) => unmet === "case" && at.args[0]?.value.startsWith("ldap-") === true;
/** R for one method: what the modules make of the Require lines; undefined where no line applies. */
function requiredOf(lines, method, authorizers, settings) {
	const said = lines.filter((line) => covers(line.methods, method));
	if (said.length === 0) return void 0;
	const mine = said.every(({ unmet }) => unmet) ? said : said.filter((line) => !line.unmet || isLdapsAnyway(line));
	const counted = mine.length > 1 ? countedOf(mine, authorizers, settings) : mine;
	return {
		condition: anyOf(counted.map((line) => leafOf(line, settings))),
		doubt: doubtIn(mine, counted, authorizers, settings)
	};
}
/** Whether 2.4, which takes any of the lines, may let in by some that counted for nothing in 2.2, or nobody can tell. */
function wakesLines(lines, method, authorizers, settings) {
	const said = lines.filter((line) => covers(line.methods, method));
	const counted = said.length > 1 ? countedOf(said, authorizers, settings) : said;
	return counted.length < said.length || doubtIn(said, counted, authorizers, settings) !== void 0;
}
/** The lines of the modules that are asked, up to the first that has any and decides alone. */
function countedOf(lines, { order }, settings) {
	const found = /* @__PURE__ */ new Set();
	for (const name of order) {
		const owned = lines.filter((line) => !found.has(line) && owns(name, line.keyword, settings));
		for (const line of owned) found.add(line);
		if (owned.length > 0 && !settings.off.has(name)) break;
	}
	return found.size > 0 ? lines.filter((line) => found.has(line)) : lines;
}
function owns(name, keyword, { groupFile, dbmGroupFile }) {
	switch (name) {
		case "user": return keyword === "user" || keyword === "valid-user";
		case "groupfile": return groupFile && (keyword === "group" || keyword === "file-group");
		case "dbm": return dbmGroupFile && (keyword === "group" || keyword === "file-group");
		case "owner": return keyword === "file-owner";
		case "ldap": return keyword.startsWith("ldap-");
	}
}
function leafOf({ at, keyword, words }, { groupFile, dbmGroupFile }) {
	return user(dbmGroupFile && !groupFile && (keyword === "group" || keyword === "file-group") ? `dbm-${keyword}` : keyword, keyword === "valid-user" ? "" : words, at);
}
const isOf22 = (keyword) => authzProviderNamed(keyword)?.in22 === true;
function doubtIn(mine, counted, { known, hasOwner, foreign }, settings) {
	const keywords = new Set(mine.map((line) => line.keyword));
	const group = keywords.has("group") || keywords.has("file-group");
	if (group && settings.groupFile && settings.dbmGroupFile) return "two-group-files";
	if (group && settings.lostGroupFile) return "lost-group-file";
	if (mine.length > 1 && [...keywords].some((keyword) => !isOf22(keyword))) return "foreign";
	if (mine.some(isLdapsAnyway) && !mine.every(({ unmet }) => unmet)) return "odd-ldap-word";
	if (keywords.size > 1 && (keywords.has("file-group") || keywords.has("file-owner") && !hasOwner)) return "owner";
	if (keywords.size > 1 && !settings.ldapUrl && [...keywords].some((keyword) => keyword.startsWith("ldap-"))) return "no-ldap-url";
	const isOfGroups = group && !settings.groupFile && !settings.dbmGroupFile;
	if (foreign !== void 0 && (isOfGroups || kindsIn(keywords) > 1)) return "answered-elsewhere";
	if (isOfGroups && keywords.size > 1 && !known) return "no-group-file";
	return counted.length < mine.length && !known ? "load-order" : void 0;
}
/** How many modules of httpd the words belong to. */
const kindsIn = (keywords) => new Set([...keywords].map((word) => word === "valid-user" ? "user" : word.replace(/^(ldap|file)-.*/, "$1"))).size;
// src/access/merge/keyed-state.ts
/** Whether Satisfy Any is in force for some method. */
const isAnyInForce = ({ any }) => any.other || [...any.named.values()].includes(true);
/** Most states are only asked who is let in, so the key is made when somebody asks for it. */
function withKey(state) {
	return new KeyedState(state);
}
var KeyedState = class {
	host;
	require;
	authz;
	any;
	settings;
	authType;
	ssl;
	treeOn24;
	differsOn24;
	outside;
	joined;
	unclear;
	ownKey;
	constructor(state) {
		this.host = state.host;
		this.require = state.require;
		this.authz = state.authz;
		this.any = state.any;
		this.settings = state.settings;
		this.authType = state.authType;
		this.ssl = state.ssl;
		this.treeOn24 = state.treeOn24;
		this.differsOn24 = state.differsOn24;
		this.outside = state.outside;
		this.joined = state.joined;
		this.unclear = state.unclear;
		this.ownKey = void 0;
	}
	get key() {
		this.ownKey ??= keyOf(this);
		return this.ownKey;
	}
};
function keyOf(state) {
	const { settings } = state;
	const host = state.host ? perName(state.host, ({ key }) => key) : "";
	const required = state.require ? state.require.map(textOf$1).join(";") : "";
	const authz = state.authz ? perName(state.authz, ({ key }) => key) : state.authz;
	const any = perName(state.any, (one) => one ? "any" : "all");
	const off = settings.off.size > 0 ? [...settings.off].join() : "";
	const outside = state.outside ? `<${state.outside.key}>${state.joined}` : "";
	return `${host}|${required}|${authz}|${any}|${flagsOf(state)}|${state.unclear}|${off}|${outside}`;
}
/** What is so or not, as the digits of one number: there are as many keys as states. */
function flagsOf(state) {
	const { groupFile, dbmGroupFile, lostGroupFile, ldapUrl } = state.settings;
	const limited = methodsIn$1(state).length > 0;
	const { authType, ssl, treeOn24, differsOn24 } = state;
	const flags = [
		groupFile,
		dbmGroupFile,
		lostGroupFile,
		ldapUrl,
		authType,
		ssl,
		treeOn24,
		differsOn24,
		limited
	];
	let number = 0;
	for (const flag of flags) number = 2 * number + Number(flag);
	return number;
}
function perName({ named, other }, text) {
	const rest = text(other);
	if (named.size === 0) return rest;
	return [...[...named].flatMap(([name, one]) => text(one) === rest ? [] : `${name}=${text(one)}`).sort(), rest].join(";");
}
const textOf$1 = ({ methods, keyword, words }) => `${methods.except ? "!" : ""}${methods.names.join(",")}:${keyword} ${words}`;
/** The method names that make a difference in a state. */
function methodsIn$1({ host, authz, any, require: require$2 }) {
	const isForSome = require$2?.some(({ methods }) => methods.names.length > 0);
	if (!host?.named.size && !authz?.named.size && any.named.size === 0 && !isForSome) return none$3;
	const named = namesIn(...[
		host,
		authz,
		any
	].filter((said) => !!said));
	const required = require$2?.flatMap((line) => line.methods.names) ?? [];
	return required.length === 0 ? named : [...named, ...required];
}
const none$3 = [];
// src/access/read/authz-tree.ts
/** Read a section as mod_authz_core.c does (add_authz_provider, add_authz_section, apply_authz_sections). */
function authzTreeOf(nodes) {
	const reading = {
		merging: void 0,
		unclear: void 0,
		names: []
	};
	const leaves = leavesIn(reading, nodes, everyMethod);
	const refused = leaves.find(({ negated, from }) => negated && from)?.from;
	if (refused) reading.unclear ??= `\`${joined$1(refused.file.text, refused)}\` outside of \`<RequireAll>\`, which 2.4 refuses`;
	const tree = leaves.length > 0 ? perMethod(reading.names, (name) => oneOf(leaves, name, always)) : void 0;
	const saidFor = [...new Set(leaves.map(({ methods }) => methods))];
	return {
		tree,
		merging: reading.merging,
		saidFor,
		unclear: reading.unclear
	};
}
/** One of those that apply to the method; where none does, the container around decides. */
function oneOf(leaves, name, otherwise) {
	const mine = leaves.filter(({ methods }) => covers(methods, name));
	return mine.length === 0 ? otherwise : anyOf(mine.map(({ condition, negated }) => negated ? never : condition));
}
function leavesIn(reading, nodes, methods) {
	return nodes.flatMap((node) => {
		if (node.kind === "directive") return directiveLeaf(reading, node, methods);
		return node.kind === "section" ? sectionLeaves(reading, node, methods) : [];
	});
}
function directiveLeaf(reading, at, methods) {
	if (at.key === "authmerging") {
		const word = at.args[0]?.value.toLowerCase();
		reading.merging = word === "and" ? "And" : word === "or" ? "Or" : void 0;
	}
	if (at.key !== "require") return [];
	const text = joined$1(at.file.text, at);
	if (hasPlaceholder(text)) reading.unclear ??= `\`${text}\`, which a template fills in`;
	const [first, ...rest] = at.args.map((arg) => arg.value);
	const negated = first?.toLowerCase() === "not";
	const [provider = "", ...words] = negated ? rest : [first ?? "", ...rest];
	const condition = providerOf(provider, words, at);
	if (negated && condition.kind === "leaf" && condition.asksUser) reading.unclear ??= `\`${text}\`, which depends on who asks`;
	return [{
		condition,
		negated,
		methods,
		from: at
	}];
}
function providerOf(provider, words, at) {
	if (provider === "all") return words[0]?.toLowerCase() === "granted" ? always : never;
	if (provider === "ip" || provider === "host" || provider === "env") return anyOf((words.length > 0 ? words : [""]).map((word) => client(provider, word, at)));
	const asksUser = authzProviderNamed(provider)?.asksUser ?? true;
	return {
		...user(provider, provider === "valid-user" ? "" : textAfter(provider, at), at),
		asksUser
	};
}
/** What stands behind the provider, as it is written: names in quotes may have spaces in them. */
function textAfter(provider, at) {
	const first = at.args.find(({ value }) => value === provider);
	return withSingleSpaces(joined$1(at.file.text, {
		...at,
		start: first?.end ?? at.name.end
	}).trim());
}
function sectionLeaves(reading, section, methods) {
	if (/^limit(except)?$/.test(section.key)) {
		const names = section.args.map((arg) => arg.value);
		for (const name of names) reading.names.push(name);
		return leavesIn(reading, section.commands, methodsNamed(names, { except: section.key === "limitexcept" }));
	}
	if (isGuard(section)) {
		const read = readingOf(section, "2.4");
		const leaves = read === "never" ? [] : leavesIn(reading, section.commands, methods);
		if (read === "maybe" && leaves.length > 0) reading.unclear ??= `lines in \`<${section.name.value}>\`, which may be read or not`;
		return leaves;
	}
	if (!/^require(all|any|none)$/.test(section.key)) return [];
	const inner = leavesIn(reading, section.commands, methods);
	if (inner.some((leaf) => leaf.methods !== methods)) reading.unclear ??= `\`<Limit>\` in \`<${section.name.value}>\``;
	const granted = inner.filter(({ negated }) => !negated).map(({ condition }) => condition);
	const denied = inner.filter(({ negated }) => negated).map(({ condition }) => not(condition));
	if (section.key === "requireany") return [{
		condition: anyOf(granted),
		negated: false,
		methods
	}];
	if (section.key === "requirenone") return [{
		condition: anyOf(granted),
		negated: true,
		methods
	}];
	return [{
		condition: granted.length > 0 ? allOf([...granted, ...denied]) : never,
		negated: false,
		methods
	}];
}
// src/access/decide/decision.ts
/** What 2.2 decides (server/request.c, ap_process_request_internal). */
function decide(state, method, authorizers) {
	const host = state.host ? atMethod(state.host, method) : always;
	if (state.authz !== void 0) return decideOn24(state, host, method);
	const required = requiredOf(state.require ?? [], method, authorizers, state.settings);
	const any = atMethod(state.any, method);
	if (!required) return {
		host,
		required: void 0,
		any,
		whole: host,
		doubt: void 0
	};
	const whole = any ? anyOf([required.condition, host]) : allOf([required.condition, host]);
	return {
		host,
		required: required.condition,
		any,
		whole,
		doubt: required.doubt ?? (any && state.ssl ? "ssl" : void 0)
	};
}
/** With Satisfy Any and no Require at all, 2.4 lets everybody in; it answers 500 where there is an AuthType. */
function decideOn24(state, host, method) {
	const any = atMethod(state.any, method);
	const required = state.authz ? atMethod(state.authz, method) : void 0;
	const whole = any ? anyOf([required ?? always, host]) : allOf([required ?? always, host]);
	return {
		host,
		required,
		any,
		whole,
		doubt: state.authType && !state.authz && !isOpen(any, host) && whole.key !== never.key ? "no-require" : any && state.ssl ? "ssl" : void 0
	};
}
/** Satisfy Any with host lines that let everybody in: nobody looks at AuthType. */
const isOpen = (any, host) => any && host.key === always.key;
/** Whether 2.4 answers 500 to everything but for a Require, which was not asked for before. */
const needsRequire = (state) => state.authType && (state.authz === void 0 || state.authz === null && isOpen(state.any.other, state.host ? state.host.other : always));
/** Whether 2.4 answers 500 to every request, and does so without any host lines too (mod_authz_core.c, AH01627). */
const answersNothing = (state) => state.authType && saysNothing(state);
/** Whether nothing is asked on 2.4: neither host lines nor Require lines make a difference. */
const saysNothing = ({ authz, host, any }) => authz === null && [any.other, ...any.named.values()].every((one) => !one) && (!host || [host.other, ...host.named.values()].every(({ key }) => key === always.key));
/** Who is let in, method by method. */
const wholeOf = (state, authorizers) => perMethod(methodsIn$1(state), (name) => decide(state, name, authorizers).whole);
// src/httpd/end-anchor.ts
/**
* A pattern for directories as 2.2 read it, which matched no `$` there (server/request.c of 2.2, ap_directory_walk):
* `/\.svn(/|$)` is `/\.svn/`. The same text where there is no `$`.
*/
function withoutEnd(pattern) {
	return pattern.replace(/\((?:\?:)?(?:\/\|\$|\$\|\/)\)/g, "/").replace(/\\[\s\S]|\(\?#[^)]*\)?|\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]|\$/g, (piece) => piece === "$" ? "(?!)" : piece);
}
// src/access/read/clients.ts
/** Read an Allow or Deny line as mod_authz_host.c, allow_cmd, reads it. */
function clientsOf(line) {
	const [from, ...words] = line.args;
	if (from?.value.toLowerCase() !== "from" || words.length === 0) return {
		parts: [],
		comment: [],
		domains: [],
		unclear: `\`${line.name.value}\` without "from" and a client, which 2.2 refuses too`
	};
	const hash = words.findIndex((word) => word.value.startsWith("#"));
	const comment = hash < 0 ? none$2 : words.slice(hash);
	const isSaid = (word) => hash >= 0 && word.start >= (words[hash]?.start ?? 0) && !isAnAddress(word.value);
	const parts = [];
	for (const word of words) {
		const part = isSaid(word) ? never : clientOf(word.value, line);
		if (typeof part === "string") return {
			parts: [],
			comment,
			domains: [],
			unclear: part
		};
		parts.push(part);
	}
	if (hash < 0) return {
		parts,
		comment,
		domains: none$2,
		unclear: void 0
	};
	const lost = parts.includes(always) ? [] : comment.filter(isSaid).map(({ value }) => value);
	const kept = line.key === "deny" ? lost.find(mayEndAName) : void 0;
	if (kept) return {
		parts: [],
		comment,
		domains: [],
		unclear: `\`${kept}\` behind #, which 2.2 took for the end of clients' names`
	};
	return {
		parts,
		comment,
		domains: lost.filter(isDomain),
		unclear: void 0
	};
}
const none$2 = [];
/** A word of a comment that 2.2 acted on all the same. A single word such as `office` is no client's name. */
const isAnAddress = (word) => /^(all|localhost|env=.+|[\d.]*\d[\d.]*(\/[\d.]+)?|[\da-f]*:[\da-f:.]+(\/\d+)?|[\w-]+(\.[\w-]+)+|\.[\w.-]+)$/i.test(word);
/** To leave such a word out of a Deny would let in clients whose names end in it, if there are any: there are domains for most words. */
const mayEndAName = (word) => /^[a-z][\w-]*[a-z\d]$/i.test(word) && !filler.test(word);
const filler = /^(of|on|or|up|if|we|go|he|ip|ex|ok|the|and|but|not|nor|for|from|with|this|that|these|those|are|was|were|has|had|have|been|our|their|its|his|her|they|them|who|which|when|because|since|until|only|also|just|still|please|too)$/i;
/** A country, or a network of one's own. */
const isDomain = (word) => /^([a-z]{2}|com|net|org|edu|gov|mil|int|info|biz|arpa|lan|local|localdomain|home|corp|internal|intranet)$/i.test(word) && !/^(of|on|or|up|if|we|go|he|ip|ex|ok)$/i.test(word);
function clientOf(word, line) {
	if (/^all$/i.test(word)) return always;
	const plain = /^([\d.]+)(?:\/[\d.]+)?$/.exec(word)?.[1];
	if (plain !== void 0 && isAddress(plain)) return client("ip", word, line);
	if (hasPlaceholder(word) || word.includes("${")) return `\`${word}\`, which is not known here`;
	if (/[\\"'<>\s]|%\{|\$\d/.test(word)) return `\`${word}\`, which is no client`;
	if (/^env=!/i.test(word)) return not(client("env", word.slice(5), line));
	if (/^env=/i.test(word)) return client("env", word.slice(4), line);
	if (/^none$/i.test(word)) return never;
	const [address = "", mask] = word.split("/", 2);
	const looksLikeAddress = address.includes(":") || /^[\d.]*$/.test(address);
	if (looksLikeAddress && isAddress(address)) return client("ip", word, line);
	if (looksLikeAddress || mask !== void 0) return `\`${word}\`, which 2.2 refuses too`;
	return client("host", word, line);
}
/** A full or partial address (apr_ipsubnet_create). */
function isAddress(text) {
	if (text.includes(":")) return /^[\da-f:.]+$/i.test(text);
	return fourNumbers.test(text);
}
/** Up to four numbers below 256, with a dot between them, and maybe one behind. */
const fourNumbers = /^(?:(?:[01]?\d{1,2}|2[0-4]\d|25[0-5])(?:\.|$)){1,4}$/;
// src/access/merge/file-names.ts
/** The section for the files that several `<Files>` sections apply to at once. */
function filesInAll(scopes) {
	const exact = scopes.find(({ path, regex }) => !regex && !isWild(path));
	if (exact) return {
		name: "Files",
		path: exact.path
	};
	return {
		name: "FilesMatch",
		path: `^${scopes.map(lookAhead).join("")}`
	};
}
function lookAhead(names) {
	const pattern = asRegex(names);
	const plain = !/\|/.test(pattern.replace(/\([^()]*\)/g, ""));
	if (plain && pattern.startsWith("^")) return `(?=${pattern.slice(1)})`;
	return plain ? `(?=.*${pattern})` : `(?=.*(?:${pattern}))`;
}
const asRegex = ({ path, regex }, any = ".") => regex ? path : `^${wildSource(path, any) ?? "(?!)"}$`;
/** The expression that is true for the files that all these sections apply to, by their names or where they lie. */
function nameExpression(scopes) {
	return scopes.map((names) => names.kind === "pattern" ? withoutEnd(names.path) : inPath(asRegex(names, "[^/]"))).map((pattern) => `%{REQUEST_FILENAME} =~ m#${pattern}#`).join(" && ");
}
/** Whether one file may be of both, be they for its name or for where it lies. */
const mayBeOne = (first, second) => first.kind === "pattern" || second.kind === "pattern" || meet(first, second) !== "never";
/** A pattern for a name, as one for the end of a path: what it matches has no slash in it. */
function inPath(pattern) {
	const [, flag = "", names = ""] = /^(\(\?i\))?([\s\S]*)$/.exec(pattern) ?? [];
	const start = names.startsWith("^") ? names.slice(1) : `[^/]*${names}`;
	if (staysInName(names)) return `${flag}/${/(?<!\\)\$$/.test(start) ? start : `${start}[^/]*$`}`;
	return `${flag}/(?=[^/]*$)[^/]*(?:${names.replace(/\\[\s\S]|\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]|\^/g, (piece) => piece === "^" ? "(?<![^/])" : piece)})`;
}
/** Whether nothing in a pattern can match a slash, or stands for one side of it alone. */
function staysInName(pattern) {
	const signs = pattern.replace(/^\^|(?<!\\)\$$/g, "").replaceAll("[^/]", "x").replace(/\\[^\w\s]|\\[dw]|\[[\w.-]+\]/g, "x");
	return /^[\w \-~%&=,;:@()|?*+{}]*$/.test(signs) && !signs.includes("(?") && !/\|/.test(signs.replace(/\([^()]*\)/g, ""));
}
/** Whether `<Files>` sections apply to the same file: the first whenever the second does, never, or sometimes. */
function meet(first, second) {
	if (first.path === second.path && first.regex === second.regex) return "always";
	const [one, other] = isName(second) ? [first, second] : [second, first];
	if (!isName(other) || !isReadable(one)) return "maybe";
	if (!matches(one, other.path, true) && !matches(inAnyCase(one), other.path.toLowerCase(), true)) return "never";
	return one === first && matches(one, other.path, false) ? "always" : "maybe";
}
const inAnyCase = ({ path, regex }) => ({
	regex,
	path: !regex ? path.toLowerCase() : path.startsWith("(?i)") ? path : `(?i)${path}`
});
/** Whether it is known which names a `<Files>` section is for: httpd makes `page` of `./page` (server/core.c, filesection). */
const isReadable = ({ path, regex }) => regex ? matchesRegex(path, "", true) === matchesRegex(path, "", false) : isWildReadable(path) && !/\/|^\.{0,2}$/.test(path);
const isName = (scope) => !scope.regex && !isWild(scope.path) && isReadable(scope);
function matches(scope, name, otherwise) {
	if (!scope.regex) return isWild(scope.path) ? matchesWild(scope.path, name) : scope.path === name;
	return matchesRegex(scope.path, name, otherwise);
}
/** What PCRE reads in another way than JavaScript does: `[[:alpha:]]`, `[]a]`, `\z`, `\Q`, `\v`, `\x41`. */
const readOtherwise = /\[:|\[\^?\]|\\[AzZGQEhHRKXNCpPVeaugko]|\\c(?![a-z])/i;
/** A byte above 127 by its number. */
const highByte = /\\[23][0-7]/;
/** At the end of a line `.`, `$` and `\s` differ, between the versions too. */
const lineEnds = /[\n\v\r]/;
/**
* Whether a regular expression of httpd matches a text, both of them being bytes.
* @param otherwise for a regular expression that cannot be read
*/
const matchesRegex = (pattern, text, otherwise) => regexTest(pattern)(text, otherwise);
/** The same for many texts. */
function regexTest(pattern) {
	const regex = readOtherwise.test(pattern) ? void 0 : compiled(pattern);
	const hasHighByte = highByte.test(pattern);
	return (text, otherwise) => {
		if (!regex || lineEnds.test(text) || hasHighByte && !isAscii(text)) return otherwise;
		return regex.test(asBytes(text));
	};
}
function compiled(pattern) {
	try {
		return new RegExp(asBytes(pattern.replace(/^\(\?i\)/, "")), pattern.startsWith("(?i)") ? "i" : "");
	} catch {
		return;
	}
}
// src/httpd/regex-beginning.ts
/**
* What every text begins with that a regular expression matches: `/a/b` for `^/a/b(/.*)?$`. '' where that cannot be told,
* as for one without `^` or with alternatives. Slashes one after another count as one.
*/
function beginningOfMatches(pattern) {
	if (hasAlternatives(pattern)) return "";
	return (/^\^((?:[\w/~-]|\\[./~-])*)(?![?*{])/.exec(pattern)?.[1] ?? "").replace(/\\/g, "").replace(/\/+/g, "/");
}
/** The same where a plain group of plain words follows: `/a` and `/b` for `^/(a|b)/`. Never empty. */
function beginningsOfMatches(pattern) {
	const [, start, words, rest] = /^(\^(?:[\w/~-]|\\[./~-])*)\((?:\?:)?((?:[\w/~|-]|\\[./~-])+)\)(?![?*{])([\s\S]*)$/.exec(pattern) ?? [];
	if (start === void 0 || words === void 0 || hasAlternatives(pattern)) return [beginningOfMatches(pattern)];
	return words.split("|").map((word) => beginningOfMatches(`${start}${word}${rest}`));
}
/** Outside of plain groups. A bracket that is no group could hide one. */
function hasAlternatives(pattern) {
	if (!pattern.includes("|")) return false;
	if (/\\[()]|\[|\\Q/.test(pattern)) return true;
	const bars = [0];
	for (const [sign] of pattern.matchAll(/[()|]/g)) if (sign === "(") bars.push(0);
	else if (sign === "|") bars.push((bars.pop() ?? 0) + 1);
	else if (bars.length > 1) bars.pop();
	return bars.some((count) => count > 0);
}
// src/access/merge/url-paths.ts
/** The beginning that all URLs of a location share, cut after a whole segment: `/a/b` for `/a/b/*` and for `^/a/b/c`. */
function urlPrefix({ path, regex }) {
	if (!regex && !isWild(path)) return path.replace(/\/$/, "") || "/";
	return wholeSegments(regex ? beginningOfMatches(path) : path.slice(0, path.search(/[*?[\\]/)));
}
const wholeSegments = (text) => text.replace(/\/[^/]*$/, "") || "/";
/** The same where all URLs begin in one of several ways. */
const urlPrefixes = (scope) => scope.regex ? beginningsOfMatches(scope.path).map(wholeSegments) : [urlPrefix(scope)];
/** Whether the first location applies wherever the second does: always, never, or to some of its URLs. */
function urlCovers(first, second) {
	if (first.path === second.path && first.regex === second.regex) return "always";
	const inside = (inner, outer) => outer === "/" || inner === outer || inner.startsWith(`${outer}/`);
	const others = urlPrefixes(second);
	if (!urlPrefixes(first).some((one) => others.some((other) => inside(one, other) || inside(other, one)))) return "never";
	const [a, b] = [urlPrefix(first), urlPrefix(second)];
	if (first.regex || isWild(first.path)) return matchesWhole(first, second) ? "always" : "maybe";
	return inside(b, a) && (!/.\/$/.test(first.path) || beginningOf(second).startsWith(first.path)) ? "always" : "maybe";
}
/**
* Whether a pattern matches every URL that begins as another location's do. Wild-cards are held against the whole URL, so
* that `/a/*` is not for `/a/b/c` (server/request.c, ap_location_walk).
*/
function matchesWhole(first, second) {
	const literal = first.regex ? /^\^(\/[\w/.-]*)$/.exec(first.path.replace(/\\([./-])/g, "$1"))?.[1] : void 0;
	return literal !== void 0 && beginningOf(second).startsWith(literal);
}
/** What every URL of a location begins with. */
function beginningOf({ path, regex }) {
	return regex ? beginningOfMatches(path) : path.replace(/[*?[\\].*$/, "");
}
/** The expression that is true for the URLs of a location; undefined where it cannot be written plainly. */
function urlExpression({ path, regex, at }) {
	if (/["#\s]/.test(path) || path.startsWith("(?i)") || !regex && isWild(path) || !at) return void 0;
	const plain = path.replace(/\/$/, "").replace(/[.+]/g, "\\$&");
	return `%{REQUEST_URI} =~ m#${regex ? path : `^${plain}${path === "/" ? "" : path.endsWith("/") ? "/" : "(/|$)"}`}#`;
}
/**
* The tag of a section for those URLs of a location that lie in a folder; undefined where it cannot be written plainly.
* @param url the URL of the folder
*/
function locationWithin({ path, regex }, url) {
	const folder = url.replace(/\/$/, "");
	if (!regex) return !isWild(path) && `${folder}/`.startsWith(`${path.replace(/\/$/, "")}/`) ? {
		name: "Location",
		path: folder
	} : void 0;
	const plain = path.replace(/\\([./-])/g, "$1");
	if (/^\^\/[\w/.-]*$/.test(plain) && folder.startsWith(plain.slice(1))) return {
		name: "Location",
		path: folder
	};
	if (/^\\\.[^|^]*\$$/.test(path) || /^\\\.\([\w|]+\)\$$/.test(path)) return {
		name: "LocationMatch",
		path: `^${folder.replace(/[.+()]/g, "\\$&")}/.*${path}`
	};
}
// src/httpd/rewrite-words.ts
/**
* mod_rewrite cuts its lines itself (mod_rewrite.c, parseargline): a backslash before a blank keeps the blank in the
* word, and no other backslash means anything. Undefined where a word is missing.
*/
function rewriteWords(node) {
	const line = joined$1(node.file.text, {
		start: node.name.end,
		end: node.end
	});
	const found = [];
	for (let at = 0; at < line.length && found.length < 3;) {
		const quote = line[at] === "\"" || line[at] === "'" ? line[at] : void 0;
		const start = quote ? at + 1 : at;
		const end = endOfWord(line, start, quote);
		found.push(line.slice(start, end));
		for (at = end + 1; at < line.length && isSpace(line.charCodeAt(at));) at++;
	}
	const [first, second, flags] = found;
	return first === void 0 || second === void 0 ? void 0 : {
		first,
		second,
		flags
	};
}
function endOfWord(line, start, quote) {
	let at = start;
	while (at < line.length && (quote ? line[at] !== quote : !isSpace(line.charCodeAt(at)))) at += line[at] === "\\" && isSpace(line.charCodeAt(at + 1)) ? 2 : 1;
	return Math.min(at, line.length);
}
/**
* The flags of a RewriteRule, without what stands behind their `=` (mod_rewrite.c, cmd_parseflags). Their words are known by
* their letters only, large or small.
* @param flags such as `[R=301,L]`
*/
const rewriteFlags = (flags = "") => flags.replace(/^\[|\]$/g, "").split(",").map((flag) => flag.trim().toLowerCase().replace(/=.*$/s, ""));
/** Whether a RewriteRule has another server answer. */
const isProxying = (flags) => rewriteFlags(flags).some((flag) => flag === "p" || flag === "proxy");
const answering = /* @__PURE__ */ new Set([
	"r",
	"redirect",
	"f",
	"forbidden",
	"g",
	"gone",
	"p",
	"proxy"
]);
/**
* Whether a RewriteRule of a server chooses the file that answers: one that refuses, sends elsewhere or has another server
* answer does not, nor does `-`; and a URL that is passed through is mapped as if it had been asked for (mod_rewrite.c,
* hook_uri2file).
*/
function choosesFile(rule) {
	const [, substitution, flags] = rule.args.map(({ value }) => value);
	const passesThrough = (flag) => flag === "pt" || flag === "passthrough";
	return substitution !== "-" && !rewriteFlags(flags).some((flag) => answering.has(flag) || passesThrough(flag));
}
// src/models/drives.ts
const drivesOf = (site) => site.once(findDrives);
function findDrives(site) {
	const paths = foldersNamed$1(site);
	const drives = new Set(paths.filter(hasDrive).map((path) => path.slice(0, 2).toLowerCase()));
	const [drive] = drives;
	if (drive === void 0 || !paths.some(isWithoutDrive)) return void 0;
	return drives.size > 1 ? "several" : { drive };
}
const hasDrive = (path) => path[1] === ":" && /^[a-z]/i.test(path);
/** The folders of the server that some line names. */
const foldersNamed$1 = (site) => [
	...site.sections("Directory").map(({ args }) => args[0]),
	...site.directives("ServerRoot", "DocumentRoot").map(({ args }) => args[0]),
	...site.directives("Alias", "ScriptAlias", "WSGIScriptAlias").map(({ args }) => args[1])
].map((word) => word?.value ?? "");
/** The path with the drive that it lies on. */
function withDrive(site, path) {
	const drives = drivesOf(site);
	return typeof drives === "object" && isWithoutDrive(path) ? drives.drive + path : path;
}
/** The root of all is that of every drive. */
const isWithoutDrive = (path) => /^[/\\]/.test(path) && segmentsOf(path).length > 0;
// src/access/merge/url-lines.ts
/** The lines of these names by the virtual host that they stand in; undefined for the main server. */
function linesByServer(site, names) {
	const said = /* @__PURE__ */ new Map();
	for (const at of site.directives(...names)) for (const around of site.enclosing(at)) {
		const index = around.findIndex((section) => section.key === "virtualhost");
		const server = around[index];
		const within = index < 0 ? around : around.slice(0, index);
		const line = {
			at,
			maybe: mayBeSkipped(site, at, server, within),
			literal: isLiteral(at) && within.every(({ key }) => key !== "macro")
		};
		const found = said.get(server);
		if (found) found.push(line);
		else said.set(server, [line]);
	}
	return said;
}
function mayBeSkipped(site, at, server, within) {
	const comesAndGoes = (line) => !isAlwaysThere(site, line, server?.file === line.file ? server : void 0);
	return within.some((section) => isGuard(section) && readingToday(site, section) !== "always") || comesAndGoes(at) || site.includersOf(at.file).some((line) => comesAndGoes(line) || site.isGuess(line));
}
// src/access/merge/urls.ts
/** Directives that put every answer where only the server knows. */
const unpredictable = [...[
	"VirtualDocumentRoot",
	"VirtualDocumentRootIP",
	"VirtualScriptAlias",
	"VirtualScriptAliasIP"
], ...[
	"VhostLDAPEnabled",
	"VhostLDAPURL",
	"JkAutoAlias",
	"PerlTransHandler",
	"PythonTransHandler"
]];
/** Those that put some answers there: for URLs that match a pattern, and those of users. */
const partlyUnpredictable = [
	"AliasMatch",
	"ScriptAliasMatch",
	"WSGIScriptAliasMatch",
	"RewriteRule",
	"UserDir"
];
/** Those of mod_alias are asked in the order in which they are written, before those of mod_wsgi. */
const aliases = [
	"Alias",
	"ScriptAlias",
	"WSGIScriptAlias"
];
/** Modules that answer without looking at any folder. */
const passing = [...[
	"ProxyPass",
	"ProxyPassMatch",
	"ProxyRequests",
	"JkMount",
	"JkMountFile",
	"JkMountCopy",
	"SVNPath",
	"SVNParentPath"
], "PerlMapToStorageHandler"];
/** The URL maps of the main server (undefined) and of virtual hosts; undefined for one whose folders cannot be told. */
const urlMapsOf = (site) => site.once(findUrlMaps);
function findUrlMaps(site) {
	const known = /* @__PURE__ */ new Map();
	return (server) => {
		if (!known.has(server)) {
			const said = site.once(urlLines);
			const map = mapOf(server ? said.get(server) ?? [] : [], said.get(void 0) ?? []);
			known.set(server, map && onDrive(site, map));
		}
		return known.get(server);
	};
}
const onDrive = (site, { folders, unknown }) => drivesOf(site) === "several" && folders.some(({ folder }) => isWithoutDrive(folder)) ? void 0 : {
	folders: folders.map((one) => placedAt(one, withDrive(site, one.folder))),
	unknown
};
const placedAt = (one, folder) => ({
	...one,
	folder,
	segments: segmentsOf(folder)
});
/** Whether a server has another one answer, or a module for which no folder's sections apply. */
function passesOn(site, server) {
	const servers = site.once(passingServers);
	return servers.has(void 0) || servers.has(server);
}
const passingServers = (site) => new Set([...site.once(urlLines)].flatMap(([server, lines]) => lines.some(({ at }) => isPassing(at)) ? [server] : []));
/** The virtual hosts that do not answer from the same folders as the main server. */
const serversWithFolders = (site) => [...site.once(urlLines).keys()].flatMap((server) => server ?? []);
function urlLines(site) {
	const said = linesByServer(site, [
		"DocumentRoot",
		...aliases,
		...passing,
		...unpredictable,
		...partlyUnpredictable
	]);
	return new Map([...said].flatMap(([server, lines]) => {
		const own = lines.filter(({ at }) => !isPerDirectory(site, at));
		return own.length > 0 ? [[server, own]] : [];
	}));
}
/** A RewriteRule in a directory starts a new request, which is mapped like any other. */
const isPerDirectory = (site, line) => line.key === "rewriterule" && [...contextsOf(site, line)].every((context) => context !== "server" && context !== "virtualhost");
const isPassing = (line) => line.key === "rewriterule" ? isProxying(line.args[2]?.value) : line.key === "proxyrequests" ? /^on$/i.test(line.args[0]?.value ?? "") : passing.some((name) => name.toLowerCase() === line.key);
const mapsUrls = (line) => line.key === "rewriterule" ? choosesFile(line) : line.key !== "proxyrequests" && !isPassing(line);
function mapOf(own, main) {
	const mapping = [...own, ...main].filter(({ at }) => mapsUrls(at));
	if (mapping.some(({ at, literal }) => !literal || isUnpredictable(at))) return void 0;
	const unknown = mapping.flatMap(({ at }) => unknownBelow(at) ?? []);
	const roots = rootsOf(own.filter(isRoot), main.filter(isRoot));
	if (unknown.includes("") || !roots) return void 0;
	return {
		folders: [...aliasesOf(own, main).sort((a, b) => b.prefix.length - a.prefix.length), ...roots],
		unknown
	};
}
/** The aliases that are asked for some URL, those of the virtual host and of the main server. */
function aliasesOf(own, main) {
	const aliases = [...aliasesIn(own, true), ...aliasesIn(main, false)];
	const byPrefix = require_grouped.grouped(aliases, ({ prefix }) => withoutSlash(prefix));
	const around = ({ prefix }) => prefixesOf(prefix).flatMap((one) => byPrefix.get(one) ?? []);
	const asked = new Set(aliases.filter((one) => !around(one).some((other) => takesAll(other, one))));
	return [...asked].map((one) => ({
		prefix: one.prefix,
		folder: one.folder,
		sure: !one.maybe && one.at.key !== "wsgiscriptalias" && around(one).every((other) => !asked.has(other) || isSame(one, other) || isFirst(one, other))
	}));
}
const aliasesIn = (lines, isOwn) => lines.filter((line) => isAlias(line) && unknownBelow(line.at) === void 0).map(({ at, maybe }) => {
	const [prefix = "", folder = ""] = at.args.map(({ value }) => value);
	return {
		at,
		maybe,
		isOwn,
		prefix: prefix.replace(/\/+/g, "/"),
		folder
	};
});
const withoutSlash = (path) => path.replace(/\/$/, "");
/** `/a/b`, `/a` and '' for `/a/b/`. */
function prefixesOf(path) {
	const found = [withoutSlash(path)];
	for (let last = found[0] ?? ""; last !== ""; found.push(last)) last = last.slice(0, Math.max(0, last.lastIndexOf("/")));
	return found;
}
const isRoot = ({ at }) => at.key === "documentroot";
const isAlias = ({ at }) => /^(script|wsgiscript)?alias$/.test(at.key);
/** A path that is told from ServerRoot may lie anywhere, for what is seen here; and so may what only part of a name says. */
const isUnpredictable = (at) => isRoot({ at }) && !isAbsolute(at.args[0]?.value) || isAlias({ at }) && (!isAbsolute(at.args[1]?.value) || !at.args[0]?.value.startsWith("/")) || unpredictable.some((name) => name.toLowerCase() === at.key);
const isAbsolute = (path = "") => /^(\/|[a-z]:[/\\])/i.test(path);
/** The last DocumentRoot of the virtual host counts, else the main server's; undefined where there may be none. */
function rootsOf(own, main) {
	const lines = own.some(({ maybe }) => !maybe) ? own : [...own, ...main];
	if (!lines.some(({ maybe }) => !maybe)) return void 0;
	return lines.map(({ at }) => ({
		prefix: "/",
		folder: at.args[0]?.value ?? "",
		sure: lines.length === 1
	}));
}
/**
* Whether httpd looks at a line before another one that takes its URLs too: it takes the first that fits, and those of the
* virtual host come before those of the main server (mod_alias.c, try_alias_list, merge_alias_config).
*/
function isFirst(one, other) {
	if (one.isOwn !== other.isOwn) return one.isOwn;
	return one.at.file === other.at.file && one.at.start < other.at.start;
}
/**
* What the URLs begin with whose answers a line puts anywhere; '' for all URLs, undefined for none. mod_userdir looks at
* those that begin with `/~` (translate_userdir); mod_rewrite leaves the URL as it was asked for, where Location looks. `Alias /a/ /b` puts `/a/c` at `/bc`.
*/
function unknownBelow(line) {
	const { key, args } = line;
	const [first = "", second = ""] = args.map((arg) => arg.value);
	if (key === "userdir") return /^disabled$/i.test(first) && args.length === 1 ? void 0 : "/~";
	if (isAlias({ at: { key } })) return first.endsWith("/") && !/[/\\]$/.test(second) ? first.toLowerCase() : void 0;
	if (key === "rewriterule") return urlsRewritten(line);
	return /^((wsgi)?scriptaliasmatch|aliasmatch)$/.test(key) ? beginningOfMatches(first).toLowerCase() : void 0;
}
/** A rule for `http://` takes up, of any URL, what another rule would have sent elsewhere. */
function urlsRewritten(rule) {
	const beginning = beginningOfMatches(rule.args[0]?.value ?? "").toLowerCase();
	return beginning.startsWith("h") ? "" : beginning;
}
/** Whether it may lie anywhere what the server answers with for URLs that begin so, or for some of them. */
const isUnknownBelow = ({ unknown }, url) => unknown.some((beginning) => beginning.startsWith(url.toLowerCase()) || url.toLowerCase().startsWith(beginning));
/** Whether an alias is surely asked before another one, and takes all the URLs of that. */
function takesAll(one, other) {
	return (other.prefix === one.prefix || other.prefix.startsWith(one.prefix.replace(/\/?$/, "/"))) && one !== other && !one.maybe && one.at.key !== "wsgiscriptalias" && isFirst(one, other);
}
const isSame = (one, other) => other.prefix === one.prefix && other.folder === one.folder;
/**
* The only URL of a folder among those that begin so; undefined where it has several, or none that is sure, or where some
* URL below it leads elsewhere, so that a section for the URL would be for more than the folder.
* @param within the beginning of the URLs that are looked at, without a slash at its end
*/
function urlOf(urls, folder, within) {
	const path = folder.segments;
	const isIn = (inner, outer) => outer.every((segment, index) => segment === inner[index]);
	const isMeant = (prefix) => `${prefix}/`.startsWith(within) || within.startsWith(prefix.replace(/\/$/, ""));
	const near = (urls?.folders ?? []).filter(({ prefix, segments }) => isMeant(prefix) && (isIn(path, segments) || isIn(segments, path)));
	const [only] = near;
	if (!urls || !only?.sure || near.length > 1 || !isIn(path, only.segments)) return void 0;
	const url = `${only.prefix.replace(/\/$/, "")}/${path.slice(only.segments.length).join("/")}`;
	return urls.folders.some((other) => other !== only && takesSome(other, only, url)) || isUnknownBelow(urls, url) ? void 0 : url;
}
/** Every URL that a folder may have. */
const urlsOfFolder = ({ folders }, { segments: path }) => folders.filter(({ segments }) => segments.every((segment, index) => segment === path[index])).map(({ prefix, segments }) => `${withoutSlash(prefix)}/${path.slice(segments.length).join("/")}`);
/**
* The same for what lies in a folder and in a location at once, where wild-cards may stand for the names that the location says:
* of `/srv/` with any name and `up` it is `/status/up` within `/status`.
*/
function urlWithin(urls, folder, location) {
	const within = urlPrefix(location);
	if (!folder.wild) return urlOf(urls, folder, within);
	const places = (urls?.folders ?? []).filter(({ prefix }) => within.startsWith(prefix.replace(/\/$/, "")));
	const [only] = places;
	if (!only || places.length > 1 || location.regex) return void 0;
	const own = segmentsOf(`${only.folder}/${within.slice(only.prefix.replace(/\/$/, "").length)}`);
	const segments = [...own, ...folder.segments.slice(own.length)];
	if (!fitsPath(folder.segments, segments) || segments.some(isWild)) return void 0;
	return urlOf(urls, {
		...folder,
		path: `/${segments.join("/")}`,
		segments,
		wild: false
	}, within);
}
/** Whether a line that is asked before another one, for its longer prefix, takes URLs that begin so. */
function takesSome({ prefix }, only, url) {
	const [asked, at] = [`${prefix}/`.replace(/\/+$/, "/"), `${url}/`.replace(/\/+$/, "/")];
	return asked.startsWith(at) || at.startsWith(asked) && prefix.length > only.prefix.length;
}
// src/access/merge/state.ts
/** The state before any section: everybody is let in. */
const initialState = withKey({
	host: void 0,
	require: void 0,
	authz: void 0,
	any: {
		named: /* @__PURE__ */ new Map(),
		other: false
	},
	settings: {
		groupFile: false,
		dbmGroupFile: false,
		lostGroupFile: false,
		ldapUrl: false,
		off: /* @__PURE__ */ new Set()
	},
	authType: false,
	ssl: false,
	treeOn24: false,
	differsOn24: false,
	outside: void 0,
	joined: void 0,
	unclear: false
});
/**
* The state after a section, as 2.2 merges it: host lines are replaced as a block, for all methods, even by a single one;
* Require lines likewise; Satisfy method by method (mod_authz_host.c has no merger; core.c, merge_core_dir_configs).
* @param treeOn24 whether the section has an authorization tree on 2.4
*/
function inherit(base, own, treeOn24) {
	if (own.authz) return inheritOn24(base, own, own.authz, treeOn24);
	return withKey({
		authz: void 0,
		host: own.host ?? base.host,
		require: own.require ?? base.require,
		any: satisfyAfter(base, own),
		settings: settingsAfter(base.settings, own),
		authType: base.authType || own.authType,
		ssl: base.ssl || own.ssl,
		treeOn24: base.treeOn24 || treeOn24,
		differsOn24: base.differsOn24,
		outside: base.outside,
		joined: base.joined,
		unclear: unclearAfter(base, own)
	});
}
function unclearAfter(base, own) {
	if (own.unclear !== void 0) {
		if (own.leaves) return own.leaves;
		return own.onlyHostsUnclear && (!base.unclear || base.unclear === "hosts") ? "hosts" : true;
	}
	if (!base.unclear || saysAll(own)) return false;
	if (base.unclear === "hosts") return own.host ? false : "hosts";
	const saysNoAny = own.satisfy.every(({ any }) => !any);
	if (base.unclear === true) return own.host && saysNoAny && own.satisfy.some(isForAll) ? "require" : true;
	if (own.require || !saysNoAny) return true;
	return own.host ? "require" : base.unclear;
}
/**
* On 2.4 with mod_access_compat host lines and Satisfy are one record, replaced as a whole (mod_access_compat.c has no
* merger), and Require is a tree, replaced or joined as AuthMerging says (mod_authz_core.c).
*/
function inheritOn24(base, own, { tree: written, merging }, treeOn24) {
	const compat = own.host !== void 0 || own.satisfy.length > 0;
	const before = base.authz ?? null;
	return withKey({
		...base,
		host: compat ? own.host : base.host,
		any: compat ? satisfyAfter({
			...base,
			any: {
				named: /* @__PURE__ */ new Map(),
				other: false
			}
		}, own) : base.any,
		authz: written && before && merging ? join(before, written, merging) : written ?? before,
		authType: base.authType || own.authType,
		ssl: base.ssl || own.ssl,
		treeOn24: base.treeOn24 || treeOn24,
		unclear: own.unclear !== void 0 || base.unclear
	});
}
const join = (a, b, merging) => perMethod(namesIn(a, b), (name) => (merging === "And" ? allOf : anyOf)([atMethod(a, name), atMethod(b, name)]));
/**
* The state after a `<Files>` or `<Location>` section.
* @param merging its AuthMerging on 2.4
*/
function inheritInWalk(base, own, treeOn24, merging) {
	const after = inherit(base, own, treeOn24);
	if (!treeOn24) return after;
	const joined = merging && base.joined && base.joined !== merging ? "both" : merging;
	return withKey({
		...after,
		outside: base.outside ?? base,
		joined
	});
}
/** The same state where 2.4 decides by something else than what 2.2 has there, or by the same. */
const differingOn24 = (state, differsOn24) => state.differsOn24 === differsOn24 ? state : withKey({
	...state,
	differsOn24
});
/** The same state where 2.4 has an authorization tree that 2.2 has nothing for. */
const withTreeOn24 = (state) => state.treeOn24 ? state : withKey({
	...state,
	treeOn24: true
});
/** The state at the start of the next kind of sections. */
const afterWalk = (state) => state.outside ? withKey({
	...state,
	outside: void 0,
	joined: void 0
}) : state;
/** Nothing of what stands above matters to a section with host lines, Require and Satisfy of its own. */
const saysAll = (own) => own.host !== void 0 && own.require !== void 0 && own.satisfy.some(isForAll);
const isForAll = ({ methods }) => methods.except && methods.names.length === 0;
function satisfyAfter(base, own) {
	if (own.satisfy.length === 0) return base.any;
	return perMethod([...namesIn(base.any), ...own.satisfy.flatMap((line) => line.methods.names)], (name) => own.satisfy.filter((line) => covers(line.methods, name)).at(-1)?.any ?? atMethod(base.any, name));
}
/** The authorization modules have no mergers either: a section with one directive of a module sets all of its record. */
function settingsAfter(base, own) {
	if (own.authoritative.size === 0 && !own.groupFile && !own.dbmGroupFile && !own.ldap) return base;
	const off = new Set(base.off);
	const set = (name) => {
		const flag = [...own.authoritative].find(([key]) => authorizerOf[key] === name)?.[1];
		if (flag === false) off.add(name);
		else off.delete(name);
		return flag !== void 0;
	};
	for (const key of own.authoritative.keys()) set(authorizerOf[key] ?? "user");
	if (own.groupFile) set("groupfile");
	if (own.dbmGroupFile) set("dbm");
	if (own.ldap) set("ldap");
	const lost = base.groupFile && !own.groupFile && own.authoritative.has("authzgroupfileauthoritative");
	return {
		groupFile: own.groupFile || base.groupFile && !lost,
		dbmGroupFile: own.dbmGroupFile || base.dbmGroupFile && !own.authoritative.has("authzdbmauthoritative"),
		lostGroupFile: !own.groupFile && (lost || base.lostGroupFile),
		ldapUrl: own.ldap ? own.ldap === "url" : base.ldapUrl,
		off
	};
}
// src/site/access-file-names.ts
/** The names of files that httpd looks for in each folder that it answers from (server/core.c, AccessFileName). */
function accessFileNames(files) {
	const said = files.flatMap((file) => file.named("accessfilename")).flatMap((line) => isLiteral(line) ? line.args.map(({ value }) => value) : []);
	return new Set(said.length > 0 ? said : [".htaccess"]);
}
/** The files, each of another such name than `.htaccess` as one of a folder. One that names it is the server's own. */
function withAccessFiles(files) {
	const names = accessFileNames(files);
	if ([...names].every((name) => name === ".htaccess")) return files;
	const isMeant = (file) => lastName(file) !== ".htaccess" && names.has(lastName(file)) && file.named("accessfilename").length === 0;
	return files.map((file) => isMeant(file) ? parseAgain(file, file.text, { isPerDirectory: true }) : file);
}
/** What a file is called, without its folder. */
const lastName = ({ path }) => path.replace(/^.*[/\\]/, "");
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
// src/access/merge/places/file-places.ts
/**
* The folders whose .htaccess file a file is, as the server names them: httpd walks the path as it was asked for, links and
* all (server/request.c, ap_directory_walk), so that there is one for each link that leads to it. Of several those do not
* count that no URL leads to.
*/
function foldersOnServer(site, file) {
	const known = site.namesOf(file).map(({ path }) => path);
	const given = known.some(isLookedFor(site)) ? known.filter(isLookedFor(site)) : known;
	const own = folderOnServer(site, given[0] ?? file.path);
	const linked = namesOnDisk(site, file).map((name) => `/${name.join("/")}`).filter(isLookedFor(site));
	const folders = [
		own,
		...given.map((path) => folderOnServer(site, path)),
		...linked.map((path) => folderOnServer(site, path)).filter(({ isSure }) => isSure)
	];
	const all = [...new Map(folders.map((one) => [one.path, one])).values()];
	const [first, ...others] = all.length > 1 ? all.filter(({ path }) => isServed(site, segmentsOf(path))) : all;
	return first ? [first, ...others] : [own];
}
const isLookedFor = (site) => (path) => site.once(namesLookedFor).has(lastName({ path }));
const namesLookedFor = ({ files }) => accessFileNames(files);
/** What the path of a folder begins with that nothing shows the place of. */
const lost = (folder) => `/…/${folder}`;
/** Whether nothing shows where on the server this folder lies. */
const isLostFolder = (path) => path.startsWith(lost(""));
/** The folder of a .htaccess file of this name. */
function folderOnServer(site, name) {
	const folder = name.includes("/") ? name.replace(/\/[^/]*$/, "") : "";
	const said = serverPath(site.mappings, folder);
	if (said !== void 0) return {
		path: said ?? lost(folder),
		isSure: said !== null
	};
	if (!site.isOnDisk && folder.startsWith("/")) return {
		path: folder,
		isSure: true
	};
	const place = site.placeOf(name).slice(0, -1);
	const named = site.once(foldersNamed);
	const isNamed = (_, depth) => named.joined.has(place.slice(0, depth + 1).join("/"));
	if (named.joined.has("") || place.some(isNamed)) return {
		path: `/${place.join("/")}`,
		isSure: true
	};
	const tops = site.serverRoots.flatMap(({ top }) => top && liesWithin(place, top) ? [top] : []);
	const [top] = tops;
	if (top) return {
		path: `/${place.slice(top.length).join("/")}`,
		isSure: tops.length === 1
	};
	const likely = onServer(place, named.paths);
	if (likely === void 0) return {
		path: lost(folder),
		isSure: false
	};
	return {
		path: likely,
		isSure: segmentsOf(likely).length === place.length
	};
}
/** Also name by name, as a folder's own path is. */
function foldersNamed(site) {
	const lines = [...site.sections("Directory").map((section) => section.args[0]), ...site.directives("DocumentRoot").map((line) => line.args[0])];
	const targets = site.directives("Alias", "ScriptAlias").map((line) => line.args[1]);
	const paths = [...lines, ...targets].flatMap((word) => word?.value.startsWith("/") && /[^/]/.test(word.value) ? word.value.replace(/\/+$/, "") : []);
	return {
		paths,
		joined: new Set(paths.map((path) => segmentsOf(path).join("/")))
	};
}
/** The given files lie somewhere in a repository: `htdocs/a` is `/srv/htdocs/a` if the configuration names `/srv/htdocs`. */
function onServer(segments, folders) {
	for (let length = segments.length; length > 0; length--) {
		const tail = `/${segments.slice(0, length).join("/")}`;
		const fitting = new Set(folders.filter((path) => path.endsWith(tail)));
		if (fitting.size > 1) return void 0;
		for (const path of fitting) return [path, ...segments.slice(length)].join("/");
	}
}
/** Names of a given file that were not given: its own without links, and those that links have for it in folders that are served. */
function namesOnDisk(site, file) {
	const places = site.namesOf(file).map(({ place }) => place);
	const real = places[0] && site.realPlace(places[0]);
	if (!real) return [];
	return [real, ...(site.once(linkedFiles).get(real.join("/")) ?? []).map(({ name }) => name)];
}
const linkedFiles = (site) => require_grouped.grouped(site.once(foldersServed).flatMap((folder) => site.linkedNear(folder)), ({ real }) => real.join("/"));
/** The folders that some server answers from, as far as lines name them. */
const foldersServed = (site) => {
	const paths = [...site.directives("DocumentRoot").map((line) => line.args[0]), ...site.directives("Alias", "ScriptAlias").map((line) => line.args[1])].flatMap((word) => word && /^(\/|[a-z]:)/i.test(word.value) ? [word.value] : []);
	return [...new Set(paths)].map(segmentsOf);
};
/** Whether some URL may lead to what lies in a folder. */
function isServed(site, folder) {
	return site.once(everyUrlMap).some((map) => !map || map.unknown.length > 0 || map.folders.some(meets(folder)));
}
const meets = (folder) => ({ segments }) => liesWithin(segments, folder) || liesWithin(folder, segments);
const everyUrlMap = (site) => [void 0, ...serversWithFolders(site)].map(urlMapsOf(site));
// src/access/merge/file-scope.ts
/** The scope that a whole file is: that of a .htaccess file, or of lines that stand inside a section which is not seen. */
function fileScope(site, file) {
	const base = {
		at: void 0,
		file,
		nodes: file.commands,
		regex: false
	};
	if (!isHtaccess(file)) return {
		...base,
		kind: "fragment",
		path: "",
		paths: [""],
		placed: true
	};
	const folders = foldersOnServer(site, file);
	const paths = folders.map(({ path }) => path);
	return {
		...base,
		kind: "htaccess",
		path: folders[0].path,
		paths,
		placed: folders.every(({ isSure }) => isSure)
	};
}
/** Whether nothing shows where on the server a .htaccess file lies. */
const isLost = ({ kind, path }) => kind === "htaccess" && isLostFolder(path);
// src/access/read/read-scope.ts
/** Note why nobody can tell what the scope means; the first reason is told. */
function doubt(reading, what) {
	if (what === void 0) return;
	reading.unclear ??= what;
	reading.unclearBeyondHosts = true;
}
/** The same for what one line says; host lines lose all force where a section below has some of its own. */
function doubtAbout(reading, at, why) {
	doubtLine(reading, at, `\`${joined$1(at.file.text, at)}\`, ${why}`);
}
function doubtLine(reading, at, what) {
	if (/^(order|allow|deny)$/.test(at.key)) reading.unclear ??= what;
	else doubt(reading, what);
}
/** What a directive says in lower case; notes it where that is none of the words that it takes. */
function wordOf(reading, at, words) {
	const word = at.args.map((arg) => arg.value).join(" ").toLowerCase();
	if (!words.has(word)) doubtAbout(reading, at, hasPlaceholder(sourceOf(at.file, at)) ? "which a template fills in" : "which 2.2 refuses too");
	return word;
}
/** Note the lines of a scope, with the methods that they are said for. */
function readNodes(reading, nodes, methods, within) {
	for (const node of nodes) if (node.kind === "directive") readDirective(reading, node, methods, within);
	else if (node.kind === "section") readSection(reading, node, methods, within);
}
function readDirective(reading, at, methods, within) {
	if (at.key === "include" || at.key === "includeoptional") {
		const kept = isThere(reading, at);
		reading.readings ??= /* @__PURE__ */ new Map();
		for (const file of reading.site.filesOf(at)) {
			const readings = reading.readings.get(file) ?? 0;
			if (readings === 1e3) continue;
			reading.readings.set(file, readings + 1);
			if (reading.site.includersOf(file).length > 1 && saysAccess(file.commands)) doubt(reading, `lines of ${file.path}, which is included in several places`);
			if (reading.site.isGuess(at) && saysAccess(file.commands)) doubt(reading, `lines of ${file.path}, which \`${joined$1(at.file.text, at)}\` may or may not read`);
			if (!kept && saysAccess(file.commands)) doubt(reading, `lines of ${file.path}, which a template may leave out`);
			readNodes(reading, file.commands, methods, within);
		}
	}
	if (at.key === "use" && mayBringAccess(reading.site, at)) doubt(reading, `\`${joined$1(at.file.text, at)}\`, whose macro may hold rules of its own`);
	const kind = accessKinds.get(at.key);
	if (!kind) return;
	if (at.key === "authzldapauthoritative" && losesServer(reading.site, at)) doubtAbout(reading, at, "beside which 2.2 forgot the AuthLDAPURL above it");
	reading.lines.push({
		kind,
		at,
		methods,
		within
	});
	if (kind !== "ssl" && !isThere(reading, at)) doubtAbout(reading, at, "which a template may leave out");
}
/** Whether a line is there wherever the scope is. */
const isThere = ({ site, around, branch }, at) => branch === void 0 ? isAlwaysThere(site, at, around) : templateBlocksOf(site, at.file)?.at(at.start) === branch;
/** A macro that is not among the files may hold anything. */
function mayBringAccess(site, use) {
	const name = use.args[0]?.value.toLowerCase();
	const macros = site.sections("Macro").filter((macro) => macro.args[0]?.value.toLowerCase() === name);
	const isTold = ({ key }) => accessKinds.has(key) || /^(use|include|<?require\w*)$|[$@%]/.test(key);
	return macros.length === 0 || macros.some((macro) => [...commandsUnder(macro.commands)].some(isTold));
}
/** mod_authnz_ldap has no merger: a section with one of its directives begins anew (mod_authnz_ldap.c). */
const losesServer = (site, at) => site.directives("AuthLDAPURL").some((line) => line.parent !== at.parent || line.file !== at.file) && !siblings(at).some((node) => node.kind === "directive" && node.key === "authldapurl");
function readSection(reading, section, methods, within) {
	if (!section.close && saysAccess([section])) doubt(reading, `\`<${section.name.value}>\`, which is never closed`);
	if (section.key === "limit" || section.key === "limitexcept") {
		const names = section.args.map((arg) => arg.value);
		if (!names.every((name) => /^[\w-]+$/.test(name)) || methods !== everyMethod) doubt(reading, `\`<${section.name.value}>\`, whose methods are not known here`);
		readNodes(reading, section.commands, methodsNamed(names, { except: section.key === "limitexcept" }), [...within, section]);
	} else if (/^require(all|any|none)$/.test(section.key)) {
		if (reading.site.from === "2.4") reading.containers.push(section);
		else doubt(reading, `\`<${section.name.value}>\`, which 2.2 does not know`);
	} else if (isGuard(section)) readGuard(reading, section, methods, within);
}
function readGuard(reading, guard, methods, within) {
	if (!saysAccess(guard.commands)) return;
	if (asksForCompat(guard) && !reading.isSurelyFor22) {
		reading.forBoth = true;
		const what = `lines in \`<${guard.name.value}>\`, which each version reads in its own way`;
		if (saysOnlyHosts(guard.commands)) reading.unclear ??= what;
		else doubt(reading, what);
		if (guard.args[0]?.value.startsWith("!")) readNodes(reading, guard.commands.filter(isRuleOf22), methods, within);
		return;
	}
	const in22 = readingToday(reading.site, guard);
	const in24 = readingOn24(reading.site, guard);
	if (in22 !== "never" && in24 === "never") reading.dual.old.push(guard);
	if (in22 === "never" && in24 !== "never") reading.dual.new.push(guard);
	if (in22 === "never") return;
	if (in22 === "maybe" && guard.commands.some(isTelling)) {
		const words = guard.args.map((arg) => arg.value).join(" ");
		doubt(reading, `lines in \`<${guard.name.value} ${words}>\`, which may be read or not`);
	}
	readNodes(reading, guard.commands, methods, [...within, guard]);
}
const isRuleOf22 = (node) => node.kind === "section" && /^limit(except)?$/.test(node.key) || node.kind === "directive" && (isOld({ kind: accessKinds.get(node.key) ?? "new" }) || node.key === "require");
const saysOnlyHosts = (nodes) => nodes.every((node) => node.kind === "directive" ? !accessKinds.has(node.key) || /^(order|allow|deny)$/.test(node.key) : saysOnlyHosts(node.commands));
/** Whether it matters if the line is read; SSLRequireSSL goes on as before in any case. */
const isTelling = (node) => node.kind !== "directive" || accessKinds.has(node.key) && accessKinds.get(node.key) !== "ssl";
// src/access/read/host-rules.ts
/** H: the formulas of check_dir_access. */
function hostRulesOf(reading) {
	const lines = [];
	for (const line of reading.lines) if (line.kind === "order") lines.push({
		line,
		clients: void 0
	});
	else if (line.kind === "allow" || line.kind === "deny") lines.push({
		line,
		clients: clientsOf(line.at)
	});
	if (lines.length === 0) return void 0;
	for (const { line, clients } of lines) if (clients?.unclear) doubtLine(reading, line.at, clients.unclear);
	let dead;
	const exact = (name) => {
		const { order, allowed, others } = matchedBy(reading, lines, name);
		if (order === "deny,allow") return anyOf([allowed, others]);
		if (isDead(allowed, others)) dead = allowed;
		return allOf([allowed, others]);
	};
	const guide = (name) => {
		const { order, allowed, others } = matchedBy(reading, lines, name);
		return order === "allow,deny" && isDead(allowed, others) ? allowed : exact(name);
	};
	const names = lines.some(({ line }) => line.methods.names.length > 0) ? lines.flatMap(({ line }) => line.methods.names) : none$1;
	const hasDomains = lines.some(({ clients }) => clients !== void 0 && clients.domains.length > 0);
	return {
		exact: perMethod(names, exact),
		guide: dead && {
			allowed: dead,
			host: perMethod(names, guide)
		},
		domains: hasDomains ? lines.flatMap(({ line, clients }) => line.kind === "allow" && clients?.domains || []) : none$1
	};
}
/** Whom Allow names for a method, and whom Deny does not. Without Order the order is deny,allow. */
function matchedBy(reading, lines, name) {
	const allowed = [];
	const denied = [];
	let order = "deny,allow";
	for (const { line, clients } of lines) {
		if (!covers(line.methods, name)) continue;
		if (!clients) order = orderOf(reading, line.at);
		const into = line.kind === "allow" ? allowed : denied;
		for (const part of clients?.parts ?? []) into.push(part);
	}
	return {
		order,
		allowed: anyOf(allowed),
		others: not(anyOf(denied))
	};
}
/** Whether Deny, which has the last word, names everybody, and Allow somebody. */
const isDead = (allowed, others) => others.key === never.key && allowed.key !== never.key && allowed.key !== always.key;
function orderOf(reading, at) {
	const word = wordOf(reading, at, orders);
	return word === "allow,deny" || word === "mutual-failure" ? "allow,deny" : "deny,allow";
}
const orders = /* @__PURE__ */ new Set([
	"allow,deny",
	"deny,allow",
	"mutual-failure"
]);
const none$1 = [];
// src/access/read/access.ts
/**
* Read what the nodes of one scope say (mod_authz_host.c; server/core.c, require, satisfy, ap_limit_section).
* @param branch the block of a template that they all stand in, where they are one branch of a section
*/
function accessOf(site, nodes, branch) {
	const reading = {
		site,
		around: nodes[0]?.parent,
		branch,
		lines: [],
		dual: {
			old: [],
			new: []
		},
		containers: [],
		readings: void 0,
		forBoth: false,
		isSurelyFor22: isSurelyFor22(site),
		unclear: void 0,
		unclearBeyondHosts: false
	};
	readNodes(reading, nodes, everyMethod, []);
	const { lines } = reading;
	const host = hostRulesOf(reading);
	const has = (kind) => lines.some((line) => line.kind === kind);
	const authz = site.from === "2.4" ? authzTreeOf(nodes) : void 0;
	const require$1 = requirementsIn(lines, reading.isSurelyFor22);
	if (authz) doubt(reading, authz.unclear ?? (host && site.once(rulesInIf)));
	else for (const { unclear } of require$1) doubt(reading, unclear);
	if (has("new") && !authz) doubt(reading, "`AuthMerging`, which 2.2 does not know");
	return {
		lines: lines.slice(),
		host: host?.exact,
		authz,
		require: require$1.length ? require$1 : void 0,
		satisfy: has("satisfy") ? satisfyOf(reading) : none,
		authoritative: authoritativeOf(lines),
		authType: lines.some(isAuthType),
		groupFile: has("groupfile"),
		dbmGroupFile: has("dbmgroupfile"),
		ldap: site.once(namesLdap) ? ldapOf(site, nodes) : void 0,
		ssl: lines.some(mayRefuse),
		dual: dualOf(reading),
		isFor24: reading.dual.new.length > 0,
		containers: reading.containers.length > 0 ? reading.containers : none,
		forBoth: reading.forBoth,
		guide: host?.guide,
		domains: host?.domains ?? none,
		unclear: reading.unclear,
		onlyHostsUnclear: reading.unclear !== void 0 && !reading.unclearBeyondHosts
	};
}
/** One for all, as most scopes have none. */
const none = [];
/** `SSLVerifyClient none` asks for nothing. */
const mayRefuse = ({ kind, at }) => kind === "ssl" && !(at.key === "sslverifyclient" && at.args[0]?.value.toLowerCase() === "none");
const isAuthType = ({ kind, at }) => kind === "authtype" && at.args[0]?.value.toLowerCase() !== "none";
/** `<If>` comes after all other sections: the rules of its own that it has go with the host lines above, and would replace a Require there. */
function rulesInIf(site) {
	const section = site.sections("If", "ElseIf", "Else").find(({ commands }) => [...commandsUnder(commands)].some((node) => saysAccess([node])));
	return section && `rules that \`<${section.name.value}>\` joins`;
}
/** What 2.4 alone reads beside these lines is part of what it decides here. */
const dualOf = ({ dual, lines }) => dual.new.length > 0 && (dual.old.length > 0 || lines.length > 0) ? dual : void 0;
const requirementsIn = (lines, isNewUnmet) => lines.flatMap(({ kind, at, methods }) => kind === "require" ? requirementOf(at, methods, isNewUnmet) : []);
/** Whether only a 2.2 has ever read these lines, and nobody has begun to write them for 2.4. */
const isSurelyFor22 = (site) => site.from === "2.2" && site.judgement.origin === "2.2" && site.judgement.isUntouched;
const namesLdap = (site) => [...site.names].some((name) => ofLdap.test(name));
const ofLdap = /^authz?ldap/;
/** mod_authnz_ldap has no merger: a section with one of its directives begins anew (mod_authnz_ldap.c). */
function ldapOf(site, nodes) {
	const found = nodes.flatMap((node) => {
		if (node.kind === "directive") return ofLdap.test(node.key) ? [node.key === "authldapurl" ? "url" : "lost"] : [];
		if (!isGuard(node) || readingToday(site, node) === "never") return [];
		const inner = ldapOf(site, node.commands);
		return [readingToday(site, node) === "always" ? inner : inner && "lost"];
	});
	return found.includes("url") ? "url" : found.find(Boolean);
}
function satisfyOf(reading) {
	return reading.lines.filter((line) => line.kind === "satisfy").map(({ at, methods }) => ({
		methods,
		any: wordOf(reading, at, satisfactions) === "any"
	}));
}
const satisfactions = /* @__PURE__ */ new Set(["any", "all"]);
function authoritativeOf(lines) {
	const flags = lines.filter((line) => line.kind === "authoritative");
	if (flags.length === 0) return noFlags;
	return new Map(flags.map(({ at }) => [at.key, at.args[0]?.value.toLowerCase() !== "off"]));
}
const noFlags = /* @__PURE__ */ new Map();
// src/access/decide/by-22.ts
/**
* How 2.2 decides. It keeps three things apart and merges each in its own way: host lines, replaced as a block; Require lines,
* likewise; Satisfy, method by method (`inherit`). Then both host lines and Require have to be met, or one of them (`decide`;
* server/request.c, ap_process_request_internal). It merges `<Files>` and `<Location>` with what was before, one by one.
*/
const by22 = (authorizers) => ({
	start: initialState,
	after: (state, access) => inherit(state, access, false),
	afterFiles: (state) => state,
	decide: (state) => {
		const names = methodsIn$1(state);
		if (state.unclear !== false) return { unclear: "a section that nobody can be sure of" };
		const doubt = [...names, "*"].map((name) => decide(state, name, authorizers).doubt).find(Boolean);
		return doubt ? { unclear: doubt } : perMethod(names, (name) => decide(state, name, authorizers).whole);
	}
});
// src/access/decide/by-24.ts
const unset = {
	tree: void 0,
	merging: void 0
};
/** How 2.4 decides: by one tree, that of the last section that has one, unless its AuthMerging joins it with what is above. */
const by24 = {
	start: keyed({
		whole: unset,
		walk: unset,
		compat: void 0,
		authType: false,
		ssl: false,
		unclear: void 0
	}),
	after: (state, access, kind) => {
		const own = {
			tree: treeOf(access),
			merging: access.authz?.merging
		};
		const isWalk = kind === "files" || kind === "location";
		return keyed({
			whole: isWalk ? state.whole : merged(state.whole, own),
			walk: isWalk ? merged(state.walk, own) : state.walk,
			compat: access.host || access.satisfy.length > 0 ? access : state.compat,
			authType: state.authType || access.authType,
			ssl: state.ssl || access.ssl,
			unclear: access.unclear ?? state.unclear
		});
	},
	afterFiles: (state) => isUnset(state.walk) ? state : keyed({
		...state,
		whole: merged(state.whole, state.walk),
		walk: unset
	}),
	decide: (state) => {
		const { tree } = merged(state.whole, state.walk);
		const { compat } = state;
		if (state.unclear !== void 0) return { unclear: state.unclear };
		if (state.ssl && compat?.satisfy.some(({ any }) => any)) return { unclear: "ssl" };
		return perMethod([
			...questionsOf(tree).filter(isMethod).flatMap(({ words }) => words.split(" ")),
			...namesIn(...[tree, compat?.host].flatMap((said) => said ?? [])),
			...methodsIn(compat)
		], (name) => answer(state, tree, name));
	}
};
/** modules/aaa/mod_authz_core.c, merge_authz_core_dir_config; what is unset is not there to be merged. */
function merged(base, own) {
	if (isUnset(own)) return base;
	if (!own.merging || !(base.tree || own.tree)) return own;
	const trees = [base.tree, own.tree].flatMap((tree) => tree ?? []);
	return {
		tree: perMethod(namesIn(...trees), (name) => joined(own.merging, trees, name)),
		merging: own.merging
	};
}
const isUnset = ({ tree, merging }) => !tree && !merging;
/** A tree that says nothing for a method grants it within And, and is passed over within Or (apply_authz_sections). */
function joined(merging, trees, name) {
	const said = trees.flatMap((tree) => atMethod(tree, name) ?? []);
	return said.length === 0 ? null : (merging === "Or" ? anyOf : allOf)(said);
}
function treeOf({ authz }) {
	const tree = authz?.tree;
	const isSaid = (name) => authz?.saidFor.some((methods) => covers(methods, name)) === true;
	return tree && perMethod(namesIn(tree), (name) => isSaid(name) ? atMethod(tree, name) : null);
}
/** An AuthType without any Require is answered with 500 (mod_authz_core.c, authorize_user_core, AH01627). */
function answer({ compat, authType }, tree, name) {
	const required = tree && atMethodAsked(atMethod(tree, name) ?? always, name);
	const host = compat?.host ? atMethod(compat.host, name) : always;
	const isAny = compat?.satisfy.findLast(({ methods }) => covers(methods, name))?.any === true;
	if (isAny && host.key === always.key) return always;
	if (!required && authType) return host.key === never.key && !isAny ? never : "error";
	return (isAny ? anyOf : allOf)([required ?? always, host]);
}
const questionsOf = (tree) => tree ? [tree.other, ...tree.named.values()].flatMap((one) => one ? leavesOf(one) : []) : [];
const isMethod = ({ provider }) => provider === "method";
/** `Require method` is answered by the method itself. */
const atMethodAsked = (required, name) => leavesOf(required).filter(isMethod).reduce((left, leaf) => assume(left, leaf, leaf.words.split(" ").includes(name)), required);
const methodsIn = (compat) => compat?.satisfy.flatMap(({ methods }) => methods.names) ?? [];
function keyed(state) {
	const { whole, walk, compat, authType, ssl, unclear } = state;
	const host = compat?.host && textOf(compat.host);
	const satisfy = compat?.satisfy.map(({ methods, any }) => [
		methods.except,
		...methods.names,
		any
	]);
	return {
		...state,
		key: JSON.stringify([
			coreKey(whole),
			coreKey(walk),
			host,
			satisfy,
			authType,
			ssl,
			unclear
		])
	};
}
function coreKey({ tree, merging }) {
	return `${merging} ${tree && textOf(tree)}`;
}
function textOf({ named, other }) {
	return [...[...named].map(([name, one]) => `${name}=${one?.key}`).sort(), other?.key].join(";");
}
// src/access/decide/reader.ts
const isUnclear = (verdict) => "unclear" in verdict;
/** What a version decides for a request that meets these sections, in the order of the merge. */
function verdictOf(reader, met) {
	const isLast = ({ kind }) => kind === "location";
	const merge = (state, { access, kind }) => reader.after(state, access, kind);
	const onDisk = reader.afterFiles(met.filter((one) => !isLast(one)).reduce(merge, reader.start));
	return reader.decide(met.filter(isLast).reduce(merge, onDisk));
}
// src/models/virtual-hosts.ts
/**
* The virtual hosts of the servers that run 2.2: those that a main file reaches through Include, and those of each other
* file by itself, for nobody knows whether such files are read together. NameVirtualHost counts wherever it stands,
* in branches that only 2.2 reads too. Undefined where an address cannot be read, or where too little of the
* configuration is given to say that there is no NameVirtualHost.
*/
const virtualHostsOf = (site) => site.once(findVirtualHosts);
function findVirtualHosts(site) {
	const mains = serversOn22(site).map((server) => server.file);
	const port = mainPort(site);
	const hosts = hostsOf(site, port);
	if (hosts.length === 0 || !(mains.length > 0 || site.complete)) return void 0;
	const nameVirtualHosts = site.files.flatMap((file) => nameVirtualHostsOf(file, port));
	if (nameVirtualHosts.some((one) => !one)) return void 0;
	const shared = {
		nameVirtualHosts: nameVirtualHosts.filter((one) => one !== void 0),
		listens: listensOf(site)
	};
	return groupsOf(site, mains, hosts).map((group) => ({
		hosts: oneWorld(group),
		...shared
	}));
}
/** As httpd writes it in its messages: `*:80`, `10.0.0.1:*`. */
const addressText = ({ host, port }) => `${host.includes(":") ? `[${host}]` : host}:${port || "*"}`;
/**
* `host[:port]` as get_addresses of server/vhost.c reads it; undefined for what it refuses.
* @param ownPort the main server's port, which stands in for a missing one
*/
function addressOf(word, ownPort) {
	const match = /^(?:\[([^\]]+)\]|([^:]+))(?::(\d+|\*))?$/.exec(word);
	const host = (match?.[1] ?? match?.[2])?.toLowerCase();
	if (!match || !host || /^\d+$/.test(host)) return void 0;
	const port = match[3] === "*" ? 0 : match[3] === void 0 ? ownPort : Number(match[3]);
	if (host === "0.0.0.0" || host === "::") return {
		host: "*",
		port
	};
	return {
		host: host === "255.255.255.255" ? "_default_" : host,
		port
	};
}
/** The virtual hosts that both versions read. */
function hostsOf(site, port) {
	const addresses = readAddresses(site, port);
	const names = nameLines(site);
	const hosts = [];
	for (const at of site.sections("VirtualHost")) {
		const own = addresses(at);
		if (own) hosts.push(new Host(at, own, names));
	}
	return hosts;
}
/** The addresses of a virtual host, undefined where not both versions read it. Most tags are alike: each text is read once. */
function readAddresses(site, port) {
	const known = /* @__PURE__ */ new Map();
	return (section) => {
		if (section.parent && !isReadByBoth(site, section.parent)) return void 0;
		const source = sourceOf(section.file, section);
		const found = known.get(source);
		if (found || known.has(source)) return found;
		const addresses = isLiteral(section) ? addressesOf(section, port) : void 0;
		known.set(source, addresses);
		return addresses;
	};
}
/** Whether both versions read what stands in a section, and where it stands. */
function isReadByBoth(site, section) {
	const known = site.once(readByBoth);
	let found = known.get(section);
	if (found === void 0) {
		found = [section, ...ancestors(section)].every((outer) => outer.key !== "macro" && readingOf(outer, "2.2") !== "never");
		known.set(section, found);
	}
	return found;
}
const readByBoth = () => /* @__PURE__ */ new Map();
const addressesOf = (section, port) => section.args.map((arg) => addressOf(arg.value, port)).filter((address) => address !== void 0);
/** The port of the main server's ServerName. */
function mainPort(site) {
	const line = site.directives("ServerName").find((line) => isServerLevel(line) && /:\d+$/.test(line.args[0]?.value ?? ""));
	return Number(/:(\d+)$/.exec(line?.args[0]?.value ?? "")?.[1] ?? 0);
}
const isServerLevel = (line) => [...ancestors(line)].every(isGuard);
function nameVirtualHostsOf(file, port) {
	return file.named("namevirtualhost").flatMap((at) => {
		const address = at.kind === "directive" && isLiteral(at) ? addressOf(at.args[0]?.value ?? "", port) : void 0;
		return at.kind === "directive" && address ? [{
			at,
			...address
		}] : [void 0];
	});
}
function listensOf(site) {
	const ports = site.directives("Listen").map((line) => Number(/(?:^|:)(\d+)$/.exec(line.args[0]?.value ?? "")?.[1] ?? 0));
	return new Set(ports);
}
function groupsOf(site, mains, hosts) {
	if (mains.length === 0) return [hosts];
	const others = require_grouped.grouped(hosts, ({ at }) => at.file);
	const byFile = new Map(others);
	return [...mains.map((main) => {
		const [reached, seen] = [[], /* @__PURE__ */ new Set()];
		read(site, main, byFile, reached, seen);
		for (const file of seen) others.delete(file);
		return reached;
	}), ...others.values()].filter((group) => group.length > 0);
}
/** Follow Include from `file`, in the order of the lines. */
function read(site, file, hosts, reached, seen) {
	if (seen.has(file)) return;
	seen.add(file);
	const own = (hosts.get(file) ?? []).map((host) => ({
		at: host.at,
		host
	}));
	const includes = ["include", "includeoptional"].flatMap((key) => file.named(key)).map((at) => ({
		at,
		host: void 0
	}));
	const steps = includes.length === 0 ? own : [...own, ...includes].sort((a, b) => a.at.start - b.at.start);
	for (const { at, host } of steps) if (host) reached.push(host);
	else if (at.kind === "directive") for (const next of site.filesOf(at)) read(site, next, hosts, reached, seen);
}
/** Of sections that shut each other out, such as `<IfDefine X>` and `<IfDefine !X>`, only the unnegated count. */
function oneWorld(hosts) {
	const conditions = /* @__PURE__ */ new Map();
	for (const { at } of hosts) {
		const { parent } = at;
		if (parent && !conditions.has(parent)) conditions.set(parent, conditionsWithin(parent));
	}
	if (conditions.size === 0) return hosts;
	const stated = new Set([...conditions.values()].flat());
	const isOut = (condition) => condition.startsWith("!") && stated.has(condition.slice(1));
	return hosts.filter(({ at: { parent } }) => !(parent && conditions.get(parent)?.some(isOut)));
}
function conditionsWithin(section) {
	return [section, ...ancestors(section)].filter(isGuard).map((guard) => {
		const text = guard.args.map((arg) => arg.value).join(" ");
		return text.startsWith("!") ? `!${guard.key} ${text.slice(1)}` : `${guard.key} ${text}`;
	});
}
/** The lines that name virtual hosts, by the section that they stand in. */
function nameLines(site) {
	let known;
	return () => {
		known ??= require_grouped.grouped(site.directives("ServerName", "ServerAlias"), (line) => line.parent);
		return known;
	};
}
/** Its names are read when somebody asks for them: where the addresses alone decide, nobody does. */
var Host = class {
	at;
	addresses;
	lines;
	known;
	constructor(at, addresses, lines) {
		this.at = at;
		this.addresses = addresses;
		this.lines = lines;
	}
	get names() {
		const lines = () => [...this.lines().get(this.at) ?? []].sort((a, b) => a.start - b.start);
		this.known ??= lines().flatMap((line) => line.args.map((arg) => nameOf(arg.value)));
		return this.known;
	}
};
/** ServerName may be given with a scheme and a port. */
function nameOf(word) {
	const name = word.toLowerCase();
	return name.includes(":") ? name.replace(/^\w+:\/\//, "").replace(/:\d+$/, "") : name;
}
Object.defineProperty(exports, "accessDirectives", {
	enumerable: true,
	get: function() {
		return accessDirectives;
	}
});
Object.defineProperty(exports, "accessFileNames", {
	enumerable: true,
	get: function() {
		return accessFileNames;
	}
});
Object.defineProperty(exports, "accessOf", {
	enumerable: true,
	get: function() {
		return accessOf;
	}
});
Object.defineProperty(exports, "addressOf", {
	enumerable: true,
	get: function() {
		return addressOf;
	}
});
Object.defineProperty(exports, "addressText", {
	enumerable: true,
	get: function() {
		return addressText;
	}
});
Object.defineProperty(exports, "afterWalk", {
	enumerable: true,
	get: function() {
		return afterWalk;
	}
});
Object.defineProperty(exports, "allOf", {
	enumerable: true,
	get: function() {
		return allOf;
	}
});
Object.defineProperty(exports, "always", {
	enumerable: true,
	get: function() {
		return always;
	}
});
Object.defineProperty(exports, "ancestors", {
	enumerable: true,
	get: function() {
		return ancestors;
	}
});
Object.defineProperty(exports, "answersNothing", {
	enumerable: true,
	get: function() {
		return answersNothing;
	}
});
Object.defineProperty(exports, "anyOf", {
	enumerable: true,
	get: function() {
		return anyOf;
	}
});
Object.defineProperty(exports, "asWord", {
	enumerable: true,
	get: function() {
		return asWord;
	}
});
Object.defineProperty(exports, "assume", {
	enumerable: true,
	get: function() {
		return assume;
	}
});
Object.defineProperty(exports, "atMethod", {
	enumerable: true,
	get: function() {
		return atMethod;
	}
});
Object.defineProperty(exports, "authorizersOf", {
	enumerable: true,
	get: function() {
		return authorizersOf;
	}
});
Object.defineProperty(exports, "authzProviderNamed", {
	enumerable: true,
	get: function() {
		return authzProviderNamed;
	}
});
Object.defineProperty(exports, "authzProviders", {
	enumerable: true,
	get: function() {
		return authzProviders;
	}
});
Object.defineProperty(exports, "authzTreeOf", {
	enumerable: true,
	get: function() {
		return authzTreeOf;
	}
});
Object.defineProperty(exports, "beginningsOfMatches", {
	enumerable: true,
	get: function() {
		return beginningsOfMatches;
	}
});
Object.defineProperty(exports, "beginsCode", {
	enumerable: true,
	get: function() {
		return beginsCode;
	}
});
Object.defineProperty(exports, "builtInMethods", {
	enumerable: true,
	get: function() {
		return builtInMethods;
	}
});
Object.defineProperty(exports, "by22", {
	enumerable: true,
	get: function() {
		return by22;
	}
});
Object.defineProperty(exports, "by24", {
	enumerable: true,
	get: function() {
		return by24;
	}
});
Object.defineProperty(exports, "checkLine", {
	enumerable: true,
	get: function() {
		return checkLine;
	}
});
Object.defineProperty(exports, "clientsOf", {
	enumerable: true,
	get: function() {
		return clientsOf;
	}
});
Object.defineProperty(exports, "commandsUnder", {
	enumerable: true,
	get: function() {
		return commandsUnder;
	}
});
Object.defineProperty(exports, "configurations", {
	enumerable: true,
	get: function() {
		return configurations;
	}
});
Object.defineProperty(exports, "contextsOf", {
	enumerable: true,
	get: function() {
		return contextsOf;
	}
});
Object.defineProperty(exports, "countBeyond", {
	enumerable: true,
	get: function() {
		return countBeyond;
	}
});
Object.defineProperty(exports, "countUntil", {
	enumerable: true,
	get: function() {
		return countUntil;
	}
});
Object.defineProperty(exports, "covers", {
	enumerable: true,
	get: function() {
		return covers;
	}
});
Object.defineProperty(exports, "decide", {
	enumerable: true,
	get: function() {
		return decide;
	}
});
Object.defineProperty(exports, "differingOn24", {
	enumerable: true,
	get: function() {
		return differingOn24;
	}
});
Object.defineProperty(exports, "directiveNamed", {
	enumerable: true,
	get: function() {
		return directiveNamed;
	}
});
Object.defineProperty(exports, "drivesOf", {
	enumerable: true,
	get: function() {
		return drivesOf;
	}
});
Object.defineProperty(exports, "endOfLogicalLine", {
	enumerable: true,
	get: function() {
		return endOfLogicalLine;
	}
});
Object.defineProperty(exports, "enterSection", {
	enumerable: true,
	get: function() {
		return enterSection;
	}
});
Object.defineProperty(exports, "equivalent", {
	enumerable: true,
	get: function() {
		return equivalent;
	}
});
Object.defineProperty(exports, "escapeOn24", {
	enumerable: true,
	get: function() {
		return escapeOn24;
	}
});
Object.defineProperty(exports, "escapedForExpression", {
	enumerable: true,
	get: function() {
		return escapedForExpression;
	}
});
Object.defineProperty(exports, "everyMethod", {
	enumerable: true,
	get: function() {
		return everyMethod;
	}
});
Object.defineProperty(exports, "expressionIn", {
	enumerable: true,
	get: function() {
		return expressionIn;
	}
});
Object.defineProperty(exports, "fileScope", {
	enumerable: true,
	get: function() {
		return fileScope;
	}
});
Object.defineProperty(exports, "filesInAll", {
	enumerable: true,
	get: function() {
		return filesInAll;
	}
});
Object.defineProperty(exports, "filesOfServer", {
	enumerable: true,
	get: function() {
		return filesOfServer;
	}
});
Object.defineProperty(exports, "fitsPath", {
	enumerable: true,
	get: function() {
		return fitsPath;
	}
});
Object.defineProperty(exports, "foldersOnServer", {
	enumerable: true,
	get: function() {
		return foldersOnServer;
	}
});
Object.defineProperty(exports, "foreignAuthorizer", {
	enumerable: true,
	get: function() {
		return foreignAuthorizer;
	}
});
Object.defineProperty(exports, "givenPaths", {
	enumerable: true,
	get: function() {
		return givenPaths;
	}
});
Object.defineProperty(exports, "hasBlocks", {
	enumerable: true,
	get: function() {
		return hasBlocks;
	}
});
Object.defineProperty(exports, "hasGuards", {
	enumerable: true,
	get: function() {
		return hasGuards;
	}
});
Object.defineProperty(exports, "hasPlaceholder", {
	enumerable: true,
	get: function() {
		return hasPlaceholder;
	}
});
Object.defineProperty(exports, "hasWholeTags", {
	enumerable: true,
	get: function() {
		return hasWholeTags;
	}
});
Object.defineProperty(exports, "inPlaceOf", {
	enumerable: true,
	get: function() {
		return inPlaceOf;
	}
});
Object.defineProperty(exports, "includesAmong", {
	enumerable: true,
	get: function() {
		return includesAmong;
	}
});
Object.defineProperty(exports, "inherit", {
	enumerable: true,
	get: function() {
		return inherit;
	}
});
Object.defineProperty(exports, "inheritInWalk", {
	enumerable: true,
	get: function() {
		return inheritInWalk;
	}
});
Object.defineProperty(exports, "initialState", {
	enumerable: true,
	get: function() {
		return initialState;
	}
});
Object.defineProperty(exports, "isAbsolute", {
	enumerable: true,
	get: function() {
		return isAbsolute$1;
	}
});
Object.defineProperty(exports, "isAlwaysThere", {
	enumerable: true,
	get: function() {
		return isAlwaysThere;
	}
});
Object.defineProperty(exports, "isAnyInForce", {
	enumerable: true,
	get: function() {
		return isAnyInForce;
	}
});
Object.defineProperty(exports, "isAtServerLevel", {
	enumerable: true,
	get: function() {
		return isAtServerLevel;
	}
});
Object.defineProperty(exports, "isConditional", {
	enumerable: true,
	get: function() {
		return isConditional;
	}
});
Object.defineProperty(exports, "isDirective", {
	enumerable: true,
	get: function() {
		return isDirective;
	}
});
Object.defineProperty(exports, "isForOldAlone", {
	enumerable: true,
	get: function() {
		return isForOldAlone;
	}
});
Object.defineProperty(exports, "isGuard", {
	enumerable: true,
	get: function() {
		return isGuard;
	}
});
Object.defineProperty(exports, "isHtaccess", {
	enumerable: true,
	get: function() {
		return isHtaccess;
	}
});
Object.defineProperty(exports, "isInMacro", {
	enumerable: true,
	get: function() {
		return isInMacro;
	}
});
Object.defineProperty(exports, "isKnownVariable", {
	enumerable: true,
	get: function() {
		return isKnownVariable;
	}
});
Object.defineProperty(exports, "isLiteral", {
	enumerable: true,
	get: function() {
		return isLiteral;
	}
});
Object.defineProperty(exports, "isLost", {
	enumerable: true,
	get: function() {
		return isLost;
	}
});
Object.defineProperty(exports, "isNamedAsMain", {
	enumerable: true,
	get: function() {
		return isNamedAsMain;
	}
});
Object.defineProperty(exports, "isNewWord", {
	enumerable: true,
	get: function() {
		return isNewWord;
	}
});
Object.defineProperty(exports, "isOld", {
	enumerable: true,
	get: function() {
		return isOld;
	}
});
Object.defineProperty(exports, "isOnlyOn24", {
	enumerable: true,
	get: function() {
		return isOnlyOn24;
	}
});
Object.defineProperty(exports, "isProxying", {
	enumerable: true,
	get: function() {
		return isProxying;
	}
});
Object.defineProperty(exports, "isReadOn24Alone", {
	enumerable: true,
	get: function() {
		return isReadOn24Alone;
	}
});
Object.defineProperty(exports, "isReadable", {
	enumerable: true,
	get: function() {
		return isReadable;
	}
});
Object.defineProperty(exports, "isRemovedIn24", {
	enumerable: true,
	get: function() {
		return isRemovedIn24;
	}
});
Object.defineProperty(exports, "isSection", {
	enumerable: true,
	get: function() {
		return isSection;
	}
});
Object.defineProperty(exports, "isTemplated", {
	enumerable: true,
	get: function() {
		return isTemplated;
	}
});
Object.defineProperty(exports, "isUnclear", {
	enumerable: true,
	get: function() {
		return isUnclear;
	}
});
Object.defineProperty(exports, "isUnknownBelow", {
	enumerable: true,
	get: function() {
		return isUnknownBelow;
	}
});
Object.defineProperty(exports, "isWhole", {
	enumerable: true,
	get: function() {
		return isWhole;
	}
});
Object.defineProperty(exports, "isWild", {
	enumerable: true,
	get: function() {
		return isWild;
	}
});
Object.defineProperty(exports, "isWildReadable", {
	enumerable: true,
	get: function() {
		return isWildReadable;
	}
});
Object.defineProperty(exports, "isWithoutDrive", {
	enumerable: true,
	get: function() {
		return isWithoutDrive;
	}
});
Object.defineProperty(exports, "joined", {
	enumerable: true,
	get: function() {
		return joined$1;
	}
});
Object.defineProperty(exports, "knownDirectives", {
	enumerable: true,
	get: function() {
		return knownDirectives;
	}
});
Object.defineProperty(exports, "lastName", {
	enumerable: true,
	get: function() {
		return lastName;
	}
});
Object.defineProperty(exports, "leaveSection", {
	enumerable: true,
	get: function() {
		return leaveSection;
	}
});
Object.defineProperty(exports, "leavesOf", {
	enumerable: true,
	get: function() {
		return leavesOf;
	}
});
Object.defineProperty(exports, "liesWithin", {
	enumerable: true,
	get: function() {
		return liesWithin;
	}
});
Object.defineProperty(exports, "lineBeside", {
	enumerable: true,
	get: function() {
		return lineBeside;
	}
});
Object.defineProperty(exports, "linesByServer", {
	enumerable: true,
	get: function() {
		return linesByServer;
	}
});
Object.defineProperty(exports, "locationWithin", {
	enumerable: true,
	get: function() {
		return locationWithin;
	}
});
Object.defineProperty(exports, "longestLine", {
	enumerable: true,
	get: function() {
		return longestLine;
	}
});
Object.defineProperty(exports, "macroParameters", {
	enumerable: true,
	get: function() {
		return macroParameters;
	}
});
Object.defineProperty(exports, "mainFile", {
	enumerable: true,
	get: function() {
		return mainFile;
	}
});
Object.defineProperty(exports, "mainFiles", {
	enumerable: true,
	get: function() {
		return mainFiles;
	}
});
Object.defineProperty(exports, "matchesRegex", {
	enumerable: true,
	get: function() {
		return matchesRegex;
	}
});
Object.defineProperty(exports, "matchesWild", {
	enumerable: true,
	get: function() {
		return matchesWild;
	}
});
Object.defineProperty(exports, "mayBeOne", {
	enumerable: true,
	get: function() {
		return mayBeOne;
	}
});
Object.defineProperty(exports, "mayBeReadOn24Alone", {
	enumerable: true,
	get: function() {
		return mayBeReadOn24Alone;
	}
});
Object.defineProperty(exports, "mayDo", {
	enumerable: true,
	get: function() {
		return mayDo;
	}
});
Object.defineProperty(exports, "mayStandInQuotes", {
	enumerable: true,
	get: function() {
		return mayStandInQuotes;
	}
});
Object.defineProperty(exports, "meet", {
	enumerable: true,
	get: function() {
		return meet;
	}
});
Object.defineProperty(exports, "methodsIn", {
	enumerable: true,
	get: function() {
		return methodsIn$1;
	}
});
Object.defineProperty(exports, "moduleNamed", {
	enumerable: true,
	get: function() {
		return moduleNamed;
	}
});
Object.defineProperty(exports, "modules", {
	enumerable: true,
	get: function() {
		return modules;
	}
});
Object.defineProperty(exports, "mostReadings", {
	enumerable: true,
	get: function() {
		return mostReadings;
	}
});
Object.defineProperty(exports, "nameByName", {
	enumerable: true,
	get: function() {
		return nameByName;
	}
});
Object.defineProperty(exports, "nameExpression", {
	enumerable: true,
	get: function() {
		return nameExpression;
	}
});
Object.defineProperty(exports, "nameMatcher", {
	enumerable: true,
	get: function() {
		return nameMatcher;
	}
});
Object.defineProperty(exports, "namesIn", {
	enumerable: true,
	get: function() {
		return namesIn;
	}
});
Object.defineProperty(exports, "needsEnd", {
	enumerable: true,
	get: function() {
		return needsEnd;
	}
});
Object.defineProperty(exports, "needsRequire", {
	enumerable: true,
	get: function() {
		return needsRequire;
	}
});
Object.defineProperty(exports, "nestingOf", {
	enumerable: true,
	get: function() {
		return nestingOf;
	}
});
Object.defineProperty(exports, "never", {
	enumerable: true,
	get: function() {
		return never;
	}
});
Object.defineProperty(exports, "neverApplied", {
	enumerable: true,
	get: function() {
		return neverApplied;
	}
});
Object.defineProperty(exports, "oncePerServer", {
	enumerable: true,
	get: function() {
		return oncePerServer;
	}
});
Object.defineProperty(exports, "onlyValueOf", {
	enumerable: true,
	get: function() {
		return onlyValueOf;
	}
});
Object.defineProperty(exports, "parse", {
	enumerable: true,
	get: function() {
		return parse;
	}
});
Object.defineProperty(exports, "parseAgain", {
	enumerable: true,
	get: function() {
		return parseAgain;
	}
});
Object.defineProperty(exports, "passesOn", {
	enumerable: true,
	get: function() {
		return passesOn;
	}
});
Object.defineProperty(exports, "perMethod", {
	enumerable: true,
	get: function() {
		return perMethod;
	}
});
Object.defineProperty(exports, "problemsOf", {
	enumerable: true,
	get: function() {
		return problemsOf;
	}
});
Object.defineProperty(exports, "quoted", {
	enumerable: true,
	get: function() {
		return quoted;
	}
});
Object.defineProperty(exports, "readLine", {
	enumerable: true,
	get: function() {
		return readLine;
	}
});
Object.defineProperty(exports, "readingOf", {
	enumerable: true,
	get: function() {
		return readingOf;
	}
});
Object.defineProperty(exports, "readingOn24", {
	enumerable: true,
	get: function() {
		return readingOn24;
	}
});
Object.defineProperty(exports, "readingToday", {
	enumerable: true,
	get: function() {
		return readingToday;
	}
});
Object.defineProperty(exports, "regexTest", {
	enumerable: true,
	get: function() {
		return regexTest;
	}
});
Object.defineProperty(exports, "rewriteWords", {
	enumerable: true,
	get: function() {
		return rewriteWords;
	}
});
Object.defineProperty(exports, "saysAccess", {
	enumerable: true,
	get: function() {
		return saysAccess;
	}
});
Object.defineProperty(exports, "saysForOldAlone", {
	enumerable: true,
	get: function() {
		return saysForOldAlone;
	}
});
Object.defineProperty(exports, "saysNothing", {
	enumerable: true,
	get: function() {
		return saysNothing;
	}
});
Object.defineProperty(exports, "segmentsOf", {
	enumerable: true,
	get: function() {
		return segmentsOf;
	}
});
Object.defineProperty(exports, "serverLines", {
	enumerable: true,
	get: function() {
		return serverLines;
	}
});
Object.defineProperty(exports, "serversOn22", {
	enumerable: true,
	get: function() {
		return serversOn22;
	}
});
Object.defineProperty(exports, "serversWithFolders", {
	enumerable: true,
	get: function() {
		return serversWithFolders;
	}
});
Object.defineProperty(exports, "siblings", {
	enumerable: true,
	get: function() {
		return siblings;
	}
});
Object.defineProperty(exports, "soleReader", {
	enumerable: true,
	get: function() {
		return soleReader;
	}
});
Object.defineProperty(exports, "sourceOf", {
	enumerable: true,
	get: function() {
		return sourceOf;
	}
});
Object.defineProperty(exports, "startLines", {
	enumerable: true,
	get: function() {
		return startLines;
	}
});
Object.defineProperty(exports, "successors", {
	enumerable: true,
	get: function() {
		return successors;
	}
});
Object.defineProperty(exports, "templateBlocksOf", {
	enumerable: true,
	get: function() {
		return templateBlocksOf;
	}
});
Object.defineProperty(exports, "toldApartBy", {
	enumerable: true,
	get: function() {
		return toldApartBy;
	}
});
Object.defineProperty(exports, "unseenAssumption", {
	enumerable: true,
	get: function() {
		return unseenAssumption;
	}
});
Object.defineProperty(exports, "unseenName", {
	enumerable: true,
	get: function() {
		return unseenName;
	}
});
Object.defineProperty(exports, "urlCovers", {
	enumerable: true,
	get: function() {
		return urlCovers;
	}
});
Object.defineProperty(exports, "urlExpression", {
	enumerable: true,
	get: function() {
		return urlExpression;
	}
});
Object.defineProperty(exports, "urlMapsOf", {
	enumerable: true,
	get: function() {
		return urlMapsOf;
	}
});
Object.defineProperty(exports, "urlPrefix", {
	enumerable: true,
	get: function() {
		return urlPrefix;
	}
});
Object.defineProperty(exports, "urlPrefixes", {
	enumerable: true,
	get: function() {
		return urlPrefixes;
	}
});
Object.defineProperty(exports, "urlWithin", {
	enumerable: true,
	get: function() {
		return urlWithin;
	}
});
Object.defineProperty(exports, "urlsOfFolder", {
	enumerable: true,
	get: function() {
		return urlsOfFolder;
	}
});
Object.defineProperty(exports, "user", {
	enumerable: true,
	get: function() {
		return user;
	}
});
Object.defineProperty(exports, "valuesOf", {
	enumerable: true,
	get: function() {
		return valuesOf;
	}
});
Object.defineProperty(exports, "verdictOf", {
	enumerable: true,
	get: function() {
		return verdictOf;
	}
});
Object.defineProperty(exports, "versionGuardLines", {
	enumerable: true,
	get: function() {
		return versionGuardLines;
	}
});
Object.defineProperty(exports, "virtualHostsOf", {
	enumerable: true,
	get: function() {
		return virtualHostsOf;
	}
});
Object.defineProperty(exports, "wakesLines", {
	enumerable: true,
	get: function() {
		return wakesLines;
	}
});
Object.defineProperty(exports, "walk", {
	enumerable: true,
	get: function() {
		return walk;
	}
});
Object.defineProperty(exports, "wholeOf", {
	enumerable: true,
	get: function() {
		return wholeOf;
	}
});
Object.defineProperty(exports, "withAccessFiles", {
	enumerable: true,
	get: function() {
		return withAccessFiles;
	}
});
Object.defineProperty(exports, "withDrive", {
	enumerable: true,
	get: function() {
		return withDrive;
	}
});
Object.defineProperty(exports, "withTreeOn24", {
	enumerable: true,
	get: function() {
		return withTreeOn24;
	}
});
Object.defineProperty(exports, "withoutEnd", {
	enumerable: true,
	get: function() {
		return withoutEnd;
	}
});
