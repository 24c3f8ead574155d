import { H as runRules, Q as knownLayouts, a as messageWithFix, i as diagnosticsOf, v as positionsIn } from "./index-site.mjs";
import { a as everyRule, t as loadSite } from "./index-load.mjs";
import { u as editsInOrder, v as rangeOfEdits } from "./index-line-changes.mjs";
import { t as parse } from "./index-parse.mjs";
import { s as sourceOf } from "./index-tree.mjs";
[...knownLayouts];
/** The rules that the settings do not turn off, with the severities that the settings give them. */
function rulesWithSettings(settings, rules) {
	const levels = settings.rules;
	if (!levels) return rules;
	return rules.flatMap((rule) => {
		const level = levels[rule.id] ?? levels[rule.group];
		if (level === "off") return [];
		return [level ? withSeverity(rule, level) : rule];
	});
}
const withSeverity = ({ check, checkUnused, ...rule }, severity) => {
	const all = function* (hits) {
		for (const hit of hits) yield {
			...hit,
			severity
		};
	};
	return {
		...rule,
		severity,
		check: (site, choices) => all(check(site, choices)),
		...checkUnused ? { checkUnused: (names) => all(checkUnused(names)) } : {}
	};
};
// src/unified/message.ts
/**
* Adds a diagnostic as a message to its file, with `actual` and `expected` if its fix only replaces text there. As in other
* linters of unified, an error is fatal, a warning is not, and for an info `fatal` is undefined.
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
	if (fix) said.note = messageWithFix({
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
* The text that the fix of a diagnostic replaces, and its new text. Undefined if the fix does not begin on the line of the
* diagnostic, changes another file, or would add a final line ending to a file without one.
*/
function replacement({ file, fix, positions, start }) {
	if (!fix || fix.edits.some((edit) => edit.file !== file)) return void 0;
	const { start: from, end: to } = rangeOfEdits(fix.edits);
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
/** The text between two offsets, with edits that all lie between the offsets. */
function between(file, edits, from, to) {
	let text = "";
	let at = from;
	for (const edit of editsInOrder(file, edits)) {
		text += file.text.slice(at, edit.start) + edit.text;
		at = edit.end;
	}
	return text + file.text.slice(at, to);
}
// src/unified/tree.ts
/** The tree of a configuration file, in the format of unist. */
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
/** The end of a section: its closing tag, or the last line in it if it is never closed. */
function lastOf(section) {
	let end = section.close?.end ?? section.end;
	for (let last = section.children.at(-1); last && !section.close;) {
		end = Math.max(end, last.kind === "section" ? last.close?.end ?? last.end : last.end);
		last = last.kind === "section" && !last.close ? last.children.at(-1) : void 0;
	}
	return end;
}
/** The end of the text before this offset, without the white space there. */
function withoutSpace({ text }, offset) {
	let end = offset;
	while (end > 0 && /\s/.test(text[end - 1] ?? "")) end--;
	return end;
}
/** A range without white space and byte order mark at its ends. */
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
/** Plugin: reports problems for 2.4 as messages. It reads the text of the file, and does not change the tree. */
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
		const { site, sources } = loadSite(texts, {
			complete,
			from
		});
		const migration = runRules(site, rulesWithSettings({ rules }, everyRule), {
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
/** Plugin: returns the text of the file, with the fixes of `write`. */
const httpdStringify = function() {
	this.compiler = (_tree, file) => file.data.httpdUpgrade?.text ?? String(file);
};
const unnamed = "unnamed.conf";
export { httpdParse, httpdStringify, httpdUpgrade };
