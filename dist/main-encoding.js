const require_grouped = require("./main-grouped.js");
const require_virtual_hosts = require("./main-virtual-hosts.js");
// src/migrate/rule.ts
const usualForms = {
	guards: "leave",
	deadAllow: "exact",
	defaults: "keep",
	unmeant: "write"
};
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
/** What must be true for a fix in a file that another program makes. */
const templateAssumption = "The template does not change what these lines mean.";
/** What must be true for a fix of access rules where it is not seen that the given files are all. */
const unseenAccess = "All access rules for these folders are in this repository.";
/** The same where the given files are of several parts of a configuration management. */
const unseenParts = "All access rules for these folders are in this part of the repository.";
/** What must be true for a fix within a macro. */
const macroAssumption = "The macro's parameters do not change what these lines mean.";
// src/report/position.ts
function positionsIn({ text }) {
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
}
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
// src/site/version-signs.ts
function versionSigns(index) {
	const new24 = [...wordsOf24(index)];
	return {
		only22: [...index.names].flatMap((key) => linesOnlyIn22(index, key)),
		old: index.directives(...oldNames).filter((line) => mayBeRead$1(line) && !/^none$/i.test(firstWord(line))),
		foreign24: new24.filter((node) => !isWrittenByFixes(node)),
		ours: new24.filter(isWrittenByFixes),
		mixed: index.names.has("order") ? index.directives("Require").filter(isBesideHostLines) : []
	};
}
/** `Require all granted` in one section with `Order` and `Allow`, as it is often copied for a 2.4 with mod_access_compat. */
const isBesideHostLines = (line) => /^all$/i.test(firstWord(line)) && mayBeRead$1(line) && require_virtual_hosts.siblings(line).some((other) => other.kind === "directive" && /^(order|allow|deny)$/.test(other.key));
const oldNames = [...[
	"Order",
	"Allow",
	"Deny",
	"Satisfy",
	"NameVirtualHost",
	"DefaultType"
], ...["MaxClients", "MaxRequestsPerChild"]];
/** A `.htaccess` file keeps no httpd from starting, and may have been forgotten. */
function linesOnlyIn22(index, key) {
	if (key.startsWith("<")) return [];
	const known = require_virtual_hosts.directiveNamed(key);
	const isGone = known?.in22 && !known.in24;
	if (!isGone && key !== "loadmodule") return [];
	return index.directives(key).filter((line) => !require_virtual_hosts.isHtaccess(line.file) && isUnguarded(line) && (isGone || isRemoved(moduleOf$1(line))));
}
const isRemoved = (module) => !!module?.symbol22 && !module.symbol24 && (!require_virtual_hosts.successors[module.name] || takenOut.test(module.name));
/** Whose LoadModule a fix takes out whatever else there is, though their work goes on in others. */
const takenOut = /^mod_(authn_default|authz_default|authn_alias|mem_cache)$/;
function* wordsOf24(index) {
	const hadDefine = index.directives("LoadModule").some((line) => firstWord(line) === "define_module");
	for (const key of index.names) {
		if (hadDefine && /^(un)?define$/.test(key)) continue;
		yield* nodesOf24(index, key).filter(mayBeRead$1);
	}
}
function nodesOf24(index, key) {
	if (key === "require") return index.directives(key).filter((line) => require_virtual_hosts.isOnlyOn24(firstWord(line)));
	if (key === "loadmodule") return index.directives(key).filter((line) => isOnlyIn24(moduleOf$1(line)));
	if (!isNew(key)) return [];
	return key.startsWith("<") ? index.sections(key.slice(1)) : index.directives(key);
}
/** A few modules of 2.4 were to be had for 2.2 too. */
const isOnlyIn24 = (module) => !!module?.symbol24 && !module.symbol22 && !hadFor22.test(module.name);
const hadFor22 = /^mod_(macro|proxy_html|xml2enc|remoteip|proxy_wstunnel|sed|lua|mpm_itk|http2|fcgid|reqtimeout)$/;
/** A directive or section that 2.2 does not know, and does not start with, or answers 500 for. */
const isUnknownTo22 = ({ kind, key }) => isNew(kind === "section" ? `<${key}` : key) || /^if(file|directive|section)$/.test(key);
/** Known to 2.4 alone. mod_macro, mod_proxy_html, mod_xml2enc and mod_remoteip were to be had for 2.2 too. */
function isNew(key) {
	const known = require_virtual_hosts.directiveNamed(key.replace(/^</, ""));
	return !!known?.in24 && !known.in22 && known.isSection === key.startsWith("<") && !/^<?(if(file|directive|section)|macro|use|undefmacro|(proxyhtml|xml2|remoteip)\w*)$/.test(key);
}
/** What a fix of some rule makes of lines of 2.2, and so tells nothing: test/site/origin.test.ts asks all rules for it. */
function isWrittenByFixes(node) {
	if (node.key === "loadmodule") return modulesOfFixes.test(moduleOf$1(node)?.name ?? "");
	if (node.key === "require") return requiresOfFixes.test(firstWord(node));
	if (node.kind === "section" && node.key === "if") return [...require_virtual_hosts.commandsUnder(node.commands)].every(isAuthorization);
	return namesOfFixes.has(node.key);
}
const isAuthorization = ({ key }) => /^(require\w*|authmerging)$/.test(key);
const modulesOfFixes = /^mod_(authn_core|authz_core|unixd|slotmem_\w+|socache_\w+|lbmethod_\w+|allowmethods|cache_disk|mpm_\w+)$|^(prefork|worker|event)$/;
const requiresOfFixes = /^(all|ip|host|expr|env|method|not|dbm-group|dbm-file-group)$/i;
const namesOfFixes = /* @__PURE__ */ new Set([
	...["define", "undefine"],
	...[
		"requireall",
		"requireany",
		"requirenone",
		"authmerging",
		"authldapmaxsubgroupdepth",
		"allowmethods"
	],
	...[
		"includeoptional",
		"maxrequestworkers",
		"maxconnectionsperchild",
		"mutex",
		"errorlogformat"
	],
	...[
		"regexdefaultoptions",
		"mergeslashes",
		"directorycheckhandler",
		"registerhttpmethod",
		"httpprotocoloptions"
	],
	...[
		"deflatealteretag",
		"ssilegacyexprparser",
		"substitutemaxlinelength"
	],
	...["sslcarevocationcheck", "sslproxycarevocationcheck"]
]);
const moduleOf$1 = (line) => require_virtual_hosts.moduleNamed(firstWord(line));
const firstWord = ({ args }) => args[0]?.value ?? "";
function isUnguarded(node) {
	for (const section of require_virtual_hosts.ancestors(node)) if (require_virtual_hosts.isGuard(section) && require_virtual_hosts.readingOf(section, "2.2") !== "always") return false;
	return true;
}
/** Nothing keeps it from 2.2 but, maybe, a module that is not loaded. */
function mayBeRead$1(node) {
	for (const section of require_virtual_hosts.ancestors(node)) {
		const reading = require_virtual_hosts.isGuard(section) ? require_virtual_hosts.readingOf(section, "2.2") : "always";
		if (reading === "never" || reading === "maybe" && section.key !== "ifmodule") return false;
	}
	return true;
}
// src/site/origin.ts
/**
* Judge the files of one server, by the weight of what they say: lines that no 2.4 starts with, then words of 2.4 that no fix
* writes, then the layout and the comments of distributions, then lines that 2.4 still takes. What our own fixes write shows
* that somebody has begun, and not what it was before.
*/
function judged(index, files, said) {
	const signs = versionSigns(index);
	const { only22, old, ours } = signs;
	const foreign24 = [...signs.foreign24, ...signs.mixed.filter(isTelling(files))];
	const new24 = [.../* @__PURE__ */ new Set([...foreign24, ...ours])];
	const layout = layoutOf24(index);
	const evidence = {
		only22,
		old,
		foreign24,
		ours,
		layout,
		files
	};
	return {
		said,
		origin: said.from === "auto" ? weighed(evidence, said.begun) : asSaid(said, [...ours.filter(isTelling(files)), ...foreign24.filter(isServers)]),
		isUntouched: only22.length > 0 && !said.begun && ours.every(isRequire) && foreign24.every((node) => isRequire(node) || !isServers(node)),
		signs22: [...only22, ...old],
		signs24: layout ? [...foreign24, layout] : foreign24,
		upgraded: new24
	};
}
function weighed({ only22, old, foreign24, ours, layout, files }, begun) {
	if (only22.length > 0) {
		const names = new Set(foreign24.filter(isServers).map(({ key }) => key));
		if (names.size > only22.length) return "2.4";
		return begun || ours.length > 0 || names.size > 0 ? "on its way" : "2.2";
	}
	if (foreign24.length > 0 || layout) return "2.4";
	if (begun) return "on its way";
	if (ours.length === 0) return "2.2";
	const manual = manualNamed(files);
	if (manual !== void 0) return manual === "2.4" ? "2.4" : "on its way";
	return old.length > 0 ? "on its way" : "2.4";
}
/**
* Whoever says 2.2 may mean files that a run has been over. A Require for some clients 2.2 read, and closed by, so that it shows
* nothing.
*/
function asSaid({ from, begun }, new24) {
	if (from === "2.4") return "2.4";
	return begun || new24.some((node) => node.key !== "require" || isForAll(node)) ? "on its way" : "2.2";
}
const isForAll = ({ args }) => /^all$/i.test(args[0]?.value ?? "");
/** 2.2 starts with a Require of any kind, and answers 500 for what it does not know in a `.htaccess` file. */
const isRequire = ({ key }) => key === "require";
/** 2.2 answers 500 for a word of 2.4 in a .htaccess file; whoever upgrades a server begins with its own files. */
const isTelling = (files) => files.every(require_virtual_hosts.isHtaccess) ? () => true : isServers;
const isServers = ({ file }) => !require_virtual_hosts.isHtaccess(file);
/** Debian's packages of 2.4 read conf-enabled where those of 2.2 read conf.d. */
const layoutOf24 = (index) => index.directives("Include", "IncludeOptional").find((line) => /(^|\/)conf-enabled(\/|$)/.test(line.args[0]?.value ?? ""));
/** The version whose manual the comments of a distribution name, if they name one. */
function manualNamed(files) {
	const named = (version) => files.some(({ text }) => manualOf(version).test(text));
	const [in22, in24] = [named("2\\.2"), named("2\\.4")];
	if (in22 === in24) return void 0;
	return in24 ? "2.4" : "2.2";
}
const manualOf = (version) => new RegExp(`^[ \\t]*#.*httpd\\.apache\\.org/docs/${version}\\b`, "m");
/** Whether a 2.2 runs with what a file says, or did before a run: somebody has said so, or lines of its server show it. */
function isKnownToComeFrom22(site, file) {
	const { origin, signs22 } = site.judgement;
	if (origin === "2.4") return false;
	if (site.fromGiven) return true;
	return site.role === "apart" ? signs22.some((line) => line.file === file) : origin !== "2.2" || signs22.length > 0;
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
	const groups = (items) => [...require_grouped.grouped(items, find).values()];
	return {
		join,
		groups
	};
}
// src/edit/edit.ts
/** A fix that keeps the behaviour, whatever stands in files that are not seen. */
const safeFix = (title, ...edits) => ({
	title,
	safe: true,
	edits: listOf(edits)
});
/** A fix that is right only if `assumes` is true. */
const reviewFix = (title, assumes, ...edits) => ({
	title,
	safe: false,
	...typeof assumes === "string" ? { assumes } : assumed(assumes),
	edits: listOf(edits)
});
/** What a fix says of the things that it counts on. */
const assumed = (assumptions) => ({
	assumes: assumptions.map(({ sentence }) => sentence).join(" "),
	assumptions
});
/** Most fixes come as one list. */
const listOf = ([first, ...others]) => first && "map" in first && others.length === 0 ? first : [first ?? [], others.flat()].flat();
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
/** Drop a section with all that it holds. */
const removeSection = (section) => ({
	file: section.file,
	start: section.start + bomBefore(section),
	end: section.close?.end ?? section.end,
	text: ""
});
/** The two edits that drop a section's tags and keep what it holds. */
const unwrap = (section) => [removeLine(section), ...section.close ? [{
	file: section.file,
	...section.close,
	text: ""
}] : []];
/** Put these lines where the node's line is, with its indent and its line ending. */
function replaceLine(node, lines) {
	if (lines.length === 0) return removeLine(node);
	const indent = indentOf(node);
	const ending = /\r?\n$/.exec(require_virtual_hosts.sourceOf(node.file, node))?.[0] ?? "";
	const text = lines.map((line) => indent + line).join(ending || eolAt(node.file, node.end)) + ending;
	return {
		file: node.file,
		start: node.start + bomBefore(node),
		end: node.end,
		text
	};
}
/** Put these lines before the node's line, with its indent. */
const insertBefore = (node, lines) => insertAt(node.file, node.start + bomBefore(node), indentOf(node), lines);
/** Put these lines after the node's line or, for a section, after its closing tag, with its indent. */
function insertAfter(node, lines) {
	const end = node.kind === "section" ? node.close?.end ?? node.end : node.end;
	return insertAt(node.file, end, indentOf(node), lines);
}
/** Put these lines first into a section, with the indent of its first line (or of its tag and four more blanks). */
function insertInto(section, lines) {
	const first = section.children.find((child) => child.kind !== "blank");
	return insertAt(section.file, section.end, first ? indentOf(first) : `${indentOf(section)}    `, lines);
}
/** Put these lines at the end of a file. */
const append = (file, lines) => insertAt(file, file.text.length, "", lines);
function insertAt(file, at, indent, lines) {
	const eol = eolAt(file, at);
	const text = lines.map((line) => indent + line + eol).join("");
	const before = file.text.slice(Math.max(0, at - 3), at);
	if (at > 0 && at === file.text.length && !before.endsWith("\n")) return {
		file,
		start: at,
		end: at,
		text: (before.endsWith("\\") ? " " : "") + eol + text.slice(0, -eol.length)
	};
	return {
		file,
		start: at,
		end: at,
		text: at === file.text.length && /\\\r?\n$/.test(before) ? eol + text : text
	};
}
/** The white space at the start of a node's line. */
function indentOf({ file: { text }, start, end }) {
	const from = text.startsWith("﻿", start) ? start + 1 : start;
	let to = from;
	while (to < end && (text[to] === " " || text[to] === "	")) to++;
	return text.slice(from, to);
}
const bomBefore = (node) => node.start === 0 && node.file.text.startsWith("﻿") ? 1 : 0;
/** The line ending that the file uses first. */
const eolOf = (file) => eolAt(file, 0);
/** The line ending that is used before an offset, or after it. */
function eolAt({ text }, at) {
	const next = text[at - 1] === "\n" ? at - 1 : text.indexOf("\n", at);
	const newline = next < 0 ? text.lastIndexOf("\n") : next;
	return newline > 0 && text[newline - 1] === "\r" ? "\r\n" : "\n";
}
/** In the order of the text; an insertion before what starts there. */
const byPlace = (a, b) => a.start - b.start || a.end - b.end;
/** The edits of one file in the order of the text, each once however often it is asked for. */
const inOrder = (file, edits) => distinct(edits.filter((edit) => edit.file === file).sort(byPlace), (edit) => edit);
/**
* The first item for each edit, of items whose edits are in the order of the text: those for the very same one stand among
* the others for the same span.
* @param again told of each of the others, with the first one
*/
function distinct(items, editOf, again = () => {}) {
	const found = [];
	let sameSpan;
	for (const item of items) {
		const edit = editOf(item);
		const last = found.at(-1);
		if (last === void 0 || byPlace(editOf(last), edit) !== 0) sameSpan = void 0;
		else sameSpan ??= /* @__PURE__ */ new Map([[editOf(last).text, last]]);
		const first = sameSpan?.get(edit.text);
		if (first !== void 0) again(first, item);
		else {
			found.push(item);
			sameSpan?.set(edit.text, item);
		}
	}
	return found;
}
/**
* The text of a file after the edits. A file whose last line had no line ending keeps it so.
* @throws RangeError where edits overlap, which `choose` rules out
*/
function applyEdits(file, edits) {
	let out = "";
	let at = 0;
	for (const { start, end, text } of inOrder(file, edits)) {
		if (start < at) throw new RangeError(`Edits overlap in ${file.path} at offset ${start}.`);
		out += file.text.slice(at, start) + text;
		at = end;
	}
	return withSameEnd(file.text, out + file.text.slice(at));
}
/**
* Where in the text of a file something stood that stands in its new text at an offset; undefined for what the edits brought.
* What an edit puts in the place of something begins where that did.
*/
function originsIn(file, edits) {
	const pieces = [{
		at: 0,
		from: 0
	}];
	let grown = 0;
	for (const { start, end, text } of inOrder(file, edits)) {
		pieces.push({
			at: start + grown,
			from: void 0
		});
		if (end > start && text !== "") pieces.push({
			at: start + grown,
			from: start
		}, {
			at: start + grown + 1,
			from: void 0
		});
		grown += text.length - (end - start);
		pieces.push({
			at: end + grown,
			from: end
		});
	}
	return (offset) => {
		const piece = pieces[require_virtual_hosts.countUntil(pieces.length, (index) => (pieces[index]?.at ?? 0) > offset) - 1];
		return piece?.from === void 0 ? void 0 : piece.from + offset - piece.at;
	};
}
function withSameEnd(before, after) {
	if (before === "" || before.endsWith("\n")) return after;
	let end = after.length;
	while (after[end - 1] === "\n") end -= after[end - 2] === "\r" ? 2 : 1;
	return after.slice(0, end);
}
// src/site/enabled.ts
/**
* Whether a file waits in a folder to choose from (`mods-available`) and has not been chosen: other files of such folders are
* read through a link or an Include that is seen, and this one is not.
*/
function isNotEnabled(site, file) {
	return isAvailable(file) && !isRead$1(site, file) && site.once(seesEnabled);
}
const seesEnabled = (site) => site.files.some((file) => isAvailable(file) && isRead$1(site, file));
/** A folder of files to choose from, as Debian has it. */
const isAvailable = ({ path }) => /(^|\/)\w+-available\//.test(path);
const isRead$1 = (site, file) => site.includersOf(file).length > 0;
// src/models/loaded-modules.ts
/** What 2.2 builds in unless told otherwise (its configure, modules with default "yes"). */
const base22 = [
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
		"mod_alias"
	]
];
/** The modules of a server. Renamed ones count under their new name. */
const loadedModules = (site, server) => require_virtual_hosts.oncePerServer(site, server, findLoadedModules);
function findLoadedModules(site, server) {
	const lines = require_virtual_hosts.startLines(site, server, "LoadModule").filter(isRead);
	const names = new Set(lines.map((line) => nameIn24(line.args[0]?.value ?? "") ?? ""));
	const shared = base22.some((name) => names.has(name));
	return {
		names,
		linkedIn: site.target?.linkedIn ?? nothing,
		builtIn: new Set(shared ? [] : base22),
		onWindows: isOnWindows(site, server)
	};
	/** A folder of files to choose from is not read unless an Include or a link says so. */
	function isRead(line) {
		return !isAvailable(line.file) || site.includersOf(line.file).length > 0;
	}
}
const nothing = /* @__PURE__ */ new Set();
/** A path with a drive letter shows it, and a module that is made for Windows only. */
const isOnWindows = (site, server) => require_virtual_hosts.startLines(site, server, "ServerRoot", "LoadModule", "DocumentRoot").some((line) => isOfWindows(line) && require_virtual_hosts.isAtServerLevel(site, line));
const isOfWindows = ({ args }) => /^[A-Za-z]:/.test(args.at(-1)?.value ?? "") || args[0]?.value === "isapi_module";
/** Whether each module is loaded in a file of its own, as on Debian: mods-enabled/ssl.load. */
const hasFileForEachModule = (site, server) => require_virtual_hosts.startLines(site, server, "Include", "IncludeOptional").some((line) => /(^|\/)mods-enabled\//.test(line.args[0]?.value ?? "")) || require_virtual_hosts.startLines(site, server, "LoadModule").some((line) => line.file.path.endsWith(".load"));
/** Whether 2.4 reads a node for sure, given these modules: every guard around it holds, in some place it is read from. */
const isSurelyRead = (site, node, modules) => site.enclosing(node).some((sections) => sections.every((section) => !require_virtual_hosts.isGuard(section) || holds(section, modules)));
function holds(guard, modules) {
	if (require_virtual_hosts.readingOf(guard, "2.4") === "always") return true;
	if (guard.key !== "ifmodule") return false;
	const { negated, there } = testOf(guard, modules);
	return there !== void 0 && there !== negated;
}
/** Whether 2.4 may read a node: no guard around it is known to fail. A module that nothing loads is not there. */
const mayBeRead = (site, node, modules) => site.enclosing(node).some((sections) => sections.every((section) => !require_virtual_hosts.isGuard(section) || mayHold(section, modules)));
function mayHold(guard, modules) {
	const reading = require_virtual_hosts.readingOf(guard, "2.4");
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
function isThere(name, { names, linkedIn, builtIn, onWindows }) {
	const module = currentName(name);
	if (!module) return void 0;
	if (names.has(module) || linkedIn.has(module) || builtIn.has(module)) return true;
	if (module === "mpm_winnt") return onWindows;
	return /^(mpm_netware|mpmt_os2|beos)$/.test(module) ? false : void 0;
}
/** The line of a module that has been merged into another is going to be removed, so it loads neither. */
function nameIn24(symbol) {
	const module = require_virtual_hosts.moduleNamed(symbol);
	return module?.name === "mod_authn_alias" ? module.name : currentName(symbol);
}
function currentName(name) {
	const module = require_virtual_hosts.moduleNamed(name)?.name;
	return module && (require_virtual_hosts.successors[module] ?? module);
}
// src/migrate/assumptions.ts
/** The names of what several rules count on; any other is the name of a rule, alone or with what it is about. */
const sharedAssumptions = [
	...[
		"unseen-access",
		"unseen-parts",
		"unseen-htaccess",
		"unseen-defaults",
		"sections-elsewhere",
		"server-of-htaccess"
	],
	...[
		"linked-htaccess",
		"code-without-access",
		"access-merging",
		"rules-for-24",
		"template",
		"macro",
		"unread-file",
		"refused-file"
	],
	...[
		"runs-on-22",
		"runs-on-24",
		"came-from-22",
		"checks-again",
		"patterns-alike",
		"methods-named",
		"hardly-meant"
	],
	...[
		"dead-allow",
		"names-behind-hash",
		"new-words",
		"guard-module",
		"module-loaded",
		"turned-guard",
		"release"
	],
	...["all-servers", "unjudged-files"]
];
/** @param about what it is about, where that is not the same wherever it is said */
const shared = (name, sentence, about) => ({
	name: about === void 0 ? name : `${name}:${about}`,
	sentence
});
/** That no file sets a directive which nothing among the given files sets. */
const unseenDefault = (name) => shared("unseen-defaults", require_virtual_hosts.unseenAssumption(name));
/** @param version such as `2.4.58` */
const release = (version) => shared("release", `The server is httpd ${version} or later.`, version);
const ofTemplate = shared("template", templateAssumption);
const ofMacro = shared("macro", macroAssumption);
/** The first of these that nobody has confirmed: what was said once is not asked again, and hides nothing behind it. */
function firstOpen(assumptions, { confirmed }) {
	for (const one of assumptions) if (!confirmed.has(one.name)) return one;
}
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
// src/site/around.ts
/** The place of a line within its own file, guards looked through. */
function placeAround(node) {
	for (const section of require_virtual_hosts.ancestors(node)) if (!require_virtual_hosts.isGuard(section)) return section;
	return require_virtual_hosts.isHtaccess(node.file) ? node.file : "server";
}
/** Whether what is said in one of these places counts for the line too, as far as its own file shows. */
function isWithin(node, places) {
	if (places.has("server") || places.has(node.file)) return true;
	for (const section of require_virtual_hosts.ancestors(node)) if (places.has(section)) return true;
	return false;
}
/** The virtual host that a line stands in, within its own file; undefined for the main server. */
function virtualHostAround(node) {
	for (const section of require_virtual_hosts.ancestors(node)) if (section.key === "virtualhost") return section;
}
// src/models/lines-unseen.ts
/**
* Lines that bring in what is not among the given files: an Include that names one file, which httpd cannot do without
* (server/config.c), code that is run as httpd starts (mod_perl), and a template's line that may turn into any others. Whoever says that the files are the whole
* configuration says that these bring in nothing that bears on access.
*/
const linesUnseen = (site) => [
	...site.directives("Include").filter((line) => isMissing(site, line)),
	...site.directives("PerlRequire", "PerlPostConfigRequire"),
	...site.files.filter(({ hasOddLines }) => hasOddLines).flatMap((file) => openLines(site, file.children, require_virtual_hosts.templateBlocksOf(site, file)))
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
	return require_virtual_hosts.mainFiles(site).length === 1 && site.files.every((file) => site.includesIn(file).every((line) => isResolved(site, line))) && linesUnseen(site).length === 0;
}
/** The Include leads to files that are given, or to a folder that is, and has none that it asks for. */
function isResolved(site, line) {
	const { how, files } = site.includedBy(line);
	const path = line.args[0]?.value ?? "";
	if (!/^(known|absent)$/.test(how) || !require_virtual_hosts.isLiteral(line)) return false;
	return files.length > 0 || require_virtual_hosts.isWild(path) || path.endsWith("/");
}
// src/models/covered-ports.ts
/**
* Whether a virtual host for any address answers on each port that is listened on, so that the main server never does
* (server/vhost.c, find_default_server). Known only where the whole configuration is given.
*/
const isCovered = (site) => site.once(findCovered);
function findCovered(site) {
	const servers = require_virtual_hosts.mainFiles(site).map((main) => require_virtual_hosts.filesOfServer(site, main));
	return (site.complete || isWholeServer(site)) && servers.length > 0 && servers.every((files) => isServerCovered(site, files));
}
function isServerCovered(site, files) {
	const listens = site.directives("Listen").filter(({ file }) => files.has(file));
	const hosts = site.sections("VirtualHost").filter((host) => files.has(host.file) && require_virtual_hosts.isLiteral(host));
	return listens.length > 0 && listens.every((line) => {
		const port = require_virtual_hosts.isLiteral(line) ? /(?:^|:)(\d+)$/.exec(line.args[0]?.value ?? "")?.[1] : void 0;
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
	return site.enclosing(host).some((sections) => sections.every((guard) => require_virtual_hosts.isGuard(guard) && (require_virtual_hosts.readingToday(site, guard) === "always" || around.every((texts) => texts.has(textOf(guard))))));
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
	const lost = named.flatMap((folder) => folder ? site.lostWithin(folder) : []);
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
	return args.length > 0 && args.every(({ value }) => /^(none|fileinfo|indexes|options(=.*)?)$/i.test(value)) && require_virtual_hosts.isLiteral(line);
}
/** It stands in `<Directory />` of the main server or of a virtual host, and no guard is around it. */
const isForRoot = (line) => {
	const [section, ...outer] = [...require_virtual_hosts.ancestors(line)];
	return section?.key === "directory" && section.args.length === 1 && section.args[0]?.value === "/" && outer.every(({ key }) => key === "virtualhost");
};
function folderAround(line) {
	const section = [...require_virtual_hosts.ancestors(line)].find((one) => !require_virtual_hosts.isGuard(one));
	return section && literalFolder(section);
}
function literalFolder(section) {
	const path = section.args[0]?.value ?? "";
	if (section.key !== "directory" || section.args.length !== 1 || !require_virtual_hosts.isLiteral(section)) return void 0;
	return require_virtual_hosts.isAbsolute(path) && !require_virtual_hosts.isWild(path) ? require_virtual_hosts.segmentsOf(path) : void 0;
}
/** What maps URLs to the folders that it names. Any other may lead into one that no line names. */
const named$1 = /* @__PURE__ */ new Set([
	"documentroot",
	"alias",
	"scriptalias"
]);
function servedFolders(site) {
	const roots = site.directives("DocumentRoot").map((line) => [line, line.args[0]?.value ?? ""]);
	const aliases = site.directives("Alias", "ScriptAlias").map((line) => [line, line.args[1]?.value ?? ""]);
	const folders = [...roots, ...aliases].map(([line, path]) => require_virtual_hosts.isLiteral(line) && require_virtual_hosts.isAbsolute(path) ? require_virtual_hosts.segmentsOf(path) : void 0);
	const computed = [...site.names].some((key) => !named$1.has(key) && require_virtual_hosts.directiveNamed(key)?.effects.has("maps"));
	return folders.length === 0 || computed ? [...folders, void 0] : folders;
}
// src/httpd/limit.ts
/**
* Whether nothing in a `<Limit>` or `<LimitExcept>` depends on the method, so that its tags may go: it holds only
* directives that 2.2 allows at server level, where nothing is limited (the users of cmd->limited are the directives of
* access control, which are not allowed there).
*/
function bindsNoMethod(limit) {
	if (!limit.close) return false;
	for (const node of require_virtual_hosts.walk(limit.children)) if (!isUnlimited(node)) return false;
	return true;
}
/** Whether 2.2 does not start with a line in `<Limit>`, or answers 500 for it; 2.4 takes most of them there. */
const isRefusedInLimit = ({ key }) => refused.has(key);
/** Server/core.c and mod_ident.c of 2.2, NOT_IN_LIMIT. */
const refused = /* @__PURE__ */ new Set([
	"adddefaultcharset",
	"allowencodedslashes",
	"contentdigest",
	"enablemmap",
	"enablesendfile",
	"errordocument",
	"hostnamelookups",
	"identitycheck",
	"identitychecktimeout",
	"limitrequestbody",
	"limitxmlrequestbody",
	"loglevel",
	"serversignature",
	"timeout",
	"usecanonicalname",
	"usecanonicalphysicalport"
]);
function isUnlimited(node) {
	if (node.kind === "section") return (require_virtual_hosts.isGuard(node) || /^limit(except)?$/.test(node.key)) && node.close !== void 0;
	if (node.kind === "directive") return !refused.has(node.key) && (require_virtual_hosts.directiveNamed(node.key)?.in22?.contexts.includes("s") ?? false);
	return node.kind === "blank" || node.kind === "comment";
}
// src/httpd/words-of-versions.ts
/**
* Whether one version alone takes a line of a directive that both know: by the number of its words (include/http_config.h)
* or by its keywords, as the parsers of both read them. Undefined where both take it, or neither does.
*/
function takenByOne(at) {
	const known = require_virtual_hosts.directiveNamed(at.key);
	if (!known?.in22 || !known.in24) return void 0;
	const words = require_virtual_hosts.valuesOf(at);
	const byCount = onlyOne(takesCount(known.in22, words.length), takesCount(known.in24, words.length), require_virtual_hosts.joined(at.file.text, at).trim());
	if (byCount) return byCount;
	const keywords = keywordsOf[at.key];
	if (!keywords) return void 0;
	const [both, in22, in24] = [
		keywords.both,
		keywords.in22,
		keywords.in24
	].map(setOf);
	for (const word of keywords.find(words)) {
		const key = word.toLowerCase();
		const found = both?.has(key) ? void 0 : onlyOne(in22?.has(key) === true, in24?.has(key) === true, word);
		if (found) return found;
	}
}
function onlyOne(on22, on24, text) {
	return on22 === on24 ? void 0 : {
		version: on22 ? "2.2" : "2.4",
		text
	};
}
const setOf = (words = "") => new Set(words.toLowerCase().split(/\s+/));
/** TAKE13 takes one word or three; the other kinds either take any number, or do not differ. */
function takesCount({ kind }, count) {
	const counts = /^TAKE(\d+)$/.exec(kind)?.[1];
	return counts === void 0 || counts.includes(String(count));
}
/** Both: 100-102, 200-207, 300-305, 307, 400-417, 421-424, 426, 500-508, 510 (modules/http/http_protocol.c, status_lines). */
const statuses = {
	both: `100 101 102 200 201 202 203 204 205 206 207 300 301 302 303 304 305 307 400 401 402 403 404 405 406 407 408 409 410
    411 412 413 414 415 416 417 421 422 423 424 426 500 501 502 503 504 505 506 507 508 510`,
	in22: "306 418 419 420 425 509",
	in24: "208 226 308 428 429 431 451 511"
};
const named = (words, prefix) => words.trim().replace(/(?<=^|\s)(?=\S)/g, prefix);
/** By the functions that set them, in the modules of 2.2.34 and 2.4.63; no others that .htaccess files may have differ. */
const keywordsOf = {
	errordocument: {
		find: ([code = ""]) => [code],
		...statuses
	},
	rewriterule: {
		find: ([, , flags]) => flagsOf(flags),
		both: `B backrefescaping C chain CO cookie D DPI discardpath E env F forbidden G gone H handler L last NE noescape N next NS
      nosubreq NC nocase P proxy PT passthrough QSA qsappend R redirect S skip T type ${named(statuses.both, "R=")}`,
		in22: named(statuses.in22, "R="),
		in24: `BNE BNP backrefernoplus BCTLS END QSD qsdiscard QSL qslast UNC UnsafePrefixStat UnsafeAllow3F ${named(statuses.in24, "R=")}`
	},
	rewriteoptions: {
		find: (words) => words.map((word) => word.replace(/^(MaxRedirects=).*/is, "$1")),
		both: "inherit AllowAnyURI MergeBase",
		in22: "MaxRedirects=",
		in24: `InheritBefore InheritDown InheritDownBefore IgnoreInherit AllowNoSlash IgnoreContextInfo LegacyPrefixDocRoot
      LongURLOptimization UnsafePrefixStat`
	},
	header: {
		find: headerWords,
		both: "set add append merge unset echo edit edit* %D %t %e %s",
		in24: "setifempty note expr= %l %i %b"
	},
	requestheader: {
		find: headerWords,
		both: "set add append merge unset edit edit* %D %t %e %s",
		in24: "setifempty expr= %l %i %b"
	},
	indexoptions: {
		find: withoutSigns,
		both: "",
		in24: "UseOldDateFormat AddAltClass"
	},
	fileetag: {
		find: withoutSigns,
		both: "",
		in24: "Digest"
	},
	ssloptions: {
		find: withoutSigns,
		both: "",
		in24: "LegacyDNStringFormat"
	},
	redirect: {
		find: statusWithoutPath,
		both: "",
		in24: "permanent temp seeother 300 301 302 303 304 305 307 308"
	},
	redirectmatch: {
		find: statusWithoutPath,
		both: "",
		in24: "permanent temp seeother 300 301 302 303 304 305 307 308"
	}
};
/** `[L,R=301,E=a:b]`, with blanks around any of them. */
const flagsOf = (flags = "") => flags.replace(/^\[|\]$/g, "").split(",").map((flag) => flag.trim().replace(/^r(?:edirect)?=(\d+)$/i, "R=$1")).map((flag) => /^R=\d/.test(flag) ? flag : flag.replace(/=.*$/s, ""));
function withoutSigns(words) {
	return words.map((word) => word.replace(/^[+-]/, ""));
}
function statusWithoutPath({ length, 0: status = "" }) {
	return length === 2 ? [status] : [];
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
// src/models/default-modules.ts
/**
* The modules that 2.2's default build has linked in and that a server may have so: all, where it loads none of them; where a
* line shows that one of them must be linked in, all that it does not load.
*/
const maybeLinkedIn22 = (site, server) => require_virtual_hosts.oncePerServer(site, server, findLinkedIn22);
function findLinkedIn22(site, server) {
	const modules = loadedModules(site, server);
	if (modules.builtIn.size > 0 || !showsLinkedIn(site, server, modules)) return modules.builtIn;
	return new Set(base22.filter((name) => !modules.names.has(name)));
}
/** 2.2 does not start with a directive that no module takes. */
const showsLinkedIn = (site, server, { names }) => require_virtual_hosts.knownDirectives().some(({ name, in22 }) => {
	return in22 !== void 0 && base22.includes(in22.module) && !names.has(in22.module) && site.says(name) && require_virtual_hosts.serverLines(site, server, name).some((line) => !require_virtual_hosts.isConditional(site, line));
});
/** What these modules do for a site without a directive of their own. */
function* defaultModules(site, server) {
	for (const at of require_virtual_hosts.startLines(site, server, ...serving)) for (const name of [
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
		const module = handlers[at.args[0]?.value.toLowerCase() ?? ""];
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
/** The handlers of these modules, and the types that stand for them. */
const handlers = {
	"cgi-script": "mod_cgi",
	"application/x-httpd-cgi": "mod_cgi",
	"server-status": "mod_status",
	"application/x-httpd-status": "mod_status",
	"type-map": "mod_negotiation",
	"application/x-type-map": "mod_negotiation",
	"send-as-is": "mod_asis",
	"httpd/send-as-is": "mod_asis",
	"server-parsed": "mod_include",
	"text/x-server-parsed-html": "mod_include"
};
// src/models/granted-overrides.ts
/**
* The classes of directives that some AllowOverride of the given files lets `.htaccess` files use, in lower case.
* Undefined where that cannot be told: none is given (2.2 then allowed all), or one is not known.
*/
function overridesGranted(site) {
	const lines = site.directives("AllowOverride");
	const words = lines.flatMap((line) => line.args.map((arg) => arg.value.toLowerCase()));
	if (lines.length === 0 || words.some((word) => require_virtual_hosts.hasPlaceholder(word) || word.includes("$"))) return void 0;
	return new Set(words.map((word) => word.replace(/=.*/, "")).filter((word) => word !== "none"));
}
/** Whether files that are read at all lack every one of these classes. */
function lacksOverride(site, ...classes) {
	const granted = overridesGranted(site);
	return granted !== void 0 && granted.size > 0 && !["all", ...classes].some((name) => granted.has(name.toLowerCase()));
}
// src/models/refused-htaccess.ts
/** The `.htaccess` files that 2.2 answers 500 for and that 2.4 may take, each with the first line that shows it. */
const refusedHtaccess = (site) => site.once(findRefused);
function findRefused(site) {
	const found = /* @__PURE__ */ new Map();
	if (site.from !== "2.2") return found;
	const { isUntouched, said, origin } = site.judgement;
	const isSurely22 = isUntouched || said.from === "2.2" && origin === "2.2";
	for (const file of site.files) {
		if (!require_virtual_hosts.isHtaccess(file)) continue;
		for (const at of require_virtual_hosts.commandsUnder(file.commands)) {
			const why = isRead(site, at) ? whyRefused(site, at, isSurely22) : void 0;
			if (!why) continue;
			found.set(file, {
				at,
				why
			});
			break;
		}
	}
	return found;
}
const isRead = (site, at) => [...require_virtual_hosts.ancestors(at)].every((section) => !require_virtual_hosts.isGuard(section) || require_virtual_hosts.readingToday(site, section) === "always");
function whyRefused(site, at, isSurely22) {
	const name = at.kind === "section" ? `<${at.name.value}>` : at.name.value;
	const limit = at.kind === "directive" && isRefusedInLimit(at) ? limitAround(at) : void 0;
	if (limit && !lacksOverride(site, "Limit", "AuthConfig")) return `has ${name} in <${limit.name.value}>`;
	if (isWithoutModule(site, at)) return `has ${name}, and no line loads the module that takes it`;
	if (!isSurely22) return void 0;
	if (isUnknownTo22(at)) return `has ${name}, which 2.2 does not know`;
	const one = at.kind === "directive" && require_virtual_hosts.isLiteral(at) ? takenByOne(at) : void 0;
	if (one?.version !== "2.4") return void 0;
	return `has \`${one.text}\`${one.text.startsWith(name) ? "" : ` on a line of ${name}`}, which 2.2 does not know`;
}
const limitAround = (at) => [...require_virtual_hosts.ancestors(at)].find(({ key }) => /^limit(except)?$/.test(key));
/** Whether every server here lacks the module of 2.2 that takes a line. */
function isWithoutModule(site, at) {
	const servers = require_virtual_hosts.serversOn22(site);
	return servers.length > 0 && servers.every((server) => lacksModuleOf(site, server, at));
}
/**
* Whether 2.2 did without the module that takes a line, going by what else the server loads and says: outside of `.htaccess`
* files a directive proves its module, since 2.2 does not start without.
*/
function lacksModuleOf(site, server, { key, file }) {
	if (!require_virtual_hosts.isHtaccess(file) || !require_virtual_hosts.isWhole(site, server)) return false;
	const name = moduleOf(key);
	return name !== void 0 && !site.loads(name) && !require_virtual_hosts.oncePerServer(site, server, modulesOf).has(name);
}
/** Who has one of 2.2's usual modules built in may have all of them so. */
function modulesOf(site, server) {
	const { names } = loadedModules(site, server);
	const used = [...server.startFiles].flatMap((file) => [...require_virtual_hosts.commandsUnder(file.commands)]).flatMap(({ key }) => moduleOf(key) ?? []);
	const isBuiltIn = used.some((name) => base22.includes(name) && !names.has(name));
	return /* @__PURE__ */ new Set([
		...names,
		...maybeLinkedIn22(site, server),
		...used,
		...isBuiltIn ? base22 : []
	]);
}
function moduleOf(key) {
	const name = require_virtual_hosts.directiveNamed(key)?.in22?.module;
	return name?.startsWith("mod_") ? name : void 0;
}
// src/migrate/ignore.ts
/** @returns the comments of files that are not read yet */
function ignoreComments() {
	const read = /* @__PURE__ */ new Map();
	const used = /* @__PURE__ */ new Map();
	return {
		of(rule, at) {
			const comments = read.get(at.file) ?? commentsIn(at.file);
			read.set(at.file, comments);
			const found = comments.size === 0 ? void 0 : ignoredBy(comments, rule, at);
			if (!found) return "no";
			used.set(found.by, (used.get(found.by) ?? /* @__PURE__ */ new Set()).add(rule));
			return found.ignored;
		},
		unusedIn: (file) => [...namesToIgnore(file)].filter(({ name, at }) => !used.get(at)?.has(name.toLowerCase()))
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
			if (node.kind === "comment") readComment(require_virtual_hosts.joined(file.text, node), pending);
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
/** Every name in such comments of a file, where it stands in one piece. */
function* namesToIgnore(file) {
	if (!anyMark.test(file.text)) return;
	for (const node of require_virtual_hosts.walk(file.children)) {
		if (node.kind !== "comment") continue;
		const at = nodeBeside(node);
		if (!at) continue;
		for (const name of askedBy(require_virtual_hosts.joined(file.text, node)).names) {
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
const isNamed = (node) => node.kind === "directive" || node.kind === "section";
function nodeBeside(comment) {
	const list = require_virtual_hosts.siblings(comment);
	const index = list.indexOf(comment);
	return list.slice(index).find(isNamed) ?? comment.parent ?? list.slice(0, index).findLast(isNamed);
}
/** Such comments of a file that name no rule. */
function* namelessComments(file) {
	if (!anyMark.test(file.text)) return;
	for (const node of require_virtual_hosts.walk(file.children)) {
		const at = node.kind === "comment" && nodeBeside(node);
		if (!at || !/^#+\s*httpd-upgrade-ignore\s*(:|$)/i.test(require_virtual_hosts.joined(file.text, node).trim())) continue;
		const start = file.text.indexOf("#", node.start);
		yield {
			at,
			start,
			end: start + file.text.slice(start, node.end).trimEnd().length
		};
	}
}
// src/syntax/encoding.ts
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
/** The bytes that `decode` makes this text of. */
function encode(text, encoding) {
	if (encoding === "utf-8") return new TextEncoder().encode(text);
	const bytes = new Uint8Array(text.length);
	for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
	return bytes;
}
/** Not TextDecoder's "latin1": that is windows-1252, which has other characters for 0x80 to 0x9F. */
function latin1(bytes) {
	let text = "";
	for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
	return text;
}
/**
* Whether the bytes are of a picture, an archive or the like, or of UTF-16, which httpd cannot read either. A stray NUL in
* a text is no sign of it; a fair share of control characters at the start is.
*/
function isBinary(bytes) {
	if (!bytes.includes(0)) return false;
	const start = bytes.subarray(0, 8192);
	const controls = start.reduce((count, byte) => count + (byte < 9 || byte > 13 && byte < 32 ? 1 : 0), 0);
	return controls > 3 && controls * 25 > start.length;
}
Object.defineProperty(exports, "append", {
	enumerable: true,
	get: function() {
		return append;
	}
});
Object.defineProperty(exports, "applyEdits", {
	enumerable: true,
	get: function() {
		return applyEdits;
	}
});
Object.defineProperty(exports, "assumed", {
	enumerable: true,
	get: function() {
		return assumed;
	}
});
Object.defineProperty(exports, "assumptionsOf", {
	enumerable: true,
	get: function() {
		return assumptionsOf;
	}
});
Object.defineProperty(exports, "bindsNoMethod", {
	enumerable: true,
	get: function() {
		return bindsNoMethod;
	}
});
Object.defineProperty(exports, "byPlace", {
	enumerable: true,
	get: function() {
		return byPlace;
	}
});
Object.defineProperty(exports, "decode", {
	enumerable: true,
	get: function() {
		return decode;
	}
});
Object.defineProperty(exports, "defaultModules", {
	enumerable: true,
	get: function() {
		return defaultModules;
	}
});
Object.defineProperty(exports, "disjointSets", {
	enumerable: true,
	get: function() {
		return disjointSets;
	}
});
Object.defineProperty(exports, "distinct", {
	enumerable: true,
	get: function() {
		return distinct;
	}
});
Object.defineProperty(exports, "encode", {
	enumerable: true,
	get: function() {
		return encode;
	}
});
Object.defineProperty(exports, "eolOf", {
	enumerable: true,
	get: function() {
		return eolOf;
	}
});
Object.defineProperty(exports, "firstOpen", {
	enumerable: true,
	get: function() {
		return firstOpen;
	}
});
Object.defineProperty(exports, "foldersUnseen", {
	enumerable: true,
	get: function() {
		return foldersUnseen;
	}
});
Object.defineProperty(exports, "hasFileForEachModule", {
	enumerable: true,
	get: function() {
		return hasFileForEachModule;
	}
});
Object.defineProperty(exports, "ignoreComments", {
	enumerable: true,
	get: function() {
		return ignoreComments;
	}
});
Object.defineProperty(exports, "inOrder", {
	enumerable: true,
	get: function() {
		return inOrder;
	}
});
Object.defineProperty(exports, "indentOf", {
	enumerable: true,
	get: function() {
		return indentOf;
	}
});
Object.defineProperty(exports, "insertAfter", {
	enumerable: true,
	get: function() {
		return insertAfter;
	}
});
Object.defineProperty(exports, "insertBefore", {
	enumerable: true,
	get: function() {
		return insertBefore;
	}
});
Object.defineProperty(exports, "insertInto", {
	enumerable: true,
	get: function() {
		return insertInto;
	}
});
Object.defineProperty(exports, "isAvailable", {
	enumerable: true,
	get: function() {
		return isAvailable;
	}
});
Object.defineProperty(exports, "isBinary", {
	enumerable: true,
	get: function() {
		return isBinary;
	}
});
Object.defineProperty(exports, "isCovered", {
	enumerable: true,
	get: function() {
		return isCovered;
	}
});
Object.defineProperty(exports, "isKnownToComeFrom22", {
	enumerable: true,
	get: function() {
		return isKnownToComeFrom22;
	}
});
Object.defineProperty(exports, "isNotEnabled", {
	enumerable: true,
	get: function() {
		return isNotEnabled;
	}
});
Object.defineProperty(exports, "isProvedComplete", {
	enumerable: true,
	get: function() {
		return isProvedComplete;
	}
});
Object.defineProperty(exports, "isShutAtRoot", {
	enumerable: true,
	get: function() {
		return isShutAtRoot;
	}
});
Object.defineProperty(exports, "isSurelyRead", {
	enumerable: true,
	get: function() {
		return isSurelyRead;
	}
});
Object.defineProperty(exports, "isWholeServer", {
	enumerable: true,
	get: function() {
		return isWholeServer;
	}
});
Object.defineProperty(exports, "isWithin", {
	enumerable: true,
	get: function() {
		return isWithin;
	}
});
Object.defineProperty(exports, "judged", {
	enumerable: true,
	get: function() {
		return judged;
	}
});
Object.defineProperty(exports, "lacksModuleOf", {
	enumerable: true,
	get: function() {
		return lacksModuleOf;
	}
});
Object.defineProperty(exports, "lacksOverride", {
	enumerable: true,
	get: function() {
		return lacksOverride;
	}
});
Object.defineProperty(exports, "lineNumber", {
	enumerable: true,
	get: function() {
		return lineNumber;
	}
});
Object.defineProperty(exports, "lineStarts", {
	enumerable: true,
	get: function() {
		return lineStarts;
	}
});
Object.defineProperty(exports, "linesUnseen", {
	enumerable: true,
	get: function() {
		return linesUnseen;
	}
});
Object.defineProperty(exports, "loadedModules", {
	enumerable: true,
	get: function() {
		return loadedModules;
	}
});
Object.defineProperty(exports, "macroAssumption", {
	enumerable: true,
	get: function() {
		return macroAssumption;
	}
});
Object.defineProperty(exports, "mayBeRead", {
	enumerable: true,
	get: function() {
		return mayBeRead;
	}
});
Object.defineProperty(exports, "maybeLinkedIn22", {
	enumerable: true,
	get: function() {
		return maybeLinkedIn22;
	}
});
Object.defineProperty(exports, "namelessComments", {
	enumerable: true,
	get: function() {
		return namelessComments;
	}
});
Object.defineProperty(exports, "namesToIgnore", {
	enumerable: true,
	get: function() {
		return namesToIgnore;
	}
});
Object.defineProperty(exports, "ofMacro", {
	enumerable: true,
	get: function() {
		return ofMacro;
	}
});
Object.defineProperty(exports, "ofTemplate", {
	enumerable: true,
	get: function() {
		return ofTemplate;
	}
});
Object.defineProperty(exports, "originsIn", {
	enumerable: true,
	get: function() {
		return originsIn;
	}
});
Object.defineProperty(exports, "overridesGranted", {
	enumerable: true,
	get: function() {
		return overridesGranted;
	}
});
Object.defineProperty(exports, "placeAround", {
	enumerable: true,
	get: function() {
		return placeAround;
	}
});
Object.defineProperty(exports, "positionsIn", {
	enumerable: true,
	get: function() {
		return positionsIn;
	}
});
Object.defineProperty(exports, "refusedHtaccess", {
	enumerable: true,
	get: function() {
		return refusedHtaccess;
	}
});
Object.defineProperty(exports, "release", {
	enumerable: true,
	get: function() {
		return release;
	}
});
Object.defineProperty(exports, "removeLine", {
	enumerable: true,
	get: function() {
		return removeLine;
	}
});
Object.defineProperty(exports, "removeSection", {
	enumerable: true,
	get: function() {
		return removeSection;
	}
});
Object.defineProperty(exports, "removeWord", {
	enumerable: true,
	get: function() {
		return removeWord;
	}
});
Object.defineProperty(exports, "replace", {
	enumerable: true,
	get: function() {
		return replace;
	}
});
Object.defineProperty(exports, "replaceArgs", {
	enumerable: true,
	get: function() {
		return replaceArgs;
	}
});
Object.defineProperty(exports, "replaceLine", {
	enumerable: true,
	get: function() {
		return replaceLine;
	}
});
Object.defineProperty(exports, "reviewFix", {
	enumerable: true,
	get: function() {
		return reviewFix;
	}
});
Object.defineProperty(exports, "safeFix", {
	enumerable: true,
	get: function() {
		return safeFix;
	}
});
Object.defineProperty(exports, "serversToday", {
	enumerable: true,
	get: function() {
		return serversToday;
	}
});
Object.defineProperty(exports, "shared", {
	enumerable: true,
	get: function() {
		return shared;
	}
});
Object.defineProperty(exports, "sharedAssumptions", {
	enumerable: true,
	get: function() {
		return sharedAssumptions;
	}
});
Object.defineProperty(exports, "takenByOne", {
	enumerable: true,
	get: function() {
		return takenByOne;
	}
});
Object.defineProperty(exports, "templateAssumption", {
	enumerable: true,
	get: function() {
		return templateAssumption;
	}
});
Object.defineProperty(exports, "unseenAccess", {
	enumerable: true,
	get: function() {
		return unseenAccess;
	}
});
Object.defineProperty(exports, "unseenDefault", {
	enumerable: true,
	get: function() {
		return unseenDefault;
	}
});
Object.defineProperty(exports, "unseenParts", {
	enumerable: true,
	get: function() {
		return unseenParts;
	}
});
Object.defineProperty(exports, "unwrap", {
	enumerable: true,
	get: function() {
		return unwrap;
	}
});
Object.defineProperty(exports, "usualChoices", {
	enumerable: true,
	get: function() {
		return usualChoices;
	}
});
Object.defineProperty(exports, "virtualHostAround", {
	enumerable: true,
	get: function() {
		return virtualHostAround;
	}
});
Object.defineProperty(exports, "whyDeclined", {
	enumerable: true,
	get: function() {
		return whyDeclined;
	}
});
Object.defineProperty(exports, "withoutConfirmed", {
	enumerable: true,
	get: function() {
		return withoutConfirmed;
	}
});
