const require_virtual_hosts = require("./main-virtual-hosts.js");
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
	assumes,
	edits: listOf(edits)
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
function withSameEnd(before, after) {
	if (before === "" || before.endsWith("\n")) return after;
	let end = after.length;
	while (after[end - 1] === "\n") end -= after[end - 2] === "\r" ? 2 : 1;
	return after.slice(0, end);
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
// src/models/completeness.ts
/**
* Whether the given files are the whole configuration of one server, by what is seen of it: its main file is given, every
* Include leads to given files, no line brings in others, and what .htaccess files may say of access is seen or forbidden.
*/
const isProvedComplete = (site) => isWholeServer(site) && site.once(foldersUnseen).length === 0;
/** The same but for .htaccess files. */
const isWholeServer = (site) => site.once(findWhole);
function findWhole(site) {
	return require_virtual_hosts.mainFiles(site).length === 1 && site.files.every((file) => site.includesIn(file).every((line) => isResolved(site, line))) && linesUnseen(site).length === 0;
}
/** The Include leads to files that are given, or to a folder that is, and has none that it asks for. */
function isResolved(site, line) {
	const { how, files } = site.includedBy(line);
	const path = line.args[0]?.value ?? "";
	if (how !== "known" || !require_virtual_hosts.isLiteral(line)) return false;
	return files.length > 0 || require_virtual_hosts.isWild(path) || path.endsWith("/");
}
/**
* The folders whose .htaccess files are not seen and may say something of access (server/core.c, AllowOverride; without any
* such line 2.2 lets them say all): as the names on the way, or undefined for one that cannot be told.
*/
function foldersUnseen(site) {
	const lines = site.directives("AllowOverride");
	const open = lines.filter((line) => !forbidsAccess(line)).map(folderAround);
	const served = lines.some((line) => isForRoot(line) && forbidsAccess(line)) ? [] : servedFolders(site);
	return [...open, ...served].filter((folder) => !folder || !site.holdsFolder(folder));
}
/** Whether .htaccess files that are not seen may say something of access in this folder, above it or below. */
function mayBeUnseenAround(site, folder) {
	const unseen = site.once(pathsUnseen);
	if (!unseen) return true;
	let path = "";
	for (const [depth, name] of folder.entries()) {
		if (unseen.own.has(path)) return true;
		path = depth === 0 ? name : `${path}/${name}`;
	}
	return unseen.above.has(path);
}
/** The paths of these folders, and of all that lie above; undefined where one cannot be told. */
function pathsUnseen(site) {
	const own = /* @__PURE__ */ new Set();
	const above = /* @__PURE__ */ new Set();
	for (const folder of site.once(foldersUnseen)) {
		if (!folder) return void 0;
		own.add(pathOf(folder));
		for (let depth = folder.length; depth >= 0; depth--) above.add(pathOf(folder.slice(0, depth)));
	}
	return {
		own,
		above
	};
}
const pathOf = (names) => names.join("/");
/** Neither host rules nor Require may stand in a .htaccess file. */
function forbidsAccess(line) {
	const { args } = line;
	return args.length > 0 && args.every(({ value }) => /^(none|fileinfo|indexes|options(=.*)?)$/i.test(value)) && require_virtual_hosts.isLiteral(line);
}
/** It stands in `<Directory />` of the main server, and no guard is around it. */
const isForRoot = (line) => {
	const [section, ...outer] = [...require_virtual_hosts.ancestors(line)];
	return section?.key === "directory" && section.args.length === 1 && section.args[0]?.value === "/" && outer.length === 0;
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
function servedFolders(site) {
	const roots = site.directives("DocumentRoot").map((line) => [line, line.args[0]?.value ?? ""]);
	const aliases = site.directives("Alias", "ScriptAlias").map((line) => [line, line.args[1]?.value ?? ""]);
	const named = [...roots, ...aliases].map(([line, path]) => require_virtual_hosts.isLiteral(line) && require_virtual_hosts.isAbsolute(path) ? require_virtual_hosts.segmentsOf(path) : void 0);
	const computed = site.says("AliasMatch", "ScriptAliasMatch", "UserDir", "VirtualDocumentRoot", "RewriteRule");
	return named.length === 0 || computed ? [...named, void 0] : named;
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
// src/migrate/rule.ts
const usualChoices = {
	guards: "leave",
	deadAllow: "exact",
	defaults: "keep",
	unmeant: "write"
};
/** What must be true for a fix in a file that another program makes. */
const templateAssumption = "The template does not change what these lines mean.";
/** What must be true for a fix of access rules where it is not seen that the given files are all. */
const unseenAccess = "No file outside these sets Order, Allow, Deny, Satisfy or Require for what these sections cover.";
/** What must be true for a fix within a macro. */
const macroAssumption = "The macro's parameters do not change what these lines mean.";
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
Object.defineProperty(exports, "isBinary", {
	enumerable: true,
	get: function() {
		return isBinary;
	}
});
Object.defineProperty(exports, "isProvedComplete", {
	enumerable: true,
	get: function() {
		return isProvedComplete;
	}
});
Object.defineProperty(exports, "isWholeServer", {
	enumerable: true,
	get: function() {
		return isWholeServer;
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
Object.defineProperty(exports, "macroAssumption", {
	enumerable: true,
	get: function() {
		return macroAssumption;
	}
});
Object.defineProperty(exports, "mayBeUnseenAround", {
	enumerable: true,
	get: function() {
		return mayBeUnseenAround;
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
Object.defineProperty(exports, "positionsIn", {
	enumerable: true,
	get: function() {
		return positionsIn;
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
