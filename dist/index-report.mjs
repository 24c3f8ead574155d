import { D as filesOmittedByDebian, Dn as unreadHtaccessFiles, En as unreadFiles, Ft as placesByFileText, Gt as assumptionsOf, Hn as builtInServerRootOnDebian, Lr as isHtaccess, Nt as fileAndLine, Tn as sitesByServer, U as accessFileNames, V as migrationOf, Wn as foldersWithUnseenHtaccess, _ as lineStarts, a as messageWithFix, an as noOtherAccessRulesSentence, b as isDefaultAdopted, c as adviceWithoutFix, ci as oncePerObject, cr as commaList, d as findingsByFile, dr as numberText, f as isWorkLeft, fi as isPathWithin, g as lineNumber, h as currentPositions, i as diagnosticsOf, in as noAccessRulesOutsideUnitSentence, kr as isConditional, l as countWithNoun, lr as listText, m as summaryOf, mi as hasWildcard, nr as noOtherFileSetsSentence, o as fingerprintsOf, on as noServerAccessRulesButAuthConfigSentence, p as resolutionOf, pi as segmentsOf, pr as mainFiles, qn as isWholeServer, r as siteOf, s as messageAndFixKey, sn as noServerAccessRulesSentence, u as filesIn, un as sentenceForSeveralFolders, ur as nonEmptyTexts, v as positionsIn, x as isNewDefaultSafer } from "./index-site.mjs";
import { n as linesOf$1, t as lineChanges, v as rangeOfEdits } from "./index-line-changes.mjs";
import { f as groupBy, p as groupByEach, s as sourceOf, t as ancestors } from "./index-tree.mjs";
import { C as isLiteral, n as reparse } from "./index-parse.mjs";
// src/base/shell-words.ts
/** The words on one line for a POSIX shell, each in quotes if it contains special characters. */
const quoteShellWords = (words) => words.map((word) => /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`).join(" ");
/** The paths on one line for a POSIX shell. A path that looks like an option begins with `./`. */
const quoteShellPaths = (paths) => quoteShellWords(paths.map(pathArgument));
/** The path of a file. It begins with `./` if it would look like an option. */
const pathArgument = (path) => path.startsWith("-") ? `./${path}` : path;
// src/site/copied-servers.ts
/** The copied servers among the given files: the root of the server's disk is a known folder here, not `/`. */
const copiedServers = (site) => mainFiles(site).flatMap(({ file }) => {
	const place = site.placeOf(file.path);
	const top = site.serverRoots.find((root) => root.diskRoot && isPathWithin(place, root.diskRoot))?.diskRoot;
	if (!top || top.length === 0) return [];
	const main = place.slice(top.length).join("/");
	if (!file.path.endsWith(main)) return [];
	return {
		/** The given folder that is `/` of the server; `.` for the folder that paths are relative to. */
		folder: file.path.slice(0, -main.length).replace(/\/$/, "") || ".",
		/** The path of the main file below that folder. */
		main
	};
});
// src/checklist/copying.ts
/**
* The shell line that copies the missing files that Include lines name from the old server. If none is missing, it copies the
* .htaccess files of the served folders. Undefined unless the site is the copy of one server.
* @param more other files to copy, by their paths from the root of the server's disk
*/
function shellLineToCopyMissingFiles(site, more = []) {
	const [server, ...others] = sitesByServer(site).filter((part) => part.role !== "unread" && copiedServers(part).length > 0);
	const copy = server && copiedServers(server)[0];
	if (!copy || others.length > 0) return void 0;
	const isWhole = isWholeServer(server);
	const missing = (isWhole ? foldersMissing(server) : filesMissing(server, server.placeOf(copy.folder))).filter((path) => !/^[a-z]:/i.test(path));
	if (missing.length + more.length === 0) return void 0;
	const wanted = outermost(byFolder(missing));
	const besides = more.filter((path) => !wanted.some((one) => !isWhole && isBelow(path, one)));
	const to = (option = "") => `tar -xf -${option} -C ${quoteShellPaths([copy.folder])}`;
	if (isWhole && wanted.length > 0) {
		const names = [...accessFileNames(server.files)].flatMap((name) => [
			"-o",
			"-name",
			name
		]);
		const files = besides.length > 0 ? `; find ${quoteShellPaths(besides)}` : "";
		const find = `(find ${quoteShellPaths(wanted)} -type d ${quoteShellWords(names)}${files})`;
		return `ssh SERVER ${quoteShellWords([`cd / && ${find} | tar -cf - --no-recursion -T -`])} | ${to()}`;
	}
	const kept = wanted.some((path) => !missing.includes(path)) ? " --skip-old-files" : "";
	return `ssh SERVER tar -cf - -C / ${quoteShellPaths([...wanted, ...besides])} | ${to(kept)}`;
}
const isBelow = (path, folder) => isPathWithin(segmentsOf(path), segmentsOf(folder));
/** The paths that are not inside another of the paths. */
const outermost = (paths) => paths.filter((path) => !paths.some((other) => other !== path && isBelow(path, other)));
/** The most missing files to name for one folder. If more are missing, the whole folder is copied. */
const maxNamed$1 = 3;
function byFolder(paths) {
	const folders = groupBy(new Set(paths), (path) => path.replace(/\/[^/]*$/, ""));
	return Array.from(folders, ([folder, inside]) => inside.length > maxNamed$1 ? [folder] : inside).flat();
}
function foldersMissing(server) {
	const folders = server.once(foldersWithUnseenHtaccess).map((names) => names?.join("/"));
	const linked = new Map(server.brokenLinksWithin([]).map((link) => [link.place.join("/"), targetOf(link)]));
	return [...new Set(folders.flatMap((path = "") => linked.get(path) ?? (path || [])))];
}
/** The path to which a link leads, from the root of the server's disk. */
const targetOf = ({ place, target }) => segmentsOf(target.startsWith("/") ? target : `${place.slice(0, -1).join("/")}/${target}`).join("/");
/**
* The files that Include lines name and that are missing.
* @param top the place of the folder that is `/` of the server
*/
function filesMissing(server, top) {
	const onServer = (place) => place.slice(top.length);
	return server.files.flatMap(server.includesIn).flatMap((line) => {
		const { files, outcome, places, brokenLinks } = server.includedBy(line);
		const depth = namesOneFile(line) ? void 0 : outcome === "unseen" && namesFilesOfFolder(line) ? -1 : 0;
		return [...files.length === 0 && depth !== 0 ? places.map((place) => onServer(place).slice(0, depth).join("/")) : [], ...brokenLinks.map(({ place, target }) => targetOf({
			place: onServer(place),
			target
		}))];
	});
}
/** Whether only the last name is a pattern, as in `conf.d/*.conf`. */
function namesFilesOfFolder(line) {
	const path = line.args[0]?.value ?? "";
	return isLiteral(line) && hasWildcard(path) && !hasWildcard(path.replace(/[^/]*$/, ""));
}
function namesOneFile(line) {
	const path = line.args[0]?.value ?? "";
	return isLiteral(line) && !hasWildcard(path) && !path.endsWith("/");
}
// src/report/checklist-json.ts
/** The checklist as objects for `--format json`. Lines count from 1. */
const checklistObjects = (items, rewritten) => items.map(({ id, what, why, see, places }) => ({
	id,
	what,
	why,
	see,
	places: places.map(({ file, name }) => ({
		path: file.path,
		line: currentPositions(rewritten, file).at(name.start).line
	}))
}));
// src/report/paint.ts
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
/**
* The line with `\uFFFD` in place of control characters, which could control the terminal or reverse the direction of text.
*/
const printable = (line) => line.replace(unprintable, "�");
const unprintable = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;
// src/report/markdown-text.ts
/**
* A sentence as Markdown. Text in backticks is code. Nothing else, whether from this tool or from a file, becomes markup, HTML, a
* mention or a reference.
*/
function markdownSentence(sentence) {
	const text = shortened(printable(sentence.replace(/[\s\0]+/g, " ").trim()));
	const ticks = text.match(/`+/g) ?? [];
	const isPaired = ticks.length % 2 === 0 && ticks.every((run) => run.length === 1);
	return (isPaired ? text.split(/(`[^`]+`)/) : [text]).map((part) => isPaired && part.startsWith("`") ? part : inert(part)).join("").replace(/^(\d*)(?=(?:[-+.)]|#+)(?: |$))/, "$1\\");
}
/** The text, shortened if it is very long: a line of a file can have any length. */
const shortened = (text) => text.length <= maxSentence ? text : `${text.slice(0, maxSentence).replace(/[\ud800-\udbff]$/, "")}…`;
const maxSentence = 2e3;
const inert = (text) => text.replace(/[\\`<>[\]*|~]|!(?=--)|(?<![a-z0-9])_|_(?![a-z0-9])/gi, "\\$&").replace(/&(?=#?\w+;)/g, "&amp;").replace(/[@#](?=[\w-])/g, "$&​").replace(/\b(?:https?|ftp):(?=\/\/\w)|\bwww(?=\.)|\bGH(?=-\d)/gi, "$&​");
/** A text as code within a line of Markdown. No character of the text can end the code. */
function inlineCode(text) {
	const line = printable(text.replace(/[\r\n\0]+/g, " "));
	const fence = fenceFor(line, 1);
	const pad = /^`|`$|^ .* $/.test(line) ? " " : "";
	return line.trim() === "" ? "` `" : `${fence}${pad}${line}${pad}${fence}`;
}
/**
* A block of code in the given language. A comment that looks like one of this tool's marks is broken up, because it
* may come from a file.
*/
function codeBlock(text, language) {
	const lines = printable(text.replaceAll("\r\n", "\n")).replaceAll("<!-- httpd-upgrade:", "<!-- httpd-upgrade​:");
	const fence = fenceFor(lines, 3);
	return `${fence}${language}\n${lines}${lines === "" || lines.endsWith("\n") ? "" : "\n"}${fence}`;
}
/** A fence of backticks that the text cannot close, with `least` backticks or more. */
const fenceFor = (text, least) => "`".repeat((text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length + 1), least));
/**
* A link.
* @param label Markdown
*/
const markdownLink = (label, url) => `[${label}](${url.replaceAll("(", "%28").replaceAll(")", "%29")})`;
/** Markdown as a table cell. A bar ends the cell unless an odd number of backslashes precedes it. */
const tableCell = (markdown) => markdown.replace(/(\\*)\|/g, (bar, slashes) => slashes.length % 2 === 1 ? bar : `\\${bar}`).replace(/\s*\n\s*/g, " ");
// src/report/checklist-markdown.ts
/** The checklist as Markdown, with boxes to tick; empty without items. */
const checklistMarkdown = (items) => section(items, "- [ ] ");
const section = (items, bullet) => items.length === 0 ? "" : `### Before you start 2.4\n\n${items.map((item) => `${bullet}${checklistItemMarkdown(item)}`).join("")}`;
/** One item as Markdown: the task, the reason, and the lines that make the task necessary. */
function checklistItemMarkdown({ what, why, see, places }) {
	const each = [...new Map(places.map((place) => [`${place.file.path} ${place.name.start}`, place])).values()];
	const named = commaList(each.map((place) => inlineCode(fileAndLine(place))));
	return `${markdownSentence(what)} ${markdownSentence(why)} ([manual](${see}))${named ? `  \n  ${named}` : ""}\n`;
}
// src/report/checklist-text.ts
/**
* The checklist at the end of the text report: one line for each item, and another line if it ends with a command to type. Empty
* if there are no items.
*/
function checklistText(items, paint = plain) {
	if (items.length === 0) return "";
	const width = String(items.length).length;
	const lines = items.map(({ what }, index) => `  ${String(index + 1).padStart(width)}. ${printable(what).replace(commandAtEnd, `:\n${" ".repeat(width + 6)}$1`)}\n`);
	return `${paint("bold", "Before you start 2.4:")}\n${lines.join("")}\n`;
}
/** Matches a command that copies files. It gets its own line, because it is long and must be copied exactly. */
const commandAtEnd = /: `(ssh SERVER [^`]+)`\.$/;
// src/report/diff.ts
const context = 3;
/** A unified diff of all changed files, as `git apply` and `patch -p1` read it. */
const diff = (migration) => fileDiffs(migration).map((one) => one.text).join("");
/** The patch of each file, because files may have different encodings. */
const fileDiffs = ({ edits }) => Array.from(edits, ([file, own]) => ({
	file,
	text: fileDiff(file, own)
}));
function fileDiff(file, edits) {
	const changes = lineChanges(file, edits);
	if (changes.length === 0) return "";
	const path = file.path.replace(/^(?:\.?\/)+/, "");
	return `--- ${quoted$1(`a/${path}`)}\n+++ ${quoted$1(`b/${path}`)}\n` + hunksOf(file, changes).join("");
}
/** A path as git quotes it, if it has characters that would break the header (quote.c, quote_c_style). */
function quoted$1(path) {
	const controls = /[\u0000-\u001F\u007F]/g;
	if (!/["\\]/.test(path) && !controls.test(path)) return /\s/.test(path) ? `${path}\t` : path;
	return `"${path.replace(/["\\]/g, "\\$&").replace(controls, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, "0")}`)}"`;
}
function hunksOf(file, changes) {
	const before = linesOf$1(file.text);
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
/** Converts the offsets of changes to line numbers from 0. */
function inLines(before, changes) {
	let line = 0;
	let offset = 0;
	return changes.map((change) => {
		while (offset < change.start) offset += before[line++]?.length ?? Number.POSITIVE_INFINITY;
		return {
			from: line,
			to: line + linesOf$1(change.before).length,
			added: linesOf$1(change.after)
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
/** The lines of one side in the header of a hunk. They count from 1; an empty range has the number of the line before it. */
const span$1 = (from, count) => count === 1 ? `${from + 1}` : `${count === 0 ? from : from + 1},${count}`;
const marked = (mark, lines) => lines.map((line) => line.endsWith("\n") ? mark + line : `${mark}${line}\n\\ No newline at end of file\n`).join("");
// src/report/explanation/explanation-text.ts
/** The messages of a log, each with its cause, what to do, and the lines of the configuration that it is about. */
function explanationText({ explanations, notices }, paint = plain) {
	if (explanations.length === 0) return notices ? `${notedOnly(notices)}\n` : "There is no httpd message in this text.\n";
	const others = explanations.filter(({ about }) => about).length;
	const unknown = explanations.filter(({ message, about }) => !message && !about).length;
	const parts = nonEmptyTexts(countWithNoun(explanations.length, "message"), others > 0 && `${others} of them not about the configuration`, unknown > 0 && `${unknown} of them unknown`, notices > 0 && notedOnly(notices));
	return `${[...groupBy(explanations, kindOf).values()].flatMap(([first, ...more]) => more.length >= fewAlike ? [entry$1(first, paint, more)] : [first, ...more].map((one) => entry$1(one, paint))).join("")}${paint("bold", parts.join(", "))}.\n`;
}
/** If at least this many further messages have the same explanation, it is shown only once. */
const fewAlike = 2;
/**
* A key that is equal for messages with the same explanation and advice, such as messages about missing modules. A message with
* a fix has a key of its own.
*/
const kindOf = (one) => one.message && one.answer && one.places.length > 0 && one.places.every(({ finding }) => !finding?.fix) ? JSON.stringify([
	one.message.id,
	one.answer.action,
	...one.rules.map(({ id }) => id)
]) : one;
const notedOnly = (notices) => `${countWithNoun(notices, "notice")} that ${notices === 1 ? "needs" : "need"} nothing`;
/**
* A message with its explanation.
* @param more messages with the same advice, of which only the places are shown
*/
function entry$1(explanation, paint, more = []) {
	const { said, count, answer, see, rules, places } = explanation;
	const times = count > 1 ? paint("dim", ` (${count} times)`) : "";
	const pages = [...rules.map((rule) => `httpd-upgrade rules ${rule.id}`), ...see ? [see] : []];
	return [
		`${paint(answer || explanation.about ? "bold" : "yellow", headline(explanation))}${times}`,
		...answer ? [part("why", answer.cause, paint), part("do", answer.action, paint)] : [part("why", unexplainedText(explanation), paint)],
		...places.flatMap((place) => placeLines(place, paint)),
		...more.length > 0 ? [part("also", alsoAt(more), paint)] : [],
		...said.at && places.length === 0 ? [part("at", `${said.at.path}:${said.at.line}`, paint)] : [],
		...pages.slice(0, 3).map((page, index) => part(index === 0 ? "see" : "", page, paint)),
		"",
		""
	].join("\n");
}
const alsoAt = (more) => {
	const places = more.flatMap(({ places }) => places.map(({ file, line }) => `${file.path}:${line}`));
	return commaList([...new Set(places)], 8);
};
const headline = ({ said }) => printable([said.code, said.text].filter(Boolean).join(": ")).slice(0, 400);
function unexplainedText({ said, module, about }) {
	const from = module ? ` It comes from ${module}${said.code ? `, which has the number ${said.code}` : ""}.` : "";
	return about ? `${subjects[about]}${from}` : `Not known to httpd-upgrade.${from}`;
}
const subjects = {
	request: "This is about one request: its URL, and the file, script or server that answers it. No change from 2.2 to 2.4 is known to cause it.",
	connection: "This is about one connection: the client, the network or TLS. No change from 2.2 to 2.4 is known to cause it.",
	server: "This is about the running server: its processes, memory or files. No change from 2.2 to 2.4 is known to cause it.",
	foreign: "This comes from a script, or from a module that is not part of httpd. In 2.4 such modules do not see the Require lines; a module that checks them itself refuses everybody."
};
const part = (label, text, paint) => `  ${paint("blue", label.padEnd(4))} ${text}`;
function placeLines({ file, line, node, finding }, paint) {
	const isTag = node?.kind === "section";
	const range = node && {
		start: node.name.start - (isTag ? 1 : 0),
		end: node.args.at(-1)?.end ?? node.name.end
	};
	const source = range ? `${printable(sourceOf(file, range))}${isTag ? ">" : ""}` : "";
	const head = part("at", `${paint("bold", `${file.path}:${line}`)}${source ? `: ${source.split("\n")[0]}` : ""}`, paint);
	if (!finding) return [head];
	const { message, rule, fix } = finding;
	return nonEmptyTexts(head, `       ${message} ${paint("dim", `[${rule.id}]`)}`, fix && `       ${paint(fix.safe ? "green" : "yellow", fix.safe ? "fix" : "fix, for review")}: ${fix.title}`, fix?.assumes && `       ${paint("yellow", "if")}: ${fix.assumes}`, ...changeLines(finding, paint));
}
/** The most removed lines to show, and the most added lines. */
const maxChanged = 8;
/** The lines that a fix removes and adds in the section of its finding, or everywhere if it changes nothing there. */
function changeLines({ fix, file, at }, paint) {
	if (!fix) return [];
	const marked = (mark, text) => linesOf$1(text).map((line) => `${mark} ${printable(line.trimEnd())}`);
	const around = at.parent ?? at;
	const end = around.kind === "section" ? around.close?.end ?? around.end : around.end;
	const all = lineChanges(file, fix.edits);
	const near = all.filter((change) => change.start < end && change.end >= around.start);
	const lines = (near.length ? near : all).flatMap(({ before, after }) => [...marked("-", before), ...marked("+", after)]);
	const shown = (one) => `         ${paint(one.startsWith("+") ? "green" : "red", one)}`;
	if (lines.length <= 16) return lines.map(shown);
	return ["-", "+"].flatMap((mark) => {
		const own = lines.filter((line) => line.startsWith(mark));
		const more = own.length - maxChanged;
		return [...own.slice(0, maxChanged).map(shown), ...more > 0 ? [`         … ${more} more lines`] : []];
	});
}
// src/report/explanation/explanation-json.ts
/** Format version 1 of `explain --format json`. Lines count from 1. */
function explanationJson(explained) {
	return `${JSON.stringify({
		version: 1,
		...explanationsObject(explained)
	}, null, 2)}\n`;
}
/** The explanations as an object, for reports that include it. */
function explanationsObject({ explanations, notices }) {
	const known = explanations.filter(({ message }) => message).length;
	const others = explanations.filter(({ about }) => about).length;
	return {
		messages: explanations.map(entry),
		summary: {
			messages: explanations.length,
			known,
			others,
			unknown: explanations.length - known - others,
			notices
		}
	};
}
/** What the user's own 2.4 printed about the upgraded copy, as an object for `--format json`. */
const verifyResultObject = ({ command, outcome, trouble, output, explained, rounds }) => ({
	command,
	outcome,
	trouble: trouble ?? null,
	listsAll: outcome === "refused" ? rounds?.isAll ?? false : null,
	output,
	...explanationsObject(explained)
});
function entry({ said, count, message, answer, rules, places, module, about, see }) {
	return {
		message: said.text,
		code: said.code ?? null,
		at: said.at ?? null,
		logLine: said.line,
		count,
		known: !!message,
		id: message?.id ?? null,
		cause: answer?.cause ?? unexplainedText({
			said,
			module,
			about
		}),
		action: answer?.action ?? null,
		module: module ?? null,
		about: about ?? null,
		rules: rules.map(({ id, title, see }) => ({
			id,
			title,
			see
		})),
		see: see ?? null,
		places: places.map(placeEntry)
	};
}
function placeEntry({ file, line, node, finding }) {
	const fix = finding?.fix;
	return {
		path: file.path,
		line,
		text: node ? sourceOf(file, node).trim() : null,
		finding: finding ? {
			rule: finding.rule.id,
			severity: finding.severity,
			message: finding.message
		} : null,
		fix: fix ? {
			title: fix.title,
			safe: fix.safe,
			assumes: fix.assumes ?? null,
			changes: lineChanges(file, fix.edits).map(({ before, after }) => ({
				before,
				after
			}))
		} : null
	};
}
new Map(Object.entries({
	access: [...[
		"unseen-access",
		"unseen-parts",
		"unseen-htaccess",
		"server-of-htaccess",
		"sections-elsewhere"
	], ...[
		"code-without-access",
		"linked-htaccess",
		"htaccess-guarded-require"
	]],
	defaults: ["unseen-defaults", "reading-of-requests"],
	"new-server": [...[
		"release",
		"built-in-mpm",
		"missing-modules",
		"module-loaded",
		"guard-module",
		"handler-on-directory"
	], ...[
		"patterns-alike",
		"checks-again",
		"methods-named"
	]],
	files: [
		"template",
		"macro",
		"unread-file",
		"refused-file",
		"override-granted",
		"turned-guard"
	],
	"old-server": ["runs-on-24", "came-from-22"]
}).flatMap(([kind, names]) => names.map((name) => [name, kind])));
/** The assumptions of a finding's fix; empty without a fix, or if the fix is safe. */
const assumptionsOfFinding = ({ rule, fix }) => fix ? assumptionsOf(rule.id, fix) : [];
/** Whether a finding's fix has an assumption that is true on few servers. The fix is then made only if the user asks for it. */
const hasRarelyNeededFix = (finding) => assumptionsOfFinding(finding).some(({ isRarelyTrue }) => isRarelyTrue);
/** The distinct sentences of assumptions. One sentence covers all directives that no other file is assumed to set. */
function distinct$1(assumptions) {
	const [first, ...others] = [...new Set(assumptions.flatMap(({ directive }) => directive ?? []))].sort();
	const unlisted = assumptions.filter(({ directive }) => directive === void 0);
	const rest = [...new Set(unlisted.map(({ sentence }) => sentence))];
	return first === void 0 ? rest : [noOtherFileSetsSentence(first, ...others), ...rest];
}
const allAssumptionsText = (assumptions) => distinct$1(assumptions).join(" ");
/** A sentence in the form in which it follows "if". */
const uncapitalised = (sentence) => sentence.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());
// src/report/assumed-version.ts
/** A sentence on the version that this run, or else the next one, assumes for the files. Empty if the user has named a version. */
function assumedVersionText(report) {
	const { site, applied } = report;
	if (site.judgement.stated.from !== "auto" || report.remembered) return "";
	const parts = sitesByServer(site).filter(({ role }) => role !== "unread");
	const said = takenFor24(parts) || takenForHalf(parts);
	if (said) return said;
	return applied.size > 0 && isWorkLeft(report) && looksNew(report) ? "The files now contain directives of 2.4. Add --from 2.2 next time to see the remaining findings.\n" : "";
}
function takenFor24(parts) {
	const on24 = parts.filter(({ judgement }) => judgement.origin === "2.4");
	const signs = on24.flatMap(({ judgement }) => judgement.signs24[0] ?? judgement.linesFor24[0] ?? []);
	if (signs.length === 0) return "";
	if (on24.length < parts.length) return `Lines for 2.4 are at ${placesOf$1(signs)}. Those files and the others of the same server are read as 2.4, all other files as 2.2. To read all alike, add --from 2.2 or --from 2.4.\n`;
	return `Treated as 2.4 because of ${placesOf$1(signs)}. If this server still runs 2.2, add --from 2.2; otherwise --from 2.4.\n`;
}
function takenForHalf(parts) {
	const half = parts.filter(({ judgement }) => judgement.origin === "on its way");
	if (half.length === 0) return "";
	const signs = half.flatMap(({ judgement }) => judgement.signs22[0] ?? []);
	const upgraded = half.reduce((sum, { judgement }) => sum + judgement.linesFor24.length, 0);
	return `Treated as 2.2${signs.length > 0 ? ` because of ${placesOf$1(signs)}` : ""}; ${countWithNoun(upgraded, "line")} ${upgraded === 1 ? "is" : "are"} already upgraded. If this server already runs 2.4, add --from 2.4.\n`;
}
function placesOf$1(signs) {
	const places = signs.map((sign) => {
		const words = [sign.name.value, ...sign.args.slice(0, 1).map(({ value }) => value)].join(" ");
		return `${fileAndLine(sign)} (${words.slice(0, 60)})`;
	});
	return commaList(places, 3);
}
/** Whether the next run would assume 2.4 for the files, with the new texts. */
function looksNew({ site, migration: { texts } }) {
	const files = site.files.map((file) => {
		const text = texts.get(file);
		return text === void 0 ? file : reparse(file, text);
	});
	return siteOf(files).from === "2.4";
}
// src/report/explanation/verified-text.ts
/** What the user's own 2.4 printed about the upgraded copy, as text. */
function verifyResultText({ command, outcome, trouble, output, explained, rounds, notCopied = [] }, paint = plain) {
	if (outcome === "failed") return `${paint("red", "Not verified")}: ${printable(trouble ?? "")}\n${quoted(output)}`;
	const said = explained.explanations.length > 0 ? explanationText(explained, paint) : "";
	const by = `\`${printable(command)}\``;
	const stoodIn = notCopied.length > 0 ? `${notCopiedSentence(notCopied)}\n` : "";
	if (outcome === "accepted") return `${by} ${paint("green", "accepted")} the upgraded copy.\n${said}${stoodIn}`;
	return `${by} ${paint("red", "rejected")} the upgraded copy:\n` + (said || quoted(output)) + endOfRounds(rounds) + stoodIn;
}
/** A sentence that names the files that dummies replaced in the copy. Messages about these files are no errors. */
const notCopiedSentence = (paths) => `Missing here, so the test server used dummies: ${commaList(paths.map(printable), 8)}.`;
/** A sentence on whether more errors may follow; empty if the command was not repeated. */
function endOfRounds(rounds) {
	if (!rounds) return "";
	const { takenOut, following, loaded, isAll } = rounds;
	const others = following > 0 ? ` and the ${following} that need these modules` : "";
	const mended = nonEmptyTexts(loaded.length > 0 && `with ${loaded.join(", ")} loaded`, takenOut > 0 && `without the ${takenOut === 1 ? "line" : `${takenOut} lines`} that it stopped at${others}`).join(" and ");
	return isAll ? `\nNo other errors: ${mended}, it accepts the rest.\n` : `\nThere may be more errors: ${mended}, it stopped at something that is not a line of the copy.\n`;
}
const most = 20;
const quoted = (output) => output.trim().split("\n").filter(Boolean).slice(0, most).map((line) => `    ${printable(line)}\n`).join("");
// src/report/findings/finding-effects.ts
/** What an open finding does to a server that runs 2.4: the worst effect first. */
const findingEffects = [
	"will not start",
	"answers 500",
	"needs modules",
	"access changes",
	"responds differently",
	"left to you",
	"minor",
	"defaults"
];
/** The headings for the effects in reports. */
const effectHeadings = {
	"will not start": "Keeps 2.4 from starting",
	"answers 500": "Makes 2.4 answer 500",
	"needs modules": "Modules that 2.4 needs",
	"access changes": "May change who gets in",
	"responds differently": "Works differently in 2.4",
	"left to you": "For you to decide",
	minor: "Minor",
	defaults: "Changed defaults"
};
/**
* Rules about defaults that nearly every configuration leaves unset. Their findings are listed last.
*/
const commonDefaults = /* @__PURE__ */ new Set([...[
	"no-file-etag",
	"no-timeout",
	"no-enable-sendfile",
	"no-max-requests-per-child",
	"no-default-type"
]]);
/** Rules about modules that 2.4 needs to start. Their findings are warnings if the files do not show whether 2.4 has the modules. */
const aboutNeededModules = /* @__PURE__ */ new Set([
	"missing-modules",
	"built-in-mpm",
	"third-party-modules"
]);
function effectOf(finding) {
	const isUnread = finding.concerns === "server" && finding.rule.group === "access";
	if (finding.access === "opens" || finding.severity === "error" && isUnread) return "access changes";
	if (finding.severity === "error") return effectOfRejectedLine(finding.file);
	if (commonDefaults.has(finding.rule.id)) return "defaults";
	if (finding.severity === "info") return "minor";
	if (aboutNeededModules.has(finding.rule.id)) return "needs modules";
	if (finding.rule.group === "access" && finding.access !== "same") return "access changes";
	return resolutionOf(finding) === "manual" ? "left to you" : "responds differently";
}
/** The findings, sorted by effect with the worst first. Findings with equal effects keep their order. */
const worstEffectsFirst = (findings) => {
	const all = groupBy(findings, effectOf);
	return findingEffects.flatMap((effect) => all.get(effect) ?? []);
};
/** The effect of a line that 2.4 rejects. In a `.htaccess` file, which is read for each request, the answer is 500. */
const effectOfRejectedLine = (file) => isHtaccess(file) ? "answers 500" : "will not start";
/** What the findings mean: "4 errors keep 2.4 from starting; 9 findings are changed defaults". Empty if there are none. */
function verdictSentence(findings) {
	const parts = verdictParts.flatMap(({ of, noun = "finding", one, many }) => {
		const count = findings.filter((finding) => effectOf(finding) === of).length;
		return count > 0 ? [{
			count,
			noun,
			does: count === 1 ? one : many
		}] : [];
	});
	const shown = parts.length > maxParts ? parts.slice(0, maxParts - 1) : parts;
	const others = parts.slice(shown.length).reduce((sum, { count }) => sum + count, 0);
	return [...shown.map(({ count, noun, does }, index) => {
		return `${parts[index - 1]?.noun === noun ? numberText(count) : countWithNoun(count, noun)} ${does}`;
	}), ...others > 0 ? [countWithNoun(others, "other finding")] : []].join("; ");
}
/** A verdict names at most this many effects, the worst first. With more, the last part counts the other findings. */
const maxParts = 4;
/** The words for each effect in a verdict. The noun is "finding" unless it is given. */
const verdictParts = [
	{
		of: "will not start",
		noun: "error",
		one: "keeps 2.4 from starting",
		many: "keep 2.4 from starting"
	},
	{
		of: "answers 500",
		noun: "error",
		one: "makes 2.4 answer 500",
		many: "make 2.4 answer 500"
	},
	{
		of: "needs modules",
		one: "is about modules that 2.4 needs",
		many: "are about modules that 2.4 needs"
	},
	{
		of: "access changes",
		one: "may change who gets in",
		many: "may change who gets in"
	},
	{
		of: "responds differently",
		one: "works differently in 2.4",
		many: "work differently in 2.4"
	},
	{
		of: "left to you",
		one: "needs your decision",
		many: "need your decision"
	},
	{
		of: "defaults",
		one: "is a changed default",
		many: "are changed defaults"
	},
	{
		of: "minor",
		one: "is minor",
		many: "are minor"
	}
];
// src/report/servers.ts
/**
* The files in the order of the report: server by server, then files that no server reads. `shown`: files whose findings are
* shown, among them files that Debian's 2.4 omits. `named`: unread files beside a whole server, of which only the names are shown.
*/
function filesByServer({ site, isPart = false }) {
	const unread = unreadFiles(site);
	const servers = serversIn(site);
	const all = [.../* @__PURE__ */ new Set([...servers.flatMap(({ files }) => files), ...filesIn(site)])];
	const isWhole = !isPart && servers.some(({ main }) => builtInServerRootOnDebian(main) ?? site.directivesIn(main, "ServerRoot").length > 0);
	const leftOut = new Set(filesOmittedByDebian(site).map(({ file }) => file));
	const named = isWhole ? [...unread].filter((file) => !leftOut.has(file)) : [];
	const isNamed = new Set(named);
	return {
		servers,
		shown: [...all.filter((file) => !unread.has(file)), ...[...unread].filter((file) => !isNamed.has(file))],
		named
	};
}
/** The report without the findings in files that the report only names. */
function reportOnShownFiles(report) {
	const named = new Set(filesByServer(report).named);
	const findings = report.migration.findings.filter(({ file }) => !named.has(file));
	return named.size === 0 ? report : {
		...report,
		migration: {
			...report.migration,
			findings
		}
	};
}
/** The servers of the report. A file that several servers read belongs to the first of them. */
function serversIn(site) {
	const told = /* @__PURE__ */ new Set();
	return sitesByServer(site).flatMap((part) => {
		const [main, ...others] = part.role === "unread" ? [] : mainFiles(part).map(({ file }) => file);
		if (!main) return [];
		const files = [.../* @__PURE__ */ new Set([
			main,
			...others,
			...filesIn(part)
		])].filter((file) => !told.has(file));
		for (const file of files) told.add(file);
		return {
			main,
			files
		};
	});
}
/** The root folder of each copied server: one line for each main file. */
function copyRootsText(site) {
	const lines = copiedServers(site).map(({ folder, main }) => `${printable(folder)} is treated as the server's root folder (/). Its main file is ${printable(main)}.\n`);
	return lines.length > 0 ? `${lines.join("")}\n` : "";
}
/** The `.htaccess` files that httpd skips: one line for each AllowOverride None that is the reason. */
function unreadHtaccessText(site) {
	const kept = unreadHtaccessFiles(site);
	return Array.from(groupBy(kept.keys(), (file) => kept.get(file)), ([line, files]) => `httpd does not read ${commaList(files.map(({ path }) => printable(path)))}${line ? `: AllowOverride None (${printable(fileAndLine(line))})` : ""}.\n`).join("");
}
// src/report/findings/defaults-text.ts
/** One paragraph about the changed defaults that nearly every server leaves unset; empty if there are none. */
function defaultsText(findings, paint) {
	if (findings.length === 0) return "";
	const kept = findings.filter((finding) => !isDefaultAdopted(finding));
	const rows = fixKinds.flatMap(({ style, head, is }) => {
		const own = kept.filter(is);
		const assumed = distinct(own.flatMap(({ fix }) => fix?.assumes ?? []));
		const condition = assumed.length > 0 ? `    ${paint(style, "if")}: ${assumed.join(" ")}\n` : "";
		const command = is === hasRarelyNeededFix ? ` (--write --review --only ${rulesOf(own).replaceAll(" ", "")})` : "";
		return own.length > 0 ? [`    ${paint(style, head + command)}: ${linesOf(own)}\n${condition}`] : [];
	});
	const adopted = findings.length > kept.length ? ["    The defaults of 2.4 are adopted.\n"] : [];
	const choice = kept.every(isNewDefaultSafer) ? "safer" : "adopt";
	const rest = kept.length > 0 ? [`    To use 2.4's defaults, add --defaults=${choice}: these lines are then left out.\n`] : [];
	return `${changedDefaultsSentence(findings)}${saferText(kept)} ${paint("dim", `[${rulesOf(findings)}]`)}\n${[
		...rows,
		...adopted,
		...rest
	].join("")}\n`;
}
const fixKinds = [
	{
		style: "green",
		head: "fix",
		is: (finding) => resolutionOf(finding) === "safe"
	},
	{
		style: "yellow",
		head: "fix, for review",
		is: (finding) => resolutionOf(finding) === "review" && !hasRarelyNeededFix(finding)
	},
	{
		style: "yellow",
		head: "fix, only if needed",
		is: hasRarelyNeededFix
	}
];
const distinct = (texts) => [...new Set(texts)];
const linesOf = (findings) => distinct(findings.map(({ fix }) => lineForOldDefault(fix))).join(", ");
/** A sentence that names the defaults that are safer in 2.4; empty if there are none. */
function saferText(findings) {
	const safer = namesOf(findings.filter(isNewDefaultSafer));
	if (safer.length === 0) return "";
	return ` ${safer.length === namesOf(findings).length ? "The new ones are safer" : `Safer in 2.4: ${listText(safer)}`}; write 2.2's only if the server needs them.`;
}
const namesOf = (findings) => distinct(findings.map(({ rule }) => rule.title.replace(/ is left at its default$/, "")));
/** A sentence that names the directives whose default has changed. */
function changedDefaultsSentence(findings) {
	const names = namesOf(findings);
	return `${listText(names)} ${names.length === 1 ? "has a new default" : "have new defaults"} in 2.4.`;
}
/** The line that a fix adds to keep a default of 2.2, taken from the title of the fix. */
const lineForOldDefault = (fix) => (fix?.title ?? "").replace(/^Add /, "");
const rulesOf = (findings) => distinct(findings.map(({ rule }) => rule.id)).join(", ");
// src/questions/access-folders.ts
/** The most folders to name in a sentence. */
const maxFolders = 3;
/**
* The text, with the folders of the findings named in its sentence that no other file sets access rules, if it has that sentence.
* @param where the place of the other files, such as "outside old/"
*/
const withFoldersNamed = (text, findings, where) => text.replace(noOtherAccessRulesSentence, () => {
	return `No .htaccess or other file ${where} sets access rules for ${foldersListed([...new Set(findings.map(folderOf))])}.`;
});
/** All names, or a phrase for all with the first ones as examples. */
function foldersListed(names) {
	if (names.length - maxFolders <= 0) return commaList(names);
	return `the folders and URLs of the changed sections (${names.slice(0, maxFolders).join(", ")} and more)`;
}
/** The innermost Directory, Location, Files or Proxy section that a finding is about or in; undefined if there is none. */
const placeSectionAround = ({ at }) => [...at.kind === "section" ? [at] : [], ...ancestors(at)].find(({ key }) => places.test(key));
/** Where the lines of a finding apply, in words: a folder, the opening tag of a section, or "the whole server". */
function folderOf({ at, file }) {
	const section = placeSectionAround({ at });
	if (section) return section.key === "directory" && section.args.length === 1 ? section.args[0]?.value ?? "" : openingTagOf(section);
	return isHtaccess(file) ? file.path.replace(/\/?[^/]*$/, "") || "this folder" : "the whole server";
}
const places = /^(directory|location|files|proxy)(match)?$/;
/** The opening tag of a section as the file has it, with quotes. */
const openingTagOf = ({ name, args, file }) => `<${[name.value, ...args.map(({ start, end }) => file.text.slice(start, end))].join(" ")}>`;
// src/questions/old-default-needs.ts
/** When a server needs the defaults of 2.2 that these fixes write: sentences. Empty unless 2.4's defaults are all safer. */
function conditionsForOldDefaults(findings) {
	if (!findings.every(isNewDefaultSafer)) return [];
	const rules = [...new Set(findings.map(({ rule }) => rule))];
	const known = rules.flatMap(({ oldDefaultNeed }) => oldDefaultNeed ?? []);
	if (known.length === rules.length && rules.length <= maxNeeds) return known;
	return [`The server needs ${rules.length === 1 ? "this default" : "these defaults"} of 2.2.`];
}
/** The most defaults that get a sentence each. */
const maxNeeds = 3;
// src/report/numbered-lines.ts
/** The file with its line starts, computed once. */
const numberedFile = oncePerObject((file) => {
	const starts = lineStarts(file.text);
	if (file.text !== "" && !file.text.endsWith("\n")) starts.push(file.text.length);
	return {
		file,
		starts
	};
});
/** The number of the line at an offset, from 1. */
const lineNumberAt = ({ starts }, offset) => lineNumber(starts, offset);
/**
* The changed lines, as `lineChanges` gives them, in time proportional to the lines around the edits, not to the file. Only edits at a
* last line without a newline need the whole text.
*/
function lineChangesOfEdits(lined, edits) {
	const { file, starts } = lined;
	const first = lineNumberAt(lined, edits.reduce((least, { start }) => Math.min(least, start), file.text.length));
	const end = starts[lineNumberAt(lined, edits.reduce((limit, { end }) => Math.max(limit, end), 0)) + 1] ?? file.text.length;
	const start = end === file.text.length && !file.text.endsWith("\n") ? 0 : starts[first - 2] ?? 0;
	const part = {
		path: file.path,
		text: file.text.slice(start, end)
	};
	const moved = edits.map((edit) => ({
		...edit,
		file: part,
		start: edit.start - start,
		end: edit.end - start
	}));
	return lineChanges(part, moved).map((change) => ({
		start: change.start + start,
		end: change.end + start,
		after: change.after
	}));
}
/** The text of some lines, before and after the edits in them. */
function textBeforeAndAfter(lined, { edits, lines }) {
	const { file, starts } = lined;
	const start = starts[lines.first - 1] ?? 0;
	const end = starts[lines.last] ?? file.text.length;
	let after = "";
	let at = start;
	for (const change of lineChangesOfEdits(lined, edits)) {
		after += file.text.slice(at, change.start) + change.after;
		at = change.end;
	}
	return {
		before: file.text.slice(start, end),
		after: after + file.text.slice(at, end)
	};
}
// src/report/fix-hunks.ts
/** The hunks of some edits, file by file and from the first line on. */
const hunksOfEdits = (edits) => [...groupBy(edits, ({ file }) => file)].flatMap(([file, own]) => placesIn(file, own));
/** If more unchanged lines than this are between two edits, each is a hunk of its own. */
const maxBetween$1 = 3;
function placesIn(file, edits) {
	const lined = numberedFile(file);
	const runs = [];
	for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
		const first = lineNumberAt(lined, edit.start);
		const last = lineNumberAt(lined, Math.max(edit.start, edit.end - 1));
		const before = runs.at(-1);
		if (before && first <= before.last + maxBetween$1 + 1) {
			before.edits.push(edit);
			before.last = Math.max(before.last, last);
		} else runs.push({
			edits: [edit],
			last
		});
	}
	return runs.flatMap(({ edits }) => {
		const changes = lineChangesOfEdits(lined, edits);
		const [first, last] = [changes[0], changes.at(-1)];
		return first && last ? [{
			file,
			edits,
			lines: linesBetween(lined, first.start, last.end)
		}] : [];
	});
}
function linesBetween(lined, start, end) {
	const first = lineNumberAt(lined, start);
	if (start < end) return {
		first,
		last: lineNumberAt(lined, end - 1)
	};
	const above = Math.max(1, first - 1);
	return {
		first: above,
		last: above
	};
}
// src/report/findings/new-lines.ts
/** The hunks of a fix's edits. Cached, because many findings may share one fix. */
const placesOf = oncePerObject(hunksOfEdits);
/**
* The new lines that a fix writes at its finding. Undefined without new lines, or if the title of the fix shows the only change.
*/
function newLinesToShow({ file, at, range, fix }) {
	if (!fix) return void 0;
	const places = placesOf(fix.edits);
	const lined = numberedFile(file);
	const place = places.find((one) => one.file === file && isAround(one.lines, file, range));
	const changes = place ? lineChangesOfEdits(lined, place.edits) : [];
	const beside = changes.filter(meets(at.parent));
	const section = placeSectionAround({ at });
	const own = section && beside.every(({ after }) => after === "") ? wholeBlocksIn(section, at, places) : beside;
	const changesOtherPlaces = own.length < changes.length || places.length > 1;
	const lines = withoutIndent(own.flatMap(({ after }) => linesOf$1(after)));
	return lines.length > 1 || lines.length > 0 && changesOtherPlaces ? {
		lines,
		changesOtherPlaces
	} : void 0;
}
/** The lines that a fix removes in the section of its finding. Empty if the fix also writes lines there. */
function linesOnlyRemoved({ at, file, fix }) {
	const lined = numberedFile(file);
	const changes = changesAround(at, fix ? placesOf(fix.edits) : []);
	if (changes.some(({ after }) => after !== "")) return [];
	const ranges = [];
	for (const { start, end } of changes) {
		const before = ranges.at(-1);
		const [first, last] = [lineNumberAt(lined, start), lineNumberAt(lined, end - 1)];
		if (before && before.last + 1 === first) ranges.splice(-1, 1, {
			first: before.first,
			last
		});
		else ranges.push({
			first,
			last
		});
	}
	return ranges;
}
const hunksOfFix = ({ fix }) => fix ? placesOf(fix.edits) : [];
/** The hunks of a finding's fix that are not at the line of the finding. */
const otherHunksOfFix = ({ file, range, fix }) => fix ? placesOf(fix.edits).filter((place) => place.file !== file || !isAround(place.lines, file, range)) : [];
const isAround = ({ first, last }, file, { start }) => {
	const line = lineNumberAt(numberedFile(file), start);
	return first <= line && line <= last;
};
/** Returns a test: whether a range overlaps the section. Without a section, each range passes. */
function meets(section) {
	if (section === void 0) return () => true;
	const end = section.close?.end ?? section.children.at(-1)?.end ?? section.end;
	return (lines) => lines.start < end && lines.end > section.start;
}
/** The changes that a fix makes in a section; empty unless they form whole blocks of lines. */
function wholeBlocksIn(section, at, places) {
	const own = changesIn(section, at, places);
	return haveWholeBlocks(own.flatMap(({ after }) => linesOf$1(after))) ? own : [];
}
/** The changes of a fix in the section of a line. For a line in no section, the changes in its file outside of sections. */
function changesAround(at, places) {
	const section = placeSectionAround({ at });
	if (section) return changesIn(section, at, places);
	const sections = at.file.children.filter((child) => child.kind === "section" && placeSectionAround({ at: child }) === child);
	return places.filter(({ file }) => file === at.file).flatMap(({ edits }) => lineChangesOfEdits(numberedFile(at.file), edits)).filter((lines) => !sections.some((one) => lines.start < one.end && lines.end > one.start));
}
/**
* The changes in a section, without those in inner sections and in guards that the line is not in, whose lines are for other
* requests or another start of the server.
*/
function changesIn(section, at, places) {
	const isIn = isDirectlyIn(section);
	const guards = otherGuardsIn(section, at);
	return places.filter(({ file }) => file === section.file).flatMap(({ edits }) => lineChangesOfEdits(numberedFile(section.file), edits)).filter((lines) => isIn(lines) && !guards.some((one) => isInside(one, lines)));
}
/** The guards in a section that the line is not in, if the line is in a guard. */
function otherGuardsIn(section, { parent }) {
	const others = [];
	for (let inner = parent; inner && inner !== section; inner = inner.parent) for (const child of inner.parent?.children ?? []) if (child.kind === "section" && child !== inner && placeSectionAround({ at: child }) === section) others.push(child);
	return others;
}
/** Whether lines are between the tags of a section. */
const isInside = ({ start, end, close }, lines) => lines.start > start && lines.end <= (close?.start ?? end);
/** Whether every closing tag has its opening tag before it, and every opening tag is closed. */
function haveWholeBlocks(lines) {
	let depth = 0;
	for (const line of lines) {
		if (/^\s*<\//.test(line)) depth -= 1;
		else if (/^\s*</.test(line)) depth += 1;
		if (depth < 0) return false;
	}
	return depth === 0;
}
/** Returns a test: whether a range is in a section, and in none of the sections in it. */
function isDirectlyIn(section) {
	const isIn = meets(section);
	const inner = section.children.filter((child) => child.kind === "section" && placeSectionAround({ at: child }) === child);
	return (lines) => isIn(lines) && !inner.some((one) => lines.start < one.end && lines.end > one.start);
}
function withoutIndent(lines) {
	const shortest = lines.flatMap((line) => line.trim() === "" ? [] : /^[ \t]*/.exec(line)?.[0] ?? "").reduce((least, { length }) => Math.min(least, length), Number.POSITIVE_INFINITY);
	return lines.map((line) => line.slice(shortest).trimEnd());
}
// src/report/findings/joint-fix.ts
/** Returns a function that finds all findings with the same fix as a given one, itself included; none without a fix. */
function sameFixFindingsLookup(findings) {
	const byEdits = groupByEach(findings, ({ fix }) => fix ? [fix.edits] : []);
	return ({ fix }) => fix && byEdits.get(fix.edits) || [];
}
/**
* The number of findings with a fix, as "3 fixes". If all share one fix and are in fewer sections, also the number of sections.
*/
function fixCountText(findings, kind = "") {
	const fixes = countWithNoun(findings.length, `fix${kind}`, `fixes${kind}`);
	const sections = new Set(findings.map(placeSectionAround));
	return new Set(findings.map(({ fix }) => fix?.edits)).size === 1 && !sections.has(void 0) && sections.size < findings.length ? `${fixes} in ${countWithNoun(sections.size, "section")}` : fixes;
}
/** The most places to list that a fix changes besides its finding. */
const maxOtherPlaces = 3;
/** Whether a fix changes more other places than are listed. */
const hasManyOtherPlaces = (finding) => otherHunksOfFix(finding).length > maxOtherPlaces;
/**
* The other places that a fix changes, as a clause that begins with a comma; empty if there are none.
* @param sharing the findings with this fix
* @param written the new lines, if they are shown; undefined if the title is shown instead
*/
function otherPlacesText(finding, sharing, written, rewritten) {
	if (hasManyOtherPlaces(finding)) return sharing.length > 1 ? `, all ${sharing.length} or none` : ", all or none";
	const others = otherHunksOfFix(finding);
	const named = commaList(others.map(({ file, edits: [first] }) => first ? `${printablePath(file)}:${currentPositions(rewritten, file).at(first.start).line}` : printablePath(file)));
	if (others.length > 0) return others.length === hunksOfFix(finding).length ? `, at ${named}` : `, which also changes ${named}`;
	return written?.changesOtherPlaces ? ", which also changes lines nearby" : "";
}
const printablePath = ({ path }) => printable(path).replace(/[\t\n]/g, "�");
// src/report/findings/shared-assumptions.ts
const cureOfHtaccess = ({ settingsPath = "httpd-upgrade.json" }) => `If so, put \`{"confirmed": ["server-of-htaccess"]}\` into ${printable(settingsPath)}. Plain --write then applies them.`;
/** The assumptions of most access fixes, each with what to do if it is true, or if the user is not sure. */
const doubts = [
	{
		sentence: noOtherAccessRulesSentence,
		cure: ({ site }, isOnlyOne) => {
			const ifUnsure = shellLineToCopyMissingFiles(site) ? "copy the missing files first, as listed above" : `pass all files of the server, for example with \`httpd-upgrade ${foldersToPass(site)}\``;
			return `${isOnlyOne ? "If so, add --assume-complete. " : ""}If you are not sure, ${ifUnsure}.`;
		}
	},
	...[noServerAccessRulesSentence, noServerAccessRulesButAuthConfigSentence].map((sentence) => ({
		sentence,
		cure: cureOfHtaccess
	})),
	{
		sentence: noAccessRulesOutsideUnitSentence,
		cure: () => "If so, --write --review applies them."
	}
];
/** Returns a function that gives the assumptions of a finding's fix, without repeating the ones at the end of the report. */
function fixConditionsLookup(report) {
	const shared = sharedIn(report);
	return (finding) => {
		const sentences = sentencesOf(finding);
		const own = sentences.filter((sentence) => !shared.some((one) => one.sentence === sentence)).join(" ");
		const letters = shared.flatMap(({ sentence }, index) => sentences.includes(sentence) ? letterOf(index) : []);
		const isJoint = shared.some(({ sentence, findings }) => sentences.includes(sentence) && isOneFix(findings));
		if (letters.length === 0) return {
			shared: "",
			own: finding.fix?.assumes ?? "",
			isJoint
		};
		if (shared.length === 1) return {
			shared: "the condition at the end of this report",
			own,
			isJoint
		};
		return {
			shared: `${letters.length > 1 ? "conditions" : "condition"} ${listText(letters)} (at the end)`,
			own,
			isJoint
		};
	};
}
/** The assumptions at the end of the report, each with the fixes that share it, and with a letter if there are several. */
function sharedAssumptionsText(report) {
	const shared = sharedIn(report).map((one, index) => ({
		...one,
		letter: letterOf(index)
	}));
	const textOf = ({ sentence, cure, findings }, isOnlyOne) => [sentenceFor(sentence, findings, report.site), ...cure ? [cure(report, isOnlyOne)] : []].join(" ");
	const numbers = new Map(report.migration.findings.map((finding, index) => [finding, index]));
	return [...groupBy(shared, ({ findings }) => findings.map((one) => numbers.get(one)).join()).values()].map(([first, ...others]) => {
		const { findings, letter } = first;
		const isAlone = findings.every((finding) => sentencesOf(finding).length === 1);
		const head = `${headOf(findings, report)} safe ${isAlone ? "if" : "only if"}`;
		if (others.length === 0) return `${shared.length > 1 ? `Condition ${letter}: ` : ""}${head} this is true: ${textOf(first, true)}\n`;
		const both = [first, ...others];
		return `${head} conditions ${listText(both.map((one) => one.letter))} are true.${commandFor(findings)}\n${both.map((one) => `  ${one.letter}: ${textOf(one, commandFor(findings) === "")}\n`).join("")}`;
	}).join("");
}
/** A sentence with the command that writes these fixes; empty if they are of several rules. */
function commandFor(findings) {
	const rules = new Set(findings.map(({ rule }) => rule.id));
	return rules.size === 1 ? ` To write them, run httpd-upgrade with --write --review --only ${[...rules].join()}.` : "";
}
const letterOf = (index) => String.fromCharCode("A".charCodeAt(0) + index);
const sentencesOf = ({ rule, fix }) => [...new Set(fix ? assumptionsOf(rule.id, fix).map(({ sentence }) => sentence) : [])];
/** An assumption is printed once, at the end, if fixes with at least this many different messages have it. */
const fewestMessages = 3;
/** The assumptions of open fixes that the report prints at its end: the ones in `doubts` first, then other repeated ones. */
const sharedIn = oncePerObject((report) => {
	const unread = new Set(filesByServer(report).named);
	const { migration, applied } = report;
	const open = migration.findings.filter((finding) => !applied.has(finding) && !unread.has(finding.file) && !hasRarelyNeededFix(finding) && !isInDefaults(finding));
	const all = groupByEach(open, sentencesOf);
	const isRepeated = (findings) => new Set(findings.map(messageAndFixKey)).size >= fewestMessages;
	const known = doubts.flatMap((doubt) => {
		const findings = all.get(doubt.sentence) ?? [];
		return findings.some((finding) => sentencesOf(finding).length === 1) || isRepeated(findings) ? [{
			...doubt,
			findings
		}] : [];
	});
	const others = [...all].flatMap(([sentence, findings]) => doubts.some((doubt) => doubt.sentence === sentence) || !isRepeated(findings) ? [] : [{
		sentence,
		findings,
		cure: void 0
	}]);
	return [...known, ...others.slice(0, maxOthers)];
});
/** The most shared assumptions, because each has a letter as its name. */
const maxOthers = 20;
/** Whether the paragraph about changed defaults has the finding, and then also the assumptions of its fix. */
const isInDefaults = (finding) => effectOf(finding) === "defaults";
/** Whether the findings share one fix, which cannot be written in part. */
const isOneFix = (findings) => findings.length > 1 && new Set(findings.map(({ fix }) => fix?.edits)).size === 1;
function headOf(findings, { rewritten }) {
	const [first] = findings;
	if (!first || findings.length > 1) {
		const count = fixCountText(findings, " for review");
		return isOneFix(findings) ? `${count} belong together (write all or none). They are` : `${count} are`;
	}
	const { line } = currentPositions(rewritten, first.file).at(first.range.start);
	return `1 fix for review (${printable(first.file.path)}:${line}) is`;
}
/** The sentence of an assumption, with the folders of its findings named, and the folder of a copied server. */
function sentenceFor(sentence, findings, site) {
	const isOne = new Set(findings.map(({ file }) => file)).size === 1;
	return printable(withFoldersNamed(isOne ? sentence : sentenceForSeveralFolders(sentence), findings, whereUnseenFilesAre(site)));
}
/** A phrase for the place of files that were not given, such as "outside old/" or "besides the 3 files read". */
function whereUnseenFilesAre(site) {
	const [copy, ...others] = copiedServers(site);
	if (copy && copy.folder !== "." && others.length === 0) return `outside ${copy.folder}/`;
	const files = filesIn(site);
	return files.length === 1 ? `besides ${files[0]?.path}` : `besides the ${files.length} files read`;
}
/** The folders of the configuration and of the documents, for a command line. */
function foldersToPass(site) {
	const [root] = site.directives("ServerRoot").flatMap(literalPath);
	const [documents = "/var/www"] = site.directives("DocumentRoot").flatMap(literalPath);
	const isDebian = mainFiles(site).some(({ file }) => /(^|\/)apache2\.conf$/.test(file.path));
	return quoteShellPaths([root ?? (isDebian ? "/etc/apache2" : "/etc/httpd"), documents]);
}
const literalPath = (line) => {
	const path = line.args[0]?.value ?? "";
	return path.startsWith("/") && isLiteral(line) ? [path] : [];
};
// src/report/findings/finding-text.ts
/**
* Returns a function that makes the paragraphs for some files, in the order of files and lines. Findings with the same message
* and new lines share a paragraph.
*/
function paragraphMaker(report, findingsIn, paint, seen) {
	const { site, rewritten } = report;
	const conditionsOf = fixConditionsLookup(report);
	const sharing = sameFixFindingsLookup(report.migration.findings);
	const problemsIn = (file) => site.problemsOf(file).map((problem) => ({
		...problem,
		file
	}));
	return (files) => {
		const rank = new Map(files.map((file, index) => [file, index]));
		const findings = groupBy(files.flatMap(findingsIn), (finding) => JSON.stringify([
			messageAndFixKey(finding),
			hasManyOtherPlaces(finding) || newLinesToShow(finding),
			finding.forms?.map(({ title }) => title)
		]));
		const problems = groupBy(files.flatMap(problemsIn), ({ message }) => message);
		return [...Array.from(findings.values(), (group) => ({
			file: group[0].file,
			at: group[0].range.start,
			finding: group[0],
			count: group.length,
			text: () => findingText(group, {
				rewritten,
				paint,
				seen,
				site,
				conditionsOf,
				sharing
			})
		})), ...Array.from(problems.values(), (group) => ({
			file: group[0].file,
			at: group[0].at.start,
			count: group.length,
			text: () => problemText(group, {
				rewritten,
				paint,
				site,
				conditionsOf,
				sharing
			})
		}))].sort((a, b) => (rank.get(a.file) ?? 0) - (rank.get(b.file) ?? 0) || a.at - b.at);
	};
}
const styles = {
	error: "red",
	warning: "yellow",
	info: "blue"
};
function findingText(group, shown) {
	const [finding, ...others] = group;
	const { severity, message, rule } = finding;
	const { paint } = shown;
	const head = `${placeText(finding, shown)}: ${paint(styles[severity], severity)}: ${printable(message)} ${paint("dim", `[${rule.id}]`)}\n`;
	const source = finding.concerns === "line" ? sourceLine(finding, styles[severity], shown) : "";
	if (shown.seen?.has(finding)) return `${head}${source}${alsoText(finding, others, shown)}\n`;
	const sets = [...groupBy(group, (one) => JSON.stringify(newLinesToShow(one)?.lines)).values()];
	if (sets.length > 1) return `${head}${source}${jointFixText(sets, shown)}\n`;
	return `${head}${source}${alsoText(finding, others, shown)}${wayText(finding, shown)}\n`;
}
function problemText([first, ...others], shown) {
	const placed = ({ file, at }) => ({
		file,
		range: at
	});
	return `${`${placeText(placed(first), shown)}: ${shown.paint("red", "problem")}: ${printable(first.message)}\n`}${sourceLine(placed(first), "red", shown)}${alsoText(placed(first), others.map(placed), shown)}\n`;
}
function placeText({ file, range }, { rewritten, paint }) {
	const { line, column } = currentPositions(rewritten, file).at(range.start);
	return paint("bold", `${printablePath(file)}:${line}:${column}`);
}
/** The most places to list. */
const maxPlaces = 20;
function alsoText({ file }, others, shown) {
	const { here, there } = placesText(file, others, shown);
	return nonEmptyTexts(here && `    also on ${here}\n`, there && `    also at ${there}\n`).join("");
}
/** Places as texts: "lines 3, 5" for the ones in `file`, and "b.conf:7; c.conf lines 1, 2" for the others. */
function placesText(file, places, { rewritten }) {
	const all = places.map((one) => {
		const { line } = currentPositions(rewritten, one.file).at(one.range.start);
		return {
			isHere: one.file === file,
			path: printablePath(one.file),
			line
		};
	});
	const here = all.filter(({ isHere }) => isHere).map(({ line }) => String(line));
	return {
		here: here.length > 0 ? `${here.length === 1 ? "line" : "lines"} ${commaList(here, maxPlaces)}` : "",
		there: placesByFileText(all.filter(({ isHere }) => !isHere), maxPlaces)
	};
}
/** The text for a fix that changes many places with one message: each different set of new lines, with its places. */
function jointFixText(sets, shown) {
	const [[first] = []] = sets;
	if (!first) return "";
	const at = (own) => {
		const { here, there } = placesText(first.file, own, shown);
		return `    ${nonEmptyTexts(here, there).join("; ")}`;
	};
	const most = sets.length > maxSets + 1 ? maxSets : sets.length;
	const rows = sets.slice(0, most).map((own) => {
		const written = newLinesToShow(own[0]);
		return `${at(own)}:${written ? newLinesText(written, maxLinesOfSet) : withoutNewLinesText(own[0], shown)}`;
	});
	const others = sets.slice(most).flat();
	const rest = others.length > 0 ? `${at(others)}:\n        similar new lines (--diff --review shows them)\n` : "";
	return `    ${fixHead(first, shown)}\n${rows.join("")}${rest}`;
}
const widest = 120;
/** The line with carets under the marked words. Of a long line, only the part around these words is shown. */
function sourceLine({ file, range }, style, { rewritten, paint }) {
	const positions = currentPositions(rewritten, file);
	const start = positions.at(range.start);
	const whole = positions.line(start.line);
	const cut = start.column > 100 ? start.column - 21 : whole.startsWith("﻿") ? 1 : 0;
	const shown = printable(whole.slice(cut, cut + widest));
	const from = Math.max(0, start.column - 1 - cut);
	const length = Math.max(1, Math.min(range.end - range.start, shown.trimEnd().length - from));
	const lead = shown.slice(0, from).replace(/[^\t]/g, " ");
	return `    ${shown.trimEnd()}\n    ${lead}${paint(style, "^".repeat(length))}\n`;
}
function wayText(finding, shown) {
	const { paint } = shown;
	const { fix, forms = [] } = finding;
	if (!fix) return forms.length > 0 ? `    ${paint("yellow", forms.length > 1 ? "edit by hand, in one of these ways" : "possible change")}:\n${forms.map(formText).join("")}` : "";
	const written = newLinesToShow(finding);
	const what = (written ? newLinesText(written, hasManyOtherPlaces(finding) ? maxLinesOfSet : maxLines$1) : "") || (hasManyOtherPlaces(finding) ? withoutNewLinesText(finding, shown) : ` ${fix.title}\n`);
	return `    ${fixHead(finding, shown)}${what}${conditionText(finding, shown)}`;
}
/** The head of a fix: whether it is safe, the other places that it changes, and its conditions by their letters in the report. */
function fixHead(finding, { paint, rewritten, conditionsOf, sharing }) {
	const where = otherPlacesText(finding, sharing(finding), newLinesToShow(finding), rewritten);
	if (resolutionOf(finding) === "safe") return `${paint("green", `fix${where}`)}:`;
	if (hasRarelyNeededFix(finding)) return `${paint("yellow", `fix, only if needed (--write --review --only ${finding.rule.id})${where}`)}:`;
	const { shared, own, isJoint } = conditionsOf(finding);
	if (own !== "") return `${paint("yellow", `fix, for review${where}`)}:`;
	return `${paint("yellow", `fix${isJoint ? "" : where}, if ${shared} ${shared.startsWith("conditions") ? "are" : "is"} true`)}:`;
}
/** The assumptions of a fix that the report does not print at its end; empty if there are none. */
function conditionText(finding, { paint, site, conditionsOf }) {
	if (resolutionOf(finding) === "safe") return "";
	if (hasRarelyNeededFix(finding)) return `    ${paint("yellow", "if")}: ${finding.fix?.assumes}\n`;
	const { shared, own } = conditionsOf(finding);
	if (own === "") return "";
	const conditions = nonEmptyTexts(shared && `${shared}.`.replace(/^[tc]/, (letter) => letter.toUpperCase()), ...conditionsForOldDefaults([finding]), printable(withFoldersNamed(own, [finding], whereUnseenFilesAre(site))));
	return `    ${paint("yellow", "if")}: ${conditions.join(" ")}\n`;
}
/** What to print for a fix without new lines at its finding: the lines to remove, or else the command that shows the fix. */
function withoutNewLinesText(finding, { rewritten }) {
	const old = rewritten ? [] : linesOnlyRemoved(finding);
	if (old.length === 0) return ` see httpd-upgrade --diff --review ${printablePath(finding.file)}\n`;
	const named = old.map(({ first, last }) => first === last ? `${first}` : `${first}–${last}`);
	return ` remove ${old.length === 1 && old[0]?.first === old[0]?.last ? "line" : "lines"} ${listText(named)}\n`;
}
function formText({ title, assumptions = [] }) {
	const condition = assumptions.length > 0 ? `, if ${uncapitalised(allAssumptionsText(assumptions))}` : "";
	return `      - ${printable(`${title}${condition}`)}\n`;
}
/** The most new lines of a fix to show: lists of addresses can be long. */
const maxLines$1 = 12;
/** The most new lines to show at each place of a fix that changes many places. */
const maxLinesOfSet = 4;
/** The most sets of new lines to show for one message. */
const maxSets = 3;
const cutText = (line) => line.length > widest ? `${line.slice(0, 119)}…` : line;
function newLinesText({ lines }, most) {
	const shown = lines.length > most + 1 ? lines.slice(0, most) : lines;
	const more = lines.length - shown.length;
	return `\n${[...shown.map((line) => `      + ${cutText(printable(line))}`.trimEnd()), ...more > 0 ? [`        and ${more} more lines`] : []].join("\n")}\n`;
}
// src/report/findings/findings-text.ts
/**
* The open findings and syntax problems: server by server with the worst first, then the other files in their order.
* @param shown findings whose fixes are already printed
*/
function findingsText(report, paint, shown) {
	const { servers, shown: files } = filesByServer(report);
	const paragraphsOf = paragraphMaker(report, findingsLeft(report), paint, shown);
	const told = new Set(servers.flatMap(({ files }) => files));
	const others = paragraphsOf(files.filter((file) => !told.has(file)));
	const whole = servers.map((server) => ({
		server,
		paragraphs: paragraphsOf(server.files)
	}));
	return [
		...whole.map(({ server, paragraphs }) => serverText(server, paragraphs, {
			isOne: whole.length === 1,
			report,
			paint
		})),
		...whole.length > 0 && others.length > 0 ? [headText("In other files", others, paint)] : [],
		...inText(others, paint)
	].join("");
}
const unwrittenFindingsByFile = ({ migration, applied }) => findingsByFile(migration.findings.filter((finding) => !applied.has(finding)));
function findingsLeft(report) {
	const byFile = unwrittenFindingsByFile(report);
	return (file) => byFile.get(file) ?? [];
}
/** The paragraphs as texts. Findings with the effect `defaults` become one paragraph at the end. */
function inText(paragraphs, paint) {
	const isCommon = (paragraph) => effectOfParagraph(paragraph) === "defaults" && !paragraph.finding?.isDeclined;
	return [...paragraphs.filter((paragraph) => !isCommon(paragraph)).map(({ text }) => text()), defaultsText(paragraphs.filter(isCommon).flatMap(({ finding }) => finding ?? []), paint)];
}
/** The effect of a paragraph. For a syntax problem, it is the effect of a line that 2.4 rejects. */
const effectOfParagraph = ({ finding, file }) => finding ? effectOf(finding) : effectOfRejectedLine(file);
function serverText({ main, files }, paragraphs, { isOne, report, paint }) {
	const byEffect = groupBy(paragraphs, effectOfParagraph);
	return (isOne || paragraphs.length === 0 ? "" : `${paint("bold", `The server of ${printable(main.path)}:`)}\n\n`) + findingEffects.flatMap((effect) => {
		const own = byEffect.get(effect);
		const some = effect === "will not start" ? inUndecidedGuardsText(report, files) : "";
		return own ? [headText(effectHeadings[effect], own, paint, some), ...inText(own, paint)] : [];
	}).join("");
}
/** How many errors are in guards that the files do not decide; empty if there are none. */
function inUndecidedGuardsText({ site, migration, applied }, files) {
	const errors = migration.findings.filter((finding) => files.includes(finding.file) && !applied.has(finding) && effectOf(finding) === "will not start");
	const some = errors.filter(({ at }) => isConditional(site, at)).length;
	if (some === 0) return "";
	return `${some === errors.length ? "" : `, ${numberText(some)} of them`} only with certain -D names or modules`;
}
function headText(head, paragraphs, paint, some = "") {
	const count = paragraphs.reduce((sum, paragraph) => sum + paragraph.count, 0);
	return `${paint("bold", `${head} (${numberText(count)}${some}):`)}\n\n`;
}
// src/report/one-htaccess.ts
/** The new text of the only given file, if it is a `.htaccess` file, has changes, and was not written. Otherwise undefined. */
function newTextOfSingleHtaccess({ site, migration, applied, isPart = false }) {
	const [file] = filesIn(site);
	if (!file || isPart || applied.size > 0 || !isSingleHtaccess(site)) return void 0;
	const made = migrationOf(migration.findings.filter((finding) => finding.fix && !hasRarelyNeededFix(finding)), { fixes: "all" });
	const text = made.texts.get(file);
	return text === void 0 ? void 0 : {
		file,
		text,
		taken: made.taken
	};
}
/** Whether the only given file is a `.htaccess` file. */
const isSingleHtaccess = (site) => {
	const [file, ...others] = filesIn(site);
	return file !== void 0 && others.length === 0 && isHtaccess(file);
};
/** The new text of the file for the terminal, and the condition under which it is right. */
function singleHtaccessText({ file, text, taken }, paint) {
	const lines = text.replace(/\r?\n$/, "").split(/\r?\n/).map(printable).join("\n");
	return `${paint("bold", `${printable(file.path)} for 2.4:`)}\n\n${lines}\n\n${paint("yellow", conditionForHtaccessOwner(taken))}\n\n`;
}
/** The condition of these fixes, in words that the owner of a `.htaccess` file can check. */
function conditionForHtaccessOwner(findings) {
	const assumptions = [...findings].flatMap(assumptionsOfFinding);
	const ofHost = assumptions.filter(({ name }) => name === "server-of-htaccess");
	const others = assumptions.filter((assumption) => !ofHost.includes(assumption));
	const host = ofHost.some(({ sentence }) => sentence === noServerAccessRulesButAuthConfigSentence) ? `${hostRules}, or forbids Require there (AllowOverride without AuthConfig)` : hostRules;
	if (others.length === 0) return ofHost.length === 0 ? "2.4 answers every request as 2.2 did." : `Right unless ${host}.`;
	return `Right if this is true: ${allAssumptionsText(others)}${ofHost.length > 0 ? ` But wrong if ${host}.` : ""}`;
}
const hostRules = "your host sets access rules for this folder itself";
// src/report/statistics.ts
/** An overview of the open findings: server by server, their number for each effect and rule. */
function statistics({ site, migration, applied }) {
	const left = migration.findings.filter((finding) => !applied.has(finding));
	const unread = unreadFiles(site);
	const servers = sitesByServer(site).filter(({ role }) => role !== "unread");
	const blocks = [...groupBy(servers, nameOf)].flatMap(([name, parts]) => {
		const files = new Set(parts.flatMap((part) => filesIn(part)));
		const own = left.filter(({ file }) => files.has(file));
		return own.length > 0 ? [`${name} (${filesOfServerText(site, [...files])}):\n${gravitiesText(own)}`] : [];
	});
	const hidden = left.filter(({ file }) => unread.has(file)).length;
	const end = unread.size > 0 ? [`${countWithNoun(unread.size, "file")} that no server reads, with ${countWithNoun(hidden, "finding")}.\n`] : [];
	return blocks.length + end.length > 0 ? [...blocks, ...end].join("\n") : "Nothing was found.\n";
}
const nameOf = (server) => {
	const mains = mainFiles(server).map(({ file }) => printable(file.path));
	return mains.length > 0 ? `Server of ${mains.join(", ")}` : "Files that no main file here includes";
};
/** The number of files that the server reads, and the names of other files, which no Include names. */
function filesOfServerText(site, files) {
	const mains = new Set(mainFiles(site).map(({ file }) => file));
	const others = files.filter((file) => !mains.has(file) && !site.others.includes(file) && !isHtaccess(file) && site.includersOf(file).length === 0);
	if (others.length === 0 || !files.some((file) => mains.has(file))) return countWithNoun(files.length, "file");
	const named = commaList(others.map(({ path }) => printable(path)), maxNamed);
	return `${countWithNoun(files.length - others.length, "file")}, and ${countWithNoun(others.length, "file")} that no Include line names: ${named}`;
}
/** The most files to name. */
const maxNamed = 3;
const gravitiesText = (findings) => findingEffects.map((effect) => ({
	effect,
	own: findings.filter((finding) => effectOf(finding) === effect)
})).filter(({ own }) => own.length > 0).map(({ effect, own }) => `  ${String(own.length).padStart(4)}  ${effectHeadings[effect]}: ${rulesText(own)}\n`).join("");
const rulesText = (findings) => Array.from(groupBy(findings, ({ rule }) => rule.id), ([id, own]) => ({
	id,
	count: own.length
})).sort((a, b) => b.count - a.count).map(({ id, count }) => `${id} ${count}`).join(", ");
// src/report/text.ts
/** The number of open findings above which the report begins with an overview. */
const maxWithoutOverview = 50;
const hasOverview = ({ migration, applied }) => migration.findings.filter((finding) => !applied.has(finding)).length > maxWithoutOverview;
/**
* The text report: server by server, the worst findings first, and the next steps at the end. Findings with the same
* message are shown once, with all their lines.
*/
function text(report, paint = plain) {
	const { named } = filesByServer(report);
	const one = newTextOfSingleHtaccess(report);
	return (one ? singleHtaccessText(one, paint) : "") + verdictText(report, paint) + copyRootsText(report.site) + (hasOverview(report) ? `${statistics(report)}\n` : "") + findingsText(report, paint, one?.taken) + endText(report, paint) + summaryLine(reportOnShownFiles(report), paint) + (one ? "" : sharedAssumptionsText(report)) + unreadText(report, named);
}
/** The first line: what the open findings do to 2.4. If an overview follows, only the worst effect. */
function verdictText(report, paint) {
	const { migration, applied } = reportOnShownFiles(report);
	const left = migration.findings.filter((finding) => !applied.has(finding));
	const [worst] = worstEffectsFirst(left);
	const verdict = verdictSentence(hasOverview(report) ? left.filter((finding) => worst && effectOf(finding) === effectOf(worst)) : left);
	return verdict === "" ? "" : `${paint("bold", `${applied.size > 0 ? "Remaining: " : ""}${verdict}.`)}\n\n`;
}
const endText = ({ checklist, verified }, paint) => checklistText(checklist ?? [], paint) + (verified ? `${verifyResultText(verified, paint)}\n` : "");
/** Names the files that no server reads, without their findings. */
function unreadText(report, named) {
	const kept = unreadHtaccessFiles(report.site);
	const unread = named.filter((file) => !kept.has(file));
	return unreadHtaccessText(report.site) + noLineText(unread, unwrittenFindingsByFile(report));
}
function noLineText(unread, byFile) {
	if (unread.length === 0) return "";
	const named = commaList(unread.map(({ path }) => printable(path)));
	const findings = unread.reduce((sum, file) => sum + (byFile.get(file)?.length ?? 0), 0);
	return `The server does not read ${named}${findings > 0 ? `; ${countWithNoun(findings, "finding")} there ${findings === 1 ? "is" : "are"} not shown. Name a file to see its findings` : ""}.\n`;
}
/** The number of written fixes, and of fixes that were not written, for example because their file could not be written. */
function writtenParts({ migration: { findings }, applied, input }) {
	const files = new Set([...applied].flatMap(({ fix }) => fix?.edits.map(({ file }) => file) ?? []));
	const left = findings.filter((finding) => !applied.has(finding));
	const offered = left.filter(hasRarelyNeededFix).length;
	const [safe = 0, review = 0] = ["safe", "review"].map((one) => left.filter((finding) => resolutionOf(finding) === one).length);
	return nonEmptyTexts(`${countWithNoun(applied.size, "fix", "fixes")} written to ${[...files].every((file) => file === input) ? "standard output" : countWithNoun(files.size, "file")}`, !!safe && `${numberText(safe)} not written`, ...reviewParts(review, offered));
}
/** The numbers of fixes for review that are open: the usual ones, and the ones that few servers need (`hasRarelyNeededFix`). */
const reviewParts = (review, offered) => [review > offered && `${numberText(review - offered)} for review (--diff --review)`, offered > 0 && `${numberText(offered)} only if needed`];
/** The last line of the report: how many files and findings there are, and the options that fix the findings. */
function summaryLine(report, paint) {
	const { files, findings, safe, review, manual, applied, problems } = summaryOf(report);
	const read = countWithNoun(files, "file");
	const among = report.among ? ` ${report.among}` : "";
	const unread = problems ? [`${countWithNoun(problems, "place")} whose meaning is not clear`] : [];
	if (files > 0 && filesIn(report.site).every(({ text }) => text.trim() === "")) return `${paint("bold", files === 1 ? "1 file read: it is empty" : `${read} read: all are empty`)}.\n`;
	if (findings === 0) {
		const more = [...unread, ...lacksServer(report) ? ["the server's own configuration was not given"] : []];
		return `${paint("bold", `${read} read: no problems${among} for 2.4`)}${more.map((text) => `; ${text}`).join("")}.\n`;
	}
	const parts = [
		...applied ? writtenParts(report) : [],
		...applied === 0 && safe ? [`${countWithNoun(safe, "safe fix", "safe fixes")} (--write)`] : [],
		...applied === 0 ? nonEmptyTexts(...reviewParts(review, report.migration.findings.filter(hasRarelyNeededFix).length)) : [],
		...manual ? [`${numberText(manual)} without a fix`] : [],
		...unread
	];
	return `${paint("bold", `${read} read, ${countWithNoun(findings, "finding")}${among}`)}: ${parts.join(", ")}.\n${assumedVersionText(report)}`;
}
/** Whether all given files are .htaccess files for 2.2. They do not show whether 2.4 starts. */
const lacksServer = ({ site, isPart }) => !isPart && site.from === "2.2" && site.files.length > 0 && site.files.every(isHtaccess);
// src/report/github.ts
/** Workflow commands that GitHub shows as annotations, one per line, and a summary line in the log. */
const github = (report) => `${diagnosticsOf(report).map(command).join("")}${summaryLine(report, plain)}`;
const commands = {
	error: "error",
	warning: "warning",
	info: "notice"
};
function command(diagnostic) {
	const { path, start, end, severity, title, id } = diagnostic;
	const columns = start.line === end.line ? {
		col: start.column,
		endColumn: end.column
	} : {};
	const properties = {
		file: path,
		line: start.line,
		endLine: end.line,
		...columns,
		title: `${title} (${id})`
	};
	const words = Object.entries(properties).map(([name, value]) => `${name}=${property(String(value))}`);
	return `::${commands[severity]} ${words.join(",")}::${data(printable(messageWithFix(diagnostic)))}\n`;
}
/** The text with the escapes that the runner reads (actions/runner, ActionCommand.cs). */
const data = (text) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const property = (text) => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
// src/report/gitlab.ts
/**
* GitLab's code quality report: the part of Code Climate's format that it reads
* (docs.gitlab.com/ci/testing/code_quality).
*/
function gitlab(report) {
	const issues = diagnosticsOf(report).map((diagnostic) => ({
		type: "issue",
		check_name: diagnostic.id,
		description: messageWithFix(diagnostic),
		categories: ["Compatibility"],
		severity: severities$1[diagnostic.severity],
		fingerprint: diagnostic.fingerprint,
		location: {
			path: diagnostic.path,
			lines: {
				begin: diagnostic.start.line,
				end: diagnostic.end.line
			}
		}
	}));
	return `${JSON.stringify(issues, null, 2)}\n`;
}
/** GitLab's severities. `error`: 2.4 does not start; `warning`: it starts and behaves differently. */
const severities$1 = {
	error: "critical",
	warning: "major",
	info: "info"
};
// src/report/json.ts
/**
* The report in version 1 of `--format json`. Lines and columns count from 1. Files without findings and problems are left out. Of
* the files that the server does not read, only the paths are given, as in the text report.
*/
const json = (report) => [...jsonInPieces(report)].join("");
/** The text of `json` in pieces, one for each file, because the whole can be longer than all files together. */
function* jsonInPieces(all) {
	const report = reportOnShownFiles(all);
	const { site, migration } = report;
	const { named } = filesByServer(all);
	const { errors: _errors, warnings: _warnings, problems: _problems, ...summary } = summaryOf(report);
	const byFile = findingsByFile(migration.findings);
	const isNamed = new Set(named);
	const told = filesIn(site).filter((file) => !isNamed.has(file)).filter((file) => byFile.has(file) || site.problemsOf(file).length > 0);
	const unread = named.length > 0 ? { unread: named.map(({ path }) => path) } : {};
	const whole = {
		version: 1,
		complete: site.complete,
		from: site.from,
		files: [],
		...unread,
		summary,
		...ends(report)
	};
	const [start, ...rest] = JSON.stringify(whole, null, 2).split("\"files\": []");
	yield `${start}"files": [`;
	for (const [index, file] of told.entries()) {
		const entry = JSON.stringify([[fileEntry(report, file, byFile.get(file) ?? [])]], null, 2);
		yield `${index > 0 ? "," : ""}\n    ${entry.slice(10, -6)}`;
	}
	yield `${told.length > 0 ? "\n  " : ""}]${rest.join("\"files\": []")}\n`;
}
const ends = ({ checklist, verified, rewritten }) => ({
	checklist: checklistObjects(checklist ?? [], rewritten),
	...verified ? { verified: verifyResultObject(verified) } : {}
});
function fileEntry(report, file, findings) {
	const { rewritten } = report;
	const now = (one) => currentPositions(rewritten, one);
	const edit = oncePerObject((one) => editEntry(file, one, now));
	const appliedEdit = oncePerObject((one) => editEntry(file, one, positionsIn));
	const findingEntry = (finding) => {
		const { rule, severity, message, fix } = finding;
		const applied = report.applied.has(finding);
		const { title, safe, assumes = null } = fix ?? {};
		return {
			rule: rule.id,
			severity,
			...span(now(file), finding.range, "line", "column"),
			message,
			see: rule.see,
			fix: fix ? {
				title,
				safe,
				assumes,
				applied,
				edits: fix.edits.map(applied ? appliedEdit : edit)
			} : null
		};
	};
	return {
		path: file.path,
		changed: report.migration.texts.has(file),
		findings: findings.map(findingEntry),
		problems: report.site.problemsOf(file).map(({ at, message }) => ({
			...now(file).at(at.start),
			message
		}))
	};
}
const editEntry = (file, edit, positionsOf) => ({
	...edit.file === file ? {} : { path: edit.file.path },
	...span(positionsOf(edit.file), edit, "startLine", "startColumn"),
	text: edit.text
});
function span(positions, { start, end }, line, column) {
	const from = positions.at(start);
	const to = positions.at(end);
	return {
		[line]: from.line,
		[column]: from.column,
		endLine: to.line,
		endColumn: to.column
	};
}
// src/report/markdown.ts
/** A page for a ticket, a wiki or a job summary: the counts, a table of open findings, and the checklist. */
function markdown(report) {
	const all = diagnosticsOf(withConditionsNamed(report));
	const rows = severities.flatMap((severity) => all.filter((one) => one.severity === severity)).map(row);
	return `${nonEmptyTexts("## httpd 2.2 → 2.4", markdownSentence(summaryLine(report, plain).replace(/ \(--[^)]*\)/g, "")), rows.length > 0 && [...head, ...rows].join("\n"), report.verified && codeBlock(verifyResultText(report.verified, plain), "text"), checklistMarkdown(report.checklist ?? []).trimEnd(), ...sharedAssumptionsText(report).split("\n").map((line) => markdownSentence(line))).join("\n\n")}\n`;
}
const severities = [
	"error",
	"warning",
	"info"
];
/** The open findings of a report. Their conditions name the folders, or the letters of conditions at the end of the page. */
function withConditionsNamed(report) {
	const { site, migration, applied } = report;
	const conditionsOf = fixConditionsLookup(report);
	const conditionOf = (finding) => {
		const { shared, own } = conditionsOf(finding);
		const named = withFoldersNamed(own, [finding], whereUnseenFilesAre(site));
		return nonEmptyTexts(shared && `${shared} ${shared.startsWith("conditions") ? "are" : "is"} true.`, named).join(" ");
	};
	const findings = migration.findings.flatMap((finding) => {
		const { fix } = finding;
		if (applied.has(finding)) return [];
		return fix?.assumes === void 0 ? finding : {
			...finding,
			fix: {
				...fix,
				assumes: conditionOf(finding)
			}
		};
	});
	return {
		...report,
		migration: {
			...migration,
			findings
		}
	};
}
const head = ["| Where | | What 2.4 does | What to do |", "|---|---|---|---|"];
function row(diagnostic) {
	const { path, start, severity, message, id, see } = diagnostic;
	const named = see ? markdownLink(inlineCode(id), see) : inlineCode(id);
	return `| ${[
		inlineCode(`${path}:${start.line}`),
		severity,
		`${markdownSentence(message)} ${named}`,
		whatToDo(diagnostic)
	].map(tableCell).join(" | ")} |`;
}
function whatToDo({ fix, severity }) {
	if (!fix) return adviceWithoutFix(severity);
	return fix.safe ? markdownSentence(fix.title) : `For review: ${markdownSentence(fix.title)}. Only if: ${markdownSentence(fix.assumes ?? "")}`;
}
// src/report/suggestion.ts
/**
* The suggestions for a file. Each fix becomes the smallest range of whole lines around its edits, and ranges that touch or are
* close are joined. An insertion also includes the line above, or else the one below.
* @param fixable fixes that can be applied together, as `chooseFixes` returns them
* @param sectionOf the section of a fix, if it has one: within a section, ranges may be further apart
*/
function suggestionsFor(file, fixable, fits, sectionOf = () => void 0) {
	const lined = {
		...numberedFile(file),
		rank: new Map(fixable.map((one, index) => [one, index]))
	};
	const suggestions = clusters(fixable.flatMap((one) => {
		const lines = placeOf$1(lined, one.fix.edits, fits);
		const run = lines && {
			settles: [one],
			edits: one.fix.edits,
			lines
		};
		return run && isSayable(lined, run) ? [run] : [];
	}).sort(byPlace), fits, lyingTogether(file, sectionOf)).flatMap((cluster) => together(lined, cluster, fits)).reduce((done, run) => shares(done.at(-1), run) ? joined(lined, done, run, fits) : pushed(done, run), []).map((run) => ({
		settles: run.settles,
		lines: run.lines,
		text: linesIn(textBeforeAndAfter(lined, run).after)
	}));
	const settled = new Set(suggestions.flatMap(({ settles }) => settles));
	return {
		suggestions,
		withoutSuggestion: fixable.filter((one) => !settled.has(one))
	};
}
/** The lines that a suggestion of these edits replaces; undefined if they change nothing, another file, or lines far apart. */
function placeOf$1(lined, edits, fits) {
	if (edits.some((edit) => edit.file !== lined.file)) return void 0;
	const changes = lineChangesOfEdits(lined, edits);
	const start = changes[0]?.start;
	const end = changes.at(-1)?.end;
	if (start === void 0 || end === void 0 || isSpread(lined, changes)) return void 0;
	const first = lineNumberAt(lined, start);
	if (start < end) return [{
		first,
		last: lineNumberAt(lined, end - 1)
	}].find(fits);
	return [first - 1, first].filter((line) => line >= 1 && line < lined.starts.length).map((line) => ({
		first: line,
		last: line
	})).find(fits);
}
/** The most unchanged lines between two changes of one suggestion. GitHub shows them as removed and added. */
const maxKept = 40;
const isSpread = (lined, changes) => changes.some((change, index) => {
	const next = changes[index + 1];
	return next !== void 0 && lineNumberAt(lined, next.start) - lineNumberAt(lined, change.end) > maxKept;
});
const byPlace = (a, b) => a.lines.first - b.lines.first || a.lines.last - b.lines.last;
/**
* Groups ranges that touch or are close, if a comment can be placed on the whole group. A range that overlaps a group which it
* cannot join is left out. Ranges that do not touch stay separate if their conditions differ.
*/
function clusters(runs, fits, liesBy) {
	const all = [];
	for (const run of runs) {
		const alone = clusterOf(run);
		const bound = all.slice(-2).filter((other) => isBound(other, alone));
		const last = all.at(-1);
		const [first] = bound.length > 0 ? bound : last && liesBy(last, alone) ? [last] : [];
		const meeting = first ? all.slice(all.indexOf(first)) : [];
		if (first !== void 0 && fits([...meeting, alone].map(({ lines }) => lines).reduce(around))) all.splice(all.indexOf(first), meeting.length, [...meeting, alone].reduce(merged));
		else if (bound.length === 0) all.push(alone);
	}
	return all.map(({ runs }) => runs);
}
/** The most unchanged lines between two ranges of one suggestion. More are allowed within a section. */
const maxBetween = {
	anywhere: 2,
	inSection: 6
};
const maxLines = 15;
/**
* Returns a test: whether two ranges belong in one suggestion. GitHub's button may change line endings, so in a file with CRLF no
* unchanged lines may be between them.
*/
function lyingTogether(file, sectionOf) {
	const isPlain = !file.text.includes("\r");
	return (before, { lines, countsOn, runs }) => {
		const between = lines.first - before.lines.last - 1;
		const [section, other] = [before, { runs }].map((each) => each.runs[0]?.settles.map(sectionOf)[0]);
		const isNear = between <= (section !== void 0 && section === other ? maxBetween.inSection : maxBetween.anywhere);
		const isShort = lines.last - before.lines.first < maxLines;
		return countsOn === before.countsOn && (between === 0 || isPlain && isNear && isShort);
	};
}
const clusterOf = (run) => ({
	lines: run.lines,
	countsOn: [...new Set(run.settles.flatMap(({ fix }) => fix.safe ? [] : fix.assumes ?? ""))].sort().join("\n"),
	additions: new Set(run.edits.flatMap(({ start, end }) => start === end ? [start] : [])),
	runs: [run]
});
const isBound = (before, { lines, additions }) => lines.first <= before.lines.last || lines.first === before.lines.last + 1 && [...additions].some((at) => before.additions.has(at));
/** Adds the second group to the first, in place: the first may be long. */
function merged(one, { lines, countsOn, additions, runs }) {
	for (const run of runs) one.runs.push(run);
	for (const at of additions) one.additions.add(at);
	const both = [...new Set([one.countsOn, countsOn].filter(Boolean))].sort().join("\n");
	return {
		...one,
		lines: around(one.lines, lines),
		countsOn: both
	};
}
const shares = (before, run) => before !== void 0 && run.lines.first <= before.lines.last;
function pushed(list, item) {
	list.push(item);
	return list;
}
/**
* Joins a group of ranges into one suggestion, or all but the last, which may be at the end of the file. If neither is possible,
* the ranges are joined one by one, which is slower.
*/
function together(lined, cluster, fits) {
	for (const count of [cluster.length, cluster.length - 1].filter((count) => count > 0)) {
		const one = asOne(lined, cluster.slice(0, count), fits);
		if (fits(one.lines) && isSayable(lined, one)) return cluster.slice(count).reduce((done, run) => joined(lined, done, run, fits), [one]);
	}
	return cluster.reduce((done, run) => joined(lined, done, run, fits), []);
}
function asOne(lined, runs, fits) {
	const [only] = runs;
	if (only && runs.length === 1) return only;
	const settles = runs.flatMap((run) => run.settles).sort((a, b) => (lined.rank.get(a) ?? 0) - (lined.rank.get(b) ?? 0));
	const edits = settles.flatMap(({ fix }) => fix.edits);
	const whole = placeOf$1(lined, edits, fits) ?? placeOf$1(lined, edits, () => true);
	return {
		settles,
		edits,
		lines: [...runs.map((run) => run.lines), ...whole ? [whole] : []].reduce(around)
	};
}
/**
* Adds a range to the earlier ones: joined with the last one if they touch. If no comment can cover both, an adjacent range stays
* separate. A range that shares a line with an earlier one, or cannot be joined, is left out.
*/
function joined(lined, done, run, fits) {
	const before = done.at(-1);
	if (!before || run.lines.first > before.lines.last + 1) return [...done, run];
	const both = asOne(lined, [before, run], fits);
	if (fits(both.lines)) return isSayable(lined, both) ? joined(lined, done.slice(0, -1), both, fits) : [...done];
	return run.lines.first > before.lines.last ? [...done, run] : [...done];
}
const around = (a, b) => ({
	first: Math.min(a.first, b.first),
	last: Math.max(a.last, b.last)
});
const linesIn = (text) => linesOf$1(text).map((line) => line.replace(/\r?\n$/, ""));
/**
* Whether a suggestion can express the range. It cannot add or remove a final newline, and Markdown changes carriage returns and
* drops NUL.
*/
function isSayable(lined, run) {
	const { before, after } = textBeforeAndAfter(lined, run);
	return (after === "" || before.endsWith("\n") === after.endsWith("\n")) && !linesIn(after).some((line) => /[\r\0]/.test(line));
}
// src/report/rdjson.ts
/** The Reviewdog Diagnostic Format (reviewdog: proto/rdf/reviewdog.proto): one object. Columns count bytes of UTF-8. */
const rdjson = (report) => `${JSON.stringify({
	source,
	diagnostics: diagnosticsOf(report).map(asRdf)
}, null, 2)}\n`;
/** The diagnostics for reviewdog, one per line. */
const rdjsonl = (report) => diagnosticsOf(report).map((diagnostic) => `${JSON.stringify({
	...asRdf(diagnostic),
	source
})}\n`).join("");
const source = { name: "httpd-upgrade" };
function asRdf(diagnostic) {
	const { id, see, path, severity, start, end } = diagnostic;
	const suggestions = suggested(diagnostic);
	return {
		message: messageWithFix(diagnostic),
		location: {
			path,
			range: {
				start: inBytes(diagnostic, start),
				end: inBytes(diagnostic, end)
			}
		},
		severity: severity.toUpperCase(),
		code: {
			value: id,
			...see ? { url: see } : {}
		},
		...suggestions.length ? { suggestions } : {}
	};
}
/**
* The fix as one range of whole lines (without columns, and without the last newline), because reviewdog could apply several
* ranges separately. Empty without a fix, or if the fix changes another file.
*/
function suggested({ file, fix, positions }) {
	if (!fix || fix.edits.some((edit) => edit.file !== file)) return [];
	const { text } = file;
	const span = rangeOfEdits(fix.edits);
	const end = lineBehind(text, span.end);
	const above = lineBefore(text, span.start);
	const start = end < text.length || text.endsWith("\n") ? above : lineBefore(text, contentBefore(text, above));
	const part = {
		path: file.path,
		text: text.slice(start, end)
	};
	const edits = fix.edits.map((edit) => ({
		...edit,
		file: part,
		start: edit.start - start,
		end: edit.end - start
	}));
	const passed = positions.at(start).line - 1;
	return suggestionsFor(part, [{ fix: {
		...fix,
		edits
	} }], () => true).suggestions.map(({ lines, text }) => ({
		range: {
			start: { line: passed + lines.first },
			end: { line: passed + lines.last }
		},
		text: text.join("\n")
	}));
}
/** The start of the line before the line at an offset. */
const lineBefore = (text, offset) => lineStart(text, Math.max(0, lineStart(text, offset) - 1));
const lineStart = (text, at) => at === 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1;
/** The end of the text before an offset, without newlines. */
const contentBefore = (text, offset) => text.slice(0, offset).replace(/[\r\n]+$/, "").length;
/** The end of the line after the line at an offset. */
function lineBehind(text, offset) {
	const newline = text.indexOf("\n", offset);
	const next = newline < 0 ? -1 : text.indexOf("\n", newline + 1);
	return next < 0 ? text.length : next + 1;
}
function inBytes({ positions }, { line, column }) {
	const before = positions.line(line).slice(0, column - 1);
	return {
		line,
		column: new TextEncoder().encode(before).length + 1
	};
}
// src/report/sarif.ts
/**
* SARIF 2.1.0, for GitHub's code scanning and others. The worst results come first, because their number is limited.
* Lines and columns start at 1, columns in UTF-16 units.
* @param version of this tool, if known
*/
function sarif({ site, migration: { findings }, applied, rewritten }, version) {
	const prints = fingerprintsOf(findings);
	const left = findings.filter((finding) => !applied.has(finding)).sort((a, b) => ranks[a.severity] - ranks[b.severity]);
	const rules = [...new Map(left.map(({ rule }) => [rule.id, rule])).values()];
	const index = new Map(rules.map(({ id }, at) => [id, at]));
	const results = left.slice(0, maxResults).map((finding) => ({
		ruleIndex: index.get(finding.rule.id),
		partialFingerprints: { "httpdUpgrade/v1": prints.get(finding) },
		...resultOf(finding, rewritten)
	}));
	const driver = {
		name: "httpd-upgrade",
		...version ? { version } : {},
		rules: rules.map(ruleEntry)
	};
	const invocations = [{
		executionSuccessful: true,
		toolExecutionNotifications: filesIn(site).flatMap((file) => site.problemsOf(file).map((problem) => notificationOf(file, problem, rewritten)))
	}];
	return `${JSON.stringify({
		$schema: schema,
		version: "2.1.0",
		runs: [{
			tool: { driver },
			invocations,
			columnKind: "utf16CodeUnits",
			results
		}]
	}, null, 1)}\n`;
}
/** A syntax problem as a notification: it breaks no rule, but makes the results less certain. */
const notificationOf = (file, { at, message }, rewritten) => ({
	level: "warning",
	message: { text: message },
	locations: [locationOf(file, regionOf(currentPositions(rewritten, file), at))]
});
const schema = "https://json.schemastore.org/sarif-2.1.0.json";
/** The number of results in a run that GitHub accepts. */
const maxResults = 25e3;
const ranks = {
	error: 0,
	warning: 1,
	info: 2
};
const levels = {
	error: "error",
	warning: "warning",
	info: "note"
};
const ruleEntry = ({ id, title, severity, see, page }) => ({
	id,
	shortDescription: { text: `${title}.` },
	help: {
		text: `${page.trim()}\n\nSee ${see}`,
		markdown: `${page.trim()}\n\n[Apache's manual](${see})`
	},
	helpUri: see,
	defaultConfiguration: { level: levels[severity] },
	properties: { tags: ["httpd", "upgrade"] }
});
function resultOf({ rule, file, range, severity, message, fix }, rewritten) {
	const assumes = fix?.assumes ? ` Check first: is this true? ${fix.assumes}` : "";
	return {
		ruleId: rule.id,
		level: levels[severity],
		message: { text: message + assumes },
		locations: [locationOf(file, regionOf(currentPositions(rewritten, file), range))],
		...fix ? { fixes: [{
			description: { text: `${fix.title}.` },
			artifactChanges: changesOf(fix.edits, rewritten)
		}] } : {}
	};
}
function changesOf(edits, rewritten) {
	return Array.from(groupBy(edits, ({ file }) => file), ([file, own]) => ({
		artifactLocation: placeOf(file),
		replacements: own.map((edit) => ({
			deletedRegion: regionOf(currentPositions(rewritten, file), edit),
			...edit.text === "" ? {} : { insertedContent: { text: edit.text } }
		}))
	}));
}
function regionOf(positions, { start, end }) {
	const from = positions.at(start);
	const to = positions.at(end);
	return {
		startLine: from.line,
		startColumn: from.column,
		endLine: to.line,
		endColumn: to.column
	};
}
const locationOf = (file, region) => ({ physicalLocation: {
	artifactLocation: placeOf(file),
	region
} });
/** A path as a URI relative to the folder from which the files were read. */
const placeOf = ({ path }) => ({ uri: path.replace(/^\.\//, "").split("/").map(encodeURIComponent).join("/") });
export { quoteShellPaths as S, inColour as _, json as a, shellLineToCopyMissingFiles as b, summaryLine as c, explanationsObject as d, explanationText as f, checklistMarkdown as g, checklistText as h, markdown as i, text as l, fileDiffs as m, rdjson as n, gitlab as o, diff as p, rdjsonl as r, github as s, sarif as t, explanationJson as u, plain as v, copiedServers as x, checklistObjects as y };
