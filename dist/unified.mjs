import { E as siteOf, I as inOrder, L as spanOf, M as parse, U as sourceOf, a as fingerprintsOf, c as filesIn, h as everyRule, l as findingsByFile, m as positionsIn, o as hash, r as isForHttpd, t as isBesidePath, x as runRules, y as besideFile } from "./index-wanted-path.mjs";

// src/report/diagnostics.ts
/** All of it, in the order of files and lines. */
function diagnosticsOf({ site, migration: { findings }, applied }) {
	const prints = fingerprintsOf(findings);
	const byFile = findingsByFile(findings.filter((finding) => !applied.has(finding)));
	return filesIn(site).flatMap((file) => {
		const own = byFile.get(file) ?? [];
		const problems = site.problemsOf(file);
		if (own.length + problems.length === 0) return [];
		const positions = positionsIn(file);
		return [...own.map((finding) => ofFinding(finding, positions, prints.get(finding) ?? "")), ...problems.map((problem, index) => ofProblem(file, problem, positions, index))].sort((a, b) => a.start.line - b.start.line || a.start.column - b.start.column);
	});
}
const pathOf = ({ path }) => path.replace(/^(?:\.\/+)+/, "");
function ofFinding(finding, positions, fingerprint) {
	const { file, rule, range, severity, message, fix } = finding;
	return {
		file,
		path: pathOf(file),
		id: rule.id,
		title: rule.title,
		severity,
		see: rule.see,
		start: positions.at(range.start),
		end: positions.at(range.end),
		positions,
		message,
		fix,
		fingerprint
	};
}
function ofProblem(file, { at, message }, positions, index) {
	return {
		file,
		path: pathOf(file),
		id: "unsure",
		title: "This place cannot be read for sure",
		severity: "warning",
		see: void 0,
		start: positions.at(at.start),
		end: positions.at(at.end),
		positions,
		message,
		fix: void 0,
		fingerprint: `${hash([
			"unsure",
			file.path,
			message
		].join("\n"))}:${index + 1}`
	};
}
/** What is so, and what the fix does and assumes, in one line. */
function sentencesOf({ message, fix }) {
	if (!fix) return message;
	return fix.safe ? `${message} Fix: ${fix.title}.` : `${message} Fix, for review: ${fix.title}. It is right only if this is true: ${fix.assumes ?? ""}`.trimEnd();
}

// src/settings/settings.ts
/** The rules that the settings leave, with the severities they give them. */
function rulesUnder(settings, rules) {
	const levels = settings.rules;
	if (!levels) return rules;
	return rules.flatMap((rule) => {
		const level = levels[rule.id] ?? levels[rule.group];
		if (level === "off") return [];
		return [level ? {
			...rule,
			severity: level,
			check: withSeverity(rule, level)
		} : rule];
	});
}
const withSeverity = (rule, severity) => function* (site, choices) {
	for (const hit of rule.check(site, choices)) yield {
		...hit,
		severity
	};
};

// src/site/beside/shell.ts
/**
* The simple commands of a shell script, a Dockerfile or a unit file, also those inside `$(…)` and backquotes, in the order
* in which they end. What a shell would put in place of a variable is left as it is written. Here-documents are passed over.
*/
function commandsIn(text) {
	const reader = {
		text,
		at: text.startsWith("﻿") ? 1 : 0,
		found: [],
		ends: []
	};
	while (reader.at < text.length) readUntil(reader, void 0);
	return reader.found;
}
/** Read commands up to the sign that closes a `$(` or a backquote, or to the end. */
function readUntil(reader, closer) {
	let words = [];
	const finish = () => {
		const [name, ...args] = words;
		if (name) reader.found.push({
			name,
			args
		});
		words = [];
	};
	while (reader.at < reader.text.length) {
		const { text, at } = reader;
		const sign = text[at] ?? "";
		if (sign === closer) break;
		if (/^\\\r?\n/.test(text.slice(at, at + 3))) reader.at = text.indexOf("\n", at) + 1;
		else if (sign === "#") readComment(reader);
		else if (/[ \t\r]/.test(sign)) reader.at++;
		else if (/[;&|(){}\n]/.test(sign)) {
			finish();
			reader.at++;
			if (sign === "\n") passHereDocuments(reader);
		} else if (/[<>]/.test(sign)) readRedirection(reader);
		else words.push(readWord(reader, closer));
	}
	finish();
	reader.at++;
}
function readComment(reader) {
	const newline = reader.text.indexOf("\n", reader.at);
	const end = newline < 0 ? reader.text.length : newline;
	reader.found.push({ comment: {
		start: reader.at,
		end
	} });
	reader.at = end;
}
function readRedirection(reader) {
	const document = /^<<(-?)[ \t]*(["'\\]?)(\w+)["']?/.exec(reader.text.slice(reader.at, reader.at + 80));
	if (document?.[3]) reader.ends.push(document[3]);
	reader.at += document ? document[0].length : 1;
}
/** Pass over the lines of the here-documents that began on the line before. */
function passHereDocuments(reader) {
	for (const end of reader.ends) {
		const found = new RegExp(`^\\t*${end}\\r?$`, "m").exec(reader.text.slice(reader.at));
		reader.at = found ? reader.at + found.index + found[0].length : reader.text.length;
	}
	reader.ends = [];
}
function readWord(reader, closer) {
	const start = reader.at;
	let value = "";
	for (let piece = readPiece(reader, closer); piece !== void 0; piece = readPiece(reader, closer)) value += piece;
	return {
		start,
		end: reader.at,
		value
	};
}
/** The next character or quoted part of a word as the shell sees it; undefined at the end of the word. */
function readPiece(reader, closer) {
	const { text, at } = reader;
	const sign = text[at];
	if (sign === void 0 || sign === closer || /[\s;&|()<>]/.test(sign)) return void 0;
	if (sign === "`" || text.startsWith("$(", at)) return readNested(reader);
	if (sign === "'" || sign === "\"") return readQuoted(reader, sign);
	const seam = /^\\\r?\n/.exec(text.slice(at, at + 3));
	reader.at += seam ? seam[0].length : sign === "\\" ? 2 : 1;
	return seam ? "" : sign === "\\" ? text[at + 1] ?? "" : sign;
}
/** A command inside a word; its text stands for what it prints. */
function readNested(reader) {
	const start = reader.at;
	const isOld = reader.text[start] === "`";
	reader.at += isOld ? 1 : 2;
	readUntil(reader, isOld ? "`" : ")");
	return reader.text.slice(start, reader.at);
}
function readQuoted(reader, quote) {
	const { text } = reader;
	let value = "";
	for (reader.at++; reader.at < text.length && text[reader.at] !== quote;) {
		const sign = text[reader.at] ?? "";
		const isOpen = quote === "\"" && (sign === "`" || text.startsWith("$(", reader.at));
		const isEscaped = quote === "\"" && sign === "\\" && /["\\$`]/.test(text[reader.at + 1] ?? "");
		if (isOpen) value += readNested(reader);
		else {
			value += isEscaped ? text[reader.at + 1] : sign;
			reader.at += isEscaped ? 2 : 1;
		}
	}
	reader.at++;
	return value;
}

// src/site/beside/ssi.ts
/**
* The elements of a page with server-side includes, `<!--#name attribute="value" … -->`: the name of each is that of the
* element, its arguments are the values, in the quotes that they have (mod_include.c, find_directive and find_argument).
*/
function* elementsIn(text) {
	for (const { index, 1: name = "" } of text.matchAll(/<!--#([a-z]+)(?=\s|-->)/gi)) {
		const start = index + 5;
		yield {
			name: {
				start,
				end: start + name.length,
				value: name
			},
			args: [...attributesFrom(text, start + name.length)]
		};
	}
}
/** The attributes up to the end of the element, as words of the form `name=value`. */
function* attributesFrom(text, from) {
	const attribute = /\s*(?:(-->)|([^\s=>]+)\s*=\s*(?:(["'`])((?:\\[\s\S]|(?!\3)[^\\])*)\3|([^\s>"'`][^\s>]*)))/y;
	for (attribute.lastIndex = from;;) {
		const start = attribute.lastIndex;
		const found = attribute.exec(text);
		if (!found || found[1]) return;
		const [whole, , name = "", quote, quoted, plain = ""] = found;
		const value = quoted === void 0 ? plain : quoted.replaceAll(`\\${quote}`, quote ?? "");
		yield {
			start: start + whole.length - whole.trimStart().length,
			end: attribute.lastIndex,
			value: `${name.toLowerCase()}=${value}`
		};
	}
}

// src/site/beside/kind.ts
/** What kind of file beside a configuration this is, by its name and its text; undefined for any other file. */
function besideKind(path, text) {
	if (pages.test(path)) return text.includes("<!--#") ? "page" : void 0;
	return (scripts.test(path) || /^#! ?\S*\/(env +)?(ba|da|k|z)?sh\b/.test(text)) && tools.test(text) ? "commands" : void 0;
}
/** Read it. */
const readBeside = (kind, path, text) => kind === "page" ? besideFile(kind, path, text, elementsIn) : besideFile(kind, path, text, commandsIn);
const pages = /\.(shtml?|stm|html?|inc|var)$/i;
const scripts = /(^|\/)(config\.nice|Dockerfile|Makefile|make\.conf|sysconfig\/apache2|conf\.d\/apache2|init\.d\/[^/]+)(\.[\w-]+)?$|\.(sh|bash|service|init|spec)$/i;
/** Names that a rule looks for. */
const tools = /\b(configure|htpasswd|a2enmod|a2dismod|apxs2?|ab|logresolve|httxt2dbm|htdigest|htdbm|dbmmanage)\b|APACHE2?_MODULES/;

// src/site/load.ts
/**
* Sort texts into the configuration, what goes with it (scripts, pages) and what is of no concern, and bring them together.
* Pure; also says which text each file was.
*/
function load(texts, options = {}) {
	const version = options.from === "2.4" ? "2.4" : "2.2";
	const sources = /* @__PURE__ */ new Map();
	const files = [];
	const others = [];
	for (const one of texts) {
		const kind = one.isRead ? void 0 : besideKind(one.path, one.text);
		if (kind) others.push(readBeside(kind, one.path, one.text));
		else {
			const file = parse(one.text, one.path, version);
			if (one.named || one.isRead || !isBesidePath(one.path) && isForHttpd(file)) files.push(file);
		}
		const file = kind ? others.at(-1) : files.at(-1);
		if (file?.path === one.path) sources.set(file, one);
	}
	return {
		site: siteOf(files, {
			...options,
			others
		}),
		sources
	};
}

// src/unified/message.ts
/**
* A diagnostic as a message of its file: `ruleId`, `source`, `place`, `url`, a `note` on the fix, and `actual` and `expected`
* where the fix is a new text for that place. As linters of this ecosystem have it an error is fatal, a warning is not,
* and an info says nothing on that.
*/
function addMessage(file, diagnostic) {
	const { message, id, see, severity, fix, start, end } = diagnostic;
	const replaced = replacement(diagnostic);
	const place = replaced ? replaced.place : {
		start,
		end
	};
	const said = file.message(message, {
		place,
		ruleId: id,
		source: "httpd-upgrade"
	});
	said.fatal = fatal[severity];
	if (see) said.url = see;
	if (fix) said.note = sentencesOf({
		message: "",
		fix
	}).trim();
	if (!replaced) return;
	said.actual = replaced.actual;
	said.expected = [replaced.expected];
}
const fatal = {
	error: true,
	warning: false,
	info: void 0
};
/**
* What stands at the place of a diagnostic and what its fix puts there. The place then holds all of the fix, which must begin on
* the line where the diagnostic does: else it would point elsewhere than the message. Nothing where the fix lies apart.
*/
function replacement({ file, fix, positions, start }) {
	if (!fix || fix.edits.some((edit) => edit.file !== file)) return void 0;
	const { start: from, end: to } = spanOf(fix.edits);
	if (positions.at(from).line !== start.line) return void 0;
	const expected = between(file, fix.edits, from, to);
	if (to === file.text.length && !file.text.endsWith("\n") && (file.text.slice(0, from) + expected).endsWith("\n")) return void 0;
	return {
		place: {
			start: positions.at(from),
			end: positions.at(to)
		},
		actual: file.text.slice(from, to),
		expected
	};
}
/** What the edits make of a part of the text that holds them all. */
function between(file, edits, from, to) {
	let text = "";
	let at = from;
	for (const edit of inOrder(file, edits)) {
		text += file.text.slice(at, edit.start) + edit.text;
		at = edit.end;
	}
	return text + file.text.slice(at, to);
}

// src/unified/tree.ts
/** The tree of a configuration file, after the specification of unist. */
function treeOf(text, path) {
	const file = parse(text, path);
	const place = placer(file);
	const root = {
		type: "root",
		children: [],
		position: place({
			start: 0,
			end: text.length
		})
	};
	const open = [{
		from: file.children,
		into: root.children
	}];
	for (let next = open.pop(); next; next = open.pop()) for (const node of next.from) {
		if (node.kind === "blank") continue;
		const line = lineOf(file, node, place);
		next.into.push(line);
		if (node.kind === "section" && line.type === "section") open.push({
			from: node.children,
			into: line.children
		});
	}
	return root;
}
function placer(file) {
	const positions = positionsIn(file);
	const pointOf = (offset) => ({
		...positions.at(offset),
		offset
	});
	return ({ start, end }) => ({
		start: pointOf(start),
		end: pointOf(end)
	});
}
function lineOf(file, node, place) {
	switch (node.kind) {
		case "directive": return {
			type: "directive",
			name: node.name.value,
			children: argumentsOf(node, place),
			position: place({
				start: node.name.start,
				end: node.args.at(-1)?.end ?? node.name.end
			})
		};
		case "section": return {
			type: "section",
			name: node.name.value,
			arguments: argumentsOf(node, place),
			children: [],
			position: place({
				start: node.name.start - 1,
				end: withoutSpace(file, lastOf(node))
			})
		};
		default: {
			const range = trimmed(file, node);
			return {
				type: node.kind,
				value: sourceOf(file, range),
				position: place(range)
			};
		}
	}
}
const argumentsOf = ({ args }, place) => args.map((arg) => ({
	type: "argument",
	value: arg.value,
	position: place(arg)
}));
/** Where a section ends: with its closing tag, or, where it is never closed, with the last line in it. */
function lastOf(section) {
	let end = section.close?.end ?? section.end;
	for (let last = section.children.at(-1); last && !section.close;) {
		end = Math.max(end, last.kind === "section" ? last.close?.end ?? last.end : last.end);
		last = last.kind === "section" && !last.close ? last.children.at(-1) : void 0;
	}
	return end;
}
/** The offset back over white space. */
function withoutSpace({ text }, offset) {
	let end = offset;
	while (end > 0 && /\s/.test(text[end - 1] ?? "")) end--;
	return end;
}
/** Without the white space, and the byte order mark, at both ends. */
function trimmed({ text }, { start, end }) {
	const source = text.slice(start, end);
	const lead = /^\s*/.exec(source)?.[0].length ?? 0;
	return lead === source.length ? {
		start,
		end: start
	} : {
		start: start + lead,
		end: start + source.trimEnd().length
	};
}

// src/unified/index.ts
/** Plugin: reads a configuration file, or a .htaccess, into a unist tree with positions. */
const httpdParse = function() {
	this.parser = (document, file) => treeOf(document, file.path ?? unnamed);
};
/** Plugin: says in messages what 2.4 would trip over. It goes by the text of the file; the tree is left as it is. */
const httpdUpgrade = (options = {}) => {
	const { rules = {}, write, context = {}, complete = false, from = "auto", ...choices } = options;
	return (_tree, file) => {
		const path = file.path ?? unnamed;
		const others = Object.entries(context).filter(([other]) => other !== path);
		const texts = [[path, String(file)], ...others].map(([path, text]) => ({
			path,
			text,
			named: true
		}));
		const { site, sources } = load(texts, {
			complete,
			from
		});
		const migration = runRules(site, rulesUnder({ rules }, everyRule), {
			...choices,
			fixes: write ?? "safe"
		});
		const applied = write ? migration.taken : /* @__PURE__ */ new Set();
		for (const diagnostic of diagnosticsOf({
			site,
			migration,
			applied
		})) if (diagnostic.file.path === path) addMessage(file, diagnostic);
		const [own] = [...sources].find(([, source]) => source.path === path) ?? [];
		file.data.httpdUpgrade = {
			findings: migration.findings.filter((finding) => finding.file === own),
			text: (write && own && migration.texts.get(own)) ?? String(file)
		};
	};
};
/** Plugin: gives the text as it was, with the fixes that `httpdUpgrade` was to write. */
const httpdStringify = function() {
	this.compiler = (_tree, file) => file.data.httpdUpgrade?.text ?? String(file);
};
const unnamed = "unnamed.conf";

export { httpdParse, httpdStringify, httpdUpgrade };